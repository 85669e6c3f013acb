"""The end of a game (RG-10)."""

from typing import final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.result import Result, places_by
from edubba.core.state import Ending, State
from edubba.core.words import Message
from edubba.games.royal_game_of_ur import words
from edubba.games.royal_game_of_ur.codes import DARK
from edubba.games.royal_game_of_ur.events import Ended
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.state import RESIGNED, RoyalState


def finish(state: RoyalState, winner: i64, ending: i64, journal: Journal | None) -> None:
    """Close the game; it always has a winner."""
    state.winner = winner
    state.ending = ending
    state.clear_stack()
    if journal is not None:
        journal.tell(Ended(reason(state)))


def reason(state: RoyalState) -> Message:
    if state.ending == RESIGNED:
        return words.won_by_resignation(state.winner, DARK - state.winner)
    return words.won_race(state.winner)


@final
class RoyalEnding(Ending):
    """One player wins; the points are the pieces home (RG-10.2)."""

    def result(self, state: State) -> Result:
        assert isinstance(state, RoyalState)
        return Result(
            places_by([(int(seat == state.winner),) for seat in range(len(SIDES))]),
            state.scores(),
            reason(state),
            facts={"throws": state.throws},
        )

    def concede(self, state: State, seat: i64, journal: Journal | None) -> None:
        """The opponent wins (RG-10.3)."""
        assert isinstance(state, RoyalState)
        finish(state, DARK - seat, RESIGNED, journal)
