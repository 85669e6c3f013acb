"""How a network learns the values of positions, and how far it is off."""

import math
import time
from collections.abc import Callable

import torch

from edubba.solve.nets import AT_ONCE, BYTES, PRECISE, SHORT, Net
from edubba.solve.placements import Pool

FRESH = 30.0
"""Seconds after which some positions are replaced."""
WARM_UP = 500
"""Steps in which the rate of learning rises."""
IN_BYTES = 0.5
"""From which share of the time on weights are rounded."""
LOUD = 16_384.0
"""By what losses are multiplied, so that short numbers do not lose what is learnt from them."""
AT_A_TIME = 100
"""Steps between two looks at the clock."""


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
        torch.compiler.reset()  # a network of another shape is none of this one's business
        self.loss_of = torch.compile(self._loss, dynamic=False) if on_card else self._loss

    def step(self, pool: Pool) -> None:
        chosen = torch.randint(len(pool[2]), (self.batch,), device=self.on)
        one, other, values = (part[chosen] for part in pool)
        loss = self.loss_of(one, other, values)
        self.optimiser.zero_grad(set_to_none=False)
        (LOUD * loss).backward()
        self.optimiser.step()
        self.loss.copy_(loss.detach())

    def _loss(self, one: torch.Tensor, other: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        return ((self.net(one, other) - values) ** 2).mean()

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

    def ready(self, pool: Pool) -> dict[str, torch.cuda.CUDAGraph]:
        """Steps of both kinds, made before the clock runs; nothing is learnt by that."""
        self.now.zero_()
        graphs: dict[str, torch.cuda.CUDAGraph] = {}
        for phase in (SHORT, BYTES):
            self.net.phase = phase
            self.net.settle()
            if self.on.type == "cuda":
                graphs[phase] = self.captured(pool)
        return graphs

    def run(self, pool: Pool, refresh: Callable[[], None], seconds: float) -> int:
        """Train for a time; how many steps it took."""
        graphs = self.ready(pool)
        began = fresh = time.perf_counter()
        done = 0
        self.net.phase = SHORT
        while (spent := (time.perf_counter() - began) / seconds) < 1.0:
            rate = self.rate * 0.5 * (1.0 + math.cos(math.pi * spent))
            self.now.fill_(rate * min(1.0, (done + 1) / WARM_UP))
            phase = SHORT if spent < IN_BYTES else BYTES
            if phase != self.net.phase:
                print(f"  in bytes from {float(self.loss) ** 0.5:.5f} on", flush=True)
                self.net.phase = phase
                self.net.settle()
            graph = graphs.get(phase)
            for _ in range(AT_A_TIME):
                graph.replay() if graph else self.step(pool)
            if graph:
                torch.cuda.synchronize()
            done += AT_A_TIME
            if time.perf_counter() - fresh > FRESH:
                refresh()
                fresh = time.perf_counter()
                print(f"  {spent:.0%}, step {done}, {float(self.loss) ** 0.5:.5f}", flush=True)
        if self.net.phase != BYTES:
            self.net.settle()
        self.net.phase = PRECISE
        return done


Judged = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]
"""The chance to win of the side to move, by both placements."""


def errors(judge: Judged, pool: Pool, where: str = "") -> dict[str, float]:
    """How far a network is off, or what is reckoned with it; with what the figures begin."""
    with torch.no_grad():
        parts = zip(*[part.split(AT_ONCE) for part in pool], strict=True)
        off = torch.cat([(judge(one, other) - told).abs() for one, other, told in parts])
    ordered = off.sort().values
    return {
        f"{where}positions": len(off),
        f"{where}mean_error": float(off.mean()),
        f"{where}p95_error": float(ordered[int(0.95 * len(off))]),
        f"{where}largest_error": float(ordered[-1]),
    }
