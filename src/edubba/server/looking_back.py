"""HTTP: replay, tablets, dice, and reports of wrong rules."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from edubba._version import __version__
from edubba.core.errors import InvalidRecord
from edubba.core.journal import SPECTATOR
from edubba.core.view import to_json
from edubba.core.words import JsonObject, Message
from edubba.match import Match, Record, SealedDice, Series
from edubba.server import present, uploads
from edubba.server.errors import Refused, no_such_match
from edubba.server.guests import (
    AtTable,
    Guest,
    InHouse,
    MaybeGuest,
    TableId,
    address_of,
    check_effort,
    check_pace,
    check_visible,
)
from edubba.server.limits import timed
from edubba.server.lists import has_secrets, table_json
from edubba.server.models import MOST_SEATS, Code, TableInfo
from edubba.server.replay_models import Dice, ReplayInfo, ReplayStep, Report
from edubba.server.routes import PROBLEMS
from edubba.server.store.rows import OVER, Person
from edubba.server.studies import Asker
from edubba.server.table import LiveTable, header_of
from edubba.server.telling import dumps

TABLET: Final = "application/x-edubba-tablet"
SeatQuery = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]

UNKNOWN: Final = "unknown"
PROOF: Final = 0.1
"""Seconds of CPU that a proof is thought to take, until it is known."""

router = APIRouter(responses=PROBLEMS)


async def _asker(request: Request, person: Guest, house: InHouse) -> Asker:
    address = address_of(request)
    check_effort(house, address)
    return Asker(request, person, address)


Asking = Annotated[Asker, Depends(_asker)]


def past(table: LiveTable, match: Match, id: str) -> Match:
    """The match of this id: the present one of a table, or an earlier game of its series."""
    if id == table.match_id:
        return match
    if table.series is not None:
        number = id.rpartition("-")[2]
        if number.isdecimal() and 1 <= int(number) <= table.series.number:
            return table.series.matches[int(number) - 1]
    raise no_such_match(id)


def is_open(table: LiveTable, match: Match, person: Person | None) -> bool:
    """Whether nothing of a match is secret any more: it is over, or somebody brought its record
    only to look at it."""
    brought = person is not None and table.row.owner == person.id
    return match.over or (table.row.status == OVER and brought)


def eyes_of(table: LiveTable, match: Match, person: Person | None, seat: int | None) -> int:
    """Through whose eyes somebody may look: own seats; when it is over, all."""
    mine = table.row.seats_of(None if person is None else person.id)
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat >= len(match.seats):
        raise Refused(Message("server/no-such-seat", seat=seat, last=len(match.seats) - 1), 404)
    if not match.over and seat not in mine:
        raise Refused(Message("server/not-your-seat"), 403)
    return seat


class Visit:
    """Somebody who wants to look at a match."""

    def __init__(
        self, id: TableId, person: MaybeGuest, house: InHouse, code: Code | None = None
    ) -> None:
        self.id = id
        self.person = person
        self.house = house
        self.code = code

    @asynccontextmanager
    async def match(self) -> AsyncIterator[tuple[LiveTable, Match]]:
        """The match and its table, which stands still meanwhile."""
        table = await self.house.table_of_match(self.id)
        check_visible(table, self.person, self.code)
        async with table.lock:
            yield table, past(table, await table.match(), self.id)


Visitor = Annotated[Visit, Depends()]


@router.get("/api/matches/{id}/replay")
async def replay(visit: Visitor) -> ReplayInfo:
    """How many steps a match has, and whether anything of it is secret."""
    async with visit.match() as (table, match):
        open = is_open(table, match, visit.person)
        return {"steps": match.steps(), "over": match.over, "open": open}


@router.get("/api/matches/{id}/replay/{step}")
async def replay_step(
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    visit: Visitor,
    request: Request,
    seat: SeatQuery = None,
    open: bool = False,
) -> ReplayStep:
    """One position of a match with what led to it, as a seat may know it; once the match is over
    also with all hands open."""
    house, address = visit.house, address_of(request)
    check_effort(house, address)
    async with visit.match() as (table, match):
        eyes = eyes_of(table, match, visit.person, seat)
        told, seconds = await table.work(
            timed, present.step_json, match, step, eyes, open and match.over
        )
    house.effort.charge(address, seconds)
    return told


# Tablets


@router.get("/api/matches/{id}/tablet", response_class=Response)
async def tablet(visit: Visitor, seat: SeatQuery = None) -> Response:
    """The record: as the own seat may know it, and whole when the match is over."""
    try:
        async with visit.match() as (table, match):
            eyes = eyes_of(table, match, visit.person, seat)
            text = await table.work(lambda: match.redacted(eyes).text())
    except InvalidRecord:
        text = (await _frozen(visit)).text()
    return download(text, TABLET, f"{visit.id}.tablet")


async def _frozen(visit: Visit) -> Record:
    """What is kept of a match that this version of the house cannot play. Without its rules nobody
    can say who may know what: until the end, a seat gets only what it did itself."""
    table = await visit.house.table_of_match(visit.id)
    check_visible(table, visit.person, visit.code)
    rows = await visit.house.store.matches(table.row.id)
    [row] = [each for each in rows if each.id == visit.id]
    header = header_of(row.header)
    if row.over:
        return Record(header, row.entries)
    mine = table.row.seats_of(None if visit.person is None else visit.person.id)
    entries = [
        entry if not entry.is_action or entry.seat in mine else entry.hidden(UNKNOWN)
        for entry in row.entries
    ]
    return Record(header.for_seat(mine[0] if mine else SPECTATOR), entries)


@router.get("/api/tables/{id}/tablet", response_class=Response)
async def series_tablet(
    table: AtTable, person: MaybeGuest, seat: SeatQuery = None, code: Code | None = None
) -> Response:
    """All games of a table in one record."""
    check_visible(table, person, code)
    async with table.lock:
        match = await table.match()
        eyes = eyes_of(table, match, person, seat)
        source: Match | Series = match if table.series is None else table.series
        text = await table.work(lambda: source.redacted(eyes).text())
    return download(text, TABLET, f"{table.row.id}.tablet")


@router.post(
    "/api/tablets",
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def upload(
    request: Request, by: Asking, house: InHouse, mode: Literal["look", "continue"] = "look"
) -> TableInfo:
    """Bring a record: to look at it, or to play on, all seats at this screen."""
    check_pace(request, house)
    table = await uploads.take(house, by, await request.body(), mode == "continue")
    return table_json(table, by.person)


def download(text: str, kind: str, name: str) -> Response:
    """A file to be kept."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=kind, headers=headers)


