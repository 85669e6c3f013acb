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


def asked(decision: str, actor: int | str = 0, /, **numbers: int) -> JsonObject:
    """The part of a position that says what is asked."""
    return {"decisions": [{"decision": decision, "actor": actor, **numbers}]}


EMPIRE: JsonObject = {"empire": "sumer_1", "started_as": 1}
WRONG: dict[str, tuple[JsonObject, str]] = {
    "a sixth turn": ({"turn": 6}, "turn is 6, not 1 to 5"),
    "a turn before the first": ({"turn": 0}, "turn is 0, not 1 to 5"),
    "an order without green": ({"order": ["red", "purple", "red"]}, "every player once"),
    "too much lapis": ({"red": {"resources": {"lapis": 8}}}, "lapis is 8, not 0 to 7"),
    "lapis of two": (
        {"red": {"resources": {"lapis": 4}}, "green": {"resources": {"lapis": 4}}},
        "only 7 pieces of lapis lazuli",
    ),
    "a debt": ({"red": {"resources": {"lapis": -1}}}, "lapis is -1, not 0 to 7"),
    "a wrong stock": ({"stock": {"grain": 3}}, "stock/grain is 3, not 22"),
    "an unknown resource": ({"red": {"resources": {"tin": 1}}}, "tin is none of"),
    "too many workers": ({"red": {"workers": {"egypt": 26}}}, "egypt is 26, not 0 to 25"),
    "workers that do not add up": (
        {"red": {"workers": {"egypt": 3, "unavailable": 3}}},
        "25 workers",
    ),
    "workers in Sumer": ({"red": {"workers": {"ur": 1}}}, "ur is not known here"),
    "three scribes": ({"red": {"workers": {"scribes_new": 3}}}, "more than 2"),
    "five cities": (
        {"red": {"cities": dict.fromkeys(["ur", "umma", "uruk", "eridu", "lagash"], "plain")}},
        "more than 4 cities",
    ),
    "two cities in one area": (
        {"red": {"cities": {"ur": "plain"}}, "green": {"cities": {"ur": "plain"}}},
        "two cities in Ur",
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
    "an army in Dilmun": ({"red": {**EMPIRE, "armies": {"dilmun": 1}}}, "can come to Dilmun"),
    "an army in Akkad": ({"red": {**EMPIRE, "armies": {"akkad": 1}}}, "can come to Akkad"),
    "armies without an empire": ({"red": {"armies": {"ur": 1}}}, "no empire"),
    "armies before the start": (
        {"red": {"empire": "sumer_1", "armies": {"ur": 1}}},
        "nothing says when it started",
    ),
    "an empire of another turn": ({"red": {"empire": "isin_2"}}, "no empire of turn 1"),
    "the same empire twice": ({"red": EMPIRE, "green": {"empire": "sumer_1"}}, "same empire"),
    "a gap in the starts": ({"red": {**EMPIRE, "started_as": 2}}, "empires are numbered"),
    "all passed": ({"passed": ["red", "purple", "green"]}, "all players have passed"),
    "who passed acts": ({"passed": ["red"], **asked("action")}, "has passed"),
    "an impossible frame": (asked("payment", act=9), "act is 9, not 0 to 4"),
    "a fight with nobody": (
        {
            "red": {**EMPIRE, "armies": {"ur": 1, "available": 1}},
            **asked("combat", area=5, cause=2),
        },
        "no such fight",
    ),
    "a fight without armies": (
        {
            "red": {**EMPIRE, "armies": {"ur": 1}},
            "green": {"empire": "guti_1", "started_as": 2, "armies": {"umma": 1}},
            **asked("combat", area=4, cause=2),
        },
        "no empire with available armies",
    ),
    "two decisions at once": (
        {"decisions": [{"decision": "action", "actor": 0}, {"decision": "action", "actor": 1}]},
        "only one decision",
    ),
    "a draw in turn 2": ({"turn": 2, **asked("first_order", "chance")}, "before turn 1"),
    "actions in the phase of points": ({"phase": "victory_points"}, "not decided in this phase"),
    "an early end": ({"turn": 4, "decisions": []}, "ends after turn 5"),
    "points from nowhere": ({"red": {"points": {"nippur": 46}}}, "nippur is 46, not 0 to 45"),
    "workers scored too soon": ({"red": {"points": {"workers": 2}}}, "only at the end"),
    "ten cities moved": ({"red": {"moved_cities": 10}}, "moved_cities is 10, not 0 to 9"),
    "a bid without a pass": ({"red": {"bid": {"wood": 1}}}, "has not passed"),
    "equipment without an empire": ({"red": {"equipment": {"wood": 1}}}, "but no empire"),
    "an empire that never started": (
        {"red": {"empire": "sumer_1"}},
        "nothing says when it started",
    ),
    "an order of four": ({"order": ["red", "purple", "green", "red"]}, "every player once"),
    "a cost before the first pass": (asked("payment", act=0), "nothing can be paid"),
    "a cost of the impossible": (
        {"passed": ["green"], **asked("payment", act=4)},
        "nothing can be paid",
    ),
    "a city moved with more in hand": (asked("lift_city", site=0), "build or move no city"),
    "spent, yet nothing done": (asked("place_workers", spent=1, done=0), "cannot have spent that"),
    "a piece spent that nobody gave back": (
        {"red": {"resources": {"lapis": 7}}, **asked("spend_to", resource=7)},
        "cannot have spent that",
    ),
    "a count without a choice": (
        asked("spend_count", resource=0, place=0),
        "no choice of how many",
    ),
    "a scribe that is none": (asked("scribe_from", spent=0), "no worker or scribe"),
    "a scribe with nobody to move": (
        {"red": {"workers": {"scribes_used": 1}}, **asked("scribe_to", spent=0, source=1)},
        "no worker or scribe",
    ),
    "traders that are not there": (
        asked("trade", taken=1, extra=0, tools=0),
        "cannot have traded so",
    ),
    "an extra without Sippar": (
        asked("trade", taken=0, extra=1, tools=0),
        "cannot have traded so",
    ),
    "tools nobody made": (asked("trade", taken=0, extra=0, tools=1), "tools is 1, not 0"),
    "an empire that starts abroad": (
        {"red": {"empire": "sumer_1", "armies": {"available": 3}}, **asked("equip", home=9)},
        "starting no such empire",
    ),
    "an invasion from afar": (
        {
            "red": {**EMPIRE, "armies": {"sippar": 1, "available": 1}},
            "green": {"empire": "guti_1", "started_as": 2, "armies": {"umma": 1}},
            **asked("combat", area=4, cause=2),
        },
        "can enter that area",
    ),
    "a second entry of the same armies": (
        {
            "red": {**EMPIRE, "armies": {"sippar": 1, "available": 2}},
            **asked("place_armies", area=4, cause=1),
        },
        "can enter that area",
    ),
    "an invasion with a choice": (asked("place_armies", area=4, cause=2), "no choice of how many"),
    "a fourth player": (
        {"passed": ["red", "purple", "green"], **asked("expand_city", next=3)},
        "not for Red to expand a city",
    ),
    "expanding again for nobody": (asked("expand_again", "chance"), "a seat decides there"),
    "expanding again without an empire": (asked("expand_again"), "no empire with available armies"),
    "a bid of who goes on": (asked("pass"), "does not fit who has passed"),
    "a roll by a player": (
        asked("combat_roll", attacker=0, area=5, cause=2),
        "chance decides there",
    ),
    "a city expanded out of turn": (
        {
            "passed": ["red", "purple", "green"],
            "red": {"cities": {"ur": "plain"}, "resources": {"wood": 2}},
            **asked("expand_city", next=1),
        },
        "not for Red to expand a city",
    ),
    "a city expanded without wood": (
        {
            "passed": ["red", "purple", "green"],
            "red": {"cities": {"ur": "plain"}},
            **asked("expand_city", next=0),
        },
        "not for Red to expand a city",
    ),
    "a city expanded twice": (
        {
            "passed": ["red", "purple", "green"],
            "red": {"cities": {"ur": "expanded", "umma": "plain"}, "resources": {"wood": 2}},
            **asked("luxuries", next=0, city=6),
        },
        "not for Red to expand a city",
    ),
    "equipping nothing": (asked("equip", home=5), "starting no such empire"),
    "expanding nothing": (asked("expand", done=0), "no empire with available armies"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_lie_on_the_table_is_refused(name: str) -> None:
    position, words = WRONG[name]
    with pytest.raises(InvalidInput, match=words):
        GAME.setup().position(position)


def test_a_position_of_a_finished_game() -> None:
    game = given(turn=5, decision=step("final_scoring"))
    again = GAME.setup().position(game.state.to_json())
    assert again.actor == OVER
    assert again.result() == game.state.result()
