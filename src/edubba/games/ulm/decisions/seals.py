"""The Seal action: price, place, crest income (UL-5.12 to UL-5.15, UL-6.8)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.city_events import CrestIncome, SealPlaced
from edubba.games.ulm.codes import (
    COAT_QUARTERS,
    QUARTERS,
    SEAL_PRICE,
    SEAL_QUARTER,
    TOWER_OPEN_GATES,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.frames import EFFECT
from edubba.games.ulm.decisions.possible import (
    can_seal,
    has_room,
    in_reach,
    seal_price,
)
from edubba.games.ulm.decisions.supplies import pay_coins, score
from edubba.games.ulm.elements import quarter_element
from edubba.games.ulm.events import GatesUsed
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import COAT_INCOME, CREST_COAT, PRIVILEGE


@final
class SealAction(Decision):
    """Choose a quarter in reach, pay, place a seal, then income and privilege (UL-5.12)."""

    name: ClassVar[str] = "seal_action"
    frame: ClassVar[tuple[str, ...]] = ("base_price",)

    def ranges(self, base: State) -> list[range]:
        return [range(0 if cast(UlmState, base).terms.extra_seal else 1, SEAL_PRICE + 1)]

    def misfit(self, base: State) -> str:
        if not can_seal(cast(UlmState, base), base.actor, base.a):
            return "no Seal action is possible"
        if base.a == 0 and not cast(UlmState, base).sealed:
            return "the free Seal action is not used"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        reach = in_reach(state, state.actor)
        for quarter in range(QUARTERS):
            if (reach >> quarter) & 1 and has_room(state, quarter):
                actions.add(SEAL_QUARTER + quarter)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        quarter: i64 = action - SEAL_QUARTER
        price = seal_price(state, state.a)
        if journal is not None and price < state.a and state.tower == TOWER_OPEN_GATES:
            journal.tell(GatesUsed(seat))
        pay_coins(state, seat, price, journal)
        if not state.terms.extra_seal:
            state.sealed = True
        if journal is not None:
            journal.tell(SealPlaced(seat, quarter, words.privilege(quarter, state.terms)))
        if not (state.terms.same_seal and (COAT_QUARTERS >> quarter) & 1):
            state.players[seat].seals -= 1
            state.seals_in[quarter * state.seats + seat] += 1
        # With `same_seal` it goes to the edge at the end of the privilege (UL-13.5).
        income(state, seat, quarter, journal)
        state.become(EFFECT, seat, PRIVILEGE[quarter], 0)

    def why_not(self, base: State, action: i64) -> Reason:
        if SEAL_QUARTER <= action < SEAL_QUARTER + QUARTERS:
            return reasons.why_not_quarter(cast(UlmState, base), action - SEAL_QUARTER)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        state = cast(UlmState, base)
        return words.ask_seal(state.actor, seal_price(state, state.a))

    def label(self, base: State, action: i64) -> Message:
        return words.label_seal(action - SEAL_QUARTER, cast(UlmState, base).terms)

    def targets(self, base: State, action: i64) -> list[str]:
        return [quarter_element(action - SEAL_QUARTER)]


def income(state: UlmState, seat: i64, quarter: i64, journal: Journal | None) -> None:
    """The owner of a crest scores for every seal placed there (UL-6.8); by option whoever seals
    scores instead, the owner for his own seals too or not (UL-13.6)."""
    owner = state.crest_owner(quarter)
    if owner == NOBODY:
        return
    if state.terms.income_to_sealer:
        if owner == seat and not state.terms.income_from_own:
            return
        owner = seat
    if journal is not None:
        journal.tell(CrestIncome(owner, quarter))
    score(state, owner, COAT_INCOME[CREST_COAT[quarter]], journal)
