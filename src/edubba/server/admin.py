"""`edubba admin`: what an operator does with a store, also while the house is open.

A backup is one consistent picture of the database in lines of JSON, the same for SQLite and for
PostgreSQL, so that a house can also move from one to the other.
"""

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from errno import EEXIST, EISDIR
from math import isnan
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError, InterfaceError, ProgrammingError

from edubba.core.errors import EdubbaError, InvalidInput, InvalidRecord
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.match import Match, Record, verify
from edubba.match.entries import Entry
from edubba.match.header import Header
from edubba.match.series_record import SeriesRecord
from edubba.server.looks import folded
from edubba.server.settings import Settings
from edubba.server.store import schema as s
from edubba.server.store.engine import FILE, OWN, NoStore, hold, open_engine
from edubba.server.store.jobs import note, together
from edubba.server.store.rows import OPEN, OVER, RUNNING, MatchRow, TableRow, TalkRow
from edubba.server.store.store import matches_of, tables_of, talk_of
from edubba.server.table import header_of, header_text, record_of
from edubba.server.uploads import brought

T = TypeVar("T")
FORM: Final = "edubba-backup"
NOT_KEPT: Final = {s.processes.name}
"""Who is alive is no matter of the past."""
MANY: Final = 1000
DAY: Final = 24 * 60 * 60 * 1000
OF_A_TABLE: Final = (s.chat, s.talk, s.barred, s.invitations, s.seats)
OF_A_MATCH: Final = (s.answers, s.entries, s.rated)


@dataclass
class Patched:
    """What `patch` found: how live matches would go by the rules of today."""

    same: list[str] = field(default_factory=list)
    differs: dict[str, tuple[int, Message]] = field(default_factory=dict)
    """From which entry on, and in what, those would go otherwise that would, by match."""


@dataclass
class Checked:
    """What `verify` found."""

    matches: int = 0
    faults: dict[str, Message] = field(default_factory=dict)
    """What is wrong with which match, or with the series of which table."""
    unproven: list[str] = field(default_factory=list)
    """Matches that were brought along without the seed of their dice."""


