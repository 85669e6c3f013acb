"""Solve a race: layer after layer, each by value iteration on top of those that follow it."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter

from edubba.core.race import Race
from edubba.solve.devices import Device, Plan
from edubba.solve.native import CHOOSE, MEASURE, LayerC, RulesC, SideC, SweepC
from edubba.tables.file import Key, Pieces
from edubba.tables.sides import SAME, Pair, Side

SETTLED = 1e-14
"""The largest change in a sweep after which a layer counts as solved."""
MEASURED = 1e-9
"""The same for lengths, in throws."""
AT_A_TIME = 8
"""Sweeps between two looks at the change."""
MOST_SWEEPS = 4_000
CHILD_SHIFT, WON, TILE = 8, 255, 4
"""As in race.h and gpu.cu."""
PARTS = 4
"""Numbers in a move there."""


@dataclass
class Solved:
    """What is reported of a layer."""

    layer: Key
    positions: int
    sweeps: int
    residual: float
    """The largest change that one more sweep makes: the Bellman residual."""
    seconds: float
    sweeping: float = 0.0
    """How much of that went into sweeps; the rest made the tables for them."""


class Tables:
    """The placements of one side on a device."""

    def __init__(self, side: Side, device: Device, sides: dict[Pieces, Side]) -> None:
        self.side = side
        race = side.race
        children = [sides[pieces] for pieces in side.children()]
        first, moves = array("I"), array("I")
        captured = array("I", [0]) * (len(side) * (race.houses + 1))
        for at, placement in enumerate(side.placements):
            for number in range(len(race.numbers)):
                first.append(len(moves) // PARTS)
                for child, after, house in side.moves(placement, number):
                    if child != SAME and not after:
                        moves.extend((0, WON << CHILD_SHIFT | house, 0, 0))
                        continue
                    there = side if child == SAME else children[child - 1]
                    to = there.number[after]
                    what = child << CHILD_SHIFT | house
                    moves.extend((to, what, there.group_index[to], there.clash_index[to]))
            for house in {*placement} - {0}:
                after = side.captured(placement, house)
                captured[at * (race.houses + 1) + house] = side.number[after]
        first.append(len(moves) // PARTS)
        houses = array("I", [sum(1 << h for h in {*p} - {0}) for p in side.placements])
        self.on_device = SideC(
            group=device.keep(array("I", side.group_index)),
            clash=device.keep(array("I", side.clash_index)),
            houses=device.keep(houses),
            first=device.keep(first),
            moves=device.keep(moves if moves else array("I", [0] * PARTS)),
            captured=device.keep(captured),
        )


class Layer:
    """The values of one layer on a device."""

    def __init__(self, pair: Pair, major: Tables, minor: Tables, device: Device) -> None:
        self.pair = pair
        self.major = major
        self.minor = minor
        shift = array("i")
        for row in pair.shift:
            shift.extend(row)
        self.on_device = LayerC(
            start=device.keep(array("Q", pair.start)),
            shift=device.keep(shift),
            groups=len(pair.minor.groups),
            clash=major.on_device.clash,
            group=minor.on_device.group,
        )
        for mover in range(2):
            self.on_device.value[mover] = device.values(len(pair))


class Solver:
    """Values of all layers with at most so many unfinished pieces a side."""

    def __init__(
        self,
        race: Race,
        device: Device,
        most: int | None = None,
        lengths: bool = False,
        settled: float = SETTLED,
    ) -> None:
        self.race = race
        self.settled = settled
        self.lengths = lengths
        """Whether to find out, too, how long perfect play takes."""
        self.device = device
        self.most = race.count if most is None else most
        self.sides: dict[Pieces, Side] = {}
        for pieces in all_pieces(race, self.most):
            self.sides[pieces] = Side(race, pieces)
        self.tables: dict[Pieces, Tables] = {}
        self.layers: dict[Key, Layer] = {}
        self.rules = rules_of(race)

    def order(self) -> list[Key]:
        """All layers, each after those that it leads to."""
        order = sorted(self.sides, key=lambda pieces: (len(self.sides[pieces]), pieces))
        found = [
            (major, minor)
            for at, major in enumerate(order)
            for minor in order[at:]
            if major and minor
        ]
        return sorted(found, key=lambda key: (len(key[0]) + len(key[1]), key))

    def key_of(self, one: Pieces, other: Pieces) -> tuple[Key, bool]:
        """The layer of two sides, and whether the first of them is its major side."""
        ranks = [(len(self.sides[pieces]), pieces) for pieces in (one, other)]
        return ((one, other), True) if ranks[0] <= ranks[1] else ((other, one), False)

    def table(self, pieces: Pieces) -> Tables:
        if pieces not in self.tables:
            self.tables[pieces] = Tables(self.sides[pieces], self.device, self.sides)
        return self.tables[pieces]

    def run(self) -> Iterator[Solved]:
        for key in self.order():
            yield self.solve(key)

    def solve(self, key: Key) -> Solved:
        began = perf_counter()
        device = self.device
        layer = self.layer(key)
        pair = layer.pair
        plan = self.plan(pair)
        both = [self.sweep(layer, True), self.sweep(layer, False)]
        sweeps, change = 0, 1.0
        ready = perf_counter()
        while change > self.settled and sweeps < MOST_SWEEPS:
            count = min(AT_A_TIME, MOST_SWEEPS - sweeps)
            change = device.sweeps(both, plan, count)
            sweeps += count
        done = perf_counter()
        if self.lengths:
            self.measure(layer, plan)
        for address in (plan.lists, plan.starts, plan.tiles):
            device.drop(address)
        return Solved(key, len(pair), sweeps, change, done - began, done - ready)

    def measure(self, layer: Layer, plan: Plan) -> None:
        """Find the throws that perfect players need from each position of a solved layer."""
        device, here = self.device, layer.on_device
        for mover in range(2):
            here.length[mover] = device.values(plan.positions)
            here.choice[mover] = device.values(plan.positions)
        both = [self.sweep(layer, True), self.sweep(layer, False)]
        device.sweeps(both, plan, 1, CHOOSE)
        sweeps, change = 0, 1.0
        while change > MEASURED and sweeps < MOST_SWEEPS:
            change = device.sweeps(both, plan, AT_A_TIME, MEASURE)
            sweeps += AT_A_TIME
        for mover in range(2):
            device.drop(here.choice[mover])

    def layer(self, key: Key) -> Layer:
        """A new layer with nothing known of its values."""
        major, minor = self.table(key[0]), self.table(key[1])
        pair = Pair(major.side, minor.side)
        self.layers[key] = Layer(pair, major, minor, self.device)
        return self.layers[key]

    def plan(self, pair: Pair) -> Plan:
        keep = self.device.keep
        lists, starts = allowed(pair)
        tiles = tiles_of(pair)
        return Plan(
            lists=keep(lists),
            starts=keep(starts),
            tiles=keep(tiles),
            tile_count=len(tiles) - 1,
            rows=len(pair.major),
            positions=len(pair),
        )

    def sweep(self, layer: Layer, major_moves: bool) -> SweepC:
        """What a sweep reads when this side of a layer is to move."""
        own, other = layer.major, layer.minor
        if not major_moves:
            own, other = other, own
        sweep = SweepC(rules=self.rules, own=own.on_device, other=other.on_device)
        sweep.here = layer.on_device
        sweep.major_moves = int(major_moves)
        for at, pieces in enumerate(own.side.children()):
            if pieces:
                key, is_major = self.key_of(pieces, other.side.unfinished)
                sweep.child[at] = self.layers[key].on_device
                sweep.child_major[at] = int(is_major)
        return sweep

    def value(self, mover: dict[int, int], other: dict[int, int]) -> float:
        """The chance to win of the side to move, with the house of each unfinished piece."""
        layer, side, index = self.find(mover, other)
        return self.device.fetch(layer.on_device.value[side], index, 1)[0]

    def length(self, mover: dict[int, int], other: dict[int, int]) -> float:
        """The throws to come on average when both play perfectly. Of equally good choices they take
        the first one, a move rather than the gamble."""
        layer, side, index = self.find(mover, other)
        return self.device.fetch(layer.on_device.length[side], index, 1)[0]

    def find(self, mover: dict[int, int], other: dict[int, int]) -> tuple[Layer, int, int]:
        """The layer of a position, which of its sides is to move, and the position's number."""
        one, mine = self.placed(mover)
        two, theirs = self.placed(other)
        key, is_major = self.key_of(one, two)
        layer = self.layers[key]
        pair = layer.pair
        index = pair.index(mine, theirs) if is_major else pair.index(theirs, mine)
        return layer, 0 if is_major else 1, index

    def placed(self, houses: dict[int, int]) -> tuple[Pieces, int]:
        """The pieces of a side that are left, and the number of their placement."""
        pieces = tuple(sorted(houses))
        placement = tuple(houses[piece] for piece in pieces)
        if not self.race.distinct:
            pieces, placement = tuple(range(len(pieces))), tuple(sorted(placement))
        return pieces, self.sides[pieces].number[placement]


