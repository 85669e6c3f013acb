"""Opens the house on a port."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from edubba.core.catalogue import best_language, word
from edubba.core.errors import InvalidInput, trouble
from edubba.core.words import Message
from edubba.server import log, traces, workers
from edubba.server.app import make_app
from edubba.server.door import Config, Doors, HttpConnection, SocketConnection
from edubba.server.house import House
from edubba.server.inside import Inside
from edubba.server.settings import Settings, unknown_settings
from edubba.server.static import has_client
from edubba.server.successor import hand_over, inherited, is_able

LARGEST_MESSAGE = 64 * 1024
PATIENCE = 10
"""Seconds that a closing house waits for requests under way."""
GONE = 60
"""Seconds after which what nobody took is given up with its connection."""
MOST_FILES = 16_384
OTHER_FILES = 128
"""Files that are not connections of guests: the database, the workers, pages being read."""
YOUNG, MIDDLE, OLD = 10_000, 5, 5
"""After how many new objects Python looks for circles among the youngest, after how many of these
looks among those that outlived one, and after how many of those among all."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
ALL = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn, which says goodbye before it cuts the lines."""

    def __init__(
        self, config: uvicorn.Config, house: House, address: str | None, inside: "Inner | None"
    ) -> None:
        super().__init__(config)
        self.house = house
        self.address = address
        """Told to people once it is open."""
        self.inside = inside
        self.succeeded = False
        """Whether it closes because another installation takes the house over."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop politely and end as a program that did its work: Uvicorn would die of the signal
        once more afterwards, before anything is tidied up."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()
        if self.started and self.address is not None:
            self.tell(Message("server/open", address=self.address))
            if not has_client():
                self.tell(Message("server/no-client"))
            elif self.house.settings.open_browser:
                threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()

    def tell(self, words: Message) -> None:
        """In the terminal of whoever opened the house."""
        print(word(words, best_language([self.house.settings.language])), flush=True)

    async def await_successor(self, python: Path) -> None:
        if await is_able(python):
            self.tell(Message("server/succeeded"))
            self.succeeded = self.should_exit = True
        else:
            logger.error("the successor does not run", extra={"python": str(python)})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        if self.inside is not None:
            await self.inside.stop()
        await super().shutdown(sockets)


class Inner(uvicorn.Server):
    """Where the other processes of the house come in; it opens and closes with the house."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config)
        self._task = asyncio.create_task(self.serve([listening]))

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def stop(self) -> None:
        self.should_exit = True
        await self._task


def serve(settings: Settings) -> None:
    """Run until somebody stops it."""
    left = inherited()
    if left is not None:  # it is the successor, and has none
        settings = settings.model_copy(update={"successor": None})
    log.set_up(settings)
    for name in unknown_settings():
        logger.warning("no such setting", extra={"name_of_setting": name})
    traces.check(settings.traces)
    listening = left or listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    address = f"http://{ALL.get(settings.host, settings.host)}:{port}/"
    if settings.workers > 1:
        workers.supervise(settings, listening, address)
    else:
        serve_alone(settings, listening, address)


def serve_alone(settings: Settings, listening: socket.socket, address: str | None) -> None:
    """Run the house in this process, until somebody stops it or a successor goes on with it."""
    kept = listening.dup()  # Uvicorn closes the one that it is given
    # uvloop where it is installed: it saves a fifth of the CPU that a move costs.
    with (
        traces.sent_to(settings.traces),
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        succeeded = runner.run(_serve(settings, listening, address))
    if succeeded and settings.successor is not None:
        hand_over(settings.successor, kept)
    kept.close()


async def _serve(settings: Settings, listening: socket.socket, address: str | None) -> bool:
    """Whether a successor is to go on."""
    house = House(settings)
    app = make_app(settings, house)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(each) for each in settings.trusted_proxies],
        lifespan="on",
    )
    config.doors = Doors(settings, min(settings.connections, most_files() - OTHER_FILES))
    inside = None if settings.database is None else open_inside(settings, app, house)
    server = Server(config, house, address, inside)
    if settings.successor is not None:
        house.spawn(server.await_successor(settings.successor))
    try:
        await server.serve([listening])
    finally:
        if inside is not None:
            await inside.stop()
    return server.succeeded


def settle() -> None:
    """Let Python look for circles of forgotten objects more seldom, and never again among what was
    there before the first guest: modules, words, rules. Else that is a tenth of a move's CPU, and
    with a thousand matches everybody waits for it."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def open_inside(settings: Settings, app: ASGIApp, house: House) -> Inner:
    """Let the other processes of the house in, at an address that they are told."""
    line = listen(settings.inside_host, settings.inside_port)
    house.peers.address = settings.inside_address or place_of(line)
    config = uvicorn.Config(
        Inside(app, house),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
        lifespan="off",
    )
    return Inner(config, line)


def place_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def most_files() -> int:
    """How many files and sockets this process may have open: as many as it can be allowed."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            soft = max(soft, wanted)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else so that the error is plain."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Loops set TCP_NODELAY only where the protocol is named: without it, an answer in two parts
    # waits for the acknowledgement of the first, which takes the other side 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What the accepted sockets inherit: the system notices, too, when the other side is gone.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * GONE)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        listening.close()
        raise InvalidInput(_not_open(f"{host}:{port}", error)) from None
    listening.listen(1024)
    return listening


def _not_open(where: str, error: OSError | UnicodeError) -> Message:
    """Whether another port would help, or another address."""
    if isinstance(error, UnicodeError):
        return Message("server/no-host", where=where, detail=str(error))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return Message("server/no-host", where=where, detail=trouble(error))
    return Message("server/port-taken", where=where, detail=trouble(error))
