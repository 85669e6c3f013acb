"""What the viewers of a table are told at one version of its match, each part of it made once."""

from collections.abc import Iterable
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from pydantic_core import to_json

from edubba.core.journal import SPECTATOR
from edubba.core.view import View
from edubba.match import Match, Moment
from edubba.server import present
from edubba.server.lists import has_secrets
from edubba.server.store.rows import ChatRow

if TYPE_CHECKING:
    from edubba.server.table import LiveTable

MOST_MOMENTS: Final = 60
"""Entries that an update may carry; after a longer absence the whole state is shorter."""


class Look(NamedTuple):
    """A view that somebody was shown."""

    match: str
    version: int
    view: View


class Manner(IntEnum):
    """How a viewer takes views."""

    WHOLE = auto()
    CHANGES = auto()
    """As what changed since the one before, but this time the first one whole."""
    FOLLOWS = auto()
    """So, and it has seen the one before over this very line."""


class Telling:
    """One round of telling: whatever is the same for several viewers is made once."""

    def __init__(self, table: "LiveTable", match: Match, shown: dict[int, Look]) -> None:
        self.table = table
        self.match = match
        self.shown = shown
        """What was shown last, by whose eyes."""
        self.news: dict[int, Look] = {}
        """What is shown now."""
        self._everybody = not has_secrets(match.setup.game)
        self._seen: dict[tuple[int, int], list[tuple[Moment, View]]] = {}
        self._moments: dict[tuple[int, int, Manner], str] = {}

    def text(self, eyes: int, since: int, manner: Manner, chat: Iterable[ChatRow]) -> str:
        """What happened since a version or, where that is not the way, how it stands now."""
        match, version, because = self.match, self.match.version, None
        near = 0 <= since <= version <= since + MOST_MOMENTS
        if near:
            because = present.because(match, since)
        if near and because is None and since < version:
            stands = dumps(present.stands(self.table, match, eyes))
            moments = self._moments_text(eyes, since, manner)
            return f'{{"type":"update","from":{since},"moments":{moments},{stands[1:]}'
        view = self._view(eyes)
        return dumps(present.state_json(self.table, match, eyes, view, chat, because))

    def _alike(self, eyes: int) -> int:
        """Where nobody has secrets, all see what a spectator sees."""
        return SPECTATOR if self._everybody else eyes

    def _view(self, eyes: int) -> View:
        alike = self._alike(eyes)
        if alike not in self.news:
            view = self.match.view(alike)
            self.news[alike] = Look(self.table.match_id, self.match.version, view)
        return self.news[alike].view

    def _moments_text(self, eyes: int, since: int, manner: Manner) -> str:
        alike = self._alike(eyes)
        key = alike, since, manner
        if key not in self._moments:
            before = self._before(alike, since) if manner is Manner.FOLLOWS else None
            moments = []
            for moment, view in self._since(alike, since):
                moments.append(present.moment_json(moment, view, before))
                before = None if manner is Manner.WHOLE else view
            self._moments[key] = dumps(moments)
        return self._moments[key]

    def _before(self, eyes: int, since: int) -> View | None:
        """The view of a version, if it was the last that these eyes were shown."""
        last = self.shown.get(eyes)
        fits = last is not None and last[:2] == (self.table.match_id, since)
        return last.view if last is not None and fits else None

    def _since(self, eyes: int, since: int) -> list[tuple[Moment, View]]:
        if (eyes, since) not in self._seen:
            found = [(moment, moment.view) for moment in self.match.since(since, eyes)]
            self._seen[eyes, since] = found
            self.news[eyes] = Look(self.table.match_id, self.match.version, found[-1][1])
        return self._seen[eyes, since]


def dumps(message: object) -> str:
    """As JSON, a quarter as dear as by the standard library."""
    return to_json(message).decode()
