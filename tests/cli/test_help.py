"""What a newcomer reads first."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.cli.conftest import Run
from typer.core import TyperGroup
from typer.main import get_command

from edubba._version import __version__
from edubba.cli.app import app

pytestmark = pytest.mark.interpreted_only  # no rules are played here

COMMANDS = {
    "analyse": ["--budget", "--seed", "--json", "--plot"],
    "arena": [
        "--bots",
        "--games",
        "--players",
        "--seconds",
        "--iterations",
        "--seed",
        "--executor",
        "--whole",
        "--patience",
        "--json",
        "--plot",
    ],
    "train": [
        "--folder",
        "--players",
        "--generations",
        "--games",
        "--budget",
        "--gate",
        "--passes",
        "--jobs",
        "--executor",
        "--minutes",
    ],
    "games": ["--json"],
    "options": ["--json"],
    "rules": ["--full", "--path"],
    "play": [
        "--seats",
        "--name",
        "--from",
        "--option",
        "--preset",
        "--players",
        "--seed",
        "--done",
        "--dice",
    ],
    "replay": ["--step", "--seat", "--all"],
    "verify": [],
    "simulate": [
        "--games",
        "--players",
        "--seed",
        "--bots",
        "--rotate",
        "--option",
        "--preset",
        "--luck",
        "--jobs",
        "--executor",
        "--address",
        "--records",
        "--json",
        "--csv",
        "--parquet",
    ],
    "serve": ["--host", "--port", "--data", "--no-browser"],
    "worker": ["--jobs"],
    "perft": ["--depth", "--players", "--option", "--preset", "--divide"],
    "solve": ["--board", "--option", "--max-birds", "--device", "--out", "--jobs"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_explains_every_option(edubba: Run, command: str) -> None:
    told = edubba(command, "--help")
    assert told.status == 0
    for option in COMMANDS[command]:
        [line] = [line for line in told.out.splitlines() if f"{option} " in f"{line} "][:1]
        assert line
    assert "‹" not in told.out


def leaves(group: TyperGroup, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The path to every command."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from leaves(command, (*path, name))
        else:
            yield (*path, name)


GROUP = get_command(app)
assert isinstance(GROUP, TyperGroup)


@pytest.mark.parametrize("path", [*leaves(GROUP)], ids=" ".join)
def test_help_ends_with_examples_that_can_be_typed(edubba: Run, path: tuple[str, ...]) -> None:
    _, _, examples = edubba(*path, "--help").out.partition("Examples:\n")
    assert not re.search("[“”‘’]", examples), "a shell would take these for letters of a name"
    lines = [shlex.split(line) for line in examples.splitlines()]
    assert lines
    for words in lines:
        assert words[: len(path) + 1] == ["edubba", *path]
        command = GROUP
        for name in path:
            assert isinstance(command, TyperGroup)
            command = command.commands[name]
        command.make_context(path[-1], words[len(path) + 1 :])


def test_help_of_the_house_says_where_its_other_settings_come_from(edubba: Run) -> None:
    told = edubba("serve", "--help").out
    assert "edubba.toml" in told
    assert "EDUBBA_DATABASE" in told


def test_help_lists_every_command_with_a_whole_sentence(edubba: Run) -> None:
    told = edubba("--help")
    assert (told.status, told.err) == (0, "")
    known = [command.callback.__name__ for command in app.registered_commands if command.callback]
    assert sorted(known) == sorted(COMMANDS)
    for command in COMMANDS:
        [line] = [line for line in told.out.splitlines() if line.split()[:1] == [command]]
        assert line.endswith(".")
        assert not line.endswith("...")
    assert edubba().out == told.out


def test_version(edubba: Run) -> None:
    assert edubba("--version").out.startswith(f"edubba {__version__}, plain rules: ")


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("edubba play g", "game_of_ur"),
        ("edubba play game_of_ur --preset l", "ludii_like"),
        ("edubba play game_of_ur --option launch_order=fi", "launch_order=fixed"),
        ("edubba play game_of_ur --seats gr", "greedy"),
        ("edubba simulate --bo", "--bots"),
    ],
)
def test_the_shell_completes(alone: Run, line: str, offered: str) -> None:
    words = line.split()
    told = alone(_EDUBBA_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert offered in told.out.split(), told


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import edubba", ["typer", "rich", "fluent", "edubba.core", "edubba.match"]),
        (
            "import edubba.cli; edubba.cli.main(['--help'])",
            ["rich", "edubba.match", "edubba.bots", "edubba.games"],
        ),
    ],
    ids=["import", "help"],
)
def test_starting_loads_little(code: str, unwanted: list[str]) -> None:
    """The seconds are measured by `make bench`."""
    asked = f"import sys; {code}; sys.exit(any(name in sys.modules for name in {unwanted}))"
    subprocess.run([sys.executable, "-c", asked], check=True, stdout=subprocess.DEVNULL)
