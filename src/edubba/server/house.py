"""The house: its store, its bots, and the tables that are in play."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import time_ns
from typing import TYPE_CHECKING, Any, Final

from edubba.core.errors import EdubbaError, InvalidInput
from edubba.core.words import Message
from edubba.server.accounts import Accounts
from edubba.server.audience import TRY_AGAIN, Audience
from edubba.server.errors import NotSaved, no_such_match, no_such_table
from edubba.server.herald import Herald
from edubba.server.hours import Hours, Ticks, system_ticks
from edubba.server.limits import Buckets, Crowd
from edubba.server.manners import Manners
from edubba.server.metrics import Figures
from edubba.server.neighbours import Neighbours
from edubba.server.news import Thinking
from edubba.server.peers import Elsewhere, Peers
from edubba.server.people import People
from edubba.server.players import offer
from edubba.server.pool import BotPool
from edubba.server.proofs import Proofs
from edubba.server.settings import Settings
from edubba.server.small_tables import SmallTables
from edubba.server.store import Store
from edubba.server.store.committer import Failure, Job
from edubba.server.store.engine import hold
from edubba.server.store.jobs import together
from edubba.server.store.leases import keep_hours
from edubba.server.studies import Studies
from edubba.server.table import LiveTable
from edubba.server.tournaments import Tournaments
from edubba.server.vacation import Vacations

if TYPE_CHECKING:
    from edubba.server.socket import Connection

SWEEP: Final = 5.0
"""Seconds between two looks for clocks that ran out and tables that nobody needs."""
NOTICE: Final = 1.0
"""Seconds between two looks for tables that others took, or an operator changed."""
IDLE: Final = 10 * 60 * 1000
"""Milliseconds after which a table that nobody follows leaves the memory."""
UNREADABLE: Final = "a table cannot be loaded"
log = logging.getLogger(__name__)


def system_clock() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


class House:
    """Everything that one process holds."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], int] = system_clock,
        ticks: Ticks = system_ticks,
    ) -> None:
        if settings.database is None and not settings.bot_workers:
            raise InvalidInput(Message("server/bots-nowhere"))
        offer(settings.bots)
        self.settings = settings
        self.clock = clock
        self._folder = hold(settings.data) if settings.database is None else None
        """The lock of the data folder."""
        self.store = Store(settings.database, settings.data)
        self.hours = Hours(self.store.hours(clock()), ticks)
        self.people = People(self.store)
        self.accounts = Accounts(self)
        self.tournaments = Tournaments(self)
        self.neighbours = Neighbours(self)
        self.vacations = Vacations(self)
        self.herald = Herald(self)
        self.manners = Manners(settings.word_filter)
        self.peers = Peers(self.store, settings, self.hours, self.lose_tables)
        self.bots = BotPool(settings.bot_workers)
        self.advisers = BotPool(settings.hint_workers)
        """For what people ask, so that no bot has to wait for it."""
        self.proofs = Proofs(self.advisers)
        self.studies = Studies(self)
        self.small_tables = SmallTables(self)
        self.figures = Figures()
        self.tables: dict[str, LiveTable] = {}
        self.audiences: dict[str, Audience] = {}
        self.new_things = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 10)
        """New guests, tables and uploads of one address."""
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.chat_pace = Buckets(settings.chat_per_second, 6 * settings.chat_per_second)
        """Lines of chat of one person, over however many connections."""
        self.effort = Buckets(settings.effort_per_second, 20 * settings.effort_per_second)
        """Seconds of CPU that questions of one address cost."""
        self.sockets_of_address = Crowd(settings.connections_per_address)
        self.sockets_of_person = Crowd(settings.sockets_per_person)
        self.lines: set[Connection] = set()
        """All sockets that came in here."""
        self.closing = False
        self._faults: set[tuple[str, str]] = set()
        """What is wrong with which table; said once."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        for pool in (self.bots, self.advisers):
            self.spawn(pool.warm_up())
        await self.peers.open()
        endless = (self.peers.watch(), self._sweep(), self._notice())
        self._endless = [self.spawn(each) for each in endless]

    async def close(self) -> None:
        """Finish what has begun; everything else is in the store."""
        self.closing = True
        for table in self.tables.values():
            table.close()
        for task in self._endless:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(SWEEP):
                for table in [*self.tables.values()]:
                    async with table.lock:
                        pass
        for pool in (self.bots, self.advisers, self.small_tables.solver):
            await asyncio.to_thread(pool.close)
        with suppress(Failure, TimeoutError):  # a store that is cut off keeps nobody waiting
            async with asyncio.timeout(SWEEP):
                await self.peers.close()
                await self._keep_hours()
        await self.store.close()
        if self._folder is not None:
            self._folder.close()

    async def say_goodbye(self) -> None:
        """Tell everybody that the house closes."""
        for audience in [*self.audiences.values()]:
            audience.say_goodbye()
        await asyncio.sleep(0.05)  # so that the words are on their way before the lines are cut

    async def write_something(self) -> None:
        """Raise unless the store takes it soon."""
        async with asyncio.timeout(SWEEP):
            await self._keep_hours()

    async def save(self, *jobs: Job) -> None:
        """Write all of it, or none and say so."""
        try:
            await self.store.write(together(*jobs))
        except Failure as error:
            raise NotSaved from error

    # Tables

    async def table(self, id: str) -> LiveTable:
        """The table of this id, or an error that says there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.used = self.hours.now()
            return table
        epoch = await self.peers.take(id)
        row = await self.store.table(id)
        if row is None:
            raise no_such_table(id)
        # Somebody else may have loaded it meanwhile: there is only one.
        return self.tables.setdefault(
            id, LiveTable(self, row, row.epoch if epoch is None else epoch)
        )

    def let_go(self, table: LiveTable) -> None:
        """Forget a table that another process holds by now, and send its audience there."""
        self.figures.counts["edubba_tables_lost_total"] += 1
        table.close()
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            audience = self.audiences.pop(table.row.id, None)
            if audience is not None:
                audience.send_away()

    def hang_up(self, person: str) -> None:
        """Cut all lines of a person: who comes again is asked again who it is."""
        for line in [*self.lines]:
            if line.person.id == person:
                line.hang_up(TRY_AGAIN)

    async def listen_anew(self, person: str) -> None:
        """Mind whom somebody does not want to hear any more, wherever they look."""
        unheard = await self.neighbours.unheard(person)
        for audience in [*self.audiences.values()]:
            audience.listen_anew(person, unheard)

    async def mind_vacation(self, person: str) -> None:
        """Let clocks here stand, or run again, for somebody who goes away or comes back."""
        for table in [*self.tables.values()]:
            if any(seat.person == person for seat in table.row.seats):
                async with table.lock:
                    await table.mind_vacations()
                table.wake()
                table.publish(Thinking())

    def forget(self, person: str) -> None:
        """Let go of the tables where somebody sat who is to be forgotten."""
        for table in [*self.tables.values()]:
            if any(seat.person == person for seat in table.row.seats):
                self.let_go(table)

    def lose_tables(self) -> None:
        for table in [*self.tables.values()]:
            self.let_go(table)

    async def table_of_match(self, match: str) -> LiveTable:
        id = await self.store.table_of_match(match)
        if id is None:
            raise no_such_match(match)
        return await self.table(id)

    def audience(self, table: LiveTable) -> Audience:
        """Where those sit who follow a table."""
        audience = self.audiences.get(table.row.id)
        if audience is None:
            audience = self.audiences[table.row.id] = Audience(self, table)
        return audience

    def leave_audience(self, audience: Audience) -> None:
        if not audience.guests and self.audiences.get(audience.table.row.id) is audience:
            del self.audiences[audience.table.row.id]

    # Tasks

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that nobody waits for; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Start something after a while, if the house is still open then."""

        def start() -> None:
            if not self.closing:
                self.spawn(work())

        asyncio.get_running_loop().call_later(seconds, start)

    def soon(self, work: Callable[[], None]) -> None:
        """Call something once whoever calls now is done."""
        asyncio.get_running_loop().call_soon(work)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, (EdubbaError, Failure)):  # whoever waited for it is told
                log.error("something went wrong", exc_info=error)

    async def _notice(self) -> None:
        while True:
            await asyncio.sleep(NOTICE)
            with suppress(Failure):  # which whoever writes is told
                await self.notice()

    async def notice(self) -> None:
        """Let go of tables that somebody follows here, and that are held by a later epoch."""
        followed = {id: self.tables[id] for id in self.audiences if id in self.tables}
        for id, epoch in (await self.store.epochs([*followed])).items():
            if epoch > followed[id].epoch:
                self.let_go(followed[id])

    async def _sweep(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """One look at all tables; none of them can keep the house from the others."""
        now = self.hours.now()
        try:
            if await self.store.clocks_run():
                await self._keep_hours()
            late = await self.store.past_deadline(now)
            days = self.settings.lobby_days * 24 * 60 * 60 * 1000
            deserted = await self.store.deserted(self.clock() - int(days))
            await self.tournaments.end_deserted(self.clock() - int(days))
            for person in await self.store.banned() if self.lines else []:
                self.hang_up(person)
        except Exception:
            log.exception("the store does not say whose clock ran out")
            late = deserted = []
        for id in late:
            await self.see_to(id, LiveTable.revive)
        for id in deserted:
            await self.see_to(id, LiveTable.give_up)
        await self._advance_tournaments()
        self._evict()

    async def _advance_tournaments(self) -> None:
        try:
            for id in await self.tournaments.running():
                await self.tournaments.advance(id)
        except (Failure, EdubbaError, Elsewhere) as error:
            log.warning("a tournament waits", extra={"why": str(error)})

    async def _keep_hours(self) -> None:
        await self.store.write(keep_hours(self.hours.now()))

    async def see_to(self, id: str, do: Callable[[LiveTable], Coroutine[Any, Any, None]]) -> None:
        """Do what is due at a table that may not be in memory."""
        if (id, UNREADABLE) in self._faults:
            return
        try:
            await do(await self.table(id))
        except Elsewhere:
            pass  # who holds it sees to it
        except Failure:
            log.exception("the store does not hand out a table", extra={"table": id})
        except Exception as error:
            self.report(id, UNREADABLE, error)

    def report(self, table: str, fault: str, error: Exception) -> None:
        """Say what is wrong with a table, once."""
        if (table, fault) not in self._faults:
            self._faults.add((table, fault))
            log.error(fault, exc_info=error, extra={"table": table})

    def _evict(self) -> None:
        """Forget tables that nobody follows; the store has them."""
        now = self.hours.now()
        for id, table in [*self.tables.items()]:
            if id not in self.audiences and not table.lock.locked():
                if now - table.idle_since() > IDLE:
                    table.close()
                    del self.tables[id]
