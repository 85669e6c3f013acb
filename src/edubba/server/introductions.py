"""HTTP: first games taught. The house keeps nothing of them: learners say what they took so far."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Final, TypeVar

from fastapi import APIRouter, Body, Depends, Path, Query, Request

from edubba.core.state import OVER
from edubba.core.view import to_json
from edubba.core.words import Message
from edubba.match import Match
from edubba.server import messages, present
from edubba.server.answers import previews_of, reasons_of
from edubba.server.errors import Refused
from edubba.server.guests import InHouse, address_of, check_effort
from edubba.server.house import House
from edubba.server.limits import timed
from edubba.server.routes import PROBLEMS
from edubba.server.seating import options_of
from edubba.server.why import Reasons
from edubba.teaching import Introduction, Place, find_introduction

T = TypeVar("T")
LONGEST: Final = 200
"""Points that no introduction has."""
KEPT: Final = 256
"""Answers that are not worked out again: nearly everybody goes the plain way."""

router = APIRouter(prefix="/api/introductions/{game}", responses=PROBLEMS)
_teaching = asyncio.Semaphore(1)


async def beside(house: House, address: str, do: Callable[[], T]) -> T:
    """Work something out beside the loop, one at a time and on the account of who asks."""
    check_effort(house, address)
    async with _teaching:
        found, seconds = await asyncio.to_thread(timed, do)
    house.effort.charge(address, seconds)
    return found


class Learner:
    """Somebody on the way through an introduction, with a digit for each point passed."""

    def __init__(
        self,
        game: Annotated[str, Path(max_length=80)],
        house: InHouse,
        request: Request,
        taken: Annotated[str, Query(max_length=LONGEST)] = "",
    ) -> None:
        found = find_introduction(game)
        if found is None or not found.fits(taken):
            raise Refused(Message("server/no-introduction"), 404)
        self.introduction = found
        self.taken = taken
        self.house = house
        self.address = address_of(request)

    async def work(self, do: Callable[["Learner"], T]) -> T:
        return await beside(self.house, self.address, lambda: do(self))


Learning = Annotated[Learner, Depends()]


@router.get("")
async def introduction(learner: Learning) -> messages.Taught:
    """Where a learner stands."""
    return await learner.work(lambda to: taught_json(to.introduction, to.taken))


@router.post("/question")
async def question(
    learner: Learning,
    asked: Annotated[messages.Preview | messages.Why, Body(discriminator="type")],
) -> messages.Previews | messages.Reasons:
    """What moves would do there, or why something cannot be used: as at a table."""
    return await learner.work(lambda to: answer(to.introduction.at(to.taken).match, asked))


def answer(
    match: Match, asked: messages.Preview | messages.Why
) -> messages.Previews | messages.Reasons:
    if isinstance(asked, messages.Preview):
        previews = previews_of(match, asked)
        return {
            "type": "previews",
            "id": asked.id,
            "version": match.version,
            "previews": previews,
        }
    reasons = reasons_of(lambda of: Reasons(of.space, of.state), match, asked)
    return {"type": "reasons", "id": asked.id, "version": match.version, "reasons": reasons}


@lru_cache(KEPT)
def taught_json(of: Introduction, taken: str) -> messages.Taught:
    """The card that is read there, and the position as a table would tell it."""
    place = of.at(taken)
    point, match = place.point, place.match
    stands = stands_json(of, place)
    goes_on = bool(taken) and of.points[len(taken) - 1].chapter == point.chapter
    moments = present.moments_json(match, of.seat, place.since) if goes_on else []
    return {
        "lesson": point.number,
        "of": len(of.lessons),
        "id": point.lesson.id,
        "title": of.title(point.lesson).to_json(),
        "text": of.text(point.lesson).to_json(),
        "other": of.other(point.lesson).to_json() if point.moves else None,
        "asks": of.ahead(len(taken)),
        "marks": point.lesson.marks,
        "options": options_of(of.setup),
        "seats": of.setup.seats,
        "state": state_alone(stands, match, of.seat),
        "update": {"type": "update", **stands, "from": place.since, "moments": moments}
        if moments
        else None,
    }


def stands_json(of: Introduction, place: Place) -> messages.Stands:
    """Asked only where a card asks."""
    name = f"{of.game.id}-{place.point.chapter}"
    return stands_alone(place.match, name, of.seat, asked=bool(place.point.moves))


def stands_alone(match: Match, name: str, seat: int, asked: bool) -> messages.Stands:
    """A match without a table, in which nothing is taken back."""
    prompt = match.prompt(seat) if asked else None
    return {
        "table": match.setup.game.id,
        "match": name,
        "version": match.version,
        "seat": seat,
        "prompt": None if prompt is None else prompt.to_json(),
        "turn": {
            "actor": OVER if match.over else match.actor,
            "open": None,
            "can_undo": False,
            "can_redo": False,
            "can_restart": False,
            "can_ask": False,
            "steps": [],
            "thinking": [],
        },
        "clock": None,
        "result": present.result_json(match, None),
        "take_back": None,
    }


def state_alone(stands: messages.Stands, match: Match, seat: int) -> messages.State:
    return {
        "type": "state",
        **stands,
        "step": match.steps(),
        "view": to_json(match.view(seat)),
        "log": present.log_json(match, seat),
        "scores": match.state.scores(),
        "chat": [],
        "because": None,
    }