class Admin:
    """The store of a house, as its operator sees it."""

    def __init__(self, settings: Settings, new: bool = False) -> None:
        """Of a house that is there, unless a new one is to be filled."""
        self.settings = settings
        if settings.database is None and not new and not (settings.data / FILE).exists():
            raise InvalidInput(Message("server/no-house", folder=str(settings.data)))
        self.engine: Engine = open_engine(settings.database, settings.data)

    def close_store(self) -> None:
        self.engine.dispose()

    def _read(self, question: Callable[[Connection], T]) -> T:
        """An answer from one picture of the whole, whatever is written meanwhile."""
        with self.engine.connect() as connection:
            if self.engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            return question(connection)

    # Looking

    def tables(self, status: str | None, most: int) -> list[TableRow]:
        """The tables that were last touched."""
        query = select(s.tables).order_by(s.tables.c.touched.desc(), s.tables.c.id).limit(most)
        if status is not None:
            known = (OPEN, RUNNING, OVER)
            if status not in known:
                told = {"status": status, "known": ", ".join(known)}
                raise InvalidInput(Message("server/no-such-status", **told))
            query = query.where(s.tables.c.status == status)
        return self._read(lambda c: tables_of(c, query))

    def tablet(self, id: str) -> str:
        """The whole record of a table, with all secrets."""

        def ask(c: Connection) -> Record | SeriesRecord:
            row, rows = self._table(c, id), matches_of(c, id)
            if not rows:
                raise InvalidInput(Message("server/not-started"))
            return record_of(row, rows, talk_of(c, id))

        return self._read(ask).text()

    def verify(self) -> Checked:
        """Fold every match, and prove its dice."""
        found = Checked()
        for id in self._read(lambda c: [*c.execute(select(s.tables.c.id)).scalars()]):
            self._verify_table(id, found)
        return found

    def _verify_table(self, id: str, found: Checked) -> None:
        def ask(c: Connection) -> tuple[TableRow, list[MatchRow], list[TalkRow]]:
            return self._table(c, id), matches_of(c, id), talk_of(c, id)

        try:
            row, rows, talk = self._read(ask)
        except InvalidInput:  # forgotten meanwhile
            return
        own = bool(row.seed)
        for match in rows:
            found.matches += 1
            try:
                record = Record(header_of(match.header), match.entries)
                Match.from_record(record)
                wrong = verify(record).wrong
            except EdubbaError as error:
                wrong = [error.message]
            else:
                if not record.header.seed and own:
                    wrong.append(Message("server/seed-gone"))
                elif not record.header.seed:
                    found.unproven.append(match.id)
            if wrong:
                found.faults[match.id] = wrong[0]
        if row.series is None or any(match.id in found.faults for match in rows):
            return
        series = record_of(row, rows, talk)
        wrong = verify(series).wrong
        if not series.header.seed and own:
            wrong.append(Message("server/series-seed-gone"))
        if wrong:
            found.faults[id] = wrong[0]

    def export(self, folder: Path) -> int:
        """Write the whole record of every table that was played at into a folder; how many."""
        folder.mkdir(parents=True, exist_ok=True)
        played = select(s.matches.c.table_id).distinct()
        ids = self._read(lambda c: [*c.execute(played).scalars()])
        for id in ids:
            with _whole(folder / f"{id}.tablet") as part:
                part.write_text(self.tablet(id), "utf-8")
        return len(ids)

    def patch(self, apply: bool) -> Patched:
        """Replay all live matches by the rules of today; with `apply`, those that come out the same
        go on by these."""
        found = Patched()
        live = select(s.matches.c.id, s.matches.c.table_id).join(s.tables)
        live = live.where(s.tables.c.status == RUNNING, s.matches.c.over.is_(False))
        for id, table in self._read(lambda c: [*c.execute(live)]):
            [match] = [each for each in self._read(lambda c: matches_of(c, table)) if each.id == id]  # noqa: B023
            old = header_of(match.header)
            difference = first_difference(old, match.entries)
            if difference is not None:
                found.differs[id] = difference
                continue
            found.same.append(id)
            new = newest(old)
            if apply and new != old:
                self._play_by(table, id, header_text(new))
        return found

    def _play_by(self, table: str, match: str, header: str) -> None:
        with self.engine.execution_options(writes=True).begin() as c:
            c.execute(update(s.matches).where(s.matches.c.id == match).values(header=header))
            self._take_away(c, table)
            _note(c, "patch", match)

    def _table(self, c: Connection, id: str) -> TableRow:
        id = _readable(id)
        found = tables_of(c, select(s.tables).where(s.tables.c.id == id))
        if not found:
            raise InvalidInput(Message("server/no-such-table", name=id))
        return found[0]

    # Changing

    def close(self, id: str) -> None:
        """End a table for good."""
        with self.engine.execution_options(writes=True).begin() as c:
            self._table(c, id)
            self._take_away(c, id, status=OVER)
            mine = s.matches.c.table_id == id
            c.execute(update(s.matches).where(mine).values(deadline=None))
            _note(c, "close", id)

    def hand_over(self, id: str, seat: int, whom: str) -> None:
        """Give a seat of a table to another person."""
        with self.engine.execution_options(writes=True).begin() as c:
            row = self._table(c, id)
            if not 0 <= seat < len(row.seats):
                last = len(row.seats) - 1
                raise InvalidInput(Message("server/no-such-seat", seat=seat, last=last))
            if row.seats[seat].is_bot:
                raise InvalidInput(Message("server/seat-of-a-bot", seat=seat))
            person = self._person(c, whom)
            called = c.execute(select(s.people.c.name).where(s.people.c.id == person)).scalar()
            here = (s.seats.c.table_id == id) & (s.seats.c.seat == seat)
            values = {"person": person, "name": called, "left_early": False, "kept_for": None}
            c.execute(update(s.seats).where(here).values(values))
            self._take_away(c, id)
            _note(c, "hand-over", f"{id} {seat} {row.seats[seat].person} {person}")

    def _take_away(self, c: Connection, id: str, **also: object) -> None:
        """The epoch rises: the process that holds a table can write no more to it, lets it go, and
        whoever takes it next finds what was changed."""
        values = {"epoch": s.tables.c.epoch + 1, "holder": None, **also}
        c.execute(update(s.tables).where(s.tables.c.id == id).values(values))

    def ban(self, whom: str, banned: bool) -> str:
        """Keep somebody out, or let them in again; who it is."""
        with self.engine.execution_options(writes=True).begin() as c:
            person = self._person(c, whom)
            c.execute(update(s.people).where(s.people.c.id == person).values(banned=banned))
            _note(c, "ban" if banned else "unban", person)
        return person

    def _person(self, c: Connection, whom: str) -> str:
        """A person by id, or by the name of an account."""
        whom = _readable(whom)
        account = select(s.accounts.c.person).where(s.accounts.c.folded == folded(whom))
        known = select(s.people.c.id).where(s.people.c.id == whom)
        found = c.execute(account).scalar() or c.execute(known).scalar()
        if found is None:
            raise InvalidInput(Message("server/nobody-known", name=whom))
        return str(found)

    def audit(self, most: int) -> list[tuple[int, str, str]]:
        """What was done to others, the last first: when, what, by and to whom."""
        a = s.audit.c
        query = select(a.at, a.deed, a.about).order_by(a.n.desc()).limit(most)
        return self._read(lambda c: [(row.at, row.deed, row.about) for row in c.execute(query)])

    def reports(self, most: int) -> list[Row[Any]]:
        """What people told of others, the last first."""
        query = select(s.reports).order_by(s.reports.c.n.desc()).limit(most)
        return self._read(lambda c: [*c.execute(query)])

    def prune(self, days: float) -> int:
        """Forget tables that are over and were not touched for so long; how many."""
        if isnan(days):
            raise InvalidInput(Message("server/no-number"))
        last = int(time() * 1000 - days * DAY)
        old = (s.tables.c.status == OVER) & (s.tables.c.touched < last)
        with self.engine.execution_options(writes=True).begin() as c:
            ids = [*c.execute(select(s.tables.c.id).where(old)).scalars()]
            for at in range(0, len(ids), MANY):
                _forget(c, ids[at : at + MANY])
            _note(c, "prune", str(len(ids)))
        return len(ids)

    def bring(self, file: Path, whom: str) -> str:
        """A table where a person finds the match of a record; its id."""
        _must_be_there(file)
        try:
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise InvalidRecord(Message("match/not-a-tablet")) from None
        with self.engine.execution_options(writes=True).begin() as c:
            hours = c.execute(select(s.hours.c.at)).scalar() or 0
            person = self._person(c, whom)
            id, jobs = brought(text, person, int(time() * 1000), hours)
            together(*jobs)(c)
            _note(c, "import", f"{id} {person}")
        return id

    # Keeping

    def backup(self, file: Path) -> int:
        """Write everything into a file that is there only when it is whole; how many rows."""
        with _whole(file) as part, gzip.open(part, "wt", encoding="utf-8") as out:
            return self._read(lambda c: _dump(c, out.write))

    def restore(self, file: Path) -> int:
        """Fill an empty store from a backup, all or nothing; how many rows."""
        _must_be_there(file)
        lock = hold(self.settings.data) if self.settings.database is None else None
        try:
            with self.engine.execution_options(writes=True).begin() as c:
                if c.execute(select(func.count()).select_from(s.people)).scalar_one():
                    raise InvalidInput(Message("server/not-empty"))
                return _load(c, _lines(file), file)
        except (DataError, IntegrityError, InterfaceError, ProgrammingError):
            raise InvalidRecord(Message("server/no-backup", file=str(file))) from None
        finally:
            if lock is not None:
                lock.close()


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file that is its owner's alone, and takes its place only when all is in it."""
    if file.exists() and not file.is_file():  # a folder, or a device, which nothing replaces
        raise OSError(EISDIR if file.is_dir() else EEXIST, "", str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(OWN)
        yield part
        part.replace(file)
    except OSError as error:
        error.filename = str(file)  # what is written beside it is no matter of the operator
        raise
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def newest(header: Header) -> Header:
    """The same match by the rules of today."""
    return replace(header, rules_version=find_game(header.game).rules_version)


def first_difference(header: Header, entries: list[Entry]) -> tuple[int, Message] | None:
    """Where a match would go otherwise by the rules of today, and how; None if nowhere."""
    seq = 0
    try:
        old, new = Match.fold(header, []), Match.fold(newest(header), [])
        for entry in entries:
            seq = entry.seq
            old.take([entry])
            new.take([entry])
            if old.state.to_json() != new.state.to_json():
                return seq, Message("server/differs-position")
            if old.state.legal_actions() != new.state.legal_actions():
                return seq, Message("server/differs-choices")
    except EdubbaError as error:
        return seq, error.message
    return None


def _readable(text: str) -> str:
    """What an operator typed, which need not be text."""
    return text.encode("utf-8", "replace").decode()


def _must_be_there(file: Path) -> None:
    if not file.exists():
        raise InvalidInput(Message("server/no-such-file", file=str(file)))


def _note(c: Connection, deed: str, about: str) -> None:
    note(deed, about, int(time() * 1000))(c)


def _forget(c: Connection, ids: list[str]) -> None:
    games = select(s.matches.c.id).where(s.matches.c.table_id.in_(ids))
    for table in OF_A_MATCH:
        c.execute(delete(table).where(table.c.match_id.in_(games)))
    for table in (*OF_A_TABLE, s.matches):
        c.execute(delete(table).where(table.c.table_id.in_(ids)))
    c.execute(delete(s.tables).where(s.tables.c.id.in_(ids)))


def _kept() -> list[Table]:
    return [table for table in s.metadata.sorted_tables if table.name not in NOT_KEPT]


def _schema(c: Connection) -> str:
    return str(c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())


def _dump(c: Connection, write: Callable[[str], object]) -> int:
    rows = 0
    write(json.dumps({"form": FORM, "schema": _schema(c)}) + "\n")
    for table in _kept():
        for row in c.execution_options(yield_per=MANY).execute(select(table)):
            write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
            rows += 1
    return rows


def _lines(file: Path) -> Iterator[object]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, ValueError):
        raise InvalidRecord(Message("server/no-backup", file=str(file))) from None


