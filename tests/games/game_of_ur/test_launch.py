"""Launching (GU-6)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but, swallow_launches


@pytest.mark.rule("GU-6.1", "GU-6.2")
@pytest.mark.parametrize(
    ("primary", "bird", "house"),
    [(1, "storm_bird", 5), (2, "raven", 6), (3, "rooster", 7), (4, "eagle", 10)],
)
def test_each_bird_has_its_number_and_its_house(primary: int, bird: str, house: int) -> None:
    for side in ("light", "dark"):
        table = board(to_move=side).throw(primary, "yes")
        assert table.uses() == {f"launch {bird}"}
        table.play(f"launch {bird}")
        assert table.at(side, bird) == house


@pytest.mark.rule("GU-6.1")
def test_the_swallow_needs_a_primary_2() -> None:
    for primary in (1, 3, 4):
        assert board().throw(primary).uses() == set()
    table = board(light={"raven": 9}).throw(2)
    assert table.uses() == swallow_launches(3, 7, 11, 15) | {"move raven"}
    assert not swallow_launches(3, 7, 11, 15) & board().throw(2, "yes").uses()


@pytest.mark.rule("GU-6.3")
@pytest.mark.parametrize("house", [3, 7, 11, 15])
def test_the_swallow_starts_before_any_rosette(house: int) -> None:
    table = board(to_move="dark").throw(2).play(f"launch swallow {house}")
    assert table.at("dark", "swallow") == house
    view = table.state.to_json()
    assert view["light"] == dict.fromkeys(
        ("swallow", "storm_bird", "raven", "rooster", "eagle"), "off"
    )


@pytest.mark.rule("GU-6.3")
def test_on_the_first_millennium_board_house_3_is_before_no_rosette() -> None:
    table = board(board="first_millennium").throw(2)
    assert table.uses() == swallow_launches(7, 11, 15)
    assert table.why("launch swallow 3") == "not_a_start_house"


@pytest.mark.rule("GU-6.4")
def test_a_launch_captures() -> None:
    table = board(dark={"raven": 6}).throw(2, "yes").play("launch raven")
    assert table.changed() == {"captured": "raven"}
    assert table.at("dark", "raven") == "off"
    table = board(dark={"eagle": 11}).throw(2).play("launch swallow 11")
    assert table.changed() == {"captured": "eagle"}


@pytest.mark.rule("GU-6.5")
def test_a_launch_onto_an_own_bird_is_illegal() -> None:
    table = board(light={"rooster": 5}).throw(1, "yes")
    assert table.uses() == {"move rooster"}
    assert table.why("launch storm_bird") == "start_house_own_bird"
    table = board(light={"raven": 11}).throw(2)
    assert table.uses() == {"move raven"} | swallow_launches(3, 7, 15)


@pytest.mark.rule("GU-6.8")
def test_a_captured_bird_is_launched_again_a_borne_off_one_is_not() -> None:
    table = board(light={"rooster": 5}, dark={"raven": 6}).throw(1).play("move rooster")
    assert table.at("dark", "raven") == "off"
    assert table.throw(2, "yes").uses() == {"launch raven"}
    table = board(light={"raven": "home"}).throw(2, "yes")
    assert table.told("skipped")
    table = board(light={"raven": "home", "eagle": 5}).throw(2, "yes")
    assert table.uses() == {"move eagle"}
    assert table.why("launch raven") == "already_home"


@pytest.mark.rule("GU-6.9")
def test_launching_is_never_compulsory() -> None:
    table = board(light={"eagle": 5}).throw(2, "yes")
    assert table.uses() == {"move eagle", "launch raven"}
    table.play("move eagle")
    assert table.at("light", "raven") == "off"


@pytest.mark.rule("GU-12.5")
def test_any_own_bird_on_7_blocks_rooster_and_swallow() -> None:
    table = board(light={"storm_bird": 7}).throw(3, "yes")
    assert table.uses() == {"move storm_bird"}
    assert table.why("launch rooster") == "start_house_own_bird"
    table = board(light={"storm_bird": 7}).throw(2)
    assert table.why("launch swallow 7") == "start_house_own_bird"
    assert "launch swallow 3" in table.uses()


@pytest.mark.rule("GU-13.6", "GU-12.14")
def test_fixed_launch_order() -> None:
    table = board(light={"swallow": 3}, launch_order="fixed").throw(2, "yes")
    assert table.why("launch raven") == "launch_order"
    assert board(light={"swallow": 3}, launch_order="fixed").throw(1, "yes").uses() == {
        "move swallow",
        "launch storm_bird",
    }
    late = board(light=home_but(raven="off", eagle="off"), launch_order="fixed")
    assert late.throw(4, "yes").told("skipped")
    # A captured earlier bird blocks later ones again until it is relaunched.
    table = board(
        light={"swallow": 9, "storm_bird": 10},
        dark=home_but(eagle=7),
        to_move="dark",
        launch_order="fixed",
    )
    table.throw(2).play("move eagle")
    assert table.at("light", "swallow") == "off"
    table.throw(2, "yes")
    assert table.why("launch raven") == "launch_order"


@pytest.mark.rule("GU-13.5")
def test_swallow_start_readings() -> None:
    only: dict[str, Any] = {"swallow_start": "before_first_rosette_only"}
    early: dict[str, Any] = {"swallow_start": "any_house_before_first_rosette"}
    late_board: dict[str, Any] = {"board": "first_millennium"}
    assert board(**only).throw(2).uses() == swallow_launches(3)
    assert board(**only, **late_board).throw(2).uses() == swallow_launches(7)
    assert board(**early).throw(2).uses() == swallow_launches(1, 2, 3)
    assert board(**early, **late_board).throw(2).uses() == swallow_launches(*range(1, 8))
    table = board(**early).throw(2).play("launch swallow 1")
    assert table.at("light", "swallow") == 1
