"""Board elements, as targets and the browser name them."""

from typing import Final

from edubba.games.game_of_ur import terms
from edubba.games.game_of_ur.space import BIRDS, SIDES

SMALL_DIE: Final = "die:small"
LARGE_DIE: Final = "die:large"
POOL: Final = "pile:pool"


def bird(seat: int, bird: int) -> str:
    """A bird, wherever it is."""
    return f"bird:{SIDES[seat]}:{BIRDS[bird]}"


def square(seat: int, house: int) -> str:
    """A house on a seat's route."""
    return f"square:{terms.square(seat, house)}"


def pile(seat: int) -> str:
    """The counters a player holds."""
    return f"pile:{SIDES[seat]}"
