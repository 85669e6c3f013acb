"""The bot that plays the best complete own turn it can find, and looks no further."""

from typing import Final, final

from edubba.bots.turns import NO_DEADLINE, Turns
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Game
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import State

BUDGET: Final = 600
"""Turns tried for one decision, unless asked otherwise."""
HUNDRED: Final = 100


@final
class GreedyBot(Bot):
    """Tries own turns until another seat or chance decides, judges each by the evaluator at its
    end, and takes the first action of the best; or any action, as often as it may blunder."""

    def __init__(self, game: Game, objective: str, budget: i64, blunders: i64) -> None:
        self.name = "greedy"
        self.game = game
        self.objective = objective
        self.turns = Turns(game.evaluator(objective))
        self.budget = budget
        self.blunders = blunders
        """Of a hundred choices so many are made at random."""

    def made_of(self) -> tuple[object, ...]:
        return self.game, self.objective, self.budget, self.blunders

    def choose(self, state: State, rng: Rng) -> i64:
        actions = Actions()
        state.legal_into(actions)
        if actions.count == 1:
            return actions.items[0]
        if self.blunders > 0 and rng.below(HUNDRED) < self.blunders:
            return actions.pick(rng)
        return self.turns.ranked(state, self.budget, rng, NO_DEADLINE)[0].moves[0]
