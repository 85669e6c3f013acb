"""`edubba rules`, with the rulebook of the game that is installed beside the house."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import INSTALLED, Run

from edubba.cli.rules import chapters, rule_text
from edubba.core.registry import game_ids
from edubba.core.rulebook import for_players

pytestmark = pytest.mark.interpreted_only  # no rules are played here

BOOK = (INSTALLED / "high_card" / "RULES.md").read_text("utf-8")


def test_the_whole_book_comes_out_as_it_is_written(alone: Run) -> None:
    assert alone("rules", "high_card", "--full").out == BOOK


@pytest.mark.parametrize("id", game_ids())
def test_a_player_reads_every_rule_and_no_note_for_developers(edubba: Run, id: str) -> None:
    """Each chapter about playing keeps its rules; one says only what presets are called."""
    told = edubba("rules", id).out
    talk = r"\bseed\b|data\.json|coverage|\bRulings?\b|\bsource\b|\(house\)|`house`|note:|\|\s*Mark"
    assert re.findall(f".*(?:{talk}).*", told, re.I) == []
    assert told.count("```") % 2 == 0
    full = edubba("rules", id, "--full").out
    chapters_told = {title for title, _ in chapters(told)}
    assert len(chapters_told) >= 8
    ids: set[str] = set()
    for title, text in chapters(full):
        if re.sub(r" \(rule chapter \d+\)", "", title) in chapters_told:
            ids |= {*re.findall(r"^[-* ]*([A-Z]{2}-\d+(?:\.\d+)+)", text, re.M)}
    assert len(ids) > 40
    assert {rule for rule in ids if not rule_text(told, rule)} <= {"GU-13.16"}


def test_what_a_player_reads_keeps_its_sentences() -> None:
    assert for_players(BOOK).split() == [word for word in BOOK.split() if word != "rules"]


def test_its_path_can_be_asked_for(alone: Run) -> None:
    assert Path(alone("rules", "high_card", "--path").out.strip()).read_text("utf-8") == BOOK


@pytest.mark.parametrize(
    ("part", "first"),
    [
        (
            "HC-1.1",
            "- **HC-1.1** Each of two players gets one of the cards 1 to 9 and keeps it secret.",
        ),
        ("hc-2.1", "| HC-2.1 | The higher card wins. |"),
        ("2", "## 2. The end"),
        ("play", "## 1. Play"),
    ],
)
def test_one_rule_or_chapter(alone: Run, part: str, first: str) -> None:
    told = alone("rules", "high_card", part)
    assert told.out.splitlines()[0] == first
    assert len(told.out.splitlines()) < len(BOOK.splitlines())


def test_a_rule_keeps_its_second_line_and_takes_none_of_the_next() -> None:
    assert rule_text(BOOK, "HC-1.1").splitlines()[1:] == ["  and keeps it secret."]
    assert rule_text(BOOK, "HC-1") == ""
    assert [title for title, _ in chapters(BOOK)] == ["1. Play", "2. The end"]


def test_a_rule_that_there_is_not(alone: Run) -> None:
    said = alone("rules", "high_card", "HC-9.9").refused(1)
    assert said.endswith("the chapters are: 1. Play; 2. The end.")
