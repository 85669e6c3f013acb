"""The computer's players, by name."""

from edubba.bots.levels import level_text, levels, make_level
from edubba.bots.making import KINDS, make_kind, read_params
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import JsonObject, Message

__all__ = ["bot_names", "level_text", "levels", "make_bot", "make_level"]


def bot_names() -> list[str]:
    """The bots there are, weakest first, then the levels, weakest first."""
    return [*KINDS, *levels()]


def make_bot(text: str, game: Game, params: JsonObject | None = None) -> Bot:
    """A bot from its name and what it is told: `greedy:objective=race,budget=200`, or a level."""
    name, _, told = text.partition(":")
    known = read_params(told, params)
    if name in levels():
        return make_level(name, game, known)
    if name in KINDS:
        return make_kind(name, game, known)
    raise InvalidInput(Message("bots/unknown-bot", name=name, known=", ".join(bot_names())))
