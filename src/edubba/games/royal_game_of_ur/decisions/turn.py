"""The turn: a throw, then a move with it if there is one (RG-4, RG-5)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.royal_game_of_ur import words
from edubba.games.royal_game_of_ur.codes import ALL_ACTIONS, DARK, SEAT_ACTIONS, THROW
from edubba.games.royal_game_of_ur.decisions.frames import MOVE_PIECE, THROW_DICE
from edubba.games.royal_game_of_ur.decisions.moves import (
    label_of,
    movable,
    move,
    targets_of,
    why_not_move,
)
from edubba.games.royal_game_of_ur.events import Skipped, Threw
from edubba.games.royal_game_of_ur.state import UNFINISHED, RoyalState


def next_throw(state: RoyalState, seat: i64) -> None:
    state.to_move = seat
    state.become(THROW_DICE, CHANCE, 0, 0)


@final
class ThrowDice(Decision):
    """The dice give a number; with nothing to move the turn passes by itself (RG-5.2, RG-5.3)."""

    name: ClassVar[str] = "throw"
    by_chance: ClassVar[bool] = True

    def legal_into(self, base: State, actions: Actions) -> None:
        weights = cast(RoyalState, base).terms.weights
        for number in range(len(weights)):
            if weights[number] > 0:  # RG-4.3
                actions.add_outcome(THROW + number, weights[number])

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(RoyalState, base)
        number: i64 = action - THROW
        state.thrown = number
        state.throws += 1
        if journal is not None:
            journal.tell(Threw(state.to_move, number))
        if movable(state, state.to_move, number) != 0:
            state.become(MOVE_PIECE, state.to_move, 0, 0)
            return
        if journal is not None:
            journal.tell(Skipped(state.to_move, number))
        next_throw(state, DARK - state.to_move)

    def why_not(self, base: State, action: i64) -> Reason:
        if SEAT_ACTIONS <= action < ALL_ACTIONS:
            return words.never_thrown(action - THROW)
        return words.throw_first()

    def prompt(self, base: State) -> Message:
        return words.ask_throw(cast(RoyalState, base).to_move)


@final
class MovePiece(Decision):
    """Move one piece by the number thrown; one cannot pass (RG-5.4)."""

    name: ClassVar[str] = "move"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(RoyalState, base)
        left = movable(state, state.to_move, state.thrown)
        # An action is the position of a piece (RG-6.5).
        position: i64 = 0
        while left != 0:
            if left & 1:
                actions.add(position)
            left >>= 1
            position += 1

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(RoyalState, base)
        again = move(state, action, journal)
        if state.ending == UNFINISHED:
            next_throw(state, state.to_move if again else DARK - state.to_move)  # RG-5.5

    def why_not(self, base: State, action: i64) -> Reason:
        return why_not_move(cast(RoyalState, base), action)

    def prompt(self, base: State) -> Message:
        state = cast(RoyalState, base)
        return words.ask_move(state.to_move, state.thrown)

    def label(self, base: State, action: i64) -> Message:
        return label_of(cast(RoyalState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return targets_of(cast(RoyalState, base), action)
