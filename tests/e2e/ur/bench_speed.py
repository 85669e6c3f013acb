"""`make bench-web`: how soon the scene stands on a machine that has other things to do, how soon a
click is answered on the flat board, and how long an animation takes."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

import pytest

from tests.e2e.bench_speed import ANSWER
from tests.e2e.conftest import Visit
from tests.e2e.player import answered
from tests.e2e.ur.conftest import Open
from tests.e2e.ur.table import UrTable
from tests.e2e.ur.test_pointer import seconds_of_a_throw
from tests.e2e.ur.test_whole_games import NEARLY_HOME, ONES, QUICKLY, end_by_mouse, play, steps
from tests.server.running import Running

SOON = 8.0
"""Seconds until the scene has taken the place of the flat board."""


@pytest.fixture
def busy() -> Iterator[None]:
    """One endless loop for every core."""
    loops = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(os.cpu_count() or 1)
    ]
    yield
    for loop in loops:
        loop.kill()
        loop.wait()


def test_the_scene_is_soon_ready(busy: None, scene: Open) -> None:
    table = scene()
    began = time.monotonic()
    table.begin().wait_for_scene()
    taken = time.monotonic() - began
    print(f"ready in {taken:.1f} s")
    assert taken < SOON


def test_a_click_on_the_flat_board_is_answered_at_once(house: Running, visit: Visit) -> None:
    table = UrTable(visit(house, settings=QUICKLY), "flat").lay(NEARLY_HOME, **ONES)
    answers: list[float] = []

    def click(table: UrTable, action: str) -> None:
        for name in steps(action, table.state["to_move"]):
            answers.append(answered(table.page, *table.where(name)))

    play(table, click, end_by_mouse)
    print(f"game_of_ur: median answer {median(answers):.0f} ms")
    assert median(answers) <= ANSWER


@pytest.mark.parametrize(("speed", "least", "most"), [(0.5, 1.6, 9), (4, 0.15, 1.6)])
def test_a_throw_takes_as_long_as_it_was_set(
    flat: Open, speed: float, least: float, most: float
) -> None:
    took = seconds_of_a_throw(flat, speed)
    print(f"a throw at speed {speed:g}: {took:.2f} s")
    assert least <= took <= most
