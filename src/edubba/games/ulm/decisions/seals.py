"""The Seal action: price, place, crest income (UL-5.12 to UL-5.15, UL-6.8)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.ulm import codes, events, obstacles, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.possible import full, in_reach, obstacle_to_seal, seal_price
from edubba.games.ulm.decisions.supplies import pay_coins, score
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import COAT_INCOME, CREST_COAT, PRIVILEGE


@final
class SealAction(OneSpace[UlmState]):
    """Choose a quarter in reach, pay, place a seal, then income and privilege (UL-5.12)."""

    frame: ClassVar[tuple[str, ...]] = ("base_price",)
    verbs: ClassVar[tuple[str, ...]] = ("seal_quarter",)

    def misfit(self, state: UlmState) -> str:
        base_price = state.a
        free = base_price == 0 and not state.sealed
        barred = obstacle_to_seal(state, state.actor, base_price) != NO_OBSTACLE
        return "seal" if free or barred else ""

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        reach = in_reach(state, state.actor)
        taken = full(state, reach)
        spaces.without(obstacles.OUT_OF_REACH, ~reach)
        if state.terms.same_seal:
            spaces.without(obstacles.EDGES_FULL, taken & codes.COAT_QUARTERS)
        spaces.without(obstacles.QUARTER_FULL, taken)

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        base_price, seat = state.a, state.to_move
        price = seal_price(state, base_price)
        if journal is not None and price < base_price and state.tower == codes.TOWER_OPEN_GATES:
            journal.tell(events.GatesUsed(seat))
        pay_coins(state, seat, price, journal)
        if not state.terms.extra_seal:
            state.sealed = True
        if journal is not None:
            journal.tell(events.SealPlaced(seat, space, words.privilege(space, state.terms)))
        if not (state.terms.same_seal and (codes.COAT_QUARTERS >> space) & 1):
            state.players[seat].seals -= 1
            state.seals_in[space * state.seats + seat] += 1
        # With `same_seal` it goes to the edge at the end of the privilege (UL-13.5).
        income(state, seat, space, journal)
        state.become(frames.EFFECT, seat, PRIVILEGE[space])

    def asked(self, state: UlmState) -> dict[str, Arg]:
        base_price = state.a
        return {"price": seal_price(state, base_price)}


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
        journal.tell(events.CrestIncome(owner, quarter))
    score(state, owner, COAT_INCOME[CREST_COAT[quarter]], journal)
