"""What a seat may know of a position, as numbers: for networks, learners and environments.

A game declares named groups of numbers (`Feature`) and writes them in that order into a `Sheet`.
Seats stand in the order of play as seen from the one that looks: itself first, then its left
neighbour. What is written must be the same for worlds that the seat cannot tell apart.
"""

from math import prod
from typing import Final, Generic, final

from edubba.core.native import append, i16, i32, i64, mypyc_attr, vec
from edubba.core.state import FRAME, NOBODY, Rules, S

LARGEST: Final = 32_767
"""The largest number that a sheet can hold."""
POINTS: Final = 300
"""Scores beyond this are cut off."""
IN_FRAME: Final = FRAME - 2
"""Numbers of a frame, its code and its actor aside."""
FRAME_NUMBERS: Final = 127
"""Numbers of a frame beyond this are cut off: they are packed sets, which a game unpacks itself."""


@final
class Feature:
    """A named group of numbers: its shape, what each number may be, and what they mean."""

    def __init__(
        self, name: str, shape: tuple[int, ...], meaning: str, high: int = 1, low: int = 0
    ) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.low = low
        self.high = high
        self.size = prod(shape)

    def __repr__(self) -> str:
        return f"Feature({self.name!r}, {self.shape}, {self.meaning!r}, {self.high}, {self.low})"


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """Rows of numbers of the same features. `values` can be looked at through a `memoryview`, by
    NumPy too, without being copied, and shows whatever is written later."""

    values: vec[i16]
    lows: vec[i64]
    highs: vec[i64]
    width: i64
    row: i64
    """The one that is being written."""
    begun: i64
    """Where it begins."""
    at: i64
    """Where the next number goes."""
    filled: vec[i32]
    """For each row the places that are not 0, one after the other: nearly all are, so that to begin
    anew only these are looked at."""
    filled_to: vec[i64]
    """Where those of each row end, but for the one that is being written."""
    filling: i64
    """Where the next place of that row goes."""

    def __init__(self, features: list[Feature], rows: i64) -> None:
        self.values = vec[i16]()
        self.lows = vec[i64]()
        self.highs = vec[i64]()
        self.filled = vec[i32]()
        self.filled_to = vec[i64]()
        for feature in features:
            for _ in range(feature.size):
                self.lows = append(self.lows, feature.low)
                self.highs = append(self.highs, feature.high)
        self.width = len(self.lows)
        for row in range(rows):
            for _ in range(self.width):
                self.values = append(self.values, i16(0))
                self.filled = append(self.filled, i32(0))
            self.filled_to = append(self.filled_to, row * self.width)
        self.row = self.begun = self.at = self.filling = 0

    def begin(self, row: i64) -> None:
        """Write this row from its beginning; whatever is skipped is 0."""
        self.filled_to[self.row] = self.filling
        first: i64 = row * self.width
        values, filled, nothing = self.values, self.filled, i16(0)
        for i in range(first, self.filled_to[row]):
            values[i64(filled[i])] = nothing
        self.row = row
        self.begun = self.at = self.filling = first

    def fill(self, place: i64, value: i64) -> None:
        """Write a number, and remember where there was none."""
        if value != 0 and self.values[place] == 0:
            self.filled[self.filling] = i32(place)
            self.filling += 1
        self.values[place] = i16(value)

    def mark(self, place: i64, value: i64) -> None:
        """A number so many places on, within what its feature may be; the pen stays."""
        where: i64 = self.at - self.begun + place
        self.fill(self.at + place, min(max(value, self.lows[where]), self.highs[where]))

    def skip(self, count: i64) -> None:
        """Go on so many places."""
        self.at += count

    def put(self, value: i64) -> None:
        """The next number."""
        self.mark(0, value)
        self.at += 1

    def one_of(self, which: i64, count: i64) -> None:
        """A 1 for one of so many; none for a number beyond."""
        if 0 <= which < count:
            self.fill(self.at + which, 1)
        self.at += count

    def each_of(self, numbers: vec[i64], first: i64, count: i64, size: i64) -> None:
        """For each of so many numbers of an array, from one of them on, a 1 for one of `size`."""
        for i in range(first, first + count):
            self.one_of(numbers[i], size)

    def set_of(self, mask: i64, count: i64) -> None:
        """A 1 for each of so many that is in a set."""
        for place in range(self.at, self.at + count):
            if mask & 1:
                self.fill(place, 1)
            mask >>= 1
        self.at += count

    def counts(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """So many numbers of an array, from one of them on."""
        for i in range(first, first + count):
            self.put(numbers[i])


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """The features of one game with a number of seats. What the core knows comes first, then what
    the game adds; one that adds nothing is still told who decides what, and the points."""

    def __init__(self, rules: Rules, seats: int, own: list[Feature]) -> None:
        decisions = rules.names()
        asked = int(rules.steps)
        self.seats: i64 = seats
        self.asked: i64 = asked
        self.known: i64 = len(decisions)
        self.named = vec[i64]([len(rules.decisions[code].frame) for code in range(asked)])
        """For each decision, how many numbers of its frame have a name."""
        self.groups: list[Feature] = [
            Feature("seat", (seats,), "the seat that looks, by its number"),
            Feature("actor", (seats,), "who decides; nobody at chance nodes and at the end"),
            Feature("decision", (asked,), f"what is decided: {', '.join(decisions[:asked])}"),
            Feature("frame", (IN_FRAME,), "the numbers of the decision", FRAME_NUMBERS, -1),
            Feature("waiting", (len(decisions),), "how often each decision and step waits", 9),
            Feature("scores", (seats,), "points that all seats may know", POINTS, -POINTS),
            *own,
        ]
        self.size: i64 = sum(group.size for group in self.groups)

    def write(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Write what the game adds, in the order of its groups."""

    def write_scores(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Write the points of `State.scores`, from the seat that looks on. A game whose steps cost
        hardly more than the list of them may write them without it."""
        scores = state.scores()
        for turns in range(self.seats):
            sheet.put(scores[turns_on(seat, turns, self.seats)])

    # Written once for all games

    def sheet(self, rows: i64 = 1) -> Sheet:
        """An empty sheet for so many observations."""
        return Sheet(self.groups, rows)

    def observe(self, state: S, seat: i64, sheet: Sheet, row: i64 = 0) -> None:
        """Write everything that a seat may know into a row."""
        sheet.begin(row)
        seats = self.seats
        sheet.one_of(seat, seats)
        sheet.one_of(turns_to(state.actor, seat, seats), seats)
        sheet.one_of(state.code, self.asked)
        named = self.named[state.code] if state.code >= 0 else 0
        if named > 0:
            sheet.mark(0, state.a)
        if named > 1:
            sheet.mark(1, state.b)
        if named > 2:
            sheet.mark(2, state.c)
        if named > 3:
            sheet.mark(3, state.d)
        if named > 4:
            sheet.mark(4, state.e)
        if named > 5:
            sheet.mark(5, state.f)
        sheet.skip(IN_FRAME)
        below: i64 = 0
        while below < state.depth:
            place = state.below[below]
            sheet.mark(place, i64(sheet.values[sheet.at + place]) + 1)
            below += FRAME
        sheet.skip(self.known)
        self.write_scores(state, seat, sheet)
        self.write(state, seat, sheet)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aspects(Features[S]):
    """The few numbers that a judgement of one game is made of, and nothing else: what a network can
    learn of in fewer games than of everything that a seat may know."""

    def __init__(self, seats: int, own: list[Feature]) -> None:
        self.seats = seats
        self.asked = self.known = 0
        self.named = vec[i64]()
        self.groups = own
        self.size = sum(group.size for group in own)

    def observe(self, state: S, seat: i64, sheet: Sheet, row: i64 = 0) -> None:
        sheet.begin(row)
        self.write(state, seat, sheet)


def turns_on(seat: i64, turns: i64, seats: i64) -> i64:
    """The seat so many places to the left."""
    on: i64 = seat + turns
    return on - seats if on >= seats else on


def turns_to(other: i64, seat: i64, seats: i64) -> i64:
    """How many places to the left somebody sits; NOBODY for who is no seat."""
    if other < 0:
        return NOBODY
    turns: i64 = other - seat
    return turns + seats if turns < 0 else turns
