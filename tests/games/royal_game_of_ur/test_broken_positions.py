"""Positions of the Royal Game from outside: bent ones are refused or played on, rich ones end."""

import pytest
from tests.games.from_outside import (
    bent_numbers_are_refused_or_played_on,
    rich_positions_play_to_the_end,
)

from edubba.core.options import Value
from edubba.games.royal_game_of_ur import GAME

OPTIONS: list[dict[str, Value]] = [{}, {"ruleset": "aseb"}, {"ruleset": "masters"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bent_numbers_are_refused_or_played_on(seats: int, options: dict[str, Value]) -> None:
    bent_numbers_are_refused_or_played_on(GAME.setup(seats, options), share=2)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_rich_positions_play_to_the_end(seats: int, options: dict[str, Value]) -> None:
    rich_positions_play_to_the_end(GAME.setup(seats, options), share=2)
