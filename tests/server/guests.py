"""Guests for tests: clients that check everything they are told against the protocol."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.running import PATIENCE
from websockets.asyncio.client import connect

from edubba.client import House, Seat
from edubba.server.messages import FROM_SERVER

ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Ben"}
RANDOM_BOT = {"kind": "bot", "level": "random"}


def run(work: Callable[[], Awaitable[None]], seconds: float = 2 * PATIENCE) -> None:
    """Run one scenario, for no longer than it may take."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(bounded())


async def guest(address: str, name: str = "Ada") -> House:
    house = House(address)
    await house.rename(name)
    return house


async def play_on(seat: Seat, moves: int, dice: random.Random) -> int:
    """Make so many random moves, fewer if the match ends; how many were made."""
    for made in range(moves):
        prompt = await seat.my_turn()
        if prompt is None:
            return made
        await seat.play(dice.choice(prompt["actions"])["id"])
    return moves


class Raw:
    """A bare socket, for saying what no client would say."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __aenter__(self) -> "Raw":
        address = self.house.wire.address.replace("http", "ws", 1) + "/ws"
        cookie = self.house.wire.cookie
        headers = {} if cookie is None else {"cookie": f"edubba={cookie}"}
        self.line = await connect(address, additional_headers=headers, max_size=None, proxy=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def say(self, message: object) -> None:
        await self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, which must fit the protocol."""
        text = await self.line.recv()
        FROM_SERVER.validate_json(text)
        told: dict[str, Any] = json.loads(text)
        return told

    async def hear_until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def hello(self) -> None:
        await self.say({"type": "hello", "protocol": 1})
        await self.hear_until("welcome")

    async def watch(self, table: str, **more: object) -> dict[str, Any]:
        await self.hello()
        await self.say({"type": "watch", "table": table, **more})
        return await self.hear_until("state", "update", "error")
