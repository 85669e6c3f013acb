"""The codes of the decisions, by which they name their sequels."""

from typing import Final

THROW: Final = 0
MOVE: Final = 1
