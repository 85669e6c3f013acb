"""A race of two sides as bare tables: what a solver needs to know of the rules, and no more.

A game that is such a race exports one with `Game.race`. Everything is told from the side of the
player to move; both sides must have the same ways, mirrored.
"""

from dataclasses import dataclass, field

from edubba.core.native import mypyc_attr

OFF = 0
"""The house of a piece that has not entered."""
NOT_CONVERTED = -1
NOWHERE = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """Whoever knows the values of a race: a table, a solver, or a network."""

    most: int
    """Unfinished pieces on either side up to which it knows them."""

    def value(self, mover: list[int], other: list[int]) -> float:
        """The chance to win of the side to move, before its throw, by the house of each piece."""
        raise NotImplementedError(f"{type(self).__name__}.value")


@dataclass(frozen=True)
class Throw:
    """One result of the first throw of a turn."""

    weight: int
    number: int
    """Index in `Race.numbers` of what may be moved, or NOT_CONVERTED for nothing."""
    converted: int = NOT_CONVERTED
    """Index of the number that a gamble may turn it into."""


@dataclass(frozen=True)
class Race:
    """Houses are numbered along a side's own way from 1; the last number + 1 is home."""

    pieces: list[str]
    """The names of a side's pieces where each has a way of its own; else that of all of them."""
    distinct: bool
    """Whether pieces differ. Of equal ones only the number on each house counts."""
    count: int
    """Pieces a side."""
    houses: int
    numbers: list[int]
    """All numbers that can be moved."""
    throws: list[Throw]
    yes: int
    """Weights of a gamble that succeeds, and of one that loses the turn."""
    no: int
    steps: list[list[int]]
    """[house][number]: where a step leads: a house, home, or NOWHERE."""
    launches: list[list[list[int]]]
    """[piece][number]: the houses on which it may enter; equal pieces share the first list."""
    meets: list[int]
    """For each house the opponent's house on the same square, or NOWHERE."""
    safe: list[bool]
    """Whether a piece on this house cannot be captured, so that nobody else may land there."""
    again: list[bool]
    """Whether landing there gives another turn."""
    room: list[int]
    """How many own pieces a house can hold."""
    capture_again: bool = False
    fixed_order: bool = False
    """Whether a piece may enter only when all before it have entered."""
    options: dict[str, str] = field(default_factory=dict)
    """What was agreed and matters to the race, for the head of a table."""

    @property
    def home(self) -> int:
        return self.houses + 1

    def reach(self, piece: int) -> list[int]:
        """The houses on which a piece can stand."""
        found: set[int] = set()
        new = {house for houses in self.launches[piece] for house in houses}
        while new:
            found |= new
            after = {to for house in new for to in self.steps[house]}
            new = after - found - {NOWHERE, self.home}
        return sorted(found)


def steps_of(houses: int, numbers: list[int]) -> list[list[int]]:
    """Steps along a way without shortcuts, which only the exact number leaves."""
    home = houses + 1
    waiting = [NOWHERE] * len(numbers)
    onward = [[at + n if at + n <= home else NOWHERE for n in numbers] for at in range(1, home)]
    return [waiting, *onward]
