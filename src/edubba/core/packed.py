"""Networks of switches in whole numbers, as races are judged by: small files, fast sums.

A file is one line of JSON (the sizes of the layers, and how the network was made) and then,
compressed, layer by layer: a weight of one byte for each output of each input; for each output what
its weights are to be multiplied by, and what is added to it, as floats. Hidden layers cut off below
zero; a soft network bends there, and what a layer says is divided by the root of its mean square.
Of a gated one the first layer says two numbers for each that it hands on: what, and how much of it.
Of a fine one, weights after the first layer have two bytes: the lower ones come first.

A network may also know what two switches mean that are on together. Then follow the first and the
second switch of each such pair and which other pairs it is like, as short numbers, and a narrow row
of bytes for it: the first outputs of the first layer add it, the next ones add that of the pair
which mirrors it. What is kept of a row is by how much it differs from the mean of those before it
that are like it, for that is less.

Two weights lie in one word of 64 bits, so that one multiplication does for two outputs.
"""

import json
import zlib
from math import exp, sqrt
from pathlib import Path
from struct import calcsize, pack, unpack_from
from typing import Final, final

from edubba.core.native import append, i64, vec
from edubba.core.network import told_of
from edubba.core.words import JsonObject

HEAVIEST: Final = 127
"""The largest weight."""
HEAVIEST_FINE: Final = 511
"""And of a fine network after the first layer; more would bring sums near half a word."""
BYTE: Final = 256
FINE: Final = 1024.0
"""What a hidden layer says is kept in so many parts of one."""
MOST: Final = 32767
"""And cut off at so many, so that a sum of hundreds of products fits into half a word."""
TINY: Final = 1e-5
"""Added to a mean square, which could be nothing."""
FLAT: Final = -60.0
"""Below this a soft bend is nothing."""
LIFTED: Final = 1 << 20
HALF_UP: Final = LIFTED + 0.5
MEMORY: Final = 8
"""What compression takes; with more, one code would have to do for too much."""
LONG: Final = 2000
"""Bytes that are worth a code."""
NO_PAIR: Final = -1
PARTS: Final = 3
"""Short numbers that tell of a pair."""
TOGETHER: Final = 8
"""Words that are summed side by side."""
HALF_WORD: Final = 32
LOW: Final = 0xFFFF_FFFF
SIGN: Final = 0x8000_0000


@final
class PackedLayer:
    """Weights two by two. Those of the first layer lie row by row, for its rows are added; of the
    others some words of every row, then the next words of every row."""

    def __init__(
        self, inputs: int, outputs: int, data: bytes, at: int, first: bool, fine: bool
    ) -> None:
        self.outputs: i64 = outputs
        rows: list[list[int]] = []
        size = inputs * outputs
        for begin in range(at, at + size, outputs):
            lower = data[begin : begin + outputs]
            if fine:
                upper = signed(data[begin + size : begin + size + outputs])
                row = [low + BYTE * high for low, high in zip(lower, upper, strict=True)]
            else:
                row = signed(lower)
            rows.append(packed_row(row))
        at += 2 * size if fine else size
        wide = len(rows[0])
        self.wide: i64 = wide
        self.block: i64 = inputs * TOGETHER
        step = wide if first else TOGETHER
        words = vec[i64]()
        for begin in range(0, wide, step):
            for row in rows:
                for word in row[begin : begin + step]:
                    words = append(words, word)
        self.words = words
        floats = unpack_from(f"<{2 * outputs}f", data, at)
        scale, added = vec[float](), vec[float]()
        for output in range(outputs):
            scale = append(scale, floats[output] if first else floats[output] / FINE)
            added = append(added, floats[outputs + output])
        self.scale = scale
        self.added = added

    def add_rows(self, on: vec[i64], count: i64, sums: vec[i64]) -> None:
        """The sums of some rows."""
        words = self.words
        wide = self.wide
        for k in range(wide):
            sums[k] = 0
        for i in range(count):
            at: i64 = on[i] * wide
            for k in range(wide):
                sums[k] += words[at + k]

    def multiply(self, rows: vec[i64], given: vec[i64], count: i64, sums: vec[i64]) -> None:
        """The sums of some rows (by where they begin in a block), each times a number."""
        words = self.words
        begin: i64 = 0
        k: i64 = 0
        while k < self.wide:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            e: i64 = 0
            f: i64 = 0
            g: i64 = 0
            h: i64 = 0
            for i in range(count):
                at: i64 = begin + rows[i]
                times = given[i]
                a += times * words[at]
                b += times * words[at + 1]
                c += times * words[at + 2]
                d += times * words[at + 3]
                e += times * words[at + 4]
                f += times * words[at + 5]
                g += times * words[at + 6]
                h += times * words[at + 7]
            sums[k] = a
            sums[k + 1] = b
            sums[k + 2] = c
            sums[k + 3] = d
            sums[k + 4] = e
            sums[k + 5] = f
            sums[k + 6] = g
            sums[k + 7] = h
            k += TOGETHER
            begin += self.block

    def says(self, sums: vec[i64], output: i64) -> float:
        """What an output makes of its half of a word."""
        both: i64 = sums[output >> 1]
        half: i64 = ((both + SIGN) & LOW) - SIGN
        if output & 1:
            half = (both - half) >> HALF_WORD
        return float(half) * self.scale[output] + self.added[output]


