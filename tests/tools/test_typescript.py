"""The client's types are those the server speaks by."""

import re
from pathlib import Path

import pytest
from tests.tools import typescript

import edubba
from edubba.core.questions import Question
from edubba.core.registry import find_game

pytestmark = pytest.mark.interpreted_only  # the comments come from the sources

GAMES = Path(edubba.__path__[0]) / "games"
ROOT = Path(__file__).parents[2]


def test_the_files_are_fresh() -> None:
    for path, text in typescript.files().items():
        assert (ROOT / path).read_text("utf-8") == text, f"{path}: run `make web-types`"


def test_every_game_has_its_view_and_events() -> None:
    text = typescript.views()
    assert "  game_of_ur: UrView;" in text
    assert "  clash_of_cultures: ClashEvent;" in text


def test_the_client_knows_every_code_by_which_the_house_refuses() -> None:
    codes = typescript.problem_codes()
    assert {"stale", "not_saved", "bad_message", "other_page", "time_over"} <= {*codes}
    assert "because_undo" not in codes
    said_to_operators = {"bad_settings_file", "no_opentelemetry", "worker_alone", "no_backup"}
    assert not said_to_operators & {*codes}
    assert '| "stale" |' in typescript.protocol()


def test_types_say_what_may_be_missing() -> None:
    text = typescript.protocol()
    assert "  invite: string | null;" in text
    assert "  since?: number | null;" in text
    assert '  name: "done" | "undo"' in text


def test_every_question_to_a_seat_names_its_rule() -> None:
    for id, named in typescript.asked_by().items():
        game = find_game(id)
        decisions = game.setup(max(game.seats)).new().rules.decisions
        asked = {each.name for each in decisions if isinstance(each, Question)}
        assert asked - {*named} == set(), id


def test_every_question_names_a_rule_that_stands_in_the_rulebook() -> None:
    for game, named in typescript.asked_by().items():
        book = (GAMES / game / "RULES.md").read_text("utf-8")
        for rule in named.values():
            assert re.search(rf"\b{re.escape(rule)}\b", book), rule
