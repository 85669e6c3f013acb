"""Cards: drawing, playing, and the top of every card (UL-8)."""

from typing import Any

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.games.ulm.space import CARDS, DATA

COST = {card.text("id"): card.text("cost_tile") for card in DATA.each("cards")}
CATHEDRAL = [card.text("id") for card in DATA.each("cards") if card.text("family") == "cathedral"]
COST_BY_COLOUR = {
    "brown": "nave_1 fustian_2 works_of_art_1 commercial_goods_4 reformation",
    "turquoise": "choir_1 steeple_2 fustian_3 works_of_art_5 commercial_goods_1 "
    "fisherman_jousting swabian_league",
    "white": "nave_2 choir_3 fustian_4 works_of_art_3 commercial_goods_5 city_wall siege",
    "orange": "choir_2 steeple_3 fustian_5 works_of_art_2 commercial_goods_2 "
    "first_ulm_chronicle ulm_sparrow",
    "gray": "nave_3 steeple_1 fustian_1 works_of_art_4 commercial_goods_3 "
    "construction_freeze patrician",
}


def playing(card: str, **kwargs: Any) -> Table:
    """A player about to play a card for its top, with just the tile that it costs."""
    me: dict[str, Any] = {
        "hand": card,
        "tiles": COST[card],
        "coins": 0,
        "sparrows": 0,
        "vp": 0,
        "barge": 5,
    }
    me |= kwargs.pop("me", {})
    others = kwargs.pop("others", [])
    return before_push("gray", players=[player(**me), *others], **kwargs)


def gains(table: Table) -> tuple[int, int, int, int]:
    me = table.player()
    return me.vp, me.coins, me.sparrows, me.barge


def test_costs() -> None:
    for colour, cards in COST_BY_COLOUR.items():
        assert {card for card in CARDS if COST[card] == colour} == {*cards.split()}


@pytest.mark.rule("UL-8.2", "UL-8.3", "UL-8.4")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_laid_face_up_for_nothing(card: str) -> None:
    table = playing(card, me={"tiles": ""}).play(f"play_face_up {card}")
    assert table.face_up() == [card]
    assert (table.hand(), table.discard()) == ([], [])
    assert gains(table) == (0, 0, 0, 5)
    assert table.player().played == 1


PLAIN = {
    **dict.fromkeys(CATHEDRAL, (6, 0, 0, 0)),
    "fustian_1": (0, 4, 0, 0),
    "fustian_2": (1, 3, 0, 0),
    "fustian_3": (0, 3, 0, 1),
    "fustian_4": (2, 2, 0, 0),
    "fustian_5": (0, 2, 0, 2),
    "works_of_art_1": (5, 0, 0, 0),
    "works_of_art_2": (4, 1, 0, 0),
    "works_of_art_3": (4, 0, 0, 1),
    "works_of_art_4": (3, 2, 0, 0),
    "works_of_art_5": (3, 0, 0, 2),
    "commercial_goods_1": (0, 0, 0, 4),
    "commercial_goods_2": (0, 1, 0, 3),
    "commercial_goods_3": (1, 0, 0, 3),
    "commercial_goods_4": (0, 2, 0, 2),
    "commercial_goods_5": (2, 0, 0, 2),
    "construction_freeze": (0, 4, 0, 0),
    "patrician": (0, 2, 2, 0),
}
"""VP, coins, sparrows, most steps."""


@pytest.mark.rule("UL-8.2", "UL-8.9", "UL-8.10", "UL-8.15")
@pytest.mark.parametrize("card", PLAIN)
def test_plain_tops(card: str) -> None:
    vp, coins, sparrows, steps = PLAIN[card]
    table = playing(card)
    bag = table.bag()
    table.play(f"play_immediate {card}")
    if steps:
        assert table.legal("move_steps") == [str(n) for n in range(steps + 1)]
        table.play(f"move_steps {steps}")
    assert gains(table) == (vp, coins, sparrows, 5 + steps)
    assert table.tiles() == {}
    assert table.bag() == bag + 1
    assert table.discard() == [card]
    assert table.player().played == 1


