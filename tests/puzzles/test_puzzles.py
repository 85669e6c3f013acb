"""Puzzles: those that are shipped stand, what is wrong is found, and new ones are made."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from edubba.bots import make_bot
from edubba.bots.candidates import Candidate
from edubba.bots.turns import Line
from edubba.cli import puzzles as command
from edubba.core import Rng, find_game
from edubba.core.catalogue import word
from edubba.core.native import i64, vec
from edubba.core.words import Message
from edubba.puzzles import Posed, Puzzle, find_puzzle, making, puzzles_of
from edubba.puzzles.making import (
    CLEAR,
    LEAST_LOSS,
    NATURAL,
    Tried,
    from_decisions,
    puzzle_at,
    spread,
    trouble,
)
from edubba.puzzles.puzzle import written

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


@pytest.mark.parametrize("game", sorted({*OTHERS} - {"game_of_ur"}))
def test_there_are_50_of_other_games(game: str) -> None:
    assert len(puzzles_of(game)) == 50


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
        assert puzzle.margin >= CLEAR
        assert puzzle.loss >= 0


def test_puzzles_of_the_game_of_ur_are_sound(shipped: list[Puzzle]) -> None:
    assert [trouble(puzzle) for puzzle in shipped[::50]] == [None] * 10


@pytest.mark.slow
def test_all_puzzles_of_the_game_of_ur_are_sound(shipped: list[Puzzle]) -> None:
    assert [trouble(puzzle) for puzzle in shipped] == [None] * len(shipped)


def said(doubt: Message | None) -> str:
    return "" if doubt is None else word(doubt)


def test_what_is_wrong_with_a_puzzle_is_found(shipped: list[Puzzle]) -> None:
    puzzle = shipped[0]
    (best, value), *rest = puzzle.choices
    turned = [*puzzle.choices[::-1]]
    assert said(trouble(replace(puzzle, choices=turned))) == "the best choice is not the first"
    assert said(trouble(replace(puzzle, natural=best))) == "it is not clear"
    shifted = [(best, min(1.0, value + 0.2)), *rest]
    assert said(trouble(replace(puzzle, choices=shifted))).startswith("a chance is off by")
    other = [(best, value), (10_000, 0.0), *rest[1:]]
    assert said(trouble(replace(puzzle, choices=other))) == "a choice is not legal"


def test_where_a_table_reaches_puzzles_are_held_against_exact_values(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    shipped: list[Puzzle],
) -> None:
    """By a table of one bird a side, made on first use as that of two is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(command, "AT_ONCE", 1)
    home = 17
    alone = [
        puzzle
        for puzzle in shipped
        if puzzle.options["board"] == "first_millennium"
        and all(sum(house != home for house in side) == 1 for side in puzzle.sides)
    ]
    (best, value), *rest = alone[0].choices
    shifted = replace(alone[0], choices=[(best, value + 0.0001), *rest])
    further = next(puzzle for puzzle in shipped if puzzle.options == alone[0].options)
    path = tmp_path / "puzzles.json"
    path.write_text(written([*alone, further]), "utf-8")
    assert command.check("game_of_ur", path, 0, 1) == 0
    assert f"Of these {len(alone)} were held against exact values" in capsys.readouterr().out
    assert said(trouble(shifted)) == "a chance is off by 10 hundred-thousandths"


