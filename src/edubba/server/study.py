"""HTTP: studies. A moment of a match, or a position set up by hand, is played on for all seats and
judged; a finished match is looked at again. Workers do the thinking, a little at a time, for as
long as somebody asks for more.

Of a running match nobody is told more than their own seat may know, and nothing where its table
allows no help.
"""

import json
from dataclasses import replace
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from edubba.core.actions import Actions
from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, State
from edubba.core.state import OVER as ENDED
from edubba.core.words import JsonObject, Message
from edubba.match import Match
from edubba.server import present, study_work
from edubba.server.errors import Refused
from edubba.server.guests import (
    Guest,
    InHouse,
    address_of,
    check_effort,
    check_help,
    check_pace,
    check_visible,
)
from edubba.server.house import House
from edubba.server.limits import timed
from edubba.server.lists import table_json
from edubba.server.looking_back import (
    TABLET,
    Asking,
    SeatQuery,
    Visitor,
    download,
    eyes_of,
    is_open,
    past,
)
from edubba.server.models import TableInfo
from edubba.server.players import DEFAULT
from edubba.server.routes import PROBLEMS
from edubba.server.seating import add, anew, options_of
from edubba.server.store.rows import BOT, ME, Person, SeatRow
from edubba.server.studies import ROUND
from edubba.server.study_models import (
    Again,
    ByHand,
    FromMatch,
    MatchLog,
    MatchReview,
    Study,
    StudyJudged,
    StudyLook,
    StudyStep,
    StudyWeigh,
)
from edubba.server.study_work import Ground, setup_text
from edubba.server.table import LiveTable

router = APIRouter(responses=PROBLEMS)


class Known(NamedTuple):
    """A position that somebody may study."""

    setup: Setup
    position: JsonObject
    eyes: int | None = None
    """The only ones it is looked at with, where what they do not see is imagined."""


# What may be studied


async def known_moment(house: House, person: Person, asked: FromMatch) -> Known:
    """A moment of a match: the true one, or while it runs one that the person's seat cannot tell
    from it."""
    table = await house.table_of_match(asked.match)
    check_visible(table, person, asked.code)
    async with table.lock:
        match = past(table, await table.match(), asked.match)
        if is_open(table, match, person):
            state = await table.work(match.at, asked.step)
            return Known(match.setup, state.to_json())
        seat = _own_seat(table, match, person)
        moment = await table.work(match.moment, asked.step, seat)
        return Known(match.setup, moment.state.to_json(), seat)


def _own_seat(table: LiveTable, match: Match, person: Person) -> int:
    """With whose eyes somebody may study a running match."""
    check_help(table)
    mine = table.row.seats_of(person.id)
    if not mine:
        raise Refused(Message("server/study-running"), 403)
    return match.actor if match.actor in mine else mine[0]


def known_by_hand(asked: ByHand) -> Known:
    game = find_game(asked.game)
    options: dict[str, Value] = {**asked.options}
    setup = game.setup(asked.seats, options, house=True)  # as a study tells them
    if asked.position is None:
        return Known(setup, _opening(setup).to_json())
    return Known(setup, asked.position)  # type: ignore[arg-type]  # it came as JSON


def _opening(setup: Setup) -> State:
    """The first question, with all on the table that is drawn before; in a race the first throw."""
    state, rng, outcomes = setup.new(), Rng(0), Actions()
    while state.actor == CHANCE and setup.game.race(setup) is None:
        state.legal_into(outcomes)
        state.apply(outcomes.draw(rng))
    return state


async def known_to(house: House, person: Person, asked: Study) -> Known:
    if asked.moment is not None:
        return await known_moment(house, person, asked.moment)
    assert asked.by_hand is not None
    return known_by_hand(asked.by_hand)


def ground_of(known: Known, asked: Study) -> Ground:
    return Ground(setup_text(known.setup), json.dumps(known.position), asked.moves)


# Routes


@router.post("/api/study/look")
async def look(asked: StudyLook, by: Asking, house: InHouse) -> StudyStep:
    """Where a variation leads, and what can be done there, by any seat."""
    known = await known_to(house, by.person, asked)
    if asked.seat is not None and asked.seat >= known.setup.seats:
        last = known.setup.seats - 1
        raise Refused(Message("server/no-such-seat", seat=asked.seat, last=last), 404)
    ground, imagined = ground_of(known, asked), known.eyes is not None
    eyes, open = (known.eyes, False) if imagined else (asked.seat, asked.open)
    found = await house.studies.ask(by, study_work.look, ground, eyes, open)
    return found  # type: ignore[return-value]  # made by a worker in this shape


@router.post("/api/study/judge")
async def judge(asked: StudyWeigh, by: Asking, house: InHouse) -> StudyJudged:
    """What a position is worth, after one round of thinking."""
    known = await known_to(house, by.person, asked)
    ground = ground_of(known, asked)
    found = await house.studies.ask(by, study_work.weigh, ground, ROUND, asked.round, asked.played)
    if found["solved"] and not found["exact"]:
        house.small_tables.need(known.setup)
    return found  # type: ignore[return-value]


@router.post("/api/study/tablet", response_class=Response)
async def tablet(asked: Study, by: Asking, house: InHouse) -> Response:
    """A variation as a record, which begins at its position."""
    ground = ground_of(await known_to(house, by.person, asked), asked)
    found = await house.studies.ask(by, study_work.write, ground)
    return download(str(found["tablet"]), TABLET, "study.tablet")


@router.get("/api/matches/{id}/log")
async def log(visit: Visitor, request: Request, seat: SeatQuery = None) -> MatchLog:
    """What happened in a match, as a seat may know it."""
    address = address_of(request)
    check_effort(visit.house, address)
    async with visit.match() as (table, match):
        eyes = eyes_of(table, match, visit.person, seat)
        lines, seconds = await table.work(timed, present.log_json, match, eyes)
    visit.house.effort.charge(address, seconds)
    return {"lines": lines}


@router.get("/api/matches/{id}/review")
async def review(visit: Visitor, by: Asking) -> MatchReview:
    """A finished match looked at again; asked for once more it has come further."""
    studies = visit.house.studies
    async with visit.match() as (table, match):
        if not is_open(table, match, by.person):
            raise Refused(Message("server/study-running"), 403)
        found = studies.review(visit.id, match)
    async with found.lock:
        await studies.go_on(found, by)
    return found.told()


@router.post("/api/study/again")
async def again(asked: Again, person: Guest, house: InHouse, request: Request) -> TableInfo:
    """Play on from a moment of a finished match, against the same opponents: where people sat,
    against bots."""
    table = await house.table_of_match(asked.match)
    check_visible(table, person, asked.code)
    async with table.lock:
        match = past(table, await table.match(), asked.match)
        if not is_open(table, match, person):
            raise Refused(Message("server/study-running"), 403)
        if asked.seat >= len(match.seats):
            last = len(match.seats) - 1
            raise Refused(Message("server/no-such-seat", seat=asked.seat, last=last), 404)
        state = await table.work(match.at, asked.step)
        if state.actor == ENDED:
            raise Refused(Message("core/why-game-over"))
        seats = [
            SeatRow(ME, person.name, person.id, None)
            if at == asked.seat
            else SeatRow(BOT, "", None, each.level or DEFAULT)
            for at, each in enumerate(table.row.seats)
        ]
        row = replace(
            anew(table.row, person.id, house.clock(), seats),
            options=options_of(match.setup),
            clock=None,
            games=1,
            private=True,
            rated=False,
            help=True,  # nobody plays but bots
        )
    check_pace(request, house)
    return table_json(await add(house, row, start=state.to_json()), person)
