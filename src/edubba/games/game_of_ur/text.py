"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.space import DATA, READINGS, SIDES
from edubba.games.game_of_ur.view import BirdView, SideView, UrView

STYLES: Final = {"light": "bold black on white", "dark": "bold white on grey23"}
ROWS: Final = ["top", "mid", "bottom"]
ROSETTE: Final = "✿"


def draw(view: UrView, language: str) -> str:
    """The board of 3 x 4 squares with its tail of eight, trays, counters and throws."""
    standing: dict[str, str] = {}
    for side in view.sides:
        for bird in side.birds:
            if bird.place not in ("off", "home"):
                piece = _piece(bird, side.side, language)
                standing[bird.place] = standing.get(bird.place, "") + piece
    light, dark = view.sides
    way_out = word(Message("game_of_ur/text-exit"), language)
    lines = [_tray(dark, language), ""]
    cells = {row: _row(view, row, standing) for row in ROWS}
    block = len(cells["top"])
    lines.append("  ┌" + "────┬" * (block - 1) + "────┐")
    lines.append("  │" + "│".join(cells["top"]) + "│")
    tail = len(cells["mid"]) - block
    lines.append("  ├" + "────┼" * block + "────┬" * (tail - 1) + "────┐")
    lines.append("  │" + "│".join(cells["mid"]) + f"│ → {way_out}")
    lines.append("  ├" + "────┼" * block + "────┴" * (tail - 1) + "────┘")
    lines.append("  │" + "│".join(cells["bottom"]) + "│")
    lines.append("  └" + "────┴" * (block - 1) + "────┘")
    lines += ["", _tray(light, language), "", _throws(view, language)]
    return "\n".join(lines)


def _row(view: UrView, row: str, standing: dict[str, str]) -> list[str]:
    squares = [square for square in DATA.each("squares") if square.text("row") == row]
    cells = []
    for square in sorted(squares, key=lambda square: square.number("col")):
        name = square.text("id")
        if name in standing:
            cells.append(
                standing[name] if standing[name].count("[/]") > 1 else f" {standing[name]} "
            )
        elif name in view.rosettes:
            cells.append(f"[magenta] {ROSETTE}  [/]")
        else:
            cells.append(f"[dim]{name[1:]:>3} [/]")
    return cells


def _piece(bird: BirdView, side: str, language: str) -> str:
    """The two letters of a bird in the colours of its side."""
    letters = word(Message(f"game_of_ur/text-{bird.id}"), language)
    return f"[{STYLES[side]}]{letters}[/]"


def _tray(side: SideView, language: str) -> str:
    """One line a player: unlaunched birds with their numbers, birds home, counters."""
    waiting = [b for b in side.birds if b.place == "off"]
    off = [f"{_piece(b, side.side, language)} {b.launch_number}" for b in waiting]
    home = [_piece(b, side.side, language) for b in side.birds if b.place == "home"]
    name = word(words.side(SIDES.index(side.side)), language)
    told = Message(
        "game_of_ur/text-tray",
        counters=f"[yellow]{side.counters:>3}[/]",
        waiting="  ".join(off) or "-",
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
