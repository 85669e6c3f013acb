"""Impossible positions are refused in the reader's language: no word of theirs is in code."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.conftest import edubba as edubba
from tests.locale.test_german import english_in

from edubba.core import InvalidInput, Rng, find_game, game_ids, word
from edubba.core.words import Json, JsonObject
from edubba.testing.broken_positions import numbers, with_number
from edubba.testing.rich import rich_position

NAMED = re.compile("„[^“]*“|möglich: .*")
"""Where in the position something stands, and what may stand there: as it is written in JSON."""
WRONG: dict[str, list[tuple[JsonObject, str]]] = {
    "game_of_ur": [
        ({"light": {"eagle": 10, "raven": 10}}, "Hell hat zu viele Vögel auf Haus 10"),
        ({"large": "yes"}, "der große Knöchel wird nie zuerst geworfen"),
        ({"light": {"eagle": 17}}, "„light/eagle“ ist 17, nicht 1 bis 16"),
        ({"to_move": "red"}, "„to_move“: „red“ passt nicht; möglich: light, dark"),
    ],
    "royal_game_of_ur": [
        ({"dark": {"on": [3, 3]}}, "Dunkel hat zwei Steine auf Feld 3 des Weges"),
        ({"throws": -1}, "ist -1, nicht 0 bis"),
    ],
    "ur_ziggurat": [
        ({"cells": {"z9": {}}}, "auf diesem Spielfeld gibt es kein Feld z9"),
        ({"hands": [None] * 9}, "„hands“: Platz ist für 2, nicht für 9"),
        ({"tally": {"a1": 1}}, "gezählt wird nur bei einem Mangel und in der Politik"),
    ],
    "after_the_flood": [
        ({"red": {"workers": {"irrigation": 1, "unavailable": 1}}}, "Rot muss im Ganzen"),
        ({"red": {"empire": "isin_2", "started_as": 1}}, "gehört nicht in Runde 1"),
    ],
    "ulm": [
        ({"players": [{"barge": 3}, {"barge": 3}]}, "zwei Kähne liegen auf Feld 3"),
        ({"decisions": [{"decision": "menu", "actor": 1}]}, "Rot ist am Zug, aber jemand anders"),
    ],
    "clash_of_cultures": [
        ({"cities": [{"cell": "D2", "owner": "green"}]}, "Grün spielt nicht mit"),
        ({"barbarians": {"D2": 9}}, "„barbarians/D2“ ist 9, nicht 0 bis 4"),
        ({"action_deck": []}, "Aktionskarten: im Ganzen 0, nicht 42"),
        ({"luck": 1}, "„luck“ gibt es in einer Stellung nicht"),
    ],
}


def said(id: str, position: Json) -> str:
    """The German sentence that refuses a position; empty if it is taken."""
    try:
        find_game(id).setup().position(position)
    except InvalidInput as error:
        return word(error.message, "de")
    return ""


def is_german(sentence: str) -> bool:
    return "‹" not in sentence and not english_in(NAMED.sub("", sentence))


@pytest.mark.parametrize("id", game_ids())
def test_a_refusal_in_the_terminal_is_german(
    id: str, edubba: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    for position, words in WRONG[id]:
        file = tmp_path / "0.json"
        file.write_text(json.dumps(position), "utf-8")
        told = edubba("play", id, "--from", file).refused(1)
        assert words in told
        assert is_german(told)


@pytest.mark.parametrize("id", game_ids())
def test_whatever_is_bent_is_refused_in_german(id: str) -> None:
    """Every number of a crowded position, and every key with something else in its place."""
    position = rich_position(find_game(id).setup(), Rng(5)).to_json()
    wrong = (-1, 99, 10**30)
    bent = [with_number(position, path, number) for path in numbers(position) for number in wrong]
    others: list[Json] = ["zzz", 7, [], {}, [["zzz"]], [7], None]
    bent += [{**position, key: other} for key in position for other in others]
    told = {said(id, each) for each in bent} - {""}
    assert len(told) > 10
    assert [each for each in told if not is_german(each)] == []
