"""Verification says what a record proves, what it cannot prove, and what is wrong with it."""

from dataclasses import replace
from pathlib import Path

from tests.match.boast import BOAST
from tests.match.tables import boast, play_random, race

from edubba.core.words import JsonObject, Message
from edubba.games.game_of_ur import GAME
from edubba.match import (
    Entry,
    ManualDice,
    Match,
    Record,
    SealedDice,
    Series,
    new_nonce,
    seal_of_nonce,
    verify,
)


def finished(seed: int = 4) -> Match:
    return play_random(Match.new(GAME.setup(), seed=seed), choice=1)


def ids(messages: list[object]) -> list[str]:
    return [str(message).split("'")[1] for message in messages]


def test_a_finished_match_proves_every_roll(tmp_path: Path) -> None:
    match = finished()
    match.save(tmp_path / "game.tablet")
    found = verify(tmp_path / "game.tablet")
    assert found.ok
    assert ids([*found.proven]) == [
        "match/proven-whole",
        "match/proven-legal",
        "match/proven-result",
        "match/proven-seed",
        "match/proven-rolls",
    ]
    rolls = sum(entry.kind == "dice" for entry in match.record.entries)
    assert f"All {rolls} throws are what the sealed seed says." in found.sentences()
    assert ids([*found.unproven]) == ["match/unproven-choice"]


def test_numbers_of_the_seats_prove_that_nobody_chose() -> None:
    nonce = new_nonce()
    match = Match.new(GAME.setup(), seed=1, nonces={0: seal_of_nonce(nonce)})
    match.open_nonce(0, nonce)
    found = verify(play_random(match, choice=1).record)
    assert found.ok
    assert "match/proven-nonces" in ids([*found.proven])
    assert found.unproven == []


def test_a_number_that_was_withheld_proves_less() -> None:
    nonces = [new_nonce(), new_nonce()]
    seals = {seat: seal_of_nonce(nonce) for seat, nonce in enumerate(nonces)}
    match = Match.new(GAME.setup(), seed=1, nonces=seals)
    match.open_nonce(0, nonces[0])
    match.withhold_nonce(1)
    found = verify(play_random(match, choice=1).record)
    assert found.ok
    assert "match/proven-nonces" not in ids([*found.proven])
    assert ids([*found.unproven]) == ["match/unproven-withheld"]
    alone = Match.new(GAME.setup(), seed=1, nonces={1: seals[1]})
    alone.withhold_nonce(1)
    found = verify(play_random(alone, choice=1).record)
    assert ids([*found.unproven]) == ["match/unproven-choice", "match/unproven-withheld"]


def test_a_roll_from_elsewhere_is_named() -> None:
    match = finished()
    at = 11
    entries = match.record.entries
    draws = [entry for entry in entries if entry.kind == "dice" and entry.text.startswith("small")]
    changed = draws[at]
    other = "small 1" if changed.text != "small 1" else "small 2"
    # Nothing but one throw is changed, and nothing is played after it, so that all stays legal.
    short = [*entries[: changed.seq - 1], replace(changed, text=other)]
    found = verify(Record(match.record.header, short))
    number = sum(entry.kind == "dice" for entry in short)
    assert not found.ok
    assert found.sentences()[0] == f"Throw {number} is not what the sealed seed says."


def test_a_seed_that_was_not_sealed_is_found_out() -> None:
    match = finished()
    other = replace(match.record.header, commitment=SealedDice(5).commitment)
    found = verify(Record(other, match.record.entries, match.record.result))
    assert ids([*found.wrong]) == ["match/wrong-seed"]


def test_an_illegal_move_is_found_out() -> None:
    match = race("2")
    found = verify(
        Record(match.record.header, [*match.record.entries, Entry(2, "move", 0, "show")])
    )
    assert not found.ok
    assert found.sentences()[0].startswith("Entry 2 cannot be right: There is no move")


def test_a_wrong_result_is_found_out() -> None:
    match = finished()
    stated: JsonObject = {**(match.record.result or {}), "points": [100, -100]}
    found = verify(replace(match.record, result=stated))
    assert ids([*found.wrong]) == ["match/wrong-result"]


def test_what_cannot_be_proven_is_said() -> None:
    running = play_random(Match.new(GAME.setup(), seed=4), choice=1, steps=10)
    kept = replace(running.record, header=replace(running.record.header, seed=""))
    found = verify(kept)
    assert found.ok
    assert ids([*found.unproven]) == ["match/unproven-running", "match/unproven-sealed"]
    typed = play_random(Match.new(GAME.setup(), dice=ManualDice()), choice=2)
    assert ids([*verify(typed.record).unproven]) == ["match/unproven-manual"]
    assert ids([*verify(race("2").record).unproven])[-1] == "match/unproven-scripted"
    seen = boast().redacted(1)
    assert ids([*verify(seen, BOAST).unproven]) == ["match/redacted"]


def test_a_file_that_cannot_be_read_is_no_proof(tmp_path: Path) -> None:
    path = tmp_path / "cut.tablet"
    path.write_text(finished().record.text()[:-30])
    found = verify(path)
    assert not found.ok
    assert found.sentences()[0].startswith("This tablet is incomplete")


def test_a_series_is_verified_game_by_game(tmp_path: Path) -> None:
    series = Series.new(GAME.setup(), games=2, seed=1)
    play_random(series.match, choice=1)
    play_random(series.next_game(), choice=2)
    series.save(tmp_path / "series.tablet")
    found = verify(tmp_path / "series.tablet")
    assert found.ok
    assert found.sentences()[0].startswith("The file is complete")
    assert any(line.startswith("Game 2: All ") for line in found.sentences())
    assert "All 2 games were set up as agreed." in found.sentences()
    assert any(line.startswith("The seeds of all games come from") for line in found.sentences())


def test_a_seed_from_outside_the_series_is_found_out() -> None:
    series = Series.new(GAME.setup(), games=2, seed=1)
    play_random(series.match, choice=1)
    play_random(series.next_game(dice=SealedDice(99)), choice=2)
    found = verify(series.record)
    assert ids([*found.wrong]) == ["match/wrong-series-seed"]
    other = replace(series.record.header, commitment=SealedDice(5).commitment)
    found = verify(replace(series.record, header=other))
    assert "match/wrong-seed" in ids([*found.wrong])


def test_later_games_are_proven_by_the_whole_series_only() -> None:
    """Their seeds could have been chosen once the numbers were known, had they not been sealed."""
    nonce = new_nonce()
    series = Series.new(GAME.setup(), games=2, seed=1, nonces={0: seal_of_nonce(nonce)})
    series.match.open_nonce(0, nonce)
    play_random(series.match, choice=1)
    second = play_random(series.next_game(), choice=2)
    assert ids([*verify(series.matches[0].record).unproven]) == []
    assert ids([*verify(second.record).unproven]) == ["match/unproven-known"]
    whole = verify(series.record)
    assert whole.ok
    assert whole.unproven == []
    unsealed = replace(series.record, header=replace(series.record.header, commitment=""))
    told = verify(unsealed)
    assert [message.args["detail"] for message in told.unproven] == [
        Message("match/unproven-known")
    ]
