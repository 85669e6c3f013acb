"""Positions written by hand, and what cannot lie on the table."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but

from edubba.core import InvalidInput, Rng
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import BIRDS

CHOOSING = {"decision": "use_or_gamble", "actor": 0, "number": 2}
ROLL_OFF = {"decision": "roll_off_small", "actor": "chance", "thrower": 0, "light_score": 0}
DIVIDED = {"light": 25, "dark": 25, "pool": 0}


def refused(position: dict[str, Any], **options: Any) -> str:
    with pytest.raises(InvalidInput) as error:
        GAME.setup(options=options).position(position)
    return str(error.value)


def test_left_out_parts_are_as_at_the_start() -> None:
    table = board(light={"raven": 6})
    assert table.at("light", "swallow") == "off"
    assert table.counters() == (15, 15, 20)
    assert table.turn_of() == "light"
    assert table.state.turn == 1
    assert board(to_move="dark").state.turn == 2


def test_what_is_left_out_must_fit_as_well() -> None:
    assert "turn is 2, not 0 to 1" in refused({"to_move": "dark"}, turn_cap=1)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"light": {"raven": 17}}, "light/raven is 17, not 1 to 16"),
        ({"light": {"raven": 0}}, "light/raven is 0, not 1 to 16"),
        ({"light": {"crow": 3}}, "crow is none of swallow"),
        ({"light": {"raven": 6, "eagle": 6}}, "Light has too many birds on house 6"),
        ({"light": {"raven": 6}, "dark": {"eagle": 6}}, "a bird on the same square"),
        ({"counters": {"light": 1, "dark": 1, "pool": 1}}, "not as many as both players"),
        ({"counters": {"light": -1, "dark": 31, "pool": 20}}, "Light holds fewer than 0"),
        ({"counters": {"light": 30, "dark": 21, "pool": -1}}, "the pool holds fewer than 0"),
        ({"to_move": "red"}, "red is none of light, dark"),
        ({"decisions": [{"decision": "rest", "actor": 0}]}, "rest is none of"),
        ({"small": 2, "decisions": [CHOOSING | {"actor": 1}]}, "Light is to move"),
        ({"decisions": [CHOOSING]}, "only choose after the small throw"),
        ({"small": 5, "decisions": [CHOOSING | {"number": 5}]}, "small is 5, not 1 to 4"),
        ({"small": 2, "decisions": [CHOOSING | {"number": 3}]}, "number is 3, not 2"),
        (
            {"small": 2, "large": "yes", "decisions": [CHOOSING | {"number": 6}]},
            "the large bone has been thrown",
        ),
        (
            {"small": 2, "decisions": [CHOOSING | {"decision": "converted_move"}]},
            "the large bone has not been thrown",
        ),
        (
            {"small": 2, "large": "no", "decisions": [CHOOSING | {"decision": "converted_move"}]},
            "number is 2, not possible now",
        ),
        ({"large": "yes"}, "the large bone is never thrown first"),
        ({"turn": 1001}, "turn is 1,001, not 0 to 1,000"),
        ({"turn": 0}, "nobody has begun"),
        ({"decisions": [{"decision": "opening", "actor": 0}]}, "only choose after"),
        ({"decisions": [{"decision": "opening", "actor": "chance"}]}, "the ante is paid before"),
        ({"small": 2, "decisions": []}, "one thing is to be decided"),
        ({"small": 2, "decisions": [CHOOSING, CHOOSING]}, "one thing is to be decided"),
        ({"turn": 0, "decisions": [ROLL_OFF | {"thrower": 2}]}, "thrower is 2, not 0 to 1"),
        ({"turn": 0, "decisions": [ROLL_OFF | {"light_score": 3}]}, "Light cannot have that score"),
        (
            {"turn": 0, "decisions": [ROLL_OFF | {"thrower": 1, "light_score": 8}]},
            "Light cannot have that score",
        ),
        ({"ending": "race", "winner": "light"}, "nothing is left in the pool"),
        ({"ending": "turn_cap", "counters": DIVIDED}, "no turn is left when nobody wins"),
        ({"ending": "race", "counters": DIVIDED, "winner": "light"}, "bringing all birds home"),
        ({"ending": "resigned", "counters": DIVIDED}, "a race has a winner"),
        ({"light": dict.fromkeys(BIRDS, "home")}, "bringing all birds home"),
    ],
)
def test_what_cannot_lie_on_the_table(position: dict[str, Any], words: str) -> None:
    assert words in refused(position)


def test_who_began_is_light_unless_told() -> None:
    choosing: dict[str, Any] = {"decisions": [CHOOSING], "small": 2}
    assert GAME.setup().position(choosing).to_json()["first"] == "light"
    told = GAME.setup().position({**choosing, "first": "dark"})
    assert told.to_json()["first"] == "dark"
    opening = GAME.setup().new().to_json()
    assert GAME.setup().position(opening).to_json()["first"] is None


@pytest.mark.rule("GU-13.4")
def test_nobody_gambles_where_both_bones_are_thrown() -> None:
    choosing: dict[str, Any] = {"decisions": [CHOOSING], "small": 2}
    assert "both bones are always thrown" in refused(choosing, large_die_mode="always_both")


def test_numbers_beyond_a_machine_word_are_refused() -> None:
    refused({"counters": {"light": 2**70, "dark": 0, "pool": 0}})


def test_sharing_and_debt_allow_more() -> None:
    crowd: dict[str, Any] = {"light": {"raven": 8, "eagle": 8}}
    assert "too many birds" in refused(crowd)
    GAME.setup(options={"rosette_sharing": True}).position(crowd)
    assert "too many birds" in refused(
        {"light": {"raven": 8, "eagle": 8, "swallow": 8}}, rosette_sharing=True
    )
    assert "too many birds" in refused({"light": {"raven": 9, "eagle": 9}}, rosette_sharing=True)
    poor: dict[str, Any] = {"counters": {"light": -4, "dark": 24, "pool": 30}}
    GAME.setup(options={"shortage": "debt"}).position(poor)


def test_a_finished_position_reads_back() -> None:
    table = board(light=home_but(swallow=16)).throw(1).play("move swallow")
    again = GAME.setup().position(table.state.to_json())
    assert again.result() == table.state.result()


def test_a_perfect_information_game_imagines_itself() -> None:
    state = board(light={"raven": 6}).throw(2).state
    assert state.imagine(0, Rng(1)).to_json() == state.to_json()
