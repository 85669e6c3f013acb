"""What bots think of a position: lines that can still become four count, the fuller the more."""

from typing import Final, final

from connect_four.state import COLUMNS, HEIGHT, ROWS, FourState, has_four
from edubba.core import Evaluator
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64, vec

WON: Final = 1000.0
WORTH: Final = [0.0, 1.0, 4.0, 16.0]
"""By the stones of a line."""


def _lines() -> vec[i64]:
    found: list[i64] = []
    for across, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for column in range(COLUMNS):
            for row in range(ROWS):
                last = (column + 3 * across, row + 3 * up)
                if last[0] < COLUMNS and 0 <= last[1] < ROWS:
                    line: i64 = 0
                    for step in range(4):
                        line |= BIT[HEIGHT * (column + step * across) + row + step * up]
                    found.append(line)
    return vec[i64](found)


LINES: Final = _lines()


@final
class FourEvaluator(Evaluator[FourState]):
    """The lead in open lines."""

    def value(self, state: FourState, seat: i64) -> float:
        own, other = state.yellow, state.red
        if seat == 1:
            own, other = other, own
        if has_four(own):
            return WON
        if has_four(other):
            return -WON
        lead = 0.0
        for i in range(len(LINES)):
            line = LINES[i]
            if not line & other:
                lead += WORTH[count_bits(line & own)]
            elif not line & own:
                lead -= WORTH[count_bits(line & other)]
        return lead
