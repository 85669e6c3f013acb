"""Positions of the Game of Ur from outside: bent ones are refused or played on, rich ones end."""

import pytest

from edubba.core.options import Value
from edubba.core.rng import Rng
from edubba.games.game_of_ur import GAME
from edubba.testing.broken_positions import bend, bend_a_game
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position

OPTIONS: list[dict[str, Value]] = [
    {},
    {"large_die_mode": "always_both"},
    {"shortage": "debt", "rosette_sharing": True},
    {"first_player": "dark", "turn_cap": 40},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bent_numbers_are_refused_or_played_on(seats: int, options: dict[str, Value]) -> None:
    bent = bend_a_game(GAME.setup(seats, options), seed=seats, positions=3, share=2)
    assert bent.refused > 10


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_rich_positions_play_to_the_end(seats: int, options: dict[str, Value]) -> None:
    setup = GAME.setup(seats, options)
    for seed in range(4):
        play_checked(setup, rich_position(setup, Rng(seed)), seed)
    assert bend(setup, rich_position(setup, Rng(9)), seed=9, share=3 * 2).refused > 0
