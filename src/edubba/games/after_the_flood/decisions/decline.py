"""Phase 2: decline, in turns 2 and 4 (AF-6)."""

from typing import ClassVar, cast, final

from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.state import CHANCE, Decision, State
from edubba.games.after_the_flood.codes import (
    AREAS,
    DILMUN,
    FROM_DILMUN,
    FROM_IRRIGATION,
    FROM_SCRIBES_READY,
    FROM_TOOL_MAKERS_READY,
    FROM_WEAVING,
    PHASE_ACTIONS,
    PHASE_DECLINE,
    SEATS,
    SUMER,
)
from edubba.games.after_the_flood.decisions.frames import ACTION, BEGIN_ROUNDS
from edubba.games.after_the_flood.decisions.rounds import not_beginning
from edubba.games.after_the_flood.events import Declined
from edubba.games.after_the_flood.state import UNAVAILABLE, FloodState
from edubba.games.after_the_flood.tables import AREA_SOURCE, DECLINE_BOX_LIMIT


@final
class Decline(Decision):
    """Only workers go, to the unavailable stock; nobody decides anything (AF-6.7)."""

    name: ClassVar[str] = "decline"

    def misfit(self, base: State) -> str:
        return not_beginning(cast(FloodState, base))

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        state.phase = PHASE_DECLINE
        lost = vec[i64]([0, 0, 0])
        irrigation = surplus(state, FROM_IRRIGATION)  # AF-6.4
        weaving = surplus(state, FROM_WEAVING)  # AF-6.5
        for seat in range(SEATS):
            gone = remove(state, seat, FROM_DILMUN, state.crew(seat, FROM_DILMUN))  # AF-6.2
            for area in range(SUMER, AREAS):
                if area != DILMUN:
                    gone += remove(state, seat, AREA_SOURCE[area], 1)  # AF-6.3
            gone += remove(state, seat, FROM_IRRIGATION, irrigation)
            gone += remove(state, seat, FROM_WEAVING, weaving)
            gone += remove(state, seat, FROM_SCRIBES_READY, 1)  # AF-6.6
            gone += remove(state, seat, FROM_TOOL_MAKERS_READY, 1)
            lost[seat] = gone
        if journal is not None:
            journal.tell(Declined([lost[seat] for seat in range(SEATS)]))
        state.become(BEGIN_ROUNDS, CHANCE, 0, 0)


def surplus(state: FloodState, box: i64) -> i64:
    """By how much the largest crew of a box is over the limit."""
    most: i64 = 0
    for seat in range(SEATS):
        most = max(most, state.crew(seat, box))
    return max(0, most - DECLINE_BOX_LIMIT)


def remove(state: FloodState, seat: i64, source: i64, count: i64) -> i64:
    """Send so many workers away, or all of them if fewer; how many went."""
    count = min(count, state.crew(seat, source))
    state.shift(seat, source, UNAVAILABLE, count)
    return count


@final
class BeginRounds(Decision):
    """Phase 3 begins with the first player of the order (AF-7.1)."""

    name: ClassVar[str] = "begin_rounds"

    def misfit(self, base: State) -> str:
        return not_beginning(cast(FloodState, base))

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        state.phase = PHASE_ACTIONS
        state.become(ACTION, state.order[0], 0, 0)
