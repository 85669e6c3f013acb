"""`edubba rules`, with the rulebook of the game that is installed beside the house."""

from pathlib import Path

import pytest
from tests.cli.conftest import INSTALLED, Run

from edubba.core.rulebook import chapters, rule_text

pytestmark = pytest.mark.interpreted_only  # no rules are played here

BOOK = (INSTALLED / "high_card" / "RULES.md").read_text("utf-8")


def test_the_whole_book_comes_out_as_it_is_written(alone: Run) -> None:
    assert alone("rules", "high_card", "--full").out == BOOK


def test_a_player_reads_the_book_with_drawn_examples(edubba: Run) -> None:
    told = edubba("rules", "royal_game_of_ur").out
    assert told.startswith("# Royal Game of Ur\n")
    assert "{RG-" not in told
    assert "```" not in told
    capture = edubba("rules", "royal_game_of_ur", "capturing").out
    assert capture.startswith("## Capturing\n")
    assert capture in told
    assert capture.count("│ b1 │ b2 │ ○  │ ●  │") == 1
    assert capture.count("last throw 2   throws 1") == 2
    assert edubba("rules", "royal_game_of_ur", "6").out == capture


def test_it_is_read_in_the_language_of_the_terminal(edubba: Run) -> None:
    told = edubba("--language", "de", "rules", "royal_game_of_ur", "schlagen").out
    assert told.startswith("## Schlagen\n")
    assert "letzter Wurf 2" in told


def test_a_rule_is_told_and_then_quoted(edubba: Run) -> None:
    told, _, exact = edubba("rules", "royal_game_of_ur", "rg-7.3").out.partition("\n\n")
    assert told.startswith("A piece **on a rosette is safe**")
    assert exact.startswith("- **RG-7.3** With safe rosettes")


def test_exact_words_are_announced_as_english_in_another_language(edubba: Run) -> None:
    german = ("--language", "de", "rules", "royal_game_of_ur")
    note = "*Die genauen Regeln sind auf Englisch.*\n\n"
    assert edubba(*german, "--full").out.startswith(note)
    assert edubba(*german, "--full", "rg-7.3").out.startswith(f"{note}- **RG-7.3**")
    assert f"\n\n{note}- **RG-7.3**" in edubba(*german, "rg-7.3").out
    assert note not in edubba(*german, "schlagen").out


def test_a_word_finds_a_chapter_and_no_row_of_the_exact_rules(edubba: Run) -> None:
    """Of which one begins with “Battle”, too."""
    assert edubba("rules", "clash_of_cultures", "battle").out.startswith("## Battles\n")


def test_a_game_without_a_book_has_its_exact_rules(alone: Run) -> None:
    assert alone("rules", "high_card").out == BOOK


def test_its_path_can_be_asked_for(alone: Run) -> None:
    assert Path(alone("rules", "high_card", "--path").out.strip()).read_text("utf-8") == BOOK


@pytest.mark.parametrize(
    ("part", "first"),
    [
        ("HC-1.1", "- **HC-1.1** Each of two players gets one of the cards 1 to 9"),
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
