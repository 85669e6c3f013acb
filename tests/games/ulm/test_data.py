"""The components: every number of data.json stands in a relation that a wrong one would break."""

from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest
from tests.games.ulm.table import opened, played_setup

from edubba.core.data import Data
from edubba.games.ulm.space import CARDS, COLOURS, DATA, ENUMS, SIZES, SPACE
from edubba.testing.codes import codes_of

NORTH, EAST, SOUTH, WEST = "n", "e", "s", "w"
OPPOSITE = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
GRID = DATA.at("cathedral")


def by_id(*path: str) -> dict[str, Data]:
    return {item.text("id"): item for item in DATA.each(*path)}


def place(item: Data) -> tuple[int, int]:
    return item.number("x"), item.number("y")


def numbers(item: Data, *names: str) -> dict[str, int]:
    return {name: item.number(name) for name in names}


def test_codes_are_written_from_the_data() -> None:
    codes = files("edubba.games.ulm").joinpath("codes.py").read_text("utf-8")
    assert codes == codes_of(SPACE, ENUMS, SIZES)


# Components (UL-1)


@pytest.mark.rule("UL-1.1", "UL-13.1")
def test_tiles() -> None:
    for name, total in (("seed_132", 132), ("published_50", 50)):
        tiles = DATA.at("tile_sets", name)
        assert sum(tiles.number(colour) for colour in COLOURS) == tiles.number("total") == total
    seed = DATA.at("tile_sets", "seed_132")
    assert numbers(seed, *COLOURS) == dict.fromkeys(COLOURS, 26) | {"brown": 28}
    published = DATA.at("tile_sets", "published_50")
    assert numbers(published, *COLOURS) == dict.fromkeys(COLOURS, 10)


@pytest.mark.rule("UL-1.2")
def test_cards() -> None:
    cards = DATA.each("cards")
    assert len({*CARDS}) == len(CARDS) == 33
    assert Counter(card.text("family") for card in cards) == {
        "cathedral": 9,
        "trade": 15,
        "chronicle": 9,
    }
    assert Counter(card.text("kind") for card in cards if card.text("family") != "chronicle") == {
        "nave": 3,
        "choir": 3,
        "steeple": 3,
        "fustian": 5,
        "works_of_art": 5,
        "commercial_goods": 5,
    }
    tally = Counter(card.text("cost_tile") for card in cards)
    assert tally == {"brown": 5, "turquoise": 7, "white": 7, "orange": 7, "gray": 7}


@pytest.mark.rule("UL-1.3")
def test_coats() -> None:
    coats = DATA.each("coats_of_arms")
    gold = [coat for coat in coats if coat.text("rim") == "gold"]
    silver = [coat for coat in coats if coat.text("rim") == "silver"]
    assert [coat.number("vp") for coat in gold] == [3, 3, 3, 3, 3, 2, 2, 1]
    assert [coat.number("vp") for coat in silver] == [4, 4, 4, 4]
    assert {coat.text("quarter") for coat in gold} == {*by_id("quarters")}
    assert [coat.number("crest_income") for coat in gold] == [1, 1, 1, 1, 1, 2, 2, 2]
    assert [coat.number("crest_income") for coat in silver] == [0, 0, 0, 0]
    assert not any(coat.has("quarter") for coat in silver)


@pytest.mark.rule("UL-1.4")
def test_tower_tiles_and_descendants() -> None:
    assert len(by_id("tower_tiles")) == DATA.number("setup", "tower_tiles_total") == 12
    assert DATA.number("setup", "tower_tiles_in_play") == DATA.number("game", "rounds") == 10
    assert len(by_id("descendants")) == 8
    assert (
        DATA.number("setup", "descendants_in_play") == len(DATA.each("quarters", 1, "seals")) == 4
    )


