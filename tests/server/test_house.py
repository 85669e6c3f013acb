"""The house around the tables: its page, its headers, its settings, its log, how it closes."""

import asyncio
import gzip
import json
import logging
import os
import sqlite3
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, MutableMapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from tests.server.ear import Web
from tests.server.guests import ME, RANDOM_BOT, Raw, guest, run
from tests.server.running import Running

from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game
from edubba.match import Match, SuddenDeath, bot_seat, human
from edubba.match.tablet import seal
from edubba.server import limits, static
from edubba.server.house import House
from edubba.server.log import REQUESTS, JsonLines, Lines, Sparing, set_up
from edubba.server.settings import Settings, read_settings
from edubba.server.store import Store
from edubba.server.store.engine import FILE, MIGRATIONS, NoStore, open_engine
from edubba.server.store.jobs import change_table

pytestmark = pytest.mark.interpreted_only  # no rules are played here


def client(folder: Path, **settings: Any) -> Web:
    return Web(Settings(data=folder, bot_workers=1, **settings))


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "main-abc.js").write_text("let a = 1;")
    (folder / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(static, "FOLDER", folder)
    return tmp_path


def test_the_client_is_served_packed_and_for_ever(built: Path) -> None:
    with client(built / "data") as web:
        page = web.get("/")
        assert page.text == "<!doctype html>"
        assert page.headers["cache-control"] == "no-cache"
        assert web.get("/table/abc").text == "<!doctype html>"
        script = web.get("/assets/main-abc.js")
        assert script.text == "let a = 1;"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = web.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/nothing"):
            assert web.get(path).status_code == 404, path


def test_without_a_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nothing")
    with client(tmp_path) as web:
        answer = web.get("/")
        assert answer.status_code == 503
        assert "make client" in answer.text


# Headers and limits


def test_browsers_are_told_what_this_house_never_does(tmp_path: Path) -> None:
    with client(tmp_path) as web:
        for path in ("/health", "/api/about", "/api/nothing"):
            headers = web.get(path).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
        cookie = web.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert web.get("/api/me").headers.get("set-cookie") is None


def test_a_house_behind_https_says_so_in_its_cookie(tmp_path: Path) -> None:
    with client(tmp_path, secure_cookie=True) as web:
        assert "; Secure" in web.get("/api/me").headers["set-cookie"]


def test_bodies_and_paces_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is filled up meanwhile
    with client(tmp_path, requests_per_second=2) as web:
        large = web.ask("PUT", "/api/me", content=b"x" * 70_000)
        assert large.status_code == 413

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(70):
                yield b"x" * 1000

        streamed = web.ask("PUT", "/api/me", content=pieces())
        assert streamed.status_code == 413
        codes = [web.get("/api/tables").status_code for _ in range(8)]
        assert codes[-1] == 429


def test_nobody_fills_the_house_with_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is filled up meanwhile
    with client(tmp_path, tables_per_hour=30) as web:
        codes = []
        for _ in range(6):
            codes.append(web.get("/api/me").status_code)
            web.client.cookies.clear()
        assert codes == [200, 200, 200, 429, 429, 429]


def test_names_are_made_readable_before_anybody_sees_them(tmp_path: Path) -> None:
    with client(tmp_path) as web:
        for typed, kept in {
            "A\u2028da": "A da",
            "\u202eadA\x00": "adA",
            "  Ada \n L.  ": "Ada L.",
            "\u200b" * 50 + "Ada": "Ada",
        }.items():
            renamed = web.ask("PUT", "/api/me", json={"name": typed})
            assert renamed.json()["name"] == kept
        for wrong in ("x" * 41, "\u2066\u2069", "", 7):
            assert web.ask("PUT", "/api/me", json={"name": wrong}).status_code == 422
        seats = [ME, {"kind": "here", "name": "B\u2028en\x00"}]
        table = web.ask("POST", "/api/tables", json={"game": "game_of_ur", "seats": seats})
        assert [seat["name"] for seat in table.json()["seats"]] == ["Ada", "B en"]


def changed_record(*changes: tuple[str, str]) -> bytes:
    """A record that is whole, with some of its text replaced."""
    match = Match.new(
        find_game("game_of_ur").setup(), ["Ada", "Ben"], seed=11, clock=SuddenDeath(600)
    )
    text = "\n".join(match.record.body())
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return seal(text.split("\n"), match.version).encode()


@pytest.mark.parametrize(
    "change",
    [
        ('"seconds": 600', '"seconds": 0'),
        ('"seconds": 600', f'"seconds": {10**12}'),
        ('"Ada"', f'"{"x" * 900_000}"'),
        ('"Ada"', f'"{"x" * 41}"'),
        ('{"kind": "human", "name": "Ada"}', '{"kind": "bot", "bot": "' + "x" * 90 + '"}'),
        ("1 dice: ", f"1 dice: {'x' * 2000}"),
    ],
)
def test_a_record_cannot_bring_what_no_table_could_have(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    with client(tmp_path) as web:
        for mode in ("look", "continue"):
            path = f"/api/tablets?mode={mode}"
            assert web.ask("POST", path, content=changed_record()).status_code == 200
            refused = web.ask("POST", path, content=changed_record(change))
            assert refused.status_code == 422
            assert len(refused.content) < 2000
        tables = web.get("/api/tables")
        assert tables.status_code == 200
        assert len(tables.json()["mine"]) == 2


def test_a_bot_of_elsewhere_is_replaced_under_a_clock_too(tmp_path: Path) -> None:
    seats = [bot_seat("wayward"), human("Ada")]
    match = Match.new(find_game("game_of_ur").setup(), seats, seed=1, clock=SuddenDeath(600))
    with client(tmp_path) as web:
        body = match.record.text().encode()
        taken = web.ask("POST", "/api/tablets?mode=continue", content=body)
        assert taken.status_code == 200, taken.text
        assert taken.json()["status"] == "running"


def test_a_list_of_tables_never_breaks_because_of_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with client(tmp_path) as web:
        made = [
            web.ask("POST", "/api/tables", json={"game": "game_of_ur", "seats": [ME, seat]}).json()
            for seat in (RANDOM_BOT, {"kind": "open"}, {"kind": "open"})
        ]
        house: House = web.app.state.house
        clock = json.dumps({"kind": "sudden_death", "seconds": 0})
        for broken in made[:2]:
            web.runner.run(house.store.write(change_table(broken["id"], clock=clock)))
        for _ in range(2):
            found = web.get("/api/tables").json()
            assert [table["id"] for table in found["mine"]] == [made[2]["id"]]
            assert [table["id"] for table in found["open"]] == [made[2]["id"]]
    told = [line for line in caplog.records if line.message == "a table cannot be listed"]
    assert len(told) == 2


@pytest.mark.parametrize("long", ["x" * 300, "x" * 300 + ".js", "ä" * 128, "a/" * 2000])
def test_a_path_that_no_file_could_have_is_not_there(tmp_path: Path, long: str) -> None:
    with client(tmp_path) as web:
        places = ("", "assets/", "table/", "api/", "api/tables/", "api/matches/m/replay/")
        for path in (f"/{place}{long}" for place in places):
            assert web.get(path).status_code == 404
            assert web.ask("POST", path, json={}).status_code == 404


def test_other_pages_change_nothing(tmp_path: Path) -> None:
    with client(tmp_path) as web:
        told = {"name": "Eve"}
        refused = web.ask("PUT", "/api/me", json=told, headers={"origin": "http://evil.example"})
        assert refused.json()["code"] == "other_page"
        taken = web.ask("PUT", "/api/me", json=told, headers={"origin": "http://house"})
        assert taken.json()["name"] == "Eve"


# Settings


def answer_to_a_socket(web: Web, host: str) -> str:
    sent: list[str] = []
    heard = iter(["websocket.connect", "websocket.disconnect"])

    async def receive() -> dict[str, str]:
        return {"type": next(heard)}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message["type"])

    asked = {"type": "websocket", "path": "/ws", "query_string": b"", "subprotocols": []}
    who = {"client": ("203.0.113.7", 4711), "headers": [(b"host", host.encode())]}
    web.runner.run(web.app({**asked, **who}, receive, send))
    return sent[0]


def test_only_by_its_own_names_the_house_is_asked_for(tmp_path: Path) -> None:
    """A name that somebody else lets point here is not believed, however its page calls itself."""
    names = {
        "allowed_hosts": "127.0.0.1,[::1],*.Example.net",
        "public_origin": "https://ur.example",
    }

    def asked(web: Web, host: str, path: str = "/api/me") -> int:
        return web.get(path, headers={"host": host}).status_code

    with Web(read_settings(data=tmp_path, bot_workers=1, **names)) as web:
        for host in (
            "ur.example",
            "UR.example:443",
            "127.0.0.1:8000",
            "[::1]:8000",
            "a.example.net",
        ):
            assert asked(web, host) == 200, host
        for host in (
            "house",
            "example.net",
            "ur.example.evil",
            "evil:ur.example",
            "[::2]",
            "1",
            "",
        ):
            assert asked(web, host) == 421, host
        told = web.ask("PUT", "/api/me", json={"name": "Eve"}, headers={"host": "evil"})
        assert (told.status_code, told.json()["code"]) == (421, "other_host")
        for path in ("/health", "/ready"):
            assert asked(web, "10.0.0.5:8000", path) == 200, "monitors ask by address"
        assert [answer_to_a_socket(web, host) for host in ("ur.example", "evil")] == [
            "websocket.accept",
            "websocket.close",
        ]
    with client(tmp_path) as web:
        assert asked(web, "house") == asked(web, "anything") == 200


def test_by_default_the_house_is_for_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("EDUBBA_")]:
        monkeypatch.delenv(name)
    found = Settings()
    assert (found.host, found.port, found.database) == ("127.0.0.1", 8000, None)
    assert found.data == user_data_path("edubba", appauthor=False)