def all_pieces(race: Race, most: int) -> list[Pieces]:
    """The sets of pieces a side can have left."""
    if not race.distinct:
        return [tuple(range(count)) for count in range(most + 1)]
    pieces = range(race.count)
    return [chosen for count in range(most + 1) for chosen in combinations(pieces, count)]


def allowed(pair: Pair) -> tuple["array[int]", "array[int]"]:
    """For each clash of the major side the placements of the minor side that it leaves."""
    every = array("I", range(len(pair.minor)))
    lists, starts = array("I"), array("Q")
    for clash in pair.major.clashes:
        starts.append(len(lists))
        first = 0
        for group, size in zip(pair.minor.groups, pair.minor.group_size, strict=True):
            if not group & clash:
                lists.extend(every[first : first + size])
            first += size
    return (lists if lists else array("I", [0])), starts


def tiles_of(pair: Pair) -> "array[int]":
    """Where each few rows with the same clash begin, and the number of rows."""
    tiles = array("I")
    clash = pair.major.clash_index
    for row in range(len(pair.major)):
        if not tiles or row - tiles[-1] == TILE or clash[row] != clash[tiles[-1]]:
            tiles.append(row)
    tiles.append(len(pair.major))
    return tiles


def rules_of(race: Race) -> RulesC:
    """The small tables in the form of C."""
    total = sum(throw.weight for throw in race.throws)
    rules = RulesC(numbers=len(race.numbers), throws=len(race.throws), houses=race.houses)
    for house in range(1, race.home):
        rules.meets[house] = race.meets[house]
        rules.safe |= int(race.safe[house]) << house
        rules.again |= int(race.again[house]) << house
    rules.capture_again = int(race.capture_again)
    for at, throw in enumerate(race.throws):
        rules.number[at] = throw.number
        rules.converted[at] = throw.converted
        rules.chance[at] = throw.weight / total
    rules.yes = race.yes / (race.yes + race.no)
    return rules
