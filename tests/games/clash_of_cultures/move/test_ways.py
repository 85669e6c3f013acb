"""Moves to the first space of the board and other ends of the Move action (CC-4)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.pieces import FOUGHT, IN_FOREST, IN_MOUNTAIN, MOVED, ON_FERTILE


def country() -> Table:
    return table().all_land().no_units(0).no_units(1).knows(0, "tactics")


# A3 is the space with the lowest number.


def test_walking_to_the_first_space() -> None:
    game = country().units(0, "B3", settlers=1).turn_of(0)
    game.play("move", "from B3", "with settler1", "to A3").settle()
    assert (game.stands("A3"), game.stands("B3")) == ((1, 0, 0), (0, 0, 0))


def test_embarking_on_the_first_space() -> None:
    game = country().land("A3 sea").units(0, "B3", settlers=1).units(0, "A3", ships=1).turn_of(0)
    game.play("move", "from B3", "with settler1", "embark A3").settle()
    assert game.player(0).unit_at[0] >= 88


def test_sailing_and_navigating_to_the_first_space() -> None:
    game = country().knows(0, "navigation").land("A3 sea, A5 sea").units(0, "A5", ships=1)
    game.turn_of(0).play("move", "from A5", "with ship1", "navigate A3").settle()
    assert (game.stands("A3"), game.state.navigated) == ((0, 0, 1), True)
    sailing = country().land("A3 sea, B3 sea").units(0, "B3", ships=1).turn_of(0)
    sailing.play("move", "from B3", "with ship1", "to A3").settle()
    assert sailing.stands("A3") == (0, 0, 1)


def test_a_road_to_the_first_space() -> None:
    game = country().knows(0, "roads").has(0, food=1, ore=1).city("C3", 0)
    game.units(0, "C3", settlers=1).turn_of(0)
    game.play("move", "from C3", "with settler1", "road A3").settle()
    assert (game.stands("A3"), game.goods(0)) == ((1, 0, 0), {})


# The action and its end


@pytest.mark.rule("CC-4.1", "CC-4.6", "CC-4.9")
def test_why_nothing_leaves_a_space() -> None:
    game = table().all_land().no_units(0).no_units(1).units(0, "D3", settlers=1, armies=1)
    game.units(0, "D5", settlers=1).units(0, "C4", settlers=1).units(1, "E5", settlers=1)
    game.turn_of(0)
    for unit in (0, 1):
        game.state.edit(0).marks[unit] = FOUGHT
    game.play("move")
    assert game.legal() == ["from C4"]
    assert game.whys("from D3", "from D5", "from E5", "from D6", "stop") == [
        "needs_tactics",
        "units_cannot_move",
        "no_unit_there",
        "no_unit_there",
        "move_first",
    ]
    game.play("from C4")
    assert game.whys("with settler2", "with settler1") == ["unit_not_there"] * 2


@pytest.mark.rule("CC-4.2", "CC-4.6")
def test_why_a_unit_does_not_join() -> None:
    game = country().units(0, "D3", settlers=2, armies=2).units(0, "D4", settlers=1).turn_of(0)
    game.state.edit(0).marks[1] = FOUGHT
    game.play("move", "from D3")
    assert game.whys("with settler2", "with settler3") == ["units_cannot_move", "unit_not_there"]
    game.play("with army1")
    assert game.whys("with army1", "with ship1") == ["unit_goes_already", "unit_not_there"]


@pytest.mark.rule("CC-3.22.4")
def test_cartography_pays_for_ships_that_moved() -> None:
    def voyage(advances: str, by_ship: bool) -> Table:
        game = country().knows(0, advances).land("C4 sea, C5 sea").units(0, "C4", ships=1)
        game.units(0, "D5", settlers=1).turn_of(0).play("move")
        way = (
            ("from C4", "with ship1", "to C5") if by_ship else ("from D5", "with settler1", "to D6")
        )
        game.play(*way)
        return game.play("stop") if game.asked == "move_from" else game

    assert voyage("cartography", True).goods(0) == {"food": 2, "ideas": 1}
    assert voyage("cartography", False).goods(0) == {"food": 2}
    assert voyage("fishing", True).goods(0) == {"food": 2}


@pytest.mark.rule("CC-4.1")
def test_a_fourth_move_takes_another_action() -> None:
    game = country().turn_of(0)
    for start in ("B4", "D4", "F4", "D6"):
        game.units(0, start, settlers=1)
    game.play("move", "from B4", "with settler1", "to B5", "from D4", "with settler2", "to D5")
    game.play("from F4", "with settler3", "to F5")
    assert (game.asked, game.state.actions) == ("main", 2)


def test_the_marks_of_a_move_action_end_with_it() -> None:
    game = country().units(0, "D3", settlers=1).units(0, "D5", settlers=1).turn_of(0)
    game.play("move", "from D3", "with settler1", "to D4")
    assert (game.player(0).marks[0] & MOVED, game.legal()) == (MOVED, ["from D5", "stop"])
    game.play("stop")
    assert (game.player(0).marks[0] & MOVED, game.asked) == (0, "main")


@pytest.mark.rule("CC-4.16", "CC-4.7", "CC-4.8")
def test_terrain_marks_those_who_enter() -> None:
    for terrain, mark in (
        ("mountain", IN_MOUNTAIN),
        ("forest", IN_FOREST),
        ("fertile", ON_FERTILE),
    ):
        game = country().land(f"D4 {terrain}").units(0, "D3", settlers=2).turn_of(0)
        game.play("move", "from D3", "with settler1", "to D4")
        marks = game.player(0).marks
        assert (marks[0] & ~MOVED, marks[1]) == (mark, 0)
    barren = country().land("D4 barren").units(0, "D3", settlers=1).turn_of(0)
    barren.play("move", "from D3", "with settler1", "to D4")
    assert barren.player(0).marks[0] & ~MOVED == 0
    road = country().knows(0, "roads").has(0, food=1, ore=1).land("D4 forest").turn_of(0)
    road.units(0, "D2", settlers=1).play("move", "from D2", "with settler1", "road D4").settle()
    assert road.player(0).marks[0] & (IN_FOREST | IN_MOUNTAIN) == 0


@pytest.mark.rule("CC-4.5", "CC-4.8", "CC-16.6.2")
def test_why_a_group_does_not_go_there() -> None:
    game = country().land("E4 sea").units(0, "D4", armies=1).turn_of(0)
    game.city("D5", 1, wonders="great_gardens").city("C4", 1).units(1, "D3", armies=1)
    game.play("move", "from D4")
    ways = ("to D5", "road D5", "navigate A3", "embark E4")
    assert game.whys(*ways) == ["choose_units_first"] * len(ways)
    game.play("with army1")
    assert {"to D5", "to C4", "to D3"} <= {*game.legal()}
    assert game.whys("to E4", "to D4", "to D6", "with settler1") == [
        "sea_on_foot",
        "there_already",
        "too_far",
        "unit_not_there",
    ]
    assert game.whys("road A3", "navigate A3", "embark A3", "embark E4") == [
        "needs_roads",
        "no_navigation",
        "too_far",
        "no_room_aboard",
    ]
    marks = game.state.edit(0).marks
    marks[4] = ON_FERTILE
    assert game.whys("to D5") == ["gardens"]
    assert {"to C4", "to D3"} <= {*game.legal()}
    game.state.edit(0).truce = 0b10
    assert game.whys("to D5", "to C4", "to D3") == ["truce", "truce", "truce"]
    marks[4] = IN_FOREST
    assert game.whys("to C4", "to D3") == ["forest", "forest"]
    marks[4] = IN_MOUNTAIN
    assert game.whys("to D3", "to C5") == ["mountain", "mountain"]


@pytest.mark.rule("CC-4.10")
def test_no_more_than_four_land_at_once() -> None:
    game = country().land("D4 sea").units(0, "D4", ships=3).aboard(0, 1, armies=2)
    game.aboard(0, 2, armies=2).aboard(0, 3, armies=1).units(1, "D5", armies=1).turn_of(0)
    game.play("move", "from D4", *[f"with army{n + 1}" for n in range(4)])
    assert "D5" in game.legal("to")
    assert game.whys("with army5") == ["unit_cannot_join"]


def test_places_where_a_group_cannot_go() -> None:
    game = table().knows(0, "tactics").all_land().land("C3 sea").no_units(0).no_units(1)
    game.units(0, "D3", settlers=1, armies=2).units(0, "D4", armies=3).units(1, "E3", armies=1)
    game.turn_of(0).play("move", "from D3", "with settler1")
    assert game.whys("to C3", "to E3", "road D5", "embark C3") == [
        "sea_on_foot",
        "needs_army",
        "needs_roads",
        "no_room_aboard",
    ]
    game.play("with army1", "with army2")
    assert game.whys("to D4") == ["stack_full"]
    seat = game.state.edit(0)
    seat.truce = 0b10
    assert game.whys("to E3") == ["truce"]
    seat.truce = 0
    for unit in range(4, 6):
        seat.marks[unit] = IN_FOREST
    assert game.whys("to E3") == ["forest"]
    for unit in range(4, 6):
        seat.marks[unit] = IN_MOUNTAIN
    assert game.whys("to D2") == ["mountain"]


def test_the_great_gardens_in_the_way() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, wonders="great_gardens").units(0, "D4", armies=1).turn_of(0)
    game.state.edit(0).marks[4] = ON_FERTILE
    game.play("move", "from D4", "with army1")
    assert game.whys("to D5") == ["gardens"]


@pytest.mark.rule("CC-4.12", "CC-9.16")
def test_why_no_road_is_taken() -> None:
    game = country().knows(0, "roads").units(0, "D2", armies=1).city("E3", 1).turn_of(0)
    game.play("move", "from D2", "with army1")
    assert game.whys("road D4", "road D6", "road D2", "road E3") == [
        "cannot_pay",
        "no_road",
        "no_road",
        "cannot_pay",
    ]
    game.has(0, food=1, ore=1).state.edit(0).truce = 0b10
    assert game.whys("road E3") == ["truce"]
    assert "road D4" in game.legal()
    game.units(1, "D3", armies=1).units(1, "C3", armies=1)
    assert game.whys("road C4") == ["no_road"]
    afield = country().knows(0, "roads").has(0, food=1, ore=1).units(0, "F5", armies=1).turn_of(0)
    afield.play("move", "from F5", "with army1")
    assert afield.whys("road D5") == ["road_of_city"]


@pytest.mark.rule("CC-4.11")
def test_why_nobody_goes_aboard() -> None:
    game = country().land("D3 sea").units(0, "D2", settlers=1).units(0, "D3", ships=1).turn_of(0)
    game.play("move", "from D2", "with settler1")
    assert "embark D3" in game.legal()
    game.state.edit(0).marks[0] = IN_MOUNTAIN
    assert game.whys("embark D3") == ["mountain"]
    full = country().land("D3 sea").units(0, "D2", settlers=1).units(0, "D3", ships=1)
    full.aboard(0, 1, settlers=2).turn_of(0)
    full.play("move", "from D2")
    assert full.play("with settler1").whys("embark D3", "embark E3") == ["no_room_aboard"] * 2
    aboard = country().knows(0, "roads").land("D3 sea, D4 sea").units(0, "D3", ships=1)
    aboard.aboard(0, 1, settlers=1).units(0, "D4", ships=1).turn_of(0)
    aboard.play("move", "from D3", "with settler1")
    assert aboard.whys("embark D4", "road D5") == ["ashore_first", "ashore_first"]


@pytest.mark.rule("CC-4.4", "CC-4.11", "CC-4.13", "CC-9.16")
def test_why_ships_do_not_go_there() -> None:
    game = country().land("A3 sea, A5 sea, B4 sea").units(0, "A5", ships=1).units(1, "A3", ships=1)
    game.turn_of(0).play("move", "from A5", "with ship1")
    assert game.whys("navigate A3", "embark A3", "road A3", "to A3") == [
        "needs_navigation",
        "ships_stay_at_sea",
        "ships_stay_at_sea",
        "ships_cannot_go",
    ]
    game.knows(0, "navigation").state.edit(0).truce = 0b10
    assert game.whys("navigate A3", "navigate D7") == ["truce", "no_navigation"]
    beside = country().land("A3 sea, B3 sea").units(0, "B3", ships=1).units(1, "A3", ships=1)
    beside.turn_of(0).play("move", "from B3", "with ship1")
    assert "to A3" in beside.legal()
    beside.state.edit(0).truce = 0b10
    assert beside.whys("to A3") == ["truce"]
