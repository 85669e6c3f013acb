"""The Move action (CC-4) and exploration (CC-12)."""

import pytest
from tests.games.clash_of_cultures.table import table

from edubba.games.clash_of_cultures.layout import cell_of


@pytest.mark.rule("CC-4.1", "CC-4.2", "CC-4.3")
def test_three_moves_of_different_groups() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0)
    game.units(0, "D2", settlers=1, armies=2).turn_of(0).play("move", "from D2", "with settler1")
    assert game.refusal("to D4").rule == "CC-4.3"
    game.play("with army1", "to D3")
    assert game.stands("D3") == (1, 1, 0)
    assert game.legal("from") == ["D2"]
    game.play("from D2", "with army2", "to C3")
    assert game.asked == "main"
    assert game.state.actions == 2
    game.play("move", "from D3", "with settler1", "to D4", "from D3", "with army1", "to D4")
    game.play("from C3", "with army2", "to C4")
    assert game.asked == "main"


@pytest.mark.rule("CC-4.2")
def test_of_like_units_the_first_goes_first() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).units(0, "D2", settlers=2, armies=2)
    game.turn_of(0).play("move", "from D2")
    assert game.legal("with") == ["settler1", "army1"]
    game.play("with army1")
    assert game.legal("with") == ["settler1", "army2"]


@pytest.mark.rule("CC-4.4", "CC-9.1", "CC-9.15")
def test_ships_and_a_naval_battle() -> None:
    game = table().no_units(0).no_units(1).land("D3 sea, D4 sea, D5 sea, D6 sea, E4 forest")
    game.land("C4 forest, C5 forest, C6 forest, E5 forest, E6 forest")
    game.units(0, "D3", ships=2).units(1, "D5", ships=1).aboard(1, 1, settlers=1).turn_of(0)
    game.play("move", "from D3", "with ship1")
    assert {"D4", "D5"} <= set(game.legal("to"))
    assert "D6" not in game.legal("to")
    game.play("with ship2", "to D5", "die 1", "die 1", "die 1", "yes")
    assert game.stands("D3") == (0, 0, 2)
    assert game.player(0).marks[20] & 1
    game.turn_of(0).state.edit(0).marks[20] = 0
    game.state.edit(0).marks[21] = 0
    game.play("move", "from D3", "with ship1", "with ship2", "to D5", "die 6", "die 5", "die 1")
    assert game.stands("D5") == (0, 0, 2)
    assert game.player(1).on_board(0, 24) == 0


@pytest.mark.rule("CC-4.5", "CC-4.9")
def test_who_may_enter_foreign_spaces() -> None:
    game = table().all_land().no_units(0).no_units(1).units(0, "D3", settlers=1, armies=1)
    game.units(1, "D4", settlers=1).turn_of(0).play("move", "from D3")
    assert game.legal("with") == ["settler1"]
    game.play("with settler1")
    assert "D4" not in game.legal("to")
    assert game.refusal("to D4").rule == "CC-4.5"
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", settlers=1, armies=1).units(1, "D4", settlers=1).turn_of(0)
    game.play("move", "from D3", "with settler1", "with army1", "to D4")
    assert game.stands("D4") == (1, 1, 0)


@pytest.mark.rule("CC-4.12", "CC-3.21.4")
def test_roads() -> None:
    game = table().knows(0, "roads tactics").all_land("mountain").no_units(0).has(0, food=2, ore=2)
    game.units(0, "D2", armies=1).units(1, "E3", armies=1).turn_of(0)
    game.play("move", "from D2", "with army1")
    assert "D4" in game.legal("road")
    assert "E4" in game.legal("road")  # by way of D3
    assert "F2" in game.legal("road")  # by way of E2
    game.play("road D4").settle()
    assert game.stands("D4") == (0, 1, 0)
    assert game.player(0).marks[4] & 2 == 0  # no mountain
    assert game.goods(0) == {"food": 1, "ore": 1}
    game.has(0, food=0).play("move", "from D4", "with army1")
    assert game.legal("road") == []
    assert game.refusal("road D2").rule == "CC-4.12"


