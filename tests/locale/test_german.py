"""German in the terminal: games say everything from their catalogues, and nothing in English."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.conftest import edubba as edubba
from tests.locale.shown import WORD, only_in, worded_in_play

import edubba as house
from edubba.arena.playing import FAULTS
from edubba.cli import puzzles as puzzles_command
from edubba.core.catalogue import word
from edubba.core.errors import InvalidInput, trouble
from edubba.core.registry import find_game, game_ids
from edubba.core.words import Message
from edubba.puzzles import puzzles_of
from edubba.puzzles.puzzle import written
from edubba.solve.devices import Card

ENGLISH = only_in("en", "de")
LOCALE = Path(house.__path__[0]) / "locale"
NOUN = re.compile(r"\b[A-ZÄÖÜ][^\W\d_]{3,}")
ENDING = re.compile("(e?s|e?n)$")
OF_ITSELF = {"Schlimmeres"}
"""Nouns of decisions that a game has no need of elsewhere."""
OPTION = re.compile("--[a-z-]+")
"""The same in every language."""
TYPED = "hilfe\n1\n1\nverlauf\nbrett\ntipp\n1\nende\n"


def english_in(text: str) -> set[str]:
    return {each.lower() for each in WORD.findall(OPTION.sub("", text))} & ENGLISH


def test_there_are_words_that_only_english_has() -> None:
    assert {"and", "your", "throws"} <= ENGLISH


@pytest.mark.parametrize("id", game_ids())
def test_all_that_a_game_says_is_german(id: str) -> None:
    said = worded_in_play(id, seed=1, language="de")
    assert [text for text in said if "‹" in text or english_in(text)] == []


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.interpreted_only  # a text is the same in both modes
def test_decisions_are_named_in_the_words_of_their_game(id: str) -> None:
    """Nouns at least: whoever sets up a position reads of nothing that play calls otherwise."""
    decision = re.compile(r"^decision-\w+ = (.*)$", re.M)
    texts = [file.read_text("utf-8") for file in (LOCALE / "de").glob(f"{id}*.ftl")]
    texts.append((LOCALE / "de" / "book" / f"{id}.md").read_text("utf-8"))
    known = decision.sub("", "\n".join(texts)).lower()
    named = NOUN.findall(" ".join(decision.findall("\n".join(texts))))
    assert named
    assert {noun for noun in named if ENDING.sub("", noun).lower() not in known} <= OF_ITSELF


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


ENGLISH_NUMBER = re.compile(r"\d\.(?!\d{3}\b)\d|\d,\d{3}\b")
"""One that has its decimals after a point, or commas between its thousands."""


def test_numbers_are_written_with_the_signs_of_german(
    edubba: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All but the first chance that a probe prints, which programs read."""
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    match = house.new_match("royal_game_of_ur", ["random", "random"], seed=2)
    match.play_out()
    match.save(tmp_path / "a.tablet")
    told = edubba("analyse", str(tmp_path / "a.tablet"), "--budget", "2").out
    others = "storm_bird=17,raven=17,rooster=17,eagle=17"
    sides = ("--mover", f"swallow=16,{others}", "--opponent", f"swallow=15,{others}")
    folder = str(tmp_path / "tables")
    told += edubba("solve", "game_of_ur", "--max-birds", "1", "--jobs", "1", "--out", folder).out
    probed = edubba("table", "probe", "game_of_ur", *sides, "--roll", "1", "--out", folder).out
    first, _, rest = probed.partition("\n")
    assert 0 < float(first) < 1
    told = (told + rest).replace(folder, "")
    assert "1,0000000000" in told
    assert ENGLISH_NUMBER.findall(told) == []


def test_what_is_wrong_with_puzzles_is_german(
    edubba: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    monkeypatch.setattr(puzzles_command, "_need_tables", lambda puzzles: None)
    sound = next(each for each in puzzles_of("game_of_ur") if len(each.choices) > 2)
    path = tmp_path / "a.json"
    (best, value), *rest = sound.choices
    puzzles = [
        replace(sound, natural=best),
        replace(sound, choices=[(best, min(1.0, value + 0.2)), *rest]),
        replace(sound, choices=sound.choices[::-1]),
        replace(sound, choices=[*sound.choices, (10_000, 0.0)]),
        replace(sound, choices=sound.choices[:2], natural=sound.choices[1][0]),
    ]
    path.write_text(written(puzzles), "utf-8")
    told = edubba("puzzles", "check", "game_of_ur", "--file", path)
    assert told.out.count("Aufgabe ") == len(puzzles)
    assert english_in(told.out + told.err) == set()


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_bot_did_wrong_in_a_tournament_is_german(fault: str) -> None:
    words = word(Message(f"arena/fault-{fault}", detail="0,5"), "de")
    assert "‹" not in words
    assert english_in(words) == set()


def test_a_tournament_tells_of_faults_in_german(
    edubba: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EDUBBA_LANGUAGE", "de")
    bots = "tests.arena.faulty:Illegal,random"
    told = edubba("arena", "royal_game_of_ur", "--bots", bots, "--games", "2").out
    assert " ".join(told.split()).count("die gewählte Aktion 100000 ist nicht erlaubt") == 2


def test_a_card_that_cannot_be_used_is_german_but_for_what_its_driver_says() -> None:
    class Driver:
        def gpu_trouble(self) -> bytes:
            return b"memory of the card: CUDA driver version is insufficient"

    card = Card.__new__(Card)
    card.card = Driver()  # type: ignore[assignment]
    with pytest.raises(InvalidInput) as refused, card.checked() as done:
        done[0] = 1
    words = word(refused.value.message, "de")
    assert words.endswith("Der Treiber sagt „CUDA driver version is insufficient“.")
    assert english_in(words.partition("„")[0]) == set()


def test_what_the_system_says_is_quoted_after_words_of_ours() -> None:
    unknown = OSError(-2, "Name or service not known")
    assert word(trouble(unknown), "de") == "Das System sagt „Name or service not known“"
