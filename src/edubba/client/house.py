"""The house as a guest meets it."""

from typing import Any

from edubba.client.seat import Seat
from edubba.client.wire import Wire
from edubba.match import seal_of_nonce


class House:
    """A guest of the house at an address such as `http://127.0.0.1:8000`.

    Whoever sits down may add a number to the dice, so that the house alone cannot have chosen the
    throws: `nonce=new_nonce()`. Its seal is sent along, and `seat` opens it when it is asked for.
    """

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.wire = Wire(address, cookie)
        self._nonces: dict[str, tuple[int, str]] = {}
        """The seat and number of mine at each table."""

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

    async def new_table(
        self, game: str, seats: list[dict[str, Any]], nonce: str | None = None, **agreed: Any
    ) -> Any:
        """Set up a table: `options`, `preset`, `clock`, `private`, ... as the protocol has it."""
        if nonce is not None:
            mine = next(at for at, seat in enumerate(seats) if seat["kind"] == "me")
            seats = [*seats]
            seats[mine] = {**seats[mine], "seal": seal_of_nonce(nonce)}
        asked = {"game": game, "seats": seats, **agreed}
        return self._seated(await self.wire.request("POST", "/api/tables", asked), nonce)

    async def join(
        self, id: str, seat: int | None = None, code: str | None = None, nonce: str | None = None
    ) -> Any:
        told = {"seat": seat, "code": code, **_sealed(nonce)}
        return self._seated(await self.wire.request("POST", f"/api/tables/{id}/join", told), nonce)

    async def leave(self, id: str) -> Any:
        return await self.wire.request("POST", f"/api/tables/{id}/leave")

    async def rematch(self, id: str, nonce: str | None = None) -> Any:
        told = _sealed(nonce)
        return self._seated(
            await self.wire.request("POST", f"/api/tables/{id}/rematch", told), nonce
        )

    async def tablet(self, match: str) -> str:
        """The record of a match, as I may know it."""
        text = await self.wire.request("GET", f"/api/matches/{match}/tablet")
        return str(text)

    def seat(self, table: str, seat: int | None = None, code: str | None = None) -> Seat:
        """Follow a table live, from an own seat or as one who only watches."""
        return Seat(self.wire, table, seat, code, self._nonces.get(table))

    def _seated(self, table: Any, nonce: str | None) -> Any:
        """Remember what is to be opened at a table."""
        if nonce is not None:
            mine = [at for at, seat in enumerate(table["seats"]) if seat["mine"]]
            self._nonces[table["id"]] = (mine[0], nonce)
        return table


def _sealed(nonce: str | None) -> dict[str, str]:
    return {} if nonce is None else {"seal": seal_of_nonce(nonce)}
