"""The effects that stand on cards, advances and buildings, read from data.json into one shape.

`decisions/effects/applying.py` applies them, whatever they stand on.
"""

from typing import Final, final

from edubba.core.bits import all_bits
from edubba.core.data import Data
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.games.clash_of_cultures.codes import BUILDINGS
from edubba.games.clash_of_cultures.space import BUILDINGS as BUILDING_IDS
from edubba.games.clash_of_cultures.space import (
    CATEGORIES,
    CIVIL_DATA,
    DATA,
    EVENT_DATA,
    KINDS,
    MOODS,
    OPS,
    UNIT_KINDS,
    WONDER_DATA,
)
from edubba.games.clash_of_cultures.terms import NONE, amounts, mask_of

WHO: Final = [
    "self",
    "each_player",
    "each_player_with_2_cities",
    "each_player_with_2_units",
    "chosen_other",
    "others",
    "that_player",
]
SELF: Final = 0
EACH: Final = 1
EACH_WITH_CITIES: Final = 2
EACH_WITH_UNITS: Final = 3
CHOSEN: Final = 4
OTHERS: Final = 5
THAT: Final = 6
SOURCES: Final = ["any", "categories", "player_within_2", "loser", "self"]
ANY: Final = 0
OF_CATEGORIES: Final = 1
OF_NEIGHBOUR: Final = 2
OF_LOSER: Final = 3
OF_SELF: Final = 4
DECKS: Final = ["action", "objective", "event", "wonder"]
TAGS: Final = ["famine", "disease"]


@final
@mypyc_attr(acyclic=True)
class Effect:
    """One entry of an effect list; an operation reads the fields it knows."""

    number: i64 = 0
    """Its place among all effects, by which frames name it."""
    op: i64 = 0
    who: i64 = SELF
    n: i64 = 1
    n_if_connected: i64 = NONE
    amounts: vec[i64]
    """The map `res`."""
    kind: i64 = NONE
    """The kind `res`, where it is one."""
    kinds: i64 = 0
    """The kinds of `of` as bits."""
    price: vec[i64]
    """What is paid first."""
    free: bool = False
    optional: bool = False
    myths: bool = False
    with_event: bool = True
    """Whether an advance gained by it may draw an Event."""
    change: i64 = 0
    becomes: i64 = NONE
    """The mood a city is set to."""
    by_sea: bool = False
    """Only cities next to the sea."""
    unit: i64 = NONE
    deck: i64 = NONE
    source: i64 = ANY
    categories: i64 = 0
    same_category: bool = False
    pieces: i64 = 0
    activates: bool = False
    cities: i64 = 0
    """The cities a player must own for it to happen."""
    least: i64 = 0
    most: i64 = 0
    points: i64 = 0
    wonder_points: i64 = 0
    half_points: i64 = 0
    mood_change: i64 = 0
    extra: i64 = 0
    steps: i64 = 0
    until_next: bool = False
    """A lost action that is always one of the next turn."""
    repeat: bool = False
    avoid: i64 = NONE
    """The number of the effect that may be taken upon oneself instead."""
    otherwise: i64 = NONE
    """The number of the effect that follows if this one cannot be done in full."""
    needs_routes: bool = False
    drawer_price: vec[i64]
    others_price: vec[i64]


def _amounts(data: Data, field: str) -> vec[i64]:
    if data.has(field) and isinstance(data.at(field).value, dict):
        return amounts(data, field)
    return vec[i64]([0] * len(KINDS))


