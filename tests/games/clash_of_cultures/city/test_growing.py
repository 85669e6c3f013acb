"""City pieces and Wonders: what a city can take, by action and by card (CC-6.6, CC-6.7, CC-16)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

ALL_FOUR = "port academy fortress temple"
FOUR_ADVANCES = "fishing writing tactics myths"
SITES = ["C3", "E3", "D4", "B3", "F3"]


def realm(cities: int, advances: str = FOUR_ADVANCES, **options: bool) -> Table:
    """Red with so many cities, rich, on open land with sea on D3."""
    game = table(**options).all_land().land("D3 sea").no_units(0).knows(0, advances)
    game.has(0, food=7, wood=7, ore=7, culture=9, mood=9).knows(0, "storage")
    for label in SITES[: cities - 1]:
        game.city(label, 0)
    return game.turn_of(0)


def pieces(game: Table, label: str) -> list[str]:
    return Table(game.setup, game.state.clone()).play(f"activate {label}").legal("piece")


@pytest.mark.rule("CC-6.6", "CC-6.7")
def test_a_city_is_never_larger_than_the_number_of_cities() -> None:
    assert pieces(realm(1), "D2") == []
    assert pieces(realm(2), "D2") == ["port", "academy", "fortress", "temple"]
    assert pieces(realm(2).city("D2", 0, "happy", "temple"), "D2") == []
    assert pieces(realm(3).city("D2", 0, "happy", "temple"), "D2") == [
        "port",
        "academy",
        "fortress",
    ]


@pytest.mark.rule("CC-6.7", "CC-16.2")
def test_five_pieces_are_the_most() -> None:
    game = realm(6, FOUR_ADVANCES + " engineering philosophy").display("great_library")
    game.city("D2", 0, "happy", ALL_FOUR, port="D3").play("activate D2")
    assert (game.at("D2").size(), game.legal("wonder")) == (5, [])
    assert game.whys("wonder great_library") == ["city_too_big"]
    four = realm(6, FOUR_ADVANCES + " engineering philosophy").display("great_library")
    four.city("D2", 0, "happy", "port academy temple", port="D3").play("activate D2")
    assert four.legal("wonder") == ["great_library"]
    four.play("wonder great_library").settle()
    assert (four.at("D2").size(), len(four.told("wonder_built")), four.state.display) == (5, 1, 0)


@pytest.mark.rule("CC-6.7", "CC-6.6", "CC-20.13")
def test_why_a_city_takes_no_piece() -> None:
    assert pieces(realm(2, "myths"), "D2") == ["temple"]
    angry = realm(2).city("D2", 0, "angry").play("activate D2")
    assert angry.whys("piece temple") == ["angry_cannot_grow"]
    banned = realm(2)
    banned.state.edit(0).banned = 1
    assert pieces(banned, "D2") == []
    banned.display("great_library").play("activate D2")
    assert banned.whys("piece temple", "wonder great_library") == ["pestilence"] * 2
    assert pieces(banned.knows(0, "sanitation").turn_of(0), "D2") != []
    spent = realm(2)
    spent.state.edit(0).supply[1 + 3] = 0
    assert pieces(spent, "D2") == ["port", "academy", "fortress"]
    inland = realm(2)
    assert pieces(inland.land("D3 forest"), "D2") == ["academy", "fortress", "temple"]
    assert inland.play("activate D2").whys("piece port") == ["no_sea_beside"]
    poor = realm(2).has(0, ore=0)
    assert poor.play("activate D2").whys("piece temple") == ["cannot_pay"]
    assert poor.lacks("piece temple") == ["1 ore"]


@pytest.mark.rule("CC-6.6")
def test_the_port_lies_on_a_sea_space_beside_the_city() -> None:
    game = realm(2).land("C3 sea, E2 sea").play("activate D2", "piece port")
    assert (game.asked, game.legal()) == ("port_space", ["pick C3", "pick D3", "pick E2"])
    assert game.whys("pick E3", "pick D4", "pick D2") == ["no_sea_beside"] * 3
    game.play("pick E2")
    assert (game.at("D2").port, len(game.told("piece_built"))) == (cell_of("E2"), 1)
    assert game.goods(0) == {"food": 6, "wood": 6, "ore": 6, "mood": 9, "culture": 9}


@pytest.mark.rule("CC-3.25.4")
def test_state_religion_feeds_one_temple_a_turn() -> None:
    game = realm(2, "myths state_religion writing").has(0, food=1)
    game.play("activate C3", "piece temple", "kind mood")
    assert game.goods(0)["food"] == 1
    game.play("activate D2", "piece temple", "kind mood")
    assert "food" not in game.goods(0)
    school = realm(2, "myths state_religion writing").play("activate C3", "piece academy")
    assert school.goods(0)["food"] == 6
    again = realm(2, "myths state_religion writing").play("activate C3", "piece academy")
    again.play("activate D2", "piece temple", "kind mood")
    assert again.goods(0)["food"] == 6  # only the Academy cost food


# Wonders


@pytest.mark.rule("CC-16.2", "CC-16.3")
def test_what_a_wonder_asks_for() -> None:
    def library(advances: str, **options: bool) -> Table:
        return realm(2, advances, **options).display("great_library")

    assert library("engineering philosophy").play("activate D2").legal("wonder") == [
        "great_library"
    ]
    for advances in ("engineering", "philosophy"):
        lacking = library(advances).play("activate D2")
        assert lacking.whys("wonder great_library") == ["wonder_needs_advances"]
    poor = library("engineering philosophy").has(0, culture=4).play("activate D2")
    assert poor.whys("wonder great_library") == ["cannot_pay"]
    angry = library("engineering philosophy").city("D2", 0, "angry").play("activate D2")
    assert angry.whys("wonder great_library") == ["angry_cannot_grow"]
    none = realm(2, "engineering philosophy").play("activate D2")
    assert none.whys("wonder great_library") == ["wonder_not_displayed"]
    by_variant = library("philosophy", wonders_without_engineering=True).play("activate D2")
    assert by_variant.legal("wonder") == ["great_library"]
    happy = library("engineering philosophy", wonders_need_happy_city=True)
    assert happy.play("activate D2").legal("wonder") == ["great_library"]
    calm = library("engineering philosophy", wonders_need_happy_city=True)
    calm.city("D2", 0, "neutral").play("activate D2")
    assert calm.whys("wonder great_library") == ["wonder_needs_happy"]
    poor = library("philosophy", wonders_without_engineering=True).has(0, culture=4)
    assert poor.play("activate D2").whys("wonder great_library") == ["cannot_pay"]


@pytest.mark.rule("CC-16.6.4")
def test_the_great_lighthouse_needs_a_port() -> None:
    game = realm(3, "engineering cartography fishing").display("great_lighthouse")
    assert game.play("activate D2").whys("wonder great_lighthouse") == ["wonder_needs_port"]
    port = realm(3, "engineering cartography fishing").display("great_lighthouse")
    port.city("D2", 0, "happy", "port", port="D3").play("activate D2")
    assert port.legal("wonder") == ["great_lighthouse"]


# Pieces by card


@pytest.mark.rule("CC-15.2", "CC-6.3")
def test_city_development_activates_a_city_and_costs_no_goods() -> None:
    game = realm(2).holds(0, "act_17").has(0, food=0, wood=0, ore=0).play("play act_17")
    assert game.legal() == ["pick C3", "pick D2"]
    assert game.whys("stop") == ["choose_piece_now"]
    game.play("pick D2")
    assert game.legal() == ["piece port", "piece academy", "piece fortress", "piece temple"]
    assert game.whys("stop", "pick C3") == ["choose_piece_now"] * 2
    game.play("piece port").settle()
    assert (game.at("D2").port, game.at("D2").activations) == (cell_of("D3"), 1)
    tired = realm(2).holds(0, "act_17").city("D2", 0, "angry")
    tired.state.edit_city(cell_of("D2")).activations = 1
    tired.play("play act_17")
    assert (tired.legal(), tired.whys("pick D2")) == (["pick C3"], ["angry_and_active"])


def test_a_great_person_builds_without_activating_and_may_be_declined() -> None:
    game = realm(2).holds(0, "great_engineer").play("play great_engineer", "stop")
    assert game.legal() == ["pick C3", "pick D2", "stop"]
    game.play("pick D2")
    assert "stop" not in game.legal()
    game.play("piece academy")
    assert (game.at("D2").activations, game.goods(0)["wood"]) == (0, 6)
    prophet = realm(2).holds(0, "great_prophet").play("play great_prophet", "stop", "pick D2")
    assert prophet.legal() == ["piece temple"]
    assert prophet.whys("piece academy") == ["not_that_piece"]
    none = realm(1).holds(0, "great_engineer").play("play great_engineer", "stop")
    assert none.asked == "main"


def test_pieces_that_a_city_cannot_take() -> None:
    game = table().knows(0, "myths writing").has(0, food=1, wood=1, ore=1).turn_of(0)
    game.city("C2", 0).city("D2", 0, "neutral", "temple").play("activate D2")
    assert game.whys("piece temple", "piece port", "piece academy") == [
        "building_there",
        "needs_building",
        "city_too_big",
    ]
    game.play("collect", "pick D2", "stop", "activate C2")
    game.state.edit(0).supply[4] = 0
    assert game.whys("piece temple") == ["no_piece_left"]
    game.has(0, food=0)
    assert game.whys("piece academy", "wonder great_statue", "build_units") == [
        "cannot_pay",
        "wonder_not_displayed",
        "build_impossible",
    ]
    game = table().knows(0, "fishing").has(0, food=1, wood=1, ore=1).city("C2", 0).turn_of(0)
    assert game.play("activate C2").whys("piece port") == ["no_sea_beside"]


def test_free_units_and_pieces_by_card() -> None:
    game = table().has(0, culture=1).holds(0, "act_37").city("C2", 0).units(0, "C2", armies=4)
    game.city("E2", 0).turn_of(0).play("play act_37")
    assert game.whys("pick C2", "pick D7", "stop") == [
        "stack_full",
        "no_city_of_yours",
        "must_place",
    ]
    game = table().has(0, culture=1).knows(0, "myths").holds(0, "act_17").city("C2", 0, "angry")
    game.city("E2", 0).turn_of(0)
    game.state.edit_city(cell_of("C2")).activations = 1
    game.play("play act_17")
    assert game.whys("piece temple", "pick C2", "pick D7") == [
        "choose_city_first",
        "angry_and_active",
        "no_city_of_yours",
    ]
    game.state.edit_city(cell_of("C2")).activations = 0
    assert game.whys("pick C2") == ["city_takes_no_piece"]
    game.play("pick E2")
    assert game.whys("pick D2", "piece port") == ["choose_piece_now", "needs_building"]


@pytest.mark.rule("CC-5.1")
def test_a_city_is_founded_on_the_first_space() -> None:
    game = open_land().units(0, FIRST_SPACE, settlers=1).turn_of(0).play(f"found {FIRST_SPACE}")
    assert (game.at(FIRST_SPACE).owner, game.stands(FIRST_SPACE)) == (0, (0, 0, 0))
    assert game.advances(0) == {"farming", "mining"}
