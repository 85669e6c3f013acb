"""Who asks: the guest of a request, the house, and whether a table may be seen."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Path
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from edubba.core.catalogue import best_language
from edubba.core.errors import EdubbaError
from edubba.core.words import Message
from edubba.server.errors import Refused, status_of
from edubba.server.house import House
from edubba.server.limits import household
from edubba.server.people import brought, guest_name
from edubba.server.store.rows import Person
from edubba.server.table import LiveTable


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def _house(request: Request) -> House:
    return house_of(request)


InHouse = Annotated[House, Depends(_house)]


async def turn_away(request: Request, secret: str) -> None:
    """Whoever came for the first time, and was refused, leaves nothing behind."""
    state = request.scope["state"]
    if state.get("new_secret") == secret:
        del state["new_secret"]
    await house_of(request).people.forget_newcomer(secret)


async def _known(request: Request, house: InHouse) -> Person | None:
    person = await house.people.find(brought(request.cookies))
    if person is not None and person.banned:
        raise Refused(Message("server/banned"), 403)
    return person


MaybeGuest = Annotated[Person | None, Depends(_known)]


async def _guest(request: Request, house: InHouse, person: MaybeGuest) -> AsyncIterator[Person]:
    """The guest who asks; whoever comes for the first time becomes one, unless refused."""
    if person is not None:
        yield person
        return
    check_pace(request, house)
    spoken = best_language(request.headers.get("accept-language", "").split(","))
    person, secret = await house.people.welcome(house.clock(), guest_name(spoken), spoken)
    request.scope["state"]["new_secret"] = secret
    try:
        yield person
    except (EdubbaError, RequestValidationError, HTTPException) as error:
        if not isinstance(error, EdubbaError) or status_of(error) < 500:
            await turn_away(request, secret)
        raise


Guest = Annotated[Person, Depends(_guest)]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from, as far as limits are concerned."""
    return "?" if connection.client is None else household(connection.client.host)


def check_pace(request: Request, house: House) -> None:
    """Nobody fills the store with guests, tables and uploads."""
    if not house.new_things.take(address_of(request)):
        raise Refused(Message("server/too-many"), 429)


def check_effort(house: House, address: str) -> None:
    """Nobody lets the house think for them alone."""
    if not house.effort.ready(address):
        raise Refused(Message("server/too-fast"), 429)


def check_help(table: LiveTable) -> None:
    """Nobody is helped with a running match whose table does not allow it."""
    if not table.row.helps:
        rated = table.row.rated
        raise Refused(Message("server/rated-hint") if rated else Message("server/no-help"), 403)


TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


async def _table(id: TableId, house: InHouse) -> LiveTable:
    return await house.table(id)


AtTable = Annotated[LiveTable, Depends(_table)]


def check_visible(table: LiveTable, person: Person | None, code: str | None) -> None:
    """A private table is only for those who sit there, are expected, or were invited."""
    id = None if person is None else person.id
    known = table.row.seats_of(id) or table.row.kept_for(id)
    if table.row.private and not known and not table.row.invites(code):
        raise Refused(Message("server/private-table"), 403)
