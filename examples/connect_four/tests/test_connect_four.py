"""The rules of Connect Four, and all that the house asks of a game."""

import pytest
from connect_four import GAME

from edubba.bots import make_bot
from edubba.core import InvalidInput, Rng
from edubba.testing import Position, conform


def board(*moves: int) -> Position:
    setup = GAME.setup()
    return Position(setup, setup.new()).play(*(f"drop {column}" for column in moves))


def test_it_keeps_every_promise() -> None:
    report = conform(GAME, games=6, bots=[make_bot("greedy:budget=20", GAME)])
    assert report.ended > 6
    assert report.choices > 0


def test_a_stone_falls_onto_the_others() -> None:
    assert board(4, 4, 4).json()["columns"] == ["", "", "", "yry", "", "", ""]


def test_a_full_column_takes_no_more() -> None:
    game = board(1, 1, 1, 1, 1, 1)
    assert game.why("drop 1") == "full"
    assert game.legal("drop") == ["2", "3", "4", "5", "6", "7"]


@pytest.mark.parametrize(
    "moves",
    [
        (1, 2, 1, 2, 1, 2, 1),
        (1, 1, 2, 2, 3, 3, 4),
        (1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4),
        (7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4),
    ],
    ids=["upright", "level", "rising", "falling"],
)
def test_four_in_a_line_win(moves: tuple[int, ...]) -> None:
    game = board(*moves)
    assert game.asked == "over"
    assert game.state.result().winners == [0]
    assert game.points() == [1, 0]


def test_a_line_does_not_run_on_into_the_next_column() -> None:
    assert board(1, 2, 1, 2, 7, 1, 7, 1, 1, 2, 1, 7, 2, 7, 2).asked == "drop"


def test_a_full_board_is_a_draw() -> None:
    order = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4]
    game = board(*order, 5, 6, 5, 6, 6, 5, 6, 5, 5, 6, 5, 6, *[7] * 6)
    assert game.state.result().places == [1, 1]


@pytest.mark.parametrize(
    ("columns", "wrong"),
    [
        (["yyyyyyy"], "at most 6"),
        (["yx"], "at most 6 of the stones yr"),
        (["r"], "yellow begins"),
        (["y"], "the other one's turn"),
        (["yyyy", "rrrr"], "goes on"),
    ],
)
def test_a_position_that_could_not_be_is_refused(columns: list[str], wrong: str) -> None:
    position = board().json()
    with pytest.raises(InvalidInput, match=wrong):
        GAME.setup().position({**position, "columns": columns + [""] * (7 - len(columns))})


def test_every_column_can_be_clicked() -> None:
    drawing = GAME.draw(GAME.view(GAME.setup(), board(4).state, 0))
    for column in range(1, 8):
        assert drawing.count(f'[@click="column:{column}"]') == 7


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_bots_take_the_win_and_stop_the_other(level: str) -> None:
    bot = make_bot(level, GAME)
    assert bot.choose(board(1, 2, 1, 2, 1, 3).state, Rng(1)) == 0
    if level == "strong":
        assert bot.choose(board(1, 2, 1, 2, 1).state, Rng(1)) == 0
