"""The `.tablet` file: it comes back as it was, and says in one sentence what is wrong with it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.match.tables import LIGHT, boast, lines, play_random, race

from edubba.core import InvalidRecord
from edubba.games.game_of_ur import GAME
from edubba.match import (
    Correspondence,
    Entry,
    Increment,
    Match,
    Record,
    ScriptedDice,
    SeatInfo,
    SuddenDeath,
    bot_seat,
    new_nonce,
    seal_of_nonce,
)
from edubba.match.clocks import Clock
from edubba.match.entries import COMMANDS
from edubba.match.tablet import seal, unseal


def finished() -> Match:
    return play_random(Match.new(GAME.setup(), ["Ana", "Bo"], seed=3), choice=1)


def resealed(text: str, old: str, new: str) -> str:
    """A tablet that somebody changed and sealed anew."""
    body, count = unseal(text)
    assert any(old in line.text for line in body)
    return seal([line.text.replace(old, new) for line in body], count)


def complaint(text: str) -> str:
    with pytest.raises(InvalidRecord) as refused:
        Match.from_record(Record.parse(text))
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert "‹" not in sentence
    return sentence


# Round trips


@pytest.mark.parametrize(
    "entry",
    [
        Entry(1, "dice", None, "small 2"),
        Entry(2, "dice", None, "small 2", 0),
        Entry(3, "move", 0, "launch swallow 3"),
        Entry(4, "move", 12, "launch swallow 3", 41_250),
        Entry(5, "auto", 1, "decline", 7),
        *(Entry(6, command, 2) for command in sorted(COMMANDS)),
        Entry(7, "ask", 1, "3", 99),
        Entry(8, "leave", 1, '{"kind": "bot", "name": "é @12", "bot": "greedy", "params": {}}', 5),
        Entry(9, "move", 0, "? risk"),
    ],
)
def test_an_entry_is_a_line(entry: Entry) -> None:
    assert Entry.from_line(entry.to_line()) == entry


@pytest.mark.parametrize(
    "line",
    ["", "1", "x dice: small 2", "1 dice small 2", "1 seat 0: /dance", "1 seat: move", "1 2: 3"],
)
def test_what_is_no_entry_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="no"):
        Entry.from_line(line)


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    match = finished()
    path = tmp_path / "evening.tablet"
    match.save(path)
    again = Match.load(path)
    assert again.record.text() == match.record.text() == path.read_text("utf-8")
    assert again.result == match.result
    assert again.names() == ["Ana", "Bo"]


@pytest.mark.parametrize("clock", [None, SuddenDeath(300), Increment(60, 5), Correspondence(3)])
def test_everything_agreed_comes_back(clock: Clock | None) -> None:
    setup = GAME.setup(options={"rate": "0.25", "large_die_weights": [2, 1]}, preset="ludii_like")
    seats = [SeatInfo(name='Ö "the" \u2028 Ü: @5'), bot_seat("mcts", "", {"seconds": 0.5})]
    match = Match.new(
        setup,
        seats,
        seed=1,
        clock=clock,
        start={"light": {"raven": 6}},
        manual_done=True,
        nonces={0: seal_of_nonce(new_nonce())},
        series={"number": 2},
    )
    again = Record.parse(match.record.text())
    assert again.header == match.record.header
    assert again.header.manual_done == [LIGHT]
    assert Match.from_record(again).setup.options == setup.options


def test_a_script_goes_on_after_loading() -> None:
    match = race("2 3")
    again = Match.from_record(Record.parse(match.record.text()))
    again.play("launch swallow 3")
    assert lines(again)[-1] == "3 dice: small 3"


def test_a_running_match_goes_on_after_loading(tmp_path: Path) -> None:
    whole = play_random(Match.new(GAME.setup(), seed=6), choice=2)
    part = play_random(Match.new(GAME.setup(), seed=6), choice=2, steps=20)
    part.save(tmp_path / "part.tablet")
    again = Match.load(tmp_path / "part.tablet")
    for entry in whole.record.entries[again.version :]:
        if entry.kind == "move":
            again.play(entry.text, entry.seat)
    assert lines(again) == lines(whole)


def test_saving_replaces_the_file_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "game.tablet"
    path.write_text("old")
    path.chmod(0o640)
    race("2").save(path)
    assert path.read_text().startswith("edubba tablet 1\n")
    assert path.stat().st_mode & 0o777 == 0o640
    assert [file.name for file in tmp_path.iterdir()] == ["game.tablet"]
    with pytest.raises(InvalidRecord, match="cannot be written"):
        race("2").save(tmp_path / "no" / "such" / "folder.tablet")


def test_editors_may_change_line_ends(tmp_path: Path) -> None:
    text = race("2").record.text()
    for changed in (text.replace("\n", "\r\n"), "\ufeff" + text, text.rstrip("\n")):
        assert Record.parse(changed).text() == text
        path = tmp_path / "edited.tablet"
        path.write_bytes(changed.encode())
        assert Record.read(path).text() == text


# What can be wrong with a file


def test_a_truncated_file_is_told_as_such() -> None:
    text = finished().record.text()
    half = len(text) // 2
    for cut in (text[:half], text[:-20], "\n".join(text.split("\n")[:-2]) + "\n"):
        assert complaint(cut).startswith("This tablet is incomplete: it breaks off after line ")


def test_an_edited_file_is_told_as_such() -> None:
    text = finished().record.text()
    other = text.replace('"Ana"', '"Eva"')
    swapped = re.sub(r"^1 dice: .*$", "1 dice: small 4", text, flags=re.M)
    for changed in (other, swapped if swapped != text else other, text.replace("option ", "")):
        assert complaint(changed).startswith("This tablet was changed after it was written")


def test_a_count_that_does_not_fit_is_a_change_too() -> None:
    body, count = unseal(race("2").record.text())
    changed = seal([line.text for line in body], count + 1)
    assert complaint(changed).startswith("This tablet was changed")


@pytest.mark.parametrize("text", ["", "hello\n", "edubba tablet\n", "edubba tablet x\n", "\x00"])
def test_something_else_is_told_as_such(text: str) -> None:
    assert complaint(text).startswith("This is not a tablet")


def test_a_picture_is_not_a_tablet(tmp_path: Path) -> None:
    path = tmp_path / "x.tablet"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(InvalidRecord, match="This is not a tablet"):
        Record.read(path)
    with pytest.raises(InvalidRecord, match="cannot be read"):
        Record.read(tmp_path / "missing.tablet")


def test_another_format_is_told_as_such() -> None:
    text = race("2").record.text().replace("edubba tablet 1", "edubba tablet 2", 1)
    assert complaint(text) == ("This tablet is written in format 2; this program reads format 1.")


@pytest.mark.parametrize(
    ("version", "says"), [("9", "needs to be updated"), ("0", "cannot replay")]
)
def test_other_rules_are_told_as_such(version: str, says: str) -> None:
    text = resealed(race("2").record.text(), "rules: 1", f"rules: {version}")
    assert says in complaint(text)


def test_an_unknown_game_is_told_as_such() -> None:
    text = resealed(race("2").record.text(), "game: game_of_ur", "game: chess")
    assert complaint(text).startswith("There is no game “chess”; the games here are: ")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("2 seat 0: launch swallow 3", "2 seat 0: launch raven", "Raven needs a 6"),
        ("2 seat 0: launch swallow 3", "2 seat 1: launch swallow 3", "not the turn of Dark"),
        ("2 seat 0: launch swallow 3", "2 seat 0: launch phoenix", "no move “launch phoenix”"),
        ("2 seat 0: launch swallow 3", "2 seat 0: ? use_or_gamble", "can be read, but not"),
        ("2 seat 0: launch swallow 3", "2 seat 0: /undo", "nothing to undo"),
        ("2 seat 0: launch swallow 3", "2 seat 0: /rate 3", "belongs between the games"),
        ("2 seat 0: launch swallow 3", "2 seat 0: /ask many", "cannot be understood"),
        ("3 dice: small 3", "3 dice: large no", "can show: small 1"),
    ],
)
def test_an_illegal_entry_is_named_with_its_line(old: str, new: str, says: str) -> None:
    match = race("2 3")
    match.play("launch swallow 3")
    text = match.record.text()
    line = text.split("\n").index(old) + 1
    sentence = complaint(resealed(text, old, new))
    assert sentence.startswith(f"Line {line} cannot be right: ")
    assert says in sentence


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("2 seat 0: launch swallow 3", "2 dances", "is not an entry: “2 dances”"),
        ("2 seat 0: launch swallow 3", "5 seat 0: launch swallow 3", "has number 5; 2 would be"),
        ("dice: scripted", "dice: loaded", "loaded is none of"),
        ("dice: scripted", "weather: fine", "not a line of its header: “weather: fine”"),
        ("dice: scripted", "game: ulm", "not a line of its header"),
        ("rules: 1", "option rules: 1", "no line “rules”"),
        ("rules: 1", "rules: one", "header of this tablet is wrong"),
        ("seat 1: {", "seat 4: {", "seats are not numbered"),
        ('"kind": "human"', '"kind": "cat"', "cat is none of human, bot"),
        ("option ante: 10", "option ante: 99", "ante of 99 is more"),
        ("option ante: 10", "option ante: [", "header of this tablet is wrong"),
        ("option ante: 10", "option antes: 10", "has no option “antes”"),
        ("option ante: 10", "option ante: " + "[" * 100_000, "header of this tablet is wrong"),
        ("dice: scripted", 'dice: scripted\nclock: {"kind": "increment"}', "seconds is missing"),
        ("dice: scripted", "dice: sealed\ncommitment: 12", "not 64 hexadecimal digits"),
        ("dice: scripted", "dice: sealed\nseed: " + "ab" * 32, "not the one that was sealed"),
        ("dice: scripted", "dice: sealed\nnonce 7: " + "ab" * 32, "7 is none of 0, 1"),
        ("dice: scripted", "dice: scripted\nmanual done: [5]", "5 is none of 0, 1"),
        ("dice: scripted", 'dice: scripted\nstart: {"to_move": "red"}', "cannot be set up"),
    ],
)
def test_whatever_else_is_wrong_is_one_sentence(old: str, new: str, says: str) -> None:
    match = race("2 3")
    match.play("launch swallow 3")
    assert says in complaint(resealed(match.record.text(), old, new))


def test_a_result_that_does_not_follow_is_refused() -> None:
    match = finished()
    wrong = replace(match.record, result={"places": [1, 1], "points": [0, 0], "reason": ""})
    assert complaint(wrong.text()).startswith("The result that this tablet states is not")


def test_nothing_follows_the_end() -> None:
    match = race("2")
    match.resign(LIGHT)
    again = Record(match.record.header, [*match.record.entries, Entry(3, "resign", 1)])
    assert "The game is over." in complaint(again.text())


def test_times_never_run_backwards() -> None:
    match = Match.new(GAME.setup(), dice=ScriptedDice(), clock=SuddenDeath(60))
    match.roll("small 1", at=500)
    assert lines(match)[-1].endswith("@500")
    match.roll("large no", at=400)
    assert lines(match)[-1].endswith("@500"), "clocks of two machines may differ a little"
    text = resealed(match.record.text(), "large no @500", "large no @499")
    assert "The time is earlier than that of the entry before." in complaint(text)


def test_a_record_of_a_game_that_is_not_installed_needs_the_game() -> None:
    text = boast().record.text()
    assert complaint(text).startswith("There is no game “boast”")
