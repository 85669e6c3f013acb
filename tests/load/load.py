"""`make load`: many matches at once on one server process, and what they cost.

Two scripted clients sit at every table, each with a socket of its own, and play random moves: first
at the pace of people, then as fast as they can. All limits of the house hold: everybody comes from
an address of their own, through a proxy that the house trusts. Prints a table and writes it into
docs/performance.md.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.server.running import Running
from websockets.asyncio.client import ClientConnection, connect

from edubba.client import House
from edubba.core import state as compiled_or_not

PAGE = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN, END = "<!-- load: begin -->", "<!-- load: end -->"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
SEATS = [{"kind": "me"}, {"kind": "here"}]
PROXY = {"TRUSTED_PROXIES": "127.0.0.1"}
SHORTEST_MOVE = 1 / 30
"""Seconds between two moves of a player, so that nobody is told to slow down."""
CONNECTING = 20
"""Tables that are set up at the same time."""


@dataclass
class Load:
    """What is measured."""

    acks: list[float] = field(default_factory=list)
    """Milliseconds from an action to its acknowledgement."""
    moves: Counter[str] = field(default_factory=Counter)
    """How many moves were made at each table."""
    measuring: bool = False

    def percentile(self, of_hundred: int) -> float:
        return quantiles(self.acks, n=100)[of_hundred - 1]


@dataclass
class Figures:
    """One line of the table."""

    game: str
    pace: str
    matches: int
    moves_per_second: float
    p50: float
    p99: float
    cpu_per_move: float
    memory_per_match: float

    def row(self) -> str:
        cells = [
            self.game,
            self.pace,
            f"{self.matches}",
            f"{self.moves_per_second:,.0f}",
            f"{self.p50:.1f}",
            f"{self.p99:.1f}",
            f"{self.cpu_per_move:.2f}",
            f"{self.memory_per_match:.2f}",
        ]
        return "| " + " | ".join(cells) + " |"


HEAD = """| game | pace | matches | moves/s | p50 ack, ms | p99 ack, ms | CPU/move, ms | MiB/match |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


class Player:
    """Plays one seat of one match over one socket."""

    def __init__(self, house: House, table: str, seat: int, load: Load, pause: float) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.load = load
        self.pause = pause
        self.dice = random.Random(f"{table} {seat}")
        self.over = False
        self.next = 0.0

    async def play(self) -> None:
        address = self.house.wire.address.replace("http", "ws", 1) + "/ws"
        headers = {**self.house.wire.headers, "cookie": f"edubba={self.house.wire.cookie}"}
        async with connect(
            address, additional_headers=headers, max_size=None, proxy=None, compression=None
        ) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1}))
            watch = {"type": "watch", "table": self.table, "seat": self.seat}
            await line.send(json.dumps(watch))
            async for text in line:
                message = json.loads(text)
                if message["type"] in ("state", "update"):
                    if message["result"] is not None:
                        self.over = True
                        return
                    prompt = message["prompt"]
                    if prompt is not None and prompt["actions"]:
                        await self.act(line, message["version"], prompt)

    async def act(self, line: ClientConnection, version: int, prompt: dict[str, Any]) -> None:
        if self.pause:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pause)
        await asyncio.sleep(self.next - time.perf_counter())
        self.next = time.perf_counter() + SHORTEST_MOVE
        chosen = self.dice.choice(prompt["actions"])["id"]
        act = {"type": "act", "id": f"{self.seat}-{version}", "version": version}
        sent = time.perf_counter()
        await line.send(json.dumps({**act, "seat": self.seat, "actions": [chosen]}))
        while True:  # nothing but the acknowledgement comes before the update
            message = json.loads(await line.recv())
            if message["type"] == "ack":
                break
            if message["type"] == "error":
                raise RuntimeError(str(message))
        self.load.moves[self.table] += 1
        if self.load.measuring:
            self.load.acks.append((time.perf_counter() - sent) * 1000)


class Match:
    """One table, and a new one whenever its match ends."""

    def __init__(
        self, address: str, number: int, game: str, load: Load, pause: float = 0.0
    ) -> None:
        self.house = House(address)
        self.house.wire.headers["x-forwarded-for"] = f"10.0.{number // 250}.{number % 250 + 1}"
        self.game = game
        self.load = load
        self.pause = pause

    async def keep_playing(self, gate: asyncio.Semaphore) -> None:
        async with gate:
            await self.house.me()
        while True:
            async with gate:
                table = await self.house.new_table(self.game, SEATS, manual_done=False)
            players = [
                Player(self.house, table["id"], seat, self.load, self.pause)
                for seat in range(len(SEATS))
            ]
            await asyncio.gather(*(player.play() for player in players))


def cpu_of(pid: int) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """MiB that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_SIZE / 2**20


async def measure(
    server: Running, game: str, matches: int, seconds: float, pause: float
) -> Figures:
    """Let so many matches run, and look at them for a while."""
    assert server.process is not None
    pid = server.process.pid
    load = Load()
    before = memory_of(pid)
    gate = asyncio.Semaphore(CONNECTING)
    tables = [Match(server.address, number, game, load, pause) for number in range(matches)]
    tasks = [asyncio.create_task(table.keep_playing(gate)) for table in tables]
    await asyncio.sleep(max(2.0, matches / 25))
    load.measuring = True
    began, used = time.perf_counter(), cpu_of(pid)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_of(pid) - used
    load.measuring = False
    held = memory_of(pid) - before
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    made = len(load.acks)
    pace = f"a move in {pause:g} s" if pause else "as fast as they can"
    return Figures(
        game,
        pace,
        matches,
        made / took,
        load.percentile(50),
        load.percentile(99),
        1000 * used / made,
        held / matches,
    )


def run(games: list[str], matches: int, seconds: float, paces: list[float]) -> list[Figures]:
    found: list[Figures] = []
    for game in games:
        for pause in paces:
            with tempfile.TemporaryDirectory() as folder:
                server = Running(Path(folder), limited=True, **PROXY).start()
                try:
                    found.append(asyncio.run(measure(server, game, matches, seconds, pause)))
                finally:
                    server.stop()
            print(found[-1].row(), flush=True)
    return found


def write(found: list[Figures], busy: float) -> None:
    """Put the table into the page, between its marks."""
    mode = "interpreted" if compiled_or_not.__file__.endswith(".py") else "compiled"
    where = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    version = platform.python_version()
    about = (
        f"Rules {mode}, Python {version}, SQLite, {where}; clients and server share the cores. "
        f"Load average before the run: {busy:.1f}."
    )
    table = "\n".join([BEGIN, "", about, "", HEAD, *(each.row() for each in found), "", END])
    text = PAGE.read_text("utf-8")
    start, rest = text.split(BEGIN)
    PAGE.write_text(start + table + rest.split(END)[1], "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", nargs="+", default=["royal_game_of_ur", "game_of_ur", "ulm"])
    asked.add_argument("--matches", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--paces", nargs="+", type=float, default=[4.0, 0.0])
    asked.add_argument("--no-page", action="store_true", help="only print the table")
    told = asked.parse_args()
    busy = os.getloadavg()[0]
    print(HEAD, flush=True)
    found = run(told.games, told.matches, told.seconds, told.paces)
    if not told.no_page:
        write(found, busy)


if __name__ == "__main__":
    main()
