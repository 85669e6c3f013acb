"""The board as text for the terminal."""

from typing import Final

from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.view import CellView, PlayerView, TileView, ZigguratView

COLOURS: Final = {kind.text("id"): kind.text("hex") for kind in DATA.each("types")}
SHORT: Final = {kind.text("id"): kind.text("name")[:3] for kind in DATA.each("types")}
"""Agr, Cul, Com, Pol, War."""
INNER: Final = 9
"""Characters between the lines of a cell."""
MARGIN: Final = "    "
HALF: Final = " " * ((INNER + 1) // 2)
"""The shift of every second row on a hex board."""
CUBE: Final = "■"
ZIGGURAT: Final = "▲"
BRIGHT: Final = 384
"""Sum of red, green and blue from which on a colour wants dark letters."""


def draw(view: ZigguratView) -> str:
    """The grid with tiles and cubes, then one line a player."""
    lines = [f"{MARGIN}{_columns(view)}"]
    hexes = view.topology == "hex"
    edge = "─" * INNER
    for row in range(view.rows):
        cells = view.cells[row * view.cols : (row + 1) * view.cols]
        shift = HALF if hexes and row % 2 == 1 else ""
        if row == 0 or hexes:
            lines.append(f"{MARGIN}{shift}┌" + "┬".join([edge] * view.cols) + "┐")
        upper = "│".join(_upper(cell.tile) for cell in cells)
        lower = "│".join(_lower(view, cell) for cell in cells)
        lines.append(f"{row + 1:>3} {shift}│{upper}│")
        lines.append(f"{MARGIN}{shift}│{lower}│")
        if row == view.rows - 1 or hexes:
            lines.append(f"{MARGIN}{shift}└" + "┴".join([edge] * view.cols) + "┘")
        else:
            lines.append(f"{MARGIN}├" + "┼".join([edge] * view.cols) + "┤")
    lines += ["", _round(view), ""]
    lines += [_player(view, player) for player in view.players]
    if view.aside:
        lines.append(f"      aside {'  '.join(_tile(tile) for tile in view.aside)}")
    return "\n".join(lines)


def _columns(view: ZigguratView) -> str:
    names = [cell.name.rstrip("0123456789") for cell in view.cells[: view.cols]]
    return "".join(f" {name:^{INNER}}" for name in names)


def _upper(tile: TileView | None) -> str:
    """The two sides of a tile, the upper one first and in colour."""
    if tile is None:
        return " " * INNER
    return f" {_tile(tile)} "


def _tile(tile: TileView | None) -> str:
    if tile is None:
        return "-"
    up, down = SHORT[tile.up].upper(), SHORT[tile.down].lower()
    return f"[bold {COLOURS[tile.up]}]{up}[/] [dim]{down}[/]"


def _lower(view: ZigguratView, cell: CellView) -> str:
    """The cubes in their owner's colour with the owner's initial, or a ziggurat."""
    if cell.owner is None:
        return " " * INNER
    pieces = ZIGGURAT if cell.ziggurat else CUBE * cell.cubes
    player = view.players[cell.owner]
    shown = f" {player.name[0]} {pieces}"
    return f" [{_style(player)}]{shown.strip()}[/]" + " " * (INNER - len(shown))


def _style(player: PlayerView) -> str:
    digits = player.colour.lstrip("#")
    light = sum(int(digits[at : at + 2], 16) for at in range(0, len(digits), 2))
    return f"bold {'black' if light > BRIGHT else 'white'} on {player.colour}"


def _round(view: ZigguratView) -> str:
    last = "  [bold]last round[/]" if view.last_round else ""
    stock = ZIGGURAT * view.stock or "-"
    return f"{MARGIN}round {view.round} of {view.max_rounds}{last}   ziggurats left {stock}"


def _player(view: ZigguratView, player: PlayerView) -> str:
    """Hand, supply, cubes, ziggurats, points, and controlled tiles by type."""
    mark = "▶" if view.to_move == player.seat and view.ending is None else " "
    counts = zip(view.types, player.types, strict=True)
    types = " ".join(f"[{COLOURS[kind]}]{SHORT[kind]}[/] {n}" for kind, n in counts)
    return (
        f"  {mark} [{_style(player)}] {player.name:<9} [/]  hand {_tile(player.hand):<7}"
        f"  supply {player.supply:>2}  board {player.on_board:>2}"
        f"  {ZIGGURAT * player.ziggurats:<2}  points [bold]{player.points:>2}[/]   {types}"
    )
