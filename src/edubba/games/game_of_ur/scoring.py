"""The end of a game: the pool, the race and the nets (GU-10)."""

from typing import final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.result import Result
from edubba.core.state import NOBODY, Ending, State
from edubba.core.words import Message
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.codes import DARK, LIGHT
from edubba.games.game_of_ur.events import Ended, PoolShared
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
        return words.no_winner(state.turn)
    if state.ending == RESIGNED:
        return words.won_by_resignation(state.winner, DARK - state.winner)
    if net(state, state.winner) < 0:
        return words.won_race_but_lost_counters(state.winner, -net(state, state.winner))
    return words.won_race(state.winner)


@final
class UrEnding(Ending):
    """Both goals are always stated: the race and the counters (GU-1.4)."""

    def result(self, state: State) -> Result:
        assert isinstance(state, UrState)
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

    def concede(self, state: State, seat: i64, journal: Journal | None) -> None:
        """The opponent wins the race and the pool, as after any win (GU-10.5)."""
        assert isinstance(state, UrState)
        finish(state, DARK - seat, RESIGNED, journal)
