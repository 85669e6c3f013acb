"""Press the exact values of a race into a small network:

    python -m edubba.solve.distil game_of_ur -o board=second_millennium --device gpu --out DIR

Solves the race, draws positions from all layers, trains, and measures on positions that it was not
trained on, and on the decisions of games between more and less careful players. Needs PyTorch (the
extra `train`), and a graphics card for a whole race of five birds.

A smaller network, for weaker players, learns from a larger one in minutes on any machine:

    python -m edubba.solve.distil game_of_ur -o board=second_millennium --teacher \\
        src/edubba/games/game_of_ur/second_millennium.net --sight glance --widths 8 --out DIR
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.network import told_of, write_network
from edubba.core.race import NOWHERE, OFF, Race
from edubba.core.race_network import NONE, RaceInputs
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.words import JsonObject
from edubba.solve.devices import Card, Device, Processor
from edubba.solve.race import Layer, Solver
from edubba.solve.results import OnDevice
from edubba.tables.exact import Exact, RaceMove, moves_of
from edubba.tables.sides import Side

HELD_OUT = 1_000_000
KEPT = 50_000
"""Of the positions held out, so many are written down for other players to be held against."""
PRECISE = 0.25
"""The share of the training, its end, that is worked out in full precision."""
WARM_UP = 500
"""Steps in which the rate of learning rises."""
AT_A_TIME = 200
"""Steps between two looks at the clock."""


class Switches(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """`RaceInputs` for many positions at once: from the houses of all pieces, the mover's first."""

    def __init__(self, inputs: RaceInputs) -> None:
        super().__init__()
        self.inputs = inputs
        hits, blocks = inputs.hits, inputs.blocks
        pieces = [1 + piece if piece != NONE else 0 for piece, _, _ in hits]
        for name, numbers in {
            "hit_of": pieces,
            "hit_from": [start for _, start, _ in hits],
            "hit_at": [at for _, _, at in hits],
            "block_from": [start for start, _ in blocks],
            "block_to": [to for _, to in blocks],
        }.items():
            self.register_buffer(name, torch.tensor(numbers))

    def forward(self, houses: torch.Tensor) -> torch.Tensor:
        inputs = self.inputs
        places = inputs.race.home + 1
        there = torch.nn.functional.one_hot(houses.long(), places).float()
        there = there.view(len(houses), 2, inputs.race.count, places)
        taken = there.amax(dim=2)
        # Any piece, then each of them.
        who = torch.cat([taken.unsqueeze(2), there], dim=2)
        parts = []
        for side in range(2):
            parts.append(self.places(there[:, side]))
            near = who[:, side, self.hit_of, self.hit_from]
            parts.append(near * taken[:, 1 - side, self.hit_at])
            parts.append(taken[:, side, self.block_from] * taken[:, side, self.block_to])
        return torch.cat(parts, dim=1)

    def places(self, there: torch.Tensor) -> torch.Tensor:
        race = self.inputs.race
        if race.distinct:
            return there.flatten(1)
        counts = there.sum(dim=1)
        ends = [counts[:, OFF], counts[:, race.home]]
        many = [torch.nn.functional.one_hot(each.long(), race.count + 1).float() for each in ends]
        return torch.cat([counts[:, 1 : race.home], *many], dim=1)