def test_settings_come_from_file_environment_and_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 9001\nbot_pause = 0.1\nlog_format = "json"\n')
    monkeypatch.setenv("EDUBBA_SETTINGS", str(file))
    monkeypatch.setenv("EDUBBA_BOT_PAUSE", "0.2")
    found = read_settings(port=9003, host=None)
    assert (found.port, found.bot_pause, found.log_format) == (9003, 0.2, "json")
    assert found.host == "127.0.0.1"


def test_a_wrong_setting_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_PORT", "many")
    with pytest.raises(InvalidInput, match="The setting port is wrong"):
        read_settings()
    monkeypatch.delenv("EDUBBA_PORT")
    monkeypatch.setenv("EDUBBA_SETTINGS", str(tmp_path / "nothing.toml"))
    with pytest.raises(InvalidInput, match="There is no settings file"):
        read_settings()
    bad = tmp_path / "bad.toml"
    bad.write_text("port = = 1")
    monkeypatch.setenv("EDUBBA_SETTINGS", str(bad))
    with pytest.raises(InvalidInput, match="cannot be read"):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value", "takes"),
    [
        ("trusted_proxies", "foo", "addresses or networks with commas, such as"),
        ("lobby_days", "inf", "a number from 0.001 to 36,500"),
        ("lobby_days", "nan", "a number from 0.001 to 36,500"),
        ("lobby_days", "1e300", "a number from 0.001 to 36,500"),
        ("lease_seconds", "0.0001", "a number from 0.5 to 600"),
        ("language", "xx", "one of de, en"),
        ("language", "english", "one of de, en"),
        ("inside_address", "foo", "HOST:PORT"),
        ("inside_address", "foo:65536", "HOST:PORT"),
        ("mail_from", "a@b\nBcc: c@d", "one mail address"),
        ("public_origin", 'https://a b"<x>', "with a host"),
        ("push_services", "foo", "origins with commas"),
        ("allowed_hosts", "https://play.example.org", "names of hosts with commas"),
        ("allowed_hosts", "play.example.org:80", "names of hosts with commas"),
        ("allowed_hosts", "pl*y.example.org", "names of hosts with commas"),
        ("push_key", "foo", "a key that"),
        ("mail_server", "foo", "smtp://HOST:PORT"),
        ("database", "mysql://x:secret@y/z", "postgresql://"),
        ("database", "postgres://x", "postgresql://"),
    ],
)
def test_a_wrong_setting_is_told_with_what_is_right(
    name: str, value: str, takes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"EDUBBA_{name.upper()}", value)
    with pytest.raises(InvalidInput) as told:
        read_settings()
    assert str(told.value).startswith(f"The setting {name} is wrong: it takes ")
    assert takes in str(told.value)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("inside_address", "one:8100"),
        ("inside_address", "[fd00::1]:8100"),
        ("public_origin", "http://[::1]:65535"),
        ("public_origin", "https://play.example.org"),
        ("language", "de_AT.UTF-8"),
        ("database", "postgresql+psycopg://edubba@db/edubba"),
        ("mail_from", "no.reply+ur@play.example.org"),
    ],
)
def test_what_is_right_is_taken(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"EDUBBA_{name.upper()}", value)
    assert getattr(read_settings(), name) == value


