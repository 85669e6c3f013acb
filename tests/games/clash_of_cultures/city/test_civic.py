"""Which moods a Civic Improvement can raise, one city after the other (CC-7)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, open_land
from tests.games.clash_of_cultures.table import Table, table


def improving(mood: int, **cities: str) -> Table:
    """Red has Mood tokens, and cities with these moods; he begins a Civic Improvement."""
    game = open_land().has(0, mood=mood)
    for label, feeling in cities.items():
        game.city(label, 0, feeling)
    return game.turn_of(0).play("civic")


@pytest.mark.rule("CC-7.1")
def test_a_city_may_be_raised_twice_in_one_action() -> None:
    game = improving(3, B3="angry").play("pick B3")
    assert game.legal() == ["pick B3", "stop"]
    game.play("pick B3")
    assert (game.asked, game.mood("B3"), game.goods(0)["mood"]) == ("main", "happy", 1)
    first = improving(2, A3="angry").play(f"pick {FIRST_SPACE}")
    assert first.legal() == [f"pick {FIRST_SPACE}", "stop"]


@pytest.mark.rule("CC-7.1")
def test_several_cities_are_raised_in_any_order() -> None:
    game = improving(4, B3="neutral", D2="neutral", F5="neutral")
    assert game.legal() == ["pick B3", "pick D2", "pick F5"]
    game.play("pick D2")
    assert game.legal() == ["pick B3", "pick F5", "stop"]
    game.play("pick B3")
    assert game.legal() == ["pick F5", "stop"]


@pytest.mark.rule("CC-7.1")
def test_each_step_costs_the_size_of_the_city() -> None:
    game = open_land().has(0, mood=3).city("B3", 0, "angry", "temple").city("F5", 0).turn_of(0)
    game.play("civic", "pick B3")
    assert game.legal() == ["pick F5", "stop"]
    assert game.why("pick B3") == "cannot_pay"
    assert game.lacks("pick B3") == ["1 Mood token"]
    game.play("pick F5")
    assert (game.asked, game.goods(0).get("mood", 0)) == ("main", 0)


@pytest.mark.rule("CC-7.1", "CC-3.29.1")
def test_when_a_civic_improvement_is_possible() -> None:
    def menu(mood: int, **cities: str) -> Table:
        game = open_land().knows(0, "philosophy voting").has(0, mood=mood)
        for label, feeling in cities.items():
            game.city(label, 0, feeling)
        return game.turn_of(0)

    def offered(game: Table) -> tuple[bool, bool]:
        return "civic" in game.legal(), "voting" in game.legal("use")

    assert offered(menu(1, B3="neutral")) == (True, False)  # Voting itself costs a token
    assert offered(menu(2, B3="neutral")) == (True, True)
    assert offered(menu(0, B3="neutral")) == (False, False)
    assert offered(menu(2)) == (False, False)
    assert offered(menu(2).city("D7", 1, "angry")) == (False, False)


@pytest.mark.rule("CC-3.25.2", "CC-3.29.1")
def test_rituals_replace_the_tokens_of_the_improvement_only() -> None:
    def menu(**goods: int) -> Table:
        game = open_land().knows(0, "philosophy voting rituals").city("B3", 0)
        return game.has(0, **{"food": 0, **goods}).turn_of(0)

    assert "civic" in menu(wood=1).legal()
    assert menu(wood=2).legal("use") == []
    assert menu(wood=1, mood=1).legal("use") == ["voting"]


def test_moods_that_cannot_be_raised() -> None:
    game = table().has(0, mood=1).city("C2", 0, "angry", "temple").city("E2", 0).turn_of(0)
    game.play("civic")
    assert game.whys("pick C2", "pick D2", "pick D7", "stop") == [
        "cannot_pay",
        "happy_already",
        "no_city_of_yours",
        "raise_first",
    ]
    game = table(rules=2).has(0, mood=5).city("C2", 0, "angry").city("E2", 0, "angry").turn_of(0)
    assert game.play("civic", "pick E2").whys("pick C2") == ["cities_in_order"]
    game = table().knows(0, "sports").has(0, culture=2).city("C2", 0, "angry").city("E2", 0)
    game.turn_of(0).play("use sports")
    assert game.whys("pick D2", "pick D7", "stop") == [
        "happy_already",
        "no_city_of_yours",
        "raise_first",
    ]
    assert game.play("pick C2").whys("pick E2") == ["sports_same_city"]
