"""Positions written by hand: what is left out is filled in."""

from typing import Final

from edubba.core.bits import names_of
from edubba.core.data import Data
from edubba.core.errors import Impossible
from edubba.core.words import Json, JsonObject, Message
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures import terms
from edubba.games.clash_of_cultures.codes import REGION_SIZE, TILES
from edubba.games.clash_of_cultures.decisions.frames import MAIN
from edubba.games.clash_of_cultures.decisions.move.explore import terrain_of
from edubba.games.clash_of_cultures.decisions.turn.setup import settle_start
from edubba.games.clash_of_cultures.position.writing import position_to_json
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.words import cannot

NEW_CITY: Final[JsonObject] = {
    "mood": "neutral",
    "port": None,
    "buildings": {},
    "wonders": [],
    "activations": 0,
}


def beginning(empty: ClashState) -> ClashState:
    """The first turn of seat 0, before any card is drawn; seats take the regions in order."""
    state = empty.clone()
    for seat in range(state.seats):
        settle_start(state, seat, state.terms.layout.seats[seat])
    state.round = 1
    state.turn = 1
    state.first = 0
    state.active = 0
    state.actions = terms.ACTIONS_A_TURN
    state.become(MAIN, 0)
    return state


def entries(value: Json, place: str) -> list[JsonObject]:
    """The objects of a list."""
    found: list[JsonObject] = []
    for entry in Data(value, place).each():
        if not isinstance(entry.value, dict):
            raise entry.no("object", ())
        found.append(entry.value)
    return found


def texts(value: Json) -> list[str]:
    return [str(entry) for entry in value] if isinstance(value, list | dict) else []


def merged(said: Json, default: Json) -> Json:
    """An object with what it leaves out."""
    if isinstance(said, dict) and isinstance(default, dict):
        return {**default, **said}
    return said


def completed(fresh: ClashState, given: Data) -> JsonObject:
    """A whole position; `docs/positions.md` tells what may be left out."""
    start = position_to_json(fresh)
    said = given.value
    assert isinstance(said, dict)
    whole = {**start, **said}
    players = entries(start["players"], "players")
    given.row(range(len(players) + 1), "players", optional=True)
    mine = entries(said.get("players", []), "players")
    for seat, entry in enumerate(mine):
        players[seat] = player_completed(entry, players[seat], seat)
    whole["players"] = [*players]
    cities = [{**NEW_CITY, **city} for city in entries(whole["cities"], "cities")]
    whole["cities"] = [*cities]
    whole["terrain"] = merged(whole["terrain"], start["terrain"])
    for seat, player in enumerate(players):
        if seat >= len(mine) or "supply" not in mine[seat]:
            player["supply"] = supply_left(cities, player, seat)
    found = worked_out(fresh, whole, players, cities)
    return {**whole, **{key: value for key, value in found.items() if key not in said}}


def player_completed(said: JsonObject, start: JsonObject, seat: int) -> JsonObject:
    for key in said:
        if key not in start:
            raise Impossible(Message("core/position-field", place=f"players/{seat}/{key}"))
    whole = {**start, **said}
    for key in ("kinds", "removed"):
        whole[key] = merged(whole[key], start[key])
    return whole


def worked_out(
    fresh: ClashState, whole: JsonObject, players: list[JsonObject], cities: list[JsonObject]
) -> JsonObject:
    """What follows from the rest: decks, tiles, pieces in supply, whose turn it is."""
    hands = all_of(players, "hand")
    persons = [ids.PERSONS.index(card) for card in hands if card in ids.PERSONS]
    wild = [city for city in cities if city.get("owner") == ids.OWNERS[-1]]
    units = whole["barbarians"] if isinstance(whole["barbarians"], dict) else {}
    out = [number for number in units.values() if isinstance(number, int)]
    return {
        "action_deck": rest(ids.ACTION_CARDS, hands, texts(whole["action_discard"])),
        "objective_deck": rest(
            ids.OBJECTIVE_CARDS,
            all_of(players, "objectives") + all_of(players, "scored"),
            texts(whole["objective_discard"]) + texts(whole["looked"]),
        ),
        "event_deck": rest(
            names_of(fresh.terms.events, ids.EVENTS),
            texts(whole["event_discard"]),
            [ids.EVENTS[terms.PERSON_EVENT[person]] for person in persons],
        ),
        "wonder_deck": rest(
            names_of(fresh.terms.wonders, ids.WONDERS),
            all_of(cities, "wonders"),
            texts(whole["display"]),
        ),
        "tiles": tiles_left(fresh, whole["terrain"]),
        "settlements_left": max(0, terms.BARBARIAN_SETTLEMENTS - len(wild)),
        "barbarians_left": max(0, terms.BARBARIAN_UNITS - sum(out)),
        "exhausted_left": max(0, terms.EXHAUSTED_TOKENS - len(texts(whole["exhausted"]))),
        "decisions": [{"decision": "main", "actor": whole["active"]}],
    }


def all_of(things: list[JsonObject], key: str) -> list[str]:
    """What lies with all players, or stands in all cities."""
    return [name for thing in things for name in texts(thing.get(key))]


def rest(cards: list[str], some: list[str], others: list[str]) -> list[Json]:
    """The cards that lie neither here nor there."""
    return [card for card in cards if card not in some and card not in others]


def supply_left(cities: list[JsonObject], player: JsonObject, seat: int) -> JsonObject:
    """City pieces that are neither in a city nor out of the game."""
    removed, colour = Data(player["removed"], f"players/{seat}/removed"), ids.COLOURS[seat]
    found: JsonObject = {}
    for at, piece in enumerate(terms.PIECES):
        count = int(terms.SUPPLY[at]) - removed.number(piece)
        for city in cities:
            buildings = city.get("buildings")
            if at == 0:
                count -= int(city.get("owner") == colour)
            elif isinstance(buildings, dict):
                count -= int(buildings.get(piece) == colour)
        found[piece] = count
    return found


def tiles_left(fresh: ClashState, terrain: Json) -> list[Json]:
    """The tiles that are none of those turned up: each region takes the first that fits."""
    layout = fresh.terms.layout
    left = [*range(TILES)]
    for region in range(layout.starts, layout.region_count()):
        at = region * REGION_SIZE
        cells = [ids.CELLS[layout.regions[at + slot]] for slot in range(REGION_SIZE)]
        lies = [terrain.get(cell) if isinstance(terrain, dict) else None for cell in cells]
        if lies == [None] * REGION_SIZE:
            continue
        fitting = [tile for tile in left if fits(tile, lies)]
        if not fitting:
            raise cannot("lie", cells=", ".join(cells))
        left.remove(fitting[0])
    return [ids.TILES[tile] for tile in left]


def fits(tile: int, lies: list[Json]) -> bool:
    for way in range(len(ids.WAYS)):
        if [ids.TERRAINS[terrain_of(tile, slot, way)] for slot in range(REGION_SIZE)] == lies:
            return True
    return False
