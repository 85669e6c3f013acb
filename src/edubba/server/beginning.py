"""A game begins: the match or series of a table, as its people agreed on it."""

import logging
from functools import partial

from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import JsonObject
from edubba.match import Match, Series, bot_seat, human
from edubba.match.clocks import clock_from_json
from edubba.server.news import Played, Seated
from edubba.server.players import STAND_IN
from edubba.server.store.committer import Job
from edubba.server.store.jobs import add_match, change_table, together
from edubba.server.store.rows import MatchRow, TableRow
from edubba.server.table import LiveTable, header_text

log = logging.getLogger(__name__)


def setup_of(row: TableRow) -> Setup:
    values: dict[str, Value] = dict(row.options)  # type: ignore[arg-type]
    return find_game(row.game).setup(len(row.seats), values, house=True)


async def begin(table: LiveTable, *before: Job, start: JsonObject | None = None) -> None:
    """Begin the first game of a table, in one transaction with what made that possible. Only under
    its lock."""
    row = table.row
    setup = setup_of(row)
    seats = [
        bot_seat(seat.level or STAND_IN, seat.name) if seat.is_bot else human(seat.name)
        for seat in row.seats
    ]
    new = partial(
        Match.new if row.games == 1 else partial(Series.new, games=row.games),
        setup,
        seats,
        seed=int(row.seed),
        clock=None if row.clock is None else clock_from_json(row.clock),
        manual_done=row.manual_done,
        start=start,
        nonces={at: seat.seal for at, seat in enumerate(row.seats) if seat.seal is not None},
    )
    made: Match | Series = await table.work(new)
    if isinstance(made, Series):
        row.series = header_text(made.record.header)
        await write_game(table, made.match, made, 1, *before)
    else:
        await write_game(table, made, None, 1, *before)


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
