"""The first order of play (AF-4.2)."""

from typing import final

from edubba.core.actions import Actions
from edubba.core.bits import all_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Chance
from edubba.core.state import CHANCE
from edubba.games.after_the_flood import codes, events, terms
from edubba.games.after_the_flood.codes import SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.state import FloodState


def take_order(state: FloodState, order: i64) -> None:
    """Lay out one of the six orders."""
    for at in range(SEATS):
        state.order[at] = terms.ORDER_SEATS[order * SEATS + at]


@final
class FirstOrder(Chance[FloodState]):
    """Each of the six orders is as likely as the others (AF-4.2, AF-20.10)."""

    def misfit(self, state: FloodState) -> str:
        if state.turn != 1 or state.terms.first_order != terms.NOWHERE:
            return "draw_order"
        return ""

    def legal_into(self, state: FloodState, actions: Actions) -> None:
        actions.add_lots(codes.FIRST_ORDER, all_bits(codes.ROLL - codes.FIRST_ORDER))

    def apply(self, state: FloodState, action: i64, journal: Journal | None) -> None:
        take_order(state, action - codes.FIRST_ORDER)
        if journal is not None:
            journal.tell(events.OrderSet(state.turn_order()))
        state.become(frames.COLLECT, CHANCE)
