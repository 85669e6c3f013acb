"""How lucky a game was for each seat: what chance gave it beyond what it gives on average."""

from typing import Final, final

from edubba.bots.turns import Turns
from edubba.core.actions import Actions
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import State

TRIED: Final = 8
"""Turns tried after an outcome, before it is judged."""


@final
class Luck:
    """Weighs draws of chance by what an evaluator says of their outcomes, each after the best
    turn that follows.

    Averaged over the outcomes it is nothing, whatever the evaluator thinks: taking luck out of
    results favours nobody, and a good evaluator only makes them steadier.
    """

    def __init__(self, evaluator: Evaluator, seed: i64) -> None:
        self.evaluator = evaluator
        self.turns = Turns(evaluator)
        self.rng = Rng(seed)

    def weigh(self, state: State, outcomes: Actions, drawn: i64, luck: list[float]) -> None:
        """Add what this draw is worth to each seat."""
        if outcomes.count == 1:
            return
        for i in range(outcomes.count):
            share = float(outcomes.weights[i]) / float(outcomes.total)
            counts = (1.0 if outcomes.items[i] == drawn else 0.0) - share
            after = self.follow(state, outcomes.items[i])
            for seat in range(len(luck)):
                luck[seat] += counts * self.evaluator.value(after, seat)

    def follow(self, state: State, outcome: i64) -> State:
        """The position after an outcome and the best turn found then."""
        after = state.clone()
        after.apply(outcome, None)
        if after.actor >= 0:
            moves = self.turns.best(after, TRIED, self.rng).moves
            for i in range(len(moves)):
                after.apply(moves[i], None)
        return after
