"""The table as text for the terminal: the grid with its slots, the river between its quarters."""

from textwrap import wrap
from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Arg, Message
from edubba.games.ulm import words
from edubba.games.ulm.space import COLOURS, DATA, LINES, SEATS
from edubba.games.ulm.view import CoatView, PlayerView, QuarterView, SealPlace, TowerView, UlmView

INK: Final = {"brown": "white", "turquoise": "black", "white": "black"}
"""Letters on tiles; black unless it says otherwise."""
COLOUR_DATA: Final = DATA.each("colors")
TILE_STYLES: Final = {
    colour.text("id"): f"{INK.get(colour.text('id'), 'black')} on {colour.text('hex')}"
    for colour in COLOUR_DATA
}
SEAT_STYLES: Final = {"red": "bold red", "blue": "bold blue", "green": "bold green"}
NO_TILE: Final = "[dim]··[/]"
NO_SEAL: Final = "[dim]·[/]"
NOTHING: Final = "-"
CELL: Final = 3
"""Columns of a river space."""
WIDE: Final = 76
"""Columns of the river."""
LABEL: Final = 9
"""Columns before the river and the player lines."""


def draw(view: UlmView, language: str, width: int) -> str:
    lines = [
        _heading(view, language),
        "",
        *_grid(view, language),
        "",
        _stores(view, language),
        "",
        *(_river(view, language) if width >= WIDE else _banks(view, language)),
        *_crests(view, language),
        "",
    ]
    for player in view.players:
        lines += _player(view, player, language)
    lines += _turn(view, language)
    return "\n".join([*lines, "", f"  [dim]{_legend(language)}[/]"])


def _legend(language: str) -> str:
    """What each colour does, and the signs."""
    actions = [word(Message(f"ulm/action-{each.text('action')}"), language) for each in COLOUR_DATA]
    tiles = zip(COLOURS, actions, strict=True)
    told = ", ".join(f"{_tile(colour, language)} {action}" for colour, action in tiles)
    return _say(language, "legend", tiles=told)


def _say(language: str, id: str, /, **args: Arg) -> str:
    return word(Message(f"ulm/text-{id}", **args), language)


def _tile(colour: str | None, language: str) -> str:
    """Two letters on the tile's colour, in English Br, Tu, Wh, Or, Gr."""
    if colour is None:
        return NO_TILE
    name = word(words.colour(COLOURS.index(colour)), language)
    return f"[{TILE_STYLES[colour]}]{name[:1].upper()}{name[1:2]}[/]"


def _letter(seat: int, language: str) -> str:
    name = word(words.player(seat), language)
    return f"[{SEAT_STYLES.get(SEATS[seat], 'bold yellow')}]{name[:1].upper()}[/]"


def _seal(place: SealPlace, language: str) -> str:
    if place.owner is not None:
        return _letter(place.owner, language)
    return "[cyan]◇[/]" if place.descendant is not None else NO_SEAL


def _heading(view: UlmView, language: str) -> str:
    said = _say(language, "round", round=view.round, rounds=view.rounds)
    tower = NOTHING if view.tower is None else _tower(view.tower, language)
    lines = [f"  [bold]{said}[/]   {_say(language, 'tower', tile=tower)}"]
    if view.next_tower is not None:
        lines.append(f"  {_say(language, 'next', tile=_tower(view.next_tower, language))}")
    return "\n".join(lines)


def _tower(tile: TowerView, language: str) -> str:
    return f"[magenta]{word(tile.name, language)}[/] ({word(tile.decree, language)})"


# The grid


