"""Exploration: turning a region over and laying it (CC-12)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.questions import Chance, Step
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import BarbariansSettled, RegionTurned, ShipsStayed
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    CELLS,
    FERTILE,
    NEUTRAL,
    ORIENT,
    PICK,
    REGION_SIZE,
    SEA,
    SPACES_AROUND,
    TILE,
    TILES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
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
    group_misfit,
    sea_reach,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.space import TILES as TILE_IDS
from edubba.games.clash_of_cultures.space import WAYS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    TILE_ICON,
    TILE_TERRAIN,
)

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
    at = slot if orientation == A else REGION_SIZE - 1 - slot
    return TILE_TERRAIN[tile * REGION_SIZE + at]


def cell_in(state: ClashState, cell: i64, slot: i64) -> i64:
    """A slot's cell of the region that a cell belongs to."""
    layout = state.terms.layout
    return layout.regions[layout.region_of[cell] * REGION_SIZE + slot]


def some_sea_touches(
    state: ClashState, cell: i64, tile: i64, orientation: i64, reached: vec[i64]
) -> bool:
    """Whether some sea space of the region would touch a marked cell; none is inside it yet."""
    for slot in range(REGION_SIZE):
        if terrain_of(tile, slot, orientation) != SEA:
            continue
        here = cell_in(state, cell, slot)
        for i in range(SPACES_AROUND):
            other = state.near(here, i)
            if other != NO_CELL and reached[other] == PASSED:
                return True
    return False


def revealed_sea(state: ClashState) -> vec[i64]:
    found = vec[i64]([UNREACHED] * CELLS)
    for cell in range(CELLS):
        if state.terrain[cell] == SEA:
            found[cell] = PASSED
    return found


def some_sea_on_edge(state: ClashState, cell: i64, tile: i64, orientation: i64) -> bool:
    for slot in range(REGION_SIZE):
        if terrain_of(tile, slot, orientation) == SEA:
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
            if terrain_of(tile, slot, orientation) != SEA:
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
            if terrain_of(tile, slot, orientation) == SEA:
                wet |= BIT[orientation]
    return wet if wet else fitting(state, cell, tile, BOTH)


def explorers_misfit(state: ClashState, seat: i64) -> str:
    """Why this group cannot be on its way into a region."""
    if state.c == BY_CARD:
        return unless(state.b == 0 and state.d == NO_CELL, "a card sends nobody")
    if state.d == NO_CELL:
        return "nobody comes from nowhere"
    by_ship = state.b & ALL_SHIPS != 0
    if by_ship == (state.c == BY_LAND):
        return "they cannot go that way"
    return group_misfit(state, seat, state.d, state.b)


@final
class TurnRegion(Chance[ClashState]):
    """The tile comes to light; any that was not seen yet may lie there (CC-1.1)."""

    name: ClassVar[str] = "turn_region"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "seat")

    def misfit(self, state: ClashState) -> str:
        if state.terrain[state.a] != FACE_DOWN:
            return "that region lies face up"
        return explorers_misfit(state, state.e)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        tiles = state.tiles
        for tile in range(TILES):
            if (tiles >> tile) & 1:
                actions.add_outcome(TILE + tile, 1)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        tile: i64 = action - TILE
        state.tiles &= ~BIT[tile]
        seat = state.e
        allowed = orientations(state, seat, state.a, tile, state.c, state.d)
        if journal is not None:
            journal.tell(RegionTurned(seat, state.a, TILE_IDS[tile]))
        state.actor = seat
        state.e = tile
        state.f = allowed
        if allowed == BOTH:
            state.code = frames.ORIENT_REGION
        else:
            lay(state, A if allowed == ONLY_A else B)


