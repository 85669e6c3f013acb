"""Things may be named in whatever order (CC-6.4); matches of before go on in ascending order."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

NEW = 3
OLD = 2


def land(rules: int) -> Table:
    return table(rules=rules).all_land().no_units(0).no_units(1)


def collect(rules: int, *picks: str) -> Table:
    """A Neutral city of size 2 on fertile land, with a mountain and Mining."""
    game = land(rules).city("D2", 0, "neutral", "temple").land("E2 mountain").knows(0, "storage")
    game.turn_of(0).play("activate D2", "collect", *picks)
    return game


@pytest.mark.rule("CC-6.4")
def test_a_collect_takes_spaces_in_any_order() -> None:
    game = collect(NEW, "pick E2")
    assert "pick C2" in game.legal()
    assert game.whys("pick E2") == ["collect_once"]
    game.play("pick C2")
    assert (game.asked, game.goods(0)["ore"], game.goods(0)["wood"]) == ("main", 1, 1)
    before = collect(OLD, "pick E2")
    assert "pick C2" not in before.legal()
    assert before.whys("pick C2") == ["spaces_in_order"]


@pytest.mark.rule("CC-6.4", "CC-15.2")
def test_a_space_gives_its_kinds_in_any_order() -> None:
    """Production Focus and the Great Gardens: gold, then food of the same space."""
    for rules, more in ((NEW, True), (OLD, False)):
        game = land(rules).city("D2", 0, "happy", "temple", "great_gardens").holds(0, "act_19")
        game.turn_of(0).play("play act_19", "activate D2", "collect", "pick D3", "kind gold")
        game.play("pick D3") if "pick D3" in game.legal() else None
        assert ("kind food" in game.legal()) == more


@pytest.mark.rule("CC-6.4", "CC-0.7")
def test_a_port_that_gave_gold_gives_no_food_then() -> None:
    game = land(NEW).land("D3 sea, C3 sea").knows(0, "fishing storage").holds(0, "act_19")
    game.city("D2", 0, "happy", "port temple", port="D3").turn_of(0)
    game.play("play act_19", "activate D2", "collect", "pick D3")
    assert game.legal("kind") == ["food", "gold", "mood"]
    game.play("kind gold", "pick D3")
    assert game.legal("kind") == ["gold", "mood"]
    game.play("kind mood", "pick C3", "pick C3")
    assert game.goods(0) == {"food": 4, "gold": 1, "mood": 1}


@pytest.mark.rule("CC-3.20.4")
def test_no_further_distant_space_is_refused_for_that() -> None:
    game = land(NEW).knows(0, "husbandry storage").city("D2", 0, "happy", "temple").turn_of(0)
    game.play("activate D2", "collect", "pick D4")
    assert game.whys("pick C4", "pick D4") == ["collect_no_more_distant", "collect_once"]


@pytest.mark.rule("CC-3.26.3", "CC-3.26.4")
def test_goods_are_taken_in_any_order() -> None:
    for rules, kinds in ((NEW, ["food", "wood", "ore", "gold"]), (OLD, ["gold"])):
        game = land(rules).knows(0, "taxes currency").has(0, mood=1).city("D4", 0).turn_of(0)
        game.play("use taxes", "kind gold")
        assert game.legal("kind") == kinds


@pytest.mark.rule("CC-6.5")
def test_units_are_ordered_in_any_order() -> None:
    for rules, builds in ((NEW, ["settler", "army"]), (OLD, ["army"])):
        game = land(rules).has(0, food=7, gold=7).city("D2", 0, "happy", "temple").turn_of(0)
        game.play("activate D2", "build_units", "build army")
        assert game.legal("build") == builds


@pytest.mark.rule("CC-7.1")
def test_cities_are_raised_in_any_order() -> None:
    for rules, cities in ((NEW, ["C2", "E2"]), (OLD, ["E2"])):
        game = land(rules).has(0, mood=7).city("C2", 0).city("E2", 0).city("D2", 0, "neutral")
        assert game.turn_of(0).play("civic", "pick D2").legal("pick") == cities


@pytest.mark.rule("CC-3.9")
def test_cubes_are_moved_in_any_order() -> None:
    for rules, cubes in ((NEW, 3), (OLD, 2)):
        game = land(rules).knows(0, "philosophy voting civil_liberties free_economy draft")
        game.has(0, food=2).turn_of(0).play("switch autocracy")
        assert len(game.legal("advance")) == cubes


@pytest.mark.rule("CC-13.5")
def test_cities_suffer_in_any_order() -> None:
    for rules, cities in ((NEW, ["C2", "D2", "E2"]), (OLD, ["C2", "D2"])):
        game = land(rules).knows(0, "roads").city("C2", 0).city("E2", 0).city("D2", 0, "neutral")
        assert game.turn_of(0).event_for(0, "ev_01").legal("pick") == cities


@pytest.mark.rule("CC-17.3")
def test_cards_are_named_in_any_order() -> None:
    for rules, offered, wanted in ((NEW, 1, 2), (OLD, 0, 1)):
        game = land(rules).has(0, food=0).has(1, food=0).holds(0, "act_05 act_06")
        game.holds(1, "act_07 act_08").turn_of(0).play("trade blue", "card act_06")
        assert len(game.legal("card")) == offered
        game.play("stop", "count 2", "yes")
        assert len(game.legal("card")) == wanted


@pytest.mark.rule("CC-4.2")
def test_a_group_is_put_together_in_any_order() -> None:
    for rules, others in ((NEW, ["settler1"]), (OLD, [])):
        game = land(rules).knows(0, "tactics").units(0, "D3", settlers=1, armies=1).turn_of(0)
        assert game.play("move", "from D3", "with army1").legal("with") == others


@pytest.mark.rule("CC-20.14")
def test_tokens_are_paid_in_any_order() -> None:
    for rules, kinds in ((NEW, ["mood", "culture"]), (OLD, ["culture"])):
        game = table(rules=rules, extra_events=True).all_land("sea").no_units(0)
        game.has(0, mood=2, culture=2).turn_of(0).event_for(0, "ev_39")
        while game.asked != "pay_tokens":
            game.play(game.legal()[0])
        assert game.play("kind culture").legal("kind") == kinds
