"""What people study in this process: who asks a worker, how long, and what is remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import Request

from edubba.analysis.turning import MOST, enough, suspects
from edubba.core.words import JsonObject, Message
from edubba.match import Match
from edubba.server import study_work
from edubba.server.errors import Refused
from edubba.server.limits import Crowd
from edubba.server.pool import BotFailed
from edubba.server.store.rows import Person
from edubba.server.study_models import MatchReview
from edubba.server.study_work import Answer
from edubba.server.turns import Turn

if TYPE_CHECKING:
    from edubba.server.house import House

AT_ONCE: Final = 3
"""Questions of one person that are thought about, or wait for it, at the same time."""
ROUND: Final = 0.4
"""Seconds of one round of thinking: whoever leaves costs no more than that."""
LIMIT: Final = 20.0
"""Seconds after which a worker gives up whatever was brought to it."""
FAILED: Final = Message("server/study-failed")
REMEMBERED: Final = 100
"""Reviews that are kept."""
T = TypeVar("T")


@dataclass(frozen=True)
class Asker:
    """Somebody who asks, and may leave before the answer comes."""

    request: Request
    person: Person
    address: str


@dataclass
class Review:
    """A match that is being looked at again."""

    tablet: str
    of: int
    seats: int
    stages: list[JsonObject] = field(default_factory=list)
    suspects: list[int] | None = None
    """Steps that are still to be looked at more closely, once all have been looked at."""
    looked_at: int = 0
    turning: list[JsonObject] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def done(self) -> bool:
        return self.suspects == []

    def told(self) -> MatchReview:
        moves: list[Any] = [stage["move"] for stage in self.stages if stage["move"]]
        lucks: list[Any] = [stage["luck"] for stage in self.stages]
        points = sorted(self.turning, key=lambda each: -float(str(each["regret"])))
        return {
            "steps": max(0, len(self.stages) - 1),
            "of": self.of,
            "curve": [stage["chances"] for stage in self.stages],  # type: ignore[misc]
            "luck": [sum(each[seat] for each in lucks) for seat in range(self.seats)],
            "lost": [
                sum(move["loss"] for move in moves if move["seat"] == seat)
                for seat in range(self.seats)
            ],
            "moves": [move for move in moves if move["grade"]],
            "turning": points[:MOST] if self.done else None,
        }


class Studies:
    """What people study in this process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.crowd = Crowd(AT_ONCE)
        self._reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()

    async def ask(
        self,
        asker: Asker,
        work: Callable[..., Answer],
        *args: object,
        limit: float = LIMIT,
        failed: Message = FAILED,
    ) -> JsonObject:
        """What a worker finds for somebody, unless they have left meanwhile. Whatever it is, it is
        paid for beforehand: who leaves has had the round."""
        who, effort = asker.person.id, self.house.effort
        if not self.crowd.enter(who):
            raise Refused(Message("server/study-busy"), 429)
        effort.charge(asker.address, ROUND)
        try:
            thought = self.house.advisers.run(work, *args, limit, turn=Turn(who))
            answer = await unless_gone(asker.request, thought)
        except BotFailed:
            effort.charge(asker.address, limit)
            raise Refused(failed, 503) from None
        finally:
            self.crowd.leave(who)
        effort.charge(asker.address, answer.seconds - ROUND)
        if answer.refused is not None:
            raise answer.refused
        return answer.found

    def review(self, id: str, match: Match) -> Review:
        key = (id, match.version)
        found = self._reviews.pop(key, None)
        if found is None:
            found = Review(match.record.text(), match.steps(), match.setup.seats)
        self._reviews[key] = found
        if len(self._reviews) > REMEMBERED:
            self._reviews.popitem(last=False)
        return found

    async def go_on(self, review: Review, asker: Asker) -> None:
        """One round more."""
        if review.suspects is None:
            step = len(review.stages)
            found = await self.ask(asker, study_work.review, review.tablet, step, ROUND)
            review.stages += found["stages"]  # type: ignore[arg-type]
            if len(review.stages) > review.of:
                moves: list[Any] = [each["move"] for each in review.stages if each["move"]]
                review.suspects = suspects({move["step"]: move["loss"] for move in moves})
        elif review.suspects:
            step = review.suspects[0]
            found = await self.ask(asker, study_work.turn, review.tablet, step, ROUND)
            review.suspects.remove(step)
            review.looked_at += 1
            if isinstance(found["turning"], dict):
                review.turning.append(found["turning"])
            if enough(review.looked_at, len(review.turning)):
                review.suspects.clear()


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work; nobody goes on with it for somebody who has hung up."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused(Message("server/study-left"), 409)
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.wait({task, gone})


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