@pytest.mark.rule("UL-1.5", "UL-3.9")
def test_what_a_player_starts_with() -> None:
    assert numbers(
        DATA.at("setup", "player"),
        "barge_space",
        "seals_total",
        "seals_on_score_track",
        "seals_available",
        "family_crests",
        "coins",
        "sparrows",
        "start_tiles_from_bag",
        "start_vp",
    ) == {
        "barge_space": 0,
        "seals_total": 13,
        "seals_on_score_track": 1,
        "seals_available": 12,
        "family_crests": 3,
        "coins": 2,
        "sparrows": 2,
        "start_tiles_from_bag": 1,
        "start_vp": 5,
    }


def test_players_and_bank() -> None:
    assert numbers(DATA.at("players"), "min", "max") == {"min": 2, "max": 4}
    assert len(DATA.texts("setup", "player_colors")) == 4
    assert (DATA.number("version"), DATA.number("game", "year")) == (1, 2016)
    limits = by_id("options")["limited_supply"].at("limits")
    assert numbers(limits, "coins", "sparrows") == {"coins": 26, "sparrows": 30}
    assert numbers(DATA.at("turn"), *DATA.keys("turn")) == dict.fromkeys(DATA.keys("turn"), 1)


def test_scoring() -> None:
    scoring = DATA.at("scoring")
    for family in ("cathedral", "trade"):
        each = scoring.number(family, "each")
        cards = [card for card in DATA.each("cards") if card.text("family") == family]
        assert {card.number("end", "base") for card in cards} == {each} == {3}
    trade = scoring.at("trade")
    for sets in ("same_set", "different_set"):
        assert 3 * trade.number("each") + trade.number(f"{sets}_bonus") == trade.number(
            f"{sets}_total"
        )
    assert (trade.number("same_set_total"), trade.number("different_set_total")) == (15, 12)
    low = scoring.at("trade_low_variant")
    assert (low.number("same_set_bonus"), low.number("different_set_bonus")) == (3, 0)
    assert (scoring.number("sparrow_vp"), scoring.number("cathedral", "set_bonus")) == (1, 9)


def test_options_and_powers() -> None:
    for number, option in enumerate(DATA.each("options"), 1):
        assert option.text("rule") == f"UL-13.{number}"
        if option.at("default").value is not False:
            values = option.texts("values")
            assert len(values) == len({*values}) > 1
            assert values[0] == option.text("default")
    optional = {d.text("id") for d in DATA.each("descendants") if d.flag("optional")}
    assert optional == {"abbot", "scholar", "merchant", "barge_driver"}  # ruling 23


# The grid (UL-2.1 to UL-2.7)


def test_cells_lie_in_a_square() -> None:
    cells = by_id("cathedral", "cells")
    for name, cell in cells.items():
        row, column = cell.number("row"), cell.number("col")
        assert name == f"cell_{row}{column}"
        assert place(cell) == (420 + 80 * column, 190 + 80 * row)


@pytest.mark.rule("UL-2.1", "UL-2.2")
@pytest.mark.parametrize(("kind", "away"), [("outer_slots", 120), ("edge_spots", 60)])
def test_slots_and_spots_lie_around_the_grid(kind: str, away: int) -> None:
    spots = DATA.each("cathedral", kind)
    assert len(spots) == 12
    for spot in spots:
        side, index = spot.text("side"), spot.number("index")
        assert spot.text("id").endswith(f"_{side}{index}")
        along = {"n": (420, 190), "s": (420, 350), "w": (420, 190), "e": (580, 190)}[side]
        step = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}[side]
        x = along[0] + step[0] * away + (80 * index if side in "ns" else 0)
        y = along[1] + step[1] * away + (80 * index if side in "ew" else 0)
        assert place(spot) == (x, y)


