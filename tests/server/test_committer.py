"""Moves of many tables are written together, and one that cannot be written hurts no other."""

import asyncio
from pathlib import Path

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
from edubba.server.store.leases import Fenced
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


async def in_a_house(settings: Settings) -> None:
    house = House(settings)
    await house.peers.open()
    try:
        await scenario(house)
    finally:
        await house.close()


def test_a_batch_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(in_a_house(Settings(data=tmp_path, bot_workers=1, open_browser=False)))


def test_a_batch_on_postgres(tmp_path: Path) -> None:
    postgres = Postgres().start()
    try:
        url = postgres.new_database()
        settings = Settings(data=tmp_path, database=url, bot_workers=1, open_browser=False)
        asyncio.run(in_a_house(settings))
    finally:
        postgres.stop()
