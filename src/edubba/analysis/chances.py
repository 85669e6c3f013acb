"""What evaluators say, as chances to win."""

from math import exp
from typing import Final

from edubba.analysis.race import analyst_of
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.judgement import Learned, judgement_of, share_of
from edubba.core.state import OVER, State

STEPS: Final = {"ulm": 10.0, "after_the_flood": 20.0, "ur_ziggurat": 35.0}
"""How much of what a hand-written evaluator says is a chance of 73 in a hundred. That of UR was
fitted by the log loss over the turns of 201 games of two scribes and 120 of three. With four seats
of Ulm, over 24 games of scribes, 7 would do a little better."""
USUAL: Final = 10.0
RACE: Final = "race"
FURTHEST: Final = 40.0


class Chances(Evaluator[State]):
    """Judges by the chance to win, so that losses and luck of all games can be compared."""

    def __init__(self, game: Game) -> None:
        self.game = game
        wanted = RACE if RACE in game.objectives else game.objectives[0]
        self.judge = judgement_of(game, wanted)
        self.is_race = game.race(game.setup()) is not None
        """Evaluators of races say chances themselves."""

    def value(self, state: State, seat: int) -> float:
        if state.actor == OVER:
            return share_of(state.result(), seat)
        analyst = analyst_of(state.setup) if self.is_race else None
        if analyst is not None and analyst.knows(state):
            return analyst.chance(state, seat)
        return self.said(state.setup, self.held(state, seat))

    def held(self, state: State, seat: int) -> float:
        """What the game's evaluator says of a seat. One written by hand may think well of all
        seats: it is held against the best other."""
        own = self.judge.value(state, seat)
        if not self.is_by_hand(state.setup):
            return own
        rivals = [self.judge.value(state, other) for other in range(state.seats) if other != seat]
        return (own - max(rivals, default=-own)) / 2.0

    def is_by_hand(self, setup: Setup) -> bool:
        """Whether the evaluator speaks on a scale of its own."""
        if not isinstance(self.judge, Learned):
            return not self.is_race
        if self.judge.setup is not setup:
            self.judge.prepare(setup)
        return self.judge.corrector is None

    def said(self, setup: Setup, said: float) -> float:
        """What the game's evaluator said, as a chance: of one written by hand that nobody is ahead
        means as much for all seats, however many there are."""
        if self.is_race:
            return min(1.0, max(0.0, said))
        rivals = 1
        if self.is_by_hand(setup):
            said /= STEPS.get(self.game.id, USUAL)
            rivals = setup.seats - 1
        return 1.0 / (1.0 + rivals * exp(-max(-FURTHEST, min(FURTHEST, said))))

    def of_all(self, state: State) -> list[float]:
        """The chances of all seats; together they are 1."""
        found = [self.value(state, seat) + 1e-9 for seat in range(state.seats)]
        return [each / sum(found) for each in found]


class Held(Evaluator[State]):
    """Judges the ends of playings out, on the scale of the game's evaluator."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances

    def value(self, state: State, seat: int) -> float:
        return self.chances.held(state, seat)
