"""Exact figures of the five-bird race with one bird a side, the other four home already."""

from collections.abc import Hashable
from typing import cast

import pytest
from tests.solve.solver import Graph, Solution

from edubba.core import CHANCE, OVER, State
from edubba.core.words import JsonObject
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS
from edubba.games.game_of_ur.state import UrState

POSITIONS = [
    ("swallow", 426),
    ("storm_bird", 314),
    ("raven", 266),
    ("rooster", 222),
    ("eagle", 114),
]
WITH_FINISHED = [
    ("swallow", 456),
    ("storm_bird", 340),
    ("raven", 290),
    ("rooster", 244),
    ("eagle", 130),
]
EVEN = [
    ("swallow", "swallow", 0.5231153686, 11.809524),
    ("storm_bird", "storm_bird", 0.5178168875, 20.506240),
    ("raven", "raven", 0.5180640167, 19.985669),
    ("rooster", "rooster", 0.5172316019, 17.978130),
    ("eagle", "eagle", 0.5183083859, 17.277595),
    ("swallow", "eagle", 0.7207164366, 12.487180),
    ("eagle", "swallow", 0.3289914425, 12.918230),
]
SHEEP_BONE = [
    ("swallow", "swallow", 0.5358886719, 7.864583),
    ("storm_bird", "storm_bird", 0.5227232477, 17.403746),
    ("raven", "raven", 0.5240576820, 16.509931),
    ("rooster", "rooster", 0.5102990287, 30.866157),
    ("eagle", "eagle", 0.5105437595, 28.647749),
]


def key(base: State) -> Hashable:
    """Where the birds are, who is to move, what is being decided, and with which number."""
    state = cast(UrState, base)
    number = state.a if state.code >= 0 and state.decision().frame else 0
    over = state.actor == OVER
    return (tuple(state.houses), state.to_move, OVER if over else state.code, number)


def last_birds(light: str, dark: str, die: str, places: tuple[object, object]) -> State:
    """Each side's last bird where `places` says, light to move."""
    sides: list[JsonObject] = []
    for last, place in ((light, places[0]), (dark, places[1])):
        side: JsonObject = dict.fromkeys(BIRDS, "home")
        side[last] = cast("int | str", place)
        sides.append(side)
    setup = GAME.setup(options={"small_die": die, "turn_cap": 1_000_000})
    return setup.position({"light": sides[0], "dark": sides[1]})


def graph(light: str, dark: str, die: str = "even") -> Graph:
    start = last_birds(light, dark, die, ("off", "off"))
    assert start.actor == CHANCE
    return Graph(start, key)


@pytest.mark.parametrize(("bird", "count"), POSITIONS)
def test_positions(bird: str, count: int) -> None:
    found = graph(bird, bird)
    assert found.count("small_throw") == count
    assert found.count("small_throw") + found.finished() == dict(WITH_FINISHED)[bird]


def test_positions_of_unequal_birds() -> None:
    found = graph("swallow", "eagle")
    assert (found.count("small_throw"), found.finished()) == (226, 249 - 226)


@pytest.mark.parametrize(("light", "dark", "wins", "turns"), EVEN)
def test_even_die(light: str, dark: str, wins: float, turns: float) -> None:
    solution = Solution(graph(light, dark))
    assert solution.first_wins() == pytest.approx(wins, abs=5e-11)
    assert solution.expected("small_throw") == pytest.approx(turns, abs=5e-7)


@pytest.mark.parametrize(("light", "dark", "wins", "turns"), SHEEP_BONE)
def test_sheep_bone(light: str, dark: str, wins: float, turns: float) -> None:
    solution = Solution(graph(light, dark, "sheep_bone"))
    assert solution.first_wins() == pytest.approx(wins, abs=5e-11)
    assert solution.expected("small_throw") == pytest.approx(turns, abs=5e-7)


def test_closed_form() -> None:
    """Mover on 16, other on 15: each leaves with one throw of four, and nothing else helps."""
    start = last_birds("swallow", "swallow", "even", (16, 15))
    assert Solution(Graph(start, key)).first_wins() == pytest.approx(4 / 7, abs=1e-11)