def test_a_puzzle_of_play_stands_if_further_searches_say_so_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = puzzles_of("ulm")[0]
    (best, value), (other, _), *_ = puzzle.choices
    asked: list[int] = []

    def doubt(*leads: float, chance: float = value, seed: int = 0, demand: float = 1.0) -> str:
        """What is said if one search after the other finds the best choice so far ahead."""

        def played_out(state: object, found: object) -> list[Tried]:
            lead = leads[len(asked) % len(leads)]
            return [Tried(best, chance, []), Tried(other, chance - lead, [])]

        monkeypatch.setattr(making, "search", lambda *told: asked.append(told[-1]))
        monkeypatch.setattr(making, "played_out", played_out)
        asked.clear()
        return said(trouble(puzzle, seed, demand))

    assert doubt(0.05) == ""
    chosen_by = [*asked]
    assert len({making.FIRST, making.SECOND, *chosen_by}) == 2 + making.TOGETHER
    assert doubt(0.05, seed=1) == ""
    assert len({*asked, *chosen_by}) == 2 * making.TOGETHER
    assert doubt(0.04, 0.06) == ""
    assert doubt(-0.05) == "another choice is best"
    # Small, or larger but doubtful: one search says one thing, the next the contrary.
    assert doubt(0.01) == doubt(0.3, -0.2) == "it is not clear"
    # Clear enough for a puzzle that is there, but not for a new one.
    assert doubt(0.02) == doubt(0.1, 0.4) == ""
    assert doubt(0.02, demand=making.TWICE) == "it is not clear"
    assert doubt(0.1, 0.4, demand=making.TWICE) == "it is not clear"
    assert doubt(0.04, 0.05, demand=making.TWICE) == ""
    assert doubt(0.05, chance=value - 0.2) == "a chance is off by 20,000 hundred-thousandths"
    close = [(best, value), *((action, value - 0.01) for action, _ in puzzle.choices[1:])]
    assert said(trouble(replace(puzzle, choices=close))) == "it is not clear"


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
    first = [Tried(1, 0.9, [5]), Tried(2, 0.4, [])]
    second = [Tried(1, 0.8, []), Tried(3, 0.5, [])]
    third = [Tried(2, 0.9, []), Tried(1, 0.2, [])]
    monkeypatch.setattr(making, "is_promising", lambda *_: True)

    def after(*found: list[Tried] | None, natural: int = 2, tricky: bool = False) -> Puzzle | None:
        told = iter(found)
        monkeypatch.setattr(making, "clearest", lambda *_: next(told))
        return puzzle_at(setup, state, [7], natural, tricky)

    made = after(first, second)
    assert made is not None
    assert (made.course, made.choices, made.natural) == ([7], [(1, 0.9), (2, 0.4)], 2)
    assert (made.best, made.turns) == (1, [[5], []])
    assert after(first, third) is None
    assert after(first, None) is None
    assert after(None) is None
    assert after(first, first, natural=3) is None
    easy = after(third, third)
    assert easy is not None
    assert (easy.loss, easy.grade) == (0, 1)
    assert after(third, third, tricky=True) is None
    assert after(first, second, tricky=True) == made
    monkeypatch.setattr(making, "is_promising", lambda *_: False)
    assert after(first, second) is None


def test_a_search_is_sure_or_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("ur_ziggurat")
    states = (puzzle.state() for puzzle in puzzles_of(game.id))
    state = next(state for state in states if len(state.legal_actions()) > 2)
    for bar in ("CLEAR_SCORE", "SURE", "CLEAR"):
        monkeypatch.setattr(making, bar, -1.0)
    found = making.clearest(game, state, 8, making.FIRST)
    assert found is not None
    assert {each.action for each in found} <= {*state.legal_actions()}
    assert all(0 <= each.chance <= 1 for each in found)
    for bar in ("CLEAR_SCORE", "CLEAR"):
        with monkeypatch.context() as high:
            high.setattr(making, bar, 1.1)
            assert making.clearest(game, state, 8, making.FIRST) is None


def test_worse_choices_are_held_against_the_best_in_the_worlds_that_both_met() -> None:
    state = find_game("ulm").setup().new()

    def candidate(move: int, *ends: float) -> Candidate:
        each = Candidate(Line(vec[i64]([move]), 0.0))
        each.results = [*ends]
        return each

    tried = making.played_out(state, [candidate(4, 0.0, 0.0, 30.0, 30.0), candidate(5, 0.0, 0.0)])
    assert tried[0].chance == tried[1].chance
    assert making.ahead(tried) == 0


def test_an_id_is_that_of_the_position() -> None:
    ids = [puzzle.id for game in OTHERS for puzzle in puzzles_of(game)]
    assert len(ids) == len({*ids})
    puzzle = puzzles_of("ulm")[0]
    assert replace(puzzle, choices=puzzle.choices[::-1]).id == puzzle.id
    assert replace(puzzle, course=puzzle.course[:-1]).id != puzzle.id
    assert find_puzzle("ulm", puzzle.id) == puzzle
    assert find_puzzle("ulm", "") is find_puzzle("../ulm", puzzle.id) is None


