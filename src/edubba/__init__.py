"""Edubba, "the tablet house": board games of the ancient and old world, exact and fast.

>>> import edubba
>>> match = edubba.new_match("game_of_ur", seats=["greedy", "random"], seed=7)
>>> match.play_out()  # doctest: +ELLIPSIS
Result(...)
"""

from edubba._version import __version__

# As `typing` has it: loading that takes longer than all else until the command line hears Ctrl-C.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from edubba.core.game import Game
    from edubba.core.options import Value
    from edubba.core.words import Json
    from edubba.match import Chooser, Match, SeatInfo

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
    seats: "Sequence[SeatInfo | Chooser | str] | None" = None,
    *,
    seed: int | None = None,
    preset: str = "seed",
    **options: "Value",
) -> "Match":
    """A new match: a bot at each seat, or `human` for a person.

    A bot is any object with `choose(state, rng)`, or a name as `edubba.bots.make_bot` takes it,
    maybe from `bot()`. Without a seed the dice come from the system's entropy. Without seats there
    are as few as the game allows, all played by `greedy`.
    """
    from edubba.bots import make_bot
    from edubba.core.registry import find_game
    from edubba.match import HUMAN, Match, bot_seat, human

    found = find_game(game)
    sitting = ["greedy"] * found.seats[0] if seats is None else seats
    given: list[SeatInfo | Chooser] = []
    for who in sitting:
        if isinstance(who, str):
            who = human() if who == HUMAN else bot_seat(who)
        given.append(who)
    match = Match.new(found.setup(len(given), options, preset), given, seed=seed)
    for seat, info in enumerate(match.seats):
        if info.is_bot and seat not in match.bots:
            match.bots[seat] = make_bot(info.bot, found, info.params)
    return match


def load(path: "str | Path") -> "Match":
    """The match of a `.tablet` file, replayed and checked, with its bots ready to go on, as far as
    they are known here (`edubba.bots.call_bots`)."""
    from edubba.bots import call_bots
    from edubba.match import Match

    match = Match.load(path)
    call_bots(match)
    return match
