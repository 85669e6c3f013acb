"""Scripted clients that play many matches at once, and what a server process needs for them.

Two of them sit at every table, each with a socket of its own, and make random moves. All limits of
the house hold: everybody comes from an address of their own, through a proxy that it trusts.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Protocol

from tests.server.running import Running
from websockets.asyncio.client import ClientConnection, connect

from edubba.client import House

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
SEATS = [{"kind": "me"}, {"kind": "here"}]
PROXY = {"TRUSTED_PROXIES": "127.0.0.1"}
SHORTEST_MOVE = 1 / 30
"""Seconds between two moves of a player, so that nobody is told to slow down."""
CONNECTING = 20
"""Tables that are set up at the same time."""
SETTLING = 2.0
"""Seconds between the last one's sitting down and the first look."""


@dataclass
class Load:
    """What is measured."""

    acks: list[float] = field(default_factory=list)
    """Milliseconds from an action to its acknowledgement."""
    moves: Counter[str] = field(default_factory=Counter)
    """How many moves were made at each table."""
    changes: bool = True
    """Whether the players take views as what changed."""
    measuring: bool = False
    heard: int = 0
    """Characters that the players were told meanwhile."""
    tables: set[object] = field(default_factory=set)
    """Where somebody has sat down."""

    def hear(self, text: str | bytes) -> None:
        if self.measuring:
            self.heard += len(text)

    def percentile(self, of_hundred: int) -> float:
        return quantiles(self.acks, n=100)[of_hundred - 1]


@dataclass
class Figures:
    """What one run found."""

    matches: int
    moves_per_second: float
    p50: float
    p99: float
    cpu_per_move: float
    memory_per_match: float
    heard_per_move: float


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
            if self.load.changes:
                watch["changes"] = True
            await line.send(json.dumps(watch))
            async for text in line:
                self.load.hear(text)
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
            text = await line.recv()
            self.load.hear(text)
            message = json.loads(text)
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
            self.load.tables.add(self)
            players = [
                Player(self.house, table["id"], seat, self.load, self.pause)
                for seat in range(len(SEATS))
            ]
            await asyncio.gather(*(player.play() for player in players))


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Seconds that a process has used, with those that it started, gone ones included."""
    used = 0.0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        used += sum(map(int, fields[11:15])) / TICKS
    return used


def memory_of(pid: int) -> float:
    """MiB that a process holds for itself, with those that it started."""
    held = 0
    for each in family(pid):
        pages = Path(f"/proc/{each}/statm").read_text().split()
        held += int(pages[1]) - int(pages[2])
    return held * PAGE_SIZE / 2**20


class Keeps(Protocol):
    """A match of any server that goes on and on."""

    async def keep_playing(self, gate: asyncio.Semaphore) -> None: ...


async def measure(
    server: Running, game: str, matches: int, seconds: float, pause: float, changes: bool = True
) -> Figures:
    """Let so many matches run, and look at them for a while."""
    assert server.process is not None
    load = Load(changes=changes)
    tables = [Match(server.address, number, game, load, pause) for number in range(matches)]
    return await look_at(server.process.pid, tables, load, seconds)


async def look_at(pid: int, tables: Sequence[Keeps], load: Load, seconds: float) -> Figures:
    """Seat everybody, then look on for so many seconds."""
    before = memory_of(pid)
    gate = asyncio.Semaphore(CONNECTING)
    tasks = [asyncio.create_task(table.keep_playing(gate)) for table in tables]
    try:
        while len(load.tables) < len(tables):
            await asyncio.sleep(0.1)
            _raise_failures(tasks)
        await asyncio.sleep(SETTLING)
        load.measuring = True
        began, used = time.perf_counter(), cpu_of(pid)
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - began, cpu_of(pid) - used
        load.measuring = False
        held = memory_of(pid) - before
        _raise_failures(tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    made = len(load.acks)
    return Figures(
        matches=len(tables),
        moves_per_second=made / took,
        p50=load.percentile(50),
        p99=load.percentile(99),
        cpu_per_move=1000 * used / made,
        memory_per_match=held / len(tables),
        heard_per_move=load.heard / made,
    )


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()
