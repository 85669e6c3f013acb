"""A board of squares drawn with lines, for the terminal."""

from typing import Final

from edubba.core.data import Data

ROWS: Final = ["top", "mid", "bottom"]
STYLES: Final = {"light": "bold black on white", "dark": "bold white on grey23"}
"""How the pieces of two sides are coloured."""
WIDTH: Final = 80
"""Columns of a terminal, where nobody says how many there are."""
CELL: Final = 4
"""Columns of a square, unless the board has to be narrow."""
CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The sign where lines meet, by which go up (1), down (2), left (4) and right (8) from there."""


def drawn(squares: list[Data], shown: dict[str, str], cell: int = CELL) -> list[str]:
    """The lines of a board, whose squares tell their `row` and `col`; each shows a text of `cell`
    columns, markup apart."""
    width = 1 + max(square.number("col") for square in squares)
    cells = [[""] * width for _ in ROWS]
    for square in squares:
        cells[square.index_in(ROWS, "row")][square.number("col")] = shown[square.text("id")]
    lines: list[str] = []
    for row in range(len(ROWS)):
        lines += [_rule(cells, row, cell), _row(cells[row], cell)]
    return [line.rstrip() for line in [*lines, _rule(cells, len(ROWS), cell)]]


def _row(cells: list[str], width: int) -> str:
    line = ""
    for col, cell in enumerate(cells):
        walled = cell != "" or (col > 0 and cells[col - 1] != "")
        line += ("│" if walled else " ") + (cell or " " * width)
    return line + "│" * (cells[-1] != "")


def _rule(cells: list[list[str]], row: int, width: int) -> str:
    """The line above a row, or below the last one."""

    def there(at: int, col: int) -> bool:
        return 0 <= at < len(cells) and 0 <= col < len(cells[at]) and cells[at][col] != ""

    line = ""
    for col in range(len(cells[0]) + 1):
        up = there(row - 1, col - 1) or there(row - 1, col)
        down = there(row, col - 1) or there(row, col)
        left = there(row - 1, col - 1) or there(row, col - 1)
        right = there(row - 1, col) or there(row, col)
        line += CORNERS[up + 2 * down + 4 * left + 8 * right]
        line += ("─" if right else " ") * width
    return line


def clickable(element: str, text: str) -> str:
    """A part of a drawing that stands for an element of the board: where a drawing can be clicked,
    it leads to the actions whose targets name the element; a terminal shows it as it is."""
    return f'[@click="{element}"]{text}[/]'
