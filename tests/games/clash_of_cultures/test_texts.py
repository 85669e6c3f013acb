"""The structured data and the words of the rulebook say the same: numbers, prices, tables."""

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from edubba.games.clash_of_cultures.space import DATA

RULES = files("edubba.games.clash_of_cultures").joinpath("RULES.md").read_text("utf-8")
ALL: dict[str, Any] = DATA.value  # type: ignore[assignment]
GROUPS = (
    *("advances", "wonders", "optional_wonders", "buildings", "tactics", "civil_actions"),
    *("objectives", "events", "optional_events"),
)
ITEMS = [item for group in GROUPS for item in ALL[group]]
ELSEWHERE = {"slot", "base_price", "cost", "vp", "price_drawer", "price_others", "extra_cost"}
"""Told in tables or by a rule for all, not by each text; compared below."""
ONE = {"a", "an", "one", "once"}
LEFT_OUT = {
    "culture_power": {1},  # who has more than others has at least one
    "draft_objective": {2},  # "for the second time"
    "ev_31": {1, 2, 3, 5},  # "As Earthquake"; compared below
}
"""Numbers of the data that the text does not write out."""
BY_NAME = {
    "medicine": {1},
    "port": {1},
    "diversified_research": {1},
    "conqueror": {1},
    "ev_36": {1},
    "ev_37": {1},
    "inspiration": {2},
    "technology_trade": {2},
    "ev_38": {2},
    "government": {4},
    "ev_29": {4},
    "mercenaries": {1, 4},
    "large_fleet": {2, 4},
}
"""Numbers of the text that are part of an operation or the name of a condition in the data."""


def numbers(found: object, without: set[str]) -> set[int]:
    """All numbers of structured data, but not those under these keys."""
    if isinstance(found, bool):
        return set()
    if isinstance(found, int):
        return {abs(found)}
    if isinstance(found, list):
        return set().union(*(numbers(each, without) for each in found))
    if isinstance(found, dict):
        inside = [value for key, value in found.items() if key not in without]
        return numbers(inside, without)
    return set()


def said(text: str) -> set[int]:
    return {int(digit) for digit in re.findall(r"\d+", text)}


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item["id"])
def test_numbers_are_those_of_the_text(item: dict[str, Any]) -> None:
    text = item["text"]
    one = {1} if ONE & set(re.findall("[a-z]+", text.lower())) else set()
    given = numbers(item, ELSEWHERE)
    assert given - said(text) - one == LEFT_OUT.get(item["id"], set())
    assert said(text) - numbers(item, set()) == BY_NAME.get(item["id"], set())


SET = {
    *("optional", "exclusive", "uncancellable", "reinforce", "same_category", "defended"),
    *("disembarked", "myths", "partial_lost", "without_settler", "free", "mandatory"),
}
"""Flags that are only written where they hold."""
UNSET = {"spends_action", "gold_ok"}
"""Flags that are only written where they do not."""


def flags(found: object) -> list[tuple[str, bool]]:
    """All flags of structured data, by their names."""
    if isinstance(found, list):
        return [flag for each in found for flag in flags(each)]
    if isinstance(found, dict):
        here = [(key, value) for key, value in found.items() if isinstance(value, bool)]
        return here + flags([*found.values()])
    return []


def test_flags_are_written_only_where_they_matter() -> None:
    for name, value in flags([ALL[group] for group in GROUPS]):
        assert name not in SET or value, name
        assert name not in UNSET or not value, name
    assert not any(each["default"] is True for each in ALL["options"])


@pytest.mark.rule("CC-3.11")
def test_free_advances_draw_an_event_unless_the_text_says_no() -> None:
    for item in ALL["civil_actions"]:
        given = {value for name, value in flags(item) if name == "triggers_event"}
        assert given in (set(), {"no event" not in item["text"].lower()}), item["id"]


def test_every_advance_is_where_the_table_has_it() -> None:
    """Category, place, outline and building (the table of CC-3)."""
    outlines = {"Y": "happiness", "B": "culture", "-": "none", "": "none"}
    listed: list[tuple[str, int, str, str, str | None]] = []
    for category in ALL["categories"]:
        row = re.search(rf"^\| {category.capitalize()} \| (.*) \|$", RULES, re.MULTILINE)
        assert row is not None
        for slot, cell in enumerate(row[1].split(" | ")):
            found = re.fullmatch(r"(.+?)(?: ([YB-]))?(?: \((\w+)\))?", cell)
            assert found is not None
            building = found[3].lower() if found[3] else None
            listed.append((category, slot, found[1], outlines[found[2] or ""], building))
    given = [
        (each["category"], each["slot"], each["name"], each["outline"], each["unlocks_building"])
        for each in ALL["advances"]
    ]
    assert given == listed
    assert all(each["is_top"] == (each["slot"] == 0) for each in ALL["advances"])
    assert all(
        each["government"] == (each["category"] in ALL["governments"]) for each in ALL["advances"]
    )
    assert all(each["base_price"] == ALL["constants"]["advance_price"] for each in ALL["advances"])


