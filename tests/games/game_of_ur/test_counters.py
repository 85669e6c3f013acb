"""Counters during play (GU-8)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but, new_game

from edubba.core import Actions, Rng

VALUES = {"swallow": 3, "storm_bird": 4, "raven": 4, "rooster": 4, "eagle": 5}


@pytest.mark.rule("GU-8.1", "GU-8.2")
@pytest.mark.parametrize(("bird", "value"), VALUES.items())
def test_a_bird_on_a_rosette_collects_its_value(bird: str, value: int) -> None:
    table = board(dark={bird: 10}, to_move="dark").throw(2).play(f"move {bird}")
    assert table.counters() == (15, 15 + value, 20 - value)


@pytest.mark.rule("GU-8.1", "GU-8.3")
@pytest.mark.parametrize(("bird", "value"), VALUES.items())
def test_a_bird_hopping_past_a_rosette_pays_its_value(bird: str, value: int) -> None:
    table = board(dark={bird: 11}, to_move="dark").throw(2).play(f"move {bird}")
    assert table.counters() == (15, 15 - value, 20 + value)


@pytest.mark.rule("GU-2.4", "GU-8.2")
@pytest.mark.parametrize("rosette", [4, 8, 12, 16])
def test_rosettes_of_the_second_millennium(rosette: int) -> None:
    start = rosette - 1
    table = board(light={"swallow": start}).throw(1).play("move swallow")
    assert table.changed() == {"collected": 3}
    assert table.at("light", "swallow") == rosette


@pytest.mark.rule("GU-2.5", "GU-13.1")
def test_rosettes_of_the_first_millennium() -> None:
    collected = []
    for house in range(4, 17):
        table = board(light={"swallow": house - 1}, board="first_millennium").throw(1)
        if table.play("move swallow").changed().get("collected"):
            collected.append(house)
    assert collected == [8, 12, 16]


@pytest.mark.rule("GU-2.4", "GU-8.4")
def test_other_houses_exchange_nothing() -> None:
    for house in (5, 6, 7, 9, 10, 11, 13, 14, 15):
        table = board(light={"raven": house - 1}).throw(1).play("move raven")
        assert table.changed() == {}
        assert table.counters() == (15, 15, 20)


@pytest.mark.rule("GU-8.5", "GU-8.3")
def test_the_house_before_and_after_count_as_passing() -> None:
    table = board(light={"raven": 7}).throw(2).play("move raven")
    assert table.changed() == {"paid": 4}
    assert table.told("moved")[0].passed == [8]


@pytest.mark.rule("GU-8.6")
def test_passing_and_landing_on_rosettes_only_collects() -> None:
    table = board(light={"eagle": 6}).throw(4, "yes").play("move eagle")
    assert table.told("moved")[0].passed == [8, 12]
    assert table.changed() == {"collected": 5}
    assert table.counters() == (20, 15, 15)


@pytest.mark.rule("GU-8.7", "GU-13.8")
def test_several_rosettes_cost_once_or_each() -> None:
    table = board(light={"eagle": 7}).throw(2, "yes").play("move eagle")
    assert table.changed() == {"paid": 5}
    table = board(light={"eagle": 7}, toll_mode="per_rosette").throw(2, "yes").play("move eagle")
    assert table.changed() == {"paid": 10}
    table = board(light={"swallow": 3}, toll_mode="per_rosette").throw(4, "yes")
    assert table.play("move swallow").changed() == {"paid": 9}  # over 4, 8 and 12


@pytest.mark.rule("GU-8.7")
def test_an_occupied_rosette_is_passed_as_well() -> None:
    table = board(light={"raven": 7}, dark={"swallow": 8}).throw(2).play("move raven")
    assert table.changed() == {"paid": 4}


@pytest.mark.rule("GU-8.9", "GU-12.1")
@pytest.mark.parametrize("pool", [0, 2, 4, 5, 6])
def test_a_short_pool_gives_what_it_has(pool: int) -> None:
    table = board(light={"eagle": 10}, counters=(50 - 18 - pool, 18, pool)).throw(2)
    table.play("move eagle")
    taken = min(5, pool)
    assert table.counters() == (32 - pool + taken, 18, pool - taken)
    assert table.told("collected")[0].counters == taken


@pytest.mark.rule("GU-8.10", "GU-12.2")
@pytest.mark.parametrize("purse", [0, 1, 3, 4, 5])
def test_a_short_player_pays_what_is_held(purse: int) -> None:
    table = board(light={"rooster": 7}, counters=(purse, 20, 30 - purse)).throw(2)
    table.play("move rooster")
    paid = min(4, purse)
    assert table.counters() == (purse - paid, 20, 30 - purse + paid)
    assert table.turn_of() == "dark"


@pytest.mark.rule("GU-13.10", "GU-12.13")
def test_must_afford_makes_the_move_illegal() -> None:
    poor: dict[str, Any] = {"counters": (3, 20, 27), "shortage": "must_afford"}
    table = board(light=home_but(rooster=7), **poor).throw(2)
    assert table.uses() == set()
    assert table.may_gamble()
    assert table.why("move rooster") == "cannot_afford_toll"
    assert table.throw("yes").told("skipped")  # 6 leads to 13, past two rosettes
    rich = board(light={"rooster": 7}, counters=(4, 20, 26), shortage="must_afford").throw(2)
    assert "move rooster" in rich.uses()
    # A bearing off is free, unless it has a toll of its own.
    home = board(light=home_but(rooster=15), **poor).throw(2)
    assert home.uses() == {"move rooster"}
    tolled = board(light=home_but(rooster=15), bear_off_toll=True, **poor).throw(2)
    assert tolled.why("move rooster") == "cannot_afford_toll"


@pytest.mark.rule("GU-8.11")
@pytest.mark.parametrize("options", [{}, {"shortage": "debt"}, {"board": "first_millennium"}])
def test_counters_are_conserved_in_random_games(options: dict[str, Any]) -> None:
    actions = Actions()
    for seed in range(20):
        rng = Rng(seed)
        state = new_game(**options).state
        while state.actor != -2:
            state.legal_into(actions)
            state.apply(actions.draw(rng) if state.actor == -1 else actions.pick(rng))
            assert state.light + state.dark + state.pool == 50
            assert state.pool >= 0
            if "shortage" not in options:
                assert min(state.light, state.dark) >= 0


@pytest.mark.rule("GU-8.12")
def test_the_order_of_effects() -> None:
    table = board(light={"rooster": 7}, dark={"swallow": 9}).throw(2).play("move rooster")
    assert [event.name for event in table.events] == ["captured", "moved", "paid"]
    table = board(light=home_but(swallow=15), bear_off_toll=True).throw(2).play("move swallow")
    names = [event.name for event in table.events]
    assert names == ["borne_off", "paid", "pool_shared", "ended"]
