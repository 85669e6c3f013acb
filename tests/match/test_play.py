"""Playing: what a match lets through, what it refuses, and that it is nothing but its entries."""

import json
import random

import pytest
from tests.match.boast import BOAST
from tests.match.tables import (
    ADA,
    BEN,
    CYD,
    DARK,
    LIGHT,
    before_the_last_bird,
    boast,
    lines,
    play_random,
    race,
)

from edubba.core import CHANCE, SPECTATOR, IllegalMove, InvalidInput, InvalidRecord, Rng, State
from edubba.core.bot import Bot
from edubba.games.game_of_ur import GAME
from edubba.match import Entry, ManualDice, Match, SeatInfo, SuddenDeath, bot_seat


def position(match: Match) -> str:
    return json.dumps(match.state.to_json())


def test_the_match_throws_until_somebody_has_to_choose() -> None:
    match = race("2 3")
    assert lines(match) == ["1 dice: small 2"]
    assert match.actor == LIGHT
    match.play("launch swallow 3")
    assert lines(match)[1:] == ["2 seat 0: launch swallow 3", "3 dice: small 3"]
    assert match.actor == DARK


def test_an_action_may_be_a_number_or_a_text() -> None:
    first, second = race("2"), race("2")
    first.play(first.space.parse("launch swallow 7"), LIGHT)
    second.play("  launch   swallow 7 ")
    assert lines(first) == lines(second)


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (LIGHT, "launch eagle", "needs_launch_number"),
        (LIGHT, "small 2", "only_chance"),
        (DARK, "launch swallow 3", "not_your_turn"),
        (7, "launch swallow 3", "no_such_seat"),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, move: str, code: str) -> None:
    match = race("2 2")
    before = match.record.text(), position(match), match.log
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat)
    assert refused.value.reason.code == code
    assert (match.record.text(), position(match), match.log) == before


def test_a_move_that_does_not_exist_is_explained() -> None:
    with pytest.raises(InvalidInput, match=r"There is no move “launch phoenix”"):
        race("2").play("launch phoenix")
    with pytest.raises(InvalidInput, match="There is no action 99"):
        race("2").play(99)


def test_the_reason_is_there_without_trying() -> None:
    match = race("2")
    assert match.refusal(LIGHT, "launch swallow 3") is None
    reason = match.refusal(LIGHT, "launch raven")
    assert reason is not None
    assert reason.rule == "GU-6.1"
    other = match.refusal(DARK, "launch raven")
    assert other is not None
    assert other.code == "not_your_turn"


def test_a_preview_is_what_would_happen_and_only_for_who_decides() -> None:
    match = race("2")
    assert [event.name for event in match.preview(LIGHT, "launch swallow 3")] == ["launched"]
    with pytest.raises(IllegalMove, match="not the turn"):
        match.preview(DARK, "launch swallow 3")
    with pytest.raises(IllegalMove, match="needs a 6"):
        match.preview(LIGHT, "launch raven")


def test_only_the_deciding_seat_reads_its_choices() -> None:
    match = race("2")
    mine, others = match.prompt(LIGHT), match.prompt(SPECTATOR)
    assert mine is not None
    assert others is not None
    assert [offer.action for offer in mine.offers] == match.legal()
    assert (others.words, others.offers) == (mine.words, [])


def test_after_the_end_nothing_can_be_played() -> None:
    match = before_the_last_bird()
    match.roll("small 1")
    match.play("move eagle")
    assert match.over
    assert match.legal() == []
    assert match.prompt(LIGHT) is None
    with pytest.raises(IllegalMove, match=r"The game is over\."):
        match.play("move eagle")
    with pytest.raises(IllegalMove, match=r"The game is over\."):
        match.roll("small 1")
    with pytest.raises(IllegalMove, match=r"The game is over\."):
        match.resign(DARK)


# Several actions at once


def test_a_list_of_actions_is_played_as_a_whole() -> None:
    match = boast("3 2 5")
    match.play_all(["say low", "stake 2"], ADA)
    assert lines(match)[3:] == [
        "4 seat 0: say low",
        "5 seat 0: stake 2",
        "6 auto 1: decline",
    ]