class Net(nn.Module):  # type: ignore[misc]
    """Switches pick rows of the first layer, whose sum goes through a few small ones."""

    def __init__(self, inputs: RaceInputs, widths: list[int]) -> None:
        super().__init__()
        self.switches = Switches(inputs)
        sizes = [int(inputs.total), *widths, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            self.layers[0].weight.normal_(std=0.15)

    def forward(self, houses: torch.Tensor) -> torch.Tensor:
        hidden = self.switches(houses)
        for layer in self.layers[:-1]:
            hidden = torch.relu(layer(hidden))
        return torch.sigmoid(self.layers[-1](hidden)).squeeze(-1)

    def rounded(self) -> None:
        """Keep what the file keeps: half floats."""
        for parameter in self.parameters():
            parameter.data = parameter.data.half().float()


class Teacher:
    """A network that is there already, to learn from."""

    def __init__(self, race: Race, path: Path) -> None:
        data = path.read_bytes()
        told = told_of(data)
        assert told["options"] == race.options, f"{path} is for {told['options']}"
        sizes: list[int] = told["sizes"]  # type: ignore[assignment]
        self.race = race
        self.net = Net(RaceInputs(race), sizes[1:-1])
        numbers = torch.from_numpy(np.frombuffer(data.partition(b"\n")[2], "<f2").astype("f4"))
        with torch.no_grad():
            for layer in self.net.layers:
                weight, bias = layer.weight, layer.bias
                weight.copy_(numbers[: weight.numel()].view(weight.shape[1], -1).T)
                bias.copy_(numbers[weight.numel() :][: bias.numel()])
                numbers = numbers[weight.numel() + bias.numel() :]

    def draw(self, count: int) -> tuple[torch.Tensor, torch.Tensor]:
        """At most so many positions with what the network says of them."""
        rows = self.positions(count)
        with torch.no_grad():
            values = torch.cat([self.net(some) for some in rows.split(65_536)])
        return rows, values

    def positions(self, count: int) -> torch.Tensor:
        """Random positions, from openings to endings; those that cannot be are left out."""
        race = self.race
        sides = []
        for _ in range(2):
            done, waits = 0.7 * torch.rand(count, 1), 0.5 * torch.rand(count, 1)
            pieces = []
            for piece in range(race.count):
                ways = torch.tensor(race.reach(piece if race.distinct else 0))
                pieces.append(ways[torch.randint(len(ways), (count,))])
            houses, luck = torch.stack(pieces, 1), torch.rand(count, race.count)
            houses = houses.masked_fill(luck < waits, OFF).masked_fill(luck > 1 - done, race.home)
            sides.append(houses)
        there = [torch.nn.functional.one_hot(side, race.home + 1).sum(1) for side in sides]
        room = torch.tensor([race.count, *race.room[1:], race.count])
        fits = ((there[0] <= room) & (there[1] <= room)).all(1)
        for house, met in enumerate(race.meets):
            if met != NOWHERE:
                fits &= (there[0][:, house] == 0) | (there[1][:, met] == 0)
        for side in there:
            fits &= side[:, race.home] < race.count
        return torch.cat(sides, 1)[fits].to(torch.uint8)


class Drawn:
    """One solved layer, ready to be drawn from."""

    def __init__(self, layer: Layer, sides: "Sides", device: Device) -> None:
        pair = layer.pair
        self.rows = [sides.rows(pair.major), sides.rows(pair.minor)]
        on = sides.torch
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

    def draw(self, mover: int, count: int) -> tuple[torch.Tensor, torch.Tensor]:
        """About so many positions with this side to move, every one as likely as another."""
        tries = int(count / self.share) + 1
        on = self.start.device
        i = torch.randint(len(self.rows[0]), (tries,), device=on)
        j = torch.randint(len(self.rows[1]), (tries,), device=on)
        apart = (self.clashes[self.clash[i]] & self.groups[self.group[j]]) == 0
        i, j = i[apart], j[apart]
        index = self.start[i] + j + self.shift[self.clash[i], self.group[j]]
        both = [self.rows[0][i], self.rows[1][j]]
        if mover:
            both.reverse()
        return torch.cat(both, dim=1), self.values[mover][index].float()


class Sides:
    """The house of every piece in each placement of each side, made once."""

    def __init__(self, race: Race, on: torch.device) -> None:
        self.race = race
        self.torch = on
        self.known: dict[tuple[int, ...], torch.Tensor] = {}

    def rows(self, side: Side) -> torch.Tensor:
        if side.unfinished not in self.known:
            rows = np.full((len(side), self.race.count), self.race.home, dtype=np.uint8)
            if side.unfinished:
                rows[:, list(side.unfinished)] = np.array(side.placements, dtype=np.uint8)
            self.known[side.unfinished] = torch.from_numpy(rows).to(self.torch)
        return self.known[side.unfinished]


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


def draw(
    layers: list[Drawn], count: int, evenness: float, numbers: np.random.Generator
) -> tuple[torch.Tensor, torch.Tensor]:
    """So many positions; layers count by their size to the power of 1 - evenness."""
    weights = np.array([float(layer.size) for layer in layers]) ** (1.0 - evenness)
    shares = numbers.multinomial(count, weights / weights.sum())
    found = [
        layer.draw(mover, (int(share) + mover) // 2)
        for layer, share in zip(layers, shares, strict=True)
        for mover in range(2)
        if (int(share) + mover) // 2
    ]
    return torch.cat([rows for rows, _ in found]), torch.cat([told for _, told in found])


class Training:
    """Adam on positions of a pool, with a rate that falls to nothing over the given time."""

    def __init__(self, net: Net, batch: int, rate: float) -> None:
        self.net = net
        self.batch = batch
        self.rate = rate
        self.on = net.layers[0].weight.device
        self.now = torch.zeros((), device=self.on)
        capturable = self.on.type == "cuda"
        self.optimiser = torch.optim.Adam(
            net.parameters(),
            lr=self.now,
            betas=(0.9, 0.99),
            capturable=capturable,
            fused=capturable,
        )
        self.loss = torch.zeros((), device=self.on)

    def step(self, rows: torch.Tensor, values: torch.Tensor) -> None:
        chosen = torch.randint(len(values), (self.batch,), device=self.on)
        found = self.net(rows[chosen])
        loss = ((found - values[chosen]) ** 2).mean()
        self.optimiser.zero_grad(set_to_none=False)
        loss.backward()
        self.optimiser.step()
        self.loss.copy_(loss.detach())

    def captured(self, rows: torch.Tensor, values: torch.Tensor) -> torch.cuda.CUDAGraph:
        """A step as one piece for the card, so that nobody waits for Python."""
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(3):
                self.step(rows, values)
        torch.cuda.current_stream().wait_stream(beside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step(rows, values)
        return graph

    def run(
        self, pools: Iterator[tuple[torch.Tensor, torch.Tensor]], seconds: float, each: int
    ) -> int:
        """Train for a time, with a fresh pool after so many steps; how many steps it took."""
        rows, values = next(pools)
        rows, values = rows.clone(), values.clone()
        began = time.perf_counter()
        done, graph, precise = 0, None, False
        torch.set_float32_matmul_precision("high")
        while (spent := (time.perf_counter() - began) / seconds) < 1.0:
            rate = self.rate * 0.5 * (1.0 + math.cos(math.pi * spent))
            self.now.fill_(rate * min(1.0, (done + 1) / WARM_UP))
            if spent > 1.0 - PRECISE and not precise:
                torch.set_float32_matmul_precision("highest")
                precise, graph = True, None
            if self.on.type == "cuda" and graph is None and done:
                graph = self.captured(rows, values)
            for _ in range(AT_A_TIME):
                graph.replay() if graph else self.step(rows, values)
            if self.on.type == "cuda":
                torch.cuda.synchronize()
            done += AT_A_TIME
            if done % each == 0:
                fresh = next(pools)
                count = min(len(values), len(fresh[1]))
                rows[:count], values[:count] = fresh[0][:count], fresh[1][:count]
            if done % (25 * AT_A_TIME) == 0:
                print(f"  {spent:.0%}, step {done}, {float(self.loss) ** 0.5:.5f}", flush=True)
        return done


def errors(net: Net, rows: torch.Tensor, values: torch.Tensor) -> dict[str, float]:
    with torch.no_grad():
        parts = zip(rows.split(65_536), values.split(65_536), strict=True)
        off = torch.cat([(net(some) - told).abs() for some, told in parts])
    ordered = off.sort().values
    return {
        "positions": len(off),
        "mean_error": float(off.mean()),
        "p95_error": float(ordered[int(0.95 * len(off))]),
        "largest_error": float(ordered[-1]),
    }


class Judge:
    """A network as the source of values of many positions at once."""

    def __init__(self, net: Net, race: Race) -> None:
        self.net = net
        self.race = race

    def of_moves(self, moves: list[RaceMove], passed: tuple[list[int], list[int]]) -> list[float]:
        """What the side that moves has after each move, and, last, after passing."""
        race = self.race
        pairs = [(m.mover, m.other) if m.again else (m.other, m.mover) for m in moves]
        pairs.append((passed[1], passed[0]))
        rows = torch.tensor([[*mover, *other] for mover, other in pairs], dtype=torch.uint8)
        with torch.no_grad():
            told = self.net(rows.to(self.net.layers[0].weight.device)).tolist()
        again = [move.again for move in moves] + [False]
        found = [value if same else 1.0 - value for value, same in zip(told, again, strict=True)]
        for at, move in enumerate(moves):
            if all(house == race.home for house in move.mover):
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
    exact, judge, rng = Exact(race, OnDevice(solver)), Judge(net, race), Rng(seed)
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
    parser.add_argument("--name", default="race")
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--pool", type=int, default=30_000_000)
    parser.add_argument("--widths", default="320,96,32", help="of the hidden layers")
    parser.add_argument("--sight", default="", help="by what word bots ask for it")
    parser.add_argument("--teacher", type=Path, help="learn from a network, and solve nothing")
    parser.add_argument("--evenness", type=float, default=0.2)
    parser.add_argument("--batch", type=int, default=32_768)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    game = find_game(asked.game)
    race = game.race(game.setup(options=dict(each.split("=", 1) for each in asked.option)))
    assert race is not None
    asked.out.mkdir(parents=True, exist_ok=True)
    if asked.teacher is not None:
        learn(asked, race)
        return
    device: Device = Card() if asked.device == "gpu" else Processor()
    on = torch.device("cuda" if asked.device == "gpu" else "cpu")
    solver = Solver(race, device, asked.max_birds)
    began = time.perf_counter()
    report = [*solver.run()]
    print(f"solved in {time.perf_counter() - began:.0f} s", flush=True)
    updates = sum(2 * solved.positions * solved.sweeps for solved in report)
    print(f"{updates / sum(s.sweeping for s in report):.3g} updates a second", flush=True)
    sides = Sides(race, on)
    layers = [Drawn(layer, sides, device) for layer in solver.layers.values()]
    numbers = np.random.default_rng(asked.seed)
    held_out = draw(layers, HELD_OUT, 0.0, numbers)
    mixed = torch.randperm(len(held_out[1]), device=on)
    held_out = (held_out[0][mixed], held_out[1][mixed])

    def pools() -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        while True:
            yield draw(layers, asked.pool, asked.evenness, numbers)

    net, steps = trained(asked, race, on, pools())
    kept: list[Decision] = []
    found = {**errors(net, *held_out), **regret(net, solver, asked.decisions, asked.seed, kept)}
    write(asked, race, net, {"steps": steps, **found})
    keep(asked.out / f"{asked.name}.decisions", kept)
    shown = zip(held_out[0].tolist(), held_out[1].tolist(), strict=True)
    keep(asked.out / f"{asked.name}.positions", [[*each] for each in islice(shown, KEPT)])


def learn(asked: argparse.Namespace, race: Race) -> None:
    """Train on what another network says; its errors are those against that one."""
    teacher = Teacher(race, asked.teacher)
    held_out = teacher.draw(KEPT)

    def pools() -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        while True:
            yield teacher.draw(asked.pool)

    net, steps = trained(asked, race, torch.device("cpu"), pools())
    write(asked, race, net, {"steps": steps, **errors(net, *held_out)})


def trained(
    asked: argparse.Namespace,
    race: Race,
    on: torch.device,
    pools: Iterator[tuple[torch.Tensor, torch.Tensor]],
) -> tuple[Net, int]:
    net = Net(RaceInputs(race), widths_of(asked)).to(on)
    each = max(1, asked.pool // asked.batch // AT_A_TIME) * AT_A_TIME
    steps = Training(net, asked.batch, asked.rate).run(pools, asked.seconds, each)
    net.rounded()
    return net, steps


def widths_of(asked: argparse.Namespace) -> list[int]:
    return [int(width) for width in asked.widths.split(",")]


def write(asked: argparse.Namespace, race: Race, net: Net, found: JsonObject) -> None:
    told: JsonObject = {"options": {**race.options}, "sight": asked.sight, **found}
    print(json.dumps(told), flush=True)
    weights = [
        (layer.weight.detach().T.contiguous().cpu().reshape(-1).tolist(), layer.bias.tolist())
        for layer in net.layers
    ]
    sizes = [int(net.switches.inputs.total), *widths_of(asked), 1]
    write_network(asked.out / f"{asked.name}.net", sizes, weights, told)


def keep(path: Path, lines: list[Decision]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
