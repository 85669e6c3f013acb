"""Pass: leave the round with a bid for the next order of play (AF-14)."""

from typing import ClassVar, final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.after_the_flood import events
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.base import OnePiece
from edubba.games.after_the_flood.decisions.rounds import end_action
from edubba.games.after_the_flood.state import BIDS, FloodState


def begin_pass(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """From this moment all others pay for their actions (AF-7.3)."""
    state.passed |= 1 << seat
    bid_or_end(state, seat, journal)


def bid_or_end(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """The menu ends by itself when no resource is left to bid."""
    if state.pile_size(seat) > 0:
        state.become(frames.PASS, seat)
    else:
        end_pass(state, seat, journal)


def end_pass(state: FloodState, seat: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(events.Passed(seat, state.pieces(BIDS + seat), state.pile_value(BIDS + seat)))
    end_action(state, seat)


@final
class Pass(OnePiece):
    """Any number of resources into the events.Passed box, also none (AF-14.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("pass_add", "pass_end")
    rule: ClassVar[str] = "AF-14.1"

    def misfit(self, state: FloodState) -> str:
        if not state.has_passed(state.actor):
            return "pass"
        return "" if state.pile_size(state.actor) > 0 else "bid"

    def add(self, state: FloodState, good: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.carry(good, seat, BIDS + seat, 1)
        bid_or_end(state, seat, journal)

    def end(self, state: FloodState, journal: Journal | None) -> None:
        end_pass(state, state.actor, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        return {"value": state.pile_value(BIDS + state.actor)}
