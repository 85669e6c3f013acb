"""The two astragals (GU-4)."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.game_of_ur.table import Table, board, home_but, new_game

from edubba.core import InvalidInput
from edubba.games.game_of_ur import GAME
from edubba.games.game_of_ur.space import DATA


def chances(table: Table) -> dict[str, Fraction]:
    """What chance may give now, with probabilities."""
    weights = table.weights()
    return {move: Fraction(weight, sum(weights.values())) for move, weight in weights.items()}


def small_chances(**options: Any) -> list[Fraction]:
    found = chances(board(**options))
    return [found[f"small {face}"] for face in (1, 2, 3, 4)]


def large_chances(**options: Any) -> list[Fraction]:
    found = chances(board(**options).throw(1).play("roll large"))
    return [found["large yes"], found["large no"]]


@pytest.mark.rule("GU-4.1", "GU-4.4", "GU-13.2")
def test_small_astragal() -> None:
    assert small_chances() == [Fraction(1, 4)] * 4
    bone = [Fraction(2, 5), Fraction(2, 5), Fraction(1, 10), Fraction(1, 10)]
    assert small_chances(small_die="sheep_bone") == bone
    custom = small_chances(small_die="custom", small_die_weights=[3, 3, 1, 1])
    assert custom == [Fraction(3, 8), Fraction(3, 8), Fraction(1, 8), Fraction(1, 8)]
    assert small_chances(small_die_weights=[3, 3, 1, 1]) == [Fraction(1, 4)] * 4


@pytest.mark.rule("GU-4.2", "GU-4.5", "GU-13.3")
def test_large_astragal() -> None:
    half = Fraction(1, 2)
    assert large_chances() == [half, half]
    assert large_chances(large_die="even") == [half, half]
    custom = large_chances(large_die="custom", large_die_weights=[2, 1])
    assert custom == [Fraction(2, 3), Fraction(1, 3)]


@pytest.mark.rule("GU-13.2", "GU-13.3")
def test_weights_must_be_positive() -> None:
    for bad in ([0, 1, 1, 1], [1, 1, 1], [1, -1, 1, 1]):
        with pytest.raises(InvalidInput):
            new_game(small_die="custom", small_die_weights=bad)
    with pytest.raises(InvalidInput):
        new_game(large_die="custom", large_die_weights=[0, 1])


@pytest.mark.rule("GU-4.5")
def test_a_gambler_gets_a_5_in_a_quarter_of_the_throws() -> None:
    """With weights 3, 3, 1, 1 and 2, 1 the chance of 1 and yes is 3/8 x 2/3."""
    options: dict[str, Any] = {"small_die": "custom", "small_die_weights": [3, 3, 1, 1]}
    options |= {"large_die": "custom", "large_die_weights": [2, 1]}
    assert small_chances(**options)[0] * large_chances(**options)[0] == Fraction(1, 4)


@pytest.mark.rule("GU-4.3")
@pytest.mark.parametrize(("primary", "converted"), [(1, 5), (2, 6), (3, 7), (4, 10)])
def test_yes_converts(primary: int, converted: int) -> None:
    table = board(light={"eagle": 5}).throw(primary, "yes")
    assert table.number() == converted
    assert table.told("threw_large")[0].number == converted


@pytest.mark.rule("GU-4.2")
def test_the_large_astragal_is_thrown_once_a_turn() -> None:
    table = board().throw(1, "yes")
    assert not table.may_gamble()
    assert table.why("roll large") == "large_once"


@pytest.mark.rule("GU-4.6")
def test_faces_of_the_small_astragal() -> None:
    faces = {f.number("value"): f.text("face") for f in DATA.each("small_die", "faces")}
    assert faces == {1: "broad_hollow", 2: "broad_rounded", 3: "narrow_beak", 4: "narrow_ear"}


@pytest.mark.rule("GU-4.5")
def test_faces_of_the_large_astragal_only_for_the_eye() -> None:
    faces = DATA.each("large_die", "faces")
    shares = {f.text("face"): f.at("p_ox_bone").value for f in faces}
    assert shares == {
        "broad_rounded": 0.45,
        "broad_hollow": 0.45,
        "narrow_ear": 0.05,
        "narrow_beak": 0.05,
    }
    reads = {f.text("face"): f.text("reads") for f in faces}
    assert reads["broad_rounded"] == reads["narrow_ear"] == "yes"
    assert reads["broad_hollow"] == reads["narrow_beak"] == "no"
    shown = DATA.at("large_die", "shown_face", "broad_share")
    assert shown.value == {"ox_bone": 0.9, "even": 1.0, "custom": 1.0}


@pytest.mark.rule("GU-4.7")
def test_throws_do_not_depend_on_the_position() -> None:
    usual = [Fraction(1, 4)] * 4
    for light in ({}, {"raven": 8}, home_but(swallow=15)):
        assert [*chances(board(light=light)).values()] == usual
    assert GAME.setup().new().outcomes() == GAME.setup().new().outcomes()
