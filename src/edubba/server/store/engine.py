"""Opens the database and brings it up to date."""

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from edubba.core.errors import EdubbaError
from edubba.core.words import Message

FILE: Final = "edubba.sqlite3"
WAIT_MS: Final = 10_000
READERS: Final = 8
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class NoStore(EdubbaError):
    """The database cannot be opened."""


def open_engine(url: str | None, folder: Path) -> Engine:
    """PostgreSQL by its URL, or the SQLite file in the data folder."""
    if url is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = Message("server/no-folder", folder=str(folder), detail=error.strerror or "")
            raise NoStore(words) from None
        url = f"sqlite:///{folder / FILE}"
    try:
        engine = _engine(url)
        _migrate(engine)
    except (SQLAlchemyError, ValueError, ImportError) as error:
        shown = make_url(url).render_as_string() if "://" in url else url
        detail = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise NoStore(Message("server/no-store", url=shown, detail=detail)) from error
    return engine


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    sqlite = parsed.get_backend_name() == "sqlite"
    # A file does not hang up: only a server is asked whether it is still there.
    engine = create_engine(
        parsed, pool_size=READERS, max_overflow=READERS, pool_pre_ping=not sqlite
    )
    if sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgres)
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
    """Whatever the server's default: an acknowledged action is on the disk."""
    import psycopg

    assert isinstance(connection, psycopg.Connection)
    connection.execute("SET synchronous_commit = on")
    connection.commit()


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
