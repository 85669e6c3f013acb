"""Positions written by hand: what is left out is filled in, what cannot be is refused."""

import json

import pytest
from tests.games.ulm.table import player, position

from edubba.core.errors import InvalidInput
from edubba.core.words import JsonObject
from edubba.games.ulm import GAME

SETUP = GAME.setup(2)
FOUR_GOLD = [f"coat_gold_{quarter}" for quarter in ("garden", "tillage", "shipyard", "town_hall")]


def refused(data: JsonObject) -> str:
    with pytest.raises(InvalidInput) as error:
        SETUP.position(data)
    return str(error.value)


def test_an_empty_position_is_the_first_turn() -> None:
    state = SETUP.position({})
    assert state.decision().name == "turn_draw"
    again = SETUP.position(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json()


def test_a_position_is_complete_and_readable() -> None:
    table = position(
        players=[player(hand="siege", known="nave_1", tiles="gray", coats="coat_gold_garden")],
        discard=["choir_1"],
        edges={"n1": 1},
        outer="e0=white",
    )
    data = table.state.to_json()
    players = data["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert players[0]["cards"] == {"nave_1": "known", "siege": "hand"}
    assert players[0]["tiles"] == {"gray": 1}
    assert data["edges"] == {"n1": 1}
    assert data["outer"] == {"e0": "white"}
    assert data["draw_pile"] == 30
    assert data["coats_unseen"] == 11


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"round": 11}, "round is 11, not 0 to 10"),
        ({"to_move": 2}, "to_move is 2"),
        ({"tower": "keep"}, "keep is none of"),
        ({"grid": [["gray"] * 3]}, "grid has 9 places, not 3"),
        ({"outer": {"x0": "gray"}}, "x0 is none of n0"),
        ({"docks": ["gray"]}, "docks has 5 places, not 1"),
        ({"bag": {"gray": 3}}, "there are 28 brown tiles"),
        ({"players": [{"tiles": {"gray": 40}}]}, "there are 26 gray tiles"),
        ({"players": [{"tiles": {"red": 1}}]}, "red is none of brown"),
        ({"players": [{"tiles": {"gray": -1}}]}, "gray is -1, not 0 to 1000"),
        ({"players": [{"coins": -1}]}, "coins is -1, not 0 to 1000"),
        ({"players": [{"seals": 3}]}, "red has 3 of 12 seals and placed 0"),
        ({"players": [{"barge": 22}]}, "barge is 22"),
        ({"players": [{"barge": 4}, {"barge": 4}]}, "two barges lie on space 4"),
        ({"players": [{}, {}, {}]}, "there are 2 players, not 3"),
        ({"players": [{"cards": {"ace": "hand"}}]}, "ace is none of nave_1"),
        ({"players": [{"cards": {"siege": "sleeve"}}]}, "sleeve is none of hand"),
        ({"players": [{"cards": {"siege": "hand"}}], "discard": ["siege"]}, "siege lies in 2"),
        ({"discard": ["siege", "siege"]}, "names something twice"),
        ({"draw_pile": 3}, "draw_pile is 3, but 33 are left"),
        ({"reshuffled": [["siege"]]}, "cards that were not shuffled into it"),
        ({"coats_unseen": 3}, "coats_unseen is 3"),
        ({"coats_returned": ["coat_gold_garden"], "coats_drawn": ["coat_gold_garden"]}, "2 places"),
        ({"players": [{"coats": FOUR_GOLD}]}, "more gold coats than family crests"),
        ({"quarters": {"tillage": [3, 2]}}, "tillage has only 4 seal spaces"),
        ({"quarters": {"tillage": [1]}}, "one number of seals a seat"),
        ({"quarters": {"keep": [1, 0]}}, "keep is none of"),
        ({"quarters": {"garden": [-1, 0]}}, "garden/0 is -1"),
        ({"quarters": {"garden": [6, 0], "town_hall": [4, 0], "tillage": [3, 0]}}, "red has -1 of"),
        ({"quarters": {"oath_house": [1, 0]}}, "red has 1 seals in oath_house for 0 tiles"),
        ({"edges": {"n0": 5}}, "n0 is 5"),
        ({"edges": {"n9": 0}}, "n9 is none of"),
        ({"oath_house": ["abbot"]}, "oath_house has 4 places, not 1"),
        ({"oath_house": ["abbot", "abbot", "scholar", "builder"]}, "abbot cannot be there 2 times"),
        ({"players": [{"descendants": ["barge_driver"]}]}, "barge_driver cannot be there"),
        ({"turn": {"line": {"gray": -1}}}, "gray is -1"),
        ({"decisions": [{"decision": "before_push", "actor": 0}]}, "no drawn tile to push"),
        ({"decisions": [{"decision": "action_menu", "actor": 1}]}, "red is to move"),
        ({"decisions": [{"decision": "nap", "actor": 0}]}, "nap is none of"),
    ],
)  # fmt: skip
def test_impossible_positions(data: JsonObject, complaint: str) -> None:
    assert complaint in refused(data)


def test_a_limited_bank() -> None:
    with pytest.raises(InvalidInput, match="more coins or sparrows than the bank had"):
        position(options={"limited_supply": True}, players=[player(coins=27)])
