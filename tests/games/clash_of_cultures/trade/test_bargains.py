"""Trades item by item: what may be offered, who learns what, what others forget (CC-17)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.catalogue import word
from edubba.core.journal import SPECTATOR
from edubba.core.words import Message
from edubba.games.clash_of_cultures.space import CARDS, OBJECTIVE_CARDS

ACTIONS_MINE = "act_05 act_06"
GOALS_MINE = "obj_01 obj_02"


def market() -> Table:
    """Three players; red and blue hold two cards of each kind and know each other's not."""
    game = table(3).has(0, food=2).has(1, food=0).has(2, food=0)
    game.holds(0, f"{ACTIONS_MINE} {GOALS_MINE}").holds(1, "act_07 act_08 obj_07 obj_08")
    return game.turn_of(0)


def bit(names: list[str], name: str) -> int:
    return 1 << names.index(name)


def yellow_knows_all(game: Table) -> Table:
    for seat in (0, 1):
        player = game.state.edit(seat)
        player.known[2] = player.hand
        player.known_objectives[2] = player.objectives
    return game


def forgotten(game: Table) -> list[tuple[bool, bool]]:
    """For red and blue: does yellow know no Action cards, no Objective cards any more?"""
    return [
        (game.player(seat).known[2] == 0, game.player(seat).known_objectives[2] == 0)
        for seat in (0, 1)
    ]


def said(argument: object) -> str:
    assert isinstance(argument, Message)
    return word(argument)


@pytest.mark.rule("CC-17.3")
def test_items_are_asked_one_by_one() -> None:
    game = market().has(1, wood=1).play("trade blue")
    assert (game.question_id, said(game.asks_for("item"))) == ("ask-trade_give", "food")
    assert game.legal() == ["count 0", "count 1", "count 2"]
    assert game.whys("count 3") == ["at_most"]
    assert "2" in word(game.refusal("count 3").words)
    game.play("count 1")
    assert (game.asked, game.legal()) == ("trade_card", ["card act_05", "card act_06", "stop"])
    game.play("stop")
    assert game.legal() == ["objective obj_01", "objective obj_02", "stop"]
    assert game.whys("card act_05", "objective obj_07", "card act_07") == [
        "other_cards_now",
        "card_not_in_hand",
        "card_not_in_hand",
    ]
    game.play("objective obj_01")
    assert game.legal() == ["objective obj_02", "stop"]
    assert game.whys("objective obj_01") == ["card_named_already"]
    game.play("stop")
    assert (game.question_id, said(game.asks_for("item"))) == ("ask-trade_want", "wood")
    assert game.legal() == ["count 0", "count 1"]
    assert game.whys("count 2") == ["at_most"]
    assert "1" in word(game.refusal("count 2").words)
    game.play("count 1")
    assert (game.question_id, said(game.asks_for("item"))) == ("ask-trade_want", "Action cards")
    game.play("count 0")
    assert said(game.asks_for("item")) == "Objective cards"
    game.play("count 0")
    assert (game.asked, game.state.actor) == ("trade_answer", 1)


@pytest.mark.rule("CC-17.3")
def test_an_offer_of_nothing_is_none() -> None:
    game = table().has(0, food=0).has(1, food=1).turn_of(0).play("trade blue", "count 0")
    assert (game.asked, game.state.offers, game.told("trade_offered")) == ("main", 1, [])
    gift = table().has(0, food=1).has(1, food=0).turn_of(0).play("trade blue", "count 1")
    assert gift.asked == "trade_answer"
    wish = table().has(0, food=0).has(1, food=1).turn_of(0).play("trade blue", "count 1")
    assert wish.asked == "trade_answer"


def test_more_than_can_be_counted_is_offered_in_part() -> None:
    game = table().has(0, food=0, mood=60).has(1, food=0).turn_of(0).play("trade blue")
    most = len(game.legal()) - 1
    assert 7 < most < 60
    assert game.legal()[-1] == f"count {most}"


@pytest.mark.rule("CC-17.1")
def test_partners() -> None:
    game = table(3).turn_of(0)
    assert game.legal("trade") == ["blue", "yellow"]
    assert game.whys("trade red", "trade green") == ["trade_with_oneself", "no_such_player"]
    game.state.offers = 2
    assert game.legal("trade") == ["blue", "yellow"]
    game.state.offers = 3
    assert game.whys("trade blue") == ["no_offer_left"]
    closed = table(no_trading=True).turn_of(0)
    assert closed.whys("trade blue", "trade red") == ["no_trading", "no_trading"]


