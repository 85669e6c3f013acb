"""The page about the architecture names what is there: rooms in their order, files, packages."""

import re
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only  # no rules are played here

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FOLDERS = ("src", "web/src", "tests", "scripts", "docs")


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_rooms_stand_in_the_order_of_the_contract() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", chapter("The rooms"), re.MULTILINE)
    layers = PROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [set(re.findall(r"\w+", layer)) for layer in reversed(layers)]
    at = 0
    for rooms in order:
        assert set(listed[at : at + len(rooms)]) == rooms
        at += len(rooms)
    assert len(listed) == at
    for beside in (rooms for rooms in order if len(rooms) > 1):
        told = any({*re.findall(r"`(\w+)`", said)} >= beside for said in sentences_about_beside())
        assert told, f"{beside} import nothing of each other"


def sentences_about_beside() -> list[str]:
    text = " ".join(chapter("The rooms").split())
    return re.split(r"; |, nor |\. ", text[: text.index("| room |")])


def test_every_file_that_it_names_is_there() -> None:
    kept = [*ROOT.glob("*.py"), *(ROOT / "web").glob("*.*")]
    for folder in FOLDERS:
        kept += (ROOT / folder).rglob("*.*")
    there = {f"/{file.relative_to(ROOT).as_posix()}" for file in kept}
    named = set(re.findall(r"`([\w./-]+\.(?:py|tsx?|css|html|json))`", PAGE))
    assert len(named) > 50
    missing = {name for name in named if not any(file.endswith(f"/{name}") for file in there)}
    assert not missing


def test_every_package_that_is_installed_is_explained() -> None:
    asked = [*PROJECT["project"]["dependencies"]]
    for packages in PROJECT["project"]["optional-dependencies"].values():
        asked += packages
    names = {re.split(r"[\[<>= ;]", package)[0] for package in asked} - {"edubba"}
    explained = set(re.findall(r"`([\w.-]+)`", chapter("Dependencies")))
    assert not names - explained
