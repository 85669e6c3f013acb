"""Tables of exact values as files: a head that says what is inside, then one block a layer.

    EDUBBA TABLE 1
    <length of the head in bytes, a decimal number>
    <the head, JSON>
    <zeros up to a whole page>
    <the blocks>

A block holds the values of one layer in the order of `edubba.tables.sides.Pair.index`, first those
with the major side to move, then those with the minor side to move: the chance to win of the side
to move, as a float64, or as 16 bits (0 loses, 65535 wins) where the table is large. Files are
mapped, so that looking one position up reads one page.
"""

import hashlib
import json
import mmap
import os
import sys
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from edubba.core.data import Data
from edubba.core.errors import Impossible, InvalidInput, told, trouble
from edubba.core.race import Race, Values
from edubba.core.words import Arg, Json, JsonObject, Message
from edubba.tables.sides import Pair, Side

Pieces: TypeAlias = tuple[int, ...]
Key: TypeAlias = tuple[Pieces, Pieces]
"""A layer: the unfinished pieces of its major side and of its minor side."""

FIRST_LINE: Final = b"EDUBBA TABLE 1\n"
PAGE: Final = 4096
EXACT: Final = "float64"
ROUNDED: Final = "uint16"
SIZES: Final = {EXACT: 8, ROUNDED: 2}
SCALE: Final = 65535
ROUNDING: Final = 0.5 / SCALE
"""The largest error of a value kept in 16 bits."""
MOST_EXACT: Final = 2
"""Layers with at most so many unfinished pieces on either side are kept exactly."""
CHUNK: Final = 1 << 20
LONGEST_HEAD: Final = 1 << 24


@dataclass(frozen=True)
class Block:
    """Where a layer lies in a file."""

    layer: Key
    positions: int
    encoding: str
    offset: int
    digest: str
    """SHA-256 of its bytes."""
    sweeps: int
    residual: float

    @property
    def size(self) -> int:
        return 2 * self.positions * SIZES[self.encoding]

    def to_json(self) -> JsonObject:
        return {
            "major": [*self.layer[0]],
            "minor": [*self.layer[1]],
            "positions": self.positions,
            "encoding": self.encoding,
            "offset": self.offset,
            "sha256": self.digest,
            "sweeps": self.sweeps,
            "residual": self.residual,
        }


def encoding_of(layer: Key) -> str:
    return EXACT if max(map(len, layer)) <= MOST_EXACT else ROUNDED


def encode(values: "array[float]", encoding: str) -> bytes:
    """Values as they lie in a file: little-endian."""
    told: array[float] | array[int] = values
    if encoding == ROUNDED:
        told = array("H", [int(value * SCALE + 0.5) for value in values])
    if sys.byteorder == "big":
        told = told[:]
        told.byteswap()
    return told.tobytes()


