"""Tournaments from entering to the last table, with bots and with people."""

import asyncio
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert
from tests.server.ear import Web
from tests.server.guests import guest, play_on, run
from tests.server.running import PATIENCE, Running
from tests.server.test_accounts import ADA, come_with, forget_cookie, house_of, sign_up

from edubba.client import House
from edubba.server import accounts
from edubba.server.settings import Settings
from edubba.server.store import schema as s
from edubba.server.store.jobs import change
from edubba.server.tournaments import MOST_PAIRINGS

GAME = "royal_game_of_ur"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))
    settings = Settings(data=tmp_path, bot_workers=2, bot_pause=0, tables_per_hour=10**6)
    with Web(settings) as opened:
        ADA["name"] = "Ada"
        sign_up(opened)
        yield opened


def new(web: Web, **told: Any) -> dict[str, Any]:
    asked = {"name": "Friday", "kind": "knock_out", "game": GAME, **told}
    answer = web.ask("POST", "/api/tournaments", json=asked)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def act(web: Web, id: str, deed: str) -> Any:
    return web.ask("POST", f"/api/tournaments/{id}/{deed}")


def to_the_end(web: Web, id: str) -> dict[str, Any]:
    """Wait until it is over, looking after it as the house does every few seconds."""

    async def look() -> None:
        house = house_of(web)
        async with asyncio.timeout(PATIENCE):
            while (await house.tournaments.get(id)).status != "over":
                await house.tournaments.advance(id)
                await asyncio.sleep(0.05)

    web.runner.run(look())
    told: dict[str, Any] = web.get(f"/api/tournaments/{id}").json()
    return told


def check_over(told: dict[str, Any], matches: int) -> None:
    assert told["status"] == "over"
    real = [each for each in told["pairings"] if each["second"] is not None]
    assert len(real) == matches
    assert all(
        each["table"] and each["score"] is not None for each in told["pairings"] if each in real
    )
    assert sum(each["points"] for each in told["standings"]) == len(told["pairings"])


@pytest.mark.compiled_only  # many moves
def test_sixteen_bots_knock_each_other_out(web: Web) -> None:
    made = new(web, bots=["random"] * 16, clock=None)
    assert len(made["entrants"]) == 16
    act(web, made["id"], "start")
    told = to_the_end(web, made["id"])
    check_over(told, 15)
    assert told["standings"][0]["wins"] == 4
    tables = [each["table"] for each in told["pairings"]]
    assert len({*tables}) == 15
    assert all(web.get(f"/api/tables/{id}").json()["result"] for id in tables[-2:])
    sheet = web.get(f"/api/tournaments/{made['id']}/results?form=csv").text.splitlines()
    assert sheet[0] == "place,name,points,opponents,wins,played"
    assert len(sheet) == 17
    assert web.get(f"/api/tournaments/{made['id']}/results").json()["pairings"] == told["pairings"]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "matches"), [("swiss", 24), ("round_robin", 28)])
def test_eight_bots_play_the_other_kinds(web: Web, kind: str, matches: int) -> None:
    made = new(web, kind=kind, rounds=6, bots=["random"] * 8, clock=None)
    act(web, made["id"], "start")
    check_over(to_the_end(web, made["id"]), matches)


