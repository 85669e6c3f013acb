"""What is agreed before a game, from the words of a command line."""

from edubba.core.errors import InvalidInput
from edubba.core.game import Game, Setup
from edubba.core.options import Value
from edubba.core.words import Message


def parse_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """Options from `name=value`, each in the type it is declared with."""
    values: dict[str, Value] = {}
    for given in texts:
        name, equals, value = given.partition("=")
        if not equals:
            raise InvalidInput(Message("cli/option-form", text=given))
        values[name.strip()] = game.option(name.strip(), house=False).parse(value.strip())
    return values


def setup_of(game: Game, players: int | None, options: list[str], preset: str) -> Setup:
    return game.setup(players, parse_options(game, options), preset)


def split_names(texts: list[str]) -> list[str]:
    """Bots or seats from lists with commas; `greedy:objective=race,budget=200` stays one."""
    names: list[str] = []
    for part in ",".join(texts).split(","):
        told = "=" in part and ":" not in part.partition("=")[0]
        if told and names and ":" in names[-1]:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def check_word(option: str, found: str, right: list[str]) -> None:
    """Refuse any other word after an option."""
    if found not in right:
        known = ", ".join(right)
        raise InvalidInput(Message("cli/bad-word", option=option, found=found, right=known))
