"""Clocks as pure functions of recorded times: nothing here ever asks what time it is.

All times are milliseconds since the start of the match.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from edubba.core.data import Data, step_to
from edubba.core.errors import Impossible
from edubba.core.words import Json, JsonObject, Message

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


@dataclass(frozen=True)
class Span:
    """One stretch in which a seat had to decide or to close its turn; still running without end."""

    seat: int
    start: int
    end: int | None = None


class Clock:
    """How much time the seats have."""

    kind: ClassVar[str]

    def remaining(self, spans: list[Span], seats: int, now: int) -> list[int]:
        """Milliseconds left to each seat at a moment; 0 for a seat whose time is over."""
        raise NotImplementedError(f"{type(self).__name__}.remaining")

    def to_json(self) -> JsonObject:
        """As records keep it."""
        return {"kind": self.kind, **vars(self)}


def used(spans: list[Span], seat: int, now: int) -> int:
    """The time a seat has thought in all."""
    mine = (span for span in spans if span.seat == seat)
    return sum((now if span.end is None else span.end) - span.start for span in mine)


@dataclass(frozen=True)
class SuddenDeath(Clock):
    """So many seconds for the whole match."""

    kind = "sudden_death"
    seconds: int

    def remaining(self, spans: list[Span], seats: int, now: int) -> list[int]:
        full = self.seconds * SECOND
        return [max(0, full - used(spans, seat, now)) for seat in range(seats)]


@dataclass(frozen=True)
class Increment(Clock):
    """So many seconds, and some more after every stretch of thinking."""

    kind = "increment"
    seconds: int
    increment: int

    def remaining(self, spans: list[Span], seats: int, now: int) -> list[int]:
        left = []
        for seat in range(seats):
            ended = sum(span.seat == seat and span.end is not None for span in spans)
            full = (self.seconds + ended * self.increment) * SECOND
            left.append(max(0, full - used(spans, seat, now)))
        return left


@dataclass(frozen=True)
class Correspondence(Clock):
    """So many days for each stretch of thinking."""

    kind = "correspondence"
    days: int

    def remaining(self, spans: list[Span], seats: int, now: int) -> list[int]:
        running = [span for span in spans if span.end is None]
        full = self.days * DAY
        return [max(0, full - used(running, seat, now)) for seat in range(seats)]


def clock_from_json(value: Json) -> Clock:
    """Read what `Clock.to_json` wrote; `Impossible` says what is wrong."""
    data = Data(value, "clock")
    kind = data.index_in([SuddenDeath.kind, Increment.kind, Correspondence.kind], "kind")
    if kind == 0:
        return SuddenDeath(_time(data, "seconds"))
    if kind == 1:
        return Increment(_time(data, "seconds"), _time(data, "increment"))
    return Correspondence(_time(data, "days"))


def _time(data: Data, key: str) -> int:
    time = data.number(key)
    if time < 0:
        raise Impossible(Message("match/head-negative", place=step_to(data.place, key)))
    return time


def switch(spans: list[Span], seat: int | None, at: int) -> None:
    """From now on this seat's time runs, or nobody's.

    A throw of the dice between two decisions of a seat takes no time and does not end its stretch.
    """
    if spans:
        last = spans[-1]
        if last.end is None and last.seat == seat:
            return
        if last.end is None:
            spans[-1] = last = Span(last.seat, last.start, at)
        if last.seat == seat and last.end == at:
            spans[-1] = Span(last.seat, last.start)
            return
    if seat is not None:
        spans.append(Span(seat, at))
