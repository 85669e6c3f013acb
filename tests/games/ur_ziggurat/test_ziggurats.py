"""Ziggurats (UR-8)."""

import pytest
from tests.games.ur_ziggurat.table import FOUR_BUILT, table


@pytest.mark.rule("UR-8.2")
def test_the_second_is_a_choice() -> None:
    game = table("b2 A/W p1 5", "e5 C/P p1 5", "c4 C/M p1 4").play("option build")
    assert game.legal() == ["b2", "e5"]
    assert game.why("c4") == "too_few_for_ziggurat"
    assert game.why("a1") == "tile_not_yours"
    game.play("e5")
    assert game.legal() == ["stop", "b2"]
    assert game.why("e5") == "tile_has_ziggurat"
    assert game.why("c4") == "too_few_for_ziggurat"
    game.play("stop")
    assert (game.on("b2", "e5"), game.state.stock) == ((5, "p1 Z"), 4)


@pytest.mark.rule("UR-8.2")
def test_a_third_is_never_offered() -> None:
    game = table("b2 A/W p1 5", "e5 C/P p1 5", "c4 C/M p1 5").play("option build", "b2", "c4")
    assert game.asked == "exchange_target"
    single = table("b2 A/W p1 5", "e5 C/P p1 4").play("option build", "b2")
    assert single.asked == "exchange_target"


@pytest.mark.rule("UR-8.3")
def test_an_empty_stock_ends_building() -> None:
    game = table("b2 A/W p1 5", *FOUR_BUILT, "e6 P/W p2 Z")
    assert game.state.stock == 0
    assert 5 not in game.options()
    assert game.why("option build") == "stock_empty"
    assert table("b2 A/W p1 4").why("option build") == "no_full_tile"


@pytest.mark.rule("UR-8.4")
def test_one_player_may_own_several() -> None:
    own = [cell.replace("p2", "p1").replace("p3", "p1").replace("p4", "p1") for cell in FOUR_BUILT]
    game = table("b2 A/W p1 5", *own).play("option build", "b2")
    assert game.on("a6", "b6", "c6", "d6", "b2") == ("p1 Z",) * 5


@pytest.mark.rule("UR-8.5", "UR-8.6", "UR-6.1.1")
def test_a_ziggurat_takes_no_part_in_anything() -> None:
    fed = table("b2 A/W p1 Z", "b3 C/P p1 2", "d2 A/C p1 1", action="agriculture")
    assert fed.on("b2", "b3", "d2") == ("p1 Z", 1, 2)
    taught = table("b2 C/A p1 Z", "b3 M/P p1 2", "c3 C/W p1 1", "c2 C/M p1 Z", action="culture")
    assert taught.on("b2", "b3", "c3", "c2") == ("p1 Z", 3, 1, "p1 Z")
    traded = table("a1 M/A p1 Z", "a3 M/W p1 1", "a2 C/P p2 Z", action="commerce")
    assert traded.on("a1", "a3") == ("p1 Z", 2)
    ruled = table("a1 M/A p1 Z", "a3 M/W p1 3", action="politics")
    assert (ruled.asked, ruled.on("a1", "a3")) == ("exchange_target", ("p1 Z", 3))
    fought = table("a1 W/A p1 Z", "a2 C/M p2 1", "f6 W/C p1 2", action="war")
    assert fought.why("attack a1 s") == "tile_has_ziggurat"
    added = table("a1 W/A p1 Z", "f6 W/C p1 2").play("option two_cubes")
    assert added.legal() == ["f6"]
    assert added.why("a1") == "tile_has_ziggurat"


@pytest.mark.rule("UR-8.6")
def test_a_ziggurat_leaves_the_edges_to_others() -> None:
    game = table("a1 C/A p2 Z", "b1 M/W p1 1", action="commerce")
    assert game.on("b1") == (2,)


@pytest.mark.rule("UR-8.7")
@pytest.mark.parametrize(("limit", "second"), [("none", True), ("2", True), ("1", False)])
def test_the_limit_per_player(limit: str, second: bool) -> None:
    cells = ("b2 A/W p1 5", "e5 C/P p1 5", "c4 C/M p1 5")
    game = table(*cells, ziggurat_limit_per_player=limit).play("option build", "b2")
    assert (game.asked == "build_second") is second
    owned = table("b2 A/W p1 Z", "a6 A/C p1 Z", "e5 C/P p1 5", ziggurat_limit_per_player=limit)
    assert (5 in owned.options()) is (limit == "none")


@pytest.mark.rule("UR-12.10", "UR-9.1")
def test_the_fourth_and_the_fifth_in_one_turn() -> None:
    game = table("b2 A/W p1 5", "e5 C/P p1 5", *FOUR_BUILT[1:]).play("option build", "b2", "e5")
    assert game.state.stock == 0
    assert game.log()[-1] == "Lapis builds the fifth ziggurat on e5: this round is the last."
    assert game.asked == "exchange_target"
    game.pass_turn()
    assert game.to_move == "p2"
