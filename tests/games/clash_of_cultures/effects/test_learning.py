"""Advances gained by cards: from a neighbour, from a category, two at once."""

import pytest
from tests.games.clash_of_cultures.table import Table, table


def pupils(mine: str, his: str) -> Table:
    """Red holds Inspiration; each has one Settler, somewhere; the cities are too far apart."""
    game = table().all_land().knows(1, "writing").holds(0, "act_03").no_units(0).no_units(1)
    return game.units(0, mine, settlers=1).units(1, his, settlers=1).turn_of(0)


@pytest.mark.parametrize(
    ("mine", "his", "near"),
    [
        ("B4", "B6", True),  # unit to unit, two spaces
        ("B4", "B7", False),
        ("D5", "A3", True),  # a unit and blue's city, D7
        ("D4", "A5", False),
        ("G7", "D4", True),  # red's city, D2, and a unit
        ("A3", "A5", True),  # the first space of the board
        ("A5", "A3", True),
    ],
)
@pytest.mark.rule("CC-0.5")
def test_a_neighbour_is_at_most_two_spaces_away(mine: str, his: str, near: bool) -> None:
    assert (pupils(mine, his).legal("play") == ["act_03"]) == near


@pytest.mark.rule("CC-0.5")
def test_cities_two_spaces_apart_are_neighbours() -> None:
    game = table().all_land().knows(1, "writing").holds(0, "act_03").no_units(0).no_units(1)
    game.city("D5", 0).turn_of(0)
    assert game.legal("play") == ["act_03"]
    far = table().all_land().knows(1, "writing").holds(0, "act_03").no_units(0).no_units(1)
    far.city("D4", 0).turn_of(0)
    assert far.legal("play") == []


def test_nothing_is_learned_from_a_neighbour_who_knows_no_more() -> None:
    game = table().all_land().holds(0, "act_03").units(0, "D5", settlers=1).turn_of(0)
    assert game.legal("play") == []
    steel = table().all_land().knows(0, "tactics").knows(1, "steel_weapons").holds(0, "act_03")
    steel.units(0, "D5", settlers=1).turn_of(0)
    assert steel.legal("play") == []  # its ore is still to be paid (CC-3.11)
    assert steel.has(0, ore=2).legal("play") == ["act_03"]


def test_the_teacher_is_chosen_among_the_neighbours() -> None:
    game = table(4).all_land().holds(0, "act_03").no_units(0).units(0, "F5", settlers=1)
    game.knows(1, "writing").knows(2, "math").knows(3, "arts").no_units(1).no_units(2).no_units(3)
    game.units(1, "F4", settlers=1).units(3, "F6", settlers=1).turn_of(0).play("play act_03")
    assert game.legal() == ["player blue", "player green"]
    game.play("player green")
    assert game.legal() == ["advance arts"]


def test_technology_trade_is_over_when_the_other_can_learn_nothing() -> None:
    game = table().all_land().knows(1, "math writing").units(0, "D5", settlers=1)
    game.holds(0, "act_39").turn_of(0).play("play act_39", "advance writing")
    while game.state.actor < 0:
        game.play(game.legal()[0])
    assert (game.asked, game.state.actor) == ("main", 0)


# Synergies


@pytest.mark.rule("CC-15.2")
def test_synergies_need_a_second_advance_of_the_category() -> None:
    game = table().knows(0, "storage irrigation").has(0, food=2, ideas=2).holds(0, "act_33")
    game.turn_of(0).play("play act_33")
    offered = game.legal("advance")
    assert "husbandry" not in offered  # the last of its category
    assert {"engineering", "sanitation", "roads", "fishing"} <= {*offered}
    assert "navigation" not in offered  # the top comes first
    assert "voting" not in offered
    game.play("advance fishing")
    while game.asked == "pay":
        game.play(game.legal()[0])
    assert game.legal("advance") == ["navigation", "war_ships", "cartography"]


@pytest.mark.rule("CC-15.2")
def test_synergies_need_the_means_for_both() -> None:
    game = table().has(0, food=2, ideas=1).holds(0, "act_33").turn_of(0)
    assert game.legal("play") == []
    game = table().has(0, food=2, ideas=1, gold=1).holds(0, "act_33").turn_of(0)
    assert game.legal("play") == ["act_33"]
    cheap = (
        table().knows(0, "math").has(0, food=2).holds(0, "act_33").turn_of(0).play("play act_33")
    )
    assert {*cheap.legal("advance")} == {"engineering", "roads", "sanitation"}
    cheap.play("advance sanitation")
    assert cheap.legal("advance") == ["engineering", "roads"]


# Great Persons teach one category


@pytest.mark.parametrize(
    ("person", "offered"),
    [
        ("great_explorer", ["fishing"]),
        ("great_artist", ["arts"]),
        ("great_engineer", ["engineering", "sanitation", "roads"]),
        ("elder_statesman", ["voting", "nationalism"]),
    ],
)
def test_a_great_person_teaches_one_category(person: str, offered: list[str]) -> None:
    game = table().all_land().no_units(0).knows(0, "philosophy draft").holds(0, person).turn_of(0)
    game.play(f"play {person}")
    assert game.legal() == [*(f"advance {name}" for name in offered), "stop"]
    assert game.whys("advance writing") == ["advance_not_among"]
