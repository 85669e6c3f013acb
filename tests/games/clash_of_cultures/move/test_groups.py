"""Which units can go together, and whether they can go anywhere (CC-4)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.pieces import FOUGHT, IN_FOREST, IN_MOUNTAIN

ISLAND = "C2 sea, E2 sea, D1 sea"


def island() -> Table:
    """Red's city on D2 with sea all around it."""
    return table().all_land("sea").land(ISLAND).no_units(0).no_units(1)


# On land


@pytest.mark.rule("CC-4.11")
def test_an_islander_moves_only_by_ship() -> None:
    game = island().units(0, "D2", settlers=1).turn_of(0)
    assert "move" not in game.legal()
    game.units(0, "D3", ships=1).play("move")
    assert game.legal("from") == ["D2", "D3"]
    game.play("from D2", "with settler1")
    assert game.legal() == ["embark D3"]
    full = island().units(0, "D2", settlers=1).units(0, "D3", ships=1).aboard(0, 1, settlers=2)
    assert full.turn_of(0).play("move").legal("from") == ["D3"]


@pytest.mark.rule("CC-4.11")
def test_cargo_goes_ashore_but_not_to_another_ship_nor_by_road() -> None:
    game = island().knows(0, "roads").has(0, food=1, ore=1).land("D4 fertile, D5 fertile")
    game.units(0, "D3", ships=1).aboard(0, 1, settlers=1).units(0, "C3", ships=1).turn_of(0)
    game.play("move", "from D3", "with settler1")
    assert game.legal() == ["to D2", "to D4"]
    at_sea = island().units(0, "D5", ships=1).aboard(0, 1, settlers=1).units(0, "D6", ships=1)
    at_sea.turn_of(0).play("move", "from D5")
    assert at_sea.legal() == ["with ship1"]


@pytest.mark.rule("CC-4.12", "CC-4.7")
def test_a_unit_that_climbed_a_mountain_goes_on_by_road_only() -> None:
    game = table().knows(0, "roads").has(0, food=1, ore=1).all_land().no_units(0)
    game.units(0, "D2", settlers=1).turn_of(0)
    game.state.edit(0).marks[0] = IN_MOUNTAIN
    game.play("move", "from D2", "with settler1")
    assert {move.split()[0] for move in game.legal()} == {"road"}
    assert "D4" in game.legal("road")
    assert game.whys("to D3", "embark D3") == ["mountain", "mountain"]
    unpaved = table().has(0, food=1, ore=1).all_land().no_units(0).units(0, "D2", settlers=1)
    unpaved.state.edit(0).marks[0] = IN_MOUNTAIN
    assert "move" not in unpaved.turn_of(0).legal()


def test_a_narrow_road_of_two_spaces() -> None:
    """Only D3 lies between: no space next to D2 can be reached by a road."""
    game = island().knows(0, "roads").has(0, food=1, ore=1).land("D3 fertile, D4 fertile")
    game.units(0, "D2", settlers=1).turn_of(0)
    game.state.edit(0).marks[0] = IN_MOUNTAIN
    game.play("move", "from D2", "with settler1")
    assert game.legal() == ["road D4"]


def test_no_road_leads_three_spaces() -> None:
    game = table().knows(0, "roads").has(0, food=1, ore=1).all_land().no_units(0)
    game.units(0, "D2", settlers=1).turn_of(0).play("move", "from D2", "with settler1")
    assert "D4" in game.legal("road")
    assert "D5" not in game.legal("road")


@pytest.mark.rule("CC-4.5", "CC-4.9")
def test_settlers_follow_soldiers_into_foreign_land() -> None:
    """All around D2 stand units of blue."""
    for advances, marks, follows in (
        ("tactics", 0, True),
        ("roads", 0, False),
        ("tactics", FOUGHT, False),
        ("tactics", IN_FOREST, False),
    ):
        game = table().knows(0, advances).land("D3 fertile, C3 fertile, E3 fertile")
        game.no_units(0).no_units(1).units(0, "D2", settlers=1, armies=1)
        for label in ("D3", "C3", "E3", "C2", "E2", "D1"):
            game.units(1, label, armies=1)
        game.state.edit(0).marks[4] = marks
        game.turn_of(0)
        assert ("move" in game.legal()) == follows
    game = table().knows(0, "tactics").land("D3 fertile, C3 fertile, E3 fertile").no_units(0)
    game.no_units(1).units(0, "D2", settlers=1, armies=1)
    for label in ("D3", "C3", "E3", "C2", "E2", "D1"):
        game.units(1, label, armies=1)
    game.turn_of(0).play("move", "from D2")
    assert game.legal() == ["with settler1", "with army1"]
    game.play("with settler1")
    assert game.legal() == ["with army1"]


