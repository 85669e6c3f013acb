"""`edubba puzzles play`: a puzzle is asked, missed, solved or given up at the terminal."""

from datetime import date

import pytest
from tests.cli.conftest import Run

from edubba.cli import puzzling
from edubba.cli.puzzling import _wanted
from edubba.puzzles import Puzzle, daily, puzzles_of

PUZZLE = next(each for each in puzzles_of("game_of_ur") if len(each.choices) == 3)


def number(puzzle: Puzzle, action: int) -> str:
    return str(puzzle.state().legal_actions().index(action) + 1)


def play(edubba: Run, *typed: str) -> str:
    line = ["puzzles", "play", "game_of_ur", "--puzzle", PUZZLE.id]
    told = edubba(*line, typed="\n".join(typed) + "\n")
    assert (told.status, told.err) == (0, "")
    return told.out


def test_a_puzzle_is_missed_and_solved(edubba: Run) -> None:
    told = play(edubba, number(PUZZLE, PUZZLE.natural), number(PUZZLE, PUZZLE.best))
    best, least = PUZZLE.choices[0][1], PUZZLE.choices[-1][1]
    assert f"with the best choice it is {100 * best:.1f} %" in told
    assert "is the best choice." in told
    assert "The next best choice" in told
    assert f"{100 * least:.1f} %" in told
    assert "Right" not in play(edubba, number(PUZZLE, PUZZLE.natural), "quit")


def test_the_solution_is_shown_and_nonsense_explained(edubba: Run) -> None:
    told = play(edubba, "17", "solution")
    assert told.count("Type the number") == 2
    assert "The best choice:" in told


def test_the_puzzle_of_the_day_comes_first_and_alone_if_wanted() -> None:
    day = date(2026, 11, 16)
    [only] = _wanted("ulm", None, True, day)
    every = [*_wanted("ulm", None, False, day)]
    assert only == every[0] == daily("ulm", day)
    assert {each.id for each in every} == {each.id for each in puzzles_of("ulm")}
    assert daily("ulm", day) != daily("ulm", date(2026, 11, 17))


def test_what_is_no_puzzle_gets_a_sentence(edubba: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = edubba("puzzles", "play", "--puzzle", "zz")
    assert told.refused(1) == "There is no such puzzle."
    monkeypatch.setattr(puzzling, "puzzles_of", lambda game: [])
    assert "no puzzles of Ulm" in edubba("puzzles", "play", "ulm").refused(1)