def _row(line: object, tables: dict[str, Table], file: Path) -> tuple[str, dict[str, object]]:
    """A row of a backup with the name of its table, of which it has all columns."""
    if isinstance(line, list) and len(line) == 2:
        name, row = line
        table = tables.get(name) if isinstance(name, str) else None
        if table is not None and isinstance(row, dict) and row.keys() == {*table.columns.keys()}:
            return name, row
    raise InvalidRecord(Message("server/no-backup", file=str(file)))


def _load(c: Connection, lines: Iterator[object], file: Path) -> int:
    if next(lines, None) != {"form": FORM, "schema": _schema(c)}:
        raise NoStore(Message("server/other-backup", file=str(file)))
    tables = {table.name: table for table in _kept()}
    rows, of = 0, ""
    waiting: list[dict[str, object]] = []
    for line in lines:
        name, row = _row(line, tables, file)
        if waiting and (name != of or len(waiting) == MANY):
            c.execute(insert(tables[of]), waiting)
            waiting = []
        of = name
        waiting.append(row)
        rows += 1
    if waiting:
        c.execute(insert(tables[of]), waiting)
    if c.dialect.name == "postgresql":  # it counts by itself, and has not seen these rows
        for counted in (s.audit, s.reports):
            last = select(func.coalesce(func.max(counted.c.n), 0)).scalar_subquery()
            c.execute(select(func.setval(f"{counted.name}_n_seq", last + 1, False)))
    return rows
