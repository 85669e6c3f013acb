"""The tower tiles (UL-10)."""

import pytest
from tests.games.ulm.table import after_push, played_setup, player, position

from edubba.games.ulm.space import TOWERS


@pytest.mark.rule("UL-10.1")
@pytest.mark.parametrize("tile", TOWERS)
def test_every_tile_can_come_into_force(tile: str) -> None:
    table = position(round=2, at="turn_up_tower", actor=-1)
    table.play(f"tower {tile.removeprefix('tower_')}")
    assert table.state.tower == TOWERS.index(tile)
    assert (table.state.towers >> TOWERS.index(tile)) & 1 == 0


@pytest.mark.rule("UL-10.1")
def test_an_effect_holds_for_every_player() -> None:
    people = [player(coins=0), player(coins=0)]
    table = after_push("gray", players=people, tower="tower_full_mint").play("use_action gray")
    assert table.state.to_move == 1
    assert table.state.tower == TOWERS.index("tower_full_mint")
    second = after_push("gray", players=people, tower="tower_full_mint", to_move=1, start_player=1)
    assert second.play("use_action gray").player(1).coins == 2


@pytest.mark.rule("UL-10.2", "UL-10.4")
def test_imperial_tax_takes_what_there_is() -> None:
    people = [player(coins=3), player(coins=2), player(coins=1), player(coins=0)]
    table = position(4, players=people, round=2, at="turn_up_tower", actor=-1)
    table.play("tower imperial_tax")
    assert [table.player(seat).coins for seat in range(4)] == [1, 0, 0, 0]
    assert table.points() == [5, 5, 5, 5]
    hard = position(
        4,
        options={"tax_shortfall": "lose_5_vp"},
        players=[player(coins=0, vp=2)],
        round=2,
        at="turn_up_tower",
        actor=-1,
    ).play("tower imperial_tax")
    assert hard.points()[0] == -3


@pytest.mark.rule("UL-10.3", "UL-10.4")
def test_stone_levy() -> None:
    people = [player(tiles="gray white brown"), player(tiles="gray", vp=3), player()]
    table = position(3, players=people, round=2, at="turn_up_tower", actor=-1)
    table.play("tower stone_levy")
    assert (table.state.actor, table.legal()) == (0, ["levy tiles", "levy vp"])
    table.play("levy tiles")
    assert table.legal() == ["levy_give brown", "levy_give white", "levy_give gray"]
    table.play("levy_give white")
    assert table.legal() == ["levy_give brown", "levy_give gray"]
    table.play("levy_give brown")
    assert [table.tiles(seat) for seat in range(3)] == [{"gray": 1}, {"gray": 1}, {}]
    assert table.points() == [5, -2, 0]
    paying = position(2, players=people[:1], round=2, at="turn_up_tower", actor=-1)
    paying.play("tower stone_levy", "levy vp")
    assert paying.points()[0] == 0
    assert paying.player().tile_count() == 3
    two = position(2, players=[player(tiles="gray gray")], round=2, at="turn_up_tower", actor=-1)
    two.play("tower stone_levy", "levy tiles")
    assert two.player().tile_count() == 0  # both go, without a choice


@pytest.mark.rule("UL-10.5")
def test_clear_view() -> None:
    me = player(descendants="scholar", tiles="white")
    table = position(players=[me], tower="tower_clear_view")
    assert table.asked == "clear_view"
    assert len(table.legal("pick_bag_color")) == 5
    bag = table.bag()
    table.play("pick_bag_color gray")
    assert table.bag() == bag - 1
    assert table.legal("exchange_dock") == ["0", "1", "2", "3"]
    assert table.legal("scholar_push") == ["white"]
    missing = player(tiles="brown " * 26)
    assert "brown" not in position(players=[missing], tower="tower_clear_view").legal(
        "pick_bag_color"
    )


@pytest.mark.rule("UL-10.6")
def test_advanced_mode_shows_the_next_tile() -> None:
    table = played_setup(2, tower_mode="advanced")
    table.play("tower long_reach")
    state = table.state
    assert state.next_tower == TOWERS.index("tower_long_reach")
    last = position(
        options={"tower_mode": "advanced"},
        round=9,
        start_player=1,
        next_tower="tower_full_mint",
        tower="tower_long_reach",
        at="menu",
        turn={"plays_left": 0},
    )
    assert last.state.round == 10
    assert last.state.tower == TOWERS.index("tower_full_mint")
    assert last.state.next_tower == -1
    assert last.asked == "turn_draw"


@pytest.mark.rule("UL-10.6", "UL-4.3")
def test_advanced_mode_settles_duties_too() -> None:
    table = position(
        options={"tower_mode": "advanced"},
        round=3,
        start_player=1,
        next_tower="tower_imperial_tax",
        at="menu",
        turn={"plays_left": 0},
    )
    assert [table.player(seat).coins for seat in (0, 1)] == [2, 2]
    table.play("tower full_mint")
    assert [table.player(seat).coins for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("UL-10.7")
def test_council_assembly_allows_two_free_plays() -> None:
    me = player(hand="nave_1 choir_1 steeple_1")
    table = position(players=[me], tower="tower_council_assembly")
    table.play("play_face_up nave_1", "play_face_up choir_1")
    assert table.asked == "turn_draw"
    normal = position(players=[me]).play("play_face_up nave_1")
    assert normal.asked == "turn_draw"


@pytest.mark.rule("UL-10.8", "UL-5.14")
def test_open_gates_counts_for_each_player() -> None:
    people = [player(barge=13, coins=0), player(barge=14, coins=0)]
    table = after_push(
        "orange",
        players=people,
        tower="tower_open_gates",
        grid="orange orange white / brown turquoise turquoise / white gray gray",
    )
    table.play("use_action orange", "seal_quarter reichenauer_hof")
    assert table.state.to_move == 1
    assert not table.state.sealed
    table.play("tile gray", "push w0")
    assert "use_action orange" in table.legal()
