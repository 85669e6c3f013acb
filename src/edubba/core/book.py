"""The rulebook for players: `locale/<language>/book/<game>.md`, short chapters in plain words.

A paragraph, an item or a table row ends with a mark of the rules it tells, `{GU-7.1 GU-7.3-5}`,
which nobody reads: by it a question or a reason leads there, and the exact rules are found.
Examples are blocks that name a set-up and what is played, with a sentence for each picture:

    ```example
    A capture
    ruleset=finkel
    position {"to_move": "light", …}

    Light is about to throw.

    > throw 3
    > move 5
    The dark piece has to begin again.
    ```

The lines below the title are options, `seats 3`, `eyes 1` (the seat that is looked through),
`seed 7` (of all chance that is not named) and `before` with actions, separated by semicolons, that
come before the first picture.
"""

import json
import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from edubba.core.catalogue import ENGLISH
from edubba.core.options import Value
from edubba.core.words import JsonObject

MARK: Final = re.compile(r"[ \t]*\{([A-Z]{2}-[^{}\n]*)\}")
RANGE: Final = re.compile(r"([A-Z]{2}-(?:\d+\.)+)(\d+)-(\d+)$")
FENCED: Final = re.compile(r"^```example\n(.*?)^```$\n?", re.M | re.S)


@dataclass
class Picture:
    """What is played, and what there is to be seen then."""

    actions: list[str]
    words: str


@dataclass
class Example:
    """A few steps of a game, to be clicked through."""

    title: str
    pictures: list[Picture] = field(default_factory=list)
    options: dict[str, Value] = field(default_factory=dict)
    seats: int | None = None
    eyes: int = 0
    seed: int = 0
    position: JsonObject | None = None
    before: list[str] = field(default_factory=list)


def told_in(game: str, language: str) -> str:
    """The language in which the book of a game is read by those who speak this one."""
    return language if _file(game, language).is_file() else ENGLISH


def book_text(game: str, language: str = ENGLISH) -> str:
    """The book of a game in this language, else in English; its marks name every rule. Empty for a
    game without one."""
    file = _file(game, told_in(game, language))
    return MARK.sub(_spelt_out, file.read_text("utf-8")) if file.is_file() else ""


def _file(game: str, language: str) -> Traversable:
    return files("edubba").joinpath("locale", language, "book", f"{game}.md")


def _spelt_out(mark: re.Match[str]) -> str:
    return f" {{{' '.join(rules_in(mark[0]))}}}"


def asked_by(game: str, decision: str) -> str:
    """The rule by which a game asks a question; empty where nobody has written it down."""
    return _asked_by().get(game, {}).get(decision, "")


@cache
def _asked_by() -> dict[str, dict[str, str]]:
    """As the sources name them; `make web-types` writes it, since compiled classes do not."""
    found: dict[str, dict[str, str]] = json.loads(
        files("edubba.core").joinpath("asked_by.json").read_text("utf-8")
    )
    return found


def rules_in(text: str) -> list[str]:
    """The rules that the marks of a text name."""
    found: list[str] = []
    for mark in MARK.finditer(text):
        for name in mark[1].split():
            span = RANGE.match(name)
            if span is None:
                found.append(name)
            else:
                found += [f"{span[1]}{n}" for n in range(int(span[2]), int(span[3]) + 1)]
    return found


def without_marks(text: str) -> str:
    """The text as it is read."""
    return MARK.sub("", text)


def examples(book: str) -> list[Example]:
    """All examples of a book, in order."""
    return [read_example(block) for block in FENCED.findall(book)]


def read_example(block: str) -> Example:
    """The example that a fenced block tells."""
    head, *paragraphs = block.strip().split("\n\n")
    title, *lines = head.splitlines()
    example = Example(title)
    for line in lines:
        _agree(example, line)
    for paragraph in paragraphs:
        told = paragraph.splitlines()
        actions = [line[1:].strip() for line in told if line.startswith(">")]
        words = " ".join(line.strip() for line in told if not line.startswith(">"))
        example.pictures.append(Picture(actions, words))
    return example


def _agree(example: Example, line: str) -> None:
    """Take in a line below the title."""
    name, _, rest = line.partition(" ")
    if name == "position":
        example.position = json.loads(rest)
    elif name == "before":
        example.before += [action.strip() for action in rest.split(";")]
    elif name == "seats":
        example.seats = int(rest)
    elif name == "eyes":
        example.eyes = int(rest)
    elif name == "seed":
        example.seed = int(rest)
    else:
        option, _, value = line.partition("=")
        example.options[option] = json.loads(value) if value in ("true", "false") else value
