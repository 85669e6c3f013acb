"""The far ends of single rules: where a condition turns, and the first space of the board."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import KIND, KINDS
from edubba.games.clash_of_cultures.decisions.conditions import holds
from edubba.games.clash_of_cultures.events import AdvanceGained
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import ADVANCES, OBJECTIVES, SPACE

FIRST_SPACE = "A3"
"""Cell number 0, which only the board for two players has."""
BIG = "port academy fortress temple"
"""What makes a city of size 5."""


def open_land() -> Table:
    return table().all_land().no_units(0).no_units(1)


def met(game: Table, objective: str, seat: int = 0) -> bool:
    return bool(holds(game.state, seat, OBJECTIVES.index(objective)))


def attack(game: Table, armies: int) -> Table:
    """Red leads his Army units from D3 to D4."""
    game.knows(0, "tactics").units(0, "D3", armies=armies).turn_of(0).play("move", "from D3")
    return game.play(*[f"with army{n + 1}" for n in range(armies)], "to D4")


def test_the_first_space_has_the_first_number() -> None:
    assert cell_of(FIRST_SPACE) == 0
    assert table().state.terms.layout.cells[0] == 0


@pytest.mark.rule("CC-5.1")
def test_a_city_is_founded_on_the_first_space() -> None:
    game = open_land().units(0, FIRST_SPACE, settlers=1).turn_of(0).play(f"found {FIRST_SPACE}")
    assert (game.at(FIRST_SPACE).owner, game.stands(FIRST_SPACE)) == (0, (0, 0, 0))
    assert game.advances(0) == {"farming", "mining"}


@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_a_city_on_the_first_space_is_a_base() -> None:
    game = open_land().city("B3", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", colour=1)  # under influence, so no base
    assert game.why_not("influence B3").code == "influence_out_of_range"
    game.city(FIRST_SPACE, 0)
    assert game.legal("influence") == ["B3", "D2"]
    assert game.play("influence B3", "die 5").at("B3").colour(1) == 0


@pytest.mark.rule("CC-16.6.4", "CC-6.3")
def test_the_great_lighthouse_works_as_often_as_its_city_can_be_activated() -> None:
    game = open_land().land("D5 sea, E5 sea").city("D2", 0, "neutral", "", "great_lighthouse")
    game.turn_of(0).play("use great_lighthouse", "pick D5", "use great_lighthouse", "pick E5")
    assert (game.stands("D5"), game.stands("E5"), game.mood("D2")) == ((0, 0, 1),) * 2 + ("angry",)
    assert game.why_not("use great_lighthouse").code == "use_nothing"


@pytest.mark.rule("CC-3.1", "CC-3.4")
def test_the_rule_of_the_price_that_is_not_paid() -> None:
    game = table().has(0, food=1).knows(0, "tactics").turn_of(0)
    assert [game.why_not(f"advance {name}").rule for name in ("storage", "steel_weapons")] == [
        "CC-3.1",
        "CC-3.4",
    ]


@pytest.mark.rule("CC-3.9")
def test_a_switch_tells_each_advance_of_the_new_government() -> None:
    game = table().has(0, food=2).turn_of(0)
    game.knows(0, "writing philosophy voting civil_liberties tactics draft")
    game.play("switch autocracy", "advance forced_labor")
    told = [event for event in game.events(AdvanceGained) if isinstance(event, AdvanceGained)]
    assert [ADVANCES[event.advance] for event in told] == ["nationalism", "forced_labor"]


# Choices


@pytest.mark.rule("CC-3.26.1")
def test_a_count_is_no_kind_of_goods() -> None:
    game = table().knows(0, "bartering").holds(0, "act_05").turn_of(0)
    game.play("use bartering", "card act_05")
    last, after = (str(SPACE.decode(KIND + KINDS + step)) for step in (-1, 0))
    assert (last, after) == ("kind culture", "count 0")
    assert last in game.legal()
    assert (game.why_not("kind food").code, game.why_not(after).code) == (
        "kind_not_offered",
        "not_offered",
    )


@pytest.mark.rule("CC-13.4", "CC-13.6")
def test_an_earthquake_asks_for_a_city_and_then_for_its_piece() -> None:
    game = open_land().city("D4", 0, "neutral", "temple").city("B3", 0).turn_of(0)
    game.event_for(0, "ev_30")
    while game.asked != "destroy_piece":  # the icon first
        game.play(game.legal()[0])
    assert game.why_not("pick D7").code == "no_city_of_yours"
    assert game.play("pick D4").why_not("pick B3").code == "choose_piece_now"


# Civil War


def in_civil_war(game: Table) -> Table:
    return game.turn_of(0).event_for(0, "ev_36")


@pytest.mark.rule("CC-13.4")
def test_settlers_alone_tear_no_city() -> None:
    game = open_land().city("D4", 0, "neutral").units(0, "D4", settlers=1)
    in_civil_war(game)
    assert (game.asked, game.legal("pick")) == ("civil_war", ["D2", "D4"])
    game.play("pick D2")
    assert (game.mood("D2"), game.mood("D4"), game.stands("D4")) == (
        "neutral",
        "neutral",
        (1, 0, 0),
    )


@pytest.mark.rule("CC-13.4", "CC-20.4")
def test_civil_war_looks_at_the_cities_of_its_player_only() -> None:
    alone = in_civil_war(open_land().city("D7", 1, "angry")).settle()
    assert (alone.asked, alone.mood("D2")) == ("main", "neutral")
    angry = in_civil_war(open_land().city("D2", 0, "angry")).settle()
    assert (angry.asked, angry.mood("D2"), angry.mood("D7")) == ("main", "angry", "happy")


# Objectives


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
        lambda: four_cities().city("B3", 0, "happy", BIG).city("D7", 1, "happy", BIG, colour=0),
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


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_an_aggressor_attacks_and_wins() -> None:
    retreats = attack(open_land().holds(0, "obj_23").units(1, "D4", armies=3), 2)
    retreats.play("die 6", "die 4", "die 1", "die 1", "die 1", "yes")
    assert (retreats.asked, retreats.stands("D4")) == ("main", (0, 1, 0))
    defends = open_land().knows(1, "tactics").holds(1, "obj_23").units(1, "D4", armies=2)
    attack(defends, 2).play("die 1", "die 1", "die 6", "die 4")
    assert (defends.state.actor, defends.stands("D4")) == (0, (0, 2, 0))
