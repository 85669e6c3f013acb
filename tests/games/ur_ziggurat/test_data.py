"""Components, boards and action lists: what data.json says, against what it must add up to."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from math import sqrt
from typing import Any, cast

import pytest

from edubba.core import InvalidInput
from edubba.core.bits import members
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.board import BOARDS
from edubba.games.ur_ziggurat.decisions import RULES
from edubba.games.ur_ziggurat.space import DATA, SPACES
from edubba.games.ur_ziggurat.state import ENDINGS
from edubba.games.ur_ziggurat.terms import DOWN, SERIES_POINTS, UP
from edubba.testing.codes import written_codes

RAW = cast(Any, DATA.value)
TYPES = ["agriculture", "culture", "commerce", "politics", "war"]
BOARD_IDS = ["square_6x6", "square_7x5", "hex_6x6", "hex_7x5"]


def test_the_codes_are_those_of_the_data() -> None:
    package = "edubba.games.ur_ziggurat"
    assert files(package).joinpath("codes.py").read_text("utf-8") == written_codes(package)


def test_the_version_that_records_pin() -> None:
    assert GAME.rules_version == 3
    assert (RAW["game"], RAW["rule_prefix"]) == ("ur_ziggurat", "UR")


def test_players() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5]
    assert RAW["players"]["recommended"] == [3, 4]
    colours = RAW["players"]["colours"]
    assert [colour["id"] for colour in colours] == ["p1", "p2", "p3", "p4", "p5"]
    assert len({colour["hex"] for colour in colours}) == len({c["name"] for c in colours}) == 5


@pytest.mark.rule("UR-1.7")
def test_types_and_their_colours() -> None:
    found = [(kind["id"], kind["colour"], kind["hex"]) for kind in RAW["types"]]
    assert found == [
        ("agriculture", "green", "#4c9a4a"),
        ("culture", "yellow", "#e2bd3a"),
        ("commerce", "purple", "#8a5aa8"),
        ("politics", "blue", "#3f76b5"),
        ("war", "red", "#b9433b"),
    ]


@pytest.mark.rule("UR-1.1", "UR-1.2", "UR-1.8")
def test_ten_pairs_in_four_copies() -> None:
    assert [tuple(pair["types"]) for pair in RAW["pairs"]] == [*combinations(TYPES, 2)]
    assert [pair["index"] for pair in RAW["pairs"]] == [*range(10)]
    assert {pair["copies"] for pair in RAW["pairs"]} == {4}
    tiles = RAW["tiles"]
    assert len(tiles) == RAW["components"]["tiles"]["count"] == 40
    pairs = RAW["components"]["pairs"]
    assert (pairs["count"], pairs["copies_each"]) == (10, 4)
    for number, tile in enumerate(tiles):
        pair = RAW["pairs"][number // 4]
        assert (tile["pair"], tile["sides"]) == (pair["id"], pair["types"])
        assert tile["copy"] == number % 4 + 1
        assert tile["id"] == f"tile_{tile['pair']}_{tile['copy']}"
    sides = Counter(side for tile in tiles for side in tile["sides"])
    assert sides == RAW["tile_side_totals"] == dict.fromkeys(TYPES, 16)


@pytest.mark.rule("UR-1.8")
def test_the_lies_of_tiles() -> None:
    for lie in range(80):
        assert UP[lie] != DOWN[lie]
        assert (UP[lie], DOWN[lie]) == (DOWN[lie ^ 1], UP[lie ^ 1])
        assert TYPES[UP[lie]] == RAW["tiles"][lie // 2]["sides"][lie % 2]


@pytest.mark.rule("UR-1.3", "UR-1.5")
def test_ziggurats_and_the_limit_of_cubes() -> None:
    assert RAW["components"]["ziggurats"]["count"] == 5
    assert RAW["components"]["cube_limit_per_tile"]["count"] == 5
    assert RAW["components"]["summary_cards"]["count"] == len(RAW["players"]["colours"])
    numbers = RAW["numbers"]
    assert numbers["ziggurat_needs_cubes"] == 5
    assert numbers["ziggurat_returns_cubes"] + numbers["ziggurat_owner_cube"] == 5
    assert numbers["set_size"] == len(TYPES)


@pytest.mark.rule("UR-1.4", "UR-9.4", "UR-2.1", "UR-3.5")
def test_set_up_by_number_of_players() -> None:
    cubes, rounds = {}, {}
    for row in RAW["setup_by_player_count"]:
        players = row["players"]
        cubes[str(players)], rounds[str(players)] = row["cubes_per_player"], row["max_rounds"]
        assert row["on_board"] + row["in_hands"] + row["set_aside"] == 40
        assert row["in_hands"] == players
        assert row["on_board"] == (35 if players == 5 else 36)
        assert (row["board"], row["hex_board"]) == (
            ("square_7x5", "hex_7x5") if players == 5 else ("square_6x6", "hex_6x6")
        )
        # 160 turns in all, rounded up to full rounds.
        assert row["max_rounds"] * players >= 160 > (row["max_rounds"] - 1) * players
    assert cubes == {"2": 90, "3": 60, "4": 40, "5": 40}
    assert RAW["components"]["cubes_per_player"]["count_by_players"] == cubes
    options = {option["id"]: option for option in RAW["options"]}
    assert options["cubes_per_player"]["default_by_players"] == cubes
    assert options["max_rounds"]["default_by_players"] == rounds


@pytest.mark.rule("UR-2.1", "UR-2.2", "UR-2.3", "UR-2.4")
@pytest.mark.parametrize("board", RAW["boards"], ids=BOARD_IDS)
def test_cells_and_neighbours(board: Any) -> None:
    cols, rows, hexes = board["cols"], board["rows"], board["topology"] == "hex"
    assert (cols, rows) == ((7, 5) if board["id"].endswith("7x5") else (6, 6))
    assert board["player_counts"] == ([5] if cols == 7 else [2, 3, 4])
    assert board["cell_count"] == len(board["cells"]) == cols * rows
    ways = ["ne", "e", "se", "sw", "w", "nw"] if hexes else ["n", "e", "s", "w"]
    assert board["directions"] == ways
    for index, cell in enumerate(board["cells"]):
        col, row = index % cols, index // cols
        assert (cell["index"], cell["col"], cell["row"]) == (index, col, row)
        assert cell["id"] == f"{'abcdefg'[col]}{row + 1}"
        edges = [("n", row == 0), ("e", col == cols - 1), ("s", row == rows - 1), ("w", col == 0)]
        assert sorted(cell["edges"]) == sorted(edge for edge, touched in edges if touched)
        assert cell["edge_count"] == len(cell["edges"])
        assert cell["neighbours"] == neighbours(col, row, cols, rows, hexes)
    assert sum(cell["edge_count"] for cell in board["cells"]) == 24


def neighbours(col: int, row: int, cols: int, rows: int, hexes: bool) -> dict[str, str]:
    """What must lie beside a cell; in hex rows of odd index the cells are shifted half east."""
    steps = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
    if hexes:
        east = row % 2
        steps = {"ne": (east, -1), "e": (1, 0), "se": (east, 1)}
        steps |= {"sw": (east - 1, 1), "w": (-1, 0), "nw": (east - 1, -1)}
    found = {way: (col + x, row + y) for way, (x, y) in steps.items()}
    return {
        way: f"{'abcdefg'[x]}{y + 1}"
        for way, (x, y) in found.items()
        if 0 <= x < cols and 0 <= y < rows
    }


@pytest.mark.rule("UR-2.3", "UR-2.6")
@pytest.mark.parametrize(
    ("board", "pairs"), [("square_6x6", 60), ("square_7x5", 58), ("hex_6x6", 85), ("hex_7x5", 82)]
)
def test_adjacency_holds_both_ways(board: str, pairs: int) -> None:
    grid = BOARDS[board]
    touching = [(cell, other) for cell in range(grid.cells) for other in members(grid.near[cell])]
    assert len(touching) == 2 * pairs
    assert {(other, cell) for cell, other in touching} == set(touching)
    for cell in range(grid.cells):
        ways = [grid.beside[cell * grid.directions + way] for way in range(grid.directions)]
        assert sorted(other for other in ways if other >= 0) == members(grid.near[cell])


@pytest.mark.rule("UR-2.5")
@pytest.mark.parametrize("board", RAW["boards"], ids=BOARD_IDS)
def test_the_drawing_is_regular(board: Any) -> None:
    cols, rows, hexes = board["cols"], board["rows"], board["topology"] == "hex"
    width = 900 / (cols + 0.5) if hexes else 900 / max(cols, rows)
    radius = width / sqrt(3) if hexes else width / 2
    down = 1.5 * radius if hexes else width
    height = (rows - 1) * down + (2 * radius if hexes else width)
    for cell in board["cells"]:
        shift = 0.5 * (cell["row"] % 2) if hexes else 0
        x = 500 - width * (cols + 0.5 * hexes) / 2 + width * (cell["col"] + 0.5 + shift)
        y = 500 - height / 2 + (radius if hexes else width / 2) + cell["row"] * down
        half = radius * sqrt(3) / 2
        outline = [(0, -radius), (half, -radius / 2), (half, radius / 2)]
        outline += [(0, radius), (-half, radius / 2), (-half, -radius / 2)]
        assert close(cell["x"], x)
        assert close(cell["y"], y)
        assert same_points(cell["hexagon_outline"], [(x + dx, y + dy) for dx, dy in outline])
        if hexes:
            assert "square_outline" not in cell
        else:
            h = width / 2
            corners = [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]
            assert same_points(cell["square_outline"], corners)


def same_points(found: list[list[float]], wanted: list[tuple[float, float]]) -> bool:
    return len(found) == len(wanted) and all(
        close(x, a) and close(y, b) for (x, y), (a, b) in zip(found, wanted, strict=True)
    )


def close(found: float, wanted: float) -> bool:
    """Equal but for the rounding to one decimal."""
    return abs(found - wanted) <= 0.051 and 0 <= found <= 1000


@pytest.mark.rule("UR-10.1")
@pytest.mark.parametrize("board", BOARD_IDS)
def test_the_action_list(board: str) -> None:
    space, listed = SPACES[board], RAW["action_space"][board]
    assert space.seat_actions == listed["size"]
    found = space.offsets()
    for block in listed["blocks"]:
        assert found.pop(block["id"].upper()) == (block["first"], block["count"])
    seats = space.seat_actions
    chance = RAW["chance_space"]
    for block in chance["blocks"]:
        first, size = found.pop(block["id"].upper())
        assert (first - seats, size) == (block["first"], block["count"])
    assert not found
    assert space.size == seats + chance["size"]
    assert space.size == len({str(space.decode(action)) for action in range(space.size)})


@pytest.mark.rule("UR-10.1")
def test_the_sizes_of_the_action_lists() -> None:
    assert [SPACES[board].seat_actions for board in BOARD_IDS] == [206, 201, 278, 271]
    words = {0: "option both_actions", 6: "order back", 8: "plan front after", 11: "stop"}
    words |= {12: "cell a1", 47: "cell f6", 48: "attack a1 n", 191: "attack f6 w", 192: "move 1"}
    words |= {201: "leave 5", 203: "up back", 205: "reserve 1", 206: "start p1"}
    words |= {211: "tile agriculture/culture", 212: "tile culture/agriculture"}
    space = SPACES["square_6x6"]
    assert {action: str(space.decode(action)) for action in words} == words


def test_phases_are_the_decisions() -> None:
    phases = [phase["id"] for phase in RAW["phases"] if phase["id"] != "game_over"]
    assert sorted([*phases, "proceed", "famine"]) == sorted(RULES.names())
    chance = [phase["id"] for phase in RAW["phases"] if phase.get("chance")]
    assert chance == ["chance_start_player", "chance_tile"]


def test_options_are_numbered_as_in_the_rules() -> None:
    found = [(option["number"], option["id"]) for option in RAW["turn_options"]]
    names = ["both_actions", "one_action_and_cube", "two_cubes", "claim", "build"]
    assert found == [*enumerate(names, 1)]


def test_presets() -> None:
    assert GAME.presets == RAW["presets"]
    assert GAME.presets == {
        "seed": {},
        "published": {
            "setup_mode": "draft_three",
            "reserve_exchange": True,
            "scoring": "published_series",
            "cubes_per_player": 25,
        },
        "ziggurats": {"ziggurat_in_set": "any_type", "ziggurat_points": "10"},
    }


@pytest.mark.rule("UR-9.11", "UR-9.12")
@pytest.mark.parametrize("option", [{"ziggurat_in_set": "any_type"}, {"ziggurat_points": "5"}])
def test_ziggurats_in_sets_need_sets(option: dict[str, Any]) -> None:
    with pytest.raises(InvalidInput, match="only where complete sets are scored"):
        GAME.setup(3, option, "published")


def test_bounds_of_the_options() -> None:
    counts = {option.name: option.describe() for option in GAME.options}
    assert counts["cubes_per_player"] == {"kind": "count", "least": 15, "most": 90, "auto": True}
    bounds = {"kind": "count", "least": 1, "most": 500, "auto": True}
    assert counts["max_rounds"] == {**bounds, "never": True}
    assert [option.name for option in GAME.options if option.default is True] == []


@pytest.mark.rule("UR-6.6.6")
def test_the_table_of_war_costs() -> None:
    for row in RAW["war_cost_table"]:
        cost = max(1, row["defender_cubes"]) + row["penalty"]
        assert row["cost"] == cost
        assert row["min_cubes_on_attacker"] == cost + 1
        assert row["possible_with_cap_5"] is (cost + 1 <= 5)
        assert row["max_moved_from_5"] == max(0, 5 - cost)
    found = {(row["defender_cubes"], row["penalty"]) for row in RAW["war_cost_table"]}
    assert found == {(cubes, penalty) for cubes in range(6) for penalty in (False, True)}


@pytest.mark.rule("UR-9.10")
def test_series_score_triangular_numbers() -> None:
    assert [SERIES_POINTS[length] for length in range(7)] == [0, 1, 3, 6, 10, 15, 21]
    assert RAW["published_series_table"]["types"] == [*TYPES, "ziggurat"]


def test_the_reasons_for_the_end() -> None:
    assert ENDINGS == ["unfinished", "fifth_ziggurat", "no_exchange", "last_round"]


@pytest.mark.rule("UR-3.3", "UR-3.4", "UR-3.5")
@pytest.mark.parametrize("sample", RAW["sample_layouts"], ids=lambda sample: sample["id"])
def test_the_sample_layouts_are_legal(sample: Any) -> None:
    players = sample["players"]
    cells, hands, aside = sample["cells"], sample["hands"], sample["set_aside"]
    assert sample["board"] == ("square_7x5" if players == 5 else "square_6x6")
    assert [hand["seat"] for hand in hands] == [*range(1, players + 1)]
    assert [tile["reserve"] for tile in aside] == [*range(40 - len(cells) - players)]
    for tile in [*cells.values(), *aside]:
        assert sorted([tile["face_up"], tile["face_down"]]) == sorted(sides(tile["tile"]))
    position = {
        "cells": {name: {"tile": t["tile"], "up": t["face_up"]} for name, t in cells.items()},
        "hands": [{"tile": hand["tile"], "up": hand["front"]} for hand in hands],
        "aside": [{"tile": tile["tile"], "up": tile["face_up"]} for tile in aside],
    }
    written = cast(Any, GAME.setup(players).position(cast(Any, position)).to_json())
    assert {name: written[name] for name in position} == position
    grid = BOARDS[sample["board"]]
    for cell, name in enumerate(grid.names):
        for other in members(grid.near[cell]):
            assert cells[name]["face_up"] != cells[grid.names[other]]["face_up"]


def sides(tile: str) -> list[str]:
    return [*next(each["sides"] for each in RAW["tiles"] if each["id"] == tile)]
