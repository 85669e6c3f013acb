"""News of a table for those who follow it. They say only what changed: what a seat may know of it
is worked out for each."""

from dataclasses import dataclass
from typing import TypeAlias

from edubba.core.words import Message


@dataclass(frozen=True)
class Played:
    """The match has new entries."""


@dataclass(frozen=True)
class Thinking:
    """Somebody began or stopped thinking; the match did not change."""


@dataclass(frozen=True)
class Seated:
    """Seats, presence or status changed."""


@dataclass(frozen=True)
class Spoken:
    """There is a new line of chat."""

    n: int


@dataclass(frozen=True)
class Announced:
    """Something that everybody at the table should know."""

    words: Message


News: TypeAlias = Played | Thinking | Seated | Spoken | Announced
