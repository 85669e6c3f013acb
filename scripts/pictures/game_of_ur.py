"""Draws the board of the Game of Ur from data.json: docs/img/game_of_ur.svg."""

from math import cos, pi, sin
from pathlib import Path

from edubba.games.game_of_ur.space import DATA

TARGET = Path(__file__).parents[2] / "docs" / "img" / "game_of_ur.svg"
LEFT, TOP, WIDTH, HEIGHT = 0, 250, 1000, 500
WOOD, EDGE, IVORY, INK = "#4a2f1e", "#2c1a10", "#e9dcc0", "#3a2a1c"
LAPIS, RED, PAPER = "#27498a", "#a5352a", "#f6efe0"
LIGHT, DARK = ("#f7f0e2", "#6b5b48"), ("#2a2428", "#d9c9a8")

SHOWN = {
    "light": {"swallow": "l3", "raven": "m8", "eagle": "m10"},
    "dark": {"rooster": "m7", "storm_bird": "m13"},
}
"""The birds on the picture's board; the others wait in their trays."""


def picture() -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{LEFT} {TOP} {WIDTH} {HEIGHT}" '
        'font-family="Georgia, serif" role="img" aria-label="The board of the Game of Ur">',
        "<title>The board of the Game of Ur</title>",
        f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
    ]
    parts += _box()
    squares = {square.text("id"): square for square in DATA.each("squares")}
    rosettes = DATA.texts("boards", 0, "rosette_squares")
    for name, square in squares.items():
        x, y = square.number("x"), square.number("y")
        parts.append(
            f'<rect x="{x - 36}" y="{y - 36}" width="72" height="72" rx="4" fill="{IVORY}" '
            f'stroke="{EDGE}" stroke-width="1.5"/>'
        )
        if name in rosettes:
            parts += _rosette(x, y)
        else:
            parts.append(
                f'<text x="{x - 31}" y="{y - 20}" font-size="13" fill="{INK}" '
                f'opacity="0.65">{name[1:]}</text>'
            )
    for side, colours in (("light", LIGHT), ("dark", DARK)):
        for bird in DATA.each("birds"):
            id = bird.text("id")
            where = SHOWN[side].get(id)
            spot = squares[where] if where else DATA.at("layout", "unlaunched", side, id)
            parts += _bird(spot.number("x"), spot.number("y"), bird.text("name"), colours)
            if where is None:
                number = bird.number("launch_number")
                parts.append(
                    f'<text x="{spot.number("x") + 34}" y="{spot.number("y") + 6}" font-size="17" '
                    f'fill="{INK}">{number}</text>'
                )
    for side, count in (("light", 19), ("dark", 15)):
        spot = DATA.at("layout", "counters", side)
        y = 700 if side == "light" else 300
        parts += _coins(spot.number("x"), y, count, side)
    parts += _coins(300, 700, 16, "pool")
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _box() -> list[str]:
    left, top, right, bottom = DATA.numbers("layout", "board_rect")
    outline = f"M{left} {top} H340 V460 H{right} V540 H340 V{bottom} H{left} Z"
    return [
        f'<path d="{outline}" transform="translate(5 7)" fill="#000" opacity="0.18"/>',
        f'<path d="{outline}" fill="{WOOD}" stroke="{EDGE}" stroke-width="7" '
        'stroke-linejoin="round"/>',
    ]


def _rosette(x: int, y: int) -> list[str]:
    parts = []
    for petal in range(8):
        angle = petal * pi / 4
        px, py = x + 18 * cos(angle), y + 18 * sin(angle)
        colour = LAPIS if petal % 2 else RED
        parts.append(
            f'<ellipse cx="{px:.1f}" cy="{py:.1f}" rx="12" ry="6.5" fill="{colour}" '
            f'transform="rotate({petal * 45} {px:.1f} {py:.1f})"/>'
        )
    parts.append(
        f'<circle cx="{x}" cy="{y}" r="7" fill="{IVORY}" stroke="{LAPIS}" stroke-width="3"/>'
    )
    return parts


def _bird(x: int, y: int, name: str, colours: tuple[str, str]) -> list[str]:
    fill, line = colours
    return [
        f'<circle cx="{x + 2}" cy="{y + 3}" r="26" fill="#000" opacity="0.25"/>',
        f'<circle cx="{x}" cy="{y}" r="26" fill="{fill}" stroke="{line}" stroke-width="2.5"/>',
        f'<text x="{x}" y="{y + 7}" font-size="21" text-anchor="middle" fill="{line}">'
        f"{name[:2]}</text>",
    ]


def _coins(x: int, y: int, count: int, label: str) -> list[str]:
    parts = []
    for coin in range(count):
        cx = x - 60 + 13 * (coin % 10)
        cy = y + 12 - 13 * (coin // 10)
        parts.append(
            f'<ellipse cx="{cx}" cy="{cy}" rx="9" ry="6" fill="#b98a3c" stroke="#6d4c17"/>'
        )
    parts.append(
        f'<text x="{x}" y="{y - 18}" font-size="16" text-anchor="middle" fill="{INK}">'
        f"{label} {count}</text>"
    )
    return parts


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(), "utf-8")
    print(TARGET.name)
