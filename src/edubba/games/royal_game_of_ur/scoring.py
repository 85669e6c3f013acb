"""The end of a game (RG-10)."""

from typing import final

from edubba.core.journal import Ended, Journal
from edubba.core.native import i64
from edubba.core.result import Result, places_by
from edubba.core.state import Ending
from edubba.core.words import Message, seat_word
from edubba.games.royal_game_of_ur.codes import DARK
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
    winner = seat_word("royal_game_of_ur", state.winner)
    if state.ending == RESIGNED:
        loser = seat_word("royal_game_of_ur", DARK - state.winner)
        return Message("royal_game_of_ur/end-resigned", seat=winner, loser=loser)
    return Message("royal_game_of_ur/end-race", seat=winner)


@final
class RoyalEnding(Ending[RoyalState]):
    """One player wins; the points are the pieces home (RG-10.2)."""

    def result(self, state: RoyalState) -> Result:
        return Result(
            places_by([(int(seat == state.winner),) for seat in range(len(SIDES))]),
            state.scores(),
            reason(state),
            facts={"throws": state.throws},
        )

    def concede(self, state: RoyalState, seat: i64, journal: Journal | None) -> None:
        """The opponent wins (RG-10.3)."""
        finish(state, DARK - seat, RESIGNED, journal)
