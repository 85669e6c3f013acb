"""Phases 4 and 5: order of play, empire points, expansion of cities (AF-15, AF-16)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, Step
from edubba.core.state import CHANCE
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import RESOURCES, SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.base import OneCity
from edubba.games.after_the_flood.state import (
    ALL_SUMER,
    BIDS,
    BY_AREAS,
    BY_CITIES,
    BY_NIPPUR,
    STOCK,
    FloodState,
)


@final
class SettleOrder(Step[FloodState]):
    """Highest bid first; equal bids keep their order (AF-15.1). In turn 5 too (AF-15.2)."""

    by_chance: ClassVar[bool] = True

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_ORDER_OF_PLAY
        for _ in range(SEATS - 1):
            for at in range(SEATS - 1):
                ahead = state.order[at]
                behind = state.order[at + 1]
                if state.pile_value(BIDS + behind) > state.pile_value(BIDS + ahead):
                    state.order[at] = behind
                    state.order[at + 1] = ahead
        if journal is not None:
            journal.tell(events.OrderSet(state.turn_order()))
        state.become(frames.SCORE_EMPIRES, CHANCE)


def sumer_held(state: FloodState, seat: i64) -> i64:
    """How many Sumer areas a player holds."""
    return count_bits(state.held[seat] & ALL_SUMER)


@final
class ScoreEmpires(Step[FloodState]):
    """Two points an area held, one more in Sumer with a city in Nippur (AF-16.1, AF-16.2)."""

    by_chance: ClassVar[bool] = True

    def run(self, state: FloodState, journal: Journal | None) -> None:
        state.phase = codes.PHASE_VICTORY_POINTS
        for at in range(SEATS):
            seat = state.order[at]
            areas: i64 = terms.AREA_POINTS * count_bits(state.held[seat])
            nippur: i64 = 0
            if state.has_city(seat, codes.NIPPUR):
                nippur = terms.NIPPUR_POINTS * sumer_held(state, seat)
            state.score(seat, BY_AREAS, areas)
            state.score(seat, BY_NIPPUR, nippur)
            if journal is not None:
                journal.tell(events.EmpireScored(seat, count_bits(state.held[seat]), areas))
                if nippur > 0:
                    journal.tell(events.NippurScored(seat, sumer_held(state, seat), nippur))
        state.become(frames.NEXT_EXPANSION, CHANCE)


def unexpanded(state: FloodState, seat: i64) -> i64:
    """Own cities that can be expanded, as bits (AF-16.4)."""
    return state.cities[seat] & ~state.expanded


def can_expand_city(state: FloodState, seat: i64) -> bool:
    return state.hand(seat, codes.WOOD) >= terms.WOOD_COST and unexpanded(state, seat) != 0


def not_expanding(state: FloodState, next_: i64) -> str:
    """What could not be while the player of this place in the order expands cities."""
    if count_bits(state.passed) < SEATS:
        return "pass"
    if next_ == SEATS or state.order[next_] != state.actor:
        return "grow"
    return "" if can_expand_city(state, state.actor) else "grow"


@final
class NextExpansion(Step[FloodState]):
    """Each player in the new order, as long as there are two wood and an unexpanded city."""

    by_chance: ClassVar[bool] = True
    frame: ClassVar[tuple[str, ...]] = ("next",)

    def run(self, state: FloodState, journal: Journal | None) -> None:
        next_ = state.a
        for at in range(next_, SEATS):
            seat = state.order[at]
            if can_expand_city(state, seat):
                state.become(frames.EXPAND_CITY, seat, at)
                return
        state.become(frames.END_OF_TURN, CHANCE)


@final
class ExpandCity(OneCity):
    """Expand one of the own unexpanded cities, or none (AF-16.3)."""

    frame: ClassVar[tuple[str, ...]] = ("next",)
    verbs: ClassVar[tuple[str, ...]] = ("city_expand", "city_end")

    def misfit(self, state: FloodState) -> str:
        next_ = state.a
        return not_expanding(state, next_)

    def other(self, state: FloodState) -> i64:
        return codes.CITY_END

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        spaces.without(obstacles.NOT_YOUR_CITY, ~state.cities[state.actor])
        spaces.without(obstacles.EXPANDED_ALREADY, state.expanded)

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        next_ = state.a
        state.become(frames.LUXURIES, state.actor, next_, space)

    def choose_other(self, state: FloodState, journal: Journal | None) -> None:
        next_ = state.a
        state.become(frames.NEXT_EXPANSION, CHANCE, next_ + 1)


def missing_luxury(state: FloodState, seat: i64, chosen: i64) -> i64:
    """The first luxury of a set that the player has not, none if that is past the last."""
    at: i64 = 0
    while at < len(terms.LUXURY) and (
        (chosen >> at) & 1 == 0 or state.hand(seat, terms.LUXURY[at]) > 0
    ):
        at += 1
    return at


@final
class Luxuries(OneOf[FloodState]):
    """Two wood and a set of luxuries, at most one of each (AF-16.3, AF-2.7)."""

    frame: ClassVar[tuple[str, ...]] = ("next", "city")
    verbs: ClassVar[tuple[str, ...]] = ("luxuries",)
    rule: ClassVar[str] = "AF-16.3"

    def misfit(self, state: FloodState) -> str:
        next_, city = state.a, state.b
        if (unexpanded(state, state.actor) >> city) & 1 == 0:
            return "grow"
        return not_expanding(state, next_)

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        lacks = missing_luxury(state, state.actor, answer) < len(terms.LUXURY)
        return obstacles.GOOD_NOT_HELD if lacks else NO_OBSTACLE

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        next_, city, seat = state.a, state.b, state.actor
        state.carry(codes.WOOD, seat, STOCK, terms.WOOD_COST)
        for at in range(len(terms.LUXURY)):
            if (answer >> at) & 1:
                state.carry(terms.LUXURY[at], seat, STOCK, 1)
        state.expanded |= 1 << city
        points = terms.EXPANSION_POINTS[count_bits(answer)]
        state.score(seat, BY_CITIES, points)
        if journal is not None:
            paid = [0] * RESOURCES
            paid[codes.WOOD] = terms.WOOD_COST
            for luxury in luxuries_of(answer):
                paid[luxury] = 1
            journal.tell(events.CityExpanded(seat, city, paid, points))
        state.become(frames.NEXT_EXPANSION, CHANCE, next_)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        city = state.b
        return {"area": words.area(city)}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        chosen: i64 = action - self.start
        missing = missing_luxury(state, state.actor, chosen)
        return {
            "count": count_bits(chosen),
            "goods": words.listed([words.good(good) for good in luxuries_of(chosen)]),
            "points": terms.EXPANSION_POINTS[count_bits(chosen)],
            "good": words.good(terms.LUXURY[missing % len(terms.LUXURY)]),
        }


def luxuries_of(chosen: i64) -> list[int]:
    return [int(terms.LUXURY[at]) for at in range(len(terms.LUXURY)) if (chosen >> at) & 1]
