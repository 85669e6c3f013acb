"""The table as text for the terminal: the turn, the map as two tables, the players."""

from typing import Final, TypeAlias

from edubba.core.catalogue import word
from edubba.core.words import Arg, Message
from edubba.games.after_the_flood import words
from edubba.games.after_the_flood.space import AREAS, COLOURS, DATA, EMPIRES, RESOURCES
from edubba.games.after_the_flood.view import AreaView, EmpireView, FloodView, PlayerView

STYLES: Final = {"red": "bold red", "purple": "bold magenta", "green": "bold green"}
HEAD: Final = "bold"
QUIET: Final = "dim"
CITY: Final = "▲"
EXPANDED: Final = "▲▲"
ARROW: Final = "→"
NONE: Final = "·"
WIDE: Final = 140
"""Columns from which on the tables have room for neighbours, too."""
MEDIUM: Final = 92
"""Columns of the players' table in one."""
SMALL: Final = 68
"""Columns from which on all goods stand side by side."""

Cell: TypeAlias = tuple[str, str]
"""A text and its style, which may be empty."""


def draw(view: FloodView, language: str, width: int) -> str:
    """Where there is no room for neighbours in the tables, they stand in the legend."""
    near = width >= WIDE
    parts = [_head(view, language), _sumer(view, language, near), _abroad(view, language, near)]
    parts += [_boxes(view, language), _players(view, language, width)]
    stock = words.pieces([view.stock[good] for good in RESOURCES])
    parts += [[_say(language, "stock", goods=stock)], _legend(language, near)]
    return "\n\n".join("\n".join(f"  {line}".rstrip() for line in lines) for lines in parts)


def _say(language: str, id: str, /, **args: Arg) -> str:
    return word(Message(f"after_the_flood/text-{id}", **args), language)


def _paint(text: str, style: str) -> str:
    return f"[{style}]{text}[/]" if style else text


def _seat(colour: str, language: str) -> str:
    return word(words.side(COLOURS.index(colour)), language)


def _area(id: str, language: str) -> str:
    return word(words.area(AREAS.index(id)), language)


def _good(good: str, language: str) -> str:
    return word(words.good(RESOURCES.index(good)), language)


def _columns(rows: list[list[Cell]]) -> list[str]:
    """Padded first and painted then, so that columns stay straight; nothing is a dot."""
    filled = [[cell if cell[0] not in ("", "0") else (NONE, QUIET) for cell in row] for row in rows]
    widths = [max(len(row[at][0]) for row in filled) for at in range(len(filled[0]))]
    widths[-1] = 0
    lines: list[str] = []
    for row in filled:
        padded = [f"{cell[0]:<{width}}" for cell, width in zip(row, widths, strict=True)]
        painted = [_paint(text, cell[1]) for text, cell in zip(padded, row, strict=True)]
        lines.append(" ".join(painted))
    return lines


def _heads(language: str, *ids: str) -> list[Cell]:
    return [(_say(language, id), HEAD) for id in ids]


def _seats(view: FloodView, language: str) -> list[Cell]:
    """Initials, so that three columns of small numbers stay narrow."""
    return [(_seat(player.colour, language)[0], STYLES[player.colour]) for player in view.players]


def _head(view: FloodView, language: str) -> list[str]:
    date = words.date(view.turn)
    phase = Message(f"after_the_flood_board/phase-{view.phase}")
    order = ", ".join(_paint(_seat(c, language), STYLES[c]) for c in view.order)
    empires = ", ".join(_empire(empire, language) for empire in view.empires)
    return [
        _paint(_say(language, "turn", turn=view.turn, date=date, phase=phase), HEAD),
        _say(language, "order", order=order) if order else _say(language, "no_order"),
        _say(language, "empires", empires=empires),
    ]


def _empire(empire: EmpireView, language: str) -> str:
    name = words.empire(EMPIRES.index(empire.id))
    text = _say(language, "empire", name=name, armies=empire.armies)
    return text if empire.taken_by is None else _paint(text, STYLES[empire.taken_by])


def _sumer(view: FloodView, language: str, near: bool) -> list[str]:
    """Cities and armies; two signs mean an expanded city."""
    rows = [_heads(language, "sumer", "city", "armies", *(["next_to"] if near else []))]
    for area in view.areas:
        if area.sumer:
            name: Cell = (_area(area.id, language), "")
            rows.append([name, _city(area, language), *_ground(area, language, near)])
    return _columns(rows)


