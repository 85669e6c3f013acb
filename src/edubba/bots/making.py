"""Makes a bot from its name and what it is told."""

from math import isfinite
from typing import Final

from edubba.bots.expect import ExpectBot
from edubba.bots.greedy import BUDGET, HUNDRED, GreedyBot
from edubba.bots.mcts import ITERATIONS, REPLY, UNLIMITED, WIDTH, MctsBot
from edubba.bots.random_bot import RandomBot
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import JsonObject, Message

KINDS: Final = ["random", "greedy", "expect", "mcts"]
MOST: Final = 1_000_000_000
DEEPEST: Final = 4
LONGEST: Final = 3600.0
"""Seconds."""


def read_params(told: str, params: JsonObject | None) -> dict[str, str]:
    """What a bot is told as text (`objective=race,budget=200`) and by values, together."""
    known: dict[str, str] = {key: str(value) for key, value in (params or {}).items()}
    for part in told.split(",") if told else []:
        key, _, value = part.partition("=")
        known[key.strip()] = value.strip()
    return known


def make_kind(name: str, game: Game, told: dict[str, str]) -> Bot:
    """A bot of one of the kinds."""
    if name == "random":
        expect(name, told, [])
        return RandomBot()
    learnt = told.get("judgement", "")
    if name == "greedy":
        expect(name, told, ["objective", "budget", "sight", "blunders", "judgement"])
        blunders = number(told, "blunders", 0, 0, HUNDRED)
        budget = number(told, "budget", BUDGET, 1, MOST)
        sight = number(told, "sight", HUNDRED, 0, HUNDRED)
        return GreedyBot(game, objective(game, told), learnt, budget, sight, blunders)
    if name == "expect":
        expect(name, told, ["objective", "judgement", "depth"])
        depth = number(told, "depth", 0, 0, DEEPEST)
        return ExpectBot(game, objective(game, told), judgement(game, told), depth)
    known = ["iterations", "seconds", "objective", "turns", "budget", "reply", "width"]
    expect(name, told, [*known, "more", "again", "near", "judgement"])
    seconds = read_seconds(told)
    return MctsBot(
        game,
        objective(game, told),
        learnt,
        number(told, "iterations", UNLIMITED if seconds > 0 else ITERATIONS, 1, MOST),
        seconds,
        number(told, "turns", 0, 0, MOST),
        number(told, "budget", BUDGET, 1, MOST),
        number(told, "reply", REPLY, 1, MOST),
        number(told, "width", WIDTH, 2, MOST),
        number(told, "more", 0, 0, MOST),
        number(told, "again", 0, 0, 1) == 1,
        number(told, "near", 0, 0, MOST),
    )


def expect(name: str, told: dict[str, str], known: list[str]) -> None:
    """Refuse what the bot does not understand."""
    for key in told:
        if key not in known:
            allowed = ", ".join(known) or "-"
            raise InvalidInput(Message("bots/unknown-param", name=name, key=key, known=allowed))


def objective(game: Game, told: dict[str, str]) -> str:
    """What the bot is to want, which its game must know."""
    wanted = told.get("objective", game.objectives[0])
    if wanted not in game.objectives:
        known = ", ".join(game.objectives)
        raise InvalidInput(Message("bots/unknown-objective", name=wanted, known=known))
    return wanted


def judgement(game: Game, told: dict[str, str]) -> str:
    """How much its evaluator is to see; everything unless it is told."""
    wanted = told.get("judgement", "")
    if wanted and wanted not in game.judgements:
        known = ", ".join(game.judgements) or "-"
        raise InvalidInput(Message("bots/unknown-judgement", name=wanted, known=known))
    return wanted


def number(told: dict[str, str], key: str, usual: int, least: int, most: int) -> int:
    value = told.get(key, str(usual))
    if not value.isdecimal() or len(value) > len(str(most)) or not least <= int(value) <= most:
        words = Message("bots/bad-number", key=key, value=value, least=least, most=most)
        raise InvalidInput(words)
    return int(value)


def read_seconds(told: dict[str, str]) -> float:
    """The time for one decision; 0 where none is told."""
    if "seconds" not in told:
        return 0.0
    try:
        seconds = float(told["seconds"])
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0.0 < seconds <= LONGEST:
        raise InvalidInput(Message("bots/bad-seconds", value=told["seconds"]))
    return seconds
