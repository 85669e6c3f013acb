"""What an operator meets: a full disk, a database of a later version, tables that wait in vain."""

import asyncio
import re
import resource
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from tests.server.ear import Times, Web, small_house
from tests.server.guests import HERE, ME, Raw, guest, run
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_faults import first_move, table_of

from edubba.client import Refusal
from edubba.core.catalogue import word
from edubba.server.settings import Settings
from edubba.server.store.engine import FILE, NoStore, open_engine
from edubba.server.store.rows import OPEN, OVER

pytestmark = pytest.mark.interpreted_only  # no rules are played here
DAY = 24 * 60 * 60


def ready(running: Running) -> int:
    try:
        with urllib.request.urlopen(f"{running.address}/ready", timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_full_disk_is_told_to_players_and_monitors_and_nothing_is_lost(tmp_path: Path) -> None:
    running = Running(tmp_path / "house").start()
    assert running.process is not None
    id = running.process.pid
    _, most = resource.prlimit(id, resource.RLIMIT_FSIZE)

    async def scenario() -> None:
        ada = await guest(running.address)
        table = await ada.new_table("royal_game_of_ur", [ME, HERE])
        async with ada.seat(table["id"]) as seat:
            seat.longest_wait = 0.1
            prompt = await seat.my_turn()
            assert prompt is not None
            resource.prlimit(id, resource.RLIMIT_FSIZE, (1, most))  # no file grows any more
            assert await asyncio.to_thread(ready, running) == 503
            with pytest.raises(Refusal) as refused:
                await ada.new_table("royal_game_of_ur", [ME, HERE])
            assert refused.value.code == "not_saved"
            waiting = asyncio.create_task(seat.play(prompt["actions"][0]["id"]))
            await asyncio.sleep(0.5)
            assert not waiting.done(), "it is not acknowledged, and tried again"
            resource.prlimit(id, resource.RLIMIT_FSIZE, (most, most))
            await waiting
            assert await asyncio.to_thread(ready, running) == 200

    try:
        run(scenario)
    finally:
        resource.prlimit(id, resource.RLIMIT_FSIZE, (most, most))
        running.stop()


def test_a_store_that_is_only_to_be_read_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """The lines of that time stay so for ever: once it can be written again, new ones are used."""
    postgres = Postgres().start()
    url = postgres.new_database()
    running = Running(tmp_path / "house", DATABASE=url, LEASE_SECONDS="600").start()

    async def scenario() -> None:
        ada = await guest(running.address)
        table = await ada.new_table("royal_game_of_ur", [ME, HERE])
        async with Raw(ada) as raw:
            state = await raw.watch(table["id"])
            action = state["prompt"]["actions"][0]["id"]
            told = {"type": "act", "id": "one", "version": state["version"], "seat": state["seat"]}
            postgres.read_only(url, True)
            assert await asyncio.to_thread(ready, running) == 503
            with pytest.raises(Refusal) as refused:
                await ada.new_table("royal_game_of_ur", [ME, HERE])
            assert refused.value.code == "not_saved"
            for _ in range(2):
                await raw.say({**told, "actions": [action]})
                assert (await raw.hear_until("ack", "error"))["code"] == "not_saved"
            looked = await asyncio.gather(*(ada.table(table["id"]) for _ in range(8)))
            assert {each["version"] for each in looked} == {state["version"]}
            postgres.read_only(url, False)
            for _ in range(2):
                await raw.say({**told, "actions": [action]})
                ack = await raw.hear_until("ack", "error")
                assert (ack["type"], ack["id"]) == ("ack", "one"), ack
            assert (await ada.table(table["id"]))["version"] == ack["version"]
            assert await asyncio.to_thread(ready, running) == 200

    try:
        run(scenario)
    finally:
        running.stop()
        postgres.stop()


def test_a_database_of_a_later_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    open_engine(None, tmp_path).dispose()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NoStore) as refused:
        open_engine(None, tmp_path)
    assert "newer Edubba" in word(refused.value.message)


def test_a_table_that_nobody_came_to_is_closed_after_a_while(tmp_path: Path) -> None:
    times = Times()

    async def scenario() -> None:
        house = small_house(tmp_path, times)
        try:
            free = {"kind": "open"}
            (waited, ada), (left, ben) = [
                await table_of(house, "royal_game_of_ur", ME, free) for _ in range(2)
            ]
            ben.unwatch()
            times.pass_by(29 * DAY)
            await house.sweep()
            assert left.row.status == OPEN
            times.pass_by(2 * DAY)
            await house.sweep()
            assert (waited.row.status, ada.viewer is None) == (OPEN, False), "somebody waits there"
            row = await house.store.table(left.row.id)
            assert row is not None
            assert row.status == OVER
            assert [each.id for each in await house.store.open_tables(9)] == [waited.row.id]
        finally:
            await house.close()

    asyncio.run(scenario())


def test_figures_are_told_where_the_operator_wants_it(tmp_path: Path) -> None:
    with Web(Settings(data=tmp_path / "quiet", bot_workers=1)) as web:
        assert web.get("/metrics").status_code == 404
    with Web(Settings(data=tmp_path, bot_workers=1, metrics=True)) as web:
        house = web.app.state.house

        async def play() -> None:
            table, ear = await table_of(house, "royal_game_of_ur", ME, HERE)
            await first_move(table, ear, "one")
            assert ear.told("ack")

        web.runner.run(play())
        page = web.get("/metrics").text.splitlines()
    for line in page:
        assert re.fullmatch(
            r'# (HELP|TYPE) \w+ .+|\w+\{process="house"(,(le|where)=".+")?\} [0-9.e-]+', line
        )
    assert 'edubba_change_seconds_count{process="house"} 1' in page
    assert 'edubba_change_seconds_bucket{process="house",le="+Inf"} 1' in page
    assert 'edubba_tables{process="house"} 1' in page
    assert 'edubba_viewers{process="house"} 1' in page
