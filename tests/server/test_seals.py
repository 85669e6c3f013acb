"""Numbers of one's own in the dice: sealed when sitting down, opened before the first throw."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Ear, Times, newcomer, small_house
from tests.server.guests import ME, RANDOM_BOT, Raw, guest, run
from tests.server.running import PATIENCE, Running

from edubba.client import House, Refusal, Seat, new_nonce
from edubba.match import Record, SeriesRecord, seal_of_nonce, verify
from edubba.match.entries import DICE, OPEN, WITHHOLD
from edubba.server import seating
from edubba.server.house import House as TheHouse
from edubba.server.models import NewTable
from edubba.server.settings import Settings
from edubba.server.table import LiveTable


def ids(found: list[Any]) -> list[str]:
    return [message.id for message in found]


async def dice_of(house: House, match: str) -> Any:
    return await house.wire.request("GET", f"/api/matches/{match}/dice")


async def thrown(seat: Seat) -> None:
    """Wait until all numbers are open and the dice have been thrown."""
    async with seat._changed:
        await seat._changed.wait_for(lambda: not seat.state["turn"]["opening"])


def test_two_people_add_to_the_dice_and_can_prove_it(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        nonces = [new_nonce(), new_nonce()]
        asked = [ME, {"kind": "open"}]
        table = await ada.new_table("royal_game_of_ur", asked, nonce=nonces[0])
        joined = await ben.join(table["id"], nonce=nonces[1])
        assert joined["commitment"] == table["commitment"], "sealed before anybody joined"
        async with ada.seat(table["id"]) as left, ben.seat(table["id"]) as right:
            await thrown(left)
            await thrown(right)
            await right.command("leave")
        record = Record.parse(await ada.tablet(joined["match"]))
        assert [entry.kind for entry in record.entries[:3]] == [OPEN, OPEN, DICE]
        found = verify(record)
        assert found.ok
        assert found.unproven == []
        assert "match/proven-nonces" in ids(found.proven)
        told = await dice_of(ada, joined["match"])
        assert told["opened"] == {str(seat): nonce for seat, nonce in enumerate(nonces)}
        assert told["nonces"]["1"] == seal_of_nonce(nonces[1])
        assert (told["verified"], told["withheld"]) == (True, [])

    run(scenario)


def test_the_dice_wait_and_everybody_is_told_for_whom(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        nonce = new_nonce()
        seats = [{**ME, "seal": seal_of_nonce(nonce)}, RANDOM_BOT]
        table = await house.new_table("royal_game_of_ur", seats)
        async with Raw(house) as raw:
            state = await raw.watch(table["id"])
            assert (state["version"], state["turn"]["opening"]) == (0, [0])
            tell = {"type": "command", "version": 0, "seat": 0, "name": "open_nonce"}
            await raw.say({**tell, "id": "wrong", "nonce": new_nonce()})
            assert (await raw.hear_until("error", "ack"))["reason"]["code"] == "wrong_nonce"
            await raw.say({**tell, "id": "missing"})
            assert (await raw.hear_until("error", "ack"))["reason"]["code"] == "wrong_nonce"
            await raw.say({**tell, "id": "right", "nonce": nonce})
            assert (await raw.hear_until("error", "ack"))["version"] > 1, "with the first throw"
            update = await raw.hear_until("update")
            assert update["moments"][0]["entry"]["text"] == nonce
            assert update["turn"]["opening"] == []
            await raw.say({**tell, "id": "again", "nonce": nonce})
            assert (await raw.hear_until("error", "ack"))["reason"]["code"] == "no_nonce"

    run(scenario)


def test_a_series_keeps_the_numbers(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT], nonce=new_nonce(), games=0)
        path = f"/api/tables/{table['id']}/series"
        async with house.seat(table["id"]) as seat:
            await seat.my_turn()
            await seat.command("resign")
            going = await house.wire.request("POST", path, {"seat": 0, "say": "again"})
            assert going["commitment"] == table["commitment"], "one seal for all games"
            async with seat._changed:
                await seat._changed.wait_for(lambda: seat.state["match"] == going["match"])
            await seat.my_turn()
            await seat.command("resign")
            await house.wire.request("POST", path, {"seat": 0, "say": "stop"})
        text = await house.wire.request("GET", f"/api/tables/{table['id']}/tablet")
        record = SeriesRecord.parse(text)
        assert [game.entries[0].kind for game in record.games] == [OPEN, OPEN]
        assert record.header.commitment == table["commitment"]
        found = verify(record)
        assert found.ok
        assert "match/proven-series-seed" in ids(found.proven)

    run(scenario)


def test_a_return_match_takes_a_new_number(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        first = await house.new_table("royal_game_of_ur", [ME, RANDOM_BOT], nonce=new_nonce())
        async with house.seat(first["id"]) as seat:
            await seat.command("leave")
        nonce = new_nonce()
        again = await house.rematch(first["id"], nonce=nonce)
        assert (await dice_of(house, again["match"]))["nonces"] == {"1": seal_of_nonce(nonce)}
        async with house.seat(again["id"]) as seat:
            assert await seat.my_turn() is not None
        assert (await dice_of(house, again["match"]))["opened"] == {"1": nonce}

    run(scenario)


def test_only_people_seal(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        seal = seal_of_nonce(new_nonce())
        for kind in ("bot", "open", "invite"):
            with pytest.raises(Refusal, match="nobody_seals"):
                await house.new_table("royal_game_of_ur", [ME, {"kind": kind, "seal": seal}])
        for wrong in ("", "00", seal.upper(), seal + "0"):
            with pytest.raises(Refusal, match="bad_request"):
                await house.new_table("royal_game_of_ur", [{**ME, "seal": wrong}, RANDOM_BOT])

    run(scenario)


# Whoever does not open


async def sealed_table(house: TheHouse, **more: Any) -> tuple[LiveTable, Ear, str]:
    person = await newcomer(house)
    nonce = new_nonce()
    seats = [{**ME, "seal": seal_of_nonce(nonce)}, {"kind": "here"}]
    wish = {"game": "royal_game_of_ur", "seats": seats, **more}
    table = await seating.create(house, person, NewTable.model_validate(wish))
    ear = Ear(house, person)
    await ear.sit(table.row.id)
    return table, ear, nonce


async def begun(table: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while not table.row.head or table.row.head.version == 0:
            await asyncio.sleep(0.01)


def test_the_dice_go_without_a_number_that_is_not_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, bot_workers=1, opening_seconds=0.2)
        house = TheHouse(settings)
        try:
            table, ear, nonce = await sealed_table(house)
            await begun(table)
            tell = {"type": "command", "version": 0, "seat": 0, "name": "open_nonce"}
            await ear.tell(**tell, id="late", nonce=nonce)
            assert ear.told("error")[-1]["reason"]["code"] == "nonce_late"
            async with table.lock:
                match = await table.match()
                kinds = [entry.kind for entry in match.record.entries]
                assert kinds[:2] == [WITHHOLD, DICE]
                assert match.nonces_withheld == [0]
                match.leave(0, table.time.now())
            found = verify(match.record)
            assert found.ok
            assert "match/unproven-withheld" in ids(found.unproven)
        finally:
            await house.close()

    asyncio.run(scenario())


def test_a_house_that_was_closed_meanwhile_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        first = small_house(tmp_path)
        table, _, _ = await sealed_table(first)
        await first.close()
        times = Times()
        later = TheHouse(first.settings, ticks=times.ticks)
        try:
            assert await later.store.past_deadline(later.hours.now()) == []
            times.pass_by(60)
            assert await later.store.past_deadline(later.hours.now()) == [table.row.id]
            await later.open()  # nobody comes to look; the sweep of the house finds it
            async with asyncio.timeout(PATIENCE):
                while table.row.id not in later.tables:
                    await asyncio.sleep(0.01)
            again = later.tables[table.row.id]
            await begun(again)
            async with again.lock:
                assert (await again.match()).nonces_withheld == [0]
        finally:
            await later.close()

    asyncio.run(scenario())
