"""Ratings: the sums, rated tables, profiles and the leader board."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.server.ear import Ear, Web
from tests.server.guests import HERE, ME, RANDOM_BOT
from tests.server.postgres import Postgres
from tests.server.test_accounts import ADA, forget_cookie, house_of, me, new_table, sign_up

from edubba.server import accounts
from edubba.server.glicko import Glicko
from edubba.server.players import STAND_IN
from edubba.server.ratings import Rating, weighed
from edubba.server.settings import Settings
from edubba.server.store.rows import Person

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"
OPEN = {"kind": "open"}


def test_glickman_s_own_example() -> None:
    games = [
        (Glicko(1400, 30), 1.0),
        (Glicko(1550, 100), 0.0),
        (Glicko(1700, 300), 0.0),
    ]
    after = Glicko(1500, 200, 0.06).after(games)
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_judged_less_surely_but_never_like_a_stranger() -> None:
    sure = Glicko(1700, 50, 0.06)
    assert sure.waited(1).deviation == pytest.approx((50**2 + (173.7178 * 0.06) ** 2) ** 0.5)
    assert sure.waited(10**6).deviation == 350
    assert sure.waited(10).points == 1700


def test_a_surprise_raises_the_volatility() -> None:
    strong, weak = Glicko(2200, 60), Glicko(1200, 60)
    assert weak.after([(strong, 1.0)] * 3).volatility > weak.volatility


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1)])
def test_two_are_weighed_against_each_other(places: tuple[int, int]) -> None:
    one, two = weighed([Rating(), Rating()], places, 7)
    assert one.points - 1500 == pytest.approx(1500 - two.points)
    assert (one.points > two.points) == (places[0] < places[1])
    assert one.deviation < 350
    assert (one.games, one.touched) == (1, 7)


def test_more_than_two_are_ranked_and_equal_places_are_equal() -> None:
    first, tied, also, last = weighed([Rating()] * 4, [1, 2, 2, 4], 0)
    assert first.points > tied.points > last.points
    assert tied.points == pytest.approx(also.points)
    again = weighed([first, tied, also, last], [1, 2, 2, 4], 0)
    assert again[0].points - first.points < first.points - 1500  # as was expected by now


# In the house


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    started = Postgres().start()
    yield started
    started.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def web(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Web]:
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))
    url = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with Web(Settings(data=tmp_path, database=url, bot_workers=1)) as opened:
        yield opened


def leave(web: Web, table: str, seat: int) -> None:
    async def get_up() -> None:
        live = await house_of(web).table(table)
        async with live.lock:
            match = await live.match()
            before = match.version
            match.leave(seat, 0, STAND_IN)
            await live.keep(before)
            await live.keep(match.version)  # written once more, it is not weighed twice

    web.runner.run(get_up())


def board(web: Web, game: str = GAME) -> list[tuple[str, int, int]]:
    told: dict[str, Any] = web.get(f"/api/ratings/{game}").json()
    return [
        (line["name"] or line["level"], line["rating"]["points"], line["rating"]["games"])
        for line in told["two"]
    ]


@pytest.mark.parametrize("web", ["sqlite"], indirect=True)
def test_nobody_makes_their_own_rating(web: Web) -> None:
    ADA["name"] = "Ada"
    sign_up(web)
    bot = {"kind": "bot", "level": "scribe"}
    default = {"kind": "bot"}
    for seats in ([ME, ME], [RANDOM_BOT, RANDOM_BOT], [bot, default]):
        asked = {"game": GAME, "seats": seats, "rated": True}
        refused = web.ask("POST", "/api/tables", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (409, "rated_seats"), seats
    assert new_table(web, ME, RANDOM_BOT, rated=True)["rated"]
    assert new_table(web, OPEN, OPEN, rated=True)["rated"]


@pytest.mark.parametrize("web", ["sqlite"], indirect=True)
@pytest.mark.parametrize("rated", [True, False])
def test_at_a_rated_table_nothing_is_taken_back(web: Web, rated: bool) -> None:
    ADA["name"] = "Ada"
    person = Person(sign_up(web)["me"]["id"], "Ada", True)
    id = new_table(web, ME, OPEN, rated=rated)["id"]
    forget_cookie(web)
    sign_up(web, name="Ben")
    web.ask("POST", f"/api/tables/{id}/join", json={})

    async def ask() -> tuple[list[str], bool]:
        table = await house_of(web).table(id)
        async with table.lock:
            match = await table.match()
            before = match.version
            while not match.has_moved(0):
                if match.open_turn is None:
                    match.play(match.legal()[0], match.actor, 0)
                else:
                    match.done(match.open_turn, 0)
            await table.keep(before)
        ear = Ear(house_of(web), person)
        await ear.sit(id)
        may = ear.told("state")[-1]["turn"]["can_ask"]
        command = {"type": "command", "name": "ask_take_back", "steps": 1}
        await ear.tell(**command, id="x-1", version=match.version, seat=0)
        return [each["code"] for each in ear.told("error")], may

    assert web.runner.run(ask()) == ((["rated_take_back"], False) if rated else ([], True))


@pytest.mark.parametrize("web", ["sqlite"], indirect=True)
def test_a_match_against_oneself_is_not_weighed(web: Web) -> None:
    me(web)
    table = new_table(web, ME, ME)["id"]
    web.runner.run(house_of(web).table(table)).row.rated = True
    leave(web, table, 0)
    assert web.get(f"/api/tables/{table}").json()["status"] == "over"
    assert board(web) == []


def test_rated_tables_profiles_and_the_leader_board(web: Web) -> None:
    guest = web.ask("POST", "/api/tables", json={"game": GAME, "seats": [ME, OPEN], "rated": True})
    assert (guest.status_code, guest.json()["code"]) == (403, "rated_account")
    ADA["name"] = "Ada"
    ada = sign_up(web)["me"]["id"]
    here = web.ask("POST", "/api/tables", json={"game": GAME, "seats": [ME, HERE], "rated": True})
    assert here.json()["code"] == "rated_seats"
    table = new_table(web, ME, OPEN, rated=True)
    secret = forget_cookie(web)
    refused = web.ask("POST", f"/api/tables/{table['id']}/join", json={})
    assert (refused.status_code, refused.json()["code"]) == (403, "rated_account")
    ben = sign_up(web, name="Ben")["me"]["id"]
    joined = web.ask("POST", f"/api/tables/{table['id']}/join", json={}).json()
    assert (joined["status"], joined["rated"]) == ("running", True)
    assert board(web) == []
    leave(web, table["id"], 1)
    assert board(web) == [("Ada", 1662, 1), ("Ben", 1338, 1)]
    casual = new_table(web, ME, RANDOM_BOT)
    leave(web, casual["id"], 0)
    with_bot = new_table(web, ME, RANDOM_BOT, rated=True, private=True)
    leave(web, with_bot["id"], 0)
    ranks = board(web)
    assert [name for name, _, _ in ranks] == ["Ada", "random", "Ben"]
    assert {name: games for name, _, games in ranks} == {"Ada": 1, "Ben": 2, "random": 1}

    mine = web.get(f"/api/people/{ben}").json()
    assert [each["table"] for each in mine["history"]] == [
        with_bot["id"],
        casual["id"],
        table["id"],
    ]
    changes = [each["change"] for each in mine["history"]]
    assert changes[1:] == [None, -162]
    assert changes[0] < 0
    assert mine["statistics"] == [{"game": GAME, "played": 3, "won": 0}]
    theirs = web.get(f"/api/people/{ada}").json()
    assert (theirs["name"], theirs["statistics"]) == (
        "Ada",
        [{"game": GAME, "played": 1, "won": 1}],
    )
    assert theirs["ratings"][0]["points"] == 1662
    forget_cookie(web)
    seen = web.get(f"/api/people/{ben}").json()  # by somebody who was not at the private table
    assert [each["table"] for each in seen["history"]] == [casual["id"], table["id"]]
    web.client.cookies.set("edubba", secret, domain="house.local", path="/")
    web.ask("DELETE", "/api/account", json={"password": ADA["password"]})
    assert [name for name, _, _ in board(web)] == ["random", "Ben"]
    assert web.get(f"/api/people/{ada}").status_code == 404
    assert web.get("/api/ratings/nothing").status_code == 422
