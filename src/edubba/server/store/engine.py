"""Opens the database and brings it up to date."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    ExceptionContext,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from edubba.core.errors import EdubbaError, trouble
from edubba.core.words import Message
from edubba.server.store.committer import is_read_only

FILE: Final = "edubba.sqlite3"
OWN: Final = 0o600
"""What has all secrets, the store, a backup or a record, is its owner's alone."""
SEEN: Final = 0o644
WAIT_MS: Final = 10_000
SILENCE_MS: Final = 3000
READERS: Final = 8
MIGRATING: Final = 0xED0BBA
MIGRATIONS: Final = Path(__file__).parent / "migrations"


LOCK: Final = "edubba.lock"
TO_POSTGRES: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
"""A database that is out of reach is noticed within seconds."""


ATTEMPTS: Final = 3


class NoStore(EdubbaError):
    """The database cannot be opened."""


def hold(folder: Path) -> IO[str]:
    """Keep the data folder for this process, as long as the file is open."""
    _make(folder)
    _lay(folder / LOCK, SEEN)
    file = (folder / LOCK).open("a")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise NoStore(Message("server/folder-taken", folder=str(folder))) from None
    return file


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = Message("server/no-folder", folder=str(folder), detail=trouble(error))
        raise NoStore(words) from None


def _lay(file: Path, mode: int) -> None:
    """Make a file unless it is there. It belongs to whoever the folder belongs to, also where root
    lays it there, as when a backup is restored for a house that runs as somebody else."""
    with suppress(OSError):  # which is told when it is opened
        new = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
        try:
            if sys.platform != "win32" and os.geteuid() == 0:
                folder = file.parent.stat()
                os.fchown(new, folder.st_uid, folder.st_gid)
        finally:
            os.close(new)


def open_engine(url: str | None, folder: Path) -> Engine:
    """PostgreSQL by its URL, or the SQLite file in the data folder."""
    if url is None:
        _make(folder)
        _lay(folder / FILE, OWN)
        url = f"sqlite:///{folder / FILE}"
    try:
        engine = _engine(url)
        _bring_up_to_date(engine)
    except CommandError:
        raise NoStore(Message("server/unknown-schema", url=_shown(url))) from None
    except (SQLAlchemyError, ValueError, ImportError) as error:
        detail = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise NoStore(Message("server/no-store", url=_shown(url), detail=detail)) from error
    return engine


def reader(url: str) -> Engine:
    """For who only looks something up, and changes nothing."""
    try:
        return _engine(url)
    except (SQLAlchemyError, ValueError, ImportError) as error:
        raise NoStore(Message("server/no-store", url=_shown(url), detail=str(error))) from error


def _bring_up_to_date(engine: Engine) -> None:
    """On a machine that is busy the database may hang up in the middle: then once more."""
    for left in reversed(range(ATTEMPTS)):
        try:
            migrate(engine)
        except DBAPIError as error:
            if not (error.connection_invalidated and left):
                raise
        else:
            return


def _shown(url: str) -> str:
    """Without its password."""
    return make_url(url).render_as_string() if "://" in url else url


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    sqlite = parsed.get_backend_name() == "sqlite"
    # A file does not hang up: only a server is asked whether it is still there.
    engine = create_engine(
        parsed,
        pool_size=READERS,
        max_overflow=READERS,
        pool_pre_ping=not sqlite,
        connect_args={} if sqlite else TO_POSTGRES,
    )
    if sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgres)
        event.listen(engine, "handle_error", _leave_read_only)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where sqlite3 guesses
    for pragma in (
        f"busy_timeout={WAIT_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgres(connection: object, _: ConnectionPoolEntry) -> None:
    """Whatever the server's default: an acknowledged action is on the disk, and who is cut off in
    the middle of a transaction does not keep its rows from the others."""
    import psycopg

    assert isinstance(connection, psycopg.Connection)
    connection.execute("SET synchronous_commit = on")
    connection.execute(f"SET idle_in_transaction_session_timeout = {SILENCE_MS}")
    connection.commit()


def _leave_read_only(context: ExceptionContext) -> None:
    """A line that only reads stays so, also when the database can be written again: hang up."""
    if is_read_only(context.original_exception):
        context.is_disconnect = True


def _to_head(config: Config) -> None:
    command.upgrade(config, "head")


def migrate(engine: Engine, move: Callable[[Config], None] = _to_head) -> None:
    """Bring a database to another form of the schema, all or nothing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with _unbound(engine) as connection:
        config.attributes["connection"] = connection
        if engine.dialect.name == "postgresql":  # several processes may begin at the same time
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            # What is read in between and written anew may take its time.
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        move(config)


@contextmanager
def _unbound(engine: Engine) -> Iterator[Connection]:
    """A transaction in which SQLite lets a table be written anew that others point to."""
    with engine.execution_options(writes=True).connect() as connection:
        line = connection.connection.driver_connection
        file = line if isinstance(line, sqlite3.Connection) else None
        if file is not None:
            file.execute("PRAGMA foreign_keys=OFF").close()
        try:
            with connection.begin():
                yield connection
        finally:
            if file is not None:
                file.execute("PRAGMA foreign_keys=ON").close()
