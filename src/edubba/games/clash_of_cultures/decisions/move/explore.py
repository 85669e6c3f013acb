"""Exploration: turning a region over and laying it (CC-12)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Actions, Chance, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import ORIENT
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing, SpaceChoice, any_open
from edubba.games.clash_of_cultures.decisions.move.going import (
    BY_LAND,
    BY_NAVIGATION,
    BY_SEA,
    enter,
)
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_SHIPS,
    PASSED,
    UNREACHED,
    beside_reached,
    group_misfit,
    sea_reach,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.space import TILES as TILE_IDS
from edubba.games.clash_of_cultures.space import WAYS
from edubba.games.clash_of_cultures.state import ClashState

BY_CARD: Final = 3
A: Final = 0
B: Final = 1
ONLY_A: Final = 1
ONLY_B: Final = 2
BOTH: Final = 3
"""Orientations as bits."""

# The frame while a region is turned over: the space entered, the group, how (BY_...), where it
# came from, who explores, and the tile.


def terrain_of(tile: i64, slot: i64, orientation: i64) -> i64:
    """What lies on a slot: in orientation B the tile is turned by half (CC-0.2)."""
    at = slot if orientation == A else codes.REGION_SIZE - 1 - slot
    return terms.TILE_TERRAIN[tile * codes.REGION_SIZE + at]


def cell_in(state: ClashState, cell: i64, slot: i64) -> i64:
    """A slot's cell of the region that a cell belongs to."""
    layout = state.terms.layout
    return layout.regions[layout.region_of[cell] * codes.REGION_SIZE + slot]


def some_sea_touches(
    state: ClashState, cell: i64, tile: i64, orientation: i64, reached: vec[i64]
) -> bool:
    """Whether some sea space of the region would touch a marked cell; none is inside it yet."""
    for slot in range(codes.REGION_SIZE):
        if terrain_of(tile, slot, orientation) == codes.SEA:
            if beside_reached(state, cell_in(state, cell, slot), reached):
                return True
    return False


def revealed_sea(state: ClashState) -> vec[i64]:
    found = vec[i64]([UNREACHED] * codes.CELLS)
    for cell in range(codes.CELLS):
        if state.terrain[cell] == codes.SEA:
            found[cell] = PASSED
    return found


def some_sea_on_edge(state: ClashState, cell: i64, tile: i64, orientation: i64) -> bool:
    for slot in range(codes.REGION_SIZE):
        if terrain_of(tile, slot, orientation) == codes.SEA:
            if state.terms.layout.edge[cell_in(state, cell, slot)]:
                return True
    return False


def fitting(state: ClashState, cell: i64, tile: i64, allowed: i64) -> i64:
    """CC-12.2 (2) to (4): touch revealed sea, else lie on the edge, else as one likes."""
    if allowed != BOTH:
        return allowed
    sea = revealed_sea(state)
    chosen: i64 = 0
    for orientation in (A, B):
        if some_sea_touches(state, cell, tile, orientation, sea):
            chosen |= BIT[orientation]
    if chosen:
        return chosen
    for orientation in (A, B):
        if some_sea_on_edge(state, cell, tile, orientation):
            chosen |= BIT[orientation]
    return chosen if chosen else BOTH


def slot_of(state: ClashState, cell: i64) -> i64:
    slot: i64 = 0
    while cell_in(state, cell, slot) != cell:
        slot += 1
    return slot


def orientations(state: ClashState, seat: i64, cell: i64, tile: i64, how: i64, start: i64) -> i64:
    """The orientations that are allowed, as bits."""
    slot = slot_of(state, cell)
    if how == BY_LAND:  # CC-12.2
        dry: i64 = 0
        for orientation in (A, B):
            if terrain_of(tile, slot, orientation) != codes.SEA:
                dry |= BIT[orientation]
        return fitting(state, cell, tile, dry)
    wet: i64 = 0
    if how == BY_SEA:  # CC-12.5
        reached = sea_reach(state, seat, start)
        for orientation in (A, B):
            if some_sea_touches(state, cell, tile, orientation, reached):
                wet |= BIT[orientation]
    elif how == BY_NAVIGATION:  # CC-12.6
        for orientation in (A, B):
            if terrain_of(tile, slot, orientation) == codes.SEA:
                wet |= BIT[orientation]
    return wet if wet else fitting(state, cell, tile, BOTH)


def explorers_misfit(state: ClashState, seat: i64) -> str:
    """Why this group cannot be on its way into a region."""
    group, how, start = state.b, state.c, state.d
    if how == BY_CARD:
        return unless(group == 0 and start == NO_CELL, "go")
    if start == NO_CELL:
        return "go"
    by_ship = group & ALL_SHIPS != 0
    if by_ship == (how == BY_LAND):
        return "go"
    return group_misfit(state, seat, start, group)


