"""HTTP: what waits for a person, invitations of friends, vacation, and where they are told."""

from fastapi import APIRouter, Request
from sqlalchemy import Connection, Select, delete, insert, select, update

from edubba.core.catalogue import word
from edubba.core.words import Message
from edubba.server import models, moving, people_models, present, seating
from edubba.server.errors import Refused
from edubba.server.guests import AtTable, Guest, InHouse, address_of, check_pace
from edubba.server.herald import MAIL, PUSH, Notice
from edubba.server.house import House
from edubba.server.lists import listed
from edubba.server.neighbours import is_blocked
from edubba.server.people import digest, new_id
from edubba.server.ratings import check_known
from edubba.server.routes import PROBLEMS
from edubba.server.store import schema as s
from edubba.server.store.committer import Job
from edubba.server.store.jobs import change
from edubba.server.store.rows import FRIEND, OPEN, RUNNING, Person, TableRow
from edubba.server.store.store import tables_of

router = APIRouter(responses=PROBLEMS)
CODE_LETTERS = 8
MOST_BROWSERS = 8
"""That one person is told in."""


@router.get("/api/notices")
async def notices(person: Guest, house: InHouse) -> people_models.Notices:
    """Where it is my turn, who invites me, whether I am away, and where I am told."""
    turns = await house.store.read(lambda c: _turns(c, person.id))
    invited = await house.store.read(lambda c: _invited(c, person.id))
    back, left = await house.vacations.standing(person.id)
    return {
        "turns": listed(house, turns, person),
        "invitations": invited,
        "back": None if back is None else present.date(house.clock() + back),
        "vacation_days": left,
        "mail": await _mail(house, person.id),
        "push": await _push(house, person.id),
    }


def _turns(c: Connection, person: str) -> list[TableRow]:
    """Where others wait for a person."""
    of = s.seats.c.table_id == s.matches.c.table_id
    mine = (s.seats.c.seat == s.matches.c.to_move) & (s.seats.c.person == person)
    live = s.matches.c.over.is_(False) & s.seats.c.left_early.is_(False)
    waiting = select(s.matches.c.table_id).join(s.seats, of & mine).where(live)
    query = select(s.tables).where(s.tables.c.id.in_(waiting), s.tables.c.status == RUNNING)
    return [
        row
        for row in tables_of(c, query.order_by(s.tables.c.touched))
        if any(seat.person not in (None, person) for seat in row.seats)
    ]


def _invited(c: Connection, person: str) -> list[people_models.InvitationInfo]:
    i, t = s.invitations.c, s.tables.c
    query = select(t.id, t.game, t.invite, s.people.c.name).join(s.invitations, t.id == i.table_id)
    query = query.join(s.people, s.people.c.id == i.by)
    mine = query.where(i.person == person, t.status == OPEN).order_by(i.at)
    return [
        {"table": row.id, "game": row.game, "code": row.invite, "by": row.name}
        for row in c.execute(mine)
    ]


# Invitations


@router.post("/api/tables/{id}/invite")
async def invite(
    at: AtTable, asked: people_models.Invite, person: Guest, house: InHouse, request: Request
) -> models.Health:
    """Ask somebody whom I follow to come to the table where I sit and wait."""
    check_pace(request, house)
    seating.check_member(at, person)
    if at.row.status != OPEN:
        raise Refused(Message("server/already-started"))
    i, t = s.invitations.c, s.ties.c
    followed = select(t.other).where(
        t.person == person.id, t.other == asked.person, t.tie == FRIEND
    )

    def job(c: Connection) -> None:
        if c.execute(followed).first() is None:
            raise Refused(Message("server/not-followed"), 403)
        c.execute(delete(s.invitations).where(i.table_id == at.row.id, i.person == asked.person))
        if not is_blocked(c, person.id, [asked.person]):  # nobody learns who blocked them
            values = {"table_id": at.row.id, "person": asked.person, "by": person.id}
            c.execute(insert(s.invitations).values(**values, at=house.clock()))

    await at.save(job)
    return {"status": "ok"}


# Vacation


@router.put("/api/vacation")
async def go_away(
    asked: people_models.Vacation, person: Guest, house: InHouse
) -> people_models.Notices:
    """Be away for so many days: no days to move pass for me meanwhile."""
    check_known(person)
    await house.vacations.begin(person.id, asked.days)
    await moving.mind_vacation(house, person.id)
    return await notices(person, house)


@router.delete("/api/vacation")
async def come_back(person: Guest, house: InHouse) -> people_models.Notices:
    """Be here again."""
    await house.vacations.end(person.id)
    await moving.mind_vacation(house, person.id)
    return await notices(person, house)


