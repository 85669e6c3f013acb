"""From one process of the house to another: whoever asks about a table that is held elsewhere is
answered from there, through here.

They speak the protocol of the house, at an address of their own where only they are let in.
"""

import asyncio
from contextlib import suppress
from email.parser import BytesParser
from http.cookies import SimpleCookie
from secrets import compare_digest
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from edubba.core.words import Message
from edubba.server import traces, trail
from edubba.server.audience import TRY_AGAIN
from edubba.server.errors import Refused, told
from edubba.server.messages import Watch
from edubba.server.models import PROTOCOL
from edubba.server.peers import Elsewhere
from edubba.server.people import COOKIE, brought
from edubba.server.store.leases import Lease

if TYPE_CHECKING:
    from edubba.server.house import House
    from edubba.server.socket import Connection

TOKEN: Final = "x-edubba-token"
FOR: Final = "x-edubba-for"
"""The headers by which a process is known, and which say for whom it asks."""
INSIDE: Final = "inside"
"""Marks, in the state of a scope, what comes from another process."""
ANSWER_SECONDS: Final = 30
PING: Final = 2
"""Seconds between two pings of a line inside, and in which each has to be answered."""
LOST: Final = 1006


class Inside:
    """The house for its other processes: whoever does not know its word is sent away."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        me = self.house.peers.me
        if me is None or not compare_digest(headers.get(TOKEN, "").encode(), me.token.encode()):
            refused = told(Refused(Message("server/out-of-reach"), 503))
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})
            else:
                await refused(scope, receive, send)
            return
        scope["client"] = (headers.get(FOR, "?"), 0)
        scope.setdefault("state", {})[INSIDE] = True
        await self.app(scope, receive, send)


def is_inside(scope: Scope) -> bool:
    """Whether another process asks, which has looked at limits and origins already."""
    return bool(scope.get("state", {}).get(INSIDE))


async def forward(request: Request, elsewhere: Elsewhere) -> Response:
    """Ask the process that holds the table, and answer what it answers."""
    if is_inside(request.scope):  # it has just changed hands
        return told(Refused(Message("server/out-of-reach"), 503))
    secret = request.scope["state"].get("new_secret") or brought(request.cookies)
    path = elsewhere.path or request.url.path
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            answer = await _ask(
                elsewhere.holder,
                f"{request.method} {path}?{request.url.query} HTTP/1.0",
                {
                    **known_by(elsewhere.holder, secret, request.client),
                    "content-type": request.headers.get("content-type", "application/json"),
                },
                await request.body(),
            )
    except (OSError, TimeoutError, ValueError):
        return told(Refused(Message("server/lost-on-the-way"), 503))
    if known_as := SimpleCookie(answer.headers.get("set-cookie")).get(COOKIE):
        # A newcomer, who became somebody there; the cookie is made here, where their line is known.
        del answer.headers["set-cookie"]
        request.scope["state"]["new_secret"] = known_as.value
    return answer


async def ask_for(peer: Lease, path: str, method: str = "GET") -> str:
    """What a process says; nothing if it does not answer soon."""
    with suppress(OSError, TimeoutError, ValueError):
        async with asyncio.timeout(PING):
            answer = await _ask(peer, f"{method} {path} HTTP/1.0", known_by(peer, None, None), b"")
        return bytes(answer.body).decode() if answer.status_code == 200 else ""
    return ""


async def _ask(holder: Lease, what: str, headers: dict[str, str], body: bytes) -> Response:
    """One request of HTTP/1.0, whose answer ends with the connection."""
    ears, mouth = await asyncio.open_connection(*holder.place)
    try:
        lines = [what, *(f"{name}: {value}" for name, value in headers.items())]
        head = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""])
        mouth.write(head.encode("latin-1") + body)
        status, _, rest = (await ears.read(-1)).partition(b"\r\n")
    finally:
        mouth.close()
    head_, end, answer = rest.partition(b"\r\n\r\n")
    said = BytesParser().parsebytes(head_, headersonly=True)
    if not end or len(answer) < int(said.get("content-length", 0)):
        raise ConnectionResetError  # it died in the middle
    kept = {name: value for name, value in said.items() if name.lower() in PASSED_ON}
    return Response(answer, int(status.split()[1]), kept)


PASSED_ON: Final = {"content-type", "content-disposition", "cache-control", "etag", "set-cookie"}


def known_by(holder: Lease, secret: str | None, client: object) -> dict[str, str]:
    host = client[0] if isinstance(client, tuple) else "?"
    told = {TOKEN: holder.token, FOR: host, "host": holder.address, trail.HEADER: trail.request()}
    told |= traces.carried()
    return told if secret is None else {**told, "cookie": f"{COOKIE}={secret}"}


class Relay:
    """The line of a client on to the process that holds the table it follows."""

    def __init__(self, client: "Connection", holder: Lease) -> None:
        self.client = client
        self.holder = holder
        self._line: ClientConnection | None = None
        self._closed = False

    async def open(self, watch: Watch) -> None:
        """Follow the table there; from now on everything about it goes to and fro."""
        socket = self.client.socket
        headers = known_by(self.holder, brought(socket.cookies), socket.client)
        try:
            self._line = await connect(
                f"ws://{self.holder.address}/ws",
                additional_headers=headers,
                max_size=None,
                compression=None,
                proxy=None,
                ping_interval=PING,
                ping_timeout=PING,
            )
            await self._line.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
            await self._line.recv()
            await self._line.send(watch.model_dump_json())
        except (OSError, TimeoutError, WebSocketException):
            self.client.hang_up(TRY_AGAIN)
            return
        self.client.house.spawn(self._listen(self._line))

    async def _listen(self, line: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in line:
                self.client.send(text if isinstance(text, str) else text.decode())
        if not self._closed:  # who holds the table is gone, or has had enough
            code = line.close_code
            self.client.hang_up(TRY_AGAIN if code in (None, LOST) else code)

    async def pass_on(self, text: str | bytes) -> None:
        if self._line is not None:
            with suppress(WebSocketException):  # the client is being told
                await self._line.send(text if isinstance(text, str) else text.decode())

    def close(self) -> None:
        self._closed = True
        if self._line is not None:
            self.client.house.spawn(self._line.close())