def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(web: Web) -> None:
    made = new(web, kind="arena", minutes=1, bots=["random"] * 3, clock=None)
    id = made["id"]
    act(web, id, "start")
    house = house_of(web)

    async def until(matches: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (
                sum(p.score is not None for p in (await house.tournaments.get(id)).pairings)
                < matches
            ):
                await house.tournaments.advance(id)
                await asyncio.sleep(0.05)

    web.runner.run(until(2))
    real = house.clock
    house.clock = lambda: real() + 61_000
    told = to_the_end(web, id)
    assert told["status"] == "over"
    assert {each["round"] for each in told["pairings"]} >= {1, 2}


def test_an_arena_of_bots_does_not_go_on_and_on(web: Web) -> None:
    id = new(web, kind="arena", minutes=24 * 60, bots=["random"] * 2, clock=None)["id"]
    names = ("round", "n", "first", "second", "score", "tournament_id")
    rows = [dict(zip(names, (n, 0, 0, 1, 0.5, id), strict=True)) for n in range(1, MOST_PAIRINGS)]
    web.runner.run(house_of(web).store.write(change(insert(s.pairings).values(rows))))
    act(web, id, "start")
    assert len(to_the_end(web, id)["pairings"]) == MOST_PAIRINGS
    [line] = web.get("/api/tournaments").json()
    assert (line["id"], "pairings" in line) == (id, False), "lists tell no more than they show"


def test_entering_withdrawing_and_starting(web: Web) -> None:
    id = new(web, bots=["random"])["id"]
    assert act(web, id, "start").json()["code"] == "tournament_empty"
    forget_cookie(web)
    assert act(web, id, "withdraw").status_code == 403
    assert act(web, id, "enter").json()["me"] == 1
    assert act(web, id, "enter").json()["me"] == 1
    assert act(web, id, "withdraw").json()["me"] is None
    assert act(web, id, "start").json()["code"] == "not_your_tournament"
    refused = web.ask("POST", "/api/tournaments", json={"name": "x", "kind": "swiss", "game": GAME})
    assert (refused.status_code, refused.json()["code"]) == (403, "rated_account")
    assert web.get("/api/tournaments/nothing").status_code == 404
    assert [each["id"] for each in web.get("/api/tournaments").json()] == [id]


def test_a_host_who_is_forgotten_leaves_the_tournament_to_somebody(web: Web) -> None:
    shared, alone = new(web)["id"], new(web)["id"]
    host = forget_cookie(web)
    web.ask("POST", f"/api/tournaments/{shared}/enter")  # a guest cannot host
    forget_cookie(web)
    sign_up(web, name="Ben")
    assert act(web, shared, "enter").status_code == 200
    ben = forget_cookie(web)
    come_with(web, host)
    gone = web.ask("DELETE", "/api/account", json={"password": ADA["password"]})
    assert gone.status_code == 200
    come_with(web, ben)
    assert web.get(f"/api/tournaments/{alone}").json()["status"] == "over"
    assert web.get(f"/api/tournaments/{shared}").json()["mine"]
    assert act(web, shared, "start").json()["status"] == "running"


def test_nobody_keeps_the_house_busy_with_tournaments(web: Web) -> None:
    house = house_of(web)
    most = house.settings.tournaments_per_person
    asked = {"name": "Friday", "kind": "knock_out", "game": GAME}

    async def many_at_once() -> list[httpx.Response]:
        asks = (web.client.post("/api/tournaments", json=asked) for _ in range(2 * most))
        return await asyncio.gather(*asks)

    made = [each for each in web.runner.run(many_at_once()) if each.status_code == 200]
    assert len(made) == most
    last = made[-1].json()["id"]
    refused = web.ask("POST", "/api/tournaments", json=asked)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tournaments")
    many = web.ask("POST", "/api/tournaments", json={**asked, "bots": 17 * ["random"]})
    assert many.status_code == 422
    month = int(house.settings.lobby_days * 24 * 60 * 60 * 1000)
    now = house.clock()
    house.clock = lambda: now + month - 60_000
    web.runner.run(house.sweep())
    assert web.get(f"/api/tournaments/{last}").json()["status"] == "open"
    house.clock = lambda: now + month + 60_000
    web.runner.run(house.sweep())
    assert web.get(f"/api/tournaments/{last}").json()["status"] == "over"
    new(web)


def test_a_tournament_that_everybody_left_ends(web: Web) -> None:
    people = [web.client.cookies["edubba"]]
    for _ in range(2):
        forget_cookie(web)
        web.get("/api/me")
        people.append(web.client.cookies["edubba"])
    for kind, bots in product(("knock_out", "swiss", "round_robin", "arena"), (0, 1)):
        check_deserted(web, people, kind, bots)


def check_deserted(web: Web, people: list[str], kind: str, bots: int) -> None:
    """A bot that is left alone, in the middle of a match that nobody plays on, stands first."""
    come_with(web, people[0])
    id = new(web, kind=kind, bots=["random"] * bots, clock=None)["id"]
    for each in people:
        come_with(web, each)
        assert act(web, id, "enter").status_code == 200
    come_with(web, people[0])
    started = act(web, id, "start").json()
    assert started["status"] == "running"
    for each in people:
        come_with(web, each)
        act(web, id, "withdraw")
    told = to_the_end(web, id)
    real = [each for each in told["pairings"] if each["second"] is not None]
    assert len(real) == len([each for each in started["pairings"] if each["second"] is not None])
    gone = [each["gone"] for each in told["entrants"]]
    assert gone == [False] * bots + [True] * 3
    worth = {(False, True): 1, (True, False): 0, (True, True): 0.5}
    assert all(each["score"] == worth[gone[each["first"]], gone[each["second"]]] for each in real)
    assert not bots or told["standings"][0]["who"] == 0


def test_the_hall_tells_the_winner_of_a_knock_out_first(web: Web) -> None:
    """The better seed goes through what was shared, with fewer points than who went out."""
    id = new(web, bots=["random"] * 4)["id"]
    played = [(1, 0, 0, 3, 0.5), (1, 1, 1, 2, 1.0), (2, 0, 0, 1, 0.5)]
    names = ("round", "n", "first", "second", "score")
    rows = [dict(zip(names, each, strict=True), tournament_id=id) for each in played]
    web.runner.run(house_of(web).store.write(change(insert(s.pairings).values(rows))))
    told = web.get(f"/api/tournaments/{id}").json()["standings"]
    assert [(each["who"], each["points"]) for each in told] == [(0, 1), (1, 1.5), (3, 0.5), (2, 0)]


def test_only_games_for_two(web: Web) -> None:
    asked = {"name": "x", "kind": "swiss", "game": "after_the_flood"}
    answer = web.ask("POST", "/api/tournaments", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, "tournament_seats")


def test_two_who_look_after_one_tournament_set_up_each_table_once(web: Web) -> None:
    id = new(web, bots=["random"] * 4, clock=None)["id"]
    act(web, id, "start")
    house = house_of(web)

    async def together() -> list[str | None]:
        await asyncio.gather(*(house.tournaments.advance(id) for _ in range(4)))
        now = await house.tournaments.get(id)
        return [each.table_id for each in now.pairings]

    tables = web.runner.run(together())
    assert len(tables) == len({*tables}) == 2
    mine = web.ask("GET", "/api/tables").json()["mine"]
    assert mine == []  # the host does not sit there


@pytest.mark.compiled_only  # a few whole games
def test_four_people_play_a_tournament_over_sockets(server: Running) -> None:
    run(lambda: four(server), PATIENCE * 2)


async def four(server: Running) -> None:
    people = [await guest(server.address, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    host = people[0]
    await host.wire.request(
        "POST", "/api/account", {"name": f"Host {random.random()}", "password": "moonlight"}
    )
    asked = {"name": "Four", "kind": "knock_out", "game": GAME}
    id = (await host.wire.request("POST", "/api/tournaments", asked))["id"]
    for each in people:
        await each.wire.request("POST", f"/api/tournaments/{id}/enter")
    await host.wire.request("POST", f"/api/tournaments/{id}/start")
    await asyncio.gather(*(take_part(each, id, n) for n, each in enumerate(people)))
    told = await host.wire.request("GET", f"/api/tournaments/{id}")
    assert told["status"] == "over"
    assert told["standings"][0]["wins"] == 2


async def take_part(house: House, id: str, me: int) -> None:
    """Go to every table that one is led to, and play there at random."""
    dice = random.Random(me)
    been: set[str] = set()
    while True:
        told = await house.wire.request("GET", f"/api/tournaments/{id}")
        if told["status"] == "over":
            return
        for each in told["pairings"]:
            if me in (each["first"], each["second"]) and each["table"] not in (None, *been):
                been.add(each["table"])
                async with house.seat(each["table"]) as seat:
                    await play_on(seat, 10_000, dice)
        await asyncio.sleep(0.5)