@pytest.mark.parametrize("game", OTHERS)
def test_the_turn_of_a_choice_can_be_played_and_its_reasons_told(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    posed = Posed(puzzle)
    assert (posed.seat, posed.match(puzzle.best).version) == (posed.state.actor, 1)
    choices = posed.choices()
    assert [(each.action, each.chance) for each in choices] == puzzle.choices
    assert [len(each.moves) - 1 for each in choices] == [
        len(turn) for turn in puzzle.turns or [[]] * len(choices)
    ]
    said = [word(each) for each in posed.reasons()]
    assert any(f"{100 * puzzle.choices[1][1]:.1f} %" in each for each in said)
    assert not any("‹" in each for each in said)


def test_puzzles_of_play_are_written_as_they_are_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second, third, fourth, *_ = puzzles_of("ur_ziggurat")
    easy = replace(third, natural=third.best)
    played = [[], [first, first], [second], [fourth]]

    def from_game(game: str, seed: int, tricky: bool, number: int) -> list[Puzzle]:
        return played[number - 1]

    doubted: list[Puzzle] = []
    monkeypatch.setattr(command, "from_game", from_game)
    monkeypatch.setattr(command, "trouble", lambda puzzle, demand: puzzle in doubted)
    path = tmp_path / "made.json"

    def made(count: int, tricky: bool) -> set[str]:
        command.make("ur_ziggurat", [], count, 1, None, tricky, 1, path)
        return {each.id for each in command._read("ur_ziggurat", path)}

    path.write_text(written([easy]), "utf-8")
    assert made(2, tricky=False) == {first.id, easy.id}
    assert made(1, tricky=False) == {first.id, easy.id}
    assert made(2, tricky=True) == {first.id, second.id}
    doubted.append(first)
    played[1] = []
    assert made(2, tricky=True) == {second.id, fourth.id}


def test_one_game_of_self_play_gives_the_puzzles_in_it_that_stand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = puzzles_of("ulm")[0]
    asked: list[float] = []

    def found(setup: object, state: object, course: list[int], *_: object) -> Puzzle | None:
        return replace(puzzle, course=course) if len(course) % 2 else None

    def trouble(puzzle: Puzzle, demand: float) -> Message | None:
        asked.append(demand)
        return Message("puzzles/not-clear") if len(asked) == 2 else None

    monkeypatch.setattr(making, "puzzle_at", found)
    monkeypatch.setattr(making, "trouble", trouble)
    made = making.from_game("ulm", 5, False, 1)
    assert {*asked} == {making.TWICE}
    assert len(made) == len(asked) - 1 > 1
    asked.clear()
    assert making.from_game("ulm", 5, False, 1) == made
    asked.clear()
    assert making.from_game("ulm", 5, False, 2) != made


def test_a_check_says_the_same_in_several_processes(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    shipped: list[Puzzle],
) -> None:
    monkeypatch.setattr(command, "_need_tables", lambda puzzles: None)
    (best, value), *rest = shipped[1].choices
    wrong = replace(shipped[1], choices=[(best, min(1.0, value + 0.2)), *rest])
    path = tmp_path / "puzzles.json"
    path.write_text(written([shipped[0], wrong, shipped[2]]), "utf-8")
    said = []
    for jobs in (1, 2):
        assert command.check("game_of_ur", path, 0, jobs) == 1
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "3 puzzles looked at, 1 of them wrong" in said[0]


def test_where_a_search_weighs_but_one_choice_there_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turns that look far worse are not played out, nor is then the only one that is left."""
    only = [Candidate(Line(vec[i64]([1]), 0.0))]
    monkeypatch.setattr(making, "search", lambda *told: only)
    game = find_game("clash_of_cultures")
    state = game.setup(2).new()
    assert not making.is_promising(game, state, 0)
    assert making.clearest(game, state, 4, 1) is None
    posed = puzzles_of("clash_of_cultures")[0]
    assert said(trouble(posed)) == "it is not clear"
