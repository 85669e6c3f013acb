"""The rulebook of a game lies beside the code that carries it out."""

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message

CHAPTER: Final = "## "
FENCE: Final = "```"
NOT_FOR_PLAYERS: Final = re.compile(
    r"\b(decisions|rulings|coverage|sources|interface|vocabulary)\b", re.I
)
"""Chapters about the text itself, and about programs."""
TALK: Final = re.compile(
    r"\bseed\b|\w\.json\b|\brulings?\b|(?-i:\bR\d+\b)|\bsource\b|`house`|\bdossier\b|\btest(ed|s)?\b"
    r"|: house\b(?! \d)|published box|\bsoftware\b|\bprograms?\b|\bUI\b|-UI-",
    re.I,
)
"""Where a rule comes from, how it was settled, and how it is checked."""
ASIDE: Final = re.compile(r" ?\((`?house`?(?! \d)[^()]*|[^()]*)\)")
MARKS: Final = re.compile(
    r"(?<=[.!?:)])(?:[ /]|Mark:|`seed`|`house`|\bhouse(?= /)|\bsource(?:: [^.|]*)?)+\.?$"
)
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z`*(]|source)")
ITEM: Final = r"\s*(?:[-*]|\d+\.) "
NAME: Final = r"\*\*[A-Z]{2}-[^*]+\*\* ?|[A-Z]{2}-[\d.]+ "
BEGINNING: Final = re.compile(f"{ITEM}|{NAME}")
OPENING: Final = re.compile(f"({ITEM})?({NAME})?(note: )?")
ORIGIN: Final = ("mark", "origin", "source")
"""Heads of the columns that say where something is from."""


def rulebook(game: Game) -> Traversable:
    """The file with the rules in Markdown."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath("RULES.md") if package else None
    if file is None or not file.is_file():
        raise InvalidInput(Message("core/no-rulebook", game=game.title))
    return file


def for_players(book: str) -> str:
    """A rulebook without what is meant for those who write programs by it: where each rule comes
    from, why it reads as it does, how it is checked."""
    title, _, _ = book.partition("\n")
    told = [title.partition(": rules")[0]]
    for chapter in re.split("^(?=## )", book, flags=re.M)[1:]:
        heading, _, text = chapter.partition("\n")
        if not NOT_FOR_PLAYERS.search(heading):
            told += ["", _cleared(heading), *_chapter(text)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(told)).rstrip() + "\n"


def _chapter(text: str) -> list[str]:
    """Block by block: an item or a paragraph is one line, however it was wrapped."""
    lines: list[str] = []
    shown: list[int] = []
    drawing = open_block = False
    for line in text.splitlines():
        plain = line.strip()
        if plain.startswith(FENCE) or drawing:
            lines.append(line)
            drawing = drawing != plain.startswith(FENCE)
            open_block = False
        elif plain.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", plain)[1:-1]]
            if not lines or not lines[-1].startswith("|"):
                shown = [at for at, cell in enumerate(cells) if cell.lower() not in ORIGIN]
            kept = [_cleared(cells[at]) for at in shown if at < len(cells)]
            lines.append(f"| {' | '.join(kept)} |")
            open_block = False
        elif not plain or plain.startswith("#"):
            lines.append(_cleared(line))
            open_block = False
        elif open_block and not BEGINNING.match(line):
            lines[-1] += f" {plain}"
        else:
            lines.append(line)
            open_block = True
    return [block for line in lines if (block := _block(line)) is not None]


def _block(line: str) -> str | None:
    """An item or paragraph without its asides; None if nothing else was in it."""
    if not line or line.startswith(("|", "#", FENCE)):
        return line
    opening = OPENING.match(line)
    assert opening is not None
    bullet, name, _ = opening.groups()
    text = _cleared(line[opening.end() :])
    if name:
        gap = "" if text[:1] in (",", ":", ";") else " "
        bullet, text = bullet or "- ", text and f"{_cleared(name.rstrip())}{gap}{text}"
    return f"{bullet or ''}{text}" if text else None


def _cleared(text: str) -> str:
    """Without asides, marks and sentences that talk about the text."""
    text = ASIDE.sub(_aside, text)
    text = MARKS.sub("", text)
    return " ".join(part for part in SENTENCE.split(text) if not TALK.search(part))


def _aside(found: re.Match[str]) -> str:
    inside = found[1]
    talks = TALK.search(inside) or re.match(r"house\b(?! \d)", inside) or "rule chapter" in inside
    return "" if talks else found[0]
