"""What the icons of events place: Exhausted tokens and Barbarians (CC-11.7, CC-13.3)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import (
    BarbariansGrew,
    SpaceExhausted,
)
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    BARREN,
    PICK,
    SPACES_AROUND,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceBefore
from edubba.games.clash_of_cultures.decisions.move.explore import settle_barbarians
from edubba.games.clash_of_cultures.events import NoTarget
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    BARBARIAN_LIMIT,
    BARBARIAN_REACH,
)


def free_land(state: ClashState, cell: i64) -> bool:
    """Revealed land, not barren, not Exhausted, with no city and no unit."""
    if not state.is_land(cell) or state.terrain[cell] == BARREN or state.exhausted[cell]:
        return False
    return not state.has_city(cell) and state.holder(cell) == NOBODY


# Exhausted


def may_exhaust(state: ClashState, seat: i64, cell: i64) -> bool:
    if not free_land(state, cell):
        return False
    for i in range(SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and state.owner_at(other) == seat:
            return True
    return False


def place_exhausted(state: ClashState, seat: i64) -> None:
    """Push the choice of a space next to an own city, if there is one (CC-13.3)."""
    if state.exhausted_left == 0:  # CC-20.1
        return
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if may_exhaust(state, seat, cells[i]):
            state.push(frames.EXHAUST_SPACE, seat)
            return


@final
class ExhaustSpace(SpaceBefore):
    """Where the Exhausted token goes."""

    name: ClassVar[str] = "exhaust_space"

    def misfit(self, state: ClashState) -> str:
        return unless(state.exhausted_left > 0, "no Exhausted token is left")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if may_exhaust(state, state.actor, cells[i]):
                actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.pop()
        cell: i64 = action - PICK
        state.exhausted = state.exhausted[:]
        state.exhausted[cell] = 1
        state.exhausted_left -= 1
        if journal is not None:
            journal.tell(SpaceExhausted(cell))

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if free_land(state, cell):
            return words.with_rule("not_beside_city", "CC-13.3")
        return words.with_rule("not_free_land", "CC-13.3")


# Spawning


def may_spawn(state: ClashState, seat: i64, cell: i64) -> bool:
    """Free land at distance 2 or less from an own city (CC-11.7)."""
    if not free_land(state, cell):
        return False
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat:
            if state.terms.layout.distance(city.cell, cell) <= BARBARIAN_REACH:
                return True
    return False


def spawn(state: ClashState, seat: i64, extra: i64) -> None:
    """Push the placing of a new settlement, then of further Barbarians; impossible parts are
    skipped."""
    state.push(frames.SPAWN_EXTRA, seat, extra)
    if state.settlements_left == 0 or state.barbarians_left == 0:
        return
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if may_spawn(state, seat, cells[i]):
            state.push(frames.SPAWN_SPACE, seat)
            return


@final
class SpawnSpace(SpaceBefore):
    """Where a new Barbarian settlement is placed."""

    name: ClassVar[str] = "spawn_space"

    def misfit(self, state: ClashState) -> str:
        left = state.settlements_left > 0 and state.barbarians_left > 0
        return unless(left, "no Barbarians are left")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if may_spawn(state, state.actor, cells[i]):
                actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.pop()
        settle_barbarians(state, action - PICK, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if free_land(state, cell):
            return words.with_rule("not_near_city", "CC-11.7")
        return words.with_rule("not_free_land", "CC-11.7")


def may_grow(state: ClashState, city: City) -> bool:
    return city.owner == BARBARIANS and state.barbarians[city.cell] < BARBARIAN_LIMIT


@final
class SpawnExtra(Step[ClashState]):
    """Further Barbarians, as long as there are some and a settlement has room."""

    name: ClassVar[str] = "spawn_extra"
    frame: ClassVar[tuple[str, ...]] = ("extra",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if state.a > 0 and state.barbarians_left > 0:
            for i in range(len(state.cities)):
                if may_grow(state, state.cities[i]):
                    state.code = frames.GROW_SETTLEMENT
                    return
        if state.a > 0 and journal is not None:
            journal.tell(NoTarget(state.actor))
        state.pop()


@final
class GrowSettlement(SpaceBefore):
    """Which settlement gets another Barbarian (CC-11.7)."""

    name: ClassVar[str] = "grow_settlement"
    frame: ClassVar[tuple[str, ...]] = ("extra",)

    def misfit(self, state: ClashState) -> str:
        return unless(state.a > 0 and state.barbarians_left > 0, "no Barbarians are left")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.has_city(cells[i]) and may_grow(state, state.city(cells[i])):
                actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        grow(state, action - PICK, journal)
        state.a -= 1
        state.code = frames.SPAWN_EXTRA

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) == BARBARIANS:
            return words.with_rule("barbarians_full", "CC-11.7")
        return words.with_rule("no_barbarian_settlement", "CC-11.7")


def grow(state: ClashState, cell: i64, journal: Journal | None) -> None:
    state.set_barbarians(cell, state.barbarians[cell] + 1)
    if journal is not None:
        journal.tell(BarbariansGrew(cell))