@pytest.mark.rule("CC-4.13", "CC-3.22.2", "CC-3.22.4")
def test_navigation_and_cartography() -> None:
    game = table().knows(0, "fishing navigation cartography").all_land().no_units(0)
    game.land("F2 sea, G3 sea, F5 sea").units(0, "F2", ships=1).turn_of(0)
    game.play("move", "from F2", "with ship1")
    assert game.legal("to") == ["G3"]
    assert game.legal("navigate") == ["F5"]
    game.play("navigate F5").settle()
    assert game.stands("F5") == (0, 0, 1)
    assert (game.goods(0)["ideas"], game.goods(0)["culture"]) == (1, 1)
    alone = table().knows(0, "fishing navigation").all_land().no_units(0).land("F2 sea, G3 sea")
    alone.units(0, "F2", ships=1).turn_of(0).play("move", "from F2", "with ship1")
    assert alone.legal("navigate") == []


@pytest.mark.rule("CC-4.14", "CC-12.6")
def test_navigation_into_the_unknown() -> None:
    game = table().knows(0, "fishing navigation").no_units(0).land("G3 sea, F2 forest, F3 forest")
    game.land("E3 forest, E2 mountain").units(0, "G3", ships=1).turn_of(0)
    game.play("move", "from G3", "with ship1")
    assert game.legal("navigate") == ["B2", "F4"]
    game.play("navigate F4", "tile r01")
    assert game.stands("F4") == (0, 0, 1)
    assert game.state.terrain[cell_of("F4")] == 4
    back = table().knows(0, "fishing navigation").no_units(0).land("G3 sea, F2 forest, F3 forest")
    back.land("E3 forest").units(0, "G3", ships=1).turn_of(0)
    back.play("move", "from G3", "with ship1", "navigate F4", "tile r16")
    assert back.stands("G3") == (0, 0, 1)


@pytest.mark.rule("CC-4.15")
def test_exhausted_land_is_entered_like_its_terrain() -> None:
    game = table().land("C3 mountain").exhausted("C3").turn_of(0)
    game.play("move", "from D2", "with settler1", "to C3")
    assert game.stands("C3") == (1, 0, 0)
    assert game.player(0).marks[0] & 2


@pytest.mark.rule("CC-4.16")
def test_a_retreat_marks_no_terrain() -> None:
    game = table().knows(0, "tactics").all_land("forest").no_units(0).no_units(1)
    game.units(0, "D3", armies=1).units(1, "D4", armies=1).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4", "die 1", "die 1", "yes")
    assert game.player(0).marks[4] & (2 | 4) == 0
    assert game.player(0).marks[4] & 1


@pytest.mark.rule("CC-4.17")
def test_new_units_may_move() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).turn_of(0)
    game.play("activate D2", "build_units", "build army", "stop", "move", "from D2", "with army1")
    game.play("to D3")
    assert game.stands("D3") == (0, 1, 0)


@pytest.mark.rule("CC-12.5")
def test_ships_explore() -> None:
    game = table().no_units(0).land("D3 sea, C4 forest, E4 forest, D4 sea")
    game.units(0, "D3", ships=1).turn_of(0).play("move", "from D3", "with ship1", "to D5")
    game.play("tile r04")
    # sea in slots 0 and 2: only A touches D4 with D5.
    assert game.state.terrain[cell_of("D5")] == 4
    game.play("pick E6")
    assert game.stands("E6") == (0, 0, 1)
    dry = table().no_units(0).land("D3 sea, C4 forest, E4 forest, D4 sea")
    dry.units(0, "D3", ships=1).turn_of(0)
    dry.play("move", "from D3", "with ship1", "to D5", "tile r16")
    assert dry.asked == "orient_region"
    dry.play("orient a")
    assert dry.stands("D3") == (0, 0, 1)


@pytest.mark.rule("CC-12.7", "CC-12.4")
def test_exploring_by_card() -> None:
    game = table().no_units(0).has(0, culture=1).holds(0, "act_21").turn_of(0)
    game.play("play act_21")
    assert game.legal("pick") == ["B2", "D3", "F2"]
    game.play("pick D3", "tile r14")
    assert game.asked == "orient_region"
    game.play("orient a")
    assert game.legal("pick") == ["C4", "D3", "E4"]
    game.play("pick D3", "pick D2")
    assert game.stands("D2") == (1, 0, 0)
    assert game.state.barbarians[cell_of("D3")] == 1


@pytest.mark.rule("CC-4.11")
def test_a_ship_carries_two() -> None:
    game = table().no_units(0).land("D3 sea").units(0, "D2", settlers=3).units(0, "D3", ships=1)
    game.turn_of(0).play("move", "from D2", "with settler1", "with settler2")
    assert game.legal("with") == ["settler3"]
    game.play("embark D3")
    assert game.stands("D2") == (1, 0, 0)
    game.play("from D2", "with settler3")
    assert game.legal("embark") == []
    assert game.refusal("embark D3").rule == "CC-4.11"
