"""What the pages tell people to type at a shell exists: commands, their options, extras."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
import typer

from edubba.cli.app import app

pytestmark = pytest.mark.interpreted_only
"""Reads pages, and asks the command line what it knows."""

REPOSITORY = Path(__file__).parents[2]
PAGES = [
    REPOSITORY / "README.md",
    *sorted((REPOSITORY / "docs").rglob("*.md")),
    *sorted((REPOSITORY / "examples").rglob("*.md")),
]
TEXTS = {page: page.read_text("utf-8") for page in PAGES}
SETTING = r"(?:\w+=\S+ )*"
"""Variables before a command."""
FOR_DEVELOPERS = {"bench", "build", "dev", "docs"}
"""Extras that `make` installs where it needs them."""


def commands(text: str) -> list[str]:
    """Every call of `edubba` on a page, in its sentences and in its blocks."""
    found: list[str] = re.findall(rf"`{SETTING}(edubba [^`\n]+)`", text)
    for block in re.findall(r"```\w*\n(.*?)```", text, re.DOTALL):
        found += re.findall(rf"^{SETTING}(edubba .*?)(?: {{2,}}.*| #.*)?$", block, re.MULTILINE)
    # The first line of a record begins with the same word.
    return [each for each in found if not each.startswith("edubba tablet")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_a_page_exist_with_their_options(page: Path) -> None:
    for line in commands(TEXTS[page]):
        command, words = typer.main.get_command(app), shlex.split(line)[1:]
        while words and isinstance(command, typer.core.TyperGroup) and words[0][0] != "-":
            inner = command.commands.get(words.pop(0))
            assert inner is not None, line
            command = inner
        options = {"-h", "--help"}
        for parameter in command.params:
            options |= {*parameter.opts, *parameter.secondary_opts}
        asked = {word.partition("=")[0] for word in words if word[0] == "-"}
        assert asked <= options, line


def test_commands_are_found() -> None:
    assert len(commands(TEXTS[REPOSITORY / "README.md"])) > 10


def test_the_pages_tell_of_every_extra() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
    told = {
        extra for text in TEXTS.values() for extra in re.findall(r"(?:\.|edubba)\[(\w+)\]", text)
    }
    assert told == {*project["optional-dependencies"]} - FOR_DEVELOPERS