@pytest.mark.rule("CC-15.5", "CC-17.3")
def test_named_cards_are_known_to_both_only() -> None:
    game = market().play("trade blue", "count 0")
    assert (game.knowing("card act_06"), game.knowing("stop")) == ([0], [SPECTATOR, 0, 1, 2])
    game.play("card act_06", "stop", "stop", "count 0", "count 1")
    assert [len(game.heard("cards_shown", seat)) for seat in range(3)] == [1, 1, 0]
    assert game.player(0).known[1] == bit(CARDS, "act_06")
    assert (game.player(0).shown_to, game.player(1).shown_to) == (0b10, 0)
    game.play("yes")
    assert (game.legal(), game.knowing("objective obj_08")) == (
        ["objective obj_07", "objective obj_08"],
        [1],
    )
    assert game.whys("card act_07", "objective obj_01") == ["other_cards_now", "card_not_in_hand"]
    game.play("objective obj_08")
    assert (game.objectives(0), game.objectives(1)) == ({"obj_01", "obj_02", "obj_08"}, {"obj_07"})
    assert (game.hand(0), game.hand(1)) == ({"act_05"}, {"act_06", "act_07", "act_08"})
    assert game.player(1).known[0] == bit(CARDS, "act_06")
    assert game.player(0).known_objectives[1] == bit(OBJECTIVE_CARDS, "obj_08")
    assert [len(game.heard("cards_shown", seat)) for seat in range(3)] == [1, 1, 0]
    assert len(game.heard("trade_made", 2)) == 1


def test_goods_alone_show_no_cards() -> None:
    game = market().has(1, wood=1).play("trade blue", "count 1", "stop", "stop")
    game.play("count 1", "count 0", "count 0", "yes")
    assert (game.goods(0), game.goods(1)) == ({"food": 1, "wood": 1}, {"food": 1})
    assert (game.heard("cards_shown", 0), game.player(0).shown_to) == ([], 0)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("count 1,stop,stop,count 0,count 0,yes", [(False, False), (False, False)]),
        ("count 0,card act_05,stop,stop,count 0,count 0,yes", [(True, False), (False, False)]),
        ("count 0,stop,objective obj_01,stop,count 0,count 0,yes", [(False, True), (False, False)]),
        ("count 0,stop,stop,count 1,count 0,yes,card act_07", [(False, False), (True, False)]),
        ("count 0,stop,stop,count 0,count 1,yes,objective obj_07", [(False, False), (False, True)]),
    ],
)
@pytest.mark.rule("CC-15.5")
def test_a_third_forgets_the_hand_from_which_a_card_went(
    moves: str, expected: list[tuple[bool, bool]]
) -> None:
    game = yellow_knows_all(market()).play("trade blue", *moves.split(","))
    assert (game.asked, forgotten(game)) == ("main", expected)


@pytest.mark.rule("CC-17.3")
def test_wanted_cards_are_chosen_in_any_order_and_all_of_them() -> None:
    game = market().play("trade blue", "count 0", "stop", "stop", "count 2", "count 1", "yes")
    assert game.legal() == ["card act_07", "card act_08"]
    game.play("card act_08", "card act_07")
    assert game.legal() == ["objective obj_07", "objective obj_08"]
    game.play("objective obj_07")
    assert (game.hand(1), game.objectives(1)) == (set(), {"obj_08"})


@pytest.mark.rule("CC-17.3")
def test_a_counter_offer_starts_afresh() -> None:
    game = market().play(
        "trade blue", "count 1", "card act_06", "stop", "stop", "count 0", "count 0"
    )
    assert game.legal() == ["trade red", "yes", "no"]
    assert game.whys("trade yellow", "trade blue") == ["counter_to_partner"] * 2
    game.play("trade red", "card act_07", "stop", "stop", "count 0", "count 0", "count 0")
    assert (game.state.actor, game.legal()) == (0, ["yes", "no"])
    assert game.whys("trade blue") == ["one_counter_offer"]
    game.play("yes")
    assert (game.hand(0), game.hand(1)) == ({"act_05", "act_06", "act_07"}, {"act_08"})
    assert game.goods(0) == {"food": 2}


def test_a_declined_offer_changes_nothing() -> None:
    game = market().play(
        "trade blue", "count 1", "card act_06", "stop", "stop", "count 1", "count 0"
    )
    game.play("no")
    assert (game.asked, game.state.actor, game.goods(0)) == ("main", 0, {"food": 2})
    assert (game.hand(0), len(game.told("trade_declined"))) == ({"act_05", "act_06"}, 1)
    assert (game.state.offered, game.state.offers) == (0, 1)


def test_trade_items() -> None:
    game = table(3, 2).has(0, food=2).has(1, food=1).holds(0, "act_05 act_06 obj_01").turn_of(0)
    game.play("trade blue")
    assert game.whys("count 3") == ["at_most"]
    game.play("count 1", "card act_06")
    assert game.whys("card act_05", "card act_07", "objective obj_01") == [
        "cards_in_order",
        "card_not_in_hand",
        "other_cards_now",
    ]
    game.play("stop", "stop", "count 0")
    assert game.whys("trade yellow") == ["counter_to_partner"]
    game.play("trade red", "count 1", "count 0", "count 0", "count 0")
    assert game.whys("trade blue") == ["one_counter_offer"]
