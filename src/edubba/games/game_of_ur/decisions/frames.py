"""The codes of the decisions, by which they name their sequels."""

from typing import Final

ROLL_OFF_SMALL: Final = 0
ROLL_OFF_LARGE: Final = 1
SMALL_THROW: Final = 2
USE_OR_GAMBLE: Final = 3
LARGE_THROW: Final = 4
CONVERTED_MOVE: Final = 5
OPENING: Final = 6
