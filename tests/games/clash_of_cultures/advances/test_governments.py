"""The twelve advances of governments (CC-3.29)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

DEMOCRACY = "writing philosophy voting"
AUTOCRACY = "tactics draft nationalism"
THEOCRACY = "myths state_religion dogma"


def influence_target(advances: str, mood: str = "neutral", armies: int = 0) -> Table:
    """Red has tokens to help an attempt on blue's D7 from D4."""
    game = table().knows(1, advances).all_land().city("D4", 0).has(0, culture=4).no_units(1)
    return game.city("D7", 1, mood, "academy temple").units(1, "D7", armies=armies).turn_of(0)


@pytest.mark.rule("CC-3.29.2", "CC-3.29.6", "CC-3.29.10")
def test_no_tokens_against_protected_cities() -> None:
    for advances, mood, armies, may in (
        (DEMOCRACY + " separation_of_power", "happy", 0, False),
        (DEMOCRACY + " separation_of_power", "neutral", 0, True),
        (AUTOCRACY + " totalitarianism", "neutral", 1, False),
        (AUTOCRACY + " totalitarianism", "neutral", 0, True),
        (THEOCRACY + " devotion", "neutral", 0, False),
        (THEOCRACY, "neutral", 0, True),
    ):
        game = influence_target(advances, mood, armies).play("influence D7", "piece academy")
        game.play("die 3")
        assert (game.asked == "influence_boost") == may
    far = table().knows(1, THEOCRACY + " devotion").all_land().has(0, culture=5)
    far.city("D7", 1, "neutral", "academy temple").turn_of(0)
    assert far.legal("influence") == []


@pytest.mark.rule("CC-3.29.3")
def test_civil_liberties() -> None:
    game = table().knows(0, DEMOCRACY + " civil_liberties").turn_of(0)
    game.play("use civil_liberties", "use civil_liberties")
    assert (game.goods(0)["mood"], game.state.actions) == (6, 1)


@pytest.mark.rule("CC-3.29.4")
def test_free_economy() -> None:
    game = table().knows(0, DEMOCRACY + " free_economy").has(0, mood=2).no_units(0).turn_of(0)
    game.play("use free_economy", "pick D2", "pick C2", "stop")
    assert (game.goods(0), game.state.actions) == ({"food": 2, "wood": 1, "mood": 1}, 3)
    game.play("activate D2")
    assert game.whys("collect") == ["collect_no_other"]
    first = table().knows(0, DEMOCRACY + " free_economy").has(0, mood=2).turn_of(0)
    first.play("activate D2", "collect", "pick C2", "stop")
    assert "use free_economy" not in first.legal()


@pytest.mark.rule("CC-3.29.5")
def test_nationalism() -> None:
    game = table().knows(0, AUTOCRACY).turn_of(0)
    game.play("activate D2", "build_units", "build army", "stop", "kind culture")
    assert game.goods(0)["culture"] == 1
    settlers = table().knows(0, AUTOCRACY).no_units(0).turn_of(0)
    settlers.play("activate D2", "build_units", "build settler").settle()
    assert settlers.asked == "main"


@pytest.mark.rule("CC-3.29.7")
def test_absolute_power() -> None:
    game = table().knows(0, AUTOCRACY + " absolute_power").has(0, mood=4).turn_of(0, actions=0)
    game.play("use absolute_power")
    assert (game.state.actions, game.goods(0)["mood"]) == (1, 2)
    assert "use absolute_power" not in game.legal()


@pytest.mark.rule("CC-3.29.8")
def test_forced_labor() -> None:
    game = table().knows(0, AUTOCRACY + " forced_labor myths").has(0, mood=1, wood=1, ore=1)
    game.all_land().city("D4", 0).city("D2", 0, "angry", "academy temple").no_units(0).turn_of(0)
    game.play("use forced_labor", "activate D2")
    assert game.legal("piece") == []
    game.play("collect", "pick C2", "pick D2", "pick E2")
    assert game.asked == "main"
    assert "activate D2" not in game.legal()


@pytest.mark.rule("CC-3.29.9")
def test_dogma() -> None:
    game = table().knows(0, "myths state_religion").has(0, ideas=5).turn_of(0)
    game.play("advance dogma")
    while game.asked == "pay":
        game.play(game.legal()[0])
    assert game.goods(0)["ideas"] == 2
    temple = table().knows(0, THEOCRACY).has(0, food=1, wood=1, ore=1).all_land().city("D4", 0)
    temple.no_units(0).turn_of(0).play("activate D2", "piece temple", "kind mood")
    assert temple.legal() == [
        "advance devotion",
        "advance conversion",
        "advance fanaticism",
        "stop",
    ]
    temple.play("advance conversion")
    assert temple.goods(0) == {"food": 1, "mood": 1}
    switch = table().knows(0, THEOCRACY + " writing philosophy").has(0, ideas=2).turn_of(0)
    assert switch.state.maximum(0, 3) == 2
    switch.play("switch democracy")
    while switch.asked == "pay":
        switch.play(switch.legal()[0])
    assert switch.state.maximum(0, 3) == 7


@pytest.mark.rule("CC-3.29.11")
def test_conversion() -> None:
    game = table().knows(0, THEOCRACY + " conversion").all_land().city("D4", 0)
    game.city("D7", 1, "neutral", "academy temple").turn_of(0)
    game.play("influence D7", "piece academy", "die 4")
    assert (game.at("D7").colour(1), game.goods(0)["culture"]) == (0, 1)


@pytest.mark.rule("CC-3.29.12")
def test_fanaticism() -> None:
    game = table().knows(0, "tactics").knows(1, THEOCRACY + " fanaticism").all_land().no_units(0)
    game.no_units(1).city("D5", 1, "neutral", "temple").units(0, "D4", armies=1)
    game.units(1, "D5", armies=1).turn_of(0).play("move", "from D4", "with army1", "to D5")
    lost = Table(game.setup, game.state.clone())
    game.play("die 1", "die 3")
    assert game.stands("D4") == (0, 0, 0)
    lost.play("die 5", "die 1", "pick D7", "pick D7")
    assert lost.at("D5").owner == 0
    assert lost.stands("D7") == (1, 1, 0)
