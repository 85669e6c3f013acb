"""Tablets that somebody brings: to look at them, or to play on."""

import asyncio
from typing import Final

from edubba.core.errors import InvalidRecord
from edubba.core.words import Message
from edubba.match import Match, Series
from edubba.match.dice import SealedDice
from edubba.match.entries import Entry
from edubba.match.seats import bot_seat
from edubba.server import present, study_work
from edubba.server.errors import Refused
from edubba.server.folding import check_bounds, fold
from edubba.server.house import House
from edubba.server.news import Seated
from edubba.server.people import new_id
from edubba.server.players import STAND_IN, known_players
from edubba.server.seating import options_of
from edubba.server.store.committer import Job
from edubba.server.store.jobs import (
    add_entries,
    add_match,
    add_table,
    add_talk,
    change_match,
)
from edubba.server.store.rows import (
    BOT,
    HERE,
    ME,
    OVER,
    RUNNING,
    Head,
    MatchRow,
    Person,
    SeatKind,
    SeatRow,
    TableRow,
)
from edubba.server.studies import Asker
from edubba.server.table import LiveTable, header_text

AT_ONCE: Final = 2
"""Records that are folded at the same time; they may be long."""
LIMIT: Final = 10.0
"""Seconds in which a worker has to fold a record; a long match takes a tenth of one."""
ALIKE: Final = 8
"""So many actions and outcomes that are the same are no chance."""
_folding = asyncio.Semaphore(AT_ONCE)


async def take(house: House, asker: Asker, body: bytes, play_on: bool) -> LiveTable:
    """A table with the match, or series, of a record. A worker folds it before the house does:
    whatever somebody brings cannot keep that busy, and who brings it pays for it."""
    person = asker.person
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord(Message("match/not-a-tablet")) from None
    endless = Message("server/endless-record")
    await house.studies.ask(asker, study_work.fold, text, limit=LIMIT, failed=endless)
    async with _folding:
        match, series = await asyncio.to_thread(fold, text)
    await _check_alone(house, person, [match] if series is None else series.matches)
    check_bounds(match.record.header, match.seats, 1)  # somebody may have sat down later
    if play_on:
        _check_goes_on(match)
        at = None if match.record.header.clock is None else match.clock_at
        for seat, info in enumerate(match.seats):
            if info.is_bot and info.bot not in known_players() and not match.over:
                match.sit(seat, bot_seat(STAND_IN), at)
    row = _row(person.id, match, series, play_on, house.clock())
    names = {seat.name for seat in row.seats if seat.name != seat.level} - {person.name}
    house.manners.check(*names)
    if not row.private:
        await house.people.check_free(*names)
    row.holder = house.peers.id
    await house.save(*_written(row, match, series, house.hours.now()))
    table = house.tables[row.id] = LiveTable(house, row)
    async with table.lock:
        row.head = table.head(await table.match())
        await table.keep(match.version)
    table.publish(Seated())
    table.wake()
    return table


def brought(text: str, owner: str, now: int, hours: int) -> tuple[str, list[Job]]:
    """A table where a record can be looked at by its owner: its id, and what writes it."""
    match, series = fold(text)
    row = _row(owner, match, series, False, now)
    return row.id, _written(row, match, series, hours)


def _written(row: TableRow, match: Match, series: Series | None, hours: int) -> list[Job]:
    jobs = [add_table(row, None)]
    for number, game in enumerate([match] if series is None else series.matches, 1):
        head = header_text(game.record.header)
        started = hours - game.clock_at
        kept = MatchRow(f"{row.id}-{number}", row.id, number, head, started, game.over)
        result = present.result_json(game, series)
        told = Head(kept.id, number, game.over, game.version, None, result)
        jobs += [
            add_match(kept),
            add_entries(kept.id, game.record.entries),
            change_match(told, started, None),
        ]
    for number, said in enumerate([] if series is None else series.record.talk, 1):
        jobs.append(add_talk(row.id, number, said))
    return jobs


async def _check_alone(house: House, person: Person, games: list[Match]) -> None:
    """Nobody is helped with a match by what they could take home of it, while it runs at a table
    that does not help."""
    seals = {game.record.header.commitment for game in games} - {""}
    brought = [_played(game.record.entries) for game in games]
    for match in await house.store.running_without_help(seals, person.id):
        played = _played(match.entries)
        same = any(seal in match.header for seal in seals)
        if same or any(_alike(played, each) for each in brought):
            raise Refused(Message("server/no-help-record"), 403)


def _played(entries: list[Entry]) -> list[str]:
    return [entry.text for entry in entries if entry.is_action]


def _alike(one: list[str], other: list[str]) -> bool:
    both = min(len(one), len(other))
    return both >= ALIKE and one[:both] == other[:both]


def _check_goes_on(match: Match) -> None:
    """Nobody can throw for a record whose seed is not in it."""
    if not isinstance(match.dice, SealedDice) and not match.over:
        raise InvalidRecord(Message("server/no-dice"))


def _row(owner: str, match: Match, series: Series | None, play_on: bool, now: int) -> TableRow:
    seats: list[SeatRow] = []
    for info in match.seats:
        if info.is_bot:
            seats.append(SeatRow(BOT, info.name, None, info.bot))
        else:
            kind: SeatKind = HERE if any(seat.kind == ME for seat in seats) else ME
            seats.append(SeatRow(kind, info.name, owner, None))
    header = match.record.header
    clock = None if header.clock is None else header.clock.to_json()
    over = match.over or not play_on
    return TableRow(
        id=new_id(),
        game=header.game,
        preset="seed",
        options=options_of(match.setup),
        clock=clock,
        private=any(seat.person for seat in seats),  # a match of bots belongs to nobody
        manual_done=bool(header.manual_done),
        games=1 if series is None else series.games,
        invite=new_id(10),
        seed="",
        status=OVER if over else RUNNING,
        owner=owner,
        created=now,
        touched=now,
        series=None if series is None else header_text(series.record.header),
        seats=seats,
    )
