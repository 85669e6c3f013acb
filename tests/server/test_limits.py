"""Who may come in, and how much anybody may ask of the house: counted by what it costs."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Web
from tests.server.guests import Raw, guest, run
from tests.server.running import PATIENCE, Running
from tests.server.test_faults import HERE, ME, first_move, in_house, table_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State as LineState
from websockets.server import ServerProtocol

from edubba.core.errors import InvalidInput
from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.server import audience as audiences
from edubba.server import limits
from edubba.server.door import Doors, SocketConnection
from edubba.server.errors import Refused
from edubba.server.guard import Guard
from edubba.server.house import House
from edubba.server.limits import Bucket, Crowd, household
from edubba.server.pool import BotFailed
from edubba.server.proofs import Proofs
from edubba.server.settings import Settings, read_settings
from edubba.server.socket import MOST_WAITING, Connection
from edubba.server.store.rows import Person
from edubba.server.why import Reasons
from edubba.server.worker import Proof

pytestmark = pytest.mark.interpreted_only  # no rules are played here
GAME = "royal_game_of_ur"


# Addresses


def test_an_address_of_ipv6_stands_for_its_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
    assert household("::ffff:203.0.113.7") == household("203.0.113.7") == "203.0.113.7"
    assert household("::1") == "::1"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("testclient") == "testclient"


def test_trusted_proxies_are_addresses_or_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/8,fd00::/8")
    settings = read_settings()
    assert [settings.trusts(each) for each in ("127.0.0.1", "10.9.8.7", "fd00::1")] == [True] * 3
    assert not settings.trusts("127.0.0.2")
    assert not settings.trusts("elsewhere")
    monkeypatch.setenv("EDUBBA_TRUSTED_PROXIES", "the one next door")
    with pytest.raises(InvalidInput, match="trusted_proxies"):
        read_settings()


def test_nobody_gets_more_by_changing_addresses_in_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is filled up meanwhile
    with Web(Settings(data=tmp_path, bot_workers=1, requests_per_second=2)) as web:
        codes = []
        for number in range(8):
            web.transport.client = (f"2001:db8::{number:x}", 4711)
            codes.append(web.get("/api/tables").status_code)
        assert codes[0] == 200
        assert codes[-1] == 429


# Connections


class Line:
    """A connection as the doors see it."""

    def __init__(self) -> None:
        self.cut = False
        self.sent: list[bytes] = []

    def abort(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut

    def write(self, told: bytes) -> None:
        self.sent.append(told)


def come(doors: Doors, address: str, *, busy: bool = False) -> tuple[Line, bool]:
    line: Any = Line()
    let_in = doors.enter(line, address)
    if busy:
        doors.set_busy(line)
    return line, let_in


def test_an_address_that_is_full_loses_its_idle_connections_first() -> None:
    doors = Doors(Settings(connections_per_address=3), most=100)
    busy, _ = come(doors, "203.0.113.7", busy=True)
    first, _ = come(doors, "203.0.113.7")
    second, _ = come(doors, "203.0.113.7")
    other, _ = come(doors, "203.0.113.8")
    _, let_in = come(doors, "203.0.113.7", busy=True)
    assert let_in
    assert [line.cut for line in (busy, first, second, other)] == [False, True, False, False]
    assert come(doors, "203.0.113.7", busy=True)[1]
    assert second.cut
    assert not come(doors, "203.0.113.7")[1], "all three are in use"
    doors.leave(busy)  # type: ignore[arg-type]
    assert come(doors, "203.0.113.7")[1]


def test_a_full_house_loses_its_idle_connections_first() -> None:
    doors = Doors(Settings(connections_per_address=3), most=3)
    lines = [come(doors, f"203.0.113.{number}")[0] for number in range(3)]
    assert come(doors, "203.0.113.9", busy=True)[1]
    assert [line.cut for line in lines] == [True, False, False]


def test_a_trusted_proxy_may_hold_any_number() -> None:
    doors = Doors(
        Settings(connections_per_address=2, trusted_proxies=(ip_network("10.0.0.1"),)), most=100
    )
    assert all(come(doors, "10.0.0.1", busy=True)[1] for _ in range(50))


def opened(address: tuple[str, int], source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(address, PATIENCE, (source, 0))


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with little patience and little room, behind a proxy at 127.0.0.9."""
    limits: Any = {"HEAD_SECONDS": "2", "BODY_SECONDS": "2", "PING_SECONDS": "2"}
    limits |= {"CONNECTIONS_PER_ADDRESS": "20", "SOCKETS_PER_PERSON": "2"}
    limits |= {"TRUSTED_PROXIES": "127.0.0.9"}
    running = Running(tmp_path_factory.mktemp("narrow"), **limits).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log


