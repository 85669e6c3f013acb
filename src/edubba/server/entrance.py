"""HTTP: accounts, from signing up to being forgotten; and what processes do for each other then."""

from fastapi import APIRouter, Depends, Request, Response

from edubba.core.words import Message
from edubba.server import models, moving, people_models, seating
from edubba.server.errors import Refused
from edubba.server.guests import AtTable, Guest, InHouse, MaybeGuest, address_of, check_pace
from edubba.server.house import House
from edubba.server.inside import is_inside
from edubba.server.lists import me_json
from edubba.server.people import brought
from edubba.server.routes import PROBLEMS
from edubba.server.store.rows import Person

router = APIRouter(responses=PROBLEMS)


async def let_in(request: Request, house: House, person: Person, *, alone: bool = False) -> None:
    """From the answer on, this browser is this person's, by a new secret."""
    old = brought(request.cookies)
    new = await house.people.let_in(person.id, house.clock(), old, alone=alone)
    request.scope["state"]["new_secret"] = new


async def let_in_alone(
    request: Request, house: House, person: Person, code: str | None
) -> people_models.SignedIn:
    """The same, and every other browser is nobody's any more."""
    await let_in(request, house, person, alone=True)
    await moving.hang_up(house, person.id)
    return {"me": me_json(person), "recovery": code}


async def check_sure(request: Request, house: House, person: Person, password: str | None) -> None:
    await house.accounts.check(person, password or "", address_of(request))


@router.post("/api/account")
async def sign_up(
    asked: people_models.SignUp, person: Guest, house: InHouse, request: Request
) -> people_models.SignedIn:
    """A name that is mine from everywhere. Nothing else changes: my games stay mine."""
    check_pace(request, house)
    house.manners.check(asked.name)
    code = await house.accounts.sign_up(person, asked.name, asked.password)
    known = Person(person.id, asked.name, True)
    return await let_in_alone(request, house, known, code)


@router.post("/api/account/session")
async def sign_in(
    asked: people_models.SignIn, guest: MaybeGuest, house: InHouse, request: Request
) -> people_models.SignedIn:
    """Be the one whose name and password these are."""
    person = await house.accounts.sign_in(asked.name, asked.password, address_of(request))
    if guest is not None and not guest.account and asked.bring:
        await moving.hand_over(house, guest, person)
    await let_in(request, house, person)
    return {"me": me_json(person), "recovery": None}


@router.delete("/api/account/session")
async def sign_out(person: MaybeGuest, house: InHouse, request: Request) -> models.Health:
    """This browser is nobody's any more. A guest stays: the games would be lost."""
    secret = brought(request.cookies)
    if person is not None and person.account and secret is not None:
        await house.people.let_out(secret)
        await moving.hang_up(house, person.id)
    return {"status": "ok"}


@router.post("/api/account/recovery")
async def recover(
    asked: people_models.Recover, house: InHouse, request: Request
) -> people_models.SignedIn:
    """A new password by the recovery code; all other browsers have to sign in again."""
    person, code = await house.accounts.recover(
        asked.name, asked.code, asked.password, address_of(request)
    )
    return await let_in_alone(request, house, person, code)


@router.put("/api/account/password")
async def change_password(
    asked: people_models.NewPassword, person: Guest, house: InHouse, request: Request
) -> people_models.SignedIn:
    """Another password; all other browsers have to sign in again."""
    await check_sure(request, house, person, asked.old)
    await house.accounts.new_password(person.id, asked.password)
    return await let_in_alone(request, house, person, None)


@router.post("/api/account/code")
async def new_code(
    asked: people_models.Sure, person: Guest, house: InHouse, request: Request
) -> people_models.SignedIn:
    """Another recovery code; the one before is void."""
    await check_sure(request, house, person, asked.password)
    return {"me": me_json(person), "recovery": await house.accounts.new_recovery(person)}


@router.get("/api/account/export")
async def export(person: Guest, house: InHouse, request: Request) -> people_models.Export:
    """All that the house knows of me."""
    check_pace(request, house)
    return await moving.export(house, person)


@router.delete("/api/account")
async def forget(
    asked: people_models.Sure, person: Guest, house: InHouse, request: Request
) -> models.Health:
    """Leave all tables and be forgotten, as an account or as a guest."""
    if person.account:
        await check_sure(request, house, person, asked.password)
    await moving.forget(house, person)
    return {"status": "ok"}


# From process to process


async def _only_inside(request: Request) -> None:
    if not is_inside(request.scope):
        raise Refused(Message("server/no-such-page", path=request.url.path[:200]), 404)


inside = APIRouter(prefix="/inside", include_in_schema=False, dependencies=[Depends(_only_inside)])


@inside.post("/tables/{id}/hand_over")
async def hand_over(at: AtTable, giver: str, taker: str) -> Response:
    await seating.hand_over(at, giver, taker)
    return Response("done")


@inside.post("/tables/{id}/leave")
async def leave(at: AtTable, giver: str) -> Response:
    if at.row.seats_of(giver):
        await seating.leave(at, Person(giver, ""))
    return Response("done")


@inside.post("/people/{person}/hang_up")
async def hang_up(person: str, house: InHouse) -> Response:
    house.hang_up(person)
    return Response("done")


@inside.post("/people/{person}/listen_anew")
async def listen_anew(person: str, house: InHouse) -> Response:
    await house.listen_anew(person)
    return Response("done")


@inside.post("/people/{person}/mind_vacation")
async def mind_vacation(person: str, house: InHouse) -> Response:
    await house.mind_vacation(person)
    return Response("done")


@inside.post("/people/{person}/forget")
async def forget_here(person: str, house: InHouse) -> Response:
    house.forget(person)
    return Response("done")
