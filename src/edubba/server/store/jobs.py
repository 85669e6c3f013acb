"""What a transaction does: jobs for the committer. Those of every move are made once, which halves
their cost."""

from collections.abc import Mapping, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Table,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from edubba.match.entries import Entry
from edubba.server.looks import folded, looks, skeleton
from edubba.server.store import schema as s
from edubba.server.store.committer import Job, Rows, Statement, Together
from edubba.server.store.leases import Fenced
from edubba.server.store.rows import AccountRow, ChatRow, Head, MatchRow, Person, SeatRow, TableRow

_GONE_ON = ("started", "version", "commitment", "to_move", "deadline")
_GO_ON = (
    update(s.matches)
    .where(s.matches.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in _GONE_ON})
)
_END = _GO_ON.values(over=bindparam("over"), result=bindparam("result"))
_HELD = update(s.tables).where(
    s.tables.c.id == bindparam("which"), s.tables.c.epoch == bindparam("taken")
)
_TOUCH = _HELD.values(status=bindparam("status"), touched=bindparam("touched"))
ADD_ENTRIES = Statement(insert(s.entries), *s.entries.c.keys())
ADD_ANSWER = Statement(insert(s.answers), *s.answers.c.keys())
GO_ON = Statement(_GO_ON, *_GONE_ON, "which")
TOUCH_TABLE = Statement(_TOUCH, "status", "touched", "which", "taken", missing=Fenced)
FENCE = Statement(_HELD.values(epoch=s.tables.c.epoch), "which", "taken", missing=Fenced)


def add_person(person: Person, digest: str, now: int) -> Job:
    values = {"created": now, "skeleton": skeleton(person.name), **_values(person, s.people)}
    return together(lambda c: _do(c, insert(s.people), values), add_session(digest, person.id, now))


def remove_newcomer(digest: str) -> Job:
    """Take back what `add_person` wrote."""

    def remove(c: Connection) -> None:
        session = s.sessions.c.digest == digest
        person = c.execute(select(s.sessions.c.person).where(session)).scalar()
        c.execute(delete(s.sessions).where(session))
        c.execute(delete(s.people).where(s.people.c.id == person))

    return remove


def change_language(person: Person) -> Job:
    mine = s.people.c.id == person.id
    return lambda c: _do(c, update(s.people).where(mine).values(language=person.language))


def add_session(digest: str, person: str, now: int) -> Job:
    values = {"digest": digest, "person": person, "created": now}
    return lambda c: _do(c, insert(s.sessions), values)


def end_session(digest: str) -> Job:
    return lambda c: _do(c, delete(s.sessions).where(s.sessions.c.digest == digest))


def end_sessions(person: str) -> Job:
    return lambda c: _do(c, delete(s.sessions).where(s.sessions.c.person == person))


def rename(person: str, name: str) -> Job:
    values = {"name": name, "skeleton": skeleton(name)}
    return lambda c: _do(c, update(s.people).where(s.people.c.id == person).values(values))


def add_account(account: AccountRow) -> Job:
    values = {**_values(account, s.accounts), **name_keys(account.name)}
    return lambda c: _do(c, insert(s.accounts).values(values))


def name_keys(name: str) -> dict[str, str]:
    """By which names of accounts are compared."""
    return {"folded": folded(name), "skeleton": skeleton(name)}


def is_name_of(name: str) -> ColumnElement[bool]:
    """Accounts with a name that somebody could take for this one."""
    return or_(s.accounts.c.folded == folded(name), s.accounts.c.skeleton.in_(looks(name)))


def free_name(name: str, nobody: str) -> Job:
    """Guests who look like an account from now on are called otherwise."""
    alike = s.people.c.skeleton.in_(looks(name))
    guests = alike & s.people.c.id.not_in(select(s.accounts.c.person))
    values = {"name": nobody, "skeleton": skeleton(nobody)}
    return lambda c: _do(c, update(s.people).where(guests).values(values))


def change_account(person: str, **values: str) -> Job:
    mine = s.accounts.c.person == person
    return lambda c: _do(c, update(s.accounts).where(mine).values(values))


def move_answers(table: str, giver: str, taker: str) -> Job:
    """What was acknowledged at a table is somebody else's from now on."""
    games = select(s.matches.c.id).where(s.matches.c.table_id == table)
    theirs = (s.answers.c.person == giver) & s.answers.c.match_id.in_(games)
    return lambda c: _do(c, update(s.answers).where(theirs).values(person=taker))


