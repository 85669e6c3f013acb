"""What a table does by itself when a time is over: a clock that ran out is claimed, and the dice go
without numbers that were not opened."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from edubba.core.errors import EdubbaError
from edubba.core.state import OVER
from edubba.match import Match
from edubba.server.news import Played
from edubba.server.players import STAND_IN

if TYPE_CHECKING:
    from edubba.server.table import LiveTable

LONGEST: Final = 24 * 60 * 60
"""Seconds of one wait; longer ones are waited for in parts."""
log = logging.getLogger(__name__)


class Timer:
    """Waits for the next moment at which the house has to act."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._handle: asyncio.TimerHandle | None = None

    def wake(self, match: Match | None) -> None:
        """Wait for what is due next, if anything is."""
        self.cancel()
        due = None if match is None else self.table.deadline(match)
        if due is not None:
            left = max(0, due - self.table.house.hours.now()) / 1000
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(min(left, LONGEST) + 0.001, self._ring)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self.table.house.spawn(self._act())

    async def _act(self) -> None:
        table = self.table
        async with table.lock:
            match = await table.match()
            before = match.version
            try:
                await table.carry_out(match, self._overdue)
            except EdubbaError as error:
                # The sweep of the house tries again.
                log.warning("a time could not be claimed", extra={"why": str(error)})
                return
            if match.version != before:
                await table.keep(before)
                table.publish(Played())
        table.wake()

    def _overdue(self, match: Match, now: int) -> None:
        if now >= self.table.opening_time:
            for silent in match.nonces_due:
                match.withhold_nonce(silent, now)
        seat = match.on_clock
        if seat is None or seat in match.left or match.record.header.clock is None:
            return
        if self.table.remaining(match, now)[seat] <= 0:
            if match.actor == OVER:  # the game is played; only its last turn was not closed
                match.done(seat, now)
            else:
                match.flag(seat, now, STAND_IN)
