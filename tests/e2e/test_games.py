"""Whole games in the browser: by mouse, by keyboard, at one screen."""

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.player import Choose, Guest, by_keyboard, by_mouse
from tests.server.running import Running

# The Game of Ur has a stage of its own, and tests of its own in ur/.
GAMES = [
    "royal_game_of_ur",
    "ur_ziggurat",
    "after_the_flood",
    "ulm",
    "clash_of_cultures",
]
SHORT = ("royal_game_of_ur", "finkel_2")
"""With two pieces a side it is short enough to be played to the end in every run of the tests."""
FEW, ALL = 15, 6_000
"""Choices after which a game counts as begun, and that no game takes."""


def each_game() -> list[object]:
    """All games to the end in the long run, a short one in every run, and a piece of each."""
    begun = [pytest.param(game, "seed", FEW) for game in GAMES]
    whole = [pytest.param(game, "seed", ALL, marks=pytest.mark.slow) for game in GAMES]
    return [pytest.param(*SHORT, ALL), *begun, *whole]


LONG = 8
"""Choices of a game worth the name: who clicks at random may raze the own last city at once."""


def play(guest: Guest, game: str, preset: str, opponent: str, choose: Choose, most: int) -> None:
    for seed in range(5):
        guest.new_table(game, opponent, preset)
        made = guest.play(choose, most, seed)
        assert guest.over or made == most < ALL
        if made >= min(most, LONG):
            return
    raise AssertionError("no game of any length")


@pytest.mark.parametrize(("game", "preset", "most"), each_game())
def test_a_game_against_the_computer_by_mouse_alone(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "computer", by_mouse, most)


@pytest.mark.parametrize(("game", "preset", "most"), each_game())
def test_a_game_against_the_computer_by_keyboard_alone(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "computer", by_keyboard, most)


@pytest.mark.parametrize(("game", "preset", "most"), each_game())
def test_a_game_at_one_screen(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "local", by_mouse, most)
