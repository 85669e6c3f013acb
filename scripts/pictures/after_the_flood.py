"""Draws the board of After the Flood from data.json: docs/img/after_the_flood.svg."""

from collections.abc import Iterator
from pathlib import Path

from edubba.core.data import Data
from edubba.games.after_the_flood.space import DATA, RESOURCES, UI

TARGET = Path(__file__).parents[2] / "docs" / "img" / "after_the_flood.svg"
PAPER, SEA, INK, FAINT = "#f6efe0", "#dbe6e8", "#3a2a1c", "#8a7660"
SUMER, ABROAD, SHORE = "#f0d27c", "#dcb878", "#7d5a2a"
COLOURS = {good.text("id"): good.text("color") for good in DATA.each("resources")}
DARK = {"oil", "lapis", "tools"}
"""Resources whose discs need light letters."""


def picture() -> str:
    width, height = UI.number("box", "width"), UI.number("box", "height")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Georgia, serif" role="img" aria-label="The board of After the Flood">',
        "<title>The board of After the Flood</title>",
        f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>',
        f'<rect x="8" y="50" width="768" height="{height - 58}" rx="10" fill="{SEA}"/>',
        *_track(),
        *(line for area in DATA.each("areas") for line in _land(area)),
        *(line for arrow in UI.each("arrow_lines") for line in _arrow(arrow)),
        *(line for area in DATA.each("areas") for line in _names(area)),
        *_empires(),
        *_values(),
        *_trade_table(),
        *_production(),
        *_expansions(),
        *_slots("equipment", DATA.texts("equipment_ranks"), "Army equipment"),
        *_slots("passed", [], "Passed"),
        *_slots("order_of_play", ["1", "2", "3"], "Order of play"),
        *(line for box in DATA.each("worker_boxes") for line in _box(box)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def numbers(data: Data) -> list[float]:
    found = []
    for item in data.each():
        assert isinstance(item.value, int | float)
        found.append(float(item.value))
    return found


def text(x: float, y: float, size: float, words: str, anchor: str = "middle", **style: str) -> str:
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
    fill = "" if "fill" in style else f' fill="{INK}"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}"{fill}{more}>'
        f"{words}</text>"
    )


def panel(name: str, title: str) -> tuple[list[float], list[str]]:
    """The frame of a chart on the board, with its title above the first line."""
    left, top, right, bottom = numbers(UI.at("labels", name))
    frame = (
        f'<rect x="{left}" y="{top}" width="{right - left:.1f}" height="{bottom - top:.1f}" '
        f'rx="6" fill="{PAPER}" stroke="{FAINT}"/>'
    )
    head = text((left + right) / 2, top + 13, 10.5, title, font_weight="bold")
    return [left, top, right, bottom], [frame, head]


def disc(x: float, y: float, good: str, size: float = 8) -> Iterator[str]:
    """A resource: its colour and its first two letters."""
    letters = "#ffffff" if good in DARK else INK
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" fill="{COLOURS[good]}" stroke="{INK}"/>'
    yield text(x, y + size * 0.38, size * 1.1, good[:2].capitalize(), fill=letters)


def _land(area: Data) -> Iterator[str]:
    corners = " ".join("{:g},{:g}".format(*numbers(point)) for point in area.each("polygon"))
    fill = SUMER if area.text("kind") == "sumer" else ABROAD
    yield (
        f'<polygon points="{corners}" fill="{fill}" stroke="{SHORE}" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
    )


def _names(area: Data) -> Iterator[str]:
    x, y = numbers(area.at("center"))
    yield text(x, y, 14, area.text("name"), font_weight="bold")
    points, icons = area.number("end_vp"), area.texts("trade_icons")
    if area.text("kind") != "sumer":
        yield text(x, y - 15, 10.5, f"{points} VP", fill=FAINT if points == 0 else "#8c2f1b")
    for at, good in enumerate(icons):
        yield from disc(x + 18 * (at - (len(icons) - 1) / 2), y + 15, good)
    if area.has("city_power"):
        yield text(x, y + 13, 9, area.text("city_power").replace("_", " "), font_style="italic")


def _arrow(arrow: Data) -> Iterator[str]:
    (x1, y1), (x2, y2) = (numbers(point) for point in arrow.each("points"))
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    tip = [(x2, y2), (x2 - 10 * dx - 5 * dy, y2 - 10 * dy + 5 * dx)]
    tip.append((x2 - 10 * dx + 5 * dy, y2 - 10 * dy - 5 * dx))
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in tip)
    yield (
        f'<line x1="{x1}" y1="{y1}" x2="{x2 - 8 * dx:.1f}" y2="{y2 - 8 * dy:.1f}" '
        'stroke="#8c2f1b" stroke-width="4"/>'
    )
    yield f'<polygon points="{corners}" fill="#8c2f1b"/>'


def _track() -> Iterator[str]:
    left, top, right, bottom = numbers(UI.at("labels", "vp_track"))
    yield (
        f'<rect x="{left}" y="{top}" width="{right - left:.1f}" height="{bottom - top:.1f}" '
        f'fill="none" stroke="{FAINT}"/>'
    )
    last = int(DATA.text("vp_track", "spaces").split("..")[1])
    for points in range(0, last + 1, 5):
        x = left + 12 + (right - left - 24) * points / last
        yield text(x, bottom - 8, 11, str(points))


