"""Sitting down: new tables, joining, leaving, starting."""

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from edubba.core.errors import InvalidInput
from edubba.core.game import Game, Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import JsonObject, Message
from edubba.server.beginning import begin
from edubba.server.errors import NotSaved, Refused
from edubba.server.models import NewSeat, NewTable
from edubba.server.news import Played, Seated
from edubba.server.people import new_id
from edubba.server.players import DEFAULT, STAND_IN, check_level
from edubba.server.ratings import check_known, check_rated
from edubba.server.store.committer import Job
from edubba.server.store.jobs import add_table, change_seat, change_table, move_answers, together
from edubba.server.store.rows import (
    ANYBODY,
    BOT,
    HERE,
    INVITE,
    ME,
    OPEN,
    OVER,
    RUNNING,
    Person,
    SeatRow,
    TableRow,
)
from edubba.server.table import LiveTable

if TYPE_CHECKING:
    from edubba.server.house import House

SEED_BITS: Final = 256


# New tables


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


async def create(house: "House", person: Person, asked: NewTable) -> LiveTable:
    """A new table; if it waits for nobody, its match begins at once."""
    key = None if asked.client_id is None else f"{person.id} {asked.client_id}"
    if key is not None and (known := await house.store.table_asked_as(key)) is not None:
        return await house.table(known.id)
    game = find_game(asked.game)
    options: dict[str, Value] = {**asked.options}
    setup = game.setup(len(asked.seats), options, asked.preset or "seed")
    seats = [_seat(seat, person, game) for seat in asked.seats]
    names = _given_names(asked, person)
    house.manners.check(*names)
    # At one screen, where nobody else looks, everybody knows who is who.
    if not asked.private or any(seat.kind in (INVITE, ANYBODY) for seat in seats):
        await house.people.check_free(*names)
    if asked.rated:
        check_rated(seats, person)
    now = house.clock()
    row = TableRow(
        id=new_id(),
        game=game.id,
        preset=asked.preset or "seed",
        options=options_of(setup),
        clock=None if asked.clock is None else asked.clock.model_dump(),
        private=asked.private,
        manual_done=asked.manual_done,
        games=asked.games,
        invite=new_id(10),
        seed=new_seed(),
        owner=person.id,
        created=now,
        touched=now,
        rated=asked.rated,
        help=asked.help,
        seats=seats,
    )
    return await add(house, row, key)


def anew(row: TableRow, owner: str, now: int, seats: list[SeatRow]) -> TableRow:
    """Another table with all that was agreed at this one; who was invited here is not there."""
    return replace(
        row,
        id=new_id(),
        invite=new_id(10),
        seed=new_seed(),
        status=OPEN,
        owner=owner,
        created=now,
        touched=now,
        rematch=None,
        series=None,
        seats=seats,
        head=None,
    )


async def add(
    house: "House", row: TableRow, key: str | None = None, start: JsonObject | None = None
) -> LiveTable:
    """Write a new table; if all seats are filled, with its match in the same transaction, which
    may begin at another position than the opening."""
    row.holder, row.epoch = house.peers.id, 0
    table = LiveTable(house, row)
    written = add_table(row, key)
    try:
        async with table.lock:
            if all(seat.filled for seat in row.seats):
                await begin(table, written, start=start)
            else:
                await house.save(written)
    except NotSaved:
        if key is not None and (known := await house.store.table_asked_as(key)) is not None:
            return await house.table(known.id)
        raise
    house.tables[row.id] = table
    table.wake()
    return table


def _given_names(asked: NewTable, person: Person) -> set[str]:
    """What those at a new table are called, bots too, other than the one who sets it up."""
    return {seat.name for seat in asked.seats if seat.name} - {person.name}


def _seat(asked: NewSeat, person: Person, game: Game) -> SeatRow:
    if asked.seal is not None and asked.kind not in (ME, HERE):
        raise InvalidInput(Message("server/nobody-seals"))
    if asked.kind == BOT:
        return SeatRow(BOT, asked.name or "", None, check_level(asked.level or DEFAULT, game))
    if asked.kind == ME:
        return SeatRow(ME, asked.name or person.name, person.id, None, seal=asked.seal)
    if asked.kind == HERE:
        return SeatRow(HERE, asked.name or "", person.id, None, seal=asked.seal)
    return SeatRow(asked.kind, "", None, None)


def options_of(setup: Setup) -> JsonObject:
    options = setup.to_json()["options"]
    assert isinstance(options, dict)
    return options


# Starting


async def start(table: LiveTable, person: Person) -> None:
    """Begin, now that everybody is here."""
    async with table.lock:
        check_member(table, person)
        if table.row.status != OPEN:
            return
        if not all(seat.filled for seat in table.row.seats):
            raise Refused(Message("server/seats-free"))
        await begin(table)
    table.wake()


# Joining and leaving


