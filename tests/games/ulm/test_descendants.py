"""The powers of the eight descendants (UL-7)."""

from typing import Any

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.core.bits import count_bits


def owning(descendant: str, **kwargs: Any) -> dict[str, Any]:
    return player(descendants=descendant, **kwargs)


@pytest.mark.rule("UL-7.1")
def test_abbot_may_take_a_dock_tile_after_each_clear_away() -> None:
    table = after_push("white white", players=[owning("abbot")], outer="n0=gray s1=gray")
    table.play("use_action white", "clear_side n", "decline")
    assert table.tiles() == {"gray": 1}
    table.play("use_action white", "take_dock 0", "tile gray")
    assert table.tiles() == {"brown": 1, "gray": 2}


@pytest.mark.rule("UL-7.1")
def test_abbot_helps_with_the_city_wall_too() -> None:
    me = owning("abbot", hand="city_wall", tiles="white")
    table = position(players=[me], outer="n0=gray").play("play_immediate city_wall")
    assert table.asked == "abbot_tile"
    table.play("take_dock 1", "tile gray")
    assert table.tiles() == {"turquoise": 1, "gray": 1}
    assert table.points()[0] == 7  # the 2 VP come after it


@pytest.mark.rule("UL-7.1")
def test_only_the_owner_has_the_abbot() -> None:
    people = [player(), owning("abbot")]
    table = after_push("white gray", players=people, outer="n0=gray").play("use_action white")
    assert table.asked == "action_menu"


@pytest.mark.rule("UL-7.2")
def test_scholar_after_an_exchange_but_not_before() -> None:
    me = owning("scholar", tiles="gray white orange")
    table = before_push("gray", players=[me])
    assert table.legal("scholar_push") == ["white", "orange"]
    table.play("exchange_dock 0")
    assert table.legal("scholar_push") == ["white", "orange", "gray"]
    table.play("scholar_push white")
    assert table.tiles() == {"brown": 1, "orange": 1, "gray": 1}
    assert table.legal("scholar_push") == table.legal("exchange_dock") == []
    early = before_push("gray", players=[me]).play("scholar_push white")
    assert early.legal("exchange_dock") == []


def guarded(grid: str, push: str, drawn: str = "gray") -> Table:
    return before_push(drawn, grid=grid, players=[owning("city_guard")]).play(f"push {push}")


@pytest.mark.rule("UL-7.4", "UL-2.7")
@pytest.mark.parametrize(
    ("grid", "push"),
    [
        ("gray gray brown / white white orange / turquoise orange white", "w0"),
        ("brown white orange / gray gray white / turquoise orange white", "w1"),
        ("brown white orange / white orange white / gray gray turquoise", "w2"),
        ("gray brown white / gray white orange / brown turquoise orange", "n0"),
        ("brown gray white / white gray orange / orange turquoise orange", "n1"),
        ("brown white gray / white orange gray / turquoise orange white", "n2"),
        ("gray white brown / white gray orange / orange turquoise white", "e2"),
        ("white orange gray / turquoise gray brown / orange turquoise white", "w2"),
    ],
)
def test_city_guard_sees_every_line(grid: str, push: str) -> None:
    assert guarded(grid, push).points()[0] == 7


@pytest.mark.rule("UL-7.4")
def test_city_guard_scores_once_for_several_lines_and_only_his_owner() -> None:
    both = "gray white orange / gray brown white / turquoise gray gray"
    twice = guarded(both, "n0")
    assert twice.grid() == ["gray white orange", "gray brown white", "gray gray gray"]
    assert twice.points()[0] == 7
    others = [player(), owning("city_guard")]
    seen = before_push("gray", grid=both, players=others).play("push n0")
    assert seen.points() == [5, 5]


@pytest.mark.rule("UL-7.5")
def test_builder_draws_two_and_keeps_one() -> None:
    table = position(players=[owning("builder")]).play("tile gray")
    assert table.weights()["tile gray"] == 22
    table.play("tile brown")
    assert table.legal() == ["builder_keep brown", "builder_keep gray"]
    table.play("builder_keep gray")
    assert (table.state.drawn_tile, table.state.bag[0], table.state.bag[4]) == (4, 26, 22)
    equal = position(players=[owning("builder")]).play("tile gray", "tile gray")
    assert equal.asked == "before_push"
    assert equal.state.bag[4] == 22
    seeing = position(players=[owning("builder")], tower="tower_clear_view")
    seeing.play("pick_bag_color white")
    assert seeing.asked == "before_push"


@pytest.mark.rule("UL-7.6", "UL-12.15")
def test_merchant_swaps_once_in_any_window() -> None:
    me = owning("merchant", tiles="gray gray white")
    start = position(players=[me])
    assert start.legal("merchant_give") == ["white", "gray"]
    start.play("merchant_give gray")
    assert start.legal("take_dock") == ["0", "1", "2", "3"]
    start.play("take_dock 3")
    assert start.tiles() == {"white": 1, "orange": 1, "gray": 1}
    assert start.docks() == ["brown", "turquoise", "white", "gray", "gray"]
    assert start.asked == "turn_draw"
    middle = before_push("gray", players=[me]).play("merchant_give gray", "take_dock 0")
    assert middle.legal("merchant_give") == []
    later = after_push("gray gray", players=[me]).play("use_action gray")
    assert later.legal("merchant_give") == ["white", "gray"]
    gained = after_push(
        "orange gray",
        players=[player(barge=6, tiles="gray")],
        oath_house=["merchant", "abbot", "builder", "scholar"],
    )
    gained.play("use_action orange", "seal_quarter oath_house", "choose_descendant merchant")
    assert gained.legal("merchant_give") == ["gray"]


@pytest.mark.rule("UL-7.6")
def test_merchant_needs_another_colour() -> None:
    me = owning("merchant", tiles="gray white")
    table = before_push("brown", players=[me], docks="gray gray gray - -")
    assert table.legal("merchant_give") == ["white"]
    table.play("merchant_give white")
    assert table.legal("take_dock") == ["0", "1", "2"]


@pytest.mark.rule("UL-7.9")
def test_several_descendants_and_those_that_wait_for_the_next_turn() -> None:
    me = player(barge=6, descendants="mint_master")
    table = after_push(
        "orange gray", players=[me], oath_house=["mint_master", "city_guard", "builder", "scholar"]
    )
    table.play("use_action orange", "seal_quarter oath_house", "choose_descendant city_guard")
    assert count_bits(table.player().descendants) == 2
    assert table.points()[0] == 5
    assert count_bits(table.state.lying_descendants()) == 2
