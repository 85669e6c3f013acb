"""`edubba rules`: a game's rulebook, one chapter of it, or one rule."""

import os
import re
import sys

from edubba.cli.screen import at_terminal, screen
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.registry import find_game
from edubba.core.rulebook import for_players, rulebook
from edubba.core.words import Message

HEADING = re.compile(r"^## +(?P<title>.*\S)")


def rules(id: str, part: str | None, full: bool, path: bool) -> None:
    game = find_game(id)
    file = rulebook(game)
    if path:
        sys.stdout.write(f"{file}\n")
        return
    book = file.read_text("utf-8") if full else players_book(game)
    shown = book if part is None else passage(game, book, part)
    if not at_terminal():  # without colours and pages, for other programs
        sys.stdout.write(shown.rstrip() + "\n")
        return
    from rich.markdown import Markdown

    console = screen()
    if part is None:
        os.environ.setdefault("LESS", "-R")  # else `less` would show colours as codes
        with console.pager(styles=True):
            console.print(Markdown(shown))
    else:
        console.print(Markdown(shown))


def players_book(game: Game) -> str:
    """The rules as somebody reads them who wants to play."""
    return for_players(rulebook(game).read_text("utf-8"))


def passage(game: Game, book: str, part: str) -> str:
    """The rule of an id such as `GU-7.6`, or a chapter by its number or a word of its title."""
    found = rule_text(book, part) or chapter_text(book, part)
    if found:
        return found
    known = "; ".join(title for title, _ in chapters(book))
    raise InvalidInput(Message("cli/no-such-rule", game=game.title, part=part, known=known))


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


def chapter_text(book: str, part: str) -> str:
    wanted = part.strip().rstrip(".").lower()
    every = chapters(book)
    for title, lines in every:
        if title.lower().startswith(f"{wanted}. "):
            return lines
    for title, lines in every:
        if wanted and not wanted.isdecimal() and wanted in title.lower():
            return lines
    return ""
