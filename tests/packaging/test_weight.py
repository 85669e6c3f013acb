"""`pip install edubba` stays light: what it needs, by the metadata of what is installed here, and
that it needs no more. `scripts/weigh` measures clean environments."""

import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.interpreted_only  # no rules are played here

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
MOST = 16
"""Packages, edubba among them."""


def needed(requirements: list[str]) -> set[str]:
    """All packages behind these requirements on this machine."""
    found: set[str] = {"edubba"}
    waiting = [(Requirement(each), "") for each in requirements]
    done: set[tuple[str, str]] = set()
    while waiting:
        asked, extra = waiting.pop()
        if asked.marker is not None and not asked.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(asked.name)
        for extra in ("", *asked.extras):
            if (name, extra) in done:
                continue
            done.add((name, extra))
            found.add(name)
            if name == "edubba":
                more = EXTRAS[extra] if extra else []
            else:
                more = distribution(name).requires or []
            waiting += [(Requirement(each), extra) for each in more]
    return found


def test_what_everybody_installs_is_few_packages() -> None:
    assert len(needed(PROJECT["dependencies"])) <= MOST


def test_all_is_every_extra_for_users() -> None:
    everything = needed(PROJECT["dependencies"] + EXTRAS["all"])
    for extra in EXTRAS.keys() - {"all", "build", "dev", "bench", "docs"}:
        try:
            assert needed(EXTRAS[extra]) <= everything, extra
        except PackageNotFoundError as missing:
            pytest.skip(f"{missing} is not installed here")


# Imports of everything that comes with other extras fail, as where it is not installed.
LIGHT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BARRED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from edubba.cli import main
sys.exit(main(sys.argv[1:]))
"""


def lightly(*args: str) -> subprocess.CompletedProcess[str]:
    light = needed(PROJECT["dependencies"])
    barred = {
        module
        for module, owners in packages_distributions().items()
        if light.isdisjoint(map(canonicalize_name, owners))
    }
    assert {"uvicorn", "pydantic", "babel"} <= barred
    assert barred.isdisjoint({"typer", "rich", "edubba"})
    return subprocess.run(
        [sys.executable, "-c", LIGHT.replace("BARRED", repr(barred)), *args],
        input="pass\n" * 3,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "play royal_game_of_ur --seats random,random",
        "simulate royal_game_of_ur --games 2 --bots greedy",
    ],
)
def test_the_terminal_needs_nothing_else(command: str) -> None:
    done = lightly(*command.split())
    assert done.returncode == 0, done.stderr


def test_the_house_says_what_to_install() -> None:
    done = lightly("serve")
    assert done.returncode == 1
    assert "pip install 'edubba[server]'" in done.stderr
    assert done.stderr.count("\n") == 1
