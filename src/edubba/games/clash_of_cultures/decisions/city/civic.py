"""Civic Improvement (CC-7)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.words import Message
from edubba.games.clash_of_cultures import codes, obstacles
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceChoice
from edubba.games.clash_of_cultures.decisions.city.mood import raise_mood
from edubba.games.clash_of_cultures.decisions.payment import (
    ANY_FOR_MOOD,
    can_pay,
    flags_for,
    lack_of,
    one_of,
    pay,
    payable,
)
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState


def flags_of(state: ClashState, seat: i64) -> i64:
    """Rituals: any resource stands in for Mood tokens (CC-3.25.2)."""
    flags: i64 = ANY_FOR_MOOD if state.player(seat).has(codes.RITUALS) else 0
    return flags_for(state, seat, flags)


def price_of(city: City) -> i64:
    """As many Mood tokens as the city is large (CC-7.1)."""
    return one_of(codes.MOOD, city.size())


def obstacle_to_raising(state: ClashState, seat: i64, cell: i64, reserve: i64) -> i64:
    """Whether a step of this city can be paid (CC-7.1) beside some Mood tokens for Voting."""
    if state.owner_at(cell) != seat:
        return obstacles.NO_CITY_OF_YOURS
    city = state.city(cell)
    if city.mood == codes.HAPPY:
        return obstacles.HAPPY_ALREADY
    price = price_of(city) + one_of(codes.MOOD, reserve)
    paid = payable(state, seat, price, 0, flags_of(state, seat), 0)
    return NO_OBSTACLE if paid else obstacles.CANNOT_PAY


def can_raise(state: ClashState, seat: i64, first: i64, reserve: i64) -> bool:
    """Whether a city from a space on can be raised."""
    for i in range(len(state.cities)):
        cell = state.cities[i].cell
        if cell >= first and obstacle_to_raising(state, seat, cell, reserve) == NO_OBSTACLE:
            return True
    return False


def possible(state: ClashState, seat: i64, reserve: i64) -> bool:
    if not can_pay(state, seat, one_of(codes.MOOD, reserve), 0):
        return False
    return can_raise(state, seat, 0, reserve)


def begin(state: ClashState, seat: i64) -> None:
    state.push(frames.CIVIC_STEP, seat)


class CivicStep(SpaceChoice):
    """Which city to raise by one step."""

    frame: ClassVar[tuple[str, ...]] = ("from", "steps")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")
    rule: ClassVar[str] = "CC-7.1"

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        first = state.a
        obstacle = obstacle_to_raising(state, state.actor, cell, 0)
        if cell < first and obstacle in (NO_OBSTACLE, obstacles.CANNOT_PAY):
            return obstacles.CITIES_IN_ORDER
        return obstacle

    def obstacle_beside(self, state: ClashState) -> i64:
        steps = state.b
        return NO_OBSTACLE if steps > 0 else obstacles.RAISE_FIRST

    def lack(self, state: ClashState, action: i64) -> Message:
        price = price_of(state.city(action - self.first))
        return lack_of(state, price, flags_of(state, state.actor))

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, first, steps = state.actor, state.a, state.b
        price = price_of(state.city(cell))
        raise_mood(state, cell, journal)
        state.become(frames.CIVIC_NEXT, seat, cell if state.terms.in_order else first, steps + 1)
        flags: i64 = ANY_FOR_MOOD if state.player(seat).has(codes.RITUALS) else 0
        pay(state, seat, price, flags)


class CivicNext(Step[ClashState]):
    """Go on while another step can be paid."""

    frame: ClassVar[tuple[str, ...]] = ("from", "steps")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        first = state.a
        if can_raise(state, state.actor, first, 0):
            state.code = frames.CIVIC_STEP
        else:
            state.pop()
