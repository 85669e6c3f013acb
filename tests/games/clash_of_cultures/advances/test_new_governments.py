"""Switching governments: price, conditions, and where the cubes go (CC-3.8, CC-3.9)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

VOTERS = "philosophy voting"
ALL_DEMOCRACY = "voting separation_of_power civil_liberties free_economy"
AUTOCRACY = ["nationalism", "totalitarianism", "absolute_power", "forced_labor"]


def state_of(advances: str, **goods: int) -> Table:
    return table().knows(0, advances).has(0, food=0).has(0, **goods).turn_of(0)


def in_autocracy(game: Table) -> list[str]:
    return [name for name in AUTOCRACY if name in game.advances(0)]


@pytest.mark.rule("CC-3.9", "CC-3.3")
def test_who_may_switch_to_what() -> None:
    assert state_of("philosophy draft state_religion", food=2).legal("switch") == []
    assert state_of(VOTERS, food=2).legal("switch") == []
    assert state_of(VOTERS + " draft", food=2).legal("switch") == ["autocracy"]
    both = state_of(VOTERS + " draft state_religion", food=2)
    assert both.legal("switch") == ["autocracy", "theocracy"]
    assert state_of(VOTERS + " draft", food=1).legal("switch") == []
    assert state_of(VOTERS + " draft", food=1, ideas=1).legal("switch") == ["autocracy"]
    assert state_of(VOTERS + " draft", gold=2).legal("switch") == ["autocracy"]
    other = state_of("draft nationalism philosophy", food=2)
    assert other.legal("switch") == ["democracy"]
    last = state_of("state_religion dogma philosophy draft", food=2)
    assert last.legal("switch") == ["democracy", "autocracy"]


@pytest.mark.rule("CC-3.9", "CC-3.5")
def test_a_single_cube_goes_to_the_top() -> None:
    game = state_of(VOTERS + " draft", food=2).play("switch autocracy").settle()
    assert (in_autocracy(game), "voting" in game.advances(0)) == (["nationalism"], False)
    assert (game.asked, game.state.actions, game.goods(0)) == ("main", 2, {})
    assert (game.player(0).happiness, game.player(0).culture) == (0, 0)
    assert len(game.told("government_left")) == len(game.told("advance_gained")) == 1


@pytest.mark.rule("CC-3.9")
def test_two_cubes_leave_a_choice() -> None:
    game = state_of("philosophy voting free_economy draft", food=2).play("switch autocracy")
    assert game.asks_for("cubes") == 1
    assert game.legal("advance") == ["totalitarianism", "absolute_power", "forced_labor"]
    assert game.whys("advance nationalism", "advance voting", "advance storage") == [
        "already_owned",
        "new_government_only",
        "new_government_only",
    ]
    game.play("advance forced_labor")
    assert (in_autocracy(game), game.asked) == (["nationalism", "forced_labor"], "main")


@pytest.mark.rule("CC-3.9")
def test_three_cubes_in_any_order() -> None:
    game = state_of("philosophy voting civil_liberties free_economy draft", food=2)
    game.play("switch autocracy")
    assert (game.asks_for("cubes"), game.legal("advance")) == (
        2,
        ["totalitarianism", "absolute_power", "forced_labor"],
    )
    game.play("advance forced_labor")
    assert game.legal("advance") == ["totalitarianism", "absolute_power"]
    game.play("advance absolute_power").settle()
    assert in_autocracy(game) == ["nationalism", "absolute_power", "forced_labor"]


@pytest.mark.rule("CC-3.9")
def test_four_cubes_fill_it() -> None:
    game = state_of(f"philosophy {ALL_DEMOCRACY} draft", food=2).play("switch autocracy").settle()
    assert (in_autocracy(game), game.asked) == (AUTOCRACY, "main")
    assert len(game.told("advance_gained")) == 4
