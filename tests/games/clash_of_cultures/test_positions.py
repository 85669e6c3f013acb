"""Positions written by hand: what may be left out, and what is refused."""

import pytest

from edubba.core.errors import InvalidInput
from edubba.core.rng import Rng
from edubba.core.state import OVER
from edubba.core.words import Json, JsonObject
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.space import ACTION_CARDS, OBJECTIVE_CARDS, TILES
from edubba.games.clash_of_cultures.terms import PIECES
from edubba.testing.conformance.walk import anything

REGION: JsonObject = {"D3": "sea", "C4": "fertile", "E4": "forest", "D4": "mountain"}
"""Tile r08 on the region below red's start."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_said_is_the_first_turn(seats: int) -> None:
    state = GAME.setup(seats).position({})
    assert (state.decision().name, state.actor) == ("main", 0)
    json = state.to_json()
    assert (json["round"], json["turn"], json["actions"]) == (1, 1, 3)
    assert json["action_deck"] == ACTION_CARDS
    assert json["tiles"] == TILES


def test_the_rest_is_worked_out() -> None:
    red: JsonObject = {
        "hand": ["act_05", "great_artist"],
        "objectives": ["obj_02"],
        "scored": ["obj_03"],
        "kinds": {"gold": 3},
        "units": {"settler1": "D2", "army1": "C4", "ship1": "D3", "settler2": "ship1"},
        "marks": {"army1": ["forest", "moved"]},
        "removed": {"temple": 1},
    }
    state = GAME.setup(2).position(
        {
            "players": [red],
            "cities": [
                {"cell": "D2", "owner": "red", "buildings": {"port": "red", "temple": "blue"}},
                {"cell": "D7", "owner": "blue", "wonders": ["great_statue"]},
                {"cell": "D4", "owner": "barbarians"},
            ],
            "terrain": REGION,
            "barbarians": {"D4": 2},
            "exhausted": ["C2"],
            "display": ["great_library"],
            "action_discard": ["act_09", "act_01"],
            "event_discard": ["ev_03"],
            "active": 1,
            "land_battles": [{"cell": "C4", "won": True}],
        }
    )
    json = state.to_json()
    players = json["players"]
    assert isinstance(players, list)
    first, second = players
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    assert first["supply"] == {"settlement": 6, "port": 4, "academy": 5, "fortress": 5, "temple": 4}
    assert second["supply"] == {
        "settlement": 6,
        "port": 5,
        "academy": 5,
        "fortress": 5,
        "temple": 4,
    }
    assert first["kinds"] == {
        "food": 2,
        "wood": 0,
        "ore": 0,
        "ideas": 0,
        "gold": 3,
        "mood": 0,
        "culture": 0,
    }
    assert first["marks"] == {"army1": ["forest", "moved"]}
    assert (json["settlements_left"], json["barbarians_left"], json["exhausted_left"]) == (
        9,
        18,
        11,
    )
    assert json["action_deck"] == [
        card for card in ACTION_CARDS if card not in ("act_05", "act_09", "act_01")
    ]
    assert json["objective_deck"] == [
        card for card in OBJECTIVE_CARDS if card not in ("obj_02", "obj_03")
    ]
    events, wonders = json["event_deck"], json["wonder_deck"]
    assert isinstance(events, list)
    assert isinstance(wonders, list)
    assert "ev_03" not in events
    assert "ev_19" not in events  # the Great Artist is in a hand
    assert len(events) == 36
    assert len(wonders) == 5
    assert json["tiles"] == [tile for tile in TILES if tile != "r08"]
    assert json["land_battles"] == [{"cell": "C4", "won": True}]
    assert (state.decision().name, state.actor) == ("main", 1)
    assert GAME.setup(2).position(json).to_json() == json


WRONG: list[tuple[JsonObject, str]] = [
    ({"weather": "fine"}, "a position has no weather"),
    ({"players": [{"luck": 1}]}, "a position has no players/0/luck"),
    ({"players": [{}, {}, {}]}, "players: there is room for 2, not 3"),
    ({"players": [{"kinds": {"food": 3}}]}, "players/0/kinds/food is 3, not 0 to 2"),
    ({"players": [{"units": {"army1": "D4"}}]}, "units/army1: that unit cannot be there"),
    ({"players": [{"units": {"ship1": "D2"}}]}, "units/ship1: that unit cannot be there"),
    ({"players": [{"units": {"settler1": "ship1"}}]}, "units/settler1: that unit cannot be there"),
    ({"players": [{"units": {"settler1": "D7"}}]}, "units of two players stand on D7"),
    ({"players": [{"units": {f"army{n}": "C2" for n in range(1, 6)}}]}, "too many units"),
    ({"players": [{"supply": {"settlement": 7}}]}, "players/0/supply/port is missing"),
    ({"players": [{"units": {"settler1": "K4"}}]}, "no space K4"),
    ({"cities": [{"cell": "D2", "owner": "green"}]}, "Green does not play"),
    ({"cities": [{"cell": "D2", "owner": "red"}, {"cell": "D2", "owner": "red"}]}, "two cities"),
    ({"action_deck": []}, "Action cards: 0 in all, not 42"),
    ({"settlements_left": 9}, "Barbarian settlements: 9 in all, not 10"),
    ({"exhausted_left": 9}, "Exhausted tokens: 9 in all, not 12"),
    (
        {"players": [{}, {"supply": dict.fromkeys(PIECES, 6)}]},
        "Port of Blue: 6 in all, not 5",
    ),
    ({"players": [{}, {"removed": {"port": "x"}}]}, "players/1/removed/port is not"),
    ({"barbarians": {"D2": 99}}, "barbarians/D2 is 99, not 0 to 4"),
    ({"barbarians": dict.fromkeys(["C2", "D2", *REGION], 4)}, "Barbarians: 24 in all, not 20"),
    ({"barbarians": {"D2": 1}}, "Barbarians cannot stand on D2"),
    ({"terrain": {"D3": "sea"}}, "no region tile is left that fits"),
    ({"round": 7}, "round is 7, not 0 to 6"),
    ({"first": 2}, "first is 2, not -1 to 1"),
    ({"exhausted": ["D4"]}, "an Exhausted token cannot lie on D4"),
    ({"players": [{"borrowed": "magic"}]}, "magic is not known here"),
]


@pytest.mark.parametrize(("position", "words"), WRONG, ids=[words for _, words in WRONG])
def test_what_cannot_be_is_refused(position: JsonObject, words: str) -> None:
    with pytest.raises(InvalidInput, match="This position cannot be set up") as refused:
        GAME.setup(2).position(position)
    assert words in str(refused.value)


def test_a_ship_carries_two() -> None:
    cargo: JsonObject = {"ship1": "D3", "settler1": "ship1", "settler2": "ship1", "army1": "ship1"}
    with pytest.raises(InvalidInput, match="carries more than 2"):
        GAME.setup(2).position({"players": [{"units": cargo}], "terrain": REGION})


def test_positions_of_random_games_read_back() -> None:
    for seats in (2, 3, 4):
        setup = GAME.setup(seats, {"no_trading": True})
        state, rng = setup.new(), Rng(seats)
        while state.actor != OVER:
            state.apply(anything(state, rng))
            json = state.to_json()
            assert setup.position(json).to_json() == json


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_every_frame_has_a_range(seats: int) -> None:
    state = GAME.setup(seats).new()
    for decision in GAME.rules.decisions:
        assert len(decision.ranges(state)) == len(decision.frame), decision.name


def test_a_position_of_version_2_is_read() -> None:
    """It had `spent`, and one number for the player, advance or region chosen last."""
    setup = GAME.setup(3)
    old: JsonObject = {"spent": 70, "chosen": 30}
    now = setup.position(old).to_json()
    assert (now["chosen"], now["learned"], now["revealed"]) == (-1, 30, -1)
    now = setup.position({**old, "chosen": 2}).to_json()
    assert (now["chosen"], now["learned"], now["revealed"]) == (2, 2, 2)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"decisions": [{"decision": "raze", "actor": 0}]}, "waits below everything else"),
        ({"round": 0}, "round and turn do not fit"),
        ({"first": -1}, "round and turn do not fit"),
        (
            {"active": 1, "decisions": [{"decision": "main", "actor": 0}]},
            "another player is active",
        ),
        ({"held": 3}, "a card is held"),
        ({"ended": True}, "the game has ended"),
        ({"used": 10**15}, "used is 1,000,000,000,000,000"),
        ({"event_deck": ["ev_03"], "event_discard": ["ev_03"]}, "Event cards lies in two places"),
        ({"tiles": ["r01"]}, "fewer tiles than regions"),
        (
            {
                "decisions": [
                    {"decision": "main", "actor": 0},
                    {"decision": "move_next", "actor": "chance"},
                ]
            },
            "a seat decides there",
        ),
        (
            {"decisions": [{"decision": "main", "actor": 0}, {"decision": "retreat", "actor": 0}]},
            "a battle is fought",
        ),
    ],
)
def test_what_could_not_lie_on_the_table_is_refused(said: JsonObject, wrong: str) -> None:
    with pytest.raises(InvalidInput, match=wrong):
        GAME.setup(2).position(said)


def test_a_port_finds_its_sea_space() -> None:
    city: JsonObject = {"cell": "D2", "owner": "red", "buildings": {"port": "red"}}
    cities: list[Json] = [city, {"cell": "D7", "owner": "blue"}]
    found = GAME.setup(2).position({"cities": cities, "terrain": REGION}).to_json()["cities"]
    assert isinstance(found, list)
    assert isinstance(found[0], dict)
    assert found[0]["port"] == "D3"
    with pytest.raises(InvalidInput, match="the Port on D2 has no sea space"):
        GAME.setup(2).position({"cities": cities})
