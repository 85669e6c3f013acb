"""The application: routes, the socket, and how errors are told."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from edubba._version import __version__
from edubba.core.errors import EdubbaError
from edubba.core.words import Message
from edubba.server import (
    books,
    entrance,
    hall,
    introductions,
    lending,
    looking_back,
    notices,
    order,
    puzzles,
    routes,
    standing,
    static,
    study,
    trail,
)
from edubba.server.audience import TRY_AGAIN
from edubba.server.errors import Refused, told
from edubba.server.faults import fault
from edubba.server.guard import Guard, same_origin
from edubba.server.guests import address_of, house_of, turn_away
from edubba.server.house import House
from edubba.server.inside import forward, is_inside
from edubba.server.peers import Elsewhere
from edubba.server.people import GUEST, brought
from edubba.server.settings import Settings
from edubba.server.socket import POLICY, Connection
from edubba.server.store.committer import Failure
from edubba.server.store.rows import Person

log = logging.getLogger(__name__)

ROUTERS = [
    routes.router,
    looking_back.router,
    introductions.router,
    books.router,
    study.router,
    puzzles.router,
    entrance.router,
    standing.router,
    hall.router,
    order.router,
    notices.router,
    entrance.inside,
]


def make_app(settings: Settings, house: House | None = None) -> FastAPI:
    """The whole house as an ASGI application; it opens and closes with its lifespan."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(settings) if house is None else house
        await app.state.house.open()
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(
        title="Edubba",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # that page needs scripts from elsewhere
        redoc_url=None,
    )
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(EdubbaError, tell)
    app.add_exception_handler(Elsewhere, ask_there)
    app.add_exception_handler(Failure, tell_silent)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_broken)
    # Their routes are ready; to include a router would make each of them once more.
    for router in ROUTERS:
        app.router.routes.extend(router.routes)
    app.add_api_websocket_route("/ws", listen)
    app.add_api_websocket_route(lending.PATH, lending.listen)
    app.router.routes.extend(static.router.routes)
    return app


async def listen(socket: WebSocket) -> None:
    """One client over one socket."""
    house = house_of(socket)
    if not same_origin(socket.headers):
        await socket.close(POLICY)
        return
    try:
        if not house.peers.ready:
            raise Refused(Message("server/store-silent"), 503)
        person = await house.people.find(brought(socket.cookies))
    except (Failure, Refused):
        await socket.close(TRY_AGAIN)
        return
    if person is not None and person.banned:
        await socket.close(POLICY)
        return
    await socket.accept()
    # Without a cookie one may watch public tables, and nothing else.
    visitor = person or Person("", GUEST)
    await Connection(house, socket, visitor, address_of(socket), is_inside(socket.scope)).run()


async def tell(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, EdubbaError)
    return told(error)


async def ask_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, Elsewhere)
    newcomer = request.scope["state"].get("new_secret")
    answer = await forward(request, error)
    if newcomer is not None and 400 <= answer.status_code < 500:
        await turn_away(request, newcomer)
    return answer


async def tell_silent(request: Request, error: Exception) -> JSONResponse:
    log.warning("the store does not answer", extra={"why": str(error), "path": request.url.path})
    return told(Refused(Message("server/store-silent"), 503))


async def tell_invalid(request: Request, error: Exception) -> JSONResponse:
    """A request that does not fit its model: where, and what is wrong."""
    assert isinstance(error, RequestValidationError)
    place, detail = fault(error, 1)
    words = Message("server/bad-request", place=place or "body", detail=detail)
    return told(Refused(words, 422))


async def tell_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        words = Message("server/no-such-page", path=request.url.path[:200])
    elif error.status_code == 413:
        words = Message("server/too-large")
    elif error.status_code == 405:
        words = Message("server/wrong-method", method=request.method[:20])
    else:
        words = Message("server/bad-request", place="request", detail=Message("server/fault-other"))
    return told(Refused(words, error.status_code), error.headers)


async def tell_broken(request: Request, error: Exception) -> JSONResponse:
    log.error("a request could not be answered", exc_info=error, extra={"path": request.url.path})
    return told(Refused(Message("server/broken"), 500), {trail.HEADER: trail.request()})
