"""What waits for a person: turns and invitations, vacation, and mail for whoever wants it."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.server.ear import Ear, Times, Web
from tests.server.guests import ME, RANDOM_BOT
from tests.server.test_accounts import come_with, house_of, sign_up
from tests.server.test_faults import first_move, until
from tests.server.test_order import Guest

from edubba.server import accounts
from edubba.server.herald import Notice
from edubba.server.house import House
from edubba.server.settings import Settings, read_settings
from edubba.server.store.rows import Person
from edubba.server.vacation import DAY

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"
OPEN = {"kind": "open"}
THREE_DAYS = {"kind": "correspondence", "days": 3}


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))
    settings = Settings(
        data=tmp_path, bot_workers=1, tables_per_hour=10**6, public_origin="https://ur.example"
    )
    with Web(settings) as web:
        yield web


class Posted:
    """A channel that keeps what it is to send."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []

    async def send(self, address: str, notice: Notice) -> None:
        self.sent.append((address, notice))


def somebody(web: Web, name: str) -> Guest:
    """A person with an account."""
    made = Guest(web, name)
    come_with(web, made.secret)
    sign_up(web, name=name)
    made.secret = web.client.cookies["edubba"]
    return made


def match_of_two(web: Web, ada: Guest, ben: Guest, **told: Any) -> str:
    status, table = ada.ask("POST", "/api/tables", game=GAME, seats=[ME, OPEN], **told)
    assert status == 200
    assert ben.post(f"/api/tables/{table['id']}/join") == (200, "")
    return str(table["id"])


def to_move(web: Web, table: str) -> int:
    house = house_of(web)

    async def ask() -> int:
        live = await house.table(table)
        async with live.lock:
            seat = (await live.match()).on_clock
        assert seat is not None
        return seat

    return web.runner.run(ask())


def turns(guest: Guest) -> list[str]:
    return [each["id"] for each in guest.ask("GET", "/api/notices")[1]["turns"]]


def move(web: Web, guest: Guest, table: str) -> None:
    """Play the first thing that can be played, without looking on afterwards."""

    async def play() -> None:
        ear = Ear(house_of(web), Person(guest.id, ""))
        await ear.sit(table)
        live = await house_of(web).table(table)
        # Whoever moves twice says two things: the same id would be the same wish.
        await first_move(live, ear, f"{(await live.match()).version}-{table}")
        match = await live.match()
        if match.open_turn is not None:
            about = {"version": match.version, "seat": match.open_turn}
            await ear.tell(type="command", id=f"done-{match.version}", name="done", **about)
        ear.unwatch()

    web.runner.run(play())


def test_it_is_told_where_others_wait(web: Web) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    ada.ask("POST", "/api/tables", game=GAME, seats=[ME, RANDOM_BOT])  # nobody waits there
    table = match_of_two(web, ada, ben)
    both = [ada, ben]
    waits = to_move(web, table)
    assert (turns(both[waits]), turns(both[1 - waits])) == ([table], [])
    both[waits].ask("POST", f"/api/tables/{table}/leave")
    assert (turns(ada), turns(ben)) == ([], [])


def test_friends_are_invited_and_find_the_table(web: Web) -> None:
    ada, ben = somebody(web, "Ada"), somebody(web, "Ben")
    _, table = ada.ask("POST", "/api/tables", game=GAME, seats=[ME, OPEN], private=True)
    invite = f"/api/tables/{table['id']}/invite"
    assert ada.post(invite, person=ben.id) == (403, "not_followed")
    assert ada.ask("PUT", f"/api/ties/{ben.id}", tie="friend")[0] == 200
    assert ben.post(invite, person=ada.id) == (403, "not_seated")
    for _ in range(2):
        assert ada.post(invite, person=ben.id) == (200, "")
    [invited] = ben.ask("GET", "/api/notices")[1]["invitations"]
    told = {"table": table["id"], "game": GAME, "code": table["invite"], "by": "Ada"}
    assert invited == told
    assert ben.ask("PUT", f"/api/ties/{ada.id}", tie="blocked")[0] == 200
    assert ada.post(invite, person=ben.id) == (200, "")
    assert ben.ask("GET", "/api/notices")[1]["invitations"] == []
    assert ben.ask("DELETE", f"/api/ties/{ada.id}") == (200, [])
    assert ada.post(invite, person=ben.id) == (200, "")
    assert ben.post(f"/api/tables/{table['id']}/join", code=invited["code"]) == (200, "")
    assert ben.ask("GET", "/api/notices")[1]["invitations"] == []
    assert ada.post(invite, person=ben.id) == (409, "already_started")


