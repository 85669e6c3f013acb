"""Moving on the board and capturing (GU-2.6, GU-7)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but

NUMBERS: list[tuple[tuple[int | str, ...], int]] = [((1,), 1), ((2,), 2), ((3,), 3), ((4,), 4)]
NUMBERS += [((1, "yes"), 5), ((2, "yes"), 6), ((3, "yes"), 7), ((4, "yes"), 10)]


@pytest.mark.rule("GU-7.1", "GU-7.3")
@pytest.mark.parametrize(("throw", "number"), NUMBERS)
def test_a_bird_moves_exactly_the_number(throw: tuple[int | str, ...], number: int) -> None:
    table = board(light={"eagle": 5}).throw(*throw).play("move eagle")
    assert table.at("light", "eagle") == 5 + number
    assert [(e.start, e.house) for e in table.told("moved")] == [(5, 5 + number)]


@pytest.mark.rule("GU-7.4")
@pytest.mark.parametrize("holder", ["light", "dark"])
def test_an_occupied_rosette_is_closed(holder: str) -> None:
    sides: dict[str, dict[str, Any]] = {"light": {"raven": 6}, "dark": {}}
    sides[holder]["swallow"] = 8
    table = board(light=sides["light"], dark=sides["dark"]).throw(2)
    assert "move raven" not in table.uses()
    assert table.why("move raven") == "rosette_taken"


@pytest.mark.rule("GU-7.6")
@pytest.mark.parametrize("house", [5, 6, 7, 9, 10, 11, 13, 14, 15])
def test_every_plain_shared_house_is_open_to_capture(house: int) -> None:
    table = board(light={"rooster": house - 1}, dark={"eagle": house}).throw(1).play("move rooster")
    assert table.at("dark", "eagle") == "off"


@pytest.mark.rule("GU-2.3", "GU-7.7", "GU-12.7")
@pytest.mark.parametrize("house", [1, 2, 3])
def test_private_houses_do_not_touch(house: int) -> None:
    table = board(
        light={"swallow": house},
        dark={"swallow": house + 1},
        swallow_start="any_house_before_first_rosette",
    ).throw(1)
    table.play("move swallow")
    assert table.at("light", "swallow") == house + 1
    assert table.at("dark", "swallow") == house + 1
    assert not table.told("captured")


@pytest.mark.rule("GU-2.3")
def test_a_launch_on_a_private_house_touches_nobody() -> None:
    table = board(dark={"swallow": 3}).throw(2).play("launch swallow 3")
    assert table.at("light", "swallow") == table.at("dark", "swallow") == 3


@pytest.mark.rule("GU-7.8")
def test_a_capture_moves_no_counters_and_gives_no_extra_turn() -> None:
    table = board(light={"raven": 9}, dark={"eagle": 11}).throw(2).play("move raven")
    assert table.counters() == (15, 15, 20)
    assert table.turn_of() == "dark"


@pytest.mark.rule("GU-7.9")
def test_a_bird_at_home_never_moves_again() -> None:
    table = board(light={"raven": "home", "eagle": 9}).throw(1)
    assert table.uses() == {"move eagle"}
    assert table.why("move raven") == "already_home"


@pytest.mark.rule("GU-2.8")
def test_houses_1_and_2_stay_empty_with_the_default_swallow_start() -> None:
    for house in (1, 2):
        assert board().throw(2).why(f"launch swallow {house}") == "not_a_start_house"


@pytest.mark.rule("GU-13.7", "GU-12.12")
def test_rosette_sharing() -> None:
    table = board(light={"eagle": 12, "swallow": 11}, rosette_sharing=True).throw(1)
    table.play("move swallow")
    assert (table.at("light", "eagle"), table.at("light", "swallow")) == (12, 12)
    assert table.changed() == {"collected": 3}
    # A third own bird cannot join, an opponent cannot enter, and they leave one at a time.
    crowd = {"eagle": 12, "swallow": 12, "raven": 11}
    table = board(light=crowd, rosette_sharing=True).throw(1)
    assert table.why("move raven") == "rosette_taken"
    table.play("move eagle")
    assert (table.at("light", "eagle"), table.at("light", "swallow")) == (13, 12)
    table = board(light=crowd, dark={"eagle": 10}, to_move="dark", rosette_sharing=True).throw(2)
    assert table.why("move eagle") == "rosette_taken"
    # Plain houses are not shared.
    table = board(light={"eagle": 13, "raven": 12}, rosette_sharing=True).throw(1)
    assert table.why("move raven") == "own_bird_on_target"


@pytest.mark.rule("GU-12.8")
def test_the_last_unfinished_bird_captured_is_unlaunched_and_play_goes_on() -> None:
    table = board(light={"raven": 9}, dark=home_but(eagle=11)).throw(2).play("move raven")
    assert table.at("dark", "eagle") == "off"
    assert table.turn_of() == "dark"
    assert table.throw(4, "yes").uses() == {"launch eagle"}
