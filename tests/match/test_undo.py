"""Thinking again is free within a turn; past a throw, a reveal or another seat it takes consent."""

import json
from typing import ClassVar

import pytest
from tests.match.boast import (
    BOAST,
    DECLINE,
    RISK,
    Answer,
    Boast,
    CardsShown,
    Deal,
    Risk,
    Say,
    Step,
    TurnUp,
)
from tests.match.tables import ADA, BEN, CYD, DARK, LIGHT, boast, lines, race, throws

from edubba.core import CHANCE, Actions, Decision, IllegalMove, Journal, Rules, State
from edubba.core.words import JsonObject
from edubba.games.game_of_ur import GAME
from edubba.match import Match, ScriptedDice, SealedDice, bot_seat, human


def cards(match: Match) -> str:
    return json.dumps(match.state.to_json())


# The open turn


def test_with_manual_done_the_turn_stays_open() -> None:
    match = race("2 3", manual_done=True)
    match.play("launch swallow 3")
    assert match.open_turn == LIGHT
    assert match.actor == CHANCE
    assert lines(match) == ["1 dice: small 2", "2 seat 0: launch swallow 3"]
    with pytest.raises(IllegalMove, match="Light has not closed the turn yet"):
        match.play("roll large", DARK)
    with pytest.raises(IllegalMove, match="Light has not closed the turn yet"):
        match.roll("small 3")
    assert match.prompt(LIGHT) is None
    assert match.legal() == []
    match.done(LIGHT)
    assert match.open_turn is None
    assert lines(match)[2:] == ["3 seat 0: /done", "4 dice: small 3"]
    assert match.actor == DARK


def test_only_the_seat_itself_closes_its_turn() -> None:
    match = race("2 3", manual_done=True)
    with pytest.raises(IllegalMove, match="Light has no open turn to close"):
        match.done(LIGHT)
    match.play("launch swallow 3")
    with pytest.raises(IllegalMove, match="Dark has no open turn to close"):
        match.done(DARK)


def test_done_is_for_the_seats_that_want_it() -> None:
    match = race("2 2 2", manual_done=[DARK])
    match.play("launch swallow 3")
    assert match.actor == DARK
    match.play("launch swallow 3")
    assert match.open_turn == DARK


def test_bots_do_not_wait_to_close_their_turns() -> None:
    setup = GAME.setup(options={"first_player": "light"})
    seats = [bot_seat("greedy"), bot_seat("greedy")]
    match = Match.new(setup, seats, dice=ScriptedDice(throws("2 2")), manual_done=True)
    match.play("launch swallow 3")
    assert match.actor == DARK


def test_a_final_action_closes_the_turn_at_once() -> None:
    match = race("2 yes", manual_done=True)
    match.play("roll large")
    assert match.open_turn is None
    assert lines(match)[-1] == "3 dice: large yes"
    assert not match.can_undo(LIGHT)


def test_the_last_move_of_a_game_can_be_thought_over_too() -> None:
    home = dict.fromkeys(["swallow", "storm_bird", "raven", "rooster"], "home")
    start: JsonObject = {"light": {**home, "eagle": 16}}
    dice = ScriptedDice(["small 1"])
    match = Match.new(GAME.setup(), dice=dice, start=start, manual_done=True)
    match.play("move eagle")
    assert not match.over
    assert match.result is None
    with pytest.raises(IllegalMove, match="over"):
        match.leave(DARK)
    match.undo(LIGHT)
    match.redo(LIGHT)
    match.done(LIGHT)
    assert match.over
    assert match.result is not None
    assert match.result.winners == [LIGHT]


# Undo


def test_undo_and_redo_go_back_and_forth() -> None:
    match = race("2 3", manual_done=True)
    before = cards(match)
    match.play("launch swallow 3")
    after = cards(match)
    match.undo(LIGHT)
    assert cards(match) == before
    assert match.open_turn is None
    match.redo(LIGHT)
    assert cards(match) == after
    assert match.open_turn == LIGHT
    assert lines(match)[2:] == ["3 seat 0: /undo", "4 seat 0: /redo"]
    assert Match.fold(match.record.header, match.record.entries, GAME).log == match.log


def test_the_log_forgets_what_was_undone_and_says_once_what_was_redone() -> None:
    match = race("2 3", manual_done=True)
    match.play("launch swallow 3")
    told = match.log
    match.undo(LIGHT)
    assert match.log == told[:-1]
    match.redo(LIGHT)
    assert match.log == told


