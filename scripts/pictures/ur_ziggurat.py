"""Draws the board of UR from data.json: docs/img/ur_ziggurat.svg."""

from pathlib import Path
from typing import Any, cast

from edubba.games.ur_ziggurat.space import DATA as TYPED_DATA

DATA = cast(Any, TYPED_DATA.value)
TARGET = Path(__file__).parents[2] / "docs" / "img" / "ur_ziggurat.svg"
TYPES = {kind["id"]: kind for kind in DATA["types"]}
PLAYERS = {player["id"]: player for player in DATA["players"]["colours"]}

PAPER, INK, LINE = "#f6eddb", "#4a3b2a", "#cbb893"
TOP, LEGEND = 20, 160
"""Room above the board's box, and below it."""

STANDING = {
    "b2": ("p1", 3), "c2": ("p1", 5), "b3": ("p1", 2), "c4": ("p1", 1), "a2": ("p1", 4),
    "e2": ("p2", 5), "f2": ("p2", 2), "e3": ("p2", 3), "d1": ("p2", 1),
    "a5": ("p3", 4), "b5": ("p3", 2), "b6": ("p3", 5),
    "e5": ("p4", 3), "f5": ("p4", 5), "d6": ("p4", 2),
}  # fmt: skip
"""Cubes of a game in full swing."""
ZIGGURATS = {"d3": "p2", "c6": "p3"}

