"""The one thread that writes. Jobs that wait at the same time are committed together, so that many
tables share one flush to the disk, and their rows for the same statement one call."""

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

Job: TypeAlias = Callable[[Connection], None]

MOST_TOGETHER: Final = 256
LONGEST_CLOSING: Final = 10.0


def add_if_missing(c: Connection, table: Table, values: dict[str, object]) -> None:
    """Add a row unless there is one, also where another process does the same now."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    c.execute(dialect.insert(table).values(values).on_conflict_do_nothing())


class Rows:
    """Rows for a statement of every move; it is compiled once, which saves most of its cost."""

    def __init__(
        self,
        statement: Executable,
        rows: list[dict[str, object]],
        missing: type[SQLAlchemyError] | None = None,
    ) -> None:
        self.statement = statement
        self.rows = rows
        self.missing = missing
        """Raised where a row that is to be changed is not there."""

    def __call__(self, c: Connection) -> None:
        if not self.rows:
            return
        text, places = _compiled(self.statement, c.dialect)
        given = [tuple(row[name] for name in places) if places else row for row in self.rows]
        done = c.exec_driver_sql(text, given)
        if self.missing is not None and done.rowcount != len(self.rows):
            raise self.missing


@cache
def _compiled(statement: Executable, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """Its text, and the names of its parameters where they go by their places."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled.string, tuple(compiled.positiontup or ())


class Together:
    """One job of several, all or nothing."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs

    def __call__(self, c: Connection) -> None:
        for job in self.jobs:
            job(c)


def merged(jobs: list[Job]) -> list[Job]:
    """The same, with the rows of all moves together: no move looks at what another one writes."""
    rows: dict[int, Rows] = {}
    others: list[Job] = []
    for job in jobs:
        parts = job.jobs if isinstance(job, Together) else [job]
        own = [part for part in parts if isinstance(part, Rows)]
        if len(own) < len(parts):
            others.append(job)
            continue
        for part in own:
            known = rows.setdefault(id(part.statement), Rows(part.statement, [], part.missing))
            known.rows += part.rows
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
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="committer", daemon=True)
        self._thread.start()

    async def commit(self, job: Job) -> None:
        """Return once the job is durable; raise what went wrong, and then nothing was written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Waiting(job, loop, done))
        # Whoever asked may be cancelled; what is under way is written all the same.
        await asyncio.shield(done)

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

    def _write(self, batch: list[Waiting]) -> None:
        try:
            self._together(batch)
        except Exception as error:
            if len(batch) == 1:
                _tell(batch[0], error)
                return
            # One of them cannot be written; the others must not suffer for it.
            for waiting in batch:
                self._write([waiting])
            return
        for waiting in batch:
            _tell(waiting, None)

    def _together(self, batch: list[Waiting]) -> None:
        with self.engine.begin() as connection:
            for job in merged([waiting.job for waiting in batch]):
                job(connection)


def _tell(waiting: Waiting, error: Exception | None) -> None:
    def tell() -> None:
        if waiting.done.cancelled():
            return
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)

    # A loop that is gone has nobody left to tell.
    if not waiting.loop.is_closed():
        waiting.loop.call_soon_threadsafe(tell)


Failure = SQLAlchemyError
"""What a job raises when the database refuses it or cannot be reached."""
