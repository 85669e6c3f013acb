"""How this installation plays: by compiled rules, or by the same files as they are."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from typing import Literal

from edubba.core.words import Message

NOTE = "plain.txt"
"""Written by the build where it could not compile: why, in one word."""
SOURCE = "source"


def rules() -> Literal["compiled", "plain"]:
    core = files("edubba") / "core"
    found = any((core / f"state{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
    return "compiled" if found else "plain"


def how_built() -> Message:
    """The same in words; where the rules are plain, why, and what to do about it."""
    if rules() == "compiled":
        return Message("core/rules-compiled")
    note = files("edubba") / NOTE
    return Message(f"core/plain-{note.read_text('utf-8') if note.is_file() else SOURCE}")
