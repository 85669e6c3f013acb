"""The codes of the decisions and steps, by which they name their sequels."""

from typing import Final

from edubba.core.native import i64
from edubba.core.state import FRAME, NOTHING, State

CHANCE_START_PLAYER: Final = 0
CHANCE_TILE: Final = 1
DRAFT_PLACE: Final = 2
ENTRY_PLACE: Final = 3
CHOOSE_OPTION: Final = 4
CHOOSE_ORDER: Final = 5
CHOOSE_SINGLE_PLAN: Final = 6
PLACE_CUBE: Final = 7
CLAIM_TILE: Final = 8
BUILD_FIRST: Final = 9
BUILD_SECOND: Final = 10
DISTRIBUTE: Final = 11
POLITICS_ASSIGN: Final = 12
WAR_ATTACK: Final = 13
WAR_MOVE: Final = 14
EXCHANGE_TARGET: Final = 15
EXCHANGE_SIDE: Final = 16

PROCEED: Final = 17
"""The rest of a turn: up to two parts, then the exchange."""
FAMINE: Final = 18
"""The second step of Agriculture."""


def beneath(state: State) -> i64:
    """What waits right under the decision on top: its code, or NOTHING."""
    return state.below[state.depth - FRAME] if state.depth > 0 else NOTHING


def alone(state: State) -> str:
    """For `misfit`: what is wrong if something waits under a decision that stands for itself."""
    return "" if state.depth == 0 else "wait"


def within_a_turn(state: State) -> str:
    """For `misfit`: what is wrong if the rest of the turn does not wait under a decision."""
    return "" if beneath(state) == PROCEED else "within"
