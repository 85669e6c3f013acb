"""Press the exact values of a race into small networks:

    python -m edubba.solve.distil game_of_ur -o board=first_millennium --out DIR \\
        --net first_millennium=384,160,32+96:4@315 --soft --games 0.25

Solves the race, draws positions from all layers, and trains networks with hidden layers of these
widths, the first of which knows pairs of pieces by so many numbers, for so many seconds each: first
with weights of full precision, then with weights that are rounded to bytes, as the file keeps them
(those of pairs to multiples of which the usual weight has four). After the rate of learning, `g`
gates the first layer and `t` turns the steps of the deeper ones (`Turned`). Of several shapes,
`--until` trains the best once more, or the only one, until so many seconds after the beginning.
Measures each on positions that are as likely as any other, and on the decisions of games between
more and less careful players. Needs PyTorch (the extra `train`), and a graphics card for a whole
race of five birds.

A network for weaker players learns from a large one, in seconds. Its name ends with a dash and how
much whoever judges by it sees:

    python -m edubba.solve.distil game_of_ur -o board=first_millennium --out DIR \\
        --teacher DIR/first_millennium.net --net first_millennium-glance=8@5 --pool 4000000
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from edubba.core.race import OFF
from edubba.core.registry import find_game
from edubba.core.words import JsonObject
from edubba.solve.choices import Decision, regret
from edubba.solve.devices import Card, Device, Processor
from edubba.solve.lessons import Training, errors
from edubba.solve.nets import FINEST, Net, Pressed
from edubba.solve.placements import Drawn, Known, Placements, Pool, draw
from edubba.solve.race import SETTLED, Solver
from edubba.solve.results import OnDevice
from edubba.solve.ways import Games, Ways

HELD_OUT = 1_000_000
POOL = 40_000_000
"""Positions at hand, half of a gigabyte; fresh ones are drawn while training goes on."""
MOST = 1_000_000
STARTED = time.perf_counter()
CHOOSING = 300_000
"""Positions by which the best of several networks is chosen; its error is measured on others."""
PARTS = 3
"""In so many goes the positions of games are replaced."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description="Distil the exact values of a race.")
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--max-birds", type=int)
    parser.add_argument("--device", choices=["cpu", "gpu"], default="gpu")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--net",
        action="append",
        required=True,
        metavar="NAME=WIDTH,...[+PAIRS[:GRAIN[:RATE[:gt]]]]@SECONDS",
        dest="nets",
    )
    parser.add_argument(
        "--until", type=float, metavar="SECONDS", help="train the best once more until then"
    )
    parser.add_argument(
        "--most", type=int, default=MOST, help="bytes that the file of the best may have"
    )
    parser.add_argument("--teacher", type=Path, help="learn from a network, and solve nothing")
    parser.add_argument("--begin-as", type=Path, help="a network to go on from")
    parser.add_argument("--settled", type=float, default=SETTLED, help="how exactly to solve")
    parser.add_argument("--pool", type=int, default=POOL)
    parser.add_argument("--held-out", type=int, default=HELD_OUT)
    parser.add_argument("--evenness", type=float, default=0.25)
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--soft", action="store_true", help="bend softly and keep proportions")
    parser.add_argument(
        "--games", type=float, default=0.0, help="the share of positions that games lead to"
    )
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
    if solver.most == race.count:
        print(OnDevice(solver).value(*[[OFF] * race.count] * 2), "for who begins", flush=True)
    layers = [Drawn(layer, placements, device) for layer in solver.layers.values()]
    numbers = np.random.default_rng(asked.seed)
    lessons = Lessons(
        asked, placements, lambda count, even: draw(layers, count, even, numbers), solver
    )
    if asked.games:
        lessons.watch(Ways(placements), Known(layers, placements))
    lessons.run()


