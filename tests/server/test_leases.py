"""What processes of one house agree on in the store."""

import threading
from pathlib import Path

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.exc import OperationalError
from tests.server.postgres import Postgres

from edubba.server.store import engine
from edubba.server.store import schema as s
from edubba.server.store.engine import open_engine
from edubba.server.store.leases import keep_hours

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
