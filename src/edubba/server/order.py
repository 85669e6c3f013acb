"""HTTP: order in the house. Reports to the operator, what people are to each other, and what a host
may do at a table."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import insert

from edubba.core.words import Message
from edubba.server import models, moving, people_models, seating
from edubba.server.errors import Refused
from edubba.server.guests import AtTable, Guest, InHouse, check_pace, check_visible
from edubba.server.house import House
from edubba.server.neighbours import bar, ties_of
from edubba.server.routes import PROBLEMS
from edubba.server.store import schema as s
from edubba.server.store.jobs import change, note
from edubba.server.store.rows import HUSHED, KICKED, Bar, ChatRow, Person, Tie
from edubba.server.table import LiveTable

router = APIRouter(responses=PROBLEMS)
PersonId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
OK: models.Health = {"status": "ok"}


async def _meant(
    at: LiveTable, asked: people_models.Whom, person: Person
) -> tuple[str, ChatRow | None]:
    """The person at a seat, or who said a line; and the line."""
    check_visible(at, person, asked.code)
    if asked.line is not None:
        line = await at.house.store.line(at.row.id, asked.line)
        if line is None:
            raise Refused(Message("server/no-such-line", line=asked.line), 404)
        return line.person, line
    seat = asked.seat
    whom = None if seat is None or seat >= len(at.row.seats) else at.row.seats[seat].person
    if whom is None:
        raise Refused(Message("server/nobody-there"), 404)
    return whom, None


async def _guest_of(at: LiveTable, asked: people_models.Whom, person: Person) -> str:
    """Somebody at a table, over whom its host has some power."""
    if at.row.owner != person.id:
        raise Refused(Message("server/not-the-host"), 403)
    whom, _ = await _meant(at, asked, person)
    if whom == person.id:
        raise Refused(Message("server/yourself"))
    return whom


@router.post("/api/tables/{id}/report")
async def report(
    at: AtTable, asked: people_models.ReportPerson, person: Guest, house: InHouse, request: Request
) -> models.Health:
    """Tell the operator of somebody, or of what somebody said."""
    check_pace(request, house)
    whom, line = await _meant(at, asked, person)
    now = house.clock()
    values = {
        "at": now,
        "person": person.id,
        "about": whom,
        "table_id": at.row.id,
        "said": None if line is None else line.text,
        "words": asked.words,
    }
    told = f"{person.id} {whom} {at.row.id}"
    await house.save(change(insert(s.reports).values(values)), note("report", told, now))
    return OK


# The host


@router.post("/api/tables/{id}/kick")
async def kick(at: AtTable, asked: people_models.Whom, person: Guest) -> models.Health:
    """Send somebody away from my table, for good; a bot plays on where a match runs."""
    whom = await _guest_of(at, asked, person)
    await seating.send_away(at, whom)
    await _bar(at, whom, KICKED, person)
    audience = at.house.audiences.get(at.row.id)
    if audience is not None:
        audience.send_away(whom)
    return OK


@router.post("/api/tables/{id}/hush")
async def hush(at: AtTable, asked: people_models.Hush, person: Guest) -> models.Health:
    """Let somebody say nothing more at my table, or speak again."""
    whom = await _guest_of(at, asked, person)
    await _bar(at, whom, None if asked.undo else HUSHED, person)
    return OK


async def _bar(at: LiveTable, whom: str, how: Bar | None, host: Person) -> None:
    deed = note(how or "unhush", f"{host.id} {whom} {at.row.id}", at.house.clock())
    await at.save(bar(at.row.id, whom, how), deed)
    known = await at.barred()
    known.pop(whom, None)
    if how is not None:
        known[whom] = how


# Ties


@router.post("/api/tables/{id}/tie")
async def tie_at(
    at: AtTable, asked: people_models.NewTieAt, person: Guest, house: InHouse
) -> models.Health:
    """What somebody at a table is to me."""
    whom, _ = await _meant(at, asked, person)
    await _tie(house, person, whom, asked.tie)
    return OK


@router.get("/api/ties")
async def ties(person: Guest, house: InHouse) -> list[people_models.TieInfo]:
    """Whom I follow, mute or block."""
    return await house.store.read(lambda c: ties_of(c, person.id))


@router.put("/api/ties/{other}")
async def tie(
    other: PersonId, asked: people_models.NewTie, person: Guest, house: InHouse
) -> list[people_models.TieInfo]:
    """What somebody with an account is to me."""
    account = await house.store.account(s.accounts.c.person == other)
    if account is None:
        raise Refused(Message("server/no-such-person", name=other), 404)
    await _tie(house, person, other, asked.tie)
    return await ties(person, house)


@router.delete("/api/ties/{other}")
async def untie(other: PersonId, person: Guest, house: InHouse) -> list[people_models.TieInfo]:
    """Neither friend nor muted nor blocked any more."""
    await _tie(house, person, other, None)
    return await ties(person, house)


async def _tie(house: House, person: Person, other: str, tie: Tie | None) -> None:
    await house.neighbours.tie(person.id, other, tie)
    await moving.listen_anew(house, person.id)
