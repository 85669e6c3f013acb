"""Positions that nobody could have played, and such as random play never reaches."""

import pytest

from edubba.core import Rng
from edubba.core.options import Value
from edubba.games.after_the_flood import GAME
from edubba.testing.broken_positions import bend, bend_a_game
from edubba.testing.fuzz import play_checked
from edubba.testing.rich import rich_position

OTHER_READINGS: dict[str, Value] = {
    "city_worker_from": "available",
    "reentry": False,
    "scribe_to_stock": False,
}


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_bent_number_is_refused_or_plays_to_the_end(preset: str) -> None:
    bent = bend_a_game(GAME.setup(preset=preset), seed=7, positions=4, share=4)
    assert bent.refused > bent.played > 0


def test_a_bent_number_of_a_rich_position() -> None:
    setup = GAME.setup()
    bent = bend(setup, rich_position(setup, Rng(3)), seed=3, share=4)
    assert bent.refused > bent.played > 0


@pytest.mark.parametrize("options", [{}, GAME.presets["published"], OTHER_READINGS])
def test_rich_positions_play_to_the_end(options: dict[str, Value]) -> None:
    setup = GAME.setup(options=options)
    for seed in range(6):
        play_checked(setup, rich_position(setup, Rng(seed)), seed)
