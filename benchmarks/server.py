"""How soon the house acknowledges a move, and what a move costs it, before and after a change.

`python -m benchmarks.server --before OLD/bin/python --after NEW/bin/python`, from the root of the
repository. Both houses are started as they are shipped (SQLite, all limits), one after the other in
every round, and play the same: one person against a bot, then many matches at once. Printed are the
medians over the rounds and, since other work on the machine hits both, the median of the ratios of
each round. Without `--before` only one house is measured.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from tests.load.load import PROXY, measure
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection, connect

from edubba.client import House

AT_ONCE = 60
"""Moves that a connection may make without a pause before it is told to slow down."""
BOT = {"kind": "bot", "level": "random"}
BARE = "a commit of SQLite alone p50, ms"
SEATS = {"after_the_flood": 3}
GAMES = [
    "royal_game_of_ur",
    "game_of_ur",
    "ur_ziggurat",
    "after_the_flood",
    "ulm",
    "clash_of_cultures",
]


def bare_commit(folder: Path) -> float:
    """What the disk takes for a commit as the house makes it, in milliseconds."""
    file = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        file.execute(f"PRAGMA {pragma}").close()
    file.execute("CREATE TABLE moves (n INTEGER)")
    took: list[float] = []
    for number in range(AT_ONCE):
        begun = time.perf_counter()
        file.execute("BEGIN IMMEDIATE")
        file.execute("INSERT INTO moves VALUES (?)", [number])
        file.execute("COMMIT")
        took.append(1000 * (time.perf_counter() - begun))
    file.close()
    return median(took)


class Answers:
    """Milliseconds from a move to its acknowledgement, and to the news of it."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.news: list[float] = []


async def acknowledged(address: str, game: str, moves: int) -> Answers:
    """One person against bots, who moves as soon as it is possible."""
    house = House(address)
    await house.me()
    took = Answers()
    while len(took.acks) < moves:
        seats = [{"kind": "me"}, *[BOT] * (SEATS.get(game, 2) - 1)]
        table = await house.new_table(game, seats, manual_done=False)
        headers = {"cookie": f"edubba={house.wire.cookie}"}
        at = address.replace("http", "ws", 1) + "/ws"
        async with connect(at, additional_headers=headers, max_size=None, proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1}))
            await line.send(json.dumps({"type": "watch", "table": table["id"], "seat": 0}))
            await play(line, took, min(moves, len(took.acks) + AT_ONCE))
    return took


async def play(line: ClientConnection, took: Answers, moves: int) -> None:
    """Take one action after the other, and write down when each was answered."""
    sent, asked, reached = 0.0, "", 0
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "ack" and message["id"] == asked:
            took.acks.append(1000 * (time.perf_counter() - sent))
            reached = message["version"]
        if message["type"] == "error" and message["code"] != "stale":
            raise RuntimeError(str(message))  # stale: the house has answered for this seat
        if message["type"] not in ("state", "update"):
            continue
        if reached and message["version"] >= reached:
            took.news.append(1000 * (time.perf_counter() - sent))
            reached = 0
        if message["result"] is not None or len(took.acks) >= moves:
            return
        prompt = message["prompt"]
        if prompt is not None and prompt["actions"]:
            actions = [prompt["actions"][len(took.acks) % len(prompt["actions"])]["id"]]
            asked = f"move-{message['version']}"
            act = {"type": "act", "id": asked, "version": message["version"], "seat": 0}
            sent = time.perf_counter()
            await line.send(json.dumps({**act, "actions": actions}))


Figures = dict[str, float]


def look_at(python: str, told: argparse.Namespace) -> Figures:
    """One round with the house of one interpreter."""
    found: Figures = {}
    for game in told.games:
        with tempfile.TemporaryDirectory(dir=told.folder) as folder:
            server = Running(Path(folder), python=python, limited=True, **PROXY).start()
            try:
                found.setdefault(BARE, bare_commit(Path(folder)))
                took = asyncio.run(acknowledged(server.address, game, told.moves))
                found[f"{game}: acknowledgement p50, ms"] = median(took.acks)
                found[f"{game}: news of the move p50, ms"] = median(took.news)
                if game in told.load:
                    known = python != told.before  # a house of before knows whole views only
                    figures = asyncio.run(
                        measure(server, game, told.matches, told.seconds, pause=0.0, changes=known)
                    )
                    found[f"{game}, {told.matches} matches: moves/s"] = figures.moves_per_second
                    found[f"{game}, {told.matches} matches: CPU/move, ms"] = figures.cpu_per_move
            finally:
                server.stop()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--before", help="the interpreter with the house of before")
    asked.add_argument("--after", default=sys.executable, help="the interpreter with that of now")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--games", nargs="+", default=GAMES)
    asked.add_argument("--moves", type=int, default=60, help="of one person, a game and round")
    asked.add_argument("--load", nargs="*", default=["royal_game_of_ur"], help="games under load")
    asked.add_argument("--matches", type=int, default=200, help="at once, under load")
    asked.add_argument("--seconds", type=float, default=10, help="of load, a game and round")
    asked.add_argument("--folder", help="where the databases are laid")
    told = asked.parse_args()
    before: defaultdict[str, list[float]] = defaultdict(list)
    after: defaultdict[str, list[float]] = defaultdict(list)
    for round_ in range(told.rounds):
        houses = [(told.after, after)]
        if told.before:
            # Who begins changes, so that neither always finds the machine as the other left it.
            houses.insert(round_ % 2, (told.before, before))
        for python, kept in houses:
            for what, value in look_at(python, told).items():
                kept[what].append(value)
        print(f"round {round_ + 1} of {told.rounds}", file=sys.stderr, flush=True)
    print("| | before | after | after / before |" if told.before else "| | now |")
    print("| --- | ---: | ---: | ---: |" if told.before else "| --- | ---: |")
    for what, values in after.items():
        cells = [what, f"{median(values):.2f}"]
        if told.before:
            ratios = [new / old for new, old in zip(values, before[what], strict=True)]
            cells[1:1] = [f"{median(before[what]):.2f}"]
            cells.append(f"{median(ratios):.2f}")
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
