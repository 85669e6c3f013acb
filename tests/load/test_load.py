"""The short case of `make load`: a few matches at once, none of which waits for another."""

import asyncio
from pathlib import Path

from tests.load.load import measure
from tests.server.running import Running

GENEROUS = 2000
"""Milliseconds; the figures themselves are in docs/performance.md."""


def test_some_matches_at_once(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    try:
        found = asyncio.run(measure(server, "royal_game_of_ur", 6, 2.0, 0.0))
    finally:
        server.stop()
    assert found.moves_per_second > 5
    assert found.p99 < GENEROUS
    assert "Traceback" not in server.log