def _abroad(view: FloodView, language: str, near: bool) -> list[str]:
    """Workers by player, points for most of them at the end, what can be traded, armies."""
    heads = _heads(language, "points", "trade", "armies", *(["next_to"] if near else []))
    rows = [[*_heads(language, "abroad"), *_seats(view, language), *heads]]
    for area in view.areas:
        if not area.sumer:
            name: Cell = (_area(area.id, language), "")
            points: Cell = (str(area.points), "")
            trade: Cell = (", ".join(_good(good, language) for good in area.icons), "")
            crew = _crew(area.workers, view)
            rows.append([name, *crew, points, trade, *_ground(area, language, near)])
    return _columns(rows)


def _crew(workers: list[int], view: FloodView) -> list[Cell]:
    """The workers of each player in one place."""
    seated = zip(workers, view.players, strict=True)
    return [(str(count), STYLES[player.colour]) for count, player in seated]


def _city(area: AreaView, language: str) -> Cell:
    if area.city is None:
        return ("", "")
    sign = EXPANDED if area.expanded else CITY
    return (f"{sign} {_seat(area.city, language)}", STYLES[area.city])


def _ground(area: AreaView, language: str, near: bool) -> list[Cell]:
    """The armies in an area, and where it leads if that is asked for."""
    armies: Cell = ("", "")
    if area.holder is not None:
        armies = (f"{area.armies} {_seat(area.holder, language)}", STYLES[area.holder])
    return [armies, (_leads(area.id, language), QUIET)] if near else [armies]


def _leads(id: str, language: str) -> str:
    """The areas next to one, and those an arrow leads to."""
    data = DATA.at("areas", AREAS.index(id))
    near = [_area(other, language) for other in data.texts("adjacent")]
    near += [f"{ARROW} {_area(other, language)}" for other in data.texts("arrow_to")]
    return ", ".join(near)


def _legend(language: str, near: bool) -> list[str]:
    lines = [_paint(_say(language, "legend"), QUIET)]
    if not near:
        places = [f"{_area(id, language)}: {led}" for id in AREAS if (led := _leads(id, language))]
        told = _say(language, "neighbours", places="; ".join(places))
        lines.append(_paint(told, QUIET))
    return lines


def _boxes(view: FloodView, language: str) -> list[str]:
    rows = [[*_heads(language, "boxes"), *_seats(view, language)]]
    for box in view.boxes:
        name = word(Message(f"after_the_flood/box-{box.id}"), language)
        rows.append([(name, ""), *_crew(box.workers, view)])
    return _columns(rows)


def _players(view: FloodView, language: str, width: int) -> list[str]:
    heads = _heads(language, "players", "points", "workers", "armies", "cities")
    seats: list[Cell] = [heads[0]]
    rows, stores = [heads[1:]], [[(_good(good, language), HEAD) for good in RESOURCES]]
    for player in view.players:
        seats.append((_seat(player.colour, language), STYLES[player.colour]))
        workers = f"{player.workers_available}+{player.workers_unavailable}"
        counts = (player.points, workers, player.armies_available, player.cities_in_hand)
        rows.append([(str(count), "") for count in counts])
        stores.append([(str(player.resources[good]), "") for good in RESOURCES])
    half = len(RESOURCES) // 2
    if width >= MEDIUM:
        parts = [[[*left, *right] for left, right in zip(rows, stores, strict=True)]]
    elif width >= SMALL:
        parts = [rows, stores]
    else:
        parts = [rows, [row[:half] for row in stores], [row[half:] for row in stores]]
    tables: list[str] = []
    for part in parts:
        tables += _columns([[seat, *row] for seat, row in zip(seats, part, strict=True)])
    return [*tables, *filter(None, (_marks(player, language) for player in view.players))]


def _marks(player: PlayerView, language: str) -> str:
    """Empire with its rank, and the bid of who has passed."""
    marks: list[str] = []
    if player.empire is not None:
        name = word(words.empire(EMPIRES.index(player.empire)), language)
        rank, value = player.rank, player.strength
        marks.append(
            name if rank is None else _say(language, "rank", name=name, rank=rank, value=value)
        )
    if player.passed:
        bid = words.pieces([player.bid[good] for good in RESOURCES])
        marks.append(_say(language, "passed", bid=bid))
    seat = _paint(_seat(player.colour, language), STYLES[player.colour])
    return _say(language, "marks", seat=seat, marks=", ".join(marks)) if marks else ""