def _grid(view: UlmView, language: str) -> list[str]:
    """Outer slots around, then the edge spots with their seals, then the nine cells."""
    size = len(LINES) // 2
    out = {slot.id.removeprefix("out_"): slot for slot in view.outer}
    edge = {spot.id.removeprefix("edge_"): spot for spot in view.edges}
    margin = " " * (LABEL + 9)

    def across(side: str) -> tuple[str, str]:
        names = [f"{side}{column}" for column in range(size)]
        slots = "   ".join(_tile(out[name].colour, language) for name in names)
        seals = "    ".join(_seal(edge[name], language) for name in names)
        return f"{margin}{slots}   [dim]{side}[/]", f"{margin}{seals}"

    north, north_seals = across("n")
    south, south_seals = across("s")
    rule = " " * (LABEL + 7)
    lines = [north, north_seals, f"{rule}┌{'────┬' * (size - 1)}────┐"]
    for row in range(size):
        places = view.grid[row * size : (row + 1) * size]
        cells = " │ ".join(_tile(cell.colour, language) for cell in places)
        west, east = f"w{row}", f"e{row}"
        lines.append(
            f"{' ' * LABEL}[dim]{'w' if row == 1 else ' '}[/] {_tile(out[west].colour, language)} "
            f"{_seal(edge[west], language)} │ {cells} │ {_seal(edge[east], language)} "
            f"{_tile(out[east].colour, language)} [dim]{'e' if row == 1 else ' '}[/]"
        )
        if row + 1 < size:
            lines.append(f"{rule}├{'────┼' * (size - 1)}────┤")
    return [*lines, f"{rule}└{'────┴' * (size - 1)}────┘", south_seals, south]


def _stores(view: UlmView, language: str) -> str:
    docks = " ".join(_tile(dock.colour, language) for dock in view.docks)
    bag = " ".join(f"{_tile(colour, language)}{count}" for colour, count in view.bag.items())
    cards = _say(language, "piles", draw=view.draw_pile, discarded=len(view.discard))
    coats = _say(language, "coats", coats=view.coats_unseen + len(view.coats_returned))
    docked, bagged = _say(language, "docks"), _say(language, "bag")
    return f"  {docked} {docks}   {bagged} {bag}\n  {cards}   {coats}"


# The river


def _river(view: UlmView, language: str) -> list[str]:
    north = [quarter for quarter in view.quarters if quarter.bank == "north"]
    south = [quarter for quarter in view.quarters if quarter.bank == "south"]
    spaces = "".join(f"{space.index:>{CELL}}" for space in view.river)
    points = "".join(f"{space.vp:>{CELL}}" for space in view.river)
    lines = [_seals(north, language), *_names(north, language)]
    lines.append(f"  {_say(language, 'space'):<{LABEL - 2}}{spaces}")
    for player in view.players:
        barges = ""
        for space in view.river:
            here = player.seat in space.barges
            mark = _letter(player.seat, language) if here else "[blue]~[/]"
            barges += " " * (CELL - 1) + mark
        lines.append(" " * LABEL + barges)
    lines.append(f"  {_say(language, 'vp'):<{LABEL - 2}}{points}")
    return [*lines, *_names(south, language), _seals(south, language)]


def _banks(view: UlmView, language: str) -> list[str]:
    """The same where there is no room for the river: the quarters, then where each barge is."""
    lines: list[str] = []
    for bank in ("north", "south"):
        lines.append(f"  [bold]{_say(language, bank)}[/]")
        for quarter in [each for each in view.quarters if each.bank == bank]:
            reach = f"{quarter.spaces[0]}-{quarter.spaces[-1]}"
            name, seals = word(quarter.name, language), _marks(quarter, language)
            lines.append(f"    {name:<16}{_say(language, 'space')} {reach:<6} {seals}")
    for space in view.river:
        if space.barges:
            barges = " ".join(_letter(seat, language) for seat in space.barges)
            told = _say(language, "barge", space=space.index, points=f"{space.vp:+}")
            lines.append(f"  {barges} {told}")
    return lines


