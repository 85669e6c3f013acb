"""The server is killed at random moments while people play: nothing that was acknowledged is lost
or done twice, no match is corrupted, and the clients go on by themselves."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import HERE, ME, RANDOM_BOT
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Running

from edubba.client import House, Refusal
from edubba.match import Match, Record
from edubba.match.entries import DONE, MOVE, UNDO, Entry
from edubba.server.store import Store
from edubba.server.store.rows import MatchRow
from edubba.server.table import header_of

pytestmark = pytest.mark.compiled_only  # the same store and sockets either way

SHORT, FULL = 3, 100
CHAT_KILLS = 2
LEAST = 3
"""So much is acknowledged before an open server is killed ..."""
LONGEST_LIFE = 1.0
"""... and so many seconds later at the latest."""
EARLY = 0.2
"""How often it is killed while it opens."""
MAY_BE_LATE = {"stale", "not_your_turn", "nothing_to_undo", "why_game_over"}
"""What a client hears whose view is a moment old (the acknowledgement of a last move comes before
the news of the end); anything else would be a fault."""
TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    ("royal_game_of_ur", [ME, HERE]),
    ("royal_game_of_ur", [ME, RANDOM_BOT]),
    ("game_of_ur", [ME, RANDOM_BOT]),
    ("ulm", [ME, RANDOM_BOT]),
]


@dataclass
class Kept:
    """What the house acknowledged at one table, by the version it was meant for."""

    table: str
    cookie: str | None = None
    """By which the house knows who sits there."""
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)
    commands: dict[int, tuple[int, str]] = field(default_factory=dict)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres().start()
    yield cluster
    cluster.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kills", [SHORT, pytest.param(FULL, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_or_doubled(
    kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url: str | None = None
    if kind == "postgresql":
        cluster: Postgres = request.getfixturevalue("postgres")
        url = cluster.new_database()
    house = tmp_path / "house"
    running = (Running(house) if url is None else Running(house, DATABASE=url)).start()
    try:
        dice = random.Random(kills)
        kept = asyncio.run(play_under_fire(running, kills, dice, lambda: _kill(running, dice)))
    finally:
        running.stop()
    assert "Traceback" not in running.log
    played = sum(len(each.moves) for each in kept)
    assert played > 2 * kills, "too little was played to prove anything"
    asyncio.run(check_all(url, running.data, kept))


def test_no_acknowledged_line_of_chat_is_lost_or_said_twice(tmp_path: Path) -> None:
    """Lines are sent again until they are acknowledged, and are in the store once and in order."""
    running = Running(tmp_path / "house", CHAT_PER_SECOND="1000").start()
    try:
        table, said = asyncio.run(_talk_under_fire(running, CHAT_KILLS, random.Random(CHAT_KILLS)))
    finally:
        running.stop()
    assert len(said) > CHAT_KILLS

    async def check() -> None:
        store = Store(None, running.data)
        try:
            lines = await store.chat(table, 100_000)
        finally:
            await store.close()
        assert [line.text for line in lines] == said
        assert [line.n for line in lines] == [*range(1, len(said) + 1)]

    asyncio.run(check())


async def _talk_under_fire(
    running: Running, kills: int, dice: random.Random
) -> tuple[str, list[str]]:
    house = House(running.address)
    await house.me()
    table = str((await house.new_table("royal_game_of_ur", [ME, HERE]))["id"])
    said: list[str] = []
    over = asyncio.Event()

    async def talk() -> None:
        async with house.seat(table) as seat:
            seat.longest_wait = 0.1
            while not over.is_set():
                text = f"line {len(said)}"
                await seat.say(text)
                said.append(text)

    talking = asyncio.create_task(talk())
    for _ in range(kills):
        await _some_more(lambda: len(said), [talking])
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE))
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
    await _some_more(lambda: len(said), [talking])
    over.set()
    async with asyncio.timeout(PATIENCE):
        await talking
    return table, said


async def _some_more(
    acknowledged: Callable[[], int], people: list[asyncio.Task[None]], least: int = LEAST
) -> None:
    """Wait until the house has gone on."""
    wanted = acknowledged() + least
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < wanted:
            await asyncio.sleep(0.02)
            for person in people:
                if person.done():
                    person.result()  # what ended it, told here and now


def _kill(running: Running, dice: random.Random) -> None:
    running.kill()
    if dice.random() < EARLY:
        running.launch()
        time.sleep(dice.uniform(0.3, 2.0))
        running.kill()
    running.start()


async def play_under_fire(
    running: Running,
    times: int,
    dice: random.Random,
    strike: Callable[[], None],
    tables: list[tuple[str, list[dict[str, Any]]]] = TABLES,
    kept: list[Kept] | None = None,
) -> list[Kept]:
    """Play at all tables while something strikes the house so many times; what is kept is known
    while they play, too."""
    over = asyncio.Event()
    kept = [] if kept is None else kept
    players = [
        asyncio.create_task(_play(running, game, seats, random.Random(number), over, kept))
        for number, (game, seats) in enumerate(tables)
    ]

    def moves() -> int:
        return sum(len(each.moves) for each in kept)

    for _ in range(times):
        await _some_more(moves, players)
        await asyncio.sleep(dice.uniform(0, LONGEST_LIFE))
        await asyncio.to_thread(strike)
    await _some_more(moves, players)
    over.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*players)
    return kept


async def _play(
    running: Running,
    game: str,
    seats: list[dict[str, Any]],
    dice: random.Random,
    over: asyncio.Event,
    kept: list[Kept],
) -> None:
    """Somebody who plays one match after the other, whatever happens to the house."""
    house = House(running.address)
    number = 0
    while not over.is_set():
        number += 1
        told = {"client_id": f"table-{number}"}
        try:
            await house.me()
            table = await house.new_table(game, seats, **told)
        except (OSError, Refusal):
            await asyncio.sleep(0.1)
            number -= 1
            continue
        mine = Kept(table["id"], house.wire.cookie)
        kept.append(mine)
        async with house.seat(table["id"]) as seat:
            seat.auto_done = False
            seat.longest_wait = 0.1
            while not over.is_set() and seat.result is None:
                await _one_step(seat, dice, mine, len(seats))


async def _one_step(seat: Any, dice: random.Random, kept: Kept, seats: int) -> None:
    """A move, the end of a turn or, now and then, a step back."""
    if not seat.state:
        await asyncio.sleep(0.01)
        return
    turn, version = seat.state["turn"], seat.version
    whose = turn["actor"] if turn["open"] is None else turn["open"]
    try:
        if whose != seat.eyes:
            if whose >= 0 and seat.table["seats"][whose]["mine"]:
                seat.seat = whose
                await seat._send({"type": "look", "seat": whose})
            await asyncio.sleep(0.01)
        elif turn["can_undo"] and dice.random() < 0.1:
            await seat.command("undo")
            kept.commands[version] = (whose, UNDO)
        elif turn["open"] is not None:
            await seat.command("done")
            kept.commands[version] = (whose, DONE)
        elif seat.prompt is not None and seat.prompt["actions"]:
            chosen = dice.choice(seat.prompt["actions"])
            await seat.play(chosen["id"])
            kept.moves[version] = (whose, chosen["move"])
        else:
            await asyncio.sleep(0.01)
    except Refusal as refused:
        if refused.code not in MAY_BE_LATE:
            raise
        await asyncio.sleep(0.02)


async def check_all(url: str | None, data: Path, kept: list[Kept]) -> None:
    store = Store(url, data)
    try:
        for each in kept:
            [row] = await store.matches(each.table)
            table = await store.table(each.table)
            assert table is not None
            people = {at for at, seat in enumerate(table.seats) if seat.person is not None}
            _check(row, each, people)
    finally:
        await store.close()


def _check(row: MatchRow, kept: Kept, people: set[int]) -> None:
    check_kept(row, kept.moves)
    moves = [e for e in row.entries if e.kind == MOVE and e.seat in people]
    assert len(moves) == len(kept.moves), "a move was made twice, or by nobody"
    said = {e.seq: (e.seat, e.kind) for e in row.entries if e.kind in (UNDO, DONE)}
    assert said == {version + 1: what for version, what in kept.commands.items()}


def check_kept(row: MatchRow, acknowledged: dict[int, tuple[int, str]]) -> Match:
    # Folding checks every entry: numbers without a gap, legal, and truly drawn.
    match = Match.from_record(Record(header_of(row.header), row.entries))
    assert match.version == len(row.entries)
    moves = {e.seq: e for e in row.entries if e.kind == MOVE}
    for version, (seat, text) in acknowledged.items():
        assert _said(moves.get(version + 1)) == (seat, text), "an acknowledged move is lost"
    return match


def _said(entry: Entry | None) -> tuple[int | None, str] | None:
    return None if entry is None else (entry.seat, entry.text)