def move_person(giver: str, taker: str, stand_in: str) -> Job:
    """All that was a guest's is somebody else's; the guest is no more. Where both have entered one
    tournament, the guest's place is given up: it keeps its number, by which pairs know it, and a
    level that plays what is not set up yet."""
    entered = select(s.entrants.c.tournament_id).where(s.entrants.c.person == taker)
    twice = update(s.entrants).where(
        s.entrants.c.person == giver, s.entrants.c.tournament_id.in_(entered)
    )
    columns = (
        *(s.tables.c.owner, s.seats.c.person, s.seats.c.kept_for),
        *(s.answers.c.person, s.chat.c.person, s.entrants.c.person, s.tournaments.c.owner),
        s.invitations.c.by,
    )

    def job(c: Connection) -> None:
        c.execute(twice.values(person=None, level=stand_in, gone=True))
        for column in columns:
            c.execute(update(column.table).where(column == giver).values({column.name: taker}))
        end_sessions(giver)(c)  # a guest has no ratings to hand over
        c.execute(delete(s.people).where(s.people.c.id == giver))

    return job


def add_table(table: TableRow, asked_as: str | None) -> Job:
    values = {**_values(table, s.tables), "asked_as": asked_as}
    seats = [
        {"table_id": table.id, "seat": n, **_values(row, s.seats)}
        for n, row in enumerate(table.seats)
    ]

    def job(c: Connection) -> None:
        c.execute(insert(s.tables), values)
        c.execute(insert(s.seats), seats)

    return job


def change_table(id: str, **values: object) -> Job:
    return lambda c: _do(c, update(s.tables).where(s.tables.c.id == id).values(values))


def change_seat(table: str, seat: int, row: SeatRow) -> Job:
    change = update(s.seats).where(s.seats.c.table_id == table, s.seats.c.seat == seat)
    return lambda c: _do(c, change.values(_values(row, s.seats)))


def add_match(row: MatchRow) -> Job:
    values = {**_values(row, s.matches), "version": 0}
    return lambda c: _do(c, insert(s.matches).values(values))


def change_match(head: Head, started: int, deadline: int | None, to_move: int | None = None) -> Job:
    values = (started, head.version, head.commitment, to_move, deadline, head.match)
    if not head.over:
        return Rows(GO_ON, [values])
    named = dict(zip(GO_ON.takes, values, strict=True))
    return lambda c: _do(c, _END, {**named, "over": True, "result": head.result})


def touch_table(id: str, epoch: int, *, status: str, touched: int) -> Job:
    """Change a table that is held by this epoch; held by a later one, nothing is written."""
    return Rows(TOUCH_TABLE, [(status, touched, id, epoch)])


def fence(table: str, epoch: int) -> Job:
    """Write what else there is only while the table is held by this epoch."""
    return Rows(FENCE, [(table, epoch)])


def add_entries(match: str, entries: Sequence[Entry]) -> Job:
    return Rows(ADD_ENTRIES, [(match, e.seq, e.kind, e.seat, e.text, e.at) for e in entries])


def add_answer(match: str, person: str, client_id: str, version: int) -> Job:
    return Rows(ADD_ANSWER, [(match, person, client_id, version)])


def add_talk(table: str, after_game: int, entries: Sequence[Entry]) -> Job:
    rows = [{"table_id": table, "after_game": after_game, **_entry(e)} for e in entries]
    return lambda c: _many(c, insert(s.talk), rows)


def add_chat(table: str, line: ChatRow) -> Job:
    values = {**_values(line, s.chat), "table_id": table}
    return lambda c: _do(c, insert(s.chat).values(values))


def note(deed: str, about: str, at: int) -> Job:
    """A line of the audit log."""
    return change(insert(s.audit).values(at=at, deed=deed, about=about))


def change(statement: Executable) -> Job:
    """One statement as a job."""
    return lambda c: _do(c, statement)


def together(*jobs: Job | None) -> Job:
    """One job of several, all or nothing."""
    return Together([job for job in jobs if job is not None])


def _do(
    connection: Connection, statement: Executable, values: Mapping[str, object] | None = None
) -> None:
    connection.execute(statement, values)


def _many(connection: Connection, statement: Executable, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _entry(entry: Entry) -> dict[str, object]:
    return {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "text": entry.text}


def _values(row: object, table: Table) -> dict[str, object]:
    """What a row says of the columns of its table."""
    return {each.name: getattr(row, each.name) for each in table.c if hasattr(row, each.name)}
