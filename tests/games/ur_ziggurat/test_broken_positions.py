"""Positions of UR from outside: bent numbers are refused or played on, rich ones played."""

import pytest
from tests.games.from_outside import (
    bent_numbers_are_refused_or_played_on,
    rich_positions_play_to_the_end,
)

from edubba.core.options import NEVER, Value
from edubba.games.ur_ziggurat import GAME

OPTIONS: list[dict[str, Value]] = [
    {},
    {"setup_mode": "draft_three"},
    {"reserve_exchange": True, "cubes_per_player": 15},
    {"board_topology": "hex", "max_rounds": NEVER},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bent_numbers_are_refused_or_played_on(seats: int, options: dict[str, Value]) -> None:
    bent_numbers_are_refused_or_played_on(GAME.setup(seats, options), share=12)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_rich_positions_play_to_the_end(seats: int, options: dict[str, Value]) -> None:
    rich_positions_play_to_the_end(GAME.setup(seats, options), share=12)