def _names(quarters: list[QuarterView], language: str) -> list[str]:
    """Each above its spaces, in as many lines as the longest needs."""
    names = [wrap(word(quarter.name, language), _width(quarter)) for quarter in quarters]
    height = max(len(name) for name in names)
    lines: list[str] = []
    for row in range(-height, 0):
        parts = [name[row] if row >= -len(name) else "" for name in names]
        fitted = [_fit(part, _width(each)) for part, each in zip(parts, quarters, strict=True)]
        lines.append(" " * LABEL + " " + "│".join(fitted))
    return lines


def _seals(quarters: list[QuarterView], language: str) -> str:
    parts = []
    for quarter in quarters:
        used = len(quarter.seals) + (0 if quarter.crest is None else CELL)
        parts.append(_marks(quarter, language) + " " * (_width(quarter) - used))
    return " " * LABEL + " " + "│".join(parts)


def _marks(quarter: QuarterView, language: str) -> str:
    """The seals in a quarter, and the crest."""
    crest = "" if quarter.crest is None else f" ♦{_letter(quarter.crest, language)}"
    return "".join(_seal(place, language) for place in quarter.seals) + crest


def _crests(view: UlmView, language: str) -> list[str]:
    """What the crests in the quarters pay, as a block of its own."""
    lines: list[str] = []
    for quarter in view.quarters:
        if quarter.crest is not None and quarter.pays is not None:
            name, pays = word(quarter.name, language), word(quarter.pays, language)
            lines.append(f"  ♦{_letter(quarter.crest, language)} {name}: {pays}")
    return ["", *lines] if lines else []


def _width(quarter: QuarterView) -> int:
    return CELL * len(quarter.spaces) - 1


def _fit(text: str, width: int) -> str:
    return text[:width].ljust(width)


# The players


def _player(view: UlmView, player: PlayerView, language: str) -> list[str]:
    mark = "▶" if player.seat == view.to_move else " "
    tiles = [f"{_tile(c, language)}{player.tiles[c]}" for c in COLOURS if player.tiles[c]]
    name = word(words.player(player.seat), language)
    goods = _say(
        language,
        "goods",
        coins=player.coins,
        sparrows=player.sparrows,
        seals=player.seals,
        crests=player.crests,
        tiles=" ".join(tiles) or NOTHING,
    )
    points = f"{player.vp:>3} {_say(language, 'vp')}"
    lines = [f"{mark} {_letter(player.seat, language)} {name:<7}[yellow]{points}[/]  {goods}"]
    hand = [card.name for card in player.hand] + [Message("ulm/text-hidden")] * player.hidden
    lines += _listed("hand", hand, language)
    lines += _listed("face_up", [card.name for card in player.face_up], language)
    lines += [_coat(word(coat.name, language), coat, language) for coat in player.coats]
    return lines + _listed("descendants", [each.name for each in player.descendants], language)


def _listed(title: str, names: list[Message], language: str) -> list[str]:
    """A line with these names, if there are any."""
    said = [word(name, language) for name in names]
    return [f"    [dim]{_say(language, title)}:[/] {', '.join(said)}"] if said else []


def _coat(title: str, coat: CoatView, language: str) -> str:
    return f"    [dim]{title}:[/] {word(coat.worth, language)}"


def _turn(view: UlmView, language: str) -> list[str]:
    turn = view.turn
    lines: list[str] = []
    drawn = [colour for colour in (turn.drawn_tile, turn.second_tile) if colour is not None]
    actions = [colour for colour in COLOURS for _ in range(turn.line[colour])]
    for title, colours in (("drawn", drawn), ("actions", actions)):
        if colours:
            tiles = " ".join(_tile(colour, language) for colour in colours)
            lines.append(f"  {_say(language, title, tiles=tiles)}")
    lines += _listed("choose", [card.name for card in turn.drawn_cards], language)
    for coat in turn.drawn_coats:
        title = f"{_say(language, 'turned_up')}, {word(coat.name, language)}"
        lines.append(_coat(title, coat, language))
    return lines
