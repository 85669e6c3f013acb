"""How long answers to hidden questions take.

Such a question is put to every seat that might hold something. Where a seat holds nothing the house
answers for it, and nobody may learn that from the time it takes. So these answers come by the law
that the seat's own choices follow: the next of several like times is, one as likely as the other,
shorter than all before it, longer than all, or between any two of them.
"""

from collections import deque
from collections.abc import Callable
from math import inf, sqrt
from random import SystemRandom
from typing import Final, NamedTuple

AT_FIRST: Final = (0.4, 0.6, 0.8, 1.0, 1.2, 1.5, 1.9, 2.5, 3.5, 6.0)
"""Times of choices, in pauses, before a seat has made as many of its own."""
LONGEST: Final = 60
"""Pauses: whoever took longer is remembered as having taken so long. Answers may come later still,
with a choice and without one; else a late one would prove that there was a choice."""

CHANCE: Final = SystemRandom()
Draw = Callable[[], float]
"""A number from 0 to below 1, all equally likely."""


class Asked(NamedTuple):
    """A hidden question that waits for its answer."""

    match: str
    step: int
    """How far the match has come; the next step is the answer."""
    seat: int
    forced: bool
    """Whether there is only one answer."""


class Hesitation:
    """The times of one table, in seconds."""

    def __init__(self, draw: Draw = CHANCE.random) -> None:
        self._draw = draw
        self._asked: Asked | None = None
        self._since = 0.0
        self._longest = 0.0
        self._release = 0.0
        self._times: dict[int, deque[float]] = {}

    def note(
        self,
        match: str,
        step: int,
        asked: Asked | None,
        pause: float,
        now: float,
        least: float = 0.0,
        most: float = inf,
    ) -> None:
        """How far a match has come, and the hidden question that is put now. Choices of this seat
        take, at first, about so long a pause; they take at least and at most so many seconds."""
        before = self._asked
        if before is not None and before == asked:
            return
        if before is not None and not before.forced and match == before.match:
            if step > before.step:
                self.took(before.seat, now - self._since)
        self._asked, self._since = asked, now
        if asked is not None:
            if asked.seat not in self._times:
                first = [pause * each for each in AT_FIRST]
                self._times[asked.seat] = deque(first, maxlen=len(first))
            self._longest = LONGEST * pause
            wait = max(least, self.next_time(asked.seat))
            if wait >= most:  # nobody's time runs out over an answer without a choice
                wait = most * self._draw()
            self._release = now + wait

    def left(self, now: float) -> float:
        """How long an answer without a choice has still to wait."""
        return 0.0 if self._asked is None else max(0.0, self._release - now)

    def took(self, seat: int, seconds: float) -> None:
        """A seat has chosen, and it took so long."""
        self._times[seat].append(min(seconds, self._longest))

    def next_time(self, seat: int) -> float:
        """How long the next answer of a seat takes, by the law of its choices."""
        times = sorted(self._times[seat])
        gap = int(self._draw() * (len(times) + 1))
        within = self._draw()
        low = times[gap - 1] if gap > 0 else times[0] / 2
        if gap < len(times):
            return low + within * (times[gap] - low)
        # Longer than all before: twice as long in one case of four, and so on.
        return low / sqrt(1 - within)
