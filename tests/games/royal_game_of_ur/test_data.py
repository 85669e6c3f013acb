"""Boards, paths, dice and rulesets as data.json has them (RG-2, RG-4, RG-11)."""

from itertools import pairwise
from math import comb

import pytest
from tests.games.royal_game_of_ur.table import board

from edubba.core.data import Data
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.space import DATA, RULESETS, SIDES, SPACE
from edubba.games.royal_game_of_ur.terms import PRIVATE, Terms

BOARDS = {board.text("id"): board for board in DATA.each("boards")}
PATHS = {path.text("id"): path for path in DATA.each("paths")}


def squares(board: str) -> dict[str, Data]:
    return {square.text("id"): square for square in BOARDS[board].each("squares")}


def terms(ruleset: str) -> Terms:
    return board(ruleset).state.terms


def rosettes(ruleset: str) -> list[int]:
    found = terms(ruleset)
    return [position for position in range(1, found.home) if found.is_rosette(position)]


def column(letter: str, *numbers: int) -> list[str]:
    return [f"{letter}{number}" for number in numbers]


@pytest.mark.rule("RG-2.1", "RG-2.3")
def test_the_standard_board() -> None:
    sides = [square for letter in "ac" for square in column(letter, 1, 2, 3, 4, 7, 8)]
    assert sorted(squares("standard")) == sorted(sides + column("b", *range(1, 9)))
    assert sorted(BOARDS["standard"].texts("rosettes")) == ["a1", "a7", "b4", "c1", "c7"]


@pytest.mark.rule("RG-2.2", "RG-2.4")
def test_the_aseb_board() -> None:
    sides = [square for letter in "ac" for square in column(letter, 1, 2, 3, 4)]
    assert sorted(squares("aseb")) == sorted(sides + column("b", *range(1, 13)))
    assert sorted(BOARDS["aseb"].texts("rosettes")) == ["a1", "b12", "b4", "b8", "c1"]


@pytest.mark.rule("RG-2.5", "RG-2.6", "RG-2.7")
def test_the_paths_and_their_rosettes() -> None:
    start = "a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7"
    assert PATHS["bell"].texts("light") == f"{start} b8 a8 a7".split()
    assert PATHS["masters"].texts("light") == f"{start} c7 c8 b8 a8 a7".split()
    assert PATHS["aseb"].texts("light") == f"{start} b8 b9 b10 b11 b12".split()
    assert rosettes("finkel") == [4, 8, 14]
    assert rosettes("masters") == rosettes("aseb") == [4, 8, 12, 16]


@pytest.mark.rule("RG-2.8")
@pytest.mark.parametrize("path", PATHS)
def test_dark_mirrors_light(path: str) -> None:
    other = {"a": "c", "b": "b", "c": "a"}
    mirrored = [other[square[0]] + square[1:] for square in PATHS[path].texts("light")]
    assert PATHS[path].texts("dark") == mirrored


@pytest.mark.rule("RG-2.9", "RG-12.2", "RG-12.3")
def test_where_paths_meet() -> None:
    def meets(ruleset: str) -> dict[int, int]:
        found = terms(ruleset).meets
        return {p: found[p] for p in range(len(found)) if found[p] != PRIVATE}

    assert meets("finkel") == {position: position for position in range(5, 13)}
    assert meets("aseb") == {position: position for position in range(5, 17)}
    straight = {position: position for position in (*range(5, 12), 14)}
    assert meets("masters") == straight | {12: 16, 13: 15, 15: 13, 16: 12}
    assert [*terms("finkel").safe] == [8]
    assert [*terms("aseb").safe] == [8, 12, 16]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_goes_from_square_to_neighbour(path: str) -> None:
    """Drawn positions: each step of a path is one cell along one axis."""
    here = PATHS[path].text("board")
    cell = BOARDS[here].number("layout", "cell")
    for side in SIDES:
        places = [squares(here)[square] for square in PATHS[path].texts(side)]
        for one, next in pairwise(places):
            step = abs(one.number("x") - next.number("x")), abs(one.number("y") - next.number("y"))
            assert sorted(step) == [0, cell]


@pytest.mark.parametrize("name", BOARDS)
def test_the_drawing_lies_in_the_box(name: str) -> None:
    layout = BOARDS[name].at("layout")
    cell = layout.number("cell")
    for square in squares(name).values():
        row = ["top", "mid", "bottom"].index(square.text("row"))
        assert square.number("y") == 500 + (row - 1) * cell
        assert square.number("x") == squares(name)["b1"].number("x") + square.number("col") * cell
        assert square.number("col") + 1 == int(square.text("id")[1:])
        assert cell // 2 <= square.number("x") <= 1000 - cell // 2
    for place in ("reserve", "home"):
        light, dark = layout.at(place, "light"), layout.at(place, "dark")
        assert light.number("x") == dark.number("x")
        assert light.number("y") + dark.number("y") == 1000
        assert 500 + 2 * cell < light.number("y") < layout.number("dice", "y") < 1000


@pytest.mark.rule("RG-4.1", "RG-4.2")
def test_the_weights_are_those_of_binary_dice() -> None:
    four, three = DATA.each("dice")
    assert (four.text("id"), four.number("count")) == ("four_binary", 4)
    assert four.numbers("weights") == [comb(4, ones) for ones in range(5)]
    assert (three.text("id"), three.number("count")) == ("three_binary_zero_is_four", 3)
    nothing, *sums = [comb(3, ones) for ones in range(4)]
    assert three.numbers("weights") == [0, *sums, nothing]


@pytest.mark.rule("RG-11.1", "RG-11.2")
def test_the_five_rulesets() -> None:
    rows = {
        "finkel": (7, "four_binary", "bell", True, False),
        "finkel_2": (2, "four_binary", "bell", True, False),
        "blitz": (5, "four_binary", "masters", False, True),
        "masters": (7, "three_binary_zero_is_four", "masters", False, False),
        "aseb": (5, "four_binary", "aseb", True, False),
    }
    assert [*rows] == RULESETS
    for ruleset, (pieces, dice, path, safe, capture_throws) in rows.items():
        found = terms(ruleset)
        names = [d.text("id") for d in DATA.each("dice")]
        assert found.pieces == pieces
        assert [*found.weights] == DATA.numbers("dice", names.index(dice), "weights")
        assert found.squares[0] == PATHS[path].texts("light")
        assert (len(found.safe) > 0, found.capture_throws) == (safe, capture_throws)
        assert GAME.setup(preset=ruleset).options.word("ruleset") == ruleset
    assert GAME.setup().options.word("ruleset") == "finkel"


@pytest.mark.rule("RG-6.5")
def test_an_action_is_the_position_of_a_piece() -> None:
    assert [SPACE.parse(move) for move in ("enter", "move 1", "move 16")] == [0, 1, 16]
