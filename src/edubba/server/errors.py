"""What the house refuses, with a code for programs and a status for HTTP."""

from collections.abc import Mapping

from starlette.responses import JSONResponse

from edubba.core.errors import EdubbaError, IllegalMove, InvalidInput, InvalidRecord
from edubba.core.words import Message
from edubba.server.models import Problem

SOON = {"too_fast": "1", "study_busy": "1"}
"""What may be asked again after so many seconds."""


class Refused(EdubbaError):
    """Something that cannot be done here or now; nothing has changed."""

    def __init__(self, message: Message, status: int = 409) -> None:
        super().__init__(message)
        self.status = status


class NotSaved(Refused):
    """The store did not take it; whoever asked may ask again."""

    def __init__(self) -> None:
        super().__init__(Message("server/not-saved"), 503)


class Stale(Refused):
    """It was meant for an earlier version of the match."""

    def __init__(self, version: int) -> None:
        super().__init__(Message("server/stale"), 409)
        self.version = version


def code_of(error: EdubbaError) -> str:
    """The name of an error for programs: `table_full`."""
    if isinstance(error, IllegalMove):
        return error.reason.code
    return error.message.id.rpartition("/")[2].replace("-", "_")


def status_of(error: EdubbaError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, IllegalMove):
        return 409
    return 422 if isinstance(error, (InvalidInput, InvalidRecord)) else 400


def problem(error: EdubbaError) -> Problem:
    """An error as it is sent."""
    reason = error.reason.to_json() if isinstance(error, IllegalMove) else None
    return {"code": code_of(error), "words": error.message.to_json(), "reason": reason}


def told(error: EdubbaError, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An error as the answer to a request; who asked too fast is told when to ask again."""
    code = code_of(error)
    wait = {"Retry-After": SOON[code]} if code in SOON else {}
    return JSONResponse(problem(error), status_of(error), {**wait, **(headers or {})})


def no_such_table(id: str) -> Refused:
    return Refused(Message("server/no-such-table", name=id), 404)


def no_such_match(id: str) -> Refused:
    return Refused(Message("server/no-such-match", name=id), 404)
