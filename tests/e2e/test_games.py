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
FEW, ALL = 10, 6_000
"""Choices after which a game counts as begun, and that no game takes."""
HANDS = ["ulm"]
"""A game whose hands are hidden from whoever sits at the same screen."""


def each_game(often: list[str], short: bool = False) -> list[object]:
    """In every run a piece of these, perhaps a short game whole; in the long one all of all."""

    def mark(here: bool) -> tuple[pytest.MarkDecorator, ...]:
        return () if here else (pytest.mark.slow,)

    begun = [pytest.param(game, "seed", FEW, marks=mark(game in often)) for game in GAMES]
    whole = [pytest.param(game, "seed", ALL, marks=mark(False)) for game in GAMES]
    return [pytest.param(*SHORT, ALL, marks=mark(short)), *begun, *whole]


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


@pytest.mark.parametrize(("game", "preset", "most"), each_game(["ur_ziggurat", "ulm"], short=True))
def test_a_game_against_the_computer_by_mouse_alone(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "computer", by_mouse, most)


@pytest.mark.parametrize(
    ("game", "preset", "most"), each_game(["after_the_flood", "clash_of_cultures"])
)
def test_a_game_against_the_computer_by_keyboard_alone(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "computer", by_keyboard, most)


@pytest.mark.parametrize(("game", "preset", "most"), each_game(HANDS))
def test_a_game_at_one_screen(
    game: str, preset: str, most: int, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "local", by_mouse, most)
