"""Trading (CC-17)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.catalogue import word
from edubba.core.journal import sees
from edubba.core.words import Message
from edubba.games.clash_of_cultures.events import CardsShown


def offer() -> Table:
    """Red gives 1 food and a card to blue and wants 2 wood and one Action card."""
    game = table(3).has(0, food=2).has(1, food=0, wood=2).holds(0, "act_05 act_06")
    game.holds(1, "act_07 act_08").turn_of(0)
    game.play("trade blue", "count 1", "card act_06", "stop", "count 2", "count 1")
    return game


@pytest.mark.rule("CC-17.1", "CC-17.2", "CC-17.3")
def test_an_offer_is_accepted() -> None:
    game = offer()
    assert (game.asked, game.state.actor) == ("trade_answer", 1)
    game.play("yes", "card act_08")
    assert (game.hand(0), game.hand(1)) == ({"act_05", "act_08"}, {"act_06", "act_07"})
    assert (game.goods(0), game.goods(1)) == ({"food": 1, "wood": 2}, {"food": 1})
    assert game.asked == "main"


@pytest.mark.rule("CC-17.3")
def test_decline_and_counter_offer() -> None:
    game = offer().play("no")
    assert (game.goods(0), game.state.offers) == ({"food": 2}, 1)
    game = offer().play("trade red")
    assert (game.asked, game.state.actor) == ("trade_count", 1)
    game.play("count 1", "stop", "count 2", "count 0")
    assert (game.asked, game.state.actor, game.legal()) == ("trade_answer", 0, ["yes", "no"])
    game.play("yes")
    assert (game.goods(0), game.goods(1)) == ({"wood": 1}, {"food": 2, "wood": 1})


@pytest.mark.rule("CC-17.3")
def test_three_offers_a_turn() -> None:
    game = table().turn_of(0)
    for _ in range(3):
        game.play("trade blue", "count 1", "count 0", "no")
    assert game.legal("trade") == []
    assert game.refusal("trade blue").rule == "CC-17.3"


@pytest.mark.rule("CC-17.2", "CC-17.3", "CC-18.3")
def test_gains_above_the_maximum_are_lost() -> None:
    game = table().has(0, food=2).has(1, food=2).turn_of(0)
    game.play("trade blue", "count 2", "count 0", "yes")
    assert (game.goods(0), game.goods(1)) == ({}, {"food": 2})


@pytest.mark.rule("CC-15.5", "CC-17.3")
def test_only_the_partner_sees_the_cards() -> None:
    game = offer()
    shown = [
        [sees(mask, seat) for seat in range(3)]
        for event, mask in zip(game.journal.events, game.journal.masks, strict=True)
        if isinstance(event, CardsShown)
    ]
    assert shown == [[True, True, False]]
    assert game.player(0).known[1] == 1 << 5
    assert game.player(0).known[2] == 0


@pytest.mark.rule("CC-17.3")
def test_a_number_is_told_with_what_it_counts() -> None:
    """On its button it stands alone; among the steps of a turn nobody would know what it means."""
    game = table(3).has(0, food=2).has(1, food=0, wood=2).holds(1, "act_07").turn_of(0)
    told: list[list[str]] = []
    for move in ("trade blue", "count 1", "count 2", "count 1"):
        label = game.state.decision().label(game.state, game.action(move))
        facts = [word(fact) for fact in label.args.values() if isinstance(fact, Message)]
        told.append([label.id.removeprefix("clash_of_cultures/"), word(label), *facts])
        game.play(move)
    assert told[1:] == [
        ["label-trade_give", "1", "1 food"],
        ["label-trade_want", "2", "2 wood"],
        ["label-trade_want", "1", "1 card"],
    ]
