"""The numbers of the rules, read once from data.json, and the options as the rules use them."""

from typing import Final, final

from edubba.core.bits import BIT, all_bits
from edubba.core.data import Data
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.games.clash_of_cultures.codes import ACTION_CARDS, ADVANCES, KINDS
from edubba.games.clash_of_cultures.layout import layout_for
from edubba.games.clash_of_cultures.space import ADVANCES as ADVANCE_IDS
from edubba.games.clash_of_cultures.space import BUILDINGS as BUILDING_IDS
from edubba.games.clash_of_cultures.space import (
    CATEGORIES,
    CIVIL_DATA,
    CIVILS,
    DATA,
    EVENT_DATA,
    GOVERNMENTS,
    PERSONS,
    TACTICS,
    TERRAINS,
    UNIT_KINDS,
    WONDER_DATA,
)
from edubba.games.clash_of_cultures.space import KINDS as KIND_IDS

NONE: Final = -1
CONSTANTS: Final = DATA.at("constants")

ROUNDS: Final = CONSTANTS.number("rounds")
TURNS: Final = CONSTANTS.number("turns_per_round")
ACTIONS_A_TURN: Final = CONSTANTS.number("actions_per_turn")
MOVES: Final = CONSTANTS.number("moves_per_move_action")
ARMY_LIMIT: Final = CONSTANTS.number("army_stack_limit")
BARBARIAN_LIMIT: Final = CONSTANTS.number("barbarian_stack_limit")
SHIP_ROOM: Final = CONSTANTS.number("ship_capacity")
MAX_CITY_SIZE: Final = CONSTANTS.number("max_city_size")
INFLUENCE_SUCCESS: Final = CONSTANTS.number("influence_success_min")
INFLUENCE_MIN_SIZE: Final = CONSTANTS.number("influence_target_min_size")
HIT_DIVISOR: Final = CONSTANTS.number("hit_divisor")
RESOURCE_MAX: Final = CONSTANTS.number("resource_max")
FOOD_MAX: Final = CONSTANTS.number("food_max_without_storage")
HAPPY_BONUS: Final = CONSTANTS.number("happy_bonus")
ANGRY_CAPACITY: Final = CONSTANTS.number("angry_capacity")
RAZE_GOLD: Final = CONSTANTS.number("raze_gold")
VP_PIECE: Final = CONSTANTS.number("vp", "city_piece")
HALF_VP_ADVANCE: Final = CONSTANTS.number("vp", "advance_half_points")
VP_WONDER: Final = CONSTANTS.number("vp", "wonder")
VP_OBJECTIVE: Final = CONSTANTS.number("vp", "objective")
HALVES: Final = 2
"""Half points in a point."""
DIE_FACES: Final = vec[i64](CONSTANTS.numbers("die_faces"))


EVENT_LEVELS: Final = CONSTANTS.numbers("event_levels")
EVENT_LEVEL: Final = vec[i64]([int(level in EVENT_LEVELS) for level in range(ADVANCES + 1)])
"""1 at each level whose reaching draws an Event (CC-3.7); as long as a level can get."""


def amounts(data: Data, *path: str) -> vec[i64]:
    """A map such as {"food": 2} as one number for each kind of resource and token."""
    found = vec[i64]([0] * KINDS)
    for name in data.keys(*path):
        found[KIND_IDS.index(name)] = data.number(*path, name)
    return found


ADVANCE_PRICE: Final = amounts(CONSTANTS, "advance_price")
SWITCH_PRICE: Final = amounts(CONSTANTS, "government_switch_price")
PIECE_PRICE: Final = amounts(CONSTANTS, "city_piece_price")
START_RESOURCES: Final = amounts(DATA, "start", "resources")
START_MOOD: Final = DATA.index_in(DATA.texts("moods"), "start", "city", "mood")
START_SETTLERS: Final = DATA.number("start", "units", "settler")
START_ACTION_CARDS: Final = DATA.number("start", "draw", "action")
START_OBJECTIVES: Final = DATA.number("start", "draw", "objective")
STATUS_DRAW: Final = 1
"""Cards of each kind in step 3 of the Status Phase (CC-14.3)."""
PIECES: Final = ["settlement", *BUILDING_IDS]
SUPPLY: Final = vec[i64]([DATA.number("player_supply", piece) for piece in PIECES])
"""Settlements first, then each building."""
BARBARIAN_SETTLEMENTS: Final = DATA.number("common_supply", "barbarian_settlements")
BARBARIAN_UNITS: Final = DATA.number("common_supply", "barbarian_units")
EXHAUSTED_TOKENS: Final = DATA.number("common_supply", "exhausted_tokens")


