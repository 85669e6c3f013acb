"""Races judged: what every choice is worth, and how much luck and skill made of a game.

Values are chances to win the race: exact where a table lies in the user's folder and reaches, else
those of the network that was pressed from exact values, asked after every throw that comes next:
that is nearer than what it says at once.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from edubba.bots.expect import ExpectBot
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.state import CHANCE, OVER, State
from edubba.core.words import Message
from edubba.tables.finding import tables_changed

RACE: Final = "race"
"""The objective of whoever only wants to win."""
AHEAD: Final = 1
"""Throws after which the network is asked."""


@dataclass(frozen=True)
class Choice:
    """An action, and the chance to win of whoever takes it."""

    action: int
    value: float


@dataclass(frozen=True)
class Judged:
    """One step of a game that was played."""

    seat: int
    """Who chose, or CHANCE."""
    action: int
    value: float
    """The chance of the first seat after it."""
    luck: float = 0.0
    """For a throw: what it gave the first seat beyond what throws give there on average."""
    lost: float = 0.0
    """For a choice: what its seat gave away."""


def known_choices(setup: Setup, state: State) -> list[Choice]:
    """What every choice is worth, the best first; nothing where that would be guessed."""
    try:
        analyst = Analyst(setup)
    except InvalidInput:  # no race, or one that the counters decide too
        return []
    return analyst.choices(state) if analyst.knows(state) else []


class Analyst:
    """Judges positions of one set-up."""

    def __init__(self, setup: Setup) -> None:
        if setup.game.race(setup) is None:
            raise InvalidInput(Message("analysis/no-race", game=setup.game.title))
        self.setup = setup
        self.expects = ExpectBot(setup.game, RACE, "", 0)

    def knows(self, state: State) -> bool:
        """Whether values here are known or learnt from known ones, and not guessed."""
        self.expects.settle(state)
        return self.expects.evaluator.knows(state)

    def exact(self, state: State) -> bool:
        """Whether a table has the values here."""
        self.expects.settle(state)
        return self.expects.evaluator.reaches(state)

    def ahead(self, state: State) -> int:
        """How many throws to look ahead: none where a table knows what is asked."""
        return 0 if self.exact(state) else AHEAD

    def is_gambling(self, state: State) -> bool:
        """Whether the throw that is due was asked for in the middle of a turn."""
        self.expects.settle(state)
        return not self.expects.evaluator.can_judge(state)

    def chance(self, state: State, seat: int) -> float:
        """A seat's chance to win the race, whoever is to throw or to choose."""
        return self.expects.worth(state, seat, self.ahead(state))

    def choices(self, state: State) -> list[Choice]:
        """Every legal action of the seat that decides, the gamble among them, the best first."""
        seat, ahead = int(state.actor), self.ahead(state)
        found = [
            Choice(action, self.expects.after(state, action, seat, ahead))
            for action in state.legal_actions()
        ]
        return sorted(found, key=lambda choice: -choice.value)

    def review(self, course: Iterable[int]) -> list[Judged]:
        """The luck of every throw and what every choice gave away, from the first position on."""
        state = self.setup.new()
        found: list[Judged] = []
        for action in course:
            found.append(self.judged(state, action))
            state.apply(action)
        return found

    def judged(self, state: State, action: int) -> Judged:
        """What one throw or choice was worth in a position."""
        seat = int(state.actor)
        if seat == CHANCE:
            outcomes = state.outcomes()
            total = sum(weight for _, weight in outcomes)
            values = {each: self._after(state, each) for each, _ in outcomes}
            mean = sum(weight * values[each] for each, weight in outcomes) / total
            return Judged(seat, action, values[action], luck=values[action] - mean)
        ranked = self.choices(state)
        taken = next(choice.value for choice in ranked if choice.action == action)
        value = taken if seat == 0 else 1.0 - taken
        return Judged(seat, action, value, lost=ranked[0].value - taken)

    def _after(self, state: State, action: int) -> float:
        after = state.clone()
        after.apply(action)
        if after.actor == OVER:
            return float(0 in after.result().winners)
        return self.chance(after, 0)


def analyst_of(setup: Setup) -> Analyst | None:
    """Who knows the values of this race, if it is one and counters do not decide it too."""
    return analyst_since(setup, tables_changed())


@lru_cache(maxsize=16)
def analyst_since(setup: Setup, _: int) -> Analyst | None:
    """One who looked for a table since the folder of tables changed."""
    try:
        return Analyst(setup)
    except InvalidInput:
        return None
