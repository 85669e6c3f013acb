"""Raids: who attacks whom, and what is lost (CC-11.5, CC-11.6)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

ATTACK = "ev_03"


def land() -> Table:
    return table().all_land().no_units(0).no_units(1).turn_of(0)


@pytest.mark.rule("CC-11.5", "CC-0.5")
def test_raiders_come_over_at_most_two_land_spaces() -> None:
    for label, comes in (("D3", True), ("D4", True), ("D5", False)):
        game = land().barbarians(label, 1).event_for(0, ATTACK).settle()
        assert (game.asked == "spawn_space") != comes
    sea = land().land("D3 sea, C3 sea, E3 sea").barbarians("D4", 1).event_for(0, ATTACK).settle()
    assert sea.asked == "spawn_space"
    way = land().land("D3 sea, C3 sea").barbarians("E4", 1).event_for(0, ATTACK).settle()
    assert way.state.actor == -1  # by way of E3, the dice of the raid
    hidden = table().land("D4 fertile, D3 sea").no_units(0).turn_of(0).barbarians("D4", 1)
    assert hidden.event_for(0, ATTACK).settle().asked == "spawn_space"


@pytest.mark.rule("CC-11.5")
def test_the_most_attack_the_nearest() -> None:
    game = land().barbarians("D4", 2).barbarians("C3", 1).barbarians("F4", 4)
    game.event_for(0, ATTACK).settle()
    assert game.state.actor == -1
    game.play("die 1", "die 1")
    assert game.asked == "main"
    tie = land().barbarians("D4", 2).barbarians("C3", 2).barbarians("E3", 1).barbarians("D6", 2)
    tie.event_for(0, ATTACK)
    assert (tie.asked, tie.legal()) == ("raid_from", ["pick C3", "pick D4"])
    assert tie.whys("pick E3", "pick D6") == ["raid_from_most", "raid_from_most"]
    near = land().city("D5", 0).city("E5", 0).barbarians("D4", 1).city("D6", 1)
    near.event_for(0, ATTACK).settle()
    assert (near.asked, near.legal()) == ("raid_on", ["pick D5", "pick E5"])
    assert near.whys("pick D2", "pick D6") == ["raid_nearest", "raid_nearest"]
    empty = land().barbarians("D3", 0).event_for(0, ATTACK)
    assert empty.asked == "spawn_space"
    his = land().barbarians("D6", 1).event_for(0, ATTACK)
    assert his.asked == "spawn_space"


@pytest.mark.rule("CC-11.6")
def test_hits_take_armies_then_settlers_then_pieces() -> None:
    game = land().units(0, "D2", settlers=1, armies=1).barbarians("D3", 4)
    game.city("D2", 0, "happy", "temple port", port="C3", wonders="great_pyramids")
    game.event_for(0, ATTACK).play("die 6", "die 6", "die 5", "die 3", "die 1")
    assert (game.stands("D2"), game.asked) == ((0, 0, 0), "raid_piece")
    assert game.legal() == ["piece port", "piece temple", "wonder great_pyramids"]
    assert game.places("piece temple") == ["piece:D2.temple"]
    assert game.whys("piece academy", "wonder great_library") == ["piece_not_there"] * 2
    supply = int(game.player(0).supply[4])
    game.play("piece temple")
    assert (game.player(0).supply[4], game.at("D2").size(), game.asked) == (
        supply + 1,
        3,
        "raid_piece",
    )
    game.play("wonder great_pyramids")
    assert (game.at("D2").size(), game.mood("D2"), game.asked) == (2, "angry", "main")
    assert (game.state.owner_of_wonder(0), len(game.told("piece_lost"))) == (-1, 1)


@pytest.mark.rule("CC-11.6", "CC-19.1")
def test_the_settlement_goes_last() -> None:
    game = land().city("D4", 0).barbarians("D5", 1).event_for(0, ATTACK).play("die 5")
    assert (game.state.has_city(cell_of("D4")), game.over) == (False, False)
    last = land().barbarians("D3", 1).event_for(0, ATTACK).play("die 5")
    assert (last.state.has_city(cell_of("D2")), last.over) == (False, True)


def test_the_last_city_is_spared_by_variant_but_not_another() -> None:
    spared = table(barbarians_spare_last_city=True).all_land().no_units(0).turn_of(0)
    spared.city("D2", 0, "happy", "temple").barbarians("D3", 2).event_for(0, ATTACK)
    spared.play("die 5", "die 5").settle()
    assert (spared.at("D2").size(), spared.mood("D2"), spared.over) == (1, "angry", False)
    two = table(barbarians_spare_last_city=True).all_land().no_units(0).turn_of(0)
    two.city("D4", 0).barbarians("D5", 1).event_for(0, ATTACK).play("die 5")
    assert not two.state.has_city(cell_of("D4"))


def test_no_raid_passes_the_great_wall_of_the_variant() -> None:
    walled = table(great_wall=True).all_land().no_units(0).turn_of(0)
    walled.city("D2", 0, "happy", wonders="great_wall").city("D5", 0).barbarians("D6", 2)
    walled.event_for(0, ATTACK).settle()
    assert (int(walled.state.barbarians[cell_of("D6")]), walled.asked) == (0, "main")
    other = table(great_wall=True).all_land().no_units(0).no_units(1).turn_of(0)
    other.city("D7", 1, "happy", wonders="great_wall").barbarians("D3", 1).event_for(0, ATTACK)
    assert other.settle().state.actor == -1  # the dice of a raid
