"""Sealed dice are fair, fixed before the first throw, and nobody's to choose."""

from collections import Counter
from hashlib import sha256

import pytest
from tests.match.tables import LIGHT, lines, play_random, race

from edubba.core import CHANCE, IllegalMove, InvalidInput, InvalidRecord
from edubba.core.options import Value
from edubba.games.game_of_ur import GAME
from edubba.match import (
    Entry,
    Match,
    Record,
    ScriptedDice,
    SealedDice,
    new_nonce,
    seal_of_nonce,
    seal_of_seed,
    verify,
)


def test_the_seal_is_a_hash_that_anybody_can_compute() -> None:
    dice = SealedDice(bytes(32))
    assert dice.commitment == sha256(b"edubba 1 seed seal\n" + bytes(32)).hexdigest()
    assert dice.commitment == seal_of_seed(bytes(32))


def test_a_number_is_a_seed_too_and_nothing_takes_one_from_the_system() -> None:
    assert SealedDice(7).seed == SealedDice(7).seed
    assert len({SealedDice(7).seed, SealedDice(8).seed, SealedDice().seed, SealedDice().seed}) == 4
    with pytest.raises(InvalidInput, match="32 bytes"):
        SealedDice(b"short")


def test_a_draw_depends_on_its_number_and_nothing_else() -> None:
    dice = SealedDice(1)
    forwards = [dice.below(number, 1000) for number in range(50)]
    backwards = [dice.below(number, 1000) for number in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) > 40


@pytest.mark.parametrize("total", [1, 2, 3, 5, 7, 10, 1000])
def test_all_numbers_are_equally_likely(total: int) -> None:
    dice, throws = SealedDice(3), 6000
    counts = Counter(dice.below(number, total) for number in range(throws))
    assert set(counts) <= set(range(total))
    expected = throws / total
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(total))
    assert chi < total + 4 * (2 * total) ** 0.5


def test_weights_are_laid_end_to_end() -> None:
    options: dict[str, Value] = {
        "first_player": "light",
        "small_die": "custom",
        "small_die_weights": [1, 2, 3, 4],
    }
    faces: Counter[str] = Counter()
    for seed in range(400):
        match = Match.new(GAME.setup(options=options), seed=seed)
        faces[match.record.entries[0].text] += 1
    assert faces["small 1"] < faces["small 2"] < faces["small 3"] < faces["small 4"]
    assert 20 < faces["small 1"] < 65


def test_the_seal_is_in_the_record_before_anything_is_drawn() -> None:
    match = Match.new(GAME.setup(), seed=1, nonces={LIGHT: seal_of_nonce(new_nonce())})
    assert match.version == 0
    assert match.record.header.commitment == seal_of_seed(bytes.fromhex(match.record.header.seed))


def test_nobody_types_in_what_sealed_dice_show() -> None:
    match = Match.new(GAME.setup(), seed=1)
    fresh = Match.fold(match.record.header, [], GAME)
    with pytest.raises(IllegalMove, match="throw by themselves"):
        fresh.roll("small 4")
    waiting = Match.new(GAME.setup(), seed=1, nonces={LIGHT: seal_of_nonce(new_nonce())})
    with pytest.raises(IllegalMove, match="has opened its number"):
        waiting.roll("small 4")


def test_a_throw_that_was_not_drawn_is_found_out() -> None:
    match = Match.new(GAME.setup(), seed=1)
    [true, *_] = match.record.entries
    false = "small 1" if true.text == "small 2" else "small 2"
    with pytest.raises(InvalidRecord, match=r"Entry 1 .* not what the sealed dice show"):
        Match.fold(match.record.header, [Entry(1, "dice", None, false)], GAME)


# Numbers of the seats


