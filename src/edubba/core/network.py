"""Small networks that judge positions, as they are shipped: read from a file, worked out compiled.

A file is one line of JSON (the sizes of the layers, and how the network was made) and then all
weights as half floats: of each layer the rows of its inputs, then what is added to each output.
Hidden layers cut off below zero; the last one gives what a chance is made of.
"""

import json
from pathlib import Path
from struct import pack, unpack
from typing import Final, final

from edubba.core.features import Sheet
from edubba.core.native import append, i64, vec
from edubba.core.words import JsonObject

HALF: Final = 2
"""Bytes of a half float."""
LANES: Final = 3
"""Sums that one machine word carries beside each other ..."""
LANE: Final = 21
"""... in so many bits each, ..."""
ROUND: Final = 1 << LANE
HALF_ROUND: Final = ROUND // 2
GRAIN: Final = 4096.0
"""... in parts of which so many are 1: sums stay exact up to 256, weights are rounded."""
AT_ONCE: Final = 4
"""Words whose sums are kept at hand while all inputs are gone through."""


@final
class Network:
    """Layers after each other; inputs are a row of numbers."""

    def __init__(self, sizes: list[int], numbers: list[float]) -> None:
        self.inputs: i64 = sizes[0]
        self.sizes = vec[i64](sizes[1:])
        weights = vec[float]()
        for number in numbers:
            weights = append(weights, number)
        self.weights = weights
        words: i64 = (sizes[1] + LANES - 1) // LANES
        self.words: i64 = (words + AT_ONCE - 1) // AT_ONCE * AT_ONCE
        """For each input so many words carry its row of the first layer."""
        self.packed = vec[i64]()

    def pack(self) -> None:
        """Be ready for rows of numbers: three weights of the first layer go into a word, so that a
        third of the steps adds them up. Whole sums are exact, whatever each step carries over."""
        width: i64 = self.sizes[0]
        packed = vec[i64]()
        for row in range(self.inputs + 1):
            for word in range(self.words):
                carried: i64 = 0
                for lane in range(LANES):
                    k: i64 = (word + 1) * LANES - 1 - lane
                    carried *= ROUND
                    if k < width:
                        carried += i64(round(self.weights[row * width + k] * GRAIN))
                packed = append(packed, carried)
        self.packed = packed

    def signal(self, sheet: Sheet, last: float) -> float:
        """What it says of a sheet of one row and one number more, before that becomes a chance."""
        width: i64 = self.sizes[0]
        words = self.words
        packed, weights = self.packed, self.weights
        numbers, filled, filling = sheet.values, sheet.filled, sheet.filling
        sums = vec[i64]([0] * words)
        after: i64 = self.inputs * words
        word: i64 = 0
        while word < words:
            first: i64 = packed[after + word]
            second: i64 = packed[after + word + 1]
            third: i64 = packed[after + word + 2]
            fourth: i64 = packed[after + word + 3]
            for i in range(filling):
                place = i64(filled[i])
                number = i64(numbers[place])
                at: i64 = place * words + word
                first += number * packed[at]
                second += number * packed[at + 1]
                third += number * packed[at + 2]
                fourth += number * packed[at + 3]
            sums[word] = first
            sums[word + 1] = second
            sums[word + 2] = third
            sums[word + 3] = fourth
            word += AT_ONCE
        now = vec[float]([0.0] * width)
        row: i64 = (self.inputs - 1) * width
        k: i64 = 0
        for lanes in range(words):
            left = sums[lanes]
            for _ in range(LANES):
                if k < width:
                    lane: i64 = ((left + HALF_ROUND) & (ROUND - 1)) - HALF_ROUND
                    now[k] = float(lane) / GRAIN + last * weights[row + k]
                    left = (left - lane) >> LANE
                    k += 1
        return self.deeper(now)

    def deeper(self, now: vec[float]) -> float:
        """What the layers after the first make of its sums."""
        width: i64 = self.sizes[0]
        weights = self.weights
        first: i64 = (self.inputs + 1) * width
        for layer in range(1, len(self.sizes)):
            wider: i64 = self.sizes[layer]
            after: i64 = first + width * wider
            sums = vec[float]([0.0] * wider)
            for k in range(wider):
                sums[k] = weights[after + k]
            for i in range(width):
                given = now[i]
                if given > 0.0:
                    row: i64 = first + i * wider
                    for k in range(wider):
                        sums[k] += given * weights[row + k]
            now = sums
            width = wider
            first = after + wider
        return now[0]


def told_of(data: bytes) -> JsonObject:
    """What the file of a network tells of it: sizes, and how it was made."""
    told: JsonObject = json.loads(data.partition(b"\n")[0])
    return told


def read_network(data: bytes) -> Network:
    sizes = told_of(data)["sizes"]
    assert isinstance(sizes, list)
    numbers = data.partition(b"\n")[2]
    found = unpack(f"<{len(numbers) // HALF}e", numbers)
    return Network([int(str(size)) for size in sizes], [float(number) for number in found])


def write_network(
    path: Path, sizes: list[int], layers: list[tuple[list[float], list[float]]], told: JsonObject
) -> None:
    """Keep a network: for each layer its weights, input by input, and what it adds."""
    head = json.dumps({"sizes": [*sizes], **told}).encode()
    body = b"".join(pack(f"<{len(part)}e", *part) for layer in layers for part in layer)
    path.write_bytes(head + b"\n" + body)
