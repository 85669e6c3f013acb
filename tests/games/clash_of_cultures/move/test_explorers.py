"""Regions turned over by cards, and cities founded in them (CC-12.7)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import TERRAINS


def great_explorer(food: int = 2, settlements: int = 6) -> Table:
    """Red may turn a region over; he has learned nothing before."""
    game = table().no_units(0).has(0, food=food).holds(0, "great_explorer").turn_of(0)
    game.state.edit(0).supply[0] = settlements
    return game.play("play great_explorer", "stop")


@pytest.mark.rule("CC-12.7")
def test_regions_next_to_a_region_with_an_own_city() -> None:
    game = great_explorer()
    assert game.legal() == ["pick B2", "pick D3", "pick F2", "stop"]
    assert (game.places("pick D3"), game.places("stop")) == (["region:u03"], [])
    assert game.whys("pick D4", "pick D5", "pick D2") == ["region_not_beside"] * 3
    game.play("stop")
    assert (game.asked, game.state.city_count(0)) == ("main", 1)


@pytest.mark.rule("CC-12.7")
def test_nothing_is_left_to_turn_over() -> None:
    game = table().all_land().no_units(0).holds(0, "great_explorer").turn_of(0)
    game.play("play great_explorer", "stop")
    assert game.asked == "main"
    away = table().no_units(0).holds(0, "great_explorer").turn_of(0)
    away.land("D3 sea, C4 sea, E4 sea, D4 sea, B2 sea, A3 sea, C3 sea, B3 sea")
    away.land("F2 sea, E3 sea, G3 sea, F3 sea").play("play great_explorer", "stop")
    assert away.asked == "main"


@pytest.mark.rule("CC-5.1", "CC-12.7")
def test_a_city_is_founded_on_a_fit_space_of_that_region() -> None:
    game = great_explorer().play("pick D3", "tile r12", "orient a")
    assert [TERRAINS[game.state.terrain[cell_of(label)]] for label in ("D3", "C4", "E4", "D4")] == [
        "fertile",
        "sea",
        "barren",
        "mountain",
    ]
    assert game.legal() == ["found D3", "found D4", "stop"]
    assert game.whys("found C4", "found E4", "found E2", "found B2") == [
        "not_that_region",
        "no_place_for_city",
        "not_that_region",
        "not_that_region",
    ]
    game.play("found D4")
    assert (game.mood("D4"), game.goods(0), game.asked) == ("neutral", {}, "main")


def test_the_first_region_serves_like_any_other() -> None:
    game = great_explorer().play("pick B2", "tile r12")
    assert game.asked == "found_in_region"
    game.play("stop")
    assert (game.state.city_count(0), game.goods(0)) == (1, {"food": 2})


@pytest.mark.rule("CC-18.1", "CC-5.2")
def test_the_new_city_needs_food_and_a_settlement() -> None:
    poor = great_explorer(food=1).has(0, gold=3).play("pick D3", "tile r12", "orient a")
    assert poor.asked == "main"
    spent = great_explorer(settlements=0).play("pick D3", "tile r12", "orient a")
    assert spent.asked == "main"


def test_the_explorer_of_the_action_card_founds_nothing() -> None:
    game = table().no_units(0).has(0, culture=1).holds(0, "act_21").turn_of(0)
    game.play("play act_21", "pick D3", "tile r12", "orient a")
    assert (game.asked, game.legal()) == ("place_unit", ["pick D2", "stop"])
    game.play("pick D2")
    assert game.stands("D2") == (1, 0, 0)


# Laying a region (CC-12.2)


def laid(entry: str, tile: str, terrain: str = "") -> Table:
    """A Settler of red walks into a hidden space next to him."""
    game = table().no_units(0)
    if terrain:
        game.land(terrain)
    start = {"D3": "D2", "B2": "C2", "C4": "C3", "B3": "C3"}[entry]
    if start == "C3":
        game.land("C3 forest")
    game.units(0, start, settlers=1).turn_of(0)
    return game.play("move", f"from {start}", "with settler1", f"to {entry}", f"tile {tile}")


def lies(game: Table, *labels: str) -> list[str]:
    return [TERRAINS[game.state.terrain[cell_of(label)]] for label in labels]


@pytest.mark.rule("CC-12.2")
def test_the_explorer_never_walks_into_the_sea() -> None:
    game = laid("D3", "r05")  # its first slot is sea
    assert lies(game, "D3", "C4", "E4", "D4") == ["barren", "fertile", "fertile", "sea"]


@pytest.mark.rule("CC-12.2")
def test_new_sea_touches_sea_that_is_known() -> None:
    """r09 has sea in its second slot: on C4 as it comes, on E4 turned round."""
    touching = laid("D3", "r09", "B4 sea")
    assert lies(touching, "C4", "E4") == ["sea", "fertile"]
    other = laid("D3", "r09", "F4 sea")
    assert lies(other, "C4", "E4") == ["fertile", "sea"]
    both = laid("D3", "r09", "B4 sea, F4 sea")
    assert (both.asked, both.legal()) == ("orient_region", ["orient a", "orient b"])
    neither = laid("D3", "r09")  # nor does C4 or E4 lie on the edge
    assert neither.asked == "orient_region"
    assert neither.places("orient b") == ["way:b"]


@pytest.mark.rule("CC-12.2", "CC-0.6")
def test_without_known_sea_new_sea_lies_on_the_edge() -> None:
    """Region u01 is B2 A3 C3 B3: A3 lies on the edge, C3 does not."""
    game = laid("B2", "r09")
    assert lies(game, "B2", "A3", "C3", "B3") == ["forest", "sea", "fertile", "forest"]
    known = laid("B2", "r09", "D3 sea")
    assert lies(known, "A3", "C3") == ["fertile", "sea"]


# By ship (CC-12.5)


def voyage(tile: str, terrain: str = "") -> Table:
    """A ship on D3 sails over D4 into the region D5 C6 E6 D6."""
    game = table().no_units(0).land("D3 sea, C4 forest, E4 forest, D4 sea")
    if terrain:
        game.land(terrain)
    game.units(0, "D3", ships=1).turn_of(0)
    return game.play("move", "from D3", "with ship1", "to D5", f"tile {tile}")


@pytest.mark.rule("CC-12.5")
def test_ships_end_on_a_sea_space_of_the_region_they_can_reach() -> None:
    game = voyage("r04")
    assert lies(game, "D5", "C6", "E6", "D6") == ["sea", "forest", "sea", "fertile"]
    assert (game.asked, game.legal()) == ("ship_arrives", ["pick D5", "pick E6"])
    assert game.whys("pick C6", "pick D6", "pick D3", "pick D4") == [
        "ships_cannot_go",
        "ships_cannot_go",
        "not_that_region",
        "not_that_region",
    ]
    game.play("pick D5").settle()
    assert (game.stands("D5"), game.stands("D3")) == ((0, 0, 1), (0, 0, 0))


@pytest.mark.rule("CC-12.5")
def test_a_region_that_no_ship_can_enter_sends_it_back() -> None:
    game = voyage("r16").play("orient b")
    assert (game.stands("D3"), game.asked) == ((0, 0, 1), "main")
    assert game.state.sailed


@pytest.mark.rule("CC-12.5")
def test_only_sea_that_the_ship_can_reach_counts() -> None:
    """r09 has its sea on C6 or E6, next to known sea that the ship cannot reach: B6 or F6."""
    game = voyage("r09", "B6 sea")
    assert lies(game, "C6", "E6") == ["sea", "fertile"]
    assert (game.stands("D3"), game.asked) == ((0, 0, 1), "main")
    reached = voyage("r09", "E5 sea")
    assert lies(reached, "C6", "E6") == ["fertile", "sea"]
    reached.settle()
    assert reached.stands("E6") == (0, 0, 1)


# Barbarians of a new region (CC-12.4)


@pytest.mark.rule("CC-12.4")
def test_barbarians_settle_on_fertile_land_but_not_where_the_explorer_enters() -> None:
    game = laid("D3", "r14", "B4 sea").play("orient a")
    assert lies(game, "D3", "C4", "E4", "D4") == ["fertile", "fertile", "fertile", "forest"]
    assert game.legal() == ["pick C4", "pick E4"]
    game.play("pick E4")
    assert (game.state.barbarians[cell_of("E4")], game.stands("D3")) == (1, (1, 0, 0))
    plain = laid("D3", "r09", "B4 sea")
    assert (plain.asked, plain.state.settlements_left) == ("main", 10)


@pytest.mark.rule("CC-12.4", "CC-20.1")
def test_barbarians_need_a_settlement_and_a_unit_in_their_supply() -> None:
    for settlements, units in ((0, 20), (10, 0)):
        game = table().no_units(0).units(0, "D2", settlers=1).turn_of(0)
        game.state.settlements_left = settlements
        game.state.barbarians_left = units
        game.play("move", "from D2", "with settler1", "to D3", "tile r14", "orient a")
        assert game.asked != "barbarian_space"
        assert game.stands("D3") == (1, 0, 0)


@pytest.mark.rule("CC-12.4")
def test_no_barbarians_where_only_the_entry_space_is_fertile() -> None:
    """r13 is forest mountain fertile mountain: entered on its fertile space."""
    game = table().no_units(0).land("F3 forest").units(0, "F3", settlers=1).turn_of(0)
    game.play("move", "from F3", "with settler1", "to E4", "tile r13", "orient a")
    assert (lies(game, "E4"), game.stands("E4")) == (["fertile"], (1, 0, 0))
    assert game.state.settlements_left == 10


def test_new_regions() -> None:
    game = table().turn_of(0).play("move", "from D2", "with settler1", "to D3", "tile r14")
    if game.asked == "orient_region":
        game.play("orient a")
    assert game.asked == "barbarian_space"
    assert game.whys("pick D3", "pick D7") == ["entry_space", "not_that_region"]
    other = {"D3", "C4", "E4", "D4"} - {"D3", *game.legal("pick")}
    assert game.whys(*(f"pick {cell}" for cell in other)) == ["not_fertile"]