@pytest.mark.rule("UL-2.3", "UL-2.4")
def test_pushes_go_along_lines() -> None:
    lines = by_id("cathedral", "lines")
    cells = by_id("cathedral", "cells")
    pushes = DATA.each("cathedral", "pushes")
    assert len(pushes) == 12
    for push in pushes:
        side, index = push.text("from_side"), push.text("id")[-1]
        assert push.text("id") == f"push_{side}{index}"
        line = lines[push.text("line")]
        path = push.texts("path")
        assert path in (line.texts("cells"), line.texts("cells")[::-1])
        assert push.text("pushed_out_to") == f"out_{OPPOSITE[side]}{index}"
        assert {*line.texts("ends")} == {f"out_{side}{index}", f"out_{OPPOSITE[side]}{index}"}
        assert push.text("entry_cell") == path[0]
        assert push.text("entry_edge") == f"edge_{side}{index}"
        entry = cells[path[0]]
        reached = entry.number("row") if side in "ns" else entry.number("col")
        assert reached == (0 if side in "nw" else 2)


@pytest.mark.rule("UL-2.6")
def test_edge_spots_beside_cells() -> None:
    beside: dict[str, list[str]] = {}
    for spot in DATA.each("cathedral", "edge_spots"):
        beside.setdefault(spot.text("cell"), []).append(spot.text("id"))
    assert {cell: len(spots) for cell, spots in beside.items()} == {
        f"cell_{row}{column}": (row != 1) + (column != 1)
        for row in range(3)
        for column in range(3)
        if (row, column) != (1, 1)
    }
    for push in DATA.each("cathedral", "pushes"):
        near = push.texts("edges_adjacent_to_entry_cell")
        assert {*near} == {*beside[push.text("entry_cell")]}
        assert push.text("entry_edge") in near


@pytest.mark.rule("UL-2.7")
def test_eight_lines_of_three() -> None:
    diagonals = [diagonal.texts() for diagonal in GRID.each("diagonals")]
    assert diagonals == [["cell_00", "cell_11", "cell_22"], ["cell_02", "cell_11", "cell_20"]]
    assert len(GRID.each("lines")) + len(diagonals) == 8


def test_docks_lie_in_a_row() -> None:
    docks = DATA.each("docks")
    assert [dock.text("start_color") for dock in docks] == COLOURS
    assert [place(dock) for dock in docks] == [(770 + 45 * i, 330) for i in range(5)]
    assert DATA.number("setup", "docks_slots") == len(docks)


# Danube and quarters (UL-2.8 to UL-2.10)


@pytest.mark.rule("UL-2.8")
def test_the_river_runs_from_minus_to_plus_eleven_without_zero() -> None:
    spaces = DATA.each("danube", "spaces")
    assert len(spaces) == DATA.number("danube", "length") == 22
    assert (DATA.number("danube", "start_index"), DATA.number("danube", "last_index")) == (0, 21)
    assert [space.number("vp") for space in spaces] == [vp for vp in range(-11, 12) if vp]
    for index, space in enumerate(spaces):
        assert (space.number("index"), space.text("id")) == (index, f"danube_{index}")
        assert place(space) == (60 + 42 * index, 750)
        assert space.flag("shared") == (index == 0)
    bonuses = [space.text("bonus") for space in spaces if space.has("bonus")]
    assert bonuses == ["coin", "sparrow", "dock_tile", "card"]
    assert [space.has("bonus") for space in spaces] == [False] * 18 + [True] * 4


@pytest.mark.rule("UL-2.9")
def test_every_space_touches_one_quarter_on_each_bank() -> None:
    spaces = DATA.each("danube", "spaces")
    for bank in ("north", "south"):
        covered: list[int] = []
        for quarter in DATA.each("quarters"):
            if quarter.text("bank") == bank:
                beside = quarter.numbers("danube_spaces")
                assert beside == [*range(beside[0], beside[-1] + 1)]
                assert all(spaces[i].text(bank) == quarter.text("id") for i in beside)
                covered += beside
        assert covered == [*range(22)]
    borders = [quarter.numbers("danube_spaces")[0] for quarter in DATA.each("quarters")]
    assert borders == [0, 4, 8, 12, 16, 0, 6, 13]


