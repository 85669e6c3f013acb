"""Positions as JSON: everything by its name, and back again."""

from typing import Final

from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import Json, JsonObject
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    CELLS,
    FIRST_SHIP,
    UNITS,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, OFF_BOARD, cell_of
from edubba.games.clash_of_cultures.pieces import (
    GONE,
    SUPPLY_BOX,
    Battle,
    City,
    Player,
    new_battle,
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
from edubba.games.clash_of_cultures.tables import (
    PIECES,
    mask_of,
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
    "land_battles",
    "last_battle_cell",
    "offers",
    "moves",
    "warlord",
    "paid",
    "spent",
    "chosen",
    "held",
]
FLAGS: Final = [
    "ended",
    "begun",
    "influenced",
    "takeover",
    "won_land",
    "captured",
    "battle_won_once",
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
    "borrowed",
    "happiness",
    "culture",
    "half_points",
    "start",
    "assassinated",
    "revolted",
    "truce",
    "shown_to",
    "banned",
    "founder_round",
    "wonder_round",
]
PLAYER_MASKS: Final = {
    "advances": ADVANCES,
    "hand": CARDS,
    "objectives": OBJECTIVE_CARDS,
    "scored": OBJECTIVE_CARDS,
}
BATTLE_NUMBERS: Final = [
    "attacker",
    "defender",
    "cell",
    "origin",
    "units",
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
    "cards",
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
            marks[name] = int(player.marks[unit])
    data["units"] = units
    data["marks"] = marks
    for name, words in PLAYER_MASKS.items():
        data[name] = names(getattr(player, name), words)
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
    data: JsonObject = {}
    for name in BATTLE_NUMBERS:
        data[name] = int(getattr(battle, name))
    for name in BATTLE_FLAGS:
        data[name] = bool(getattr(battle, name))
    for name in BATTLE_PAIRS:
        pair = getattr(battle, name)
        data[name] = [int(pair[0]), int(pair[1])]
    return data


# Reading back


def read_position(state: ClashState, data: Data) -> None:
    """Take over a position that `position_to_json` wrote, whole."""
    for seat, entry in enumerate(data.each("players")):
        if seat >= state.seats:
            raise ValueError(f"there are {state.seats} seats, not more")
        read_player(state, seat, entry)
    for entry in data.each("cities"):
        read_city(state, entry)
    state.terrain = state.terms.layout.terrain[:]
    state.barbarians = vec[i64]([0] * CELLS)
    state.exhausted = vec[i64]([0] * CELLS)
    for label in data.keys("terrain"):
        cell = board_cell(state, label)
        state.terrain[cell] = data.index_in(TERRAINS, "terrain", label)
    for label in data.keys("barbarians"):
        state.barbarians[board_cell(state, label)] = data.number("barbarians", label)
    for label in data.texts("exhausted"):
        state.exhausted[board_cell(state, label)] = 1
    for name, words in MASKS.items():
        setattr(state, name, read_mask(data, name, words))
    state.action_discard = vec[i64]([CARDS.index(card) for card in data.texts("action_discard")])
    state.event_discard = vec[i64]([EVENTS.index(event) for event in data.texts("event_discard")])
    for name in NUMBERS:
        setattr(state, name, data.number(name))
    for name in FLAGS:
        setattr(state, name, data.flag(name))
    state.battle = read_battle(data.at("battle")) if data.has("battle") else None
    state.frames_from_json(data.each("decisions"))


def board_cell(state: ClashState, label: str) -> int:
    if label not in LABELS or state.terms.layout.terrain[cell_of(label)] == OFF_BOARD:
        raise ValueError(f"this board has no space {label}")
    return cell_of(label)


def read_mask(data: Data, field: str, words: list[str]) -> int:
    return mask_of([entry.text() for entry in checked(data, field, words)], words)


def checked(data: Data, field: str, words: list[str]) -> list[Data]:
    """The entries of a list, all of them among the words."""
    entries = data.each(field)
    for entry in entries:
        entry.index_in(words)
    return entries


def read_player(state: ClashState, seat: int, data: Data) -> None:
    player = state.edit(seat)
    player.kinds = vec[i64]([data.number("kinds", kind) for kind in KINDS])
    player.supply = vec[i64]([data.number("supply", piece) for piece in PIECES])
    player.removed = vec[i64]([data.number("removed", piece) for piece in PIECES])
    for name, words in PLAYER_MASKS.items():
        setattr(player, name, read_mask(data, name, words))
    for name in PLAYER_NUMBERS:
        setattr(player, name, data.number(name))
    for other, entry in enumerate(data.each("known")):
        player.known[other] = mask_of(entry.texts(), CARDS)
    for other, entry in enumerate(data.each("known_objectives")):
        player.known_objectives[other] = mask_of(entry.texts(), OBJECTIVE_CARDS)
    for unit in range(UNITS):
        name = UNIT_IDS[unit]
        if not data.at("units").has(name):
            state.place(seat, unit, SUPPLY_BOX)
            continue
        at = data.text("units", name)
        if at == "gone":
            state.place(seat, unit, GONE)
        elif at in UNIT_IDS:
            state.place(seat, unit, CELLS + UNIT_IDS.index(at) - FIRST_SHIP)
        else:
            state.place(seat, unit, board_cell(state, at))
    for name in data.keys("marks"):
        player.marks[UNIT_IDS.index(name)] = data.number("marks", name)


def read_city(state: ClashState, data: Data) -> None:
    cell = board_cell(state, data.text("cell"))
    if state.has_city(cell):
        raise ValueError(f"{data.text('cell')} has two cities")
    owner = data.index_in(OWNERS, "owner")
    if owner != BARBARIANS and owner >= state.seats:
        raise ValueError(f"{data.text('cell')}: {data.text('owner')} does not play")
    city = state.add_city(cell, owner, data.index_in(MOODS, "mood"))
    city.port = board_cell(state, data.text("port")) if data.has("port") else city.port
    for name in data.keys("buildings"):
        city.paint(BUILDINGS.index(name), data.index_in(COLOURS, "buildings", name))
    city.wonders = read_mask(data, "wonders", WONDERS)
    city.activations = data.number("activations")


def read_battle(data: Data) -> Battle:
    battle = new_battle()
    for name in BATTLE_NUMBERS:
        setattr(battle, name, data.number(name))
    for name in BATTLE_FLAGS:
        setattr(battle, name, data.flag(name))
    for name in BATTLE_PAIRS:
        setattr(battle, name, vec[i64](data.numbers(name)))
    return battle
