"""Where the house keeps everything: one database, and one thread that writes."""

from edubba.server.store.store import Store

__all__ = ["Store"]
