"""The id of a request: it stands in every line of the log that comes of it, in other processes too,
and is told to whoever asked."""

import re
from contextvars import ContextVar
from typing import Final

from starlette.datastructures import Headers

from edubba.server.people import new_id

HEADER: Final = "x-request-id"
READABLE: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_request: ContextVar[str] = ContextVar("request", default="")


def begin(headers: Headers, believed: bool) -> str:
    """Give what is asked here and now an id: that of whoever passes it on, if they are believed."""
    told = headers.get(HEADER, "")
    id = told if believed and READABLE.fullmatch(told) else new_id()
    _request.set(id)
    return id


def request() -> str:
    """The id of what is being answered; none where the house does something by itself."""
    return _request.get()
