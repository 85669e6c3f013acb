"""Sockets that stand open and say nothing; they answer pings, as every browser does by itself."""

import asyncio
import contextlib
from base64 import b64encode
from os import urandom

AT_ONCE = 200
"""Sockets that are opened at the same time."""
PING, PONG, TEXT, CLOSE = 0x9, 0xA, 0x1, 0x8
HELLO = b'{"type":"hello","protocol":1}'


class Idler:
    """One bare WebSocket."""

    def __init__(self) -> None:
        self.greeted = False
        self.pings = 0
        self.open = False

    async def stay(self, port: int, number: int, gate: asyncio.Semaphore) -> None:
        async with gate:
            ears, mouth = await asyncio.open_connection("127.0.0.1", port)
            key = b64encode(urandom(16)).decode()
            address = f"10.{number // 62500 + 1}.{number // 250 % 250}.{number % 250 + 1}"
            head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Forwarded-For: {address}\r\n"
            head += "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            mouth.write(head.encode())
            answer = await ears.readuntil(b"\r\n\r\n")
            assert b" 101 " in answer, answer
            self.open = True
            mouth.write(frame(TEXT, HELLO))
            kind, _ = await _next(ears)
            self.greeted = kind == TEXT
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                kind, told = await _next(ears)
                if kind == PING:
                    self.pings += 1
                    mouth.write(frame(PONG, told))
                elif kind == CLOSE:
                    break
        self.open = False


def frame(kind: int, told: bytes) -> bytes:
    """A short message of a client; the mask that a client must put over it is all zeros."""
    return bytes([0x80 | kind, 0x80 | len(told)]) + bytes(4) + told


async def _next(ears: asyncio.StreamReader) -> tuple[int, bytes]:
    first, second = await ears.readexactly(2)
    length = second
    if second == 126:
        length = int.from_bytes(await ears.readexactly(2), "big")
    return first & 0xF, await ears.readexactly(length)
