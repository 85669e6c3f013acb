"""Draws the board of Ulm from data.json: docs/img/ulm.svg."""

from pathlib import Path

from edubba.core.data import Data
from edubba.games.ulm.space import DATA

TARGET = Path(__file__).parents[2] / "docs" / "img" / "ulm.svg"
TOP, BOTTOM, WIDTH = 20, 960, 1000
PAPER, INK, FAINT, STONE = "#f6efe0", "#3a2a1c", "#8a7a64", "#e4d8be"
RIVER, BANK, GOLD = "#7fb2c8", "#eadfc6", "#c79a2e"
SEATS = {"red": "#b03a2e", "blue": "#2b5d8c", "green": "#3f7d3a", "yellow": "#d3a51f"}
COLOURS = {colour.text("id"): colour.text("hex") for colour in DATA.each("colors")}

GRID = ["gray", "white", "orange", "turquoise", "brown", "gray", "orange", "white", "turquoise"]
OUTER = {"out_n1": "gray", "out_e2": "white"}
EDGES = {"edge_w0": "red", "edge_n2": "blue", "edge_s1": "red"}
BARGES = {"red": 6, "blue": 9}
SEALS = {
    "leaning_house": ["red", "blue"],
    "tillage": ["red"],
    "town_hall": ["blue"],
    "oath_house": ["blue"],
}
CRESTS = {"garden": "red"}
"""A position in the middle of a game."""


def picture() -> str:
    height = BOTTOM - TOP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {TOP} {WIDTH} {height}" '
        'font-family="Georgia, serif" role="img" aria-label="The board of Ulm">',
        "<title>The board of Ulm</title>",
        f'<rect x="0" y="{TOP}" width="{WIDTH}" height="{height}" rx="14" fill="{PAPER}"/>',
    ]
    parts += _cathedral() + _beside_the_grid() + _quarters() + _danube()
    return "\n".join([*parts, "</svg>"]) + "\n"


def _spot(item: Data) -> tuple[int, int]:
    return item.number("x"), item.number("y")


def _text(
    x: int, y: int, words: str, size: int = 15, fill: str = INK, anchor: str = "middle"
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">'
        f"{words}</text>"
    )


def _tile(x: int, y: int, colour: str | None, half: int) -> str:
    """An action tile, or the empty place for one."""
    box = f'x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}" rx="6"'
    if colour is None:
        return f'<rect {box} fill="none" stroke="{FAINT}" stroke-dasharray="4 4"/>'
    return f'<rect {box} fill="{COLOURS[colour]}" stroke="{INK}" stroke-width="1.5"/>'


def _seal(x: int, y: int, owner: str | None, radius: int = 13) -> str:
    if owner is None:
        return (
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{FAINT}" '
            'stroke-dasharray="3 3"/>'
        )
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{SEATS[owner]}" stroke="{INK}" '
        'stroke-width="1.5"/>'
    )


def _cathedral() -> list[str]:
    cells = DATA.each("cathedral", "cells")
    left, top = _spot(cells[0])
    right, bottom = _spot(cells[-1])
    parts = [
        f'<rect x="{left - 44}" y="{top - 44}" width="{right - left + 88}" '
        f'height="{bottom - top + 88}" rx="8" fill="{STONE}" stroke="{INK}" stroke-width="2"/>'
    ]
    parts += [_tile(*_spot(cell), GRID[i], 34) for i, cell in enumerate(cells)]
    for slot in DATA.each("cathedral", "outer_slots"):
        parts.append(_tile(*_spot(slot), OUTER.get(slot.text("id")), 26))
    for spot in DATA.each("cathedral", "edge_spots"):
        parts.append(_seal(*_spot(spot), EDGES.get(spot.text("id")), 9))
    names = {"n": (500, 36), "s": (500, 515), "w": (258, 275), "e": (742, 275)}
    return parts + [_text(x, y, side, 17, FAINT) for side, (x, y) in names.items()]


def _beside_the_grid() -> list[str]:
    parts: list[str] = []
    docks = DATA.each("docks")
    for dock in docks:
        parts.append(_tile(*_spot(dock), dock.text("start_color"), 19))
    x, y = _spot(docks[len(docks) // 2])
    parts.append(_text(x, y + 42, "loading docks"))
    titles = {
        "card_deck": "cards",
        "card_discard": "discards",
        "coat_stack": "coats of arms",
        "cathedral_tower": "tower",
        "oath_charter": "charter",
        "bag": "bag",
    }
    for name, title in titles.items():
        x, y = _spot(DATA.at("board_points", name))
        parts.append(
            f'<rect x="{x - 30}" y="{y - 40}" width="60" height="80" rx="7" fill="{STONE}" '
            f'stroke="{FAINT}"/>'
        )
        parts.append(_text(x, y + 60, title))
    legend = 430
    for i, colour in enumerate(DATA.each("colors")):
        y = legend + 26 * i
        parts.append(_tile(70, y, colour.text("id"), 9))
        parts.append(_text(90, y + 5, colour.text("action").replace("_", "-"), 15, INK, "start"))
    return parts


def _quarters() -> list[str]:
    parts: list[str] = []
    for quarter in DATA.each("quarters"):
        left, top, right, bottom = quarter.numbers("rect")
        name = quarter.text("id")
        parts.append(
            f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" '
            f'fill="{BANK}" stroke="{INK}" stroke-width="1.5"/>'
        )
        parts.append(_text((left + right) // 2 + 6, top + 24, quarter.text("name"), 16))
        owners = SEALS.get(name, [])
        for i, spot in enumerate(quarter.each("seals")):
            parts.append(_seal(*_spot(spot), owners[i] if i < len(owners) else None))
        if name in CRESTS:
            x, y = _spot(quarter.at("crest_spot"))
            parts.append(
                f'<path d="M {x - 9} {y - 11} h 18 v 12 l -9 10 l -9 -10 z" '
                f'fill="{SEATS[CRESTS[name]]}" stroke="{GOLD}" stroke-width="2"/>'
            )
    return parts


def _danube() -> list[str]:
    spaces = DATA.each("danube", "spaces")
    first, y = _spot(spaces[0])
    last, _ = _spot(spaces[-1])
    parts = [
        f'<rect x="{first - 21}" y="{y - 35}" width="{last - first + 42}" height="70" '
        f'fill="{RIVER}" stroke="{INK}" stroke-width="1.5"/>'
    ]
    barges = {space: seat for seat, space in BARGES.items()}
    for index, space in enumerate(spaces):
        x, y = _spot(space)
        if index:
            parts.append(
                f'<line x1="{x - 21}" y1="{y - 35}" x2="{x - 21}" y2="{y + 35}" stroke="{PAPER}"/>'
            )
        parts.append(_text(x, y - 17, f"{space.number('vp'):+d}", 14))
        if space.has("bonus"):
            parts.append(_text(x, y + 29, space.text("bonus").replace("dock_", ""), 10))
        if index in barges:
            parts.append(
                f'<path d="M {x - 17} {y - 6} h 34 l -7 16 h -20 z" fill="{SEATS[barges[index]]}" '
                f'stroke="{INK}" stroke-width="1.5"/>'
            )
    return parts


if __name__ == "__main__":
    TARGET.write_text(picture(), "utf-8")
    print(TARGET.name)
