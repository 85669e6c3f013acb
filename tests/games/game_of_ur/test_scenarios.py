"""The worked examples of the rules, as they stand in scenarios.json."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.game_of_ur.table import Table, board

from edubba.testing.pytest_plugin import MOST_RULES

FILE = Path(__file__).with_name("scenarios.json")
SCENARIOS = [s for s in json.loads(FILE.read_text("utf-8"))["scenarios"] if "steps" in s]
ELSEWHERE = {
    "gu_s01": "test_setup",
    "gu_s02": "test_setup",
    "gu_s03": "test_setup",
    "gu_s37": "test_series",
    "gu_s38": "the board in the browser",
    "gu_s39": "the board in the browser",
    "gu_s40": "the board in the browser",
    "gu_s41": "test_end",
    "gu_s42": "test_data",
    "gu_s43": "test_series",
    "gu_s44": "test_series",
    "gu_s48": "test_series",
    "gu_s54": "test_end",
    "gu_s55": "test_setup",
    "gu_s56": "test_dice",
    "gu_s57": "test_options",
    "gu_s58": "test_dice (the faces; the throw itself: the board in the browser)",
}
"""Scenarios told in words only, and where they are tests."""


def test_every_scenario_has_its_test() -> None:
    told = [s["id"] for s in json.loads(FILE.read_text("utf-8"))["scenarios"]]
    assert sorted(told) == sorted([s["id"] for s in SCENARIOS] + [*ELSEWHERE])


def marked(scenario: dict[str, Any]) -> Any:
    """A scenario names its rules, unless they are so many that nobody could say which broke."""
    ids = scenario["rule_ids"]
    marks = [pytest.mark.rule(*ids)] if len(ids) <= MOST_RULES else []
    return pytest.param(scenario, marks=marks, id=scenario["id"])


@pytest.mark.parametrize("scenario", [*map(marked, SCENARIOS)])
def test_scenario(scenario: dict[str, Any]) -> None:
    given = scenario["setup"]
    counters = given.get("counters")
    table = board(
        light=given.get("light"),
        dark=given.get("dark"),
        to_move=given.get("to_move", "light"),
        counters=counters and (counters["light"], counters["dark"], counters["pool"]),
        **given.get("options", {}),
    )
    legal: dict[str, set[str]] = {}
    both = given.get("options", {}).get("large_die_mode") == "always_both"
    for step in scenario["steps"]:
        table.throw(step["small"])
        if not both:
            legal["primary"] = table.uses()
            assert table.may_gamble()
        if "large" in step:
            table.throw(step["large"])
            converted = table.state.actor >= 0
            legal["converted"] = table.uses() if converted else set()
            assert not (converted and table.may_gamble())
        if "action" in step:
            table.play(_text(step["action"]))
    _compare(table, legal, scenario["expect"])


def _text(action: str) -> str:
    """The dossier's action id in our text form: `launch_swallow@3` is `launch swallow 3`."""
    verb, _, rest = action.partition("_")
    return " ".join([verb, *rest.split("@")])


def _compare(table: Table, legal: dict[str, set[str]], expect: dict[str, Any]) -> None:
    known = {"legal_primary", "legal_converted", "positions", "counters", "event", "next", "winner"}
    assert set(expect) <= known
    for kind in ("primary", "converted"):
        if f"legal_{kind}" in expect:
            assert legal[kind] == {_text(action) for action in expect[f"legal_{kind}"]}
    for side, birds in expect.get("positions", {}).items():
        for bird, place in birds.items():
            assert table.at(side, bird) == place
    if "counters" in expect:
        light, dark, pool = table.counters()
        assert {"light": light, "dark": dark, "pool": pool} == expect["counters"]
    if "event" in expect:
        assert table.changed() == expect["event"]
    if "next" in expect:
        assert table.turn_of() == expect["next"]
    if "winner" in expect:
        assert table.state.to_json()["winner"] == expect["winner"]
