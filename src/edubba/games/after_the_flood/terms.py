"""The numbers of the rules, read once from data.json, and the agreed options as rules use them."""

from typing import Final, final

from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.games.after_the_flood.space import (
    AREAS,
    BOUGHT,
    COLOURS,
    DATA,
    GROUNDS,
    ORDERS,
    PLACES,
    RESOURCES,
    SOURCES,
    TRADES,
)

NOWHERE: Final = -1
RANDOM: Final = "random"
"""`fixed_first_order` when the order of play is drawn."""

TURNS: Final = DATA.number("turns")
DECLINE_BOX_LIMIT: Final = DATA.number("decline_box_limit")
WORKER_INCOME: Final = DATA.number("worker_income")
WORKERS: Final = DATA.number("per_player", "workers")
ARMIES: Final = DATA.number("per_player", "armies")
CITIES: Final = DATA.number("per_player", "city_bases")
SURCHARGE: Final = DATA.number("action_cost_after_first_pass")
MOST_ARMIES: Final = DATA.number("max_armies_per_area")
BABYLON_ARMIES: Final = DATA.number("babylon_extra_armies")
REPEAT_COST: Final = DATA.number("repeat_expand_cost")
DESTROY_COST: Final = DATA.number("destroy_city_cost")
DESTROY_COST_SHURUPPAK: Final = DATA.number("destroy_city_cost_shuruppak")
SCRIBES_MOST: Final = DATA.number("scribes_max_per_player")
TARGET_SUPERIOR: Final = DATA.number("combat", "target_if_superior")
TARGET_INFERIOR: Final = DATA.number("combat", "target_if_inferior")
AREA_POINTS: Final = DATA.number("empire_vp_per_area")
NIPPUR_POINTS: Final = DATA.number("nippur_vp_per_sumer_area")
UR_TEXTILE: Final = DATA.number("production", "ur_extra_textile")
NO_WORKER_GIVES: Final = DATA.number("production", "zero_workers_gives")
WOOD_COST: Final = DATA.number("expansion_vp", "wood_cost")
DECLINE_TURNS: Final = sum(1 << turn for turn in DATA.numbers("decline_turns"))
"""Bit t is set if turn t has a decline (AF-6.1)."""

QUANTITY: Final = vec[i64]([good.number("quantity") for good in DATA.each("resources")])
START_GOODS: Final = vec[i64]([good.number("start_per_player") for good in DATA.each("resources")])
VALUE: Final = vec[i64]([good.number("value") for good in DATA.each("resources")])
BUYS: Final = vec[i64]([good.number("armies_when_bought") for good in DATA.each("resources")])
"""Armies that one piece buys (AF-11.4)."""
BOUGHT_WITH: Final = vec[i64]([RESOURCES.index(good) for good in BOUGHT])
LUXURY: Final = vec[i64]([RESOURCES.index(good) for good in DATA.texts("expansion_vp", "luxuries")])
"""The luxuries in the order of the bits of `luxuries` (AF-20.9)."""
EXPANSION_POINTS: Final = vec[i64](DATA.numbers("expansion_vp", "vp_by_luxuries"))

END_POINTS: Final = vec[i64]([area.number("end_vp") for area in DATA.each("areas")])
BOX_POINTS: Final = vec[i64]([box.number("end_vp_printed") for box in DATA.each("worker_boxes")])
"""Printed points of the boxes in the order of data.json: irrigation, weaving, then none."""


def _mask(ids: list[str], known: list[str]) -> int:
    return sum(1 << known.index(id) for id in ids)


REACH: Final = vec[i64](
    [_mask(area.texts("adjacent") + area.texts("arrow_to"), AREAS) for area in DATA.each("areas")]
)
"""Bit b of REACH[a] is set if armies in a can invade b, over a border or along an arrow."""
GROUND_AREA: Final = vec[i64]([AREAS.index(area) for area in GROUNDS])
"""The area of the n-th choice of `invade`, `reenter` and `reinforce`."""

EMPIRE_TURN: Final = vec[i64]([empire.number("turn") for empire in DATA.each("empires")])
BASE_ARMIES: Final = vec[i64]([empire.number("base_armies") for empire in DATA.each("empires")])
HOMES: Final = vec[i64]([_mask(e.texts("start_areas"), AREAS) for e in DATA.each("empires")])
"""The areas in which an empire may start, as bits."""
HOME: Final = vec[i64](
    [
        AREAS.index(e.text("start_area")) if e.has("start_area") else NOWHERE
        for e in DATA.each("empires")
    ]
)
"""The one area an empire starts in, NOWHERE for those of Sumer."""


