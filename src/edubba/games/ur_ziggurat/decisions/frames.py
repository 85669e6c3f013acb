"""The codes of the decisions and steps, by which they name their sequels."""

from typing import Final

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
