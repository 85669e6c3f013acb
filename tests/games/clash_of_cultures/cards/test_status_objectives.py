"""Status and instant objectives: where each begins to hold (CC-15.6 to CC-15.10)."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.scenes import BIG, FIRST_SPACE, attack, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.decisions.cards.conditions import holds, routes
from edubba.games.clash_of_cultures.space import OBJECTIVES


def met(game: Table, objective: str, seat: int = 0) -> bool:
    return bool(holds(game.state, seat, OBJECTIVES.index(objective)))


@pytest.mark.rule("CC-15.6", "CC-6.2")
def test_metropolis_is_the_largest_own_city() -> None:
    for big, small in (("B3", "F5"), ("F5", "B3")):
        game = open_land().city(big, 0, "neutral", BIG).city(small, 0)
        assert met(game, "metropolis")
    assert not met(open_land().city("D7", 1, "happy", BIG), "metropolis")


def four_cities() -> Table:
    """Red has four cities, two of them Happy, and blue has one on D7."""
    return open_land().city("B3", 0, "happy").city("B5", 0).city("F5", 0)


def siege() -> Table:
    """Three Army units beside a city of blue, others beside a settlement, at home and at sea."""
    game = open_land().land("E6 sea").barbarians("B4", 1).units(0, "D6", armies=3)
    game.units(0, "B5", armies=1).units(0, "D3", armies=1)
    return game.units(0, "E6", ships=1).aboard(0, 1, armies=1)


ALMOST: dict[str, tuple[Callable[[], Table], Callable[[Table], object]]] = {
    "happy_population": (
        lambda: four_cities().city("F5", 0, "happy").city("D5", 1, "happy"),
        lambda game: game.city("B5", 0, "happy"),
    ),
    "standing_army": (
        lambda: (
            four_cities()
            .units(0, "D2", armies=1)
            .units(0, "B3", armies=1)
            .units(0, "B5", armies=1)
            .units(0, "F5", settlers=1)
            .units(1, "D7", armies=1)
        ),
        lambda game: game.units(0, "F5", armies=1),
    ),
    "expansionist": (
        lambda: open_land().city("B3", 0).city("B5", 0).barbarians("C5", 0).city("F5", 0),
        lambda game: game.city("F3", 0),
    ),
    "large_civilization": (
        lambda: four_cities().city("F3", 0).city("D5", 1).barbarians("C6", 1),
        lambda game: game.city("D4", 0),
    ),
    "consulate": (
        lambda: (
            four_cities()
            .city("B3", 0, "happy", BIG)
            .city("D7", 1, "happy", BIG, colour=0)
            .city("F3", 1, "happy", "temple")
        ),
        lambda game: game.city("D5", 1, "happy", "temple", colour=0),
    ),
    "culture_power": (
        lambda: four_cities().city("B3", 0, "happy", BIG).city("D7", 1, "happy", BIG),
        lambda game: game.city("D5", 1, "happy", "temple", colour=0),
    ),
    "sea_blockade": (
        lambda: (
            open_land()
            .land("A3 sea, E6 sea, D3 sea")
            .city("B3", 1, "neutral", "port", port=FIRST_SPACE)
            .city("D2", 0, "happy", "port", port="D3")
            .units(0, "D3", ships=1)
            .units(0, "E6", ships=1)
            .units(0, FIRST_SPACE, ships=1)
        ),
        lambda game: game.units(0, FIRST_SPACE, ships=1),
    ),
    "large_fleet": (
        lambda: open_land().land("E6 sea, D4 sea").units(0, "E6", ships=3).units(1, "D4", ships=4),
        lambda game: game.units(0, "E6", ships=1),
    ),
    "large_army": (
        lambda: open_land().units(0, "D4", armies=4).units(1, "D6", armies=1),
        lambda game: game.units(0, "D3", armies=1),
    ),
    "military_might": (
        lambda: (
            open_land()
            .land("E6 sea")
            .units(0, "D4", armies=4, settlers=2)
            .units(0, "D3", armies=4)
            .units(0, "E6", ships=3)
        ),
        lambda game: game.units(0, "E6", ships=1),
    ),
    "threat": (siege, lambda game: game.units(0, "C8", armies=1)),
    "outpost": (
        lambda: (
            open_land()
            .units(0, "D4", armies=1)
            .units(0, "D5", armies=1)
            .units(0, "D3", armies=1)
            .units(1, "F5", armies=1)
            .units(0, "B4", settlers=1)
        ),
        lambda game: game.units(0, "B4", armies=1),
    ),
    "colony": (lambda: open_land().city("D6", 0), lambda game: game.city("C7", 0)),
}
"""For status objectives a position that just misses them, and the piece that was missing."""


@pytest.mark.parametrize("name", ALMOST)
@pytest.mark.rule("CC-15.6", "CC-15.7")
def test_one_piece_decides_a_status_objective(name: str) -> None:
    almost, last_piece = ALMOST[name]
    game = almost()
    assert not met(game, name)
    last_piece(game)
    assert met(game, name)


@pytest.mark.rule("CC-15.6")
def test_a_city_on_the_first_space_is_a_neighbour() -> None:
    game = four_cities()
    assert met(game, "expansionist")
    assert not met(game.city(FIRST_SPACE, 1), "expansionist")
    game = open_land().city(FIRST_SPACE, 1).units(0, "B2", armies=1).units(0, "B3", armies=3)
    assert met(game, "threat")
    game = open_land().city("B3", 1).units(0, FIRST_SPACE, armies=4)
    assert met(game, "threat")


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_an_aggressor_attacks_and_wins() -> None:
    retreats = attack(open_land().holds(0, "obj_23").units(1, "D4", armies=3), 2)
    retreats.play("die 6", "die 4", "die 1", "die 1", "die 1", "yes")
    assert (retreats.asked, retreats.stands("D4")) == ("main", (0, 1, 0))
    defends = open_land().knows(1, "tactics").holds(1, "obj_23").units(1, "D4", armies=2)
    attack(defends, 2).play("die 1", "die 1", "die 6", "die 4")
    assert (defends.state.actor, defends.stands("D4")) == (0, (0, 2, 0))


@pytest.mark.rule("CC-15.9", "CC-15.10")
def test_an_ended_battle_is_looked_at_by_both_sides() -> None:
    game = open_land().holds(0, "obj_05 obj_06").holds(1, "obj_19").units(1, "D4", armies=3)
    attack(game, 3).play("die 6", "die 5", "die 4", "die 1", "die 1", "die 1")
    assert (game.asked, game.state.actor) == ("score_now", 0)  # the active player is asked first
    game.play("score obj_05.war")
    assert game.legal() == ["score obj_06.war", "stop"]
    game.play("score obj_06.war")
    assert (game.asked, game.state.actor, game.legal("score")) == ("score_now", 1, ["obj_19.war"])
    assert game.scored(0) == 2


@pytest.mark.rule("CC-15.10")
def test_a_lone_settler_is_no_second_battle() -> None:
    game = open_land().knows(0, "tactics").holds(0, "obj_03").units(1, "C4", settlers=1)
    game.units(1, "D4", armies=1).units(0, "C3", armies=1).units(0, "D3", armies=1).turn_of(0)
    game.play("move", "from D3", "with army2", "to D4", "die 5", "die 1")
    game.play("from C3", "with army1", "to C4")
    assert (game.asked, game.stands("C4"), game.player(1).in_supply(0, 4)) == ("main", (0, 1, 0), 4)


@pytest.mark.rule("CC-15.6", "CC-15.10")
def test_resistance_is_fought_in_a_city_against_barbarians() -> None:
    blue = open_land().holds(0, "obj_27").city("D4", 1).units(1, "D4", armies=2)
    attack(blue, 2).play("die 6", "die 4", "die 1", "die 1")
    assert blue.legal("score") == []
    field = open_land().holds(0, "obj_27").barbarians("D4", 2, settlement=False)
    attack(field, 2).play("die 6", "die 4", "die 1", "die 1")
    assert field.legal("score") == []


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_terror_regime_counts_own_angry_cities() -> None:
    game = four_cities().holds(0, "obj_29").city("D7", 1, "angry").turn_of(0)
    for label in ("B3", "B5", "F5"):
        game.city(label, 0, "angry")
    game.play("activate D2", "collect", "pick C2")
    while game.asked not in ("main", "score_now"):
        game.play(game.legal()[-1])
    assert game.asked == "main"


@pytest.mark.rule("CC-3.30")
def test_what_makes_a_trade_route() -> None:
    def found(game: Table) -> int:
        return int(routes(game.state, 0, False))

    hidden = table().no_units(0).land("D5 fertile").units(0, "D5", settlers=1)
    assert found(hidden) == 0  # the only way to D7 leads over D6
    assert found(hidden.land("D6 sea")) == 1
    assert found(hidden.city("D7", 1, "angry")) == 0
    others = open_land().barbarians("D4", 1).city("B3", 0).units(0, "D3", settlers=1)
    assert found(others) == 0
    near = open_land().units(0, "D6", settlers=2, armies=2)
    assert found(near) == 1  # one city, one route
    assert found(near.city(FIRST_SPACE, 1)) == 1
    assert found(near.units(0, FIRST_SPACE, settlers=1)) == 2
    assert found(open_land().units(0, "D6", armies=2)) == 0
