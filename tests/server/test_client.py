"""The small Python client: what its page shows works, and it comes back by itself."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from tests.server.guests import ME, RANDOM_BOT, guest, run
from tests.server.running import Running
from websockets.asyncio.server import Server, ServerConnection, serve

from edubba.client import House, Refusal, Seat
from edubba.match import Record
from edubba.server.audience import TRY_AGAIN

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_bot_on_the_page_plays(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(code.replace("http://127.0.0.1:8000", server.address), {})
    assert capsys.readouterr().out.strip() in ("[1, 2]", "[2, 1]")


def test_it_says_what_is_wrong(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        with pytest.raises(Refusal, match="no_such_table"):
            async with house.seat("nosuchtable"):
                pass

    run(scenario)


def test_it_connects_again_and_sends_again(server: Running) -> None:
    """The line breaks in the middle of a move, three times."""

    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            for _ in range(3):
                prompt = await seat.my_turn()
                assert prompt is not None
                assert seat._line is not None
                cut = asyncio.create_task(seat._line.close())
                await seat.play(prompt["actions"][0]["id"])
                await cut
        kept = Record.parse(await house.tablet(table["match"]))
        mine = [entry for entry in kept.entries if (entry.kind, entry.seat) == ("move", 0)]
        assert len(mine) == 3

    run(scenario)


def test_it_is_told_to_come_again_and_does() -> None:
    """A house that is full, or has lost its store for a moment, refuses the line, not the table."""

    async def scenario() -> None:
        refusals = ["too_many_lines", "not_saved"]

        async def answer(line: ServerConnection) -> None:
            for _ in ("hello", "watch"):
                await line.recv()
            if refusals:
                await line.send(refusal(refusals.pop()))
                await line.close(TRY_AGAIN)
                return
            await line.send(json.dumps({"type": "table", "table": {"status": "open"}}))
            await line.wait_closed()

        async with serve(answer, "127.0.0.1", 0) as there, seat_at(there) as seat:
            assert seat.table == {"status": "open"}
        assert not refusals

    run(scenario)


def test_whoever_waits_for_an_answer_hears_that_there_will_be_none() -> None:
    async def scenario() -> None:
        async def answer(line: ServerConnection) -> None:
            await line.send(json.dumps({"type": "table", "table": {"status": "open"}}))
            async for text in line:
                if json.loads(text)["type"] == "chat":
                    await line.send(refusal("kicked"))

        async with serve(answer, "127.0.0.1", 0) as there, seat_at(there) as seat:
            for _ in range(2):  # and whoever asks later, too
                with pytest.raises(Refusal, match="kicked"):
                    await seat.say("Good evening")

    run(scenario)


def refusal(code: str) -> str:
    """An error that answers no message."""
    return json.dumps({"type": "error", "id": None, "version": None, "code": code, "text": code})


def seat_at(there: Server) -> Seat:
    port = next(iter(there.sockets)).getsockname()[1]
    return House(f"http://127.0.0.1:{port}").seat("table")


def test_a_guest_without_a_cookie_only_watches(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with House(server.address).seat(table["id"]) as seat:
            assert seat.eyes is None
            with pytest.raises(Refusal, match="not_your_seat"):
                await seat.ask("act", version=seat.version, seat=0, actions=[0])

    run(scenario)
