"""Networks that judge a race: as they learn, and as they are kept."""

import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.network import told_of
from edubba.core.packed import HEAVIEST, TINY, weights_of, write_packed
from edubba.core.race import OFF
from edubba.core.words import JsonObject
from edubba.solve.placements import Placements

SHORT, BYTES, PRECISE = "short", "bytes", "precise"
"""How a network reckons: on the card in numbers of 16 bits; so, with weights as bytes keep them;
and with such weights as exactly as it can."""
AT_ONCE = 65_536
"""Positions that a network is asked about together."""
LIGHTEST = 1e-6
"""The largest weight of an output that says nothing."""


class Pressed:
    """A network that is there already, for many positions at once."""

    def __init__(self, placements: Placements, data: bytes) -> None:
        self.placements = placements
        self.layers: list[tuple[torch.Tensor, torch.Tensor]] = []
        """For each layer its weights by output, and what is added."""
        told = told_of(data)
        self.soft = bool(told.get("soft", False))
        sizes: list[int] = told["sizes"]  # type: ignore[assignment]
        body, at = weights_of(data), 0
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
            given = hidden(now, self.soft) if at else now
            now = nn.functional.linear(given, weight, added)
        return torch.sigmoid(now).squeeze(-1)


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """Switches pick rows of the first layer, whose sum goes through the others. The row of a piece
    on a house is one for any piece there and one of its own: houses are learnt once for all."""

    def __init__(self, placements: Placements, widths: list[int], soft: bool) -> None:
        super().__init__()
        self.placements = placements
        self.soft = soft
        self.phase = ""
        self.scales: list[torch.Tensor] = []
        race, alone = placements.race, placements.alone.shape[1]
        sizes = [2 * (alone + placements.hits), *widths, 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        places = race.home + 1
        shared = torch.zeros(2 * places, sizes[0])
        if race.distinct:
            for at in range(2 * alone):
                if at % places not in (OFF, race.home):
                    shared[at // alone * places + at % places, at] = 1.0
        self.register_buffer("shared", shared)
        self.any = nn.Parameter(torch.zeros(widths[0], 2 * places))
        with torch.no_grad():
            self.layers[0].weight.normal_(std=0.1)
            self.any.normal_(std=0.2)
            for layer in self.layers[1:]:
                layer.weight.normal_(std=math.sqrt(2.0 / layer.in_features))
            for layer in self.layers:
                layer.bias.zero_()
            self.layers[-1].weight.mul_(0.3)

    def begin_as(self, network: Pressed) -> None:
        """Take over the weights of another network of the same shape."""
        assert network.soft == self.soft
        with torch.no_grad():
            self.any.zero_()
            for layer, (weight, added) in zip(self.layers, network.layers, strict=True):
                layer.weight.copy_(weight)
                layer.bias.copy_(added)

    def settle(self) -> None:
        """From now on weights are whole multiples of what they are multiples of now: would the
        heaviest still grow, all the others became coarser."""
        self.scales = [scale_of(self.weight(at)) for at in range(len(self.layers))]

    def weight(self, at: int) -> torch.Tensor:
        weight = self.layers[at].weight
        return weight + self.any @ self.shared if at == 0 else weight

    def forward(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        told = self.placements
        now = torch.cat([told.alone[one], told.alone[other]], 1)
        if told.hits:
            crossed = [told.near[one] * told.taken[other], told.near[other] * told.taken[one]]
            now = torch.cat([now, *crossed], 1)
        short = self.phase in (SHORT, BYTES) and told.on.type == "cuda"
        now = now.half() if short else now.float()
        for at, layer in enumerate(self.layers):
            last = at == len(self.layers) - 1
            now = now.float() if last else now
            weight = self.weight(at)
            if self.phase in (BYTES, PRECISE):
                weight = rounded(weight, self.scales[at])
            kind = now.dtype
            now = nn.functional.linear(now, weight.to(kind), layer.bias.to(kind))
            now = now if last else hidden(now, self.soft)
        return torch.sigmoid(now).squeeze(-1)


def hidden(said: torch.Tensor, soft: bool) -> torch.Tensor:
    """What a layer hands on: nothing below zero; or a soft bend, and all in proportion."""
    if not soft:
        return torch.relu(said)
    bent = nn.functional.silu(said.float())
    return (bent * torch.rsqrt(bent.square().mean(-1, keepdim=True) + TINY)).to(said.dtype)


def scale_of(weight: torch.Tensor) -> torch.Tensor:
    """For each output what its largest weight is a multiple of."""
    return weight.detach().abs().amax(1, keepdim=True).clamp_min(LIGHTEST) / HEAVIEST


def rounded(weight: torch.Tensor, scale: torch.Tensor | None = None) -> torch.Tensor:
    """Weights as bytes hold them; they learn as if they were not rounded."""
    scale = scale_of(weight) if scale is None else scale
    return weight + (whole(weight, scale) * scale - weight).detach()


def whole(weight: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    return (weight / scale).round().clamp(-HEAVIEST, HEAVIEST)


def write(
    path: Path,
    weights: list[torch.Tensor],
    added: list[torch.Tensor],
    told: JsonObject,
    scales: list[torch.Tensor] | None = None,
) -> None:
    """Keep a network with its weights, by output, as bytes."""
    layers = []
    for weight, scale, more in zip(
        weights, scales or [scale_of(weight) for weight in weights], added, strict=True
    ):
        numbers = [int(number) for number in whole(weight, scale).T.reshape(-1).tolist()]
        layers.append((numbers, scale.reshape(-1).tolist(), more.tolist()))
    sizes = [weights[0].shape[1], *(weight.shape[0] for weight in weights)]
    write_packed(path, sizes, layers, told)
