"""Clocks are functions of recorded times: who must decide, or close a turn, pays for it."""

import pytest
from tests.match.boast import BOAST
from tests.match.tables import ADA, BEN, DARK, LIGHT, throws

from edubba.core import IllegalMove
from edubba.games.game_of_ur import GAME
from edubba.match import Correspondence, Increment, Match, ScriptedDice, Span, SuddenDeath
from edubba.match.clocks import DAY, Clock, switch


def timed(clock: Clock, script: str, manual_done: bool = False) -> Match:
    setup = GAME.setup(options={"first_player": "light"})
    dice = ScriptedDice(throws(script))
    return Match.new(setup, dice=dice, clock=clock, manual_done=manual_done)


SPANS = [Span(0, 0, 4_000), Span(1, 4_000, 9_000), Span(0, 9_000)]


def test_sudden_death() -> None:
    assert SuddenDeath(10).remaining(SPANS, 2, 12_000) == [3_000, 5_000]
    assert SuddenDeath(10).remaining(SPANS, 2, 99_000) == [0, 5_000]


def test_an_increment_comes_after_thinking() -> None:
    assert Increment(10, 2).remaining(SPANS, 2, 12_000) == [5_000, 7_000]


def test_correspondence_gives_the_same_days_every_time() -> None:
    assert Correspondence(1).remaining(SPANS, 2, 12_000) == [DAY - 3_000, DAY]
    assert Correspondence(1).remaining(SPANS, 2, 9_000 + DAY) == [0, DAY]


def test_a_throw_between_two_decisions_does_not_end_the_stretch() -> None:
    spans: list[Span] = []
    for seat, at in [(0, 0), (None, 5), (0, 5), (None, 8), (1, 8), (1, 9), (None, 10), (1, 12)]:
        switch(spans, seat, at)
    assert spans == [Span(0, 0, 8), Span(1, 8, 10), Span(1, 12)]


def test_time_runs_for_the_seat_that_must_decide() -> None:
    match = timed(SuddenDeath(100), "2 1 yes 1")
    assert match.remaining(7_000) == [93_000, 100_000]
    match.play("launch swallow 3", at=10_000)
    assert match.remaining(15_000) == [90_000, 95_000]
    match.play("roll large", at=20_000)
    match.play("launch storm_bird", at=24_000)
    assert match.remaining(30_000) == [84_000, 86_000]


def test_a_gamble_brings_one_increment_not_two() -> None:
    match = timed(Increment(100, 3), "1 yes 1")
    match.play("roll large", at=10_000)
    match.play("launch storm_bird", at=20_000)
    assert match.remaining(20_000) == [83_000, 100_000]


def test_time_runs_on_until_the_turn_is_closed() -> None:
    match = timed(SuddenDeath(100), "2 2", manual_done=True)
    match.play("launch swallow 3", at=10_000)
    match.undo(LIGHT, at=20_000)
    match.redo(LIGHT, at=25_000)
    match.done(LIGHT, at=30_000)
    assert match.remaining(30_000) == [70_000, 100_000]
    assert match.remaining(31_000) == [70_000, 99_000]


def test_nobody_moves_when_the_time_is_over() -> None:
    match = timed(SuddenDeath(10), "2 2")
    with pytest.raises(IllegalMove) as refused:
        match.play("launch swallow 3", at=10_001)
    assert refused.value.reason.code == "time_over"


def test_with_a_clock_everything_needs_a_time() -> None:
    match = timed(SuddenDeath(10), "2 2")
    with pytest.raises(IllegalMove, match="everything needs a time"):
        match.play("launch swallow 3")
    with pytest.raises(IllegalMove, match="no clock"):
        Match.new(GAME.setup(), seed=1).remaining(5)


def test_times_may_be_kept_without_a_clock() -> None:
    setup = GAME.setup(options={"first_player": "light"})
    match = Match.new(setup, dice=ScriptedDice(throws("2 2")))
    match.play("launch swallow 3", at=1234)
    assert [entry.at for entry in match.record.entries] == [None, 1234, 1234]


def test_the_clock_comes_back_from_the_record() -> None:
    match = timed(Increment(100, 3), "2 2 3")
    match.play("launch swallow 3", at=10_000)
    match.play("launch swallow 3", LIGHT + DARK, at=15_000)
    again = Match.from_record(match.record)
    assert again.remaining(17_000) == match.remaining(17_000) == [91_000, 98_000]


def test_nobodys_time_runs_after_the_end() -> None:
    match = timed(SuddenDeath(100), "2")
    match.resign(LIGHT, at=10_000)
    assert match.remaining(999_000) == [90_000, 100_000]


def test_a_hidden_question_without_a_choice_takes_no_time() -> None:
    deal = ScriptedDice(["card 3", "card 2", "card 5"])
    match = Match.new(BOAST.setup(3), dice=deal, clock=SuddenDeath(100))
    match.play("say low", ADA, at=1_000)
    match.play("stake 1", ADA, at=2_000)
    assert match.actor == ADA
    assert match.remaining(5_000)[BEN] == 100_000
