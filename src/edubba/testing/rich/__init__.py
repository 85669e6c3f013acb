"""Rich positions: late rounds, full hands, crowded boards, as random play from an opening never
reaches them. One module a game, named like it, with one function:

    def rich(setup: Setup, rng: Rng) -> JsonObject

It returns a position that could lie on the table, as JSON for `Setup.position`, another one for
every generator. What is refused is told as a fault of the module.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.words import JsonObject


def has_rich(game: str) -> bool:
    """Whether there is a module of rich positions for this game."""
    return find_spec(f"{__name__}.{game}") is not None


def rich_position(setup: Setup, rng: Rng) -> State:
    """A rich position of this game."""
    make: Callable[[Setup, Rng], JsonObject] = import_module(f"{__name__}.{setup.game.id}").rich
    return setup.position(make(setup, rng))
