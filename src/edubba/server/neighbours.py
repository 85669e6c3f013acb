"""What people are to each other: followed, muted, blocked; and whom hosts keep from tables."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Table, delete, insert, select

from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.store import schema as s
from edubba.server.store.jobs import note
from edubba.server.store.rows import BLOCKED, FRIEND, KICKED, MUTED, Bar, Tie

if TYPE_CHECKING:
    from edubba.server.house import House
    from edubba.server.people_models import TieInfo
    from edubba.server.store.committer import Job
    from edubba.server.table import LiveTable

UNHEARD: Final = (MUTED, BLOCKED)
MOST_TIES: Final = 500
OF_PERSONS: Final = (
    (s.ties, "person"),
    (s.ties, "other"),
    (s.barred, "person"),
    (s.invitations, "person"),
    (s.channels, "person"),
)
"""Columns that name somebody as part of a key."""


class Neighbours:
    """The ties of all people of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house

    async def tie(self, person: str, other: str, tie: Tie | None) -> None:
        """What somebody is to a person from now on; None for nothing."""
        if person == other:
            raise Refused(Message("server/yourself"))
        t = s.ties.c

        def job(c: Connection) -> None:
            c.execute(delete(s.ties).where(t.person == person, t.other == other))
            if tie is None:
                return
            if c.execute(select(t.other).where(t.person == person).offset(MOST_TIES)).first():
                raise Refused(Message("server/too-many"), 429)
            if tie == FRIEND and is_blocked(c, person, [other]):
                raise Refused(Message("server/not-welcome"), 403)
            values = {"person": person, "other": other, "tie": tie, "at": self.house.clock()}
            c.execute(insert(s.ties).values(values))

        await self.house.save(job, note("tie", f"{person} {other} {tie}", self.house.clock()))

    async def unheard(self, person: str | None) -> frozenset[str]:
        """Those whose lines of chat a person does not want to hear."""
        if not person:
            return frozenset()
        t = s.ties.c
        query = select(t.other).where(t.person == person, t.tie.in_(UNHEARD))
        return frozenset(await self.house.store.read(lambda c: c.execute(query).scalars().all()))

    async def check_welcome(self, table: "LiveTable", person: str) -> None:
        """Nobody sits down with people who blocked them, or where the host sent them away."""
        if (await table.barred()).get(person) == KICKED:
            raise Refused(Message("server/kicked"), 403)
        row = table.row
        others = {row.owner, *(seat.person for seat in row.seats if seat.person)} - {person}
        if await self.house.store.read(lambda c: is_blocked(c, person, [*others])):
            raise Refused(Message("server/not-welcome"), 403)


def is_blocked(c: Connection, person: str, by: list[str]) -> bool:
    t = s.ties.c
    query = select(t.person).where(t.other == person, t.tie == BLOCKED, t.person.in_(by))
    return c.execute(query).first() is not None


def bar(table: str, person: str, how: Bar | None) -> "Job":
    here = (s.barred.c.table_id == table) & (s.barred.c.person == person)

    def job(c: Connection) -> None:
        c.execute(delete(s.barred).where(here))
        if how is not None:
            c.execute(insert(s.barred).values(table_id=table, person=person, how=how))

    return job


def move_ties(giver: str, taker: str) -> "Job":
    """What a guest was to others, or they to the guest, is an account's unless that has its own."""

    def job(c: Connection) -> None:
        for table, column in OF_PERSONS:
            _move(c, table, column, giver, taker)
        c.execute(delete(s.ties).where(s.ties.c.person == s.ties.c.other))

    return job


def _move(c: Connection, table: Table, column: str, giver: str, taker: str) -> None:
    of = table.c[column]
    keys = [each.name for each in table.primary_key]
    known = {
        tuple(row._mapping[key] for key in keys)
        for row in c.execute(select(table).where(of == taker))
    }
    moved = [{**row._mapping, column: taker} for row in c.execute(select(table).where(of == giver))]
    c.execute(delete(table).where(of == giver))
    for row in moved:
        if tuple(row[key] for key in keys) not in known:
            c.execute(insert(table).values(row))


def ties_of(c: Connection, person: str) -> "list[TieInfo]":
    """Whom somebody follows, mutes or blocks."""
    t, p = s.ties.c, s.people.c
    account = s.accounts.c.person.is_not(None)
    query = select(t.other, t.tie, p.name, account.label("account")).where(t.person == person)
    of = query.join(s.people, p.id == t.other).outerjoin(s.accounts, s.accounts.c.person == t.other)
    return [
        {"id": row.other, "name": row.name, "account": row.account, "tie": row.tie}
        for row in c.execute(of.order_by(p.name, t.other))
    ]
