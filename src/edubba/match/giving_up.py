"""Resigning, running out of time and leaving: with two seats the other wins, with more a bot plays
on for the seat, which is placed last; and the result of a match with all that in it."""

from typing import Final

from edubba.core.journal import Journal
from edubba.core.result import Result
from edubba.core.state import CHANCE, OVER
from edubba.core.words import Message
from edubba.match import words
from edubba.match.course import CONCEDES, Step
from edubba.match.entries import FLAG, RESIGN, Entry
from edubba.match.events import Concluded, GaveUp
from edubba.match.seats import SeatInfo
from edubba.match.standing import GivenUp, Standing
from edubba.match.words import refused

TWO: Final = 2
NO_WORDS: Final = "core/conceded"
"""The reason in a game that has no words of its own for a resignation."""


def check(match: Standing, entry: Entry, seat: int) -> None:
    """Raise unless this seat may give up in this way now."""
    if match.state.actor == OVER:  # only the closing of the last turn is missing
        raise refused("core/why-game-over")
    if seat in match.left:
        raise refused("match/why-already_gone", seat=match.word(seat))
    if entry.kind == RESIGN:  # only when the decision is not another seat's (GU-10.5)
        nobody_decides = match.open is None and match.state.actor == CHANCE
        if not nobody_decides and match.on_clock != seat:
            raise refused("match/why-resign_later", seat=match.word(seat))
    if entry.kind == FLAG:
        if match.header.clock is None:
            raise refused("match/why-no_clock")
        if entry.at is None:
            raise refused("match/why-time_needed")
        if match.remaining(entry.at)[seat] > 0:
            raise refused("match/why-time_left", seat=match.word(seat))


def concede(match: Standing, entry: Entry, seat: int, journal: Journal) -> None:
    """One of two gives up."""
    events = Journal()
    match.course.push(Step(entry.kind, seat, CONCEDES, entry.seq), events)
    match.given_up = GivenUp(entry.kind, seat)
    match.request = None
    own = match.state.result().reason
    reason = _reason(match, match.given_up, own)
    for event, mask in zip(events.events, events.masks, strict=True):
        # "Dark resigns" must not stand in the log when dark ran out of time.
        if reason == own or event.words() != own:
            journal.whisper(mask, event)
    if reason != own:
        journal.tell(Concluded(reason))


def play_on_for(match: Standing, how: str, seat: int, bot: SeatInfo, journal: Journal) -> None:
    """One of more than two gives up; if only one is left, nothing remains to be played for."""
    match.left.append(seat)
    match.seats[seat] = bot
    match.manual.discard(seat)
    match.request = None
    journal.tell(GaveUp(seat, how, words.gave_up(how, match.word(seat))))
    stayed = [other for other in range(len(match.seats)) if other not in match.left]
    if len(stayed) == 1 and match.state.actor != OVER:
        match.given_up = GivenUp(how, seat)
        journal.tell(Concluded(words.alone(match.word(stayed[0]))))


def result(match: Standing) -> Result | None:
    """The game's own result, with those who gave up last, and a reason that says so."""
    if not match.over:
        return None
    if match.state.actor != OVER:
        scores = match.state.scores()
        [alone] = [seat for seat in range(len(scores)) if seat not in match.left]
        ended = Result([1] * len(scores), scores, words.alone(match.word(alone)))
        return ended.placed_last(match.left)
    ended = match.state.result()
    if match.left:
        return ended.placed_last(match.left)
    if match.given_up is None:
        return ended
    reason = _reason(match, match.given_up, ended.reason)
    return Result(ended.places, ended.points, reason, ended.breakdown, ended.facts)


def _reason(match: Standing, ending: GivenUp, own: Message) -> Message:
    """The game's own words for a resignation, if it has any; else those of the house."""
    if ending.how == RESIGN and own.id != NO_WORDS:
        return own
    return words.ended(ending.how, match.word(ending.seat), match.word(1 - ending.seat))
