"""How strong an opponent is wanted: the ladder of the tablet house, from the pupil to the master.

A game may say what a level means in it (`Game.levels`); what is here serves all others. The weak
ones are short-sighted rather than erratic: only some of the actions come to their mind.
"""

from typing import Final

from edubba.bots.making import expect, make_kind, read_params
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

LEVELS: Final = {
    "pupil": "greedy:budget=1,sight=25",
    "copyist": "greedy:budget=1,sight=50",
    "reckoner": "greedy:budget=1,sight=75",
    "scribe": "greedy:budget=40",
    "brother": "greedy",
    "overseer": "mcts:iterations=100,seconds=0.8",
    "master": "mcts:iterations=2000,seconds=0.8",
}
"""All levels, weakest first, and the bots behind them; time is the limit on slow machines."""
CALLED_BEFORE: Final = {"easy": "copyist", "fair": "brother", "strong": "master"}
"""Names in old records and scripts, and who sits down for them."""


def levels() -> list[str]:
    """The levels there are, weakest first."""
    return [*LEVELS]


def level_label(level: str) -> Message:
    """What a level is called."""
    return Message(f"bots/level-{level}")


def level_manner(level: str) -> Message:
    """How a level plays, in one sentence."""
    return Message(f"bots/manner-{level}")


def is_level(name: str) -> bool:
    """Whether a level goes by this name, or once did."""
    return name in LEVELS or name in CALLED_BEFORE


def level_text(level: str, game: Game) -> str:
    """The bot behind a level of a game, as `make_bot` takes it."""
    name = CALLED_BEFORE.get(level, level)
    if name not in LEVELS:
        raise InvalidInput(Message("bots/unknown-level", name=level, known=", ".join(LEVELS)))
    return game.levels.get(name) or LEVELS[name]


def make_level(level: str, game: Game, told: dict[str, str] | None = None) -> Bot:
    """The opponent of a level; it may be told an objective, and nothing else."""
    wishes = told or {}
    expect(level, wishes, ["objective"])
    kind, _, params = level_text(level, game).partition(":")
    bot = make_kind(kind, game, {**read_params(params, None), **wishes})
    bot.name = level
    return bot
