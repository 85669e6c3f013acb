"""The short case of `make load`: a few matches at once, none of which keeps another from going on.
How fast they go is measured by `make load` and `make bench-web`."""

import asyncio
from pathlib import Path

import pytest
from tests.load.load import PROXY, Load, Match
from tests.server.running import Running

pytestmark = pytest.mark.compiled_only  # the same sockets either way

MATCHES, MOVES = 6, 5
PATIENCE = 300
"""Seconds after which something must be stuck, on any machine."""


def test_some_matches_at_once(tmp_path: Path) -> None:
    server = Running(tmp_path, limited=True, **PROXY).start()
    try:
        asyncio.run(_all_go_on(server.address))
    finally:
        server.stop()
    assert "Traceback" not in server.log


async def _all_go_on(address: str) -> None:
    load = Load()
    matches = [Match(address, number, "royal_game_of_ur", load) for number in range(MATCHES)]
    gate = asyncio.Semaphore(MATCHES)
    tasks = [asyncio.create_task(match.keep_playing(gate)) for match in matches]
    async with asyncio.timeout(PATIENCE):
        while sum(moves >= MOVES for moves in load.moves.values()) < MATCHES:
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
