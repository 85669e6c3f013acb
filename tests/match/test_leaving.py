"""Resigning, running out of time, leaving: for two and for more."""

import pytest
from tests.match.boast import BOAST
from tests.match.tables import ADA, BEN, CYD, DARK, LIGHT, boast, lines, play_random, race

from edubba.core import IllegalMove, word
from edubba.games.game_of_ur import GAME
from edubba.match import Match, ScriptedDice, SuddenDeath, bot_seat, human


def reason(match: Match) -> str:
    assert match.result is not None
    return word(match.result.reason)


# Two seats


def test_the_other_wins_when_one_of_two_resigns() -> None:
    match = race("2")
    match.resign(LIGHT)
    assert match.over
    assert match.result is not None
    assert match.result.winners == [DARK]
    assert reason(match) == "Light resigns; Dark wins the race."
    assert match.log[-1] == "Light resigns; Dark wins the race."
    assert lines(match)[-1] == "2 seat 0: /resign"


def test_nobody_resigns_while_another_decides() -> None:
    match = race("2")
    with pytest.raises(IllegalMove) as refused:
        match.resign(DARK)
    assert refused.value.reason.code == "resign_later"
    assert not match.over


def test_while_a_turn_is_open_its_seat_may_resign_and_no_other() -> None:
    match = race("2", manual_done=True)
    match.play("launch swallow 3")
    with pytest.raises(IllegalMove):
        match.resign(DARK)
    match.resign(LIGHT)
    assert match.over


def test_one_can_leave_at_any_time_and_the_log_says_so() -> None:
    match = race("2")
    match.leave(DARK)
    assert match.result is not None
    assert match.result.winners == [LIGHT]
    assert match.result.facts == {"race_winner": "light"}
    assert reason(match) == "Dark leaves; Light wins."
    assert match.log[-1] == "Dark leaves; Light wins."
    assert not any("resigns" in line for line in match.log)


def test_a_game_without_words_of_its_own_gets_those_of_the_house() -> None:
    match = boast("3 4")
    match.resign(ADA)
    assert reason(match) == "Ada resigns; Ben wins."
    assert match.log[-1] == "Ada resigns; Ben wins."
    assert match.result is not None
    assert match.result.places == [2, 1]


def test_the_end_of_a_resigned_match_is_loaded_and_replayed() -> None:
    match = race("2")
    match.resign(LIGHT)
    again = Match.from_record(match.record)
    assert again.result == match.result
    assert again.at(again.steps()).to_json() == match.state.to_json()
    assert [moment.step for moment in again.replay()] == [0, 1, 2]


# Time


def test_a_flag_falls_only_when_the_time_is_over() -> None:
    setup = GAME.setup(options={"first_player": "light"})
    match = Match.new(setup, dice=ScriptedDice(["small 2"]), clock=SuddenDeath(60))
    with pytest.raises(IllegalMove, match="Light still has time"):
        match.flag(LIGHT, at=59_999)
    with pytest.raises(IllegalMove, match="Dark still has time"):
        match.flag(DARK, at=70_000)
    match.flag(LIGHT, at=60_000)
    assert reason(match) == "Light has run out of time; Dark wins."
    assert match.result is not None
    assert match.result.winners == [DARK]
    assert lines(match)[-1] == "2 seat 0: /flag @60000"


def test_without_a_clock_no_flag_falls() -> None:
    with pytest.raises(IllegalMove, match="no clock"):
        race("2").flag(LIGHT, at=10)


# More than two


def test_among_more_a_bot_plays_on_and_the_seat_is_last() -> None:
    match = boast("3 2 5")
    match.leave(CYD)
    assert not match.over
    assert match.seats[CYD] == bot_seat("greedy")
    assert match.log[-1] == "Cyd leaves; a bot plays on."
    play_random(match, choice=1)
    match.state.points = [0, 1, 4]  # type: ignore[attr-defined]
    assert match.result is not None
    assert match.result.places == [2, 1, 3]


def test_who_left_later_is_placed_better() -> None:
    match = Match.new(BOAST.setup(3), ["Ada", "Ben", "Cyd"], seed=1)
    match.leave(BEN)
    with pytest.raises(IllegalMove, match="Ben has left this match already"):
        match.leave(BEN)
    match.resign(ADA, bot="random")
    assert match.over, "nobody is left to play against"
    assert match.result is not None
    assert match.result.places == [2, 3, 1]
    assert reason(match) == "Everybody else has left; Cyd wins."
    assert lines(match)[-1].startswith('5 seat 0: /resign {"kind": "bot", "name": "random"')
    again = Match.from_record(match.record, BOAST)
    assert again.result == match.result
    assert again.left == [BEN, ADA]


def test_a_seat_without_time_is_played_by_a_bot_that_has_it() -> None:
    deal = ScriptedDice(["card 3", "card 2", "card 5"])
    match = Match.new(BOAST.setup(3), dice=deal, clock=SuddenDeath(10))
    with pytest.raises(IllegalMove, match="The time of Ada is over"):
        match.play("say low", ADA, at=10_000)
    match.flag(ADA, at=11_000)
    assert match.seats[ADA].is_bot
    match.play("say low", ADA, at=12_000)
    match.play("stake 1", ADA, at=13_000)


def test_leaving_closes_an_open_turn() -> None:
    match = boast("3 2 5", manual_done=True)
    match.play_all(["say low", "stake 1"], ADA)
    assert match.open_turn == ADA
    match.leave(ADA)
    assert match.open_turn is None
    assert lines(match)[-1].endswith("auto 1: decline")


def test_a_bot_that_took_a_seat_does_not_wait_to_close_its_turns() -> None:
    match = boast("3 6 5", manual_done=True)
    match.sit(ADA, bot_seat("greedy"))
    match.play_all(["say low", "stake 1"], ADA)
    assert match.open_turn is None
    match.undo(ADA)
    match.sit(ADA, human("Ada"))
    match.play("stake 2", ADA)
    assert match.open_turn == ADA


def test_somebody_else_can_take_a_seat() -> None:
    match = boast("3 2 5", manual_done=True)
    match.sit(BEN, bot_seat("greedy"))
    match.play_all(["say low", "stake 1"], ADA)
    match.sit(BEN, human("Bea"))
    assert match.names() == ["Ada", "Bea", "Cyd"]
    assert match.log[-1] == "Bea now plays Ben."
    again = Match.fold(match.record.header, match.record.entries, BOAST)
    assert again.seats == match.seats
    assert match.left == []
