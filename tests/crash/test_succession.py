"""The house takes compiled rules over while people play, and is killed in the middle of that: as
with any other end of the process, nothing that was acknowledged is lost or done twice."""

import asyncio
import json
import random
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from tests.crash.test_kill import check_all, play_under_fire
from tests.server.running import PATIENCE, Running

SOURCES = Path(__file__).parents[2] / "src"
TAKEN_OVER = "the house goes on with them"
CHANGE = 1.5
"""Seconds in which the change is half done at some moment."""

pytestmark = pytest.mark.compiled_only  # there is nothing else to take over


class Changing:
    """A house with the rules as they lie in the sources, and compiled ones that become ready."""

    def __init__(self, folder: Path) -> None:
        python = folder / "next" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(f'#!/bin/sh\nunset PYTHONPATH\nexec {sys.executable} "$@"\n')
        python.chmod(0o755)
        self.ready = folder / "next" / "ready"
        self.running = Running(folder / "house", SUCCESSOR=str(python))

    def strike(self, seconds: float) -> None:
        """Be killed so long after the change has begun, open once more, and change to the end."""
        assert self.rules() == "plain"
        self.ready.touch()
        self.wait(lambda: TAKEN_OVER in self.running.log)
        time.sleep(seconds)
        self.running.kill()
        self.running.start()
        self.wait(lambda: self.rules() == "compiled")

    def wait(self, for_what: Callable[[], bool]) -> None:
        last = time.monotonic() + PATIENCE
        while not for_what():
            assert self.running.process is not None
            assert self.running.process.poll() is None, self.running.log
            assert time.monotonic() < last, self.running.log
            time.sleep(0.05)

    def rules(self) -> str:
        try:
            with urllib.request.urlopen(
                f"{self.running.address}/api/about", timeout=PATIENCE
            ) as said:
                return str(json.load(said)["rules"])
        except OSError:  # asked of the one that was just closing
            return ""


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, 12))]
)
def test_matches_go_on_while_the_rules_are_changed(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    dice = random.Random(seed)
    changing = Changing(tmp_path)
    running = changing.running.start()
    try:
        strike = partial(changing.strike, dice.uniform(0, CHANGE))
        kept = asyncio.run(play_under_fire(running, 1, dice, strike))
    finally:
        running.stop()
    assert "Traceback" not in running.log
    assert "no such setting" not in running.log
    assert running.log.count(TAKEN_OVER) == 2
    asyncio.run(check_all(None, running.data, kept))
