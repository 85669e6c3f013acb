"""Rich positions: late rounds, full hands, crowded boards, as random play from an opening never
reaches them. They lie beside a game's tests, in `tests/games/<id>/rich.py`, with one function:

    def rich(setup: Setup, rng: Rng) -> JsonObject

It returns a position that could lie on the table, as JSON for `Setup.position`, another one for
every generator. What is refused is told as a fault of the module.
"""

from collections.abc import Callable
from importlib import import_module

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.words import JsonObject
from edubba.testing.games import TESTS


def has_rich(game: str) -> bool:
    """Whether this game has rich positions; asked where `tests` lies in the working folder."""
    return (TESTS / game / "rich.py").exists()


def rich_position(setup: Setup, rng: Rng) -> State:
    """A rich position of this game."""
    module = import_module(".".join([*TESTS.parts, setup.game.id, "rich"]))
    make: Callable[[Setup, Rng], JsonObject] = module.rich
    return setup.position(make(setup, rng))
