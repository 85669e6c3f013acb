"""What the dice of finished matches prove: found once, in a worker."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from edubba.core.words import Message
from edubba.server import worker
from edubba.server.errors import Refused
from edubba.server.pool import BotFailed, BotPool
from edubba.server.worker import Proof

REMEMBERED: Final = 1000


class Proofs:
    """Proofs by match and version; whoever asks while one is being found waits for the same."""

    def __init__(self, workers: BotPool) -> None:
        self.workers = workers
        self._found: OrderedDict[tuple[str, int], asyncio.Task[Proof]] = OrderedDict()

    def known(self, match: str, version: int) -> bool:
        return (match, version) in self._found

    async def of(self, match: str, version: int, tablet: Callable[[], str]) -> Proof:
        """What a match proves, by its tablet."""
        key = (match, version)
        task = self._found.get(key)
        if task is None:
            work = self.workers.run(worker.prove, tablet())
            task = self._found[key] = asyncio.get_running_loop().create_task(work)
            if len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except BotFailed:
            self._found.pop(key, None)
            raise Refused(Message("server/answer-failed"), 503) from None