class TurnRegion(Chance[ClashState]):
    """The tile comes to light; any that was not seen yet may lie there (CC-1.1)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "seat")

    def misfit(self, state: ClashState) -> str:
        cell, seat = state.a, state.e
        if state.terrain[cell] != FACE_DOWN:
            return "explore"
        return explorers_misfit(state, seat)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add_lots(codes.TILE, state.tiles)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        cell, how, start, seat = state.a, state.c, state.d, state.e
        tile: i64 = action - codes.TILE
        state.tiles &= ~BIT[tile]
        allowed = orientations(state, seat, cell, tile, how, start)
        if journal is not None:
            journal.tell(board_events.RegionTurned(seat, cell, TILE_IDS[tile]))
        state.actor = seat
        state.e = tile
        state.f = allowed
        if allowed == BOTH:
            state.code = frames.ORIENT_REGION
        else:
            lay(state, A if allowed == ONLY_A else B)


class OrientRegion(OneThing):
    """The explorer lays the region one way or the other (CC-12.2)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")
    verbs: ClassVar[tuple[str, ...]] = ("orient",)

    def misfit(self, state: ClashState) -> str:
        cell, tile, allowed = state.a, state.e, state.f
        if state.terrain[cell] != FACE_DOWN or (state.tiles >> tile) & 1 or allowed != BOTH:
            return "explore"
        return explorers_misfit(state, state.actor)

    def obstacle_to(self, state: ClashState, orientation: i64) -> i64:
        return NO_OBSTACLE

    def choose(self, state: ClashState, orientation: i64, journal: Journal | None) -> None:
        lay(state, orientation)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return [f"way:{WAYS[action - ORIENT]}"]


def region_word(state: ClashState, cell: int) -> str:
    """The name of the region that a cell belongs to: `u03`."""
    layout = state.terms.layout
    return layout.names[layout.region_of[cell]]


def lay(state: ClashState, orientation: i64) -> None:
    """Put the terrain on the board; Barbarians and the explorers come next."""
    seat, cell, how, tile = state.actor, state.a, state.c, state.e
    state.terrain = state.terrain[:]
    for slot in range(codes.REGION_SIZE):
        state.terrain[cell_in(state, cell, slot)] = terrain_of(tile, slot, orientation)
    entry = cell if how == BY_LAND else NO_CELL
    state.code = frames.ARRIVE
    if terms.TILE_ICON[tile] and state.settlements_left > 0 and state.barbarians_left > 0:
        state.push(frames.BARBARIAN_SPACE, seat, cell, entry)  # R29
        if not any_open(state):
            state.pop()


class BarbarianSpace(SpaceChoice):
    """Where the Barbarians of a new region settle: on a fertile space of it other than the entry
    space (CC-12.4)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "entry")
    rule: ClassVar[str] = "CC-12.4"

    def misfit(self, state: ClashState) -> str:
        left = state.settlements_left > 0 and state.barbarians_left > 0
        for cell in range(codes.CELLS):
            if self.obstacle_to(state, cell) == NO_OBSTACLE:
                left = left and not state.has_city(cell) and state.holder(cell) == NOBODY
        return unless(left, "explore")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        region, entry = state.a, state.b
        layout = state.terms.layout
        if layout.region_of[cell] != layout.region_of[region]:
            return obstacles.NOT_THAT_REGION
        if state.terrain[cell] != codes.FERTILE:
            return obstacles.NOT_FERTILE
        return obstacles.ENTRY_SPACE if cell == entry else NO_OBSTACLE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.pop()
        settle_barbarians(state, cell, journal)


def settle_barbarians(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """A Barbarian settlement with 1 unit."""
    state.settlements_left -= 1
    state.add_city(cell, codes.BARBARIANS, codes.NEUTRAL)
    state.set_barbarians(cell, 1)
    if journal is not None:
        journal.tell(board_events.BarbariansSettled(cell))


class Arrive(Step[ClashState]):
    """The explorers come to the new region, if they can (CC-12.3, CC-12.5, CC-12.6)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")

    def misfit(self, state: ClashState) -> str:
        cell, how = state.a, state.c
        if state.terrain[cell] <= FACE_DOWN:
            return "explore"
        if how == BY_LAND and (not state.is_land(cell) or state.foreign(cell, state.actor)):
            return "go"
        return explorers_misfit(state, state.actor)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, group, how, start = state.actor, state.a, state.b, state.c, state.d
        if how == BY_SEA:
            reached = sea_reach(state, seat, start)
            for slot in range(codes.REGION_SIZE):
                if reached[cell_in(state, cell, slot)] == PASSED:
                    state.code = frames.SHIP_ARRIVES
                    return
        state.pop()
        if how == BY_CARD:
            state.revealed = state.terms.layout.region_of[cell]
        elif how == BY_LAND or (how == BY_NAVIGATION and state.is_sea(cell)):
            enter(state, seat, group, start, cell, how == BY_NAVIGATION, journal)
        elif journal is not None:
            journal.tell(board_events.ShipsStayed(seat, cell))


class ShipArrives(SpaceChoice):
    """On which sea space of the region the ships end (CC-12.5)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")
    rule: ClassVar[str] = "CC-12.5"

    def misfit(self, state: ClashState) -> str:
        how = state.c
        return unless(how == BY_SEA, "go") or explorers_misfit(state, state.actor)

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        region, start = state.a, state.d
        layout = state.terms.layout
        if layout.region_of[cell] != layout.region_of[region]:
            return obstacles.NOT_THAT_REGION
        reached = sea_reach(state, state.actor, start)
        return NO_OBSTACLE if reached[cell] == PASSED else obstacles.SHIPS_CANNOT_ARRIVE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, group, start = state.actor, state.b, state.d
        state.pop()
        enter(state, seat, group, start, cell, True, journal)
