"""What the abilities of advances and Wonders ask, offer and refuse (CC-3.26 to 3.29, CC-16.6)."""

import pytest
from tests.games.clash_of_cultures.scenes import ask, attack, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

DEMOCRACY = "writing philosophy voting free_economy"


@pytest.mark.rule("CC-3.29.4")
def test_free_economy_needs_a_city_that_can_collect() -> None:
    def city(mood: str, activations: int) -> Table:
        """Red's only city lies on a fertile space between seas."""
        game = table().all_land("sea").no_units(0).land("C2 sea, E2 sea, D1 sea")
        game.knows(0, DEMOCRACY).has(0, mood=1).city("D2", 0, mood).turn_of(0)
        game.state.edit_city(cell_of("D2")).activations = activations
        return game

    assert "free_economy" in city("neutral", 0).legal("use")
    assert "free_economy" in city("neutral", 1).legal("use")
    assert city("angry", 1).whys("use free_economy") == ["use_nothing"]
    assert city("neutral", 0).exhausted("D2").whys("use free_economy") == ["use_nothing"]
    with_a_second = city("angry", 1).land("B3 fertile").city("B3", 0)
    assert "free_economy" in with_a_second.legal("use")


@pytest.mark.rule("CC-3.29.4", "CC-6.3", "CC-6.4")
def test_the_city_of_free_economy() -> None:
    game = open_land().city("B3", 0, "angry").city("B5", 0).city("F5", 0)
    game.state.edit_city(cell_of("B3")).activations = 1
    for label in ("A6", "B4", "B5", "B6", "C5", "C6", "A5"):
        game.exhausted(label)
    ask(game, "free_collect_city")
    assert game.legal("pick") == ["D2", "F5"]
    assert game.whys("pick D7", "pick B3", "pick B5") == [
        "no_city_of_yours",
        "angry_and_active",
        "collect_nothing_here",
    ]


@pytest.mark.rule("CC-3.27.2")
def test_sports_asks_again_only_for_a_city_that_is_not_happy_yet() -> None:
    game = open_land().knows(0, "sports").has(0, culture=3).city("D2", 0, "neutral").turn_of(0)
    game.play("use sports", "pick D2")
    assert (game.asked, game.mood("D2"), game.goods(0)["culture"]) == ("main", "happy", 2)
    game.city("D2", 0, "angry").play("use sports", "pick D2")
    assert (game.asked, game.legal()) == ("sports_city", ["pick D2", "stop"])
    game.play("stop")
    assert (game.mood("D2"), game.goods(0)["culture"]) == ("neutral", 1)


@pytest.mark.rule("CC-20.12", "CC-16.6.3")
def test_what_the_great_library_lends() -> None:
    game = ask(open_land(), "borrow")
    assert game.whys("advance farming", "advance voting") == ["already_owned", "no_government"]
    game.play("advance roads")
    told = game.told("advance_borrowed")
    assert [(event.seat, event.advance) for event in told] == [(0, game.player(0).borrowed)]


@pytest.mark.rule("CC-16.6.4")
def test_where_the_great_lighthouse_places_no_ship() -> None:
    game = open_land().land("D5 sea, D6 sea, E6 sea").units(1, "D6", ships=1)
    game.units(0, "E6", ships=1)
    ask(game, "lighthouse_space")
    assert game.legal("pick") == ["D5", "E6"]
    assert game.whys("pick D4", "pick D6") == ["needs_sea", "foreign_ships"]


@pytest.mark.rule("CC-16.6.4")
def test_the_great_lighthouse_needs_a_ship_a_sea_and_its_city() -> None:
    def lighthouse() -> Table:
        game = open_land().land("D5 sea").city("B3", 0)
        return game.city("D2", 0, "angry", "", "great_lighthouse").turn_of(0)

    assert lighthouse().legal("use") == ["great_lighthouse"]
    assert lighthouse().units(0, "D5", ships=3).legal("use") == ["great_lighthouse"]
    assert lighthouse().units(0, "D5", ships=4).legal("use") == []
    assert lighthouse().units(1, "D5", ships=1).legal("use") == []
    tired = lighthouse()
    tired.state.edit_city(cell_of("D2")).activations = 1
    assert tired.legal("use") == []


@pytest.mark.rule("CC-3.26.3")
def test_taxes_need_a_city() -> None:
    game = table(elimination_at_status_phase=True).knows(0, "taxes").has(0, mood=1).turn_of(0)
    assert game.legal("use") == ["taxes"]
    game.state.drop_city(cell_of("D2"))
    assert game.whys("use taxes") == ["use_nothing"]


@pytest.mark.rule("CC-3.5", "CC-18.3")
def test_only_what_is_gained_is_told() -> None:
    game = open_land().knows(0, "philosophy").has(0, food=2, ideas=7).turn_of(0)
    game.play("advance math", "count 0").settle()
    told = game.told("gained")
    assert [sum(event.goods) for event in told] == [1]  # the Culture token, no idea beyond 7


@pytest.mark.rule("CC-16.6.7", "CC-9.12")
def test_the_great_colosseum_helps_in_land_battles_only() -> None:
    def owner() -> Table:
        return open_land().city("D2", 0, "happy", "", "great_colosseum").has(0, mood=1)

    land = attack(owner().units(1, "D4", armies=1), 1).play("die 1", "die 1")
    assert land.asked == "buy_value"
    sea = owner().land("D3 sea, D4 sea").units(0, "D3", ships=1).units(1, "D4", ships=1)
    sea.turn_of(0).play("move", "from D3", "with ship1", "to D4", "die 1", "die 1")
    assert sea.asked == "retreat"


def test_abilities_that_cannot_be_used() -> None:
    game = table().knows(0, "taxes arts theaters").turn_of(0, actions=0)
    assert game.whys("use taxes", "use arts", "use theaters", "use sports") == [
        "no_action_left",
        "cannot_pay",
        "use_nothing",
        "use_not_owned",
    ]
    assert game.lacks("use arts") == ["1 Culture token"]


@pytest.mark.rule("CC-3.26.1")
def test_a_count_is_no_kind_of_goods() -> None:
    game = table().knows(0, "bartering").holds(0, "act_05").turn_of(0)
    game.play("use bartering", "card act_05")
    assert "kind culture" in game.legal()
    assert game.why("count 0") == "other_question"
    food = game.refusal("kind food")
    assert (food.code, food.rule) == ("kind_not_offered", "CC-3.26")


@pytest.mark.rule("CC-3.27.2", "CC-2.5", "CC-16.6")
def test_why_an_ability_has_no_use() -> None:
    game = open_land().knows(0, "sports").has(0, culture=1).turn_of(0)
    sports, library = game.refusal("use sports"), game.refusal("use great_library")
    assert (sports.code, sports.rule) == ("use_nothing", "CC-2.5")  # all his cities are Happy
    assert (library.code, library.rule) == ("use_not_owned", "CC-16.6")
    assert "sports" in game.city("D2", 0, "neutral").legal("use")
    assert "sports" not in game.has(0, culture=0).legal("use")
    dry = open_land().city("D2", 0, "happy", "", "great_lighthouse").turn_of(0)
    assert dry.why("use great_lighthouse") == "use_nothing"
