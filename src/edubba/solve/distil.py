"""Press the exact values of a race into small networks:

    python -m edubba.solve.distil game_of_ur -o board=first_millennium --out DIR \\
        --net first_millennium=384,384,384@160

Solves the race, draws positions from all layers, and trains networks with hidden layers of these
widths for so many seconds each: first with weights of full precision, then with weights that are
rounded to bytes, as the file keeps them. Measures each on positions that are as likely as any
other, and on the decisions of games between more and less careful players. Needs PyTorch (the extra
`train`), and a graphics card for a whole race of five birds.

A network for weaker players learns from a large one, in seconds. Its name ends with a dash and how
much whoever judges by it sees:

    python -m edubba.solve.distil game_of_ur -o board=first_millennium --out DIR \\
        --teacher DIR/first_millennium.net --net first_millennium-glance=8@5 --pool 4000000
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.network import told_of
from edubba.core.packed import HEAVIEST, write_packed
from edubba.core.race import OFF, Race
from edubba.core.race_network import RaceInputs
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.words import JsonObject
from edubba.solve.devices import Card, Device, Processor
from edubba.solve.race import SETTLED, Layer, Solver, all_pieces
from edubba.solve.results import OnDevice
from edubba.tables.exact import Exact, RaceMove, moves_of
from edubba.tables.file import Pieces
from edubba.tables.sides import Side

HELD_OUT = 1_000_000
POOL = 40_000_000
"""Positions at hand, half of a gigabyte; fresh ones are drawn while training goes on."""
FRESH = 15.0
"""Seconds after which they are replaced."""
WARM_UP = 500
"""Steps in which the rate of learning rises."""
PHASES = {0.0: "short", 0.55: "high", 0.65: "bytes", 0.85: "precise"}
"""From which share of the time on sums are of 16 bits on the card, a little longer, in whole bytes
of weights, and precise otherwise, too."""
LOUD = 1024.0
"""By what losses are multiplied, so that short numbers do not lose what is learnt from them."""
AT_ONCE = 65_536
"""Positions that a network is asked about together."""
AT_A_TIME = 100
"""Steps between two looks at the clock."""
LIGHTEST = 1e-6
"""The largest weight of an output that says nothing."""

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
        values = self.values[mover][self.start[i] + j + self.shift[self.clash[i], self.group[j]]]
        both = [(i + self.first[0]).int(), (j + self.first[1]).int()]
        return both[mover], both[1 - mover], values.float()


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


class Taught:
    """What another network says of random positions, in place of exact values."""

    def __init__(self, placements: Placements, data: bytes) -> None:
        self.placements = placements
        self.network = Pressed(placements, data)
        houses = torch.from_numpy(placements.houses).to(placements.on)
        places = placements.race.home + 1
        self.there = torch.zeros(len(houses), places, dtype=torch.bool, device=placements.on)
        self.there.scatter_(1, houses, True)
        bits = 2 ** torch.arange(placements.race.count, device=placements.on)
        left = ((houses != placements.race.home) * bits).sum(1)
        self.weights = left.bincount()[left].float().rsqrt() * (left > 0)
        """Few pieces left are as interesting as many, though there are fewer such placements."""
        meets = placements.race.meets
        self.shared = [house for house in range(1, placements.race.home) if meets[house]]
        assert all(meets[house] == house for house in self.shared)

    def draw(self, count: int) -> Pool:
        """At most so many positions; those that cannot be are left out."""
        one, other = torch.multinomial(self.weights, 2 * count, replacement=True).view(2, -1)
        met = self.there[one][:, self.shared] & self.there[other][:, self.shared]
        one, other = one[~met.any(1)], other[~met.any(1)]
        return one, other, self.network(one, other)


class Pressed:
    """A network that is there already, for many positions at once."""

    def __init__(self, placements: Placements, data: bytes) -> None:
        self.placements = placements
        self.layers: list[tuple[torch.Tensor, torch.Tensor]] = []
        """For each layer its weights by output, and what is added."""
        sizes: list[int] = told_of(data)["sizes"]  # type: ignore[assignment]
        body, at = data.partition(b"\n")[2], 0
        for inputs, outputs in pairwise(sizes):
            weights = np.frombuffer(body, "i1", inputs * outputs, at).reshape(inputs, outputs)
            at += inputs * outputs
            floats = np.frombuffer(body, "<f4", 2 * outputs, at)
            at += floats.nbytes
            parts = (weights * floats[:outputs]).T.copy(), floats[outputs:].copy()
            weight, added = (torch.from_numpy(part).to(placements.on) for part in parts)
            self.layers.append((weight, added))
        assert sizes[0] == 2 * placements.alone.shape[1], "a network of places alone"

    def __call__(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            parts = zip(one.split(AT_ONCE), other.split(AT_ONCE), strict=True)
            return torch.cat([self.some(*part) for part in parts])

    def some(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        alone = self.placements.alone
        now = torch.cat([alone[one], alone[other]], 1).float()
        for at, (weight, added) in enumerate(self.layers):
            now = nn.functional.linear(torch.relu(now) if at else now, weight, added)
        return torch.sigmoid(now).squeeze(-1)


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """Switches pick rows of the first layer, whose sum goes through the others. The row of a piece
    on a house is one for any piece there and one of its own: houses are learnt once for all."""

    def __init__(self, placements: Placements, widths: list[int]) -> None:
        super().__init__()
        self.placements = placements
        self.phase = ""
        race, alone = placements.race, placements.alone.shape[1]
        sizes = [2 * (alone + placements.hits), *widths, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        places = race.home + 1
        anybody = torch.full((sizes[0],), 2 * places)
        if race.distinct:
            for at in range(2 * alone):
                if at % places not in (OFF, race.home):
                    anybody[at] = at // alone * places + at % places
        self.register_buffer("anybody", anybody)
        self.any = nn.Parameter(torch.zeros(widths[0], 2 * places + 1))
        with torch.no_grad():
            self.layers[0].weight.normal_(std=0.1)
            self.any[:, : 2 * places].normal_(std=0.2)
            for layer in self.layers[1:]:
                layer.weight.normal_(std=math.sqrt(2.0 / layer.in_features))
            for layer in self.layers:
                layer.bias.zero_()
            self.layers[-1].weight.mul_(0.3)

    def begin_as(self, network: Pressed) -> None:
        """Take over the weights of another network of the same shape."""
        with torch.no_grad():
            self.any.zero_()
            for layer, (weight, added) in zip(self.layers, network.layers, strict=True):
                layer.weight.copy_(weight)
                layer.bias.copy_(added)

    def weight(self, at: int) -> torch.Tensor:
        weight = self.layers[at].weight
        return weight + self.any[:, self.anybody] if at == 0 else weight

    def forward(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        told = self.placements
        now = torch.cat([told.alone[one], told.alone[other]], 1)
        if told.hits:
            crossed = [told.near[one] * told.taken[other], told.near[other] * told.taken[one]]
            now = torch.cat([now, *crossed], 1)
        short = self.phase == "short" and told.on.type == "cuda"
        now = now.bfloat16() if short else now.float()
        for at, layer in enumerate(self.layers):
            last = at == len(self.layers) - 1
            now = now.float() if last else now
            weight = self.weight(at)
            if self.phase in ("bytes", "precise"):
                weight = rounded(weight)
            kind = now.dtype
            now = nn.functional.linear(now, weight.to(kind), layer.bias.to(kind))
            now = now if last else torch.relu(now)
        return torch.sigmoid(now).squeeze(-1)


def scale_of(weight: torch.Tensor) -> torch.Tensor:
    """For each output what its largest weight is a multiple of."""
    return weight.detach().abs().amax(1, keepdim=True).clamp_min(LIGHTEST) / HEAVIEST


def rounded(weight: torch.Tensor) -> torch.Tensor:
    """Weights as bytes hold them; they learn as if they were not rounded."""
    scale = scale_of(weight)
    return weight + ((weight / scale).round() * scale - weight).detach()


class Training:
    """Adam on positions of a pool, with a rate that falls to nothing over the given time."""

    def __init__(self, net: Net, batch: int, rate: float) -> None:
        self.net = net
        self.batch = batch
        self.rate = rate
        self.on = net.placements.on
        self.now = torch.zeros((), device=self.on)
        on_card = self.on.type == "cuda"
        self.optimiser = torch.optim.Adam(
            net.parameters(), lr=self.now, betas=(0.9, 0.99), capturable=on_card, fused=on_card
        )
        self.loss = torch.zeros((), device=self.on)

    def step(self, pool: Pool) -> None:
        chosen = torch.randint(len(pool[2]), (self.batch,), device=self.on)
        one, other, values = (part[chosen] for part in pool)
        loss = ((self.net(one, other) - values) ** 2).mean()
        self.optimiser.zero_grad(set_to_none=False)
        (LOUD * loss).backward()
        self.optimiser.step()
        self.loss.copy_(loss.detach())

    def captured(self, pool: Pool) -> torch.cuda.CUDAGraph:
        """A step as one piece for the card, so that nobody waits for Python."""
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(3):
                self.step(pool)
        torch.cuda.current_stream().wait_stream(beside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step(pool)
        return graph

    def run(self, pool: Pool, refresh: Callable[[], None], seconds: float) -> int:
        """Train for a time; how many steps it took."""
        began = fresh = time.perf_counter()
        done, graph = 0, None
        while (spent := (time.perf_counter() - began) / seconds) < 1.0:
            rate = self.rate * 0.5 * (1.0 + math.cos(math.pi * spent))
            self.now.fill_(rate * min(1.0, (done + 1) / WARM_UP))
            phase = [name for first, name in PHASES.items() if spent >= first][-1]
            if phase != self.net.phase:
                self.net.phase = phase
                torch.set_float32_matmul_precision("highest" if phase == "precise" else "high")
                graph = self.captured(pool) if self.on.type == "cuda" else None
            for _ in range(AT_A_TIME):
                graph.replay() if graph else self.step(pool)
            if graph:
                torch.cuda.synchronize()
            done += AT_A_TIME
            if time.perf_counter() - fresh > FRESH:
                refresh()
                fresh = time.perf_counter()
                print(f"  {spent:.0%}, step {done}, {float(self.loss) ** 0.5:.5f}", flush=True)
        self.net.phase = "precise"
        return done


def errors(net: Net, pool: Pool) -> dict[str, float]:
    with torch.no_grad():
        parts = zip(*[part.split(AT_ONCE) for part in pool], strict=True)
        off = torch.cat([(net(one, other) - told).abs() for one, other, told in parts])
    ordered = off.sort().values
    return {
        "positions": len(off),
        "mean_error": float(off.mean()),
        "p95_error": float(ordered[int(0.95 * len(off))]),
        "largest_error": float(ordered[-1]),
    }


class Judge:
    """A network as the source of values of many positions at once."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.placements = net.placements

    def of_moves(self, moves: list[RaceMove], passed: tuple[list[int], list[int]]) -> list[float]:
        """What the side that moves has after each move, and, last, after passing."""
        number, home = self.placements.number, self.placements.race.home
        pairs = [(m.mover, m.other) if m.again else (m.other, m.mover) for m in moves]
        pairs.append((passed[1], passed[0]))
        on = self.placements.on
        both = torch.tensor([[number(one), number(two)] for one, two in pairs], device=on)
        with torch.no_grad():
            told = self.net(both[:, 0], both[:, 1]).tolist()
        again = [move.again for move in moves] + [False]
        found = [value if same else 1.0 - value for value, same in zip(told, again, strict=True)]
        for at, move in enumerate(moves):
            if all(house == home for house in move.mover):
                found[at] = 1.0
        return found


