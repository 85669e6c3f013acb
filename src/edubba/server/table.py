"""One table in play: the only writer of its match.

Whatever changes a match happens here, one thing at a time: it is checked and carried out in memory,
written to the store, and only then acknowledged and published. If writing fails, what is in memory
is forgotten and folded anew from the store.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from edubba.core.errors import EdubbaError
from edubba.core.words import Message
from edubba.match import Match, Record, Series
from edubba.match.clocks import Correspondence
from edubba.match.header import Header
from edubba.match.series_record import SeriesRecord
from edubba.match.tablet import Line
from edubba.server import present
from edubba.server.errors import NotSaved, Refused, Stale
from edubba.server.hours import MatchTime
from edubba.server.lists import has_secrets
from edubba.server.news import News, Played, Seated
from edubba.server.ratings import weigh
from edubba.server.store.committer import Failure, Job
from edubba.server.store.jobs import (
    add_answer,
    add_entries,
    change_match,
    change_table,
    fence,
    together,
    touch_table,
)
from edubba.server.store.leases import Fenced
from edubba.server.store.rows import OPEN, OVER, RUNNING, Head, MatchRow, Status, TableRow, TalkRow
from edubba.server.thinker import Thinker, bot_to_move
from edubba.server.timer import Timer
from edubba.server.vacation import Away

if TYPE_CHECKING:
    from edubba.server.house import House

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

SLOW: Final = 0.008
"""Seconds of CPU after which the rules of this table run beside the event loop, in a thread."""
GAME_OVER: Final = Message("core/why-game-over")


def nothing_else(match: Match) -> list[Job]:
    return []


@dataclass(frozen=True)
class Wish:
    """Something that a person wants done, under an id that the person gave it."""

    person: str
    client_id: str
    match: str | None
    """The game of a series that it was meant for, where that was said."""
    version: int | None
    """The one it was meant for, where that matters."""
    do: Callable[[Match, int], None]
    kept: Callable[[int], None]
    """Told the version once the wish is durable, or if it was so before."""
    also: Callable[[Match], list[Job]] = nothing_else
    """What else is written in the same transaction."""


class LiveTable:
    """A table whose match is in memory, as long as somebody needs it."""

    def __init__(self, house: "House", row: TableRow, epoch: int = 0) -> None:
        self.house = house
        self.row = row
        self.epoch = epoch
        """By which this process holds the table; whoever takes it over has a later one."""
        self.lock = asyncio.Lock()
        self.series: Series | None = None
        self.match_id = ""
        self.time = MatchTime(house.hours)
        self.thinker = Thinker(self)
        self.timer = Timer(self)
        self.used = house.hours.now()
        """When anybody last needed it."""
        self._match: Match | None = None
        self._answers: dict[tuple[str, str], int] = {}
        """What was acknowledged in any game of this table, by person and the id it gave."""
        self._slow = self._doubtful = False
        self._barred: dict[str, str] | None = None
        self._on_clock: int | None = None
        """Who was to move when the match was last written."""
        self._away: dict[str, list[Away]] = {}
        """When its people are on vacation, where that counts."""

    # The match behind it

    async def match(self) -> Match:
        """The present match, folded from the store if need be. Only under the lock."""
        self.used = self.house.hours.now()
        if self._match is None:
            await self._load()
        assert self._match is not None
        return self._match

    async def _load(self) -> None:
        store = self.house.store
        row = await store.table(self.row.id)
        rows = await store.matches(self.row.id)
        if row is None or not rows:
            raise Refused(Message("server/not-started"))
        talk = await store.talk(self.row.id)
        self.row = row
        record = record_of(row, rows, talk)
        if isinstance(record, Record):
            self._match = await asyncio.to_thread(Match.from_record, record)
        else:
            self.series = await asyncio.to_thread(Series.from_record, record)
            self._match = self.series.match
        self._pace(self._match)
        self.match_id = rows[-1].id
        self.time.begin(rows[-1].started, self._match.clock_at)
        if bot_to_move(self._match):  # what it thought before is lost, and so is the time it took
            self.time.begin(self.house.hours.now() - self._match.clock_at)
        self._answers = await store.answers(self.row.id)
        self._on_clock = self._match.on_clock
        await self.mind_vacations()

    async def mind_vacations(self) -> None:
        """Know when its people are away, where there are days to move."""
        if self.row.clock is not None and self.row.clock["kind"] == Correspondence.kind:
            people = [seat.person for seat in self.row.seats if seat.person]
            self._away = await self.house.vacations.of(people)

    def begin(self, row: MatchRow, match: Match, series: Series | None) -> None:
        """Take over a match that was just begun."""
        self.series = series
        self._match = match
        self._pace(match)
        self.match_id = row.id
        self.time.begin(row.started)

    def _pace(self, match: Match) -> None:
        """Where seats could learn something from how fast others answer, nobody answers at once."""
        one_screen = len({seat.person or seat.level for seat in self.row.seats}) == 1
        match.paced = not one_screen and has_secrets(match.setup.game)

    @property
    def present(self) -> Match | None:
        """The match as far as it is in memory."""
        return self._match

    async def barred(self) -> dict[str, str]:
        """Whom its host sent away or hushed."""
        if self._barred is None:
            self._barred = await self.house.store.barred(self.row.id)
        return self._barred

    def forget(self) -> None:
        """Drop what is in memory; the store knows better."""
        self._match = None
        self.series = None

    def move_answers(self, giver: str, taker: str) -> None:
        """What was acknowledged to one person was so to another."""
        known = self._answers.items()
        self._answers = {(taker if who == giver else who, id): n for (who, id), n in known}

    # Changing it

    async def change(self, wish: Wish) -> None:
        """Carry out what a person asks for."""
        begun = perf_counter()
        await self._change(wish)
        self.house.figures.changed(perf_counter() - begun)

    async def _change(self, wish: Wish) -> None:
        async with self.lock:
            match = await self.match()
            known = self._answers.get((wish.person, wish.client_id))
            if known is not None:
                wish.kept(known)
                return
            if self.row.status == OVER:
                raise Refused(Message("server/only-to-look") if not match.over else GAME_OVER)
            if wish.match not in (None, self.match_id):
                raise Stale(match.version)
            if wish.version is not None and not match.same_position(wish.version):
                raise Stale(match.version)
            before = match.version
            await self.carry_out(match, wish.do)
            answer = add_answer(self.match_id, wish.person, wish.client_id, match.version)
            await self.keep(before, answer, *wish.also(match))
            self._answers[wish.person, wish.client_id] = match.version
            wish.kept(match.version)
            self.publish(Played())
        self.wake()

    async def carry_out(self, match: Match, do: Callable[[Match, int], None]) -> None:
        """Change the match in memory, or leave it as it was."""
        before = match.version
        try:
            await self.work(do, match, self.time.now())
        except EdubbaError:
            if match.version != before:
                self.forget()
            raise
        except BaseException:
            self.forget()
            raise

    async def keep(self, before: int, *also: Job, first: Job | None = None) -> None:
        """Write the entries after a version, with all that belongs to them, in one transaction."""
        match = self._match
        assert match is not None
        head = self.head(match)
        # A table that is over stays so: a record that was brought along only to look at it, too.
        over = self.row.status == OVER or self.finished(match)
        status: Status = OVER if over else RUNNING
        touched = self.house.clock()
        job = together(
            first,
            add_entries(self.match_id, match.record.entries[before:]),
            change_match(head, self.time.started, self.deadline(match), match.on_clock),
            touch_table(self.row.id, self.epoch, status=status, touched=touched),
            self._weighed(match, touched),
            *also,
        )
        try:
            await self.house.store.write(job)
        except Failure as error:
            self.forget()
            self.check_held(error)
            self.house.figures.counts["edubba_not_saved_total"] += 1
            log.error("a change was not saved", extra={"table": self.row.id, "why": str(error)})
            raise NotSaved from error
        except BaseException:
            self.forget()
            raise
        changed = self.row.status != status or self.row.head is None or head.over
        self.row.head, self.row.status, self.row.touched = head, status, touched
        self.house.herald.told(self, match, self._on_clock)
        self._on_clock = match.on_clock
        if changed:
            self.publish(Seated())
        if head.over:
            log.info("a match is over", extra={"match": head.match, "entries": head.version})

    def _weighed(self, match: Match, now: int) -> Job | None:
        """What the end of a match means for those who are rated by it."""
        if not self.row.rated or match.result is None:
            return None
        return weigh(self.row, self.match_id, match.result.places, now)

    async def save(self, *jobs: Job) -> None:
        """Write what is no part of the match, or nothing and say so."""
        try:
            await self.house.save(fence(self.row.id, self.epoch), *jobs)
        except NotSaved as error:
            self.check_held(error.__cause__)
            raise

    def check_held(self, error: BaseException | None) -> None:
        if isinstance(error, Fenced):
            log.warning("a table is held elsewhere by now", extra={"table": self.row.id})
            self.house.let_go(self)

    def finished(self, match: Match) -> bool:
        return match.over and (self.series is None or self.series.over)

    def head(self, match: Match) -> Head:
        """What lists tell of this match."""
        header = match.record.header
        number = 1 if self.series is None else self.series.number
        result = present.result_json(match, self.series)
        return Head(
            self.match_id, number, match.over, match.version, header.commitment or None, result
        )

    def deadline(self, match: Match) -> int | None:
        """When the house has to do something by itself: a clock runs out, or a seat has had time
        enough to open its number. By the hours of the house; never while time stands still."""
        if match.over or self.row.status == OVER:
            return None
        ends: list[int] = []
        if match.nonces_due:
            ends.append(self.opening_time)
        seat = match.on_clock
        if seat is not None and match.record.header.clock is not None and seat not in match.left:
            now = self.time.now()
            person = self.row.seats[seat].person or ""
            hours = self.house.hours.now()
            ahead = max((each.end - hours for each in self._away.get(person, [])), default=0)
            ends.append(now + self.remaining(match, now)[seat] + max(0, ahead))
        return self.time.started + min(ends) if ends and not self.time.stands else None

    def remaining(self, match: Match, now: int) -> list[int]:
        """Milliseconds left to each seat: days of vacation have not passed for who is to move."""
        seat = match.on_clock
        away = [] if seat is None else self._away.get(self.row.seats[seat].person or "", [])
        begun, until = self.time.started + match.clock_at, self.time.started + now
        return match.remaining(now - sum(each.within(begun, until) for each in away))

    @property
    def opening_time(self) -> int:
        """Milliseconds from the start in which seats can open their numbers."""
        return int(self.house.settings.opening_seconds * 1000)

    # Around it

    async def work(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run rules: at once while they are quick, in a thread as long as they are not."""
        if self._slow:
            return await asyncio.to_thread(lambda: self._measured(do, *args, **kwargs))
        return self._measured(do, *args, **kwargs)

    def _measured(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Their own time counts, not that of others on a busy machine, nor waiting. To ask for it
        costs as much as many a rule, so it is asked for after the clock on the wall gave reason."""
        begun, own = perf_counter(), thread_time() if self._doubtful else 0.0
        try:
            return do(*args, **kwargs)
        finally:
            long = perf_counter() - begun > SLOW
            self._slow = long and self._doubtful and thread_time() - own > SLOW
            self._doubtful = long

    def publish(self, news: News) -> None:
        audience = self.house.audiences.get(self.row.id)
        if audience is not None:
            audience.hear(news)

    def wake(self) -> None:
        """See whether a bot has to think or a clock has to be watched."""
        match = None if self.row.status == OVER else self._match
        self.thinker.wake(match)
        self.timer.wake(match)

    async def revive(self) -> None:
        """Load the match after a pause of the house, and let everything go on."""
        async with self.lock:
            await self.match()
        self.wake()

    async def give_up(self) -> None:
        """Close a table for which nobody came, unless somebody still sits there and waits."""
        async with self.lock:
            if self.row.status == OPEN and self.row.id not in self.house.audiences:
                await self.save(change_table(self.row.id, status=OVER))
                self.row.status = OVER

    def close(self) -> None:
        self.thinker.cancel()
        self.timer.cancel()

    def idle_since(self) -> int:
        return self.house.hours.now() if self.thinker.seat is not None else self.used


def record_of(row: TableRow, rows: list[MatchRow], talk: list[TalkRow]) -> Record | SeriesRecord:
    """What was played at a table: its match, or its series."""
    records = [Record(header_of(each.header), each.entries) for each in rows]
    if row.series is None:
        return records[-1]
    series = SeriesRecord(header_of(row.series), records, [[] for _ in records])
    for said in talk:
        series.talk[said.after_game - 1].append(said.entry)
    return series


def header_of(text: str) -> Header:
    return Header.parse([Line(n, line) for n, line in enumerate(text.split("\n"), 1)])


def header_text(header: Header) -> str:
    return "\n".join(header.lines())
