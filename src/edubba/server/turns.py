"""Who thinks next, where more want to than there are workers.

Time is shared by people, not by thoughts: whoever has had least of it comes first, and at tables
that nobody looks at the bots wait until no others do. Besides the places that are there, others can
be lent for one turn each.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edubba.server.lending import Lent


@dataclass(eq=False)
class Turn:
    """Somebody's wish for a worker."""

    who: str = ""
    """The person for whom it is."""
    watched: Callable[[], bool] = lambda: True
    called: "asyncio.Future[Lent | None] | None" = field(default=None, repr=False)
    """Told the place, if that is a lent one."""


class Turns:
    """So many at a time; the others wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Turn] = []
        self._had: dict[str, float] = {}
        """Seconds that people have had, of those who had more than `_least`."""
        self._least = 0.0
        """What the last who was called had had: who comes new has no claim on time before that."""
        self.wanted: Callable[[], None] = lambda: None
        """Called when one more has to wait."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def during(self, turn: Turn) -> AsyncIterator["Lent | None"]:
        """Wait for a turn, and have it for as long as the body takes; a lent place is named."""
        lent = await self._enter(turn)
        begun = monotonic()
        try:
            yield lent
        finally:
            self._leave(turn, lent, monotonic() - begun)

    async def _enter(self, turn: Turn) -> "Lent | None":
        turn.called = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._call()
        if not turn.called.done():
            self.wanted()
        try:
            return await turn.called
        except asyncio.CancelledError:
            if not turn.called.cancelled():  # called at the same moment
                self._leave(turn, turn.called.result(), 0)
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def _leave(self, turn: Turn, lent: "Lent | None", seconds: float) -> None:
        self._had[turn.who] = max(self._had.get(turn.who, 0.0), self._least) + seconds
        if lent is not None:
            lent.give_back()
        else:
            self._free += 1
            self._call()

    def lend(self, place: "Lent") -> bool:
        """Let whoever comes first have a place for one turn; false if nobody waits."""
        turn = self._first()
        if turn is None or turn.called is None:
            return False
        turn.called.set_result(place)
        return True

    def place(self, turn: Turn) -> int:
        """Which of those who wait it is, as it stands, from 1; 0 for one who does not wait."""
        return sorted(self._waiting, key=self._rank).index(turn) + 1 if turn in self._waiting else 0

    def _rank(self, turn: Turn) -> tuple[bool, float]:
        return not turn.watched(), max(self._had.get(turn.who, 0.0), self._least)

    def _call(self) -> None:
        while self._free and (turn := self._first()) is not None:
            assert turn.called is not None
            self._free -= 1
            turn.called.set_result(None)

    def _first(self) -> Turn | None:
        """Whose turn it is now, who then waits no longer."""
        while self._waiting:
            turn = min(self._waiting, key=self._rank)
            self._waiting.remove(turn)
            assert turn.called is not None
            if turn.called.cancelled():  # who gave up at this very moment has not said so yet
                continue
            self._least = max(self._least, self._rank(turn)[1])
            self._had = {who: had for who, had in self._had.items() if had > self._least}
            return turn
        return None