@final
class OrientRegion(Before):
    """The explorer lays the region one way or the other (CC-12.2)."""

    name: ClassVar[str] = "orient_region"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")

    def misfit(self, state: ClashState) -> str:
        if state.terrain[state.a] != FACE_DOWN or (state.tiles >> state.e) & 1 or state.f != BOTH:
            return "that tile is not being laid"
        return explorers_misfit(state, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add(ORIENT + A)
        actions.add(ORIENT + B)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        lay(state, action - ORIENT)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        place = region_word(state, state.a)
        return [f"region:{place}", f"{words.BUTTON}:{WAYS[action - ORIENT]}"]


def region_word(state: ClashState, cell: int) -> str:
    """The name of the region that a cell belongs to: `u03`."""
    layout = state.terms.layout
    return layout.names[layout.region_of[cell]]


def lay(state: ClashState, orientation: i64) -> None:
    """Put the terrain on the board; Barbarians and the explorers come next."""
    cell = state.a
    tile = state.e
    seat = state.actor
    state.terrain = state.terrain[:]
    for slot in range(REGION_SIZE):
        state.terrain[cell_in(state, cell, slot)] = terrain_of(tile, slot, orientation)
    entry = cell if state.c == BY_LAND else NO_CELL
    state.code = frames.ARRIVE
    if TILE_ICON[tile] and state.settlements_left > 0 and state.barbarians_left > 0:
        actions = Actions()
        fertile_into(state, cell, entry, actions)
        if actions.count > 0:  # R29
            state.push(frames.BARBARIAN_SPACE, seat, cell, entry)


def fertile_into(state: ClashState, cell: i64, entry: i64, actions: Actions) -> None:
    """Fertile spaces of the region other than the entry space (CC-12.4), in ascending order."""
    for other in range(CELLS):
        if other == entry or state.terrain[other] != FERTILE:
            continue
        if state.terms.layout.region_of[other] == state.terms.layout.region_of[cell]:
            actions.add(PICK + other)


@final
class BarbarianSpace(SpaceBefore):
    """Where the Barbarians of a new region settle (CC-12.4)."""

    name: ClassVar[str] = "barbarian_space"
    frame: ClassVar[tuple[str, ...]] = ("cell", "entry")

    def misfit(self, state: ClashState) -> str:
        left = state.settlements_left > 0 and state.barbarians_left > 0
        actions = Actions()
        fertile_into(state, state.a, state.b, actions)
        for i in range(actions.count):
            cell: i64 = actions.items[i] - PICK
            left = left and not state.has_city(cell) and state.holder(cell) == NOBODY
        return unless(left, "Barbarians cannot settle there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        fertile_into(state, state.a, state.b, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.pop()
        settle_barbarians(state, action - PICK, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        layout = state.terms.layout
        if layout.region_of[cell] != layout.region_of[state.a]:
            return words.with_rule("not_that_region", "CC-12.4")
        if state.terrain[cell] != FERTILE:
            return words.with_rule("not_fertile", "CC-12.4")
        return words.with_rule("entry_space", "CC-12.4")


def settle_barbarians(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """A Barbarian settlement with 1 unit."""
    state.settlements_left -= 1
    state.add_city(cell, BARBARIANS, NEUTRAL)
    state.set_barbarians(cell, 1)
    if journal is not None:
        journal.tell(BarbariansSettled(cell))


@final
class Arrive(Step[ClashState]):
    """The explorers come to the new region, if they can (CC-12.3, CC-12.5, CC-12.6)."""

    name: ClassVar[str] = "arrive"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")

    def misfit(self, state: ClashState) -> str:
        if state.terrain[state.a] <= FACE_DOWN:
            return "that region lies face down"
        if state.c == BY_LAND and (
            not state.is_land(state.a) or state.foreign(state.a, state.actor)
        ):
            return "nobody can arrive there"
        return explorers_misfit(state, state.actor)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        group = state.b
        how = state.c
        start = state.d
        if how == BY_LAND:
            state.pop()
            enter(state, seat, group, start, cell, False, journal)
        elif how == BY_NAVIGATION:
            state.pop()
            if state.is_sea(cell):
                enter(state, seat, group, start, cell, True, journal)
            elif journal is not None:
                journal.tell(ShipsStayed(seat, cell))
        elif how == BY_SEA:
            actions = Actions()
            arrivals_into(state, seat, cell, start, actions)
            if actions.count > 0:
                state.code = frames.SHIP_ARRIVES
            else:
                if journal is not None:
                    journal.tell(ShipsStayed(seat, cell))
                state.pop()
        else:
            state.revealed = state.terms.layout.region_of[cell]
            state.pop()


def arrivals_into(state: ClashState, seat: i64, cell: i64, start: i64, actions: Actions) -> None:
    """Sea spaces of the new region that the ships can reach."""
    reached = sea_reach(state, seat, start)
    layout = state.terms.layout
    for other in range(CELLS):
        if reached[other] == PASSED and layout.region_of[other] == layout.region_of[cell]:
            actions.add(PICK + other)


@final
class ShipArrives(SpaceBefore):
    """On which sea space of the region the ships end (CC-12.5)."""

    name: ClassVar[str] = "ship_arrives"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "how", "start", "tile", "allowed")

    def misfit(self, state: ClashState) -> str:
        return unless(state.c == BY_SEA, "no ships arrive") or explorers_misfit(state, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        arrivals_into(state, state.actor, state.a, state.d, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        group = state.b
        start = state.d
        state.pop()
        enter(state, seat, group, start, action - PICK, True, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        layout = state.terms.layout
        if layout.region_of[cell] != layout.region_of[state.a]:
            return words.with_rule("not_that_region", "CC-12.5")
        return words.with_rule("ships_cannot_go", "CC-12.5")
