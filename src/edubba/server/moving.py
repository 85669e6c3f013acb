"""What is a person's: handed over from a guest to an account, written out, or forgotten.

Tables that are in somebody's memory are changed where they are held, all others in the store.
"""

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, or_, select, update

from edubba.core.words import Message
from edubba.match import human
from edubba.match.record import Record
from edubba.server import people_models, present, seating
from edubba.server.errors import Refused
from edubba.server.house import House
from edubba.server.inside import ask_for
from edubba.server.lists import me_json, rating_json, row_json
from edubba.server.neighbours import move_ties, ties_of
from edubba.server.peers import Elsewhere
from edubba.server.people import GUEST
from edubba.server.players import STAND_IN
from edubba.server.store import schema as s
from edubba.server.store.committer import Job
from edubba.server.store.jobs import end_sessions, move_person, rename
from edubba.server.store.leases import alive
from edubba.server.store.rows import OVER, Person
from edubba.server.store.store import matches_of, tables_of
from edubba.server.table import header_of, header_text
from edubba.server.tournaments import pass_on
from edubba.server.vacation import of_people

UNSAID: Final = "…"


async def hand_over(house: House, giver: Person, taker: Person) -> None:
    """All that a guest has is another person's from now on."""
    for id in await _in_memory(house, giver):
        path = f"/inside/tables/{id}/hand_over?giver={giver.id}&taker={taker.id}"
        try:
            await seating.hand_over(await house.table(id), giver.id, taker.id)
        except Elsewhere as elsewhere:
            await _there(elsewhere, path)
    await house.save(move_ties(giver.id, taker.id), move_person(giver.id, taker.id, STAND_IN))


async def forget(house: House, person: Person) -> None:
    """Get up everywhere, and leave neither name nor words behind."""
    for id in await _in_memory(house, person):
        try:
            table = await house.table(id)
            if table.row.seats_of(person.id):
                await seating.leave(table, person)
        except Elsewhere as elsewhere:
            await _there(elsewhere, f"/inside/tables/{id}/leave?giver={person.id}")
    await house.save(_unnamed(person.id), end_sessions(person.id))
    house.forget(person.id)
    await _tell_others(house, f"/inside/people/{person.id}/forget")
    await hang_up(house, person.id)


async def hang_up(house: House, person: str) -> None:
    """Cut all lines of a person, in all processes."""
    house.hang_up(person)
    await _tell_others(house, f"/inside/people/{person}/hang_up")


async def listen_anew(house: House, person: str) -> None:
    """Whom a person does not want to hear is not told to them any more, in all processes."""
    await house.listen_anew(person)
    await _tell_others(house, f"/inside/people/{person}/listen_anew")


async def mind_vacation(house: House, person: str) -> None:
    """Clocks stand or run for somebody who goes away or comes back, in all processes."""
    await house.mind_vacation(person)
    await _tell_others(house, f"/inside/people/{person}/mind_vacation")


async def _tell_others(house: House, path: str) -> None:
    for peer in await house.store.read(alive) if house.peers.shared else []:
        if peer.id != house.peers.id:
            await ask_for(peer, path, "POST")


async def _there(elsewhere: Elsewhere, path: str) -> None:
    if not await ask_for(elsewhere.holder, path, "POST"):
        raise Refused(Message("server/out-of-reach"), 503)


async def _in_memory(house: House, person: Person) -> list[str]:
    """The tables of a person that are not over, or that some process may have before it."""

    def ask(c: Connection) -> list[str]:
        holders = {peer.id for peer in alive(c)}
        seats = select(s.seats.c.table_id).where(
            or_(s.seats.c.person == person.id, s.seats.c.kept_for == person.id)
        )
        mine = or_(s.tables.c.owner == person.id, s.tables.c.id.in_(seats))
        query = select(s.tables.c.id, s.tables.c.status, s.tables.c.holder).where(mine)
        return [
            row.id
            for row in c.execute(query)
            if row.status != OVER or row.id in house.tables or row.holder in holders
        ]

    return await house.store.read(ask)


