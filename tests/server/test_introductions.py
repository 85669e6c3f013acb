"""Introductions over HTTP: every card of every game, and nothing for whoever asks nonsense."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Web

from edubba.core.registry import game_ids
from edubba.server.messages import FROM_SERVER
from edubba.server.settings import Settings
from edubba.teaching import find_introduction

TAUGHT = [game for game in game_ids() if find_introduction(game)]


def house(tmp_path: Path) -> Web:
    return Web(Settings(data=tmp_path, bot_workers=1, requests_per_second=10_000))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_card_is_told_with_its_position(game: str, tmp_path: Path) -> None:
    found = find_introduction(game)
    assert found is not None
    with house(tmp_path) as web:
        version = 0
        for at, point in enumerate(found.points):
            told = web.get(f"/api/introductions/{game}?taken={'0' * at}").json()
            assert told["id"] == point.lesson.id
            state, update = told["state"], told["update"]
            FROM_SERVER.validate_python(state)
            offered = {each["move"] for each in (state["prompt"] or {"actions": []})["actions"]}
            assert {*(told["asks"] or [[]])[0]} <= offered
            assert bool(offered) == bool(point.moves)
            if update is not None:
                FROM_SERVER.validate_python(update)
                assert (update["from"], update["version"]) == (version, state["version"])
                assert update["moments"][-1]["view"] == state["view"]
            version = state["version"]


def ask(web: Web, **asked: Any) -> Any:
    path = "/api/introductions/royal_game_of_ur/question?taken=000"
    return web.ask("POST", path, json={"id": "1", "version": 0, "seat": 0, **asked})


def test_what_a_move_would_do_and_why_something_cannot_be_used(tmp_path: Path) -> None:
    with house(tmp_path) as web:
        told = web.get("/api/introductions/royal_game_of_ur?taken=000").json()
        [enter] = [a for a in told["state"]["prompt"]["actions"] if a["move"] == "enter"]
        [preview] = ask(web, type="preview", actions=[enter["id"]]).json()["previews"]
        assert preview["events"][0]["name"] == "entered"
        [reason] = ask(web, type="why", elements=["home:light"]).json()["reasons"]
        assert reason["reason"]["words"]["id"]
        assert ask(web, type="preview", actions=[9999999]).status_code == 409
        assert ask(web, type="chat", text="hello").status_code == 422


@pytest.mark.parametrize(
    "path",
    [
        "nothing",
        "..%2Froyal_game_of_ur",
        "royal_game_of_ur?taken=9",
        "royal_game_of_ur?taken=000000000000",
    ],
)
def test_there_is_nothing_where_nobody_teaches(path: str, tmp_path: Path) -> None:
    with house(tmp_path) as web:
        answer = web.get(f"/api/introductions/{path}")
        assert answer.status_code == 404
        assert web.get(f"/api/introductions/royal_game_of_ur?taken={'0' * 5000}").status_code == 422
