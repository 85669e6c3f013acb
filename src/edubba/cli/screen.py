"""Where words go: standard output and standard error, in colours where somebody looks at them."""

import os
import sys

from rich.console import Console
from rich.table import Table

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


def table(*headings: str, words: int = 1) -> Table:
    """An empty table: first columns of words, then columns of numbers."""
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        made.add_column(heading, justify="left" if at < words else "right")
    return made
