"""The processes in which bots think, so that nobody else has to wait for them."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from edubba.core.interrupts import unheard
from edubba.server import worker
from edubba.server.turns import Turn, Turns

T = TypeVar("T")
log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A thought ended without an answer."""


class BotPool:
    """Worker processes; when one dies, all are replaced and whoever waited is told."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # A fresh interpreter: forking a process with threads and an event loop is not safe.
        self._context = get_context("spawn")
        # Workers listen at one end and go home when nobody holds the other any more. An event
        # would not do: a process that dies while it waits for one leaves it locked.
        self._theirs, self._ours = self._context.Pipe(duplex=False)
        self._closed = False
        self.turns = Turns(workers)
        self._executor = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, self._context, worker.begin, (self._theirs,))

    async def warm_up(self) -> None:
        """Let every worker load the rules before the first bot is asked."""
        asked = [self.run(worker.ready) for _ in range(self.workers)]
        await asyncio.gather(*asked, return_exceptions=True)

    async def run(
        self,
        work: Callable[..., T],
        *args: object,
        turn: Turn | None = None,
        begun: Callable[[], None] | None = None,
    ) -> T:
        """The answer of a worker, or `BotFailed`; `begun` is called when one has time for it."""
        async with self.turns.during(turn or Turn()):
            if begun is not None:
                begun()
            return await self._ask(work, *args)

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        if self._closed:
            raise asyncio.CancelledError  # whoever still waits for a thought goes home as well
        executor = self._executor
        try:
            with unheard():
                answer = asyncio.get_running_loop().run_in_executor(executor, work, *args)
            return await answer
        except BrokenProcessPool as error:
            self._replace(executor)
            raise BotFailed("a worker died") from error
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.exception("a bot failed")
            raise BotFailed(str(error)) from error

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._executor is broken and not self._closed:
            log.warning("a worker died; the workers are replaced")
            self._executor = self._start()
            broken.shutdown(wait=False)

    def close(self) -> None:
        """Send all workers home, in the middle of a thought if need be."""
        self._closed = True
        self._ours.close()
        self._executor.shutdown(cancel_futures=True)
        self._theirs.close()
