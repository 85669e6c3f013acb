"""Draws a board of Clash of Cultures from data.json: docs/img/clash_of_cultures.svg."""

from math import cos, pi, sin
from pathlib import Path

from edubba.core.data import Data
from edubba.games.clash_of_cultures.space import DATA

TARGET = Path(__file__).parents[2] / "docs" / "img" / "clash_of_cultures.svg"
WIDTH, HEIGHT = 1000, 1000
PAPER, INK, FAINT, UNKNOWN = "#f6efe0", "#3a2a1c", "#8a7a64", "#e4d8be"
TERRAIN = {
    "fertile": "#b9cf7c",
    "forest": "#5f8a4d",
    "mountain": "#a79c8e",
    "barren": "#e3c48b",
    "sea": "#86b6cf",
}
SEATS = {"red": "#b03a2e", "blue": "#2b5d8c"}
TILES = {"u03": ("r05", "B"), "u01": ("r09", "A"), "u06": ("r08", "A"), "u08": ("r15", "A")}
"""Regions turned up in the picture, with tile and orientation."""
CITIES = {"D2": ("red", "3"), "C3": ("red", "1"), "D7": ("blue", "2"), "E7": ("blue", "1")}
UNITS = {"D3": ("red", "2 Army"), "D4": ("red", "Ship"), "E6": ("blue", "Settler")}
BARBARIANS = "E4"


def picture() -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="Georgia, serif" role="img" aria-label="The board for two players">',
        "<title>The board of Clash of Cultures for two players</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
    ]
    board = DATA.at("layouts", "2")
    terrain = _terrain(board)
    radius = _real(board, "hex_radius")
    for space in board.each("spaces_list"):
        parts += _space(space, radius, terrain.get(space.text("id")))
    parts += _legend()
    return "\n".join([*parts, "</svg>"]) + "\n"


def _real(data: Data, field: str) -> float:
    value = data.at(field).value
    assert isinstance(value, (int, float))
    return float(value)


def _terrain(board: Data) -> dict[str, str]:
    """The terrain of the starting regions and of those that are turned up."""
    tiles = {tile.text("id"): tile.texts("terrain") for tile in DATA.each("region_tiles")}
    found: dict[str, str] = {}
    for place in board.each("positions"):
        if place.text("kind") == "start":
            for label in place.keys("terrain"):
                found[label] = place.text("terrain", label)
        elif place.text("id") in TILES:
            tile, way = TILES[place.text("id")]
            kinds = tiles[tile] if way == "A" else tiles[tile][::-1]
            found.update(zip(place.texts("cells"), kinds, strict=True))
    return found


def _space(space: Data, radius: float, terrain: str | None) -> list[str]:
    x, y, name = _real(space, "x"), _real(space, "y"), space.text("id")
    corners = " ".join(
        f"{x + (radius - 3) * cos(n * pi / 3):.1f},{y + (radius - 3) * sin(n * pi / 3):.1f}"
        for n in range(6)
    )
    fill = UNKNOWN if terrain is None else TERRAIN[terrain]
    parts = [
        f'<polygon points="{corners}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>',
        _text(x, y - radius * 0.55, name, 15, FAINT if terrain is None else INK),
    ]
    if terrain is None:
        parts.append(_text(x, y + 12, "?", 34, FAINT))
    if name in CITIES:
        colour, size = CITIES[name]
        parts.append(
            f'<rect x="{x - 18:.1f}" y="{y - 18:.1f}" width="36" height="36" rx="6" '
            f'fill="{SEATS[colour]}" stroke="{INK}" stroke-width="2"/>'
        )
        parts.append(_text(x, y + 8, size, 22, PAPER))
    if name in UNITS:
        colour, words = UNITS[name]
        parts.append(_text(x, y + 8, words, 17, SEATS[colour]))
    if name == BARBARIANS:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="19" fill="{INK}" stroke="{PAPER}"/>')
        parts.append(_text(x, y + 7, "B", 20, PAPER))
    return parts


def _legend() -> list[str]:
    parts: list[str] = []
    for at, (name, fill) in enumerate([*TERRAIN.items(), ("face down", UNKNOWN)]):
        y = 42 + 27 * at
        parts.append(
            f'<rect x="24" y="{y - 15}" width="20" height="20" rx="4" fill="{fill}" '
            f'stroke="{INK}"/>'
        )
        parts.append(f'<text x="54" y="{y + 2}" font-size="17" fill="{INK}">{name}</text>')
    return parts


def _text(x: float, y: float, words: str, size: int, fill: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" '
        f'text-anchor="middle">{words}</text>'
    )


if __name__ == "__main__":
    TARGET.write_text(picture(), "utf-8")