def _unnamed(person: str) -> Job:
    """Take a name out of all records, and what was said out of chats; whoever holds a table of
    theirs has to take it anew."""

    def job(c: Connection) -> None:
        mine = s.seats.c.person == person
        places: dict[str, list[int]] = {}
        for row in c.execute(select(s.seats.c.table_id, s.seats.c.seat).where(mine)):
            places.setdefault(row.table_id, []).append(row.seat)
        for id, seats in places.items():
            _unname(c, id, seats)
        c.execute(update(s.seats).where(mine).values(name=GUEST))
        c.execute(update(s.seats).where(s.seats.c.kept_for == person).values(kept_for=None))
        said = update(s.chat).where(s.chat.c.person == person)
        c.execute(said.values(name=GUEST, text=UNSAID))
        rename(person, GUEST)(c)
        entered = update(s.entrants).where(s.entrants.c.person == person)
        c.execute(entered.values(name=GUEST, gone=True))
        c.execute(s.accounts.delete().where(s.accounts.c.person == person))
        pass_on(c, person)
        for table in (s.ties, s.barred, s.invitations, s.vacations, s.channels):
            c.execute(table.delete().where(table.c.person == person))
        c.execute(s.ties.delete().where(s.ties.c.other == person))
        c.execute(s.invitations.delete().where(s.invitations.c.by == person))
        told = update(s.reports).where(s.reports.c.person == person)
        c.execute(told.values(words=UNSAID))
        c.execute(update(s.reports).where(s.reports.c.about == person).values(said=None))
        c.execute(s.ratings.delete().where(s.ratings.c.who == person))

    return job


def _unname(c: Connection, table: str, seats: list[int]) -> None:
    here = s.tables.c.id == table
    series = c.execute(select(s.tables.c.series).where(here)).scalar()
    values = {"epoch": s.tables.c.epoch + 1, "series": series and _renamed(series, seats)}
    c.execute(update(s.tables).where(here).values(values))
    games = select(s.matches.c.id, s.matches.c.header).where(s.matches.c.table_id == table)
    for match in c.execute(games).all():
        header = _renamed(match.header, seats)
        c.execute(update(s.matches).where(s.matches.c.id == match.id).values(header=header))


def _renamed(text: str, seats: list[int]) -> str:
    header = header_of(text)
    named = [human(GUEST) if at in seats else seat for at, seat in enumerate(header.seats)]
    return header_text(replace(header, seats=named))


async def export(house: House, person: Person) -> people_models.Export:
    """All that is kept of a person; of matches that run no more than lists say of them."""

    since_1970 = house.clock() - house.hours.now()

    def ask(c: Connection) -> people_models.Export:
        seats = select(s.seats.c.table_id).where(s.seats.c.person == person.id)
        tables = tables_of(c, select(s.tables).where(s.tables.c.id.in_(seats)))
        over = [match for table in tables for match in matches_of(c, table.id) if match.over]
        said = select(s.chat).where(s.chat.c.person == person.id).order_by(s.chat.c.at)
        told = select(s.channels.c.address).where(s.channels.c.person == person.id)
        since = select(s.people.c.created).where(s.people.c.id == person.id)
        ratings = select(s.ratings).where(s.ratings.c.who == person.id).order_by(s.ratings.c.game)
        away = of_people(c, [person.id])[person.id]
        return {
            "me": me_json(person),
            "created": present.date(c.execute(since).scalar_one()),
            "tables": [row_json(row, person, set()) for row in tables],
            "tablets": {m.id: Record(header_of(m.header), m.entries).text() for m in over},
            "chat": [
                {"table": row.table_id, "text": row.text, "at": present.date(row.at)}
                for row in c.execute(said)
            ],
            "ties": ties_of(c, person.id),
            "channels": [*c.execute(told).scalars()],
            "language": person.language,
            "ratings": [rating_json(row) for row in c.execute(ratings)],
            "vacations": [
                {
                    "begin": present.date(each.begin + since_1970),
                    "end": present.date(each.end + since_1970),
                }
                for each in away
            ],
        }

    return await house.store.read(ask)
