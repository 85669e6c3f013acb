"""The end of the game: most workers abroad, then the final places (AF-18)."""

from typing import ClassVar, Final, cast, final

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.result import Result
from edubba.core.state import NOBODY, Decision, Ending, State
from edubba.core.words import Message
from edubba.games.after_the_flood import words
from edubba.games.after_the_flood.codes import (
    AREAS,
    FROM_IRRIGATION,
    FROM_WEAVING,
    SEATS,
    SUMER,
)
from edubba.games.after_the_flood.events import Ended, NobodyScored, WorkersScored
from edubba.games.after_the_flood.space import COLOURS
from edubba.games.after_the_flood.state import BY_BOXES, BY_WORKERS, CATEGORIES, FloodState
from edubba.games.after_the_flood.tables import AREA_SOURCE, BOX_POINTS, END_POINTS, TURNS

BOXES: Final = FROM_WEAVING - FROM_IRRIGATION + 1
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
class FinalScoring(Decision):
    """Every area outside Sumer with a value, and by option two boxes (AF-18.2, AF-18.3)."""

    name: ClassVar[str] = "final_scoring"

    def misfit(self, base: State) -> str:
        return "" if cast(FloodState, base).turn == TURNS else "the last turn is not over"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        for area in range(SUMER, AREAS):
            award(state, AREA_SOURCE[area], END_POINTS[area], BY_WORKERS, journal)
        if state.terms.score_boxes:
            for box in range(BOXES):
                award(state, FROM_IRRIGATION + box, BOX_POINTS[box], BY_BOXES, journal)
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
            journal.tell(NobodyScored(source, points))
        else:
            journal.tell(WorkersScored(leader, source, points))


def places(state: FloodState) -> list[int]:
    """By points, then by the order of play fixed in turn 5 (AF-18.4): never shared."""
    standing = [int(state.order[at]) for at in range(SEATS)]
    standing.sort(key=lambda seat: -state.total(seat))
    return [standing.index(seat) + 1 for seat in range(SEATS)]


def reason(state: FloodState) -> Message:
    """Who won, and what broke the tie if there was one."""
    ranking = places(state)
    winner, second = ranking.index(1), ranking.index(2)
    if state.total(winner) == state.total(second):
        return words.won_by_order(winner, second, state.total(winner))
    return words.won(winner, state.total(winner))


@final
class FloodEnding(Ending):
    """There is always one winner and a strict placing."""

    def result(self, state: State) -> Result:
        assert isinstance(state, FloodState)
        breakdown: dict[str, list[int]] = {}
        for category, name in enumerate(CATEGORIES):
            breakdown[name] = [state.scored(seat, category) for seat in range(SEATS)]
        order = [COLOURS[state.order[at]] for at in range(SEATS)]
        return Result(places(state), state.scores(), reason(state), breakdown, {"order": [*order]})
