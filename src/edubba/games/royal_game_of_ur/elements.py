"""Board elements, as targets and the browser name them."""

from typing import Final

from edubba.games.royal_game_of_ur.space import SIDES

DICE: Final = "dice"


def piece(seat: int, square: str) -> str:
    """The piece on a square."""
    return f"piece:{SIDES[seat]}:{square}"


def reserve(seat: int) -> str:
    """All waiting pieces of a player."""
    return f"piece:{SIDES[seat]}:reserve"


def home(seat: int) -> str:
    """A player's pieces that were borne off."""
    return f"home:{SIDES[seat]}"


def square(square: str) -> str:
    return f"square:{square}"
