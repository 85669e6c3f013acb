"""What perfect play wins, by exact evaluation of what a bot chooses everywhere."""

from functools import partial

import pytest

from edubba.bots import make_bot
from edubba.core import CHANCE, OVER, Actions, Rng, State
from edubba.core.bot import Bot
from edubba.core.race import OFF, Race
from edubba.core.registry import find_game
from edubba.solve.devices import Processor
from edubba.solve.policy import against, as_asked, perfect, score
from edubba.solve.race import Solver
from edubba.solve.results import OnDevice
from edubba.tables.exact import Exact

GAME = find_game("game_of_ur")
SETUP = GAME.setup()


def solved() -> tuple[Race, Exact]:
    race = GAME.race(SETUP)
    assert race is not None
    solver = Solver(race, Processor(1), 1)
    assert [*solver.run()]
    return race, Exact(race, OnDevice(solver))


class Looking(Bot):
    """Follows the engine to the end of the turn and looks values up there."""

    def __init__(self, exact: Exact) -> None:
        self.exact = exact

    def choose(self, state: State, rng: Rng) -> int:
        return max(state.legal_actions(), key=lambda action: self.after(state, action))

    def after(self, state: State, action: int) -> float:
        copy = state.clone()
        copy.apply(action)
        return self.worth(copy)

    def worth(self, state: State) -> float:
        if state.actor == OVER:
            return 1.0
        if state.actor == 0:
            return max(self.after(state, action) for action in state.legal_actions())
        if state.actor == CHANCE and GAME.evaluator("race").can_judge(state):
            mine, theirs = GAME.race_sides(state, 0)
            return 1.0 - self.exact.before_throw(theirs, mine)
        outcomes = Actions()
        state.legal_into(outcomes)
        total = 0.0
        for at in range(outcomes.count):
            total += int(outcomes.weights[at]) * self.after(state, int(outcomes.items[at]))
        return total / int(outcomes.total)


@pytest.mark.parametrize(("bird", "begins"), [(0, 0.5231153686), (2, 0.5180640167)])
def test_perfect_players_share_the_wins(bird: int, begins: float) -> None:
    race, exact = solved()
    start = tuple(OFF if at == bird else race.home for at in range(race.count))
    turn = partial(perfect, exact)
    ways = turn(start, start)
    value = sum(w.chance * (1.0 - exact.before_throw([*w.other], [*w.mover])) for w in ways)
    assert value == pytest.approx(begins, abs=1e-9)
    assert score(race, start, (turn, turn))[0] == pytest.approx(0.5, abs=1e-12)
    by_engine = partial(as_asked, SETUP, Looking(exact))
    assert score(race, start, (turn, by_engine))[0] == pytest.approx(0.5, abs=1e-12)


def test_whoever_sees_less_loses_more() -> None:
    race, _ = solved()
    found = [
        against(SETUP, race, ["raven"], make_bot(f"{level}:objective=race", GAME))[0]
        for level in ("pupil", "copyist", "reckoner")
    ]
    assert found[0] > found[1] > found[2] > 0.5
