"""What a message from one process of a house to another costs: by a line of their own, by Redis,
by PostgreSQL's notifications.

There and back again through a process that only echoes, one at a time, the three in turn;
`make load` puts the table into docs/performance.md, `--parts between` measures this alone.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Protocol

import psycopg
from tests.load.load import cpu_of
from tests.server.postgres import SETUP, Postgres
from tests.server.running import free_port
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

ROOT = Path(__file__).parents[2]
LINE, REDIS, NOTIFICATIONS = "a line of their own", "Redis", "PostgreSQL's notifications"
SIZES = (200, 2000, 7900)
"""Bytes: an acknowledgement, what a move tells, and what a notification can just carry."""
THERE, BACK = "there", "back"
WARM = 20
"""Messages before the first that counts."""
MESSAGES = 1000
PATIENCE = 30


class Way(Protocol):
    """One end of the way from one process to another."""

    async def say(self, told: str) -> None: ...

    async def hear(self) -> str: ...


class Line:
    """A WebSocket, as in `edubba.server.inside`."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, told: str) -> None:
        await self.socket.send(told)

    async def hear(self) -> str:
        return str(await self.socket.recv())


class Redis:
    """Publish and subscribe, in the few words of Redis's protocol that this takes."""

    def __init__(self, says: str) -> None:
        self.says = says

    async def open(self, port: int, hears: str) -> "Redis":
        self.ears, subscribing = await asyncio.open_connection("127.0.0.1", port)
        subscribing.write(command("SUBSCRIBE", hears))
        await self._reply()
        self.answers, self.mouth = await asyncio.open_connection("127.0.0.1", port)
        self.subscribing = subscribing
        return self

    async def say(self, told: str) -> None:
        self.mouth.write(command("PUBLISH", self.says, told))
        await self.answers.readline()  # how many heard it

    async def hear(self) -> str:
        return (await self._reply())[-1]

    async def _reply(self) -> list[str]:
        parts = int((await self.ears.readline())[1:])
        return [await self._part() for _ in range(parts)]

    async def _part(self) -> str:
        head = await self.ears.readline()
        if head[:1] == b":":
            return head[1:-2].decode()
        return (await self.ears.readexactly(int(head[1:]) + 2))[:-2].decode()


def command(*words: str) -> bytes:
    parts = [f"${len(word.encode())}\r\n{word}\r\n" for word in words]
    return f"*{len(words)}\r\n{''.join(parts)}".encode()


class Notifications:
    """LISTEN and NOTIFY, with a connection for each, so that neither waits for the other."""

    def __init__(self, says: str) -> None:
        self.says = says

    async def open(self, url: str, hears: str) -> "Notifications":
        self.ears = await psycopg.AsyncConnection.connect(url, autocommit=True)
        self.mouth = await psycopg.AsyncConnection.connect(url, autocommit=True)
        await self.ears.execute(f"LISTEN {hears}")
        self.heard = self.ears.notifies()
        return self

    async def say(self, told: str) -> None:
        await self.mouth.execute("SELECT pg_notify(%s, %s)", (self.says, told))

    async def hear(self) -> str:
        return (await anext(self.heard)).payload


async def open_way(name: str, where: str, says: str, hears: str) -> Way:
    if name == REDIS:
        return await Redis(says).open(int(where), hears)
    return await Notifications(says).open(where, hears)


async def echo(name: str, where: str) -> None:
    """The process at the other end: whatever it hears it says again."""

    async def again(way: Way) -> None:
        print("open", flush=True)
        while True:
            await way.say(await way.hear())

    if name == LINE:

        async def serve_one(socket: ServerConnection) -> None:
            async for told in socket:
                await socket.send(told)

        async with serve(serve_one, "127.0.0.1", int(where), compression=None) as server:
            print("open", flush=True)
            await server.serve_forever()
    await again(await open_way(name, where, BACK, THERE))


@dataclass
class Between:
    """One way that stands, and whose CPU it uses besides that of this process."""

    name: str
    way: Way
    processes: list[int]

    async def measure(self, size: int, messages: int) -> dict[str, Any]:
        told = "x" * size
        for _ in range(WARM):
            await self.way.say(told)
            await self.way.hear()
        took: list[float] = []
        used = self._cpu()
        for _ in range(messages):
            begun = time.perf_counter()
            await self.way.say(told)
            assert await self.way.hear() == told
            took.append(1000 * (time.perf_counter() - begun))
        return {
            "name": self.name,
            "size": size,
            "p50": median(took),
            "p99": quantiles(took, n=100)[98],
            "cpu": 1000 * (self._cpu() - used) / messages,
        }

    def _cpu(self) -> float:
        return time.process_time() + sum(map(cpu_of, self.processes))


def echoing(stack: ExitStack, name: str, where: str) -> int:
    command = [sys.executable, "-m", __spec__.name, name, where]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    stack.callback(process.wait)
    stack.callback(process.kill)
    assert process.stdout is not None
    assert process.stdout.readline() == b"open\n"
    return process.pid


def open_redis(stack: ExitStack) -> tuple[int, int]:
    """A private Redis that keeps nothing: its port and its process."""
    subprocess.run([SETUP, "redis"], check=True)
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="edubba-redis-"))
    port = free_port()
    told = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
    process = subprocess.Popen(["redis-server", *told], stdout=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        if subprocess.run(["redis-cli", "-p", str(port), "ping"], capture_output=True).stdout:
            return port, process.pid
        time.sleep(0.05)
    raise TimeoutError("Redis did not open")


async def _measure(rounds: int, messages: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    async with AsyncExitStack() as lines:
        stack = lines.enter_context(ExitStack())
        port = free_port()
        ends = [echoing(stack, LINE, str(port))]
        socket = await lines.enter_async_context(
            connect(f"ws://127.0.0.1:{port}", compression=None)
        )
        ways = [Between(LINE, Line(socket), ends)]
        redis, pid = open_redis(stack)
        ends = [echoing(stack, REDIS, str(redis)), pid]
        ways.append(Between(REDIS, await open_way(REDIS, str(redis), THERE, BACK), ends))
        postgres = Postgres().start()
        stack.callback(postgres.stop)
        url = postgres.new_database()
        ends = [echoing(stack, NOTIFICATIONS, url), postgres.pid]
        ways.append(Between(NOTIFICATIONS, await open_way(NOTIFICATIONS, url, THERE, BACK), ends))
        for round_ in range(rounds):
            turn = ways[round_ % len(ways) :] + ways[: round_ % len(ways)]
            for size in SIZES:
                rows += [{"round": round_, **await way.measure(size, messages)} for way in turn]
    return rows


def ways_between(rounds: int, messages: int = MESSAGES) -> list[dict[str, Any]]:
    return asyncio.run(_measure(rounds, messages))


if __name__ == "__main__":
    asyncio.run(echo(*sys.argv[1:3]))