@pytest.mark.rule("UL-2.10", "UL-12.8")
def test_seal_spaces() -> None:
    spaces = {q.text("id"): q.number("seal_spaces") for q in DATA.each("quarters")}
    assert sum(spaces.values()) == 36
    assert {name for name, count in spaces.items() if count == 6} == {"leaning_house", "garden"}
    assert {count for name, count in spaces.items()} == {4, 6}
    # As many as coats and edge spots: at each such seal there is one of both left.
    assert spaces["leaning_house"] + spaces["garden"] == len(DATA.each("coats_of_arms"))
    assert len(DATA.each("cathedral", "edge_spots")) == 12


def test_quarters_lie_above_and_below_their_spaces() -> None:
    for quarter in DATA.each("quarters"):
        left, top, right, bottom = quarter.numbers("rect")
        beside = quarter.numbers("danube_spaces")
        assert (left, right) == (60 + 42 * beside[0] - 21, 60 + 42 * beside[-1] + 21)
        assert (top, bottom) == ((560, 715) if quarter.text("bank") == "north" else (785, 940))
        assert place(quarter.at("crest_spot")) == (left + 16, top + 18)
        seals = quarter.each("seals")
        assert len(seals) == quarter.number("seal_spaces")
        in_a_row = len(seals) // 2
        for i, seal in enumerate(seals):
            assert seal.text("id") == f"{quarter.text('id')}_seal_{i}"
            assert seal.number("y") == top + 60 + 60 * (i // in_a_row)
        xs = [seal.number("x") for seal in seals[:in_a_row]]
        assert xs == [seal.number("x") for seal in seals[in_a_row:]]
        # Evenly between the borders, up to rounding.
        gap = (right - left) / (in_a_row + 1)
        assert all(abs(x - left - gap * (i + 1)) < 1 for i, x in enumerate(xs))
        assert len({b - a for a, b in pairwise(xs)}) <= 1


def test_places_beside_the_board() -> None:
    points = {name: place(DATA.at("board_points", name)) for name in DATA.keys("board_points")}
    assert points == {
        "card_deck": (80, 90),
        "card_discard": (180, 90),
        "coat_stack": (920, 90),
        "cathedral_tower": (860, 210),
        "oath_charter": (940, 210),
        "bag": (120, 330),
    }


# Setup and the space of actions


@pytest.mark.rule("UL-3.5", "UL-3.6")
def test_grid_and_docks_at_the_start() -> None:
    assert numbers(DATA.at("setup", "grid"), *COLOURS) == {
        "brown": 1,
        "turquoise": 2,
        "white": 2,
        "orange": 2,
        "gray": 2,
    }
    assert numbers(DATA.at("setup", "docks"), *COLOURS) == dict.fromkeys(COLOURS, 1)


def test_action_and_chance_spaces_are_numbered_without_gaps() -> None:
    offsets = [*SPACE.offsets().values()]
    groups = [*DATA.each("action_space", "groups"), *DATA.each("chance_space", "groups")]
    assert [(g.number("first"), g.number("count")) for g in groups] == offsets
    assert SPACE.seat_actions == DATA.number("action_space", "size") == 237
    assert SPACE.size - SPACE.seat_actions == DATA.number("chance_space", "size") == 74
    pairs = DATA.texts("action_space", "groups", 14, "args")
    assert pairs == [f"{one}+{o}" for i, one in enumerate(COLOURS) for o in COLOURS[i:]]


def test_moves_read_well() -> None:
    for text in (
        "push n0",
        "take_dock 3",
        "play_face_up nave_1",
        "choose_coat gold_garden",
        "draw_tile",
        "tower guild_rates",
    ):
        assert str(SPACE.decode(SPACE.parse(text))) == text


@pytest.mark.rule("UL-1.1", "UL-3.7")
@pytest.mark.parametrize(("tile_set", "bag"), [("seed_132", 118), ("published_50", 36)])
def test_the_bag_after_laying_out(tile_set: str, bag: int) -> None:
    table = opened(3, tile_set=tile_set).begin("draw_start_tile")
    assert table.bag() == bag
    counts = [*table.state.bag]
    assert counts == ([26, 23, 23, 23, 23] if bag == 118 else [8, 7, 7, 7, 7])
    assert played_setup(3, tile_set=tile_set).bag() == bag - 3
