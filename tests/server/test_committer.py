"""Moves of many tables are written together, and one that cannot be written hurts no other."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
from sqlalchemy import select
from tests.server.ear import Ear
from tests.server.guests import HERE, ME
from tests.server.postgres import Postgres
from tests.server.test_faults import table_of

from edubba.server.house import House
from edubba.server.settings import Settings
from edubba.server.store import schema as s
from edubba.server.store.committer import Waiting, merged
from edubba.server.store.jobs import add_answer, together, touch_table
from edubba.server.store.leases import Fenced, keep_hours
from edubba.server.table import LiveTable

TABLES = 3


async def seated(house: House) -> list[tuple[LiveTable, Ear]]:
    return [await table_of(house, "royal_game_of_ur", ME, HERE) for _ in range(TABLES)]


async def scenario(house: House) -> None:
    """Three tables answer in one batch; the second is held elsewhere by now."""
    tables = [table for table, _ in await seated(house)]
    people = [table.row.owner for table in tables]
    loop = asyncio.get_running_loop()
    batch: list[Waiting] = []
    for at, (table, person) in enumerate(zip(tables, people, strict=True)):
        epoch = table.epoch + (at == 1)
        touched = touch_table(table.row.id, epoch, status="running", touched=at)
        job = together(add_answer(table.match_id, person, "answer", at), touched)
        batch.append(Waiting(job, loop, loop.create_future()))
    assert len(merged([each.job for each in batch])) == 2, "one call for each kind of row"
    await asyncio.to_thread(house.store.committer._write, batch)
    done = await asyncio.gather(*(each.done for each in batch), return_exceptions=True)
    assert [type(each) for each in done] == [type(None), Fenced, type(None)]
    kept = await house.store.read(
        lambda c: c.execute(select(s.answers.c.person, s.answers.c.version)).all()
    )
    assert sorted(map(tuple, kept)) == sorted([(people[0], 0), (people[2], 2)])


async def in_a_house(settings: Settings, play: Callable[[House], Awaitable[None]]) -> None:
    house = House(settings)
    await house.peers.open()
    try:
        await play(house)
    finally:
        await house.close()


def test_a_batch_on_sqlite(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bot_workers=1, open_browser=False)
    asyncio.run(in_a_house(settings, scenario))


async def hang_up(url: str) -> None:
    """Let the database cut all lines, as when it is started anew."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        await line.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


async def cut_lines(house: House) -> None:
    """Lines that were cut between two batches are no reason to lose the second."""
    assert house.settings.database is not None
    [(table, _), *_] = await seated(house)
    for number in range(2):
        await hang_up(house.settings.database)
        await house.store.write(add_answer(table.match_id, table.row.owner, f"cut-{number}", 1))
        await hang_up(house.settings.database)
        await house.store.write(keep_hours(number))
    answers = await house.store.answers(table.row.id)
    assert {(table.row.owner, f"cut-{number}") for number in range(2)} <= {*answers}


def test_a_batch_on_postgres(tmp_path: Path) -> None:
    postgres = Postgres().start()
    try:
        for played in (scenario, cut_lines):
            url = postgres.new_database()
            settings = Settings(data=tmp_path, database=url, bot_workers=1, open_browser=False)
            asyncio.run(in_a_house(settings, played))
    finally:
        postgres.stop()
