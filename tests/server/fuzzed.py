"""A house that is looked at after every request: whether it may have changed, and is sound."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx
from tests.server.ear import Web
from tests.server.guests import HERE, ME

from edubba.match import Match, Record, Series
from edubba.match.names import tidy
from edubba.server.beginning import setup_of
from edubba.server.house import House
from edubba.server.models import LONGEST_NAME
from edubba.server.people import COOKIE
from edubba.server.settings import MANY, Settings
from edubba.server.store.engine import FILE
from edubba.server.store.rows import OPEN
from edubba.server.table import record_of

SAFE = ["GET", "HEAD", "OPTIONS"]
STRANGER, GUEST, KNOWN = range(3)
"""Who asks: nobody the house knows, a guest, somebody with an account."""
GAME = "royal_game_of_ur"
PASSING = ("hours", "processes")
"""What goes on by itself: how late it is, and which processes are alive."""


def kept(folder: Path) -> set[str]:
    """All that a store holds, but for what goes on by itself."""
    store = sqlite3.connect(folder / FILE)
    try:
        passing = tuple(f'INSERT INTO "{name}"' for name in PASSING)
        return {line for line in store.iterdump() if not line.startswith(passing)}
    finally:
        store.close()


class Fuzzed(Web):
    """With a guest and an account, each at a table that is played and at one that waits."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            data=folder,
            bot_workers=1,
            requests_per_second=MANY,
            tables_per_hour=MANY,
            sign_ins_per_hour=MANY,
            effort_per_second=MANY,
            tournaments_per_person=MANY,
        )
        super().__init__(settings)
        self.folder = folder
        self.cookies: list[str] = [""]
        """Of each who asks."""

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def furnish(self) -> None:
        for name in ("Ada", "Ben"):
            self.client.cookies.clear()
            self._must("PUT", "/api/me", {"name": name})
            for seats in ([ME, HERE], [ME, {"kind": "open"}]):
                self._must("POST", "/api/tables", {"game": GAME, "seats": seats})
            self.cookies.append(self.client.cookies[COOKIE])
        self._must("POST", "/api/account", {"name": name, "password": "correct horse"})
        self.cookies[KNOWN] = self.client.cookies[COOKIE]
        self.before = self.everything()

    def _must(self, method: str, path: str, told: dict[str, Any]) -> None:
        answer = self.ask(method, path, json=told)
        assert answer.status_code == 200, answer.text

    def everything(self) -> set[str]:
        """What is in the store, and how the tables in memory stand."""
        tables = self.house.tables.values()
        return kept(self.folder) | {f"{table.epoch} {table.row}" for table in tables}

    def tell(self, who: int, method: str, path: str, body: bytes, kind: str) -> httpx.Response:
        """Ask for something; it is no fault of the house, and changes nothing if it is refused."""
        self.client.cookies.clear()
        headers = {"content-type": kind, "cookie": f"{COOKIE}={self.cookies[who]}"}
        answer = self.ask(method, path, content=body, headers=headers)
        before, self.before = self.before, self.everything()
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "words", "reason"}
        if answer.status_code >= 400 or method in SAFE:
            assert self.before ^ before == set()
            assert COOKIE not in answer.cookies
        return answer

    def check_table(self, id: str) -> None:
        """A table is the same in memory and in the store, and can be played."""
        self.runner.run(self._check_table(id))

    async def _check_table(self, id: str) -> None:
        table, store = self.house.tables[id], self.house.store
        row, rows = await store.table(id), await store.matches(id)
        assert row is not None
        assert (row.seats, row.options) == (table.row.seats, table.row.options)
        for seat in row.seats:
            assert seat.name == tidy(seat.name)
            assert len(seat.name) <= LONGEST_NAME
        if not rows:
            assert row.status == OPEN
            assert setup_of(row).seats == len(row.seats)
            return
        async with table.lock:
            match = await table.match()
        record = record_of(row, rows, await store.talk(id))
        if isinstance(record, Record):
            again = Match.from_record(record)
        else:
            again = Series.from_record(record).match
        assert again.state.to_json() == match.state.to_json()
        assert again.record.text() == match.record.text()