def signed(weights: bytes) -> list[int]:
    return [int(w) - BYTE if w > HEAVIEST else int(w) for w in weights]


def packed_row(weights: list[int]) -> list[int]:
    """Weights two by two, filled up with zeros to words that are summed together."""
    told = weights + [0] * (-len(weights) % (2 * TOGETHER))
    return [told[at] + (told[at + 1] << HALF_WORD) for at in range(0, len(told), 2)]


@final
class Alike:
    """The rows of pairs so far, and what is to be expected of the next one."""

    def __init__(self) -> None:
        self.sums: dict[int, list[int]] = {}
        self.counts: dict[int, int] = {}

    def expected(self, kind: int, outputs: int) -> list[int]:
        """The mean of the rows of a kind, halves going up."""
        count = self.counts.get(kind, 0)
        if not count:
            return [0] * outputs
        return [(2 * weight + count) // (2 * count) for weight in self.sums[kind]]

    def add(self, kind: int, row: list[int]) -> None:
        before = self.sums.get(kind, [0] * len(row))
        self.sums[kind] = [a + b for a, b in zip(before, row, strict=True)]
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def row(self, kind: int, kept: list[int]) -> list[int]:
        """The next row, by what is kept of it."""
        found = [a + b for a, b in zip(self.expected(kind, len(kept)), kept, strict=True)]
        row = signed(bytes([weight % BYTE for weight in found]))
        self.add(kind, row)
        return row

    def kept(self, kind: int, row: list[int]) -> list[int]:
        """What is kept of the next row, each number as a byte."""
        expected = self.expected(kind, len(row))
        self.add(kind, row)
        return [(a - b) % BYTE for a, b in zip(row, expected, strict=True)]


@final
class PackedPairs:
    """A row for each two switches that can be on together, of two sides that mirror each other."""

    def __init__(self, inputs: int, count: int, outputs: int, data: bytes, at: int) -> None:
        self.inputs: i64 = inputs
        self.side: i64 = inputs // 2
        self.wide: i64 = outputs // 2
        switches = unpack_from(f"<{PARTS * count}H", data, at)
        begins = [NO_PAIR] * (inputs * inputs)
        for row in range(count):
            one, other = switches[row], switches[count + row]
            begins[one * inputs + other] = begins[other * inputs + one] = row * outputs // 2
        self.begins = vec[i64](begins)
        """By two switches where their row begins."""
        at += calcsize(f"<{PARTS * count}H")
        words = vec[i64]()
        alike = Alike()
        for row in range(count):
            begin = at + row * outputs
            kept = signed(data[begin : begin + outputs])
            weights = alike.row(switches[2 * count + row], kept)
            for word in packed_row(weights)[: outputs // 2]:
                words = append(words, word)
        self.words = words

    def add_rows(self, on: vec[i64], count: i64, sums: vec[i64]) -> None:
        """Add the rows of all pairs among some switches, and those of the pairs they mirror."""
        for i in range(count):
            one: i64 = on[i] * self.inputs
            mirrored: i64 = self.mirrored(on[i]) * self.inputs
            for k in range(i):
                self.add_row(self.begins[one + on[k]], 0, sums)
                self.add_row(self.begins[mirrored + self.mirrored(on[k])], self.wide, sums)

    def add_row(self, begin: i64, to: i64, sums: vec[i64]) -> None:
        if begin == NO_PAIR:
            return
        words = self.words
        for k in range(self.wide):
            sums[to + k] += words[begin + k]

    def mirrored(self, switch: i64) -> i64:
        """The switch that says the same of the other side."""
        return switch - self.side if switch >= self.side else switch + self.side


@final
class PackedNetwork:
    """Layers after each other; the inputs of the first that are on name its rows."""

    def __init__(
        self,
        sizes: list[int],
        data: bytes,
        soft: bool = False,
        fine: bool = False,
        pairs: list[int] | None = None,
        gated: bool = False,
    ) -> None:
        assert soft or not fine, "sums of a hard network could grow out of half a word"
        assert soft or not gated, "gates bend softly"
        self.soft = soft
        self.gated = gated
        self.pairs: PackedPairs | None = None
        layers: list[PackedLayer] = []
        at = 0
        for number in range(len(sizes) - 1):
            inputs, outputs = handed_on(sizes, number, gated), sizes[number + 1]
            deep = fine and number > 0
            layers.append(PackedLayer(inputs, outputs, data, at, number == 0, deep))
            at += inputs * outputs * (2 if deep else 1) + calcsize(f"<{2 * outputs}f")
        self.first = layers[0]
        self.deeper = layers[1:]
        if pairs is not None:
            self.pairs = PackedPairs(sizes[0], pairs[0], pairs[1], data, at)
        room = max(sizes[1:]) + 2 * TOGETHER
        self.sums = vec[i64]([0] * room)
        self.rows = vec[i64]([0] * room)
        self.given = vec[i64]([0] * room)
        self.said = vec[float]([0.0] * room)

    def chance(self, on: vec[i64], count: i64) -> float:
        """The chance that it gives if the first so many of these inputs are on."""
        return 1.0 / (1.0 + exp(-self.signal(on, count)))

    def signal(self, on: vec[i64], count: i64) -> float:
        """What it says of them, before that becomes a chance."""
        sums = self.sums
        layer = self.first
        layer.add_rows(on, count, sums)
        if self.pairs is not None:
            self.pairs.add_rows(on, count, sums)
        for following in self.deeper:
            count = self.bent(layer) if self.soft else self.kept(layer)
            following.multiply(self.rows, self.given, count, sums)
            layer = following
        return layer.says(sums, 0)

    def kept(self, layer: PackedLayer) -> i64:
        """Keep what a layer says above zero; how many outputs that are."""
        count: i64 = 0
        for output in range(layer.outputs):
            said = layer.says(self.sums, output)
            if said > 0.0:
                self.rows[count] = output * TOGETHER
                self.given[count] = min(MOST, i64(said * FINE + 0.5))
                count += 1
        return count

    def bent(self, layer: PackedLayer) -> i64:
        """Keep what a layer says, bent softly and in proportion; how many outputs that are.

        The sum of their squares is the same whatever they are, so sums of hundreds of products
        cannot grow out of half a word.
        """
        squares = 0.0
        outputs = layer.outputs
        if self.gated and layer is self.first:
            outputs = outputs // 2
            for output in range(outputs):
                bent = soft_bend(layer.says(self.sums, 2 * output + 1))
                bent *= layer.says(self.sums, 2 * output)
                self.said[output] = bent
                squares += bent * bent
        else:
            for output in range(outputs):
                bent = soft_bend(layer.says(self.sums, output))
                self.said[output] = bent
                squares += bent * bent
        times = FINE / sqrt(squares / float(outputs) + TINY)
        for output in range(outputs):
            self.rows[output] = output * TOGETHER
            # Halves go up, as above: what is cut off is cut off from a positive number.
            self.given[output] = i64(self.said[output] * times + HALF_UP) - LIFTED
        return outputs


def soft_bend(said: float) -> float:
    return said / (1.0 + exp(-said)) if said > FLAT else 0.0


def read_packed(data: bytes) -> PackedNetwork:
    told = told_of(data)
    pairs = sizes_in(told, "pairs") if "pairs" in told else None
    soft, fine = bool(told.get("soft", False)), bool(told.get("fine", False))
    gated = bool(told.get("gated", False))
    return PackedNetwork(sizes_in(told, "sizes"), weights_of(data), soft, fine, pairs, gated)


def handed_on(sizes: list[int], number: int, gated: bool) -> int:
    """How many numbers a layer is given: of a gated first layer half as many as it says."""
    return sizes[number] // 2 if gated and number == 1 else sizes[number]


def sizes_in(told: JsonObject, name: str) -> list[int]:
    sizes = told[name]
    assert isinstance(sizes, list)
    return [int(str(size)) for size in sizes]


def weights_of(data: bytes) -> bytes:
    """What follows the line of JSON in a file, as it was before it was made smaller."""
    return zlib.decompress(data.partition(b"\n")[2])


def write_packed(
    path: Path,
    sizes: list[int],
    layers: list[tuple[list[int], list[float], list[float]]],
    told: JsonObject,
    pairs: tuple[list[int], list[int], list[int], list[int]] | None = None,
) -> None:
    """Keep a network: for each layer its weights, input by input, what those of an output are
    multiplied by, and what is added to it; and of pairs the first switches, the second ones, which
    of them are alike, and the weights, pair by pair."""
    parts: list[bytes] = []
    for number, (weights, scale, added) in enumerate(layers):
        if number and told.get("fine", False):
            parts.append(bytes([weight % BYTE for weight in weights]))
            weights = [weight // BYTE for weight in weights]
        parts.append(pack(f"<{len(weights)}b", *weights))
        parts.append(pack(f"<{len(scale) + len(added)}f", *scale, *added))
    if pairs is not None:
        ones, others, kinds, weights = pairs
        outputs = len(weights) // len(ones)
        told = {"pairs": [len(ones), outputs], **told}
        parts.append(pack(f"<{PARTS * len(ones)}H", *ones, *others, *kinds))
        alike = Alike()
        rows = [weights[begin : begin + outputs] for begin in range(0, len(weights), outputs)]
        kept = [bytes(alike.kept(*each)) for each in zip(kinds, rows, strict=True)]
        parts.append(b"".join(kept))
    line = json.dumps({"sizes": [*sizes], **told}).encode() + b"\n"
    path.write_bytes(line + smaller(parts))


def smaller(parts: list[bytes]) -> bytes:
    """Weights that are like noise: only long repetitions pay, short ones cost a twelfth. Each long
    part has a code of its own."""
    best = zlib.Z_BEST_COMPRESSION
    made = zlib.compressobj(best, zlib.DEFLATED, zlib.MAX_WBITS, MEMORY, zlib.Z_FILTERED)
    found = bytearray()
    for part in parts:
        found += made.compress(part)
        if len(part) > LONG:
            found += made.flush(zlib.Z_SYNC_FLUSH)
    return bytes(found) + made.flush()
