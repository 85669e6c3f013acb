"""Phase 6: the board is cleared for the next turn (AF-17)."""

from typing import ClassVar, final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import CHANCE, NOBODY
from edubba.games.after_the_flood import codes, events, terms
from edubba.games.after_the_flood.codes import AREAS, RESOURCES, SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.state import BIDS, EQUIPMENT, STOCK, UNAVAILABLE, FloodState


@final
class EndOfTurn(Step[FloodState]):
    """Armies and unplaced workers go home, boxes are emptied, the turn marker moves."""

    by_chance: ClassVar[bool] = True

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_END_OF_TURN
        if journal is not None:
            journal.tell(events.TurnEnded(state.turn))
        for seat in range(SEATS):
            disband(state, seat)
            empty_box(state, BIDS + seat)
            empty_box(state, EQUIPMENT + seat)
            state.empire[seat] = NOBODY
            state.started[seat] = NOBODY
            state.moved[seat] = 0
        state.passed = 0
        if state.turn == terms.TURNS:  # AF-17.3
            state.become(frames.FINAL_SCORING, CHANCE)
        else:
            state.turn += 1
            state.become(frames.COLLECT, CHANCE)


def disband(state: FloodState, seat: i64) -> None:
    """All armies and the unplaced workers become unavailable; placed workers stay (AF-17.1)."""
    for area in range(AREAS):
        if state.holds(seat, area):
            state.idle[seat] += state.armies[area]
            state.armies[area] = 0
    state.held[seat] = 0
    state.dismiss(seat, state.ready[seat])
    state.shift(seat, codes.FROM_STOCK, UNAVAILABLE, state.crew(seat, codes.FROM_STOCK))


def empty_box(state: FloodState, pile: i64) -> None:
    """The pieces of a box return to the stock (AF-17.2)."""
    for good in range(RESOURCES):
        state.carry(good, pile, STOCK, state.goods[pile * RESOURCES + good])
