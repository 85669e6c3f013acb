"""Entering, moving, capturing, rosettes, bearing off (RG-6 to RG-9, RG-12)."""

import pytest
from tests.games.royal_game_of_ur.table import board, new_game

from edubba.core import word
from edubba.games.royal_game_of_ur.space import RULESETS


@pytest.mark.rule("RG-6.1", "RG-12.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_entering(ruleset: str) -> None:
    for number in (1, 2, 3, 4):
        table = new_game(ruleset).throw(number)
        before = table.waiting
        assert table.legal() == ["enter"]
        table.play("enter")
        assert table.on("light") == [number]
        assert table.squares("light") == [f"a{5 - number}"]
        assert table.waiting == (before[0] - 1, before[1])
        assert table.state.terms.meets[number] == 0
    none_left = board(ruleset, light=[2], pieces=1).throw(1)
    assert none_left.why("enter") == "nobody_waits"


@pytest.mark.rule("RG-6.2", "RG-2.10")
def test_moving_on() -> None:
    table = board(light=[3, 9]).throw(2)
    assert table.legal() == ["enter", "move 3", "move 9"]
    assert table.why("move 5") == "no_piece_there"
    assert table.why("move 16") == "no_piece_there"
    table.play("move 9")
    assert table.on("light") == [3, 11]
    assert table.log() == ["Light moves from b5 to b7."]


@pytest.mark.rule("RG-6.3")
def test_pieces_in_between_do_not_block() -> None:
    table = board(light=[4, 5], dark=[6, 8]).throw(3).play("move 4")
    assert table.on("light") == [5, 7]
    assert board(light=[7, 9], dark=[8]).throw(4).play("move 7").on("light") == [9, 11]


@pytest.mark.rule("RG-6.4", "RG-2.10")
def test_one_does_not_land_on_ones_own() -> None:
    table = board(light=[2, 4, 8]).throw(2)
    assert table.legal() == ["move 4", "move 8"]
    assert table.why("move 2") == "own_piece_on_target"
    assert table.why("enter") == "own_piece_on_target"
    assert board(light=[6, 8]).throw(2).why("move 6") == "own_piece_on_target"


@pytest.mark.rule("RG-6.5", "RG-1.1")
def test_equal_pieces_are_one_choice() -> None:
    table = board().throw(3)
    assert (table.waiting, table.legal()) == ((7, 7), ["enter"])


@pytest.mark.rule("RG-7.1")
def test_a_capture() -> None:
    table = board(light=[5], dark=[7, 10]).throw(2).play("move 5")
    assert (table.squares("light"), table.squares("dark")) == (["b3"], ["b6"])
    assert table.waiting == (6, 6)
    assert table.log() == ["The piece of Dark on b3 is captured.", "Light moves from b1 to b3."]


@pytest.mark.rule("RG-7.2")
def test_a_captured_piece_enters_again() -> None:
    table = board(light=[5], dark=[7], home=(0, 6)).throw(2).play("move 5")
    assert table.waiting == (6, 1)
    table.throw(1).play("enter")
    assert (table.on("dark"), table.waiting) == ([1], (6, 0))


@pytest.mark.rule("RG-7.1", "RG-12.2")
def test_private_squares_never_meet() -> None:
    table = board(light=[2, 13], dark=[3, 14]).throw(1).play("move 2")
    assert (table.on("light"), table.on("dark")) == ([3, 13], [3, 14])
    table = board(light=[13], dark=[14]).throw(1).play("move 13")
    assert (table.squares("light"), table.squares("dark")) == (["a7"], ["c7"])


@pytest.mark.rule("RG-7.3")
@pytest.mark.parametrize(
    ("ruleset", "rosettes"), [("finkel", [8]), ("finkel_2", [8]), ("aseb", [8, 12, 16])]
)
def test_safe_rosettes(ruleset: str, rosettes: list[int]) -> None:
    for rosette in rosettes:
        table = board(ruleset, light=[rosette - 2], dark=[rosette]).throw(2)
        assert table.why(f"move {rosette - 2}") == "safe_rosette"
        assert f"move {rosette - 2}" not in table.legal()
        # Beside the rosette nobody is safe.
        table = board(ruleset, light=[rosette - 3], dark=[rosette - 1]).throw(2)
        assert table.play(f"move {rosette - 3}").on("dark") == []


@pytest.mark.rule("RG-7.4", "RG-8.1")
@pytest.mark.parametrize("ruleset", ["masters", "blitz"])
def test_rosettes_that_are_not_safe(ruleset: str) -> None:
    table = board(ruleset, light=[6], dark=[8]).throw(2).play("move 6")
    assert (table.on("light"), table.on("dark")) == ([8], [])
    assert table.to_throw == "light"


@pytest.mark.rule("RG-2.9", "RG-12.3")
@pytest.mark.parametrize(
    ("light", "dark", "square"), [(12, 16, "c7"), (13, 15, "c8"), (15, 13, "a8"), (16, 12, "a7")]
)
def test_on_the_masters_path_the_square_counts(light: int, dark: int, square: str) -> None:
    table = board("masters", light=[light - 1], dark=[dark]).throw(1)
    table.play(f"move {light - 1}")
    assert (table.squares("light"), table.on("dark")) == ([square], [])
    mirrored = board("masters", light=[dark], dark=[light - 1], to_move="dark").throw(1)
    mirrored.play(f"move {light - 1}")
    assert (mirrored.on("light"), mirrored.on("dark")) == ([], [light])


@pytest.mark.rule("RG-2.9", "RG-12.3")
def test_on_the_masters_path_equal_positions_can_be_different_squares() -> None:
    table = board("masters", light=[11], dark=[12]).throw(1).play("move 11")
    assert (table.squares("light"), table.squares("dark")) == (["c7"], ["a7"])
    assert board("masters", light=[11], dark=[14]).throw(3).play("move 11").on("dark") == []


@pytest.mark.rule("RG-8.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_rosette_gives_another_throw(ruleset: str) -> None:
    table = new_game(ruleset).throw(4).play("enter")
    assert table.to_throw == "light"
    assert table.log()[-1] == "Light throws again."
    table.throw(4).play("move 4")
    assert (table.squares("light"), table.to_throw) == (["b4"], "light")
    table.throw(1).play("move 8")
    assert table.to_throw == "dark"


@pytest.mark.rule("RG-8.2")
@pytest.mark.parametrize("ruleset", ["finkel", "finkel_2", "masters", "aseb"])
def test_a_capture_gives_no_throw(ruleset: str) -> None:
    table = board(ruleset, light=[5], dark=[6]).throw(1).play("move 5")
    assert (table.on("dark"), table.to_throw) == ([], "dark")


@pytest.mark.rule("RG-8.3")
def test_a_capture_in_blitz_gives_one_throw() -> None:
    table = board("blitz", light=[5], dark=[6]).throw(1).play("move 5")
    assert (table.on("dark"), table.to_throw) == ([], "light")
    assert board("blitz", light=[5]).throw(1).play("move 5").to_throw == "dark"
    on_rosette = board("blitz", light=[6], dark=[8]).throw(2).play("move 6")
    assert on_rosette.to_throw == "light"
    assert on_rosette.throw(1).play("move 8").to_throw == "dark"


@pytest.mark.rule("RG-8.4", "RG-9.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_bearing_off(ruleset: str) -> None:
    length = 14 if ruleset.startswith("finkel") else 16
    for number in (1, 2, 3, 4):
        start = length + 1 - number
        table = board(ruleset, light=[start]).throw(number)
        [square] = table.squares("light")
        table.play(f"move {start}")
        assert (table.on("light"), table.home, table.to_throw) == ([], (1, 0), "dark")
        assert table.log() == [f"Light bears off a piece from {square}."]


@pytest.mark.rule("RG-8.5")
def test_a_second_throw_can_be_lost() -> None:
    table = board(light=[10], home=(6, 0)).throw(4).play("move 10")
    assert (table.on("light"), table.to_throw) == ([14], "light")
    assert table.throw(3).to_throw == "dark"


@pytest.mark.rule("RG-9.2")
def test_no_overshooting() -> None:
    table = board(light=[13, 14]).throw(3)
    assert table.legal() == ["enter"]
    assert table.why("move 13") == "overshoot"
    assert word(table.refusal("move 14").words) == (
        "That piece needs at most 1 and exactly that to leave the board; the throw is 3."
    )
    table = board(light=[12]).throw(2)
    assert table.play("move 12").on("light") == [14]


@pytest.mark.rule("RG-9.3")
def test_a_piece_borne_off_is_out_of_play() -> None:
    table = board(light=[14], dark=[2], home=(5, 0)).throw(1).play("move 14")
    assert (table.waiting, table.home) == ((1, 6), (6, 0))
    table.throw(0).throw(2)
    assert table.legal() == ["enter"]
    table.play("enter").throw(0).throw(1)
    assert table.legal() == ["move 2"]
