"""Matches from the store as it was before accounts: brought up to date they play on, and the store
goes back to that form and forth again with all of them."""

import asyncio
import json
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import JSON, Engine, MetaData, Table, func, insert, select
from tests.server.ear import Ear
from tests.server.guests import HERE, ME
from tests.server.postgres import Postgres
from tests.server.test_faults import first_move, table_of

from edubba.core.registry import find_game, game_ids
from edubba.server.house import House
from edubba.server.settings import Settings
from edubba.server.store import schema as s
from edubba.server.store.engine import migrate, open_engine
from edubba.server.store.rows import Person

BEFORE = "0006"
"""The form of the store that the release before had."""
FEW, ALL = 12, 1000
PLAYED = 12
"""Matches in which somebody plays on."""
Rows = dict[str, list[dict[str, object]]]


async def begun(folder: Path) -> list[Rows]:
    """What is kept of one match of each game after its first move."""
    found: list[Rows] = []
    house = House(Settings(data=folder, bot_workers=1))
    for game in game_ids():
        seats = [ME, *[HERE] * (min(find_game(game).seats) - 1)]
        table, ear = await table_of(house, game, *seats)
        await first_move(table, ear, "first")
        of_table, of_match = s.tables.c.id == table.row.id, s.matches.c.table_id == table.row.id
        queries = {
            "tables": select(s.tables).where(of_table),
            "seats": select(s.seats).where(s.seats.c.table_id == table.row.id),
            "matches": select(s.matches).where(of_match),
            "entries": select(s.entries).where(s.entries.c.match_id == table.match_id),
        }
        rows: Rows = {}
        for name, query in queries.items():
            asked = await house.store.read(lambda c: c.execute(query).mappings().all())  # noqa: B023
            rows[name] = [dict(row) for row in asked]
        found.append(rows)
    await house.close()
    return found


def fill(engine: Engine, kinds: list[Rows], number: int) -> None:
    """Write so many matches as the old form has them, all of one guest."""
    old = MetaData()
    old.reflect(engine)
    with engine.execution_options(writes=True).begin() as connection:
        ada = {"id": "ada", "secret": "0" * 64, "name": "Ada", "created": 0}
        connection.execute(insert(old.tables["people"]), ada)
        for at in range(number):
            new = {"id": f"t{at}", "table_id": f"t{at}", "match_id": f"m{at}", "owner": "ada"}
            for name, rows in kinds[at % len(kinds)].items():
                for row in rows:
                    told = {**row, **{key: new[key] for key in row if key in new}}
                    if name == "matches":
                        told["id"] = f"m{at}"
                    if "person" in told:
                        told["person"] = "ada"
                    connection.execute(insert(old.tables[name]), as_columns(old.tables[name], told))


def as_columns(table: Table, row: dict[str, object]) -> dict[str, object]:
    """What the columns of an older form take of a row; JSON is text where it was kept as such."""
    values = {key: value for key, value in row.items() if key in table.c}
    for key, value in values.items():
        if isinstance(value, dict) and not isinstance(table.c[key].type, JSON):
            values[key] = json.dumps(value)
    return values


async def play_on(settings: Settings, number: int, versions: list[int]) -> None:
    """Every match is there as it was; in some of them somebody makes a move."""
    house = House(settings)
    await house.peers.open()
    try:
        for at in range(number):
            table = await house.table(f"t{at}")
            async with table.lock:
                assert (await table.match()).version == versions[at % len(versions)]
            if at % (number // PLAYED) == 0:
                ear = Ear(house, Person("ada", "Ada"))
                await ear.sit(table.row.id)
                await first_move(table, ear, "second")
                assert ear.told("ack")
    finally:
        await house.close()


def counted(engine: Engine) -> list[int]:
    with engine.connect() as c:
        tables = (s.tables, s.matches, s.entries)
        return [c.execute(select(func.count()).select_from(each)).scalar_one() for each in tables]


@pytest.mark.parametrize("number", [FEW, pytest.param(ALL, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_matches_of_the_release_before_play_on(kind: str, number: int, tmp_path: Path) -> None:
    postgres = Postgres().start() if kind == "postgres" else None
    try:
        url = None if postgres is None else postgres.new_database()
        settings = Settings(data=tmp_path / "house", database=url, bot_workers=1)
        kinds = asyncio.run(begun(tmp_path / "new"))
        versions = [len(each["entries"]) for each in kinds]
        engine = open_engine(url, settings.data)
        migrate(engine, lambda config: command.downgrade(config, BEFORE))
        fill(engine, kinds, number)
        migrate(engine)
        asyncio.run(play_on(settings, number, versions))
        there = counted(engine)
        assert there[:2] == [number, number]
        migrate(engine, lambda config: command.downgrade(config, BEFORE))
        migrate(engine)
        assert counted(engine) == there
        engine.dispose()
    finally:
        if postgres is not None:
            postgres.stop()