SYMBOLS = {
    "wheat": (
        '<path d="M0 17V-14M0 -14c4 3 4 7 0 9c-4 -2 -4 -6 0 -9M0 -4c6 -1 9 2 9 6c-5 1 -9 -1 -9 -6'
        "M0 -4c-6 -1 -9 2 -9 6c5 1 9 -1 9 -6M0 5c6 -1 9 2 9 6c-5 1 -9 -1 -9 -6"
        'M0 5c-6 -1 -9 2 -9 6c5 1 9 -1 9 -6"/>'
    ),
    "tablet": (
        '<rect x="-12" y="-15" width="24" height="30" rx="6"/>'
        '<path d="M-6 -7h5M3 -7h3M-6 0h3M1 0h5M-6 7h6M4 7h2"/>'
    ),
    "scales": ('<path d="M0 -15V15M-9 15H9M-14 -9H14M-14 -9l-5 12h10zM14 -9l-5 12h10z"/>'),
    "crown": '<path d="M-15 11V-8l8 7L0 -14l7 13l8 -7V11zM-15 16H15"/>',
    "spear": '<path d="M-11 15L8 -9M8 -9l-5 -1l9 -8l-1 12zM-3 15L-13 5"/>',
}


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def points(outline: list[list[float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in outline)


def shade(colour: str, share: float) -> str:
    """A colour nearer to black (share below 1) or to white (above 1)."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    if share <= 1:
        parts = [round(part * share) for part in parts]
    else:
        parts = [round(255 - (255 - part) * (2 - share)) for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)


def symbol(kind: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({number(size)})" fill="none" '
        f'stroke="{colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
        f"{SYMBOLS[TYPES[kind]['symbol']]}</g>"
    )


def cube(x: float, y: float, side: float, colour: str) -> str:
    """A small cube seen from above at an angle."""
    half, rise = side / 2, side / 4
    top = f"M{number(x)} {number(y - side)}l{number(half)} {number(rise)}"
    top += f"l{number(-half)} {number(rise)}l{number(-half)} {number(-rise)}z"
    left = f"M{number(x - half)} {number(y - side + rise)}l{number(half)} {number(rise)}"
    left += f"v{number(half)}l{number(-half)} {number(-rise)}z"
    right = f"M{number(x + half)} {number(y - side + rise)}l{number(-half)} {number(rise)}"
    right += f"v{number(half)}l{number(half)} {number(-rise)}z"
    return (
        f'<g class="cube"><path d="{top}" fill="{shade(colour, 1.25)}"/>'
        f'<path d="{left}" fill="{colour}"/><path d="{right}" fill="{shade(colour, 0.72)}"/></g>'
    )


def ziggurat(x: float, y: float, size: float, colour: str) -> str:
    """Three steps and a door, in the colour of the owner."""
    steps = []
    for step, (half, height) in enumerate(((1.0, 0.42), (0.7, 0.38), (0.4, 0.34))):
        y -= height * size
        wide = 2 * half * size
        steps.append(
            f'<rect x="{number(x - half * size)}" y="{number(y)}" width="{number(wide)}" '
            f'height="{number(height * size)}" fill="{shade(colour, 1 + 0.14 * step)}"/>'
        )
    door = f'<rect x="{number(x - 0.1 * size)}" y="{number(y + 0.8 * size)}" '
    door += f'width="{number(0.2 * size)}" height="{number(0.34 * size)}" fill="{INK}"/>'
    return f'<g stroke="{INK}" stroke-width="1.2">{"".join(steps)}</g>{door}'


def cell(data: Any, tile: Any, radius: float) -> list[str]:
    """A cell: its square, the hexagonal tile, its two types, and who stands there."""
    x, y, kind = data["x"], data["y"], TYPES[tile["face_up"]]
    name, lines = data["id"], []
    if "square_outline" in data:
        lines.append(f'<polygon points="{points(data["square_outline"])}" class="cell"/>')
    lines.append(
        f'<polygon points="{points(data["hexagon_outline"])}" fill="{kind["hex"]}" class="tile"/>'
    )
    lines.append(symbol(kind["id"], x, y - 0.42 * radius, radius / 52, "#fffaf0"))
    below = TYPES[tile["face_down"]]["hex"]
    lines.append(
        f'<circle cx="{number(x)}" cy="{number(y + 0.77 * radius)}" r="{number(radius / 11)}" '
        f'fill="{below}" stroke="#fffaf0" stroke-width="2"/>'
    )
    if name in STANDING:
        owner, cubes = STANDING[name]
        side = 0.31 * radius
        for at in range(cubes):
            across = x + (at - (cubes - 1) / 2) * side * 1.04
            lines.append(cube(across, y + 0.5 * radius, side, PLAYERS[owner]["hex"]))
    elif name in ZIGGURATS:
        owner = ZIGGURATS[name]
        lines.append(ziggurat(x, y + 0.58 * radius, 0.42 * radius, PLAYERS[owner]["hex"]))
    return [f'<g id="{name}"><title>{title(name, tile)}</title>', *lines, "</g>"]


def title(name: str, tile: Any) -> str:
    sides = f"{TYPES[tile['face_up']]['name']}, {TYPES[tile['face_down']]['name']} below"
    return f"{name}: {sides}"


def margins(board: Any) -> list[str]:
    """Letters above the columns and numbers beside the rows."""
    lines = []
    first = board["cells"][0]
    above = min(y for _, y in first["hexagon_outline"]) - 14
    for data in board["cells"][: board["cols"]]:
        lines.append(f'<text x="{number(data["x"])}" y="{number(above)}">{data["id"][0]}</text>')
    for data in board["cells"][:: board["cols"]]:
        lines.append(f'<text x="26" y="{number(data["y"] + 8)}">{data["id"][1:]}</text>')
    return [f'<g class="name">{"".join(lines)}</g>']


def legend(players: int, y: float) -> list[str]:
    lines = []
    for at, kind in enumerate(TYPES.values()):
        x = 92 + at * 188
        lines.append(f'<circle cx="{x}" cy="{number(y)}" r="24" fill="{kind["hex"]}"/>')
        lines.append(symbol(kind["id"], x, y, 0.9, "#fffaf0"))
        lines.append(f'<text x="{x + 34}" y="{number(y + 7)}">{kind["name"]}</text>')
    for at, player in enumerate([*PLAYERS.values()][:players]):
        x = 92 + at * 188
        lines.append(cube(x, y + 84, 30, player["hex"]))
        lines.append(f'<text x="{x + 34}" y="{number(y + 81)}">{player["name"]}</text>')
    return ['<g class="legend">', *lines, "</g>"]


def picture() -> str:
    """The board for four players with the sample layout, cubes and ziggurats, as SVG text."""
    sample = next(each for each in DATA["sample_layouts"] if each["id"] == "sample_4p")
    board = next(each for each in DATA["boards"] if each["id"] == sample["board"])
    first = board["cells"][0]
    top = min(y for _, y in first["hexagon_outline"])
    bottom = max(y for _, y in board["cells"][-1]["hexagon_outline"])
    height = bottom - top + TOP + 50 + LEGEND
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 {number(top - TOP - 30)} 1000 {number(height)}" '
        f'role="img" aria-label="The board of UR with tiles, cubes and ziggurats">',
        "<title>The board of UR</title>",
        "<style>",
        f".cell {{ fill: #efe2c6; stroke: {LINE}; stroke-width: 2 }}",
        f".tile {{ stroke: {INK}; stroke-width: 2.5; stroke-linejoin: round }}",
        f".cube {{ stroke: {INK}; stroke-width: 1; stroke-linejoin: round }}",
        f".name {{ font: 600 22px Georgia, serif; text-anchor: middle; fill: {INK} }}",
        f".legend {{ font: 20px Georgia, serif; fill: {INK} }}",
        "</style>",
        f'<rect y="{number(top - TOP - 30)}" width="1000" height="{number(height)}" rx="18" '
        f'fill="{PAPER}"/>',
        *margins(board),
    ]
    for data in board["cells"]:
        lines += cell(data, sample["cells"][data["id"]], first["y"] - top)
    lines += legend(sample["players"], bottom + 60)
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    TARGET.write_text(picture(), "utf-8")
    print(TARGET.name)
