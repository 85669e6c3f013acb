"""Alembic runs this to bring a database up to date; the connection is handed in by `Store`."""

from alembic import context
from sqlalchemy import Connection

from edubba.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
