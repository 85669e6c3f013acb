"""The sentences of the command line, in the language of whoever reads them."""

import os
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from edubba.core.catalogue import best_language, languages, number, word
from edubba.core.errors import InvalidInput
from edubba.core.words import Arg, Message

OPTION = "--language"
VARIABLE = "EDUBBA_LANGUAGE"
FILE_VARIABLE, FILE = "EDUBBA_SETTINGS", "edubba.toml"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What the system says, where nobody has told us."""


def settings_file() -> Path:
    return Path(os.environ.get(FILE_VARIABLE) or FILE)


def language() -> str:
    """The first language asked for that there is: by the command line or for this program, in its
    settings, on this system."""
    return best_language(_wishes())


def _wishes() -> Iterator[str]:
    yield os.environ.get(VARIABLE, "")
    with suppress(OSError, ValueError):  # `edubba serve` says what is wrong with it
        yield str(tomllib.loads(settings_file().read_text("utf-8")).get("language", ""))
    for name in SYSTEM:
        yield os.environ.get(name, "")


def heed(args: list[str]) -> None:
    """Take the language from the front of a command line, before anything is worded."""
    option, equals, told = args[0].partition("=") if args else ("", "", "")
    asked = told if equals else "".join(args[1:2])
    if option == OPTION and asked in languages():
        os.environ[VARIABLE] = asked  # for all processes that are started, too


def known(told: str | None) -> str | None:
    """A language that was asked for by name."""
    if told is not None and told not in languages():
        own = Message("language/name")
        there = ", ".join(f"{code} ({word(own, code)})" for code in languages())
        raise InvalidInput(Message("cli/no-such-language", language=told, known=there))
    return told


def figure(value: float, form: str) -> str:
    """A number in a format of Python's, as the language writes it: `figure(0.5, ".2f")`."""
    return number(f"{value:{form}}", language())


def text(id: str, /, **args: Arg) -> str:
    """A sentence of the command line: `text("cli/saved", file="evening.tablet")`."""
    return word(Message(id, **args), language())


def worded(message: Message, names: list[str] | None = None) -> str:
    """Any message of the house; `names` are the people at the seats."""
    return word(message, language(), names)


def worded_if_known(message: Message) -> str:
    """The same for sentences that a game may leave out: empty if it does."""
    words = worded(message)
    return "" if words == f"‹{message.id}›" else words


def examples(id: str) -> str:
    """Command lines to learn from, each on a line of its own as Click prints what follows `\\b`."""
    return "\n".join(["\b", text("cli/examples"), *(f"  {line}" for line in text(id).splitlines())])
