"""Positions as JSON: everything by its name."""

from typing import Final

from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import Json, JsonObject
from edubba.games.clash_of_cultures.codes import (
    CELLS,
    FIRST_SHIP,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN
from edubba.games.clash_of_cultures.pieces import (
    GONE,
    Battle,
    City,
    Player,
)
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    COLOURS,
    EVENTS,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    TERRAINS,
    TILES,
    WONDERS,
)
from edubba.games.clash_of_cultures.space import (
    CELLS as LABELS,
)
from edubba.games.clash_of_cultures.space import (
    UNITS as UNIT_IDS,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    PIECES,
)

OWNERS: Final = [*COLOURS, "barbarians"]
NUMBERS: Final = [
    "settlements_left",
    "barbarians_left",
    "exhausted_left",
    "round",
    "turn",
    "first",
    "active",
    "actions",
    "used",
    "collects",
    "next_collect",
    "drafted",
    "offers",
    "moves",
    "warlord",
    "paid",
    "chosen",
    "learned",
    "revealed",
    "held",
]
FLAGS: Final = [
    "ended",
    "begun",
    "influenced",
    "takeover",
    "won_land",
    "captured",
    "sailed",
    "navigated",
]
MASKS: Final = {
    "tiles": TILES,
    "action_deck": CARDS,
    "objective_deck": OBJECTIVE_CARDS,
    "event_deck": EVENTS,
    "wonder_deck": WONDERS,
    "objective_discard": OBJECTIVE_CARDS,
    "display": WONDERS,
    "looked": OBJECTIVE_CARDS,
    "offered": CARDS,
    "offered_objectives": OBJECTIVE_CARDS,
    "returned": CARDS,
    "returned_objectives": OBJECTIVE_CARDS,
}
PLAYER_NUMBERS: Final = [
    "happiness",
    "culture",
    "half_points",
    "assassinated",
    "revolted",
    "banned",
    "founder_round",
    "wonder_round",
]
PLAYER_MASKS: Final = {
    "advances": ADVANCES,
    "hand": CARDS,
    "objectives": OBJECTIVE_CARDS,
    "scored": OBJECTIVE_CARDS,
    "fresh": OBJECTIVE_CARDS,
    "late": OBJECTIVE_CARDS,
    "truce": COLOURS,
    "shown_to": COLOURS,
}
MARKS: Final = ["fought", "mountain", "forest", "fertile", "moved"]
"""The marks of `pieces.py`, in the order of their bits."""
BATTLE_NUMBERS: Final = [
    "round",
    "bonus",
    "barbarians",
]
BATTLE_FLAGS: Final = [
    "naval",
    "raid",
    "ambush",
    "disembarked",
    "die_off",
    "hit_off",
    "shown",
    "fortress",
    "great_city",
    "in_city",
    "defended",
    "hurt",
    "withdrawn",
]
BATTLE_PAIRS: Final = [
    "steel",
    "denied",
    "cancels",
    "dice",
    "values",
    "kills",
    "began",
    "losses",
    "hits",
    "trade_units",
]


def names(mask: i64, words: list[str]) -> list[Json]:
    """A set of bits as the words they stand for."""
    found: list[Json] = []
    for at, word in enumerate(words):
        if (mask >> at) & 1:
            found.append(word)
    return found


def counts(numbers: vec[i64], words: list[str]) -> JsonObject:
    return {word: int(numbers[at]) for at, word in enumerate(words)}


