"""Workers elsewhere, as a process of the house sees them: they come by a line of their own and lend
it places to think.

Both say one JSON object a message. A worker says what it plays by; then the house says `wanted` for
each thought that waits and finds no place here. When the worker has a process to spare, it lends it
(`free`, with a number), and the house answers under that number with the question of whoever comes
first now, or with none. So there is one queue, that of the house, and its order stays what it is.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from edubba._version import __version__
from edubba.core.catalogue import best_language, word
from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game, game_ids
from edubba.core.words import Message
from edubba.server.guests import house_of
from edubba.server.inside import is_inside
from edubba.server.pool import BotFailed, BotPool, WorkerLost
from edubba.server.telling import dumps
from edubba.server.worker import Question, Thought

if TYPE_CHECKING:
    from edubba.server.house import House

PATH: Final = "/inside/bots"
NOBODY: Final = 1008
"""What a line is closed with that has no business here."""
SILENCE: Final = 8
"""Seconds after which who says nothing is taken for gone; who ends is missed at once."""
NONE: Final = "-"
log = logging.getLogger(__name__)


class Hello(BaseModel):
    """What a worker says first."""

    type: Literal["hello"]
    plays_by: dict[str, str]
    bots: list[str]
    places: int = Field(ge=1)


class Alive(BaseModel):
    """It is still there."""

    type: Literal["alive"]


class Free(BaseModel):
    """It lends a place."""

    type: Literal["free"]
    n: int


class Thinks(BaseModel):
    """What it thought at a place; nothing if the bot failed."""

    type: Literal["thought"]
    n: int
    action: int | None


HELLO: Final = TypeAdapter(Hello)
FROM_WORKER: Final[TypeAdapter[Alive | Free | Thinks]] = TypeAdapter(
    Annotated[Alive | Free | Thinks, Field(discriminator="type")]
)


class Lent:
    """A place at a worker, for one thought."""

    def __init__(self, lender: "Lender", n: int) -> None:
        self.lender = lender
        self.n = n
        self.answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        """The action; none if the bot failed, and cancelled if the worker is gone."""
        self._asked = False

    async def think(self, question: Question) -> Thought:
        self._asked = True
        self.lender.say(type="question", n=self.n, question=question)
        await asyncio.wait([self.answer])
        if self.answer.cancelled():
            raise WorkerLost
        action = self.answer.result()
        if action is None:
            raise BotFailed("a bot failed elsewhere")
        return Thought(action, [])

    def give_back(self) -> None:
        self.lender.lent.pop(self.n, None)
        if not self._asked:
            self.lender.say(type="question", n=self.n, question=None)


class Lender:
    """A worker elsewhere that has come."""

    def __init__(self, pool: BotPool, socket: WebSocket, places: int) -> None:
        self.pool = pool
        self.places = places
        self.lent: dict[int, Lent] = {}
        self._socket = socket
        self._wanted = 0
        """Places that were asked for and are not lent yet."""
        self._out: asyncio.Queue[str] = asyncio.Queue()

    def say(self, **message: object) -> None:
        self._out.put_nowait(dumps(message))

    def want(self) -> None:
        """Ask for as many places as there are thoughts that wait."""
        while self._wanted < min(self.places, self.pool.turns.waiting):
            self._wanted += 1
            self.say(type="wanted")

    async def run(self) -> None:
        """Take what the worker lends, until it is gone."""
        sending = asyncio.create_task(self._send())
        self.say(type="welcome")
        self.pool.lenders.add(self)
        try:
            self.want()
            while True:
                async with asyncio.timeout(SILENCE):
                    self._hear(await self._socket.receive_text())
        except (WebSocketDisconnect, TimeoutError, ValidationError) as error:
            log.warning("a worker is gone", extra={"why": type(error).__name__})
        finally:
            self.pool.lenders.discard(self)
            sending.cancel()
            for place in [*self.lent.values()]:
                place.answer.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # who listens is told of that
            while True:
                await self._socket.send_text(await self._out.get())

    def _hear(self, text: str) -> None:
        said = FROM_WORKER.validate_json(text)
        if isinstance(said, Free):
            self._wanted = max(0, self._wanted - 1)
            place = self.lent[said.n] = Lent(self, said.n)
            if not self.pool.turns.lend(place):
                place.give_back()
            self.want()
        elif isinstance(said, Thinks):
            place_of = self.lent.get(said.n)
            if place_of is not None and not place_of.answer.done():
                place_of.answer.set_result(said.action)


async def listen(socket: WebSocket) -> None:
    """One worker over one line."""
    if not is_inside(socket.scope):
        await socket.close(NOBODY)
        return
    house = house_of(socket)
    await socket.accept()
    try:
        async with asyncio.timeout(SILENCE):
            hello = HELLO.validate_json(await socket.receive_text())
        ours = await asyncio.to_thread(plays_by)
        wrong = misfit(ours, [*house.settings.bots], hello)
        if wrong is None:
            await Lender(house.bots, socket, hello.places).run()
        else:
            await _refuse(house, socket, wrong)
        await socket.close()
    except (WebSocketDisconnect, TimeoutError, ValidationError, RuntimeError):
        pass  # it has hung up, or is none of ours


async def _refuse(house: "House", socket: WebSocket, why: Message) -> None:
    words = word(why, best_language([house.settings.language]))
    log.warning("a worker is refused", extra={"why": words})
    await socket.send_text(dumps({"type": "refused", "words": words}))


def plays_by() -> dict[str, str]:
    """Edubba and all games that are installed, each with its version."""
    found = {"edubba": __version__}
    for id in game_ids():
        with suppress(InvalidInput):  # a broken game of somebody else's
            found[id] = str(find_game(id).rules_version)
    return found


def misfit(ours: dict[str, str], bots: list[str], theirs: Hello) -> Message | None:
    """Why a worker cannot think for a house; None if it can."""
    for name, version in ours.items():
        other = theirs.plays_by.get(name, NONE)
        if other != version:
            return Message("server/worker-differs", name=name, ours=version, theirs=other)
    lacking = next((each for each in bots if each not in theirs.bots), None)
    return None if lacking is None else Message("server/worker-lacks-bot", bot=lacking)
