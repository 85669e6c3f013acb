"""Turns, rounds and entering the board (UR-4, and the ends of UR-9.1 and UR-9.4)."""

from typing import ClassVar, final

from edubba.core.actions import Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.ur_ziggurat.codes import ENTRY_CUBES
from edubba.games.ur_ziggurat.decisions.base import CellQuestion
from edubba.games.ur_ziggurat.decisions.frames import CHOOSE_OPTION, ENTRY_PLACE, PROCEED, alone
from edubba.games.ur_ziggurat.events import Entered, RoundBegan
from edubba.games.ur_ziggurat.obstacles import ENTER_UNOCCUPIED
from edubba.games.ur_ziggurat.scoring import finish
from edubba.games.ur_ziggurat.state import FIFTH_ZIGGURAT, LAST_ROUND, NO_PART, ZigguratState


def begin_turn(state: ZigguratState, seat: i64, journal: Journal | None) -> None:
    """Enter if no cube is on the board (UR-4.2), else choose an option (UR-4.4)."""
    state.to_move = seat
    if journal is not None and seat == state.first:
        journal.tell(RoundBegan(state.round))
    if state.on_board(seat) > 0:  # the cube of a ziggurat counts: UR-4.3
        state.become(CHOOSE_OPTION, seat)
    elif state.unoccupied():
        state.become(ENTRY_PLACE, seat)
    else:  # UR-12.3
        go_to_exchange(state)


def go_to_exchange(state: ZigguratState) -> None:
    """Nothing is left of this turn but the exchange."""
    state.become(PROCEED, state.to_move, NO_PART, NO_PART)


def end_turn(state: ZigguratState, journal: Journal | None) -> None:
    """The next seat's turn (UR-4.5), unless the round and with it the game is over."""
    seat: i64 = (state.to_move + 1) % state.seats
    if seat == state.first:
        if state.stock == 0:  # UR-9.1
            finish(state, FIFTH_ZIGGURAT, journal)
            return
        if state.round == state.terms.max_rounds:  # UR-9.4
            finish(state, LAST_ROUND, journal)
            return
        state.round += 1
    begin_turn(state, seat, journal)


def without_cubes(state: ZigguratState) -> str:
    """For `misfit`: what is wrong if who has no cube on the board would do more than enter."""
    return "" if state.on_board(state.actor) > 0 else "act_yet"


@final
class EntryPlace(CellQuestion):
    """The first cubes, or the first again after losing all, on one unoccupied tile (UR-4.2)."""

    asking: ClassVar[str] = "UR-4.2"

    def misfit(self, state: ZigguratState) -> str:
        if state.on_board(state.actor) > 0:
            return "enter"
        return alone(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(ENTER_UNOCCUPIED, ~state.unoccupied())

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        state.put(state.to_move, space, ENTRY_CUBES)
        if journal is not None:
            journal.tell(Entered(state.to_move, state.name(space), ENTRY_CUBES))
        go_to_exchange(state)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        return {"cubes": ENTRY_CUBES}
