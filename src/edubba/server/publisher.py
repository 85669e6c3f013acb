"""How news of a table reaches everybody who follows it.

In one process this is a call; with several, the same small news would travel through a broker. They
say only what changed: what a seat may know of it is worked out where that seat is connected.
"""

from collections.abc import Callable
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
class Told:
    """Something that everybody at the table should know."""

    words: Message


News: TypeAlias = Played | Thinking | Seated | Spoken | Told
Listener: TypeAlias = Callable[[News], None]


class Publisher:
    """Hands news of a table to its listeners, in order."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def publish(self, table: str, news: News) -> None:
        for listener in [*self._listeners.get(table, [])]:
            listener(news)

    def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    def unsubscribe(self, table: str, listener: Listener) -> None:
        heard = self._listeners.get(table, [])
        if listener in heard:
            heard.remove(listener)
        if not heard:
            self._listeners.pop(table, None)
