"""The clock of a table: when a seat's time runs out, the house claims it by itself."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from edubba.core.errors import EdubbaError
from edubba.match import Match
from edubba.server.players import STAND_IN
from edubba.server.present import running
from edubba.server.publisher import Played

if TYPE_CHECKING:
    from edubba.server.table import LiveTable

LONGEST: Final = 24 * 60 * 60
"""Seconds of one wait; longer ones are waited for in parts."""
log = logging.getLogger(__name__)


class ClockTimer:
    """Waits for the end of the time of whoever has to decide."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._handle: asyncio.TimerHandle | None = None

    def wake(self, match: Match | None) -> None:
        """Wait for the seat whose time runs now."""
        self.cancel()
        if match is None or match.record.header.clock is None:
            return
        seat = running(match)
        if seat is None or seat in match.left:
            return
        left = match.remaining(self.table.now())[seat] / 1000
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(min(left, LONGEST) + 0.001, self._ring)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self.table.house.spawn(self._claim())

    async def _claim(self) -> None:
        table = self.table
        async with table.lock:
            match = await table.match()
            seat = running(match)
            if seat is not None and match.remaining(table.now())[seat] <= 0:
                before = match.version
                late = seat
                try:
                    await table.carry_out(match, lambda m, at: m.flag(late, at, STAND_IN))
                except EdubbaError as error:
                    log.info("no time was claimed", extra={"why": str(error)})
                else:
                    await table.keep(before)
                    table.publish(Played())
        table.wake()
