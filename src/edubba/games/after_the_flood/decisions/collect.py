"""Phase 1: grain, textile, workers, and the boxes turned to ready (AF-5)."""

from typing import ClassVar, final

from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.questions import Step
from edubba.core.state import CHANCE
from edubba.games.after_the_flood import codes, events, terms
from edubba.games.after_the_flood.codes import SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.rounds import not_beginning
from edubba.games.after_the_flood.state import STOCK, UNAVAILABLE, FloodState


@final
class Collect(Step[FloodState]):
    """Nobody decides anything here (AF-5.8)."""

    by_chance: ClassVar[bool] = True

    def misfit(self, state: FloodState) -> str:
        return not_beginning(state)

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_COLLECT
        if journal is not None:
            journal.tell(events.TurnBegan(state.turn))
        produce(state, codes.GRAIN, codes.FROM_IRRIGATION, terms.GRAIN_CHART, journal)
        produce(state, codes.TEXTILE, codes.FROM_WEAVING, terms.TEXTILE_CHART, journal)
        call_workers(state, journal)
        for seat in range(SEATS):
            turn_ready(state, seat)
        declines = (terms.DECLINE_TURNS >> state.turn) & 1  # AF-6.1
        state.become(frames.DECLINE if declines else frames.BEGIN_ROUNDS, CHANCE)


def rank_in(state: FloodState, seat: i64, box: i64) -> i64:
    """How many different higher counts there are: 0 is 1st (AF-2.4, dense ranks)."""
    mine = state.crew(seat, box)
    best: i64 = 0
    higher: i64 = 0
    for other in range(SEATS):
        count = state.crew(other, box)
        if count > mine and count != best:
            higher += 1
            best = count
    return higher


def due(state: FloodState, seat: i64, good: i64, box: i64, chart: vec[i64]) -> i64:
    """What a player is to get: the chart (AF-5.1, AF-5.2) and the extra of Ur (AF-5.4)."""
    mine = state.crew(seat, box)
    share = terms.NO_WORKER_GIVES  # AF-5.3
    if mine > 0:
        above: i64 = 0
        for other in range(SEATS):
            if state.crew(other, box) > mine:
                above += 1
        share = chart[row(state, box) * SEATS + above]
    return share + ur_extra(state, seat, good, box)


def ur_extra(state: FloodState, seat: i64, good: i64, box: i64) -> i64:
    """The textile of a city in Ur, by option only for weavers (AF-5.4)."""
    if good != codes.TEXTILE or not state.has_city(seat, codes.UR):
        return 0
    weaves = state.crew(seat, box) > 0
    return terms.UR_TEXTILE if weaves or not state.terms.ur_needs_weaver else 0


def row(state: FloodState, box: i64) -> i64:
    """The row of the production chart for the three counts in a box (AF-2.4)."""
    ranks: i64 = 0
    for seat in range(SEATS):
        ranks += rank_in(state, seat, box)
    return terms.CHART_ROW[ranks]


def produce(
    state: FloodState, good: i64, box: i64, chart: vec[i64], journal: Journal | None
) -> None:
    """Serve best rank first, equal ranks in order of play, never more than the stock (AF-5.5)."""
    gained = vec[i64]([0, 0, 0])
    for rank in range(SEATS):
        for at in range(SEATS):
            seat = state.order[at]
            if rank_in(state, seat, box) == rank:
                share = min(due(state, seat, good, box, chart), state.in_stock(good))
                state.carry(good, STOCK, seat, share)
                gained[seat] = share
    if journal is not None:
        lacking = [due(state, s, good, box, chart) - gained[s] for s in range(SEATS)]
        journal.tell(events.Produced(good, [gained[seat] for seat in range(SEATS)]))
        for seat in range(SEATS):
            extra = ur_extra(state, seat, good, box)
            if extra > 0 and lacking[seat] == 0:
                journal.tell(events.ProducedByUr(seat, extra))
        if sum(lacking) > 0:
            journal.tell(events.StockRanOut(good, lacking))


def call_workers(state: FloodState, journal: Journal | None) -> None:
    """Eight workers, or all there are, become available (AF-5.6)."""
    came = vec[i64]([0, 0, 0])
    for seat in range(SEATS):
        count: i64 = min(terms.WORKER_INCOME, state.crew(seat, UNAVAILABLE))
        state.shift(seat, UNAVAILABLE, codes.FROM_STOCK, count)
        came[seat] = count
    if journal is not None:
        journal.tell(events.WorkersCame([came[seat] for seat in range(SEATS)]))


def turn_ready(state: FloodState, seat: i64) -> None:
    """Scribes, new ones too, and tool makers can be used again (AF-5.7)."""
    used = state.crew(seat, codes.FROM_SCRIBES_USED)
    state.shift(seat, codes.FROM_SCRIBES_USED, codes.FROM_SCRIBES_READY, used)
    new = state.crew(seat, codes.FROM_SCRIBES_NEW)
    state.shift(seat, codes.FROM_SCRIBES_NEW, codes.FROM_SCRIBES_READY, new)
    tired = state.crew(seat, codes.FROM_TOOL_MAKERS_USED)
    state.shift(seat, codes.FROM_TOOL_MAKERS_USED, codes.FROM_TOOL_MAKERS_READY, tired)
