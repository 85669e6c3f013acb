"""A record with a broken head is refused in the reader's language: no word of that is in code."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.conftest import edubba as edubba
from tests.locale.test_german import english_in

from edubba.core import InvalidInput, InvalidRecord, find_game, word
from edubba.match import Increment, Match, Record, bot_seat, human
from edubba.match.tablet import seal

NAMED = re.compile("„[^“]*“|möglich: .*")
"""Names of lines and what stands in them, as they are written in the file."""
DIGITS = "besteht nicht aus 64 hexadezimalen Ziffern"
HASH = "ab" * 32
WRONG = [
    ("^dice: .*", "dice: magic", "„dice“: „magic“ passt nicht; möglich: sealed, scripted"),
    ("^rules: .*", "rules: x", "„rules“ ist kein JSON"),
    ("^rules: .*", "rules: " + "9" * 5000, "„rules“ ist kein JSON"),
    ("^seat 1: ", "seat 4: ", "die Plätze sind nicht der Reihe nach von 0 an nummeriert"),
    ('"kind": "human"', '"kind": "cat"', "„cat“ passt nicht; möglich: human, bot"),
    ('"params": {}', '"params": [1]', "„seat 1/params“ ist kein Objekt"),
    ("^option ante: .*", "option ante: " + "[" * 100_000, "„option ante“ ist kein JSON"),
    (
        "^commitment: .*",
        "commitment: 12",
        "„commitment“ besteht nicht aus 64 hexadezimalen Ziffern",
    ),
    ("^seed: .*", "seed: 12", "„seed“ " + DIGITS),
    ("^nonce 0: .*", "nonce 0: 12", "„nonce“ " + DIGITS),
    ("^nonce 0: .*", f"nonce 7: {HASH}", "„nonce“: „7“ passt nicht; möglich: 0, 1"),
    ('"seconds": 60', '"seconds": -5', "„clock/seconds“ ist kleiner als 0"),
    ("^manual done: .*", "manual done: [9]", "„manual done“: „9“ passt nicht; möglich: 0, 1"),
    ("^series: .*", "series: 7", "„series“ ist kein Objekt"),
    ("^seen by: .*", "seen by: 9", "„seen by“: „9“ passt nicht; möglich: 0, 1"),
]


def head() -> list[str]:
    """Of a match in which everything was agreed that can be."""
    match = Match.new(
        find_game("game_of_ur").setup(2),
        [human("Ana"), bot_seat("random")],
        seed=1,
        clock=Increment(60, 5),
        nonces={0: HASH},
        manual_done=[0],
        series={"number": 1},
    )
    return [*match.record.header.lines(), "seen by: 0"]


def bent(lines: list[str]) -> Iterator[list[str]]:
    """Each line with something else in it, twice, not at all, and with another name."""
    others = ["", "x", "-1", "9", "10000000000000000000000", "null", "[]", "{}", '"x"', "[[", "[7]"]
    others += ['{"kind": 7}', '{"kind": "bot"}', "\\ud800", '"\\ud800"', "9" * 5000]
    for at, line in enumerate(lines):
        key, _, value = line.partition(": ")
        changed = [f"{key}: {other}" for other in others]
        changed += [line.replace(text, "7") for text in set(re.findall(r'"\w*"', value))]
        changed += [f"{key}9: {value}", f"{key} 9: {value}", key]
        for other in changed:
            yield [*lines[:at], other, *lines[at + 1 :]]
        yield [*lines[:at], *lines[at + 1 :]]
        yield [*lines[: at + 1], *lines[at:]]


def said(lines: list[str]) -> str:
    """The German sentence that refuses a record with this head; empty if it is taken."""
    try:
        Match.from_record(Record.parse(seal([*lines, ""], 0)))
    except (InvalidRecord, InvalidInput) as error:
        return word(error.message, "de")
    return ""


def is_german(sentence: str) -> bool:
    return "‹" not in sentence and not english_in(NAMED.sub("", sentence))


@pytest.mark.parametrize(("old", "new", "words"), WRONG)
def test_a_refusal_in_the_terminal_is_german(
    old: str, new: str, words: str, edubba: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    lines = head()
    [at] = [at for at, line in enumerate(lines) if re.search(old, line)]
    lines[at] = re.sub(old, lambda _: new, lines[at])
    file = tmp_path / "0.tablet"
    file.write_text(seal([*lines, ""], 0), "utf-8")
    told = edubba("replay", file).refused(1)
    assert words in told
    assert is_german(told.replace(str(file), ""))


def test_whatever_is_bent_is_refused_in_german() -> None:
    told = {said(lines) for lines in bent(head())} - {""}
    assert len(told) > 50
    assert [each for each in told if not is_german(each)] == []
