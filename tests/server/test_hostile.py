"""Malformed, oversized, out-of-turn, replayed and forged messages: a clear error each, nothing
changes, nothing breaks, nothing leaks."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.guests import Raw, guest, run
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from edubba.client import House
from edubba.core.catalogue import word
from edubba.core.words import Arg, Message

SHORT, FULL = 200, 10_000
TOO_LARGE = 1009
JUNK: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 300, [], {}, [[]], {"a": 1}, "0", "\u0000"]

WRONG_COMMANDS = [
    "done",
    "undo",
    "redo",
    "restart_turn",
    "answer_take_back",
    "claim_time",
    "open_nonce",
    "sudo",
    "-",
]


class Villain:
    """Thinks of messages that must all be refused."""

    def __init__(self, dice: random.Random, table: str, state: dict[str, Any]) -> None:
        self.dice = dice
        self.table = table
        self.version = state["version"]
        self.mine: int = state["seat"]
        self.theirs = 1 - self.mine
        self.kinds: list[Callable[[], str | bytes]] = [
            self.malformed,
            self.binary,
            self.nested,
            self.wrong_field,
            self.missing_field,
            self.extra_field,
            self.forged_seat,
            self.out_of_turn,
            self.stale,
            self.wrong_command,
            self.other_table,
            self.list_with_a_fault,
        ]

    def next(self) -> str | bytes:
        return self.dice.choice(self.kinds)()

    def act(self, **more: Any) -> dict[str, Any]:
        id = f"h{self.dice.getrandbits(60)}"
        good: dict[str, Any] = {"type": "act", "id": id, "version": self.version}
        return {**good, "seat": self.mine, "actions": [0], **more}

    def malformed(self) -> str:
        text = json.dumps(self.act())
        cut = self.dice.randrange(len(text) - 1)
        return self.dice.choice([text[:cut], text + "}", text.replace('"', "'"), "", "\x00"])

    def binary(self) -> bytes:
        return bytes([0xFF, *self.dice.randbytes(self.dice.randrange(200))])

    def nested(self) -> str:
        depth = self.dice.randrange(10, 20_000)
        return "[" * depth + "]" * self.dice.choice([0, depth])

    def wrong_field(self) -> str:
        message = self.act()
        name = self.dice.choice(["type", "id", "version", "seat", "actions"])
        message[name] = self.dice.choice(JUNK)
        if name == "actions" and message[name] in ([""], ["0"]):
            message[name] = None
        return json.dumps(message)

    def missing_field(self) -> str:
        message = self.act()
        del message[self.dice.choice([*message])]
        return json.dumps(message)

    def extra_field(self) -> str:
        return json.dumps(self.act(admin=True))

    def forged_seat(self) -> str:
        kind = self.dice.choice(["act", "command", "preview", "why", "hint", "look", "watch"])
        message = self.act(seat=self.theirs)
        if kind == "watch":
            return json.dumps({"type": "watch", "table": self.table, "seat": self.theirs})
        if kind == "look":
            return json.dumps({"type": "look", "seat": self.theirs})
        if kind != "act":
            message["type"] = kind
        if kind in ("command", "hint"):
            del message["actions"]
        if kind == "command":
            message["name"] = self.dice.choice(["done", "resign", "leave", "undo"])
        return json.dumps(message)

    def out_of_turn(self) -> str:
        """It is the other's turn, so whatever is asked for this seat is refused."""
        return json.dumps(self.act(actions=[self.dice.randrange(400)]))

    def stale(self) -> str:
        return json.dumps(self.act(version=self.dice.choice([0, self.version + 1, 999_999])))

    def wrong_command(self) -> str:
        name = self.dice.choice(WRONG_COMMANDS)
        message = self.act(type="command", name=name)
        del message["actions"]
        return json.dumps(message)

    def other_table(self) -> str:
        name = self.dice.choice(["nosuchtable", "../etc/passwd", "", "a" * 100, "'; drop table"])
        return json.dumps({"type": "watch", "table": name})

    def list_with_a_fault(self) -> str:
        return json.dumps(self.act(actions=["launch", 0, "no such move"]))


def worded(told: dict[str, Any]) -> str:
    args: dict[str, Arg] = {}
    for name, value in told["args"].items():
        args[name] = Message(value["id"], **value["args"]) if isinstance(value, dict) else value
    return word(Message(told["id"], **args))


async def seated(server: Running) -> tuple[House, House, dict[str, Any]]:
    """Two people at a table of Ulm, where there is something to hide."""
    ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
    table = await ada.new_table("ulm", [{"kind": "me"}, {"kind": "invite"}], private=True)
    return ada, ben, await ben.join(table["id"], code=table["invite"])


