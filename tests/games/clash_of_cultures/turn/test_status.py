"""The Status Phase (CC-14) and the variants that touch it."""

import pytest
from tests.games.clash_of_cultures.table import table

from edubba.games.clash_of_cultures.layout import cell_of


@pytest.mark.rule("CC-14.1", "CC-15.6")
def test_objectives_are_declared_in_turn_order() -> None:
    game = table().has(0, wood=5).has(1, ore=5).holds(0, "obj_13").holds(1, "obj_12")
    game.state.first = 1
    game.status(0)
    assert (game.asked, game.state.actor) == ("declare", 1)
    game.play("score obj_12.peace")
    assert (game.state.actor, game.legal("score")) == (0, ["obj_13.peace"])
    game.play("stop")
    assert (game.scored(0), game.scored(1), game.asked) == (0, 1, "gain_advance")


@pytest.mark.rule("CC-14.1", "CC-19.1")
def test_the_last_status_phase_ends_after_step_one() -> None:
    game = table().has(0, wood=5).holds(0, "obj_13")
    game.state.round = 6
    game.status(0).play("score obj_13.peace")
    assert game.over
    assert game.state.result().points == [4, 2]


@pytest.mark.rule("CC-14.3")
def test_everybody_draws() -> None:
    game = table().status(2).play("draw act_01", "draw obj_01", "draw act_02", "draw obj_02")
    assert (game.hand(0), game.objectives(0)) == ({"act_01"}, {"obj_01"})
    assert (game.hand(1), game.objectives(1)) == ({"act_02"}, {"obj_02"})
    assert game.asked == "raze"


@pytest.mark.rule("CC-14.4", "CC-19.1")
def test_razing() -> None:
    game = table().all_land().city("D4", 0).city("D2", 0, "happy", "temple").status(3)
    assert game.legal() == ["pick D4", "stop"]
    game.play("pick D4")
    assert (game.goods(0)["gold"], game.player(0).supply[0]) == (1, 6)
    assert not game.state.has_city(cell_of("D4"))
    last = table().status(3).play("pick D2")
    assert last.over
    assert last.stands("D2") == (1, 0, 0)


@pytest.mark.rule("CC-14.2")
def test_the_free_advance_is_mandatory() -> None:
    game = table().has(0, food=0).status(1)
    assert game.legal("stop") == []
    game.play("advance storage")
    assert (game.goods(0), game.state.actor) == ({"mood": 1}, 1)


def test_elimination_waits_for_the_status_phase_by_variant() -> None:
    game = table(elimination_at_status_phase=True).knows(0, "tactics").all_land()
    game.no_units(0).no_units(1).units(0, "D6", armies=1).turn_of(0)
    game.play("move", "from D6", "with army1", "to D7").settle()
    assert (game.over, game.state.city_count(1)) == (False, 0)
    game.knows(1, "bartering taxes").has(1, mood=1).turn_of(1)
    assert game.legal("use") == []  # no city, no taxes
    game.status(0)
    assert game.over


@pytest.mark.rule("CC-6.1")
def test_what_a_city_is_activated_for() -> None:
    game = table().knows(0, "myths").has(0, food=2, wood=1, ore=1).all_land().city("D4", 0)
    game.no_units(0).turn_of(0)
    assert game.legal("activate") == ["D2", "D4"]
    game.play("activate D2")
    assert game.legal() == ["collect", "build_units", "piece temple"]
    assert game.refusal("wonder great_statue").rule == "CC-16.2"


def test_published_unit_costs() -> None:
    game = table(published_unit_costs=True).has(0, food=2).no_units(0).turn_of(0)
    game.play("activate D2", "build_units")
    assert game.legal("build") == ["settler"]
    game = table(published_unit_costs=True).has(0, food=2, ore=1).no_units(0).turn_of(0)
    game.play("activate D2", "build_units", "build army").settle()
    assert game.goods(0) == {"food": 1}


def test_influence_range_of_the_base_by_variant() -> None:
    game = table(influence_range_base_city=True).all_land().city("D4", 0, "neutral", "port temple")
    game.city("D7", 1, "neutral", "academy").turn_of(0)
    assert game.legal("influence") == ["D7"]
    seed = table().all_land().city("D4", 0, "neutral", "port temple")
    assert seed.city("D7", 1, "neutral", "academy").turn_of(0).legal("influence") == []
