"""No word of the terminal is in code: a third language, of one letter, says all of it.

That language is a folder and nothing else, beside those of an otherwise untouched house.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.test_help import GROUP, leaves
from tests.locale.strange import STRANGE, strange
from typer.core import TyperGroup

import edubba
from edubba.bots import bot_names
from edubba.core.registry import find_game, game_ids

pytestmark = pytest.mark.interpreted_only  # it copies the sources

PACKAGE = Path(edubba.__file__).parent
EACH = """
import io, json, sys
from edubba.cli import main
for line, typed in json.load(sys.stdin):
    sys.stdin = io.StringIO(typed)
    print("=====")
    main(line)
"""
LATIN = re.compile(r"(?![A-Z]{2}-\d)[A-Za-z]{2,}")
"""Words; a rule has the same id in every language."""


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a package stands that speaks one language more."""
    house = tmp_path_factory.mktemp("third") / "edubba"
    house.mkdir()
    for part in PACKAGE.iterdir():
        if part.name != "locale":
            (house / part.name).symlink_to(part)
    shutil.copytree(PACKAGE / "locale", house / "locale")
    folder = house / "locale" / STRANGE
    shutil.copytree(house / "locale" / "en", folder)
    for file in folder.glob("*.ftl"):
        if file.stem != "language":
            file.write_text(strange(file.read_text("utf-8")), "utf-8")
    return house.parent


def said(third: Path, lines: list[tuple[list[str], str]]) -> list[str]:
    """What each of the command lines prints in the third language."""
    around = {"EDUBBA_LANGUAGE": STRANGE, "PYTHONPATH": str(third), "COLUMNS": "200"}
    around["XDG_DATA_HOME"] = str(third / "00")
    done = subprocess.run(
        [sys.executable, "-c", EACH],
        input=json.dumps(lines),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=third,
        env={**os.environ, **around},
        check=True,
    )
    return done.stdout.split("=====\n")[1:]


def typed_words(command: object) -> Iterator[str]:
    """What is typed, the same in every language: commands, options, their values."""
    params = getattr(command, "params", [])
    for parameter in params:
        yield from (*parameter.opts, *parameter.secondary_opts)
        yield from re.findall("[a-z]{2,}", parameter.metavar or "")
        yield str(parameter.default)
    if isinstance(command, TyperGroup):
        for name, each in command.commands.items():
            yield name
            yield from typed_words(each)


TYPED = {word for typed in typed_words(GROUP) for word in LATIN.findall(typed)}
SPOKEN = TYPED | {"edubba", "help"}


def test_help_is_worded(third: Path) -> None:
    assert isinstance(GROUP, TyperGroup)
    paths = [(), ("admin",), ("table",), *leaves(GROUP)]
    for path, told in zip(
        paths, said(third, [([*path, "--help"], "") for path in paths]), strict=True
    ):
        assert "ж" in told
        assert set(LATIN.findall(told)) - SPOKEN == set(), path


COMPLAINTS = [
    "replay",
    "games --xy",
    "games --jso",
    "xy",
    "pla",
    "admin",
    "play game_of_ur --seed xy",
    "simulate game_of_ur --games 0",
    "arena game_of_ur --bots random --seconds xy",
    "simulate game_of_ur --games",
    "games --json=3",
    "perft ulm 00 11",
    "play 00",
    "replay 00",
    "replay edubba",
    "play game_of_ur --players 9",
    "play game_of_ur --seats 00,11",
    "play game_of_ur --option 00",
    "play game_of_ur --dice 00",
    "solve game_of_ur --device 00",
    "table check 00",
    "table check edubba/py.typed",
    "puzzles check game_of_ur --file edubba/py.typed",
    "puzzles check game_of_ur --file edubba/games/ulm/ui.json",
    "puzzles check game_of_ur --file 00",
    "simulate ulm --bots 00:00",
]
QUOTING = [
    "serve --host 300.300.300.300 --port 0 --no-browser",
    "simulate ulm --bots json:00",
]
"""What the system or somebody else's code said of these is quoted, after a sentence of ours."""
QUOTED = re.compile("“[^”]*”")


def test_complaints_are_worded(third: Path) -> None:
    known = SPOKEN | {word for line in COMPLAINTS for word in LATIN.findall(line)} | {"tmp"}
    named = set(LATIN.findall(f"{third} {' '.join([*game_ids(), *bot_names()])}"))
    complaints = [*COMPLAINTS, *QUOTING]
    lines: list[tuple[list[str], str]] = [(line.split(), "") for line in complaints]
    for line, told in zip(complaints, said(third, lines), strict=True):
        if line in QUOTING:
            told = QUOTED.sub("", told)
        assert "ж" in told, line
        assert set(LATIN.findall(told)) - known - named == set(), (line, told)


OFTEN = "ulm"
"""The game of which every run plays a few choices; the long run of all."""


each_game = pytest.mark.parametrize(
    "id", [pytest.param(id, marks=() if id == OFTEN else pytest.mark.slow) for id in game_ids()]
)


@each_game
def test_a_session_is_worded(id: str, third: Path) -> None:
    seats = ",".join(["human"] + ["random"] * (min(find_game(id).seats) - 1))
    line = ["play", id, "--seed", "1", "--seats", seats, "--name", "00"]
    [told] = said(third, [(line, "1\n1\n1\n")])
    assert "ж" in told
    assert set(LATIN.findall(told)) - SPOKEN - set(LATIN.findall(f"{third} {line}")) == set()


@each_game
def test_a_session_with_real_dice_is_worded(id: str, third: Path) -> None:
    """What they may show, too, and not as records write it."""
    people = ",".join(["human"] * min(find_game(id).seats))
    line = ["play", id, "--seats", people, "--dice", "manual"]
    [told] = said(third, [(line, "1\n" * 40)])
    assert "ж" in told
    assert set(LATIN.findall(told)) - SPOKEN - set(LATIN.findall(f"{third} {line}")) == set()
