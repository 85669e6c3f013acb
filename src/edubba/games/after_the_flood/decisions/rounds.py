"""Whose turn it is to act (AF-7.1), and what closes an action."""

from edubba.core.native import i64
from edubba.core.state import CHANCE
from edubba.games.after_the_flood import codes
from edubba.games.after_the_flood.codes import SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.state import FloodState


def out_of_turn(state: FloodState, seat: i64) -> str:
    """What could not be in any decision of an action: who has passed takes none (AF-14.1)."""
    return "pass" if state.has_passed(seat) else ""


def not_beginning(state: FloodState) -> str:
    """What could not be before the first action of a turn."""
    return "" if state.passed == 0 else "pass"


def end_action(state: FloodState, seat: i64) -> None:
    """Hand on to the next player who has not passed; when all have, phase 4 comes."""
    if state.terms.ready_next_action:  # AF-9.9
        state.shift(
            seat,
            codes.FROM_SCRIBES_NEW,
            codes.FROM_SCRIBES_READY,
            state.crew(seat, codes.FROM_SCRIBES_NEW),
        )
    at: i64 = 0
    while state.order[at] != seat:
        at += 1
    for later in range(1, SEATS + 1):
        after = state.order[(at + later) % SEATS]
        if not state.has_passed(after):
            state.become(frames.ACTION, after)
            return
    state.become(frames.SETTLE_ORDER, CHANCE)
