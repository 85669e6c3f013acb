"""What the icons of events place: Exhausted tokens and Barbarians (CC-11.7, CC-13.3)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import board_events, codes, events, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceChoice, any_open
from edubba.games.clash_of_cultures.decisions.move.explore import settle_barbarians
from edubba.games.clash_of_cultures.effects import Effect
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState


def free_land(state: ClashState, cell: i64) -> bool:
    """Revealed land, not barren, not Exhausted, with no city and no unit."""
    if not state.is_land(cell) or state.terrain[cell] == codes.BARREN or state.exhausted[cell]:
        return False
    return not state.has_city(cell) and state.holder(cell) == NOBODY


# Exhausted


def place_exhausted(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Push the choice of a space next to an own city, if there is one (CC-13.3)."""
    if state.exhausted_left == 0:  # CC-20.1
        return
    state.push(frames.EXHAUST_SPACE, seat)
    if not any_open(state):
        state.pop()


class ExhaustSpace(SpaceChoice):
    """Where the Exhausted token goes: free land next to an own city (CC-13.3)."""

    rule: ClassVar[str] = "CC-13.3"

    def misfit(self, state: ClashState) -> str:
        return unless(state.exhausted_left > 0, "find_units")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        if not free_land(state, cell):
            return obstacles.NOT_FREE_LAND
        for i in range(codes.SPACES_AROUND):
            other = state.near(cell, i)
            if other != NO_CELL and state.owner_at(other) == state.actor:
                return NO_OBSTACLE
        return obstacles.NOT_BESIDE_CITY

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.pop()
        state.exhausted = state.exhausted[:]
        state.exhausted[cell] = 1
        state.exhausted_left -= 1
        if journal is not None:
            journal.tell(board_events.SpaceExhausted(cell))


# Spawning


def spawn(state: ClashState, seat: i64, extra: i64) -> None:
    """Push the placing of a new settlement, then of further Barbarians; impossible parts are
    skipped."""
    state.push(frames.SPAWN_EXTRA, seat, extra)
    if state.settlements_left == 0 or state.barbarians_left == 0:
        return
    state.push(frames.SPAWN_SPACE, seat)
    if not any_open(state):
        state.pop()


class SpawnSpace(SpaceChoice):
    """Where a new Barbarian settlement is placed: free land at distance 2 or less from an own city
    (CC-11.7)."""

    rule: ClassVar[str] = "CC-11.7"

    def misfit(self, state: ClashState) -> str:
        left = state.settlements_left > 0 and state.barbarians_left > 0
        return unless(left, "find_units")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        if not free_land(state, cell):
            return obstacles.NOT_FREE_LAND
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner == state.actor:
                if state.terms.layout.distance(city.cell, cell) <= terms.BARBARIAN_REACH:
                    return NO_OBSTACLE
        return obstacles.NOT_NEAR_CITY

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.pop()
        settle_barbarians(state, cell, journal)


def obstacle_to_growing(state: ClashState, cell: i64) -> i64:
    if state.owner_at(cell) != codes.BARBARIANS:
        return obstacles.NO_BARBARIAN_SETTLEMENT
    room = state.barbarians[cell] < terms.BARBARIAN_LIMIT
    return NO_OBSTACLE if room else obstacles.BARBARIANS_FULL


class SpawnExtra(Step[ClashState]):
    """Further Barbarians, as long as there are some and a settlement has room."""

    frame: ClassVar[tuple[str, ...]] = ("extra",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        extra = state.a
        if extra > 0 and state.barbarians_left > 0:
            for i in range(len(state.cities)):
                if obstacle_to_growing(state, state.cities[i].cell) == NO_OBSTACLE:
                    state.code = frames.GROW_SETTLEMENT
                    return
        if extra > 0 and journal is not None:
            journal.tell(events.NoTarget(state.actor))
        state.pop()


class GrowSettlement(SpaceChoice):
    """Which settlement gets another Barbarian (CC-11.7)."""

    frame: ClassVar[tuple[str, ...]] = ("extra",)
    rule: ClassVar[str] = "CC-11.7"

    def misfit(self, state: ClashState) -> str:
        extra = state.a
        return unless(extra > 0 and state.barbarians_left > 0, "find_units")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        return obstacle_to_growing(state, cell)

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        grow(state, cell, journal)
        state.a -= 1
        state.code = frames.SPAWN_EXTRA


def grow(state: ClashState, cell: i64, journal: Journal | None) -> None:
    state.set_barbarians(cell, state.barbarians[cell] + 1)
    if journal is not None:
        journal.tell(board_events.BarbariansGrew(cell))
