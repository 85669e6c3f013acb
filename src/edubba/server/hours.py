"""The time by which matches are played: it runs on while the house is open, and only then.

Nobody loses time while no server runs, nor when somebody sets the clock of the system. What people
read as a date comes from `House.clock`.
"""

from collections.abc import Callable
from time import monotonic_ns

Ticks = Callable[[], int]


def system_ticks() -> int:
    """Milliseconds since any moment; never turned back, never set."""
    return monotonic_ns() // 1_000_000


class Hours:
    """How long the house has been open in all, from a beginning that its store knows."""

    def __init__(self, begun: int, ticks: Ticks = system_ticks) -> None:
        self._ticks = ticks
        self._offset = begun - ticks()

    def now(self) -> int:
        return self._ticks() + self._offset

    def catch_up(self, at: int) -> None:
        """Be no earlier than another process of the house."""
        self._offset = max(self._offset, at - self._ticks())


class MatchTime:
    """Milliseconds since a match began, as far as they count for somebody."""

    def __init__(self, hours: Hours) -> None:
        self._hours = hours
        self.started = 0
        """When it began, by the hours of the house; later by as long as it stood still."""
        self._stopped: int | None = None

    def begin(self, started: int, least: int = 0) -> None:
        """Run on for a match that began then and has come so far at least: the last moments before
        a crash are forgotten, but no entry of the record is."""
        self._stopped = None
        self.started = min(started, self._hours.now() - least)

    def now(self) -> int:
        at = self._hours.now() if self._stopped is None else self._stopped
        return max(0, at - self.started)

    @property
    def stands(self) -> bool:
        return self._stopped is not None

    def stop(self) -> None:
        """Stand still: what is waited for is nobody's fault."""
        if self._stopped is None:
            self._stopped = self._hours.now()

    def go_on(self) -> None:
        if self._stopped is not None:
            self.started += self._hours.now() - self._stopped
            self._stopped = None
