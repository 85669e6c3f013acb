"""The catalogue of the command line and the code that uses it."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

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
    ("environment", "tongue"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"EDUBBA_LANG": "../en"}, "en"),
    ],
)
def test_a_language_without_a_catalogue_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], tongue: str
) -> None:
    for name in words.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words.language.__wrapped__() == tongue
