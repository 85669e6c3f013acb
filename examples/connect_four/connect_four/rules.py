"""The rules in the order of RULES.md."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from connect_four.state import BOTTOM, CELLS, COLUMNS, TOP, FourState, has_four
from edubba.core import (
    NO_OBSTACLE,
    Actions,
    ActionSpace,
    Ended,
    Ending,
    Event,
    Family,
    Journal,
    Message,
    Question,
    Result,
    Rules,
    places_by,
    seat_word,
)
from edubba.core.native import i64
from edubba.core.words import Arg

SPACE: Final = ActionSpace([Family("DROP", "drop", [str(1 + c) for c in range(COLUMNS)])], [])
DROP: Final = 0
"""The code of the only decision."""
FULL: Final = 1
OBSTACLES: Final = {FULL: ("full", "CF-3.2")}


class FourEvent(Event):
    domain: ClassVar[str] = "connect_four"


@dataclass
class Dropped(FourEvent):
    seat: int
    column: int

    def targets(self) -> list[str]:
        return [element(self.column - 1)]


def element(column: int) -> str:
    """What a column is called on the board."""
    return f"column:{1 + column}"


@final
class Drop(Question[FourState]):
    """Drop a stone into a column that is not full (CF-3)."""

    verbs: ClassVar[tuple[str, ...]] = ("drop",)
    rule: ClassVar[str] = "CF-3"

    def legal_into(self, state: FourState, actions: Actions) -> None:
        stones = state.yellow | state.red
        for column in range(COLUMNS):
            if not stones & TOP[column]:
                actions.add(column)

    def obstacle(self, state: FourState, action: i64) -> i64:
        return FULL if (state.yellow | state.red) & TOP[action] else NO_OBSTACLE

    def apply(self, state: FourState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        stones = state.yellow | state.red
        stone: i64 = (stones + BOTTOM[action]) & ~stones
        state.count += 1
        if seat == 0:
            state.yellow |= stone
            won = has_four(state.yellow)
        else:
            state.red |= stone
            won = has_four(state.red)
        if journal is not None:
            journal.tell(Dropped(seat, action + 1))
        if won or state.count == CELLS:
            state.clear_stack()
            if journal is not None:
                journal.tell(Ended(reason(state)))
        else:
            state.actor = 1 - seat

    def facts(self, state: FourState, action: i64) -> dict[str, Arg]:
        return {"column": action + 1}

    def targets(self, state: FourState, action: i64) -> list[str]:
        return [element(action)]


@final
class FourInALine(Ending[FourState]):
    """Who has four in a line wins; a full board without one is a draw (CF-4)."""

    def result(self, state: FourState) -> Result:
        points = state.scores()
        return Result(places_by([(each,) for each in points]), points, reason(state))


def reason(state: FourState) -> Message:
    points = state.scores()
    if points[0] == points[1]:
        return Message("connect_four/end-draw")
    return Message("connect_four/end-four", seat=seat_word("connect_four", points.index(1)))


RULES: Final = Rules(
    decisions=[Drop()],
    steps=[],
    ending=FourInALine(),
    domain="connect_four",
    obstacles=OBSTACLES,
    asking="CF-3",
    space=SPACE,
)
