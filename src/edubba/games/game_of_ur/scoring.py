"""The end of a game: the pool, the race and the nets (GU-10)."""

from typing import final

from edubba.core.journal import Ended, Journal
from edubba.core.native import i64
from edubba.core.result import Result
from edubba.core.state import NOBODY, Ending
from edubba.core.words import Message, seat_word
from edubba.games.game_of_ur.codes import DARK, LIGHT
from edubba.games.game_of_ur.events import PoolShared
from edubba.games.game_of_ur.space import SIDES
from edubba.games.game_of_ur.state import RESIGNED, TURN_CAP, UrState


def finish(state: UrState, winner: i64, ending: i64, journal: Journal | None) -> None:
    """Award the pool and close the game; without a winner it is a draw."""
    state.winner = winner
    state.ending = ending
    pool = state.pool
    light: i64 = pool // 2
    if winner != NOBODY and not state.terms.keep_own:
        light = pool if winner == LIGHT else 0  # GU-10.2
    else:
        # The odd counter: to the race winner (GU-13.11), in a draw to who moved second (GU-10.6).
        odd_to: i64 = DARK - state.first if winner == NOBODY else winner
        if odd_to == LIGHT:
            light = pool - light
    state.light += light
    state.dark += pool - light
    state.pool = 0
    state.clear_stack()
    if journal is not None:
        journal.tell(PoolShared(light, pool - light))
        journal.tell(Ended(reason(state)))


def net(state: UrState, seat: i64) -> i64:
    """Counters held at the end less those brought in (GU-10.3)."""
    return state.purse(seat) - state.terms.brought[seat]


def reason(state: UrState) -> Message:
    """Who won and why, also when the race winner lost counters (GU-10.4)."""
    if state.ending == TURN_CAP:
        return Message("game_of_ur/end-turn_cap", turns=state.turn)
    winner = seat_word("game_of_ur", state.winner)
    if state.ending == RESIGNED:
        loser = seat_word("game_of_ur", DARK - state.winner)
        return Message("game_of_ur/end-resigned", seat=winner, loser=loser)
    lost = -net(state, state.winner)
    if lost > 0:
        return Message("game_of_ur/end-race_but_lost", seat=winner, lost=lost)
    return Message("game_of_ur/end-race", seat=winner)


@final
class UrEnding(Ending[UrState]):
    """Both goals are always stated: the race and the counters (GU-1.4)."""

    def result(self, state: UrState) -> Result:
        nets = [int(net(state, LIGHT)), int(net(state, DARK))]
        places = [1 if state.winner in (seat, NOBODY) else 2 for seat in (LIGHT, DARK)]
        return Result(
            places,
            nets,
            reason(state),
            breakdown={
                "held": [state.light, state.dark],
                "brought_in": [-state.terms.brought[LIGHT], -state.terms.brought[DARK]],
            },
            facts={"race_winner": None if state.winner == NOBODY else SIDES[state.winner]},
        )

    def concede(self, state: UrState, seat: i64, journal: Journal | None) -> None:
        """The opponent wins the race and the pool, as after any win (GU-10.5)."""
        finish(state, DARK - seat, RESIGNED, journal)
