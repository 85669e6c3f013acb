"""The table as text for the terminal: the turn, the map as two tables, the players."""

from typing import Final

from edubba.games.after_the_flood.space import DATA, RESOURCES
from edubba.games.after_the_flood.view import AreaView, EmpireView, FloodView, PlayerView

STYLES: Final = {"red": "bold red", "purple": "bold magenta", "green": "bold green"}
NAMES: Final = {area.text("id"): area.text("name") for area in DATA.each("areas")}
BORDERS: Final = {
    area.text("id"): [*area.texts("adjacent"), *(f"→{to}" for to in area.texts("arrow_to"))]
    for area in DATA.each("areas")
}
SHORT: Final = {"irrigation": "Irrigation", "weaving": "Weaving"}
CITY: Final = "▲"
EXPANDED: Final = "▲▲"
NONE: Final = "[dim]·[/]"


def draw(view: FloodView) -> str:
    lines = [_head(view), "", *_sumer(view), "", *_abroad(view), "", *_boxes(view), ""]
    return "\n".join([*lines, *_players(view), "", _stock(view)])


def _paint(colour: str, text: str) -> str:
    return f"[{STYLES[colour]}]{text}[/]"


def _cell(text: str, width: int, colour: str | None = None) -> str:
    """Padded first and coloured then, so that columns stay straight."""
    if text in ("", "0"):
        return NONE + " " * (width - 1)
    padded = f"{text:<{width}}"
    return padded if colour is None else _paint(colour, padded)


def _head(view: FloodView) -> str:
    order = " ".join(_paint(colour, colour) for colour in view.order) or "not drawn yet"
    empires = "   ".join(_empire(empire) for empire in view.empires)
    phase = view.phase.replace("_", " ")
    return (
        f"  [bold]Turn {view.turn}[/], {view.date}, {phase}   order of play: {order}\n"
        f"  Empires: {empires}"
    )


def _empire(empire: EmpireView) -> str:
    name = f"{empire.name} ({empire.armies})"
    return name if empire.taken_by is None else _paint(empire.taken_by, name)


def _sumer(view: FloodView) -> list[str]:
    """Cities and armies; two signs mean an expanded city."""
    lines = [f"  [bold]{'Sumer':<10}{'city':<9}{'armies':<9}[/]next to"]
    for area in view.areas:
        if area.sumer:
            sign = EXPANDED if area.expanded else CITY
            city = "" if area.city is None else f"{sign} {area.city}"
            lines.append(
                f"  {NAMES[area.id]:<10}{_cell(city, 9, area.city)}{_armies(area)}{_next_to(area)}"
            )
    return lines


def _abroad(view: FloodView) -> list[str]:
    """Workers by player, points for most of them at the end, what can be traded, armies."""
    lines = [f"  [bold]{'Abroad':<10}{_heads(view)}{'VP':<3}{'armies':<9}{'trade':<20}[/]next to"]
    for area in view.areas:
        if not area.sumer:
            workers = "".join(
                _cell(str(count), 4, player.colour)
                for count, player in zip(area.workers, view.players, strict=True)
            )
            trade = _cell(" ".join(area.icons), 20)
            vp = _cell(str(area.points), 3)
            lines.append(
                f"  {NAMES[area.id]:<10}{workers}{vp}{_armies(area)}{trade}{_next_to(area)}"
            )
    return lines


def _heads(view: FloodView) -> str:
    """The players' columns, three letters each."""
    return "".join(_cell(player.colour[:3], 4, player.colour) for player in view.players)


def _armies(area: AreaView) -> str:
    holder = "" if area.holder is None else f"{area.armies} {area.holder}"
    return _cell(holder, 9, area.holder)


def _next_to(area: AreaView) -> str:
    return f"[dim]{' '.join(BORDERS[area.id])}[/]"


def _boxes(view: FloodView) -> list[str]:
    lines = [f"  [bold]{'Boxes':<19}{_heads(view)}[/]"]
    for box in view.boxes:
        workers = "".join(
            _cell(str(count), 4, player.colour)
            for count, player in zip(box.workers, view.players, strict=True)
        )
        name = SHORT.get(box.id, box.id.replace("_", " ").capitalize())
        lines.append(f"  {name:<19}{workers}".rstrip())
    return lines


def _players(view: FloodView) -> list[str]:
    heads = "".join(f"{good} " for good in RESOURCES)
    lines = [f"  [bold]{'':<8}{'VP':<5}{'workers':<9}{'armies':<8}{'cities':<8}{heads}[/]"]
    for player in view.players:
        goods = "".join(_cell(str(player.resources[good]), len(good) + 1) for good in RESOURCES)
        workers = f"{player.workers_available}+{player.workers_unavailable}"
        lines.append(
            f"  {_cell(player.colour, 8, player.colour)}{player.points:<5}{workers:<9}"
            f"{player.armies_available:<8}{player.cities_in_hand:<8}{goods}{_marks(player)}"
        )
    return lines


def _marks(player: PlayerView) -> str:
    """Empire with its rank, and the bid of who has passed."""
    marks: list[str] = []
    if player.empire is not None:
        rank = "" if player.rank is None else f" {player.rank} ({player.strength})"
        marks.append(f"{player.empire.split('_')[0].capitalize()}{rank}")
    if player.passed:
        bid = " ".join(f"{n} {good}" for good, n in player.bid.items() if n > 0)
        marks.append(f"passed: {bid or 'no bid'}")
    return "  ".join(marks)


def _stock(view: FloodView) -> str:
    return "  Stock: " + "  ".join(f"{good} {count}" for good, count in view.stock.items())