def _empires() -> Iterator[str]:
    (left, top, right, bottom), lines = panel("empire_chart", "Empires (armies)")
    yield from lines
    turns = DATA.number("turns")
    for turn in range(1, turns + 1):
        y = top + 30 + (bottom - top - 32) * (turn - 1) / turns
        decline = ", decline" if turn in DATA.numbers("decline_turns") else ""
        date = DATA.text("turn_dates", str(turn))
        yield text((left + right) / 2, y, 9.5, f"{turn}: {date}{decline}", font_weight="bold")
        empires = [e for e in DATA.each("empires") if e.number("turn") == turn]
        names = ", ".join(f"{e.text('name')} {e.number('base_armies')}" for e in empires)
        yield text((left + right) / 2, y + 12, 7.8, names)


def _values() -> Iterator[str]:
    (left, top, _, bottom), lines = panel("resource_values", "Value, armies")
    yield from lines
    goods = DATA.each("resources")
    for at, good in enumerate(goods):
        y = top + 26 + (bottom - top - 28) * at / len(goods)
        armies = good.number("armies_when_bought")
        yield from disc(left + 13, y - 3, good.text("id"), 6)
        yield text(left + 23, y, 9, good.text("id"), "start")
        yield text(left + 70, y, 9, str(good.number("value")))
        yield text(left + 86, y, 9, str(armies) if armies else "-")


def _trade_table() -> Iterator[str]:
    (left, top, _, bottom), lines = panel("trade_table", "Take one, give one of")
    yield from lines
    takes = DATA.keys("trade_table")
    for at, take in enumerate(takes):
        y = top + 28 + (bottom - top - 26) * at / len(takes)
        yield from disc(left + 16, y - 3, take, 7)
        yield text(left + 28, y, 9, take, "start")
        for nth, give in enumerate(DATA.texts("trade_table", take)):
            yield from disc(left + 92 + 22 * nth, y - 3, give, 7)


def _production() -> Iterator[str]:
    (left, top, _, bottom), lines = panel("production", "Production by rank")
    yield from lines
    yield text(left + 83, top + 28, 9, "grain", font_style="italic")
    yield text(left + 137, top + 28, 9, "textile", font_style="italic")
    rows = DATA.each("production", "rows")
    for at, row in enumerate(rows):
        y = top + 45 + (bottom - top - 46) * at / len(rows)
        yield text(left + 28, y, 9.5, " ".join(map(str, row.numbers("positions"))))
        yield text(left + 83, y, 9.5, " ".join(map(str, row.numbers("grain"))))
        yield text(left + 137, y, 9.5, " ".join(map(str, row.numbers("textile"))))


def _expansions() -> Iterator[str]:
    (left, top, right, _), lines = panel("victory_points", "Victory points")
    yield from lines
    middle, areas = (left + right) / 2, DATA.number("empire_vp_per_area")
    yield text(middle, top + 32, 9.5, f"{areas} for every area held by armies")
    nippur = DATA.number("nippur_vp_per_sumer_area")
    yield text(middle, top + 46, 9.5, f"Nippur: {nippur} more for each in Sumer")
    wood = DATA.number("expansion_vp", "wood_cost")
    yield text(middle, top + 66, 9.5, f"City: {wood} wood and different luxuries")
    for at, points in enumerate(DATA.numbers("expansion_vp", "vp_by_luxuries")):
        x = left + 30 + 34 * at
        yield text(x, top + 86, 9.5, str(at), fill=FAINT)
        yield text(x, top + 103, 13, str(points), font_weight="bold")


def _slots(name: str, labels: list[str], title: str) -> Iterator[str]:
    (left, top, right, bottom), lines = panel(name, title)
    yield from lines
    for at, label in enumerate(labels):
        x = left + (right - left) * (at + 0.5) / len(labels)
        y = (top + bottom) / 2 + 8
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="none" stroke="{FAINT}"/>'
        yield text(x, y + 5, 13, label, fill=FAINT)


def _box(box: Data) -> Iterator[str]:
    left, top, right, bottom = numbers(box.at("rect"))
    yield (
        f'<rect x="{left}" y="{top}" width="{right - left:.1f}" height="{bottom - top:.1f}" '
        f'rx="8" fill="{SUMER}" fill-opacity="0.45" stroke="{SHORE}"/>'
    )
    yield text((left + right) / 2, top + 18, 14, box.text("name"), font_weight="bold")
    points = box.number("end_vp_printed")
    if points:
        yield text((left + right) / 2, bottom - 8, 10.5, f"{points} VP", fill="#8c2f1b")
    if box.has("max_per_player"):
        most = box.number("max_per_player")
        yield text((left + right) / 2, bottom - 8, 10, f"at most {most} a player")
    if box.has("rect_ready"):
        for side in ("ready", "used"):
            x1, y1, x2, y2 = numbers(box.at(f"rect_{side}"))
            yield (
                f'<rect x="{x1 + 6:.1f}" y="{y1 + 26:.1f}" width="{x2 - x1 - 12:.1f}" '
                f'height="{y2 - y1 - 48:.1f}" rx="5" fill="none" stroke="{FAINT}" '
                'stroke-dasharray="4 3"/>'
            )
            yield text((x1 + x2) / 2, (y1 + y2) / 2 + 6, 11, side, fill=FAINT)


if __name__ == "__main__":
    assert set(COLOURS) == set(RESOURCES)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(), "utf-8")
    print(TARGET.name)
