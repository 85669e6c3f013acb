"""The boards and the set-up (CC-0, CC-1)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE
from tests.games.clash_of_cultures.table import opened, table

from edubba.games.clash_of_cultures.layout import LAYOUTS, NO_CELL, OFF_BOARD, Layout, cell_of
from edubba.games.clash_of_cultures.space import CELLS, DATA, TERRAINS

each_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.players}p")


@each_layout
@pytest.mark.rule("CC-0.1")
def test_neighbours_differ_by_one_axial_step(layout: Layout) -> None:
    steps = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    cells = [int(layout.cells[i]) for i in range(len(layout.cells))]
    where = {}
    for cell in cells:
        q = ord(CELLS[cell][0]) - ord("A")
        r = int(CELLS[cell][1:]) - 1 - (q - q % 2) // 2
        assert (layout.across[cell], layout.down[cell]) == (q, r)
        where[q, r] = cell
    for cell in cells:
        q, r = layout.across[cell], layout.down[cell]
        near = sorted(where[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in where)
        listed = [int(layout.around[cell * 6 + i]) for i in range(6)]
        assert [other for other in listed if other != NO_CELL] == near
        assert (layout.edge[cell] == 1) == (len(near) < 6)


@each_layout
@pytest.mark.rule("CC-0.2")
def test_regions_are_rhombs(layout: Layout) -> None:
    seen = []
    for region in range(layout.region_count()):
        one, two, three, four = (int(layout.regions[region * 4 + i]) for i in range(4))
        seen += [one, two, three, four]
        assert layout.touch(one, four)
        assert not layout.touch(two, three)
        for side in (two, three):
            assert layout.touch(one, side)
            assert layout.touch(side, four)
        assert {int(layout.region_of[cell]) for cell in (one, two, three, four)} == {region}
    assert sorted(seen) == [int(layout.cells[i]) for i in range(len(layout.cells))]


@pytest.mark.rule("CC-0.3")
def test_sizes_of_the_boards() -> None:
    assert [int(layout.size) for layout in LAYOUTS] == [40, 60, 72]
    assert [len(layout.cells) for layout in LAYOUTS] == [40, 60, 72]
    assert [int(layout.region_count() - layout.starts) for layout in LAYOUTS] == [8, 12, 14]
    for layout, start in zip(LAYOUTS, ("D2", "E4", "C2"), strict=True):
        assert layout.city_cells[0] == cell_of(start)
        for i in range(layout.starts):
            tile = [int(layout.terrain[layout.regions[i * 4 + slot]]) for slot in range(4)]
            assert sorted(tile) == [0, 1, 2, 3]
            assert layout.terrain[layout.city_cells[i]] == 0


@pytest.mark.rule("CC-0.4")
def test_region_tiles() -> None:
    letters = {"s": "sea", "f": "forest", "m": "mountain", "F": "fertile", "b": "barren"}
    listed = """ssff smsm ssmF sfsF sFFb sbfF smmf sFfm fsFf FsFb msFm Fsbm fmFm FFFf FmfF mfmb"""
    tiles = DATA.each("region_tiles")
    for tile, text in zip(tiles, listed.split(), strict=True):
        assert tile.texts("terrain") == [letters[letter] for letter in text]
        assert tile.number("sea_spaces") == text.count("s")
    assert [tile.text("id") for tile in tiles if tile.flag("barbarian_icon")] == [
        f"r{n:02}" for n in (5, 8, 10, 13, 14, 15)
    ]


@pytest.mark.rule("CC-0.5")
def test_distance_looks_at_nothing_between() -> None:
    layout = LAYOUTS[0]
    pairs = (("D2", "D2", 0), ("D2", "D3", 1), ("D2", "D7", 5), ("A3", "G3", 6), ("C2", "F7", 7))
    for one, other, steps in pairs:
        assert layout.distance(cell_of(one), cell_of(other)) == steps
        assert layout.distance(cell_of(other), cell_of(one)) == steps


@each_layout
@pytest.mark.rule("CC-0.6")
def test_perimeter_is_a_loop_of_edge_spaces(layout: Layout) -> None:
    around = [int(layout.perimeter[i]) for i in range(len(layout.perimeter))]
    assert sorted(around) == [cell for cell in range(len(CELLS)) if layout.edge[cell]]
    for one, other in zip(around, around[1:] + around[:1], strict=True):
        assert layout.touch(one, other)


@pytest.mark.rule("CC-1.1", "CC-1.2")
def test_the_board_at_the_start() -> None:
    for seats, left in ((2, 8), (3, 12), (4, 14)):
        game = opened(seats)
        layout = game.state.terms.layout
        face_down = [c for c in range(len(CELLS)) if game.state.terrain[c] == -1]
        assert len(face_down) == left * 4
        assert bin(game.state.tiles).count("1") == 16
        for place in DATA.each("layouts", str(seats), "positions"):
            if place.text("kind") == "start":
                for label in place.keys("terrain"):
                    terrain = TERRAINS.index(place.text("terrain", label))
                    assert game.state.terrain[cell_of(label)] == terrain
        assert sum(layout.terrain[c] == OFF_BOARD for c in range(len(CELLS))) == 88 - layout.size


@pytest.mark.rule("CC-1.3")
def test_starting_regions_of_four_are_dealt() -> None:
    game = opened(4)
    assert game.state.outcomes() == [(a, 1) for a in game.state.legal_actions()]
    game.play("start s3", "start s1", "start s4", "start s2")
    starts = [CELLS[game.player(seat).start] for seat in range(4)]
    assert starts == ["C8", "C2", "I8", "I2"]
    assert [CELLS[table(3).player(seat).start] for seat in range(3)] == ["E4", "G8", "B7"]


@pytest.mark.rule("CC-1.8", "CC-1.9")
def test_a_random_player_begins_and_turns_go_left() -> None:
    game = opened(3)
    while game.asked != "first_player_by_lot":
        game.state.apply(game.state.legal_actions()[0])
    assert game.state.outcomes() == [(a, 1) for a in game.state.legal_actions()]
    assert len(game.state.legal_actions()) == 3
    game.play("first blue")
    assert (game.state.round, game.state.turn, game.state.first) == (1, 1, 1)
    order = []
    for _ in range(4):
        order.append(int(game.state.active))
        game.play("end_turn")
    assert order == [1, 2, 0, 1]


def test_the_first_space_has_the_first_number() -> None:
    assert cell_of(FIRST_SPACE) == 0
    assert table().state.terms.layout.cells[0] == 0
