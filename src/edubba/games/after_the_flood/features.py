"""After the Flood as numbers: areas and boxes, piles of resources, empires and points."""

from typing import Final, final

from edubba.core.features import Feature, Features, Sheet, turns_on, turns_to
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.after_the_flood import terms
from edubba.games.after_the_flood.codes import AREAS, EMPIRES, RESOURCES, SEATS, SUMER
from edubba.games.after_the_flood.decisions import RULES
from edubba.games.after_the_flood.space import PHASES
from edubba.games.after_the_flood.state import BIDS, CATEGORIES, CROWD, EQUIPMENT, STOCK, FloodState

MOST_GOODS: Final = max([*terms.QUANTITY])
MOST_POINTS: Final = 150
COUNTED: Final = len(CATEGORIES)
PHASE_COUNT: Final = len(PHASES)


@final
class FloodFeatures(Features[FloodState]):
    """The whole table; everything is open."""

    def __init__(self) -> None:
        pile = (SEATS, RESOURCES)
        own = [
            Feature("armies", (SEATS, AREAS), "armies in each area", terms.ARMIES),
            Feature("workers", (SEATS, CROWD), "workers by place, unavailable last", terms.WORKERS),
            Feature("cities", (SEATS, SUMER), "cities in Sumer"),
            Feature("expanded", (SUMER,), "which cities are expanded"),
            Feature("hands", pile, "resources held", MOST_GOODS),
            Feature("stock", (RESOURCES,), "resources in the bank", MOST_GOODS),
            Feature("bids", pile, "resources in the Passed boxes", MOST_GOODS),
            Feature("equipment", pile, "resources that arm the empires", MOST_GOODS),
            Feature("ready", (SEATS,), "available armies", terms.ARMIES),
            Feature("idle", (SEATS,), "unavailable armies", terms.ARMIES),
            Feature("moved", (SEATS,), "cities moved this turn", terms.CITIES),
            Feature("empires", (SEATS, EMPIRES), "the empire of this turn"),
            Feature("entered", (SEATS, SEATS), "as which of the empires it has entered"),
            Feature("passed", (SEATS,), "who has passed"),
            Feature("order", (SEATS, SEATS), "when each acts in the order of play"),
            Feature("turn", (terms.TURNS,), "which turn it is"),
            Feature("phase", (PHASE_COUNT,), f"which phase: {', '.join(PHASES)}"),
            Feature("points", (SEATS, COUNTED), f"by {', '.join(CATEGORIES)}", MOST_POINTS),
        ]
        super().__init__(RULES, SEATS, own)

    def write(self, state: FloodState, seat: i64, sheet: Sheet) -> None:
        for turns in range(SEATS):
            held = state.held[turns_on(seat, turns, SEATS)]
            for area in range(AREAS):
                if (held >> area) & 1:
                    sheet.mark(area, state.armies[area])
            sheet.skip(AREAS)
        for turns in range(SEATS):
            sheet.counts(state.workers, turns_on(seat, turns, SEATS) * CROWD, CROWD)
        for turns in range(SEATS):
            sheet.set_of(state.cities[turns_on(seat, turns, SEATS)], SUMER)
        sheet.set_of(state.expanded, SUMER)
        write_piles(state, 0, seat, sheet)
        sheet.counts(state.goods, STOCK * RESOURCES, RESOURCES)
        write_piles(state, BIDS, seat, sheet)
        write_piles(state, EQUIPMENT, seat, sheet)
        for numbers in (state.ready, state.idle, state.moved):
            for turns in range(SEATS):
                sheet.put(numbers[turns_on(seat, turns, SEATS)])
        for turns in range(SEATS):
            sheet.one_of(state.empire[turns_on(seat, turns, SEATS)], EMPIRES)
        for turns in range(SEATS):
            sheet.one_of(state.started[turns_on(seat, turns, SEATS)], SEATS)
        for turns in range(SEATS):
            sheet.put(1 if state.has_passed(turns_on(seat, turns, SEATS)) else 0)
        for place in range(SEATS):
            if state.order[place] != NOBODY:
                sheet.mark(turns_to(state.order[place], seat, SEATS) * SEATS + place, 1)
        sheet.skip(SEATS * SEATS)
        sheet.one_of(state.turn - 1, terms.TURNS)
        sheet.one_of(state.phase, PHASE_COUNT)
        for turns in range(SEATS):
            sheet.counts(state.points, turns_on(seat, turns, SEATS) * COUNTED, COUNTED)


def write_piles(state: FloodState, first: i64, seat: i64, sheet: Sheet) -> None:
    """Three piles of resources, of each player one."""
    for turns in range(SEATS):
        pile: i64 = first + turns_on(seat, turns, SEATS)
        sheet.counts(state.goods, pile * RESOURCES, RESOURCES)
