"""Where a group can go: land steps, Roads, sea, Navigation, embarking (CC-4)."""

from typing import Final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.bits import all_bits, count_bits
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import codes, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, can_pay, packed
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import FOUGHT, IN_FOREST, IN_MOUNTAIN, MOVED, ON_FERTILE
from edubba.games.clash_of_cultures.state import ClashState

ROAD_COST: Final = packed(terms.ROAD_PRICE)
ALL_SHIPS: Final = all_bits(codes.UNITS) & ~all_bits(codes.FIRST_SHIP)
ALL_ARMIES: Final = all_bits(codes.FIRST_SHIP) & ~all_bits(codes.FIRST_ARMY)

UNREACHED: Final = 0
PASSED: Final = 1
ENDED: Final = 2
"""What `sea_reach` says of a cell: not reached, may sail on, may only end there (a battle)."""


def marks_of(state: ClashState, seat: i64, group: i64) -> i64:
    """All marks of a group together."""
    player = state.player(seat)
    marks: i64 = 0
    for unit in range(codes.UNITS):
        if (group >> unit) & 1:
            marks |= player.marks[unit]
    return marks


def may_start(state: ClashState, seat: i64, unit: i64) -> bool:
    """A unit that fought this turn or moved in this Move action stays (CC-4.1, CC-4.6); Army units
    need Tactics (CC-4.9)."""
    player = state.player(seat)
    if player.marks[unit] & (FOUGHT | MOVED):
        return False
    return not (codes.FIRST_ARMY <= unit < codes.FIRST_SHIP) or player.has(codes.TACTICS)


def truce_with(state: ClashState, seat: i64, cell: i64) -> bool:
    """Whether a pact forbids to enter (CC-9.16)."""
    truce = state.player(seat).truce
    if truce == 0:
        return False
    owner = state.owner_at(cell)
    holder = state.holder(cell)
    if owner != NOBODY and (truce >> owner) & 1:
        return True
    return holder != NOBODY and (truce >> holder) & 1 == 1


def obstacle_to_entering(state: ClashState, seat: i64, group: i64, marks: i64, cell: i64) -> i64:
    """Whether a land group may end a step on a revealed land cell, in peace or in battle."""
    armies = count_bits(group & ALL_ARMIES)
    if not state.is_land(cell):
        return obstacles.SEA_ON_FOOT
    if not state.foreign(cell, seat):
        fits = state.armies(cell) + armies <= terms.ARMY_LIMIT
        return NO_OBSTACLE if fits else obstacles.STACK_FULL
    if armies == 0:
        return obstacles.NEEDS_ARMY
    if marks & IN_FOREST:
        return obstacles.FOREST
    if truce_with(state, seat, cell):
        return obstacles.TRUCE
    if marks & ON_FERTILE and state.has_city(cell):
        if (state.city(cell).wonders >> codes.GREAT_GARDENS) & 1:
            return obstacles.GARDENS
    return NO_OBSTACLE if armies <= terms.ARMY_LIMIT else obstacles.STACK_FULL


def obstacle_to_step(state: ClashState, seat: i64, group: i64, cell: i64) -> i64:
    """One space on foot or out of a ship (CC-4.3, CC-4.7, CC-4.14)."""
    marks = marks_of(state, seat, group)
    if marks & IN_MOUNTAIN:
        return obstacles.MOUNTAIN
    if state.terrain[cell] == FACE_DOWN:
        fits = count_bits(group & ALL_ARMIES) <= terms.ARMY_LIMIT
        return NO_OBSTACLE if fits else obstacles.STACK_FULL
    return obstacle_to_entering(state, seat, group, marks, cell)


def can_step(state: ClashState, seat: i64, group: i64, cell: i64) -> bool:
    return obstacle_to_step(state, seat, group, cell) == NO_OBSTACLE


def obstacle_to_road(state: ClashState, seat: i64, group: i64, start: i64, cell: i64) -> i64:
    """Two spaces by Roads, out of or into a city of one's own (CC-4.12)."""
    if not state.player(seat).has(codes.ROADS):
        return obstacles.NEEDS_ROADS
    if cell == start or state.terms.layout.distance(start, cell) > 1 + 1:
        return obstacles.NO_ROAD
    if state.owner_at(start) != seat and state.owner_at(cell) != seat:
        return obstacles.ROAD_OF_CITY
    marks: i64 = marks_of(state, seat, group) & ~(IN_MOUNTAIN | IN_FOREST)
    obstacle = obstacle_to_entering(state, seat, group, marks, cell)
    if obstacle != NO_OBSTACLE:
        return obstacle
    armies = count_bits(group & ALL_ARMIES)
    for i in range(codes.SPACES_AROUND):
        between = state.near(start, i)
        if between == NO_CELL or not state.is_land(between) or state.foreign(between, seat):
            continue
        if state.armies(between) + armies > terms.ARMY_LIMIT:
            continue
        if state.terms.layout.touch(between, cell):
            paid = can_pay(state, seat, ROAD_COST, GOLD_OK)
            return NO_OBSTACLE if paid else obstacles.CANNOT_PAY_ROAD
    return obstacles.NO_ROAD


