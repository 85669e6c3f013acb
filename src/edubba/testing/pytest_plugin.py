"""Pytest plugin: tests name the rules they would find broken, and a report says which were named.

    @rule("GU-7.6")
    def test_landing_on_a_plain_shared_house_captures(): ...

`pytest -p edubba.testing.pytest_plugin --rules-report rules.json` writes, for every id, the passed
tests that name it; in a `conftest.py`: `pytest_plugins = ["edubba.testing.pytest_plugin"]`.
"""

import json
from pathlib import Path

import pytest

MOST_RULES = 4
"""A test that names more rules than this would not say which of them broke."""
PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("edubba").addoption(
        "--rules-report",
        metavar="FILE",
        help="write which rule ids passed tests name, as JSON",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test would find broken")
    file = config.getoption("--rules-report")
    # Workers of pytest-xdist send their reports to the main process, which alone writes.
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesReport(Path(file)), "edubba-rules-report")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        if len(ids) > MOST_RULES:
            raise pytest.UsageError(
                f"{item.nodeid} names {len(ids)} rules; a test names at most {MOST_RULES}, "
                "so that its failure says what broke."
            )
        for id in ids:
            if not isinstance(id, str):
                raise pytest.UsageError(f"{item.nodeid} names {id!r}; a rule is a text: “GU-7.6”.")
            item.user_properties.append((PROPERTY, id))


class RulesReport:
    """Collects the ids of passed tests, wherever they ran."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tests: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, id in report.user_properties:
                if name == PROPERTY:
                    self.tests.setdefault(str(id), []).append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        tests = {id: sorted(self.tests[id]) for id in sorted(self.tests)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(tests, indent=1) + "\n", "utf-8")
