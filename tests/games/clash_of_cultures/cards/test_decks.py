"""Decks, discard piles, and what others know of a hand (CC-15.4, CC-15.5, CC-16.6.5)."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.bits import BIT
from edubba.core.journal import EVERYONE, only
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures.codes import DECK_ACTION, DECK_OBJECTIVE, DECK_WONDER
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    draw,
    join_hand,
    join_objectives,
    leave_hand,
    leave_objectives,
    unsure,
)
from edubba.games.clash_of_cultures.space import CARDS, EVENTS, OBJECTIVE_CARDS, SPACE, WONDERS


def to_draw(game: Table, deck: int, count: int = 1) -> Table:
    """Red draws cards in his turn."""
    game.turn_of(0)
    draw(game.state, 0, deck, count)
    game.state.run_steps(game.journal)
    return game


def mausoleum() -> Table:
    return open_land().city("D2", 0, "happy", "", "great_mausoleum")


def discards(game: Table, *names: str) -> Table:
    """A discard pile of Action cards, the last one on top."""
    game.state.action_discard = vec[i64]([CARDS.index(name) for name in names])
    return game


@pytest.mark.rule("CC-15.4", "CC-20.2")
def test_an_objective_deck_is_made_new_from_its_own_discard_pile() -> None:
    game = table()
    game.state.objective_deck = 0
    game.state.objective_discard = BIT[OBJECTIVE_CARDS.index("obj_07")]
    to_draw(discards(game, "act_05"), DECK_OBJECTIVE, 2)
    assert game.legal() == ["draw obj_07"]
    assert (game.state.objective_discard, len(game.told("reshuffled"))) == (0, 1)
    game.play("draw obj_07")
    assert (game.asked, game.objectives(0)) == ("main", {"obj_07"})
    assert (game.told("reshuffled"), len(game.state.action_discard)) == ([], 1)


@pytest.mark.rule("CC-15.4", "CC-13.1")
def test_an_event_deck_is_made_new_from_its_own_discard_pile() -> None:
    game = open_land().levels(0, happiness=2).turn_of(0)
    game.state.event_deck = 0
    game.state.event_discard = vec[i64]([EVENTS.index("ev_34")])
    game.play("advance storage", "draw ev_34").settle()
    assert game.goods(0)["gold"] == 2
    empty = open_land().levels(0, happiness=2).turn_of(0)
    empty.state.event_deck = 0
    assert empty.play("advance storage").asked == "main"
    assert empty.told("reshuffled") == []


@pytest.mark.rule("CC-15.4", "CC-16.1", "CC-20.2")
def test_wonders_never_come_back() -> None:
    game = table()
    game.state.wonder_deck = 0
    game.state.objective_discard = 1
    game.state.event_discard = vec[i64]([0])
    assert to_draw(discards(game, "act_01"), DECK_WONDER).asked == "main"
    assert (game.state.display, game.told("reshuffled")) == (0, [])
    last = table()
    last.state.wonder_deck = BIT[WONDERS.index("great_statue")]
    to_draw(last, DECK_WONDER)
    assert last.state.seen_by(SPACE.parse("draw great_statue")) == EVERYONE
    last.play("draw great_statue")
    assert (last.state.display, len(last.told("wonder_revealed"))) == (1 << 5, 1)


@pytest.mark.rule("CC-15.4")
def test_a_deck_with_cards_is_left_as_it_is() -> None:
    game = to_draw(discards(table(), "act_05"), DECK_ACTION)
    assert len(game.legal("draw")) == 42
    assert (len(game.state.action_discard), game.told("reshuffled")) == (1, [])


@pytest.mark.rule("CC-16.6.5")
def test_the_great_mausoleum_offers_the_top_of_a_pile() -> None:
    first = to_draw(discards(mausoleum(), "act_09", "act_01"), DECK_ACTION)
    assert first.asked == "from_discard"
    first.play("yes")
    assert (first.hand(0), list(first.state.action_discard)) == (
        {"act_01"},
        [CARDS.index("act_09")],
    )
    assert len(first.told("took_from_discard")) == 1
    assert to_draw(mausoleum(), DECK_ACTION).asked == "draw_card"
    assert to_draw(discards(mausoleum(), "act_09"), DECK_OBJECTIVE).asked == "draw_card"
    assert to_draw(discards(open_land(), "act_09"), DECK_ACTION).asked == "draw_card"


@pytest.mark.rule("CC-16.6.5", "CC-15.4")
def test_who_leaves_the_top_card_draws_from_the_deck() -> None:
    game = to_draw(discards(mausoleum(), "act_09"), DECK_ACTION).play("no")
    assert (game.asked, len(game.state.action_discard)) == ("draw_card", 1)
    empty = discards(mausoleum(), "act_09")
    empty.state.action_deck = 0
    to_draw(empty, DECK_ACTION).play("no")
    assert empty.legal() == ["draw act_09"]


@pytest.mark.rule("CC-16.6.5")
def test_the_great_mausoleum_and_the_first_event() -> None:
    def drawing(*events: str) -> Table:
        game = mausoleum().levels(0, happiness=2).turn_of(0)
        game.state.event_discard = vec[i64]([EVENTS.index(event) for event in events])
        return discards(game, "act_01").play("advance storage")

    assert drawing("ev_34", "ev_01").asked == "event_from_discard"
    assert drawing().asked == "draw_event_card"


@pytest.mark.rule("CC-15.5")
def test_drawn_cards_are_told_to_their_player_only() -> None:
    game = to_draw(table(), DECK_ACTION)
    assert game.state.seen_by(SPACE.parse("draw act_05")) == only(0)
    game.play("draw act_05")
    assert (len(game.heard("drew_action_card", 0)), game.heard("drew_action_card", 1)) == (1, [])
    to_draw(game, DECK_OBJECTIVE).play("draw obj_05")
    assert (len(game.heard("drew_objective_card", 0)), game.heard("drew_objective_card", 1)) == (
        1,
        [],
    )


BOTH = 0b11
"""Red and blue."""
CARD = 4


@pytest.mark.rule("CC-15.5")
@pytest.mark.parametrize(
    ("known", "join", "leave"),
    [("known", join_hand, leave_hand), ("known_objectives", join_objectives, leave_objectives)],
)
def test_who_knows_a_card_of_a_hand(
    known: str, join: Callable[..., None], leave: Callable[..., None]
) -> None:
    """The seats in order, and at last those who only watch."""

    def knowing(game: Table) -> list[bool]:
        masks: vec[i64] = getattr(game.player(1), known)
        return [bool(masks[other] & BIT[CARD]) for other in range(len(masks))]

    game = table(3)
    join(game.state, 1, CARD, EVERYONE)
    assert knowing(game) == [True, False, True, True]
    assert game.player(1).shown_to == 0
    leave(game.state, 1, CARD)
    assert knowing(game) == [False] * 4
    join(game.state, 1, CARD, BOTH)
    assert knowing(game) == [True, False, False, False]
    assert game.player(1).shown_to == 0b01


@pytest.mark.rule("CC-15.5")
def test_cards_that_left_unseen_make_others_unsure() -> None:
    def blue_hand() -> Table:
        game = table(3)
        join_hand(game.state, 1, CARD, EVERYONE)
        join_objectives(game.state, 1, CARD, EVERYONE)
        return game

    def knowing(game: Table) -> tuple[list[int], list[int]]:
        player = game.player(1)
        return [bin(mask).count("1") for mask in player.known], [
            bin(mask).count("1") for mask in player.known_objectives
        ]

    game = blue_hand()
    unsure(game.state, 1, DECK_ACTION, BOTH)
    assert knowing(game) == ([1, 0, 0, 0], [1, 0, 1, 1])
    game = blue_hand()
    unsure(game.state, 1, DECK_OBJECTIVE, BOTH)
    assert knowing(game) == ([1, 0, 1, 1], [1, 0, 0, 0])


@pytest.mark.rule("CC-13.7", "CC-15.1", "CC-16.6.5")
def test_where_a_played_card_goes() -> None:
    def bartered(game: Table, card: str) -> Table:
        game.knows(0, "bartering").holds(0, card).turn_of(0)
        return discards(game, "act_09").play("use bartering", f"card {card}", "kind gold")

    def piles(game: Table) -> tuple[list[str], list[str]]:
        return [CARDS[card] for card in game.state.action_discard], [
            EVENTS[event] for event in game.state.event_discard
        ]

    assert piles(bartered(open_land(), "act_42")) == (["act_09", "act_42"], [])
    assert piles(bartered(mausoleum(), "act_42")) == (["act_42", "act_09"], [])
    persons = [card for card in CARDS if not card.startswith("act")]
    assert piles(bartered(open_land(), persons[0])) == (["act_09"], ["ev_18"])
