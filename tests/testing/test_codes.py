"""What `make codes` writes, and that every game's `codes.py` is just that."""

from importlib.resources import files

import pytest

from edubba.core import ActionSpace, Family
from edubba.testing.codes import codes_of, packages_with_codes, written_codes


@pytest.mark.parametrize("package", packages_with_codes())
def test_codes_are_as_data_json_says(package: str) -> None:
    assert files(package).joinpath("codes.py").read_text("utf-8") == written_codes(package)


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