def test_the_dice_wait_for_all_numbers_of_the_seats() -> None:
    nonces = ["0a" * 32, "0b" * 16]
    seals = {seat: seal_of_nonce(nonce) for seat, nonce in enumerate(nonces)}
    match = Match.new(GAME.setup(), seed=3, nonces=seals)
    assert match.actor == CHANCE
    match.open_nonce(1, nonces[1])
    assert match.version == 1
    with pytest.raises(IllegalMove, match="not the one that was sealed"):
        match.open_nonce(0, nonces[1])
    with pytest.raises(IllegalMove, match="has no number to open"):
        match.open_nonce(1, nonces[1])
    match.open_nonce(0, nonces[0])
    assert match.version > 2
    first = Match.new(GAME.setup(), seed=3).record.entries[0]
    assert match.record.entries[2].text != first.text, "from the first throw on"
    again = Match.fold(match.record.header, match.record.entries, GAME)
    assert lines(again) == lines(match)


def test_every_number_changes_the_throws() -> None:
    played = []
    for nonce in ("00" * 32, "01" * 32):
        match = Match.new(GAME.setup(), seed=1, nonces={1: seal_of_nonce(nonce)})
        match.open_nonce(1, nonce)
        play_random(match, choice=1)
        played.append([line for line in lines(match) if "dice" in line][:40])
        assert verify(match.record, GAME).ok
    assert played[0] != played[1]


def test_the_dice_go_without_a_number_that_is_withheld() -> None:
    nonces = ["0a" * 32, "0b" * 32]
    seals = {seat: seal_of_nonce(nonce) for seat, nonce in enumerate(nonces)}
    match = Match.new(GAME.setup(), seed=3, nonces=seals)
    assert match.nonces_due == [0, 1]
    match.open_nonce(1, nonces[1])
    match.withhold_nonce(0)
    assert (match.nonces_due, match.nonces_withheld) == ([], [0])
    assert match.nonces == {1: nonces[1]}
    assert lines(match)[1] == "2 seat 0: /withhold"
    assert match.log[1].startswith("Light did not open the number that was sealed")
    with pytest.raises(IllegalMove, match="The number of Light comes too late"):
        match.open_nonce(0, nonces[0])
    with pytest.raises(IllegalMove, match="has no number to open"):
        match.withhold_nonce(1)
    alone = Match.new(GAME.setup(), seed=3, nonces={1: seals[1]})
    alone.open_nonce(1, nonces[1])
    assert match.record.entries[2].text == alone.record.entries[1].text, "as if it had never been"
    again = Match.from_record(Record.parse(match.record.text()), GAME)
    assert lines(again) == lines(match)


@pytest.mark.parametrize("nonce", ["", "zz", "00 11", "AB" * 32])
def test_what_is_no_number_is_refused(nonce: str) -> None:
    match = Match.new(GAME.setup(), seed=1, nonces={0: seal_of_nonce("ab" * 32)})
    with pytest.raises(IllegalMove, match="not the one that was sealed"):
        match.open_nonce(0, nonce)


def test_numbers_of_seats_need_sealed_dice() -> None:
    with pytest.raises(InvalidInput, match="Only sealed dice"):
        Match.new(GAME.setup(), dice=ScriptedDice(), nonces={0: "00"})


def test_what_is_no_seal_is_refused_at_once() -> None:
    with pytest.raises(InvalidInput, match="“00” is not the seal of a number"):
        Match.new(GAME.setup(), nonces={0: "00"})
    with pytest.raises(IllegalMove, match="no seat 2"):
        Match.new(GAME.setup(), nonces={2: seal_of_nonce(new_nonce())})
    with pytest.raises(IllegalMove, match="no seat 3"):
        Match.new(GAME.setup(), manual_done=[3])


# Scripts


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidInput, match="Throw 1 of the script is “large yes”"):
        race("yes")


def test_a_script_that_has_run_out_waits_to_be_told() -> None:
    match = race("2")
    match.play("launch swallow 3")
    assert match.actor == CHANCE
    match.roll("small 4")
    assert match.actor == 1
