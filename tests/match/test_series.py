"""A series: one ledger, consents between the games, one file that can be gone on with."""

from pathlib import Path

import pytest
from tests.match.boast import BOAST
from tests.match.tables import ADA, BEN, DARK, LIGHT, play_random

from edubba.core import SPECTATOR, IllegalMove, InvalidInput, InvalidRecord
from edubba.games.game_of_ur import GAME
from edubba.match import (
    Match,
    Record,
    Series,
    SeriesRecord,
    bot_seat,
    human,
    new_nonce,
    read_tablet,
    seal_of_nonce,
    seal_of_seed,
)
from edubba.match.tablet import seal, unseal


def played(games: int = 2, seed: int = 1) -> Series:
    """A series whose first game is over."""
    series = Series.new(GAME.setup(), ["Ana", "Bo"], games=games, seed=seed)
    play_random(series.match, choice=seed)
    return series


def test_without_stakes_of_its_own_a_game_counts_wins() -> None:
    series = Series.new(BOAST.setup(2), ["Ada", "Ben"], games=3, seed=1)
    for choice in range(3):
        play_random(series.match, choice)
        if not series.over:
            series.next_game()
    assert sum(series.ledger) == 300
    assert series.over
    assert series.result is not None
    wins = [
        sum(m.result is not None and m.result.winners == [s] for m in series.matches)
        for s in (0, 1)
    ]
    assert series.wins == wins


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    series = Series.new(GAME.setup(), games=2, seed=1)
    with pytest.raises(IllegalMove, match="still being played"):
        series.next_game()
    with pytest.raises(IllegalMove, match="still being played"):
        series.offer_rate(LIGHT, 2)


def test_each_game_has_a_seed_of_its_own() -> None:
    series = played()
    series.next_game()
    first, second = (match.record.header for match in series.matches)
    assert first.commitment != second.commitment
    assert first.seed != second.seed != series.record.header.seed
    again = played()
    again.next_game()
    assert again.match.record.header == second, "the same number, the same series"


# Consents


def test_a_new_rate_needs_the_consent_of_the_other() -> None:
    series = played()
    series.offer_rate(LIGHT, "2.5")
    assert series.offer is not None
    with pytest.raises(IllegalMove, match="Light was not asked"):
        series.answer_rate(LIGHT, True)
    series.answer_rate(DARK, True)
    assert series.offer is None
    assert series.next_game().setup.options.word("rate") == "2.5"


def test_a_refused_or_unanswered_rate_changes_nothing() -> None:
    series = played(games=3)
    series.offer_rate(LIGHT, 2)
    series.answer_rate(DARK, False)
    assert series.next_game().setup.options.word("rate") == "1"
    play_random(series.match, choice=9)
    series.offer_rate(LIGHT, 2)
    assert series.next_game().setup.options.word("rate") == "1"


def test_a_bot_takes_any_rate() -> None:
    series = Series.new(GAME.setup(), [human("Ana"), bot_seat("greedy")], games=2, seed=1)
    play_random(series.match, choice=1)
    series.offer_rate(LIGHT, 3)
    assert series.setup.options.word("rate") == "3"


def test_a_rate_has_to_be_one() -> None:
    series = played()
    with pytest.raises(InvalidInput, match="Option rate cannot be “-1”"):
        series.offer_rate(LIGHT, -1)
    assert series.record.said == 0
    with pytest.raises(IllegalMove, match="no seat 5"):
        series.offer_rate(5, 1)
    other = Series.new(BOAST.setup(2), games=2, seed=1)
    play_random(other.match, choice=1)
    with pytest.raises(IllegalMove, match="Boast has no rate"):
        other.offer_rate(ADA, 1)


def test_an_open_ended_series_asks_after_every_game() -> None:
    series = played(games=0)
    assert series.asked == [LIGHT, DARK]
    series.another(LIGHT, True)
    assert series.asked == [DARK]
    with pytest.raises(IllegalMove, match="when everybody has agreed"):
        series.next_game()
    series.another(DARK, True)
    series.next_game()
    play_random(series.match, choice=5)
    series.another(LIGHT, True)
    series.another(DARK, False)
    assert series.over
    with pytest.raises(IllegalMove, match="The series is over"):
        series.next_game()


def test_bots_always_want_another_game() -> None:
    series = Series.new(GAME.setup(), [human("Ana"), bot_seat("greedy")], games=0, seed=1)
    play_random(series.match, choice=1)
    assert series.asked == [LIGHT]


def test_nobody_is_asked_where_the_number_is_agreed() -> None:
    series = played(games=2)
    assert series.asked == []
    with pytest.raises(IllegalMove, match="2 games were agreed"):
        series.another(LIGHT, True)


def test_who_leaves_has_lost_the_series() -> None:
    series = played(games=5)
    ahead = max((LIGHT, DARK), key=lambda seat: series.ledger[seat])
    series.next_game()
    series.match.leave(ahead)
    assert series.over
    assert series.winner == 1 - ahead


# One file


