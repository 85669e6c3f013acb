"""How long somebody waits for a bot: alone in the house, beside one person who asks for a hint at
twenty tables again and again, and beside a hundred tables of bots that nobody watches."""

import asyncio
import random
import time
from statistics import median
from typing import Any

from tests.load.load import SEATS
from tests.server.running import Running

from edubba.client import House, Refusal

GAME, LEVEL = "ur_ziggurat", "overseer"
HINTS, UNWATCHED = 20, 100
ALONE, BESIDE_HINTS, BESIDE_BOTS = "alone", "hints", "unwatched"
BOT = {"kind": "bot", "level": LEVEL}


def house_of(server: Running, number: int) -> House:
    """Everybody comes from an address of their own."""
    house = House(server.address)
    house.wire.headers["x-forwarded-for"] = f"10.1.0.{number}"
    return house


async def waited(house: House, seconds: float) -> list[float]:
    """Play, and measure from each move after which a bot is to act until oneself is again."""
    dice = random.Random(1)
    waits: list[float] = []
    last = time.perf_counter() + seconds
    while time.perf_counter() < last:
        table = await house.new_table(GAME, [{"kind": "me"}, BOT], manual_done=False)
        async with house.seat(table["id"]) as seat:
            while time.perf_counter() < last and (prompt := await seat.my_turn()):
                await seat.play(dice.choice(prompt["actions"])["id"])
                begun = time.perf_counter()
                bots_turn = seat.state["turn"]["actor"] != seat.eyes
                if bots_turn and await seat.my_turn():
                    waits.append(time.perf_counter() - begun)
    return waits


async def ask_for_hints(house: House, asked: list[int]) -> None:
    """At one table, as often as one is answered; who asks too much is told to wait."""
    table = await house.new_table(GAME, SEATS, manual_done=False)
    async with house.seat(table["id"]) as seat:
        while True:
            await seat.my_turn()
            try:
                await seat.hint()
                asked.append(1)
            except Refusal:
                await asyncio.sleep(0.2)


async def _measure(server: Running, seconds: float) -> list[dict[str, Any]]:
    person, greedy = (house_of(server, number) for number in (1, 2))
    for house in (person, greedy):
        await house.me()
    rows: list[dict[str, Any]] = []

    async def look(beside: str, **more: object) -> None:
        waits = await waited(person, seconds)
        row = {"beside": beside, "waits": len(waits), "p50": median(waits), "most": max(waits)}
        rows.append({**row, **more})

    await look(ALONE)
    hinted: list[int] = []
    asking = [asyncio.create_task(ask_for_hints(greedy, hinted)) for _ in range(HINTS)]
    await look(BESIDE_HINTS)
    rows[-1]["hints"] = len(hinted)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    for number in range(UNWATCHED):
        await house_of(server, 100 + number).new_table(GAME, [BOT, BOT])
    await look(BESIDE_BOTS)
    return rows


def waits_for_bots(server: Running, seconds: float) -> list[dict[str, Any]]:
    return asyncio.run(_measure(server, seconds))
