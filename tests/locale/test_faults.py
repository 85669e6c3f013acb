"""Wrong settings, requests and messages are refused in the reader's language, not in that of the
library that reads them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from tests.locale.test_german import english_in

from edubba.core import InvalidInput, InvalidRecord, find_game, word
from edubba.core.words import Message
from edubba.match import Match, human
from edubba.server import folding, settings
from edubba.server.faults import fault
from edubba.server.messages import FROM_CLIENT
from edubba.server.models import PROTOCOL, NewTable
from edubba.server.settings import Settings, read_settings
from edubba.server.study_models import Study

NAMED = re.compile("„[^“]*“|möglich ist nur: .*|(weder )?true|etwa .*|[A-Z]{3,}\\S*")
"""Fields, what may stand in them, and examples, as they are written."""


def is_german(sentence: str) -> bool:
    return "‹" not in sentence and not english_in(NAMED.sub("", sentence))


def refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The German sentence about a setting; empty if it is taken."""
    with monkeypatch.context() as patch:
        patch.setenv(f"EDUBBA_{name.upper()}", value)
        try:
            read_settings()
        except InvalidInput as error:
            return word(error.message, "de")
    return ""


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("log_level", "loud", "möglich ist nur: debug, info, warning, error"),
        ("metrics", "perhaps", "das ist weder true noch false"),
        ("word_filter", "/nothing/there", "Es gibt keine solche Datei"),
        ("bot_limit", "0", "erwartet wird eine Zahl von 0,001 bis 3.600"),
    ],
)
def test_a_wrong_setting_is_told_in_german(
    name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert words in refused(name, value, monkeypatch)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_whatever_a_setting_is_set_to(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("x", "-1", "1e300", "nan", "/nothing/there", "a b", ",", "[]", "true", "\\"):
        told = refused(name, value, monkeypatch).replace(name, "")
        assert is_german(told), told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = 1\nport = = 1\n", "Zeile 2 ist kein TOML"),
        ("port = [1,", "sie bricht mittendrin ab"),
        ("port = '\udcff'", "Zeile 1 ist kein TOML"),
    ],
)
def test_a_broken_file_of_settings_is_told_in_german(
    text: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "0.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    monkeypatch.setenv(settings.FILE_VARIABLE, str(file))
    with pytest.raises(InvalidInput) as told:
        read_settings()
    assert words in word(told.value.message, "de")


def test_a_record_with_too_long_a_name_is_told_in_german() -> None:
    match = Match.new(find_game("game_of_ur").setup(2), [human("x" * 50), human()], seed=1)
    with pytest.raises(InvalidRecord) as told:
        folding.fold(match.record.text())
    said = word(told.value.message, "de")
    assert "es hat mehr als 40 Zeichen" in said
    assert is_german(said)


TABLE: dict[str, Any] = {
    "game": "ulm",
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}],
    "options": {"bonus": 1},
    "clock": {"kind": "increment", "seconds": 60, "increment": 5},
    "games": 1,
    "rated": False,
}
WATCH: dict[str, Any] = {"type": "watch", "table": "x", "since": 0, "match": "x"}
HELLO: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL}
BY_HAND: dict[str, Any] = {"by_hand": {"game": "ulm", "seats": 2}, "moves": [1]}
MODELS: list[tuple[Callable[[object], object], dict[str, Any]]] = [
    (NewTable.model_validate, TABLE),
    (Study.model_validate, BY_HAND),
    (FROM_CLIENT.validate_python, WATCH),
    (FROM_CLIENT.validate_python, HELLO),
]
ODD: list[Any] = [
    None,
    -1,
    10**30,
    0.5,
    "",
    "x" * 10_000,
    "\0",
    [],
    [1] * 10_000,
    {},
    {"x": 1},
    True,
]


def bent(whole: Any) -> Iterator[Any]:
    """The same with something odd in each place, or without it, or with more."""
    yield from ODD
    if isinstance(whole, dict):
        yield {**whole, "zzz": 1}
        for key, value in whole.items():
            yield {name: each for name, each in whole.items() if name != key}
            for other in bent(value):
                yield {**whole, key: other}
    if isinstance(whole, list):
        for at, value in enumerate(whole):
            for other in bent(value):
                yield [*whole[:at], other, *whole[at + 1 :]]


@pytest.mark.parametrize(("read", "whole"), MODELS)
def test_whatever_is_asked_is_refused_in_german(
    read: Callable[[object], object], whole: dict[str, Any]
) -> None:
    told: set[str] = set()
    assert read(whole) is not None
    for each in bent(whole):
        try:
            read(each)
        except ValidationError as error:
            place, detail = fault(error)
            assert isinstance(detail, Message)
            told.add(word(Message("server/bad-request", place=place, detail=detail), "de"))
    assert len(told) > 5
    assert [each for each in told if not is_german(each)] == []
