"""Rich positions: never an empty list of actions, nothing lost; and bent ones are refused."""

import pytest

from edubba.core.rng import Rng
from edubba.core.state import OVER
from edubba.games.clash_of_cultures import GAME
from edubba.testing.broken_positions import bend, bend_a_game
from edubba.testing.conformance.walk import anything
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rich_positions_play_to_their_end(seats: int) -> None:
    setup = GAME.setup(seats)
    assert play_checked(setup, rich_position(setup, Rng(seats)), seats) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bent_positions_are_refused_or_played(seats: int) -> None:
    bent = bend_a_game(GAME.setup(seats), seed=seats, positions=2, share=40)
    assert bent.refused > bent.played


def test_bent_frames_of_a_rich_position_are_refused_or_played() -> None:
    setup, rng = GAME.setup(3), Rng(5)
    state = rich_position(setup, rng)
    while state.actor != OVER and len(state.frames_to_json()) < 5:
        state.apply(anything(state, rng))
    assert bend(setup, state, seed=1, share=40).refused > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_rich_positions(seats: int) -> None:
    setup = GAME.setup(seats)
    for seed in range(20):
        play_checked(setup, rich_position(setup, Rng(seed)), seed)