# The advances


def _column(read: str) -> list[Data]:
    return [advance.at(read) for advance in DATA.each("advances")]


CATEGORY: Final = vec[i64]([CATEGORIES.index(c.text()) for c in _column("category")])
GOVERNMENT: Final = vec[i64]([int(flag.flag()) for flag in _column("government")])
"""1 for the twelve advances of governments."""
IS_TOP: Final = vec[i64]([int(flag.flag()) for flag in _column("is_top")])
OUTLINE: Final = [outline.text() for outline in _column("outline")]
YELLOW: Final = vec[i64]([int(outline == "happiness") for outline in OUTLINE])
BLUE: Final = vec[i64]([int(outline == "culture") for outline in OUTLINE])
EXTRA_ORE: Final = vec[i64](
    [cost.number("ore") if cost.has("ore") else 0 for cost in _column("extra_cost")]
)


def mask_of(names: list[str], words: list[str]) -> i64:
    """The set of some words as bits of their indexes in a list."""
    mask: i64 = 0
    for name in names:
        mask |= BIT[words.index(name)]
    return mask


REQUIRES: Final = vec[i64]([mask_of(need.texts(), ADVANCE_IDS) for need in _column("requires")])
"""What must be owned before: the top of the category, or the red text of a government's top."""
OF_CATEGORY: Final = vec[i64](
    [sum(int(BIT[at]) for at, of in enumerate(CATEGORY) if of == c) for c in range(len(CATEGORIES))]
)
GOVERNMENT_CATEGORY: Final = vec[i64]([CATEGORIES.index(name) for name in GOVERNMENTS])
"""The category of each government."""
ALL_GOVERNMENT: Final = sum(int(BIT[at]) for at, flag in enumerate(GOVERNMENT) if flag)
TOP_OF: Final = vec[i64]([at for at, flag in enumerate(IS_TOP) if flag])
"""Of each category the advance that comes first."""
START_ADVANCES: Final = mask_of(DATA.texts("start", "advances"), ADVANCE_IDS)
BUILDING_ADVANCE: Final = vec[i64](
    [b.index_in(ADVANCE_IDS, "advance") for b in DATA.each("buildings")]
)
"""The advance that lets a building be built and work (CC-6.6, CC-6.9)."""


def abilities(op: str) -> list[tuple[int, Data]]:
    """Every ability with this operation: the advance it stands on, and the ability."""
    return [
        (at, ability)
        for at, advance in enumerate(DATA.each("advances"))
        for ability in advance.each("abilities")
        if ability.text("op") == op
    ]


def _yields() -> tuple[vec[i64], vec[i64], vec[i64]]:
    """For each terrain: the advance that lets it be collected, what it gives, and how often."""
    advance = vec[i64]([NONE] * len(TERRAINS))
    kind = vec[i64]([NONE] * len(TERRAINS))
    most = vec[i64]([ADVANCES] * len(TERRAINS))
    for at, ability in abilities("collect_yield"):
        terrain = ability.index_in(TERRAINS, "terrain")
        advance[terrain] = at
        kind[terrain] = ability.index_in(KIND_IDS, "res")
        if ability.has("max_spaces"):
            most[terrain] = ability.number("max_spaces")
    return advance, kind, most


YIELD_ADVANCE, YIELD_KIND, YIELD_SPACES = _yields()


def ability_number(op: str, field: str) -> int:
    """The number in a field of the one ability with this operation."""
    return abilities(op)[0][1].number(field)


def ability_price(op: str) -> vec[i64]:
    return amounts(abilities(op)[0][1], "price")