# Dice


@router.get("/api/matches/{id}/dice")
async def dice(visit: Visitor, request: Request) -> Dice:
    """The seal of the dice, and at the end the seed and what it proves."""
    house, address = visit.house, address_of(request)
    async with visit.match() as (_, match):
        told = _dice_json(match)
        if not match.over or not isinstance(match.dice, SealedDice):
            return told
        version, record = match.version, match.redacted(SPECTATOR)
    if house.proofs.known(visit.id, version):
        found = await house.proofs.of(visit.id, version, record.text)
    else:
        check_effort(house, address)
        house.effort.charge(address, PROOF)
        found = await house.proofs.of(visit.id, version, record.text)
        house.effort.charge(address, found.seconds - PROOF)
    told["verified"] = found.ok
    told["words"] = [*found.words]
    return told


def _dice_json(match: Match) -> Dice:
    header = match.record.header
    return {
        "kind": header.dice,
        "commitment": header.commitment or None,
        "revealed": header.seed if match.over and header.seed else None,
        "nonces": {str(seat): seal for seat, seal in header.nonces.items()},
        "opened": {str(seat): nonce for seat, nonce in match.nonces.items()},
        "withheld": [*match.nonces_withheld],
        "draws": match.draws,
        "verified": None,
        "words": [],
    }


# Reports


@router.post("/api/matches/{id}/report", response_class=Response)
async def report(visit: Visitor, asked: Report) -> Response:
    """A file for somebody who looks after the rules: what happened, as this seat may know it."""
    async with visit.match() as (table, match):
        eyes = eyes_of(table, match, visit.person, asked.seat)
        prompt = match.prompt(eyes)
        open_ = match.over or not has_secrets(match.setup.game)
        told: JsonObject = {
            "edubba": __version__,
            "game": match.setup.game.id,
            "rules_version": match.setup.version,
            "rule": asked.rule,
            "words": asked.words,
            "seat": present.eyes_json(eyes),
            "version": match.version,
            "view": to_json(match.view(eyes)),
            "position": match.state.to_json() if open_ else None,
            "prompt": None if prompt is None else prompt.to_json(),
            "tablet": match.redacted(eyes).text(),
        }
    return download(dumps(told), "application/json", f"report-{visit.id}.json")
