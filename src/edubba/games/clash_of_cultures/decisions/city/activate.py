"""Activate City: which city, and for what (CC-6.1, CC-6.3)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import CityActivated
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    ACTIVATE,
    BUILD_UNITS,
    BUILDINGS,
    COLLECT,
    PIECE,
    WONDER,
    WONDERS,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.city import build, collect
from edubba.games.clash_of_cultures.decisions.city.growing import (
    add_piece,
    can_build,
    can_build_wonder,
    why_not_piece,
    why_not_wonder,
)
from edubba.games.clash_of_cultures.decisions.city.mood import activable, activated
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    NO_SWAP,
    packed,
    pay,
)
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    WONDER_COST,
)


def can_activate(state: ClashState, seat: i64, city: City) -> bool:
    if city.owner != seat or not activable(city):
        return False
    if collect.possible(state, seat, city) or build.possible(state, seat, city):
        return True
    for building in range(BUILDINGS):
        if can_build(state, seat, city, building, False):
            return True
    for wonder in range(WONDERS):
        if can_build_wonder(state, seat, city, wonder):
            return True
    return False


def cities_into(state: ClashState, seat: i64, actions: Actions) -> None:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.has_city(cells[i]) and can_activate(state, seat, state.city(cells[i])):
            actions.add(ACTIVATE + cells[i])


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.push(frames.ACTIVATION, seat, cell)


@final
class Activation(Before):
    """What the city is activated for (CC-6.1)."""

    name: ClassVar[str] = "activation"
    frame: ClassVar[tuple[str, ...]] = ("city",)

    def misfit(self, state: ClashState) -> str:
        return unless(state.owner_at(state.a) == state.actor, "no city of his is there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        city = state.city(state.a)
        if collect.possible(state, seat, city):
            actions.add(COLLECT)
        if build.possible(state, seat, city):
            actions.add(BUILD_UNITS)
        for building in range(BUILDINGS):
            if can_build(state, seat, city, building, False):
                actions.add(PIECE + building)
        for wonder in range(WONDERS):
            if can_build_wonder(state, seat, city, wonder):
                actions.add(WONDER + wonder)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        state.become(frames.ACTIVATED, seat, cell)
        if journal is not None:
            journal.tell(CityActivated(seat, cell))
        if action == COLLECT:
            collect.begin(state, seat, cell)
        elif action == BUILD_UNITS:
            build.begin(state, seat, cell)
        elif action >= WONDER:
            state.push(frames.WONDER_PAID, seat, cell, action - WONDER)
            pay(state, seat, packed(WONDER_COST[action - WONDER]), GOLD_OK | NO_SWAP)
        else:
            add_piece(state, seat, cell, action - PIECE, False)

    def reason(self, state: ClashState, action: i64) -> Reason:
        city = state.city(state.a)
        if PIECE <= action < PIECE + BUILDINGS:
            return why_not_piece(state, state.actor, city, action - PIECE)
        if WONDER <= action < WONDER + WONDERS:
            return why_not_wonder(state, state.actor, city, action - WONDER)
        if action == COLLECT:
            return words.with_rule("collect_nothing_here", "CC-6.4")
        if action == BUILD_UNITS:
            return words.with_rule("build_impossible", "CC-6.5")
        return words.not_offered("CC-6.1")


@final
class Activated(Step[ClashState]):
    """The activation is resolved (CC-6.3)."""

    name: ClassVar[str] = "activated"
    frame: ClassVar[tuple[str, ...]] = ("city",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        state.pop()
        if state.owner_at(cell) == seat:
            activated(state, cell, journal)


def why_not(state: ClashState, seat: i64, cell: i64) -> Reason:
    if state.owner_at(cell) != seat:
        return words.with_rule("no_city_of_yours", "CC-6.1")
    if not activable(state.city(cell)):
        return words.with_rule("angry_and_active", "CC-6.3")
    return words.with_rule("nothing_to_do_there", "CC-6.1")
