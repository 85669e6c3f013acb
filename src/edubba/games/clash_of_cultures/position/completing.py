"""Positions written by hand: what is left out is filled in."""

from typing import Final

from edubba.core.data import Data
from edubba.core.words import Json, JsonObject
from edubba.games.clash_of_cultures.codes import (
    ACTION_CARDS,
    REGION_SIZE,
    TILES,
)
from edubba.games.clash_of_cultures.decisions.frames import MAIN
from edubba.games.clash_of_cultures.decisions.move.explore import terrain_of
from edubba.games.clash_of_cultures.decisions.turn.setup import settle_start
from edubba.games.clash_of_cultures.position.writing import names, position_to_json
from edubba.games.clash_of_cultures.space import (
    CARDS,
    COLOURS,
    EVENTS,
    OBJECTIVE_CARDS,
    PERSONS,
    TERRAINS,
    WAYS,
    WONDERS,
)
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import TILES as TILE_IDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ACTIONS_A_TURN,
    BARBARIAN_SETTLEMENTS,
    BARBARIAN_UNITS,
    EXHAUSTED_TOKENS,
    PERSON_EVENT,
    PIECES,
    SUPPLY,
)

WILD: Final = "barbarians"
PARTIAL: Final = ["kinds", "removed"]
"""Parts of a player of which some entries may be left out."""
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
    layout = state.terms.layout
    for seat in range(state.seats):
        settle_start(state, seat, layout.seats[seat])
    state.round = 1
    state.turn = 1
    state.first = 0
    state.active = 0
    state.actions = ACTIONS_A_TURN
    state.become(MAIN, 0, 0, 0)
    return state


def entries(value: Json) -> list[JsonObject]:
    """The objects of a list."""
    if not isinstance(value, list):
        raise ValueError("a list is missing")
    found: list[JsonObject] = []
    for entry in value:
        if not isinstance(entry, dict):
            raise ValueError("an entry is no object")
        found.append(entry)
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
    whole = position_to_json(fresh)
    said = given.value
    if not isinstance(said, dict):
        raise ValueError(f"{given.place} is no object")
    for key in said:
        if key not in whole:
            raise ValueError(f"a position has no {key}")
    players = entries(whole["players"])
    fresh_players = entries(whole["players"])
    if "players" in said:
        mine = entries(said["players"])
        if len(mine) > len(players):
            raise ValueError(f"there are {len(players)} seats, not more")
        for seat, entry in enumerate(mine):
            for key in entry:
                if key not in players[seat]:
                    raise ValueError(f"a player has no {key}")
            players[seat] = {**players[seat], **entry}
            for key in PARTIAL:
                players[seat][key] = merged(players[seat][key], fresh_players[seat][key])
    whole = {**whole, **said, "players": [*players]}
    whole["cities"] = [merged(city, NEW_CITY) for city in entries(whole["cities"])]
    revealed, start = said.get("terrain"), position_to_json(fresh)["terrain"]
    if isinstance(revealed, dict) and isinstance(start, dict):
        whole["terrain"] = {**start, **revealed}
    work_out(fresh, whole, said)
    return whole


def work_out(fresh: ClashState, whole: JsonObject, said: JsonObject) -> None:
    """What follows from the rest: supplies, decks, tiles, whose turn it is."""
    cities = entries(whole["cities"])
    players = entries(whole["players"])
    mine = entries(said["players"]) if "players" in said else []
    for seat, player in enumerate(players):
        if seat >= len(mine) or "supply" not in mine[seat]:
            player["supply"] = supply_left(cities, player, COLOURS[seat])
    hands = [card for player in players for card in texts(player["hand"])]
    plans = [
        card for player in players for card in texts(player["objectives"]) + texts(player["scored"])
    ]
    persons = {EVENTS[PERSON_EVENT[PERSONS.index(card)]] for card in hands if card in PERSONS}
    built = [wonder for city in cities for wonder in texts(city.get("wonders"))]
    wild = sum(city.get("owner") == WILD for city in cities)
    units = whole["barbarians"]
    worked_out: JsonObject = {
        "action_deck": rest(CARDS[:ACTION_CARDS], hands + texts(whole["action_discard"])),
        "objective_deck": rest(
            OBJECTIVE_CARDS,
            plans + texts(whole["objective_discard"]) + texts(whole["looked"]),
        ),
        "event_deck": rest(
            texts(names(fresh.terms.events, EVENTS)), [*texts(whole["event_discard"]), *persons]
        ),
        "wonder_deck": rest(
            texts(names(fresh.terms.wonders, WONDERS)), built + texts(whole["display"])
        ),
        "tiles": tiles_left(fresh, whole["terrain"]),
        "settlements_left": BARBARIAN_SETTLEMENTS - wild,
        "barbarians_left": BARBARIAN_UNITS - sum_of(units),
        "exhausted_left": EXHAUSTED_TOKENS - len(texts(whole["exhausted"])),
        "decisions": [{"decision": "main", "actor": whole["active"]}],
    }
    for key, value in worked_out.items():
        if key not in said:
            whole[key] = value


def rest(all_of: list[str], used: list[str]) -> list[Json]:
    return [name for name in all_of if name not in used]


def sum_of(value: Json) -> int:
    numbers = value.values() if isinstance(value, dict) else []
    return sum(number for number in numbers if isinstance(number, int))


def supply_left(cities: list[JsonObject], player: JsonObject, colour: str) -> JsonObject:
    """City pieces that are neither in a city nor out of the game."""
    removed = Data(player["removed"], "removed")
    found: JsonObject = {}
    for at, piece in enumerate(PIECES):
        count = int(SUPPLY[at]) - removed.number(piece)
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
    used: set[int] = set()
    for region in range(layout.starts, layout.region_count()):
        cells = [LABELS[layout.regions[region * REGION_SIZE + slot]] for slot in range(REGION_SIZE)]
        lies = [terrain.get(cell) if isinstance(terrain, dict) else None for cell in cells]
        if lies == [None] * REGION_SIZE:
            continue
        fitting = [tile for tile in range(TILES) if tile not in used and fits(tile, lies)]
        if not fitting:
            raise ValueError(f"no region tile is left that fits on {', '.join(cells)}")
        used.add(fitting[0])
    return [TILE_IDS[tile] for tile in range(TILES) if tile not in used]


def fits(tile: int, lies: list[Json]) -> bool:
    for way in range(len(WAYS)):
        if [TERRAINS[terrain_of(tile, slot, way)] for slot in range(REGION_SIZE)] == lies:
            return True
    return False
