"""Who thinks next, where more want to than there are workers.

Time is shared by people, not by thoughts: whoever has had least of it comes first, and at tables
that nobody looks at the bots wait until no others do.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic


@dataclass(eq=False)
class Turn:
    """Somebody's wish for a worker."""

    who: str = ""
    """The person for whom it is."""
    watched: Callable[[], bool] = lambda: True
    called: "asyncio.Future[None] | None" = field(default=None, repr=False)


class Turns:
    """So many at a time; the others wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Turn] = []
        self._had: dict[str, float] = {}
        """Seconds that people have had, of those who had more than `_least`."""
        self._least = 0.0
        """What the last who was called had had: who comes new has no claim on time before that."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def during(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as the body takes."""
        await self._enter(turn)
        begun = monotonic()
        try:
            yield
        finally:
            self._leave(turn, monotonic() - begun)

    async def _enter(self, turn: Turn) -> None:
        turn.called = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._call()
        try:
            await turn.called
        except asyncio.CancelledError:
            if not turn.called.cancelled():  # called at the same moment
                self._leave(turn, 0)
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def _leave(self, turn: Turn, seconds: float) -> None:
        self._had[turn.who] = max(self._had.get(turn.who, 0.0), self._least) + seconds
        self._free += 1
        self._call()

    def place(self, turn: Turn) -> int:
        """Which of those who wait it is, as it stands, from 1; 0 for one who does not wait."""
        return sorted(self._waiting, key=self._rank).index(turn) + 1 if turn in self._waiting else 0

    def _rank(self, turn: Turn) -> tuple[bool, float]:
        return not turn.watched(), max(self._had.get(turn.who, 0.0), self._least)

    def _call(self) -> None:
        while self._free and self._waiting:
            turn = min(self._waiting, key=self._rank)
            self._waiting.remove(turn)
            assert turn.called is not None
            if turn.called.cancelled():  # who gave up at this very moment has not said so yet
                continue
            self._free -= 1
            self._least = max(self._least, self._rank(turn)[1])
            self._had = {who: had for who, had in self._had.items() if had > self._least}
            turn.called.set_result(None)
