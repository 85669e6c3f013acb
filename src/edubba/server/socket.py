"""One WebSocket connection: what a client says, and what it is answered."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from edubba._version import __version__
from edubba.core.catalogue import languages
from edubba.core.errors import EdubbaError
from edubba.core.journal import SPECTATOR
from edubba.core.words import Message
from edubba.server import answers, messages, traces
from edubba.server.audience import TRY_AGAIN, Audience, Viewer
from edubba.server.door import DROP, WRITE
from edubba.server.errors import NotSaved, Refused, Stale, problem
from edubba.server.faults import fault
from edubba.server.guests import check_visible
from edubba.server.inside import Relay
from edubba.server.limits import Bucket
from edubba.server.lists import me_json
from edubba.server.messages import FROM_CLIENT, FromClient, FromServer, Hello, Look, Ping, Watch
from edubba.server.models import PROTOCOL
from edubba.server.peers import Elsewhere
from edubba.server.store.committer import Failure
from edubba.server.store.jobs import change_language
from edubba.server.store.rows import KICKED, Person
from edubba.server.telling import Manner, dumps

if TYPE_CHECKING:
    from edubba.server.house import House

MOST_WAITING: Final = 512
"""Messages that may wait for a slow client; then it has to come again."""
LARGEST_WAITING: Final = 8 * 1024 * 1024
"""Characters that may wait so."""
MOST_WRONG: Final = 400
"""Messages without sense after which the line is cut."""
UNAVAILABLE: Final = 503
GOING_AWAY: Final = 1001
POLICY: Final = 1008
log = logging.getLogger(__name__)


class Connection:
    """A client that is connected."""

    def __init__(
        self,
        house: "House",
        socket: WebSocket,
        person: Person,
        address: str = "?",
        inside: bool = False,
    ) -> None:
        self.house = house
        self.socket = socket
        self.person = person
        self.address = address
        self.audience: Audience | None = None
        self.viewer: Viewer | None = None
        self.relay: Relay | None = None
        """On to the process that holds the table, where that is another one."""
        self.greeted = False
        self.wrong = 0
        rate = house.settings.messages_per_second
        self.inside = inside
        """Whether it comes through another process."""
        self.pace = None if inside else Bucket(rate, 3 * rate)
        self._out: asyncio.Queue[str | int] = asyncio.Queue()
        self._waiting = 0
        """Characters that wait to be sent."""
        self._leaving = False
        self._now: Callable[[str], bool] | None = None
        """Sends at once where nothing waits, and says whether it could."""
        self._sending = False

    # Sending

    def send(self, text: str) -> None:
        """Put a message on its way; a client that does not take them is let go."""
        if self._leaving:
            return
        if self._now is not None and not self._sending and self._out.empty() and self._now(text):
            return
        if self._out.qsize() >= MOST_WAITING or self._waiting > LARGEST_WAITING:
            self._drop()
            return
        self._waiting += len(text)
        self._out.put_nowait(text)

    def say(self, message: FromServer) -> None:
        self.send(dumps(message))

    def hang_up(self, code: int) -> None:
        """Close the line once everything before has been sent."""
        if not self._leaving:
            self._leaving = True
            self._out.put_nowait(code)

    def _drop(self) -> None:
        """Cut the line: whoever takes nothing would not hear a goodbye either."""
        self._leaving = True
        self._out = asyncio.Queue()
        self._out.put_nowait(TRY_AGAIN)
        cut: Callable[[], None] | None = self.socket.scope.get("state", {}).get(DROP)
        if cut is not None:
            cut()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone, in the middle of a word perhaps
            while True:
                next_ = await self._out.get()
                if isinstance(next_, int):
                    await self.socket.close(next_)
                    return
                self._waiting -= len(next_)
                self._sending = True
                await self.socket.send_text(next_)
                self._sending = False

    # Listening

    async def run(self) -> None:
        """Serve this client until it goes."""
        self._now = self.socket.scope.get("state", {}).get(WRITE)
        writer = asyncio.create_task(self._write())
        self.house.lines.add(self)
        try:
            with self._place():
                await self._listen(writer)
        finally:
            self.house.lines.discard(self)
            self.unwatch()
            writer.cancel()

    async def _listen(self, writer: "asyncio.Task[None]") -> None:
        try:
            while self.socket.client_state is WebSocketState.CONNECTED and not writer.done():
                await self.hear(await self._receive())
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone, in the middle of a word perhaps

    @contextmanager
    def _place(self) -> Iterator[None]:
        """One more line of this address and this person; hung up where there are too many."""
        house = self.house
        here = house.sockets_of_address.enter(self.address)
        mine = here and (not self.person.id or house.sockets_of_person.enter(self.person.id))
        if not mine:
            self.refuse(None, Refused(Message("server/too-many-lines"), 429))
            self.hang_up(TRY_AGAIN)
        try:
            yield
        finally:
            if here:
                house.sockets_of_address.leave(self.address)
            if mine and self.person.id:
                house.sockets_of_person.leave(self.person.id)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    async def hear(self, text: str | bytes) -> None:
        """Answer one message; whatever is wrong with it is one clear error."""
        id = None
        try:
            if self.pace is not None and not self.pace.take():
                id = _id_in(text)  # whoever waits for an answer to it shall know
                raise Refused(Message("server/too-fast"), 429)
            message = FROM_CLIENT.validate_json(text)
            id = getattr(message, "id", None)
            with traces.span(message.type):
                if self.relay is not None and type(message) in PASSED_ON:
                    await self.relay.pass_on(text)
                else:
                    await self.answer(message)
        except ValidationError as error:
            self.refuse(_id_in(text), _wrong(error))
        except EdubbaError as error:
            self.refuse(id, error)
        except Failure as error:
            log.warning("the store does not answer", extra={"why": str(error)})
            if id is None:
                self.hang_up(TRY_AGAIN)
            else:
                self.refuse(id, NotSaved())
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message could not be answered")
            self.refuse(id, Refused(Message("server/broken"), 500))

    def refuse(self, id: str | None, error: EdubbaError) -> None:
        self.wrong += 1
        version = error.version if isinstance(error, Stale) else None
        if version is None and self.viewer is not None and self.viewer.version >= 0:
            version = self.viewer.version
        self.say({"type": "error", "id": id, "version": version, **problem(error)})
        if self.wrong > MOST_WRONG and not isinstance(error, NotSaved):
            self.hang_up(POLICY)

    async def answer(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            self.greet(message)
        elif isinstance(message, Ping):
            self.say({"type": "pong", "t": message.t})
        elif not self.greeted:
            raise Refused(Message("server/hello-first"), 400)
        elif isinstance(message, messages.Unwatch):
            self.unwatch()
        else:
            await ANSWERS[type(message)](self, message)

    # Where it looks

    def greet(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            words = Message("server/old-client", theirs=message.protocol, ours=PROTOCOL)
            self.refuse(None, Refused(words, 400))
            self.hang_up(POLICY)
            return
        self.greeted = True
        self._note_language(message.language)
        me = me_json(self.person)
        self.say({"type": "welcome", "protocol": PROTOCOL, "version": __version__, "me": me})

    def _note_language(self, language: str) -> None:
        """Know in which language somebody reads now."""
        if self.person.id and language in languages() and language != self.person.language:
            self.person = replace(self.person, language=language)
            self.house.spawn(self.house.save(change_language(self.person)))

    async def watch(self, message: Watch) -> None:
        try:
            table = await self.house.table(message.table)
        except Elsewhere as elsewhere:
            if self.inside:  # it has just changed hands
                self.hang_up(TRY_AGAIN)
                return
            self.unwatch()
            self.relay = Relay(self, elsewhere.holder)
            await self.relay.open(message)
            return
        except Refused as refused:
            if refused.status != UNAVAILABLE:
                raise
            self.hang_up(TRY_AGAIN)
            return
        mine = table.row.seats_of(self.person.id)
        check_visible(table, self.person, message.code)
        if (await table.barred()).get(self.person.id) == KICKED:
            raise Refused(Message("server/kicked"), 403)
        if message.seat is not None and message.seat not in mine:
            raise Refused(Message("server/not-your-seat"), 403)
        self.unwatch()
        manner = Manner.CHANGES if message.changes else Manner.WHOLE
        self.viewer = Viewer(self, self.person, message.seat, manner=manner)
        self.audience = self.house.audience(table)
        await self.audience.enter(self.viewer, message.since, message.match, message.heard)

    def unwatch(self) -> None:
        if self.audience is not None and self.viewer is not None:
            self.audience.leave(self.viewer)
        if self.relay is not None:
            self.relay.close()
        self.audience = self.viewer = self.relay = None

    async def look(self, message: Look) -> None:
        audience, viewer = self.here()
        eyes = SPECTATOR
        if message.seat is not None:
            self.check_seat(message.seat)
            eyes = message.seat
        await audience.look(viewer, eyes)

    def here(self) -> tuple[Audience, Viewer]:
        """Where this client is; most messages are about the table it follows."""
        if self.audience is None or self.viewer is None:
            raise Refused(Message("server/watch-first"), 400)
        return self.audience, self.viewer

    def check_seat(self, seat: int) -> None:
        """Nobody acts for a seat, or sees with its eyes, that belongs to somebody else."""
        audience, _ = self.here()
        if seat not in audience.table.row.seats_of(self.person.id):
            raise Refused(Message("server/not-your-seat"), 403)


ANSWERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    Watch: Connection.watch,
    Look: Connection.look,
    messages.Act: answers.act,
    messages.Command: answers.command,
    messages.Preview: answers.preview,
    messages.Why: answers.why,
    messages.AskHint: answers.hint,
    messages.AskChances: answers.chances,
    messages.Say: answers.chat,
}


PASSED_ON: Final = {*ANSWERS} - {Watch}
"""What is said about the table that is followed, wherever it stands."""


def _wrong(error: ValidationError) -> Refused:
    place, detail = fault(error, 1)
    return Refused(Message("server/bad-message", place=place or "message", detail=detail), 422)


def _id_in(text: str | bytes) -> str | None:
    """The client's id in a message that is wrong otherwise."""
    try:
        id = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return id[:64] if isinstance(id, str) else None
