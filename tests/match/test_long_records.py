"""A record costs what it is long, whatever stands in it: somebody may bring it to a house."""

import sys
from types import FrameType

import pytest
from tests.match.tables import LIGHT, race

from edubba.match import Match, Record, bot_seat
from edubba.match.entries import ASK, REDO, UNDO, Entry

pytestmark = pytest.mark.interpreted_only  # it counts what is called

ENTRIES = 400
DARK = 1


def thought_again(pairs: int) -> Record:
    """Light launches its first bird, takes it back and launches it again, over and over."""
    match = race("2 3", manual_done=True)
    match.play("launch swallow 3")
    return with_commands(match, [(UNDO, LIGHT, ""), (REDO, LIGHT, "")] * pairs)


def step_by_step(pairs: int) -> Record:
    """Dark, a bot, minds nothing: light asks for one move after the other, a whole race back."""
    match = Match.from_record(long_race(pairs))
    match.sit(DARK, bot_seat("random"))
    return with_commands(match, [(ASK, LIGHT, "1")] * pairs)


def long_race(moves: int) -> Record:
    """So many moves of light: as its dice are written down, they may say whatever suits it."""
    match = race()
    while len(match._fold.course.moves_of(LIGHT)) < moves:
        if match.outcomes():
            match.roll(match.outcomes()[0])
        else:
            match.play(match.legal()[-1])
    return match.record


def with_commands(match: Match, said: list[tuple[str, int, str]]) -> Record:
    after = enumerate(said, match.version + 1)
    more = [Entry(seq, kind, seat, text) for seq, (kind, seat, text) in after]
    return Record(match.record.header, [*match.record.entries, *more])


def calls(record: Record) -> int:
    """How many functions are called to fold a record, and to read its log."""
    count = 0

    def called(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        assert Match.from_record(record).log
    finally:
        sys.setprofile(before)
    return count


def test_to_think_again_costs_the_same_every_time() -> None:
    calls(thought_again(1))  # whatever is read only once
    short, long = (calls(thought_again(n * ENTRIES)) for n in (1, 2))
    assert long <= 2.1 * short


def test_going_back_step_by_step_is_no_more_work_than_playing() -> None:
    calls(step_by_step(1))
    short, long = (calls(step_by_step(moves)) for moves in (40, 80))
    assert long <= 2.1 * short


def test_what_was_said_on_the_way_stands_where_it_led_to() -> None:
    match = race("2 3", manual_done=True)
    match.play("launch swallow 3")
    match.undo(LIGHT)
    match.redo(LIGHT)
    match.undo(LIGHT)
    before = match.log_items(LIGHT)
    assert [item.step for item in before if item.command] == [1, 1]
    assert max(item.step for item in before) == 1, "what the launch told is gone"
    assert match.log_items(LIGHT) == before
    assert Match.from_record(match.record).log_items(LIGHT) == before
