"""Reads and writes of the house. Writes go through the committer and are durable when awaited."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, func, select

from edubba.match.entries import Entry
from edubba.server import traces
from edubba.server.store import schema as s
from edubba.server.store.committer import Committer, Job
from edubba.server.store.engine import open_engine
from edubba.server.store.rows import (
    OPEN,
    RUNNING,
    AccountRow,
    ChatRow,
    Head,
    MatchRow,
    Person,
    SeatRow,
    TableRow,
    TalkRow,
)

T = TypeVar("T")
MANY: Final = 1000
"""Tables that are asked for at the same time."""


class Store:
    """The database of the house."""

    def __init__(self, url: str | None, folder: Path) -> None:
        self.engine = open_engine(url, folder)
        self.committer = Committer(self.engine.execution_options(writes=True))

    async def close(self) -> None:
        await asyncio.to_thread(self.committer.close)
        self.engine.dispose()

    async def write(self, job: Job) -> None:
        with traces.span("commit"):
            await self.committer.commit(job)

    async def read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.read(lambda c: c.execute(query).all())

    # People

    async def person_by_secret(self, digest: str) -> Person | None:
        people = s.people.c
        account = s.accounts.c.person.is_not(None)
        known = select(people.id, people.name, account.label("account"), people.banned)
        known = known.add_columns(people.language)
        query = known.join(s.sessions).outerjoin(s.accounts).where(s.sessions.c.digest == digest)
        return next((_row(Person, row) for row in await self._rows(query)), None)

    async def banned(self) -> list[str]:
        """Who is kept out."""
        rows = await self._rows(select(s.people.c.id).where(s.people.c.banned))
        return [row.id for row in rows]

    async def account(self, which: ColumnElement[bool]) -> AccountRow | None:
        query = select(s.accounts, s.people.c.name).join(s.people).where(which)
        return next((_row(AccountRow, row) for row in await self._rows(query)), None)

    # Tables

    async def epochs(self, ids: list[str]) -> dict[str, int]:
        """How often each of these tables was taken."""
        t, found = s.tables.c, dict[str, int]()
        for at in range(0, len(ids), MANY):
            query = select(t.id, t.epoch).where(t.id.in_(ids[at : at + MANY]))
            found |= {row.id: row.epoch for row in await self._rows(query)}
        return found

    async def table(self, id: str) -> TableRow | None:
        return await self._table(s.tables.c.id == id)

    async def table_asked_as(self, key: str) -> TableRow | None:
        return await self._table(s.tables.c.asked_as == key)

    async def _table(self, which: ColumnElement[bool]) -> TableRow | None:
        found = await self.read(lambda c: tables_of(c, select(s.tables).where(which)))
        return found[0] if found else None

    async def open_tables(self, most: int) -> list[TableRow]:
        """Public tables that wait for somebody, the newest first."""
        return await self._public(OPEN, s.tables.c.created, most)

    async def live_tables(self, most: int) -> list[TableRow]:
        """Public tables where a match runs, the last touched first."""
        return await self._public(RUNNING, s.tables.c.touched, most)

    async def _public(self, status: str, last: Column[int], most: int) -> list[TableRow]:
        query = select(s.tables).where(s.tables.c.status == status, s.tables.c.private.is_(False))
        query = query.order_by(last.desc(), s.tables.c.id).limit(most)
        return await self.read(lambda c: tables_of(c, query))

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Where a person sits, the last touched first."""
        mine = select(s.seats.c.table_id).where(
            s.seats.c.person == person, s.seats.c.left_early.is_(False)
        )
        query = select(s.tables).where(s.tables.c.id.in_(mine))
        query = query.order_by(s.tables.c.touched.desc(), s.tables.c.id).limit(most)
        return await self.read(lambda c: tables_of(c, query))

    async def table_of_match(self, match: str) -> str | None:
        rows = await self._rows(select(s.matches.c.table_id).where(s.matches.c.id == match))
        return rows[0].table_id if rows else None

    # Matches

    async def matches(self, table: str) -> list[MatchRow]:
        """The games of a table in order, with all their entries."""
        return await self.read(lambda c: matches_of(c, table))

    async def running_without_help(self, seals: set[str], person: str) -> list[MatchRow]:
        """Matches that are not over at tables that do not help: with one of these seals, or where
        a person sits."""
        mine = select(s.seats.c.table_id).where(s.seats.c.person == person)
        known = s.matches.c.commitment.in_(seals) | s.tables.c.id.in_(mine)
        query = select(s.matches.c.id).join(s.tables)
        helps = s.tables.c.help & s.tables.c.rated.is_(False)
        query = query.where(~helps, s.tables.c.status == RUNNING, known)
        query = query.where(s.matches.c.over.is_(False))
        return await self.read(lambda c: _matches(c, s.matches.c.id.in_(query)))

    async def talk(self, table: str) -> list[TalkRow]:
        return await self.read(lambda c: talk_of(c, table))

    async def answers(self, table: str) -> dict[tuple[str, str], int]:
        """The versions that were acknowledged in all games of a table, by person and client id."""
        games = select(s.matches.c.id).where(s.matches.c.table_id == table)
        query = select(s.answers).where(s.answers.c.match_id.in_(games))
        return {(r.person, r.client_id): r.version for r in await self._rows(query)}

    def hours(self, otherwise: int) -> int:
        """How far the hours of the house had come when it was last open. A store of before kept no
        hours, and its matches went by the calendar; a new one begins with `otherwise`."""
        with self.engine.connect() as connection:
            at = connection.execute(select(s.hours.c.at)).scalar()
            if at is None:
                at = connection.execute(select(func.max(s.tables.c.touched))).scalar()
        return otherwise if at is None else int(at)

    async def clocks_run(self) -> bool:
        """Whether anybody anywhere could run out of time."""
        query = select(s.matches.c.id).where(s.matches.c.deadline.is_not(None)).limit(1)
        return bool(await self._rows(query))

    async def past_deadline(self, now: int) -> list[str]:
        """Tables where a clock has run out."""
        late = select(s.matches.c.table_id).where(s.matches.c.deadline <= now)
        return [row.table_id for row in await self._rows(late)]

    async def deserted(self, before: int) -> list[str]:
        """Tables that have waited for somebody since before then."""
        query = select(s.tables.c.id).where(s.tables.c.status == OPEN, s.tables.c.touched < before)
        return [row.id for row in await self._rows(query)]

    # Chat

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        query = select(s.chat).where(s.chat.c.table_id == table)
        query = query.order_by(s.chat.c.n.desc()).limit(most)
        return [_row(ChatRow, row) for row in reversed(await self._rows(query))]

    async def line(self, table: str, n: int) -> ChatRow | None:
        query = select(s.chat).where(s.chat.c.table_id == table, s.chat.c.n == n)
        return next((_row(ChatRow, row) for row in await self._rows(query)), None)

    async def barred(self, table: str) -> dict[str, str]:
        """Whom the host of a table sent away or hushed."""
        query = select(s.barred).where(s.barred.c.table_id == table)
        return {row.person: row.how for row in await self._rows(query)}

    async def said(self, table: str, person: str, client_id: str) -> ChatRow | None:
        """The line that a person said under this id, however long ago."""
        query = select(s.chat).where(s.chat.c.table_id == table, s.chat.c.person == person)
        query = query.where(s.chat.c.client_id == client_id)
        return next((_row(ChatRow, row) for row in await self._rows(query)), None)


