"""The one place where something that went wrong becomes a sentence and an exit status."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import typer

from edubba.cli import hear_interrupts
from edubba.cli.frame import complaint
from edubba.cli.words import text, worded
from edubba.core.errors import EdubbaError, InvalidInput, trouble
from edubba.core.words import Message

WRONG, MISUSED, BROKEN, INTERRUPTED = 1, 2, 70, 130
"""Bad input; a command line that cannot be understood; our own fault; Ctrl-C."""


class Command(Protocol):
    def main(self, args: list[str] | None, prog_name: str, *, standalone_mode: bool) -> object: ...


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports that need the packages of an extra: without them it says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "edubba":
            raise
        raise InvalidInput(Message("cli/needs-extra", package=package, extra=name)) from None


def explained(command: Command, program: str, args: list[str] | None) -> int:
    """Run a command; `EDUBBA_DEBUG=1` shows where an error came from instead of explaining it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows a question mark
            stream.reconfigure(errors="replace")
    hear_interrupts()
    try:
        status = command.main(args, program, standalone_mode=False)
        return status if isinstance(status, int) else 0
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("EDUBBA_DEBUG") == "1":
            raise
        sentence, status = explain(error, program)
    print(sentence, file=sys.stderr)
    return status


def explain(error: Exception, program: str) -> tuple[str, int]:
    """What went wrong in one sentence, and the exit status."""
    if isinstance(error, EdubbaError):
        return worded(error.message), WRONG
    if isinstance(error, typer.TyperException):
        where = getattr(error, "ctx", None)
        path = where.command_path if where is not None else program
        told = error.format_message()
        if where is not None and told == where.get_help():  # nothing was asked for
            return told, MISUSED
        return text("cli/misused", detail=complaint(told), command=f"{path} --help"), MISUSED
    if isinstance(error, OSError) and error.filename is not None:
        file = str(error.filename)
        return text("cli/file-trouble", file=file, detail=trouble(error)), WRONG
    return text("cli/broken", detail=f"{type(error).__name__}: {error}"), BROKEN
