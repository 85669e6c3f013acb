"""A race judged by a network: what it is told of a position, as switches of which a few are on.

For each side, the mover's first: where every piece is. Of equal pieces which houses are taken, how
many are off and home, which house is one number before an opponent's piece, and which own pieces
stand one number apart, so that the one is in the other's way.
"""

from importlib.resources import files
from typing import Final, final

from edubba.core.bits import BIT
from edubba.core.native import i64, vec
from edubba.core.network import told_of
from edubba.core.packed import PackedNetwork, read_packed
from edubba.core.race import NOWHERE, OFF, Race

PLACE: Final = 32
"""More than there are places for a piece."""
KEY_BITS: Final = 25
"""Five places, or a set of sixteen houses and a count, fit into so many."""
REMEMBERED: Final = 8192
"""Positions of which a network remembers what it said."""


@final
class RaceInputs:
    """The switches of one race."""

    def __init__(self, race: Race) -> None:
        self.race = race
        places = race.home + 1
        self.distinct = race.distinct
        self.count: i64 = race.count
        self.home: i64 = race.home
        self.houses: i64 = race.houses
        self.places = race.count * places if race.distinct else race.houses + 2 * (race.count + 1)
        """How many switches say where the pieces of a side are."""
        self.hits: list[tuple[int, int]] = []
        """A house, or off the board, and the opponent's house that could be hit from there."""
        self.blocks: list[tuple[int, int]] = []
        """Two houses of one side, the second one number further than the first."""
        if not race.distinct:
            self._find()
        self.side: i64 = self.places + len(self.hits) + len(self.blocks)
        self.total: i64 = 2 * self.side
        self.hit_from = vec[i64]([h[0] for h in self.hits])
        self.hit_at = vec[i64]([h[1] for h in self.hits])
        self.block_from = vec[i64]([b[0] for b in self.blocks])
        self.block_to = vec[i64]([b[1] for b in self.blocks])

    def _find(self) -> None:
        race = self.race
        for ways in race.launches[0]:
            for to in ways:
                if race.meets[to] != NOWHERE:
                    self.hits.append((OFF, race.meets[to]))
        for start in range(1, race.home):
            for to in sorted({*race.steps[start]} - {NOWHERE, race.home}):
                self.blocks.append((start, to))
                if race.meets[to] != NOWHERE:
                    self.hits.append((start, race.meets[to]))

    def active(self, mover: vec[i64], other: vec[i64], into: vec[i64]) -> i64:
        """Write the switches that are on for the houses of both sides; how many there are."""
        mine, theirs = self._taken(mover), self._taken(other)
        count = self._side(mover, mine, theirs, 0, into, 0)
        return self._side(other, theirs, mine, self.side, into, count)

    def key(self, houses: vec[i64]) -> i64:
        """A number for the houses of a side; of equal pieces it does not matter which is where."""
        found: i64 = 0
        if self.distinct:
            for piece in range(len(houses)):
                found = found * PLACE + houses[piece]
            return found
        for piece in range(len(houses)):
            if houses[piece] == OFF:
                found += 1
        return self._taken(houses) // 2 % BIT[self.houses] * PLACE + found

    def _taken(self, houses: vec[i64]) -> i64:
        """The houses with a piece as bits; the lowest if a piece is off."""
        taken: i64 = 0
        one: i64 = 1
        for piece in range(len(houses)):
            taken |= one << houses[piece]
        return taken

    def _side(
        self, houses: vec[i64], mine: i64, theirs: i64, base: i64, into: vec[i64], count: i64
    ) -> i64:
        if self.distinct:
            for piece in range(len(houses)):
                into[count] = base + piece * (self.home + 1) + houses[piece]
                count += 1
            return count
        count = self._equal(houses, base, into, count)
        at = base + self.places
        for i in range(len(self.hit_from)):
            if (theirs >> self.hit_at[i]) & 1 and (mine >> self.hit_from[i]) & 1:
                into[count] = at + i
                count += 1
        at += len(self.hit_from)
        for i in range(len(self.block_from)):
            if (mine >> self.block_from[i]) & 1 and (mine >> self.block_to[i]) & 1:
                into[count] = at + i
                count += 1
        return count

    def _equal(self, houses: vec[i64], base: i64, into: vec[i64], count: i64) -> i64:
        off: i64 = 0
        home: i64 = 0
        for piece in range(len(houses)):
            house = houses[piece]
            if house == OFF:
                off += 1
            elif house == self.home:
                home += 1
            else:
                into[count] = base + house - 1
                count += 1
        into[count] = base + self.houses + off
        into[count + 1] = base + self.houses + self.count + 1 + home
        return count + 2


@final
class RaceNetwork:
    """The chance to win of the side to move before its throw, as a network has learnt it."""

    def __init__(self, race: Race, network: PackedNetwork) -> None:
        self.inputs = RaceInputs(race)
        self.network = network
        self.on = vec[i64]([0] * int(self.inputs.total))
        self.said: dict[int, float] = {}

    def chance(self, mover: vec[i64], other: vec[i64]) -> float:
        """For the houses of both sides' pieces, in the order of the race; neither side is home."""
        key = self.inputs.key(mover) * BIT[KEY_BITS] + self.inputs.key(other)
        known = self.said.get(key)
        if known is not None:
            return known
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        found = self.network.chance(self.on, self.inputs.active(mover, other, self.on))
        self.said[key] = found
        return found


_known: dict[str, PackedNetwork] = {}
"""Networks are large, and the same for everybody."""


def find_race_network(package: str, race: Race, sight: str = "") -> RaceNetwork | None:
    """The network in a game's folder that was made for just this race and sees so much; None where
    there is none."""
    found = find_packed(package, race, sight)
    return None if found is None else RaceNetwork(race, found)


def find_packed(package: str, race: Race, sight: str) -> PackedNetwork | None:
    """The same, whatever it is told of a position."""
    for file in sorted(each.name for each in files(package).iterdir()):
        if not file.endswith(".net"):
            continue
        name = f"{package}/{file}"
        path = files(package).joinpath(file)
        with path.open("rb") as opened:
            told = told_of(opened.readline())
        if told["options"] == race.options and told.get("sight", "") == sight:
            if name not in _known:
                _known[name] = read_packed(path.read_bytes())
            return _known[name]
    return None