Decision = list[object]
"""Both sides' houses, the index of the number, whether it may be gambled with, and what each use of
it (in the order of `moves_of`, the gamble last) is worth."""


def regret(
    net: Net, solver: Solver, decisions: int, seed: int, kept: list[Decision]
) -> dict[str, float]:
    """What the network's choices give away in games of more or less careful players."""
    race = solver.race
    exact, judge, rng = Exact(race, OnDevice(solver)), Judge(net), Rng(seed)
    lost: list[float] = []
    weights = [throw.weight for throw in race.throws]
    chance = race.yes / (race.yes + race.no)
    while len(lost) < decisions:
        sides = [[0] * solver.most + [race.home] * (race.count - solver.most) for _ in range(2)]
        careless = [rng.below(100) for _ in range(2)]
        seat = 0
        while all(any(house != race.home for house in side) for side in sides):
            mover, other = sides[seat], sides[1 - seat]
            mark, at = rng.below(sum(weights)), 0
            while mark >= weights[at]:
                mark, at = mark - weights[at], at + 1
            throw = race.throws[at]
            moves = moves_of(race, mover, other, throw.number) if throw.number >= 0 else []
            gambles = throw.converted >= 0
            further = moves_of(race, mover, other, throw.converted) if gambles else []
            told = judge.of_moves([*moves, *further], (mover, other))
            worth, gained = told[: len(moves)], told[len(moves) : -1]
            true = [exact.of_move(move) for move in moves]
            if gambles:
                worth.append(chance * max(gained, default=told[-1]) + (1 - chance) * told[-1])
                true.append(exact.gamble(mover, other, throw).value)
            choice = max(range(len(worth)), key=worth.__getitem__, default=-1)
            if len(worth) > 1:
                lost.append(max(true) - true[choice])
                kept.append([mover, other, throw.number, gambles, true])
            if len(worth) > 1 and rng.below(100) < careless[seat]:
                choice = rng.below(len(worth))
            after: RaceMove | None = moves[choice] if 0 <= choice < len(moves) else None
            if gambles and choice == len(moves) and rng.below(race.yes + race.no) < race.yes:
                best = max(range(len(gained)), key=gained.__getitem__, default=-1)
                after = further[best] if further else None
                if len(further) > 1:
                    true = [exact.of_move(move) for move in further]
                    lost.append(max(true) - true[best])
                    kept.append([mover, other, throw.converted, False, true])
            if after is not None:
                sides[seat], sides[1 - seat] = after.mover, after.other
            if after is None or not after.again:
                seat = 1 - seat
    return {
        "decisions": len(lost),
        "regret": sum(lost) / len(lost),
        "agreement": sum(each < 1e-9 for each in lost) / len(lost),
        "worst": max(lost),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Distil the exact values of a race.")
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--max-birds", type=int)
    parser.add_argument("--device", choices=["cpu", "gpu"], default="gpu")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--net", action="append", required=True, metavar="NAME=WIDTH,...@SECONDS", dest="nets"
    )
    parser.add_argument("--teacher", type=Path, help="learn from a network, and solve nothing")
    parser.add_argument("--begin-as", type=Path, help="a network to go on from")
    parser.add_argument("--settled", type=float, default=SETTLED, help="how exactly to solve")
    parser.add_argument("--pool", type=int, default=POOL)
    parser.add_argument("--held-out", type=int, default=HELD_OUT)
    parser.add_argument("--evenness", type=float, default=0.25)
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    race = game.race(game.setup(options=dict(each.split("=", 1) for each in asked.option)))
    assert race is not None
    asked.out.mkdir(parents=True, exist_ok=True)
    on = torch.device("cuda" if asked.device == "gpu" else "cpu")
    placements = Placements(race, asked.max_birds or race.count, on)
    torch.manual_seed(asked.seed)
    if asked.teacher is not None:
        taught = Taught(placements, asked.teacher.read_bytes())
        Lessons(asked, placements, lambda count, _: taught.draw(count), None).run()
        return
    device: Device = Card() if asked.device == "gpu" else Processor()
    solver = Solver(race, device, asked.max_birds, settled=asked.settled)
    began = time.perf_counter()
    report = [*solver.run()]
    print(f"solved in {time.perf_counter() - began:.0f} s", flush=True)
    updates = sum(2 * solved.positions * solved.sweeps for solved in report)
    print(f"{updates / sum(s.sweeping for s in report):.3g} updates a second", flush=True)
    layers = [Drawn(layer, placements, device) for layer in solver.layers.values()]
    numbers = np.random.default_rng(asked.seed)
    Lessons(asked, placements, lambda count, even: draw(layers, count, even, numbers), solver).run()


