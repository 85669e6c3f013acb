"""How soon the scene stands, on a machine that has other things to do."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from tests.e2e.ur.conftest import Open

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


@pytest.mark.slow
def test_the_scene_is_soon_ready(busy: None, scene: Open) -> None:
    table = scene()
    began = time.monotonic()
    table.begin().wait_for_scene()
    taken = time.monotonic() - began
    print(f"ready in {taken:.1f} s")
    assert taken < SOON