def position_to_json(state: ClashState) -> JsonObject:
    """The whole position; `docs/positions.md` tells what its parts mean."""
    position: JsonObject = {}
    players: list[Json] = []
    for seat in range(state.seats):
        players.append(player_to_json(state, state.player(seat)))
    position["players"] = players
    cities: list[Json] = []
    for i in range(len(state.cities)):
        cities.append(city_to_json(state.cities[i]))
    position["cities"] = cities
    terrain: JsonObject = {}
    barbarians: JsonObject = {}
    exhausted: list[Json] = []
    for cell, label in enumerate(LABELS):
        if state.terrain[cell] > FACE_DOWN:
            terrain[label] = TERRAINS[state.terrain[cell]]
        if state.barbarians[cell] > 0:
            barbarians[label] = int(state.barbarians[cell])
        if state.exhausted[cell]:
            exhausted.append(label)
    position["terrain"] = terrain
    position["barbarians"] = barbarians
    position["exhausted"] = exhausted
    for name, words in MASKS.items():
        position[name] = names(getattr(state, name), words)
    position["land_battles"] = [
        {"cell": LABELS[fought >> 1], "won": fought & 1 == 1} for fought in pile(state.land_battles)
    ]
    position["action_discard"] = [CARDS[card] for card in pile(state.action_discard)]
    position["event_discard"] = [EVENTS[event] for event in pile(state.event_discard)]
    for name in NUMBERS:
        position[name] = int(getattr(state, name))
    for name in FLAGS:
        position[name] = bool(getattr(state, name))
    position["battle"] = None if state.battle is None else battle_to_json(state.battle)
    position["decisions"] = state.frames_to_json()
    return position


def pile(cards: vec[i64]) -> list[int]:
    return [int(cards[i]) for i in range(len(cards))]


def player_to_json(state: ClashState, player: Player) -> JsonObject:
    data: JsonObject = {"kinds": counts(player.kinds, KINDS)}
    data["supply"] = counts(player.supply, PIECES)
    data["removed"] = counts(player.removed, PIECES)
    units: JsonObject = {}
    marks: JsonObject = {}
    for unit, name in enumerate(UNIT_IDS):
        at = player.unit_at[unit]
        if at == GONE:
            units[name] = "gone"
        elif at >= CELLS:
            units[name] = UNIT_IDS[FIRST_SHIP + at - CELLS]
        elif at >= 0:
            units[name] = LABELS[at]
        if player.marks[unit]:
            marks[name] = names(player.marks[unit], MARKS)
    data["units"] = units
    data["marks"] = marks
    for name, words in PLAYER_MASKS.items():
        data[name] = names(getattr(player, name), words)
    data["start"] = None if player.start < 0 else LABELS[player.start]
    data["borrowed"] = None if player.borrowed < 0 else ADVANCES[player.borrowed]
    for name in PLAYER_NUMBERS:
        data[name] = int(getattr(player, name))
    known: list[Json] = []
    known_objectives: list[Json] = []
    for seat in range(len(player.known)):
        known.append(names(player.known[seat], CARDS))
        known_objectives.append(names(player.known_objectives[seat], OBJECTIVE_CARDS))
    data["known"] = known
    data["known_objectives"] = known_objectives
    return data


def city_to_json(city: City) -> JsonObject:
    buildings: JsonObject = {}
    for building, name in enumerate(BUILDINGS):
        colour = city.colour(building)
        if colour != NOBODY:
            buildings[name] = COLOURS[colour]
    return {
        "cell": LABELS[city.cell],
        "owner": OWNERS[city.owner],
        "mood": MOODS[city.mood],
        "port": None if city.port < 0 else LABELS[city.port],
        "buildings": buildings,
        "wonders": names(city.wonders, WONDERS),
        "activations": int(city.activations),
    }


def battle_to_json(battle: Battle) -> JsonObject:
    cards: list[Json] = [
        None if battle.cards[side] < 0 else CARDS[battle.cards[side]] for side in range(2)
    ]
    data: JsonObject = {
        "attacker": OWNERS[battle.attacker],
        "defender": OWNERS[battle.defender],
        "cell": LABELS[battle.cell],
        "origin": LABELS[battle.origin],
        "units": names(battle.units, UNIT_IDS),
        "cards": cards,
    }
    for name in BATTLE_NUMBERS:
        data[name] = int(getattr(battle, name))
    for name in BATTLE_FLAGS:
        data[name] = bool(getattr(battle, name))
    for name in BATTLE_PAIRS:
        pair = getattr(battle, name)
        data[name] = [int(pair[0]), int(pair[1])]
    return data
