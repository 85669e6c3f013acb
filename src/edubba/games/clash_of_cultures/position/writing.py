"""Positions as JSON: everything by its name."""

from collections.abc import Iterable

from edubba.core.bits import names_of, word_of
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import JsonObject
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.codes import CELLS, FIRST_SHIP
from edubba.games.clash_of_cultures.layout import FACE_DOWN
from edubba.games.clash_of_cultures.pieces import GONE, SUPPLY_BOX, Battle, City, Player
from edubba.games.clash_of_cultures.position import fields
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import PIECES


def pile(cards: vec[i64]) -> list[int]:
    return [int(cards[i]) for i in range(len(cards))]


def counts(amounts: vec[i64], words: list[str]) -> JsonObject:
    return {word: int(amounts[at]) for at, word in enumerate(words)}


def sets_of(thing: object, sets: dict[str, list[str]]) -> JsonObject:
    return {name: [*names_of(getattr(thing, name), words)] for name, words in sets.items()}


def numbers_of(thing: object, names: Iterable[str]) -> JsonObject:
    return {name: int(getattr(thing, name)) for name in names}


def flags_of(thing: object, names: Iterable[str]) -> JsonObject:
    return {name: bool(getattr(thing, name)) for name in names}


def position_to_json(state: ClashState) -> JsonObject:
    """The whole position; `docs/positions.md` tells what its parts mean."""
    cells = [*enumerate(ids.CELLS)]
    terrain, barbarians, exhausted = state.terrain, state.barbarians, state.exhausted
    return {
        "players": [player_to_json(state.player(seat)) for seat in range(state.seats)],
        "cities": [city_to_json(state.cities[i]) for i in range(len(state.cities))],
        "terrain": {
            label: ids.TERRAINS[terrain[cell]] for cell, label in cells if terrain[cell] > FACE_DOWN
        },
        "barbarians": {
            label: int(barbarians[cell]) for cell, label in cells if barbarians[cell] > 0
        },
        "exhausted": [label for cell, label in cells if exhausted[cell]],
        **sets_of(state, fields.SETS),
        "land_battles": [
            {"cell": ids.CELLS[fought >> 1], "won": fought & 1 == 1}
            for fought in pile(state.land_battles)
        ],
        "action_discard": [ids.CARDS[card] for card in pile(state.action_discard)],
        "event_discard": [ids.EVENTS[event] for event in pile(state.event_discard)],
        **numbers_of(state, fields.numbers(state)),
        **flags_of(state, fields.FLAGS),
        "battle": None if state.battle is None else battle_to_json(state.battle),
        "decisions": state.frames_to_json(),
    }


def player_to_json(player: Player) -> JsonObject:
    units = [*enumerate(ids.UNITS)]
    everybody = range(len(player.known))
    return {
        "kinds": counts(player.kinds, ids.KINDS),
        "supply": counts(player.supply, PIECES),
        "removed": counts(player.removed, PIECES),
        "units": {
            name: place_of(player.unit_at[unit])
            for unit, name in units
            if player.unit_at[unit] != SUPPLY_BOX
        },
        "marks": {
            name: [*names_of(player.marks[unit], fields.MARKS)]
            for unit, name in units
            if player.marks[unit]
        },
        **sets_of(player, fields.PLAYER_SETS),
        "start": word_of(player.start, ids.CELLS),
        "borrowed": word_of(player.borrowed, ids.ADVANCES),
        **numbers_of(player, fields.player_numbers(player)),
        "known": [[*names_of(player.known[seat], ids.CARDS)] for seat in everybody],
        "known_objectives": [
            [*names_of(player.known_objectives[seat], ids.OBJECTIVE_CARDS)] for seat in everybody
        ],
    }


def place_of(at: i64) -> str:
    """Where a unit is that is not in supply: its space, or its ship."""
    if at == GONE:
        return "gone"
    return ids.CELLS[at] if at < CELLS else ids.UNITS[FIRST_SHIP + at - CELLS]


def city_to_json(city: City) -> JsonObject:
    return {
        "cell": ids.CELLS[city.cell],
        "owner": ids.OWNERS[city.owner],
        "mood": ids.MOODS[city.mood],
        "port": word_of(city.port, ids.CELLS),
        "buildings": {
            name: ids.COLOURS[city.colour(building)]
            for building, name in enumerate(ids.BUILDINGS)
            if city.colour(building) != NOBODY
        },
        "wonders": [*names_of(city.wonders, ids.WONDERS)],
        "activations": int(city.activations),
    }


def battle_to_json(battle: Battle) -> JsonObject:
    return {
        "attacker": ids.OWNERS[battle.attacker],
        "defender": ids.OWNERS[battle.defender],
        "cell": ids.CELLS[battle.cell],
        "origin": ids.CELLS[battle.origin],
        "units": [*names_of(battle.units, ids.UNITS)],
        "cards": [word_of(card, ids.CARDS) for card in pile(battle.cards)],
        **numbers_of(battle, fields.BATTLE_NUMBERS),
        **flags_of(battle, fields.BATTLE_FLAGS),
        **{name: [*pile(getattr(battle, name))] for name in fields.BATTLE_PAIRS},
    }
