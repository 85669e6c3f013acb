"""`edubba rules`: a game's rulebook, one chapter of it, or one rule."""

import os
import re
import sys
from typing import TYPE_CHECKING

from edubba.cli.screen import at_terminal, screen
from edubba.cli.words import language, text
from edubba.core.book import FENCED, book_text, read_example, rules_in, without_marks
from edubba.core.catalogue import ENGLISH
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.registry import find_game
from edubba.core.rulebook import chapters, rule_text, rulebook
from edubba.core.words import Message
from edubba.match.examples import play_example

if TYPE_CHECKING:
    from rich.console import Console


def rules(id: str, part: str | None, full: bool, path: bool) -> None:
    game = find_game(id)
    if path:
        sys.stdout.write(f"{rulebook(game)}\n")
        return
    book = rulebook(game).read_text("utf-8") if full else players_book(game)
    shown = book if part is None else passage(game, book, part)
    if full:
        shown = exactly(shown)
    console = screen()
    if part is None and at_terminal():
        os.environ.setdefault("LESS", "-R")  # else `less` would show colours as codes
        with console.pager(styles=True):
            show(console, game, shown)
    else:
        show(console, game, shown)


def show(console: "Console", game: Game, text: str) -> None:
    """A text of a rulebook, its examples as drawn boards; for other programs as it is written."""
    from rich.markdown import Markdown
    from rich.text import Text

    parts: list[Markdown | Text] = []
    for at, part in enumerate(FENCED.split(text)):
        if at % 2:
            parts.append(Text.from_markup(drawn(game, part, console.width), emoji=False))
        elif told := without_marks(part).strip():
            parts.append(Markdown(told))
    if not console.is_terminal:
        plain = [part.plain if isinstance(part, Text) else part.markup for part in parts]
        sys.stdout.write("\n\n".join(plain) + "\n")
        return
    for shown in parts:
        console.print(shown)
        console.print()


def drawn(game: Game, block: str, width: int) -> str:
    """An example: every picture with its sentence; of a later picture only what has changed."""
    from rich.markup import escape

    example = read_example(block)
    lines = [f"[bold]{escape(example.title)}[/bold]"]
    known: list[str] = []
    for shown in play_example(game, example):
        blocks = game.draw(shown.view, language(), width).split("\n\n")
        lines += [block for block in blocks if block not in known]
        lines.append(f"[italic]{escape(shown.words)}[/italic]")
        known = blocks
    return "\n\n".join(lines)


def players_book(game: Game) -> str:
    """The rules as players read them; the exact ones where there are no others."""
    return book_text(game.id, language()) or rulebook(game).read_text("utf-8")


def exactly(rules: str) -> str:
    """The exact rules, which are in English: whoever reads another language is told so."""
    said = text("cli/exact-in-english")
    return rules if language() == ENGLISH else f"*{said}*\n\n{rules}"


def passage(game: Game, book: str, part: str) -> str:
    """The rule of an id such as `GU-7.6`, told and in its exact words, or a chapter by its number
    or a word of its title."""
    is_id = any(sign.isdecimal() for sign in part)  # a word may open a line of the exact ones, too
    exact = rule_text(rulebook(game).read_text("utf-8"), part) if is_id else ""
    told = told_of(book, part)
    if told and exact:
        exact = exactly(exact)
    found = "\n\n".join(filter(None, [told, exact])) or chapter_text(book, part)
    if found:
        return found
    every = [re.sub(r"^\d+\. ", "", title) for title, _ in chapters(book)]
    known = "; ".join(f"{number}. {title}" for number, title in enumerate(every, 1))
    raise InvalidInput(Message("cli/no-such-rule", game=game.title, part=part, known=known))


def told_of(book: str, id: str) -> str:
    """The paragraph, item or table row of the players' book that tells a rule."""
    for line in book.splitlines():
        if id.strip().upper() in rules_in(line):
            return line.removeprefix("- ")
    return ""


def chapter_text(book: str, part: str) -> str:
    wanted = part.strip().rstrip(".").lower()
    every = chapters(book)
    for number, (title, told) in enumerate(every, 1):
        if title.lower().startswith(f"{wanted}. ") or wanted == str(number):
            return told
    for title, told in every:
        if wanted and not wanted.isdecimal() and wanted in title.lower():
            return told
    return ""
