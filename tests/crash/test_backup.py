"""A backup is taken while all games are played: restored elsewhere, every match goes on there, and
all that was acknowledged before the backup began is in it."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.crash.test_kill import Kept, _one_step, check_kept, play_under_fire
from tests.server.guests import ME, RANDOM_BOT, run
from tests.server.running import PATIENCE, Running

from edubba.client import House
from edubba.core.registry import find_game, game_ids
from edubba.server.store import Store

pytestmark = pytest.mark.compiled_only  # the same store and sockets either way

TABLES = [(game, [ME, *[RANDOM_BOT] * (min(find_game(game).seats) - 1)]) for game in game_ids()]
EACH = 2
"""Moves at every table before the backup begins, and after it was restored."""


def admin(*command: str) -> None:
    called = [sys.executable, "-m", "edubba.cli", "admin", *command]
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


class Backup:
    """Taken while people play."""

    def __init__(self, house: Path, file: Path) -> None:
        self.house = house
        self.file = file
        self.kept: list[Kept] = []
        """What was acknowledged, up to now ..."""
        self.before: list[Kept] = []
        """... and before it began."""
        self.meanwhile = 0
        """Moves that were acknowledged while it was taken."""

    def take(self) -> None:
        last = time.monotonic() + PATIENCE
        while len([each for each in self.kept if len(each.moves) >= EACH]) < len(TABLES):
            assert time.monotonic() < last
            time.sleep(0.05)
        self.before = [Kept(each.table, each.cookie, dict(each.moves)) for each in self.kept]
        begun = self.moves()
        admin("backup", str(self.file), "--data", str(self.house))
        self.meanwhile = self.moves() - begun

    def moves(self) -> int:
        return sum(len(each.moves) for each in self.kept)


async def check(data: Path, before: list[Kept]) -> list[Kept]:
    """What was acknowledged is there; the matches that are not over."""
    store = Store(None, data)
    try:
        live = []
        for each in before:
            [row] = await store.matches(each.table)
            if not check_kept(row, each.moves).over:
                live.append(each)
        return live
    finally:
        await store.close()


async def play_on(address: str, kept: Kept) -> None:
    there = Kept(kept.table)
    dice = random.Random(kept.table)
    async with House(address, kept.cookie).seat(kept.table) as seat:
        seat.auto_done = False
        while len(there.moves) < EACH and seat.result is None:
            await _one_step(seat, dice, there, 2)


def test_a_backup_under_play_has_all_that_was_acknowledged_and_plays_on(tmp_path: Path) -> None:
    backup, there = Backup(tmp_path / "house", tmp_path / "backup.gz"), tmp_path / "there"
    running = Running(backup.house).start()
    try:
        dice = random.Random(1)
        asyncio.run(play_under_fire(running, 1, dice, backup.take, TABLES, backup.kept))
    finally:
        running.stop()
    assert backup.meanwhile > 0, "nobody played meanwhile"
    admin("restore", str(backup.file), "--data", str(there))
    live = asyncio.run(check(there, backup.before))
    assert len(live) > len(TABLES) / 2
    moved = Running(there).start()

    async def all_play_on() -> None:
        await asyncio.gather(*(play_on(moved.address, each) for each in live))

    try:
        run(all_play_on)
    finally:
        moved.stop()
    assert "Traceback" not in moved.log
    admin("verify", "--data", str(there))
