"""The bot that plays the best complete own turn it can find, and looks no further."""

from typing import Final, final

from edubba.bots.turns import NO_DEADLINE, SHUNNED, Turns
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Game
from edubba.core.judgement import judgement_of
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import State

BUDGET: Final = 600
"""Turns tried for one decision, unless asked otherwise."""
HUNDRED: Final = 100


@final
class GreedyBot(Bot):
    """Tries own turns until another seat or chance decides, judges each by the evaluator at its
    end, and takes the first action of the best that came to its mind, unless it shuns all of these;
    or any action, as often as it may blunder."""

    def __init__(
        self,
        game: Game,
        objective: str,
        judgement: str,
        budget: i64,
        sight: i64,
        blunders: i64,
    ) -> None:
        self.name = "greedy"
        self.game = game
        self.objective = objective
        self.judgement = judgement
        self.turns = Turns(judgement_of(game, objective, judgement))
        self.budget = budget
        self.sight = sight
        """Of a hundred actions so many come to its mind, and always one."""
        self.blunders = blunders
        """Of a hundred choices so many are made at random."""

    def made_of(self) -> tuple[object, ...]:
        who = self.game, self.objective, self.judgement
        return *who, self.budget, self.sight, self.blunders

    def choose(self, state: State, rng: Rng) -> i64:
        actions = Actions()
        state.legal_into(actions)
        if actions.count == 1:
            return actions.items[0]
        if self.blunders > 0 and rng.below(HUNDRED) < self.blunders:
            return actions.pick(rng)
        seen = noticed(actions, self.sight, rng) if self.sight < HUNDRED else actions
        # A turn may come upon what is hidden: in a world of its own, so that it cannot be swayed
        # by the one it is shown.
        world = state.imagine(state.actor, rng)
        best = self.turns.ranked(world, seen, self.budget, rng, NO_DEADLINE)[0]
        if best.value <= SHUNNED and seen.count < actions.count:
            best = self.turns.ranked(world, actions, self.budget, rng, NO_DEADLINE)[0]
        return best.moves[0]


def noticed(actions: Actions, sight: i64, rng: Rng) -> Actions:
    """Some of the actions, each with a chance of so many in a hundred; one if none of them."""
    seen = Actions()
    for i in range(actions.count):
        if rng.below(HUNDRED) < sight:
            seen.add(actions.items[i])
    if seen.count == 0:
        seen.add(actions.pick(rng))
    return seen