def test_something_else_can_be_played_after_an_undo() -> None:
    match = race("2 3", manual_done=True)
    match.play("launch swallow 3")
    match.undo(LIGHT)
    match.play("launch swallow 7")
    with pytest.raises(IllegalMove, match="undone nothing"):
        match.redo(LIGHT)
    match.done(LIGHT)
    assert match.log[-2:] == ["Light launches the Swallow on 7.", "Dark throws 3."]


def test_a_throw_ends_free_undo() -> None:
    match = race("2 3")
    match.play("launch swallow 3")
    assert not match.can_undo(LIGHT)
    with pytest.raises(IllegalMove) as refused:
        match.undo(LIGHT)
    assert refused.value.reason.code == "nothing_to_undo"


def test_closing_the_turn_ends_free_undo() -> None:
    match = boast("3 6 5", manual_done=True)
    match.play_all(["say low", "stake 1"], ADA)
    match.done(ADA)
    assert match.actor == BEN, "nobody has done anything yet, and still"
    assert not match.can_undo(ADA)


def test_without_done_undo_is_free_until_another_seat_decides() -> None:
    match = boast("3 6 5")
    match.play_all(["say low", "stake 1"], ADA)
    assert match.actor == BEN
    assert match.can_undo(ADA)
    assert not match.can_undo(BEN)
    match.undo(ADA)
    match.play("stake 2")
    match.play("decline", BEN)
    assert not match.can_undo(ADA)


def test_an_automatic_answer_of_another_seat_counts_as_its_decision() -> None:
    match = boast("3 2 5")
    match.play_all(["say low", "stake 1"], ADA)
    assert lines(match)[-1] == "6 auto 1: decline"
    assert not match.can_undo(ADA)


def test_a_reveal_ends_free_undo() -> None:
    match = boast("3 2 5", manual_done=True)
    match.play_all(["say low", "stake 1"], ADA)
    match.done(ADA)
    match.play("show", ADA)
    assert match.open_turn is None
    assert not match.can_undo(ADA)


def test_restart_takes_back_the_whole_turn_and_redo_brings_it_again() -> None:
    match = boast("3 6 5", manual_done=True)
    start = cards(match)
    match.play_all(["say low", "stake 2"], ADA)
    end = cards(match)
    match.restart_turn(ADA)
    assert cards(match) == start
    match.redo(ADA)
    match.redo(ADA)
    assert cards(match) == end
    assert lines(match)[-3:] == ["6 seat 0: /restart", "7 seat 0: /redo", "8 seat 0: /redo"]
    with pytest.raises(IllegalMove, match="undone nothing"):
        match.redo(ADA)


def test_nobody_redoes_what_another_seat_undid() -> None:
    match = boast("3 6 5", manual_done=True)
    match.play("say low", ADA)
    match.undo(ADA)
    assert not match.can_redo(BEN)
    with pytest.raises(IllegalMove, match="Ben has undone nothing"):
        match.redo(BEN)
    assert match.can_redo(ADA)


def test_undo_far_into_a_match() -> None:
    match = Match.new(GAME.setup(), seed=2, manual_done=True)
    for _ in range(60):
        seat = match.actor
        match.play(match.legal()[-1])
        if match.can_undo(seat):
            here = cards(match)
            match.undo(seat)
            match.redo(seat)
            assert cards(match) == here
        if match.open_turn is not None:
            match.done(seat)
    assert "/redo" in match.record.text()


# Taking back by consent


def test_taking_back_needs_the_others() -> None:
    match = race("2 3 no 4")
    match.play("launch swallow 3")
    before = cards(match)
    match.ask_take_back(LIGHT)
    assert match.take_back is not None
    assert match.take_back.waiting == [DARK]
    assert cards(match) == before
    with pytest.raises(IllegalMove, match="Light was not asked"):
        match.answer_take_back(LIGHT, True)
    match.answer_take_back(DARK, True)
    assert match.take_back is None
    assert match.actor == LIGHT
    assert lines(match)[-2:] == ["4 seat 0: /ask 1", "5 seat 1: /agree"]
    assert match.log[-2:] == ["Light asks to take back a move.", "Light takes back."]


def test_one_no_is_enough() -> None:
    match = boast("3 6 5")
    match.play_all(["say low", "stake 1"], ADA)
    match.play("trump", BEN)
    before = cards(match)
    match.ask_take_back(ADA)
    assert match.take_back is not None
    assert match.take_back.waiting == [BEN, CYD]
    match.answer_take_back(CYD, True)
    match.answer_take_back(BEN, False)
    assert match.take_back is None
    assert cards(match) == before
    assert match.log[-1] == "Ben does not agree."


