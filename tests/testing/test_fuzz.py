"""Many random games of every installed game, in short; `make fuzz` plays them in full."""

import pytest

from edubba.core import find_game, game_ids
from edubba.testing.fuzz import play_checked


@pytest.mark.parametrize("id", game_ids())
def test_games_end_and_lose_nothing(id: str) -> None:
    game = find_game(id)
    for seats in game.seats:
        setup = game.setup(seats)
        for seed in range(5):
            assert play_checked(setup, setup.new(), seed) > 0
