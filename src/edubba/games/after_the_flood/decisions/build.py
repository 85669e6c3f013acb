"""Build City: from the hand, or by moving one when all are on the board (AF-8, AF-19)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    BUILD,
    ERIDU,
    FROM_SCRIBES_NEW,
    FROM_STOCK,
    FROM_TOOL_MAKERS_READY,
    LIFT_CITY,
    SUMER,
    URUK,
)
from edubba.games.after_the_flood.decisions.frames import TAKE_UP_CITY
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.events import (
    CityBuilt,
    CityMoved,
    NobodyJoined,
    WorkerJoined,
)
from edubba.games.after_the_flood.state import UNAVAILABLE, FloodState
from edubba.games.after_the_flood.tables import SCRIBES_MOST


def sites(state: FloodState, seat: i64) -> i64:
    """Sumer areas with no city and no opponent's army, as bits (AF-8.1, AF-8.2)."""
    sumer: i64 = (1 << SUMER) - 1
    return sumer & ~state.all_cities() & ~(state.all_held() & ~state.held[seat])


def may_move(state: FloodState, seat: i64) -> bool:
    """A player may move cities only so often in a turn (AF-8.7)."""
    return state.moved[seat] < state.terms.max_relocations


def can_build(state: FloodState, seat: i64) -> bool:
    if state.cities_in_hand(seat) == 0 and not may_move(state, seat):
        return False
    return sites(state, seat) != 0


def why_no_build(state: FloodState, seat: i64) -> Reason:
    if state.cities_in_hand(seat) == 0 and not may_move(state, seat):
        return reasons.moved_too_often(state.terms.max_relocations)
    return reasons.no_site_left()


@final
class BuildCity(Decision):
    """Where the city goes; building is free (AF-8.2)."""

    name: ClassVar[str] = "build"

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if not can_build(state, state.actor):
            return "no city can be built"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        free = sites(state, state.actor)
        for area in range(SUMER):
            if (free >> area) & 1:
                actions.add(BUILD + area)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        area: i64 = action - BUILD
        if state.cities_in_hand(seat) == 0:  # AF-8.3
            state.become(TAKE_UP_CITY, seat, area, 0)
            return
        if journal is not None:
            journal.tell(CityBuilt(seat, area))
        raise_city(state, seat, area, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if not BUILD <= action < LIFT_CITY:
            return reasons.choose_site()
        area: i64 = action - BUILD
        if state.city_owner(area) != NOBODY:
            return reasons.city_stands(area, state.city_owner(area))
        return reasons.army_in_the_way(area, state.holder(area))

    def prompt(self, base: State) -> Message:
        return words.ask_build(base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.area(action - BUILD)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.area(action - BUILD)]


def raise_city(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Put the city down; Uruk and Eridu bring a worker (AF-8.5)."""
    state.cities[seat] |= 1 << area
    if area == URUK:  # AF-19.5
        bring_worker(state, seat, area, FROM_SCRIBES_NEW, journal)
    elif area == ERIDU:  # AF-19.7
        bring_worker(state, seat, area, FROM_TOOL_MAKERS_READY, journal)
    end_action(state, seat, journal)


def bring_worker(
    state: FloodState, seat: i64, area: i64, target: i64, journal: Journal | None
) -> None:
    """One worker, by option an available one, unless there is none or no room for it."""
    available = state.terms.city_workers_available
    supply: i64 = FROM_STOCK if available else UNAVAILABLE
    full = target == FROM_SCRIBES_NEW and state.scribes(seat) >= SCRIBES_MOST
    if full or state.crew(seat, supply) == 0:
        if journal is not None:
            journal.tell(NobodyJoined(seat, area, full, available))
        return
    state.shift(seat, supply, target, 1)
    if journal is not None:
        journal.tell(WorkerJoined(seat, area, available))


@final
class TakeUpCity(Decision):
    """With all cities on the board one of them is moved (AF-8.3); armies there do not hinder."""

    name: ClassVar[str] = "lift_city"
    frame: ClassVar[tuple[str, ...]] = ("site",)

    def ranges(self, base: State) -> list[range]:
        return [range(SUMER)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.cities_in_hand(state.actor) > 0 or not may_move(state, state.actor):
            return "no city may be moved"
        if (sites(state, state.actor) >> state.a) & 1 == 0:
            return "no city can be moved there"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for area in range(SUMER):
            if state.has_city(state.actor, area):
                actions.add(LIFT_CITY + area)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        old: i64 = action - LIFT_CITY
        site = state.a
        state.cities[seat] &= ~(1 << old)
        expanded = (state.expanded >> old) & 1 == 1
        state.expanded &= ~(1 << old)
        state.moved[seat] += 1
        if journal is not None:
            journal.tell(CityMoved(seat, old, site, expanded))
        raise_city(state, seat, site, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.take_up_own_city()

    def prompt(self, base: State) -> Message:
        return words.ask_take_up(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        return words.area(action - LIFT_CITY)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.city(action - LIFT_CITY)]
