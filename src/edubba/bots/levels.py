"""How strong an opponent is wanted: three levels, each a bot and what it is told."""

from typing import Final

from edubba.bots.making import expect, make_kind, read_params
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

EASY: Final = "greedy:budget=30,blunders=30"
"""Looks for a good turn, but not long, and takes nearly every third step at random."""
FAIR: Final = "greedy"
"""Plays the best own turn it finds, and does not ask what the others will do."""
STRONG: Final = "mcts:iterations=2000,seconds=0.8"
"""Thinks of replies and luck too; the time is the limit where games or machines are slow."""
LEVELS: Final = {"easy": EASY, "fair": FAIR, "strong": STRONG}

OWN: Final = {
    # One of thousands of turns each time, and no luck: few, but good replies.
    "strong ur_ziggurat": f"{STRONG},reply=200",
    # Long turns full of chance: rather many cheap replies than a few good ones further ahead.
    "strong clash_of_cultures": f"{STRONG},reply=4,turns=2",
}
"""Where a game needs something else, by level and game."""


def levels() -> list[str]:
    """The levels there are, weakest first."""
    return [*LEVELS]


def level_text(level: str, game: Game) -> str:
    """The bot behind a level of a game, as `make_bot` takes it."""
    if level not in LEVELS:
        raise InvalidInput(Message("bots/unknown-level", name=level, known=", ".join(LEVELS)))
    return OWN.get(f"{level} {game.id}", LEVELS[level])


def make_level(level: str, game: Game, told: dict[str, str] | None = None) -> Bot:
    """The opponent of a level; it may be told an objective, and nothing else."""
    wishes = told or {}
    expect(level, wishes, ["objective"])
    kind, _, params = level_text(level, game).partition(":")
    bot = make_kind(kind, game, {**read_params(params, None), **wishes})
    bot.name = level
    return bot
