"""Bots that do wrong."""

import os
import time

from edubba.core import Game, Rng, State


class Crash:
    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State, rng: Rng) -> int:
        raise RuntimeError("the tablet broke")


class Illegal(Crash):
    def choose(self, state: State, rng: Rng) -> int:
        return 100_000


class Hang(Crash):
    def choose(self, state: State, rng: Rng) -> int:
        time.sleep(600)
        return 0


class Vanish(Crash):
    def choose(self, state: State, rng: Rng) -> int:
        os._exit(3)
