"""Empty bag, empty piles and other rare things (UL-12)."""

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.games.ulm.space import CARDS, COLOURS

SETTLED = (27, 24, 24, 24, 24)
"""Tiles of each colour that are not in the grid; with the docks empty, all that can be owned."""


def supply(*left_out: str) -> str:
    """All tiles beside those in the grid and the ones named."""
    counts = dict(zip(COLOURS, SETTLED, strict=True))
    for colour in left_out:
        counts[colour] -= 1
    return " ".join(f"{colour} " * count for colour, count in counts.items())


def empty_bag(docks: str = "- - - - -", me: str = "", outer: str = "") -> Table:
    """Everything is in the supplies, the first player has only what is said."""
    out = [*me.split(), *(d for d in docks.split() if d != "-")]
    out += [part.split("=")[1] for part in outer.split()]
    people = [player(tiles=me), player(tiles=supply(*out))]
    return position(players=people, docks=docks, outer=outer)


@pytest.mark.rule("UL-12.1")
def test_pushed_out_tiles_are_returned_to_an_empty_bag() -> None:
    table = empty_bag(outer="n0=gray s1=white")
    assert table.outer() == {}
    assert table.weights() == {"tile white": 1, "tile gray": 1}
    table.play("tile gray")
    assert len(table.legal("push")) == 12


@pytest.mark.rule("UL-12.1")
def test_then_a_dock_tile_is_pushed_and_its_slot_stays_empty() -> None:
    table = empty_bag(docks="gray - white - -", me="orange")
    assert table.legal() == ["take_dock 0", "take_dock 2"]
    table.play("take_dock 2")
    assert table.state.drawn_tile == COLOURS.index("white")
    assert table.docks() == ["gray", None, None, None, None]
    assert table.legal("exchange_dock") == []
    table.play("push n0")
    assert table.grid()[0].startswith("white")


@pytest.mark.rule("UL-12.1")
def test_then_an_own_tile_must_be_pushed() -> None:
    table = empty_bag(me="orange gray")
    assert table.legal() == ["scholar_push orange", "scholar_push gray"]
    table.play("scholar_push gray")
    assert table.tiles() == {"orange": 1}
    assert table.state.drawn_tile == COLOURS.index("gray")


@pytest.mark.rule("UL-12.1")
def test_no_scholar_and_no_exchange_then() -> None:
    me = player(tiles="orange gray", descendants="scholar", sparrows=2)
    table = position(players=[me, player(tiles=supply("orange", "gray"))], docks="- - - - -")
    table.play("scholar_push gray")
    assert {move.split()[0] for move in table.legal()} == {"push"}


@pytest.mark.rule("UL-12.1")
def test_and_without_any_tile_there_is_no_push() -> None:
    me = player(hand="nave_1")
    table = position(players=[me, player(tiles=supply())], docks="- - - - -")
    assert table.legal() == ["draw_tile", "play_face_up nave_1"]
    table.play("draw_tile")
    assert table.legal() == ["end_turn", "play_face_up nave_1"]
    table.play("play_face_up nave_1")
    assert table.state.to_move == 1


@pytest.mark.rule("UL-12.2", "UL-4.4")
def test_empty_docks_are_refilled_at_the_start_of_a_turn() -> None:
    table = position(docks="- brown - orange gray")
    assert (table.asked, table.state.a) == ("refill_dock", 0)
    table.play("tile gray")
    assert (table.asked, table.state.a) == ("refill_dock", 2)
    table.play("tile white")
    assert table.docks() == ["gray", "brown", "white", "orange", "gray"]
    assert table.asked == "turn_draw"


@pytest.mark.rule("UL-12.2")
def test_as_far_as_the_bag_goes() -> None:
    table = position(players=[player(tiles=supply("gray"))], docks="- - - - -")
    assert table.asked == "refill_dock"
    table.play("tile gray")
    assert table.asked == "before_push"  # the bag is empty: that dock tile is the one to push
    assert table.state.drawn_tile == COLOURS.index("gray")
    assert table.docks() == [None] * 5
    taking = after_push(
        "white",
        players=[player(descendants="abbot"), player(tiles=supply(*COLOURS, "gray"))],
        outer="n0=gray",
    )
    assert taking.bag() == 0
    taking.play("use_action white", "take_dock 0")
    assert taking.docks()[0] is None


@pytest.mark.rule("UL-12.2")
def test_the_block_check_comes_before_the_refill() -> None:
    outer = "e0=gray e1=gray e2=gray n0=gray n1=gray n2=gray"
    table = position(players=[player(tiles=supply(*["gray"] * 6))], docks="- - - - -", outer=outer)
    assert table.asked == "refill_dock"
    assert table.bag() == 6


