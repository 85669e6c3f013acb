"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.drawing import CELL, STYLES, drawn
from edubba.core.words import Message, seat_word
from edubba.games.royal_game_of_ur.space import BOARDS, DATA, SIDES
from edubba.games.royal_game_of_ur.view import RoyalView, SideView

PIECES: Final = {"light": "○", "dark": "●"}
ROSETTE: Final = "✿"
WIDE: Final = 64
"""Columns of the longer board with broad squares."""


def draw(view: RoyalView, language: str, width: int) -> str:
    """The board of either shape with what waits above and below it, and the throw."""
    light, dark = view.sides
    squares = DATA.each("boards", BOARDS.index(view.board), "squares")
    cell = CELL if width >= WIDE else CELL - 1
    shown = {id: f"[dim]{f'{id:>3}':<{cell}}[/]" for id in [each.text("id") for each in squares]}
    shown |= dict.fromkeys(view.rosettes, f"[magenta]{f' {ROSETTE}':<{cell}}[/]")
    gap = " " * (cell - 2)
    shown |= {name: f" {_piece(side.side)}{gap}" for side in view.sides for name in side.squares}
    lines = [_tray(dark, view.pieces, language), ""]
    lines += ["  " + line for line in drawn(squares, shown, cell)]
    lines += ["", _tray(light, view.pieces, language), "", _throw(view, language)]
    legend = word(Message("royal_game_of_ur/text-legend"), language)
    return "\n".join(line.rstrip() for line in [*lines, "", f"  [dim]{legend}[/]"])


def _piece(side: str) -> str:
    return f"[{STYLES[side]}]{PIECES[side]}[/]"


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
    return word(seat_word("royal_game_of_ur", SIDES.index(side)), language)
