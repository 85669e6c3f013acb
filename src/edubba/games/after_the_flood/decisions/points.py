"""Phases 4 and 5: order of play, empire points, expansion of cities (AF-15, AF-16)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    CITY_END,
    CITY_EXPAND,
    LUXURIES,
    NIPPUR,
    PHASE_ORDER_OF_PLAY,
    PHASE_VICTORY_POINTS,
    RESOURCES,
    SEATS,
    SUMER,
    WOOD,
)
from edubba.games.after_the_flood.decisions.frames import (
    ADD_LUXURIES,
    END_OF_TURN,
    EXPAND_CITY,
    NEXT_EXPANSION,
    SCORE_EMPIRES,
)
from edubba.games.after_the_flood.events import (
    CityExpanded,
    EmpireScored,
    NippurScored,
    OrderSet,
)
from edubba.games.after_the_flood.state import (
    BIDS,
    BY_AREAS,
    BY_CITIES,
    BY_NIPPUR,
    STOCK,
    FloodState,
)
from edubba.games.after_the_flood.tables import (
    AREA_POINTS,
    EXPANSION_POINTS,
    LUXURY,
    NIPPUR_POINTS,
    WOOD_COST,
)


@final
class SettleOrder(Decision):
    """Highest bid first; equal bids keep their order (AF-15.1). In turn 5 too (AF-15.2)."""

    name: ClassVar[str] = "settle_order"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        state.phase = PHASE_ORDER_OF_PLAY
        for _ in range(SEATS - 1):
            for at in range(SEATS - 1):
                ahead = state.order[at]
                behind = state.order[at + 1]
                if state.pile_value(BIDS + behind) > state.pile_value(BIDS + ahead):
                    state.order[at] = behind
                    state.order[at + 1] = ahead
        if journal is not None:
            journal.tell(OrderSet([state.order[at] for at in range(SEATS)]))
        state.become(SCORE_EMPIRES, CHANCE, 0, 0)


def sumer_held(state: FloodState, seat: i64) -> i64:
    """How many Sumer areas a player holds."""
    sumer: i64 = (1 << SUMER) - 1
    return count_bits(state.held[seat] & sumer)


@final
class ScoreEmpires(Decision):
    """Two points an area held, one more in Sumer with a city in Nippur (AF-16.1, AF-16.2)."""

    name: ClassVar[str] = "score_empires"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        state.phase = PHASE_VICTORY_POINTS
        for at in range(SEATS):
            seat = state.order[at]
            areas: i64 = AREA_POINTS * count_bits(state.held[seat])
            nippur: i64 = 0
            if state.has_city(seat, NIPPUR):
                nippur = NIPPUR_POINTS * sumer_held(state, seat)
            state.score(seat, BY_AREAS, areas)
            state.score(seat, BY_NIPPUR, nippur)
            if journal is not None:
                journal.tell(EmpireScored(seat, count_bits(state.held[seat]), areas))
                if nippur > 0:
                    journal.tell(NippurScored(seat, sumer_held(state, seat), nippur))
        state.become(NEXT_EXPANSION, CHANCE, 0, 0)


def unexpanded(state: FloodState, seat: i64) -> i64:
    """Own cities that can be expanded, as bits (AF-16.4)."""
    return state.cities[seat] & ~state.expanded


def can_expand_city(state: FloodState, seat: i64) -> bool:
    return state.hand(seat, WOOD) >= WOOD_COST and unexpanded(state, seat) != 0


def not_expanding(state: FloodState) -> str:
    """What could not be while a player, `state.a` in the order, expands cities."""
    if count_bits(state.passed) < SEATS:
        return "not all players have passed"
    if state.order[state.a] != state.actor:
        return "another player is next in the order of play"
    return "" if can_expand_city(state, state.actor) else "that player can expand no city"


@final
class NextExpansion(Decision):
    """Each player in the new order, as long as there are two wood and an unexpanded city."""

    name: ClassVar[str] = "next_expansion"
    frame: ClassVar[tuple[str, ...]] = ("next",)

    def ranges(self, base: State) -> list[range]:
        return [range(SEATS + 1)]

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        for at in range(state.a, SEATS):
            seat = state.order[at]
            if can_expand_city(state, seat):
                state.become(EXPAND_CITY, seat, at, 0)
                return
        state.become(END_OF_TURN, CHANCE, 0, 0)


@final
class ExpandCity(Decision):
    """Expand one of the own unexpanded cities, or none (AF-16.3)."""

    name: ClassVar[str] = "expand_city"
    frame: ClassVar[tuple[str, ...]] = ("next",)

    def ranges(self, base: State) -> list[range]:
        return [range(SEATS)]

    def misfit(self, base: State) -> str:
        return not_expanding(cast(FloodState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        cities = unexpanded(state, state.actor)
        for area in range(SUMER):
            if (cities >> area) & 1:
                actions.add(CITY_EXPAND + area)
        actions.add(CITY_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        if action == CITY_END:
            base.become(NEXT_EXPANSION, CHANCE, base.a + 1, 0)
        else:
            base.become(ADD_LUXURIES, base.actor, base.a, action - CITY_EXPAND)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if CITY_EXPAND <= action < LUXURIES:
            area: i64 = action - CITY_EXPAND
            if not state.has_city(state.actor, area):
                return reasons.not_your_city(area)
            return reasons.expanded_already(area)
        return reasons.expanding_cities_now()

    def prompt(self, base: State) -> Message:
        return words.ask_expand_city(base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == CITY_END:
            return words.label_city_end()
        return words.label_expand_city(action - CITY_EXPAND)

    def targets(self, base: State, action: i64) -> list[str]:
        if action == CITY_END:
            return []
        return [elements.city(action - CITY_EXPAND)]


def holds_luxuries(state: FloodState, seat: i64, chosen: i64) -> bool:
    """At most one of each kind, and only what the player has (AF-16.3)."""
    for at in range(len(LUXURY)):
        if (chosen >> at) & 1 and state.hand(seat, LUXURY[at]) == 0:
            return False
    return True


@final
class AddLuxuries(Decision):
    """Two wood and a set of luxuries, at most one of each (AF-16.3, AF-2.7)."""

    name: ClassVar[str] = "luxuries"
    frame: ClassVar[tuple[str, ...]] = ("next", "city")

    def ranges(self, base: State) -> list[range]:
        return [range(SEATS), range(SUMER)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if (unexpanded(state, state.actor) >> state.b) & 1 == 0:
            return "that player has no unexpanded city there"
        return not_expanding(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for chosen in range(CITY_END - LUXURIES):
            if holds_luxuries(state, state.actor, chosen):
                actions.add(LUXURIES + chosen)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        area = state.b
        chosen: i64 = action - LUXURIES
        state.carry(WOOD, seat, STOCK, WOOD_COST)
        paid = [0] * RESOURCES
        paid[WOOD] = WOOD_COST
        for at in range(len(LUXURY)):
            if (chosen >> at) & 1:
                state.carry(LUXURY[at], seat, STOCK, 1)
                paid[LUXURY[at]] = 1
        state.expanded |= 1 << area
        points = EXPANSION_POINTS[count_bits(chosen)]
        state.score(seat, BY_CITIES, points)
        if journal is not None:
            journal.tell(CityExpanded(seat, area, paid, points))
        state.become(NEXT_EXPANSION, CHANCE, state.a, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if LUXURIES <= action < CITY_END:
            for at in range(len(LUXURY)):
                if (action - LUXURIES) >> at & 1 and state.hand(state.actor, LUXURY[at]) == 0:
                    return reasons.good_not_held(LUXURY[at], "AF-16.3")
        return reasons.choose_luxuries()

    def prompt(self, base: State) -> Message:
        return words.ask_luxuries(base.actor, base.b)

    def label(self, base: State, action: i64) -> Message:
        chosen: i64 = action - LUXURIES
        goods = [int(LUXURY[at]) for at in range(len(LUXURY)) if (chosen >> at) & 1]
        return words.label_luxuries(goods, EXPANSION_POINTS[count_bits(chosen)])
