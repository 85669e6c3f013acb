"""Files that people name, and the folder where the house keeps theirs."""

import json
import os
import sys
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from edubba.core.errors import InvalidInput
from edubba.core.words import Json, Message
from edubba.match.record import RESULT, SECTION

SUFFIX = ".tablet"


def data_folder() -> Path:
    """Where this system wants programs to keep what belongs to a person; made if need be."""
    return user_data_path("edubba", appauthor=False, ensure_exists=True)


def new_tablet(game: str) -> Path:
    """A name for a record that no file has yet, and that nobody else is given."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for more in count(1):
        path = data_folder() / f"{stem}{f'-{more}' if more > 1 else ''}{SUFFIX}"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path


def unfinished(game: str) -> Path | None:
    """The last record of a game that the house keeps, if that game was not played to its end."""
    kept = [path for path in data_folder().glob(f"{game}-*{SUFFIX}") if path.stat().st_size]
    last = max(kept, key=lambda path: path.stat().st_mtime, default=None)
    if last is None or RESULT in read_text(last).rpartition(SECTION)[2]:
        return None
    return last


def named_tablet(name: str) -> Path:
    """The file a person means by a name: `evening` is `evening.tablet`."""
    path = Path(os.path.expanduser(name))
    return path if path.suffix else Path(f"{path}{SUFFIX}")


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise InvalidInput(Message("cli/not-text", file=str(path))) from None


def read_json(path: Path) -> Json:
    try:
        value: Json = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        words = Message("cli/not-json", file=str(path), line=str(error.lineno))
        raise InvalidInput(words) from None
    except RecursionError:
        raise InvalidInput(Message("cli/not-json", file=str(path), line="1")) from None
    return value


def json_text(value: Json) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def check_writable(target: str) -> None:
    """Fail before the work is done rather than after it."""
    if target != "-":
        Path(target).open("a").close()


def write_out(target: str, content: str) -> None:
    """Write to a file, or to standard output if its name is `-`."""
    if target == "-":
        sys.stdout.write(content)
    else:
        Path(target).write_text(content, "utf-8")
