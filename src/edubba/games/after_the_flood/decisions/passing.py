"""Pass: leave the round with a bid for the next order of play (AF-14)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import PASS_ADD, PASS_END, RESOURCES
from edubba.games.after_the_flood.decisions.frames import PASS_MENU
from edubba.games.after_the_flood.decisions.rounds import end_action
from edubba.games.after_the_flood.events import Passed
from edubba.games.after_the_flood.state import BIDS, FloodState
from edubba.games.after_the_flood.tables import VALUE


def begin_pass(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """From this moment all others pay for their actions (AF-7.3)."""
    state.passed |= 1 << seat
    bid_or_end(state, seat, journal)


def bid_or_end(state: FloodState, seat: i64, journal: Journal | None) -> None:
    """The menu ends by itself when no resource is left to bid."""
    if state.pile_size(seat) > 0:
        state.become(PASS_MENU, seat, 0, 0)
    else:
        end_pass(state, seat, journal)


def end_pass(state: FloodState, seat: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(Passed(seat, state.pieces(BIDS + seat), state.pile_value(BIDS + seat)))
    end_action(state, seat, journal)


@final
class PassMenu(Decision):
    """Any number of resources into the Passed box, also none (AF-14.1)."""

    name: ClassVar[str] = "pass"

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if (state.passed >> state.actor) & 1 == 0:
            return "that player has not passed"
        return "" if state.pile_size(state.actor) > 0 else "there is no resource to bid"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for good in range(RESOURCES):
            if state.hand(state.actor, good) > 0:
                actions.add(PASS_ADD + good)
        actions.add(PASS_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if action == PASS_END:
            end_pass(state, seat, journal)
        else:
            state.carry(action - PASS_ADD, seat, BIDS + seat, 1)
            bid_or_end(state, seat, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if PASS_ADD <= action < PASS_END:
            return reasons.good_not_held(action - PASS_ADD, "AF-14.1")
        return reasons.passing_now()

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        return words.ask_bid(state.actor, state.pile_value(BIDS + state.actor))

    def label(self, base: State, action: i64) -> Message:
        if action == PASS_END:
            return words.label_pass_end()
        good: i64 = action - PASS_ADD
        return words.label_bid(good, VALUE[good])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == PASS_END:
            return []
        return [elements.good(base.actor, action - PASS_ADD)]
