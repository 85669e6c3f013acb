"""The codes of the decisions, by which they name their sequels."""

from typing import Final

THROW_DICE: Final = 0
MOVE_PIECE: Final = 1
