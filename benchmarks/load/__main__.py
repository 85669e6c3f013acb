"""`make load`: what a move and a match cost, one process and two, beside boardgame.io.

Every part ends by itself and says how far it is; the whole takes about ten minutes, everything on
the loopback of this machine. Writes `build/load.json`; `python -m benchmarks.load.page` makes the
tables and the plot of docs/performance.md and docs/many.md from it.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from benchmarks.load import peer
from benchmarks.load.between import ways_between
from benchmarks.load.houses import MEMORY, OURS, OURS_SQLITE, THEIRS, TWO, open_all
from benchmarks.load.idle import AT_ONCE, Idler
from benchmarks.load.waits import waits_for_bots
from benchmarks.pages import machine
from tests.load.load import PROXY, Load, Match, cpu_of, memory_of
from tests.server.running import Running

from edubba._built import rules

FILE = Path(__file__).parents[2] / "build" / "load.json"
PEOPLE = 4.0
"""Seconds in which a person makes a move."""
GROWTH = (10, 30, 100, 300, 1000)
CROWD = 500
"""Matches of 1,000 sockets."""
IDLE = 10_000
Json = dict[str, Any]


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def beside(told: argparse.Namespace, folder: Path) -> list[Json]:
    """All servers in turn, as fast as their players can, round after round."""
    rows: list[Json] = []
    with ExitStack() as stack:
        names = [OURS_SQLITE, MEMORY, OURS, THEIRS, TWO]
        contenders = open_all(stack, folder / "beside", names, told.python)
        for round_ in range(told.rounds):
            turn = contenders[round_ % len(names) :] + contenders[: round_ % len(names)]
            for contender in turn:
                found, database = contender.measure(told.matches, told.seconds, 0.0)
                rows.append(
                    {"name": contender.name, "round": round_, **asdict(found), "database": database}
                )
                say(f"round {round_ + 1} of {told.rounds}: {contender.name}: {found}")
    return rows


def growth(told: argparse.Namespace, folder: Path) -> list[Json]:
    """From few matches to many, at the pace of people: what a move and a match cost."""
    rows: list[Json] = []
    for name in (OURS_SQLITE, TWO):
        for matches in (*GROWTH, CROWD) if name == OURS_SQLITE else (CROWD,):
            if matches > told.most:
                continue
            with ExitStack() as stack:
                where = folder / f"growth-{len(rows)}"
                [contender] = open_all(stack, where, [name], told.python)
                seconds = told.seconds * (2 if matches == CROWD else 1)
                found, database = contender.measure(matches, seconds, PEOPLE)
            rows.append({"name": name, **asdict(found), "database": database})
            say(f"{matches} matches at the pace of people, {name}: {found}")
    return rows


async def _idle(server: Running, sockets: int, seconds: float) -> Json:
    assert server.process is not None
    pid = server.process.pid
    before = memory_of(pid)
    idlers = [Idler() for _ in range(sockets)]
    gate = asyncio.Semaphore(AT_ONCE)
    begun = time.perf_counter()
    tasks = [
        asyncio.create_task(idler.stay(server.port, number, gate))
        for number, idler in enumerate(idlers)
    ]
    while not all(idler.greeted for idler in idlers):
        await asyncio.sleep(0.2)
        for task in tasks:
            if task.done():
                task.result()
    opening = time.perf_counter() - begun
    used, at = cpu_of(pid), time.perf_counter()
    held = memory_of(pid) - before
    await asyncio.sleep(seconds)
    used, took = cpu_of(pid) - used, time.perf_counter() - at
    load = Load()
    load.measuring = True
    playing = asyncio.create_task(
        Match(server.address, 0, "royal_game_of_ur", load).keep_playing(asyncio.Semaphore(1))
    )
    await asyncio.sleep(5)
    playing.cancel()
    stay = sum(idler.open for idler in idlers)
    pinged = min(idler.pings for idler in idlers)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, playing, return_exceptions=True)
    return {
        "sockets": sockets,
        "open": stay,
        "pinged": pinged,
        "opening": opening,
        "memory": 1024 * held / sockets,
        "cpu": 100 * used / took,
        "p50": median(load.acks),
        "p99": quantiles(load.acks, n=100)[98],
    }


def idle(told: argparse.Namespace, folder: Path) -> Json:
    """Sockets that only stand there, on one process, and one match among them."""
    say(f"{told.idle} idle sockets")
    more = {"CONNECTIONS": str(told.idle + 200)}
    server = Running(folder / "idle", python=told.python, limited=True, **PROXY, **more).start()
    try:
        return asyncio.run(_idle(server, told.idle, 2.5 * told.seconds))
    finally:
        server.stop()


def between(told: argparse.Namespace, _: Path) -> list[Json]:
    """From one process to another by each way there is."""
    say("there and back between two processes")
    return ways_between(told.rounds)


def waits(told: argparse.Namespace, folder: Path) -> list[Json]:
    """For a bot, beside others who ask for more."""
    say("somebody waits for a bot")
    server = Running(folder / "waits", python=told.python, limited=True, **PROXY).start()
    try:
        return waits_for_bots(server, told.seconds)
    finally:
        server.stop()


PARTS = {"beside": beside, "growth": growth, "idle": idle, "between": between, "waits": waits}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--python", default=sys.executable, help="the interpreter with the house")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--matches", type=int, default=40, help="at once, where servers compete")
    asked.add_argument("--seconds", type=float, default=10, help="of each look")
    asked.add_argument("--most", type=int, default=max(GROWTH), help="matches at once")
    asked.add_argument("--idle", type=int, default=IDLE, help="sockets")
    asked.add_argument("--parts", nargs="+", default=[*PARTS], choices=[*PARTS])
    asked.add_argument("--into", type=Path, default=FILE)
    told = asked.parse_args()
    found: Json = {
        "machine": machine(),
        "rules": rules(),
        "matches": told.matches,
    }
    begun = time.perf_counter()
    if "beside" in told.parts:
        peer.install()
    with tempfile.TemporaryDirectory(prefix="edubba-load-") as name:
        for part in told.parts:
            found[part] = PARTS[part](told, Path(name))
    found["took"] = time.perf_counter() - begun
    told.into.parent.mkdir(parents=True, exist_ok=True)
    told.into.write_text(json.dumps(found, indent=1), "utf-8")
    say(f"{told.into} is written, after {found['took']:.0f} s")


if __name__ == "__main__":
    main()
