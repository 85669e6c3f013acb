"""After a game: the return match, and what is said between the games of a series."""

from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.match.series import RATE_OPTION
from edubba.server.beginning import write_game
from edubba.server.errors import Refused
from edubba.server.models import SeriesWord
from edubba.server.news import Played, Seated
from edubba.server.peers import Elsewhere
from edubba.server.seating import add, anew, check_member, join
from edubba.server.store.jobs import add_talk, change_table
from edubba.server.store.rows import INVITE, OVER, Person, SeatRow
from edubba.server.table import LiveTable


async def rematch(table: LiveTable, person: Person, seal: str | None = None) -> LiveTable:
    """The same again: whoever sat last begins, and the seats of the others wait for them."""
    house = table.house
    async with table.lock:
        check_member(table, person)
        row = table.row
        if row.status != OVER:
            raise Refused(Message("server/still-running"))
        if row.rematch is not None:
            try:
                again = await house.table(row.rematch)
            except Elsewhere as other:
                raise Elsewhere(other.holder, f"/api/tables/{row.rematch}/join") from None
        else:
            again = await _set_again(table, person, seal)
    if not again.row.seats_of(person.id):
        await join(again, person, None, None, seal)
    return again


async def _set_again(table: LiveTable, person: Person, seal: str | None) -> LiveTable:
    house, row = table.house, table.row
    turned = [*row.seats[-1:], *row.seats[:-1]]
    seats: list[SeatRow] = []
    for seat in turned:
        if seat.is_bot or seat.person == person.id:
            seats.append(SeatRow(seat.kind, seat.name, seat.person, seat.level))
            if seat.person == person.id:  # a number that was opened is good for nothing any more
                seats[-1].seal, seal = seal, None
        elif seat.left_early:
            seats.append(SeatRow(INVITE, "", None, None))
        else:
            seats.append(SeatRow(INVITE, seat.name, None, None, kept_for=seat.person))
    again = anew(row, person.id, house.clock(), seats)
    made = await add(house, again)
    await table.save(change_table(row.id, rematch=again.id))
    row.rematch = again.id
    table.publish(Seated())
    return made


async def say(table: LiveTable, person: Person, said: SeriesWord) -> None:
    """What is said between two games of a series; the next game begins when nobody objects."""
    async with table.lock:
        row = table.row
        if said.seat not in row.seats_of(person.id):
            raise Refused(Message("server/not-your-seat"), 403)
        await table.match()
        series = table.series
        if series is None:
            raise Refused(Message("server/no-series"))
        before = series.record.said
        if said.say in ("again", "stop"):
            if series.games == 0 or said.say == "stop":
                series.another(said.seat, said.say == "again")
        elif said.say == "offer_rate":
            if RATE_OPTION not in series.setup.options.values or said.rate is None:
                raise InvalidInput(Message("server/rate-missing"))
            series.offer_rate(said.seat, said.rate)
        else:
            series.answer_rate(said.seat, said.say == "agree")
        number = series.number
        spoken = [entry for part in series.record.talk for entry in part][before:]
        await table.keep(series.match.version, add_talk(row.id, number, spoken))
        if said.say == "again" and series.can_begin:
            match = await table.work(series.next_game)
            await write_game(table, match, series, number + 1)
        table.publish(Seated())
        table.publish(Played())
    table.wake()
