"""Matches of other versions of the rules: played on where that can be, and always to be had."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.ear import Ear, Web, small_house
from tests.server.guests import HERE, ME
from tests.server.test_accounts import house_of
from tests.server.test_faults import first_move, table_of

from edubba.core.registry import find_game
from edubba.match import Record, parse_tablet
from edubba.server.settings import Settings
from edubba.server.store.engine import FILE
from edubba.server.store.rows import Person

pytestmark = pytest.mark.interpreted_only  # no rules are played here
OLD = "ur_ziggurat"


def begin(folder: Path) -> tuple[str, Person]:
    """A match with a move in it; its table, and whose it is."""

    async def scenario() -> tuple[str, Person]:
        house = small_house(folder)
        try:
            table, ada = await table_of(house, OLD, ME, HERE)
            await first_move(table, ada, "first")
            return table.row.id, ada.person
        finally:
            await house.close()

    return asyncio.run(scenario())


def pin(folder: Path, version: int) -> None:
    """As if the matches of a store had been begun by another version of the rules."""
    ours = find_game(OLD).rules_version
    with sqlite3.connect(folder / FILE) as file:
        change = "UPDATE matches SET header = replace(header, ?, ?)"
        done = file.execute(change, (f"rules: {ours}\n", f"rules: {version}\n"))
        assert done.rowcount == 1


def test_a_match_begun_by_older_rules_is_played_on_by_them(tmp_path: Path) -> None:
    game = find_game(OLD)
    assert game.oldest_rules < game.rules_version
    id, ada = begin(tmp_path)
    pin(tmp_path, game.oldest_rules)

    async def scenario() -> None:
        house = small_house(tmp_path)
        try:
            ear = Ear(house, ada)
            await ear.sit(id)
            table = await house.table(id)
            await first_move(table, ear, "second")
            assert ear.told("ack")
            async with table.lock:
                assert (await table.match()).setup.version == game.oldest_rules
        finally:
            await house.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("version", [0, 99])
def test_a_match_that_cannot_be_played_here_can_be_had(tmp_path: Path, version: int) -> None:
    """Its table is listed, who looks at it hears one sentence, and nothing hidden is told."""
    id, ada = begin(tmp_path)
    pin(tmp_path, version)
    with Web(Settings(data=tmp_path, bot_workers=1)) as web:
        ear = Ear(house_of(web), ada)
        web.runner.run(ear.sit(id))
        code = "newer_rules" if version else "older_rules"
        assert [error["code"] for error in ear.told("error")] == [code]
        assert web.get(f"/api/tables/{id}").status_code == 200
        answer = web.get(f"/api/matches/{id}-1/tablet")
        assert answer.status_code == 200
        found = parse_tablet(answer.text)
        assert isinstance(found, Record)
        assert (found.header.seed, found.header.rules_version) == ("", version)
        assert all(entry.is_hidden for entry in found.entries if entry.is_action)
        web.runner.run(house_of(web).sweep())
        with sqlite3.connect(tmp_path / FILE) as file:
            file.execute("UPDATE matches SET over = 1")
        whole = parse_tablet(web.get(f"/api/matches/{id}-1/tablet").text)
        assert isinstance(whole, Record)
        assert whole.header.seed
        assert not any(entry.is_hidden for entry in whole.entries)
