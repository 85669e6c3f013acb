"""The house as a guest meets it."""

from typing import Any

from edubba.client.seat import Seat
from edubba.client.wire import Wire


class House:
    """A guest of the house at an address such as `http://127.0.0.1:8000`."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.wire = Wire(address, cookie)

    async def about(self) -> Any:
        """What can be played here, and against whom."""
        return await self.wire.request("GET", "/api/about")

    async def me(self) -> Any:
        """My id and name; the first call makes me a guest."""
        return await self.wire.request("GET", "/api/me")

    async def rename(self, name: str) -> Any:
        return await self.wire.request("PUT", "/api/me", {"name": name})

    async def tables(self) -> Any:
        """Tables with a free seat, and my own."""
        return await self.wire.request("GET", "/api/tables")

    async def table(self, id: str) -> Any:
        return await self.wire.request("GET", f"/api/tables/{id}")

    async def new_table(self, game: str, seats: list[dict[str, Any]], **agreed: Any) -> Any:
        """Set up a table: `options`, `preset`, `clock`, `private`, ... as the protocol has it."""
        return await self.wire.request(
            "POST", "/api/tables", {"game": game, "seats": seats, **agreed}
        )

    async def join(self, id: str, seat: int | None = None, code: str | None = None) -> Any:
        told = {"seat": seat, "code": code}
        return await self.wire.request("POST", f"/api/tables/{id}/join", told)

    async def leave(self, id: str) -> Any:
        return await self.wire.request("POST", f"/api/tables/{id}/leave")

    async def rematch(self, id: str) -> Any:
        return await self.wire.request("POST", f"/api/tables/{id}/rematch")

    async def tablet(self, match: str) -> str:
        """The record of a match, as I may know it."""
        text = await self.wire.request("GET", f"/api/matches/{match}/tablet")
        return str(text)

    def seat(self, table: str, seat: int | None = None, code: str | None = None) -> Seat:
        """Follow a table live, from an own seat or as one who only watches."""
        return Seat(self.wire, table, seat, code)