# Mail


async def _mail(house: House, person: str) -> people_models.MailInfo:
    c = s.channels.c
    query = select(c.address, c.code).where(c.person == person, c.kind == MAIL)
    row = await house.store.read(lambda k: k.execute(query).first())
    return {
        "offered": MAIL in house.herald.channels,
        "address": None if row is None else row.address,
        "confirmed": row is not None and row.code is None,
    }


@router.put("/api/mail")
async def new_mail(
    asked: people_models.NewMail, person: Guest, house: InHouse, request: Request
) -> people_models.MailInfo:
    """Where I want to be told that it is my turn; from when I say the code that is sent there."""
    check_known(person)
    _check_tries(house, person, request)
    code = new_id(CODE_LETTERS)
    words = (Message("server/mail-code"), Message("server/mail-code-text", code=code))
    notice = Notice(*(word(each, person.language) for each in words))
    if not await house.herald.send(MAIL, asked.address, notice):
        raise Refused(Message("server/no-mail"), 404)
    values = {"person": person.id, "kind": MAIL, "address": asked.address, "code": digest(code)}
    await house.save(_no_mail(person), change(insert(s.channels).values(values)))
    return await _mail(house, person.id)


@router.post("/api/mail")
async def confirm_mail(
    asked: people_models.MailCode, person: Guest, house: InHouse, request: Request
) -> people_models.MailInfo:
    """The code that was sent to me."""
    _check_tries(house, person, request)
    c = s.channels.c
    mine = (c.person == person.id) & (c.kind == MAIL) & (c.code == digest(asked.code))
    await house.save(change(update(s.channels).where(mine).values(code=None)))
    told = await _mail(house, person.id)
    if not told["confirmed"]:
        raise Refused(Message("server/wrong-mail-code"), 403)
    return told


@router.delete("/api/mail")
async def forget_mail(person: Guest, house: InHouse) -> people_models.MailInfo:
    """Send me nothing more."""
    await house.save(_no_mail(person))
    return await _mail(house, person.id)


def _no_mail(person: Person) -> Job:
    c = s.channels.c
    return change(delete(s.channels).where(c.person == person.id, c.kind == MAIL))


def _check_tries(house: House, person: Person, request: Request) -> None:
    """Nobody lets the house send mail to everybody, or guesses codes."""
    tries = house.accounts.attempts
    if not (tries.take(address_of(request)) and tries.take(f"mail {person.id}")):
        raise Refused(Message("server/too-many-attempts"), 429)


# Push


async def _push(house: House, person: str) -> people_models.PushInfo:
    told = await house.store.read(lambda c: [*c.execute(_browsers(person))])
    return {"key": getattr(house.herald.channels.get(PUSH), "public", None), "browsers": len(told)}


def _browsers(person: str) -> Select[tuple[str]]:
    c = s.channels.c
    return select(c.kind).where(c.person == person, c.kind.startswith(f"{PUSH}-"))


@router.put("/api/push")
async def new_push(
    asked: people_models.NewPush, person: Guest, house: InHouse, request: Request
) -> people_models.PushInfo:
    """Tell me in this browser, too, that it is my turn; nobody else who asked from it before."""
    check_pace(request, house)
    if PUSH not in house.herald.channels:
        raise Refused(Message("server/no-push"), 404)
    from edubba.server.push import Subscription

    browser = Subscription(asked.endpoint, asked.p256dh, asked.auth)
    misfit = browser.misfit(house.settings.push_services)
    if misfit is not None:
        raise Refused(Message("server/bad-push", what=misfit), 422)
    kind = f"{PUSH}-{digest(asked.endpoint)[:11]}"

    def job(c: Connection) -> None:
        c.execute(delete(s.channels).where(s.channels.c.kind == kind))
        if len([*c.execute(_browsers(person.id))]) >= MOST_BROWSERS:
            raise Refused(Message("server/too-many-browsers", most=MOST_BROWSERS))
        values = {"person": person.id, "kind": kind, "address": browser.address, "code": None}
        c.execute(insert(s.channels).values(values))

    await house.save(job)
    return await _push(house, person.id)


@router.delete("/api/push")
async def forget_push(person: Guest, house: InHouse) -> people_models.PushInfo:
    """Tell me in no browser any more."""
    c = s.channels.c
    mine = c.kind.in_(_browsers(person.id))
    await house.save(change(delete(s.channels).where(c.person == person.id, mine)))
    return await _push(house, person.id)