@pytest.mark.rule("UL-8.2")
@pytest.mark.parametrize("card", CARDS)
def test_every_top_costs_its_tile(card: str) -> None:
    others = " ".join(dict.fromkeys(c for c in COST.values() if c != COST[card]))
    table = playing(card, me={"tiles": others, "sparrows": 2, "coins": 2}, outer="n0=gray")
    assert table.legal("play_immediate") == []
    assert table.refusal(f"play_immediate {card}").rule == "UL-8.2"


@pytest.mark.rule("UL-8.2")
def test_parts_come_in_the_printed_order() -> None:
    first = playing("fustian_3").play("play_immediate fustian_3")
    assert first.player().coins == 3  # the coins before the step is chosen
    last = playing("commercial_goods_4").play("play_immediate commercial_goods_4")
    assert last.player().coins == 0
    last.play("move_steps 1")
    assert last.player().coins == 2


@pytest.mark.rule("UL-8.1")
def test_a_card_may_be_played_in_the_turn_it_was_gained() -> None:
    table = after_push("brown gray", players=[player(tiles="gray gray")])
    table.play("use_action brown", "card nave_1", "card siege", "choose_card nave_1")
    table.play("play_face_up nave_1")
    assert table.face_up() == ["nave_1"]
    holder = position(players=[player(hand=" ".join(CARDS[:20]))])
    assert len(holder.legal("play_face_up")) == 20  # there is no hand limit


@pytest.mark.rule("UL-8.4")
def test_cards_discarded_from_a_choice_are_not_played() -> None:
    table = after_push("brown gray", players=[player(tiles="gray gray")])
    table.play("use_action brown", "card nave_1", "card siege", "choose_card nave_1")
    assert table.player().played == 0


@pytest.mark.rule("UL-8.5", "UL-12.6")
def test_first_ulm_chronicle() -> None:
    table = playing("first_ulm_chronicle", me={"coins": 1, "barge": 13})
    table.play("play_immediate first_ulm_chronicle", "seal_quarter reichenauer_hof")
    assert gains(table) == (1, 0, 0, 13)
    assert table.seals_in("reichenauer_hof") == 1
    poor = playing("first_ulm_chronicle", me={"coins": 0})
    assert poor.legal("play_immediate") == []
    full = {"oath_house": [0, 4], "tillage": [0, 4]}
    owner = player(descendants="abbot scholar builder merchant")
    nowhere = playing("first_ulm_chronicle", me={"coins": 1}, others=[owner], quarters=full)
    assert nowhere.legal("play_immediate") == []


@pytest.mark.rule("UL-8.6")
def test_city_wall() -> None:
    table = playing("city_wall", outer="n0=gray n1=brown e0=white").play("play_immediate city_wall")
    assert table.legal() == ["clear_side n", "clear_side e"]
    table.play("clear_side n")
    assert table.tiles() == {"brown": 1, "gray": 1}
    assert table.points()[0] == 2
    alone = playing("city_wall").play("play_immediate city_wall")
    assert alone.points()[0] == 2


@pytest.mark.rule("UL-8.7")
def test_ulm_sparrow() -> None:
    table = playing("ulm_sparrow", me={"sparrows": 7}).play("play_immediate ulm_sparrow")
    assert table.legal("convert_sparrows") == ["1", "2", "3", "4", "5"]
    table.play("convert_sparrows 4")
    assert gains(table) == (0, 4, 3, 5)
    few = playing("ulm_sparrow", me={"sparrows": 2}).play("play_immediate ulm_sparrow")
    assert few.legal("convert_sparrows") == ["1", "2"]
    one = playing("ulm_sparrow", me={"sparrows": 1}).play("play_immediate ulm_sparrow")
    assert gains(one) == (0, 1, 0, 5)
    assert playing("ulm_sparrow").legal("play_immediate") == []