def test_several_moves_can_be_taken_back() -> None:
    match = boast("3 6 5")
    match.play_all(["say low", "stake 1"], ADA)
    match.play("trump", BEN)
    match.ask_take_back(ADA, 2)
    match.answer_take_back(BEN, True)
    match.answer_take_back(CYD, True)
    prompt = match.prompt(ADA)
    assert prompt is not None
    assert prompt.decision == "say"
    assert match.state.scores() == [0, 0, 0]


def test_a_request_lapses_when_play_goes_on() -> None:
    match = race("2 2 3")
    match.play("launch swallow 3")
    match.ask_take_back(LIGHT)
    with pytest.raises(IllegalMove, match="waiting for an answer already"):
        match.ask_take_back(LIGHT)
    match.play("launch swallow 3", DARK)
    assert match.take_back is None
    with pytest.raises(IllegalMove, match="Dark was not asked"):
        match.answer_take_back(DARK, True)


@pytest.mark.parametrize("moves", [0, 2])
def test_only_moves_that_were_made_can_be_taken_back(moves: int) -> None:
    match = race("2 3")
    match.play("launch swallow 3")
    with pytest.raises(IllegalMove, match="Light has made 1 move so far"):
        match.ask_take_back(LIGHT, moves)


def test_bots_never_mind() -> None:
    setup = GAME.setup(options={"first_player": "light"})
    seats = [human("Ana"), bot_seat("greedy")]
    match = Match.new(setup, seats, dice=ScriptedDice(throws("2 3 1")))
    match.play("launch swallow 3")
    match.ask_take_back(LIGHT)
    assert match.actor == LIGHT
    assert match.take_back is None


def test_a_draw_taken_back_is_spent() -> None:
    """The n-th draw ever made has number n, so nobody fishes for a better throw."""
    setup = GAME.setup(options={"first_player": "light"})
    seats = [human("Ana"), bot_seat("greedy")]
    begun = (Match.new(setup, seats, seed=seed) for seed in range(100))
    match = next(match for match in begun if lines(match) == ["1 dice: small 2"])
    dice = match.dice
    assert isinstance(dice, SealedDice)
    for draw in (2, 3, 4):
        match.play("launch swallow 3")
        assert match.record.entries[-1].text == f"small {1 + dice.below(draw, 4)}"
        match.ask_take_back(LIGHT)
        assert match.actor == LIGHT
    again = Match.fold(match.record.header, match.record.entries, GAME)
    assert cards(again) == cards(match)


def test_boast_is_taken_back_past_an_automatic_answer() -> None:
    match = boast("3 2 5")
    match.play_all(["say low", "stake 1"], ADA)
    match.ask_take_back(ADA)
    match.answer_take_back(BEN, True)
    match.answer_take_back(CYD, True)
    prompt = match.prompt(ADA)
    assert prompt is not None
    assert prompt.decision == "risk"
    match.play("stake 2", ADA)
    again = Match.fold(match.record.header, match.record.entries, BOAST)
    assert cards(again) == cards(match)


# A game that asks the seat itself something hidden between two of its actions

PLEDGE = 5


class ModestSay(Say):
    name = "say"

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        seat = state.actor
        super().apply(state, action, journal)
        state.become(PLEDGE, seat, 0, 0)


class Pledge(Step):
    """Only who holds the lowest card may do anything but decline."""

    asks_hidden: ClassVar[bool] = True

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(DECLINE)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        state.become(RISK, state.actor, 0, 0)


class Modest(Boast):
    def __init__(self) -> None:
        super().__init__()
        rules: list[Decision] = [Deal(), ModestSay(), Risk(), Answer(), TurnUp(), Pledge()]
        self.rules = Rules(rules, [], CardsShown())


def test_own_automatic_answers_go_and_come_with_the_action_before_them() -> None:
    game = Modest()
    deal = ScriptedDice(["card 3", "card 6"])
    match = Match.new(game.setup(2), dice=deal, manual_done=True)
    start = cards(match)
    match.play("say low", ADA)
    assert lines(match)[-1] == "4 auto 0: decline"
    match.undo(ADA)
    assert cards(match) == start
    match.play_all(["say high", "stake 2"], ADA)
    end = cards(match)
    match.restart_turn(ADA)
    assert cards(match) == start
    match.redo(ADA)
    assert lines(match)[-2:] == ["10 seat 0: /redo", "11 auto 0: decline"]
    match.redo(ADA)
    assert cards(match) == end
    assert match.open_turn == ADA
    assert Match.fold(match.record.header, match.record.entries, game).log == match.log
