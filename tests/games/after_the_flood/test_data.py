"""The components: data.json says what the tables of the rules say, and its parts fit together."""

import re
from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest

from edubba.games.after_the_flood import GAME, codes
from edubba.games.after_the_flood.space import (
    AREAS,
    COLOURS,
    DATA,
    EMPIRES,
    RESOURCES,
    SIZES,
    SPACE,
    UI,
)
from edubba.testing.codes import written_codes

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "src/edubba/games/after_the_flood/RULES.md").read_text("utf-8")
SUMER = AREAS[:9]


def table_below(words: str) -> list[list[str]]:
    """The cells of the first table after these words of the rules, without its head."""
    lines = RULES[RULES.index(words) :].splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    return rows


def area(id: str, *path: str | int) -> list[str]:
    return DATA.texts("areas", AREAS.index(id), *path)


@pytest.mark.rule("AF-2.1", "AF-2.2")
def test_pieces() -> None:
    names = ["city_bases", "city_expansions", "workers", "armies", "discs"]
    counts = [int(row[1]) for row in table_below("- AF-2.1 ")]
    assert [DATA.number("per_player", name) for name in names] == counts == [4, 4, 25, 20, 5]
    assert DATA.at("common").value == {"turn_marker": 1, "dice": 2, "die_faces": 6}
    assert DATA.at("players").value == {"min": 3, "max": 3, "colors": ["red", "purple", "green"]}


@pytest.mark.rule("AF-2.3")
def test_resources() -> None:
    for row, good in zip(table_below("- AF-2.3 "), DATA.each("resources"), strict=True):
        numbers = ["quantity", "value", "armies_when_bought"]
        assert good.text("id") == row[0]
        assert good.text("piece") == row[1]
        assert [good.number(name) for name in numbers] == [
            int(n.replace("-", "0")) for n in row[2:5]
        ]
        assert good.flag("luxury") == (row[5] == "yes")
        assert good.number("start_per_player") == int(row[6])
        assert good.number("stock_after_setup") == int(row[7])
        assert good.number("quantity") == int(row[7]) + len(COLOURS) * int(row[6])
    assert sum(good.number("quantity") for good in DATA.each("resources")) == 94
    start = {g.text("id"): g.number("start_per_player") for g in DATA.each("resources")}
    given = {good: count for good, count in start.items() if count > 0}
    assert DATA.at("setup", "resources").value == given


def test_setup_uses_every_piece() -> None:
    setup = DATA.at("setup")
    places = ["irrigation", "weaving", "available", "unavailable"]
    assert [setup.number(f"workers_{place}") for place in places] == [1, 1, 2, 21]
    assert setup.number("armies_unavailable") == DATA.number("per_player", "armies")
    assert setup.number("armies_available") == setup.number("vp") == 0
    assert DATA.number("worker_income") == 8


@pytest.mark.rule("AF-2.4")
def test_production_chart() -> None:
    for row, said in zip(table_below("- AF-2.4 "), DATA.each("production", "rows"), strict=True):
        assert said.numbers("positions") == [int(n[0]) for n in row[0].split()]
        assert said.numbers("grain") == [int(n) for n in row[1].split()]
        assert said.numbers("textile") == [int(n) for n in row[2].split()]
    assert DATA.number("production", "zero_workers_gives") == 0
    assert DATA.number("production", "ur_extra_textile") == 1


@pytest.mark.rule("AF-2.5")
def test_trade_table() -> None:
    said = {row[0]: re.findall(r"\w+", row[1]) for row in table_below("- AF-2.5 ")}
    assert DATA.at("trade_table").value == said
    assert not {"grain", "textile", "tools"} & set(said)
    assert not {"wood", "metal", "lapis"} & {give for gives in said.values() for give in gives}
    icons = [(a, get) for a in AREAS for get in area(a, "trade_icons")]
    exchanges = {f"{a}:{get}:{give}" for a, get in icons for give in said[get]}
    assert set(family("trade")) == exchanges
    assert len(exchanges) == 36


@pytest.mark.rule("AF-2.6")
def test_empire_chart() -> None:
    for row in table_below("- AF-2.6 "):
        turn = int(row[0][0])
        charted = re.findall(r"(\w+) \((\d+)\)", row[2])
        empires = [e for e in DATA.each("empires") if e.number("turn") == turn]
        said = [(e.text("name"), str(e.number("base_armies"))) for e in empires]
        assert sorted(said) == sorted(charted)
        assert DATA.text("turn_dates", str(turn)) == row[1]
        assert ("decline" in row[0]) == (turn in DATA.numbers("decline_turns"))
    for empire in DATA.each("empires"):
        name, sumer = empire.text("name").lower(), empire.text("name") == "Sumer"
        assert empire.text("id") == f"{name}_{empire.number('turn')}"
        assert empire.texts("start_areas") == (SUMER if sumer else [name])
        assert empire.flag("needs_workers") is not sumer
        assert empire.has("start_area") is not sumer
        for home in empire.texts("start_areas"):
            assert empire.text("id") in area(home, "empires")
    assert len(EMPIRES) == 15
    assert DATA.texts("equipment_ranks") == ["A", "B", "C"]


