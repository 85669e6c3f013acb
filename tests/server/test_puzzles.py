"""Puzzles over HTTP: put without their answer, judged by the house, the same of a day for all."""

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from tests.server.ear import Web

from edubba.core.registry import game_ids
from edubba.puzzles import Puzzle, daily, puzzles_of
from edubba.server.messages import FROM_SERVER
from edubba.server.settings import Settings

SET = [game for game in game_ids() if puzzles_of(game)]
DAY = 86_400_000
NOON = 20_773 * DAY + DAY // 2
"""In milliseconds: 2026-11-16."""


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    folder = tmp_path_factory.mktemp("house")
    settings = Settings(
        data=folder, bot_workers=1, requests_per_second=10_000, effort_per_second=1000
    )
    with Web(settings) as web:
        yield web


def path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def choose(web: Web, puzzle: Puzzle, action: int | None) -> Any:
    return web.ask("POST", f"{path(puzzle)}/answer", json={"action": action})


@pytest.mark.parametrize("game", SET)
def test_nothing_that_is_sent_before_tells_the_answer(game: str, web: Web) -> None:
    listed = web.get(f"/api/puzzles/{game}").json()
    assert [each["id"] for each in listed] == [each.id for each in puzzles_of(game)]
    for puzzle in (puzzles_of(game)[0], puzzles_of(game)[-1]):
        told = web.get(path(puzzle)).json()
        assert {*told} == {"id", "grade", "seats", "options", "state"}
        FROM_SERVER.validate_python(told["state"])
        offered = [each["id"] for each in told["state"]["prompt"]["actions"]]
        assert {*offered} == {*puzzle.state().legal_actions()}
        assert {key for each in told["state"]["prompt"]["actions"] for key in each} <= {
            "id",
            "move",
            "label",
            "targets",
        }
        for _, chance in puzzle.choices:
            assert str(chance) not in json.dumps(told)


@pytest.mark.parametrize("game", SET)
def test_a_choice_is_judged_and_the_best_explained(game: str, web: Web) -> None:
    puzzle = puzzles_of(game)[-1]
    other = puzzle.choices[1][0]
    wrong = choose(web, puzzle, other).json()
    assert (wrong["right"], wrong["solution"]) == (False, None)
    assert wrong["loss"] == pytest.approx(puzzle.margin)
    assert wrong["said"]["id"] == "puzzles/loses"
    right = choose(web, puzzle, puzzle.best).json()
    assert right["right"]
    solution = right["solution"]
    assert [each["id"] for each in solution["choices"]] == [each for each, _ in puzzle.choices]
    assert solution["choices"][0]["chance"] == pytest.approx(puzzle.choices[0][1], abs=1e-5)
    assert "analysis/next-best" in [each["id"] for each in solution["reasons"]]
    FROM_SERVER.validate_python(solution["update"])
    assert solution["update"]["moments"][0]["entry"]["seat"] == puzzle.state().actor
    assert choose(web, puzzle, None).json() == {**right, "right": False, "said": None, "loss": None}


def test_a_choice_that_nobody_looked_into_has_no_number(web: Web) -> None:
    for puzzle in (each for game in SET for each in puzzles_of(game)):
        beside = {*puzzle.state().legal_actions()} - {action for action, _ in puzzle.choices}
        if beside:
            told = choose(web, puzzle, min(beside)).json()
            assert (told["right"], told["loss"], told["solution"]) == (False, None, None)
            assert told["said"]["id"] == "puzzles/not-played-out"
            return
    pytest.fail("every choice of every puzzle was looked into")


def test_nonsense_gets_one_sentence(web: Web) -> None:
    puzzle = puzzles_of("game_of_ur")[0]
    for where in ("nothing", "..%2Fgame_of_ur", "game_of_ur/00000000", "ulm/" + puzzle.id):
        answer = web.get(f"/api/puzzles/{where}")
        assert answer.status_code == 404
        assert answer.json()["words"]["id"] == "puzzles/no-such"
    answer = choose(web, puzzle, 9_999_999)
    assert (answer.status_code, answer.json()["words"]["id"]) == (409, "puzzles/no-choice")
    assert choose(web, puzzle, -1).status_code == 422


def test_moves_are_previewed_and_refusals_explained_as_at_a_table(web: Web) -> None:
    puzzle = puzzles_of("game_of_ur")[0]
    asked = {"id": "1", "version": 0, "seat": puzzle.state().actor}
    told = web.ask(
        "POST",
        f"{path(puzzle)}/question",
        json={**asked, "type": "preview", "actions": [puzzle.best]},
    ).json()
    assert told["previews"][0]["events"]
    why = {**asked, "type": "why", "elements": ["bird:0:swallow"]}
    assert web.ask("POST", f"{path(puzzle)}/question", json=why).json()["type"] == "reasons"


def test_a_puzzle_can_be_studied(web: Web) -> None:
    puzzle = puzzles_of("ulm")[0]
    found = web.get(f"{path(puzzle)}/position").json()
    seen = web.ask("POST", "/api/study/look", json={"by_hand": found, "moves": []}).json()
    assert seen["actor"] == puzzle.state().actor
    assert {each["id"] for each in seen["prompt"]["actions"]} == {*puzzle.state().legal_actions()}


def test_everybody_has_the_same_puzzle_on_a_day_by_utc(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for now in (NOON, NOON + DAY // 2 - 1, NOON + DAY // 2):
        monkeypatch.setattr(web.app.state.house, "clock", lambda now=now: now)
        told = web.get("/api/puzzles").json()
        [ur] = [each for each in told["games"] if each["game"] == "game_of_ur"]
        assert sum(ur["grades"]) == 500
        found.append((told["day"], ur["today"]))
    assert found[0] == found[1] == ("2026-11-16", daily("game_of_ur", date(2026, 11, 16)).id)
    assert found[2] == ("2026-11-17", daily("game_of_ur", date(2026, 11, 17)).id)
    assert found[2][1] != found[0][1]
