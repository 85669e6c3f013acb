"""What an operator does with the store of a house, also while it is open."""

import asyncio
import gzip
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.ear import Ear, Times, Web, newcomer, small_house
from tests.server.guests import HERE, ME, guest, play_on, run
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_faults import first_move, table_of

from edubba import cli
from edubba.cli import main
from edubba.core.registry import find_game
from edubba.match import SealedDice, parse_tablet
from edubba.match.header import Header
from edubba.server import admin as patching
from edubba.server import afterwards, seating
from edubba.server.house import House
from edubba.server.models import NewTable, SeriesWord
from edubba.server.settings import Settings
from edubba.server.store.engine import FILE, open_engine
from edubba.server.store.rows import OVER, Person

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Run a command; its exit status, and what it says."""

    def run(*args: str) -> tuple[int, str]:
        status = main(["admin", *args])
        told = capsys.readouterr()
        return status, told.out + told.err

    return run


def test_every_room_that_a_command_opens_can_be_entered_first() -> None:
    """In a process of its own: one that another has opened before hides a circle of imports."""
    opened = "".join(path.read_text("utf-8") for path in Path(cli.__path__[0]).glob("*.py"))
    rooms = sorted({*re.findall(r"from (edubba\.server\S*) import", opened)})
    assert "edubba.server.admin" in rooms
    shut = "[sys.modules.pop(each) for each in [*sys.modules] if each.startswith('edubba.server')]"
    lines = [f"import {room}\n{shut}" for room in rooms]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(["import sys", *lines])], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_an_operator_who_errs_is_told_so(
    admin: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    nowhere = tmp_path / "typo"
    for command in (["list"], ["verify"], ["backup", str(tmp_path / "empty.gz")]):
        status, told = admin(*command, "--data", str(nowhere))
        assert (status, "There is no house in" in told) == (1, True)
    assert not nowhere.exists()
    assert not (tmp_path / "empty.gz").exists()
    house, nix = str(tmp_path / "house"), tmp_path / "nix"
    open_engine(None, tmp_path / "house").dispose()
    assert "There is no file" in admin("restore", str(nix), "--data", house)[1]
    assert "There is no file" in admin("import", str(nix), "somebody", "--data", house)[1]
    assert "open, running, over" in admin("list", "--status", "nix", "--data", house)[1]
    status, told = admin("backup", str(nix / "x.gz"), "--data", house)
    assert (status, ".part" in told) == (1, False)
    assert (status, [*tmp_path.glob("*.part")]) == (1, [])
    os.mkfifo(tmp_path / "pipe")
    for file in (str(tmp_path), "", str(tmp_path / "pipe")):
        assert admin("backup", file, "--data", house)[0] == 1, file
    assert (tmp_path / "pipe").is_fifo()
    assert not [*tmp_path.parent.glob("*.part")]
    assert admin("prune", "--days", "9" * 14, "--data", house)[0] == 2
    assert admin("prune", "--days", "nan", "--data", house) == (1, "A number is needed there.\n")
    assert admin("list", "--most", "9" * 20, "--data", house)[0] == 2
    assert admin("show", "\udcff", "--data", house) == (1, "There is no table “?”.\n")
    assert "whose id, or name of an account, is “?”" in admin("ban", "\udcff", "--data", house)[1]


def test_what_is_no_backup_is_told_so_and_leaves_nothing(
    admin: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    house = ("--data", str(tmp_path / "house"))
    open_engine(None, tmp_path / "here").dispose()
    whole, other = tmp_path / "whole.gz", tmp_path / "other.gz"
    assert admin("backup", str(whole), "--data", str(tmp_path / "here"))[0] == 0
    assert whole.stat().st_mode & 0o077 == 0
    with gzip.open(whole, "rt") as lines:
        head = lines.readline()
    person = {"id": "a", "name": "Ada", "created": 1, "banned": False, "skeleton": None}
    person["language"] = "en"
    session = {"digest": "d", "person": "b", "created": 1}
    good = ["people", person]
    wrong: list[object] = [
        {},
        7,
        ["people"],
        ["nothing", {}],
        [["people"], person],
        ["people", 3],
        ["people", {}],
        ["people", {"id": "b"}],
        ["people", {**person, "more": 1}],
        ["people", {**person, "name": [1]}],
        ["people", {**person, "name": None}],
        good,
        ["sessions", session],
    ]
    for line in wrong:
        with gzip.open(other, "wt") as out:
            out.write(head + json.dumps(good) + "\n" + json.dumps(line) + "\n")
        told = admin("restore", str(other), *house)
        assert told == (1, f"{other} is no backup, or not a whole one.\n"), line
    assert admin("restore", str(whole), *house)[0] == 0


async def a_few_moves(house: House) -> str:
    table, ear = await table_of(house, GAME, ME, HERE)
    for number in range(3):
        await first_move(table, ear, str(number))
    return table.row.id


def test_tables_are_listed_shown_and_verified(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    async def scenario() -> tuple[str, str | None]:
        house = small_house(tmp_path)
        try:
            id = await a_few_moves(house)
            return id, house.tables[id].row.seats[0].person
        finally:
            await house.close()

    id, person = asyncio.run(scenario())
    there = ("--data", str(tmp_path))
    status, told = admin("list", *there)
    assert (status, told.split()[:3]) == (0, [id, "running", GAME])
    assert f"Guest ({person}), " in told
    assert admin("list", "--status", "over", *there) == (0, "")
    status, told = admin("show", id, *there)
    assert status == 0
    assert len(parse_tablet(told).entries) >= 3  # type: ignore[union-attr]
    status, told = admin("show", "nowhere", *there)
    assert status != 0
    assert "There is no table" in told
    assert admin("verify", *there) == (0, "1 matches were folded; 0 of them have a fault.\n")
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE entries SET text = 'nonsense' WHERE kind = 'move'")
    status, told = admin("verify", *there)
    assert status == 1
    assert f"{id}-1: " in told


async def a_finished_match(house: House) -> str:
    table, ear = await table_of(house, GAME, ME, HERE)
    for number in range(3):
        await first_move(table, ear, str(number))
    async with table.lock:
        match = await table.match()
    told = {"id": "enough", "version": match.version, "seat": match.actor}
    await ear.tell(type="command", name="resign", **told)
    assert match.over
    return table.row.id


def other_digit(found: re.Match[str]) -> str:
    return f"{found[1]}: {int(found[2], 16) ^ 1:x}"


def test_the_dice_of_finished_matches_are_proven(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    """Of all: one that cannot even be read keeps nobody from the others."""

    async def scenario() -> list[str]:
        house = small_house(tmp_path)
        try:
            return [f"{await a_finished_match(house)}-1" for _ in range(5)]
        finally:
            await house.close()

    unread, throw, seed, seal, whole = asyncio.run(scenario())
    there = ("--data", str(tmp_path))
    assert admin("verify", *there) == (0, "5 matches were folded; 0 of them have a fault.\n")
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE matches SET header = 'nonsense' WHERE id = ?", (unread,))
        # The last one, so that all stays legal.
        last = "SELECT seq, text FROM entries WHERE match_id = ? AND kind = 'dice' ORDER BY seq"
        seq, text = file.execute(last, (throw,)).fetchall()[-1]
        other = "throw 1" if text != "throw 1" else "throw 2"
        change = "UPDATE entries SET text = ? WHERE match_id = ? AND seq = ?"
        file.execute(change, (other, throw, seq))
        for id, key in ((seed, "seed"), (seal, "commitment")):
            found = file.execute("SELECT header FROM matches WHERE id = ?", (id,)).fetchone()[0]
            spoilt = re.sub(f"({key}): (.)", other_digit, found)
            assert spoilt != found
            file.execute("UPDATE matches SET header = ? WHERE id = ?", (spoilt, id))
    status, told = admin("verify", *there)
    *faults, last_line = told.splitlines()
    assert (status, last_line) == (1, "5 matches were folded; 4 of them have a fault.")
    assert {line.partition(": ")[0] for line in faults} == {unread, throw, seed, seal}
    assert whole not in told
    assert told.count("The seed of this tablet is not the one that was sealed") == 2
    assert told.count("This is not what the sealed dice show.") == 1


async def a_series(house: House) -> str:
    """A table where two games have begun."""
    person = await newcomer(house)
    asked = {"game": GAME, "seats": [ME, HERE], "games": 0, "manual_done": False}
    table = await seating.create(house, person, NewTable.model_validate(asked))
    ear = Ear(house, person)
    await ear.sit(table.row.id)
    match = table.present
    assert match is not None
    told = {"id": "enough", "version": match.version, "seat": match.actor}
    await ear.tell(type="command", name="resign", **told)
    for seat in (0, 1):
        await afterwards.say(table, person, SeriesWord(seat=seat, say="again"))
    assert table.match_id == f"{table.row.id}-2"
    return table.row.id


def test_a_seed_that_is_gone_or_another_is_told(
    tmp_path: Path, admin: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a match of the house, of one that was brought along, and of a series."""

    async def scenario() -> tuple[str, str, list[str]]:
        house = small_house(tmp_path)
        try:
            match, ben = await a_finished_match(house), (await newcomer(house)).id
            return match, ben, [await a_series(house) for _ in range(4)]
        finally:
            await house.close()

    match, ben, (gone, broken, other, _) = asyncio.run(scenario())
    there = ("--data", str(tmp_path))
    record = parse_tablet(admin("show", match, *there)[1])
    record.header = replace(record.header, seed="")
    record.write(tmp_path / "unsealed.tablet")
    told = admin("import", str(tmp_path / "unsealed.tablet"), ben, *there)[1]
    brought = told.split()[-1].replace(".", "-1")
    assert admin("verify", *there) == (
        0,
        f"{brought}: It was brought along without its seed, so its throws are not proven.\n"
        "10 matches were folded; 0 of them have a fault.\n",
    )

    def change(table: str, column: str, of: str, pattern: str, by: str) -> None:
        with sqlite3.connect(tmp_path / FILE) as file:
            query = f"SELECT {column} FROM {table} WHERE id = ?"
            found = file.execute(query, (of,)).fetchone()[0]
            changed, count = re.subn(pattern, by, found)
            assert count
            file.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (changed, of))

    dice = SealedDice(1)
    change("matches", "header", f"{match}-1", r"\nseed: .*", "")
    change("tables", "series", gone, r"\nseed: .*", "")
    change("tables", "series", broken, r"seed: .*", f"seed: {dice.seed.hex()}")
    change("tables", "series", other, r"seed: .*", f"seed: {dice.seed.hex()}")
    change("tables", "series", other, r"commitment: .*", f"commitment: {dice.commitment}")
    status, told = admin("verify", *there)
    *lines, last = told.splitlines()
    assert (status, last) == (1, "10 matches were folded; 4 of them have a fault.")
    faults = dict(line.split(": ", 1) for line in lines)
    assert faults.keys() == {f"{match}-1", gone, broken, other, brought}
    assert faults[f"{match}-1"].startswith("The seed that was sealed for this match is gone")
    assert faults[gone].startswith("The seed that was sealed for this series is gone")
    assert faults[broken].endswith("is not the one that was sealed at the start.")
    assert faults[other].startswith("The seed of game 1 does not come from the one")
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    told = admin("verify", *there)[1]
    assert f"{gone}: Der Startwert, der für diese Serie versiegelt wurde, ist fort." in told
    assert f"{match}-1: Der Startwert, der für diese Partie versiegelt wurde, ist fort" in told
    assert f"{other}: Der Startwert von Partie 1 stammt nicht von dem" in told


