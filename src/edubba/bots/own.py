"""Bots that are not of the house: named by `package.module:factory`, or installed by a package
under the entry point `edubba.bots`. A factory is called with the game and what the bot is told."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter, methodcaller
from typing import Final

from edubba.core.bot import Bot, as_bot
from edubba.core.errors import EdubbaError, InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

GROUP: Final = "edubba.bots"
_named: Final[dict[str, object]] = {}
"""Those that somebody named in this process, by whatever they were called then."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that packages bring along, by name; none of them is loaded by that."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def at_hand(name: str) -> bool:
    """Whether a bot is installed or was named before: what a record asks for is not imported."""
    return name in _named or name in installed()


def factory(name: str) -> object:
    """What makes the bots of a name; its module is imported, so whoever named it is trusted."""
    if name not in _named:
        module, _, path = name.partition(":")
        entry = installed().get(name)
        try:
            found = attrgetter(path)(import_module(module)) if entry is None else entry.load()
        except Exception as error:  # somebody else's code; whatever it is, the house stands
            raise _broken(name, error) from error
        _named[name] = found
    return _named[name]


def make_own(name: str, game: Game, told: dict[str, str]) -> Bot:
    """A bot for a game from its factory."""
    make = methodcaller("__call__", game, **told)
    try:
        return as_bot(make(factory(name)))
    except EdubbaError:
        raise
    except Exception as error:
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> InvalidInput:
    said = f"{type(error).__name__}: {error}"
    detail = Message("bots/own-error", said=said)
    if isinstance(error, ModuleNotFoundError):
        detail = Message("bots/no-module", module=error.name or name)
    return InvalidInput(Message("bots/broken-bot", name=name, detail=detail))
