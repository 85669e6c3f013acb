"""Games that bots play against themselves, written down as what a network is to learn from them.

Every game follows from its number and the seed alone. A sample is what a seat may know where a turn
has ended (there bots judge), what the hand-written evaluator says of it, and how it ended.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from edubba.bots import make_bot
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.judgement import ended
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER

APART = 1_000_003
"""Between the seeds of two runs, so that they play other games."""
SPREAD = {"ulm": 12.0, "after_the_flood": 12.0, "ur_ziggurat": 8.0, "clash_of_cultures": 10.0}
"""Points by which a game is usually won: a lead of so many counts as nearly three wins in four."""
USUAL_SPREAD = 10.0
ONE_IN = 4
"""Of the ends of turns so many are passed over for each that is kept: what stands in one game tells
of one result, and many games teach more than long ones."""
CARELESS = (0, 4, 10, 25)
"""Of a hundred choices so many are made at random in the first part of a game, so that positions
after mistakes are known, too ..."""
PART = {"ulm": 6}
USUAL_PART = 20
"""... which ends after any turn with a chance of one in so many. Only then samples are kept: what
comes of a position is told by who plays on with care, and not by who is the more careless."""


@dataclass(frozen=True)
class Plan:
    """What is played for one generation, in words that every process understands."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Who play at all seats, as `make_bot` takes them, before they are told to be careless."""
    seed: int


@dataclass
class Samples:
    """Rows of features, what the evaluator said, and what came of it."""

    rows: NDArray[np.int16]
    hand: NDArray[np.float32]
    ends: NDArray[np.float32]

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        beside = path.with_suffix(".part")
        with beside.open("wb") as file:
            np.savez_compressed(file, rows=self.rows, hand=self.hand, ends=self.ends)
        beside.replace(path)

    @staticmethod
    def load(path: Path) -> "Samples":
        with np.load(path) as kept:
            return Samples(kept["rows"], kept["hand"], kept["ends"])


def spread_of(game: str) -> float:
    """Points by which a game is usually won."""
    return SPREAD.get(game, USUAL_SPREAD)


def bots_of(plan: Plan) -> list[list[Bot]]:
    """Each of the bots, as careful as it is and more and more careless."""
    game = find_game(plan.game)
    return [
        [make_bot(f"{bot}{',' if ':' in bot else ':'}blunders={part}", game) for part in CARELESS]
        for bot in plan.bots
    ]


def play(plan: Plan, first: int, count: int) -> Samples:
    """Play some games, and keep what is to be learnt from them."""
    setup = find_game(plan.game).setup(plan.players)
    bots = bots_of(plan)
    features = setup.game.aspects(setup)
    sheet = features.sheet()
    seen = np.asarray(memoryview(sheet.values))
    spread, part = spread_of(plan.game), PART.get(plan.game, USUAL_PART)
    evaluator = setup.game.evaluator(setup.game.objectives[0])
    actions = Actions()
    rows: list[NDArray[np.int16]] = []
    hand: list[float] = []
    ends: list[float] = []
    for number in range(first, first + count):
        dice = Rng(plan.seed * APART + number)
        thoughts = dice.split()
        who = [thoughts.below(len(plan.bots)) for _ in range(setup.seats)]
        players = [bots[bot][thoughts.below(len(CARELESS))] for bot in who]
        with_care = False
        state = setup.new()
        whose: list[int] = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.legal_into(actions)
                state.apply(actions.draw(dice), None)
                continue
            mover = state.actor
            world = state.imagine(mover, thoughts)
            state.apply(players[mover].choose(world, thoughts), None)
            if state.actor in (mover, OVER):
                continue
            if not with_care and thoughts.below(part) == 0:
                players = [bots[bot][0] for bot in who]
                with_care = True
            if with_care and thoughts.below(ONE_IN) == 0:
                for seat in (mover, (mover + 1 + thoughts.below(setup.seats - 1)) % setup.seats):
                    features.observe(state, seat, sheet, 0)
                    rows.append(seen.copy())
                    hand.append(evaluator.value(state, seat))
                    whose.append(seat)
        result = state.result()
        told = [ended(result, seat, spread) for seat in range(setup.seats)]
        ends += [told[seat] for seat in whose]
    kept = np.stack(rows) if rows else np.zeros((0, len(seen)), np.int16)
    return Samples(kept, np.array(hand, np.float32), np.array(ends, np.float32))