def test_a_list_with_a_wrong_action_plays_none_of_them() -> None:
    match = boast("3 2 5")
    before = match.record.text()
    with pytest.raises(IllegalMove):
        match.play_all(["say low", "show"], ADA)
    with pytest.raises(IllegalMove):
        match.play_all(["say low", "stake 2"], BEN)
    assert match.record.text() == before


def test_a_list_cannot_look_past_a_throw_or_another_seat() -> None:
    match = race("2 2")
    with pytest.raises(IllegalMove) as refused:
        match.play_all(["launch swallow 3", "move swallow"], LIGHT)
    assert refused.value.reason.code == "list_too_long"
    assert lines(match) == ["1 dice: small 2"]
    cards = boast("3 6 5")
    with pytest.raises(IllegalMove) as refused:
        cards.play_all(["say low", "stake 1", "show"], ADA)
    assert refused.value.reason.code == "list_too_long"


def test_a_position_is_foreseen_where_nothing_is_revealed() -> None:
    cards = boast("3 6 5")
    before = lines(cards), position(cards)
    assert cards.foreseen(["say low"], ADA).decision().name == "risk"
    for actions, seat, code in (
        (["say low", "stake 1"], ADA, "list_too_long"),
        (["say low"], BEN, "not_your_turn"),
        (["say low", "show"], ADA, "not-now"),
    ):
        with pytest.raises(IllegalMove) as refused:
            cards.foreseen(actions, seat)
        assert refused.value.reason.code == code
    assert (lines(cards), position(cards)) == before


# Questions without a choice


def test_a_hidden_question_without_a_choice_is_answered_at_once() -> None:
    match = boast("1 2 6")
    match.play_all(["say low", "stake 1"])
    assert lines(match)[-1] == "6 auto 1: decline"
    match.play("show")
    match.play_all(["say low", "stake 1"])
    assert match.actor == CYD, "who holds the highest card is asked"
    match.play("trump")
    assert lines(match)[-1] == "10 seat 2: trump"


def test_nobody_can_pretend_that_an_answer_was_forced() -> None:
    match = boast("1 6 2")
    match.play_all(["say low", "stake 1"])
    with pytest.raises(InvalidRecord, match="Only an answer that leaves no choice"):
        match.take([Entry(match.version + 1, "auto", BEN, "decline")])


# A match is its record


def test_entries_alone_make_the_match_again() -> None:
    match = play_random(Match.new(GAME.setup(), seed=5), choice=1)
    again = Match.fold(match.record.header, match.record.entries, GAME)
    assert position(again) == position(match)
    assert again.result == match.result
    assert again.log == match.log
    assert again.record.text() == match.record.text()


def test_another_process_follows_entry_by_entry() -> None:
    match = Match.new(GAME.setup(), seed=5)
    follower = Match.fold(match.record.header, [], GAME)
    play_random(match, choice=2, steps=30)
    follower.take(match.record.entries)
    assert position(follower) == position(match)
    with pytest.raises(InvalidRecord, match=r"Entry 1 cannot be right: \d+ would be the next"):
        follower.take(match.record.entries[:1])


def test_a_match_that_lost_its_last_throw_draws_the_same_again() -> None:
    match = Match.new(GAME.setup(options={"first_player": "light"}), seed=9)
    play_random(match, choice=3, steps=5)
    entries = match.record.entries
    cut = max(entry.seq for entry in entries if entry.kind == "move")
    again = Match.fold(match.record.header, entries[:cut], GAME)
    assert again.actor == CHANCE
    again.settle()
    assert [e.to_line() for e in again.record.entries] == lines(match)


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    one, two = (play_random(Match.new(GAME.setup(), seed=11), choice=4) for _ in range(2))
    other = play_random(Match.new(GAME.setup(), seed=12), choice=4)
    assert one.record.text() == two.record.text()
    assert lines(one) != lines(other)


# Bots


class Last(Bot):
    """Takes the last legal action, and remembers what it was shown."""

    def __init__(self) -> None:
        self.name = "last"
        self.shown: list[State] = []

    def choose(self, state: State, rng: Rng) -> int:
        self.shown.append(state)
        return state.legal_actions()[-1]


