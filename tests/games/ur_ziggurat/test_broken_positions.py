"""Positions of UR from outside: bent numbers are refused or played on, rich ones played."""

import pytest

from edubba.core.options import NEVER, Value
from edubba.core.rng import Rng
from edubba.games.ur_ziggurat import GAME
from edubba.testing.broken_positions import bend, bend_a_game
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position

OPTIONS: list[dict[str, Value]] = [
    {},
    {"setup_mode": "draft_three"},
    {"reserve_exchange": True, "cubes_per_player": 15},
    {"board_topology": "hex", "max_rounds": NEVER},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bent_numbers_are_refused_or_played_on(seats: int, options: dict[str, Value]) -> None:
    bent = bend_a_game(GAME.setup(seats, options), seed=seats, positions=3, share=12)
    assert bent.refused > 10


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_rich_positions_play_to_the_end(seats: int, options: dict[str, Value]) -> None:
    setup = GAME.setup(seats, options)
    for seed in range(4):
        play_checked(setup, rich_position(setup, Rng(seed)), seed)
    assert bend(setup, rich_position(setup, Rng(9)), seed=9, share=3 * 12).refused > 0
