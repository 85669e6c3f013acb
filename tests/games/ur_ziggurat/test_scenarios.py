"""The worked examples of the rules, as scenarios.json tells them."""

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.games.ur_ziggurat.table import FOUR_BUILT, dealt, full_board, letters, new_game, table

FILE = Path(__file__).with_name("scenarios.json")
FAR = ("a6 A/C p1 5", "b6 A/C p1 5", "c6 A/C p1 5", "d6 C/M p1 5", "e6 C/M p1 5", "f6 C/M p1 5")
"""Cubes that keep a supply small and change nothing else."""


def test_every_scenario_has_its_test() -> None:
    told = [scenario["id"] for scenario in json.loads(FILE.read_text("utf-8"))["scenarios"]]
    assert len(told) == 49
    tests = [name[5:11] for name in globals() if name.startswith("test_ur_s")]
    assert sorted(told) == sorted(tests)


@pytest.mark.rule("UR-1.1", "UR-2.1", "UR-3.4", "UR-3.5")
def test_ur_s01_set_up_for_four() -> None:
    game = dealt(4)
    places = [letters(game.state.tiles[place]) for place in range(40)]
    pairs = Counter("".join(sorted(each)) for each in places)
    assert len(pairs) == 10
    assert set(pairs.values()) == {4}
    assert len({game.state.tiles[place] // 2 for place in range(40)}) == 40
    position = game.json()
    assert [len(position[part]) for part in ("cells", "hands", "aside")] == [36, 4, 0]
    assert all(game.on(name) == (0,) for name in game.board.names)
    assert position["supply"] == [40] * 4
    assert position["stock"] == 5


@pytest.mark.rule("UR-3.5", "UR-7.8")
def test_ur_s02_a_tile_set_aside() -> None:
    position = dealt(3).json()
    assert [len(position[part]) for part in ("cells", "hands", "aside")] == [36, 3, 1]
    cells = ("a1 A/W p1 3", "b1 A/C")
    for agreed, aside, offered in ((False, "C/M", []), (True, "C/M", ["0"]), (True, "W/A", [])):
        game = table(*cells, players=3, hands="A/W", aside=aside, reserve_exchange=agreed)
        game.play("option claim", "b1")
        assert game.legal("reserve") == offered
        assert game.why("reserve 1") == "nothing_aside"


@pytest.mark.rule("UR-2.1", "UR-2.4")
def test_ur_s03_set_up_for_five() -> None:
    game = dealt(5)
    board, position = game.board, game.json()
    columns, rows = ({name[at] for name in board.names} for at in (0, 1))
    assert (len(columns), len(rows)) == (7, 5)
    assert [len(position[part]) for part in ("cells", "hands", "aside")] == [35, 5, 0]
    assert game.neighbours("g5") == ["g4", "f5"]
    assert board.edges[game.cell("g5")] == 2


@pytest.mark.rule("UR-3.3")
def test_ur_s04_no_equal_neighbours() -> None:
    for seed in range(20):
        assert dealt(4, seed).equal_neighbours() == []


@pytest.mark.rule("UR-3.6", "UR-4.2")
def test_ur_s05_the_first_turn_is_an_entry() -> None:
    game = table(hands="A/W")
    assert game.asked == "entry_place"
    assert game.legal() == game.board.names
    game.play("d4")
    assert (game.on("d4"), game.supply()) == ((3,), 37)
    assert game.asked == "exchange_target"


@pytest.mark.rule("UR-7.1", "UR-7.3", "UR-7.4")
def test_ur_s06_exchange_targets() -> None:
    game = table("a1 W/A", "b1 A/C", "c1 P/M", hands="A/W").play("d4")
    assert {"b1", "c1"} <= {*game.legal()}
    assert game.why("a1") == "exchange_matches"
    assert game.why("d4") == "exchange_occupied"


@pytest.mark.rule("UR-7.2")
def test_ur_s07_the_side_up_is_chosen() -> None:
    game = table("b1 P/M", hands="A/W").play("d4", "b1")
    assert game.legal() == ["up front", "up back"]
    game.play("up back")
    assert game.tile("b1") == "W/A"
    assert game.on("b1") == (0,)
    assert game.hand() == "P/M"


@pytest.mark.rule("UR-4.4", "UR-5.5", "UR-5.6")
def test_ur_s08_all_options() -> None:
    assert table("b2 A/W p1 5", "c2 C/M p1 2").options() == [1, 2, 3, 4, 5]
    assert table("b2 A/W p1 4", "c2 C/M p1 2").options() == [1, 2, 3, 4]


@pytest.mark.rule("UR-5.3", "UR-6.1.3")
def test_ur_s09_two_cubes_below_the_limit() -> None:
    game = table("b2 A/W p1 4", "e5 C/P p1 1").play("option two_cubes", "b2")
    assert game.on("b2") == (5,)
    assert game.legal() == ["e5"]
    game.play("e5")
    assert (game.on("e5"), game.supply()) == ((2,), 33)
    assert game.asked == "exchange_target"


@pytest.mark.rule("UR-5.3", "UR-12.1")
def test_ur_s10_one_cube_left() -> None:
    game = table("b2 A/W p1 3", *FAR, "f5 P/W p1 5", "f4 P/W p1 1")
    assert game.supply() == 1
    game.play("option two_cubes", "b2")
    assert (game.on("b2"), game.supply()) == ((4,), 0)
    assert game.asked == "exchange_target"
    empty = table("b2 A/W p1 4", *FAR, "f5 P/W p1 5", "f4 P/W p1 1")
    assert empty.supply() == 0
    assert empty.options() == [1, 2, 5]


@pytest.mark.rule("UR-5.4")
def test_ur_s11_claiming_anywhere() -> None:
    game = table("a1 A/W p1 3", "c3 M/P p2 2").play("option claim")
    assert {*game.legal()} == {*game.board.names} - {"a1", "c3"}
    game.play("f6")
    assert (game.on("f6"), game.supply()) == ((1,), 36)


@pytest.mark.rule("UR-5.2", "UR-6.2.4")
def test_ur_s12_cube_before_agriculture() -> None:
    game = table("b2 A/W p1 1", hands="A/P")
    game.play("option one_action_and_cube", "plan front before", "b2")
    assert (game.on("b2"), game.supply()) == ((3,), 37)
    assert game.told("gained")[0].cubes == [2]


@pytest.mark.rule("UR-6.2.1", "UR-6.2.2", "UR-6.2.4")
def test_ur_s13_agriculture() -> None:
    game = table("b2 A/W p1 1", "b3 C/P p1 2", "e5 W/M p1 3", action="agriculture")
    assert game.on("b2", "b3", "e5") == (2, 2, 2)
    assert game.supply() == 34


@pytest.mark.rule("UR-6.2.1", "UR-6.1.3")
def test_ur_s14_agriculture_cut_to_what_fits() -> None:
    game = table("b2 A/W p1 1", "c2 A/C p1 4", action="agriculture")
    assert game.on("b2", "c2") == (3, 5)
    assert game.supply() == 32


@pytest.mark.rule("UR-6.2.4")
def test_ur_s15_lone_fields_exempt() -> None:
    lone = "b2 A/W p1 1"
    exempt = table(lone, action="agriculture", agriculture_isolated="exempt")
    assert exempt.on("b2") == (3,)
    assert table(lone, action="agriculture").on("b2") == (2,)


SHORT = (
    "b2 A/W p1 1",
    "c2 A/C p1 1",
    "a2 M/P p1 5",
    "b1 M/P p1 5",
    "c1 M/P p1 5",
    "d2 M/W p1 5",
    "b3 M/W p1 5",
    "c3 C/W p1 5",
)


@pytest.mark.rule("UR-6.1.4", "UR-6.2.1", "UR-10.4")
def test_ur_s16_a_shortage_in_agriculture() -> None:
    def short(*cells: str) -> list[int | str]:
        game = table(*SHORT, cubes_per_player=35, action="agriculture")
        assert game.supply() == 3
        assert game.asked == "distribute"
        assert game.legal() == ["b2", "c2"]
        game.play(*cells)
        assert game.asked == "exchange_target"
        assert game.supply() == 0
        return [*game.on("b2", "c2")]

    assert short("b2", "b2") == [3, 2]
    assert short("c2", "c2") == [2, 3]
    assert short("b2", "c2", "b2") == [3, 2]


@pytest.mark.rule("UR-6.1.2", "UR-6.2.3")
def test_ur_s17_no_field_no_effect() -> None:
    game = table("b3 C/P p1 2", "e5 W/M p1 3", action="agriculture")
    assert game.on("b3", "e5") == (2, 3)
    assert game.supply() == 35


@pytest.mark.rule("UR-6.2.2", "UR-7.4")
def test_ur_s18_a_starved_tile_can_be_exchanged() -> None:
    game = table("b2 A/W p1 1", "f6 C/M p1 1", hands="A/P", action="agriculture")
    assert game.on("b2", "f6") == (2, 0)
    assert "f6" in game.legal()
    assert "b2" not in game.legal()


@pytest.mark.rule("UR-6.3.1", "UR-6.3.2")
def test_ur_s19_culture() -> None:
    game = table(
        "c3 C/A p1 2",
        "d4 C/W p1 1",
        "c4 P/W p1 1",
        "d3 M/P p2 1",
        "e4 A/M p3 2",
        action="culture",
    )
    assert game.on("d3", "c4", "e4", "c3", "d4") == ("p2 3", 3, "p3 3", 2, 1)
    assert [game.supply(player) for player in ("p1", "p2", "p3")] == [34, 37, 37]


@pytest.mark.rule("UR-6.3.3", "UR-6.1.4")
def test_ur_s20_the_owner_settles_the_shortage() -> None:
    far = [cell.replace("p1", "p2") for cell in FAR]
    game = table(
        "c3 C/A p1 2",
        "c2 M/P p2 1",
        "b3 W/A p2 1",
        "d3 P/A p2 1",
        *far,
        "f5 P/W p2 5",
        action="culture",
    )
    assert game.supply("p2") == 2
    assert (game.asked, game.actor, game.to_move) == ("distribute", "p2", "p1")
    assert game.legal() == ["c2", "b3", "d3"]
    game.play("c2")
    assert game.legal() == ["b3", "d3"]
    game.play("d3")
    assert game.on("c2", "b3", "d3") == ("p2 2", "p2 1", "p2 2")
    assert game.supply("p2") == 0
    assert (game.asked, game.actor) == ("exchange_target", "p1")


@pytest.mark.rule("UR-6.1.3", "UR-8.6", "UR-6.3.1")
def test_ur_s21_culture_and_full_tiles() -> None:
    game = table("c3 C/A p1 2", "b3 A/P p1 4", "c2 M/P p2 5", "d3 W/P p2 Z", action="culture")
    assert game.on("c2", "d3", "b3") == ("p2 5", "p2 Z", 5)
    assert game.supply("p2") == 34


@pytest.mark.rule("UR-6.4.1", "UR-2.4")
def test_ur_s22_commerce_in_the_corner() -> None:
    game = table("a1 M/A p1 1", "b1 C/P p2 2", "a2 W/A p3 1", action="commerce")
    assert game.on("a1", "b1", "a2") == (5, "p2 2", "p3 1")


@pytest.mark.rule("UR-6.4.2", "UR-8.6")
def test_ur_s23_commerce_on_the_rim() -> None:
    game = table("c1 M/A p1 1", "d1 C/W p1 2", "b1 C/P p2 Z", "c2 W/A p3 1", action="commerce")
    assert game.on("c1") == (3,)


@pytest.mark.rule("UR-6.5.1", "UR-6.5.2")
def test_ur_s24_politics() -> None:
    cells = ("a1 A/W p1 4", "f6 C/M p1 1", "c3 W/P p1 2", "e2 A/P p1 Z")
    game = table(*cells, action="politics")
    assert game.supply() == 32
    game.play("leave 5", "leave 2")
    assert game.on("a1", "c3", "f6", "e2") == (5, 2, 0, "p1 Z")
    assert game.supply() == 32
    game = table(*cells, action="politics")
    assert game.legal() == [f"leave {n}" for n in range(6)]
    game.play("leave 0")
    assert game.legal() == [f"leave {n}" for n in (2, 3, 4, 5)]  # f6 cannot hold the other 7


@pytest.mark.rule("UR-6.5.1", "UR-10.2", "UR-10.4")
def test_ur_s25_politics_tile_by_tile() -> None:
    cells = ("a1 A/W p1 5", "b4 C/M p1 4", "f6 W/P p1 3")
    game = table(*cells, action="politics")
    assert game.legal() == [f"leave {n}" for n in (2, 3, 4, 5)]
    game.play("leave 2")
    assert game.asked == "exchange_target"
    assert game.on("a1", "b4", "f6") == (2, 5, 5)
    game = table(*cells, action="politics").play("leave 5")
    assert game.legal() == [f"leave {n}" for n in (2, 3, 4, 5)]
    assert game.on("a1", "b4", "f6") == (5, 4, 3)  # the cubes move when all is said
    game.play("leave 2")
    assert game.asked == "exchange_target"
    assert game.on("a1", "b4", "f6") == (5, 2, 5)


@pytest.mark.rule("UR-6.6.2", "UR-6.6.3")
def test_ur_s26_attack_with_the_penalty() -> None:
    game = table("b2 A/W p1 3", "c2 C/M", action="war").play("attack b2 e")
    assert game.on("b2", "c2") == (0, 1)
    assert game.supply() == 39
    around = ("c2 C/M", "b1 C/P", "a2 C/W", "b3 C/W")
    assert table("b2 A/W p1 2", *around, action="war").asked == "exchange_target"


@pytest.mark.rule("UR-6.6.2")
def test_ur_s27_war_tiles_pay_no_penalty() -> None:
    game = table("b2 W/A p1 2", "c2 C/M", action="war").play("attack b2 e")
    assert game.on("b2", "c2") == (0, 1)
    assert game.supply() == 39


@pytest.mark.rule("UR-6.6.2", "UR-6.6.4")
def test_ur_s28_equal_types_pay_no_penalty() -> None:
    cells = ("b2 C/A p1 4", "c2 C/M p2 2")
    game = table(*cells, action="war").play("attack b2 e")
    assert game.legal() == ["move 1", "move 2"]
    game.play("move 1")
    assert game.on("b2", "c2") == (1, 1)
    assert (game.supply("p1"), game.supply("p2")) == (38, 40)
    game = table(*cells, action="war").play("attack b2 e", "move 2")
    assert game.on("b2", "c2") == (0, 2)


@pytest.mark.rule("UR-6.6.2", "UR-6.6.4")
def test_ur_s29_the_last_cube_must_move() -> None:
    game = table("b2 A/W p1 5", "c2 C/M p2 3", action="war").play("attack b2 e")
    assert game.asked == "exchange_target"
    assert game.on("b2", "c2") == (0, 1)
    assert game.supply() == 39


@pytest.mark.rule("UR-6.6.6", "UR-6.6.7")
def test_ur_s30_full_tiles_are_safe() -> None:
    cells = ("c2 C/M p2 5", "b3 C/P p2 4")
    game = table("b2 W/A p1 5", *cells, action="war")
    assert game.why("attack b2 e") == "never_attacked"
    game.play("attack b2 s")
    assert game.on("b2", "b3") == (0, 1)
    assert table("b2 A/W p1 5", *cells, action="war").why("attack b2 s") == "attack_too_dear"


@pytest.mark.rule("UR-6.6.5")
def test_ur_s31_a_conquered_tile_attacks_on() -> None:
    game = table("a1 W/A p1 5", "b1 W/C", "c1 A/C", action="war")
    game.play("attack a1 e", "move 4")
    assert game.on("a1", "b1") == (0, 4)
    game.play("attack b1 e", "move 3")
    assert game.on("b1", "c1") == (0, 3)
    assert game.supply() == 37


@pytest.mark.rule("UR-6.6.1", "UR-8.6")
def test_ur_s32_own_tiles_and_ziggurats_are_no_targets() -> None:
    game = table("b2 W/A p1 5", "b1 C/M p1 1", "c2 C/M p2 Z", action="war")
    assert game.why("attack b2 n") == "own_tile"
    assert game.why("attack b2 e") == "tile_has_ziggurat"
    assert game.play("stop").asked == "exchange_target"


@pytest.mark.rule("UR-5.1")
def test_ur_s33_the_order_of_two_actions() -> None:
    cells = ("b2 A/W p1 2", "b3 A/C")
    game = table(*cells, hands="A/W").play("option both_actions", "order front")
    assert game.on("b2") == (3,)
    assert game.asked == "war_attack"
    game.play("attack b2 s", "move 1")
    assert game.on("b2", "b3") == (1, 1)
    game = table(*cells, hands="A/W").play("option both_actions", "order back", "attack b2 s")
    assert game.on("b2", "b3") == (0, 2)
    assert game.asked == "exchange_target"


@pytest.mark.rule("UR-2.8", "UR-8.1", "UR-8.2", "UR-8.8")
def test_ur_s34_two_ziggurats() -> None:
    game = table("b2 A/W p1 5", "e5 C/P p1 5").play("option build", "b2", "e5")
    assert game.on("b2", "e5") == ("p1 Z", "p1 Z")
    assert game.supply() == 38
    assert game.state.stock == 3
    assert game.asked == "exchange_target"


@pytest.mark.rule("UR-8.3")
def test_ur_s35_the_last_of_the_stock() -> None:
    game = table("b2 A/W p1 5", "e5 C/P p1 5", *FOUR_BUILT)
    game.play("option build", "b2")
    assert game.asked == "exchange_target"
    assert game.state.stock == 0
    assert game.on("e5") == (5,)
    assert game.view().last_round


@pytest.mark.rule("UR-9.1", "UR-12.11")
def test_ur_s36_the_round_is_finished() -> None:
    cells = [cell.replace("p2 Z", "p1 Z") for cell in FOUR_BUILT]
    cells += ["b2 A/W p2 5", "c2 A/W p3 5", "e2 C/P p4 5"]
    game = table(*cells, to_move="p2", round=14)
    game.play("option build", "b2").exchange()
    assert game.to_move == "p3"
    assert game.options() == [1, 2, 4]
    game.pass_turn()
    assert game.to_move == "p4"
    assert 5 not in game.options()
    game.pass_turn()
    assert (game.asked, game.ending) == ("over", "fifth_ziggurat")
    game = table(*cells, to_move="p4", round=14)
    game.play("option build", "e2").exchange()
    assert (game.asked, game.ending) == ("over", "fifth_ziggurat")


@pytest.mark.rule("UR-7.5", "UR-9.2", "UR-12.6")
def test_ur_s37_claiming_the_last_cell() -> None:
    game = table(*full_board("f6", a1="A/W p2 2"), to_move="p2", round=12)
    assert game.play("option claim").legal() == ["f6"]
    game.play("f6")
    assert (game.asked, game.ending) == ("over", "no_exchange")
    assert len(game.state.result().places) == 4


@pytest.mark.rule("UR-9.5", "UR-9.7")
def test_ur_s38_one_set_with_the_best_tiles() -> None:
    game = table(
        "a1 A/C p1 2", "a3 A/C p1 5", "c1 C/M p1 3", "e1 M/P p1 1", "c3 P/W p1 4", "e3 W/A p1 5"
    )
    assert game.points()[0] == 18


@pytest.mark.rule("UR-9.5", "UR-9.6", "UR-9.7")
def test_ur_s39_two_sets_with_ziggurats() -> None:
    cells = (
        *("a1 A/C p1 3", "b1 C/M p1 2", "c1 M/P p1 4", "d1 M/P p1 2", "e1 P/W p1 1"),
        *("f1 P/W p1 3", "a2 W/A p1 2", "b2 W/A p1 2", "c2 A/C p1 Z"),
    )
    assert table(*cells, "d2 C/M p1 Z").points()[0] == 21
    # Without the Culture ziggurat only one set is left.
    assert table(*cells).points()[0] == 3 + 2 + 4 + 3 + 2


@pytest.mark.rule("UR-9.8")
@pytest.mark.parametrize(("cubes", "places"), [(3, [1, 2, 3, 4]), (4, [1, 1, 3, 4])])
def test_ur_s40_the_tie_break(cubes: int, places: list[int]) -> None:
    game = table(
        *("a1 A/C p1 4", "c1 C/M p1 4", "e1 M/P p1 4", "a3 P/W p1 4", "c3 W/A p1 4"),
        *("e3 A/C p1 3", "a5 A/C p1 Z"),
        *("b2 A/P p2 4", "d2 C/P p2 4", "f2 M/W p2 4", "b4 P/A p2 4", "d4 W/C p2 4"),
        f"f4 C/M p2 {cubes}",
        *("a6 A/M p3 2", "b6 C/P p3 2", "c6 M/W p3 2", "d6 P/A p3 2", "e6 W/C p3 3"),
        ending="last_round",
    )
    assert game.points() == [20, 20, 11, 0]
    result = game.state.result()
    assert result.facts["cubes_on_board"] == [24, 20 + cubes, 11, 0]
    assert result.places == places


@pytest.mark.rule("UR-1.4", "UR-9.4", "UR-12.13")
def test_ur_s41_cubes_and_rounds_by_players() -> None:
    games = [new_game(players) for players in (2, 3, 4, 5)]
    assert [game.supply() for game in games] == [90, 60, 40, 40]
    assert [game.state.terms.max_rounds for game in games] == [80, 54, 40, 32]
    assert all(new_game(n, cubes_per_player=25).supply() == 25 for n in (2, 3, 4, 5))


@pytest.mark.rule("UR-3.2", "UR-3.3", "UR-10.3")
def test_ur_s42_the_draws() -> None:
    game = new_game(4)
    assert game.weights() == {f"start p{n}": 1 for n in (1, 2, 3, 4)}
    game.play("start p3")
    assert [*game.weights().values()] == [4] * 20
    weights = game.play("tile agriculture/culture").weights()
    assert sum(weights.values()) == 63
    assert weights["tile culture/agriculture"] == 3
    assert weights["tile war/agriculture"] == 4
    assert not any(outcome.startswith("tile agriculture") for outcome in weights)
    draws = 2
    while game.actor == "chance":
        game.play(game.legal()[0])
        draws += 1
    assert draws == 41


@pytest.mark.rule("UR-4.1", "UR-4.5", "UR-3.2")
def test_ur_s43_turn_order_from_the_start_player() -> None:
    game = table(first="p3", to_move="p3", round=1)
    order = []
    for _ in range(8):
        order.append((game.state.round, game.to_move))
        game.pass_turn()
    players = ["p3", "p4", "p1", "p2"]
    assert order == [(1, player) for player in players] + [(2, player) for player in players]
    cells = ["b2 A/W p4 5", *FOUR_BUILT]
    game = table(*cells, first="p3", to_move="p4", round=5)
    game.play("option build", "b2").exchange()
    assert game.to_move == "p1"
    assert game.pass_turn().to_move == "p2"
    assert game.pass_turn().asked == "over"


@pytest.mark.rule("UR-8.7", "UR-5.5")
def test_ur_s44_one_ziggurat_each() -> None:
    cells = ("b2 A/W p1 5", "e5 C/P p1 5")
    game = table(*cells, ziggurat_limit_per_player="1").play("option build", "b2")
    assert game.asked == "exchange_target"
    later = table("b2 A/W p1 Z", cells[1], ziggurat_limit_per_player="1")
    assert later.options() == [1, 2, 4]
    assert later.state.stock == 4
    assert later.why("option build") == "ziggurat_limit"


@pytest.mark.rule("UR-12.3", "UR-12.4", "UR-9.2")
def test_ur_s45_entering_on_the_last_cell() -> None:
    cells = [cell.replace("p3", "p1") for cell in full_board("d6")]
    game = table(*cells, to_move="p3")
    assert game.asked == "entry_place"
    assert game.legal() == ["d6"]
    game.play("d6")
    assert game.on("d6") == ("p3 3",)
    assert game.supply("p3") == 37
    assert (game.asked, game.ending) == ("over", "no_exchange")


@pytest.mark.rule("UR-7.7", "UR-7.5")
def test_ur_s46_only_matching_tiles_left() -> None:
    free = {"a1": "A/W", "b1": "W/A", "c1": "A/W"}
    cells = full_board(hands="A/W", **free, f6="C/M p1 1", f5="C/P p1 1")
    game = table(*cells, hands="A/W").play("option two_cubes", "f6", "f6")
    assert (game.asked, game.ending) == ("over", "no_exchange")
    assert game.hand() == "A/W"
    cells = full_board("d1", hands="A/W", **free, f6="C/M p1 1", f5="C/P p1 1")
    game = table(*cells, hands="A/W").play("option two_cubes", "f6", "f6")
    assert game.legal() == ["d1"]


@pytest.mark.rule("UR-9.4", "UR-9.5")
def test_ur_s47_the_last_round() -> None:
    game = table("b2 A/W p4 2", to_move="p4", round=40).pass_turn()
    assert (game.asked, game.ending) == ("over", "last_round")
    assert game.state.round == 40
    assert table("b2 A/W p4 2", to_move="p4", round=39).pass_turn().state.round == 40


@pytest.mark.rule("UR-3.7")
def test_ur_s48_the_draft() -> None:
    game = dealt(3, setup_mode="draft_three")
    first = game.state.first
    assert game.state.round == 0
    asked = []
    for name in ("a1", "b1", "c1", "a1", "b1", "c1", "d1", "e1", "f1"):
        assert game.asked == "draft_place"
        asked.append((game.state.actor - first) % 3)
        if len(asked) == 4:
            assert game.why("b1") == "taken_in_draft"
            assert "a1" in game.legal()
        game.play(name)
    assert asked == [0, 1, 2] * 3
    assert game.state.to_move == first
    assert game.state.round == 1
    assert game.options() == [1, 2, 3, 4]
    owner = f"p{first + 1}"
    assert [str(n).replace(owner, "").strip() for n in game.on("a1", "d1")] == ["2", "1"]


@pytest.mark.rule("UR-8.5", "UR-8.6", "UR-7.6", "UR-5.2")
def test_ur_s49_a_ziggurat_is_inert() -> None:
    game = table("b2 A/W p1 Z", "b3 A/C p1 1", hands="A/P")
    game.play("option one_action_and_cube", "plan front after")
    assert game.on("b3") == (2,)
    assert game.legal() == ["b3"]
    assert game.why("b2") == "tile_has_ziggurat"
    game.play("b3")
    assert game.on("b2", "b3") == ("p1 Z", 3)
    assert game.why("b2") == "tile_has_ziggurat"