class Lessons:
    """The networks that are asked for, one after the other."""

    def __init__(
        self,
        asked: argparse.Namespace,
        placements: Placements,
        draw: Callable[[int, float], Pool],
        solver: Solver | None,
    ) -> None:
        self.asked = asked
        self.placements = placements
        self.draw = draw
        self.solver = solver
        self.held_out = draw(asked.held_out, 0.0)
        self.pool = draw(asked.pool, asked.evenness)

    def refresh(self) -> None:
        fresh = self.draw(self.asked.pool, self.asked.evenness)
        count = min(len(self.pool[2]), len(fresh[2]))
        for old, new in zip(self.pool, fresh, strict=True):
            old[:count] = new[:count]

    def run(self) -> None:
        for wanted in self.asked.nets:
            name, _, rest = wanted.partition("=")
            widths, _, seconds = rest.partition("@")
            self.train(name, [int(width) for width in widths.split(",")], float(seconds))

    def train(self, name: str, widths: list[int], seconds: float) -> None:
        asked, placements = self.asked, self.placements
        net = Net(placements, widths).to(placements.on)
        if asked.begin_as is not None:
            net.begin_as(Pressed(placements, asked.begin_as.read_bytes()))
        training = Training(net, asked.batch, asked.rate)
        steps = training.run(self.pool, self.refresh, seconds)
        told: JsonObject = {"options": {**placements.race.options}}
        told |= {"sight": name.partition("-")[2], "steps": steps, **errors(net, self.held_out)}
        if self.solver is not None and asked.decisions:
            kept: list[Decision] = []
            told |= {**regret(net, self.solver, asked.decisions, asked.seed, kept)}
            lines = "".join(json.dumps(line) + "\n" for line in kept)
            (asked.out / f"{name}.decisions").write_text(lines, "utf-8")
        print(name, json.dumps(told), flush=True)
        weights = [net.weight(at).detach() for at in range(len(net.layers))]
        weights[0] = weights[0][:, placements.order()]
        write(asked.out / f"{name}.net", weights, [layer.bias for layer in net.layers], told)


def write(
    path: Path, weights: list[torch.Tensor], added: list[torch.Tensor], told: JsonObject
) -> None:
    """Keep a network with its weights, by output, as bytes."""
    layers = []
    for weight, more in zip(weights, added, strict=True):
        scale = scale_of(weight)
        numbers = [int(number) for number in (weight / scale).round().T.reshape(-1).tolist()]
        layers.append((numbers, scale.reshape(-1).tolist(), more.tolist()))
    sizes = [weights[0].shape[1], *(weight.shape[0] for weight in weights)]
    write_packed(path, sizes, layers, told)


if __name__ == "__main__":
    main()
