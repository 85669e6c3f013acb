"""Networks that judge a race: as they learn, and as they are kept."""

import math
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from edubba.core.network import told_of
from edubba.core.packed import (
    BYTE,
    HEAVIEST,
    HEAVIEST_FINE,
    PARTS,
    TINY,
    Alike,
    handed_on,
    sizes_in,
    weights_of,
    write_packed,
)
from edubba.core.race import OFF
from edubba.core.words import JsonObject
from edubba.solve.placements import Placements

SHORT, BYTES, PRECISE = "short", "bytes", "precise"
"""How a network reckons: on the card in numbers of 16 bits; so, with weights as bytes keep them;
and with such weights as exactly as it can."""
FINEST = float(HEAVIEST)
"""Multiples of which the usual weight of an output has so many are as fine as bytes can be."""
AT_ONCE = 16_384
"""Positions that a network is asked about together."""
LIGHTEST = 1e-6
"""The largest weight of an output that says nothing."""


class Pressed:
    """A network that is there already, for many positions at once."""

    def __init__(self, placements: Placements, data: bytes) -> None:
        self.placements = placements
        self.layers: list[tuple[torch.Tensor, torch.Tensor]] = []
        """For each layer its weights by output, and what is added."""
        self.pairs: torch.Tensor | None = None
        told = told_of(data)
        self.soft = bool(told.get("soft", False))
        self.gated = bool(told.get("gated", False))
        sizes = sizes_in(told, "sizes")
        body, at = weights_of(data), 0
        scales: list[np.ndarray] = []
        for number, (inputs, outputs) in enumerate(pairwise(sizes)):
            inputs = handed_on(sizes, number, self.gated)
            size = inputs * outputs
            weights = np.frombuffer(body, "i1", size, at)
            if number and told.get("fine", False):
                at += size
                weights = weights.view("u1") + BYTE * np.frombuffer(body, "i1", size, at).astype(
                    "i2"
                )
            weights = weights.reshape(inputs, outputs)
            at += size
            floats = np.frombuffer(body, "<f4", 2 * outputs, at)
            at += floats.nbytes
            scales.append(floats[:outputs])
            parts = (weights * scales[-1]).T.copy(), floats[outputs:].copy()
            weight, added = (torch.from_numpy(part).to(placements.on) for part in parts)
            self.layers.append((weight, added))
        if "pairs" in told:
            count, outputs = sizes_in(told, "pairs")
            switches = np.frombuffer(body, "<u2", PARTS * count, at).reshape(PARTS, count)
            self.switches = [*zip(*switches[:2].tolist(), strict=True)]
            kept = np.frombuffer(body, "i1", count * outputs, at + switches.nbytes)
            alike = Alike()
            rows = zip(switches[2].tolist(), kept.reshape(count, outputs).tolist(), strict=True)
            narrow = np.array([alike.row(kind, row) for kind, row in rows]) * scales[0][:outputs]
            self.pairs = torch.from_numpy(narrow).float().to(placements.on)
        assert sizes[0] == 2 * placements.alone.shape[1], "a network of places alone"

    def __call__(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            parts = zip(one.split(AT_ONCE), other.split(AT_ONCE), strict=True)
            return torch.cat([self.some(*part) for part in parts])

    def some(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        alone = self.placements.alone
        assert self.pairs is None or self.switches == self.placements.pairs
        on = torch.cat([alone[one], alone[other]], 1).float()
        now = on
        for at, (weight, added) in enumerate(self.layers):
            given = hidden(now, self.soft, self.gated and at == 1) if at else now
            now = nn.functional.linear(given, weight, added)
            if at == 0 and self.pairs is not None:
                now = now + together(self.placements, on, self.pairs, now.shape[1])
        return torch.sigmoid(now).squeeze(-1)


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """Switches pick rows of the first layer, whose sum goes through the others. The row of a piece
    on a house is one for any piece there and one of its own: houses are learnt once for all. So are
    the narrow rows of two pieces on two houses."""

    def __init__(
        self,
        placements: Placements,
        widths: list[int],
        soft: bool,
        pairs: int = 0,
        grain: float = FINEST,
        gated: bool = False,
    ) -> None:
        super().__init__()
        self.placements = placements
        self.soft = soft
        self.gated = gated
        self.grain = grain
        self.phase = ""
        self.scales: list[torch.Tensor] = []
        race, alone = placements.race, placements.alone.shape[1]
        sizes = [2 * (alone + placements.hits), *widths, 1]
        self.layers = nn.ModuleList(
            nn.Linear(handed_on(sizes, at, gated), outputs) for at, outputs in enumerate(sizes[1:])
        )
        places = race.home + 1
        shared = torch.zeros(2 * places, sizes[0])
        if race.distinct:
            for at in range(2 * alone):
                if at % places not in (OFF, race.home):
                    shared[at // alone * places + at % places, at] = 1.0
        self.register_buffer("shared", shared)
        self.any = nn.Parameter(torch.zeros(widths[0], 2 * places))
        self.pairs: nn.Parameter | None = None
        if pairs:
            houses = [tuple(s // alone * places + s % places for s in p) for p in placements.pairs]
            kinds = {kind: at for at, kind in enumerate(dict.fromkeys(houses))}
            self.register_buffer("kind", torch.tensor([kinds[each] for each in houses]))
            self.pairs = nn.Parameter(torch.zeros(len(houses), pairs))
            self.any_pairs = nn.Parameter(torch.zeros(len(kinds), pairs))
        with torch.no_grad():
            self.layers[0].weight.normal_(std=0.1)
            self.any.normal_(std=0.2)
            if self.pairs is not None:
                self.any_pairs.normal_(std=0.05)
                self.pairs.normal_(std=0.02)
            for layer in self.layers[1:]:
                layer.weight.normal_(std=math.sqrt(2.0 / layer.in_features))
            for layer in self.layers:
                layer.bias.zero_()
            self.layers[-1].weight.mul_(0.3)

    def begin_as(self, network: Pressed) -> None:
        """Take over the weights of another network with the same layers; of narrow rows those
        numbers that weigh most, of pairs those that it knows."""
        assert (network.soft, network.gated) == (self.soft, self.gated)
        with torch.no_grad():
            self.any.zero_()
            for layer, (weight, added) in zip(self.layers, network.layers, strict=True):
                layer.weight.copy_(weight)
                layer.bias.copy_(added)
            if self.pairs is None or network.pairs is None:
                return
            there, wide = network.pairs.shape[1], self.pairs.shape[1]
            beside = 2 if self.gated else 1  # outputs that belong together stay beside each other
            weigh = network.pairs.square().sum(0).view(-1, beside).sum(1)
            first = weigh.argsort(descending=True)[:, None] * beside
            order = (first + torch.arange(beside, device=first.device)).flatten()
            kept, rest = order[:wide], order[wide:]
            later = torch.arange(2 * there, len(self.layers[0].weight), device=order.device)
            outputs = torch.cat([kept, kept + there, rest, rest + there, later])
            self.layers[0].weight.copy_(self.layers[0].weight[outputs])
            self.layers[0].bias.copy_(self.layers[0].bias[outputs])
            inputs = outputs[::beside] // beside
            self.layers[1].weight.copy_(self.layers[1].weight[:, inputs])
            self.any_pairs.zero_()
            self.pairs.zero_()
            numbers = {pair: row for row, pair in enumerate(network.switches)}
            rows = [numbers.get(pair, -1) for pair in self.placements.pairs]
            known = torch.tensor(rows, device=order.device)
            self.pairs[known >= 0] = network.pairs[known[known >= 0]][:, kept]

    def settle(self) -> None:
        """From now on weights are whole multiples of what they are multiples of now: would the
        heaviest still grow, all the others became coarser."""
        count = range(len(self.layers))
        found = [heaviest(self.weight(at)) / self.heaviest(at) for at in count]
        if self.pairs is not None:
            # Outputs that share the rows of pairs must be multiples of the same.
            narrow = scale_of(self.narrow().T, self.grain)
            wide = len(narrow)
            least = [heaviest(self.weight(0))[at : at + wide] for at in (0, wide)]
            narrow = torch.maximum(narrow, torch.maximum(*least) / HEAVIEST)
            found[0] = torch.cat([narrow, narrow, found[0][2 * wide :]])
        if self.scales:
            for old, new in zip(self.scales, found, strict=True):
                old.copy_(new)
        else:
            self.scales = found

    def heaviest(self, at: int) -> int:
        """The largest multiple among the weights of a layer: whoever knows pairs is fine."""
        return HEAVIEST_FINE if at and self.pairs is not None else HEAVIEST

    def weight(self, at: int) -> torch.Tensor:
        weight = self.layers[at].weight
        return weight + self.any @ self.shared if at == 0 else weight

    def narrow(self) -> torch.Tensor:
        """The rows of pairs."""
        assert self.pairs is not None
        return self.pairs + self.any_pairs.index_select(0, self.kind)

    def forward(self, one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        told = self.placements
        on = torch.cat([told.alone[one], told.alone[other]], 1)
        now = on
        if told.hits:
            crossed = [told.near[one] * told.taken[other], told.near[other] * told.taken[one]]
            now = torch.cat([now, *crossed], 1)
        short = self.phase in (SHORT, BYTES) and told.on.type == "cuda"
        in_bytes = self.phase in (BYTES, PRECISE)
        now = now.half() if short else now.float()
        for at, layer in enumerate(self.layers):
            last = at == len(self.layers) - 1
            now = now.float() if last else now
            weight = self.weight(at)
            if in_bytes:
                weight = rounded(weight, self.scales[at], self.heaviest(at))
            kind = now.dtype
            now = nn.functional.linear(now, weight.to(kind), layer.bias.to(kind))
            if at == 0 and self.pairs is not None:
                narrow = self.narrow()
                if in_bytes:
                    narrow = rounded(narrow, self.scales[0][: narrow.shape[1]].T)
                now = now + together(told, on.to(kind), narrow.to(kind), now.shape[1])
            now = now if last else hidden(now, self.soft, self.gated and at == 0)
        return torch.sigmoid(now).squeeze(-1)

    def write(self, path: Path, told: JsonObject) -> None:
        """Keep it as it is shipped."""
        weights = [self.weight(at).detach() for at in range(len(self.layers))]
        alone, hits = self.placements.alone.bool().any(0), self.placements.hits
        used = nn.functional.pad(torch.cat([alone, alone]), (0, 2 * hits), value=True)
        weights[0] = (weights[0] * used)[
            :, self.placements.order()
        ]  # what is never on says nothing
        added = [layer.bias for layer in self.layers]
        pairs = None
        if self.pairs is not None:
            narrow = self.narrow().detach()
            scale = self.scales[0][: narrow.shape[1]].T
            switches = [[pair[at] for pair in self.placements.pairs] for at in range(2)]
            kinds = [int(kind) for kind in self.kind.tolist()]
            pairs = switches[0], switches[1], kinds, whole_numbers(narrow, scale, HEAVIEST)
            told = {"fine": True, **told}
        if self.gated:
            told = {"gated": True, **told}
        write(path, weights, added, told, self.scales, pairs)


def together(told: Placements, on: torch.Tensor, pairs: torch.Tensor, outputs: int) -> torch.Tensor:
    """What two switches that are on together add to the outputs of the first layer."""
    both = on.index_select(1, told.ones) * on.index_select(1, told.others)
    rows = torch.cat([pairs, pairs.index_select(0, told.mirrored)], 1)
    said = both @ nn.functional.pad(rows, (0, 0, 0, both.shape[1] - len(rows)))
    return nn.functional.pad(said, (0, outputs - said.shape[1]))


def hidden(said: torch.Tensor, soft: bool, gated: bool = False) -> torch.Tensor:
    """What a layer hands on: nothing below zero; or a soft bend, and all in proportion. Of a gated
    one every second output says how much of the one before it is handed on."""
    if not soft:
        return torch.relu(said)
    said_all = said.float()
    bent = nn.functional.silu(said_all[:, 1::2] if gated else said_all)
    if gated:
        bent = bent * said_all[:, 0::2]
    return (bent * torch.rsqrt(bent.square().mean(-1, keepdim=True) + TINY)).to(said.dtype)


def heaviest(weight: torch.Tensor) -> torch.Tensor:
    """For each output its largest weight."""
    return weight.detach().abs().amax(1, keepdim=True).clamp_min(LIGHTEST)


def scale_of(weight: torch.Tensor, grain: float = FINEST) -> torch.Tensor:
    """For each output what its weights are to be multiples of: the largest of as many as a byte
    holds, the usual one of no more than `grain`."""
    usual = weight.detach().square().mean(1, keepdim=True).sqrt()
    return torch.maximum(heaviest(weight) / HEAVIEST, usual / grain)


def rounded(
    weight: torch.Tensor, scale: torch.Tensor | None = None, most: int = HEAVIEST
) -> torch.Tensor:
    """Weights as the file holds them; they learn as if they were not rounded."""
    scale = scale_of(weight) if scale is None else scale
    return weight + (whole(weight, scale, most) * scale - weight).detach()


def whole(weight: torch.Tensor, scale: torch.Tensor, most: int) -> torch.Tensor:
    return (weight / scale).round().clamp(-most, most)


def whole_numbers(rows: torch.Tensor, scale: torch.Tensor, most: int) -> list[int]:
    return [int(number) for number in whole(rows, scale, most).reshape(-1).tolist()]


def write(
    path: Path,
    weights: list[torch.Tensor],
    added: list[torch.Tensor],
    told: JsonObject,
    scales: list[torch.Tensor] | None = None,
    pairs: tuple[list[int], list[int], list[int], list[int]] | None = None,
) -> None:
    """Keep a network with its weights, by output, in whole numbers."""
    layers: list[tuple[list[int], list[float], list[float]]] = []
    for weight, scale, more in zip(
        weights, scales or [scale_of(weight) for weight in weights], added, strict=True
    ):
        most = HEAVIEST_FINE if layers and told.get("fine", False) else HEAVIEST
        numbers = whole_numbers(weight.T, scale.T, most)
        layers.append((numbers, scale.reshape(-1).tolist(), more.tolist()))
    sizes = [weights[0].shape[1], *(weight.shape[0] for weight in weights)]
    write_packed(path, sizes, layers, told, pairs)