class TableFile:
    """A table of exact values that lies in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                head, begins = _read_head(
                    file.read(len(FIRST_LINE) + 16), file.seek, file.read, path
                )
                self.map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            self._read(Data(head, "head"), begins)
        except OSError as error:
            raise broken(path, trouble(error)) from None
        except ValueError as error:
            raise broken(path, told(error)) from None

    def _read(self, head: Data, begins: int) -> None:
        self.game = head.text("game")
        self.options = {name: head.text("options", name) for name in head.keys("options")}
        self.most = head.number("most")
        self.blocks: dict[Key, Block] = {}
        end = begins
        for entry in head.each("layers"):
            layer = (tuple(entry.numbers("major")), tuple(entry.numbers("minor")))
            encoding = [*SIZES][entry.index_in([*SIZES], "encoding")]
            block = Block(
                layer,
                entry.number("positions"),
                encoding,
                begins + entry.number("offset"),
                entry.text("sha256"),
                entry.number("sweeps"),
                entry.real("residual"),
            )
            self.blocks[layer] = block
            end = max(end, block.offset + block.size)
        if end != len(self.map):
            raise Impossible(Message("tables/length", found=len(self.map), right=end))

    def fits(self, race: Race, game: str) -> bool:
        """Whether it holds the values of this race."""
        return self.game == game and self.options == race.options

    def check(self, tick: Callable[[int], None] = lambda _: None) -> None:
        """Read everything and compare it with the head; an error names the first bad layer."""
        for block in self.blocks.values():
            found = hashlib.sha256()
            for at in range(block.offset, block.offset + block.size, CHUNK):
                part = self.map[at : min(at + CHUNK, block.offset + block.size)]
                found.update(part)
                tick(len(part))
            if found.hexdigest() != block.digest:
                damaged = Message("tables/damaged", layer=str(block.layer))
                raise broken(self.path, damaged)

    def at(self, layer: Key, mover: int, index: int) -> float:
        """The value at a number of a layer, with the major (0) or minor (1) side to move."""
        block = self.blocks[layer]
        size = SIZES[block.encoding]
        at = block.offset + (mover * block.positions + index) * size
        found: array[float] | array[int] = array("d" if block.encoding == EXACT else "H")
        found.frombytes(self.map[at : at + size])
        if sys.byteorder == "big":
            found.byteswap()
        return float(found[0]) if block.encoding == EXACT else found[0] / SCALE

    def close(self) -> None:
        self.map.close()


class Probe(Values):
    """Looks positions of a race up in a table."""

    def __init__(self, race: Race, table: TableFile) -> None:
        self.race = race
        self.table = table
        self.most = table.most
        self.side = lru_cache(maxsize=None)(self._side)
        self.pair = lru_cache(maxsize=64)(self._pair)

    def _side(self, pieces: Pieces) -> Side:
        return Side(self.race, pieces)

    def _pair(self, layer: Key) -> Pair:
        return Pair(self.side(layer[0]), self.side(layer[1]))

    def value(self, mover: list[int], other: list[int]) -> float:
        """The chance to win of the side to move before its throw, by the house of each piece."""
        home = self.race.home
        if all(house == home for house in mover):
            return 1.0
        if all(house == home for house in other):
            return 0.0
        sides: list[tuple[Pieces, tuple[int, ...]]] = []
        for houses in (mover, other):
            pieces = tuple(piece for piece, house in enumerate(houses) if house != home)
            placed = tuple(house for house in houses if house != home)
            if not self.race.distinct:
                pieces, placed = tuple(range(len(placed))), tuple(sorted(placed))
            sides.append((pieces, placed))
        numbers = [self.side(pieces).number[placed] for pieces, placed in sides]
        ranks = [(len(self.side(pieces)), pieces) for pieces, _ in sides]
        if ranks[0] <= ranks[1]:
            layer = (sides[0][0], sides[1][0])
            return self.table.at(layer, 0, self.pair(layer).index(numbers[0], numbers[1]))
        layer = (sides[1][0], sides[0][0])
        return self.table.at(layer, 1, self.pair(layer).index(numbers[1], numbers[0]))


def write_table(
    path: Path, game: str, race: Race, most: int, layers: Iterable[tuple[Block, Iterable[bytes]]]
) -> None:
    """Write a whole table beside its place, then put it there: a half-written one is never found.

    Blocks come without offset and digest, each with its bytes in order.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    data = path.with_suffix(".blocks")
    blocks: list[Block] = []
    with data.open("wb") as file:
        for block, parts in layers:
            found = hashlib.sha256()
            offset = file.tell()
            for part in parts:
                found.update(part)
                file.write(part)
            blocks.append(
                Block(
                    block.layer,
                    block.positions,
                    block.encoding,
                    offset,
                    found.hexdigest(),
                    block.sweeps,
                    block.residual,
                )
            )
    head: JsonObject = {
        "game": game,
        "options": {**race.options},
        "most": most,
        "layers": [block.to_json() for block in blocks],
    }
    text = json.dumps(head).encode()
    new = path.with_suffix(".new")
    with new.open("wb") as file, data.open("rb") as body:
        file.write(FIRST_LINE + f"{len(text):<15}\n".encode() + text)
        file.write(bytes(-file.tell() % PAGE))
        while part := body.read(CHUNK):
            file.write(part)
        file.flush()
        os.fsync(file.fileno())
    data.unlink()
    new.replace(path)


def _read_head(
    start: bytes,
    seek: Callable[[int], object],
    read: Callable[[int], bytes],
    path: Path,
) -> tuple[Json, int]:
    if not start.startswith(FIRST_LINE):
        raise Impossible(Message("tables/no-table"))
    told_length = start[len(FIRST_LINE) :].strip()
    length = int(told_length) if told_length.isdigit() else 0
    if not 0 < length < LONGEST_HEAD:
        raise Impossible(Message("tables/no-head"))
    begins = len(FIRST_LINE) + 16
    seek(begins)
    head: Json = json.loads(read(length))
    begins += length
    return head, begins + -begins % PAGE


def broken(path: Path, detail: Arg) -> InvalidInput:
    return InvalidInput(Message("tables/broken", path=str(path), detail=detail))
