"""HTTP: the house, its guests and its tables."""

from hashlib import sha256
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from edubba._built import rules as rules_built
from edubba._version import __version__
from edubba.core.catalogue import catalogue_text, languages
from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game, game_ids, is_guest
from edubba.core.rulebook import rulebook
from edubba.core.words import Message
from edubba.server import afterwards, metrics, models, people_models, seating
from edubba.server.errors import Refused
from edubba.server.guests import AtTable, Guest, InHouse, MaybeGuest, check_pace, check_visible
from edubba.server.inside import is_inside
from edubba.server.lists import games_json, is_waiting, levels_json, listed, me_json, table_json
from edubba.server.models import PROTOCOL, Code, Health, Join, NewTable, Rematch, TableInfo
from edubba.server.people_models import Me
from edubba.server.players import known_players
from edubba.server.store.committer import Failure

MOST_OPEN: Final = 100
MOST_MINE: Final = 100
MOST_LIVE: Final = 50
DOMAINS: Final = ["analysis", "bots", "core", "language", "match", "puzzles", "server", "web"]
"""Catalogues of the house itself."""
OF_GAMES: Final = ["", "_board", "_introduction"]
"""Ends of the names of a game's catalogues: its own, its board's, its introduction's."""
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(responses=PROBLEMS)


def domains() -> list[str]:
    """All catalogues a client may want: the house's, and those of each game."""
    named = [game + end for end in OF_GAMES for game in game_ids()]
    return [*DOMAINS, *(domain for domain in named if catalogue_text(domain))]


@router.head("/health", include_in_schema=False)
@router.get("/health")
async def health() -> Health:
    """The process runs."""
    return {"status": "ok"}


@router.head("/ready", include_in_schema=False)
@router.get("/ready")
async def ready(house: InHouse) -> Health:
    """The store takes what is written, and the house is not about to close."""
    if house.closing:
        raise Refused(Message("server/closing"), 503)
    if not house.peers.ready:
        raise Refused(Message("server/store-silent"), 503)
    try:
        await house.write_something()
    except (Failure, TimeoutError):
        raise Refused(Message("server/store-silent"), 503) from None
    return {"status": "ok"}


@router.get(metrics.PATH, include_in_schema=False)
async def figures(house: InHouse, request: Request) -> Response:
    """For Prometheus, where the operator wants it."""
    if is_inside(request.scope):
        return Response("\n".join(metrics.lines(house)), media_type=metrics.KIND)
    if not house.settings.metrics:
        raise Refused(Message("server/no-such-page", path=metrics.PATH), 404)
    return Response(await metrics.page(house), media_type=metrics.KIND)


@router.get("/api/about")
async def about() -> models.About:
    """What can be played here, and against whom."""
    return {
        "version": __version__,
        "rules": rules_built(),
        "protocol": PROTOCOL,
        "languages": languages(),
        "domains": domains(),
        "games": games_json(),
        "levels": levels_json(),
        "bots": known_players(),
    }


@router.get("/api/words/{language}/{domain}", response_class=Response)
async def words(language: str, domain: str, request: Request) -> Response:
    """The sentences of one domain, as Fluent."""
    if is_guest(domain):
        find_game(domain)  # it brings its sentences along when it is loaded
    known = domain in domains() and language in languages()
    text = catalogue_text(domain, language) if known else ""
    if not text:
        raise Refused(Message("server/no-words", language=language[:40], domain=domain[:80]), 404)
    body = text.encode()
    tag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/games/{game}/rules", response_class=Response)
async def rules(game: str) -> Response:
    """The rulebook, as Markdown."""
    try:
        book = rulebook(find_game(game)).read_text("utf-8")
    except InvalidInput as error:
        raise Refused(error.message, 404) from None
    return Response(book, media_type="text/markdown; charset=utf-8")


# Guests


@router.get("/api/me")
async def me(person: Guest) -> Me:
    """Who I am; whoever comes for the first time becomes a guest."""
    return me_json(person)


@router.put("/api/me")
async def rename(asked: people_models.NewName, person: Guest, house: InHouse) -> Me:
    house.manners.check(asked.name)
    known = house.accounts if person.account else house.people
    return me_json(await known.rename(person, asked.name))


# Tables


@router.post("/api/tables")
async def create(asked: NewTable, person: Guest, house: InHouse, request: Request) -> TableInfo:
    """Set up a table."""
    check_pace(request, house)
    return table_json(await seating.create(house, person, asked), person)


@router.get("/api/tables")
async def tables(person: MaybeGuest, house: InHouse) -> models.Tables:
    """Where somebody could sit down, and where I sit already."""
    opened = await house.store.open_tables(MOST_OPEN)
    mine = [] if person is None else await house.store.tables_of(person.id, MOST_MINE)
    live = await house.store.live_tables(MOST_LIVE)
    waiting = [row for row in opened if is_waiting(row)]
    others = [row for row in live if person is None or not row.seats_of(person.id)]
    return {
        "open": listed(house, waiting, person),
        "mine": listed(house, mine, person),
        "live": listed(house, others, person),
    }


@router.get("/api/tables/{id}")
async def table(at: AtTable, person: MaybeGuest, code: Code | None = None) -> TableInfo:
    """One table; for a private one where I do not sit, the invitation is needed."""
    check_visible(at, person, code)
    return table_json(at, person)


@router.post("/api/tables/{id}/join")
async def join(at: AtTable, asked: Join, person: Guest) -> TableInfo:
    """Take a seat; with the last one the match begins."""
    await seating.join(at, person, asked.seat, asked.code, asked.seal)
    return table_json(at, person)


@router.post("/api/tables/{id}/leave")
async def leave(at: AtTable, person: Guest) -> TableInfo:
    """Get up for good."""
    await seating.leave(at, person)
    return table_json(at, person)


@router.post("/api/tables/{id}/start")
async def start(at: AtTable, person: Guest) -> TableInfo:
    """Begin, where everybody is here and nothing began by itself."""
    await seating.start(at, person)
    return table_json(at, person)


@router.post("/api/tables/{id}/rematch")
async def rematch(
    at: AtTable, person: Guest, house: InHouse, request: Request, asked: Rematch | None = None
) -> TableInfo:
    """The same again at a new table; asked for twice, both get the same one."""
    check_pace(request, house)
    again = await afterwards.rematch(at, person, None if asked is None else asked.seal)
    return table_json(again, person)


@router.post("/api/tables/{id}/series")
async def series(at: AtTable, said: models.SeriesWord, person: Guest) -> TableInfo:
    """Between two games: another one, enough, or a new rate."""
    await afterwards.say(at, person, said)
    return table_json(at, person)
