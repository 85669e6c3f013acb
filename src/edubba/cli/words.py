"""The sentences of the command line, in the language of whoever reads them."""

import os
import re
from functools import cache
from importlib.resources import files

from edubba.core.catalogue import ENGLISH, word
from edubba.core.words import Arg, Message

VARIABLES = ("EDUBBA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def language() -> str:
    """The first language asked for in the environment that there is a catalogue of."""
    for name in VARIABLES:
        tongue = re.split("[._@-]", os.environ.get(name, "").lower())[0]
        if tongue.isalpha() and files("edubba").joinpath("locale", tongue).is_dir():
            return tongue
    return ENGLISH


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
