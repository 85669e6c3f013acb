"""The Move action: from where, with whom, where to (CC-4)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, State
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    CARTOGRAPHY,
    CELLS,
    CULTURE,
    EMBARK,
    FERTILE,
    FIRST_SHIP,
    FOREST,
    FROM,
    IDEAS,
    MOUNTAIN,
    NAVIGATE,
    ROAD,
    SPACES_AROUND,
    STOP,
    TACTICS,
    TO,
    UNITS,
    WITH,
)
from edubba.games.clash_of_cultures.decisions import battle
from edubba.games.clash_of_cultures.decisions.advance import give
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.frames import (
    BOARD_SHIP,
    BOARDING,
    MOVE_FROM,
    MOVE_NEXT,
    MOVE_WITH,
    ROAD_PAID,
    TURN_REGION,
)
from edubba.games.clash_of_cultures.decisions.paths import (
    ALL_ARMIES,
    ALL_SHIPS,
    ROAD_COST,
    can_embark,
    can_sail_to,
    can_step,
    can_take_road,
    marks_of,
    may_start,
    off_board,
    room_on,
    sea_reach,
)
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, pay
from edubba.games.clash_of_cultures.events import Embarked, UnitsMoved
from edubba.games.clash_of_cultures.layout import FACE_DOWN
from edubba.games.clash_of_cultures.pieces import (
    FOUGHT,
    IN_FOREST,
    IN_MOUNTAIN,
    MOVED,
    ON_FERTILE,
)
from edubba.games.clash_of_cultures.scoring import ends_now, finish
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    MOVES,
)

# How a region is entered.
BY_LAND: Final = 0
BY_SEA: Final = 1
BY_NAVIGATION: Final = 2


def begin(state: ClashState, seat: i64) -> None:
    """A Move action of up to three moves (CC-4.1)."""
    state.moves = 0
    state.sailed = False
    state.navigated = False
    state.push(MOVE_FROM, seat, 0, 0)


def can_move(state: ClashState, seat: i64) -> bool:
    for unit in range(UNITS):
        if can_be_moved(state, seat, unit):
            return True
    return False


def can_be_moved(state: ClashState, seat: i64, unit: i64) -> bool:
    """Whether a unit can go somewhere, alone or with an Army unit of its space."""
    at = state.cell_of_unit(seat, unit)
    return at >= 0 and may_join(state, seat, at, 0, unit)


def cargo(state: ClashState, seat: i64, group: i64) -> bool:
    """Whether a group is aboard ships."""
    player = state.player(seat)
    for unit in range(FIRST_SHIP):
        if (group >> unit) & 1:
            return player.unit_at[unit] >= CELLS
    return False


def has_way(state: ClashState, seat: i64, start: i64, group: i64) -> bool:
    """Whether a group can go anywhere at all."""
    if group & ALL_SHIPS:
        if any_sea_way(state, seat, start):
            return True
        return off_board(state, seat, start, 1) >= 0 or off_board(state, seat, start, -1) >= 0
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell >= 0 and can_step(state, seat, group, cell):
            return True
    if cargo(state, seat, group):
        return False
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell >= 0 and can_embark(state, seat, group, cell):
            return True
    return any_road(state, seat, start, group)


def any_sea_way(state: ClashState, seat: i64, start: i64) -> bool:
    reached = sea_reach(state, seat, start)
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if can_sail_to(state, seat, reached, start, cells[i]):
            return True
    return False


def any_road(state: ClashState, seat: i64, start: i64, group: i64) -> bool:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.terms.layout.distance(start, cells[i]) <= 1 + 1:
            if can_take_road(state, seat, group, start, cells[i]):
                return True
    return False


def alike(state: ClashState, seat: i64, one: i64, other: i64) -> bool:
    """Whether two units of one space are the same for every purpose."""
    player = state.player(seat)
    if player.unit_at[one] != player.unit_at[other] or player.marks[one] != player.marks[other]:
        return False
    if (BIT[one] & ALL_SHIPS != 0) != (BIT[other] & ALL_SHIPS != 0):
        return False
    if BIT[one] & ALL_SHIPS:
        return same_cargo(state, seat, one, other)
    return (BIT[one] & ALL_ARMIES != 0) == (BIT[other] & ALL_ARMIES != 0)


def same_cargo(state: ClashState, seat: i64, one: i64, other: i64) -> bool:
    """Empty ships are alike; loaded ones are told apart."""
    empty = room_on(state, seat, one)
    return empty == room_on(state, seat, other) and not loaded(state, seat, one)


def loaded(state: ClashState, seat: i64, ship: i64) -> bool:
    player = state.player(seat)
    for unit in range(FIRST_SHIP):
        if player.unit_at[unit] == CELLS + ship - FIRST_SHIP:
            return True
    return False


def rank(state: ClashState, seat: i64, unit: i64) -> i64:
    """The first unit that is like this one, by which kinds of units are put in order."""
    for other in range(unit):
        if alike(state, seat, unit, other):
            return other
    return unit


def may_join(state: ClashState, seat: i64, start: i64, group: i64, unit: i64) -> bool:
    """Whether a unit may be added to a group that leaves `start` (CC-4.2). Of like units the first
    comes first, and kinds come in order, so that no group can be put together in two ways."""
    if (group >> unit) & 1 or not may_start(state, seat, unit):
        return False
    if state.cell_of_unit(seat, unit) != start:
        return False
    mine = rank(state, seat, unit)
    for other in range(UNITS):
        if (group >> other) & 1:
            if rank(state, seat, other) > mine:
                return False
            if (BIT[other] & ALL_SHIPS != 0) != (BIT[unit] & ALL_SHIPS != 0):
                return False
        elif other < unit and may_start(state, seat, other) and alike(state, seat, other, unit):
            return False
    if has_way(state, seat, start, group | BIT[unit]):
        return True
    if BIT[unit] & ALL_SHIPS or (group | BIT[unit]) & ALL_ARMIES:
        return False
    # Settlers go where only Army units can lead them (CC-4.5).
    for army in range(unit + 1, FIRST_SHIP):
        if BIT[army] & ALL_ARMIES and state.cell_of_unit(seat, army) == start:
            if may_start(state, seat, army):
                if has_way(state, seat, start, group | BIT[unit] | BIT[army]):
                    return True
    return False


@final
class MoveFrom(Choice):
    """The space from which the next move starts."""

    name: ClassVar[str] = "move_from"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        low: i64 = 0
        high: i64 = 0
        half: i64 = CELLS // 2
        for unit in range(UNITS):
            at = state.cell_of_unit(seat, unit)
            if at < 0:
                continue
            seen = (low >> at) & 1 if at < half else (high >> (at - half)) & 1
            if not seen and can_be_moved(state, seat, unit):
                if at < half:
                    low |= BIT[at]
                else:
                    high |= BIT[at - half]
        for cell in range(CELLS):
            if (low >> cell) & 1 if cell < half else (high >> (cell - half)) & 1:
                actions.add(FROM + cell)
        if state.moves > 0:
            actions.add(STOP)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        if action == STOP:
            state.pop()
            end_action(state, seat, journal)
        else:
            state.become(MOVE_WITH, seat, action - FROM, 0)

    def reason(self, base: State, action: i64) -> Reason:
        state = cast(ClashState, base)
        cell: i64 = action - FROM
        if not 0 <= cell < CELLS:
            return words.not_offered("CC-4.1")
        if state.holder(cell) != state.actor:
            return words.with_rule("no_unit_there", "CC-4.2")
        if state.armies(cell) > 0 and not state.player(state.actor).has(TACTICS):
            return words.with_rule("needs_tactics", "CC-4.9")
        return words.with_rule("units_cannot_move", "CC-4.6")


def end_action(state: ClashState, seat: i64, journal: Journal | None) -> None:
    """The Move action is over: Cartography (CC-3.22.4)."""
    player = state.edit(seat)
    for unit in range(UNITS):
        player.marks[unit] &= ~MOVED
    state.warlord = 0
    if player.has(CARTOGRAPHY) and state.sailed:
        give(state, seat, IDEAS, 1, journal)
        if state.navigated:
            give(state, seat, CULTURE, 1, journal)


@final
class MoveWith(Choice):
    """Add units to the group, or say where it goes."""

    name: ClassVar[str] = "move_with"
    frame: ClassVar[tuple[str, ...]] = ("start", "group")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        start = state.a
        group = state.b
        for unit in range(UNITS):
            if may_join(state, seat, start, group, unit):
                actions.add(WITH + unit)
        if group:
            ways_into(state, seat, start, group, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        if action < TO:
            state.b |= BIT[action - WITH]
            return
        start = state.a
        group = state.b
        mark(state, seat, group, MOVED)
        state.moves += 1
        state.become(MOVE_NEXT, seat, 0, 0)
        if action >= EMBARK:
            state.push(BOARDING, seat, action - EMBARK, group)
            state.extend(start, 0, 0, 0)
        elif action >= NAVIGATE:
            state.navigated = True
            sail(state, seat, group, start, action - NAVIGATE, BY_NAVIGATION, journal)
        elif action >= ROAD:
            state.push(ROAD_PAID, seat, action - ROAD, group)
            state.extend(start, 0, 0, 0)
            pay(state, seat, ROAD_COST, GOLD_OK)
        elif group & ALL_SHIPS:
            sail(state, seat, group, start, action - TO, BY_SEA, journal)
        else:
            walk(state, seat, group, start, action - TO, False, journal)

    def reason(self, base: State, action: i64) -> Reason:
        state = cast(ClashState, base)
        if TO <= action < TO + CELLS:
            return why_not_there(state, state.actor, state.a, state.b, action - TO)
        if ROAD <= action < ROAD + CELLS:
            return words.with_rule("no_road", "CC-4.12")
        if NAVIGATE <= action < NAVIGATE + CELLS:
            return words.with_rule("no_navigation", "CC-4.13")
        if EMBARK <= action < EMBARK + CELLS:
            return words.with_rule("no_room_aboard", "CC-4.11")
        return words.with_rule("units_cannot_move", "CC-4.2")


def ways_into(state: ClashState, seat: i64, start: i64, group: i64, actions: Actions) -> None:
    """All places a group can go to."""
    layout = state.terms.layout
    cells = layout.cells
    if group & ALL_SHIPS:
        reached = sea_reach(state, seat, start)
        for i in range(len(cells)):
            if can_sail_to(state, seat, reached, start, cells[i]):
                actions.add(TO + cells[i])
        one = off_board(state, seat, start, 1)
        other = off_board(state, seat, start, -1)
        if one > other:
            one, other = other, one
        if one >= 0:
            actions.add(NAVIGATE + one)
        if other > one:
            actions.add(NAVIGATE + other)
        return
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell >= 0 and can_step(state, seat, group, cell):
            actions.add(TO + cell)
    if cargo(state, seat, group):
        return
    for i in range(len(cells)):
        if layout.distance(start, cells[i]) <= 1 + 1:
            if can_take_road(state, seat, group, start, cells[i]):
                actions.add(ROAD + cells[i])
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell >= 0 and can_embark(state, seat, group, cell):
            actions.add(EMBARK + cell)


def mark(state: ClashState, seat: i64, group: i64, marks: i64) -> None:
    player = state.edit(seat)
    for unit in range(UNITS):
        if (group >> unit) & 1:
            player.marks[unit] |= marks


def walk(
    state: ClashState,
    seat: i64,
    group: i64,
    start: i64,
    cell: i64,
    by_road: bool,
    journal: Journal | None,
) -> None:
    """A land group goes to a cell: discovery, attack, or just there."""
    if state.terrain[cell] == FACE_DOWN:
        explore(state, seat, cell, group, BY_LAND, start)
    elif state.foreign(cell, seat):
        battle.attack(state, seat, group, start, cell, journal)
    else:
        enter(state, seat, group, start, cell, by_road, journal)


def sail(
    state: ClashState,
    seat: i64,
    group: i64,
    start: i64,
    cell: i64,
    how: i64,
    journal: Journal | None,
) -> None:
    state.sailed = True
    if state.terrain[cell] == FACE_DOWN:
        explore(state, seat, cell, group, how, start)
    elif state.foreign_units(cell, seat):
        battle.attack(state, seat, group, start, cell, journal)
    else:
        enter(state, seat, group, start, cell, True, journal)


def explore(state: ClashState, seat: i64, cell: i64, group: i64, how: i64, start: i64) -> None:
    """Turn a region over (CC-12.1)."""
    state.push(TURN_REGION, CHANCE, cell, group)
    state.extend(how, start, seat, 0)


def enter(
    state: ClashState,
    seat: i64,
    group: i64,
    start: i64,
    cell: i64,
    by_road: bool,
    journal: Journal | None,
) -> None:
    """A group stands on a new cell and bears the marks of its terrain (CC-4.7, CC-4.8, CC-4.16)."""
    for unit in range(UNITS):
        if (group >> unit) & 1:
            state.place(seat, unit, cell)
    terrain = state.terrain[cell]
    if terrain == MOUNTAIN and not by_road:
        mark(state, seat, group, IN_MOUNTAIN)
    if terrain == FOREST and not by_road:
        mark(state, seat, group, IN_FOREST)
    if terrain == FERTILE:
        mark(state, seat, group, ON_FERTILE)
    if journal is not None:
        journal.tell(UnitsMoved(seat, start, cell))


@final
class RoadPaid(Choice):
    """The road is paid: on to its end (CC-4.12)."""

    name: ClassVar[str] = "road_paid"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        cell = state.a
        group = state.b
        start = state.c
        state.pop()
        walk(state, seat, group, start, cell, True, journal)


@final
class Boarding(Choice):
    """Units go aboard one by one; which ship is asked only where it makes a difference."""

    name: ClassVar[str] = "boarding"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        if state.b == 0:
            start = state.c
            cell = state.a
            state.pop()
            if journal is not None:
                journal.tell(Embarked(seat, start, cell))
            return
        actions = Actions()
        ships_into(state, seat, state.a, actions)
        if actions.count > 1:
            state.code = BOARD_SHIP
        else:
            board(state, seat, actions.items[0] - WITH)


def ships_into(state: ClashState, seat: i64, cell: i64, actions: Actions) -> None:
    """Ships with room on a sea space; of like ones the first."""
    for ship in range(FIRST_SHIP, UNITS):
        if state.player(seat).unit_at[ship] == cell and room_on(state, seat, ship) > 0:
            if rank(state, seat, ship) == ship:
                actions.add(WITH + ship)


def board(state: ClashState, seat: i64, ship: i64) -> None:
    unit: i64 = 0
    while (state.b >> unit) & 1 == 0:
        unit += 1
    state.place(seat, unit, CELLS + ship - FIRST_SHIP)
    state.b &= ~BIT[unit]


@final
class BoardShip(Choice):
    """Which ship the next unit boards (CC-4.11)."""

    name: ClassVar[str] = "board_ship"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        ships_into(state, state.actor, state.a, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        board(state, state.actor, action - WITH)
        state.code = BOARDING


@final
class MoveNext(Choice):
    """After a move: the next one, or the end of the Move action (CC-4.1)."""

    name: ClassVar[str] = "move_next"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        if ends_now(state):
            finish(state, journal)
        elif state.moves < MOVES and can_move(state, seat):
            state.become(MOVE_FROM, seat, 0, 0)
        else:
            state.pop()
            end_action(state, seat, journal)


def why_not_there(state: ClashState, seat: i64, start: i64, group: i64, cell: i64) -> Reason:
    marks = marks_of(state, seat, group)
    if group == 0:
        return words.with_rule("choose_units_first", "CC-4.2")
    if group & ALL_SHIPS:
        return words.with_rule("ships_cannot_go", "CC-4.4")
    if not state.terms.layout.touch(start, cell):
        return words.with_rule("too_far", "CC-4.3")
    if marks & FOUGHT:
        return words.with_rule("units_cannot_move", "CC-4.6")
    if marks & IN_MOUNTAIN:
        return words.with_rule("mountain", "CC-4.7")
    if state.is_sea(cell):
        return words.with_rule("sea_on_foot", "CC-4.3")
    if state.foreign(cell, seat):
        if group & ALL_ARMIES == 0:
            return words.with_rule("needs_army", "CC-4.5")
        if marks & IN_FOREST:
            return words.with_rule("forest", "CC-4.8")
        if marks & ON_FERTILE and state.has_city(cell):
            return words.with_rule("gardens", "CC-16.6.2")
        return words.with_rule("truce", "CC-9.16")
    return words.with_rule("stack_full", "CC-4.10")
