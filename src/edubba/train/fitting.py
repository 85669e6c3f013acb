"""Fits a network to samples, with PyTorch: on the graphics card where there is one."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.judgement import FURTHEST
from edubba.core.network import write_network
from edubba.core.words import JsonObject
from edubba.train.samples import Samples

WIDTHS = (32, 16)
"""Of the hidden layers."""
BATCH = 2048
RATE = 2e-3
DECAY = 1e-2
NEWTON = 20
"""Steps in which the evaluator's own scale is found."""
HELD_OUT = 0.08
"""The share of the samples that only tells how good the network is: the last games."""


@dataclass(frozen=True)
class Fitted:
    """What came of it: losses on games that it was not trained on, in nats a sample."""

    samples: int
    hand: float
    """... of the best that can be said from the evaluator alone."""
    least: float
    """... of who would know the ends themselves."""
    curve: list[float]
    """... of the network after every pass."""

    def to_json(self) -> JsonObject:
        curve = [round(loss, 5) for loss in self.curve]
        told: JsonObject = {"samples": self.samples, "hand": round(self.hand, 5)}
        return {**told, "least": round(self.least, 5), "curve": [*curve]}


class Correction(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """Layers that see the features, and what the evaluator says beside them."""

    def __init__(self, scale: torch.Tensor, trust: float) -> None:
        super().__init__()
        sizes = [len(scale) + 1, *WIDTHS, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.trust = nn.Parameter(torch.tensor(trust))
        self.register_buffer("scale", scale)
        with torch.no_grad():
            self.layers[-1].weight.zero_()  # in the beginning it corrects nothing
            self.layers[-1].bias.zero_()

    def forward(self, rows: torch.Tensor, hand: torch.Tensor) -> torch.Tensor:
        hidden = torch.cat([rows.float() * self.scale, hand.unsqueeze(1)], dim=1)
        for layer in self.layers[:-1]:
            hidden = torch.relu(layer(hidden))
        return self.layers[-1](hidden).squeeze(1) + self.trust * hand

    def written(self) -> list[tuple[list[float], list[float]]]:
        """The layers as they are shipped: rows by inputs, what is on scale worked in."""
        found = []
        for at, layer in enumerate(self.layers):
            weights = layer.weight.detach().cpu().t().clone()
            if at == 0:
                weights[:-1] *= self.scale.cpu().unsqueeze(1)
            found.append((weights.flatten().tolist(), layer.bias.detach().cpu().tolist()))
        return found


def fit(
    samples: Samples, passes: int, seed: int, told: Callable[[str], None]
) -> tuple[Correction, float, Fitted]:
    """Train, and keep the state after the pass that foretold the held-out games best."""
    torch.manual_seed(seed)
    on = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    kept = len(samples.hand) - int(len(samples.hand) * HELD_OUT)
    step = float(np.abs(samples.hand[:kept]).mean()) or 1.0
    hand = torch.from_numpy(np.clip(samples.hand / step, -FURTHEST, FURTHEST)).to(on)
    rows = torch.from_numpy(samples.rows).to(on)
    ends = torch.from_numpy(samples.ends).to(on)
    trust, alone = by_hand(hand[:kept], ends[:kept], hand[kept:], ends[kept:])
    some = samples.rows[:kept:7].astype(np.float32)
    far = np.sqrt((some * some).mean(axis=0))
    scale = np.where(far > 1e-3, 1.0 / np.maximum(far, 0.05), 0.0).astype(np.float32)
    net = Correction(torch.from_numpy(scale), trust).to(on)
    groups = [
        {"params": [layer.weight for layer in net.layers], "weight_decay": DECAY},
        {"params": [net.trust, *[layer.bias for layer in net.layers]], "weight_decay": 0.0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=RATE)
    steps = passes * (kept // BATCH + 1)
    rates = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
    loss_of = nn.BCEWithLogitsLoss()
    curve: list[float] = []
    best = {name: each.clone() for name, each in net.state_dict().items()}
    for each in range(passes):
        order = torch.randperm(kept, device=on)
        for chosen in order.split(BATCH):
            loss = loss_of(net(rows[chosen], hand[chosen]), ends[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            rates.step()
        with torch.no_grad():
            said = torch.cat(
                [
                    net(some_rows, some_hand)
                    for some_rows, some_hand in zip(
                        rows[kept:].split(8192), hand[kept:].split(8192), strict=True
                    )
                ]
            )
            curve.append(float(loss_of(said, ends[kept:])))
        if curve[-1] == min(curve):
            best = {name: part.clone() for name, part in net.state_dict().items()}
        told(f"pass {each + 1}/{passes}: {curve[-1]:.5f} (by hand {alone:.5f})")
    net.load_state_dict(best)
    return net, step, Fitted(len(samples.hand), alone, entropy(samples.ends[kept:]), curve)


def by_hand(
    hand: torch.Tensor, ends: torch.Tensor, hand_out: torch.Tensor, ends_out: torch.Tensor
) -> tuple[float, float]:
    """How much a step of the evaluator counts at best, and the loss of who believes just that."""
    loss_of = nn.BCEWithLogitsLoss()
    trust, added = torch.zeros((), device=hand.device), torch.zeros((), device=hand.device)
    for _ in range(NEWTON):
        said = torch.sigmoid(trust * hand + added)
        off, bend = said - ends, said * (1 - said)
        slope = torch.stack([(off * hand).mean(), off.mean()])
        cross = (bend * hand).mean()
        curve = torch.stack([(bend * hand * hand).mean() + 1e-6, cross, cross, bend.mean() + 1e-6])
        step = torch.linalg.solve(curve.view(2, 2), slope)
        trust, added = trust - step[0], added - step[1]
    return float(trust), float(loss_of(trust * hand_out + added, ends_out))


def entropy(ends: np.ndarray) -> float:
    """What cannot be foretold: ends are no pure wins and losses."""
    sure = np.clip(ends.astype(np.float64), 1e-9, 1 - 1e-9)
    return float(-(sure * np.log(sure) + (1 - sure) * np.log(1 - sure)).mean())


def save(path: Path, net: Correction, step: float, spread: float, told: JsonObject) -> None:
    """Write the network as `core.judgement` reads it."""
    sizes = [len(net.scale) + 1, *WIDTHS, 1]
    head: JsonObject = {"step": step, "trust": net.trust.item(), "spread": spread, **told}
    write_network(path, sizes, net.written(), head)
