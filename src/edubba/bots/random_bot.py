"""The bot that every other one must beat."""

from typing import final

from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import State


@final
class RandomBot(Bot):
    """Takes any legal action, all equally likely."""

    def __init__(self) -> None:
        self.name = "random"
        self.actions = Actions()

    def choose(self, state: State, rng: Rng) -> i64:
        state.legal_into(self.actions)
        return self.actions.pick(rng)
