"""Tests name rules with a marker; a report says which were named by tests that passed."""

import json

import pytest

from edubba.testing import rule

TESTS = """
import pytest
from edubba.testing import rule

@rule("XY-1.1", "XY-1.2")
def test_passes(): pass

@rule("XY-1.3")
def test_fails(): assert False

@rule("XY-1.4")
@pytest.mark.skip
def test_is_skipped(): pass

@rule("XY-1.5")
@pytest.mark.xfail(strict=False)
def test_is_expected_to_fail(): assert False

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("XY-2.1")), 2])
@rule("XY-1.1")
def test_each(n): pass

@rule("XY-3.1")
class TestTogether:
    @rule("XY-3.2")
    def test_here(self): pass
"""


def test_the_decorator_is_the_marker() -> None:
    assert rule("GU-7.6").mark == pytest.mark.rule("GU-7.6").mark


pytestmark = pytest.mark.interpreted_only  # no rules are played here


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without plugins that have no part in it, and take seconds to load."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "edubba.testing.pytest_plugin,xdist.plugin")


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_only_passed_tests_count(pytester: pytest.Pytester, workers: list[str]) -> None:
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess("--rules-report=named.json", *workers)
    result.assert_outcomes(passed=4, failed=1, skipped=1, xfailed=1)
    named = json.loads((pytester.path / "named.json").read_text("utf-8"))
    assert [*named] == ["XY-1.1", "XY-1.2", "XY-2.1", "XY-3.1", "XY-3.2"]
    assert [test.rpartition("::")[2] for test in named["XY-1.1"]] == [
        "test_each[1]",
        "test_each[2]",
        "test_passes",
    ]


@pytest.mark.parametrize(
    ("ids", "complaint"),
    [
        ('"A-1", "A-2", "A-3", "A-4", "A-5"', "*names 5 rules; a test names at most 4*"),
        ("7.6", "*names 7.6; a rule is a text*"),
    ],
)
def test_more_than_four_rules_are_an_error(
    pytester: pytest.Pytester, ids: str, complaint: str
) -> None:
    pytester.makepyfile(f"import pytest\n@pytest.mark.rule({ids})\ndef test_it(): pass\n")
    result = pytester.runpytest_subprocess()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([complaint])
