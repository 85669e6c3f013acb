"""A language more is one folder with one file: terminal, server and the page's build find it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import edubba

pytestmark = pytest.mark.interpreted_only  # it stands beside the sources

ROOT = Path(__file__).parents[2]
PACKAGE = Path(edubba.__file__).parent
ASKED = """
import asyncio
from edubba.cli import main
from edubba.server.routes import about
main(["--language", "qq", "rules", "royal_game_of_ur", "capturing"])
main(["--language", "xx", "games"])
print(asyncio.run(about())["languages"])
"""


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A house that has just begun to speak a third language."""
    house = tmp_path / "edubba"
    (house / "locale" / "qq").mkdir(parents=True)
    for part in (*PACKAGE.iterdir(), *(PACKAGE / "locale").iterdir()):
        if part.name != "locale":
            (house / part.relative_to(PACKAGE)).symlink_to(part)
    (house / "locale" / "qq" / "language.ftl").write_text("name = Qwerty\n")
    return tmp_path


def test_terminal_and_server_list_it_and_speak_it_as_far_as_it_goes(begun: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        capture_output=True,
        text=True,
        cwd=begun,
        env={**os.environ, "PYTHONPATH": str(begun)},
        check=True,
    )
    assert done.stdout.startswith("## Capturing\n")
    assert done.stdout.endswith("['de', 'en', 'qq']\n")
    assert "qq (Qwerty)" in done.stderr


def test_the_page_is_built_anew_for_it() -> None:
    """The folder itself is looked at, too: a copy may be older than the page."""
    told = subprocess.run(
        ["make", "-pnq", "help"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    [line] = [
        each for each in told.splitlines() if each.startswith("src/edubba/static/index.html:")
    ]
    own = [str(file.relative_to(ROOT)) for file in ROOT.glob("src/edubba/locale/*/language.ftl")]
    assert {*own, "src/edubba/locale", "src/edubba/core/asked_by.json"} <= {*line.split()}
