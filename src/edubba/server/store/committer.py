"""The one thread that writes. Jobs that wait at the same time are committed together, so that many
tables share one flush to the disk, and their rows for the same statement one call."""

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import ClauseElement, Connection, Engine, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

Job: TypeAlias = Callable[[Connection], None]

MOST_TOGETHER: Final = 256
LONGEST_CLOSING: Final = 10.0
READ_ONLY: Final = "25006"
KEPT: Final = 1.0
"""Seconds of silence after which the pool is asked for a line that is known to be alive."""


def add_if_missing(c: Connection, table: Table, values: dict[str, object]) -> None:
    """Add a row unless there is one, also where another process does the same now."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    c.execute(dialect.insert(table).values(values).on_conflict_do_nothing())


class Statement:
    """A statement of every move. It is compiled once, its values come by their places, and it goes
    straight to the driver: all of that together is most of what it costs."""

    def __init__(
        self, statement: Executable, *takes: str, missing: type[SQLAlchemyError] | None = None
    ) -> None:
        self.statement = statement
        self.takes = takes
        """The names of its values, in the order of their places."""
        self.missing = missing
        """Raised where a row that is to be changed is not there."""

    @cache  # noqa: B019 (there are a handful, for as long as the program runs)
    def text(self, dialect: str) -> str:
        spoken = postgresql.psycopg.dialect(paramstyle="format")  # type: ignore[no-untyped-call]
        assert isinstance(self.statement, ClauseElement)
        compiled = self.statement.compile(
            dialect=spoken if dialect == "postgresql" else sqlite.dialect()
        )
        assert isinstance(compiled, SQLCompiler)
        assert tuple(compiled.positiontup or ()) == self.takes, compiled.positiontup
        return compiled.string


class Rows:
    """Values for a statement, row by row."""

    def __init__(self, statement: Statement, rows: list[tuple[object, ...]]) -> None:
        self.statement = statement
        self.rows = rows

    def __call__(self, c: Connection) -> None:
        if not self.rows:
            return
        cursor = c.connection.cursor()
        try:
            cursor.executemany(self.statement.text(c.dialect.name), self.rows)
            if self.statement.missing is not None and cursor.rowcount != len(self.rows):
                raise self.statement.missing
        except c.dialect.loaded_dbapi.Error as error:
            line = c.connection.driver_connection
            if c.dialect.is_disconnect(error, line, cursor) or is_read_only(error):
                c.invalidate(error)
            raise Unwritten(str(error)) from error
        finally:
            cursor.close()


def is_read_only(error: BaseException) -> bool:
    """Whether PostgreSQL lets nothing be written by this line."""
    return getattr(error, "sqlstate", None) == READ_ONLY


class Unwritten(SQLAlchemyError):
    """The database did not take rows."""


class Together:
    """One job of several, all or nothing."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs

    def __call__(self, c: Connection) -> None:
        for job in self.jobs:
            job(c)


def merged(jobs: list[Job]) -> list[Job]:
    """The same, with the rows of all moves together: no move looks at what another one writes."""
    rows: dict[Statement, Rows] = {}
    others: list[Job] = []
    for job in jobs:
        parts = job.jobs if isinstance(job, Together) else [job]
        own = [part for part in parts if isinstance(part, Rows)]
        if len(own) < len(parts):
            others.append(job)
            continue
        for part in own:
            rows.setdefault(part.statement, Rows(part.statement, [])).rows += part.rows
    return [*rows.values(), *others]


class Waiting(NamedTuple):
    """A job and whom to tell when it is on the disk."""

    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Committer:
    """Runs jobs in order; each is durable, or has left no trace, when its future is done."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._line: Connection | None = None
        """Kept from one batch to the next as long as they follow each other."""
        self._used = 0.0
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="committer", daemon=True)
        self._thread.start()

    async def commit(self, job: Job) -> None:
        """Return once the job is durable; raise what went wrong, and then nothing was written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Waiting(job, loop, done))
        await done  # who is cancelled meanwhile only is not told: it is written all the same

    def close(self) -> None:
        """Write what waits, then stop; not for ever where the database is out of reach."""
        self._queue.put(None)
        self._thread.join(LONGEST_CLOSING)

    def _run(self) -> None:
        open_ = True
        while open_:
            batch: list[Waiting] = []
            next_ = self._queue.get()
            while next_ is not None:
                batch.append(next_)
                if len(batch) == MOST_TOGETHER:
                    break
                try:
                    next_ = self._queue.get_nowait()
                except queue.Empty:
                    break
            open_ = next_ is not None
            if batch:
                self._write(batch)
        self._hang_up()

    def _write(self, batch: list[Waiting]) -> None:
        try:
            self._together(batch)
        except Exception as error:
            if len(batch) == 1:
                _tell(batch, error)
                return
            # One of them cannot be written; the others must not suffer for it.
            for waiting in batch:
                self._write([waiting])
            return
        _tell(batch, None)

    def _together(self, batch: list[Waiting], anew: bool = False) -> None:
        jobs = merged([waiting.job for waiting in batch])
        kept = self._line is not None and monotonic() - self._used < KEPT
        line = self._line if kept else None
        if line is None:
            self._hang_up()
            line = self._line = self.engine.connect()
        written = 0
        try:
            with line.begin():
                for job in jobs:
                    job(line)
                    written += 1
        except BaseException as error:
            lost = line.invalidated
            self._hang_up()
            if not anew and error.__cause__ is not None and is_read_only(error.__cause__):
                self.engine.dispose()  # it may be so of these lines alone, and of all that wait
                self._together(batch, anew=True)
                return
            if written > 0 or not (kept and lost):  # later nobody knows what was committed
                raise
            self._together(batch)  # the database was started anew between two batches
            return
        self._used = monotonic()

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()


def _tell(batch: list[Waiting], error: Exception | None) -> None:
    """All of a batch at once: each time a loop is woken costs it a look at all its lines."""

    def tell(loop: asyncio.AbstractEventLoop) -> None:
        for waiting in batch:
            if waiting.loop is not loop or waiting.done.cancelled():
                continue
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)

    for loop in {waiting.loop for waiting in batch}:
        if not loop.is_closed():  # one that is gone has nobody left to tell
            loop.call_soon_threadsafe(tell, loop)


Failure = SQLAlchemyError
"""What a job raises when the database refuses it or cannot be reached."""
