"""The catalogue of the command line and the code that uses it."""

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import edubba as edubba_package
import edubba.cli
from edubba.cli import words
from edubba.core.catalogue import catalogue_text

pytestmark = pytest.mark.interpreted_only  # it reads the sources


def test_every_sentence_is_there_and_none_is_left_over() -> None:
    folder = Path(str(files(edubba.cli)))
    used = {
        id
        for module in folder.glob("*.py")
        for id in re.findall(r'"cli/([\w-]+)"', module.read_text("utf-8"))
    }
    known = set(re.findall(r"^([\w-]+) =", catalogue_text("cli"), re.M))
    assert used == known


@pytest.mark.parametrize(
    ("environment", "settings", "tongue"),
    [
        ({}, "", "en"),
        ({"LANG": "C.UTF-8"}, "", "en"),
        ({"LANG": "xx_YY.UTF-8"}, "", "en"),
        ({"LANG": "en_GB.UTF-8"}, "", "en"),
        ({"LANG": "de_AT.UTF-8"}, "", "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "", "en"),
        ({"EDUBBA_LANGUAGE": "../en"}, "", "en"),
        ({"LANG": "en_GB.UTF-8"}, 'language = "de"', "de"),
        ({"EDUBBA_LANGUAGE": "en"}, 'language = "de"', "en"),
        ({}, "language =", "en"),
    ],
)
def test_the_language_is_the_first_asked_for_that_there_is(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    environment: dict[str, str],
    settings: str,
    tongue: str,
) -> None:
    for name in (words.VARIABLE, words.FILE_VARIABLE, *words.SYSTEM):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    (tmp_path / words.FILE).write_text(settings)
    assert words.language() == tongue


def test_the_command_line_wins(alone: Run) -> None:
    """Its help is worded while the command is made, so it is taken from the front."""
    german = alone("--language", "de", "games", "--help", EDUBBA_LANGUAGE="en")
    assert "Spiele" in german.out
    assert german.out == alone("--language=de", "games", "--help", EDUBBA_LANGUAGE="en").out


@pytest.mark.parametrize(("tongue", "head"), [("de", "Befehle:\n"), ("en", "Commands:\n")])
@pytest.mark.parametrize("group", ["", "admin", "table", "puzzles"])
def test_help_lists_commands_with_whole_sentences(
    alone: Run, group: str, tongue: str, head: str
) -> None:
    _, _, commands = alone("--language", tongue, *group.split(), "--help").out.partition(head)
    assert [line for line in commands.splitlines() if line.endswith("...")] == []
    assert commands


def test_a_language_that_is_not_there_is_refused(edubba: Run) -> None:
    assert edubba("--language", "xx", "games").refused(1) == (
        "There is no language “xx”; there are: de (Deutsch), en (English)."
    )


def test_a_third_language_is_one_folder(tmp_path: Path, alone: Run) -> None:
    """Unfinished, it says in English what it lacks."""
    package = Path(edubba_package.__file__).parent
    house = tmp_path / "edubba"
    house.mkdir()
    for part in package.iterdir():
        if part.name != "locale":
            (house / part.name).symlink_to(part)
    shutil.copytree(package / "locale", house / "locale")
    strange = house / "locale" / "xx"
    strange.mkdir()
    itself = (package / "locale" / "en" / "language.ftl").read_text("utf-8")
    (strange / "language.ftl").write_text(itself.replace("English", "Xish"), "utf-8")
    (strange / "cli.ftl").write_text("column-title = Xyzzy!\n", "utf-8")
    said = alone("--language", "xx", "games", PYTHONPATH=str(tmp_path))
    assert (said.status, "Xyzzy!" in said.out) == (0, True)
    assert "Clash of Cultures" in said.out
