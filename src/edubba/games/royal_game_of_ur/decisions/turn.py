"""The turn: a throw, then a move with it if there is one (RG-4, RG-5)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Chance, Question
from edubba.core.state import CHANCE
from edubba.core.words import Arg, seat_word
from edubba.games.royal_game_of_ur import elements, events
from edubba.games.royal_game_of_ur.codes import DARK
from edubba.games.royal_game_of_ur.codes import THROW as THROWN
from edubba.games.royal_game_of_ur.decisions import moves
from edubba.games.royal_game_of_ur.decisions.frames import MOVE, THROW
from edubba.games.royal_game_of_ur.state import UNFINISHED, RoyalState
from edubba.games.royal_game_of_ur.terms import WAITING


def next_throw(state: RoyalState, seat: i64) -> None:
    state.to_move = seat
    state.become(THROW, CHANCE)


@final
class Throw(Chance[RoyalState]):
    """The dice give a number; with nothing to move the turn passes by itself (RG-5.2, RG-5.3)."""

    def legal_into(self, state: RoyalState, actions: Actions) -> None:
        actions.add_row(THROWN, state.terms.weights)  # RG-4.3

    def apply(self, state: RoyalState, action: i64, journal: Journal | None) -> None:
        number: i64 = action - THROWN
        state.thrown = number
        state.throws += 1
        if journal is not None:
            journal.tell(events.Threw(state.to_move, number))
        if moves.movable(state, state.to_move, number) != 0:
            state.become(MOVE, state.to_move)
            return
        if journal is not None:
            journal.tell(events.Skipped(state.to_move, number))
        next_throw(state, DARK - state.to_move)

    def asked(self, state: RoyalState) -> dict[str, Arg]:
        return {"seat": seat_word(state.rules.domain, state.to_move)}


@final
class Move(Question[RoyalState]):
    """Move one piece by the number thrown; one cannot pass (RG-5.4). An action is the position of a
    piece (RG-6.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("enter", "move")

    def legal_into(self, state: RoyalState, actions: Actions) -> None:
        left = moves.movable(state, state.actor, state.thrown)
        position: i64 = WAITING
        while left != 0:
            if left & 1:
                actions.add(position)
            left >>= 1
            position += 1

    def obstacle(self, state: RoyalState, action: i64) -> i64:
        return moves.obstacle_to_move(state, state.actor, action, state.thrown)

    def apply(self, state: RoyalState, action: i64, journal: Journal | None) -> None:
        again = moves.move(state, action, journal)
        if state.ending == UNFINISHED:
            next_throw(state, state.to_move if again else DARK - state.to_move)  # RG-5.5

    def asked(self, state: RoyalState) -> dict[str, Arg]:
        return {"number": state.thrown}

    def facts(self, state: RoyalState, action: i64) -> dict[str, Arg]:
        """`again` is 1 if the move gives another throw."""
        seat, terms = state.actor, state.terms
        target: i64 = action + state.thrown
        facts: dict[str, Arg] = {"position": action, "number": state.thrown, "again": 0}
        facts |= {"kind": "home", "needed": terms.home - action}
        if WAITING < action < terms.home:
            facts["start"] = terms.square(seat, action)
        if target < terms.home:
            facts["target"] = terms.square(seat, target)
            facts["kind"] = "capture" if state.is_met(seat, target) else "move"
            facts["again"] = int(moves.gives_throw(state, seat, target))
        return facts

    def targets(self, state: RoyalState, action: i64) -> list[str]:
        if action == WAITING:
            return [elements.reserve(state.actor)]
        return [elements.piece(state.actor, state.terms.square(state.actor, action))]
