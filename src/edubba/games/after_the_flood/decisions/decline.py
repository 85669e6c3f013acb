"""Phase 2: decline, in turns 2 and 4 (AF-6)."""

from typing import ClassVar, final

from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.questions import Step
from edubba.core.state import CHANCE
from edubba.games.after_the_flood import codes, events, terms
from edubba.games.after_the_flood.codes import SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.rounds import not_beginning
from edubba.games.after_the_flood.state import UNAVAILABLE, FloodState


@final
class Decline(Step[FloodState]):
    """Only workers go, to the unavailable stock; nobody decides anything (AF-6.7)."""

    by_chance: ClassVar[bool] = True

    def misfit(self, state: FloodState) -> str:
        return not_beginning(state)

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_DECLINE
        gone = send_away(state, codes.TO_DILMUN, terms.WORKERS, journal)  # AF-6.2
        for place in range(codes.TO_IRRIGATION):
            if place != codes.TO_DILMUN:
                gone += send_away(state, place, 1, journal)  # AF-6.3
        gone += send_away(
            state, codes.TO_IRRIGATION, surplus(state, codes.FROM_IRRIGATION), journal
        )  # AF-6.4
        gone += send_away(
            state, codes.TO_WEAVING, surplus(state, codes.FROM_WEAVING), journal
        )  # AF-6.5
        gone += send_away(state, codes.TO_SCRIBES, 1, journal)  # AF-6.6
        gone += send_away(state, codes.TO_TOOL_MAKERS, 1, journal)
        if journal is not None and gone == 0:
            journal.tell(events.NobodyDeclined())
        state.become(frames.BEGIN_ROUNDS, CHANCE)


def surplus(state: FloodState, box: i64) -> i64:
    """By how much the largest crew of a box is over the limit."""
    most: i64 = 0
    for seat in range(SEATS):
        most = max(most, state.crew(seat, box))
    return max(0, most - terms.DECLINE_BOX_LIMIT)


def send_away(state: FloodState, place: i64, count: i64, journal: Journal | None) -> i64:
    """Every player removes so many workers from a place, or all if fewer; how many went in all.

    In Scribes and Tool Makers all are ready by now (AF-5.7).
    """
    source: i64 = codes.FROM_SCRIBES_READY if place == codes.TO_SCRIBES else terms.RECEIVES[place]
    lost = vec[i64]([0, 0, 0])
    gone: i64 = 0
    for seat in range(SEATS):
        leaving = min(count, state.crew(seat, source))
        state.shift(seat, source, UNAVAILABLE, leaving)
        lost[seat] = leaving
        gone += leaving
    if journal is not None and gone > 0:
        journal.tell(events.Declined(place, [lost[seat] for seat in range(SEATS)]))
    return gone


@final
class BeginRounds(Step[FloodState]):
    """Phase 3 begins with the first player of the order (AF-7.1)."""

    by_chance: ClassVar[bool] = True

    def misfit(self, state: FloodState) -> str:
        return not_beginning(state)

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_ACTIONS
        state.become(frames.ACTION, state.order[0])
