"""Switching governments: price, conditions, and where the cubes go (CC-3.8, CC-3.9)."""

import pytest
from tests.games.clash_of_cultures.scenes import drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.events import AdvanceGained, GovernmentLeft
from edubba.games.clash_of_cultures.space import ADVANCES

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


def test_a_new_government() -> None:
    game = table().knows(0, "philosophy voting separation_of_power draft").has(0, food=2)
    game.turn_of(0)
    assert game.whys("switch theocracy", "switch democracy") == ["no_switch", "no_switch"]
    game.play("switch autocracy")
    assert game.whys("advance nationalism", "advance voting") == [
        "already_owned",
        "new_government_only",
    ]
    game = table(rules=2).knows(0, "philosophy voting separation_of_power civil_liberties draft")
    game.has(0, food=2).turn_of(0).play("switch autocracy")
    assert game.whys("advance forced_labor") == ["cubes_in_order"]


@pytest.mark.rule("CC-3.9")
def test_a_switch_tells_each_advance_of_the_new_government() -> None:
    game = table().has(0, food=2).turn_of(0)
    game.knows(0, "writing philosophy voting civil_liberties tactics draft")
    game.play("switch autocracy", "advance forced_labor")
    assert [type(event) for event in game.events][-3:] == [
        GovernmentLeft,
        AdvanceGained,
        AdvanceGained,
    ]
    told = game.told("advance_gained")
    assert [ADVANCES[event.advance] for event in told] == ["nationalism", "forced_labor"]


@pytest.mark.rule("CC-3.9")
def test_four_cubes_fill_a_government_without_a_question() -> None:
    democracy = {"voting", "separation_of_power", "civil_liberties", "free_economy"}
    game = table().has(0, food=2).knows(0, "tactics draft writing philosophy").turn_of(0)
    game.knows(0, " ".join(democracy)).play("switch autocracy")
    assert game.asked == "main"
    autocracy = {"nationalism", "totalitarianism", "absolute_power", "forced_labor"}
    others = {"farming", "mining", "tactics", "draft", "writing", "philosophy"}
    assert game.advances(0) == autocracy | others


@pytest.mark.rule("CC-13.4", "CC-3.9")
def test_a_revolution_without_another_government_to_turn_to() -> None:
    game = drawn(open_land().knows(0, "writing philosophy voting"), "ev_38")
    assert (game.asked, game.state.actions) == ("main", 2)
    assert "voting" in game.advances(0)
