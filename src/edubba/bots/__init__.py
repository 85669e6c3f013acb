"""The computer's players: those of the house by name, and anybody's own."""

from contextlib import suppress
from typing import TYPE_CHECKING

from edubba.bots.levels import is_level, level_text, levels, make_level
from edubba.bots.making import KINDS, make_kind, read_params
from edubba.bots.own import at_hand, factory, make_own
from edubba.bots.simulate import Simulation
from edubba.core.bot import Bot, as_bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import JsonObject, Message

if TYPE_CHECKING:
    from edubba.match import Match

__all__ = [
    "Bot",
    "Simulation",
    "as_bot",
    "bot_names",
    "call_bots",
    "is_house_bot",
    "level_text",
    "levels",
    "load_bot",
    "make_bot",
    "make_level",
]


def bot_names() -> list[str]:
    """The bots of the house, weakest first, then the levels, weakest first."""
    return [*KINDS, *levels()]


def is_house_bot(name: str) -> bool:
    """Whether the house has a bot of this name, or had one once."""
    return name in KINDS or is_level(name)


def make_bot(who: object, game: Game, params: JsonObject | None = None) -> Bot:
    """A bot from an object that can choose, or from a name and what it is told.

    A name is a level, a bot of the house (`greedy:objective=race,budget=200`), one installed under
    the entry point `edubba.bots`, or `package.module:factory`, whose module is then imported.
    """
    if not isinstance(who, str):
        return as_bot(who)
    name, told = _split(who)
    known = read_params(told, params)
    if is_level(name):
        return make_level(name, game, known)
    if name in KINDS:
        return make_kind(name, game, known)
    load_bot(who)
    return make_own(name, game, known)


def load_bot(text: str) -> None:
    """Import a bot of one's own, so that from now on it is known here by its name."""
    name = _split(text)[0]
    if is_house_bot(name):
        return
    if not at_hand(name) and not name.partition(":")[2].replace(".", "").isidentifier():
        raise InvalidInput(Message("bots/unknown-bot", name=name, known=", ".join(bot_names())))
    factory(name)


def call_bots(match: "Match") -> None:
    """Give every bot's seat of a match its bot, as far as it is known here: for a record no module
    is imported that is neither installed as a bot nor was named before in this process."""
    for seat, info in enumerate(match.seats):
        if info.is_bot and seat not in match.bots:
            name = _split(info.bot)[0]
            if is_house_bot(name) or at_hand(name):
                with suppress(InvalidInput):  # without it a match says so when it is to play on
                    match.bots[seat] = make_bot(info.bot, match.setup.game, info.params)


def _split(text: str) -> tuple[str, str]:
    """The name of a bot and what it is told; the name of a factory has a colon of its own."""
    name, _, rest = text.partition(":")
    if not rest or is_house_bot(name) or at_hand(name):
        return name, rest
    factory, _, told = rest.partition(":")
    return f"{name}:{factory}", told
