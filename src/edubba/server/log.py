"""What the house writes about itself: lines for people, or JSON lines for programs."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

from edubba.server import trail
from edubba.server.limits import Bucket, recent
from edubba.server.settings import Settings

LONGEST_FACT: Final = 500
LONGEST_ERROR: Final = 4000
"""Characters of a line's message or fact, and of a traceback, of which the end says most."""
REPEATED: Final = (1.0, 20)
"""How many lines of one kind are written a second, and at once."""
ALTOGETHER: Final = (20.0, 1000)
KINDS: Final = 1000
REQUESTS: Final = "edubba.server.guard"
"""Who writes a line for every request, at the level `debug`."""
KNOWN: Final = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line; whatever was logged with `extra` is in it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _short(record.getMessage()),
        }
        told |= facts(record)
        if record.exc_info:
            told["error"] = _end(self.formatException(record.exc_info))
        return json.dumps(told, default=str, ensure_ascii=False)


class Lines(logging.Formatter):
    """A time, what happened, and the facts behind it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        return line + "".join(f"  {key}={value}" for key, value in facts(record).items())

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = _short(record.message)
        return super().formatMessage(record)

    def formatException(self, info: Any) -> str:  # noqa: N802
        return _end(super().formatException(info))


class Sparing(logging.Filter):
    """Lets only so many lines of one kind pass, and says how many were left out. What somebody
    wants to see of every request (`debug`) is not touched."""

    def __init__(self) -> None:
        super().__init__()
        self._all = Bucket(*ALTOGETHER)
        self._kind = recent(KINDS, lambda _: Kind())

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.INFO:
            return True
        kind = self._kind(f"{record.name} {record.msg}"[:LONGEST_FACT])
        if not (kind.pace.take() and self._all.take()):
            kind.left_out += 1
            return False
        if kind.left_out:
            record.left_out = kind.left_out
            kind.left_out = 0
        return True


class Trailing(logging.Filter):
    """Says of every line what request it comes of."""

    def filter(self, record: logging.LogRecord) -> bool:
        if id := trail.request():
            record.request = id
        return True


class Kind:
    """Lines that say the same of different things."""

    def __init__(self) -> None:
        self.pace = Bucket(*REPEATED)
        self.left_out = 0


def facts(record: logging.LogRecord) -> dict[str, object]:
    """Whatever was logged with `extra`, each bounded."""
    told: dict[str, object] = {}
    for key, value in record.__dict__.items():
        if key not in KNOWN:
            told[key] = value if isinstance(value, int | float | None) else _short(str(value))
    return told


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"


def _end(text: str) -> str:
    return text if len(text) <= LONGEST_ERROR else "…" + text[-LONGEST_ERROR:]


def set_up(settings: Settings) -> None:
    """Everything goes to standard error; uvicorn's own lines take the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Lines())
    handler.addFilter(Trailing())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    if settings.request_log:
        logging.getLogger(REQUESTS).setLevel(logging.DEBUG)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # One line a request of ours is enough; the protocol's and the migrations' are noise.
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn.error", "websockets", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