@pytest.mark.rule("UL-12.3")
def test_builder_with_one_tile_in_the_bag() -> None:
    me = player(descendants="builder")
    table = position(players=[me, player(tiles=supply(*COLOURS, "gray"))])
    assert table.bag() == 1
    table.play("tile gray")
    assert table.asked == "before_push"


def no_cards(*but: str) -> str:
    return " ".join(card for card in CARDS if card not in but)


@pytest.mark.rule("UL-12.4")
def test_no_card_left_to_draw() -> None:
    people = [player(barge=16, tiles="gray white", coins=4), player(face_up=no_cards())]
    table = after_push("orange brown gray", players=people)
    assert table.legal("use_action") == ["orange", "gray"]
    table.play("use_action orange", "seal_quarter goose_tower")
    assert table.seals_in("goose_tower") == 1
    assert table.asked == "action_menu"
    hall = after_push("orange gray", players=[player(barge=9), people[1]])
    hall.play("use_action orange", "seal_quarter town_hall")
    assert hall.asked == "town_hall_choice"
    end = after_push("turquoise gray", players=[player(barge=20), people[1]])
    end.play("use_action turquoise")
    assert end.player().barge == 21
    assert end.hand() == []


@pytest.mark.rule("UL-12.5")
def test_fewer_cards_than_should_be_drawn() -> None:
    people = [player(barge=16), player(face_up=no_cards("siege", "nave_1"))]
    table = after_push("orange gray", players=people)
    table.play("use_action orange", "seal_quarter goose_tower", "card siege", "card nave_1")
    assert table.legal("choose_card") == ["nave_1", "siege"]
    single = [player(barge=16), player(face_up=no_cards("siege"))]
    one = after_push("orange gray", players=single)
    one.play("use_action orange", "seal_quarter goose_tower", "card siege")
    assert one.hand() == ["siege"]
    assert one.asked == "action_menu"


@pytest.mark.rule("UL-12.5", "UL-8.8")
def test_a_choice_across_a_reshuffle() -> None:
    others = [player(face_up=no_cards("siege", "nave_1", "choir_1"))]
    table = after_push(
        "brown gray", players=[player(tiles="gray gray"), *others], discard=["siege", "choir_1"]
    )
    table.play("use_action brown", "card nave_1", "card choir_1", "choose_card nave_1")
    assert table.hand() == ["nave_1"]
    assert table.discard() == ["choir_1"]  # it was not part of the shuffled pile
    assert table.state.deck == 1 << CARDS.index("siege")


@pytest.mark.rule("UL-12.6", "UL-2.10")
def test_full_quarters() -> None:
    table = after_push(
        "orange gray", players=[player(barge=13)], quarters={"reichenauer_hof": [2, 2]}
    ).play("use_action orange")
    assert table.asked == "dock_choice"  # the Shipyard was the only quarter with a free space
    full = {"reichenauer_hof": [2, 2], "shipyard": [0, 4]}
    none = after_push("orange gray", players=[player(barge=13)], quarters=full)
    assert none.refusal("use_action orange").rule == "UL-12.6"


@pytest.mark.rule("UL-12.12", "UL-13.7")
def test_scarce_sparrows_go_to_the_active_player_first() -> None:
    people = [player(sparrows=9), player(sparrows=10), player(sparrows=10)]
    table = before_push(
        "gray",
        seats=3,
        options={"limited_supply": True},
        players=people,
        to_move=1,
        edges={"n0": 0, "w0": 1},
    ).play("push n0")
    assert [table.player(seat).sparrows for seat in range(3)] == [9, 11, 10]


@pytest.mark.rule("UL-12.15")
def test_a_merchant_swaps_once_a_round() -> None:
    me = player(descendants="merchant", tiles="gray gray")
    table = before_push("white", players=[me]).play("merchant_give gray", "take_dock 0")
    table.play("push n0")
    assert table.state.to_move == 1 or table.legal("merchant_give") == []
    assert table.refusal("merchant_give gray").rule == "UL-7.6"


@pytest.mark.rule("UL-12.16")
def test_a_played_card_may_be_taken_back() -> None:
    me = player(barge=17, coins=1, hand="first_ulm_chronicle", tiles="orange")
    table = position(players=[me]).play("play_immediate first_ulm_chronicle")
    table.play("seal_quarter goose_tower", "goose_tower discard_pile")
    assert table.hand() == ["first_ulm_chronicle"]
    assert table.discard() == []