def test_idle_connections_keep_nobody_out_and_fill_no_log(narrow: Running) -> None:
    before = len(narrow.log)
    with ExitStack() as stack:
        for _ in range(400):
            with suppress(OSError):
                stack.enter_context(opened(("127.0.0.1", narrow.port), "127.0.0.3"))
        for source in ("127.0.0.3", "127.0.0.1"):
            with opened(("127.0.0.1", narrow.port), source) as newcomer:
                newcomer.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                assert newcomer.recv(100).startswith(b"HTTP/1.1 200"), source
    assert len(narrow.log) - before < 5_000


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_whoever_does_not_ask_is_cut(narrow: Running, said: bytes) -> None:
    with opened(("127.0.0.1", narrow.port)) as line:
        line.sendall(said)
        with suppress(ConnectionResetError):
            while line.recv(1000):
                pass


def test_a_socket_that_does_not_answer_a_ping_is_cut(narrow: Running) -> None:
    with opened(("127.0.0.1", narrow.port)) as line:
        line.sendall(
            b"GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert b" 101 " in line.recv(1000)
        with suppress(ConnectionResetError):
            while line.recv(1000):
                pass


def test_what_follows_from_one_move_is_sent_at_once() -> None:
    """The acknowledgement, and one turn of the loop later the news: one system call, not two."""

    async def scenario() -> None:
        line = SocketConnection.__new__(SocketConnection)
        transport: Any = Line()
        line.transport, line.conn, line.loop = transport, ServerProtocol(), asyncio.get_event_loop()
        line.conn.state = LineState.OPEN
        line.writable = asyncio.Event()
        line.writable.set()
        for text in ("ack", "update"):
            assert line.write(text)
            assert not transport.sent
            await asyncio.sleep(0)
        assert transport.sent == [b"\x81\x03ack\x81\x06update"]
        line.writable.clear()
        assert not line.write("more"), "who takes nothing is not written to"
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(transport.sent) == 1

    asyncio.run(scenario())


def test_a_dead_line_is_cut_although_something_waits_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SocketConnection.__base__, "keepalive_timeout", lambda self: None)
    socket_line = SocketConnection.__new__(SocketConnection)
    transport: Any = Line()
    socket_line.transport = transport
    socket_line.keepalive_timeout()
    assert transport.cut


def test_whoever_takes_no_messages_is_cut_at_once_and_keeps_nothing_waiting(tmp_path: Path) -> None:
    class Deaf:
        def __init__(self) -> None:
            self.line = Line()
            self.scope = {"state": {"drop": self.line.abort}}

    async def scenario(house: House) -> None:
        for text, most in (("x", MOST_WAITING), ("x" * 1_000_000, 10)):
            deaf: Any = Deaf()
            connection = Connection(house, deaf, Person("a", "Ada"))
            for _ in range(3 * MOST_WAITING):
                connection.send(text)
                assert connection._out.qsize() <= most
            assert deaf.line.cut

    in_house(tmp_path, scenario)


def test_a_person_has_only_so_many_sockets(narrow: Running) -> None:
    async def scenario() -> None:
        ada = await guest(narrow.address)
        async with Raw(ada) as first, Raw(ada) as second:
            await first.hello()
            await second.hello()
            async with Raw(ada) as third:
                assert (await third.hear())["code"] == "too_many_lines"
                with pytest.raises(ConnectionClosed):
                    await third.hear()
            async with Raw(await guest(narrow.address, "Ben")) as other:
                await other.hello()
        while True:  # until the house has noticed that they went
            async with Raw(ada) as again:
                with suppress(ConnectionClosed):
                    await again.say({"type": "hello", "protocol": 1})
                if (await again.hear())["type"] == "welcome":
                    return

    run(scenario, PATIENCE)


def test_an_address_behind_a_proxy_has_only_so_many_sockets(narrow: Running) -> None:
    """Those of others are not counted, and nobody else is believed to speak for somebody."""

    async def first_word(source: str, forwarded: str, stack: ExitStack) -> str:
        line = await connect(
            narrow.address.replace("http", "ws", 1) + "/ws",
            additional_headers={"x-forwarded-for": forwarded},
            local_addr=(source, 0),
            proxy=None,
        )
        stack.callback(line.transport.abort)
        with suppress(ConnectionClosed):  # refused before it could say anything
            await line.send(json.dumps({"type": "hello", "protocol": 1}))
        return str(json.loads(await line.recv())["type"])

    async def scenario() -> None:
        with ExitStack() as stack:
            kinds = [await first_word("127.0.0.9", "203.0.113.1", stack) for _ in range(21)]
            assert kinds == ["welcome"] * 20 + ["error"]
            assert await first_word("127.0.0.9", "203.0.113.2", stack) == "welcome"
            assert await first_word("127.0.0.8", "203.0.113.1", stack) == "welcome"

    run(scenario, PATIENCE)


