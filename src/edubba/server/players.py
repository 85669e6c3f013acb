"""Which bots may sit at a table: levels, bots by their plain names, and those that whoever started
the house named then. What a guest asks for never makes anything be imported.

Nothing else may be told to them here, so that nobody can order a thought that lasts an hour.
"""

from collections.abc import Sequence
from typing import Final

from edubba.bots import bot_names, load_bot
from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.match.seats import SeatInfo

DEFAULT: Final = "fair"
STAND_IN: Final = "fair"
"""Plays on for somebody who left."""
_own: Final[list[str]] = []


def offer(bots: Sequence[str]) -> None:
    """Let guests of this process play against these bots, too."""
    for each in bots:
        load_bot(each)
    _own[:] = bots


def level_label(name: str) -> Message:
    return Message(f"server/level-{name}")


def known_players() -> list[str]:
    """All of them, by name."""
    return [*bot_names(), *_own]


def check_level(name: str) -> str:
    """The level itself, or an error that says which there are."""
    known = known_players()
    if name in known:
        return name
    raise InvalidInput(Message("bots/unknown-level", name=name, known=", ".join(known)))


def level_of(seat: SeatInfo) -> str:
    """The level that plays at a bot's seat, also where a record from elsewhere asks for more."""
    return seat.bot if seat.bot in known_players() else STAND_IN