def effect_of(data: Data) -> Effect:
    """Read one effect."""
    effect = Effect()
    effect.op = data.index_in(OPS, "op")
    effect.who = data.index_in(WHO, "who", default=SELF)
    if data.has("n") and isinstance(data.at("n").value, int):
        effect.n = data.number("n")
    effect.n_if_connected = data.number("n_if_connected", default=NONE)
    effect.amounts = _amounts(data, "res")
    if data.has("res") and isinstance(data.at("res").value, str):
        effect.kind = data.index_in(KINDS, "res")
    for field in ("of", "gain_choice", "price_choice_each"):
        if data.has(field):
            effect.kinds = mask_of(data.texts(field), KINDS)
    effect.price = _amounts(data, "price")
    effect.free = data.has("price") and data.at("price").value == "free"
    effect.optional = data.flag("optional", default=False)
    effect.myths = data.flag("myths", default=False)
    effect.with_event = data.flag("triggers_event", default=True)
    effect.change = data.number("change", default=0)
    effect.becomes = data.index_in(MOODS, "set", default=NONE)
    effect.by_sea = data.has("filter")
    effect.unit = data.index_in(UNIT_KINDS, "unit", default=NONE)
    effect.deck = data.index_in(DECKS, "deck", default=NONE)
    if data.has("categories"):
        effect.source = OF_CATEGORIES
        effect.categories = mask_of(data.texts("categories"), CATEGORIES)
    if data.has("from_"):
        effect.source = data.index_in(SOURCES, "from_")
    effect.same_category = data.flag("same_category", default=False)
    effect.pieces = (
        mask_of(data.texts("pieces"), BUILDING_IDS) if data.has("pieces") else all_bits(BUILDINGS)
    )
    effect.activates = data.flag("activates_city", default=False)
    if data.has("condition"):
        effect.cities = int(data.text("condition").rpartition("_")[2])
    effect.least = data.number("n_min", default=0)
    effect.most = data.number("n_max", default=0)
    effect.points = data.number("vp_each", default=0)
    effect.wonder_points = data.number("vp_wonder", default=0)
    effect.half_points = data.number("half_vp_each", default=0)
    effect.mood_change = data.number("mood_change", default=0)
    effect.extra = data.number("extra", default=0)
    for field in ("look", "range", "first_battle_cv"):
        effect.steps = data.number(field, default=effect.steps)
    effect.until_next = data.has("when") and data.text("when") == "next_turn"
    effect.needs_routes = data.has("when") and data.text("when") == "has_trade_routes"
    effect.repeat = data.has("mode") and data.text("mode") == "repeat_space"
    effect.drawer_price = _amounts(data, "price_drawer")
    effect.others_price = _amounts(data, "price_others")
    return effect


EFFECTS: vec[Effect] = vec[Effect]()
"""All effects, list after list."""
FIRST_OF: vec[i64] = vec[i64]()
"""Where each list begins."""
LENGTH_OF: vec[i64] = vec[i64]()


def _add_list(effects: list[Data]) -> int:
    """Read a list of effects; its number."""
    global FIRST_OF, LENGTH_OF
    FIRST_OF = append(FIRST_OF, len(EFFECTS))
    LENGTH_OF = append(LENGTH_OF, len(effects))
    number = len(FIRST_OF) - 1
    for data in effects:
        _add(data)
    # What hangs on an effect comes after the list, out of its reach.
    for at, data in enumerate(effects):
        effect = EFFECTS[FIRST_OF[number] + at]
        if data.has("avoid"):
            effect.avoid = _add(data.at("avoid"))
        if data.has("else_"):
            effect.otherwise = _add(data.at("else_"))
    return number


def _add(data: Data) -> i64:
    global EFFECTS
    effect = effect_of(data)
    effect.number = len(EFFECTS)
    EFFECTS = append(EFFECTS, effect)
    return effect.number


def _triggered(effects: list[Data], trigger: str) -> int:
    return _add_list([e for e in effects if e.has("trigger") and e.text("trigger") == trigger])


WHEN_GAINED: Final = vec[i64](
    [_triggered(a.each("abilities"), "immediate") for a in DATA.each("advances")]
)
"""The list of what each advance does at once."""
WHEN_BUILT: Final = vec[i64](
    [_triggered(b.each("effects"), "built") for b in DATA.each("buildings")]
)
WONDER_BUILT: Final = vec[i64]([_triggered(w.each("effects"), "immediate") for w in WONDER_DATA])
AFTER_TEMPLE: Final = next(
    _triggered(a.each("abilities"), "after_build_piece")
    for a in DATA.each("advances")
    if a.text("id") == "dogma"
)
CIVIL_EFFECTS: Final = vec[i64]([_add_list(c.each("effects")) for c in CIVIL_DATA])
EVENT_TEXT: Final = vec[i64]([_add_list(e.each("effects")) for e in EVENT_DATA])
_ICONS: Final = {
    icon: _add_list(DATA.each("event_icons", icon, "effects")) for icon in DATA.keys("event_icons")
}
EVENT_ICON: Final = vec[i64]([_ICONS[e.text("icon")] for e in EVENT_DATA])
EVENT_TAG: Final = vec[i64](
    [next((TAGS.index(tag) for tag in e.texts("tags") if tag in TAGS), NONE) for e in EVENT_DATA]
)
"""The tag by which Irrigation and Sanitation skip the text of an event, or NONE."""
ALL_EFFECTS: Final = EFFECTS
LIST_FIRST: Final = FIRST_OF
LIST_LENGTH: Final = LENGTH_OF
