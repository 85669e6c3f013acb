"""Whole games in the browser: by mouse, by keyboard, by touch, at one screen."""

from itertools import cycle

import pytest

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.player import Choose, Guest, by_keyboard, by_mouse, by_touch
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
FEW, ALL = 16, 6_000
"""Choices after which a game counts as begun, and that no game takes."""
OTHERS = [game for game in GAMES if game not in SHORT]
HANDS = "ulm"
"""A game whose hands are hidden from whoever sits at the same screen."""


whole_games = pytest.mark.parametrize(
    ("game", "preset"),
    [
        pytest.param(*SHORT),
        *(pytest.param(game, "seed", marks=pytest.mark.slow) for game in GAMES),
    ],
)
"""In every run a short one, in the long run all of them."""


STEPS = 4
"""Choices that lead to an answer, on an average, at most."""
LONG = 8
"""Choices of a game worth the name: who clicks at random may raze the own last city at once."""


def play(guest: Guest, game: str, preset: str, opponent: str, choose: Choose, most: int) -> None:
    for seed in range(5):
        guest.new_table(game, opponent, preset)
        made = guest.play(choose, most, seed)
        assert guest.over or made == most < ALL
        assert guest.acts * STEPS >= made
        assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if made >= min(most, LONG):
            return
    raise AssertionError("no game of any length")


def by_turns() -> Choose:
    """One choice by mouse, the next by keyboard."""
    hands = cycle([by_mouse, by_keyboard])
    return lambda guest, choices, rng: next(hands)(guest, choices, rng)


@whole_games
def test_a_whole_game_by_mouse_alone(game: str, preset: str, house: Running, visit: Visit) -> None:
    play(visit(house), game, preset, "computer", by_mouse, ALL)


@whole_games
def test_a_whole_game_by_keyboard_alone(
    game: str, preset: str, house: Running, visit: Visit
) -> None:
    play(visit(house), game, preset, "computer", by_keyboard, ALL)


@whole_games
def test_a_whole_game_by_touch_alone(game: str, preset: str, house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, touch=True)
    play(guest, game, preset, "computer", by_touch, ALL)


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_begins_by_touch(game: str, house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, touch=True)
    play(guest, game, "seed", "computer", by_touch, FEW)


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_begins_by_mouse_and_keyboard_in_turn(
    game: str, house: Running, visit: Visit
) -> None:
    play(visit(house), game, "seed", "computer", by_turns(), FEW)


@whole_games
def test_a_whole_game_at_one_screen(game: str, preset: str, house: Running, visit: Visit) -> None:
    play(visit(house), game, preset, "local", by_mouse, ALL)


def test_a_game_with_hidden_hands_begins_at_one_screen(house: Running, visit: Visit) -> None:
    play(visit(house), HANDS, "seed", "local", by_mouse, FEW)
