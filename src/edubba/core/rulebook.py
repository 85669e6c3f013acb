"""The rulebook of a game lies beside the code that carries it out."""

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable

from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message


def rulebook(game: Game) -> Traversable:
    """The file with the rules in Markdown."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath("RULES.md") if package else None
    if file is None or not file.is_file():
        raise InvalidInput(Message("core/no-rulebook", game=game.title))
    return file
