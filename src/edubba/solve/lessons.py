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


class Turned(torch.optim.Optimizer):  # type: ignore[misc]  # PyTorch is not installed here
    """Steps of a matrix that go equally far in every direction, after the momentum of its gradient
    was made orthogonal by a few steps of Newton and Schulz (known as Muon)."""

    MOMENTUM = 0.95
    STEPS = 5
    CUBIC = 3.4445, -4.7750, 2.0315
    """What brings singular values near one quickly, though not quite there."""
    USUAL = 0.2
    """The root of the mean square that Adam's steps have as well."""

    def __init__(self, weights: list[torch.nn.Parameter], rate: torch.Tensor) -> None:
        super().__init__(weights, {"lr": rate})
        for weight in weights:
            self.state[weight]["momentum"] = torch.zeros_like(weight)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def step(self) -> None:
        for group in self.param_groups:
            for weight in group["params"]:
                momentum = self.state[weight]["momentum"]
                momentum.lerp_(weight.grad, 1.0 - self.MOMENTUM)
                way = orthogonal(weight.grad.lerp(momentum, self.MOMENTUM), self.STEPS, self.CUBIC)
                weight.sub_(way * (group["lr"] * self.USUAL * max(weight.shape) ** 0.5))


def orthogonal(matrix: torch.Tensor, steps: int, cubic: tuple[float, float, float]) -> torch.Tensor:
    """The nearest matrix whose singular values are all about one."""
    a, b, c = cubic
    tall = matrix.shape[0] > matrix.shape[1]
    now = (matrix.T if tall else matrix).bfloat16()
    now = now / (now.norm() + 1e-7)
    for _ in range(steps):
        square = now @ now.T
        now = a * now + (b * square + c * square @ square) @ now
    return (now.T if tall else now).to(matrix.dtype)


class Training:
    """Adam on positions of a pool, with a rate that falls to nothing over the given time."""

    def __init__(self, net: Net, batch: int, rate: float, turned: bool = False) -> None:
        self.net = net
        self.batch = batch
        self.rate = rate
        self.on = net.placements.on
        self.now = torch.zeros((), device=self.on)
        on_card = self.on.type == "cuda"
        deep = [layer.weight for layer in net.layers[1:-1]] if turned else []
        rest = [each for each in net.parameters() if not any(each is one for one in deep)]
        self.optimisers: list[torch.optim.Optimizer] = [
            torch.optim.Adam(
                rest, lr=self.now, betas=(0.9, 0.99), capturable=on_card, fused=on_card
            )
        ]
        if deep:
            self.optimisers.append(Turned(deep, self.now))
        self.loss = torch.zeros((), device=self.on)
        torch.compiler.reset()  # a network of another shape is none of this one's business
        self.loss_of = torch.compile(self._loss, dynamic=False) if on_card else self._loss

    def step(self, pool: Pool) -> None:
        chosen = torch.randint(len(pool[2]), (self.batch,), device=self.on)
        one, other, values = (part[chosen] for part in pool)
        loss = self.loss_of(one, other, values)
        for optimiser in self.optimisers:
            optimiser.zero_grad(set_to_none=False)
        (LOUD * loss).backward()
        for optimiser in self.optimisers:
            optimiser.step()
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
