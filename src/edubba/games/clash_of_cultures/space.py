"""The actions of Clash of Cultures in words; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)

COLOURS: Final = DATA.texts("player_colours")
OWNERS: Final = [*COLOURS, "barbarians"]
RESOURCES: Final = DATA.texts("resources")
TOKENS: Final = DATA.texts("tokens")
KINDS: Final = RESOURCES + TOKENS
MOODS: Final = DATA.texts("moods")
TERRAINS: Final = DATA.texts("terrain")
UNIT_KINDS: Final = ["settler", "army", "ship"]
BUILDINGS: Final = [building.text("id") for building in DATA.each("buildings")]
CATEGORIES: Final = DATA.texts("categories")
GOVERNMENTS: Final = DATA.texts("governments")
ADVANCES: Final = [advance.text("id") for advance in DATA.each("advances")]
WONDER_DATA: Final = [*DATA.each("wonders"), *DATA.each("optional_wonders")]
WONDERS: Final = [wonder.text("id") for wonder in WONDER_DATA]
EVENT_DATA: Final = [*DATA.each("events"), *DATA.each("optional_events")]
EVENTS: Final = [event.text("id") for event in EVENT_DATA]
TILES: Final = [tile.text("id") for tile in DATA.each("region_tiles")]
TACTICS: Final = [half.text("id") for half in DATA.each("tactics")]
ACTION_CARDS: Final = [card.text("id") for card in DATA.each("action_cards")]
OBJECTIVES: Final = [objective.text("id") for objective in DATA.each("objectives")]
OBJECTIVE_CARDS: Final = [card.text("id") for card in DATA.each("objective_cards")]
PERSON_DATA: Final = [
    effect.at("civil")
    for event in EVENT_DATA
    for effect in event.each("effects")
    if effect.text("op") == "offer_card"
]
"""The civil halves of the Great Persons, who come into hands out of the Event deck."""
PERSONS: Final = [person.text("id") for person in PERSON_DATA]
CARDS: Final = ACTION_CARDS + PERSONS
"""All that can be in a hand of Action cards."""
CIVIL_DATA: Final = [*DATA.each("civil_actions"), *PERSON_DATA]
CIVILS: Final = [civil.text("id") for civil in CIVIL_DATA]
_usable: Final = [
    *((advance, advance.each("abilities")) for advance in DATA.each("advances")),
    *((wonder, wonder.each("effects")) for wonder in WONDER_DATA),
]
USES: Final = [
    thing.text("id")
    for thing, effects in _usable
    if any(effect.text("trigger") in ("free_action", "action") for effect in effects)
]
"""The advances and Wonders with something to be used in the turn, at the player's will."""


def _cells() -> list[str]:
    """Every space of the three boards, column by column."""
    labels: set[str] = set()
    for players in DATA.keys("layouts"):
        labels |= {space.text("id") for space in DATA.each("layouts", players, "spaces_list")}
    return sorted(labels, key=lambda label: (label[0], int(label[1:])))


CELLS: Final = _cells()
BUILDS: Final = [*UNIT_KINDS, "drafted_army", "welcomed_settler"]
"""What a Build Units activation can add: the last two cost Mood tokens (Draft, Sanitation)."""


UNITS: Final = [
    f"{kind}{n + 1}" for kind in UNIT_KINDS for n in range(DATA.number("player_supply", kind))
]
"""settler1 ... settler4, army1 ... army16, ship1 ... ship4."""
WAYS: Final = ["a", "b"]
"""The two orientations of a region (CC-0.2)."""
STARTS: Final = [f"s{n + 1}" for n in range(DATA.number("players", "max"))]
HIGHEST_COUNT: Final = 40
COUNTS: Final = [str(n) for n in range(HIGHEST_COUNT + 1)]
FACES: Final = [str(face) for face in DATA.numbers("constants", "die_faces")]
HALVES: Final = [f"{card}.{half}" for card in OBJECTIVE_CARDS for half in ("peace", "war")]

