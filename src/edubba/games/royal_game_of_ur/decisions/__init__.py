"""The rules of the Royal Game of Ur, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.royal_game_of_ur.decisions.turn import MovePiece, ThrowDice
from edubba.games.royal_game_of_ur.scoring import RoyalEnding

RULES: Final = Rules(
    decisions=[ThrowDice(), MovePiece()],
    steps=[],
    ending=RoyalEnding(),
)
