"""The placements of a race's sides as tables for the card, and exact values of positions there."""

from itertools import combinations, product

import numpy as np
import torch

from edubba.core.race import OFF, Race
from edubba.core.race_network import RaceInputs
from edubba.solve.devices import Card, Device
from edubba.solve.race import Layer, all_pieces
from edubba.tables.file import Pieces
from edubba.tables.sides import Side

BLOCK = 64
"""Rows that a card multiplies together."""

Pool = tuple[torch.Tensor, torch.Tensor, torch.Tensor]
"""Numbers of the placements of the side to move and of the other one, and values."""


class Placements:
    """All placements of a side, numbered through, with the switches that each turns on."""

    def __init__(self, race: Race, most: int, on: torch.device) -> None:
        self.race = race
        self.on = on
        self.first: dict[Pieces, int] = {}
        rows = []
        count = 0
        for pieces in all_pieces(race, most):
            side = Side(race, pieces)
            self.first[pieces] = count
            houses = np.full((len(side), race.count), race.home, dtype=np.int64)
            if pieces:
                houses[:, list(pieces)] = np.array(side.placements, dtype=np.int64)
            rows.append(houses if race.distinct else np.sort(houses, axis=1))
            count += len(side)
        self.houses = np.concatenate(rows)
        self.numbers = {tuple(map(int, row)): at for at, row in enumerate(self.houses)}
        self._switches(RaceInputs(race))

    def number(self, houses: list[int]) -> int:
        return self.numbers[tuple(houses if self.race.distinct else sorted(houses))]

    def _switches(self, inputs: RaceInputs) -> None:
        """Which switches a placement turns on alone, and together with one of the other side."""
        race, houses = self.race, self.houses
        there = houses[:, :, None] == np.arange(race.home + 1)
        taken = there.any(1)
        places = [there.reshape(len(houses), -1)]
        if not race.distinct:
            many = there.sum(1)[:, :, None] == np.arange(race.count + 1)
            places = [taken[:, 1 : race.home], many[:, OFF], many[:, race.home]]
        blocks = [taken[:, [a]] & taken[:, [b]] for a, b in inputs.blocks]
        self.alone = self._table(np.concatenate([*places, *blocks], axis=1))
        self.near = self._table(taken[:, [a for a, _ in inputs.hits]])
        self.taken = self._table(taken[:, [at for _, at in inputs.hits]])
        self.places, self.hits = int(inputs.places), len(inputs.hits)
        self.pairs = pairs_of(race) if race.distinct else []
        # Filled up with what cannot be, a piece in two places: cards multiply whole blocks.
        filled = [*self.pairs, *[(OFF, OFF + 1)] * (-len(self.pairs) % BLOCK)]
        ones, others = ([pair[at] for pair in filled] for at in range(2))
        self.ones, self.others = (torch.tensor(each, device=self.on) for each in (ones, others))
        numbers = {pair: row for row, pair in enumerate(self.pairs)}
        side = race.count * (race.home + 1)
        mirrored = [tuple(sorted((s + side) % (2 * side) for s in pair)) for pair in self.pairs]
        self.mirrored = torch.tensor([numbers[a, b] for a, b in mirrored], device=self.on)
        """For each pair of switches the pair that says the same of the other side."""

    def _table(self, switches: np.ndarray) -> torch.Tensor:
        kind = torch.float16 if self.on.type == "cuda" else torch.float32
        return torch.from_numpy(switches).to(self.on).to(kind)

    def order(self) -> list[int]:
        """The inputs of the shipped network (a side's places, hits and blocks, then the other's) by
        their place among those that networks are trained with."""
        alone, hits = self.alone.shape[1], self.hits
        found: list[int] = []
        for side in range(2):
            own = range(side * alone, (side + 1) * alone)
            crossed = range(2 * alone + side * hits, 2 * alone + (side + 1) * hits)
            found += [*own[: self.places], *crossed, *own[self.places :]]
        return found


def pairs_of(race: Race) -> list[tuple[int, int]]:
    """The pairs of switches of pieces that differ, the mover's first, that can be on together."""
    places, count = race.home + 1, race.count
    reach = [[OFF, *race.reach(piece), race.home] for piece in range(count)]
    found: list[tuple[int, int]] = []
    for one, other in combinations(range(2 * count), 2):
        same_side = one // count == other // count
        for house, beside in product(reach[one % count], reach[other % count]):
            standing = OFF < house < race.home and OFF < beside < race.home
            if standing and same_side and house == beside and race.room[house] == 1:
                continue
            if standing and not same_side and race.meets[house] == beside:
                continue
            found.append((one * places + house, other * places + beside))
    return found


