"""Setting up (UL-3)."""

from math import factorial

import pytest
from tests.games.ulm.table import opened, played_setup, player, position

from edubba.core.bits import count_bits
from edubba.games.ulm import GAME
from edubba.games.ulm.space import COLOURS


@pytest.mark.rule("UL-1.1", "UL-1.2", "UL-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("tile_set", "tiles"), [("seed_132", 132), ("published_50", 50)])
def test_what_there_is(seats: int, tile_set: str, tiles: int) -> None:
    """And it stays so: the kit counts all of it at every step of every game."""
    totals = GAME.totals(played_setup(seats, tile_set=tile_set).state)
    assert sum(totals[colour] for colour in COLOURS) == tiles
    assert (totals["cards"], totals["coats"], totals["crests"]) == (33, 12, 3 * seats)
    assert [totals[f"seals_{seat}"] for seat in range(seats)] == [12] * seats


@pytest.mark.rule("UL-1.6")
def test_the_bank_pays_as_much_as_is_asked() -> None:
    table = position(players=[player(coins=500), player(sparrows=500)])
    assert min(table.state.coin_bank(), table.state.sparrow_bank()) > 500


@pytest.mark.rule("UL-3.1", "UL-3.4", "UL-3.9")
def test_piles_are_whole_and_nobody_has_a_card() -> None:
    table = played_setup(3)
    assert count_bits(table.state.deck) == 33
    assert table.discard() == []
    assert count_bits(table.state.coats) == 12
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]
    drawing = position(at="draw_card", actor=-1, frame={"left": 1, "choose": 0})
    assert {*drawing.weights().values()} == {1}
    assert len(drawing.weights()) == 33
    coats = position(at="draw_coat", actor=-1, frame={"left": 2})
    assert {*coats.weights().values()} == {1}
    assert len(coats.weights()) == 12


@pytest.mark.rule("UL-3.2")
def test_descendants_are_laid_out_in_the_order_drawn() -> None:
    table = opened(2)
    assert len(table.weights()) == 8
    for left, name in ((7, "merchant"), (6, "abbot"), (5, "scholar"), (4, "builder")):
        table.play(f"descendant {name}")
        if left > 4:
            assert table.weights() == dict.fromkeys(table.weights(), 1)
            assert len(table.weights()) == left
    assert [*table.state.oath_places] == [5, 0, 1, 4]
    assert table.asked == "lay_grid"


@pytest.mark.rule("UL-3.5")
def test_every_layout_of_the_grid_is_equally_likely() -> None:
    table = opened(2).play(
        *(f"descendant {d}" for d in ("abbot", "scholar", "builder", "merchant"))
    )
    assert table.weights() == {
        "tile brown": 1,
        "tile turquoise": 2,
        "tile white": 2,
        "tile orange": 2,
        "tile gray": 2,
    }
    ways = 1
    for _ in range(9):
        weights = table.weights()
        last = [*weights][-1]
        ways *= weights[last]
        table.play(last)
    # The product of the weights over 9! is the chance of one layout.
    assert factorial(9) // ways == 22_680


@pytest.mark.rule("UL-3.6", "UL-3.7", "UL-3.8")
def test_docks_bag_and_bank() -> None:
    table = played_setup(2)
    assert table.docks() == COLOURS
    assert table.bag() == 116
    limited = played_setup(4, limited_supply=True)
    assert limited.state.coin_bank() == 26 - 8
    assert limited.state.sparrow_bank() == 30 - 8


@pytest.mark.rule("UL-3.10")
def test_start_tiles_are_drawn_in_seat_order() -> None:
    table = opened(3).begin("draw_start_tile")
    assert table.weights() == {"tile brown": 26} | {f"tile {c}": 23 for c in COLOURS[1:]}
    table.play("tile gray", "tile brown")
    assert table.weights()["tile gray"] == 22
    table.play("tile gray")
    assert [table.tiles(seat) for seat in range(3)] == [{"gray": 1}, {"brown": 1}, {"gray": 1}]
    assert table.asked == "draw_start_player"


@pytest.mark.rule("UL-3.11")
def test_the_start_player_is_drawn_and_stays() -> None:
    table = opened(3).begin("draw_start_player")
    assert table.weights() == {f"start_player {seat}": 1 for seat in range(3)}
    table.play("start_player 2", "tower full_mint")
    assert table.state.start_player == table.state.to_move == 2
    later = position(3, round=4, start_player=1, to_move=0, at="menu", turn={"plays_left": 0})
    assert later.asked == "turn_up_tower"
    later.play("tower full_mint")
    assert (later.state.start_player, later.state.to_move, later.state.round) == (1, 1, 5)


@pytest.mark.rule("UL-3.12", "UL-4.2", "UL-10.6")
def test_the_tower_stack_in_every_mode() -> None:
    standard = played_setup(2)
    assert standard.state.tower == -1  # not turned up yet
    assert len(standard.weights()) == 12
    standard.play("tower clear_view")
    assert standard.state.tower == 6
    advanced = played_setup(2, tower_mode="advanced")
    assert advanced.state.tower == 0  # the first outcome
    assert advanced.asked == "turn_up_tower"
    advanced.play("tower book_fair")
    assert (advanced.state.tower, advanced.state.next_tower) == (0, 1)
    counter = played_setup(2, tower_mode="counter")
    assert counter.asked == "turn_draw"
    assert count_bits(counter.state.towers) == 12


@pytest.mark.rule("UL-12.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_material_for_every_number_of_players(seats: int) -> None:
    table = played_setup(seats)
    view = table.view(0)
    assert sum(len(quarter.seals) for quarter in view.quarters) == 36
    assert table.bag() + 9 + 5 + seats == 132
    assert len(view.players) == seats
    assert [p.seals for p in view.players] == [12] * seats


def test_a_position_needs_only_what_is_special() -> None:
    table = position(players=[player(coins=7)])
    assert table.player().coins == 7
    assert table.player(1).coins == 2
    assert table.bag() == 118
    assert table.asked == "turn_draw"
