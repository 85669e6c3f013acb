"""Records that somebody brings, read and played again."""

from typing import Final

from pydantic import ValidationError

from edubba.core.errors import InvalidRecord
from edubba.core.words import Message
from edubba.match import Match, Record, Series, parse_tablet
from edubba.match.header import Header
from edubba.match.seats import SeatInfo
from edubba.server.faults import fault
from edubba.server.models import NewTable
from edubba.server.store.rows import BOT, HERE

LONGEST_ENTRY: Final = 1000
"""Characters of what one entry says."""


def fold(text: str) -> tuple[Match, Series | None]:
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
