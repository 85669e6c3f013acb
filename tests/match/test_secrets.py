"""What a seat may know passes one gate: entries, events, log, replay and the file it may keep."""

import pytest
from tests.match.boast import BOAST
from tests.match.tables import ADA, BEN, CYD, boast, play_random

from edubba.core import SPECTATOR, InvalidRecord, word
from edubba.core.view import to_json
from edubba.games.game_of_ur import GAME
from edubba.match import Entry, Match, Record


def after_the_first_boast() -> Match:
    """Ada (3) has staked 2, Ben (4) had nothing to say to it; Ada shows next."""
    match = boast("3 4 5")
    match.play_all(["say low", "stake 2"], ADA)
    return match


def texts(entries: list[Entry]) -> list[str]:
    return [entry.to_line() for entry in entries]


def test_others_see_that_something_was_decided_but_not_what() -> None:
    match = after_the_first_boast()
    assert texts(match.entries_for(ADA)) == [
        "1 dice: card 3",
        "2 dice: ? deal",
        "3 dice: ? deal",
        "4 seat 0: say low",
        "5 seat 0: stake 2",
        "6 seat 1: decline",
    ]
    assert texts(match.entries_for(BEN))[:5] == [
        "1 dice: ? deal",
        "2 dice: card 4",
        "3 dice: ? deal",
        "4 seat 0: say low",
        "5 seat 0: ? risk",
    ]
    assert texts(match.entries_for(SPECTATOR, since=4)) == ["5 seat 0: ? risk", "6 seat 1: decline"]


def test_nobody_else_learns_that_an_answer_was_forced() -> None:
    match = after_the_first_boast()
    assert match.record.entries[-1].to_line() == "6 auto 1: decline"
    assert texts(match.entries_for(BEN, since=5)) == ["6 auto 1: decline"]
    for seat in (ADA, CYD, SPECTATOR):
        assert texts(match.entries_for(seat, since=5)) == ["6 seat 1: decline"]
    chosen = boast("3 6 5")
    chosen.play_all(["say low", "stake 2"], ADA)
    chosen.play("decline", BEN)
    assert texts(chosen.entries_for(ADA, since=5)) == ["6 seat 1: decline"]


def test_events_come_to_those_who_may_see_them() -> None:
    match = after_the_first_boast()
    names = {m.version: [e.name for e in m.events] for m in match.since(0, BEN)}
    assert names == {1: [], 2: ["dealt"], 3: [], 4: ["said"], 5: [], 6: []}


def test_the_log_is_each_seats_own() -> None:
    match = after_the_first_boast()
    assert [line.text for line in match.log_for(ADA)] == ["Ada gets the 3.", "Ada says low."]
    assert [line.text for line in match.log_for(CYD)] == ["Cyd gets the 5.", "Ada says low."]
    assert match.log == ["Ada says low."]
    line = match.log_for(CYD, names=["Ann", "Bob", "Cat"])[0]
    assert (line.step, line.text) == (3, "Cat gets the 5.")
    assert line.event == {"event": "dealt", "seat": 2, "card": 5}


def test_at_the_end_everybody_reads_everything() -> None:
    match = play_random(boast("3 4 5"), choice=1)
    assert match.over
    assert match.log[:3] == ["Ada gets the 3.", "Ben gets the 4.", "Cyd gets the 5."]
    assert texts(match.entries_for(BEN)) == texts(match.record.entries)
    assert match.redacted(BEN).text() == match.record.text()


def test_a_replay_shows_a_seat_only_worlds_it_cannot_tell_from_the_true_one() -> None:
    match = after_the_first_boast()
    hands = set()
    for moment in match.replay(BEN):
        truth = match.at(moment.step)
        view, true_view = (BOAST.view(match.setup, s, BEN) for s in (moment.state, truth))
        assert to_json(view) == to_json(true_view)
        hands.add(str(moment.state.to_json()["cards"]))
    assert len(hands) > 4, "the others' cards are dealt anew each time"
    entries = [m.entry.to_line() for m in match.replay(BEN) if m.entry is not None]
    assert entries == texts(match.entries_for(BEN))


# The file a seat may keep


def test_a_redacted_record_has_no_seed_and_no_secrets() -> None:
    match = Match.new(BOAST.setup(3), seed=5)
    whole = match.record
    for seat in (ADA, BEN, CYD, SPECTATOR):
        text = match.redacted(seat).text()
        assert whole.header.seed not in text
        assert whole.header.commitment in text
        assert text.count("? deal") == (3 if seat == SPECTATOR else 2)
    assert "\nseen by: 1\n" in match.redacted(BEN).text()
    assert "\nseen by: spectator\n" in match.redacted(SPECTATOR).text()


def test_a_redacted_record_is_read_but_not_replayed() -> None:
    kept = after_the_first_boast().redacted(BEN)
    again = Record.parse(kept.text())
    assert again == Record(kept.header, kept.entries, None, again.first_line)
    with pytest.raises(InvalidRecord, match="it can be read, but not replayed"):
        Match.from_record(again, BOAST)


def test_script_and_start_are_secrets_too() -> None:
    match = boast("3 4 5")
    start = match.state.to_json()
    assert "card 4" not in match.redacted(ADA).text()
    told = Match.new(BOAST.setup(3), start=start, seed=1)
    text = told.redacted(ADA).text()
    assert '\nstart: "?"\n' in text
    assert "cards" not in text


def test_a_record_redacts_itself() -> None:
    match = Match.new(GAME.setup(), seed=2)
    kept = match.record.redacted(0)
    assert kept.header.seed == ""
    assert kept.entries == match.record.entries, "nothing is hidden in the race"


def test_undone_secrets_stay_secret() -> None:
    match = boast("3 6 5")
    match.play_all(["say low", "stake 2"], ADA)
    match.undo(ADA)
    match.redo(ADA)
    told = texts(match.entries_for(BEN))
    assert told[4:] == ["5 seat 0: ? risk", "6 seat 0: /undo", "7 seat 0: /redo"]


def test_a_preview_stops_before_a_reveal() -> None:
    match = after_the_first_boast()
    assert match.preview(ADA, "show") == []


def test_questions_are_worded_for_everybody() -> None:
    match = after_the_first_boast()
    prompt = match.prompt(BEN)
    assert prompt is not None
    assert (word(prompt.words), prompt.offers) == ("Well?", [])