@pytest.mark.rule("AF-2.7")
def test_city_expansion_chart() -> None:
    assert DATA.number("expansion_vp", "wood_cost") == 2
    assert DATA.numbers("expansion_vp", "vp_by_luxuries") == [4, 7, 10, 14, 20]
    luxuries = [g.text("id") for g in DATA.each("resources") if g.flag("luxury")]
    assert DATA.texts("expansion_vp", "luxuries") == luxuries == ["tools", "oil", "gold", "lapis"]


@pytest.mark.rule("AF-3.1", "AF-3.4")
def test_areas() -> None:
    sumer = table_below("Sumer areas (cities and armies")
    assert [row[0] for row in sumer] == SUMER
    for row in sumer:
        here = DATA.at("areas", AREAS.index(row[0]))
        assert here.texts("adjacent") == row[2].split(", ")
        assert here.has("city_power") == (row[1] != "none")
        assert here.number("end_vp") == 0
        assert here.texts("trade_icons") == []
    abroad = table_below("Non-Sumer areas (workers")
    assert [row[0] for row in abroad] == AREAS[9:]
    for row in abroad:
        here = DATA.at("areas", AREAS.index(row[0]))
        assert here.number("end_vp") == int(row[1])
        assert here.texts("trade_icons") == re.findall(r"\w+", row[2].replace("none", ""))
        assert here.texts("adjacent") == re.findall(r"\w+", row[3].replace("none", ""))
        assert here.texts("arrow_to") == re.findall(r"\w+", row[4])
    for id in AREAS:
        here = DATA.at("areas", AREAS.index(id))
        in_sumer = id in SUMER
        assert here.text("kind") == ("sumer" if in_sumer else "non_sumer")
        assert here.flag("can_hold_city") is in_sumer
        assert here.flag("can_hold_workers") is not in_sumer
        assert here.flag("can_hold_armies") == (id != "dilmun")
    assert sum(DATA.number("areas", at, "end_vp") for at in range(22)) == 30


@pytest.mark.rule("AF-3.2", "AF-3.3", "AF-3.5")
def test_borders_and_arrows() -> None:
    borders = {frozenset(pair.texts()) for pair in DATA.each("undirected_borders")}
    assert len(borders) == 31
    both = [frozenset((a, b)) for a in AREAS for b in area(a, "adjacent")]
    assert set(both) == borders
    assert set(Counter(both).values()) == {2}
    apart = "kassites-guti, guti-elam, egypt-babylon, mittani-kassites, egypt-akkad, elam-eridu"
    assert not borders & {frozenset(pair.split("-")) for pair in apart.split(", ")}
    arrows = {(a, b) for a in AREAS for b in area(a, "arrow_to")}
    assert arrows == {(a, b) for b in AREAS for a in area(b, "arrow_from")}
    assert arrows == {(arrow.text("from"), arrow.text("to")) for arrow in DATA.each("arrows")}
    assert arrows == {
        ("akkad", "babylon"),
        ("isin", "shuruppak"),
        ("larsa", "uruk"),
        ("chaldea", "ur"),
    }
    assert area("dilmun", "adjacent") == area("dilmun", "arrow_to") == []
    # What can be invaded, and where armies can be at all, follows from the map.
    entered = {b for a in AREAS for b in (*area(a, "adjacent"), *area(a, "arrow_to"))}
    assert family("invade") == [a for a in AREAS if a in entered]
    # Twenty armies cannot fill them, and they hang together: there is always a way to expand.
    assert DATA.number("max_armies_per_area") * len(entered) > DATA.number("per_player", "armies")
    reached, waiting = {"ur"}, ["ur"]
    while waiting:
        further = set(area(waiting.pop(), "adjacent")) - reached
        reached |= further
        waiting += further
    assert reached == entered
    grounds = [a for a in AREAS if a != "dilmun"]
    assert family("reinforce") == family("reenter") == grounds


@pytest.mark.rule("AF-3.6")
def test_worker_boxes() -> None:
    boxes = {box.text("id"): box for box in DATA.each("worker_boxes")}
    printed = {id: box.number("end_vp_printed") for id, box in boxes.items()}
    assert printed == {"irrigation": 3, "weaving": 4, "scribes": 0, "tool_makers": 0}
    limits = {
        id: box.number("max_per_player") for id, box in boxes.items() if box.has("max_per_player")
    }
    assert limits == {"scribes": 2} == {"scribes": DATA.number("scribes_max_per_player")}
    assert boxes["scribes"].texts("states") == ["ready", "new", "used"]
    assert boxes["tool_makers"].texts("states") == ["ready", "used"]


