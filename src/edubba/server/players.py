"""Which bots may sit at a table: levels, bots by their plain names, and those that whoever started
the house named then. What a guest asks for never makes anything be imported.

What they play for may be told to them (`master:objective=race`) and nothing else, so that nobody
can order a thought that lasts an hour.
"""

from collections.abc import Sequence
from typing import Final

from edubba.bots import bot_names, is_house_bot, load_bot, make_bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
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


def may_play(text: str) -> bool:
    name, _, told = text.partition(":")
    key, _, wanted = told.partition("=")
    modest = not told or (key == "objective" and wanted.isidentifier())
    return text in _own or (is_house_bot(name) and modest)


def check_level(text: str, game: Game) -> str:
    """The level itself, or an error that says which there are."""
    if not may_play(text):
        known = ", ".join(known_players())
        raise InvalidInput(Message("bots/unknown-level", name=text, known=known))
    if text not in _own:
        make_bot(text, game)  # refuses what its game does not know to want
    return text


def level_of(seat: SeatInfo) -> str:
    """The level that plays at a bot's seat, also where a record from elsewhere asks for more."""
    return seat.bot if may_play(seat.bot) else STAND_IN