# Rows


@cache
def _fields(kind: Callable[..., object]) -> frozenset[str]:
    return frozenset(signature(kind).parameters)


def _row(kind: Callable[..., T], row: Row[tuple[object, ...]]) -> T:
    """A row as one of ours; columns that ours does not have are left out."""
    known = _fields(kind)
    return kind(**{name: value for name, value in row._mapping.items() if name in known})


def tables_of(connection: Connection, query: Select[tuple[object, ...]]) -> list[TableRow]:
    found = [_row(TableRow, row) for row in connection.execute(query)]
    by_id = {table.id: table for table in found}
    seats = select(s.seats).where(s.seats.c.table_id.in_(by_id)).order_by(s.seats.c.seat)
    for r in connection.execute(seats) if by_id else []:
        by_id[r.table_id].seats.append(_row(SeatRow, r))
    matches = select(s.matches).where(s.matches.c.table_id.in_(by_id)).order_by(s.matches.c.number)
    for r in connection.execute(matches) if by_id else []:
        by_id[r.table_id].head = Head(r.id, r.number, r.over, r.version, r.commitment, r.result)
    return found


def matches_of(connection: Connection, table: str) -> list[MatchRow]:
    return _matches(connection, s.matches.c.table_id == table)


def _matches(connection: Connection, which: ColumnElement[bool]) -> list[MatchRow]:
    heads = select(s.matches).where(which).order_by(s.matches.c.number)
    found = [_row(MatchRow, row) for row in connection.execute(heads)]
    for match in found:
        lines = select(s.entries).where(s.entries.c.match_id == match.id).order_by(s.entries.c.seq)
        match.entries = [_row(Entry, row) for row in connection.execute(lines)]
    return found


def talk_of(connection: Connection, table: str) -> list[TalkRow]:
    query = select(s.talk).where(s.talk.c.table_id == table).order_by(s.talk.c.seq)
    return [
        TalkRow(r.after_game, Entry(r.seq, r.kind, r.seat, r.text))
        for r in connection.execute(query)
    ]
