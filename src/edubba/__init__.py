"""Edubba, "the tablet house": board games of the ancient and old world, exact and fast.

>>> import edubba
>>> match = edubba.new_match("game_of_ur", seats=["greedy", "random"], seed=7)
>>> match.play_out()  # doctest: +ELLIPSIS
Result(...)
"""

from typing import TYPE_CHECKING

from edubba._version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from edubba.core.game import Game
    from edubba.core.options import Value
    from edubba.core.words import Json
    from edubba.match import Match, SeatInfo

# What costs time to import is imported by the functions that need it.

__all__ = ["__version__", "all_games", "bot", "load", "new_match"]


def all_games() -> list["Game"]:
    """All installed games."""
    from edubba.core.registry import find_game, game_ids

    return [find_game(id) for id in game_ids()]


def bot(name: str, **told: "Json") -> "SeatInfo":
    """A computer player for a seat: `bot("greedy", objective="race")`."""
    from edubba.match import bot_seat

    return bot_seat(name, params=told)


def new_match(
    game: str,
    seats: "Sequence[SeatInfo | str] | None" = None,
    *,
    seed: int | None = None,
    preset: str = "seed",
    **options: "Value",
) -> "Match":
    """A new match: a bot at each seat, by name or from `bot()`, or `human` for a person.

    Without a seed the dice come from the system's entropy. Without seats there are as few as the
    game allows, all played by `greedy`.
    """
    from edubba.core.registry import find_game
    from edubba.match import Match, bot_seat, human
    from edubba.match.seats import HUMAN

    found = find_game(game)
    sitting = ["greedy"] * found.seats[0] if seats is None else seats
    infos: list[SeatInfo] = []
    for who in sitting:
        if isinstance(who, str):
            who = human() if who == HUMAN else bot_seat(who)
        infos.append(who)
    setup = found.setup(len(infos), options, preset)
    return _with_bots(Match.new(setup, infos, seed=seed))


def load(path: "str | Path") -> "Match":
    """The match of a `.tablet` file, replayed and checked, with its bots ready to go on."""
    from edubba.match import Match

    return _with_bots(Match.load(path))


def _with_bots(match: "Match") -> "Match":
    from edubba.bots import make_bot

    for seat, info in enumerate(match.seats):
        if info.is_bot:
            match.bots[seat] = make_bot(info.bot, match.setup.game, info.params)
    return match