@pytest.mark.rule("CC-16.6")
def test_wonders_cost_what_the_table_says() -> None:
    rows = re.findall(
        r"^\| \*\*CC-16\.6\.\d\*\* ([\w ]+) \| ([\d/]+) \| (\w+)", RULES, re.MULTILINE
    )
    listed = [
        (name, [int(n) for n in cost.split("/")], needs.lower()) for name, cost, needs in rows
    ]
    given = [
        (each["name"], list(each["cost"].values()), each["requires_advances"][1])
        for each in ALL["wonders"]
    ]
    assert given == listed
    every = ALL["wonders"] + ALL["optional_wonders"]
    assert all([*each["cost"]] == ["food", "wood", "ore", "culture"] for each in every)
    assert {each["requires_advances"][0] for each in every} == {"engineering"}
    assert {each["vp"] for each in every} == {ALL["constants"]["vp"]["wonder"]} == {5}
    assert [each["cost"] for each in ALL["optional_wonders"]] == [
        {"food": 3, "wood": 2, "ore": 7, "culture": 5}
    ]


@pytest.mark.rule("CC-15.2")
def test_civil_halves_cost_what_the_list_says() -> None:
    listing = re.search(
        r"^Civil halves \(2 cards each\)\. Action: (.*?)\. Free: (.*?)\. "
        r"Tactics halves.*?: (.*?) = 42",
        RULES,
        re.MULTILINE,
    )
    assert listing is not None
    listed: dict[str, tuple[bool, int]] = {}
    for uses_action, names in ((True, listing[1]), (False, listing[2])):
        for name in names.split(", "):
            plain, _, cost = name.partition(" (")
            listed[plain] = (uses_action, int(cost[0]) if cost else 0)
    given = {
        each["name"]: (each["uses_action"], sum(each["cost"].values()))
        for each in ALL["civil_actions"]
    }
    assert given == listed
    assert {kind for each in ALL["civil_actions"] for kind in each["cost"]} == {"culture"}
    assert set(Counter(each["civil"] for each in ALL["action_cards"]).values()) == {2}
    names = {each["id"]: each["name"] for each in ALL["tactics"]}
    halves = Counter(names[each["tactics"]] for each in ALL["action_cards"])
    assert halves == {
        entry.rpartition(" ")[0]: int(entry.rpartition(" ")[2]) for entry in listing[3].split(", ")
    }


@pytest.mark.rule("CC-13.7")
def test_great_persons_and_earthquakes_cost_the_same_everywhere() -> None:
    offers = [
        effect
        for each in ALL["events"]
        for effect in each["effects"]
        if effect["op"] == "offer_card"
    ]
    assert len(offers) == 9
    for offer in offers:
        assert (offer["price_drawer"], offer["price_others"]) == ({"culture": 1}, {"culture": 2})
    quakes = {
        each["name"]: each["effects"][0]
        for each in ALL["events"]
        if each["name"].endswith("Earthquake")
    }
    alike = [{**quake, "who": "", "condition": ""} for quake in quakes.values()]
    assert len(alike) == 2
    assert alike[0] == alike[1]


def test_icons_are_those_of_the_list() -> None:
    letters = {"-": "none", "A": "barbarians_attack", "S": "barbarians_spawn"}
    letters |= {"E": "exhausted", "G": "gold_mine"}
    line = re.search(r"^1 Pestilence .*? Revolution \[G\]", RULES, re.MULTILINE)
    assert line is not None
    listed: list[tuple[str, str]] = []
    for first, last, name, letter in re.findall(r"(\d+)(?:-(\d+))? ([A-Za-z ]+) \[(.)\]", line[0]):
        listed += [(name, letters[letter])] * (int(last or first) - int(first) + 1)
    assert [(each["name"], each["icon"]) for each in ALL["events"]] == listed


@pytest.mark.rule("CC-1.6", "CC-19.2")
def test_numbers_that_stand_twice_agree() -> None:
    assert ALL["start"]["city"] == {"size": 1, "mood": "happy"}
    assert ALL["start"]["units"] == {"settler": 1}
    assert (
        {each["vp"] for each in ALL["objective_cards"]}
        == {ALL["constants"]["vp"]["objective"]}
        == {2}
    )
    assert ALL["constants"]["unit_price_variant_published"] == {
        "army": {"food": 1, "ore": 1},
        "settler": {"food": 2},
        "ship": {"wood": 2},
    }
