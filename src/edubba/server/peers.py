"""The processes that share a store, and which of them holds a table.

A process has a lease that it renews; a table belongs to the process that took it, as long as that
one's lease runs. Every taking raises the table's epoch, and whoever writes names the epoch that it
took: one that was thought dead and comes back can write nothing. By SQLite a house is alone.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Final

from edubba.core.words import Message
from edubba.server.errors import NotSaved, Refused
from edubba.server.hours import Hours
from edubba.server.people import new_id
from edubba.server.settings import Settings
from edubba.server.store import Store
from edubba.server.store.leases import Lease, claim, common_hours, enter, leave, lively, renew

BEATS: Final = 4
"""How often a lease is renewed in its time."""
RETRY: Final = 0.2
"""Seconds between two attempts to reach a process, or to take over what it held."""
PATIENCE: Final = 3
"""Leases for which a table is waited for whose process does not answer."""
log = logging.getLogger(__name__)


class Elsewhere(Exception):
    """Another process holds the table."""

    def __init__(self, holder: Lease, path: str | None = None) -> None:
        super().__init__(holder.address)
        self.holder = holder
        self.path = path
        """What is to be asked there, where that is not what was asked here."""


class Peers:
    """This process among the others. Its lease is renewed in a thread of its own, so that it does
    not run out while the rules of a game are loaded."""

    def __init__(
        self, store: Store, settings: Settings, hours: Hours, lose: Callable[[], None]
    ) -> None:
        self.store = store
        self.hours = hours
        self.lease_seconds = settings.lease_seconds
        self.shared = settings.database is not None
        self.me: Lease | None = None
        self.address = ""
        """Where the others reach this process."""
        self._lose = lose
        self._until = 0.0
        self._closing = threading.Event()

    @property
    def id(self) -> str | None:
        return None if self.me is None else self.me.id

    @property
    def ready(self) -> bool:
        """Whether this process may speak for its tables."""
        return not self.shared or monotonic() < self._until

    async def open(self) -> None:
        if self.shared:
            await asyncio.to_thread(self._beat)
            threading.Thread(target=self._keep, name="lease", daemon=True).start()

    async def close(self) -> None:
        """Let the others have the tables at once."""
        self._closing.set()
        if self.me is not None:
            self._until = 0.0
            await self.store.write(leave(self.me.id))

    async def watch(self) -> None:
        """Let all tables go when the lease ran out: what is in memory may be old."""
        held: Lease | None = None
        while self.shared:
            lease = self.me if self.ready else None
            if held is not None and lease is not held and not self._closing.is_set():
                log.warning("the lease ran out; all tables are let go")
                self._lose()
            held = lease
            await asyncio.sleep(self.lease_seconds / BEATS)

    def _keep(self) -> None:
        while not self._closing.wait(self.lease_seconds / BEATS):
            try:
                self._beat()
            except Exception as error:  # whatever it was: without this thread nothing is held
                log.warning("the lease was not renewed", extra={"why": str(error)})

    def _beat(self) -> None:
        """Renew the lease; after one that ran out a new one begins, which holds nothing yet."""
        engine = self.store.engine
        begun = monotonic()
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            if self.me is None or not renew(connection, self.me.id, self.lease_seconds):
                self.me = None
                begun, me = monotonic(), Lease(new_id(), self.address, new_id(32))
                enter(connection, me, self.lease_seconds)
                self.me = me
        self._until = begun + self.lease_seconds
        with engine.begin() as connection:
            self.hours.catch_up(common_hours(connection, self.hours.now()))

    async def take(self, table: str) -> int | None:
        """The epoch by which this process took a table, or `Elsewhere`; None for one who is alone
        and need not take anything. One whose holder does not answer is waited for: it comes back,
        or its lease runs out. Where the holder's machine says that nobody is there, it is taken at
        once: if somebody is after all, the epoch keeps them from writing."""
        if not self.shared:
            return None
        last = monotonic() + PATIENCE * self.lease_seconds
        gone: str | None = None
        while monotonic() < last:
            if self.me is None or not self.ready:
                raise NotSaved
            epochs: list[int] = []
            try:
                async with asyncio.timeout(self.lease_seconds):
                    await self.store.write(claim(table, self.me.id, gone, epochs.append))
            except TimeoutError:
                raise NotSaved from None
            if epochs:
                return epochs[0]
            holder = await self.store.read(lambda c: lively(c, table))
            if holder is not None and holder.id not in (self.id, gone):
                try:
                    if await answers(holder):
                        raise Elsewhere(holder)
                except ConnectionRefusedError:
                    log.warning("a process is gone", extra={"address": holder.address})
                    gone = holder.id
                    continue
            if holder is None and await self.store.table(table) is None:
                return None  # there is no such table
            await asyncio.sleep(RETRY)
        raise Refused(Message("server/out-of-reach"), 503)


async def answers(holder: Lease) -> bool:
    """Whether a process can be reached; raises where it is plain that there is none."""
    try:
        async with asyncio.timeout(1):
            _, line = await asyncio.open_connection(*holder.place)
    except ConnectionRefusedError:
        raise
    except (OSError, TimeoutError):
        return False
    line.close()
    return True
