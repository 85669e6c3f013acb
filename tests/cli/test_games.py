"""`edubba games` and `edubba options`."""

import json

import pytest
from tests.cli.conftest import Run

from edubba.core.registry import find_game

pytestmark = pytest.mark.interpreted_only  # no rules are played here


def test_the_list_names_every_game_with_its_seats_and_summary(edubba: Run) -> None:
    listed = edubba("games")
    assert listed.status == 0
    [row] = [line for line in listed.out.splitlines() if line.startswith("game_of_ur ")]
    assert "Game of Ur" in row
    assert " 2 " in row
    assert "Race five birds" in row


def test_json_describes_every_option_a_person_can_choose(edubba: Run) -> None:
    told = {game["id"]: game for game in json.loads(edubba("games", "--json").out)}
    described = {option["name"]: option for option in told["game_of_ur"]["options"]}
    for option in find_game("game_of_ur").options:
        assert (option.name in described) is not option.internal
    assert described["ante"] == {**described["ante"], "kind": "count", "default": 10, "least": 0}
    assert told["game_of_ur"]["presets"]["finkel_2007"]["options"]["launch_order"] == "fixed"


def test_a_game_explains_its_options_under_both_names(edubba: Run) -> None:
    told = edubba("options", "game_of_ur")
    assert told == edubba("games", "game_of_ur")
    assert "launch_order = free | fixed  (default: free)" in told.out
    assert "large_die_mode=always_both  small_die=even" in told.out
    assert "brought_in" not in told.out


def test_options_as_json_are_those_of_the_list(edubba: Run) -> None:
    [listed] = [
        game for game in json.loads(edubba("games", "--json").out) if game["id"] == "game_of_ur"
    ]
    assert json.loads(edubba("options", "game_of_ur", "--json").out) == listed


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(alone: Run) -> None:
    listed = alone("games")
    assert listed.status == 0
    assert "game_of_ur " in listed.out
    assert "broken_game" not in listed.out
    assert "broken_game" in listed.err
