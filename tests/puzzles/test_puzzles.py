"""Puzzles: those that are shipped stand, what is wrong is found, and new ones are made."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.core import Rng, find_game
from edubba.puzzles import Puzzle, making, puzzles_of
from edubba.puzzles.making import LEAST_LOSS, NATURAL, from_decisions, puzzle_at, spread, trouble

UR = find_game("game_of_ur")
BOARDS = ["first_millennium", "second_millennium"]
OTHERS = [path.stem for path in Path(making.__file__).parent.glob("*.json")]


@pytest.fixture(scope="module")
def shipped() -> list[Puzzle]:
    return puzzles_of("game_of_ur")


def test_there_are_500_of_the_game_of_ur_on_both_boards_in_all_grades(
    shipped: list[Puzzle],
) -> None:
    assert Counter(puzzle.options["board"] for puzzle in shipped) == dict.fromkeys(BOARDS, 250)
    assert {puzzle.grade for puzzle in shipped} == {1, 2, 3, 4, 5}
    assert [puzzle.grade for puzzle in shipped] == sorted(puzzle.grade for puzzle in shipped)
    gambles = sum(UR.setup().space().decode(puzzle.best).verb == "roll" for puzzle in shipped)
    assert 100 < gambles < 400


def test_the_natural_choice_is_what_a_copyist_plays(shipped: list[Puzzle]) -> None:
    bot = make_bot(NATURAL, UR)
    for puzzle in shipped[::25]:
        assert bot.choose(puzzle.state(), Rng(0)) == puzzle.natural
        assert puzzle.natural != puzzle.best
        assert puzzle.loss >= LEAST_LOSS


@pytest.mark.parametrize("game", OTHERS)
def test_every_position_can_be_reached_and_every_choice_made(game: str) -> None:
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        assert state.actor >= 0
        assert {action for action, _ in puzzle.choices} <= {*state.legal_actions()}
        values = [value for _, value in puzzle.choices]
        assert values == sorted(values, reverse=True)
        assert puzzle.margin > 0
        assert puzzle.loss >= 0


def test_puzzles_of_the_game_of_ur_are_sound(shipped: list[Puzzle]) -> None:
    assert [trouble(puzzle) for puzzle in shipped[::50]] == [""] * 10


@pytest.mark.slow
def test_all_puzzles_of_the_game_of_ur_are_sound(shipped: list[Puzzle]) -> None:
    assert [trouble(puzzle) for puzzle in shipped] == [""] * len(shipped)


def test_what_is_wrong_with_a_puzzle_is_found(shipped: list[Puzzle]) -> None:
    puzzle = shipped[0]
    (best, value), *rest = puzzle.choices
    turned = [*puzzle.choices[::-1]]
    assert trouble(replace(puzzle, choices=turned)) == "the best choice is not the first"
    assert trouble(replace(puzzle, natural=best)) == "it is not clear"
    shifted = [(best, min(1.0, value + 0.2)), *rest]
    assert trouble(replace(puzzle, choices=shifted)).startswith("a chance is off by")
    other = [(best, value), (10_000, 0.0), *rest[1:]]
    assert trouble(replace(puzzle, choices=other)) == "a choice is not legal"


def test_puzzles_are_made_from_decisions_and_spread_over_grades(tmp_path: Path) -> None:
    options = {"board": "second_millennium"}
    lines = tmp_path / "decisions"
    lines.write_text(
        "[[0,0,0,0,0],[0,0,0,0,0],1,true,[0.51,0.48,0.48,0.46,0.58]]\n"
        "[[0,0,6,0,0],[0,0,0,0,0],0,true,[0.52,0.521]]\n",
        "utf-8",
    )
    [made] = from_decisions(UR.setup(options={**options}), options, lines)
    assert made.choices[0][1] == 0.58
    assert UR.setup().space().decode(made.best).verb == "roll"
    assert spread([made], 5) == [made]


def test_a_position_of_play_becomes_a_puzzle_if_two_searches_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = find_game("ulm").setup()
    state = setup.new()
    first, second, third = [(1, 0.9), (2, 0.4)], [(1, 0.8), (3, 0.5)], [(2, 0.9), (1, 0.2)]

    def after(*found: list[tuple[int, float]] | None) -> Puzzle | None:
        told = iter(found)
        monkeypatch.setattr(making, "clearest", lambda *_: next(told))
        return puzzle_at(setup, state, [7], 2)

    made = after(first, second)
    assert made is not None
    assert (made.course, made.choices, made.natural, made.best) == ([7], first, 2, 1)
    assert after(first, third) is None
    assert after(first, None) is None
    assert after(None) is None
    easy = after(third, third)
    assert easy is not None
    assert (easy.loss, easy.grade) == (0, 1)


def test_a_search_is_sure_or_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "SEARCH", {"iterations": "4"})
    game = find_game("ur_ziggurat")
    states = (puzzle.state() for puzzle in puzzles_of(game.id))
    state = next(state for state in states if len(state.legal_actions()) > 2)
    monkeypatch.setattr(making, "CLEAR_SCORE", 0.0)
    monkeypatch.setattr(making, "SURE", 0.0)
    found = making.clearest(game, state, making.FIRST)
    assert found is not None
    assert {action for action, _ in found} <= {*state.legal_actions()}
    monkeypatch.setattr(making, "CLEAR_SCORE", 1.1)
    assert making.clearest(game, state, making.FIRST) is None