STORAGE_MAX: Final = ability_number("resource_cap", "n")
DOGMA_IDEAS: Final = abilities("resource_cap")[1][1].number("n")
ROAD_PRICE: Final = ability_price("road_move")
RANGE2_SPACES: Final = ability_number("collect_range2", "n")
RANGE2_WITH_ROADS: Final = ability_number("collect_range2", "n_with_roads")
TRADE_ROUTES_MAX: Final = ability_number("trade_routes", "max")
TRADE_ROUTE_REACH: Final = 2
"""Path distance within which a city is a partner (CC-3.30); data.json has it in words only."""
BARBARIAN_REACH: Final = 2
"""Spaces within which Barbarians settle and raid (CC-11.5, CC-11.7)."""
NEAR: Final = 2
"""`player_within_2` of the vocabulary."""
SPORTS_STEPS: Final = ability_number("raise_mood", "max_steps")
SPORTS_PRICE: Final = abilities("raise_mood")[0][1].number("price_per_step", "culture")
CONVERSION: Final = ability_number("roll_bonus", "n")
STEEL: Final = ability_number("cv_all_rounds", "n")
STEEL_AGAINST_STEEL: Final = ability_number("cv_all_rounds", "n_if_enemy_has")
STEEL_PRICE: Final = ability_price("cv_all_rounds")
SIEGE_DIE_PRICE: Final = ability_price("cancel_fortress_die")
SIEGE_HIT_PRICE: Final = ability_price("cancel_fortress_hit")
FANATICISM: Final = ability_number("cv_round", "n")
WAR_SHIPS: Final = ability_number("cancel_hits", "n")
FORTRESS: Final = BUILDING_IDS.index("fortress")
FORTRESS_DICE: Final = DATA.number("buildings", FORTRESS, "effects", 0, "n")
FORTRESS_CANCELS: Final = DATA.number("buildings", FORTRESS, "effects", 1, "n")


def _alternative(unit: str) -> Data:
    return next(a for _, a in abilities("alt_unit_price") if a.text("unit") == unit)


DRAFT_MOOD: Final = _alternative("army").number("price", "mood")
DRAFT_MOOD_FREE: Final = _alternative("army").number("price_with_civil_liberties", "mood")
WELCOME_MOOD: Final = _alternative("settler").number("price", "mood")
DRAFTS: Final = _alternative("army").number("max_per_activation")
WELCOMES: Final = _alternative("settler").number("max_per_activation")


def _no_food() -> vec[i64]:
    """For each advance: the advances whose food price it sets to 0 (CC-3.12)."""
    spares = vec[i64]([0] * ADVANCES)
    for at, ability in abilities("no_food_price"):
        if ability.has("advances"):
            spares[at] = mask_of(ability.texts("advances"), ADVANCE_IDS)
        elif ability.has("category"):
            spares[at] = OF_CATEGORY[CATEGORIES.index(ability.text("category"))]
    return spares


SPARES_FOOD: Final = _no_food()

# Tiles, cards, wonders

TILE_TERRAIN: Final = vec[i64](
    [TERRAINS.index(t) for tile in DATA.each("region_tiles") for t in tile.texts("terrain")]
)
"""Four a tile, in slot order."""
TILE_ICON: Final = vec[i64]([int(t.flag("barbarian_icon")) for t in DATA.each("region_tiles")])
CARD_CIVIL: Final = vec[i64](
    [card.index_in(CIVILS, "civil") for card in DATA.each("action_cards")]
    + [CIVILS.index(person) for person in PERSONS]
)
"""The civil half of each card; a Great Person has no other."""
CARD_TACTIC: Final = vec[i64](
    [card.index_in(TACTICS, "tactics") for card in DATA.each("action_cards")]
    + [NONE] * len(PERSONS)
)
PERSON_EVENT: Final = vec[i64](
    [at for at, event in enumerate(EVENT_DATA) if "great_person" in event.texts("tags")]
)
"""The event card of each Great Person, to whose discard pile it goes (CC-13.7)."""
FIRST_PERSON: Final = ACTION_CARDS
CIVIL_USES_ACTION: Final = vec[i64]([int(civil.flag("uses_action")) for civil in CIVIL_DATA])
CIVIL_COST: Final = [amounts(civil, "cost") for civil in CIVIL_DATA]
CIVIL_NEEDS: Final = [civil.text("needs") for civil in CIVIL_DATA]
MASS_PRODUCTION: Final = DATA.number(
    "civil_actions", CIVILS.index("mass_production"), "effects", 0, "n"
)
"""What it adds to the next Collect."""
_mercenaries: Final = DATA.at("civil_actions", CIVILS.index("mercenaries"), "effects", 0)
HIRE_RANGE: Final = _mercenaries.number("range")
HIRE_KINDS: Final = mask_of(_mercenaries.texts("price_choice_each"), KIND_IDS)
"""How far and for what Mercenaries hires Barbarians (CC-11.8)."""
CIVIL_WHEN: Final = [civil.text("when") for civil in CIVIL_DATA]
WONDER_COST: Final = [amounts(wonder, "cost") for wonder in WONDER_DATA]
WONDER_PRICE: Final = vec[i64]([sum(cost) for cost in WONDER_COST])
"""Goods and tokens in all."""
WONDER_NEEDS: Final = vec[i64](
    [mask_of(wonder.texts("requires_advances"), ADVANCE_IDS) for wonder in WONDER_DATA]
)
WONDER_PORT: Final = vec[i64](
    [int(wonder.text("placement") == "city_has_port") for wonder in WONDER_DATA]
)


