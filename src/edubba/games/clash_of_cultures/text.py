"""The map and the player boards as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.games.clash_of_cultures.view import (
    CityView,
    ClashView,
    PlayerView,
    SideView,
    SpaceView,
)

STYLES: Final = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "barbarians": "bold white on grey23",
}
TERRAIN: Final = {
    "fertile": ("green", "fert"),
    "forest": ("dark_green", "wood"),
    "mountain": ("grey62", "mtn "),
    "barren": ("yellow4", "barr"),
    "sea": ("blue", "sea "),
}
MOODS: Final = {"happy": "+", "neutral": "=", "angry": "-"}
COLUMN: Final = 9
"""Characters from one column of hexes to the next."""
HEIGHT: Final = 2
"""Lines from one half of a hex to the next."""


def draw(view: ClashView, language: str) -> str:
    """The map, then one block a player."""
    head = f"Round {view.round}, turn {view.turn}"
    if view.active is not None:
        head += f": [{STYLES[view.active]}] {view.active} [/] has {view.actions} actions"
    lines = [head, "", *draw_map(view), ""]
    for player in view.players:
        lines += draw_player(view, player, language)
    if view.display:
        names = [word(view.glossary.wonders[id].name, language) for id in view.display]
        lines.append(f"Wonders to build: {', '.join(names)}")
    if view.battle is not None:
        battle = view.battle
        cards = [card_of(view, side, language) for side in battle.sides]
        lines.append(
            f"Battle at {battle.cell}: {' against '.join(side.who for side in battle.sides)}, "
            f"round {battle.round}, cards {' / '.join(cards)}"
        )
    return "\n".join(lines)


def card_of(view: ClashView, side: SideView, language: str) -> str:
    """What lies before one side of a battle in this round."""
    if side.card is None:
        return "face down" if side.face_down else "none"
    return word(view.glossary.cards[side.card].name, language)


def draw_map(view: ClashView) -> list[str]:
    """Columns of hexes, every second one half a hex lower; three lines a hex."""
    columns = sorted({space.id[0] for space in view.spaces})
    rows = max(int(space.id[1:]) for space in view.spaces)
    height = rows * HEIGHT * HEIGHT + HEIGHT * HEIGHT
    grid: list[list[str]] = [[" " * COLUMN for _ in columns] for _ in range(height)]
    cities = {city.cell: city for city in view.cities}
    for space in view.spaces:
        column = columns.index(space.id[0])
        odd = (ord(space.id[0]) - ord("A")) % 2
        top = (int(space.id[1:]) - 1) * HEIGHT * HEIGHT + odd * HEIGHT
        for line, text in enumerate(draw_space(space, cities.get(space.id))):
            grid[top + line][column] = text
    drawn = ["".join(row).rstrip() for row in grid]
    while drawn and not drawn[-1].strip():
        drawn.pop()
    while drawn and not drawn[0].strip():
        drawn.pop(0)
    return drawn


def draw_space(space: SpaceView, city: CityView | None) -> list[str]:
    """Its name and terrain, its city, who stands there."""
    if space.terrain is None:
        return [padded(f"{space.id} ", "dim", "????"), padded("", "dim", ""), padded("", "dim", "")]
    style, word = TERRAIN[space.terrain]
    if space.exhausted:
        word = word.upper()
    first = padded(f"{space.id} ", style, word)
    return [first, draw_city(city), draw_units(space)]


def padded(plain: str, style: str, coloured: str) -> str:
    """A cell of fixed width; markup does not count."""
    room = COLUMN - len(plain) - len(coloured)
    return (
        f"{plain}[{style}]{coloured}[/]" + " " * room
        if coloured
        else plain + " " * (COLUMN - len(plain))
    )


def draw_city(city: CityView | None) -> str:
    if city is None:
        return " " * COLUMN
    mark = "B" if city.mood is None else MOODS[city.mood]
    letters = "".join(name[0].upper() for name in sorted(city.buildings)) + "W" * len(city.wonders)
    return padded("", STYLES[city.owner], f"{mark}{city.size}{letters}"[: COLUMN - 1])


def draw_units(space: SpaceView) -> str:
    if space.units_of is None:
        return " " * COLUMN
    parts = [
        f"{count}{letter}"
        for count, letter in (
            (space.settlers, "s"),
            (space.armies, "a"),
            (space.ships, "h"),
            (space.barbarians, "b"),
        )
        if count
    ]
    return padded("", STYLES[space.units_of], "".join(parts)[: COLUMN - 1])


def draw_player(view: ClashView, player: PlayerView, language: str) -> list[str]:
    goods = "  ".join(
        f"{kind} {count}" + (f"/{player.maximum[kind]}" if kind in player.maximum else "")
        for kind, count in player.goods.items()
    )
    first = " *" if view.first == player.colour else ""
    hidden = f"{player.hand_size} action, {player.objectives_size} objective cards"
    glossary = view.glossary
    known = [word(glossary.cards[id].name, language) for id in player.hand]
    known += [word(glossary.objectives[id].name, language) for id in player.objectives]
    advances = [word(glossary.advances[id].name, language) for id in player.advances]
    lines = [
        f"[{STYLES[player.colour]}] {player.colour} [/]{first} [bold]{player.points}[/] points   "
        f"{goods}   culture {player.culture}, happiness {player.happiness}",
        f"   {', '.join(advances)}",
        f"   {hidden}" + (f": {', '.join(known)}" if known else ""),
    ]
    if player.scored:
        scored = [word(glossary.objectives[id].name, language) for id in player.scored]
        lines.append(f"   scored: {', '.join(scored)}")
    return lines
