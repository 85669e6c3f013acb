"""The servers that are measured, each with a player's way to it."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load import peer
from tests.load.load import PROXY, Figures, Keeps, Load, Match, cpu_of, look_at
from tests.server.postgres import Postgres
from tests.server.running import Running

GAME = "royal_game_of_ur"
OURS_SQLITE, OURS, TWO = "Edubba, SQLite", "Edubba, PostgreSQL", "Edubba, PostgreSQL, 2 processes"
MEMORY, THEIRS = "boardgame.io, memory", "boardgame.io, PostgreSQL"


@dataclass
class Contender:
    """A server that runs, and what belongs to it."""

    name: str
    server: Running | peer.Peer
    database: int | None = None
    """The process of its database."""

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def matches(self, number: int, load: Load, pause: float) -> Sequence[Keeps]:
        address = self.server.address
        if isinstance(self.server, peer.Peer):
            return [peer.PeerMatch(address, load, pause) for _ in range(number)]
        return [Match(address, each, GAME, load, pause) for each in range(number)]

    def measure(self, matches: int, seconds: float, pause: float) -> tuple[Figures, float]:
        """What so many matches cost, and milliseconds of the database's CPU a move."""
        load = Load()
        before = 0.0 if self.database is None else cpu_of(self.database)
        tables = self.matches(matches, load, pause)
        found = asyncio.run(look_at(self.pid, tables, load, seconds))
        after = 0.0 if self.database is None else cpu_of(self.database)
        return found, 1000 * (after - before) / max(1, sum(load.moves.values()))


def open_all(stack: ExitStack, folder: Path, names: Sequence[str], python: str) -> list[Contender]:
    """Start the servers of these names; the stack closes them."""
    opened: list[Contender] = []
    for number, name in enumerate(names):
        own = folder / str(number)
        own.mkdir(parents=True)
        url, pid = None, None
        if "PostgreSQL" in name:
            postgres = Postgres().start()
            stack.callback(postgres.stop)
            url = postgres.new_database()
            pid = postgres.pid
        server: Running | peer.Peer
        if name in (MEMORY, THEIRS):
            server = peer.Peer(own, url).start()
        else:
            told = {} if url is None else {"DATABASE": url}
            if name == TWO:
                told["WORKERS"] = "2"
            server = Running(own, python=python, limited=True, **PROXY, **told).start()
        stack.callback(server.stop)
        opened.append(Contender(name, server, pid))
    return opened