@pytest.mark.rule("UL-8.8", "UL-12.16")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    hidden = " ".join(card for card in CARDS if card not in ("siege", "reformation", "nave_1"))
    others = [player(face_up=hidden)]
    table = playing("reformation", others=others, discard=["siege"])
    table.play("play_immediate reformation")
    assert [*table.weights()] == ["card nave_1"]
    assert table.discard() == ["reformation", "siege"]
    table.play("card nave_1")
    assert {*table.weights()} == {"card reformation", "card siege"}
    table.play("card reformation")
    assert table.hand() == ["nave_1", "reformation"]
    assert table.discard() == []
    assert table.state.deck == 1 << CARDS.index("siege")


@pytest.mark.rule("UL-8.11")
def test_reformation() -> None:
    table = playing("reformation").play("play_immediate reformation", "card nave_1", "card siege")
    assert table.hand() == ["nave_1", "siege"]
    assert table.asked == "before_push"
    others = [player(face_up=" ".join(card for card in CARDS if card != "reformation"))]
    assert playing("reformation", others=others).legal("play_immediate") == []


@pytest.mark.rule("UL-8.12")
@pytest.mark.parametrize(("seals", "vp"), [(1, 1), (5, 5), (6, 6), (8, 6)])
def test_siege(seals: int, vp: int) -> None:
    quarters = {"garden": [min(seals, 4), 0], "shipyard": [max(0, seals - 4), 0]}
    table = playing("siege", quarters=quarters, edges={"n0": 0}).play("play_immediate siege")
    assert table.points()[0] == vp
    assert playing("siege", edges={"n0": 0}).legal("play_immediate") == []


@pytest.mark.rule("UL-8.13")
def test_swabian_league() -> None:
    table = playing("swabian_league").play("play_immediate swabian_league")
    table.play("take_dock 0", "tile gray", "take_dock 0", "tile gray", "take_dock 0", "tile gray")
    assert table.tiles() == {"brown": 1, "gray": 2}
    assert table.asked == "before_push"
    empty = playing("swabian_league", docks="- - - - -")
    assert empty.legal("play_immediate") == []


@pytest.mark.rule("UL-8.14")
def test_fisherman_jousting() -> None:
    others = [player(barge=6), player(barge=4), player(barge=8)]
    table = playing("fisherman_jousting", seats=4, others=others)
    table.play("play_immediate fisherman_jousting", "move_steps 1")
    assert gains(table) == (2, 0, 0, 7)  # from 5 over 6 to 7: two are behind
    start = playing("fisherman_jousting", me={"barge": 0}).play(
        "play_immediate fisherman_jousting", "move_steps 0"
    )
    assert start.points()[0] == 0  # a barge on the same space is not behind
    last = playing("fisherman_jousting", me={"barge": 21}, others=[player(barge=20)])
    last.play("play_immediate fisherman_jousting")
    assert last.points()[0] == 1
    stuck = playing(
        "fisherman_jousting", me={"barge": 19}, seats=3, others=[player(barge=20), player(barge=21)]
    )
    assert stuck.legal("play_immediate") == []


@pytest.mark.rule("UL-8.10")
def test_no_step_where_there_is_no_space_ahead() -> None:
    stuck = playing("commercial_goods_1", me={"barge": 20}, others=[player(barge=21)])
    assert stuck.legal("play_immediate") == []
    partly = playing("commercial_goods_2", me={"barge": 20}, others=[player(barge=21)])
    partly.play("play_immediate commercial_goods_2")
    assert partly.player().coins == 1
    short = playing("commercial_goods_1", me={"barge": 19})
    assert short.play("play_immediate commercial_goods_1").legal("move_steps") == ["0", "1", "2"]
    # Neither the Barge Driver nor a strong current helps.
    me = {"descendants": "barge_driver"}
    driven = playing("fustian_3", me=me, tower="tower_strong_current")
    assert driven.play("play_immediate fustian_3").legal("move_steps") == ["0", "1"]
