"""Which bots may sit at a table: levels, bots by their plain names, and those that whoever started
the house named then. What a guest asks for never makes anything be imported.

Nothing else may be told to them here, so that nobody can order a thought that lasts an hour.
"""

from collections.abc import Sequence
from typing import Final

from edubba.bots import bot_names, is_house_bot, load_bot
from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.match.seats import SeatInfo

DEFAULT: Final = "scribe"
STAND_IN: Final = "scribe"
"""Plays on for somebody who left."""
_own: Final[list[str]] = []


def offer(bots: Sequence[str]) -> None:
    """Let guests of this process play against these bots, too."""
    for each in bots:
        load_bot(each)
    _own[:] = bots


def known_players() -> list[str]:
    """All of them, by name."""
    return [*bot_names(), *_own]


def may_play(name: str) -> bool:
    return is_house_bot(name) or name in _own


def check_level(name: str) -> str:
    """The level itself, or an error that says which there are."""
    if may_play(name):
        return name
    known = ", ".join(known_players())
    raise InvalidInput(Message("bots/unknown-level", name=name, known=known))


def level_of(seat: SeatInfo) -> str:
    """The level that plays at a bot's seat, also where a record from elsewhere asks for more."""
    return seat.bot if may_play(seat.bot) else STAND_IN
