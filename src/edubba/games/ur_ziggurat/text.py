"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.view import CellView, PlayerView, TileView, ZigguratView

COLOURS: Final = {kind.text("id"): kind.text("hex") for kind in DATA.each("types")}
INNER: Final = 9
"""Characters between the lines of a cell."""
EMPTY: Final = " " * INNER
MARGIN: Final = "    "
HALF: Final = " " * ((INNER + 1) // 2)
"""The shift of every second row on a hex board."""
CUBE: Final = "■"
ZIGGURAT: Final = "▲"
BRIGHT: Final = 384
"""Sum of red, green and blue from which on a colour wants dark letters."""


def draw(view: ZigguratView, language: str) -> str:
    """The grid with tiles and cubes, then one line a player."""
    lines = [f"{MARGIN}{_columns(view)}"]
    hexes = view.topology == "hex"
    edge = "─" * INNER
    for row in range(view.rows):
        cells = view.cells[row * view.cols : (row + 1) * view.cols]
        shift = HALF if hexes and row % 2 == 1 else ""
        if row == 0 or hexes:
            lines.append(f"{MARGIN}{shift}┌" + "┬".join([edge] * view.cols) + "┐")
        upper = "│".join(
            f" {_tile(cell.tile, language)} " if cell.tile else EMPTY for cell in cells
        )
        lower = "│".join(_lower(view, cell, language) for cell in cells)
        lines.append(f"{row + 1:>3} {shift}│{upper}│")
        lines.append(f"{MARGIN}{shift}│{lower}│")
        if row == view.rows - 1 or hexes:
            lines.append(f"{MARGIN}{shift}└" + "┴".join([edge] * view.cols) + "┘")
        else:
            lines.append(f"{MARGIN}├" + "┼".join([edge] * view.cols) + "┤")
    lines += ["", _round(view, language), ""]
    lines += [_player(view, player, language) for player in view.players]
    if view.aside:
        aside = "  ".join(_tile(tile, language) for tile in view.aside)
        lines.append("      " + word(Message("ur_ziggurat/text-aside", tiles=aside), language))
    return "\n".join(lines)


def _columns(view: ZigguratView) -> str:
    names = [cell.name.rstrip("0123456789") for cell in view.cells[: view.cols]]
    return "".join(f" {name:^{INNER}}" for name in names)


def _short(kind: str, language: str) -> str:
    """The three letters of a type."""
    return word(Message(f"ur_ziggurat/short-{kind}"), language)


def _tile(tile: TileView | None, language: str) -> str:
    """The two sides of a tile, the upper one first and in colour."""
    if tile is None:
        return "-"
    up, down = _short(tile.up, language).upper(), _short(tile.down, language).lower()
    return f"[bold {COLOURS[tile.up]}]{up}[/] [dim]{down}[/]"


def _lower(view: ZigguratView, cell: CellView, language: str) -> str:
    """The cubes in their owner's colour with the owner's initial, or a ziggurat."""
    if cell.owner is None:
        return EMPTY
    pieces = ZIGGURAT if cell.ziggurat else CUBE * cell.cubes
    player = view.players[cell.owner]
    shown = f" {_name(player, language)[0]} {pieces}"
    return f" [{_style(player)}]{shown.strip()}[/]" + " " * (INNER - len(shown))


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


def _player(view: ZigguratView, player: PlayerView, language: str) -> str:
    """Hand, supply, cubes, ziggurats, points, and controlled tiles by type."""
    mark = "▶" if view.to_move == player.seat and view.ending is None else " "
    counts = zip(view.types, player.types, strict=True)
    types = " ".join(f"[{COLOURS[kind]}]{_short(kind, language)}[/] {n}" for kind, n in counts)
    told = Message(
        "ur_ziggurat/text-player",
        hand=f"{_tile(player.hand, language):<7}",
        supply=f"{player.supply:>2}",
        cubes=f"{player.on_board:>2}",
        ziggurats=f"{ZIGGURAT * player.ziggurats:<2}",
        points=f"[bold]{player.points:>2}[/]",
        types=types,
    )
    name = f"[{_style(player)}] {_name(player, language):<9} [/]"
    return f"  {mark} {name}  {word(told, language)}"
