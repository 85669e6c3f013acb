"""The rules of the Royal Game of Ur, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.royal_game_of_ur.decisions.frames import MOVE_PIECE, THROW_DICE
from edubba.games.royal_game_of_ur.decisions.turn import MovePiece, ThrowDice
from edubba.games.royal_game_of_ur.scoring import RoyalEnding

TABLE: Final = Table(
    decisions={THROW_DICE: ThrowDice(), MOVE_PIECE: MovePiece()},
    steps={},
    ending=RoyalEnding(),
)
