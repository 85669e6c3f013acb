"""The processes in which bots think, so that nobody else has to wait for them: here, and at workers
elsewhere that lend theirs."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from edubba.core.interrupts import unheard
from edubba.server import worker
from edubba.server.turns import Turn, Turns
from edubba.server.worker import Question, Thought

if TYPE_CHECKING:
    from edubba.server.lending import Lender

T = TypeVar("T")
log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A thought ended without an answer."""


class WorkerLost(Exception):
    """The worker elsewhere that thought is gone; somebody else can think the same."""


class BotPool:
    """Worker processes, each with one thought at a time: when one dies, it is replaced and whoever
    asked it is told, nobody else. There may be none here: then whoever asks waits until a worker
    elsewhere lends one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # A fresh interpreter: forking a process with threads and an event loop is not safe.
        self._context = get_context("spawn")
        # Workers listen at one end and go home when nobody holds the other any more. An event
        # would not do: a process that dies while it waits for one leaves it locked.
        self._theirs, self._ours = self._context.Pipe(duplex=False)
        self._closed = False
        self.turns = Turns(workers)
        self.turns.wanted = self._want
        self.lenders: set[Lender] = set()
        """Workers elsewhere."""
        self.thoughts: Counter[str] = Counter()
        """How many were thought `here`, and `elsewhere`, and how many of those were `lost`."""
        self._all: set[ProcessPoolExecutor] = set()
        """Of one process each, which is started when it is needed for the first time."""
        self._idle: asyncio.LifoQueue[ProcessPoolExecutor] = asyncio.LifoQueue()
        """The last that thought comes first: it remembers what it read."""
        for _ in range(max(1, workers)):
            self._idle.put_nowait(self._start())

    def _start(self) -> ProcessPoolExecutor:
        executor = ProcessPoolExecutor(1, self._context, worker.begin, (self._theirs,))
        self._all.add(executor)
        return executor

    @property
    def elsewhere(self) -> int:
        """How many processes workers elsewhere have."""
        return sum(each.places for each in self.lenders)

    @property
    def deserted(self) -> bool:
        """Whether nobody thinks, here or elsewhere."""
        return self.workers + self.elsewhere == 0

    def _want(self) -> None:
        for lender in self.lenders:
            lender.want()

    async def warm_up(self) -> None:
        """Let every worker load the rules before the first bot is asked."""
        asked = [self.run(worker.ready) for _ in range(self.workers)]
        await asyncio.gather(*asked, return_exceptions=True)

    async def run(self, work: Callable[..., T], *args: object, turn: Turn | None = None) -> T:
        """The answer of a process here, or `BotFailed`."""
        async with self.turns.during(turn or Turn()):
            return await self.ask(work, *args)

    async def think(self, question: Question, turn: Turn, begun: Callable[[], None]) -> Thought:
        """A bot's choice, thought here or elsewhere; `BotFailed`, or `WorkerLost` where that is
        the worker's fault. `begun` is called when somebody has time for it."""
        async with self.turns.during(turn) as lent:
            begun()
            if lent is None:
                self.thoughts["here"] += 1
                return await self.ask(worker.choose, question)
            self.thoughts["elsewhere"] += 1
            try:
                return await lent.think(question)
            except WorkerLost:
                self.thoughts["lost"] += 1
                raise

    async def ask(self, work: Callable[..., T], *args: object) -> T:
        """The same for whoever has a turn."""
        executor = await self._idle.get()
        if self._closed:
            self._idle.put_nowait(executor)
            raise asyncio.CancelledError  # whoever still waits for a thought goes home as well
        executor, thought = self._submit(executor, work, *args)
        loop = asyncio.get_running_loop()

        def thought_about(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop ended before
                loop.call_soon_threadsafe(self._idle.put_nowait, executor)

        thought.add_done_callback(thought_about)  # also if nobody waits for it any more
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool as error:
            log.warning("a worker died; it is replaced")
            raise BotFailed("a worker died") from error
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.exception("a bot failed")
            raise BotFailed(str(error)) from error

    def _submit(
        self, executor: ProcessPoolExecutor, work: Callable[..., T], *args: object
    ) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Let a process think, or a new one if it died in its last thought or since."""
        with unheard():
            try:
                return executor, executor.submit(work, *args)
            except BrokenProcessPool:
                executor.shutdown(wait=False)
                self._all.discard(executor)
                executor = self._start()
                return executor, executor.submit(work, *args)

    def close(self) -> None:
        """Send all workers home, in the middle of a thought if need be."""
        self._closed = True
        self._ours.close()
        for executor in [*self._all]:
            executor.shutdown(cancel_futures=True)
        self._theirs.close()
