"""Of long tests some cases are drawn by a seed, the same ones in every process."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # no rules are played here

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TESTS = """
import pytest

@pytest.mark.slow
@pytest.mark.parametrize("n", range(30))
def test_long(n): pass

@pytest.mark.slow
def test_alone(): pass

@pytest.mark.parametrize("n", range(5))
def test_short(n): pass
"""


def drawn(pytester: pytest.Pytester, *arguments: str) -> list[str]:
    pytester.makeini("[pytest]\nmarkers = slow: takes long")
    pytester.makeconftest(CONFTEST.read_text("utf-8"))
    pytester.makepyfile(test_it=TESTS)
    run = pytester.runpytest("--collect-only", "-q", *arguments)
    return [line.partition("::")[2] for line in run.outlines if "::" in line]


def test_so_many_cases_of_each_long_test_are_drawn(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # none is needed, and they take long
    one = drawn(pytester, "--cases", "3", "--drawn-by", "1")
    assert len([case for case in one if case.startswith("test_long")]) == 3
    assert len(one) == 3 + 1 + 5, "one that stands alone and short ones stay"
    assert drawn(pytester, "--cases", "3", "--drawn-by", "1") == one
    assert drawn(pytester, "--cases", "3", "--drawn-by", "2") != one