def test_no_days_pass_for_who_is_away(web: Web, tmp_path: Path) -> None:
    ada, ben = somebody(web, "Ada"), somebody(web, "Ben")
    table = match_of_two(web, ada, ben, clock=THREE_DAYS)
    both = [ada, ben]
    waits = to_move(web, table)
    late, other = both[waits], both[1 - waits]
    assert Guest(web, "Cyd").ask("PUT", "/api/vacation", days=5)[0] == 403
    assert late.ask("PUT", "/api/vacation", days=31)[1]["code"] == "no_vacation"
    status, told = late.ask("PUT", "/api/vacation", days=10)
    assert (status, bool(told["back"])) == (200, True)
    assert late.ask("PUT", "/api/vacation", days=1)[1]["code"] == "no_vacation"
    house = house_of(web)
    pass_by(house, 9)
    assert left(web, table)[waits] > 2.9 * DAY
    claim = {"type": "command", "name": "claim_time", "id": "c", "version": 0}
    ear = Ear(house, Person(other.id, ""))
    web.runner.run(ear.sit(table))
    web.runner.run(ear.tell(**claim, seat=1 - waits))
    assert ear.told("error")[-1]["code"] == "on_vacation"
    web.runner.run(house.sweep())
    assert to_move(web, table) == waits
    house.tables.clear()  # another process, or this one later
    assert left(web, table)[waits] > 2.9 * DAY
    pass_by(house, 2)  # one of vacation, one that counts
    assert 1.9 * DAY < left(web, table)[waits] < 2.1 * DAY
    pass_by(house, 3)
    web.runner.run(house.sweep())

    async def ended() -> None:
        async with asyncio.timeout(60):
            while (await house.table(table)).row.status != "over":
                await asyncio.sleep(0.02)

    web.runner.run(ended())
    told = late.ask("GET", "/api/notices")[1]
    assert (told["back"], told["vacation_days"]) == (None, 20)


def test_who_comes_back_early_has_the_other_days_left(web: Web) -> None:
    ada = somebody(web, "Ada")
    assert ada.ask("PUT", "/api/vacation", days=10)[0] == 200
    pass_by(house_of(web), 2)
    told = ada.ask("DELETE", "/api/vacation")[1]
    assert (told["back"], told["vacation_days"]) == (None, 27)  # a day that has begun counts


def pass_by(house: House, days: float) -> None:
    house.hours._offset += int(days * DAY)


def left(web: Web, table: str) -> list[int]:
    async def ask() -> list[int]:
        live = await house_of(web).table(table)
        async with live.lock:
            return live.remaining(await live.match(), live.time.now())

    return web.runner.run(ask())


@pytest.mark.parametrize(
    ("language", "code_is", "your_turn"),
    [("en", r"code is (\w+)", "it is your turn"), ("de", r"Code ist (\w+)", "Du bist am Zug")],
)
def test_mail_goes_to_who_confirmed_it_and_does_not_look(
    language: str, code_is: str, your_turn: str, web: Web
) -> None:
    house, post = house_of(web), Posted()
    ada, ben = somebody(web, "Ada"), somebody(web, "Ben")
    page = Ear(house, Person(ada.id, "Ada"))
    web.runner.run(page.tell(type="hello", protocol=1, language=language))
    web.runner.run(page.tell(type="hello", protocol=1, language="nobody's"))
    assert ada.ask("GET", "/api/notices")[1]["mail"] == {
        "offered": False,
        "address": None,
        "confirmed": False,
    }
    assert ada.ask("PUT", "/api/mail", address="ada@ur.example")[0] == 404
    house.herald.channels["mail"] = post
    assert ada.ask("PUT", "/api/mail", address="ada@ur.example, ben@x")[0] == 422
    for each in (ada, ben):
        mail = {"address": f"{each.ear.person.name.lower()}@ur.example"}
        assert each.ask("PUT", "/api/mail", **mail)[1]["confirmed"] is False
    [code] = re.findall(code_is, post.sent[0][1].text)
    assert ben.ask("POST", "/api/mail", code=code)[1]["code"] == "wrong_mail_code"
    assert ada.ask("POST", "/api/mail", code=code)[1]["confirmed"]
    del post.sent[:]
    table = match_of_two(web, ada, ben, clock=THREE_DAYS)
    match_of_two(web, ada, ben)  # without days to move
    both = [ada, ben]
    for _ in range(12):
        mover = both[to_move(web, table)]
        move(web, mover, table)
        if (mover, both[to_move(web, table)]) == (ben, ada):
            break
    web.runner.run(until(lambda: bool(post.sent)))
    assert {address for address, _ in post.sent} == {"ada@ur.example"}
    _, notice = post.sent[-1]
    assert notice.subject.endswith(your_turn)
    assert notice.link == f"https://ur.example/#/table/{table}"
    assert ada.ask("DELETE", "/api/mail")[1]["address"] is None


def test_mail_is_handed_to_the_server_of_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def serve(ears: asyncio.StreamReader, mouth: asyncio.StreamWriter) -> None:
        """As much of SMTP as takes one letter."""
        mouth.write(b"220 here\r\n")
        letter = False
        while line := (await ears.readline()).decode():
            heard.append(line.rstrip())
            if letter and line != ".\r\n":
                continue
            letter = line.upper().startswith("DATA")
            bye = line.upper().startswith("QUIT")
            mouth.write(b"354 go on\r\n" if letter else b"221 bye\r\n" if bye else b"250 yes\r\n")

    async def scenario() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        settings = Settings(
            data=tmp_path, bot_workers=1, mail_server=f"smtp://127.0.0.1:{port}", mail_from="a@b.c"
        )
        house = House(settings, Times().clock)
        try:
            notice = Notice("Your code", "The words.", "https://ur.example/")
            assert await house.herald.send("mail", "ada@ur.example", notice)
            server.close()
            assert not await house.herald.send("mail", "ada@ur.example", notice)
        finally:
            await house.close()

    asyncio.run(scenario())
    assert "rcpt to:<ada@ur.example>" in map(str.lower, heard)
    assert {"From: a@b.c", "To: ada@ur.example", "Subject: Your code"} <= {*heard}
    assert {"The words.", "https://ur.example/"} <= {*heard}
    monkeypatch.setenv("EDUBBA_MAIL_SERVER", "mail.example")
    with pytest.raises(Exception, match="mail_server"):
        read_settings(data=tmp_path)