@pytest.mark.rule("CC-4.2")
def test_units_that_differ_are_told_apart() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).units(0, "D3", armies=3)
    game.turn_of(0)
    game.state.edit(0).marks[5] = IN_FOREST
    game.play("move", "from D3")
    assert game.legal("with") == ["army1", "army2"]
    game.play("with army2")
    assert game.legal("with") == ["army1"]
    game = table().knows(0, "tactics").all_land().no_units(0).units(0, "D3", armies=3).turn_of(0)
    game.state.edit(0).marks[5] = IN_FOREST
    game.play("move", "from D3", "with army1")
    assert game.legal("with") == ["army2", "army3"]
    game.play("with army3")
    assert game.legal("with") == ["army2"]


# At sea


@pytest.mark.rule("CC-4.2", "CC-4.11")
def test_loaded_ships_are_told_apart_and_empty_ones_are_alike() -> None:
    game = island().units(0, "D4", ships=4).aboard(0, 2, settlers=1).aboard(0, 4, settlers=1)
    game.turn_of(0).play("move", "from D4")
    assert game.legal("with") == ["ship1", "ship2", "ship4"]
    game.play("with ship1")
    assert game.legal("with") == ["ship2", "ship3", "ship4"]
    assert game.whys("with settler1") == ["land_or_ships"]


@pytest.mark.rule("CC-4.4")
def test_a_ship_on_a_lake_cannot_move() -> None:
    game = table().all_land().land("D4 sea").no_units(0).units(0, "D4", ships=1).turn_of(0)
    assert "move" not in game.legal()
    game.land("D5 sea").play("move", "from D4", "with ship1")
    assert game.legal() == ["to D5"]


@pytest.mark.rule("CC-4.13", "CC-9.16")
def test_navigation_alone_moves_a_ship_either_way() -> None:
    """On the edge lie the lakes F2, F5 and B4; blue's ships are on two of them, in peace."""
    for pact, ways in ((0, ["B4", "F5"]), (0b10, ["F5"]), (0b100, ["B4"]), (0b110, [])):
        game = table(2).knows(0, "navigation").all_land().no_units(0).no_units(1)
        game.land("F2 sea, F5 sea, B4 sea").units(0, "F2", ships=1).turn_of(0)
        if pact & 0b10:
            game.units(1, "B4", ships=1)
        if pact & 0b100:
            game.units(1, "F5", ships=1)
        game.state.edit(0).truce = 0b10
        assert ("move" in game.legal()) == bool(ways)
        if ways:
            game.play("move", "from F2", "with ship1")
            assert game.legal() == [f"navigate {way}" for way in ways]
            assert game.whys("navigate F2", "to B4") == ["no_navigation", "ships_cannot_go"]
    ashore = table().all_land().no_units(0).land("F2 sea, F5 sea").units(0, "F2", ships=1)
    assert "move" not in ashore.turn_of(0).legal()


def test_the_first_and_the_last_space_of_the_board_are_ports_of_call() -> None:
    game = table().knows(0, "navigation").all_land().no_units(0).land("A3 sea, A5 sea, G7 sea")
    game.units(0, "A5", ships=1).turn_of(0).play("move", "from A5", "with ship1")
    assert game.legal() == ["navigate A3", "navigate G7"]


def test_units_that_cannot_go_along() -> None:
    game = table().all_land().units(0, "D2", armies=1).turn_of(0).play("move")
    assert game.whys("from D4", "stop") == ["no_unit_there", "move_first"]
    game.play("from D2")
    assert game.whys("to D3", "with army1", "with settler2") == [
        "choose_units_first",
        "needs_tactics",
        "unit_not_there",
    ]
    game.play("with settler1")
    assert game.whys("with settler1", "to D5") == ["unit_goes_already", "too_far"]
    game = table().land("D3 sea").no_units(0).units(0, "D3", ships=1).aboard(0, 1, settlers=1)
    game.turn_of(0).play("move", "from D3", "with ship1")
    assert game.whys("with settler1", "to D2", "navigate A3") == [
        "land_or_ships",
        "ships_cannot_go",
        "needs_navigation",
    ]
    game = table().knows(0, "tactics").all_land().units(0, "D2", armies=2).turn_of(0)
    game.play("move", "from D2")
    assert game.whys("with army2") == ["like_unit_first"]
    game.play("with army1", "to D3")
    assert game.whys("from D3") == ["units_cannot_move"]
