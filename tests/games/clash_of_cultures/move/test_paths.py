"""Where a group can go: on foot, by road, over the sea and aboard (CC-4)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import UNITS
from edubba.games.clash_of_cultures.pieces import IN_FOREST, IN_MOUNTAIN, ON_FERTILE


def leaving(game: Table, start: str, *units: str) -> Table:
    """Red leads a group from a space and looks where it can go."""
    return game.turn_of(0).play("move", f"from {start}", *[f"with {unit}" for unit in units])


def marked(game: Table, mark: int) -> Table:
    """All units of red bear a mark."""
    for unit in range(UNITS):
        game.state.edit(0).marks[unit] = mark
    return game


@pytest.mark.rule("CC-9.16")
def test_a_pact_guards_cities_and_units_of_one_player() -> None:
    def pact(seats: int, mask: int) -> Table:
        game = table(seats).all_land().no_units(0).no_units(1).knows(0, "tactics")
        game.state.edit(0).truce = mask
        return game

    game = pact(2, 0b10).city("D5", 1).units(1, "C5", settlers=1).barbarians("C4", 1)
    there = leaving(game.units(0, "D4", armies=1), "D4", "army1").legal("to")
    assert there == ["C4", "D3", "E4", "E5"]  # neither the city D5 nor the Settler on C5
    third = pact(3, 0b100).no_units(2).city("E6", 1).units(1, "D5", armies=1)
    third.units(2, "F5", settlers=1).units(0, "E5", armies=1)
    assert {"E6", "D5"} <= {*leaving(third, "E5", "army1").legal("to")}
    assert "F5" not in third.legal("to")


@pytest.mark.rule("CC-9.16")
def test_a_pact_guards_ships() -> None:
    game = table().all_land("sea").no_units(0).no_units(1)
    game.units(0, "D4", ships=1).units(1, "D5", ships=1)
    assert "D5" in leaving(game, "D4", "ship1").legal("to")
    game.state.edit(0).truce = 0b10
    assert "D5" not in leaving(game, "D4", "ship1").legal("to")
    assert "D6" in game.legal("to")


@pytest.mark.rule("CC-4.4", "CC-12.5")
def test_ships_pass_no_foreign_ships() -> None:
    game = table().all_land().land("D3 sea, D4 sea, D5 sea").no_units(0).no_units(1)
    game.units(0, "D3", ships=1).units(1, "D4", ships=1)
    assert leaving(game, "D3", "ship1").legal("to") == ["D4"]
    hidden = table().no_units(0).no_units(1).land("D3 sea, C4 forest, E4 forest, D4 sea")
    hidden.units(0, "D3", ships=1)
    assert "D5" in leaving(hidden, "D3", "ship1").legal("to")
    hidden.units(1, "D4", ships=1)  # one may end there, but not go on from there
    assert "D5" not in leaving(hidden, "D3", "ship1").legal("to")


@pytest.mark.rule("CC-4.4")
def test_ships_stay_in_the_sea_they_are_in() -> None:
    game = open_land().land("D4 sea, D5 sea, B3 sea, F3 sea").units(0, "D4", ships=1)
    assert leaving(game, "D4", "ship1").legal("to") == ["D5"]  # B3 lies beside the first space


@pytest.mark.rule("CC-4.10", "CC-4.11", "CC-12.1")
def test_no_more_than_four_army_units_go_ashore_together() -> None:
    game = table().knows(0, "tactics").no_units(0).no_units(1).land("D3 sea, C3 fertile")
    game.land("C4 fertile").units(0, "D3", ships=3).units(1, "C4", armies=1)
    game.aboard(0, 1, armies=2).aboard(0, 2, armies=2).aboard(0, 3, armies=1)
    leaving(game, "D3", *[f"army{n + 1}" for n in range(4)])
    assert {"C3", "C4", "E4"} <= {*game.legal("to")}  # in peace, in battle, into the unknown
    assert game.legal("with") == []


@pytest.mark.rule("CC-4.10")
def test_settlers_pass_where_army_units_have_no_room() -> None:
    game = open_land().knows(0, "tactics").units(0, "D3", settlers=1, armies=1)
    game.units(0, "D4", armies=4)
    assert "D4" in leaving(game, "D3", "settler1").legal("to")
    assert "D4" not in leaving(game, "D3", "army1").legal("to")
    three = open_land().knows(0, "tactics").units(0, "D3", armies=1).units(0, "D4", armies=3)
    assert "D4" in leaving(three, "D3", "army1").legal("to")


@pytest.mark.rule("CC-4.7", "CC-4.8", "CC-4.12")
def test_marks_of_terrain_bind_on_foot_but_not_on_roads() -> None:
    def start(mark: int) -> Table:
        game = open_land().knows(0, "tactics roads").has(0, food=1, ore=1)
        game.units(0, "D2", armies=1).units(1, "D4", armies=1).units(1, "E2", armies=1)
        return leaving(marked(game, mark), "D2", "army1")

    free = start(0)
    assert "E2" in free.legal("to")
    assert "D4" in free.legal("road")
    mountain = start(IN_MOUNTAIN)
    assert (mountain.legal("to"), "D4" in mountain.legal("road")) == ([], True)
    forest = start(IN_FOREST)
    assert "D3" in forest.legal("to")
    assert "E2" not in forest.legal("to")
    assert "D4" in forest.legal("road")


@pytest.mark.rule("CC-16.6.2")
def test_the_great_gardens_stop_who_came_over_fertile_land() -> None:
    def start(mark: int, wonder: str) -> list[str]:
        game = open_land().knows(0, "tactics").units(0, "D3", armies=1).units(1, "E3", armies=1)
        game.city("D4", 1, "neutral", "", wonder)
        return leaving(marked(game, mark), "D3", "army1").legal("to")

    assert {"D4", "E3"} <= {*start(0, "great_gardens")}
    assert {"D4", "E3"} <= {*start(ON_FERTILE, "great_statue")}
    assert "D4" not in start(ON_FERTILE, "great_gardens")
    assert "E3" in start(ON_FERTILE, "great_gardens")


@pytest.mark.rule("CC-4.12", "CC-3.21.4")
def test_a_road_leads_out_of_or_into_an_own_city() -> None:
    def roads(start: str, advance: str = "roads", **goods: int) -> list[str]:
        game = open_land().knows(0, advance).has(0, **(goods or {"food": 1, "ore": 1}))
        return leaving(game.units(0, start, settlers=1), start, "settler1").legal("road")

    assert "D4" in roads("D2")
    assert "D2" not in roads("D2")
    assert roads("D4") == ["D2"]
    assert roads("D5") == []
    assert roads("D2", "fishing") == []
    assert roads("D2", food=1, ore=0) == []
    assert "D4" in roads("D2", food=1, gold=1)


@pytest.mark.rule("CC-4.12")
def test_the_space_between_on_a_road() -> None:
    """From D2 to D4 one comes by way of D3 only."""

    def road(game: Table, between: int = 0) -> bool:
        game.knows(0, "roads tactics").has(0, food=1, ore=1).units(0, "D2", armies=2)
        game.units(0, "D3", armies=between)
        return "D4" in leaving(game, "D2", "army1", "army2").legal("road")

    assert road(open_land())
    assert not road(open_land().land("D3 sea"))
    assert not road(open_land().units(1, "D3", settlers=1))
    assert not road(open_land().barbarians("D3", 0))
    assert not road(table().no_units(0).no_units(1).land("D4 fertile"))
    assert road(open_land(), 2)
    assert not road(open_land(), 3)
    settler = open_land().knows(0, "roads").has(0, food=1, ore=1).units(0, "D3", armies=4)
    settler.units(0, "D2", settlers=1)
    assert "D4" in leaving(settler, "D2", "settler1").legal("road")


@pytest.mark.rule("CC-4.11")
def test_who_can_go_aboard() -> None:
    def harbour(mark: int, seat: int = 0) -> list[str]:
        game = open_land().knows(0, "roads").has(0, food=1, ore=1).land("D3 sea, C3 sea")
        game.units(seat, "D3", ships=1).units(0, "D2", settlers=1)
        return leaving(marked(game, mark), "D2", "settler1").legal("embark")

    assert harbour(0) == ["D3"]
    assert harbour(0, 1) == []
    assert harbour(IN_MOUNTAIN) == []
    mixed = open_land().land("D3 sea, C3 sea").units(0, "D3", ships=1).units(0, "C3", ships=2)
    mixed.units(0, "D2", settlers=3)
    assert leaving(mixed, "D2", "settler1", "settler2", "settler3").legal("embark") == ["C3"]


@pytest.mark.rule("CC-4.13", "CC-0.6")
def test_navigation_starts_on_an_edge_sea_space() -> None:
    def sailing(advance: str, start: str) -> list[str]:
        game = open_land().knows(0, advance).land(f"{start} sea, {FIRST_SPACE} sea, D4 sea")
        game.land("C4 sea, C5 sea").units(0, start, ships=1)
        return leaving(game, start, "ship1").legal("navigate")

    assert sailing("navigation", "F5") == [FIRST_SPACE]
    assert sailing("fishing", "C5") == []
    assert sailing("navigation", "C5") == []


@pytest.mark.rule("CC-4.13")
def test_navigation_goes_once_around_at_most() -> None:
    everywhere = table().all_land("sea").no_units(0).no_units(1).knows(0, "navigation")
    everywhere.land("C2 sea, D2 sea, E2 sea, D1 sea, D7 sea, C8 sea, E8 sea, D8 sea")
    ways = leaving(everywhere.units(0, "F5", ships=1), "F5", "ship1")
    assert ways.legal("navigate") == []
    first = open_land().knows(0, "navigation").land(f"{FIRST_SPACE} sea, F5 sea")
    first.units(0, FIRST_SPACE, ships=1)
    assert leaving(first, FIRST_SPACE, "ship1").legal("navigate") == ["F5"]


def test_a_fleet_in_battle_and_ships_to_board() -> None:
    game = table().all_land("sea").no_units(0).no_units(1).units(0, "D4", ships=2)
    game.aboard(0, 1, settlers=1).units(1, "D5", ships=3).turn_of(0)
    game.play("move", "from D4", "with ship1", "with ship2", "to D5")
    game.play("die 6", "die 6", "die 1", "die 1", "die 1")
    assert (game.asked, game.state.actor) == ("lose_ship", 1)
    assert game.whys("with ship4", "with army1") == ["unit_not_in_battle", "unit_not_in_battle"]
    game = table().land("D3 sea").no_units(0).units(0, "D2", settlers=1).units(0, "D3", ships=3)
    game.aboard(0, 1, settlers=1).aboard(0, 2, settlers=2).turn_of(0)
    game.play("move", "from D2", "with settler1", "embark D3")
    assert game.asked == "board_ship"
    assert game.whys("with ship2") == ["no_room_aboard"]
