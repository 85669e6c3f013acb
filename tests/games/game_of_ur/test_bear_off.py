"""Bearing off (GU-9)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but

NUMBERS: dict[int, tuple[int | str, ...]] = {1: (1,), 2: (2,), 3: (3,), 4: (4,)}
NUMBERS |= {5: (1, "yes"), 6: (2, "yes"), 7: (3, "yes"), 10: (4, "yes")}
RULES = {7: 10, 10: 7, 11: 6, 12: 5, 13: 4, 14: 3, 15: 2, 16: 1}


@pytest.mark.rule("GU-9.1", "GU-9.2")
@pytest.mark.parametrize("house", range(1, 17))
def test_only_the_exact_number_bears_off(house: int) -> None:
    exact = []
    for number, throw in NUMBERS.items():
        table = board(
            light=home_but(storm_bird=house),
            dark={"eagle": "home"},
            swallow_start="any_house_before_first_rosette",
        ).throw(*throw)
        if "move storm_bird" in (table.uses() if table.state.actor == 0 else set()):
            if table.play("move storm_bird").at("light", "storm_bird") == "home":
                exact.append(number)
    assert exact == ([RULES[house]] if house in RULES else [])


@pytest.mark.rule("GU-9.3")
def test_no_overshoot_and_no_compulsion() -> None:
    table = board(light={"raven": 15, "eagle": 9}).throw(3)
    assert table.uses() == {"move eagle"}
    assert table.why("move raven") == "overshoot"
    table = board(light={"raven": 15, "eagle": 9}).throw(2)
    assert {"move raven", "move eagle"} <= table.uses()
    table = board(light={"raven": 14}).throw(2).play("move raven")
    assert table.at("light", "raven") == 16  # a smaller number is an ordinary move


@pytest.mark.rule("GU-9.4", "GU-13.9")
def test_bearing_off_exchanges_nothing_unless_agreed() -> None:
    table = board(light={"rooster": 7}).throw(4, "yes").play("move rooster")
    assert table.counters() == (15, 15, 20)
    table = board(light={"rooster": 7}, bear_off_toll=True).throw(4, "yes").play("move rooster")
    assert table.changed() == {"paid": 4}
    each: dict[str, Any] = {"bear_off_toll": True, "toll_mode": "per_rosette"}
    table = board(light={"rooster": 7}, **each).throw(4, "yes").play("move rooster")
    assert table.changed() == {"paid": 12}
    table = board(light={"rooster": 16}, bear_off_toll=True).throw(1).play("move rooster")
    assert table.changed() == {}


@pytest.mark.rule("GU-13.9")
def test_the_toll_of_the_last_bird_is_paid_before_the_pool_is_awarded() -> None:
    table = board(light=home_but(rooster=15), bear_off_toll=True).throw(2).play("move rooster")
    assert table.told("paid")[0].counters == 4
    assert table.counters() == (35, 15, 0)
    assert (table.told("pool_shared")[0].light, table.told("pool_shared")[0].dark) == (24, 0)


@pytest.mark.rule("GU-9.5")
def test_a_borne_off_bird_is_out_for_good() -> None:
    table = board(light={"swallow": 15}).throw(2).play("move swallow")
    table.throw(1, "no").throw(2)
    assert table.uses() == set()
    assert table.why("move swallow") == table.why("launch swallow 3") == "already_home"


@pytest.mark.rule("GU-12.10")
def test_the_eagle_on_10() -> None:
    leave = board(light={"eagle": 10}).throw(3, "yes")
    assert leave.play("move eagle").at("light", "eagle") == "home"
    land = board(light={"eagle": 10}).throw(2, "yes").play("move eagle")
    assert land.at("light", "eagle") == 16
    assert land.changed() == {"collected": 5}
    stuck = board(light=home_but(eagle=10)).throw(4, "yes")
    assert stuck.told("skipped")


@pytest.mark.rule("GU-12.11")
def test_from_house_7_with_10_directly_home() -> None:
    table = board(light={"rooster": 7}).throw(4, "yes").play("move rooster")
    assert table.told("borne_off")[0].passed == [8, 12, 16]
    assert table.counters() == (15, 15, 20)
