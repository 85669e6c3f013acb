"""Land units go aboard ships (CC-4.11)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.move.groups import rank
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_SHIPS,
    group_misfit,
    obstacle_to_embarking,
    room_on,
)
from edubba.games.clash_of_cultures.decisions.saying import kind_of
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE


def boarding_misfit(state: ClashState) -> str:
    cell, group, start = state.a, state.b, state.c
    if group & ALL_SHIPS or obstacle_to_embarking(state, state.actor, group, cell) != NO_OBSTACLE:
        return "go"
    return "" if group == 0 else group_misfit(state, state.actor, start, group)


class Boarding(Step[ClashState]):
    """Units go aboard one by one; which ship is asked only where it makes a difference."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def misfit(self, state: ClashState) -> str:
        return boarding_misfit(state)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, group = state.actor, state.a, state.b
        if group == 0:
            state.pop()
            return
        found: i64 = NONE
        for ship in range(codes.FIRST_SHIP, codes.UNITS):
            if has_room(state, seat, cell, ship):
                if found != NONE:
                    state.code = frames.BOARD_SHIP
                    return
                found = ship
        board(state, seat, found, journal)


def has_room(state: ClashState, seat: i64, cell: i64, ship: i64) -> bool:
    """A ship with room on a sea space; of like ones the first."""
    if state.player(seat).unit_at[ship] != cell or room_on(state, seat, ship) == 0:
        return False
    return rank(state, seat, ship) == ship


def board(state: ClashState, seat: i64, ship: i64, journal: Journal | None) -> None:
    cell, group, start = state.a, state.b, state.c
    unit: i64 = 0
    while (group >> unit) & 1 == 0:
        unit += 1
    state.place(seat, unit, codes.CELLS + ship - codes.FIRST_SHIP)
    state.b &= ~BIT[unit]
    if journal is not None:
        journal.tell(board_events.Embarked(seat, kind_of(unit), start, cell))


class BoardShip(OneThing):
    """Which ship the next unit boards (CC-4.11)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")
    verbs: ClassVar[tuple[str, ...]] = ("with",)

    def misfit(self, state: ClashState) -> str:
        group = state.b
        return boarding_misfit(state) or unless(group != 0, "go")

    def obstacle_to(self, state: ClashState, unit: i64) -> i64:
        cell = state.a
        room = unit >= codes.FIRST_SHIP and has_room(state, state.actor, cell, unit)
        return NO_OBSTACLE if room else obstacles.NO_ROOM_ABOARD

    def choose(self, state: ClashState, unit: i64, journal: Journal | None) -> None:
        board(state, state.actor, unit, journal)
        state.code = frames.BOARDING
