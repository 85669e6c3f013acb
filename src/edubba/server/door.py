"""Who may come in: how many connections each address holds, and how long each may take.

A connection that asks for nothing, sends its request drop by drop, takes no answer or does not
answer a ping is cut; where an address or the house has too many, the one that has been idle longest
makes room for the next.
"""

import asyncio
from collections import Counter, OrderedDict
from typing import Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from edubba.server.limits import household
from edubba.server.settings import Settings

DROP: Final = "drop"
"""Where the state of a socket's scope holds what cuts its line at once."""
WRITE: Final = "write"
"""Where it holds what puts a message on its way at once."""
REPLY_SECONDS: Final = 120
"""In which an answer has to be made and taken."""


class Doors:
    """All connections that are open."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        """Connections that this process can hold."""
        self._open: dict[asyncio.Transport, str] = {}
        self._of: Counter[str] = Counter()
        self._idle: OrderedDict[asyncio.Transport, str] = OrderedDict()
        """Those that nothing is under way on, the longest idle first."""

    def enter(self, line: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more; an idle one may have to go for it."""
        # A proxy speaks for many; those are counted where their own address is known.
        who = "" if self.settings.trusts(address) else household(address)
        full = who and self._of[who] >= self.settings.connections_per_address
        if full and not self._make_room(who):
            return False
        if len(self._open) >= self.most and not self._make_room(None):
            return False
        self._open[line] = who
        self._of[who] += 1
        self._idle[line] = who
        return True

    def _make_room(self, of: str | None) -> bool:
        for line, who in self._idle.items():
            if of in (None, who):
                self.leave(line)
                line.abort()
                return True
        return False

    def leave(self, line: asyncio.Transport) -> None:
        who = self._open.pop(line, None)
        if who is not None:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]
            self._idle.pop(line, None)

    def set_busy(self, line: asyncio.Transport) -> None:
        self._idle.pop(line, None)

    def set_idle(self, line: asyncio.Transport) -> None:
        if line in self._open:
            self._idle[line] = self._open[line]


class Config(uvicorn.Config):
    """Uvicorn's, with the doors that its lines pass."""

    doors: Doors


def _doors(config: uvicorn.Config) -> Doors:
    return cast(Config, config).doors


class HttpConnection(HttpToolsProtocol):
    """A connection for requests; every part of one has its time."""

    _timer: asyncio.TimerHandle | None = None
    _answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors = _doors(self.config)
        if self.doors.enter(transport, self.client[0] if self.client else "?"):
            self._within(self.doors.settings.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and not self._answering:
            self._within(self.doors.settings.head_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._answering = True
        self.doors.set_busy(self.transport)
        self._within(self.doors.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(REPLY_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.pipeline:
            self._within(REPLY_SECONDS)
        else:
            self._in_time()
            self._answering = False
            self.doors.set_idle(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _in_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that stays; one whose other end is gone is cut, whatever still waits in it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][DROP] = self.transport.abort
            self.scope["state"][WRITE] = self.write

    _due = False
    """Whether what was written is about to be sent."""

    def write(self, text: str) -> bool:
        """Send a message without the way through a queue and a task; whether that could be done.
        It is sent together with what follows from the same move: a system call costs more than
        most messages, and nobody notices two turns of the loop."""
        open_ = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not open_ or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        if not self._due:
            self._due = True
            self.loop.call_soon(self.loop.call_soon, self._send)
        return True

    def _send(self) -> None:
        self._due = False
        told = b"".join(self.conn.data_to_send())
        if told and not self.transport.is_closing():
            self.transport.write(told)

    def connection_lost(self, exc: Exception | None) -> None:
        _doors(self.config).leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closing politely would wait until everything is sent, which may be never.
        self.transport.abort()
