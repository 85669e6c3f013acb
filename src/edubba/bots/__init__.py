"""The computer's players, by name."""

from typing import Final

from edubba.bots.greedy import BUDGET, GreedyBot
from edubba.bots.random_bot import RandomBot
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import JsonObject, Message

NAMES: Final = ["random", "greedy"]
MOST_BUDGET: Final = 1_000_000_000


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return [*NAMES]


def make_bot(text: str, game: Game, params: JsonObject | None = None) -> Bot:
    """A bot from its name and what it is told: `greedy:objective=race,budget=200`."""
    name, _, told = text.partition(":")
    known: dict[str, str] = {key: str(value) for key, value in (params or {}).items()}
    for part in told.split(",") if told else []:
        key, _, value = part.partition("=")
        known[key.strip()] = value.strip()
    if name == "random":
        _expect(name, known, [])
        return RandomBot()
    if name == "greedy":
        _expect(name, known, ["objective", "budget"])
        objective = known.get("objective", game.objectives[0])
        if objective not in game.objectives:
            wanted = ", ".join(game.objectives)
            raise InvalidInput(Message("bots/unknown-objective", name=objective, known=wanted))
        budget = known.get("budget", str(BUDGET))
        if not budget.isdecimal() or not 0 < int(budget) <= MOST_BUDGET:
            raise InvalidInput(Message("bots/bad-budget", value=budget))
        return GreedyBot(game.evaluator(objective), int(budget))
    raise InvalidInput(Message("bots/unknown-bot", name=name, known=", ".join(NAMES)))


def _expect(name: str, params: dict[str, str], known: list[str]) -> None:
    for key in params:
        if key not in known:
            allowed = ", ".join(known) or "-"
            raise InvalidInput(Message("bots/unknown-param", name=name, key=key, known=allowed))
