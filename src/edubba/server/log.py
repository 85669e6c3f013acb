"""What the house writes about itself: lines for people, or JSON lines for programs."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

KNOWN: Final = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line; whatever was logged with `extra` is in it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: value for key, value in record.__dict__.items() if key not in KNOWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


class Lines(logging.Formatter):
    """A time, what happened, and the facts behind it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        facts = {key: value for key, value in record.__dict__.items() if key not in KNOWN}
        return line + "".join(f"  {key}={value}" for key, value in facts.items())


def set_up(form: str, level: str) -> None:
    """Everything goes to standard error; uvicorn's own lines take the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # One line a request of ours is enough; the protocol's and the migrations' are noise.
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn.error", "websockets", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
