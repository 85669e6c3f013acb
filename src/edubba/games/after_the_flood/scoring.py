"""The end of the game: most workers abroad, then the final places (AF-18)."""

from typing import ClassVar, Final, final

from edubba.core.journal import Ended, Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.result import Result
from edubba.core.state import NOBODY, Ending
from edubba.core.words import Message
from edubba.games.after_the_flood import codes, events, terms, words
from edubba.games.after_the_flood.codes import AREAS, SEATS, SUMER
from edubba.games.after_the_flood.space import COLOURS
from edubba.games.after_the_flood.state import BY_BOXES, BY_WORKERS, CATEGORIES, FloodState

BOXES: Final = codes.FROM_WEAVING - codes.FROM_IRRIGATION + 1
"""Irrigation and Weaving are the boxes with printed points."""


def most_workers(state: FloodState, source: i64) -> i64:
    """The player with strictly most workers in a place; a tie is nobody (AF-18.2)."""
    most: i64 = 0
    leader: i64 = NOBODY
    for seat in range(SEATS):
        count = state.crew(seat, source)
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NOBODY
    return leader


@final
class FinalScoring(Step[FloodState]):
    """Every area outside Sumer with a value, and by option two boxes (AF-18.2, AF-18.3)."""

    by_chance: ClassVar[bool] = True

    def misfit(self, state: FloodState) -> str:
        return "" if state.turn == terms.TURNS else "end_yet"

    def run(self, state: FloodState, journal: Journal | None) -> None:
        for area in range(SUMER, AREAS):
            award(state, terms.AREA_SOURCE[area], terms.END_POINTS[area], BY_WORKERS, journal)
        if state.terms.score_boxes:
            for box in range(BOXES):
                award(state, codes.FROM_IRRIGATION + box, terms.BOX_POINTS[box], BY_BOXES, journal)
        state.clear_stack()
        if journal is not None:
            journal.tell(Ended(reason(state)))


def award(
    state: FloodState, source: i64, points: i64, category: i64, journal: Journal | None
) -> None:
    leader = most_workers(state, source)
    if points == 0:
        return
    if leader != NOBODY:
        state.score(leader, category, points)
    if journal is not None:
        if leader == NOBODY:
            journal.tell(events.NobodyScored(source, points))
        else:
            journal.tell(events.WorkersScored(leader, source, points))


def places(state: FloodState) -> list[int]:
    """By points, then by the order of play fixed in turn 5 (AF-18.4): never shared."""
    standing = sorted(state.turn_order(), key=lambda seat: -state.total(seat))
    return [standing.index(seat) + 1 for seat in range(SEATS)]


def reason(state: FloodState) -> Message:
    """Who won, and what broke the tie if there was one."""
    ranking = places(state)
    winner, second = ranking.index(1), ranking.index(2)
    seat, points = words.side(winner), state.total(winner)
    if state.total(second) < points:
        return Message("after_the_flood/end-won", seat=seat, points=points)
    second_seat = words.side(second)
    return Message("after_the_flood/end-won_by_order", seat=seat, second=second_seat, points=points)


@final
class FloodEnding(Ending[FloodState]):
    """There is always one winner and a strict placing."""

    def result(self, state: FloodState) -> Result:
        breakdown: dict[str, list[int]] = {}
        for category, name in enumerate(CATEGORIES):
            breakdown[name] = [state.scored(seat, category) for seat in range(SEATS)]
        order = [COLOURS[seat] for seat in state.turn_order()]
        return Result(places(state), state.scores(), reason(state), breakdown, {"order": [*order]})
