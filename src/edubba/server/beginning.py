"""A game begins: the match or series of a table, as its people agreed on it."""

import logging
from collections.abc import Sequence

from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.match import Clock, Match, Series, human
from edubba.match.clocks import clock_from_json
from edubba.match.seats import SeatInfo, bot_seat
from edubba.server.players import STAND_IN
from edubba.server.publisher import Played, Seated
from edubba.server.store.committer import Job
from edubba.server.store.jobs import add_match, change_table, together
from edubba.server.store.rows import MatchRow, TableRow
from edubba.server.table import LiveTable, header_text

log = logging.getLogger(__name__)


def setup_of(row: TableRow) -> Setup:
    values: dict[str, Value] = dict(row.options)  # type: ignore[arg-type]
    return find_game(row.game).setup(len(row.seats), values, house=True)


def _infos(row: TableRow) -> Sequence[SeatInfo]:
    infos: list[SeatInfo] = []
    for seat in row.seats:
        if seat.is_bot:
            infos.append(bot_seat(seat.level or STAND_IN, seat.name))
        else:
            infos.append(human(seat.name))
    return infos


def _seals(row: TableRow) -> dict[int, str]:
    """The seals of the numbers that people add to the dice."""
    return {at: seat.seal for at, seat in enumerate(row.seats) if seat.seal is not None}


async def begin(table: LiveTable, *before: Job) -> None:
    """Begin the first game of a table, in one transaction with what made that possible. Only under
    its lock."""
    row = table.row
    setup = setup_of(row)
    clock = None if row.clock is None else clock_from_json(row.clock)
    series: Series | None = None
    if row.games == 1:
        match = await table.work(_new_match, setup, row, clock)
    else:
        series = await table.work(_new_series, setup, row, clock)
        match = series.match
        row.series = header_text(series.record.header)
    await write_game(table, match, series, 1, *before)


def _new_match(setup: Setup, row: TableRow, clock: Clock | None) -> Match:
    return Match.new(
        setup,
        _infos(row),
        seed=int(row.seed),
        clock=clock,
        manual_done=row.manual_done,
        nonces=_seals(row),
    )


def _new_series(setup: Setup, row: TableRow, clock: Clock | None) -> Series:
    return Series.new(
        setup,
        _infos(row),
        games=row.games,
        seed=int(row.seed),
        clock=clock,
        manual_done=row.manual_done,
        nonces=_seals(row),
    )


async def write_game(
    table: LiveTable, match: Match, series: Series | None, number: int, *before: Job
) -> None:
    row = table.row
    game = MatchRow(
        id=f"{row.id}-{number}",
        table_id=row.id,
        number=number,
        header=header_text(match.record.header),
        started=table.house.hours.now(),
        over=match.over,
    )
    log.info("a match begins", extra={"match": game.id, "game": row.game, "seats": len(row.seats)})
    table.begin(game, match, series)
    row.head = None
    await table.keep(
        0, first=together(*before, add_match(game), change_table(row.id, series=row.series))
    )
    table.publish(Seated())
    table.publish(Played())
