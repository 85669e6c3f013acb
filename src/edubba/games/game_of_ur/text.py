"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.drawing import CELL, STYLES, drawn
from edubba.core.words import Message, seat_word
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.space import DATA, READINGS, SIDES
from edubba.games.game_of_ur.view import BirdView, SideView, UrView

ROSETTE: Final = "✿"
WIDE: Final = 70
"""Columns of the board with broad squares and the way out."""


def draw(view: UrView, language: str, width: int) -> str:
    """The board of 3 x 4 squares with its tail of eight, trays, counters and throws."""
    light, dark = view.sides
    squares = DATA.each("squares")
    cell = CELL if width >= WIDE else CELL - 1
    shown = {id: f"[dim]{id[1:]:>{cell - 1}} [/]" for id in [each.text("id") for each in squares]}
    shown |= dict.fromkeys(view.rosettes, f"[magenta]{f' {ROSETTE}':<{cell}}[/]")
    for side in view.sides:
        for name in {bird.place for bird in side.birds} & {*shown}:
            here = [_piece(bird, side.side, language) for bird in side.birds if bird.place == name]
            alone = f" {here[0]} " if cell == CELL else f"{here[0]} "
            shown[name] = (
                alone if len(here) == 1 else "".join(here) if cell == CELL else f"{here[0]}+"
            )
    board = ["  " + line for line in drawn(squares, shown, cell)]
    way_out = word(Message("game_of_ur/text-exit"), language)
    board[len(board) // 2] += f" → {way_out}"
    legend = word(Message("game_of_ur/text-legend"), language)
    lines = [_tray(dark, language), "", *board, "", _tray(light, language)]
    return "\n".join([*lines, "", _throws(view, language), "", f"  [dim]{legend}[/]"])


def _piece(bird: BirdView, side: str, language: str) -> str:
    """The two letters of a bird in the colours of its side; capitals are Light's."""
    letters = word(Message(f"game_of_ur/text-{bird.id}"), language)
    return f"[{STYLES[side]}]{letters.upper() if side == SIDES[0] else letters.lower()}[/]"


def _tray(side: SideView, language: str) -> str:
    """One line a player: unlaunched birds with their numbers, birds home, counters."""
    waiting = [b for b in side.birds if b.place == "off"]
    off = [f"{_piece(b, side.side, language)} {b.launch_number}" for b in waiting]
    out = [b for b in side.birds if b.place not in ("off", "home")]
    board = [f"{_piece(b, side.side, language)} {b.place[1:]}" for b in out]
    home = [_piece(b, side.side, language) for b in side.birds if b.place == "home"]
    name = word(seat_word("game_of_ur", SIDES.index(side.side)), language)
    told = Message(
        "game_of_ur/text-tray",
        counters=f"[yellow]{side.counters:>3}[/]",
        waiting="  ".join(off) or "-",
        board="  ".join(board) or "-",
        home=f"{side.home}/{len(side.birds)}",
        birds=" ".join(home) or "-",
    )
    return f"  [bold]{name:<6}[/] {word(told, language)}"


def _throws(view: UrView, language: str) -> str:
    told = Message(
        "game_of_ur/text-throws",
        pool=f"[yellow]{view.pool}[/]",
        small=str(view.small or "-"),
        large="-" if view.large is None else words.reading(READINGS.index(view.large)),
        number=str(view.number or "-"),
        turn=view.turn,
    )
    return f"  {word(told, language)}"