class Shape:
    """A network that is asked for: its name, its layers, and how to train it."""

    def __init__(self, asked: str, rate: float) -> None:
        self.name, _, self.told = asked.partition("=")
        shape, _, seconds = self.told.partition("@")
        widths, _, narrow = shape.partition("+")
        pairs, grain, usual, how = (*narrow.split(":"), "", "", "")[:4]
        self.widths = [int(width) for width in widths.split(",")]
        self.pairs = int(pairs or 0)
        self.grain = float(grain or FINEST)
        self.rate = float(usual or rate)
        self.gated, self.turned = "g" in how, "t" in how
        self.seconds = float(seconds)


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
        self.played: tuple[Ways, Known] | None = None
        self.games: Games | None = None
        self.next = 0
        """Where in the pool the next positions of games are kept."""

    def watch(self, ways: Ways, known: Known) -> None:
        """Learn from positions of games, too."""
        self.played = ways, known

    def refresh(self) -> None:
        """Replace some of the pool; the last part of it belongs to games."""
        asked, size = self.asked, len(self.pool[2])
        games = int(size * asked.games)
        fresh = self.draw(size - games, asked.evenness)
        self.put(0, tuple(part[: size - games] for part in fresh))
        if self.games is not None and games:
            count = games // PARTS
            self.put(size - games + self.next, self.games.positions(count))
            self.next = (self.next + count) % (count * PARTS)

    def put(self, at: int, found: Pool) -> None:
        for old, new in zip(self.pool, found, strict=True):
            old[at : at + len(new)] = new

    def run(self) -> None:
        asked = self.asked
        wanted = [Shape(each, asked.rate) for each in asked.nets]
        if asked.until is None:
            for shape in wanted:
                self.finish(shape, *self.train(shape))
            return
        chosen_by = self.draw(CHOOSING, 0.0)
        best, least = wanted[0], 1.0
        for shape in wanted if len(wanted) > 1 else []:
            net, steps = self.train(shape)
            path = asked.out / f"{shape.name}.net"
            net.write(path, {"soft": asked.soft})
            found, size = errors(net, chosen_by), path.stat().st_size
            print(shape.name, shape.told, steps, "steps", size, "bytes", found, flush=True)
            if found["mean_error"] < least and size <= asked.most:
                best, least = shape, found["mean_error"]
            path.unlink()
        best.seconds = max(1.0, asked.until - (time.perf_counter() - STARTED))
        print(f"the best: {best.told}, now for {best.seconds:.0f} s", flush=True)
        self.finish(best, *self.train(best))

    def train(self, shape: "Shape") -> tuple[Net, int]:
        """A network of a shape, and how many steps it took."""
        asked, placements = self.asked, self.placements
        net = Net(placements, shape.widths, asked.soft, shape.pairs, shape.grain, shape.gated)
        net = net.to(placements.on)
        if asked.begin_as is not None:
            net.begin_as(Pressed(placements, asked.begin_as.read_bytes()))
        if self.played is not None:
            self.games = Games(*self.played, net)
        training = Training(net, asked.batch, shape.rate, shape.turned)
        return net, training.run(self.pool, self.refresh, shape.seconds)

    def finish(self, shape: "Shape", net: Net, steps: int) -> None:
        """Measure a network and keep it."""
        asked, name = self.asked, shape.name
        told: JsonObject = {"options": {**self.placements.race.options}}
        told |= {
            "soft": asked.soft,
            "sight": name.partition("-")[2],
            "steps": steps,
            **errors(net, self.held_out),
        }
        if self.games is not None:
            told |= {**errors(self.games.ahead, self.held_out, "ahead_")}
            told |= {**errors(net, self.games.positions(asked.held_out), "games_")}
        net.write(asked.out / f"{name}.net", told)
        print(name, json.dumps(told), flush=True)
        if self.solver is not None and asked.decisions:
            kept: list[Decision] = []
            told |= {**regret(net, self.solver, asked.decisions, asked.seed, kept)}
            lines = "".join(json.dumps(line) + "\n" for line in kept)
            (asked.out / f"{name}.decisions").write_text(lines, "utf-8")
        print(name, json.dumps(told), flush=True)
        net.write(asked.out / f"{name}.net", told)


if __name__ == "__main__":
    main()