@pytest.mark.parametrize("count", [SHORT, pytest.param(FULL, marks=pytest.mark.slow)])
def test_hostile_messages_are_refused_one_by_one(server: Running, count: int) -> None:
    async def scenario() -> None:
        ada, ben, table = await seated(server)
        async with Raw(ada) as raw:
            state = await raw.watch(table["id"])
        # The villain sits where it is not the turn.
        villain, victim = (ada, ben) if state["turn"]["actor"] == 1 else (ben, ada)
        async with Raw(victim) as raw:
            before = await raw.watch(table["id"])
        refused = 0
        codes: set[str] = set()
        while refused < count:
            async with Raw(villain) as raw:
                state = await raw.watch(table["id"])
                thinks = Villain(random.Random(refused), table["id"], state)
                for _ in range(min(300, count - refused)):
                    message = thinks.next()
                    await raw.say(message)
                    told = await raw.hear()
                    assert told["type"] == "error", (message, told)
                    assert "‹" not in worded(told["words"]), told
                    codes.add(told["code"])
                    refused += 1
        assert {"bad_message", "not_your_seat", "stale", "no_such_table"} <= codes
        async with Raw(victim) as raw:
            after = await raw.watch(table["id"])
        for name in ("version", "view", "prompt", "log", "scores", "chat", "turn"):
            assert after[name] == before[name], name

    run(scenario, 900)
    assert "Traceback" not in server.log


def test_a_message_that_is_too_large_ends_the_line(server: Running) -> None:
    async def scenario() -> None:
        ada, _, table = await seated(server)
        async with Raw(ada) as raw:
            state = await raw.watch(table["id"])
            await raw.say(json.dumps({"type": "chat", "id": "x", "text": "x" * 70_000}))
            with pytest.raises(ConnectionClosed) as closed:
                await raw.hear_until("ack")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_LARGE
        async with Raw(ada) as raw:
            assert (await raw.watch(table["id"]))["version"] == state["version"]

    run(scenario)


def test_another_persons_id_is_not_an_answer_to_me(server: Running) -> None:
    """Replaying what somebody else sent brings nothing: ids belong to persons."""

    async def scenario() -> None:
        ada, ben, table = await seated(server)
        async with Raw(ada) as raw:
            state = await raw.watch(table["id"])
            mover, other = (ada, ben) if state["turn"]["actor"] == 0 else (ben, ada)
        async with Raw(mover) as raw:
            state = await raw.watch(table["id"])
            act = {"type": "act", "id": "mine", "version": state["version"], "seat": state["seat"]}
            act["actions"] = [state["prompt"]["actions"][0]["id"]]
            await raw.say(act)
            assert (await raw.hear_until("ack", "error"))["type"] == "ack"
        async with Raw(other) as raw:
            await raw.watch(table["id"])
            await raw.say(act)
            assert (await raw.hear_until("ack", "error"))["code"] == "not_your_seat"

    run(scenario)


def test_a_stranger_sees_nothing_of_a_private_table(server: Running) -> None:
    async def scenario() -> None:
        _, _, table = await seated(server)
        stranger = await guest(server.address, "Eve")
        nobody = House(server.address)
        for house in (stranger, nobody):
            async with Raw(house) as raw:
                told = await raw.watch(table["id"])
                assert told["code"] == "private_table"
                await raw.say({"type": "watch", "table": table["id"], "code": "guess"})
                assert (await raw.hear())["code"] == "private_table"

    run(scenario)


def test_a_page_from_elsewhere_gets_no_socket(server: Running) -> None:
    address = server.address.replace("http", "ws", 1) + "/ws"
    elsewhere = Origin("http://evil.example")
    with pytest.raises(InvalidStatus), connect(address, origin=elsewhere, proxy=None):
        pass


def test_too_many_messages_are_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    running = Running(tmp_path_factory.mktemp("slow"), MESSAGES_PER_SECOND="1").start()
    try:

        async def scenario() -> None:
            async with Raw(await guest(running.address)) as raw:
                await raw.hello()
                for _ in range(8):  # at once, however long the way there and back
                    await raw.say({"type": "ping", "t": 1})
                told = [await raw.hear() for _ in range(8)]
                codes = [each.get("code", each["type"]) for each in told]
                assert codes[0] == "pong"
                assert codes[-1] == "too_fast"

        run(scenario)
    finally:
        running.stop()
