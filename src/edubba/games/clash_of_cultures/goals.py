"""The objectives of the Objective cards, read from data.json (CC-15.6)."""

from typing import Final

from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures.space import BUILDINGS, CATEGORIES, DATA, KINDS, OBJECTIVES
from edubba.games.clash_of_cultures.terms import NONE, amounts, mask_of

TESTS: Final = [
    "own_cities_at_least",
    "most_cities_with",
    "most_advances",
    "category_complete",
    "has_resource",
    "own_happy_cities_at_least",
    "has_resources",
    "own_building_types_at_least",
    "most_complete_categories",
    "own_city_far_from_start",
    "foreign_cities_influenced_at_least",
    "own_city_size_at_least",
    "government_complete",
    "isolated_own_cities_at_least",
    "trade_routes_at_least",
    "categories_started_at_least",
    "most_influenced_buildings",
    "ships_on_enemy_ports_at_least",
    "fleet",
    "army_lead_at_least",
    "garrisoned_cities_at_least",
    "army_units_next_to_enemy_cities_at_least",
    "military_units_at_least",
    "outposts_at_least",
    "on_build_wonder",
    "on_found_city_far_from_start",
    "draft_used_this_turn_at_least",
    "on_capture_player_city",
    "on_second_land_battle",
    "on_battle_kills",
    "on_battle_total_units",
    "on_win_outnumbered",
    "on_win_underdog",
    "on_attack_great_city",
    "on_kill_trade_unit",
    "on_attack_win_kills",
    "on_capture_barbarians",
    "on_barbarian_kills_in_city",
    "own_angry_cities_at_least",
]
OWN_CITIES: Final = 0
MOST_CITIES_WITH: Final = 1
MOST_ADVANCES: Final = 2
CATEGORY_COMPLETE: Final = 3
HAS_RESOURCE: Final = 4
HAPPY_CITIES: Final = 5
HAS_RESOURCES: Final = 6
BUILDING_TYPES: Final = 7
MOST_COMPLETE: Final = 8
FAR_CITY: Final = 9
INFLUENCED_CITIES: Final = 10
CITY_SIZE: Final = 11
GOVERNMENT_COMPLETE: Final = 12
ISOLATED: Final = 13
ROUTES: Final = 14
STARTED: Final = 15
MOST_INFLUENCED: Final = 16
ON_PORTS: Final = 17
FLEET: Final = 18
ARMY_LEAD: Final = 19
GARRISONS: Final = 20
BESIEGERS: Final = 21
MILITARY: Final = 22
OUTPOSTS: Final = 23
BUILD_WONDER: Final = 24
FOUND_FAR: Final = 25
DRAFTED: Final = 26
CAPTURE: Final = 27
SECOND_BATTLE: Final = 28
KILLS: Final = 29
TOTAL_UNITS: Final = 30
OUTNUMBERED: Final = 31
UNDERDOG: Final = 32
GREAT_CITY: Final = 33
TRADE_UNIT: Final = 34
ATTACK_KILLS: Final = 35
CAPTURE_BARBARIANS: Final = 36
BARBARIAN_KILLS: Final = 37
ANGRY_CITIES: Final = 38

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


def _flag(condition: Data, field: str) -> int:
    return int(condition.has(field) and condition.flag(field))


GOAL_TEST: Final = vec[i64]([c.index_in(TESTS, "test") for c in _conditions])
GOAL_N: Final = vec[i64]([_n(c) for c in _conditions])
GOAL_WHICH: Final = vec[i64]([_which(c) for c in _conditions])
GOAL_DEFENDED: Final = vec[i64]([_flag(c, "defended") for c in _conditions])
GOAL_SHIPS_ONLY: Final = vec[i64]([_flag(c, "ships_only") for c in _conditions])
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