SPACE: Final = ActionSpace(
    seats=[
        Family("END_TURN", "end_turn"),
        Family("ADVANCE", "advance", ADVANCES),
        Family("SWITCH", "switch", GOVERNMENTS),
        Family("MOVE", "move"),
        Family("FOUND", "found", CELLS),
        Family("ACTIVATE", "activate", CELLS),
        Family("CIVIC", "civic"),
        Family("INFLUENCE", "influence", CELLS),
        Family("PLAY", "play", CARDS),
        Family("USE", "use", USES),
        Family("TRADE", "trade", COLOURS),
        Family("FROM", "from", CELLS),
        Family("WITH", "with", UNITS),
        Family("TO", "to", CELLS),
        Family("ROAD", "road", CELLS),
        Family("NAVIGATE", "navigate", CELLS),
        Family("EMBARK", "embark", CELLS),
        Family("PICK", "pick", CELLS),
        Family("ORIENT", "orient", WAYS),
        Family("COLLECT", "collect"),
        Family("BUILD_UNITS", "build_units"),
        Family("BUILD", "build", BUILDS),
        Family("PIECE", "piece", BUILDINGS),
        Family("WONDER", "wonder", WONDERS),
        Family("KIND", "kind", KINDS),
        Family("COUNT", "count", COUNTS),
        Family("CARD", "card", CARDS),
        Family("OBJECTIVE", "objective", OBJECTIVE_CARDS),
        Family("SCORE", "score", HALVES),
        Family("SEAT", "player", COLOURS),
        Family("YES", "yes"),
        Family("NO", "no"),
        Family("STOP", "stop"),
    ],
    chance=[
        Family("DIE", "die", FACES),
        Family("TILE", "tile", TILES),
        Family("DRAW_ACTION", "draw", ACTION_CARDS),
        Family("DRAW_OBJECTIVE", "draw", OBJECTIVE_CARDS),
        Family("DRAW_EVENT", "draw", EVENTS),
        Family("DRAW_WONDER", "draw", WONDERS),
        Family("START", "start", STARTS),
        Family("FIRST", "first", COLOURS),
    ],
)


OPS: Final = DATA.keys("vocabulary")
ABILITIES: Final = OPS.index("collect_yield")
"""The first operation that is no effect but an ability that lasts; rules find those by name."""
SIZES: Final = {
    "CELLS": len(CELLS),
    "KINDS": len(KINDS),
    "RESOURCES": len(RESOURCES),
    "BUILDINGS": len(BUILDINGS),
    "ADVANCES": len(ADVANCES),
    "CARDS": len(CARDS),
    "ACTION_CARDS": len(ACTION_CARDS),
    "OBJECTIVE_CARDS": len(OBJECTIVE_CARDS),
    "EVENTS": len(EVENTS),
    "WONDERS": len(WONDERS),
    "TILES": len(TILES),
    "SETTLERS": DATA.number("player_supply", "settler"),
    "FIRST_ARMY": DATA.number("player_supply", "settler"),
    "FIRST_SHIP": DATA.number("player_supply", "settler") + DATA.number("player_supply", "army"),
    "UNITS": len(UNITS),
    "BARBARIANS": len(COLOURS),
    "SPACES_AROUND": 6,
    "REGION_SIZE": len(DATA.texts("region_slot_order")),
    "CATEGORY_SIZE": len(ADVANCES) // len(CATEGORIES),
    "COUNTS": len(COUNTS),
    "CATEGORY_SCIENCE": CATEGORIES.index("science"),
    "CATEGORY_WARFARE": CATEGORIES.index("warfare"),
    "CIVIL_ASSASSINATION": CIVILS.index("assassination"),
    "CIVIL_TEACH_US": CIVILS.index("teach_us"),
    "OP_TRADE_ROUTES": OPS.index("trade_routes"),
    **{f"OP_{op.upper()}": at for at, op in enumerate(OPS) if op.startswith("t_")},
}
"""What hot code needs as literals. BARBARIANS is the seat after the last."""
ENUMS: Final = {
    "kind": KINDS,
    "mood of a city": MOODS,
    "terrain": TERRAINS,
    "unit": UNIT_KINDS,
    "what to build": [f"build_{what}" for what in BUILDS],
    "building": BUILDINGS,
    "advance": ADVANCES,
    "wonder": WONDERS,
    "use": [f"use_{use}" for use in USES],
    "deck": ["deck_action", "deck_objective", "deck_event", "deck_wonder"],
    "operation": [f"op_{op}" for op in OPS[:ABILITIES]],
}
"""Word lists whose indexes the rules use by name."""
