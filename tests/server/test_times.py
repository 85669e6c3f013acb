"""The time of a match runs while the house is open, by a clock that nobody can set, and never for a
bot that waits for a worker."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import delete
from tests.server.ear import Ear, Times, newcomer, small_house
from tests.server.running import PATIENCE

from edubba.match import Match, verify
from edubba.match.entries import FLAG
from edubba.server import seating, worker
from edubba.server.house import House
from edubba.server.models import NewTable
from edubba.server.pool import BotPool
from edubba.server.store import schema
from edubba.server.store.engine import open_engine
from edubba.server.table import LiveTable
from edubba.server.turns import Turn
from edubba.server.worker import Question, Thought

ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "level": "random"}
DAY = 24 * 60 * 60


async def timed(house: House, seconds: int, *seats: dict[str, str]) -> tuple[LiveTable, Ear]:
    """A table with so many seconds for each seat; the first one begins."""
    person = await newcomer(house)
    wish = {
        "game": "game_of_ur",
        "options": {"first_player": "light"},
        "seats": [*seats],
        "manual_done": False,
        "clock": {"kind": "sudden_death", "seconds": seconds},
    }
    table = await seating.create(house, person, NewTable.model_validate(wish))
    ear = Ear(house, person)
    await ear.sit(table.row.id)
    return table, ear


async def present(table: LiveTable) -> Match:
    async with table.lock:
        return await table.match()


async def left(table: LiveTable) -> list[int]:
    """Seconds that each seat has."""
    match = await present(table)
    return [each // 1000 for each in match.remaining(table.time.now())]


async def look_at_the_clock(table: LiveTable) -> bool:
    """Let the house do what is due; whether it flagged somebody."""
    await table.timer._act()
    return (await present(table)).record.entries[-1].kind == FLAG


async def move(table: LiveTable, ear: Ear) -> None:
    match = await present(table)
    act = {"id": f"m{match.version}", "version": match.version, "seat": match.actor}
    await ear.tell(type="act", **act, actions=[match.legal()[0]])
    assert ear.told("ack")[-1]["id"] == act["id"]


def in_house(
    folder: Path, times: Times, scenario: Callable[[House], Coroutine[Any, Any, None]]
) -> None:
    async def opened() -> None:
        house = small_house(folder, times)
        try:
            await scenario(house)
        finally:
            await house.close()

    asyncio.run(opened())


def test_setting_the_clock_of_the_system_costs_nobody_time(tmp_path: Path) -> None:
    times = Times()

    async def scenario(house: House) -> None:
        table, ear = await timed(house, 600, ME, HERE)
        for step in (DAY, -2 * DAY):
            times.wall += 1000 * step
            assert await left(table) == [600, 600]
            await house.sweep()
            assert not await look_at_the_clock(table)
        times.pass_by(10)
        assert await left(table) == [590, 600]
        await move(table, ear)
        match = await present(table)
        assert [entry.at for entry in match.record.entries][-1] == 10_000
        times.pass_by(601)
        assert await look_at_the_clock(table)
        assert verify(match.record).ok

    in_house(tmp_path, times, scenario)


def test_nobody_loses_time_while_the_house_is_closed(tmp_path: Path) -> None:
    times = Times()
    found: list[str] = []

    async def before(house: House) -> None:
        table, ear = await timed(house, 6, ME, HERE)
        times.pass_by(1)
        await move(table, ear)
        found.append(table.row.id)
        times.pass_by(2)

    async def after(house: House) -> None:
        table = await house.table(found[0])
        await house.sweep()
        who = (await present(table)).actor
        expected = [5, 6]
        expected[who] -= 2
        assert await left(table) == expected
        assert not await look_at_the_clock(table)
        times.pass_by(7)
        assert await look_at_the_clock(table)
        match = await present(table)
        told = [entry.at or 0 for entry in match.record.entries]
        assert told == sorted(told)
        assert verify(match.record).ok

    in_house(tmp_path, times, before)
    times.wall += 7_000
    times.ticked = 99  # the machine was started anew
    in_house(tmp_path, times, after)


def test_after_a_crash_only_the_time_since_the_last_sweep_is_forgotten(tmp_path: Path) -> None:
    times = Times()

    async def scenario(house: House) -> None:
        table, ear = await timed(house, 60, ME, HERE)
        times.pass_by(20)
        await house.sweep()
        times.pass_by(3)
        await move(table, ear)
        assert house._folder is not None
        house._folder.close()  # a process that crashes holds nothing
        reborn = Times(times.wall + 1000 * DAY, 5)
        again = small_house(tmp_path, reborn)
        try:
            same = await again.table(table.row.id)
            match = await present(same)
            assert same.time.now() == 23_000, "what was played is never earlier than it was"
            reborn.pass_by(4)
            assert match.remaining(same.time.now())[match.actor] == (
                33_000 if match.actor == 0 else 56_000
            )
        finally:
            await again.close()

    in_house(tmp_path, times, scenario)


def test_a_store_that_kept_no_hours_goes_on_where_it_was(tmp_path: Path) -> None:
    """Matches of before went by the calendar; they go on where they were last touched."""
    times = Times()
    found: list[str] = []

    async def before(house: House) -> None:
        table, ear = await timed(house, 60, ME, HERE)
        times.pass_by(10)
        await move(table, ear)
        found.append(table.row.id)

    async def after(house: House) -> None:
        table = await house.table(found[0])
        assert await left(table) == [50, 60]

    in_house(tmp_path, times, before)
    engine = open_engine(None, tmp_path)
    with engine.begin() as connection:
        connection.execute(delete(schema.hours))
    engine.dispose()
    times.pass_by(1000)
    in_house(tmp_path, times, after)


def test_no_clock_runs_for_a_bot_that_waits_for_a_worker(tmp_path: Path) -> None:
    times = Times()

    async def scenario(house: House) -> None:
        free, thought = asyncio.Event(), asyncio.Event()

        async def busy(question: Question, turn: Turn, begun: Callable[[], None]) -> Thought:
            await free.wait()
            begun()
            await thought.wait()
            return worker.choose(question)

        house.bots.think = busy  # type: ignore[method-assign]
        table, ear = await timed(house, 10, BOT, ME)
        await asyncio.sleep(0)
        assert ear.told("state")[-1]["clock"]["running"] is None
        times.pass_by(60)
        assert not await look_at_the_clock(table)
        assert await left(table) == [10, 10]
        free.set()
        await _until(lambda: not table.time.stands)
        await _until(lambda: [told["clock"]["running"] for told in ear.told("turn")][-1:] == [0])
        times.pass_by(3)
        assert await left(table) == [7, 10]
        free.clear()
        thought.set()
        await _until(lambda: ear.told("update") != [])
        match = await present(table)
        moved = [entry for entry in match.record.entries if entry.seat == 0]
        assert moved[0].at == 3_000
        assert verify(match.record).ok

    in_house(tmp_path, times, scenario)


def test_a_thought_begins_when_a_worker_is_free() -> None:
    async def scenario() -> None:
        pool = BotPool(1)
        try:
            begun: list[int] = []
            ask = pool.ask
            pool.ask = lambda *_: ask(os.getpid)  # type: ignore[method-assign]
            question = Question("", "", 0, "random", 0, 60)
            thoughts = [
                asyncio.create_task(pool.think(question, Turn(), partial(begun.append, number)))
                for number in range(3)
            ]
            await asyncio.sleep(0)
            assert begun == [0], "the others wait"
            await asyncio.gather(*thoughts)
            assert begun == [0, 1, 2]
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(scenario())


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)
