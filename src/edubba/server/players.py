"""Which bots may sit at a table: levels, and bots by their plain names.

Nothing else may be told to them here, so that nobody can order a thought that lasts an hour.
"""

from typing import Final

from edubba.bots import bot_names
from edubba.bots.levels import levels
from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.match.seats import SeatInfo

DEFAULT: Final = "fair"
STAND_IN: Final = "fair"
"""Plays on for somebody who left."""


def level_label(name: str) -> Message:
    return Message(f"server/level-{name}")


def known_players() -> list[str]:
    return [*levels(), *bot_names()]


def check_level(name: str) -> str:
    """The level itself, or an error that says which there are."""
    known = known_players()
    if name in known:
        return name
    raise InvalidInput(Message("bots/unknown-level", name=name, known=", ".join(known)))


def level_of(seat: SeatInfo) -> str:
    """The level that plays at a bot's seat, also where a record from elsewhere asks for more."""
    return seat.bot if seat.bot in known_players() else STAND_IN