def room_on(state: ClashState, seat: i64, ship: i64) -> i64:
    """Places left on a ship (CC-4.11)."""
    player = state.player(seat)
    room: i64 = terms.SHIP_ROOM
    for unit in range(codes.FIRST_SHIP):
        if player.unit_at[unit] == codes.CELLS + ship - codes.FIRST_SHIP:
            room -= 1
    return room


def obstacle_to_embarking(state: ClashState, seat: i64, group: i64, cell: i64) -> i64:
    """Onto own ships with room on a neighbouring sea space (CC-4.11)."""
    if marks_of(state, seat, group) & IN_MOUNTAIN:
        return obstacles.MOUNTAIN
    room: i64 = 0
    for ship in range(codes.FIRST_SHIP, codes.UNITS):
        if state.player(seat).unit_at[ship] == cell:
            room += room_on(state, seat, ship)
    return NO_OBSTACLE if room >= count_bits(group) else obstacles.NO_ROOM_ABOARD


def sea_reach(state: ClashState, seat: i64, start: i64) -> vec[i64]:
    """What ships can reach over connected revealed sea; foreign ships stop them (CC-4.4)."""
    found = vec[i64]([UNREACHED] * codes.CELLS)
    queue = vec[i64]([0] * codes.CELLS)
    found[start] = PASSED
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        cell = queue[head]
        head += 1
        for i in range(codes.SPACES_AROUND):
            other = state.near(cell, i)
            if other == NO_CELL or found[other] != UNREACHED or state.terrain[other] != codes.SEA:
                continue
            if state.foreign_units(other, seat):
                found[other] = ENDED
            else:
                found[other] = PASSED
                queue[tail] = other
                tail += 1
    return found


def beside_reached(state: ClashState, cell: i64, reached: vec[i64]) -> bool:
    """Whether a space lies next to one on which ships may sail on."""
    for i in range(codes.SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and reached[other] == PASSED:
            return True
    return False


def obstacle_to_sailing(
    state: ClashState, seat: i64, reached: vec[i64], start: i64, cell: i64
) -> i64:
    """A sea space, or a face-down one next to where the ships can come (CC-4.4, CC-12.5)."""
    if cell == start:
        return obstacles.SHIPS_CANNOT_GO
    if state.terrain[cell] == FACE_DOWN:
        beside = beside_reached(state, cell, reached)
        return NO_OBSTACLE if beside else obstacles.SHIPS_CANNOT_GO
    if reached[cell] == ENDED and truce_with(state, seat, cell):
        return obstacles.TRUCE
    return obstacles.SHIPS_CANNOT_GO if reached[cell] == UNREACHED else NO_OBSTACLE


def obstacle_to_navigating(state: ClashState, seat: i64, start: i64, cell: i64) -> i64:
    """Off the board in either direction and back (CC-4.13)."""
    if not state.player(seat).has(codes.NAVIGATION):
        return obstacles.NEEDS_NAVIGATION
    if cell not in (off_board(state, start, 1), off_board(state, start, -1)):
        return obstacles.NO_NAVIGATION
    return obstacles.TRUCE if truce_with(state, seat, cell) else NO_OBSTACLE


def off_board(state: ClashState, start: i64, step: i64) -> i64:
    """Where Navigation leads in one direction (`step` 1 or -1), or NO_CELL (CC-4.13)."""
    perimeter = state.terms.layout.perimeter
    length: i64 = len(perimeter)
    at: i64 = 0
    while at < length and perimeter[at] != start:
        at += 1
    if at == length:
        return NO_CELL
    leaving = False
    for i in range(1, length):
        cell = perimeter[(at + step * i + length * i) % length]
        terrain = state.terrain[cell]
        if not leaving:
            if terrain == codes.SEA:
                continue
            leaving = True
        if terrain == codes.SEA and in_run(state, at, step, i):
            return NO_CELL
        if terrain in (codes.SEA, FACE_DOWN):
            return cell
    return NO_CELL


def in_run(state: ClashState, at: i64, step: i64, steps: i64) -> bool:
    """Whether the walk has come round to the run of sea it began in, from its other end."""
    perimeter = state.terms.layout.perimeter
    length: i64 = len(perimeter)
    for i in range(steps, length):
        if state.terrain[perimeter[(at + step * i + length * i) % length]] != codes.SEA:
            return False
    return True


def group_misfit(state: ClashState, seat: i64, start: i64, group: i64) -> str:
    """Why these units cannot be a group on its way from a space."""
    if group == 0 or (group & ALL_SHIPS != 0 and group & ~ALL_SHIPS != 0):
        return "find_units"
    for unit in range(codes.UNITS):
        if (group >> unit) & 1 and state.cell_of_unit(seat, unit) != start:
            return "find_units"
    return unless(count_bits(group & ALL_ARMIES) <= terms.ARMY_LIMIT, "find_units")
