"""The board as text for the terminal."""

from typing import Final

from edubba.games.game_of_ur.space import DATA
from edubba.games.game_of_ur.view import BirdView, SideView, UrView

LETTERS: Final = {bird.text("id"): bird.text("name")[:2] for bird in DATA.each("birds")}
"""Sw, St, Ra, Ro, Ea."""
STYLES: Final = {"light": "bold black on white", "dark": "bold white on grey23"}
ROWS: Final = ["top", "mid", "bottom"]
ROSETTE: Final = "✿"


def draw(view: UrView) -> str:
    """The board of 3 x 4 squares with its tail of eight, trays, counters and throws."""
    standing: dict[str, str] = {}
    for side in view.sides:
        for bird in side.birds:
            if bird.place not in ("off", "home"):
                piece = _piece(bird, side.side)
                standing[bird.place] = standing.get(bird.place, "") + piece
    light, dark = view.sides
    lines = [_tray(dark), ""]
    cells = {row: _row(view, row, standing) for row in ROWS}
    block = len(cells["top"])
    lines.append("  ┌" + "────┬" * (block - 1) + "────┐")
    lines.append("  │" + "│".join(cells["top"]) + "│")
    tail = len(cells["mid"]) - block
    lines.append("  ├" + "────┼" * block + "────┬" * (tail - 1) + "────┐")
    lines.append("  │" + "│".join(cells["mid"]) + "│ → home")
    lines.append("  ├" + "────┼" * block + "────┴" * (tail - 1) + "────┘")
    lines.append("  │" + "│".join(cells["bottom"]) + "│")
    lines.append("  └" + "────┴" * (block - 1) + "────┘")
    lines += ["", _tray(light), "", _throws(view)]
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


def _piece(bird: BirdView, side: str) -> str:
    return f"[{STYLES[side]}]{LETTERS[bird.id]}[/]"


def _tray(side: SideView) -> str:
    """One line a player: unlaunched birds with their numbers, birds home, counters."""
    off = [f"{_piece(b, side.side)} {b.launch_number}" for b in side.birds if b.place == "off"]
    home = [_piece(b, side.side) for b in side.birds if b.place == "home"]
    return (
        f"  [bold]{side.side:<5}[/]  counters [yellow]{side.counters:>3}[/]"
        f"   waiting: {'  '.join(off) or '-'}   home {side.home}/{len(side.birds)}: "
        f"{' '.join(home) or '-'}"
    )


def _throws(view: UrView) -> str:
    thrown = f"small {view.small or '-'}   large {view.large or '-'}   number {view.number or '-'}"
    return f"  pool [yellow]{view.pool}[/]   {thrown}   turn {view.turn}"
