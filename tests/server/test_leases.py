"""What processes of one house agree on in the store."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.exc import OperationalError
from starlette.requests import Request
from tests.server.postgres import Postgres

from edubba.server.inside import forward
from edubba.server.peers import Elsewhere
from edubba.server.store import engine
from edubba.server.store import schema as s
from edubba.server.store.engine import open_engine
from edubba.server.store.leases import Lease, keep_hours

pytestmark = pytest.mark.interpreted_only  # no rules are played here


def test_two_processes_open_an_empty_house_at_the_same_moment(tmp_path: Path) -> None:
    """Whoever comes second waits for the first instead of failing."""
    postgres = Postgres().start()
    try:
        engine = open_engine(postgres.new_database(), tmp_path)

        def second() -> None:
            with engine.begin() as c:
                keep_hours(7)(c)

        with engine.begin() as c:
            keep_hours(5)(c)
            other = threading.Thread(target=second)
            other.start()
            other.join(0.3)
            assert other.is_alive()
        other.join()
        with engine.begin() as c:
            assert c.execute(select(s.hours.c.at)).scalars().all() == [7]
        engine.dispose()
    finally:
        postgres.stop()


def test_a_database_that_hangs_up_while_the_house_opens_is_asked_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    def stumbles(_: Engine) -> None:
        tries.append(1)
        raise OperationalError("", {}, Exception("cut"), connection_invalidated=len(tries) < 3)

    monkeypatch.setattr(engine, "migrate", stumbles)
    with pytest.raises(engine.NoStore):
        engine.open_engine(None, tmp_path)
    assert len(tries) == 3


@pytest.mark.parametrize(
    "answer", [b"", b"HTTP/1.0 200 OK\r\ncontent-length: 12\r\n\r\n{", b"HTTP/1.0 200 O"]
)
def test_an_answer_that_ends_in_the_middle_is_none(answer: bytes) -> None:
    """The process that holds a table dies while it answers another one."""

    async def scenario() -> None:
        async def dies(ears: asyncio.StreamReader, mouth: asyncio.StreamWriter) -> None:
            await ears.readuntil(b"\r\n\r\n")
            mouth.write(answer)
            mouth.close()

        async with await asyncio.start_server(dies, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            holder = Lease("one", f"127.0.0.1:{port}", "word")
            scope: dict[str, object] = {"type": "http", "method": "POST", "state": {}}
            scope |= {"path": "/api/tables/t/join"}
            scope |= {"query_string": b"", "headers": [], "server": ("house", 80)}
            request = Request(scope, receive=nothing_more)
            told = await forward(request, Elsewhere(holder))
            assert (told.status_code, b"lost_on_the_way" in bytes(told.body)) == (503, True)

    asyncio.run(scenario())


async def nothing_more() -> dict[str, object]:
    return {"type": "http.request", "body": b"{}", "more_body": False}
