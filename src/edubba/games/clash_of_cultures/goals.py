"""The objectives of the Objective cards, read from data.json (CC-15.6)."""

import sys
from typing import Final

from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures.space import BUILDINGS, CATEGORIES, DATA, KINDS, OBJECTIVES
from edubba.games.clash_of_cultures.terms import NONE, amounts, mask_of

OWN_CITIES_AT_LEAST: Final = 0
MOST_CITIES_WITH: Final = 1
MOST_ADVANCES: Final = 2
CATEGORY_COMPLETE: Final = 3
HAS_RESOURCE: Final = 4
OWN_HAPPY_CITIES_AT_LEAST: Final = 5
HAS_RESOURCES: Final = 6
OWN_BUILDING_TYPES_AT_LEAST: Final = 7
MOST_COMPLETE_CATEGORIES: Final = 8
OWN_CITY_FAR_FROM_START: Final = 9
FOREIGN_CITIES_INFLUENCED_AT_LEAST: Final = 10
OWN_CITY_SIZE_AT_LEAST: Final = 11
GOVERNMENT_COMPLETE: Final = 12
ISOLATED_OWN_CITIES_AT_LEAST: Final = 13
TRADE_ROUTES_AT_LEAST: Final = 14
CATEGORIES_STARTED_AT_LEAST: Final = 15
MOST_INFLUENCED_BUILDINGS: Final = 16
SHIPS_ON_ENEMY_PORTS_AT_LEAST: Final = 17
FLEET: Final = 18
ARMY_LEAD_AT_LEAST: Final = 19
GARRISONED_CITIES_AT_LEAST: Final = 20
ARMY_UNITS_NEXT_TO_ENEMY_CITIES_AT_LEAST: Final = 21
MILITARY_UNITS_AT_LEAST: Final = 22
OUTPOSTS_AT_LEAST: Final = 23
ON_BUILD_WONDER: Final = 24
ON_FOUND_CITY_FAR_FROM_START: Final = 25
DRAFT_USED_THIS_TURN_AT_LEAST: Final = 26
ON_CAPTURE_PLAYER_CITY: Final = 27
ON_SECOND_LAND_BATTLE: Final = 28
ON_BATTLE_KILLS: Final = 29
ON_BATTLE_TOTAL_UNITS: Final = 30
ON_WIN_OUTNUMBERED: Final = 31
ON_WIN_UNDERDOG: Final = 32
ON_ATTACK_GREAT_CITY: Final = 33
ON_KILL_TRADE_UNIT: Final = 34
ON_ATTACK_WIN_KILLS: Final = 35
ON_CAPTURE_BARBARIANS: Final = 36
ON_BARBARIAN_KILLS_IN_CITY: Final = 37
OWN_ANGRY_CITIES_AT_LEAST: Final = 38

TESTS: Final = {
    name.lower(): code
    for name, code in vars(sys.modules[__name__]).items()
    if type(code) is int and code >= 0
}
"""The tests of conditions, each called like its code."""

_conditions: Final = [objective.at("condition") for objective in DATA.each("objectives")]


def _n(condition: Data) -> int:
    for field in ("n", "min"):
        if condition.has(field):
            return condition.number(field)
    return NONE


def _which(condition: Data) -> int:
    """The building, category or kind a condition names."""
    if condition.has("building"):
        return condition.index_in(BUILDINGS, "building")
    if condition.has("category"):
        return condition.index_in(CATEGORIES, "category")
    if condition.has("res") and isinstance(condition.at("res").value, str):
        return condition.index_in(KINDS, "res")
    return NONE


GOAL_TEST: Final = vec[i64]([TESTS[c.text("test")] for c in _conditions])
GOAL_N: Final = vec[i64]([_n(c) for c in _conditions])
GOAL_WHICH: Final = vec[i64]([_which(c) for c in _conditions])
GOAL_DEFENDED: Final = vec[i64]([int(c.flag("defended", default=False)) for c in _conditions])
GOAL_SHIPS_ONLY: Final = vec[i64]([int(c.flag("ships_only", default=False)) for c in _conditions])
GOAL_AMOUNTS: Final = [
    amounts(c, "res") if c.has("res") and isinstance(c.at("res").value, dict) else vec[i64]()
    for c in _conditions
]
GOAL_COST: Final = [amounts(objective, "cost") for objective in DATA.each("objectives")]
GOAL_STATUS: Final = vec[i64](
    [
        int(
            o.text("timing") == "status"
            or (o.has("condition") and o.at("condition").has("or_status"))
        )
        for o in DATA.each("objectives")
    ]
)
"""1 where an objective can be declared in the Status Phase (CC-14.1)."""
GOAL_EXCLUDES: Final = vec[i64](
    [mask_of(o.texts("excludes"), OBJECTIVES) for o in DATA.each("objectives")]
)
CARD_GOALS: Final = vec[i64](
    [OBJECTIVES.index(o) for card in DATA.each("objective_cards") for o in card.texts("objectives")]
)
"""Two objectives a card."""
GOALS: Final = len(OBJECTIVES)
CITY_FOUNDER: Final = OBJECTIVES.index("city_founder")
FLEET_FULL: Final = 4
FLEET_LEAST: Final = 2
"""data.json has the numbers of Large Fleet in its text only."""
