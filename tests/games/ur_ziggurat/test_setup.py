"""Setting up: start player, layout, hands, tiles aside, draft (UR-3, UR-10.3)."""

from collections import Counter
from typing import Any, cast

import pytest
from tests.games.ur_ziggurat.table import Table, dealt, letters, new_game, table

from edubba.core import CHANCE
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.board import BOARDS
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import ZigguratState
from edubba.games.ur_ziggurat.terms import TILE_IDS
from edubba.games.ur_ziggurat.view import TileView


def lies(game: Table) -> dict[str, int]:
    """The lies of the next tile with their weights."""
    return {outcome.removeprefix("tile "): n for outcome, n in game.weights().items()}


@pytest.mark.rule("UR-3.1", "UR-3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_empty_table(players: int) -> None:
    game = dealt(players)
    assert game.state.stock == 5
    assert game.state.unoccupied() == game.board.every
    assert all(game.supply(f"p{seat + 1}") == game.state.terms.cubes for seat in range(players))
    assert game.board.id == ("square_7x5" if players == 5 else "square_6x6")
    assert (game.asked, game.state.round) == ("entry_place", 1)


@pytest.mark.rule("UR-2.6", "UR-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_hex_boards(players: int) -> None:
    game = dealt(players, board_topology="hex")
    assert game.board.id == ("hex_7x5" if players == 5 else "hex_6x6")
    assert game.equal_neighbours() == []


@pytest.mark.rule("UR-3.2", "UR-10.3")
@pytest.mark.parametrize("players", [2, 5])
def test_anybody_may_begin(players: int) -> None:
    game = new_game(players)
    assert game.actor == "chance"
    assert [*game.weights().values()] == [1] * players
    game.play(f"start p{players}")
    assert game.state.first == players - 1
    assert game.log() == [f"{('Carnelian', 'Malachite')[players > 2]} begins."]


@pytest.mark.rule("UR-10.3", "UR-3.4")
def test_the_order_of_the_draws() -> None:
    game = new_game(3).play("start p2")
    told: list[Any] = []
    while game.state.actor == CHANCE:
        game.play(f"tile {max(lies(game), key=lambda lie: lies(game)[lie])}")
        told += game.events
    laid = [event.cell for event in told if event.name == "tile_laid"]
    assert laid == game.board.names
    assert [event.seat for event in told if event.name == "dealt"] == [1, 2, 0]
    names = [event.name for event in told]
    assert names == [
        *["tile_laid"] * 36,
        "laid_out",
        *["dealt"] * 3,
        "set_aside",
        "round_began",
    ]
    hands = [event.lie for event in told if event.name == "dealt"]
    assert [letters(lie) for lie in hands] == [game.hand(player) for player in ("p2", "p3", "p1")]
    assert game.state.tiles[39] == next(e.lie for e in told if e.name == "set_aside")
    assert game.to_move == "p2"


@pytest.mark.rule("UR-10.3", "UR-1.9")
def test_the_lowest_copy_is_taken_first() -> None:
    game = new_game(layout_rule="random").play("start p1")
    for lie in ("war/culture", "culture/war", "war/culture", "war/culture"):
        game.play(f"tile {lie}")
    found = [TILE_IDS[game.state.tiles[cell] // 2] for cell in range(4)]
    assert found == [f"tile_cul_war_{copy}" for copy in (1, 2, 3, 4)]
    assert [game.tile(name) for name in ("a1", "b1", "c1")] == ["W/C", "C/W", "W/C"]
    assert "war/culture" not in lies(game)
    assert game.view().cells[1].tile == TileView("tile_cul_war_2", "culture", "war")


@pytest.mark.rule("UR-3.3")
def test_sides_equal_to_a_neighbour_are_left_out() -> None:
    game = new_game().play("start p1", "tile war/culture", "tile politics/war")
    assert not any(lie.startswith("politics/") for lie in lies(game))
    assert lies(game)["war/politics"] == 3
    for _ in range(4):
        game.play(f"tile {sorted(lies(game))[0]}")
    # a2 lies below a1 only: the end of row 1 is no neighbour.
    assert not any(lie.startswith("war/") for lie in lies(game))
    shown = game.tile("f1")[0]
    assert any(lie.startswith({"A": "agri", "C": "cult", "M": "comm"}[shown]) for lie in lies(game))


@pytest.mark.rule("UR-3.3")
def test_a_random_layout_leaves_nothing_out() -> None:
    game = new_game(layout_rule="random").play("start p1", "tile war/culture")
    assert len(lies(game)) == 20
    assert Counter(lies(game).values()) == {4: 18, 3: 2}


@pytest.mark.rule("UR-3.4")
def test_hand_tiles_ignore_the_board() -> None:
    game = new_game().play("start p1")
    for _ in range(36):
        game.play(f"tile {max(lies(game), key=lambda lie: lies(game)[lie])}")
    found = lies(game)
    assert sum(found.values()) == 2 * 4
    assert all(f"{down}/{up}" in found for up, down in (lie.split("/") for lie in found))


@pytest.mark.rule("UR-3.3")
def test_a_hex_layout_may_have_to_begin_again() -> None:
    """All six tiles left can only show what the three filled neighbours of e6 show."""
    left = ["agr_cul_3", "agr_cul_4", "agr_com_3", "agr_com_4", "cul_com_3", "cul_com_4"]
    cells: dict[str, Any] = {
        "e5": {"tile": "tile_agr_cul_1", "up": "agriculture"},
        "f5": {"tile": "tile_agr_cul_2", "up": "culture"},
    }
    kept = [f"tile_{tile}" for tile in [*left, "agr_cul_1", "agr_cul_2", "cul_com_1"]]
    tiles = [tile for tile in TILE_IDS if tile not in kept]
    setup = GAME.setup(4, {"board_topology": "hex"})
    for name in BOARDS["hex_6x6"].names[:33]:
        if name not in cells:
            tile = tiles.pop()
            cells[name] = {"tile": tile, "up": first_side(tile)}
    position = {"cells": cells, "first": 0, "round": 0, "decisions": [draw(33)]}
    game = Table(setup, cast(ZigguratState, setup.position(cast(Any, position))))
    assert (game.board.names[33], tiles) == ("d6", [])
    other = Table(setup, game.state.clone())
    game.play("tile commerce/culture")
    assert [event.name for event in game.events] == ["tile_laid", "layout_restarted"]
    assert game.json()["decisions"] == [draw(0)]
    assert game.json()["cells"] == {}
    assert lies(game) == lies(new_game(board_topology="hex").play("start p1"))
    # Had d6 shown Culture, Commerce would still fit.
    other.play("tile culture/commerce")
    assert other.json()["decisions"] == [draw(34)]
    assert {lie.split("/")[0] for lie in lies(other)} == {"commerce"}


def draw(number: int) -> dict[str, Any]:
    return {"decision": "chance_tile", "actor": "chance", "draw": number}


def first_side(tile: str) -> str:
    return DATA.text("tiles", TILE_IDS.index(tile), "sides", 0)


@pytest.mark.rule("UR-3.5")
def test_set_aside_tiles_keep_their_order() -> None:
    game = dealt(2)
    aside = game.json()["aside"]
    assert len(aside) == 2
    assert [TILE_IDS[game.state.tiles[place] // 2] for place in (38, 39)] == [
        tile["tile"] for tile in aside
    ]


@pytest.mark.rule("UR-2.2")
def test_cells_are_named_from_the_north_west() -> None:
    names = table().board.names
    found = {name: names.index(name) for name in ("a1", "f1", "a2", "c3", "f6")}
    assert found == {"a1": 0, "f1": 5, "a2": 6, "c3": 14, "f6": 35}