def test_what_is_empty_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.setenv(f"EDUBBA_{name.upper()}", "")
    assert read_settings() == Settings()
    assert read_settings(trusted_proxies="", bots="one,").bots == ("one",)


def test_every_number_has_bounds() -> None:
    for name, field in Settings.model_fields.items():
        if field.annotation in (int, float):
            bounds = {
                side for each in field.metadata for side in ("ge", "le") if hasattr(each, side)
            }
            assert bounds == {"ge", "le"}, name


def test_a_store_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoStore, match="cannot be opened"):
        open_engine("postgresql://nobody:secret@127.0.0.1:1/nothing", tmp_path)
    with pytest.raises(NoStore) as told:
        open_engine("nonsense", tmp_path)
    assert "secret" not in str(told.value)
    (tmp_path / "file").write_text("")
    with pytest.raises(NoStore, match="cannot be made"):
        open_engine(None, tmp_path / "file" / "folder")


def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    engine = open_engine(None, tmp_path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_whoever_else_uses_the_machine_reads_no_store(tmp_path: Path) -> None:
    """Seeds and hidden hands lie in it, also in what SQLite writes beside it."""
    engine = open_engine(None, tmp_path)
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("INSERT INTO audit (at, deed, about) VALUES (1, 'x', 'y')")
        files = [*tmp_path.glob(f"{FILE}*")]
        assert len(files) > 1
        assert not [each for each in files if each.stat().st_mode & 0o077]
    engine.dispose()


def test_a_log_line_is_one_json_object() -> None:
    record = logging.makeLogRecord({"msg": "a change was not saved", "table": "abc", "levelno": 40})
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["table"]) == ("a change was not saved", "abc")
    assert told["time"].endswith("+00:00")


