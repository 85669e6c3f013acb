"""Whom the network of the money game is held against in games by the engine:

edubba simulate game_of_ur -n 1000 --bots overseer:objective=counters,edubba.solve.plain:Plain
"""

from typing import cast

from edubba.bots.expect import ExpectBot
from edubba.core.bot import Bot
from edubba.core.game import Game
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.games.game_of_ur.evaluate import UrEvaluator
from edubba.games.game_of_ur.state import UrState


class Plain(Bot):
    """Plays for counters like the overseer, but reckons with its purse and its chance of the pool
    alone, and knows nothing of what rosettes will bring."""

    name = "plain"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bot = ExpectBot(game, "counters", "", 0)

    def made_of(self) -> tuple[object, ...]:
        return (self.game,)

    def choose(self, state: State, rng: Rng) -> int:
        evaluator = cast(UrEvaluator, self.bot.evaluator)
        evaluator.knows(cast(UrState, state))  # looks at the terms, if they are new
        evaluator.money = None
        return int(self.bot.choose(state, rng))
