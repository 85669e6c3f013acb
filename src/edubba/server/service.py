"""`edubba worker`: a machine on which bots think for the processes of a house, and nothing else.

It finds them in the database, where it only reads their leases, and goes to each of them; nobody
has to reach it. What it is told is what the processes of the house itself are told: a position that
its seat cannot tell from the true one.
"""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final, Literal

from pydantic import BaseModel, TypeAdapter, ValidationError
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from edubba.core.catalogue import best_language, word
from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.server import log, worker
from edubba.server.inside import known_by
from edubba.server.lending import PATH, SILENCE, plays_by
from edubba.server.players import may_play, offer
from edubba.server.pool import BotFailed, BotPool
from edubba.server.settings import Settings
from edubba.server.store.engine import reader
from edubba.server.store.leases import Lease, alive
from edubba.server.telling import dumps
from edubba.server.turns import Turn
from edubba.server.worker import Question

LOOK: Final = 1.0
"""Seconds between two looks for processes that have come."""
BREATH: Final = SILENCE / 4
"""Seconds between two signs of life."""
AGAIN: Final = 10.0
"""Seconds after which one is asked again that wants no such worker."""
MOST: Final = 256
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
logger = logging.getLogger(__name__)


class Said(BaseModel):
    """What a process of the house says."""

    type: Literal["welcome", "refused", "wanted", "question"]
    words: str = ""
    n: int = 0
    question: Question | None = None


SAID: Final = TypeAdapter(Said)


def work(settings: Settings) -> None:
    """Run until somebody stops it."""
    if settings.database is None:
        raise InvalidInput(Message("server/worker-alone"))
    if not settings.bot_workers:
        takes = Message("server/takes-number", low="1", high=str(MOST))
        raise InvalidInput(Message("server/bad-setting", name="bot_workers", detail=takes))
    log.set_up(settings)
    asyncio.run(_work(settings, reader(settings.database)))


async def _work(settings: Settings, engine: Engine) -> None:
    service = Service(settings, engine)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in SIGNALS:
        signal.signal(each, lambda *_: loop.call_soon_threadsafe(stopped.set))
    opened = Message("server/worker-open", processes=settings.bot_workers)
    print(word(opened, best_language([settings.language])), flush=True)
    looking = asyncio.create_task(service.run())
    try:
        await stopped.wait()
    finally:
        looking.cancel()
        await service.close()


class Service:
    """Processes that think, and the lines to those who ask for them."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        offer(settings.bots)
        self.bots = settings.bots
        self.pool = BotPool(settings.bot_workers)
        self._engine = engine
        self._lines: dict[str, asyncio.Task[None]] = {}
        self._silent = False
        """Whether it was said that the database does not answer."""

    async def run(self) -> None:
        """Go to every process of the house that is there, and to those that come."""
        await self.pool.warm_up()
        self._plays_by = await asyncio.to_thread(plays_by)
        while True:
            for house in await self._houses():
                line = self._lines.get(house.address)
                if line is None or line.done():
                    self._lines[house.address] = asyncio.create_task(Line(self, house).keep())
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        for line in self._lines.values():
            line.cancel()
        await asyncio.gather(*self._lines.values(), return_exceptions=True)
        await asyncio.to_thread(self.pool.close)
        self._engine.dispose()

    async def _houses(self) -> list[Lease]:
        def read() -> list[Lease]:
            with self._engine.connect() as connection:
                return alive(connection)

        try:
            found = await asyncio.to_thread(read)
        except SQLAlchemyError as error:
            if not self._silent:
                logger.warning("the database does not answer", extra={"why": str(error)})
            self._silent = True
            return []
        self._silent = False
        return found

    def hello(self) -> str:
        told = {"plays_by": self._plays_by, "bots": self.bots, "places": self.pool.workers}
        return dumps({"type": "hello", **told})


class Line:
    """The line to one process of the house."""

    def __init__(self, service: Service, house: Lease) -> None:
        self.service = service
        self.house = house
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Question | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def keep(self) -> None:
        """Think for it, until it is gone."""
        try:
            async with connect(
                f"ws://{self.house.address}{PATH}",
                additional_headers=known_by(self.house, None, None),
                max_size=None,
                compression=None,
                proxy=None,
                open_timeout=SILENCE,
                close_timeout=1,
                ping_interval=BREATH,
                ping_timeout=SILENCE,
            ) as line:
                await line.send(self.service.hello())
                async for text in line:
                    await self._hear(line, SAID.validate_json(text))
        except (OSError, TimeoutError, WebSocketException, ValidationError) as error:
            logger.info("no line", extra={"address": self.house.address, "why": str(error)})
        finally:
            for task in self._tasks:
                task.cancel()

    async def _hear(self, line: ClientConnection, told: Said) -> None:
        where = {"address": self.house.address}
        if told.type == "welcome":
            logger.info("bots think for a process", extra=where)
            self._spawn(self._breathe(line))
        elif told.type == "refused":
            logger.warning("a process wants no such worker", extra={**where, "why": told.words})
            await asyncio.sleep(AGAIN)
        elif told.type == "wanted":
            self._spawn(self._lend(line))
        elif (asked := self._asked.get(told.n)) is not None and not asked.done():
            asked.set_result(told.question)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _breathe(self, line: ClientConnection) -> None:
        with suppress(WebSocketException):
            while True:
                await line.send(dumps({"type": "alive"}))
                await asyncio.sleep(BREATH)

    async def _lend(self, line: ClientConnection) -> None:
        """Let the process have a place for one thought, when its turn among all of them comes."""
        n = next(self._numbers)
        asked = self._asked[n] = asyncio.get_running_loop().create_future()
        try:
            async with self.service.pool.turns.during(Turn(self.house.address)):
                await line.send(dumps({"type": "free", "n": n}))
                question = await asked
                if question is not None:
                    action = await self._think(question)
                    await line.send(dumps({"type": "thought", "n": n, "action": action}))
        except WebSocketException:
            pass  # whoever listens notices, too
        finally:
            del self._asked[n]

    async def _think(self, question: Question) -> int | None:
        """The action; none if the bot failed, or is not one of those that were named here."""
        if not may_play(question.level):
            logger.warning("a bot was not named here", extra={"bot": question.level})
            return None
        try:
            return (await self.service.pool.ask(worker.choose, question)).action
        except BotFailed:
            return None
