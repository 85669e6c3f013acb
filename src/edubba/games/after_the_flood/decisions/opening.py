"""The first order of play (AF-4.2)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import reasons, words
from edubba.games.after_the_flood.codes import FIRST_ORDER, ROLL, SEATS
from edubba.games.after_the_flood.decisions.frames import COLLECT
from edubba.games.after_the_flood.events import OrderSet
from edubba.games.after_the_flood.state import FloodState
from edubba.games.after_the_flood.tables import NOWHERE, ORDER_SEATS


def take_order(state: FloodState, order: i64) -> None:
    """Lay out one of the six orders."""
    for at in range(SEATS):
        state.order[at] = ORDER_SEATS[order * SEATS + at]


@final
class DrawOrder(Decision):
    """Each of the six orders is as likely as the others (AF-4.2, AF-20.10)."""

    name: ClassVar[str] = "first_order"
    by_chance: ClassVar[bool] = True

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.turn != 1 or state.terms.first_order != NOWHERE:
            return "the order is drawn before turn 1, and only if it was not agreed"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        for order in range(FIRST_ORDER, ROLL):
            actions.add_outcome(order, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        take_order(state, action - FIRST_ORDER)
        if journal is not None:
            journal.tell(OrderSet([state.order[at] for at in range(SEATS)]))
        state.become(COLLECT, CHANCE, 0, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.only_the_draw()

    def prompt(self, base: State) -> Message:
        return words.ask_order()
