"""Simple players against each other on Finkel's rules, with the shares that RoyalUr published."""

from collections.abc import Callable
from typing import cast

import pytest

from edubba.core import CHANCE, OVER, Actions, Rng
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.state import RoyalState

Player = Callable[[RoyalState, Actions, Rng], int]


def at_random(state: RoyalState, actions: Actions, rng: Rng) -> int:
    return actions.pick(rng)


def first_move(state: RoyalState, actions: Actions, rng: Rng) -> int:
    """The least advanced piece."""
    return actions.as_list()[0]


def last_move(state: RoyalState, actions: Actions, rng: Rng) -> int:
    """The most advanced piece."""
    return actions.as_list()[-1]


def greedy(state: RoyalState, actions: Actions, rng: Rng) -> int:
    """The most advanced piece that captures, else that reaches a rosette, else at all."""
    seat, terms = state.to_move, state.terms
    moves = [move for move in actions.as_list() if move + state.thrown < terms.home]
    captures = [move for move in moves if state.is_met(seat, move + state.thrown)]
    rosettes = [move for move in moves if terms.is_rosette(move + state.thrown)]
    return (captures or rosettes or actions.as_list())[-1]


def share(one: Player, two: Player, games: int) -> float:
    """The share of games that the first of two players wins, seats alternated."""
    won = 0
    setup = GAME.setup()
    actions = Actions()
    rng = Rng(1)
    for game in range(games):
        state = cast(RoyalState, setup.new())
        players = (one, two) if game % 2 == 0 else (two, one)
        while state.actor != OVER:
            state.legal_into(actions)
            if state.actor == CHANCE:
                state.apply(actions.draw(rng))
            else:
                state.apply(players[state.actor](state, actions, rng))
        won += state.winner == game % 2
    return won / games


PAIRS = [(last_move, at_random, 0.897), (greedy, last_move, 0.629), (at_random, first_move, 0.992)]


@pytest.mark.parametrize(("one", "two", "published"), PAIRS)
def test_shares(one: Player, two: Player, published: float) -> None:
    """Within four standard deviations of 200 games."""
    allowed = 4 * (published * (1 - published) / 200) ** 0.5
    assert share(one, two, 200) == pytest.approx(published, abs=allowed)


@pytest.mark.slow
@pytest.mark.parametrize(("one", "two", "published"), PAIRS)
def test_shares_of_many_games(one: Player, two: Player, published: float) -> None:
    allowed = 4 * (published * (1 - published) / 4000) ** 0.5
    assert share(one, two, 4000) == pytest.approx(published, abs=allowed)
