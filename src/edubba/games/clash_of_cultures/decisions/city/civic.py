"""Civic Improvement (CC-7)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import HAPPY, MOOD, PICK, RITUALS, STOP
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceBefore
from edubba.games.clash_of_cultures.decisions.city.mood import raise_mood
from edubba.games.clash_of_cultures.decisions.payment import (
    ANY_FOR_MOOD,
    can_pay,
    flags_for,
    one_of,
    pay,
    payable,
)
from edubba.games.clash_of_cultures.state import ClashState


def flags_of(state: ClashState, seat: i64) -> i64:
    """Rituals: any resource stands in for Mood tokens (CC-3.25.2)."""
    flags: i64 = ANY_FOR_MOOD if state.player(seat).has(RITUALS) else 0
    return flags_for(state, seat, flags)


def can_raise(state: ClashState, seat: i64, cell: i64, reserve: i64) -> bool:
    """Whether a step of this city can be paid (CC-7.1) beside some Mood tokens for Voting."""
    city = state.city(cell)
    if city.owner != seat or city.mood == HAPPY:
        return False
    price = one_of(MOOD, city.size() + reserve)
    return payable(state, seat, price, 0, flags_of(state, seat), 0)


def possible(state: ClashState, seat: i64, reserve: i64) -> bool:
    if not can_pay(state, seat, one_of(MOOD, reserve), 0):
        return False
    for i in range(len(state.cities)):
        if can_raise(state, seat, state.cities[i].cell, reserve):
            return True
    return False


def begin(state: ClashState, seat: i64) -> None:
    state.push(frames.CIVIC_STEP, seat)


def raisable_from(state: ClashState, first: i64) -> bool:
    for i in range(len(state.cities)):
        cell = state.cities[i].cell
        if cell >= first and can_raise(state, state.actor, cell, 0):
            return True
    return False


@final
class CivicStep(SpaceBefore):
    """Which city to raise by one step."""

    name: ClassVar[str] = "civic_step"
    frame: ClassVar[tuple[str, ...]] = ("from", "steps")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            cell = cells[i]
            if cell >= state.a and state.has_city(cell):
                if can_raise(state, state.actor, cell, 0):
                    actions.add(PICK + cell)
        if state.b > 0:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        cell: i64 = action - PICK
        seat = state.actor
        price = one_of(MOOD, state.city(cell).size())
        raise_mood(state, cell, journal)
        first = cell if state.terms.in_order else state.a
        state.become(frames.CIVIC_NEXT, seat, first, state.b + 1)
        flags: i64 = ANY_FOR_MOOD if state.player(seat).has(RITUALS) else 0
        pay(state, seat, price, flags)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-7.1")
        if state.city(cell).mood == HAPPY:
            return words.with_rule("happy_already", "CC-7.1")
        if cell < state.a:
            return words.with_rule("cities_in_order", "CC-7.1")
        return words.cannot_pay("CC-7.1")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        if action == STOP:
            return words.with_rule("raise_first", "CC-7.1")
        return words.not_offered()


@final
class CivicNext(Step[ClashState]):
    """Go on while another step can be paid."""

    name: ClassVar[str] = "civic_next"
    frame: ClassVar[tuple[str, ...]] = ("from", "steps")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if raisable_from(state, state.a):
            state.code = frames.CIVIC_STEP
        else:
            state.pop()


def why_not() -> Reason:
    return words.with_rule("no_city_to_raise", "CC-7.1")