def test_bots_play_to_the_end() -> None:
    match = Match.new(GAME.setup(), [Last(), Last()], seed=7)
    result = match.play_out()
    assert result is not None
    assert match.over
    assert [info.bot for info in match.seats] == ["last", "last"]


def test_bots_do_not_need_to_be_told_the_time() -> None:
    match = Match.new(GAME.setup(), [Last(), Last()], seed=7, clock=SuddenDeath(60))
    assert match.play_out() is not None
    assert match.remaining(10) == [60_000, 60_000]


def test_bots_stop_where_a_person_has_to_choose() -> None:
    match = Match.new(GAME.setup(options={"first_player": "dark"}), ["Ana", Last()], seed=7)
    assert match.play_out() is None
    assert match.actor == LIGHT


def test_a_bot_is_shown_an_imagined_world_only() -> None:
    bot = Last()
    cards = {0: 0, 1: 0}
    for seed in range(30):
        match = Match.new(BOAST.setup(2), [bot, "Ben"], seed=seed)
        bot.shown.clear()
        match.play_out()
        seen = bot.shown[0].to_json()["cards"]
        truth = match.state.to_json()["cards"]
        assert isinstance(seen, list)
        assert isinstance(truth, list)
        assert seen[ADA] == truth[ADA]
        cards[seen[BEN] == truth[BEN]] += 1
    assert cards[0] > 10, "the other hand is not the true one"


def test_a_bot_that_nobody_brought_is_named() -> None:
    match = Match.new(GAME.setup(), [bot_seat("deep"), SeatInfo()], seed=3)
    while match.actor != LIGHT:
        match.play(match.legal()[0])
    with pytest.raises(InvalidInput, match="Light is played by the bot “deep”"):
        match.play_out()


def test_pythons_own_generator_is_left_alone() -> None:
    random.seed(1)
    before = random.getstate()
    play_random(Match.new(GAME.setup()), choice=1, steps=20)
    assert random.getstate() == before


def test_as_many_people_as_seats() -> None:
    with pytest.raises(InvalidInput, match="3 seats were given, but 2 are set up"):
        Match.new(GAME.setup(), ["a", "b", "c"])


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidInput, match="This position cannot be set up"):
        Match.new(GAME.setup(), start={"light": {"eagle": 99}})
    with pytest.raises(InvalidInput, match="This position cannot be set up"):
        Match.new(GAME.setup(), start={"turn": 2**70, "counters": {"light": 2**70}})


# Bones on the table


def test_people_can_tell_what_real_bones_show() -> None:
    match = Match.new(GAME.setup(options={"first_player": "light"}), dice=ManualDice())
    assert match.actor == CHANCE
    assert match.outcomes() == ["small 1", "small 2", "small 3", "small 4"]
    with pytest.raises(IllegalMove, match="dice have to be thrown first"):
        match.play("launch swallow 3")
    with pytest.raises(IllegalMove, match=r"can show: small 1, small 2"):
        match.roll("large yes")
    match.roll("small 2")
    assert match.outcomes() == []
    with pytest.raises(IllegalMove, match="No throw is due"):
        match.roll("small 2")
    match.play("launch swallow 3")


def test_real_bones_can_be_asked_for() -> None:
    asked: list[str] = []

    def ask(question: object, choices: list[str]) -> str:
        asked.append(str(question))
        return choices[1]

    match = Match.new(GAME.setup(options={"first_player": "light"}), dice=ManualDice(ask))
    assert lines(match) == ["1 dice: small 2"]
    assert "ask-small_throw" in asked[0]


def test_paced_answers_wait_until_they_are_given() -> None:
    match = boast("3 4 5")
    match.paced = True
    match.play_all(["say low", "stake 2"], ADA)
    assert (match.actor, match.answer_waits) == (BEN, True)
    assert match.legal() == [match.space.parse("decline")], "the seat itself may be faster"
    before = match.version
    match.answer()
    assert lines(match)[before:] == ["6 auto 1: decline"]
    match.answer()
    assert match.version == before + 1, "nothing waits any more"
    chosen = boast("3 6 5")
    chosen.paced = True
    chosen.play_all(["say low", "stake 2"], ADA)
    assert not chosen.answer_waits, "Ben has a choice"
