"""The drawing of a position at a terminal: words wrapped, blocks side by side where there is room,
and again only what has changed."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from edubba.cli.words import language
from edubba.core.game import Game
from edubba.core.view import View

SCREEN = 24
"""Lines that most terminals have: what is not longer needs no second column."""
HANG = 2
"""How much further in the second line of a sentence begins."""
BEFORE = " ▶"
"""What stands before the words of a line."""
GAP = "   "
NARROWEST = 44
"""Columns in which words can be read comfortably."""
SLACK = 5
"""Lines by which a right column may be longer than the left."""


class Drawing:
    """Remembers what stands on the screen."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console = console
        self.game = game
        self.drawn: list[str] = []

    def show(self, view: View, again: bool = False) -> None:
        """Draw what is new: all of it the first time, then the blocks that have changed.

        Of a small drawing everything but its legend comes again together with the board.
        """
        text = self.game.draw(view, language(), self.console.width).strip("\n")
        blocks = text.split("\n\n")
        board = max(blocks, key=lambda block: block.count("\n"))
        whole = text.count("\n") < SCREEN and board not in self.drawn
        known = [] if again else self.drawn[-1:] if whole else self.drawn
        fresh = [block for block in blocks if block not in known]
        self.drawn = blocks
        if fresh:
            self.console.print()
            arrange(self.console, [Text.from_markup(block, emoji=False) for block in fresh])
            self.console.print()


def arrange(console: Console, blocks: list[Text]) -> None:
    """One block below the other; of a long drawing those side by side that fit."""
    height = sum(len(block.split("\n")) + 1 for block in blocks)
    while blocks:
        left, blocks = wrapped(console, blocks[0], console.width), blocks[1:]
        beside = column(console, left, blocks) if height > SCREEN else []
        blocks = blocks[len(beside) :]
        if not beside:
            console.print(left, soft_wrap=True)
        else:
            row = Table.grid(padding=(0, len(GAP), 0, 0))
            row.add_row(left, Text("\n\n").join(beside))
            console.print(row)
        if blocks:
            console.print()


def column(console: Console, left: Text, blocks: list[Text]) -> list[Text]:
    """The next blocks that find room to the right of one; long lines of words may be wrapped."""
    room = console.width - width_of(left) - len(GAP)
    found: list[Text] = []
    for block in blocks:
        words = width_of(block) > console.width - len(GAP) and room >= NARROWEST
        if width_of(block) > room and not words:
            break
        found.append(wrapped(console, block, room))
        if sum(len(each.split("\n")) + 1 for each in found) > len(left.split("\n")) + SLACK:
            return found[:-1]
    return found


def width_of(block: Text) -> int:
    return max(line.cell_len for line in block.split("\n"))


def wrapped(console: Console, block: Text, width: int) -> Text:
    """Lines that are too long broken between words, and what follows a little further in."""
    lines: list[Text] = []
    for line in block.split("\n"):
        lead = len(line.plain) - len(line.plain.lstrip(BEFORE))
        if line.cell_len <= width:
            lines.append(line)
            continue
        parts = line[lead:].wrap(console, width - lead - HANG)
        for number, part in enumerate(parts):
            part.rstrip()
            lines.append((Text(" " * (lead + HANG)) if number else line[:lead]) + part)
    return Text("\n").join(lines)
