"""Order in the house: reports, muting, blocking, what a host may do, words not to be said."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.server.ear import Ear, Web
from tests.server.guests import ME, RANDOM_BOT
from tests.server.test_accounts import ADA, come_with, forget_cookie, house_of, me, sign_in, sign_up
from tests.server.test_admin import admin
from tests.server.test_chat import texts

from edubba.cli import main
from edubba.server import accounts
from edubba.server.settings import Settings, read_settings
from edubba.server.store.engine import FILE
from edubba.server.store.rows import Person

pytestmark = pytest.mark.interpreted_only  # no rules are played here
__all__ = ["admin"]
GAME = "royal_game_of_ur"
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "words").write_text("Drat\n\n  fiddlesticks \n", "utf-8")
    settings = Settings(
        data=folder,
        bot_workers=1,
        tables_per_hour=10**6,
        requests_per_second=10**6,
        chat_per_second=1000,
        word_filter=folder / "words",
    )
    with Web(settings) as web:
        yield web


@pytest.fixture
def web(opened: Web, monkeypatch: pytest.MonkeyPatch) -> Web:
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))
    house_of(opened).accounts = accounts.Accounts(house_of(opened))
    opened.client.cookies.clear()
    return opened


class Guest:
    """Somebody with a browser of their own, and an ear at a table."""

    def __init__(self, web: Web, name: str) -> None:
        self.web = web
        web.client.cookies.clear()
        self.id = me(web)["id"]
        self.secret = web.client.cookies["edubba"]
        self.ear = Ear(house_of(web), Person(self.id, name))

    def ask(self, method: str, path: str, **told: Any) -> tuple[int, Any]:
        come_with(self.web, self.secret)
        answer = self.web.ask(method, path, json=told)
        return answer.status_code, answer.json()

    def post(self, path: str, **told: Any) -> tuple[int, str]:
        status, said = self.ask("POST", path, **told)
        return status, said.get("code", "")

    def sit(self, table: str) -> None:
        self.web.runner.run(self.ear.sit(table))

    def say(self, id: str, text: str) -> str:
        """Say a line; the code of the refusal, if it was refused."""
        before = len(self.ear.told("error"))
        self.web.runner.run(self.ear.tell(type="chat", id=id, text=text))
        return "".join(error["code"] for error in self.ear.told("error")[before:])


def three(web: Web, *seats: dict[str, str]) -> tuple[Guest, Guest, Guest, str]:
    """A host, somebody who sits down, somebody who watches, and the table."""
    ada, ben, cyd = Guest(web, "Ada"), Guest(web, "Ben"), Guest(web, "Cyd")
    game = "ulm" if len(seats) > 1 else GAME
    status, table = ada.ask("POST", "/api/tables", game=game, seats=[ME, *(seats or [OPEN])])
    assert status == 200
    assert table["host"]
    if not seats:
        assert ben.post(f"/api/tables/{table['id']}/join") == (200, "")
    for each in (ada, ben, cyd):
        each.sit(table["id"])
    return ada, ben, cyd, table["id"]


def audit(web: Web) -> list[tuple[str, str]]:
    with sqlite3.connect(house_of(web).settings.data / FILE) as file:
        return file.execute("SELECT deed, about FROM audit ORDER BY n").fetchall()


def test_a_line_and_a_person_are_reported_to_the_operator(
    web: Web, admin: Callable[..., tuple[int, str]]
) -> None:
    ada, ben, cyd, table = three(web)
    cyd.say("a", "you play like a goat")
    path = f"/api/tables/{table}/report"
    assert ada.post(path, line=1, words="rude") == (200, "")
    assert ada.post(path, seat=1, words="slow") == (200, "")
    assert ada.post(path, line=2, words="?") == (404, "no_such_line")
    assert ada.post(path, seat=5, words="?") == (404, "nobody_there")
    assert ada.post(path, words="?") == (404, "nobody_there")
    there = ("--data", str(house_of(web).settings.data))
    status, told = admin("reports", *there)
    slow, rude = told.splitlines()[:2]
    assert status == 0
    assert rude.endswith(f"{ada.id} of {cyd.id} at {table}: “you play like a goat” rude")
    assert slow.endswith(f"{ada.id} of {ben.id} at {table}: slow")
    assert audit(web)[-2:] == [
        ("report", f"{ada.id} {cyd.id} {table}"),
        ("report", f"{ada.id} {ben.id} {table}"),
    ]


def test_a_private_table_tells_nothing_of_its_people(web: Web) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    _, table = ada.ask("POST", "/api/tables", game=GAME, seats=[ME, OPEN], private=True)
    path = f"/api/tables/{table['id']}"
    assert ben.post(f"{path}/report", seat=0, words="?") == (403, "private_table")
    assert ben.post(f"{path}/tie", seat=0, tie="muted") == (403, "private_table")
    assert ben.post(f"{path}/tie", seat=0, tie="muted", code=table["invite"]) == (200, "")


def test_who_is_muted_is_not_heard_any_more_nor_what_they_said(web: Web) -> None:
    ada, ben, cyd, table = three(web)
    ben.say("a", "one")
    cyd.say("a", "two")
    assert texts(ada.ear) == ["one", "two"]
    assert ada.post(f"/api/tables/{table}/tie", line=1, tie="muted") == (200, "")
    assert ada.ear.told("unsaid") == [{"type": "unsaid", "lines": [1]}]
    ben.say("b", "three")
    cyd.say("b", "four")
    assert texts(ada.ear) == ["one", "two", "four"]
    assert texts(cyd.ear) == ["one", "two", "three", "four"]
    ada.sit(table)
    assert [line["text"] for line in ada.ear.told("state")[-1]["chat"]] == ["two", "four"]
    [known] = ada.ask("GET", "/api/ties")[1]
    assert known == {"id": ben.id, "name": "Guest", "account": False, "tie": "muted"}
    assert ada.ask("DELETE", f"/api/ties/{ben.id}") == (200, [])
    ben.say("c", "five")
    assert texts(ada.ear)[-1] == "five"
    assert ada.post(f"/api/tables/{table}/tie", seat=0, tie="muted") == (409, "yourself")


def test_who_is_blocked_sits_down_nowhere_with_whom_blocked_them(web: Web) -> None:
    _, ben, cyd, table = three(web, OPEN, OPEN)
    assert cyd.post(f"/api/tables/{table}/join") == (200, "")
    ben.say("a", "hello")
    assert cyd.post(f"/api/tables/{table}/tie", line=1, tie="blocked") == (200, "")
    assert ben.post(f"/api/tables/{table}/join") == (403, "not_welcome")
    assert ben.post(f"/api/tables/{table}/tie", seat=1, tie="friend") == (403, "not_welcome")
    _, other = cyd.ask("POST", "/api/tables", game=GAME, seats=[ME, OPEN])
    assert ben.post(f"/api/tables/{other['id']}/join") == (403, "not_welcome")
    assert cyd.ask("DELETE", f"/api/ties/{ben.id}") == (200, [])
    assert ben.post(f"/api/tables/{table}/join") == (200, "")


def test_a_host_sends_somebody_away_for_good(web: Web) -> None:
    ada, ben, _, table = three(web, OPEN, OPEN)
    path = f"/api/tables/{table}"
    assert ben.post(f"{path}/join") == (200, "")
    assert ben.post(f"{path}/kick", seat=0) == (403, "not_the_host")
    assert ada.post(f"{path}/kick", seat=0) == (409, "yourself")
    cut: list[int] = []
    ben.ear.hang_up = cut.append  # type: ignore[method-assign, assignment]
    assert ada.post(f"{path}/kick", seat=1) == (200, "")
    assert len(cut) == 1
    assert not ada.ask("GET", path)[1]["seats"][1]["person"]
    assert ben.post(f"{path}/join") == (403, "kicked")
    ben.sit(table)
    assert ben.ear.told("error")[-1]["code"] == "kicked"
    house_of(web).tables.clear()  # as after a pause of the house
    assert ben.post(f"{path}/join") == (403, "kicked")
    assert audit(web)[-1] == ("kicked", f"{ada.id} {ben.id} {table}")


def test_who_is_sent_away_from_a_match_gets_up(web: Web) -> None:
    """With three a bot plays on, with two it is over."""
    ada, ben, cyd, table = three(web, OPEN, OPEN)
    for each in (ben, cyd):
        assert each.post(f"/api/tables/{table}/join") == (200, "")
    assert ada.post(f"/api/tables/{table}/kick", seat=1) == (200, "")
    assert ada.ask("GET", f"/api/tables/{table}")[1]["seats"][1]["left"]
    ada, _, _, table = three(web)
    assert ada.post(f"/api/tables/{table}/kick", seat=1) == (200, "")
    assert ada.ask("GET", f"/api/tables/{table}")[1]["status"] == "over"


def test_nobody_is_sent_away_from_a_rated_match(web: Web) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    for each, name in ((ada, "Ada the host"), (ben, "Ben the guest")):
        come_with(web, each.secret)
        sign_up(web, name=name)
        each.secret = web.client.cookies["edubba"]
    _, table = ada.ask("POST", "/api/tables", game=GAME, seats=[ME, OPEN], rated=True)
    assert ben.post(f"/api/tables/{table['id']}/join") == (200, "")
    assert ada.post(f"/api/tables/{table['id']}/kick", seat=1) == (409, "rated_kick")


def test_a_host_lets_somebody_say_no_more(web: Web) -> None:
    ada, ben, cyd, table = three(web)
    assert cyd.say("a", "la la la") == ""
    assert ben.post(f"/api/tables/{table}/hush", line=1) == (403, "not_the_host")
    assert ada.post(f"/api/tables/{table}/hush", line=1) == (200, "")
    assert cyd.say("b", "la la la") == "hushed"
    assert texts(ada.ear) == ["la la la"]
    assert ada.post(f"/api/tables/{table}/hush", line=1, undo=True) == (200, "")
    assert cyd.say("b", "la la la") == ""


def test_what_the_operator_lists_is_neither_said_nor_a_name(web: Web) -> None:
    ada = three(web)[0]
    assert ada.say("a", "DRAT!") == "bad_manners"
    assert ada.say("b", "dr\u0430t, fiddle") == "bad_manners"  # a Cyrillic letter
    assert ada.say("c", "dratted fiddle sticks") == ""
    assert ada.ask("PUT", "/api/me", name="Drat")[1]["code"] == "bad_manners"
    assert ada.post("/api/account", name="My Drat", password="x" * 9) == (409, "bad_manners")
    named = {"kind": "me", "name": "Fiddlesticks"}
    assert ada.post("/api/tables", game=GAME, seats=[named, RANDOM_BOT]) == (409, "bad_manners")


def test_a_word_list_that_is_not_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read_settings(data=tmp_path).word_filter is None
    monkeypatch.setenv("EDUBBA_WORD_FILTER", str(tmp_path / "nowhere"))
    assert main(["serve", "--data", str(tmp_path)]) != 0
    assert "word_filter" in capsys.readouterr().err


def test_ties_move_to_an_account_and_are_forgotten_with_it(web: Web) -> None:
    ben = Guest(web, "Ben")
    come_with(web, ben.secret)
    sign_up(web, name="Ben with ties")
    ben.secret = web.client.cookies["edubba"]
    ada, cyd = Guest(web, "Ada"), Guest(web, "Cyd")
    assert ada.ask("PUT", f"/api/ties/{ben.id}", tie="friend")[1][0]["account"]
    assert ada.ask("PUT", f"/api/ties/{cyd.id}", tie="friend")[0] == 404
    come_with(web, cyd.secret)
    ADA["name"] = "Cyd with ties"
    sign_up(web)
    assert web.ask("PUT", f"/api/ties/{ben.id}", json={"tie": "muted"}).status_code == 200
    come_with(web, ada.secret)
    assert sign_in(web).status_code == 200  # a guest with ties of their own comes along
    assert web.get("/api/account/export").json()["ties"] == [
        {"id": ben.id, "name": "Ben with ties", "account": True, "tie": "muted"}
    ]
    forget_cookie(web)
    come_with(web, ben.secret)
    gone = web.ask("DELETE", "/api/account", json={"password": ADA["password"]})
    assert gone.status_code == 200
    with sqlite3.connect(house_of(web).settings.data / FILE) as file:
        assert file.execute("SELECT * FROM ties WHERE other = ?", (ben.id,)).fetchall() == []
