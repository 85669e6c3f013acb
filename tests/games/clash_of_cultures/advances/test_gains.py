"""Gaining advances by card, borrowed ones, and the first Wonder of the list (CC-3.11, CC-16.2)."""

import pytest
from tests.games.clash_of_cultures.scenes import ask, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.bits import all_bits
from edubba.games.clash_of_cultures.codes import ADVANCES as ALL
from edubba.games.clash_of_cultures.space import ADVANCES


def among(*names: str) -> int:
    return sum(1 << ADVANCES.index(name) for name in names)


@pytest.mark.rule("CC-3.11", "CC-15.2")
def test_why_a_card_does_not_give_an_advance() -> None:
    game = ask(open_land(), "gain_advance", among=among("storage", "farming"), free=1)
    assert game.legal() == ["advance storage"]
    refused = ["farming", "irrigation", "navigation", "steel_weapons"]
    assert [game.why(f"advance {name}") for name in refused] == [
        "already_owned",
        "advance_not_among",
        "needs_advance",
        "needs_advance",
    ]
    ask(game.knows(0, "tactics"), "gain_advance", among=all_bits(ALL), free=1)
    assert game.why("advance steel_weapons") == "cannot_pay"
    assert game.lacks("advance steel_weapons") == ["2 ore"]
    ask(game, "gain_advance", among=among("storage"), free=1, optional=1)
    assert game.legal() == ["advance storage", "stop"]


@pytest.mark.rule("CC-20.12")
def test_a_borrowed_advance_stays_when_another_one_is_bought() -> None:
    game = open_land().city("D2", 0, "happy", "", "great_library").has(0, food=2, gold=2)
    game.turn_of(0).play("use great_library", "advance storage")
    game.play("advance tactics", "count 2")
    assert (game.state.maximum(0, 0), "storage" in game.advances(0)) == (7, False)
    game.play("advance storage")
    assert (game.state.maximum(0, 0), "storage" in game.advances(0)) == (7, True)
    assert game.player(0).borrowed == -1


@pytest.mark.rule("CC-16.2", "CC-16.6.1")
def test_the_first_wonder_is_built_like_the_others() -> None:
    game = open_land().knows(0, "engineering rituals storage").display("great_pyramids")
    game.has(0, food=2, wood=3, ore=7, culture=5).city("B3", 0).turn_of(0)
    game.play("activate D2", "wonder great_pyramids")
    assert (game.state.owner_of_wonder(0), game.at("D2").size()) == (0, 2)
    assert (game.goods(0), game.state.display) == ({}, 0)


@pytest.mark.rule("CC-8.8", "CC-8.6", "CC-15.2")
def test_when_cultural_takeover_may_be_played() -> None:
    def menu(advances: str = "fishing", actions: int = 3) -> Table:
        game = open_land().barbarians("D3", 1).knows(0, advances).has(0, culture=1)
        return game.holds(0, "act_15 act_16").turn_of(0, actions=actions)

    assert menu().legal("play") == ["act_15", "act_16"]
    successful = menu()
    successful.state.influenced = True
    assert successful.legal("play") == []
    assert menu().play("play act_15").legal("play") == []
    assert menu(actions=0).legal("play") == []
    assert menu("arts", 0).legal("play") == ["act_15", "act_16"]
    used = menu("arts", 0)
    used.state.used = -1
    assert used.legal("play") == []
    far = open_land().barbarians("D5", 1).holds(0, "act_15").turn_of(0)
    assert far.legal("play") == []


@pytest.mark.rule("CC-8.8", "CC-8.3", "CC-3.27.1")
@pytest.mark.parametrize(
    ("actions", "culture", "playable"), [(1, 0, False), (1, 1, True), (0, 1, False), (0, 2, True)]
)
def test_the_tokens_of_arts_and_of_the_range_are_not_the_same(
    actions: int, culture: int, playable: bool
) -> None:
    game = open_land().barbarians("D4", 1).knows(0, "arts").has(0, culture=culture)
    game.holds(0, "act_15").turn_of(0, actions=actions)
    assert game.legal("play") == (["act_15"] if playable else [])


@pytest.mark.rule("CC-15.2", "CC-3.29.4")
def test_when_a_card_for_the_next_collect_may_be_played() -> None:
    def menu(actions: int, **goods: int) -> Table:
        game = open_land().knows(0, "free_economy").holds(0, "act_19 act_29").has(0, **goods)
        return game.turn_of(0, actions=actions)

    assert menu(1).legal("play") == ["act_19", "act_29"]
    assert menu(1).play("play act_19").legal("play") == []
    assert menu(0).legal("play") == []
    assert menu(0, mood=1).legal("play") == ["act_19", "act_29"]
    tired = menu(1).city("D2", 0, "angry")
    tired.state.edit_city(tired.at("D2").cell).activations = 1
    assert tired.legal("play") == []


@pytest.mark.rule("CC-15.2")
def test_spies_and_assassins_need_another_player() -> None:
    def menu(seats: int, card: str) -> Table:
        return table(seats).has(0, culture=1).holds(0, card).turn_of(0)

    assert menu(3, "act_07").legal("play") == []
    assert menu(3, "act_07").holds(2, "act_05").legal("play") == ["act_07"]
    assert menu(3, "act_07").holds(1, "obj_05").legal("play") == ["act_07"]
    victims = menu(3, "act_27")
    victims.state.edit(1).assassinated = 1
    assert victims.legal("play") == ["act_27"]
    victims.state.edit(2).assassinated = 1
    assert victims.legal("play") == []


@pytest.mark.rule("CC-3.1", "CC-3.4")
def test_the_rule_of_the_price_that_is_not_paid() -> None:
    game = table().has(0, food=1).knows(0, "tactics").turn_of(0)
    assert [game.refusal(f"advance {name}").rule for name in ("storage", "steel_weapons")] == [
        "CC-3.1",
        "CC-3.4",
    ]
