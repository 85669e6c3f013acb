"""Which units can go together, and whether they can go anywhere (CC-4.2, CC-4.5)."""

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, obstacles
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_ARMIES,
    ALL_SHIPS,
    can_step,
    may_start,
    obstacle_to_embarking,
    obstacle_to_navigating,
    obstacle_to_road,
    obstacle_to_sailing,
    off_board,
    room_on,
    sea_reach,
)
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import SHIP_ROOM


def can_move(state: ClashState, seat: i64) -> bool:
    for unit in range(codes.UNITS):
        at = state.cell_of_unit(seat, unit)
        if at != NO_CELL and may_join(state, seat, at, 0, unit):
            return True
    return False


def can_leave(state: ClashState, seat: i64, cell: i64) -> bool:
    """Whether a unit of a space can go somewhere, alone or with an Army unit beside it."""
    for unit in range(codes.UNITS):
        if may_join(state, seat, cell, 0, unit):
            return True
    return False


def cargo(state: ClashState, seat: i64, group: i64) -> bool:
    """Whether a group is aboard ships."""
    player = state.player(seat)
    for unit in range(codes.FIRST_SHIP):
        if (group >> unit) & 1:
            return player.unit_at[unit] >= codes.CELLS
    return False


def ways_into(
    state: ClashState, seat: i64, start: i64, group: i64, actions: Actions | None
) -> bool:
    """List all ways of a group; whether there are any. Without a list the first is enough."""
    layout = state.terms.layout
    cells = layout.cells
    found = False
    if group & ALL_SHIPS:
        reached = sea_reach(state, seat, start)
        for i in range(len(cells)):
            if obstacle_to_sailing(state, seat, reached, start, cells[i]) == NO_OBSTACLE:
                if actions is None:
                    return True
                actions.add(codes.TO + cells[i])
                found = True
        return by_navigation(state, seat, start, actions) or found
    for i in range(codes.SPACES_AROUND):
        cell = state.near(start, i)
        if cell != NO_CELL and can_step(state, seat, group, cell):
            if actions is None:
                return True
            actions.add(codes.TO + cell)
            found = True
    if cargo(state, seat, group):
        return found
    for i in range(len(cells)):
        if layout.distance(start, cells[i]) <= 1 + 1:
            if obstacle_to_road(state, seat, group, start, cells[i]) == NO_OBSTACLE:
                if actions is None:
                    return True
                actions.add(codes.ROAD + cells[i])
                found = True
    for i in range(codes.SPACES_AROUND):
        cell = state.near(start, i)
        if cell != NO_CELL and obstacle_to_embarking(state, seat, group, cell) == NO_OBSTACLE:
            if actions is None:
                return True
            actions.add(codes.EMBARK + cell)
            found = True
    return found


def by_navigation(state: ClashState, seat: i64, start: i64, actions: Actions | None) -> bool:
    """List where Navigation leads in both directions; whether it leads anywhere."""
    if not state.player(seat).has(codes.NAVIGATION):  # known before the board is walked around
        return False
    one, other = off_board(state, start, 1), off_board(state, start, -1)
    last: i64 = NO_CELL
    for cell in (min(one, other), max(one, other)):
        if cell != last and obstacle_to_navigating(state, seat, start, cell) == NO_OBSTACLE:
            last = cell
            if actions is not None:
                actions.add(codes.NAVIGATE + cell)
    return last != NO_CELL


def alike(state: ClashState, seat: i64, one: i64, other: i64) -> bool:
    """Whether two units of one space are the same for every purpose."""
    player = state.player(seat)
    if player.unit_at[one] != player.unit_at[other] or player.marks[one] != player.marks[other]:
        return False
    if (BIT[one] & ALL_SHIPS != 0) != (BIT[other] & ALL_SHIPS != 0):
        return False
    if BIT[one] & ALL_SHIPS:  # empty ships are alike, loaded ones are told apart
        return room_on(state, seat, one) == SHIP_ROOM == room_on(state, seat, other)
    return (BIT[one] & ALL_ARMIES != 0) == (BIT[other] & ALL_ARMIES != 0)


def rank(state: ClashState, seat: i64, unit: i64) -> i64:
    """The first unit that is like this one, by which kinds of units are put in order."""
    for other in range(unit):
        if alike(state, seat, unit, other):
            return other
    return unit


def obstacle_to_joining(state: ClashState, seat: i64, start: i64, group: i64, unit: i64) -> i64:
    """Whether a unit may be added to a group that leaves `start` (CC-4.2). Of like units the first
    stands for all."""
    if state.cell_of_unit(seat, unit) != start:
        return obstacles.UNIT_NOT_THERE
    if (group >> unit) & 1:
        return obstacles.UNIT_GOES_ALREADY
    if not may_start(state, seat, unit):
        untrained = BIT[unit] & ALL_ARMIES != 0 and not state.player(seat).has(codes.TACTICS)
        return obstacles.NEEDS_TACTICS if untrained else obstacles.UNITS_CANNOT_MOVE
    if group != 0 and (group & ALL_SHIPS != 0) != (BIT[unit] & ALL_SHIPS != 0):
        return obstacles.LAND_OR_SHIPS
    for other in range(unit):
        if not (group >> other) & 1 and may_start(state, seat, other):
            if alike(state, seat, other, unit):
                return obstacles.LIKE_UNIT_FIRST
    if state.terms.in_order:
        mine = rank(state, seat, unit)
        for other in range(codes.UNITS):
            if (group >> other) & 1 and rank(state, seat, other) > mine:
                return obstacles.UNIT_CANNOT_JOIN
    if ways_into(state, seat, start, group | BIT[unit], None):
        return NO_OBSTACLE
    led = unit < codes.FIRST_ARMY and led_by_army(state, seat, start, group | BIT[unit])
    return NO_OBSTACLE if led else obstacles.UNIT_CANNOT_JOIN


def may_join(state: ClashState, seat: i64, start: i64, group: i64, unit: i64) -> bool:
    return obstacle_to_joining(state, seat, start, group, unit) == NO_OBSTACLE


def led_by_army(state: ClashState, seat: i64, start: i64, group: i64) -> bool:
    """Whether Settlers can go where only an Army unit of their space can lead them (CC-4.5)."""
    for army in range(codes.FIRST_ARMY, codes.FIRST_SHIP):
        if state.cell_of_unit(seat, army) == start and may_start(state, seat, army):
            if ways_into(state, seat, start, group | BIT[army], None):
                return True
    return False
