"""Tablets that somebody brings: to look at them, or to play on."""

import asyncio
from typing import Final

from pydantic import ValidationError

from edubba.core.errors import InvalidRecord
from edubba.core.words import Message
from edubba.match import Match, Record, Series, parse_tablet
from edubba.match.dice import SealedDice
from edubba.match.header import Header
from edubba.match.seats import SeatInfo, bot_seat
from edubba.server import present
from edubba.server.errors import fault
from edubba.server.house import House
from edubba.server.models import NewTable
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
from edubba.server.table import LiveTable, header_text

AT_ONCE: Final = 2
"""Records that are folded at the same time; they may be long."""
LONGEST_ENTRY: Final = 1000
"""Characters of what one entry says."""
_folding = asyncio.Semaphore(AT_ONCE)


async def take(house: House, person: Person, body: bytes, play_on: bool) -> LiveTable:
    """A table with the match, or series, of a record."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord(Message("match/not-a-tablet")) from None
    async with _folding:
        match, series = await asyncio.to_thread(_fold, text)
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
    match, series = _fold(text)
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


def _fold(text: str) -> tuple[Match, Series | None]:
    record = parse_tablet(text)
    parts = [record] if isinstance(record, Record) else record.games
    for part in parts:
        check_bounds(part.header, part.header.seats, 1)
        longest = max((len(entry.text) for entry in part.entries), default=0)
        if longest > LONGEST_ENTRY:
            raise InvalidRecord(Message("server/long-entry", most=LONGEST_ENTRY))
    if isinstance(record, Record):
        return Match.from_record(record), None
    series = Series.from_record(record)
    check_bounds(record.header, record.header.seats, max(series.games, series.number))
    return series.match, series


def check_bounds(header: Header, seats: list[SeatInfo], games: int) -> None:
    """Nothing is brought here that could not have been agreed here."""
    told = {
        "game": header.game,
        "options": header.options,
        "seats": [
            {"kind": BOT, "name": info.name, "level": info.bot}
            if info.is_bot
            else {"kind": HERE, "name": info.name}
            for info in seats
        ],
        "clock": None if header.clock is None else header.clock.to_json(),
        "games": games,
    }
    try:
        NewTable.model_validate(told)
    except ValidationError as error:
        place, detail = fault(error)
        raise InvalidRecord(Message("server/beyond-bounds", place=place, detail=detail)) from None


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
        rematch=None,
        series=None if series is None else header_text(series.record.header),
        seats=seats,
    )
