"""Positions as JSON: written, read back, and refused when they cannot be."""

import pytest
from tests.games.after_the_flood.table import given, step

from edubba.core import OVER, InvalidInput, Rng
from edubba.core.words import JsonObject
from edubba.games.after_the_flood import GAME
from edubba.testing.conformance.walk import anything


def test_a_game_reads_back_at_every_position() -> None:
    setup = GAME.setup()
    state, rng = setup.new(), Rng(3)
    while state.actor != OVER:
        state.apply(anything(state, rng))
        assert setup.position(state.to_json()).to_json() == state.to_json()


def test_what_is_left_out_is_as_after_setup() -> None:
    state = GAME.setup().position({})
    position = state.to_json()
    assert position["order"] == ["red", "purple", "green"]
    assert position["phase"] == "actions"
    assert position["decisions"] == [{"decision": "action", "actor": 0}]
    assert position["stock"] == GAME.new(GAME.setup()).to_json()["stock"]


EMPIRE: JsonObject = {"empire": "sumer_1", "started_as": 1}
WRONG: dict[str, tuple[JsonObject, str]] = {
    "a sixth turn": ({"turn": 6}, "no turn 6"),
    "a turn before the first": ({"turn": 0}, "no turn 0"),
    "an order without green": ({"order": ["red", "purple", "red"]}, "every player once"),
    "too much lapis": ({"red": {"resources": {"lapis": 8}}}, "only 7 lapis"),
    "a debt": ({"red": {"resources": {"lapis": -1}}}, "fewer than 0"),
    "a wrong stock": ({"stock": {"grain": 3}}, "must be in the stock"),
    "an unknown resource": ({"red": {"resources": {"tin": 1}}}, "tin is none of"),
    "too many workers": ({"red": {"workers": {"egypt": 26}}}, "25 workers"),
    "workers that do not add up": (
        {"red": {"workers": {"egypt": 3, "unavailable": 3}}},
        "25 workers",
    ),
    "workers in Sumer": ({"red": {"workers": {"ur": 1}}}, "ur is none of"),
    "three scribes": ({"red": {"workers": {"scribes_new": 3}}}, "more than 2"),
    "five cities": (
        {"red": {"cities": dict.fromkeys(["ur", "umma", "uruk", "eridu", "lagash"], "plain")}},
        "more than 4 cities",
    ),
    "two cities in one area": (
        {"red": {"cities": {"ur": "plain"}}, "green": {"cities": {"ur": "plain"}}},
        "two cities in ur",
    ),
    "a city abroad": ({"red": {"cities": {"egypt": "plain"}}}, "egypt is none of"),
    "armies that do not add up": (
        {"red": {**EMPIRE, "armies": {"ur": 1, "unavailable": 3}}},
        "20 armies",
    ),
    "three armies": ({"red": {**EMPIRE, "armies": {"ur": 3}}}, "1 to 2 armies"),
    "armies of two": (
        {
            "red": {**EMPIRE, "armies": {"ur": 1}},
            "green": {"empire": "guti_1", "started_as": 2, "armies": {"ur": 1}},
        },
        "two players have armies",
    ),
    "an army in Dilmun": ({"red": {**EMPIRE, "armies": {"dilmun": 1}}}, "can come to dilmun"),
    "an army in Akkad": ({"red": {**EMPIRE, "armies": {"akkad": 1}}}, "can come to akkad"),
    "armies without an empire": ({"red": {"armies": {"ur": 1}}}, "no empire"),
    "armies before the start": (
        {"red": {"empire": "sumer_1", "armies": {"ur": 1}}},
        "started_as is not given",
    ),
    "an empire of another turn": ({"red": {"empire": "isin_2"}}, "not an empire of turn 1"),
    "the same empire twice": ({"red": EMPIRE, "green": {"empire": "sumer_1"}}, "same empire"),
    "a gap in the starts": ({"red": {**EMPIRE, "started_as": 2}}, "started_as must be"),
    "all passed": ({"passed": ["red", "purple", "green"]}, "all players have passed"),
    "who passed acts": (
        {"passed": ["red"], "decisions": [{"decision": "action", "actor": 0}]},
        "has passed",
    ),
    "an impossible frame": (
        {"decisions": [{"decision": "payment", "actor": 0, "act": 9}]},
        "act cannot be 9",
    ),
    "a fight with nobody": (
        {
            "red": {**EMPIRE, "armies": {"ur": 1, "available": 1}},
            "decisions": [{"decision": "combat", "actor": 0, "area": 5, "cause": 2}],
        },
        "nobody to fight",
    ),
    "a fight without armies": (
        {
            "red": {**EMPIRE, "armies": {"ur": 1}},
            "green": {"empire": "guti_1", "started_as": 2, "armies": {"umma": 1}},
            "decisions": [{"decision": "combat", "actor": 0, "area": 4, "cause": 2}],
        },
        "no available army",
    ),
    "equipping nothing": (
        {"decisions": [{"decision": "equip", "actor": 0, "home": 5}]},
        "not starting an empire",
    ),
    "expanding nothing": (
        {"decisions": [{"decision": "expand", "actor": 0, "done": 0}]},
        "no empire with available armies",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_lie_on_the_table_is_refused(name: str) -> None:
    position, words = WRONG[name]
    with pytest.raises(InvalidInput, match=words):
        GAME.setup().position(position)


def test_a_position_of_a_finished_game() -> None:
    table = given(turn=5, decision=step("final_scoring"))
    again = GAME.setup().position(table.state.to_json())
    assert again.actor == OVER
    assert again.result() == table.state.result()