def _receiver(place: str) -> int:
    """A worker put in Scribes is new (AF-9.9), one put in Tool Makers is ready (AF-9.6)."""
    return SOURCES.index(
        {"scribes": "scribes_new", "tool_makers": "tool_makers_ready"}.get(place, place)
    )


AREA_SOURCE: Final = vec[i64](
    [SOURCES.index(area) if area in SOURCES else NOWHERE for area in AREAS]
)
"""Where the workers of an area are kept, NOWHERE in Sumer."""
RECEIVES: Final = vec[i64]([_receiver(place) for place in PLACES])
"""Where a worker is kept that is put in a place."""


def _stays(source: str) -> int:
    """Only a used tool maker may stay in its box, where it becomes ready (AF-9.10)."""
    box = ["scribes"] if source.startswith("scribes") else []
    same = [place for place in PLACES if SOURCES[_receiver(place)] == source]
    return _mask([*{*same, *box}], PLACES)


STAYS: Final = vec[i64]([_stays(source) for source in SOURCES])
"""The places to which a worker from a source cannot be moved, as it would stay there; as bits."""

# Trade: every icon of an area is an offer; an exchange takes an offer for one piece given.
_exchanges = [trade.split(":") for trade in TRADES]
_offers = [*dict.fromkeys((area, get) for area, get, _ in _exchanges)]
TRADE_AREA: Final = vec[i64]([AREAS.index(area) for area, _, _ in _exchanges])
TRADE_GET: Final = vec[i64]([RESOURCES.index(get) for _, get, _ in _exchanges])
TRADE_GIVE: Final = vec[i64]([RESOURCES.index(give) for _, _, give in _exchanges])
TRADE_OFFER: Final = vec[i64]([_offers.index((area, get)) for area, get, _ in _exchanges])
OFFERS: Final = len(_offers)
AREA_OFFERS: Final = vec[i64](
    [sum(1 << at for at, (area, _) in enumerate(_offers) if area == name) for name in AREAS]
)
"""The offers of an area, as bits."""
TYPE_OFFERS: Final = vec[i64](
    [sum(1 << at for at, (_, get) in enumerate(_offers) if get == name) for name in RESOURCES]
)
"""The offers of a resource in all areas, as bits."""


def _chart(good: str) -> vec[i64]:
    """Row by row: what the players of the best, middle and worst count get."""
    numbers: list[int] = []
    for row in DATA.each("production", "rows"):
        numbers += row.numbers(good)
    return vec[i64](numbers)


GRAIN_CHART: Final = _chart("grain")
TEXTILE_CHART: Final = _chart("textile")
_positions = [sum(row.numbers("positions")) for row in DATA.each("production", "rows")]
CHART_ROW: Final = vec[i64]([_positions.index(at + len(COLOURS)) for at in range(len(_positions))])
"""The chart's row by the sum of the players' ranks, counted from 0: no two rows have the same."""

ORDER_SEATS: Final = vec[i64]([COLOURS.index(colour) for o in ORDERS for colour in o.split("-")])
"""The seats of the n-th first order, three after three."""


@final
@mypyc_attr(acyclic=True)
class Terms:
    """The agreed options (AF-21.30), worked out once and shared by all positions of a game."""

    def __init__(self, options: Options) -> None:
        self.score_boxes = options.flag("score_worker_boxes")
        self.ready_next_action = options.word("scribe_ready") == "next_action"
        self.ur_needs_weaver = options.flag("ur_needs_weaver")
        self.empire_min_workers: i64 = options.count("empire_min_workers")
        self.types_per_action = options.word("trade_type_scope") == "per_action"
        self.sippar_needs_trader = options.flag("sippar_needs_trader")
        self.to_the_end = options.word("entry_fight") == "to_the_end"
        self.city_workers_available = options.word("city_worker_from") == "available"
        """Whether the worker of Uruk and Eridu is an available one."""
        self.reentry = options.flag("reentry")
        self.scribe_to_stock = options.flag("scribe_to_stock")
        self.max_relocations: i64 = options.count("max_relocations_per_turn")
        order = options.word("fixed_first_order")
        self.first_order: i64 = NOWHERE if order == RANDOM else ORDERS.index(order)
        """Index of the agreed first order, NOWHERE if it is drawn."""
