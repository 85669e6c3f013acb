"""Links to moments: whoever has the invitation of a private table looks back at its matches, and
nobody sees by it what a running match keeps secret."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Ear, Web

from edubba.server.people import COOKIE
from edubba.server.settings import Settings

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    told: dict[str, Any] = {"requests_per_second": 10_000, "effort_per_second": 1000}
    with Web(Settings(data=tmp_path, bot_workers=1, bot_pause=0, answer_pause=0, **told)) as web:
        yield web


def new_table(web: Web, **agreed: Any) -> dict[str, Any]:
    wish = {"game": "ulm", "seats": [ME, BOT], "private": True, **agreed}
    table: dict[str, Any] = web.ask("POST", "/api/tables", json=wish).json()
    return table


async def resign(web: Web, table: str) -> None:
    house = web.app.state.house
    person = await house.people.find(web.client.cookies[COOKIE])
    assert person is not None
    ear = Ear(house, person)
    await ear.sit(table)
    while not (match := await (await house.table(table)).match()).over:
        wish = {"id": str(match.version), "version": match.version, "seat": 0, "name": "resign"}
        await ear.tell(type="command", yes=True, **wish)
        await asyncio.sleep(0.05)  # the other may have been quicker


def become_another(web: Web) -> None:
    web.client.cookies.delete(COOKIE)


def test_an_invitation_opens_replay_and_log_of_a_private_table(web: Web) -> None:
    table = new_table(web)
    become_another(web)
    for what in ("replay", "replay/0", "log", "dice"):
        path = f"/api/matches/{table['match']}/{what}"
        assert web.get(path).json()["code"] == "private_table"
        assert web.get(path, params={"code": table["invite"]}).status_code == 200
    info = web.get(f"/api/matches/{table['match']}/replay", params={"code": table["invite"]})
    assert info.json() == {"steps": info.json()["steps"], "over": False, "open": False}
    seen = web.get(
        f"/api/matches/{table['match']}/replay/0", params={"code": table["invite"], "open": True}
    ).json()
    assert seen["seat"] is None, "as a spectator sees it, with no hand open"
    moment = {"match": table["match"], "code": table["invite"]}
    refused = web.ask("POST", "/api/study/look", json={"moment": moment})
    assert refused.json()["code"] == "study_running"


def test_imagined_hands_lie_open_to_nobody(web: Web) -> None:
    """Whatever eyes are asked for, a running match is studied with the own ones."""
    table = new_table(web)
    moment = {"match": table["match"], "step": 0}
    own = web.ask("POST", "/api/study/look", json={"moment": moment, "seat": 0}).json()
    for asked in ({"open": True}, {"seat": 1}, {"seat": 1, "open": True}):
        seen = web.ask("POST", "/api/study/look", json={"moment": moment, **asked}).json()
        assert seen["seat"] == 0
        assert seen["view"] == own["view"]
    hand = {name: own[name] for name in ("game", "seats", "options", "position")}
    opened = web.ask("POST", "/api/study/look", json={"by_hand": hand, "open": True}).json()
    assert opened["view"] != own["view"], "there are hands that could lie open"


def test_a_game_that_is_over_is_open_while_its_series_goes_on(web: Web) -> None:
    table = new_table(web, games=2)
    web.runner.run(resign(web, table["id"]))
    now = web.get(f"/api/tables/{table['id']}").json()
    assert now["status"] == "running"
    told = web.get(f"/api/matches/{table['match']}/replay").json()
    assert (told["over"], told["open"]) == (True, True)
