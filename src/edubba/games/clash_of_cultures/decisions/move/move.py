"""The Move action: from where, with whom, where to (CC-4)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    CARTOGRAPHY,
    CELLS,
    CULTURE,
    EMBARK,
    FROM,
    IDEAS,
    NAVIGATE,
    NAVIGATION,
    ROAD,
    ROADS,
    SPACES_AROUND,
    STOP,
    TACTICS,
    TO,
    UNITS,
    WITH,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.move.going import (
    BY_NAVIGATION,
    BY_SEA,
    mark,
    sail,
    walk,
)
from edubba.games.clash_of_cultures.decisions.move.groups import (
    alike,
    can_leave,
    can_move,
    cargo,
    may_join,
)
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_ARMIES,
    ALL_SHIPS,
    ROAD_COST,
    can_embark,
    can_sail_to,
    can_step,
    can_take_road,
    group_misfit,
    marks_of,
    may_start,
    off_board,
    sea_reach,
    truce_with,
)
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, pay
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import (
    IN_FOREST,
    IN_MOUNTAIN,
    MOVED,
    ON_FERTILE,
)
from edubba.games.clash_of_cultures.scoring import ends_now, finish
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    MOVES,
)


def begin(state: ClashState, seat: i64) -> None:
    """A Move action of up to three moves (CC-4.1)."""
    state.moves = 0
    state.sailed = False
    state.navigated = False
    state.push(frames.MOVE_FROM, seat)


@final
class MoveFrom(Before):
    """The space from which the next move starts."""

    name: ClassVar[str] = "move_from"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.holder(cells[i]) == seat and can_leave(state, seat, cells[i]):
                actions.add(FROM + cells[i])
        if state.moves > 0:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
            end_action(state, seat, journal)
        else:
            state.become(frames.MOVE_WITH, seat, action - FROM)

    def reason(self, state: ClashState, action: i64) -> Reason:
        cell: i64 = action - FROM
        if action == STOP:
            return words.with_rule("move_first", "CC-4.1")
        if not 0 <= cell < CELLS:
            return words.not_offered()
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
        say_used(seat, CARTOGRAPHY, journal)
        give(state, seat, IDEAS, 1, journal)
        if state.navigated:
            give(state, seat, CULTURE, 1, journal)


@final
class MoveWith(Before):
    """Add units to the group, or say where it goes."""

    name: ClassVar[str] = "move_with"
    frame: ClassVar[tuple[str, ...]] = ("start", "group")

    def misfit(self, state: ClashState) -> str:
        if state.b == 0:
            return ""
        return group_misfit(state, state.actor, state.a, state.b)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        start = state.a
        group = state.b
        for unit in range(UNITS):
            if may_join(state, seat, start, group, unit):
                actions.add(WITH + unit)
        if group:
            ways_into(state, seat, start, group, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        if action < TO:
            state.b |= BIT[action - WITH]
            return
        start = state.a
        group = state.b
        mark(state, seat, group, MOVED)
        state.moves += 1
        state.become(frames.MOVE_NEXT, seat)
        if action >= EMBARK:
            state.push(frames.BOARDING, seat, action - EMBARK, group)
            state.extend(start, 0, 0, 0)
        elif action >= NAVIGATE:
            state.navigated = True
            say_used(seat, NAVIGATION, journal)
            sail(state, seat, group, start, action - NAVIGATE, BY_NAVIGATION, journal)
        elif action >= ROAD:
            say_used(seat, ROADS, journal)
            state.push(frames.ROAD_PAID, seat, action - ROAD, group)
            state.extend(start, 0, 0, 0)
            pay(state, seat, ROAD_COST, GOLD_OK)
        elif group & ALL_SHIPS:
            sail(state, seat, group, start, action - TO, BY_SEA, journal)
        else:
            walk(state, seat, group, start, action - TO, False, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if not WITH <= action < EMBARK + CELLS:
            return words.not_offered()
        if action >= EMBARK:
            return words.with_rule("no_room_aboard", "CC-4.11")
        if action >= NAVIGATE:
            return words.with_rule("no_navigation", "CC-4.13")
        if action >= ROAD:
            return words.with_rule("no_road", "CC-4.12")
        if action >= TO:
            return why_not_there(state, state.actor, state.a, state.b, action - TO)
        return why_not_with(state, state.actor, state.a, state.b, action - WITH)


def why_not_with(state: ClashState, seat: i64, start: i64, group: i64, unit: i64) -> Reason:
    if state.cell_of_unit(seat, unit) != start:
        return words.with_rule("unit_not_there", "CC-4.2")
    if (group >> unit) & 1:
        return words.with_rule("unit_goes_already", "CC-4.2")
    if BIT[unit] & ALL_ARMIES and not state.player(seat).has(TACTICS):
        return words.with_rule("needs_tactics", "CC-4.9")
    if not may_start(state, seat, unit):
        return words.with_rule("units_cannot_move", "CC-4.6")
    if group != 0 and (group & ALL_SHIPS != 0) != (BIT[unit] & ALL_SHIPS != 0):
        return words.with_rule("land_or_ships", "CC-4.2")
    for other in range(unit):
        if not (group >> other) & 1 and may_start(state, seat, other):
            if alike(state, seat, other, unit):
                return words.with_rule("like_unit_first", "CC-4.2")
    return words.with_rule("unit_cannot_join", "CC-4.2")


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
        first: i64 = min(one, other)
        last: i64 = max(one, other)
        if first != NO_CELL:
            actions.add(NAVIGATE + first)
        if last != first:
            actions.add(NAVIGATE + last)
        return
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell != NO_CELL and can_step(state, seat, group, cell):
            actions.add(TO + cell)
    if cargo(state, seat, group):
        return
    for i in range(len(cells)):
        if layout.distance(start, cells[i]) <= 1 + 1:
            if can_take_road(state, seat, group, start, cells[i]):
                actions.add(ROAD + cells[i])
    for i in range(SPACES_AROUND):
        cell = state.near(start, i)
        if cell != NO_CELL and can_embark(state, seat, group, cell):
            actions.add(EMBARK + cell)


@final
class MoveNext(Step[ClashState]):
    """After a move: the next one, or the end of the Move action (CC-4.1)."""

    name: ClassVar[str] = "move_next"

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        if ends_now(state):
            finish(state, journal)
        elif state.moves < MOVES and can_move(state, seat):
            state.become(frames.MOVE_FROM, seat)
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
    if marks & IN_MOUNTAIN:
        return words.with_rule("mountain", "CC-4.7")
    if state.is_sea(cell):
        return words.with_rule("sea_on_foot", "CC-4.3")
    if state.foreign(cell, seat):
        if group & ALL_ARMIES == 0:
            return words.with_rule("needs_army", "CC-4.5")
        if marks & IN_FOREST:
            return words.with_rule("forest", "CC-4.8")
        if truce_with(state, seat, cell):
            return words.with_rule("truce", "CC-9.16")
        if marks & ON_FERTILE:
            return words.with_rule("gardens", "CC-16.6.2")
    return words.with_rule("stack_full", "CC-4.10")
