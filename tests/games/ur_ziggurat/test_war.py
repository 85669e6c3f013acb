"""War (UR-6.6)."""

from typing import Any, cast

import pytest
from tests.games.ur_ziggurat.table import table

from edubba.games.ur_ziggurat.decisions.war import cost
from edubba.games.ur_ziggurat.space import DATA

COSTS = [row.value for row in DATA.each("war_cost_table")]


@pytest.mark.rule("UR-6.6.2", "UR-6.6.3", "UR-6.6.6", "UR-6.6.7")
@pytest.mark.parametrize("attacker", [1, 2, 3, 4, 5])
def test_the_cost_table(attacker: int) -> None:
    for row in cast(Any, COSTS):
        cubes, penalty = row["defender_cubes"], row["penalty"]
        target = f"c2 C/M p2 {cubes}" if cubes else "c2 C/M"
        wall = ("b1 P/W p1 1", "a2 M/P p1 1", "b3 P/W p1 1")
        game = table(f"b2 {'A/W' if penalty else 'C/A'} p1 {attacker}", target, *wall, hands="P/W")
        assert cost(game.state, game.cell("b2"), game.cell("c2")) == row["cost"]
        game = table(*game_cells(penalty, attacker, target, wall), action="war")
        possible = game.asked == "war_attack" and "attack b2 e" in game.legal()
        assert possible is (attacker >= row["min_cubes_on_attacker"])
        if possible and attacker == 5:
            game.play("attack b2 e")
            if row["max_moved_from_5"] > 1:
                assert len(game.legal()) == row["max_moved_from_5"]


def game_cells(penalty: bool, cubes: int, target: str, wall: tuple[str, ...]) -> list[str]:
    return [f"b2 {'A/W' if penalty else 'C/A'} p1 {cubes}", target, *wall]


@pytest.mark.rule("UR-6.6.2")
def test_the_exemptions_do_not_add_up() -> None:
    for attacker, target, price in (
        ("W/A", "W/C", 1),
        ("W/A", "C/M", 1),
        ("C/A", "C/M", 1),
        ("A/C", "C/A", 2),
        ("C/A", "W/A", 2),  # a War defender spares nothing
    ):
        game = table(f"b2 {attacker} p1 5", f"c2 {target}")
        assert cost(game.state, game.cell("b2"), game.cell("c2")) == price


@pytest.mark.rule("UR-6.6.1", "UR-2.3")
def test_only_neighbours_are_attacked() -> None:
    game = table("b2 W/A p1 5", "c3 C/M p2 1", "d2 C/M p2 1", action="war")
    assert game.legal() == ["stop", *(f"attack b2 {way}" for way in "nesw")]
    assert game.why("attack c3 w") == "tile_not_yours"
    corner = table("a1 W/A p1 5", action="war")
    assert corner.legal() == ["stop", "attack a1 e", "attack a1 s"]
    assert corner.why("attack a1 n") == "nothing_there"


@pytest.mark.rule("UR-6.6.1", "UR-2.6")
def test_six_directions_on_the_hex_board() -> None:
    game = table("c4 W/A p1 5", action="war", board_topology="hex")
    assert len(game.legal()) == 7
    game.play("attack c4 ne", "move 4")
    assert game.on("c4", "d3") == (0, 4)  # row 4 is shifted east
    game = table("c3 W/A p1 5", action="war", board_topology="hex").play("attack c3 ne", "move 4")
    assert game.on("c3", "c2") == (0, 4)


@pytest.mark.rule("UR-6.6.4")
def test_the_beaten_cubes_return_to_their_owner() -> None:
    game = table("b2 W/A p1 5", "c2 C/M p3 2", action="war").play("attack b2 e")
    assert (game.supply("p1"), game.supply("p3")) == (37, 40)
    assert game.on("b2", "c2") == (3, 0)
    assert game.legal() == ["move 1", "move 2", "move 3"]
    assert game.why("move 4") == "too_few_to_move"
    game.play("move 2")
    assert game.on("b2", "c2") == (1, 2)
    assert game.state.owner(game.cell("c2")) == 0


@pytest.mark.rule("UR-6.6.5", "UR-6.6.1")
def test_the_same_tile_attacks_again() -> None:
    game = table("b2 W/A p1 5", "c2 C/M p2 1", "b1 C/P p3 1", action="war")
    game.play("attack b2 e", "move 1", "attack b2 n", "move 1")
    assert game.on("b2", "c2", "b1") == (1, 1, 1)
    assert game.asked == "exchange_target"  # no tile has cubes for another attack
    assert (game.supply("p2"), game.supply("p3")) == (40, 40)


@pytest.mark.rule("UR-6.6.1", "UR-10.4")
def test_war_is_not_asked_without_an_attack() -> None:
    assert table("b2 W/A p1 1", action="war").asked == "exchange_target"
    game = table("b2 W/A p1 1", hands="W/A").play("option both_actions", "order front")
    assert game.log()[1] == "War changes nothing for Lapis."
    # An attack is possible only while a tile beside it is neither own nor a ziggurat.
    walls = ("b1 C/M p1 1", "a2 C/M p1 1", "b3 C/P p2 Z", "c2 C/P p1 1")
    assert table("b2 W/A p1 5", *walls, action="war").asked == "exchange_target"


@pytest.mark.rule("UR-6.1.1")
def test_war_needs_no_war_tile_and_politics_no_politics_tile() -> None:
    assert table("b2 A/P p1 5", action="war").asked == "war_attack"
    assert table("b2 A/M p1 2", "c2 A/M p1 2", action="politics").asked == "politics_assign"


@pytest.mark.rule("UR-6.6.3")
def test_refusals_name_the_missing_cubes() -> None:
    game = table("b2 A/W p1 3", "c2 C/M p2 2", "b1 A/C", action="war")
    assert game.why_words("attack b2 e") == ("b2 needs 4 cubes to attack c2; it has 3. (UR-6.6.3)")
    assert "attack b2 n" in game.legal()
    assert game.why("attack c2 n") == "tile_not_yours"
    assert game.why("move 1") == "other_question"
