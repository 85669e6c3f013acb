"""German in the terminal: games say everything from their catalogues, and nothing in English."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.conftest import edubba as edubba
from tests.locale.shown import WORD, only_in, worded_in_play

from edubba.core.registry import find_game, game_ids

ENGLISH = only_in("en", "de")
TYPED = "hilfe\n1\n1\nverlauf\nbrett\ntipp\n1\nende\n"


def english_in(text: str) -> set[str]:
    return {each.lower() for each in WORD.findall(text)} & ENGLISH


def test_there_are_words_that_only_english_has() -> None:
    assert {"and", "your", "throws"} <= ENGLISH


@pytest.mark.parametrize("id", game_ids())
def test_all_that_a_game_says_is_german(id: str) -> None:
    said = worded_in_play(id, seed=1, language="de")
    assert [text for text in said if "‹" in text or english_in(text)] == []


@pytest.mark.parametrize("id", game_ids())
def test_a_session_in_the_terminal_is_german(
    id: str, edubba: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    seats = ",".join(["human"] + ["random"] * (min(find_game(id).seats) - 1))
    played = edubba("play", id, "--seed", "1", "--seats", seats, typed=TYPED)
    assert played.status == 0
    assert "Wähle mit einer Zahl" in played.out
    # Where the record lies, named after the game.
    where = {each.lower() for each in WORD.findall(f"{tmp_path / 'share'} {id}")}
    assert english_in(played.out + played.err) - where == set()
