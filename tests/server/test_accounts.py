"""Accounts by choice: signing up, in and out, a forgotten password, export, and being forgotten."""

import asyncio
import re
import sqlite3
import urllib.request
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from alembic import command
from argon2 import PasswordHasher
from sqlalchemy import String, insert, update
from tests.server.ear import Web
from tests.server.guests import HERE, ME, RANDOM_BOT, guest, run
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_faults import until

from edubba.core.registry import find_game
from edubba.match import Match, bot_seat, parse_tablet
from edubba.server import accounts, models, people_models
from edubba.server.errors import Refused
from edubba.server.house import House
from edubba.server.looks import folded, looks, skeleton
from edubba.server.settings import Settings
from edubba.server.store import schema
from edubba.server.store.engine import FILE, migrate, open_engine
from edubba.server.store.jobs import change

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"
NUMBER = count(1)
ADA = {"name": "Ada", "password": "moonlight over Ur"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that cost next to nothing; what they are by default, one test looks at."""
    accounts.nobody.cache_clear()
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    settings = Settings(
        data=tmp_path_factory.mktemp("house"),
        bot_workers=1,
        tables_per_hour=10**6,
        requests_per_second=10**6,  # one browser is everybody here
    )
    with Web(settings) as web:
        yield web


@pytest.fixture
def web(opened: Web) -> Web:
    """The one house, where nobody has tried anything yet, and a name that is free."""
    opened.client.cookies.clear()
    house = house_of(opened)
    house.accounts = accounts.Accounts(house)
    ADA["name"] = f"Ada {next(NUMBER)}"
    return opened


def forget_cookie(web: Web) -> str:
    """Become another browser; the cookie of the one before."""
    secret = web.client.cookies["edubba"]
    web.client.cookies.clear()
    return secret


def come_with(web: Web, secret: str) -> None:
    web.client.cookies.clear()
    web.client.cookies.set("edubba", secret, domain="house.local", path="/")


def me(web: Web) -> dict[str, Any]:
    told: dict[str, Any] = web.get("/api/me").json()
    return told


def sign_up(web: Web, **told: str) -> dict[str, Any]:
    answer = web.ask("POST", "/api/account", json={**ADA, **told})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sign_in(web: Web, **told: object) -> httpx.Response:
    return web.ask("POST", "/api/account/session", json={**ADA, **told})


def new_table(web: Web, *seats: dict[str, str], **told: object) -> dict[str, Any]:
    asked = {"game": GAME, "seats": [*seats], **told}
    table: dict[str, Any] = web.ask("POST", "/api/tables", json=asked).json()
    return table


def mine(web: Web) -> list[str]:
    return [table["id"] for table in web.get("/api/tables").json()["mine"]]


def house_of(web: Web) -> House:
    house: House = web.app.state.house
    return house


# Coming in


def test_a_guest_takes_an_account_and_keeps_the_games(web: Web) -> None:
    guest = me(web)
    assert guest == {"id": guest["id"], "name": "Guest", "account": False}
    table = new_table(web, ME, HERE)
    before = web.client.cookies["edubba"]
    made = sign_up(web)
    assert made["me"] == {"id": guest["id"], "name": ADA["name"], "account": True}
    assert mine(web) == [table["id"]]
    assert web.client.cookies["edubba"] != before
    forget_cookie(web)
    assert me(web)["id"] != guest["id"]
    assert sign_in(web, name=ADA["name"].upper()).json() == {"me": made["me"], "recovery": None}
    assert mine(web) == [table["id"]]


def test_what_was_played_as_a_guest_comes_along_or_stays(web: Web) -> None:
    sign_up(web)
    first = new_table(web, ME, HERE)["id"]
    forget_cookie(web)
    me(web)
    running = new_table(web, ME, HERE)["id"]
    waiting = new_table(web, ME, {"kind": "open"})["id"]
    over = new_table(web, ME, {"kind": "open"})["id"]
    web.ask("POST", f"/api/tables/{over}/leave")
    guest = web.client.cookies["edubba"]
    assert sign_in(web).status_code == 200
    assert {*mine(web)} == {first, running, waiting}
    assert web.get(f"/api/tables/{running}").json()["seats"][0]["mine"]
    come_with(web, guest)
    assert me(web)["name"] == "Guest"  # somebody new: the guest is no more
    left = new_table(web, ME, HERE)["id"]
    assert sign_in(web, bring=False).status_code == 200
    assert left not in mine(web)


def test_a_guest_who_entered_the_same_tournament_gives_way(web: Web) -> None:
    person = sign_up(web)["me"]["id"]
    asked = {"name": "Friday", "kind": "knock_out", "game": GAME}
    id = web.ask("POST", "/api/tournaments", json=asked).json()["id"]
    enter = f"/api/tournaments/{id}/enter"
    assert web.ask("POST", enter).status_code == 200
    forget_cookie(web)
    table = new_table(web, ME, HERE)["id"]
    assert web.ask("POST", enter).status_code == 200
    guest = forget_cookie(web)
    assert web.ask("POST", enter).status_code == 200  # another one, whose number stays
    come_with(web, guest)
    assert sign_in(web).status_code == 200
    assert table in mine(web)
    told = web.runner.run(house_of(web).tournaments.get(id))
    assert [(each.n, each.person == person, each.gone) for each in told.entrants] == [
        (0, True, False),
        (1, False, True),
        (2, False, False),
    ]
    forget_cookie(web)
    assert web.ask("POST", enter).status_code == 200
    assert len(web.get(f"/api/tournaments/{id}").json()["entrants"]) == 4


def test_an_acknowledged_move_is_known_after_signing_in(web: Web) -> None:
    """Sent again under the same id by the same person, it is not done twice."""
    sign_up(web)
    forget_cookie(web)
    guest = me(web)["id"]
    id = new_table(web, ME, HERE)["id"]
    house = house_of(web)

    async def acknowledge() -> None:
        table = await house.table(id)
        async with table.lock:
            await table.match()
        table._answers[guest, "x-1"] = 1

    web.runner.run(acknowledge())
    person = sign_in(web).json()["me"]["id"]
    assert [*house.tables[id]._answers] == [(person, "x-1")]


def test_a_name_belongs_to_one_account(web: Web) -> None:
    sign_up(web)
    again = web.ask("POST", "/api/account", json=ADA)
    assert (again.status_code, again.json()["code"]) == (409, "signed_in")
    wide = ADA["name"].replace("Ada", "ａｄａ")
    for name in (ADA["name"].upper(), wide):
        forget_cookie(web)
        taken = web.ask("POST", "/api/account", json={**ADA, "name": name})
        assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")
        assert not me(web)["account"]
    sign_up(web, name="Ben")
    renamed = web.ask("PUT", "/api/me", json={"name": ADA["name"].lower()})
    assert (renamed.status_code, me(web)["name"]) == (409, "Ben")
    assert web.ask("PUT", "/api/me", json={"name": "Bea"}).json()["account"]
    forget_cookie(web)
    assert sign_in(web, name="Ben").status_code == 403
    assert sign_in(web, name="Bea").status_code == 200


@pytest.mark.parametrize("alike", ["Рaul", "Раuӏ", "PAU1", "РАUІ", "ꓑꓮꓴꓡ", "ᴘᴀᴜʟ", "Pɑul"])
def test_nobody_passes_for_somebody_else_by_letters_that_look_alike(web: Web, alike: str) -> None:
    if not me(web)["account"] and sign_in(web, name="Paul").status_code == 403:
        sign_up(web, name="Paul")
    forget_cookie(web)
    refused = web.ask("POST", "/api/account", json={**ADA, "name": alike})
    assert refused.status_code == 409
    assert refused.json()["code"] in ("mixed_letters", "name_taken")
    assert web.ask("PUT", "/api/me", json={"name": alike}).json()["code"] == "name_taken"
    assert me(web) == {**me(web), "name": "Guest", "account": False}


def test_nobody_is_called_like_somebody_who_signs_up_at_the_same_moment(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(web)
    forget_cookie(web)
    before = me(web)["name"]

    async def none_yet(*_: object) -> None:
        """As whoever looked before the account was written."""

    monkeypatch.setattr(house_of(web).store, "account", none_yet)
    assert web.ask("PUT", "/api/me", json={"name": ADA["name"]}).json()["code"] == "name_taken"
    assert me(web)["name"] == before


def test_names_from_before_are_held_against_the_letters_of_all_scripts(tmp_path: Path) -> None:
    """A house that knew fewer of them comes up to date."""
    settings = Settings(data=tmp_path, bot_workers=1)
    with Web(settings) as web:
        sign_up(web, name="Paul")
        forget_cookie(web)
        me(web)
        guest = forget_cookie(web)
    engine = open_engine(None, tmp_path)
    migrate(engine, lambda config: command.downgrade(config, "0014"))
    with engine.execution_options(writes=True).begin() as c:
        called = {"name": "ꓑꓮꓴꓡ", "skeleton": "ꓑꓮꓴꓡ"}
        c.execute(update(schema.people).where(schema.people.c.name == "Guest").values(called))
        c.execute(update(schema.accounts).values(skeleton="another"))
    engine.dispose()
    with Web(settings) as web:
        come_with(web, guest)
        assert me(web)["name"] == "Guest"
        renamed = web.ask("PUT", "/api/me", json={"name": "ᴘᴀᴜʟ"})
        assert (renamed.status_code, renamed.json()["code"]) == (409, "name_taken")


@pytest.mark.parametrize(("name", "alike"), [("Pavo", "ρανο"), ("Νίκος", "νίκoς"), ("Ada", "ꓮꓓꓮ")])
def test_what_a_name_could_be_taken_for(name: str, alike: str) -> None:
    assert skeleton(name) in looks(alike)
    assert skeleton(name) not in looks(f"{alike}x")


@pytest.mark.parametrize("name", ["Νίκος", "Иван", "李小龍", "たけしタケシ", "Zoë", "Ada-Mae 2"])
def test_names_of_every_script_are_names(web: Web, name: str) -> None:
    assert sign_up(web, name=name)["me"]["name"] == name
    forget_cookie(web)
    assert sign_in(web, name=name).status_code == 200


def test_no_guest_bears_the_name_of_an_account(web: Web) -> None:
    me(web)
    web.ask("PUT", "/api/me", json={"name": ADA["name"].lower()})
    guest = forget_cookie(web)
    sign_up(web)
    assert web.ask("PUT", "/api/me", json={"name": ADA["name"]}).status_code == 200
    named = {"kind": "me", "name": ADA["name"]}
    assert "id" in new_table(web, named, {"kind": "open"})
    come_with(web, guest)
    assert me(web)["name"] == "Guest"
    assert new_table(web, named, {"kind": "open"})["code"] == "name_taken"
    assert "id" in new_table(web, named, HERE, private=True)  # where everybody sees who it is
    for people in ([named, HERE], [named, RANDOM_BOT], [ME, {**RANDOM_BOT, "name": ADA["name"]}]):
        assert new_table(web, *people)["code"] == "name_taken", "others watch it"
    seats = [bot_seat("random", ADA["name"]), bot_seat("random")]
    bots = Match.new(find_game(GAME).setup(2), seats, seed=1)
    refused = web.ask("POST", "/api/tablets?mode=look", content=bots.record.text())
    assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")
    renamed = web.ask("PUT", "/api/me", json={"name": ADA["name"].upper()})
    assert (renamed.status_code, renamed.json()["code"]) == (409, "name_taken")
    taken = web.ask("POST", "/api/account", json={**ADA, "name": "GUEST"})
    assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")


def test_an_old_hash_is_renewed_but_not_over_a_new_password(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(web)
    house = house_of(web)
    mine = schema.accounts.c.folded == folded(ADA["name"])
    before = web.runner.run(house.store.account(mine))
    assert before is not None
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 16, 1))
    assert sign_in(web).status_code == 200
    renewed = web.runner.run(house.store.account(mine))
    assert renewed is not None
    assert "m=16" in renewed.password
    web.runner.run(house.save(accounts._rehashed(before, "the old one again")))
    assert web.runner.run(house.store.account(mine)) == renewed


@pytest.mark.parametrize("wrong", [{"password": "short"}, {"password": "x" * 201}, {"name": ""}])
def test_what_is_no_name_or_password_is_refused(web: Web, wrong: dict[str, str]) -> None:
    assert web.ask("POST", "/api/account", json={**ADA, **wrong}).status_code == 422
    assert not me(web)["account"]


def test_a_name_that_is_too_long_to_compare_is_refused(web: Web) -> None:
    """The store would refuse it, where it counts letters, or keep it, where it does not."""
    kept = schema.accounts.c.folded.type
    assert isinstance(kept, String)
    assert kept.length == people_models.LONGEST_FOLDED
    long = {"name": "\ufdfa" * models.LONGEST_NAME}
    asked = [
        ("POST", "/api/account", ADA),
        ("PUT", "/api/me", {}),
        ("POST", "/api/account/session", ADA),
    ]
    for method, path, told in asked:
        refused = web.ask(method, path, json={**told, **long})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_request"), path
    assert me(web)["name"] == "Guest"
    sign_up(web, name="\ufdfa" * 8)


def test_signing_out_leaves_a_guest_alone(web: Web) -> None:
    guest = me(web)
    assert web.ask("DELETE", "/api/account/session").status_code == 200
    assert me(web) == guest
    sign_up(web)
    secret = web.client.cookies["edubba"]
    assert web.ask("DELETE", "/api/account/session").status_code == 200
    come_with(web, secret)
    assert not me(web)["account"]


# What others could try


def test_a_cookie_that_was_planted_is_worth_nothing_after_signing_in(web: Web) -> None:
    sign_up(web)
    forget_cookie(web)
    me(web)
    planted = web.client.cookies["edubba"]
    sign_in(web)
    assert web.client.cookies["edubba"] != planted
    come_with(web, planted)
    assert not me(web)["account"]
    come_with(web, "chosen-by-somebody-else")
    sign_in(web)
    assert web.client.cookies["edubba"] != "chosen-by-somebody-else"


def test_no_other_page_can_sign_in_out_or_delete(web: Web) -> None:
    made = sign_up(web)["me"]
    asked = [
        ("POST", "/api/account/session", {"name": "Eve", "password": "chosen by Eve"}),
        ("DELETE", "/api/account/session", None),
        ("PUT", "/api/account/password", {"old": ADA["password"], "password": "chosen by Eve"}),
        ("DELETE", "/api/account", {"password": ADA["password"]}),
        ("POST", "/api/account", {"name": "Eve", "password": "chosen by Eve"}),
    ]
    for origin in ("http://elsewhere.example", "null", "http://house.elsewhere.example"):
        for method, path, body in asked:
            for kind in ("application/json", "text/plain"):
                headers = {"origin": origin, "content-type": kind}
                answer = web.ask(method, path, json=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "other_page")
                assert "set-cookie" not in answer.headers
    assert me(web) == made
    assert "SameSite=Lax" in sign_in(web).headers["set-cookie"]


def test_a_name_that_nobody_has_costs_as_much_as_a_wrong_password(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(web)
    hashed: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            hashed.append("verify")
            return super().verify(hash, password)

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            hashed.append("hash")
            return super().hash(password, salt=salt)

    accounts.nobody()
    monkeypatch.setattr(accounts, "hasher", lambda: Counting(1, 8, 1))
    forget_cookie(web)
    refusals = []
    for name in (ADA["name"], "Nobody"):
        refusals.append(sign_in(web, name=name, password="wrong").json())
        code = {"name": name, "code": "abcd", "password": "another one"}
        refusals.append(web.ask("POST", "/api/account/recovery", json=code).json())
    assert refusals[:2] == refusals[2:]
    assert [each["code"] for each in refusals[:2]] == ["wrong_password", "wrong_code"]
    assert hashed == ["verify", "hash"] * 2


def test_attempts_are_limited_by_address_and_by_name(web: Web) -> None:
    code = sign_up(web)["recovery"]
    house = house_of(web)
    forget_cookie(web)
    answers = [sign_in(web, password="wrong").status_code for _ in range(12)]
    assert answers == [403] * 10 + [429] * 2
    assert sign_in(web).json()["code"] == "too_many_attempts"
    assert sign_in(web, name="Somebody else").status_code == 429
    name, right, home = ADA["name"], ADA["password"], "198.51.100.1"

    async def owner_comes_in() -> None:
        assert (await house.accounts.sign_in(name, right, home)).name == name

    web.runner.run(owner_comes_in())

    async def wrong(address: str, whose: str = name) -> int:
        with pytest.raises(Refused) as refused:
            await house.accounts.sign_in(whose, "wrong", address)
        return refused.value.status

    async def on_this_machine() -> list[int]:
        return [await wrong("127.0.0.1") for _ in range(11)]

    assert web.runner.run(on_this_machine()) == [403] * 10 + [429]

    async def from_everywhere() -> None:
        for whose in (name, "Nobody at all"):
            house.accounts = accounts.Accounts(house)
            answers = [await wrong(f"192.0.2.{at // 2}", whose) for at in range(301)]
            assert answers == [403] * 300 + [429]
            assert await wrong(home, whose) == 429
        house.accounts = accounts.Accounts(house)
        for at in range(301):
            await wrong(f"192.0.2.{at // 2}")
        person, _ = await house.accounts.recover(name, code, "starlight over Ur", home)
        assert person.name == name

    web.runner.run(from_everywhere())


def test_recovery_codes_are_counted_apart(web: Web) -> None:
    code = sign_up(web)["recovery"]
    forget_cookie(web)
    told = {"name": ADA["name"], "password": "starlight over Ur"}

    def recover(code: str) -> int:
        return web.ask("POST", "/api/account/recovery", json={**told, "code": code}).status_code

    assert [sign_in(web, password="wrong").status_code for _ in range(11)][-1] == 429
    assert recover(code) == 200
    assert [recover("abcd") for _ in range(10)] == [403] * 9 + [429]


def test_a_stolen_store_has_no_password_code_or_cookie(web: Web) -> None:
    made = sign_up(web)
    bare = made["recovery"].replace("-", "")
    with sqlite3.connect(house_of(web).settings.data / FILE) as file:
        told = "\n".join(file.iterdump())
    for secret in (ADA["password"], made["recovery"], bare, web.client.cookies["edubba"]):
        assert secret not in told
    assert "$argon2id$" in told


def test_passwords_cost_what_is_recommended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    hasher = accounts.hasher()
    assert hasher.type.name == "ID"
    assert (hasher.time_cost, hasher.memory_cost, hasher.parallelism) == (3, 65536, 4)


# Changing


def test_a_new_password_ends_all_other_browsers(web: Web) -> None:
    sign_up(web)
    other = forget_cookie(web)
    sign_in(web)
    change = {"old": "wrong", "password": "the river at night"}
    assert web.ask("PUT", "/api/account/password", json=change).status_code == 403
    change["old"] = ADA["password"]
    assert web.ask("PUT", "/api/account/password", json=change).status_code == 200
    assert me(web)["account"]
    come_with(web, other)
    assert not me(web)["account"]
    assert sign_in(web).status_code == 403
    assert sign_in(web, password="the river at night").status_code == 200


def test_who_forgot_the_password_comes_in_by_the_code_once(web: Web) -> None:
    made = sign_up(web)
    other = forget_cookie(web)
    asked = {
        "name": ADA["name"],
        "code": made["recovery"].upper(),
        "password": "the river at night",
    }
    recovered = web.ask("POST", "/api/account/recovery", json=asked).json()
    assert recovered["me"] == made["me"] == me(web)
    assert web.ask("POST", "/api/account/recovery", json=asked).json()["code"] == "wrong_code"
    newer = web.ask("POST", "/api/account/code", json={"password": asked["password"]}).json()
    asked["code"] = recovered["recovery"]
    assert web.ask("POST", "/api/account/recovery", json=asked).status_code == 403
    asked["code"] = newer["recovery"]
    assert web.ask("POST", "/api/account/recovery", json=asked).status_code == 200
    come_with(web, other)
    assert not me(web)["account"]


def test_of_many_who_bring_one_code_at_once_one_comes_in(web: Web) -> None:
    code = sign_up(web)["recovery"]
    known = house_of(web).accounts

    async def together() -> list[Any]:
        tries = [known.recover(ADA["name"], code, f"the river {n}", f"{n}") for n in range(5)]
        return await asyncio.gather(*tries, return_exceptions=True)

    came = web.runner.run(together())
    [first] = [n for n, each in enumerate(came) if not isinstance(each, Refused)]
    refused = [each for each in came if isinstance(each, Refused)]
    assert [(each.status, each.message.id) for each in refused] == [(403, "server/wrong-code")] * 4
    assert sign_in(web, password=f"the river {first}").status_code == 200


def test_a_guest_has_no_password_to_change(web: Web) -> None:
    change = {"old": "x", "password": "the river at night"}
    assert web.ask("PUT", "/api/account/password", json=change).json()["code"] == "no_account"
    assert web.ask("POST", "/api/account/code", json={}).json()["code"] == "no_account"


# Export and being forgotten


def finish(web: Web, id: str) -> None:
    async def resign() -> None:
        table = await house_of(web).table(id)
        async with table.lock:
            match = await table.match()
            before = match.version
            match.resign(max(match.actor, 0), 0)  # whoever is asked; chance asks nobody
            await table.keep(before)

    web.runner.run(resign())


def test_all_that_is_known_is_written_out(web: Web) -> None:
    sign_up(web)
    over, running = new_table(web, ME, HERE), new_table(web, ME, HERE)
    finish(web, over["id"])
    assert web.ask("PUT", "/api/vacation", json={"days": 3}).status_code == 200
    rated = {"who": me(web)["id"], "game": "ulm", "kind": "two", "points": 1612.4, "deviation": 80}
    row = insert(schema.ratings).values(**rated, volatility=0.06, games=9, touched=0)
    web.runner.run(house_of(web).save(change(row)))
    told = web.get("/api/account/export").json()
    assert told["me"]["name"] == ADA["name"]
    assert told["language"] == "en"
    assert [(each["game"], each["points"]) for each in told["ratings"]] == [("ulm", 1612)]
    [away] = told["vacations"]
    days = datetime.fromisoformat(away["end"]) - datetime.fromisoformat(away["begin"])
    assert days == timedelta(days=3)
    assert {table["id"] for table in told["tables"]} == {over["id"], running["id"]}
    assert [*told["tablets"]] == [over["match"]]
    record = parse_tablet(told["tablets"][over["match"]])
    assert Match.from_record(record).over  # type: ignore[arg-type]


def test_who_is_forgotten_leaves_no_name_behind(web: Web) -> None:
    ben = me(web)["id"]
    web.ask("PUT", "/api/me", json={"name": "Ben"})
    benny = forget_cookie(web)
    sign_up(web, name="Ada Lovelace")
    over, running = new_table(web, ME, HERE), new_table(web, ME, {"kind": "open"})
    series = new_table(web, ME, RANDOM_BOT, games=2)["id"]
    finish(web, over["id"])
    ada = web.client.cookies["edubba"]
    come_with(web, benny)
    web.ask("POST", f"/api/tables/{running['id']}/join", json={})
    come_with(web, ada)
    assert web.ask("DELETE", "/api/account", json={"password": "wrong"}).status_code == 403
    sure = {"password": ADA["password"]}
    assert web.ask("DELETE", "/api/account", json=sure).status_code == 200
    assert me(web)["name"] == "Guest"
    assert mine(web) == []
    assert sign_in(web, name="Ada Lovelace").status_code == 403
    with sqlite3.connect(house_of(web).settings.data / FILE) as file:
        assert "Lovelace" not in "\n".join(file.iterdump())
    come_with(web, benny)
    assert me(web)["id"] == ben
    table = web.get(f"/api/tables/{running['id']}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Guest", "Ben"]
    assert table["status"] == "over"
    assert web.get(f"/api/matches/{over['match']}/tablet").status_code == 200
    assert web.get(f"/api/tables/{series}").json()["seats"][0]["name"] == "Guest"


def test_a_guest_can_be_forgotten_as_well(web: Web) -> None:
    before = me(web)["id"]
    new_table(web, ME, HERE)
    assert web.ask("DELETE", "/api/account", json={}).status_code == 200
    assert me(web)["id"] != before


# With a house of several processes, and the form of the store


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    started = Postgres().start()
    yield started
    started.stop()


def test_a_guest_of_one_process_signs_in_at_another(postgres: Postgres, tmp_path: Path) -> None:
    """The guest's table is held by the first; the second has it handed over there."""
    url = postgres.new_database()
    one, two = (Running(tmp_path / name, DATABASE=url, LOG_LEVEL="debug").start() for name in "ab")

    def id_of_asking(table: str) -> str:
        with urllib.request.urlopen(f"{two.address}/api/tables/{table}") as answer:
            return str(answer.headers["x-request-id"])

    def ask_with(cookie: str, table: str) -> int:
        asked = urllib.request.Request(f"{two.address}/api/tables/{table}")
        asked.add_header("cookie", f"edubba={cookie}")
        with urllib.request.urlopen(asked) as answer:
            return int(answer.status)

    try:

        async def scenario() -> None:
            ada = await guest(one.address)
            await ada.wire.request("POST", "/api/account", ADA)
            ben = await guest(one.address, "Ben")
            table = await ben.new_table(GAME, [ME, RANDOM_BOT])
            async with ben.seat(table["id"]) as seat:
                prompt = await seat.my_turn()
                assert prompt is not None
                await seat.play(prompt["actions"][0]["id"])
                ben.wire.address = two.address
                await ben.wire.request("POST", "/api/account/session", ADA)
            told = await ben.table(table["id"])
            assert told["mine"]
            id = await asyncio.to_thread(id_of_asking, table["id"])
            line = re.compile(rf"GET /api/tables/{table['id']}  .*request={id}")
            # A request is written down once it is answered.
            await until(lambda: all(line.search(each.log) for each in (one, two)))
            forged = r'"x\015\012transfer-encoding: chunked"'  # two lines, once it is out of quotes
            assert await asyncio.to_thread(ask_with, forged, table["id"]) == 200
            async with ben.seat(table["id"]) as seat:  # plays on where it is held
                prompt = await seat.my_turn()
                assert prompt is not None
                await seat.play(prompt["actions"][0]["id"])
            await ben.wire.request("DELETE", "/api/account", {"password": ADA["password"]})
            assert (await ada.wire.request("GET", "/api/tables"))["mine"] == []

        run(scenario)
    finally:
        for each in (one, two):
            each.stop()
            assert "Traceback" not in each.log


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_store_goes_back_to_its_last_form_and_forth_again(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = None if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    settings = Settings(data=tmp_path, database=url, bot_workers=1)
    with Web(settings) as web:
        made = sign_up(web)
        table = new_table(web, ME, HERE)["id"]
        ada = forget_cookie(web)
        me(web)
        guest = forget_cookie(web)
    engine = open_engine(url, tmp_path)
    migrate(engine, lambda config: command.downgrade(config, "0006"))
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT name, length(secret) FROM people ORDER BY name")
        assert [*rows] == [(ADA["name"], 64), ("Guest", 64)]
    engine.dispose()
    with Web(settings) as web:
        come_with(web, ada)
        assert me(web) == {**made["me"], "account": False}
        assert mine(web) == [table]
        come_with(web, guest)
        before = me(web)["id"]
        assert me(web)["id"] == before
