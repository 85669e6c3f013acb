"""Requirements that need no browser: the client's own tests of form, material and throw.

Which face lies up, how far two outlines differ, how shiny an eagle is: these are checked in
`web/tests` without a page, under the rule's id in the test's title. Here they are counted with all
the others: from the report that `make client` leaves, or, where it is older than the client, run.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
REPORT = ROOT / "build" / "client-tests.json"
SOURCES = [WEB / "src", WEB / "tests", WEB / "fixtures", ROOT / "src" / "edubba" / "games"]
FOLDERS = ["tests/ur3d", "tests/boards/game_of_ur"]
ID = re.compile(r"GU-UI-\d+\.\d+")
IDS = [
    "GU-UI-6.1",
    "GU-UI-6.2",
    "GU-UI-6.3",
    "GU-UI-7.3",
    "GU-UI-8.1",
    "GU-UI-8.2",
    "GU-UI-8.3",
    "GU-UI-10.4",
    "GU-UI-11.1",
]


def is_fresh(report: Path) -> bool:
    """Whether nothing has changed since that the client's tests read."""
    files = (file for folder in SOURCES for file in folder.rglob("*.[tjc]s*"))
    newest = max(file.stat().st_mtime for file in files)
    return report.exists() and report.stat().st_mtime > newest


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[str, str]]]:
    """Every id with the tests that name it: title and outcome."""
    report = REPORT
    if not is_fresh(report):
        report = tmp_path_factory.mktemp("units") / "report.json"
        node = shutil.which("node")
        assert node is not None, "the client's tests need Node"
        command = [node, "node_modules/vitest/vitest.mjs", "run", *FOLDERS]
        subprocess.run(
            [*command, "--reporter=json", f"--outputFile={report}"],
            cwd=WEB,
            capture_output=True,
            check=False,
        )
    found: dict[str, list[tuple[str, str]]] = {}
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    for file in told["testResults"]:
        for test in file["assertionResults"]:
            for id in ID.findall(test["fullName"]):
                found.setdefault(id, []).append((test["fullName"], test["status"]))
    return found


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.rule(id)) for id in IDS])
def test_the_client_tests_it(outcomes: dict[str, list[tuple[str, str]]], id: str) -> None:
    tests = outcomes.get(id, [])
    assert tests, f"no test of the client names {id}"
    assert {status for _, status in tests} == {"passed"}, tests