_wonder_effects: Final = {
    effect.text("op"): effect for wonder in WONDER_DATA for effect in wonder.each("effects")
}
COLOSSEUM_VALUE: Final = _wonder_effects["buy_cv"].number("n")
GREAT_WALL_VALUE: Final = _wonder_effects["cv_round"].number("n")


def unit_prices(published: bool) -> list[vec[i64]]:
    """What a Settler, an Army unit and a ship cost (CC-6.5, R2)."""
    table = "unit_price_variant_published" if published else "unit_price"
    return [amounts(CONSTANTS, table, kind) for kind in UNIT_KINDS]


_conditions: Final = {
    objective.text("condition", "test"): objective.at("condition")
    for objective in DATA.each("objectives")
}
GREAT_CITY_SIZE: Final = _conditions["on_attack_great_city"].number("size")
GREAT_CITY_UNITS: Final = _conditions["on_attack_great_city"].number("units")

NO_LIMIT: Final = 0
VERSION_3: Final = 3
"""The version of the rules from which on things may be named in any order (CC-6.4), Objective
cards must be in hand before (CC-15.9), and tokens and gold pay wherever they may (CC-18)."""


@final
@mypyc_attr(acyclic=True)
class Terms:
    """The agreed variants, worked out once and shared by all positions of a game."""

    def __init__(self, seats: int, options: Options, rules: int) -> None:
        self.layout = layout_for(seats)
        self.prices = unit_prices(options.flag("published_unit_costs"))
        """What a Settler, an Army unit and a ship cost."""
        self.range_of_base = options.flag("influence_range_base_city")
        self.end_at_status = options.flag("elimination_at_status_phase")
        self.spare_last_city = options.flag("barbarians_spare_last_city")
        self.one_round = options.flag("barbarian_battles_one_round")
        self.happy_wonders = options.flag("wonders_need_happy_city")
        self.wonders_without_engineering = options.flag("wonders_without_engineering")
        self.keep_last_city = options.flag("keep_last_city")
        self.repeat_objectives = options.flag("status_objectives_repeat")
        """In a Status Phase each card of the same objective scores."""
        self.no_trading = options.flag("no_trading")
        self.offers: i64 = options.count("trade_offers")
        """Trade offers in a player-turn, or NO_LIMIT."""
        extra = options.flag("great_wall"), options.flag("extra_events")
        self.wonders: i64 = all_bits(len(WONDER_DATA if extra[0] else DATA.each("wonders")))
        self.events: i64 = all_bits(len(EVENT_DATA if extra[1] else DATA.each("events")))
        """The cards in the decks at the start."""
        # Matches begun before version 3 go on as they began:
        self.in_order = rules < VERSION_3
        """What is named one by one is named in ascending order."""
        self.terror_after_uses = rules < VERSION_3
        """Terror Regime is asked after what costs no action too."""
        self.exact_prices = rules < VERSION_3
        """No gold for Free Education, no Mood token for Mercenaries."""
        self.late_objectives = rules < VERSION_3
        """An Objective card scores for an occasion that drew it."""
