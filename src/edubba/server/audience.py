"""Those who follow a table, and what each of them is told."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from edubba.core.errors import EdubbaError
from edubba.core.journal import SPECTATOR
from edubba.core.words import Message
from edubba.match import Match
from edubba.server import present
from edubba.server.errors import NotSaved, Refused
from edubba.server.lists import table_json
from edubba.server.news import Announced, News, Played, Seated, Spoken, Thinking
from edubba.server.store.jobs import add_chat
from edubba.server.store.rows import OPEN, ChatRow, Person
from edubba.server.telling import Look, Manner, Telling, dumps
from edubba.server.why import Reasons

if TYPE_CHECKING:
    from edubba.server.house import House
    from edubba.server.table import LiveTable

PRESENCE: Final = 0.5
"""Seconds between two tellings of who is here."""
CHAT_SHOWN: Final = 200
"""Lines of chat that are kept in memory and told; the store has all."""


TRY_AGAIN: Final = 1013
"""The code with which a line is closed that may be opened again."""


class Wire(Protocol):
    """Where a message goes."""

    def send(self, text: str) -> None: ...
    def hang_up(self, code: int) -> None: ...


@dataclass(eq=False)
class Viewer:
    """One connection that follows a table."""

    wire: Wire
    person: Person | None
    eyes: int | None = None
    """A seat or SPECTATOR; None until there is a match to see with them."""
    match: str = ""
    version: int = -1
    """What it was last told; -1 for nothing yet."""
    manner: Manner = Manner.WHOLE
    unheard: frozenset[str] = frozenset()
    """Those whose lines of chat it is not told."""
    told: str = field(default="", repr=False)
    """The table as it was last told."""


class Audience:
    """Keeps all viewers of a table up to date."""

    def __init__(self, house: "House", table: "LiveTable") -> None:
        self.house = house
        self.table = table
        self.guests: set[Viewer] = set()
        """All who are here."""
        self.viewers: set[Viewer] = set()
        """Those of them who have been told how it stands, and hear all that follows."""
        self.chat: list[ChatRow] | None = None
        """The last lines, once anybody needs them."""
        self._talking = asyncio.Lock()
        self._due = False
        self._reasons: Reasons | None = None
        self._reasons_of: tuple[Match, int] | None = None
        self._next_presence = 0.0
        """When it may be told again who is here, on the clock of the loop."""
        self._presence_due = False
        self._shown: dict[int, Look] = {}

    # Coming and going

    def online(self) -> set[str]:
        """The people who are here."""
        return {guest.person.id for guest in self.guests if guest.person is not None}

    async def enter(
        self, viewer: Viewer, since: int | None, match_id: str | None, heard: int | None = None
    ) -> None:
        """Follow the table: first the table itself, then how the match stands, then what was said
        since the line of chat that the viewer last heard."""
        self.guests.add(viewer)
        person = viewer.person
        viewer.unheard = await self.house.neighbours.unheard(None if person is None else person.id)
        lines = await self.lines_of_chat()
        if heard is None and self.table.row.status != OPEN and lines:
            heard = lines[-1].n  # the state has them all
        self.tell_table([viewer])
        self._came_or_went(viewer)
        if self.table.row.status != OPEN:
            async with self.table.lock:
                match = await self.table.match()
                # Where several games are played, a version alone does not say of which.
                same = match_id == self.table.match_id
                if since is not None and (same or (match_id is None and self.table.series is None)):
                    viewer.match, viewer.version = self.table.match_id, since
                await self.bring_up_to_date(match, [viewer])
                self.viewers.add(viewer)
            self.table.wake()
        self.viewers.add(viewer)
        for line in self.chat or []:
            if line.n > (heard or 0) and line.person not in viewer.unheard:
                viewer.wire.send(_said(line))

    def leave(self, viewer: Viewer) -> None:
        self.guests.discard(viewer)
        self.viewers.discard(viewer)
        self._came_or_went(viewer)
        self.house.leave_audience(self)

    def _came_or_went(self, viewer: Viewer) -> None:
        """Tell who is here, where that shows: at once, but not again and again."""
        person = viewer.person
        if person is None or all(seat.person != person.id for seat in self.table.row.seats):
            return
        loop = asyncio.get_running_loop()
        if not self._presence_due:
            self._presence_due = True
            if loop.time() >= self._next_presence:
                self._tell_presence()
            else:
                loop.call_at(self._next_presence, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        self._next_presence = asyncio.get_running_loop().time() + PRESENCE
        self.tell_table(self.viewers)

    def eyes_for(self, viewer: Viewer, match: Match) -> int:
        """An own seat that has to act, else the first own one, else nobody's."""
        mine = self.table.row.seats_of(None if viewer.person is None else viewer.person.id)
        whose = match.open_turn if match.open_turn is not None else match.actor
        if whose in mine:
            return whose
        return mine[0] if mine else SPECTATOR

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """See through the eyes of another seat; the whole state comes anew."""
        if self.table.row.status == OPEN:
            raise Refused(Message("server/not-started"))
        viewer.eyes = eyes
        viewer.version = -1
        async with self.table.lock:
            await self.bring_up_to_date(await self.table.match(), [viewer])

    def reasons(self, match: Match) -> Reasons:
        """Why not, at the present decision; what was found stays until the next."""
        if self._reasons is None or self._reasons_of != (match, match.version):
            self._reasons = Reasons(match.space, match.state)
            self._reasons_of = (match, match.version)
        return self._reasons

    # News

    def hear(self, news: News) -> None:
        """Take in news of the table; those of the match are told together."""
        if isinstance(news, Seated):
            self.tell_table(self.viewers)
        if isinstance(news, (Played, Thinking)):
            if not self._due:
                self._due = True
                self.house.spawn(self._tell_match(isinstance(news, Thinking)))
        elif isinstance(news, Announced):
            self._send_all(dumps({"type": "notice", "words": news.words.to_json()}))
        elif isinstance(news, Spoken):
            for line in self.chat or []:
                if line.n == news.n:
                    ears = [v for v in self.viewers if line.person not in v.unheard]
                    self._send(_said(line), ears)

    def tell_table(self, viewers: Iterable[Viewer]) -> None:
        """Send the table to viewers for whom it looks different from before. It is made once for
        everybody who sits at it, and once for all who only watch."""
        seated = {seat.person for seat in self.table.row.seats}
        made: dict[str | None, tuple[str, str]] = {}
        for viewer in viewers:
            person = viewer.person
            if person is not None and person.id not in seated:
                person = None
            who = None if person is None else person.id
            if who not in made:
                made[who] = self._table_texts(person)
            text, told = made[who]
            if told != viewer.told:
                viewer.told = told
                viewer.wire.send(text)

    def _table_texts(self, person: Person | None) -> tuple[str, str]:
        """The table as a message, and as what must differ for it to be sent again."""
        table = table_json(self.table, person)
        text = dumps({"type": "table", "table": table})
        return text, dumps({**table, "version": 0})  # moves are told otherwise

    async def _tell_match(self, thinking: bool) -> None:
        try:
            async with self.table.lock:
                self._due = False
                match = await self.table.match()
                behind = [v for v in self.viewers if v.version != match.version]
                await self.bring_up_to_date(match, behind)
                if thinking:
                    level = [v for v in self.viewers if v not in behind]
                    turns = await self.table.work(self._turns, match, level)
                    for viewer, text in zip(level, turns, strict=True):
                        viewer.wire.send(text)
        except EdubbaError:
            self._due = False

    async def bring_up_to_date(self, match: Match, viewers: list[Viewer]) -> None:
        """Tell viewers what they miss. Only under the lock of the table."""
        for viewer in viewers:
            if viewer.eyes is None:
                viewer.eyes = self.eyes_for(viewer, match)
        texts = await self.table.work(self._texts, match, viewers)
        for viewer, text in zip(viewers, texts, strict=True):
            viewer.match, viewer.version = self.table.match_id, match.version
            if viewer.manner is Manner.CHANGES:
                viewer.manner = Manner.FOLLOWS
            viewer.wire.send(text)

    def _texts(self, match: Match, viewers: list[Viewer]) -> list[str]:
        """What each viewer is told; those with the same eyes get the same."""
        telling = Telling(self.table, match, self._shown)
        made: dict[tuple[int, int, Manner, frozenset[str]], str] = {}
        texts: list[str] = []
        for viewer in viewers:
            since = viewer.version if viewer.match == self.table.match_id else -1
            eyes = SPECTATOR if viewer.eyes is None else viewer.eyes
            key = eyes, since, viewer.manner, viewer.unheard
            if key not in made:
                chat = [line for line in self.chat or [] if line.person not in viewer.unheard]
                made[key] = telling.text(eyes, since, viewer.manner, chat)
            texts.append(made[key])
        self._shown |= telling.news
        return texts

    def _turns(self, match: Match, viewers: list[Viewer]) -> list[str]:
        """Whose turn it is, as each viewer is told."""
        eyes = [SPECTATOR if viewer.eyes is None else viewer.eyes for viewer in viewers]
        made = {each: dumps(present.turn_news(self.table, match, each)) for each in {*eyes}}
        return [made[each] for each in eyes]

    def _send_all(self, text: str) -> None:
        self._send(text, self.viewers)

    def _send(self, text: str, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            viewer.wire.send(text)

    def listen_anew(self, person: str, unheard: frozenset[str]) -> None:
        """Tell somebody nothing more of those they do not want to hear, nor what those said."""
        lines = [line.n for line in self.chat or [] if line.person in unheard]
        for guest in self.guests:
            if guest.person is not None and guest.person.id == person:
                guest.unheard = unheard
                guest.wire.send(dumps({"type": "unsaid", "lines": lines}))

    def send_away(self, person: str | None = None) -> None:
        """Cut all lines, or those of a person: who comes again finds who holds the table, and which
        seats are whose."""
        for guest in self.guests:
            if person is None or (guest.person is not None and guest.person.id == person):
                guest.wire.hang_up(TRY_AGAIN)

    def say_goodbye(self) -> None:
        self._send_all(dumps({"type": "notice", "words": Message("server/closing").to_json()}))

    # Chat

    async def lines_of_chat(self) -> list[ChatRow]:
        async with self._talking:
            return await self._lines()

    async def _lines(self) -> list[ChatRow]:
        if self.chat is None:
            self.chat = await self.house.store.chat(self.table.row.id, CHAT_SHOWN)
        return self.chat

    async def say(self, viewer: Viewer, client_id: str, text: str) -> int:
        """Keep a line for good and tell everybody; its number. Sent again, it is not said twice."""
        person = viewer.person
        assert person is not None
        async with self._talking:
            lines = await self._lines()
            known = await self._known(lines, person.id, client_id)
            if known is not None:
                return known.n
            if person.id in await self.table.barred():
                raise Refused(Message("server/hushed"), 403)
            self.house.manners.check(text)
            if not self.house.chat_pace.take(person.id):
                raise Refused(Message("server/chat-too-fast"), 429)
            row = self.table.row
            mine = row.seats_of(person.id)
            seat = viewer.eyes if viewer.eyes in mine else next(iter(mine), None)
            name = person.name if seat is None else row.seats[seat].name or person.name
            number = lines[-1].n + 1 if lines else 1
            line = ChatRow(number, person.id, seat, name, text, self.house.clock(), client_id)
            try:
                await self.table.save(add_chat(row.id, line))
            except NotSaved:
                self.chat = None
                raise
            lines.append(line)
            del lines[:-CHAT_SHOWN]
        self.table.publish(Spoken(number))
        return number

    async def _known(self, lines: list[ChatRow], person: str, client_id: str) -> ChatRow | None:
        for line in lines:
            if (line.person, line.client_id) == (person, client_id):
                return line
        if len(lines) < CHAT_SHOWN:
            return None
        return await self.house.store.said(self.table.row.id, person, client_id)


def _said(line: ChatRow) -> str:
    return dumps({"type": "chat", "line": present.chat_json(line)})
