"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.games.royal_game_of_ur import words
from edubba.games.royal_game_of_ur.space import BOARDS, DATA, SIDES
from edubba.games.royal_game_of_ur.view import RoyalView, SideView

STYLES: Final = {"light": "bold black on white", "dark": "bold white on grey23"}
ROWS: Final = ["top", "mid", "bottom"]
PIECES: Final = {"light": "○", "dark": "●"}
ROSETTE: Final = "✿"
EDGE: Final = "────"
CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The sign where lines meet, by which go up (1), down (2), left (4) and right (8) from there."""


def draw(view: RoyalView, language: str) -> str:
    """The board of either shape with what waits above and below it, and the throw."""
    light, dark = view.sides
    standing = {square: side.side for side in view.sides for square in side.squares}
    lines = [_tray(dark, view.pieces, language), ""]
    cells = _cells(view, standing)
    for row in range(len(ROWS)):
        lines.append("  " + _rule(cells, row))
        lines.append("  " + _row(cells[row]))
    lines.append("  " + _rule(cells, len(ROWS)))
    lines += ["", _tray(light, view.pieces, language), "", _throw(view, language)]
    return "\n".join(line.rstrip() for line in lines)


def _cells(view: RoyalView, standing: dict[str, str]) -> list[list[str]]:
    """What each square shows, row by row; an empty text where the board has no square."""
    squares = DATA.each("boards", BOARDS.index(view.board), "squares")
    width = 1 + max(square.number("col") for square in squares)
    cells = [[""] * width for _ in ROWS]
    for square in squares:
        name = square.text("id")
        if name in standing:
            shown = f" {_piece(standing[name])} "
        elif name in view.rosettes:
            shown = f"[magenta] {ROSETTE}  [/]"
        else:
            shown = f"[dim]{name:>3} [/]"
        cells[square.index_in(ROWS, "row")][square.number("col")] = shown
    return cells


def _row(cells: list[str]) -> str:
    line = ""
    for col, cell in enumerate(cells):
        walled = cell != "" or (col > 0 and cells[col - 1] != "")
        line += ("│" if walled else " ") + (cell or " " * len(EDGE))
    return line + "│" * (cells[-1] != "")


def _rule(cells: list[list[str]], row: int) -> str:
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
        line += EDGE if right else " " * len(EDGE)
    return line


def _piece(side: str) -> str:
    return f"[{STYLES[side]}]{PIECES[side]} [/]"


def _tray(side: SideView, pieces: int, language: str) -> str:
    """One line a player: pieces waiting and pieces home."""
    told = Message(
        "royal_game_of_ur/text-tray",
        home=f"{side.home}/{pieces}",
        waiting=" ".join([_piece(side.side)] * side.waiting) or "-",
    )
    return f"  [bold]{_name(side.side, language):<6}[/] {word(told, language)}"


def _throw(view: RoyalView, language: str) -> str:
    told = Message(
        "royal_game_of_ur/text-throws",
        who=_name(view.to_move if view.winner is None else view.winner, language),
        won=int(view.winner is not None),
        thrown="-" if view.thrown is None else str(view.thrown),
        throws=view.throws,
    )
    return f"  {word(told, language)}"


def _name(side: str, language: str) -> str:
    return word(words.side(SIDES.index(side)), language)
