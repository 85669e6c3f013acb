"""What lies on the table: two sets of stones.

A set is one machine word. Each column takes seven bits, from the bottom up; the seventh stays
empty, so that lines never run on into the next column.
"""

from typing import Final, final

from edubba.core import State
from edubba.core.bits import BIT, count_bits
from edubba.core.data import Data
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.words import JsonObject

COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = 42
HEIGHT: Final = 7
"""Bits of a column."""
SIGNS: Final = "yr"
"""Yellow and red in positions."""
BOTTOM: Final = vec[i64]([BIT[HEIGHT * column] for column in range(COLUMNS)])
"""The lowest cell of each column."""
TOP: Final = vec[i64]([BIT[HEIGHT * column + ROWS - 1] for column in range(COLUMNS)])
"""The highest one."""


@final
@mypyc_attr(acyclic=True)
class FourState(State):
    """One position of Connect Four."""

    yellow: i64 = 0
    red: i64 = 0
    count: i64 = 0
    """Stones on the board."""

    def clone(self) -> "FourState":
        copy = FourState()
        copy.stack_from(self)
        copy.yellow = self.yellow
        copy.red = self.red
        copy.count = self.count
        return copy

    def scores(self) -> list[int]:
        return [int(has_four(self.yellow)), int(has_four(self.red))]

    def to_json(self) -> JsonObject:
        return {"columns": [*columns_of(self)], "decisions": self.frames_to_json()}


def has_four(stones: i64) -> bool:
    """Whether a set has four in a line: upright, level, or on either slope (CF-4)."""
    two: i64 = stones & (stones >> 1)
    if two & (two >> 2):
        return True
    two = stones & (stones >> HEIGHT)
    if two & (two >> (2 * HEIGHT)):
        return True
    two = stones & (stones >> (HEIGHT - 1))
    if two & (two >> (2 * (HEIGHT - 1))):
        return True
    two = stones & (stones >> (HEIGHT + 1))
    return two & (two >> (2 * (HEIGHT + 1))) != 0


def columns_of(state: FourState) -> list[str]:
    """The stones of each column, from the bottom up."""
    found: list[str] = []
    for column in range(COLUMNS):
        stones = ""
        for row in range(ROWS):
            cell = BIT[HEIGHT * column + row]
            if state.yellow & cell:
                stones += SIGNS[0]
            elif state.red & cell:
                stones += SIGNS[1]
        found.append(stones)
    return found


def read_position(state: FourState, data: Data) -> None:
    """The position that `to_json` wrote; a ValueError says what could not be."""
    columns = data.texts("columns")
    if len(columns) != COLUMNS:
        raise ValueError(f"there are {COLUMNS} columns, not {len(columns)}")
    for column, stones in enumerate(columns):
        if len(stones) > ROWS or stones.strip(SIGNS):
            raise ValueError(f"columns/{column}: at most {ROWS} of the stones {SIGNS}")
        for row, stone in enumerate(stones):
            cell = BIT[HEIGHT * column + row]
            if stone == SIGNS[0]:
                state.yellow |= cell
            else:
                state.red |= cell
    yellow, red = count_bits(state.yellow), count_bits(state.red)
    state.count = yellow + red
    if yellow - red not in (0, 1):
        raise ValueError(f"{yellow} yellow and {red} red stones, but yellow begins")
    frames = data.each("decisions")
    state.frames_from_json(frames)
    over = sum(state.scores()) > 0 or state.count == CELLS or state.conceded >= 0
    if over != (state.actor < 0):
        raise ValueError("the game is over and goes on" if over else "nobody is to drop a stone")
    if sum(state.scores()) == len(SIGNS):
        raise ValueError("both have four in a line")
    if not over and state.actor != yellow - red:
        raise ValueError("it is the other one's turn")
