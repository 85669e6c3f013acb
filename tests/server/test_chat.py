"""Lines of chat: by guests only, kept before they are acknowledged, said once, few in memory."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.ear import Ear, newcomer
from tests.server.guests import Raw, guest, run
from tests.server.running import Running
from tests.server.test_faults import HERE, ME, in_house, table_of

from edubba.client import House as Visitor
from edubba.server import limits
from edubba.server.audience import CHAT_SHOWN
from edubba.server.house import House
from edubba.server.limits import Bucket, Buckets

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"


def texts(ear: Ear) -> list[str]:
    return [told["line"]["text"] for told in ear.told("chat")]


def test_a_socket_without_a_cookie_only_listens(server: Running) -> None:
    async def scenario() -> None:
        ada = await guest(server.address)
        table = await ada.new_table(GAME, [ME, HERE])
        async with Raw(Visitor(server.address)) as nobody, Raw(ada) as somebody:
            await nobody.watch(table["id"])
            await nobody.say({"type": "chat", "id": "a", "text": "psst"})
            assert (await nobody.hear_until("chat", "error", "ack"))["code"] == "chat_nobody"
            await somebody.watch(table["id"])
            await somebody.say({"type": "chat", "id": "a", "text": "hello"})
            assert (await nobody.hear_until("chat"))["line"]["text"] == "hello"

    run(scenario)


def test_a_line_is_acknowledged_when_it_is_kept_and_said_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        ben = Ear(house, await newcomer(house))
        await ben.sit(table.row.id)
        line = {"type": "chat", "id": "one", "text": "hello", "table": table.row.id}
        await ada.tell(**line)
        await ada.tell(**line)
        assert [(told["id"], told["version"]) for told in ada.told("ack")] == [("one", 1)] * 2
        assert texts(ben) == ["hello"]
        # All have gone, and nothing is in memory any more.
        ada.unwatch()
        ben.unwatch()
        await ada.sit(table.row.id)
        await ada.tell(**line)
        assert ada.told("ack")[-1]["version"] == 1
        # The same id of somebody else is another line.
        await ben.sit(table.row.id)
        await ben.tell(**line)
        assert [each.n for each in await house.store.chat(table.row.id, 10)] == [1, 2]

    in_house(tmp_path, scenario)


def test_what_no_store_keeps_and_what_turns_the_line_around_is_not_said(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        _, ada = await table_of(house, GAME, ME, HERE)
        await ada.tell(type="chat", id="one", text="a\x00b\u202ec \U0001f426\n\u05d0")
        await ada.tell(type="chat", id="two", text="\x00")
        assert texts(ada) == ["abc \U0001f426\n\u05d0"]
        assert ada.told("error")[-1]["code"] == "bad_message"

    in_house(tmp_path, scenario)


def test_a_line_that_is_not_saved_is_not_acknowledged(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        _, ada = await table_of(house, GAME, ME, HERE)
        write = house.store.write

        async def broken(job: object) -> None:
            raise OperationalError("insert", {}, Exception("disk full"))

        house.store.write = broken  # type: ignore[method-assign]
        await ada.tell(type="chat", id="one", text="hello")
        assert ada.told("error")[-1]["code"] == "not_saved"
        assert not ada.told("ack")
        assert not texts(ada)
        house.store.write = write  # type: ignore[method-assign]
        await ada.tell(type="chat", id="one", text="hello")
        assert ada.told("ack")[-1]["version"] == 1

    in_house(tmp_path, scenario)


def test_only_the_last_lines_are_in_memory(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.chat_pace = Buckets(1e6, 1e6)
        table, ada = await table_of(house, GAME, ME, HERE)
        ada.pace = Bucket(1e6, 1e6)
        for number in range(CHAT_SHOWN + 3):
            await ada.tell(type="chat", id=f"id-{number}", text="hello")
        lines = await house.audience(table).lines_of_chat()
        assert [line.n for line in (lines[0], lines[-1])] == [4, CHAT_SHOWN + 3]
        await ada.tell(type="chat", id="id-0", text="hello")
        assert ada.told("ack")[-1]["version"] == 1, "known, however long ago it was said"

    in_house(tmp_path, scenario)


def test_a_person_has_one_pace_of_talking_over_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is filled up meanwhile

    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        for number in range(12):
            ear = Ear(house, ada.person)
            await ear.sit(table.row.id)
            await ear.tell(type="chat", id=f"id-{number}", text="hello")
        assert ear.told("error")[-1]["code"] == "chat_too_fast"

    in_house(tmp_path, scenario)


def test_a_line_for_another_table_is_refused(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        there, ada = await table_of(house, GAME, ME, HERE)
        await table_of(house, GAME, ME, HERE)
        here, ben = await table_of(house, GAME, ME, HERE)
        await ben.tell(type="chat", id="one", text="hello", table=there.row.id)
        assert ben.told("error")[-1]["code"] == "said_elsewhere"
        assert not await house.store.chat(here.row.id, 10)
        assert not texts(ada)

    in_house(tmp_path, scenario)


def test_who_comes_back_hears_what_was_said_meanwhile(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        for number in range(3):
            await ada.tell(type="chat", id=f"id-{number}", text=f"line {number}")
        version = ada.told("state")[-1]["version"]
        ben = Ear(house, await newcomer(house))
        await ben.tell(type="hello", protocol=1)
        await ben.tell(type="watch", table=table.row.id, since=version, heard=1)
        assert texts(ben) == ["line 1", "line 2"]

    in_house(tmp_path, scenario)


def test_who_waits_at_an_open_table_hears_what_was_said_before(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, {"kind": "open"})
        await ada.tell(type="chat", id="one", text="anybody here?")
        ben = Ear(house, await newcomer(house))
        await ben.sit(table.row.id)
        assert texts(ben) == ["anybody here?"]

    in_house(tmp_path, scenario)
