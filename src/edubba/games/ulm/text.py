"""The table as text for the terminal: the grid with its slots, the river between its quarters."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.games.ulm.space import COLOURS, DATA, LINES, SEATS
from edubba.games.ulm.view import (
    CardView,
    PlayerView,
    QuarterView,
    SealPlace,
    TowerView,
    UlmView,
)

INK: Final = {"brown": "white", "turquoise": "black", "white": "black"}
"""Letters on tiles; black unless it says otherwise."""
TILE_STYLES: Final = {
    colour.text("id"): f"{INK.get(colour.text('id'), 'black')} on {colour.text('hex')}"
    for colour in DATA.each("colors")
}
SEAT_STYLES: Final = {"red": "bold red", "blue": "bold blue", "green": "bold green"}
NO_TILE: Final = "[dim]··[/]"
NO_SEAL: Final = "[dim]·[/]"
CELL: Final = 3
"""Columns of a river space."""
LABEL: Final = 9
"""Columns before the river and the player lines."""


def draw(view: UlmView) -> str:
    lines = [_heading(view), "", *_grid(view), "", _stores(view), "", *_river(view), ""]
    for player in view.players:
        lines += _player(view, player)
    lines += _turn(view)
    return "\n".join(lines)


def _tile(colour: str | None) -> str:
    """Two letters on the tile's colour: Br, Tu, Wh, Or, Gr."""
    if colour is None:
        return NO_TILE
    return f"[{TILE_STYLES[colour]}]{colour[:2].title()}[/]"


def _letter(seat: int) -> str:
    colour = SEATS[seat]
    return f"[{SEAT_STYLES.get(colour, 'bold yellow')}]{colour[0].upper()}[/]"


def _seal(place: SealPlace) -> str:
    if place.owner is not None:
        return _letter(place.owner)
    return "[cyan]◇[/]" if place.descendant is not None else NO_SEAL


def _heading(view: UlmView) -> str:
    tower = "-" if view.tower is None else _tower(view.tower)
    following = "" if view.next_tower is None else f"   next: {_tower(view.next_tower)}"
    return f"  [bold]Round {view.round} of {view.rounds}[/]   tower: {tower}{following}"


def _tower(tile: TowerView) -> str:
    return f"[magenta]{word(tile.name)}[/] ({word(tile.decree)})"


# The grid


def _grid(view: UlmView) -> list[str]:
    """Outer slots around, then the edge spots with their seals, then the nine cells."""
    size = len(LINES) // 2
    out = {slot.id.removeprefix("out_"): slot for slot in view.outer}
    edge = {spot.id.removeprefix("edge_"): spot for spot in view.edges}
    margin = " " * (LABEL + 9)

    def across(side: str) -> tuple[str, str]:
        names = [f"{side}{column}" for column in range(size)]
        slots = "   ".join(_tile(out[name].colour) for name in names)
        seals = "    ".join(_seal(edge[name]) for name in names)
        return f"{margin}{slots}   [dim]{side}[/]", f"{margin}{seals}"

    north, north_seals = across("n")
    south, south_seals = across("s")
    rule = " " * (LABEL + 7)
    lines = [north, north_seals, f"{rule}┌{'────┬' * (size - 1)}────┐"]
    for row in range(size):
        cells = " │ ".join(_tile(cell.colour) for cell in view.grid[row * size : (row + 1) * size])
        west, east = f"w{row}", f"e{row}"
        lines.append(
            f"{' ' * LABEL}[dim]{'w' if row == 1 else ' '}[/] {_tile(out[west].colour)} "
            f"{_seal(edge[west])} │ {cells} │ {_seal(edge[east])} {_tile(out[east].colour)} "
            f"[dim]{'e' if row == 1 else ' '}[/]"
        )
        if row + 1 < size:
            lines.append(f"{rule}├{'────┼' * (size - 1)}────┤")
    return [*lines, f"{rule}└{'────┴' * (size - 1)}────┘", south_seals, south]


