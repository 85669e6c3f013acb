"""What happens to a group on its way: it explores, attacks, or simply arrives (CC-4)."""

from typing import ClassVar, Final

from edubba.core import CHANCE, NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.battle import attack
from edubba.games.clash_of_cultures.decisions.move.paths import (
    group_misfit,
    marks_of,
    obstacle_to_entering,
)
from edubba.games.clash_of_cultures.decisions.saying import by_kind
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import IN_FOREST, IN_MOUNTAIN, ON_FERTILE
from edubba.games.clash_of_cultures.state import ClashState

# How a space is entered.
BY_LAND: Final = 0
BY_SEA: Final = 1
BY_NAVIGATION: Final = 2
BY_ROAD: Final = 3


def mark(state: ClashState, seat: i64, group: i64, marks: i64) -> None:
    player = state.edit(seat)
    for unit in range(codes.UNITS):
        if (group >> unit) & 1:
            player.marks[unit] |= marks


def go(
    state: ClashState,
    seat: i64,
    group: i64,
    start: i64,
    cell: i64,
    how: i64,
    journal: Journal | None,
) -> None:
    """A group goes to a cell: discovery, attack, or just there."""
    on_land = how in (BY_LAND, BY_ROAD)
    if not on_land:
        state.sailed = True
    if state.terrain[cell] == FACE_DOWN:
        explore(state, seat, cell, group, BY_LAND if on_land else how, start)
    elif state.foreign(cell, seat) if on_land else state.foreign_units(cell, seat):
        attack.attack(state, seat, group, start, cell, journal)
    else:
        enter(state, seat, group, start, cell, how != BY_LAND, journal)


def explore(state: ClashState, seat: i64, cell: i64, group: i64, how: i64, start: i64) -> None:
    """Turn a region over (CC-12.1)."""
    state.push(frames.TURN_REGION, CHANCE, cell, group)
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
    for unit in range(codes.UNITS):
        if (group >> unit) & 1:
            state.place(seat, unit, cell)
    terrain = state.terrain[cell]
    if terrain == codes.MOUNTAIN and not by_road:
        mark(state, seat, group, IN_MOUNTAIN)
    if terrain == codes.FOREST and not by_road:
        mark(state, seat, group, IN_FOREST)
    if terrain == codes.FERTILE:
        mark(state, seat, group, ON_FERTILE)
    if journal is not None:
        journal.tell(board_events.UnitsMoved(seat, by_kind(group), start, cell))


class RoadPaid(Step[ClashState]):
    """The road is paid: on to its end (CC-4.12)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def misfit(self, state: ClashState) -> str:
        seat, cell, group, start = state.actor, state.a, state.b, state.c
        marks: i64 = marks_of(state, seat, group) & ~(IN_MOUNTAIN | IN_FOREST)
        obstacle = obstacle_to_entering(state, seat, group, marks, cell)
        if start == NO_CELL or obstacle != NO_OBSTACLE:
            return "go"
        return group_misfit(state, seat, start, group)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, group, start = state.actor, state.a, state.b, state.c
        state.pop()
        go(state, seat, group, start, cell, BY_ROAD, journal)
