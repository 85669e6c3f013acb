"""Mutations change exactly one thing, and mutants that the tests notice are told from survivors."""

import ast
import json
from pathlib import Path

import pytest
from tests.tools import mutants
from tests.tools.mutations import Mutation, of_code, of_data

FILE = Path("data.json")
pytestmark = pytest.mark.interpreted_only  # mutants are of the sources
DATA = '{\n "n": 3, "text": "17 \\" 4 true", "flags": [true, false],\n "minus": -1, "half": 0.5\n}'
CODE = '''"""Ünïcödé before the code."""

def f(a, b, c):  # == in a comment
    if a == b and c:
        return "ä" if b < 2 else 0
    while not a or (b
                    or c):
        a = [x for x in c if x not in b]
    return a is None
'''


def results(mutations: list[Mutation], text: str) -> list[str]:
    return [mutation.applied(text) for mutation in mutations]


def test_numbers_and_flags_of_data_change_and_texts_do_not() -> None:
    changes = [(mutation.old, mutation.new) for mutation in of_data(FILE, DATA)]
    assert changes == [
        ("3", "4"),
        ("3", "2"),
        ("true", "false"),
        ("false", "true"),
        ("-1", "0"),
        ("-1", "-2"),
        ("0.5", "1.5"),
        ("0.5", "-0.5"),
    ]
    original = json.loads(DATA)
    for text in results(of_data(FILE, DATA), DATA):
        changed = json.loads(text)
        assert len([key for key in original if changed[key] != original[key]]) == 1


def test_conditions_of_code_change_and_the_rest_stays() -> None:
    changes = {(mutation.line, mutation.old, mutation.new) for mutation in of_code(FILE, CODE)}
    assert changes == {
        (4, "a == b and c", "not (a == b and c)"),
        (4, "==", "!="),
        (4, "and", "or"),
        (5, "b < 2", "not (b < 2)"),
        (5, "<", "<="),
        (
            6,
            "not a or (b\n                    or c)",
            "not (not a or (b\n                    or c))",
        ),
        (6, "or", "and"),
        (7, "or", "and"),
        (8, "x not in b", "not (x not in b)"),
        (8, "not in", "in"),
        (9, "is", "is not"),
    }
    original = ast.dump(ast.parse(CODE))
    for text in results(of_code(FILE, CODE), CODE):
        assert ast.dump(ast.parse(text)) != original


def test_a_survivor_is_described_by_its_place_and_line() -> None:
    [lower] = [mutation for mutation in of_data(FILE, DATA) if mutation.new == "2"]
    assert lower.describe(DATA).startswith('data.json:2: 3 -> 2    "n": 2, ')


def test_a_sample_is_half_data_half_code_where_there_is_enough() -> None:
    data = [Mutation(FILE, at, at + 1, "1", "2", 1) for at in range(40)]
    code = [Mutation(Path("rules.py"), at, at + 1, "<", ">", 1) for at in range(10)]
    chosen = mutants.sample(data, code, 10, seed=1)
    assert [mutation.file for mutation in chosen].count(FILE) == 5
    assert len(set(chosen)) == 10
    assert chosen == mutants.sample(data, code, 10, seed=1)
    assert chosen != mutants.sample(data, code, 10, seed=2)
    assert len(mutants.sample(data, code, 30, seed=1)) == 30
    assert len(mutants.sample(data, code, 100, seed=1)) == 50


TEST_OF_THE_TURN = """
from edubba.games.game_of_ur.terms import LAUNCH_NUMBER

def test_launch_numbers():
    assert list(LAUNCH_NUMBER) == [2, 5, 6, 7, 10]
"""


def test_mutants_are_caught_or_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one test of the launch numbers, their mutants are caught and the others are not."""
    (tmp_path / "test_turn.py").write_text(TEST_OF_THE_TURN)
    every = mutants.mutations_of

    def few(game: str, source: Path) -> tuple[list[Mutation], list[Mutation]]:
        numbers, code = every(game, source)
        text = (source / numbers[0].file).read_text("utf-8").splitlines()
        launches = [each for each in numbers if '"launch_number": 7' in text[each.line - 1]]
        comparison = [each for each in code if each.file.name == "turn.py" and each.old == ">="]
        return launches[:2], comparison[:1]

    monkeypatch.setattr(mutants, "mutations_of", few)
    arguments = ["game_of_ur", "--tests", str(tmp_path), "--jobs", "2"]
    assert mutants.main(arguments) == 1
    said = capsys.readouterr().out
    assert "game_of_ur 2/3 mutants of seed 1 caught (67%)" in said
    assert "survived: edubba/games/game_of_ur/decisions/turn.py:" in said
    assert ">= -> >" in said


def test_failing_tests_teach_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_no.py").write_text("def test_no(): assert False\n")
    assert mutants.main(["--game", "game_of_ur", "--tests", str(tmp_path), "--jobs", "1"]) == 1
    assert "do not pass as they are" in capsys.readouterr().out
