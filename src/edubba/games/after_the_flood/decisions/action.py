"""Phase 3: choosing an action, and what it costs once somebody has passed (AF-7)."""

from typing import ClassVar, Final, final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.questions import OneOf
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, elements, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import PAYMENTS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.build import obstacle_to_building
from edubba.games.after_the_flood.decisions.empire import obstacle_to_starting
from edubba.games.after_the_flood.decisions.expand import obstacle_to_expanding
from edubba.games.after_the_flood.decisions.passing import begin_pass
from edubba.games.after_the_flood.decisions.rounds import out_of_turn
from edubba.games.after_the_flood.decisions.trade import obstacle_to_trading
from edubba.games.after_the_flood.decisions.workers import obstacle_to_placing
from edubba.games.after_the_flood.state import STOCK, UNAVAILABLE, FloodState

BEGINS: Final = vec[i64](
    [frames.BUILD, frames.PLACE_WORKERS, frames.TRADE, frames.EMPIRE, frames.EXPAND]
)
"""The first question of every action but passing."""


def obstacle_to_doing(state: FloodState, seat: i64, act: i64) -> i64:
    """What leaves an action without any legal content (AF-7.5)."""
    if act == codes.ACT_BUILD_CITY:
        return obstacle_to_building(state, seat)
    if act == codes.ACT_PLACE_WORKERS:
        return obstacle_to_placing(state, seat)
    if act == codes.ACT_TRADE:
        return obstacle_to_trading(state, seat)
    if act == codes.ACT_START_EMPIRE:
        return obstacle_to_starting(state, seat)
    if act == codes.ACT_EXPAND_EMPIRE:
        return obstacle_to_expanding(state, seat, 0)
    return NO_OBSTACLE  # AF-7.6


def has_payment(state: FloodState, seat: i64, payment: i64) -> bool:
    """Pieces on the board cannot pay (AF-7.3)."""
    if payment == codes.PAY_WORKER:
        return state.crew(seat, codes.FROM_STOCK) >= terms.SURCHARGE
    if payment == codes.PAY_ARMY:
        return state.ready[seat] >= terms.SURCHARGE
    return state.hand(seat, payment) >= terms.SURCHARGE


def pay(state: FloodState, seat: i64, payment: i64, count: i64) -> None:
    """Resources to the stock, workers and armies to the unavailable ones (AF-7.3)."""
    if payment == codes.PAY_WORKER:
        state.shift(seat, codes.FROM_STOCK, UNAVAILABLE, count)
    elif payment == codes.PAY_ARMY:
        state.dismiss(seat, count)
    else:
        state.carry(payment, seat, STOCK, count)


def obstacle_to_paying(state: FloodState, seat: i64, act: i64, payment: i64) -> i64:
    """The action must still be possible after the payment (AF-7.4), which is tried out on the spot:
    a piece just paid may be the very one that is then taken in trade (AF-22.2)."""
    if not has_payment(state, seat, payment):
        return obstacles.CANNOT_PAY
    pay(state, seat, payment, terms.SURCHARGE)
    obstacle = obstacle_to_doing(state, seat, act)
    pay(state, seat, payment, -terms.SURCHARGE)
    return NO_OBSTACLE if obstacle == NO_OBSTACLE else obstacles.PAYMENT_SPOILS


def obstacle_to_acting(state: FloodState, seat: i64, act: i64) -> i64:
    """After the first pass some payment must be possible (AF-7.4)."""
    if act == codes.ACT_PASS or state.passed == 0:
        return obstacle_to_doing(state, seat, act)
    broke = True
    for payment in range(PAYMENTS):
        obstacle = obstacle_to_paying(state, seat, act, payment)
        if obstacle == NO_OBSTACLE:
            return NO_OBSTACLE
        if obstacle == obstacles.PAYMENT_SPOILS:
            broke = False
    if broke:
        return obstacles.NOTHING_TO_PAY_WITH
    obstacle = obstacle_to_doing(state, seat, act)
    return obstacles.NO_PAYMENT_LEFT if obstacle == NO_OBSTACLE else obstacle


def begin(state: FloodState, seat: i64, act: i64) -> None:
    state.become(BEGINS[act], seat)
    state.extend(0, 0, 0, 0)


@final
class Action(OneOf[FloodState]):
    """One of the six actions (AF-7.2); passing is always possible."""

    verbs: ClassVar[tuple[str, ...]] = ("act",)

    def misfit(self, state: FloodState) -> str:
        return out_of_turn(state, state.actor)

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        return obstacle_to_acting(state, state.actor, answer)

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        seat = state.actor
        if journal is not None:
            journal.tell(events.ActionChosen(seat, answer))
        if answer == codes.ACT_PASS:
            begin_pass(state, seat, journal)
        elif state.passed != 0:
            state.become(frames.PAYMENT, seat, answer)
        else:
            begin(state, seat, answer)

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        return {"act": words.act(action - self.start), "most": state.terms.max_relocations}

    def asked(self, state: FloodState) -> dict[str, Arg]:
        return {"costs": int(state.passed != 0)}


@final
class Payment(OneOf[FloodState]):
    """The cost of an action after the first pass (AF-7.3, AF-20.2)."""

    frame: ClassVar[tuple[str, ...]] = ("act",)
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def misfit(self, state: FloodState) -> str:
        act = state.a
        if state.passed == 0 or obstacle_to_acting(state, state.actor, act) != NO_OBSTACLE:
            return "pay"
        return out_of_turn(state, state.actor)

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        act = state.a
        return obstacle_to_paying(state, state.actor, act, answer)

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        act, seat = state.a, state.actor
        pay(state, seat, answer, terms.SURCHARGE)
        if journal is not None:
            journal.tell(events.CostPaid(seat, answer, act))
        begin(state, seat, act)

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        act = state.a
        return {"payment": words.payment(action - self.start), "act": words.act(act)}

    def asked(self, state: FloodState) -> dict[str, Arg]:
        act = state.a
        return {"act": words.act(act)}

    def targets(self, state: FloodState, action: i64) -> list[str]:
        payment = action - self.start
        if payment == codes.PAY_WORKER:
            return [elements.workers(state.actor)]
        if payment == codes.PAY_ARMY:
            return [elements.armies(state.actor)]
        return [elements.good(state.actor, payment)]
