"""What `make codes` writes; the tests of each game compare its `codes.py` with it."""

from edubba.core import ActionSpace, Family
from edubba.testing.codes import codes_of, packages_with_codes


def test_the_games_of_the_house_have_codes() -> None:
    assert "edubba.games.game_of_ur" in packages_with_codes()


def test_codes_number_actions_words_and_sizes() -> None:
    space = ActionSpace([Family("PASS", "pass"), Family("LAY", "lay", ["a", "b"])], [])
    lines = codes_of(space, {"side": ["light", "dark-red"]}, {"CELLS": 9}).splitlines()
    for line in [
        "PASS: Final = 0",
        "LAY: Final = 1",
        "SEAT_ACTIONS: Final = 3",
        "ALL_ACTIONS: Final = 3",
        "DARK_RED: Final = 1",
        "CELLS: Final = 9",
    ]:
        assert line in lines
