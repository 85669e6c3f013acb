"""Which units a battle costs, who chooses them, and what is remembered of them (CC-9.7)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import ARMY, SETTLER, SHIP
from edubba.games.clash_of_cultures.layout import cell_of


def lost(game: Table) -> list[tuple[int, int]]:
    """Seat and kind of each unit that was lost, in order."""
    return [(event.seat, event.unit) for event in game.told("unit_lost")]


def at_sea(mine: int, his: int) -> Table:
    """So many ships of red on D4 meet so many of blue on D5; another red one stays on D4."""
    game = table().all_land("sea").no_units(0).no_units(1).units(0, "D4", ships=mine + 1)
    game.units(1, "D5", ships=his).units(1, "E5", ships=1).turn_of(0).play("move", "from D4")
    return game.play(*[f"with ship{n + 1}" for n in range(mine)], "to D5")


@pytest.mark.rule("CC-9.7", "CC-20.5")
def test_each_fleet_chooses_among_its_ships_in_the_battle() -> None:
    game = at_sea(2, 2).play("die 4", "die 1", "die 4", "die 1")
    assert (game.state.actor, game.legal()) == (0, ["with ship1", "with ship2"])
    assert game.whys("with ship3", "with settler1") == ["unit_not_in_battle"] * 2
    game.play("with ship1")
    assert lost(game) == [(0, SHIP)]
    assert (game.state.actor, game.legal()) == (1, ["with ship1", "with ship2"])
    assert game.whys("with ship3", "with ship4") == ["unit_not_in_battle"] * 2
    game.play("with ship2")
    assert (lost(game), game.asked) == ([(1, SHIP)], "retreat")
    assert [int(game.player(0).unit_at[20 + n]) for n in range(3)] == [
        -1,
        cell_of("D4"),
        cell_of("D4"),
    ]


@pytest.mark.rule("CC-9.7")
def test_hits_for_all_leave_no_choice() -> None:
    game = at_sea(2, 1).play("die 6", "die 6", "die 1")
    assert (lost(game), game.stands("D5")) == ([(1, SHIP)], (0, 0, 2))


@pytest.mark.rule("CC-9.7", "CC-20.8")
def test_a_sunk_ship_takes_its_own_cargo_along() -> None:
    game = table().all_land("sea").no_units(0).no_units(1).units(0, "D4", ships=2)
    game.aboard(0, 1, settlers=1).aboard(0, 2, armies=1).units(1, "D5", ships=1).turn_of(0)
    game.play("move", "from D4", "with ship1", "with ship2", "to D5", "die 5", "die 1", "die 5")
    game.play("with ship1").settle()
    assert lost(game) == [(0, SETTLER), (0, SHIP), (1, SHIP)]
    assert (game.player(0).on_board(0, 4), game.player(0).on_board(4, 20)) == (0, 1)


def landing(first: int, second: int) -> Table:
    """Red attacks D5 from two ships on D4 with so many Army units from each."""
    game = table().knows(0, "tactics").all_land().land("D4 sea").no_units(0).no_units(1)
    game.units(0, "D4", ships=2).aboard(0, 1, armies=first).aboard(0, 2, armies=second)
    game.units(1, "D5", armies=3).turn_of(0).play("move", "from D4")
    return game.play(*[f"with army{n + 1}" for n in range(first + second)], "to D5")


@pytest.mark.rule("CC-9.7", "CC-4.11")
def test_attackers_of_several_ships_are_not_alike() -> None:
    game = landing(2, 1).play("die 1", "die 1", "die 1", "die 3", "die 1", "die 1")
    assert (game.asked, game.state.actor, game.legal()) == (
        "lose_ship",
        0,
        ["with army1", "with army3"],
    )
    assert game.whys("with army2") == ["unit_not_in_battle"]
    game.play("with army3", "yes")
    assert [int(game.player(0).unit_at[4 + n]) >= 0 for n in range(3)] == [True, True, False]


@pytest.mark.rule("CC-9.7")
def test_attackers_of_one_ship_are_alike() -> None:
    game = landing(2, 0).play("die 1", "die 1", "die 3", "die 1", "die 1")
    assert (game.asked, lost(game)) == ("retreat", [(0, ARMY)])


@pytest.mark.rule("CC-9.7")
def test_land_units_that_march_are_alike() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D4", armies=2).units(1, "D5", armies=2).turn_of(0)
    game.state.edit(1).marks[4] = 1  # blue's turn is not this one
    game.play("move", "from D4", "with army1", "with army2", "to D5", "die 4", "die 1")
    game.play("die 4", "die 1")
    assert (game.asked, lost(game)) == ("retreat", [(0, ARMY), (1, ARMY)])


def test_units_alike_in_their_own_turn_are_not_asked_for() -> None:
    game = table().no_units(0).city("D2", 0, "neutral").units(0, "D2", armies=2).turn_of(0)
    game.event_for(0, "ev_36").play("pick D2")
    assert (game.asked, game.stands("D2")) == ("main", (0, 1, 0))


# Scavenger (CC-3.30, CC-15.9)


def scavenger(his: str = "trade_routes") -> Table:
    """Red attacks on D5; blue, with trade routes, has nothing near but what a test adds."""
    game = table().knows(0, "tactics").knows(1, his).all_land().no_units(0).no_units(1)
    return game.holds(0, "obj_21").units(0, "D4", armies=2).turn_of(0)


def taken(game: Table) -> bool:
    """Red goes to D5; is he asked for Scavenger?"""
    game.play("move", "from D4", "with army1", "with army2", "to D5")
    while game.state.actor < 0:
        game.play("die 6" if len(lost(game)) == 0 else "die 1")
    return game.asked == "score_now"


@pytest.mark.rule("CC-15.9", "CC-3.30")
def test_a_trade_unit_is_one_near_a_calm_city_of_another_player() -> None:
    assert taken(scavenger().city("D3", 0).units(1, "D5", settlers=1))
    assert not taken(scavenger().city("D3", 0, "angry").units(1, "D5", settlers=1))
    assert not taken(scavenger("roads").city("D3", 0).units(1, "D5", settlers=1))
    assert not taken(scavenger().units(1, "D5", settlers=1))  # D2 is three away
    assert not taken(scavenger().barbarians("D6", 1).units(1, "D5", settlers=1))
    assert not taken(scavenger().city("D6", 1).units(1, "D5", settlers=1))
    assert not taken(scavenger().city("D3", 0).units(1, "D5", armies=1))


def test_a_ship_on_a_trade_route_counts() -> None:
    game = table().knows(1, "trade_routes").all_land("sea").no_units(0).no_units(1)
    game.land("D3 fertile").city("D3", 0).holds(0, "obj_21").units(0, "D4", ships=1)
    game.units(1, "D5", ships=1).turn_of(0)
    game.play("move", "from D4", "with ship1", "to D5", "die 5", "die 1")
    assert game.asked == "score_now"
