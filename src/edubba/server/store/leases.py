"""Who holds which table: leases of processes, by the clock of the database."""

from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from edubba.server.store import schema as s
from edubba.server.store.committer import Job, add_if_missing

LONG_GONE = timedelta(hours=1)


class Lease(NamedTuple):
    """A process by its name, where the others reach it, and what they have to know for that."""

    id: str
    address: str
    token: str

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class Fenced(SQLAlchemyError):
    """Another process holds the table by now; nothing was written."""


def enter(c: Connection, me: Lease, seconds: float) -> None:
    """Begin a lease."""
    until = func.now() + timedelta(seconds=seconds)
    c.execute(insert(s.processes).values(**me._asdict(), until=until))
    c.execute(delete(s.processes).where(s.processes.c.until < func.now() - LONG_GONE))


def renew(c: Connection, id: str, seconds: float) -> bool:
    """Let a lease run on; not if it had run out before, since others may hold by now what was held
    by it. One statement: on a busy machine every further one could take what is left of it."""
    p = s.processes.c
    mine = update(s.processes).where(p.id == id, p.until > func.now())
    return c.execute(mine.values(until=func.now() + timedelta(seconds=seconds))).rowcount == 1


def common_hours(c: Connection, at: int) -> int:
    """Keep the hours: how far all processes have come."""
    keep_hours(at)(c)
    return int(c.execute(select(s.hours.c.at)).scalar_one())


def keep_hours(at: int) -> Job:
    """Note how far the hours of the house have come; they are never turned back."""

    def job(c: Connection) -> None:
        add_if_missing(c, s.hours, {"id": 1, "at": at})  # two may open an empty house at once
        c.execute(update(s.hours).where(s.hours.c.at < at).values(at=at))

    return job


def leave(id: str) -> Job:
    """Give up a lease, and so all that is held by it."""

    def job(c: Connection) -> None:
        c.execute(delete(s.processes).where(s.processes.c.id == id))

    return job


def claim(table: str, me: str, gone: str | None, tell: Callable[[int], None]) -> Job:
    """Take a table that nobody alive holds, or one that is known to be gone; tells the epoch, or
    nothing where somebody does."""
    held = select(s.processes.c.id).where(
        s.processes.c.id == s.tables.c.holder,
        s.processes.c.id.not_in([me, gone or me]),
        s.processes.c.until > func.now(),
    )
    epoch = s.tables.c.epoch + case((s.tables.c.holder == me, 0), else_=1)
    taking = update(s.tables).where(s.tables.c.id == table, ~held.exists())
    taking = taking.values(holder=me, epoch=epoch).returning(s.tables.c.epoch)

    def job(c: Connection) -> None:
        for row in c.execute(taking):
            tell(row.epoch)

    return job


def alive(c: Connection) -> list[Lease]:
    """All processes whose lease runs."""
    p = s.processes.c
    return [
        Lease(*row)
        for row in c.execute(select(p.id, p.address, p.token).where(p.until > func.now()))
    ]


def lively(c: Connection, table: str) -> Lease | None:
    """The process that holds a table, while its lease runs."""
    p = s.processes.c
    query = select(p.id, p.address, p.token).where(
        s.tables.c.id == table, p.id == s.tables.c.holder, p.until > func.now()
    )
    return next((Lease(*row) for row in c.execute(query)), None)