def test_a_closed_table_takes_no_move_any_more(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    async def scenario() -> None:
        house = small_house(tmp_path)
        try:
            table, ada = await table_of(house, GAME, ME, HERE)
            id = table.row.id
            status, _ = await asyncio.to_thread(admin, "close", id, "--data", str(tmp_path))
            assert status == 0
            await first_move(table, ada, "late")
            assert ada.told("error")[-1]["code"] == "not_saved"
            again = await house.table(id)
            assert again is not table
            assert again.row.status == OVER
            await ada.sit(id)
            await first_move(again, ada, "later")
            assert ada.told("error")[-1]["code"] == "only_to_look"
            assert not ada.told("ack")
        finally:
            await house.close()

    asyncio.run(scenario())


def test_what_root_restores_belongs_to_whoever_the_folder_belongs_to(
    admin: Callable[..., tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the house, which runs as somebody else, could not open it."""
    open_engine(None, tmp_path / "here").dispose()
    assert admin("backup", str(tmp_path / "whole.gz"), "--data", str(tmp_path / "here"))[0] == 0
    there = tmp_path / "there"
    there.mkdir()
    given: dict[int, tuple[int, int]] = {}

    def give(file: int, *owner: int) -> None:
        given[os.fstat(file).st_ino] = (owner[0], owner[1])

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", give)
    assert admin("restore", str(tmp_path / "whole.gz"), "--data", str(there))[0] == 0
    owner = there.stat().st_uid, there.stat().st_gid
    assert given == {file.stat().st_ino: owner for file in there.iterdir()}


def test_a_backup_under_play_is_restored_elsewhere_and_played_on(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    file, there = str(tmp_path / "backup.gz"), str(tmp_path / "there")
    running = Running(tmp_path / "here").start()
    secrets: list[tuple[str, str, int]] = []

    async def play() -> None:
        ada = await guest(running.address)
        table = await ada.new_table(GAME, [ME, {"kind": "bot", "level": "random"}])
        async with ada.seat(table["id"]) as seat:
            await play_on(seat, 2, random.Random(1))
            playing = asyncio.create_task(play_on(seat, 1000, random.Random(2)))
            status, told = await asyncio.to_thread(
                admin, "backup", file, "--data", str(running.data)
            )
            assert (status, "rows are in" in told) == (0, True)
            playing.cancel()
            secrets.append((str(ada.wire.cookie), str(table["id"]), 2))

    async def play_there(moved: Running) -> None:
        cookie, id, least = secrets[0]
        ada = await guest(moved.address)
        ada.wire.cookie = cookie
        async with ada.seat(id) as seat:
            assert seat.version >= least
            await play_on(seat, 2, random.Random(3))

    try:
        run(play)
        status, told = admin("restore", file, "--data", str(running.data))
        assert status != 0
        assert "Another house is open" in told
    finally:
        running.stop()
    status, told = admin("restore", file, "--data", str(running.data))
    assert (status != 0, "not empty" in told) == (True, True)
    assert admin("restore", file, "--data", there)[0] == 0
    (tmp_path / "torn.gz").write_bytes(Path(file).read_bytes()[:-100])
    status, told = admin("restore", str(tmp_path / "torn.gz"), "--data", str(tmp_path / "torn"))
    assert (status != 0, "is no backup" in told) == (True, True)
    assert admin("list", "--data", str(tmp_path / "torn")) == (0, "")
    moved = Running(Path(there)).start()
    try:
        run(lambda: play_there(moved))
    finally:
        moved.stop()
    assert admin("verify", "--data", there)[0] == 0


def test_what_is_over_and_old_is_forgotten(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    long_ago = Times(wall=1_600_000_000_000)

    async def scenario() -> list[str]:
        house = small_house(tmp_path, long_ago)
        try:
            return [await a_few_moves(house) for _ in range(2)]
        finally:
            await house.close()

    gone, stays = asyncio.run(scenario())
    there = ("--data", str(tmp_path))
    assert admin("prune", "--days", "30", *there) == (0, "0 tables were forgotten.\n")
    assert admin("close", gone, *there)[0] == 0
    assert admin("prune", "--days", "100000", *there) == (0, "0 tables were forgotten.\n")
    assert admin("prune", "--days", "30", *there) == (0, "1 tables were forgotten.\n")
    _, told = admin("list", *there)
    assert (stays in told, gone in told) == (True, False)
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("SELECT DISTINCT match_id FROM entries").fetchall() == [(f"{stays}-1",)]


def test_who_is_banned_is_kept_out_until_let_in_again(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    there = ("--data", str(tmp_path))
    with Web(Settings(data=tmp_path, bot_workers=1)) as web:
        id = web.get("/api/me").json()["id"]
        assert admin("ban", "nobody", *there)[0] != 0
        status, told = admin("ban", id, *there)
        assert (status, told) == (0, f"{id} is kept out.\n")
        for method, path in [("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables")]:
            refused = web.ask(method, path, json={"game": GAME, "seats": [ME, HERE]})
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        cut: list[int] = []
        house: House = web.app.state.house

        class Line:
            person = Person(id, "")

            def hang_up(self, code: int) -> None:
                cut.append(code)

        house.lines.add(Line())  # type: ignore[arg-type]
        web.runner.run(house.sweep())
        assert len(cut) == 1
        assert admin("ban", id, "--undo", *there)[0] == 0
        assert web.get("/api/me").json()["id"] == id
    status, told = admin("audit", *there)
    assert [line.split()[-2:] for line in told.splitlines()] == [["unban", id], ["ban", id]]


def test_a_backup_goes_into_the_other_kind_of_database(
    tmp_path: Path, admin: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that is counted there going on where it was."""
    here = ("--data", str(tmp_path))
    with Web(Settings(data=tmp_path, bot_workers=1)) as web:
        id = web.get("/api/me").json()["id"]
        assert admin("ban", id, *here)[0] == 0
    file = str(tmp_path / "backup.gz")
    assert admin("backup", file, *here)[0] == 0
    postgres = Postgres().start()
    try:
        monkeypatch.setenv("EDUBBA_DATABASE", postgres.new_database())
        status, told = admin("restore", file)
        assert status == 0, told
        assert admin("ban", id, "--undo")[0] == 0
        told = admin("audit")[1]
        assert [line.split()[-2:] for line in told.splitlines()] == [["unban", id], ["ban", id]]
        assert "unban" not in admin("audit", *here)[1], "the folder that was named is meant"
    finally:
        postgres.stop()


def test_a_seat_is_handed_over_while_it_is_played(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    async def scenario() -> None:
        house = small_house(tmp_path)
        try:
            table, ada = await table_of(house, GAME, ME, HERE)
            ben = await house.people.rename(await newcomer(house), "Ben")
            id, there = table.row.id, ("--data", str(tmp_path))
            for seat in (0, 1):
                command = ("hand-over", id, str(seat), ben.id, *there)
                assert (await asyncio.to_thread(admin, *command))[0] == 0
            assert (await asyncio.to_thread(admin, "hand-over", id, "2", ben.id, *there))[0] != 0
            with_bot, _ = await table_of(house, GAME, ME, {"kind": "bot", "level": "random"})
            command = ("hand-over", with_bot.row.id, "1", ben.id, *there)
            assert "A bot sits at seat 1" in (await asyncio.to_thread(admin, *command))[1]
            await first_move(table, ada, "late")
            assert ada.told("error")[-1]["code"] == "not_saved"
            again = await house.table(id)
            assert [seat.person for seat in again.row.seats] == [ben.id, ben.id]
            assert [seat.name for seat in again.row.seats] == ["Ben", "Ben"], "as all others see"
            await ada.sit(id)
            await first_move(again, ada, "later")
            assert ada.told("error")[-1]["code"] == "not_your_seat"
            his = Ear(house, ben)
            await his.sit(id)
            await first_move(again, his, "first")
            assert his.told("ack")
        finally:
            await house.close()

    asyncio.run(scenario())


def test_who_is_given_a_seat_finds_it_though_nobody_moves(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    """Whoever lost the cookie of their browser has no other way back to the table."""

    async def scenario() -> None:
        house = small_house(tmp_path)
        try:
            table, _ = await table_of(house, GAME, ME, HERE)
            ben = await newcomer(house)
            id, his = table.row.id, Ear(house, ben)
            to_move = str((await table.match()).actor)  # who throws a 0 does not begin
            command = ("hand-over", id, to_move, ben.id, "--data", str(tmp_path))
            assert (await asyncio.to_thread(admin, *command))[0] == 0
            await house.notice()
            await his.sit(id)
            await first_move(await house.table(id), his, "first")
            assert his.told("ack")
            await house.notice()
            assert id in house.tables, "nobody else took it"
        finally:
            await house.close()

    asyncio.run(scenario())


def test_records_are_exported_and_imported(
    tmp_path: Path, admin: Callable[..., tuple[int, str]]
) -> None:
    async def scenario() -> tuple[str, str]:
        house = small_house(tmp_path)
        try:
            return await a_few_moves(house), (await newcomer(house)).id
        finally:
            await house.close()

    id, ben = asyncio.run(scenario())
    there, folder = ("--data", str(tmp_path)), tmp_path / "records"
    status, told = admin("export", str(folder), *there)
    assert (status, told) == (0, f"The records of 1 tables are in {folder}.\n")
    file = folder / f"{id}.tablet"
    assert [*folder.iterdir()] == [file]
    assert file.stat().st_mode & 0o077 == 0, "seeds and hidden hands are for the operator alone"
    assert file.read_text("utf-8") == admin("show", id, *there)[1]
    status, told = admin("import", str(file), ben, *there)
    assert status == 0
    again = told.rstrip(".\n").split()[-1]
    assert admin("show", again, *there)[1] == file.read_text("utf-8")
    assert admin("list", "--status", "over", *there)[1].split()[0] == again
    assert admin("import", str(file), "nobody", *there)[0] != 0
    assert admin("import", str(tmp_path / FILE), ben, *there)[0] != 0
    assert admin("import", str(tmp_path / "nothing"), ben, *there)[0] != 0
    assert admin("verify", *there) == (0, "2 matches were folded; 0 of them have a fault.\n")


def test_live_matches_are_tried_by_new_rules(
    tmp_path: Path, admin: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ur = find_game("ur_ziggurat")

    async def scenario() -> list[str]:
        house = small_house(tmp_path)
        try:
            made = []
            for game in (GAME, ur.id):
                table, ear = await table_of(house, game, ME, HERE)
                await first_move(table, ear, game)
                made.append(table.row.id)
            return made
        finally:
            await house.close()

    other, same = asyncio.run(scenario())
    there = ("--data", str(tmp_path))
    told = "{} live matches come out the same by the rules of today; {} do not.\n"
    assert admin("patch", *there) == (0, told.format(2, 0))
    old, new = f"rules: {ur.oldest_rules}", f"rules: {ur.rules_version}"
    assert old != new
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("UPDATE matches SET header = replace(header, ?, ?)", (new, old))
    by_today = patching.newest

    def otherwise(header: Header) -> Header:
        """As if the race had fewer pieces by the rules of today."""
        if header.game != GAME:
            return by_today(header)
        return replace(header, options={**header.options, "ruleset": "aseb"})

    monkeypatch.setattr(patching, "newest", otherwise)
    status, found = admin("patch", "--apply", *there)
    assert status == 1
    assert re.match(rf"{other}-1: otherwise from entry \d+: ", found)
    assert found.endswith(told.format(1, 1))
    assert new in admin("show", same, *there)[1]
    assert admin("audit", *there)[1].split()[-2:] == ["patch", f"{same}-1"]
