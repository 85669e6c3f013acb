"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.view import CellView, PlayerView, TileView, ZigguratView

COLOURS: Final = {kind.text("id"): kind.text("hex") for kind in DATA.each("types")}
INNER: Final = (9, 7, 5)
"""Characters between the lines of a cell: the most that fit are taken."""
SHORT: Final = INNER[-1]
WIDE: Final = 93
"""Columns of a player in one line."""
MARGIN: Final = "   "
CUBE: Final = "■"
ZIGGURAT: Final = "▲"
BRIGHT: Final = 384
"""Sum of red, green and blue from which on a colour wants dark letters."""


def draw(view: ZigguratView, language: str, width: int) -> str:
    """The grid with tiles and cubes, then one line a player."""
    hexes = view.topology == "hex"
    room = (width - len(MARGIN) - 1) // (view.cols + int(hexes)) - 1
    inner = max([each for each in INNER if each <= room], default=SHORT)
    half = " " * ((inner + 1) // 2)  # the shift of every second row on a hex board
    names = [cell.name.rstrip("0123456789") for cell in view.cells[: view.cols]]
    lines = [MARGIN + "".join(f" {name:^{inner}}" for name in names).rstrip()]
    edge = "─" * inner
    for row in range(view.rows):
        cells = view.cells[row * view.cols : (row + 1) * view.cols]
        shift = half if hexes and row % 2 == 1 else ""
        if row == 0 or hexes:
            lines.append(f"{MARGIN}{shift}┌" + "┬".join([edge] * view.cols) + "┐")
        upper = "│".join(_upper(cell, language, inner) for cell in cells)
        lower = "│".join(_lower(view, cell, language, inner) for cell in cells)
        lines.append(f"{row + 1:>2} {shift}│{upper}│")
        lines.append(f"{MARGIN}{shift}│{lower}│")
        if row == view.rows - 1 or hexes:
            lines.append(f"{MARGIN}{shift}└" + "┴".join([edge] * view.cols) + "┘")
        else:
            lines.append(f"{MARGIN}├" + "┼".join([edge] * view.cols) + "┤")
    lines += ["", _round(view, language), ""]
    gap = "   " if width >= WIDE else f"\n{MARGIN} "
    lines += [_player(view, player, language, gap) for player in view.players]
    if view.aside:
        aside = "  ".join(_tile(tile, language) for tile in view.aside)
        lines.append("      " + word(Message("ur_ziggurat/text-aside", tiles=aside), language))
    legend = word(Message("ur_ziggurat/text-legend"), language)
    return "\n".join([*lines, "", f"  [dim]{legend}[/]"])


def _short(kind: str, language: str) -> str:
    """The three letters of a type."""
    return word(Message(f"ur_ziggurat/short-{kind}"), language)


def _tile(tile: TileView | None, language: str, letters: int = 3) -> str:
    """The two sides of a tile, the upper one first and in colour."""
    if tile is None:
        return "-"
    up, down = _short(tile.up, language).upper(), _short(tile.down, language).lower()
    return f"[bold {COLOURS[tile.up]}]{up[:letters]}[/] [dim]{down[:letters]}[/]"


def _upper(cell: CellView, language: str, inner: int) -> str:
    if cell.tile is None:
        return " " * inner
    gap = " " if inner == INNER[0] else ""
    return f"{gap}{_tile(cell.tile, language, 2 if inner == SHORT else 3)}{gap}"


def _lower(view: ZigguratView, cell: CellView, language: str, inner: int) -> str:
    """The cubes in their owner's colour with the owner's initial, or a ziggurat."""
    if cell.owner is None:
        return " " * inner
    pieces = f"{CUBE}{cell.cubes}" if inner == SHORT else CUBE * cell.cubes
    player = view.players[cell.owner]
    shown = f"{_name(player, language)[0]} {ZIGGURAT if cell.ziggurat else pieces}"
    gap = " " if inner == INNER[0] else ""
    return f"{gap}[{_style(player)}]{shown}[/]" + " " * (inner - len(gap) - len(shown))


def _style(player: PlayerView) -> str:
    digits = player.colour.lstrip("#")
    light = sum(int(digits[at : at + 2], 16) for at in range(0, len(digits), 2))
    return f"bold {'black' if light > BRIGHT else 'white'} on {player.colour}"


def _name(player: PlayerView, language: str) -> str:
    return word(words.seat(player.seat), language)


def _round(view: ZigguratView, language: str) -> str:
    last = f"  [bold]{word(Message('ur_ziggurat/text-last_round'), language)}[/]"
    told = Message(
        "ur_ziggurat/text-round",
        round=view.round,
        rounds=view.max_rounds,
        last=last if view.last_round else "",
        stock=ZIGGURAT * view.stock or "-",
    )
    return MARGIN + word(told, language)


def _player(view: ZigguratView, player: PlayerView, language: str, gap: str) -> str:
    """Hand, supply, cubes, ziggurats, points, and behind the gap controlled tiles by type."""
    mark = "▶" if view.to_move == player.seat and view.ending is None else " "
    counts = zip(view.types, player.types, strict=True)
    types = " ".join(f"[{COLOURS[kind]}]{_short(kind, language)}[/] {n}" for kind, n in counts)
    told = Message(
        "ur_ziggurat/text-player",
        hand=f"{_tile(player.hand, language):<7}",
        supply=f"{player.supply:>2}",
        cubes=f"{player.on_board:>2}",
        ziggurats=f"{ZIGGURAT}{player.ziggurats}",
        points=f"[bold]{player.points:>2}[/]",
    )
    name = f"[{_style(player)}]{_name(player, language):<9}[/]"
    return f"{mark} {name} {word(told, language)}{gap}{types}"
