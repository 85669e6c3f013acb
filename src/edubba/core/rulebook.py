"""The exact rulebook of a game lies beside the code that carries it out."""

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

HEADING: Final = re.compile(r"^## +(?P<title>.*\S)")


def rulebook(game: Game) -> Traversable:
    """The file with the rules in Markdown."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath("RULES.md") if package else None
    if file is None or not file.is_file():
        raise InvalidInput(Message("core/no-rulebook", game=game.title))
    return file


def rule_text(book: str, id: str) -> str:
    """The item, paragraph or table row that an id opens, with the lines that belong to it."""
    opening = re.compile(rf"^ *(?:[-*] +|\| *)?\**{re.escape(id.strip())}(?![\w.-])", re.I)
    lines = book.splitlines()
    for at, line in enumerate(lines):
        if opening.match(line):
            end = at + 1
            while end < len(lines) and lines[end].startswith(" ") and not line.startswith("|"):
                end += 1
            return "\n".join(lines[at:end]).strip()
    return ""


def chapters(book: str) -> list[tuple[str, str]]:
    """Title and text of every chapter."""
    found: list[tuple[str, list[str]]] = []
    for line in book.splitlines():
        heading = HEADING.match(line)
        if heading:
            found.append((heading["title"], [line]))
        elif found:
            found[-1][1].append(line)
    return [(title, "\n".join(lines).strip()) for title, lines in found]