async def join(
    table: LiveTable, person: Person, seat: int | None, code: str | None, seal: str | None = None
) -> None:
    """Take a free seat, or all that were kept; with the last one the match begins."""
    async with table.lock:
        row = table.row
        invited = row.invites(code)
        kept = row.kept_for(person.id)
        if row.private and not invited and not kept and not row.seats_of(person.id):
            raise Refused(Message("server/private-table"), 403)
        if row.seats_of(person.id):
            return
        if row.status != OPEN:
            raise Refused(Message("server/already-started"))
        if row.rated:
            check_known(person)
        await table.house.neighbours.check_welcome(table, person.id)
        free = kept or [at for at, each in enumerate(row.seats) if is_free(each, invited)]
        if seat is not None and seat not in free:
            raise Refused(Message("server/seat-taken", seat=seat + 1))
        if not free:
            raise Refused(Message("server/table-full"))
        before = [*row.seats]
        for at in kept or [free[0] if seat is None else seat]:
            each = row.seats[at]
            name = person.name if each.kept_for is None else each.name
            row.seats[at] = SeatRow(each.kind, name, person.id, None, seal=seal)
            seal = None  # one number a person is enough
        taken = together(
            *(
                change_seat(row.id, at, each)
                for at, each in enumerate(row.seats)
                if each is not before[at]
            )
        )
        try:
            if all(each.filled for each in row.seats):
                await begin(table, taken)
            else:
                await table.save(taken)
        except NotSaved:
            row.seats[:] = before
            raise
        table.publish(Seated())
    table.wake()


def is_free(seat: SeatRow, invited: bool) -> bool:
    """Whether somebody for whom no seat is kept may take this one."""
    if seat.filled or seat.kept_for is not None:
        return False
    return seat.kind == ANYBODY or (seat.kind == INVITE and invited)


async def leave(table: LiveTable, person: Person) -> None:
    """Get up: from an open table the seat is free again, a running match goes on without."""
    async with table.lock:
        row = table.row
        check_member(table, person)
        mine = row.seats_of(person.id)
        if row.status == OPEN:
            await _leave_open(table, person, mine)
        elif row.status == RUNNING:
            await _leave_running(table, mine)
    table.wake()


async def _leave_open(table: LiveTable, person: Person, mine: list[int]) -> None:
    row = table.row
    jobs: list[Job] = []
    for at in mine:
        kind = ANYBODY if row.seats[at].kind in (ME, HERE) else row.seats[at].kind
        row.seats[at] = SeatRow(kind, "", None, None)
        jobs.append(change_seat(row.id, at, row.seats[at]))
    if not any(seat.person for seat in row.seats):
        # Nobody is left to play with.
        row.status = OVER
        jobs.append(change_table(row.id, status=OVER))
    await table.save(*jobs)
    table.publish(Seated())


async def _leave_running(table: LiveTable, mine: list[int]) -> None:
    match = await table.match()
    before = match.version
    jobs: list[Job] = []
    for at in mine:
        if not match.over and at not in match.left:
            await table.carry_out(match, lambda m, now, at=at: m.leave(at, now, STAND_IN))  # type: ignore[misc]
        if not match.over:
            jobs.append(leaves(table, at))
    await table.keep(before, *jobs)
    table.publish(Seated())
    table.publish(Played())


async def send_away(table: LiveTable, person: str) -> None:
    """Let somebody get up who does not want to; what is rated is played to its end."""
    if table.row.rated and table.row.status == RUNNING:
        raise Refused(Message("server/rated-kick"))
    if table.row.seats_of(person):
        await leave(table, Person(person, ""))


def leaves(table: LiveTable, seat: int) -> Job:
    """Note that a person has gone away for good."""
    row = table.row.seats[seat]
    row.left_early = True
    return change_seat(table.row.id, seat, row)


async def hand_over(table: LiveTable, giver: str, taker: str) -> None:
    """Everything that one person has at a table is another's from now on."""
    async with table.lock:
        row = table.row
        seats = [
            replace(
                seat,
                person=taker if seat.person == giver else seat.person,
                kept_for=taker if seat.kept_for == giver else seat.kept_for,
            )
            for seat in row.seats
        ]
        owner = taker if row.owner == giver else row.owner
        await table.save(
            change_table(row.id, owner=owner),
            *(change_seat(row.id, at, seat) for at, seat in enumerate(seats)),
            move_answers(row.id, giver, taker),
        )
        row.seats[:], row.owner = seats, owner
        table.move_answers(giver, taker)
        audience = table.house.audiences.get(row.id)
        if audience is not None:
            audience.send_away(giver)  # the seat's eyes are not theirs any more
        table.publish(Seated())


def check_member(table: LiveTable, person: Person) -> None:
    if not table.row.seats_of(person.id):
        raise Refused(Message("server/not-seated"), 403)