def _stores(view: UlmView) -> str:
    docks = " ".join(_tile(dock.colour) for dock in view.docks)
    bag = " ".join(f"{_tile(colour)}{count}" for colour, count in view.bag.items())
    return (
        f"  docks {docks}   bag {bag}   draw pile {view.draw_pile}, discarded {len(view.discard)}"
        f"   coats {view.coats_unseen + len(view.coats_returned)}"
    )


# The river


def _river(view: UlmView) -> list[str]:
    north = [quarter for quarter in view.quarters if quarter.bank == "north"]
    south = [quarter for quarter in view.quarters if quarter.bank == "south"]
    spaces = "".join(f"{space.index:>{CELL}}" for space in view.river)
    points = "".join(f"{space.vp:>{CELL}}" for space in view.river)
    lines = [_seals(north), _names(north)]
    lines.append(f"  {'space':<{LABEL - 2}}{spaces}")
    for player in view.players:
        barges = ""
        for space in view.river:
            here = _letter(player.seat) if player.seat in space.barges else "[blue]~[/]"
            barges += " " * (CELL - 1) + here
        lines.append(" " * LABEL + barges)
    lines.append(f"  {'VP':<{LABEL - 2}}{points}")
    return [*lines, _names(south), _seals(south)]


def _names(quarters: list[QuarterView]) -> str:
    parts = [_fit(word(quarter.name), _width(quarter)) for quarter in quarters]
    return " " * LABEL + " " + "│".join(parts)


def _seals(quarters: list[QuarterView]) -> str:
    parts = []
    for quarter in quarters:
        crest = "" if quarter.crest is None else f" ♦{_letter(quarter.crest)}"
        used = len(quarter.seals) + (0 if quarter.crest is None else CELL)
        marks = "".join(_seal(place) for place in quarter.seals)
        parts.append(marks + crest + " " * (_width(quarter) - used))
    return " " * LABEL + " " + "│".join(parts)


def _width(quarter: QuarterView) -> int:
    return CELL * len(quarter.spaces) - 1


def _fit(text: str, width: int) -> str:
    return text[:width].ljust(width)


# The players


def _player(view: UlmView, player: PlayerView) -> list[str]:
    mark = "▶" if player.seat == view.to_move else " "
    tiles = [f"{_tile(c)}{player.tiles[c]}" for c in COLOURS if player.tiles[c]]
    lines = [
        f"{mark} {_letter(player.seat)} {player.colour:<7}[yellow]{player.vp:>3} VP[/]  "
        f"coins {player.coins}  sparrows {player.sparrows}  seals {player.seals}  "
        f"crests {player.crests}  tiles {' '.join(tiles) or '-'}"
    ]
    hand = [_card(card) for card in player.hand] + ["hidden card"] * player.hidden
    if hand:
        lines.append(_indent("hand", hand))
    if player.face_up:
        lines.append(_indent("face-up", [_card(card) for card in player.face_up]))
    gained: list[Message] = [coat.name for coat in player.coats]
    gained += [descendant.name for descendant in player.descendants]
    if gained:
        lines.append(_indent("has", [word(name) for name in gained]))
    return lines


def _card(card: CardView) -> str:
    return word(card.name)


def _indent(title: str, things: list[str]) -> str:
    return f"    [dim]{title}:[/] {', '.join(things)}"


def _turn(view: UlmView) -> list[str]:
    turn = view.turn
    lines: list[str] = []
    tiles: list[str] = [_tile(c) for c in (turn.drawn_tile, turn.second_tile) if c is not None]
    if tiles:
        lines.append(f"  drawn: {' '.join(tiles)}")
    actions = [_tile(colour) for colour in COLOURS for _ in range(turn.line[colour])]
    if actions:
        lines.append(f"  actions left: {' '.join(actions)}")
    if turn.drawn_cards:
        lines.append(_indent("choose from", [_card(card) for card in turn.drawn_cards]))
    if turn.drawn_coats:
        lines.append(_indent("turned up", [word(coat.name) for coat in turn.drawn_coats]))
    return lines
