"""Options and presets (GU-13)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, new_game

from edubba.core import InvalidInput
from edubba.games.game_of_ur import GAME

DEFAULTS = {
    "board": "second_millennium",
    "small_die": "even",
    "small_die_weights": [1, 1, 1, 1],
    "large_die": "ox_bone",
    "large_die_weights": [1, 1],
    "large_die_mode": "optional_gamble",
    "swallow_start": "before_each_rosette",
    "launch_order": "free",
    "rosette_sharing": False,
    "toll_mode": "once_per_move",
    "bear_off_toll": False,
    "shortage": "pay_what_you_can",
    "pool_award": "all",
    "first_player": "roll_off",
    "purchase": 25,
    "ante": 10,
    "rate": "1",
    "turn_cap": 1000,
    "match_games": 1,
    "settlement": "fresh",
    "brought_in": [-1, -1],
}


@pytest.mark.rule("GU-13.16")
def test_presets() -> None:
    assert GAME.setup().options.values == DEFAULTS
    assert GAME.setup(preset="seed").options.values == DEFAULTS
    assert GAME.setup(preset="finkel_2007").options.values == DEFAULTS | {
        "launch_order": "fixed",
        "rosette_sharing": True,
        "pool_award": "keep_own",
        "swallow_start": "before_first_rosette_only",
    }
    assert GAME.setup(preset="ludii_like").options.values == DEFAULTS | {
        "large_die_mode": "always_both",
        "large_die": "even",
    }


@pytest.mark.rule("GU-13.1")
def test_the_board_option_changes_rules_and_picture_together() -> None:
    for name, rosettes in (
        ("second_millennium", ["l4", "d4", "m8", "m12", "m16"]),
        ("first_millennium", ["m8", "m12", "m16"]),
    ):
        setup = GAME.setup(options={"board": name})
        view = GAME.view(setup, setup.new(), 0)
        assert (view.board, view.rosettes) == (name, rosettes)  # type: ignore[attr-defined]


@pytest.mark.rule("GU-13.4")
def test_always_both_bones() -> None:
    both: dict[str, Any] = {"large_die_mode": "always_both"}
    table = board(light={"raven": 6}, **both).throw(2)
    assert table.asked == "large_throw"
    table.throw("no")
    assert table.number() == 2
    assert table.uses() == {
        "move raven",
        "launch swallow 3",
        "launch swallow 7",
        "launch swallow 11",
        "launch swallow 15",
    }
    assert not table.may_gamble()
    assert board(**both).throw(3, "yes").uses() == {"launch rooster"}
    skipped = board(**both).throw(3, "no")
    assert skipped.told("skipped")
    assert not skipped.told("forfeited")
    assert skipped.turn_of() == "dark"


@pytest.mark.rule("GU-13.14", "GU-13.15")
def test_turn_cap_and_match_length_are_checked() -> None:
    for bad in ({"turn_cap": 0}, {"match_games": -1}, {"settlement": "later"}):
        with pytest.raises(InvalidInput):
            new_game(**bad)
    assert GAME.setup(options={"match_games": 0}).options.count("match_games") == 0


def test_unknown_options_and_values_are_named() -> None:
    with pytest.raises(InvalidInput, match="Game of Ur has no option “bord”"):
        new_game(bord="x")
    with pytest.raises(InvalidInput, match="second_millennium, first_millennium"):
        new_game(board="third_millennium")
    with pytest.raises(InvalidInput, match="seed, finkel_2007, ludii_like"):
        GAME.setup(preset="none")
    with pytest.raises(InvalidInput, match="played with 2 seats, not with 3"):
        GAME.setup(seats=3)