def test_a_crowd_is_counted_down_again() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [
        True,
        True,
        False,
        True,
    ]
    crowd.leave("a")
    assert crowd.enter("a")


# What it costs


def test_what_a_question_has_cost_is_paid_before_the_next() -> None:
    bucket = Bucket(rate=0.000001, burst=1)
    bucket.charge(0.7)
    assert bucket.ready()
    bucket.charge(0.7)
    assert not bucket.ready()


def test_nobody_thinks_twice_about_one_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Reasons] = []

    def counting(space: ActionSpace, state: State) -> Reasons:
        made.append(Reasons(space, state))
        return made[-1]

    async def scenario(house: House) -> None:
        monkeypatch.setattr(audiences, "Reasons", counting)
        table, ada = await table_of(house, "ulm", ME, HERE)
        match = await table.match()
        question = {"type": "why", "seat": match.actor, "elements": ["tile:a"] * 400}
        for number in range(3):
            await ada.tell(**question, id=f"why-{number}", version=match.version)
        assert len(ada.told("reasons")) == 3
        assert len(made) == 1
        await first_move(table, ada, "move")
        assert house.audience(table).reasons(await table.match()) is not made[0]

    in_house(tmp_path, scenario)


def test_questions_are_counted_by_what_they_cost(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, ada = await table_of(house, GAME, ME, HERE)
        match = await table.match()
        for kind in ("why", "preview", "hint", "chances"):
            about: dict[str, Any] = {
                "type": kind,
                "id": kind,
                "version": match.version,
                "seat": match.actor,
            }
            if kind == "preview":
                about["actions"] = []
            ada.address = "203.0.113.7"
            house.effort.charge("203.0.113.7", 1000)
            await ada.tell(**about)
            assert ada.told("error")[-1]["code"] == "too_fast", kind
        ada.address = "203.0.113.8"
        await ada.tell(**{**about, "type": "why", "id": "other"})
        assert ada.told("reasons")[-1]["id"] == "other"
        bucket = house.effort._of("203.0.113.8")
        assert bucket.level < bucket.burst, "and it was charged"

    in_house(tmp_path, scenario)


def test_steps_of_a_replay_are_counted_by_what_they_cost(tmp_path: Path) -> None:
    with Web(Settings(data=tmp_path, bot_workers=1)) as web:
        seats = [{"kind": "me"}, {"kind": "here"}]
        table = web.ask("POST", "/api/tables", json={"game": GAME, "seats": seats}).json()
        path = f"/api/matches/{table['match']}/replay/0"
        effort = web.app.state.house.effort
        assert web.get(path).status_code == 200
        address = "203.0.113.7"
        bucket = effort._of(address)
        assert bucket.level < bucket.burst
        effort.charge(address, 1000)
        assert web.get(path).json()["code"] == "too_fast"


def test_dice_are_proven_once_and_in_a_worker() -> None:
    asked: list[str] = []

    class Workers:
        async def run(self, work: object, tablet: str) -> Proof:
            asked.append(tablet)
            await asyncio.sleep(0)
            if tablet == "broken":
                raise BotFailed
            return Proof(True, [], 0.5)

    async def scenario() -> None:
        workers: Any = Workers()
        proofs = Proofs(workers)
        found = await asyncio.gather(*(proofs.of("m", 9, lambda: "tablet") for _ in range(30)))
        assert all(proof.ok for proof in found)
        assert asked == ["tablet"]
        for _ in range(2):
            with pytest.raises(Refused, match="ask again"):
                await proofs.of("n", 9, lambda: "broken")
        assert asked == ["tablet", "broken", "broken"]

    asyncio.run(scenario())


def test_opening_sockets_is_limited_in_pace_like_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is filled up meanwhile
    sent: list[Any] = []

    async def app(*_: object) -> None:
        sent.append("let in")

    async def send(message: Any) -> None:
        sent.append(message["type"])

    async def scenario() -> None:
        guard = Guard(app, Settings(data=tmp_path, requests_per_second=1))
        for port in range(5):
            scope: dict[str, Any] = {"type": "websocket", "path": "/ws", "headers": []}
            scope["client"] = ("203.0.113.7", port)
            await guard(scope, send, send)  # type: ignore[arg-type]

    asyncio.run(scenario())
    assert sent == ["let in"] * 3 + ["websocket.close"] * 2
