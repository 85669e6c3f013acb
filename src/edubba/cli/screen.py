"""Where words go: standard output and standard error, in colours where somebody looks at them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PIPE_WIDTH = 120
"""Columns of what goes to a file or to another program."""


def screen(stderr: bool = False) -> Console:
    """Colours, width and NO_COLOR are Rich's business, except the width of a pipe."""
    console = Console(stderr=stderr, highlight=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console


def at_terminal() -> bool:
    """Whether a person sits there: both ends must be a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Bar:
    """How far something has come."""

    def __init__(self, shown: "Progress", task: "TaskID") -> None:
        self.shown = shown
        self.task = task

    def begin(self, total: float) -> None:
        """From nothing to so much."""
        self.shown.reset(self.task, total=total)

    def reach(self, mark: float) -> None:
        self.shown.update(self.task, completed=mark)

    def advance(self, by: float) -> None:
        self.shown.advance(self.task, by)


@contextmanager
def progress(words: str, total: float = 1) -> Iterator[Bar]:
    """A bar on standard error while something takes long, if somebody looks; gone afterwards."""
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    console = screen(stderr=True)
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as shown:
        yield Bar(shown, shown.add_task(words, total=total))


def table(*headings: str, words: int = 1) -> Table:
    """An empty table: first columns of words, then columns of numbers."""
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        made.add_column(heading, justify="left" if at < words else "right")
    return made
