"""Land units go aboard ships (CC-4.11)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import Embarked
from edubba.games.clash_of_cultures.codes import (
    CELLS,
    FIRST_SHIP,
    UNITS,
    WITH,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.move.groups import (
    rank,
)
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_SHIPS,
    can_embark,
    group_misfit,
    room_on,
)
from edubba.games.clash_of_cultures.decisions.saying import kind_of
from edubba.games.clash_of_cultures.state import ClashState


@final
class Boarding(Step[ClashState]):
    """Units go aboard one by one; which ship is asked only where it makes a difference."""

    name: ClassVar[str] = "boarding"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def misfit(self, state: ClashState) -> str:
        if state.b & ALL_SHIPS or not can_embark(state, state.actor, state.b, state.a):
            return "there is no room aboard"
        if state.b == 0:
            return ""
        return group_misfit(state, state.actor, state.c, state.b)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        if state.b == 0:
            state.pop()
            return
        actions = Actions()
        ships_into(state, seat, state.a, actions)
        if actions.count > 1:
            state.code = frames.BOARD_SHIP
        else:
            board(state, seat, actions.items[0] - WITH, journal)


def ships_into(state: ClashState, seat: i64, cell: i64, actions: Actions) -> None:
    """Ships with room on a sea space; of like ones the first."""
    for ship in range(FIRST_SHIP, UNITS):
        if state.player(seat).unit_at[ship] == cell and room_on(state, seat, ship) > 0:
            if rank(state, seat, ship) == ship:
                actions.add(WITH + ship)


def board(state: ClashState, seat: i64, ship: i64, journal: Journal | None) -> None:
    unit: i64 = 0
    while (state.b >> unit) & 1 == 0:
        unit += 1
    state.place(seat, unit, CELLS + ship - FIRST_SHIP)
    state.b &= ~BIT[unit]
    if journal is not None:
        journal.tell(Embarked(seat, kind_of(unit), state.c, state.a))


@final
class BoardShip(Before):
    """Which ship the next unit boards (CC-4.11)."""

    name: ClassVar[str] = "board_ship"
    frame: ClassVar[tuple[str, ...]] = ("cell", "group", "start")

    def misfit(self, state: ClashState) -> str:
        if state.b & ALL_SHIPS or not can_embark(state, state.actor, state.b, state.a):
            return "there is no room aboard"
        if state.b == 0:
            return "nobody boards"
        return group_misfit(state, state.actor, state.c, state.b)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        ships_into(state, state.actor, state.a, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        board(state, state.actor, action - WITH, journal)
        state.code = frames.BOARDING

    def reason(self, state: ClashState, action: i64) -> Reason:
        if WITH <= action < WITH + UNITS:
            return words.with_rule("no_room_aboard", "CC-4.11")
        return words.not_offered()