class Drawn:
    """One solved layer, ready to be drawn from."""

    def __init__(self, layer: Layer, placements: Placements, device: Device) -> None:
        pair, on = layer.pair, placements.on
        self.first = [placements.first[side.unfinished] for side in (pair.major, pair.minor)]
        self.counts = len(pair.major), len(pair.minor)
        self.start = torch.tensor(pair.start, device=on)
        self.shift = torch.tensor(pair.shift, device=on)
        self.clash = torch.tensor(pair.major.clash_index, device=on)
        self.group = torch.tensor(pair.minor.group_index, device=on)
        self.clashes = torch.tensor(pair.major.clashes, device=on)
        self.groups = torch.tensor(pair.minor.groups, device=on)
        self.values = [values_on(device, layer, mover) for mover in range(2)]
        self.share = len(pair) / (len(pair.major) * len(pair.minor))
        """How many pairs of placements do not meet."""
        self.size = 2 * len(pair)

    def draw(self, mover: int, count: int) -> Pool:
        """About so many positions with this side to move, every one as likely as another."""
        tries = int(count / self.share) + 1
        on = self.start.device
        i = torch.randint(self.counts[0], (tries,), device=on)
        j = torch.randint(self.counts[1], (tries,), device=on)
        apart = (self.clashes[self.clash[i]] & self.groups[self.group[j]]) == 0
        i, j = i[apart], j[apart]
        values = self.values_of(mover, i, j)
        both = [(i + self.first[0]).int(), (j + self.first[1]).int()]
        return both[mover], both[1 - mover], values.float()

    def values_of(self, mover: int, i: torch.Tensor, j: torch.Tensor) -> torch.Tensor:
        """What positions are worth to this side, by the placements of the major and minor one."""
        return self.values[mover][self.start[i] + j + self.shift[self.clash[i], self.group[j]]]


def values_on(device: Device, layer: Layer, mover: int) -> torch.Tensor:
    """The values of a layer as they lie on the device."""
    address, count = layer.on_device.value[mover], len(layer.pair)
    if isinstance(device, Card):
        return torch.as_tensor(OnCard(address, count), device="cuda")
    return torch.from_numpy(np.frombuffer(device.fetch(address, 0, count)))


class OnCard:
    """Memory of the card in the way that others can look at it."""

    def __init__(self, address: int, count: int) -> None:
        self.__cuda_array_interface__ = {
            "shape": (count,),
            "typestr": "<f8",
            "data": (address, False),
            "version": 3,
        }


def draw(layers: list[Drawn], count: int, evenness: float, numbers: np.random.Generator) -> Pool:
    """So many positions; layers count by their size to the power of 1 - evenness."""
    weights = np.array([float(layer.size) for layer in layers]) ** (1.0 - evenness)
    shares = numbers.multinomial(count, weights / weights.sum())
    found = [
        layer.draw(mover, (int(share) + mover) // 2)
        for layer, share in zip(layers, shares, strict=True)
        for mover in range(2)
        if (int(share) + mover) // 2
    ]
    one, other, values = (torch.cat(parts) for parts in zip(*found, strict=True))
    mixed = torch.randperm(len(values), device=values.device)
    return one[mixed], other[mixed], values[mixed]


class Known:
    """The exact values of any positions whose layers are solved."""

    def __init__(self, layers: list[Drawn], placements: Placements) -> None:
        firsts = [*placements.first.values()]
        self.starts = torch.tensor(firsts, device=placements.on)
        self.sets = len(firsts)
        at = {first: set_ for set_, first in enumerate(firsts)}
        self.layers = {(at[layer.first[0]], at[layer.first[1]]): layer for layer in layers}

    def values(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        """What each is worth to the side to move, by the numbers of both placements."""
        mine, theirs = (torch.bucketize(side, self.starts, right=True) - 1 for side in (one, other))
        which = mine * self.sets + theirs
        order = which.argsort()
        found = torch.empty(len(one), device=one.device)
        end = 0
        for key, count in enumerate(which.bincount().tolist()):
            here = order[end : end + count]
            end += count
            if count:
                found[here] = self._of_layer(*divmod(key, self.sets), one[here], other[here])
        return found

    def _of_layer(
        self, mine: int, theirs: int, one: torch.Tensor, other: torch.Tensor
    ) -> torch.Tensor:
        mover = 0 if (mine, theirs) in self.layers else 1
        layer = self.layers[(theirs, mine) if mover else (mine, theirs)]
        i, j = (other, one) if mover else (one, other)
        return layer.values_of(mover, i - layer.first[0], j - layer.first[1]).float()
