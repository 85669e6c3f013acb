"""What a choice in a race risks: the gamble that fails, and the throws that capture."""

from dataclasses import dataclass

from edubba.analysis.race import Analyst
from edubba.core.prompt import preview
from edubba.core.state import CHANCE, State

CAPTURED = "captured"
"""The event by which a piece is lost."""
YES = " yes"
"""How the outcome by which a gamble succeeds ends."""


@dataclass(frozen=True)
class Gamble:
    """A choice on which a throw follows in the same turn."""

    share: float
    """How often it succeeds."""
    won: float
    """The chance to win that this leaves, and that where it fails."""
    lost: float

    @property
    def mean(self) -> float:
        return self.share * self.won + (1 - self.share) * self.lost


def gamble(analyst: Analyst, state: State, action: int) -> Gamble | None:
    """What a choice stakes; None if it is no gamble."""
    after = _after(state, action)
    if after.actor != CHANCE or not analyst.is_gambling(after):
        return None
    outcomes = after.outcomes()
    total = sum(weight for _, weight in outcomes)
    chances = {each: analyst.chance(_after(after, each), int(state.actor)) for each, _ in outcomes}
    space = state.setup.space()
    # Not the better end: late in a race a no may leave as much, and is still told as one.
    [yes] = [each for each in chances if str(space.decode(each)).endswith(YES)]
    share = dict(outcomes)[yes] / total
    rest = sum(weight * chances[each] for each, weight in outcomes if each != yes)
    return Gamble(share, chances[yes], rest / (total * (1 - share)))


def exposure(state: State, action: int) -> float | None:
    """The share of the throws with which the opponent can capture after a choice; None where the
    next throw is not the opponent's."""
    seat, after = int(state.actor), _after(state, action)
    if after.actor != CHANCE:
        return None
    capturing = 0
    outcomes = after.outcomes()
    for outcome, weight in outcomes:
        thrown = _after(after, outcome)
        if thrown.actor == seat:
            return None
        capturing += weight * any(
            captures(thrown, answer) for answer in thrown.legal_actions() if thrown.actor >= 0
        )
    return capturing / sum(weight for _, weight in outcomes)


def throws_again(state: State, action: int) -> bool:
    """Whether the next throw is the seat's own, as after a rosette."""
    after = _after(state, action)
    if after.actor != CHANCE:
        return False
    return any(_after(after, each).actor == state.actor for each, _ in after.outcomes())


def captures(state: State, action: int) -> bool:
    """Whether a choice takes a piece off the board."""
    return any(event.name == CAPTURED for event in preview(state, action, state.actor))


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after
