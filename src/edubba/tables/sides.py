"""How the positions of a race are numbered.

A bird that is home never returns, so a race falls into layers: for each side the set of its pieces
that are not home. Within a layer a side's *placement* says where each of those pieces is, off or on
a house; placements are numbered in the order of their *group*, the set of houses on which they
could meet the other side. A position is a pair of placements that do not meet. For a placement `i`
of the one side and `j` of the other its number is

    start[i] + j + shift[clash(i)][group(j)]

where `clash(i)` is the set of the other side's houses that `i` takes away, `start[i]` counts the
positions with smaller `i`, and `shift` leaves out the placements that the clash forbids: numbers
run from 0 without a gap.
"""

from functools import cached_property
from itertools import combinations
from typing import Final

from edubba.core.race import NOWHERE, OFF, Race

Placement = tuple[int, ...]
"""The house of each unfinished piece in the order of the race, or OFF; sorted for equal pieces."""

SAME: Final = 0
"""The child of a move that brings nothing home; others count from 1."""


class Side:
    """All placements of one side with these pieces still on the way, and where moves lead."""

    def __init__(self, race: Race, unfinished: tuple[int, ...]) -> None:
        self.race = race
        self.unfinished = unfinished
        """The pieces that are not home: their indices, or 0, 1, ... for equal ones."""
        found = self._placements()
        found.sort(key=lambda placement: (self.group_of(placement), placement))
        self.placements: list[Placement] = found
        self.number: dict[Placement, int] = {p: n for n, p in enumerate(found)}

    def __len__(self) -> int:
        return len(self.placements)

    def _placements(self) -> list[Placement]:
        race = self.race
        if not race.distinct:
            count = len(self.unfinished)
            houses = race.reach(0)
            return [
                (OFF,) * (count - standing) + chosen
                for standing in range(count + 1)
                for chosen in combinations(houses, standing)
            ]
        found: list[Placement] = [()]
        for piece in self.unfinished:
            places = [OFF, *race.reach(piece)]
            found = [
                (*placement, house)
                for placement in found
                for house in places
                if house == OFF or placement.count(house) < race.room[house]
            ]
        return found

    def group_of(self, placement: Placement) -> int:
        """The houses of a placement on which the other side could be met, as bits."""
        return sum(1 << house for house in set(placement) if self.race.meets[house] != NOWHERE)

    def clash_of(self, placement: Placement) -> int:
        """The other side's houses that a placement takes away, as bits."""
        taken = {self.race.meets[house] for house in placement} - {NOWHERE}
        return sum(1 << house for house in taken)

    @cached_property
    def groups(self) -> list[int]:
        """The different groups, ascending, as placements are ordered."""
        return sorted({self.group_of(placement) for placement in self.placements})

    @cached_property
    def clashes(self) -> list[int]:
        return sorted({self.clash_of(placement) for placement in self.placements})

    @cached_property
    def group_index(self) -> list[int]:
        index = {group: n for n, group in enumerate(self.groups)}
        return [index[self.group_of(placement)] for placement in self.placements]

    @cached_property
    def clash_index(self) -> list[int]:
        index = {clash: n for n, clash in enumerate(self.clashes)}
        return [index[self.clash_of(placement)] for placement in self.placements]

    @cached_property
    def group_size(self) -> list[int]:
        sizes = [0] * len(self.groups)
        for group in self.group_index:
            sizes[group] += 1
        return sizes

    def children(self) -> list[tuple[int, ...]]:
        """The sets that are left when one piece comes home, in the order of the pieces."""
        whole = self.unfinished
        if not self.race.distinct:
            return [whole[:-1]]
        return [whole[:at] + whole[at + 1 :] for at in range(len(whole))]

    def moves(self, placement: Placement, number: int) -> list[tuple[int, Placement, int]]:
        """What a number (by its index) could do if the other side were not there: for each move the
        child that it leads to, the placement there, and the house it lands on (or home)."""
        race = self.race
        found: list[tuple[int, Placement, int]] = []
        done: set[int] = set()
        for at, house in enumerate(placement):
            if not race.distinct:  # one of equal pieces on a house stands for all of them
                if house in done:
                    continue
                done.add(house)
            if house == OFF:
                piece = self.unfinished[at] if race.distinct else 0
                waits = race.fixed_order and OFF in placement[:at]
                ways = [] if waits else race.launches[piece][number]
            else:
                ways = [race.steps[house][number]]
            for to in ways:
                if to == NOWHERE:
                    continue
                if to == race.home:
                    rest = placement[:at] + placement[at + 1 :]
                    found.append((1 + at if race.distinct else 1, rest, to))
                elif placement.count(to) < race.room[to]:
                    found.append((SAME, self._moved(placement, at, to), to))
        return found

    def captured(self, placement: Placement, house: int) -> Placement:
        """The placement without the piece on a house, which goes off."""
        return self._moved(placement, placement.index(house), OFF)

    def _moved(self, placement: Placement, at: int, to: int) -> Placement:
        after = (*placement[:at], to, *placement[at + 1 :])
        return after if self.race.distinct else tuple(sorted(after))


class Pair:
    """A layer: the positions of a major and a minor side that do not meet."""

    def __init__(self, major: Side, minor: Side) -> None:
        self.major = major
        self.minor = minor
        self.shift: list[list[int]] = []
        """[clash of the major][group of the minor]."""
        allowed: list[int] = []
        for clash in major.clashes:
            row: list[int] = []
            count = 0
            first = 0
            for group, size in zip(minor.groups, minor.group_size, strict=True):
                row.append(count - first)
                first += size
                if not group & clash:
                    count += size
            self.shift.append(row)
            allowed.append(count)
        self.start: list[int] = [0]
        """How many positions lie before those of each placement of the major side."""
        for clash in major.clash_index:
            self.start.append(self.start[-1] + allowed[clash])

    def __len__(self) -> int:
        return self.start[-1]

    def meet(self, i: int, j: int) -> bool:
        """Whether two placements cannot lie on the board together."""
        clash = self.major.clashes[self.major.clash_index[i]]
        return bool(clash & self.minor.groups[self.minor.group_index[j]])

    def index(self, i: int, j: int) -> int:
        """The number of a position, given by the numbers of its placements, which do not meet."""
        shift = self.shift[self.major.clash_index[i]][self.minor.group_index[j]]
        return self.start[i] + j + shift

    def position(self, index: int) -> tuple[int, int]:
        """The placements of a number: the inverse of `index`."""
        low, high = 0, len(self.start) - 1
        while high - low > 1:
            middle = (low + high) // 2
            if self.start[middle] <= index:
                low = middle
            else:
                high = middle
        left = index - self.start[low]
        clash = self.major.clashes[self.major.clash_index[low]]
        first = 0
        for group, size in zip(self.minor.groups, self.minor.group_size, strict=True):
            if not group & clash:
                if left < size:
                    return low, first + left
                left -= size
            first += size
        raise IndexError(index)