def test_a_series_is_one_file_that_goes_on(tmp_path: Path) -> None:
    series = played(games=3)
    series.offer_rate(LIGHT, 2)
    series.answer_rate(DARK, True)
    series.next_game()
    play_random(series.match, choice=7, steps=15)
    path = tmp_path / "evening.tablet"
    series.save(path)
    again = Series.load(path)
    assert again.record.text() == series.record.text()
    assert again.ledger == series.ledger
    assert again.number == 2
    for one in (series, again):
        play_random(one.match, choice=8)
        play_random(one.next_game(), choice=9)
    assert again.over
    assert again.record.text() == series.record.text()
    assert again.winner == series.winner


def test_the_file_reads_like_the_evening(tmp_path: Path) -> None:
    series = played(games=0)
    series.another(LIGHT, True)
    series.another(DARK, True)
    series.next_game()
    text = series.record.text()
    assert text.index("== game 1") < text.index("== after game 1") < text.index("== game 2")
    assert "== after game 1\n1 seat 0: /again\n2 seat 1: /again\n" in text
    series.save(tmp_path / "s.tablet")
    assert isinstance(read_tablet(tmp_path / "s.tablet"), SeriesRecord)
    series.match.save(tmp_path / "m.tablet")
    assert isinstance(read_tablet(tmp_path / "m.tablet"), Record)


def changed(series: Series, old: str, new: str) -> str:
    body, count = unseal(series.record.text())
    assert any(old in line.text for line in body)
    return seal([line.text.replace(old, new) for line in body], count)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("1 seat 0: /rate 2", "1 seat 0: /rate 3", "Game 2 of this series was not set up as"),
        ("2 seat 1: /agree", "2 seat 1: /refuse", "Game 2 of this series was not set up as"),
        ("2 seat 1: /agree", "2 seat 0: /agree", "after game 1, number 2, cannot be right: Light"),
        ("2 seat 1: /agree", "2 seat 1: /done", "cannot be right"),
        ("2 seat 1: /agree", "3 seat 1: /agree", "has number 3; 2 would be next"),
        ("== game 2", "== game 3", "is not an entry: “== game 3”"),
        ('series: {"games": 3}', 'series: {"games": 1}', "The series is over"),
    ],
)
def test_a_changed_file_is_found_out(old: str, new: str, says: str) -> None:
    series = played(games=3)
    series.offer_rate(LIGHT, 2)
    series.answer_rate(DARK, True)
    series.next_game()
    with pytest.raises(InvalidRecord) as refused:
        Series.from_record(SeriesRecord.parse(changed(series, old, new)))
    assert says in str(refused.value)


def test_a_match_is_not_a_series_and_the_other_way_round() -> None:
    series = played()
    with pytest.raises(InvalidRecord, match="holds a series"):
        Record.parse(series.record.text())
    with pytest.raises(InvalidRecord, match="not a series"):
        SeriesRecord.parse(series.match.record.text())


def test_a_seat_keeps_the_series_without_its_secrets() -> None:
    series = played(games=2)
    series.next_game()
    first, second = (match.record.header.seed for match in series.matches)
    kept = series.redacted(SPECTATOR)
    text = kept.text()
    assert first in text, "the first game is over"
    assert second not in text
    assert series.record.header.seed not in text
    assert SeriesRecord.parse(text).text() == text
    with pytest.raises(InvalidRecord, match="not replayed"):
        Series.from_record(kept)


def test_who_sat_down_meanwhile_stays_for_the_next_game() -> None:
    series = Series.new(BOAST.setup(2), ["Ada", "Ben"], games=2, seed=1)
    series.match.sit(BEN, human("Bea"))
    play_random(series.match, choice=1)
    assert series.next_game().names() == ["Ada", "Bea"]


def test_a_match_of_a_series_stands_on_its_own() -> None:
    series = played()
    again = Match.from_record(Record.parse(series.match.record.text()))
    assert again.result == series.match.result


# Sealed for all games


def test_one_seal_stands_for_all_games() -> None:
    series = played()
    header = series.record.header
    assert header.commitment == seal_of_seed(bytes.fromhex(header.seed))
    assert series.redacted(LIGHT).header.commitment == header.commitment
    assert series.next_game().record.header.commitment != header.commitment


def test_numbers_of_the_seats_hold_for_all_games(tmp_path: Path) -> None:
    nonces = [new_nonce(), new_nonce()]
    seals = {seat: seal_of_nonce(nonce) for seat, nonce in enumerate(nonces)}
    series = Series.new(GAME.setup(), games=2, seed=1, nonces=seals)
    series.match.open_nonce(LIGHT, nonces[LIGHT])
    series.match.withhold_nonce(DARK)
    play_random(series.match, choice=1)
    second = series.next_game()
    assert second.record.header.nonces == {LIGHT: seals[LIGHT]}, (
        "who withheld it is not asked again"
    )
    assert second.record.entries[0].to_line() == f"1 seat 0: /open {nonces[LIGHT]}"
    assert second.nonces_due == []
    series.save(tmp_path / "series.tablet")
    assert Series.load(tmp_path / "series.tablet").match.nonces == {LIGHT: nonces[LIGHT]}
    alone = Series.new(GAME.setup(), games=2, seed=1)
    play_random(alone.match, choice=1)
    dropped = SeriesRecord(
        series.record.header,
        [series.record.games[0], alone.next_game().record],
        series.record.talk,
    )
    with pytest.raises(InvalidRecord, match="Game 2 of this series was not set up"):
        Series.from_record(dropped)
