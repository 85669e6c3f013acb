"""What the board shows of a choice before it is made: prices, reach, and what would be added."""

import random

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player

from edubba.core.catalogue import word
from edubba.core.options import Value
from edubba.games.ulm import GAME
from edubba.games.ulm.act_view import ActView
from edubba.games.ulm.space import COLOURS, SPACE
from edubba.games.ulm.view import UlmView
from edubba.match import Match


def test_what_would_be_added_is_what_the_end_adds() -> None:
    me = player(face_up="patrician nave_1", sparrows=3, barge=11)
    table = after_push("gray", players=[me], round=10, start_player=1)
    before = table.view(0).players
    assert before[0].to_add == {
        "sparrows": 3,
        "river": 1,
        "cathedral": 3,
        "trade": 0,
        "chronicle": 4,
    }
    table.play("end_turn")
    after = table.view(0).players
    for old, new in zip(before, after, strict=True):
        assert new.vp == old.vp + sum(old.to_add.values())
        assert new.to_add == {}  # it is in the points by now


def test_a_turn_tells_what_its_actions_give() -> None:
    me = player(barge=9, descendants="mint_master barge_driver")
    turn = after_push("gray", players=[me, player(barge=10)]).view(1).turn
    assert turn.money == 2
    assert turn.sails == [11, 12]  # the other barge is jumped
    assert turn.seal_price == 2
    assert turn.reach == ["town_hall", "garden"]


def test_the_tower_changes_what_a_turn_gives() -> None:
    options: dict[str, Value] = {"danube": "23_spaces"}
    me = player(barge=22)
    turn = (
        after_push("gray", players=[me], tower="tower_notary_discount", options=options)
        .view(0)
        .turn
    )
    assert turn.seal_price == 1
    assert turn.sails == []
    assert turn.reach == ["goose_tower", "shipyard"]


def test_a_card_tells_the_parts_of_its_top() -> None:
    (card,) = after_push("gray", players=[player(hand="fustian_5")]).view(0).players[0].hand
    assert card.kind == "fustian"
    assert card.parts == {"coins": 2, "move": 2}


def acts(table: Table, seat: int = 0) -> dict[str, ActView]:
    return {act.id: act for act in table.view(seat).acts}


def shut(table: Table) -> dict[str, tuple[str, str]]:
    """What cannot be done, with the reason and its rule."""
    return {id: (word(act.why), act.rule) for id, act in acts(table).items() if act.why is not None}


def test_the_verbs_before_a_push_come_with_price_or_reason() -> None:
    me = player(hand="siege", tiles="brown", sparrows=0, descendants="merchant")
    table = before_push("gray", players=[me], docks="gray - gray white gray")
    assert [*acts(table)] == ["exchange", "scholar", "push", "play", "merchant"]
    assert acts(table)["exchange"].price == {"sparrows": 1}
    assert shut(table) == {
        "exchange": ("The exchange costs a sparrow, and you have none.", "UL-4.7"),
        "scholar": ("You do not have the Scholar.", "UL-7.2"),
    }


def test_what_bars_every_dock_tile_or_card_is_said_of_all() -> None:
    me = player(tiles="gray", sparrows=2, descendants="merchant scholar")
    table = before_push("gray", players=[me], docks="gray - gray gray gray")
    assert shut(table) == {
        "exchange": ("No dock holds a tile of another colour.", "UL-4.7"),
        "scholar": ("You have no tile of another colour.", "UL-7.2"),
        "play": ("You have no card in hand.", "UL-4.12"),
        "merchant": ("None of your tiles can be swapped for one of another colour.", "UL-7.6"),
    }


def test_after_a_push_each_action_says_why_it_cannot_be_used() -> None:
    me = player(coins=1, hand="siege", barge=9)
    table = after_push("orange white gray", players=[me])
    assert acts(table)["orange"].price == {"coins": 2}
    assert acts(table)["gray"].why is None
    assert acts(table)["play"].why is None
    assert shut(table) == {
        "brown": ("Your line offers no further Card action.", "UL-4.10"),
        "turquoise": ("Your line offers no further River action.", "UL-4.10"),
        "white": ("There is no pushed-out tile to take.", "UL-4.10"),
        "orange": ("A Seal action costs 2 coins, and you have 1.", "UL-5.12"),
        "merchant": ("You do not have the Merchant.", "UL-7.6"),
    }


@pytest.mark.parametrize(
    ("tower", "act", "price"),
    [
        ("tower_sparrow_flight", "exchange", {}),
        ("tower_notary_discount", "orange", {"coins": 1}),
        ("tower_open_gates", "orange", {}),
    ],
)
def test_the_decree_changes_the_price_of_a_verb(
    tower: str, act: str, price: dict[str, int]
) -> None:
    me = player(coins=3)
    if act == "exchange":
        table = before_push("gray", players=[me], tower=tower)
    else:
        table = after_push("orange", players=[me], tower=tower)
    assert acts(table)[act].price == price
    assert acts(table)[act].why is None


def test_only_the_seat_that_is_asked_learns_its_verbs() -> None:
    table = before_push("gray", players=[player(hand="siege")])
    assert acts(table, 0)
    assert not acts(table, 1)
    assert not acts(table.play("push n0"), 1)


@pytest.mark.parametrize("seed", range(3))
def test_a_verb_is_shut_exactly_while_none_of_its_moves_is_legal(seed: int) -> None:
    match = Match.new(GAME.setup(3), ["a", "b", "c"], seed=seed)
    rng = random.Random(seed)
    seen: set[str] = set()
    while not match.over:
        moves = match.state.legal_actions()
        view = match.view(match.actor)
        assert isinstance(view, UlmView)
        written = [str(SPACE.decode(move)) for move in moves]
        for act in view.acts:
            possible = any(move.startswith(VERBS[act.id]) for move in written)
            assert (act.id, act.why is None) == (act.id, possible)
            seen.add(act.id)
        match.play(rng.choice(moves))
    assert seen == {*VERBS}


VERBS = {
    "draw": ("draw_tile",),
    "exchange": ("exchange_dock",),
    "scholar": ("scholar_push",),
    "push": ("push ",),
    "play": ("play_",),
    "merchant": ("merchant_give",),
    **{colour: (f"use_action {colour}",) for colour in COLOURS},
}
