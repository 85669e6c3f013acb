"""Phase 3: choosing an action, and what it costs once somebody has passed (AF-7)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    ACT,
    ACT_BUILD_CITY,
    ACT_EXPAND_EMPIRE,
    ACT_PASS,
    ACT_PLACE_WORKERS,
    ACT_START_EMPIRE,
    ACT_TRADE,
    BUILD,
    FROM_STOCK,
    PAY,
    PAY_ARMY,
    PAY_WORKER,
)
from edubba.games.after_the_flood.decisions.build import can_build, why_no_build
from edubba.games.after_the_flood.decisions.empire import can_start, why_no_start
from edubba.games.after_the_flood.decisions.expand import can_expand, why_no_expansion
from edubba.games.after_the_flood.decisions.frames import (
    BUILD_CITY,
    CHOOSE_EMPIRE,
    EXPAND_MENU,
    PAYMENT,
    TRADE_MENU,
    WORKERS_MENU,
)
from edubba.games.after_the_flood.decisions.passing import begin_pass
from edubba.games.after_the_flood.decisions.rounds import out_of_turn
from edubba.games.after_the_flood.decisions.trade import can_trade, why_no_trade
from edubba.games.after_the_flood.decisions.workers import can_place, why_no_placing
from edubba.games.after_the_flood.events import ActionChosen, CostPaid
from edubba.games.after_the_flood.state import STOCK, UNAVAILABLE, FloodState
from edubba.games.after_the_flood.tables import SURCHARGE


def can_do(state: FloodState, seat: i64, act: i64) -> bool:
    """Whether an action has any legal content (AF-7.5)."""
    if act == ACT_BUILD_CITY:
        return can_build(state, seat)
    if act == ACT_PLACE_WORKERS:
        return can_place(state, seat)
    if act == ACT_TRADE:
        return can_trade(state, seat)
    if act == ACT_START_EMPIRE:
        return can_start(state, seat)
    if act == ACT_EXPAND_EMPIRE:
        return can_expand(state, seat)
    return True  # AF-7.6


def has_payment(state: FloodState, seat: i64, payment: i64) -> bool:
    """Pieces on the board cannot pay (AF-7.3)."""
    if payment == PAY_WORKER:
        return state.crew(seat, FROM_STOCK) >= SURCHARGE
    if payment == PAY_ARMY:
        return state.ready[seat] >= SURCHARGE
    return state.hand(seat, payment) >= SURCHARGE


def pay(state: FloodState, seat: i64, payment: i64, count: i64) -> None:
    """Resources to the stock, workers and armies to the unavailable ones (AF-7.3)."""
    if payment == PAY_WORKER:
        state.shift(seat, FROM_STOCK, UNAVAILABLE, count)
    elif payment == PAY_ARMY:
        state.dismiss(seat, count)
    else:
        state.carry(payment, seat, STOCK, count)


def pays_for(state: FloodState, seat: i64, act: i64, payment: i64) -> bool:
    """Whether the action is still possible after this payment (AF-7.4), tried out on the spot:
    a piece just paid may be the very one that is then taken in trade (AF-22.2)."""
    if not has_payment(state, seat, payment):
        return False
    pay(state, seat, payment, SURCHARGE)
    possible = can_do(state, seat, act)
    pay(state, seat, payment, -SURCHARGE)
    return possible


def can_choose(state: FloodState, seat: i64, act: i64) -> bool:
    if act == ACT_PASS or state.passed == 0:
        return can_do(state, seat, act)
    for payment in range(BUILD - PAY):
        if pays_for(state, seat, act, payment):
            return True
    return False


def begin(state: FloodState, seat: i64, act: i64) -> None:
    """The first node of an action."""
    if act == ACT_BUILD_CITY:
        state.become(BUILD_CITY, seat, 0, 0)
    elif act == ACT_PLACE_WORKERS:
        state.become(WORKERS_MENU, seat, 0, 0)
    elif act == ACT_TRADE:
        state.become(TRADE_MENU, seat, 0, 0)
        state.extend(0, 0, 0, 0)
    elif act == ACT_START_EMPIRE:
        state.become(CHOOSE_EMPIRE, seat, 0, 0)
    else:
        state.become(EXPAND_MENU, seat, 0, 0)


@final
class Action(Decision):
    """One of the six actions (AF-7.2); passing is always possible."""

    name: ClassVar[str] = "action"

    def misfit(self, base: State) -> str:
        return out_of_turn(cast(FloodState, base), base.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for act in range(ACT_PASS + 1):
            if can_choose(state, state.actor, act):
                actions.add(ACT + act)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        act: i64 = action - ACT
        if journal is not None:
            journal.tell(ActionChosen(seat, act))
        if act == ACT_PASS:
            begin_pass(state, seat, journal)
        elif state.passed != 0:
            state.become(PAYMENT, seat, act, 0)
        else:
            begin(state, seat, act)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if not ACT <= action < PAY:
            return reasons.choose_action_first()
        act: i64 = action - ACT
        if state.passed != 0:
            payable = [p for p in range(BUILD - PAY) if has_payment(state, state.actor, p)]
            if not payable:
                return reasons.nothing_to_pay_with()
            if can_do(state, state.actor, act):
                return reasons.no_payment_left(act)
        return why_no_action(state, state.actor, act)

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        if state.passed != 0:
            return words.ask_action_at_a_cost(state.actor)
        return words.ask_action(state.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.act(action - ACT)


def why_no_action(state: FloodState, seat: i64, act: i64) -> Reason:
    """Why an action has no legal content."""
    if act == ACT_BUILD_CITY:
        return why_no_build(state, seat)
    if act == ACT_PLACE_WORKERS:
        return why_no_placing(state, seat)
    if act == ACT_TRADE:
        return why_no_trade(state, seat)
    if act == ACT_START_EMPIRE:
        return why_no_start(state, seat)
    return why_no_expansion(state, seat)


@final
class Payment(Decision):
    """The cost of an action after the first pass (AF-7.3, AF-20.2)."""

    name: ClassVar[str] = "payment"
    frame: ClassVar[tuple[str, ...]] = ("act",)

    def ranges(self, base: State) -> list[range]:
        return [range(ACT_PASS)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.passed == 0:
            return "nobody has passed, so nothing is paid"
        if not can_choose(state, state.actor, state.a):
            return "no payment makes that action possible"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for payment in range(BUILD - PAY):
            if pays_for(state, state.actor, state.a, payment):
                actions.add(PAY + payment)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        payment: i64 = action - PAY
        pay(state, seat, payment, SURCHARGE)
        if journal is not None:
            journal.tell(CostPaid(seat, payment, state.a))
        begin(state, seat, state.a)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if not PAY <= action < BUILD:
            return reasons.pay_first(state.a)
        payment: i64 = action - PAY
        if not has_payment(state, state.actor, payment):
            return reasons.cannot_pay(payment)
        return reasons.payment_spoils(payment, state.a)

    def prompt(self, base: State) -> Message:
        return words.ask_payment(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        return words.payment(action - PAY)

    def targets(self, base: State, action: i64) -> list[str]:
        payment: i64 = action - PAY
        if payment == PAY_WORKER:
            return [elements.workers(base.actor)]
        if payment == PAY_ARMY:
            return [elements.armies(base.actor)]
        return [elements.good(base.actor, payment)]
