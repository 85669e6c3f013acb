"""A small TCP proxy between parts of a house: it spreads connections, and can stop forwarding."""

import asyncio
from contextlib import suppress
from itertools import count

CHUNK = 65536


class Between:
    """Forwards connections to one of several ports of this machine, the next one each time."""

    def __init__(self, *ports: int) -> None:
        self.ports = ports
        self.port = 0
        self.whole = asyncio.Event()
        """Cleared, nothing passes in either direction, and nobody is told."""
        self.whole.set()
        self.came = 0
        """How many connections there were, also those that nothing passed by."""
        self._next = count()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "Between":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.die()

    async def open(self) -> None:
        """Listen, after it died at the same port again."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def die(self) -> None:
        """Cut all connections, and refuse new ones."""
        self._server.close()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, ears: asyncio.StreamReader, mouth: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.came += 1
        task.add_done_callback(self._tasks.discard)
        with suppress(OSError, asyncio.CancelledError):
            await self.whole.wait()
            far_ears, far_mouth = await self._reach()
            try:
                ways = [self._pass(ears, far_mouth), self._pass(far_ears, mouth)]
                both = [asyncio.create_task(way) for way in ways]
                try:
                    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for each in both:
                        each.cancel()
            finally:
                far_mouth.close()
        mouth.close()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        first = next(self._next)
        for more in range(len(self.ports)):
            with suppress(OSError):
                port = self.ports[(first + more) % len(self.ports)]
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionRefusedError

    async def _pass(self, ears: asyncio.StreamReader, mouth: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await ears.read(CHUNK):
                await self.whole.wait()
                mouth.write(data)
                await mouth.drain()
