"""A house in this very process, and clients of it without a network between."""

import asyncio
import json
from pathlib import Path
from typing import Any, Self

import httpx

from edubba.server.app import make_app
from edubba.server.house import House
from edubba.server.settings import Settings
from edubba.server.socket import Connection
from edubba.server.store.rows import Person


class Ear(Connection):
    """A connection whose messages are kept instead of sent."""

    def __init__(self, house: House, person: Person) -> None:
        super().__init__(house, None, person)  # type: ignore[arg-type]
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    async def tell(self, **message: Any) -> None:
        await self.hear(json.dumps(message))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a type so far."""
        return [each for each in map(json.loads, self.heard) if each["type"] == kind]

    async def sit(self, table: str) -> None:
        await self.tell(type="hello", protocol=1)
        await self.tell(type="watch", table=table)


class Web:
    """HTTP requests to a house in this process, one after the other."""

    def __init__(self, settings: Settings) -> None:
        self.runner = asyncio.Runner()
        self.app = make_app(settings)

    def __enter__(self) -> Self:
        self.runner.run(self._open())
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.run(self._close())
        self.runner.close()

    async def _open(self) -> None:
        self.lifespan = self.app.router.lifespan_context(self.app)
        await self.lifespan.__aenter__()
        self.transport = httpx.ASGITransport(self.app, False, client=("203.0.113.7", 4711))
        self.client = httpx.AsyncClient(transport=self.transport, base_url="http://house")

    async def _close(self) -> None:
        await self.client.aclose()
        await self.lifespan.__aexit__(None, None, None)

    def ask(self, method: str, path: str, **told: Any) -> httpx.Response:
        return self.runner.run(self.client.request(method, path, **told))

    def get(self, path: str, **told: Any) -> httpx.Response:
        return self.ask("GET", path, **told)


class Times:
    """What the clocks of a machine say, as a test wants it."""

    def __init__(self, wall: int = 1_800_000_000_000, ticks: int = 12_345) -> None:
        self.wall = wall
        self.ticked = ticks

    def clock(self) -> int:
        return self.wall

    def ticks(self) -> int:
        return self.ticked

    def pass_by(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.ticked += int(1000 * seconds)


def small_house(folder: Path, times: Times | None = None, **told: Any) -> House:
    """A house with one worker and no patience."""
    told = {"bot_pause": 0, "answer_pause": 0, "bot_workers": 1, "open_browser": False, **told}
    settings = Settings(data=folder, **told)
    return House(settings) if times is None else House(settings, times.clock, times.ticks)


async def newcomer(house: House) -> Person:
    person, _ = await house.people.welcome(house.clock())
    return person
