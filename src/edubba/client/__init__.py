"""A small client of the house, for bots and tools that live outside it.

    import asyncio, random
    from edubba.client import House

    async def main():
        house = House("http://127.0.0.1:8000")
        table = await house.new_table("game_of_ur", [{"kind": "me"}, {"kind": "bot"}])
        async with house.seat(table["id"]) as seat:
            while prompt := await seat.my_turn():
                await seat.play(random.choice(prompt["actions"])["id"])
            print(seat.result["places"])

    asyncio.run(main())

It connects again by itself, and what was not acknowledged is sent again under the same id, so that
nothing is lost or done twice. All messages are described in docs/protocol.md.
"""

from edubba.client.house import House
from edubba.client.seat import Seat
from edubba.client.wire import Refusal
from edubba.match import new_nonce

__all__ = ["House", "Refusal", "Seat", "new_nonce"]
