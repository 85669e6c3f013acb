"""Where values lie and who sweeps over them: the processor with files, or a graphics card."""

import ctypes
import mmap
import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Protocol

from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.solve.native import UPDATE, SweepC, library

HALF = 0.5
"""Where value iteration begins."""
CHUNK = 1 << 20
"""Values that are written at a time."""


@dataclass
class Plan:
    """In which order a layer is swept: addresses on the device, and sizes."""

    lists: int
    """For each clash of the major side the placements that it leaves to the minor side."""
    starts: int
    """Where each of these lists begins."""
    tiles: int
    """Rows that belong together because they share a clash, by their first; the end comes last."""
    tile_count: int
    rows: int
    positions: int


class Device(Protocol):
    """Memory and sweeps; addresses are plain integers."""

    name: str

    def keep(self, data: "array[int] | array[float]") -> int:
        """Put numbers where sweeps can read them, for as long as the device lives."""

    def values(self, count: int) -> int:
        """Room for so many values, all of them a half."""

    def drop(self, address: int) -> None:
        """Give room back."""

    def fetch(self, address: int, first: int, count: int) -> "array[float]":
        """Copy values back."""

    def store(self, address: int, data: "array[float]") -> None:
        """Overwrite values from the first on."""

    def sweeps(self, both: list[SweepC], plan: "Plan", count: int, what: int = UPDATE) -> float:
        """Do that so often for both sides to move; the largest change in the last sweep."""


class Processor:
    """All cores. With a folder, values lie in files there that are mapped: what does not fit into
    memory is on the disk."""

    name = "cpu"

    def __init__(self, workers: int | None = None, folder: Path | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.folder = folder
        self.room: dict[int, object] = {}
        """What keeps the memory of an address alive."""
        cpu = library("cpu")
        self.passes = (cpu.race_sweep, cpu.race_choose, cpu.race_lengths)
        for each in self.passes:
            each.restype = ctypes.c_double
            each.argtypes = [
                ctypes.POINTER(SweepC),
                ctypes.c_void_p,
                ctypes.c_void_p,
                ctypes.c_uint32,
                ctypes.c_uint32,
            ]

    def keep(self, data: "array[int] | array[float]") -> int:
        address, _ = data.buffer_info()
        self.room[address] = data
        return address

    def values(self, count: int) -> int:
        if self.folder is None:
            return self.keep(array("d", [HALF]) * max(1, count))
        with TemporaryFile(dir=self.folder) as file:
            os.truncate(file.fileno(), 8 * max(1, count))
            mapped = mmap.mmap(file.fileno(), 0)
        view = (ctypes.c_char * len(mapped)).from_buffer(mapped)
        address = ctypes.addressof(view)
        self.room[address] = (mapped, view)
        halves = array("d", [HALF]) * min(count, CHUNK)
        for first in range(0, count, CHUNK):
            self.store(address + 8 * first, halves[: count - first])
        return address

    def drop(self, address: int) -> None:
        del self.room[address]

    def fetch(self, address: int, first: int, count: int) -> "array[float]":
        found = array("d", bytes(8 * count))
        ctypes.memmove(found.buffer_info()[0], address + 8 * first, 8 * count)
        return found

    def store(self, address: int, data: "array[float]") -> None:
        ctypes.memmove(address, data.buffer_info()[0], 8 * len(data))

    def sweeps(self, both: list[SweepC], plan: "Plan", count: int, what: int = UPDATE) -> float:
        change = 0.0
        done = self.passes[what]
        for _ in range(count):
            change = max(
                done(ctypes.byref(each), plan.lists, plan.starts, plan.rows, self.workers)
                for each in both
            )
        return change


class Card:
    """An NVIDIA graphics card."""

    name = "gpu"

    def __init__(self) -> None:
        self.card = library("gpu")
        self.card.gpu_trouble.restype = ctypes.c_char_p
        self.card.gpu_room.restype = ctypes.c_void_p
        self.card.gpu_room.argtypes = [ctypes.c_uint64]
        self.card.gpu_free.argtypes = [ctypes.c_void_p]
        for copy in (self.card.gpu_put, self.card.gpu_get):
            copy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64]
        self.card.gpu_fill.argtypes = [ctypes.c_void_p, ctypes.c_uint64, ctypes.c_double]
        self.card.gpu_pass.argtypes = [
            ctypes.c_int,
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.c_uint64,
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_double),
        ]

    @contextmanager
    def checked(self) -> Iterator[list[int]]:
        done = [0]
        yield done
        if done[0]:
            _, _, said = self.card.gpu_trouble().decode("utf-8", "replace").partition(": ")
            raise InvalidInput(Message("solve/card", said=said))

    def room(self, size: int) -> int:
        address: int | None = self.card.gpu_room(size)
        with self.checked() as done:
            done[0] = address is None
        assert address is not None
        return address

    def keep(self, data: "array[int] | array[float]") -> int:
        size = len(data) * data.itemsize
        address = self.room(size)
        with self.checked() as done:
            done[0] = self.card.gpu_put(address, data.buffer_info()[0], size)
        return address

    def values(self, count: int) -> int:
        address = self.room(8 * count)
        with self.checked() as done:
            done[0] = self.card.gpu_fill(address, count, HALF)
        return address

    def drop(self, address: int) -> None:
        with self.checked() as done:
            done[0] = self.card.gpu_free(address)

    def fetch(self, address: int, first: int, count: int) -> "array[float]":
        found = array("d", bytes(8 * count))
        with self.checked() as done:
            done[0] = self.card.gpu_get(found.buffer_info()[0], address + 8 * first, 8 * count)
        return found

    def store(self, address: int, data: "array[float]") -> None:
        with self.checked() as done:
            done[0] = self.card.gpu_put(address, data.buffer_info()[0], 8 * len(data))

    def sweeps(self, both: list[SweepC], plan: "Plan", count: int, what: int = UPDATE) -> float:
        change = ctypes.c_double()
        pair = (SweepC * 2)(*both)
        with self.checked() as done:
            done[0] = self.card.gpu_pass(
                what,
                ctypes.byref(pair),
                plan.lists,
                plan.starts,
                plan.rows,
                plan.tiles,
                plan.tile_count,
                plan.positions,
                count,
                ctypes.byref(change),
            )
        return change.value
