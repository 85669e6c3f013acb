"""Judgement learnt from self-play: a network that corrects what a game's evaluator says.

A network is told what a seat may know (the game's aspects) and what the evaluator thinks, and says
how the game may end for that seat. It is for one game with one number of seats, and for the options
that it was trained with: elsewhere the evaluator judges alone.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import Final, final

from edubba.core.errors import InvalidInput
from edubba.core.features import Features, Sheet
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.native import i64
from edubba.core.network import read_network, told_of
from edubba.core.result import Result
from edubba.core.state import OVER, State
from edubba.core.words import Message

HAND: Final = "hand"
"""Asks for the evaluator alone, as it was written by hand."""
NONE: Final = "none"
"""Asks for no judgement: a search plays on at random to the end, and who wins counts."""
FURTHEST: Final = 10.0
"""What the evaluator says is cut off beyond so many of its usual steps."""
DECIDED: Final = 8.0
"""A won game is worth so much, and a lost one the opposite: more than what may still come."""
CLEARLY: Final = 0.1
"""How clear a result was counts so much of it, for who has won or lost already."""


@final
class Corrector:
    """A network, and how its evaluator's values are brought to its scale."""

    def __init__(self, data: bytes) -> None:
        told = told_of(data)
        self.network = read_network(data)
        self.network.pack()
        self.step = float(str(told["step"]))
        """What the evaluator says, in steps of this size."""
        self.trust = float(str(told["trust"]))
        """How much a step counts beside what the network says."""
        self.spread = float(str(told["spread"]))
        """Points by which the game is usually won."""


@final
class Learned(Evaluator[State]):
    """The evaluator of a game, corrected where there is a network for the seats and options."""

    def __init__(self, hand: Evaluator, correctors: dict[int, Corrector]) -> None:
        self.hand = hand
        self.correctors = correctors
        self.setup: Setup | None = None
        """The set-up that the rest is for."""
        self.corrector: Corrector | None = None
        self.features: Features | None = None
        self.sheet: Sheet | None = None

    def value(self, state: State, seat: i64) -> float:
        if state.setup is not self.setup:
            self.prepare(state.setup)
        said = self.hand.value(state, seat)
        corrector, features, sheet = self.corrector, self.features, self.sheet
        if corrector is None or features is None or sheet is None:
            return said
        if state.actor == OVER:
            if self.hand.gave_up(state, seat):
                return -DECIDED
            return decided(state.result(), seat, corrector.spread)
        said /= corrector.step
        said = min(FURTHEST, max(-FURTHEST, said))
        # The row is said, though it is the default: others' features are interpreted, this is not.
        features.observe(state, seat, sheet, 0)
        return corrector.trust * said + corrector.network.signal(sheet, said)

    def shuns(self, state: State, seat: i64) -> bool:
        return self.hand.shuns(state, seat)

    def prepare(self, setup: Setup) -> None:
        """Be ready for the positions of a set-up."""
        self.setup = setup
        self.corrector = None
        corrector = self.correctors.get(setup.seats)
        if corrector is not None and self.is_usual(setup):
            self.features = setup.game.aspects(setup)
            self.sheet = self.features.sheet()
            if corrector.network.inputs == self.features.size + 1:
                self.corrector = corrector

    def is_usual(self, setup: Setup) -> bool:
        """Networks are trained with the options that a game has by default."""
        return not setup.changes()


def ended(result: Result, seat: i64, spread: float) -> float:
    """What a seat got, from 0 to 1: half of it the win, half of it how clear the result was."""
    return 0.5 * share_of(result, seat) + 0.5 / (1.0 + exp(-lead_of(result, seat) / spread))


def decided(result: Result, seat: i64, spread: float) -> float:
    """The same for who compares it with what may still come."""
    won = DECIDED * (2.0 * share_of(result, seat) - 1.0)
    return won + CLEARLY * lead_of(result, seat) / spread


def share_of(result: Result, seat: i64) -> float:
    return 1.0 / float(len(result.winners)) if seat in result.winners else 0.0


def lead_of(result: Result, seat: i64) -> float:
    """Points ahead of the best other seat, or behind it."""
    points = result.points
    best = max([points[other] for other in range(len(points)) if other != seat])
    return float(points[seat] - best)


def network_name(seats: int) -> str:
    """What the network for a number of seats is called in its folder."""
    return f"value-{seats}.net"


_known: dict[str, Corrector] = {}
"""Networks are large, and the same for everybody."""


def judgement_of(game: Game, objective: str, judgement: str = "") -> Evaluator:
    """What judges positions of a game: the evaluator with the networks that are shipped, with those
    of a folder, or alone (`HAND`); or nothing (`NONE`)."""
    if judgement == NONE:
        return Evaluator()
    hand = game.evaluator(objective)
    if judgement == HAND or objective != game.objectives[0]:
        return hand
    folder: Traversable = Path(judgement)
    if judgement == "":
        package = type(game).__module__
        if not package.startswith("edubba.games."):
            return hand
        folder = files(package)
    try:
        correctors = found_in(folder, game)
    except (OSError, ValueError, KeyError):
        correctors = {}
    if correctors or judgement == "":
        return Learned(hand, correctors) if correctors else hand
    raise InvalidInput(Message("bots/no-judgement", folder=judgement))


def found_in(folder: Traversable, game: Game) -> dict[int, Corrector]:
    """The networks of a folder by the numbers of seats that they are for."""
    correctors: dict[int, Corrector] = {}
    for seats in game.seats:
        file = folder.joinpath(network_name(seats))
        if file.is_file():
            data = file.read_bytes()
            name = f"{file} {hash(data)}"
            if name not in _known:
                _known[name] = Corrector(data)
            correctors[seats] = _known[name]
    return correctors