Point = tuple[float, float]


def points(values: object) -> list[Point]:
    assert isinstance(values, list)
    return [(float(x), float(y)) for x, y in values]


def edges(id: str) -> set[frozenset[Point]]:
    corners = points(DATA.at("areas", AREAS.index(id), "polygon").value)
    return {frozenset(pair) for pair in pairwise([*corners, corners[0]])}


@pytest.mark.rule("AF-3.7")
def test_drawing_data() -> None:
    """Areas share an edge exactly when they share a border, and all lies within the box."""
    borders = {frozenset(pair.texts()) for pair in DATA.each("undirected_borders")}
    for one, other in product(AREAS, AREAS):
        if one < other:
            touching = bool(edges(one) & edges(other))
            assert touching == (frozenset((one, other)) in borders), f"{one} and {other}"
    width, height = UI.number("box", "width"), UI.number("box", "height")
    assert (width, height) == (1000, 865)
    for here in DATA.each("areas"):
        corners = points(here.at("polygon").value)
        assert all(0 < x < width and 0 < y < height for x, y in corners)
        assert inside(points([here.at("center").value])[0], corners)
    for box in DATA.each("worker_boxes"):
        left, top, right, bottom = numbers(box.at("rect").value)
        assert 0 < left < right < width
        assert 0 < top < bottom < height
        if box.has("rect_ready"):
            ready, used = numbers(box.at("rect_ready").value), numbers(box.at("rect_used").value)
            middle = ready[2]
            assert ready == [left, top, middle, bottom]
            assert used == [middle, top, right, bottom]
            assert left < middle < right
    lines = {(line.text("from"), line.text("to")) for line in UI.each("arrow_lines")}
    assert lines == {(arrow.text("from"), arrow.text("to")) for arrow in DATA.each("arrows")}


def numbers(values: object) -> list[float]:
    assert isinstance(values, list)
    return [float(value) for value in values]


def inside(point: Point, corners: list[Point]) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


def test_combat_numbers() -> None:
    sums = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    combat = DATA.at("combat")
    assert combat.at("sum_distribution").value == {str(n): sums[n] for n in sorted(sums)}
    for name, better in (("superior", 5), ("inferior", 7)):
        assert combat.number(f"target_if_{name}") == better
        ways = sum(count for total, count in sums.items() if total >= better)
        assert combat.numbers(f"p_{name}") == [ways, 36]


def test_other_numbers_of_the_rules() -> None:
    said = {
        "turns": 5,
        "decline_box_limit": 2,
        "empire_vp_per_area": 2,
        "nippur_vp_per_sumer_area": 1,
        "destroy_city_cost": 2,
        "destroy_city_cost_shuruppak": 3,
        "repeat_expand_cost": 1,
        "max_armies_per_area": 2,
        "babylon_extra_armies": 2,
        "action_cost_after_first_pass": 1,
    }
    assert {name: DATA.number(name) for name in said} == said
    assert DATA.numbers("decline_turns") == [2, 4]
    assert GAME.rules_version == 2


def family(name: str) -> list[str]:
    entry = next(e for e in DATA.each("action_space") if e.text("family") == name)
    return [str(value.value) for value in entry.each("values")]


def test_action_space() -> None:
    for entry in DATA.each("action_space"):
        assert entry.number("size") == len(entry.each("values"))
    total = DATA.number("action_space_total")
    assert total == SPACE.seat_actions == 288
    assert sum(entry.number("size") for entry in DATA.each("action_space")) == total
    assert family("pw_count") == [str(n) for n in range(1, 6)]
    assert family("place_armies") == ["1", "2"]
    assert family("luxuries") == [str(n) for n in range(16)]
    assert family("pay") == [*RESOURCES, "worker", "army"]
    for name in ("build", "lift_city", "empire_area", "destroy", "city_expand"):
        assert family(name) == SUMER
    places = [*AREAS[9:], "irrigation", "weaving", "scribes", "tool_makers"]
    assert family("pw_to") == places
    assert family("pw_dest") == [*places, "stock"]
    faces = [str(face) for face in range(1, 7)]
    orders, rolls = DATA.each("chance")
    assert orders.number("size") == len(set(orders.texts("outcomes"))) == 6
    assert rolls.texts("outcomes") == [f"{a}-{b}" for a in faces for b in faces]
    assert rolls.number("size") == 36
    assert orders.number("weight_each") == rolls.number("weight_each") == 1
    assert SPACE.size == 288 + 6 + 36


@pytest.mark.interpreted_only
def test_codes_are_written_from_the_data() -> None:
    assert Path(codes.__file__).read_text("utf-8") == written_codes("edubba.games.after_the_flood")
    assert SIZES["SUMER"] == len(SUMER)