def test_the_log_repeats_itself_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    sparing = Sparing()

    def written(count: int, level: int = logging.ERROR, **more: Any) -> list[logging.LogRecord]:
        told = {"name": "asyncio", "msg": "no file is left for %s", "args": ("x",), **more}
        records = [logging.makeLogRecord({**told, "levelno": level}) for _ in range(count)]
        return [record for record in records if sparing.filter(record)]

    assert len(written(400)) == 20
    assert len(written(30, msg="something else")) == 20
    assert len(written(400, logging.DEBUG)) == 400
    now += 1
    [again] = written(1)
    assert Lines().format(again).endswith("no file is left for x  left_out=380")
    assert sum(len(written(1, msg=f"kind {number}")) for number in range(5000)) < 1000


def test_a_log_line_is_bounded() -> None:
    def fail(depth: int) -> None:
        if depth:
            fail(depth - 1)
        raise ValueError("x" * 100_000)

    with pytest.raises(ValueError, match="x") as caught:
        fail(200)
    told = {"msg": "m" * 10_000, "path": "p" * 10_000, "levelno": logging.ERROR}
    for form in (JsonLines(), Lines()):
        record = logging.makeLogRecord({**told, "exc_info": caught._excinfo})
        assert len(form.format(record)) < 8_000


def test_every_line_tells_of_which_request_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("handlers", "level"):  # which are set anew
        monkeypatch.setattr(logging.getLogger(), name, getattr(logging.getLogger(), name))
    settings = Settings(data=tmp_path, bot_workers=1, log_format="json", request_log=True)
    set_up(settings)

    def lines() -> list[dict[str, Any]]:
        told = map(json.loads, capsys.readouterr().err.splitlines())
        return [line for line in told if line["logger"].startswith("edubba.")]

    try:
        with Web(settings) as web:
            seats = [ME, RANDOM_BOT]
            named = {"x-request-id": "chosen-by-a-client"}
            body = {"game": "game_of_ur", "seats": seats}
            answer = web.ask("POST", "/api/tables", json=body, headers=named)
            id = answer.headers["x-request-id"]
            assert id != "chosen-by-a-client"
            begins, asked = [line for line in lines() if line.get("request") == id]
            assert begins["message"] == "a match begins"
            assert (asked["message"], asked["status"]) == ("POST /api/tables", 200)
            assert web.get("/health").status_code == 200

            async def broken(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(web.app.state.house.people, "find", broken)
            answer = web.get("/api/me")
            assert answer.status_code == 500
            fault = answer.headers["x-request-id"]
            told = lines()
            assert {line["request"] for line in told} == {fault}
            assert [line["message"] for line in told] == [
                "GET /api/me",
                "a request could not be answered",
            ]
            assert told[0]["status"] == 500
            assert "ZeroDivisionError" in told[1]["error"]
        trusting = settings.model_copy(update={"trusted_proxies": (ip_network("10.0.0.0/8"),)})
        with Web(trusting) as web:
            assert (
                web.get("/api/about", headers=named).headers["x-request-id"]
                == named["x-request-id"]
            )
            odd = web.get("/api/about", headers={"x-request-id": "two words"})
            assert odd.headers["x-request-id"] != "two words"
    finally:
        logging.getLogger(REQUESTS).setLevel(logging.NOTSET)


# Closing


def test_the_house_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    running = Running(tmp_path / "house", LOG_FORMAT="json").start()

    async def scenario() -> None:
        house = await guest(running.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with Raw(house) as raw:
            await raw.watch(table["id"])
            assert running.process is not None
            running.process.terminate()
            notice = await raw.hear_until("notice")
            assert notice["words"]["id"] == "server/closing"

    run(scenario)
    assert running.stop() == 0
    assert "Traceback" not in running.log
    assert "leaked" not in running.log
    opened, *lines = running.log.splitlines()
    assert opened == f"The house is open: {running.address}/"
    told = [json.loads(line) for line in lines]
    begun = [line for line in told if line["message"] == "a match begins"]
    assert [line["game"] for line in begun] == ["game_of_ur"]


def test_a_taken_port_is_one_sentence(server: Running, tmp_path: Path) -> None:
    second = Running(tmp_path)
    second.port = server.port
    with pytest.raises(AssertionError, match="cannot open at"):
        second.start()


def test_migrations_and_models_agree(tmp_path: Path) -> None:
    """Nothing that the schema says is missing in a database that only migrations made."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from edubba.server.store.schema import metadata

    engine = open_engine(None, tmp_path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """Tables that were kept before seats could seal numbers are still there."""
    file = sqlite3.connect(tmp_path / FILE)
    with sqlalchemy.create_engine(f"sqlite:///{tmp_path / FILE}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    file.execute("INSERT INTO people VALUES ('ada', 'secret', 'Ada', 0)")
    table = "'t', 'ulm', 'seed', '{}', NULL, 0, 1, 1, 'code', '7', 'open', 'ada', 0, 0"
    file.execute(f"INSERT INTO tables VALUES ({table}, NULL, NULL, NULL)")
    file.execute("INSERT INTO seats VALUES ('t', 0, 'me', 'Ada', 'ada', NULL, 0)")
    file.commit()
    file.close()

    async def scenario() -> None:
        store = Store(None, tmp_path)
        row = await store.table("t")
        await store.close()
        assert row is not None
        assert [(seat.name, seat.seal) for seat in row.seats] == [("Ada", None)]

    asyncio.run(scenario())


def test_ready_says_when_the_store_is_silent(tmp_path: Path) -> None:
    with client(tmp_path) as web:
        assert [web.ask(how, "/ready").status_code for how in ("GET", "HEAD")] == [200, 200]

        async def silent() -> None:
            raise TimeoutError

        web.app.state.house.write_something = silent
        assert web.get("/ready").json()["code"] == "store_silent"
        assert web.ask("HEAD", "/ready").status_code == 503


def test_health_needs_nothing(server: Running) -> None:
    with urllib.request.urlopen(f"{server.address}/health") as answer:
        assert json.loads(answer.read()) == {"status": "ok"}
    with pytest.raises(urllib.error.HTTPError, match="405"):
        urllib.request.urlopen(f"{server.address}/health", data=b"")
