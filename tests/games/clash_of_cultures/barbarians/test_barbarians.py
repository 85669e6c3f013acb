"""Barbarians (CC-11), Cultural Takeover (CC-8.8) and Mercenaries."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.pieces import IN_FOREST


def barbarians(game: Table, label: str) -> int:
    return int(game.state.barbarians[cell_of(label)])


@pytest.mark.rule("CC-11.1", "CC-11.2")
def test_an_empty_settlement_is_simply_entered() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).barbarians("D4", 0)
    assert game.at("D4").size() == 1
    game.units(0, "D3", armies=1).turn_of(0).play("move", "from D3", "with army1", "to D4", "yes")
    assert (game.at("D4").owner, game.stands("D4")) == (0, (0, 1, 0))
    assert "gold" not in game.goods(0)


@pytest.mark.rule("CC-11.7")
def test_spawning() -> None:
    game = table().no_units(0).land("D3 fertile, D4 forest, D5 fertile, C3 barren").turn_of(0)
    game.exhausted("D4").event_for(0, "ev_09")
    assert game.legal("pick") == ["C2", "D3", "E2"]
    game.play("pick D3")
    assert game.asked == "grow_settlement"
    game.play("pick D3")
    assert barbarians(game, "D3") == 2
    assert (game.state.settlements_left, game.state.barbarians_left) == (9, 18)


@pytest.mark.rule("CC-11.5")
def test_without_raiders_a_settlement_is_placed() -> None:
    game = table().all_land().no_units(0).turn_of(0).event_for(0, "ev_03")
    assert game.asked == "spawn_space"
    game.play("pick D4")
    assert barbarians(game, "D4") == 1
    assert (game.asked, game.goods(0)) == ("main", {"food": 1})


@pytest.mark.rule("CC-11.6")
def test_a_raid_takes_settlers_before_pieces() -> None:
    game = table().all_land().no_units(0).units(0, "D2", settlers=1, armies=1).barbarians("D3", 4)
    game.turn_of(0).event_for(0, "ev_03").play(*["die 3"] * 4, "die 1")
    assert (game.stands("D2"), game.at("D2").size()) == ((0, 0, 0), 1)
    assert game.mood("D2") == "happy"
    spared = table(barbarians_spare_last_city=True).all_land().no_units(0).barbarians("D3", 1)
    spared.turn_of(0).event_for(0, "ev_03").play("die 5")
    assert (spared.asked, spared.mood("D2")) == ("main", "happy")


@pytest.mark.rule("CC-9.7", "CC-11.6")
def test_unlike_units_are_chosen_in_ones_own_turn() -> None:
    """Units with different marks are not alike, as long as their turn lasts (R33)."""
    game = table().all_land().no_units(0).units(0, "D2", armies=3).barbarians("D3", 2).turn_of(0)
    game.state.edit(0).marks[6] = IN_FOREST
    game.event_for(0, "ev_03").play("die 4", "die 1", "die 1", "die 1", "die 1")
    assert (game.asked, game.legal("with")) == ("lose_ship", ["army1", "army3"])
    assert game.refusal("with army2").rule == "CC-9.7"
    game.play("with army3")
    assert game.stands("D2") == (0, 2, 0)
    assert [int(game.player(0).unit_at[unit]) for unit in (4, 5, 6)] == [cell_of("D2")] * 2 + [-1]
    settlers = table().all_land().no_units(0).units(0, "D2", settlers=2).barbarians("D3", 1)
    settlers.turn_of(0).state.edit(0).marks[1] = IN_FOREST
    settlers.event_for(0, "ev_03").play("die 5")
    assert (settlers.asked, settlers.legal("with")) == ("lose_one", ["settler1", "settler2"])
    assert settlers.refusal("with settler3").rule == "CC-9.7"
    settlers.play("with settler2")
    assert settlers.stands("D2") == (1, 0, 0)
    torn = table().no_units(0).city("D2", 0, "neutral").units(0, "D2", armies=2).turn_of(0)
    torn.state.edit(0).marks[4] = IN_FOREST
    torn.event_for(0, "ev_36").settle().play("with army1")
    assert (torn.stands("D2"), torn.mood("D2"), torn.asked) == ((0, 1, 0), "angry", "main")
    other = table().all_land().no_units(1).units(1, "D7", armies=2).barbarians("D6", 1).turn_of(0)
    other.state.edit(1).marks[4] = IN_FOREST
    other.event_for(1, "ev_03").play("die 5", "die 1", "die 1").settle()
    assert (other.stands("D7"), other.asked) == ((0, 1, 0), "main")


@pytest.mark.rule("CC-11.8", "CC-11.9")
def test_mercenaries() -> None:
    game = table().all_land().no_units(0).no_units(1).has(0, wood=1).barbarians("D4", 2)
    game.units(1, "D5", settlers=1).holds(0, "act_13").turn_of(0)
    game.play("play act_13", "from D4", "kind wood", "to D5").settle()
    assert (barbarians(game, "D5"), barbarians(game, "D4")) == (2, 1)
    assert game.player(1).on_board(0, 24) == 0
    assert game.state.actions == 2
    raid = table().all_land().no_units(0).no_units(1).has(0, wood=1).barbarians("D6", 3)
    raid.units(0, "D5", settlers=1).holds(0, "act_13").city("D7", 1, "neutral", "temple").turn_of(0)
    raid.play("play act_13", "from D6", "kind wood", "to D7", *["die 2"] * 3, "piece temple")
    assert (barbarians(raid, "D6"), raid.at("D7").size(), raid.mood("D7")) == (4, 1, "angry")
    field = table().all_land().no_units(0).no_units(1).has(0, food=0, gold=1).barbarians("D4", 2)
    field.units(1, "D5", armies=1).holds(0, "act_13").turn_of(0)
    field.play("play act_13", "from D4", "kind gold", "to D5", "die 5", "die 1", "die 1").settle()
    assert (barbarians(field, "D5"), field.stands("D5")) == (2, (0, 0, 0))


@pytest.mark.rule("CC-8.8", "CC-8.6")
def test_cultural_takeover() -> None:
    game = table().all_land().no_units(0).barbarians("D3", 3).holds(0, "act_15").turn_of(0)
    assert game.why("influence D3") == "influence_barbarians"
    game.play("play act_15", "influence D3", "die 5", "with army1")
    assert (game.at("D3").owner, game.mood("D3"), game.stands("D3")) == (0, "neutral", (0, 1, 0))
    assert (game.state.settlements_left, game.state.barbarians_left) == (10, 20)
    assert game.state.influenced
    failed = table().all_land().no_units(0).barbarians("D3", 3).holds(0, "act_15").turn_of(0)
    failed.play("play act_15", "influence D3", "die 4")
    assert failed.legal("influence") == []


@pytest.mark.rule("CC-11.2", "CC-11.3")
def test_one_round_against_barbarians_by_variant() -> None:
    game = table(barbarian_battles_one_round=True).knows(0, "tactics").all_land().no_units(0)
    game.barbarians("D4", 2).units(0, "D3", armies=1).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4", "die 5", "die 1", "die 1")
    assert (game.asked, game.stands("D3"), barbarians(game, "D4")) == ("main", (0, 1, 0), 1)
    assert "gold" not in game.goods(0)


@pytest.mark.rule("CC-15.10")
def test_a_raid_is_a_land_battle() -> None:
    game = table().all_land().no_units(0).units(0, "D2", armies=2).barbarians("D3", 4)
    game.holds(0, "obj_06").turn_of(0).event_for(0, "ev_03").play(*["die 1"] * 6)
    assert (game.asked, game.legal("score")) == ("score_now", ["obj_06.war"])
