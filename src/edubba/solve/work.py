"""The work of a solver on disk: one file a layer, so that it can stop and go on at any time."""

import json
import os
from array import array
from collections.abc import Iterator
from pathlib import Path

from edubba.core.race import Race
from edubba.solve.devices import Device
from edubba.solve.race import Layer, Solved, Solver
from edubba.tables.file import Block, Key, encode, encoding_of, write_table

CHUNK = 1 << 17
"""Values that are copied at a time."""


class Work:
    """A folder with the solved layers of one race. A layer counts once its report is there: that
    is written last."""

    def __init__(self, folder: Path, game: str, race: Race) -> None:
        self.folder = folder
        self.game = game
        self.race = race
        folder.mkdir(parents=True, exist_ok=True)
        self.settle_options()

    def settle_options(self) -> None:
        """One folder is for one race: work on another one there is begun anew."""
        told = self.folder / "race.json"
        mine = json.dumps({"game": self.game, "options": self.race.options}, sort_keys=True)
        if not told.exists() or told.read_text("utf-8") != mine:
            for old in self.folder.glob("layer-*"):
                old.unlink()
            told.write_text(mine, "utf-8")

    def path(self, key: Key, suffix: str) -> Path:
        names = ["".join(map(str, pieces)) for pieces in key]
        return self.folder / f"layer-{names[0]}-{names[1]}{suffix}"

    def report(self, key: Key) -> Solved | None:
        """What was reported of a layer that is done."""
        path = self.path(key, ".json")
        if not path.exists():
            return None
        positions, sweeps, residual, seconds = json.loads(path.read_text("utf-8"))
        return Solved(key, positions, sweeps, residual, seconds)

    def save(self, device: Device, layer: Layer, solved: Solved) -> None:
        """Write values, then the report."""
        path = self.path(solved.layer, ".values")
        with path.open("wb") as file:
            for part in values_of(device, layer):
                file.write(part.tobytes())
            file.flush()
            os.fsync(file.fileno())
        report = self.path(solved.layer, ".json")
        new = report.with_suffix(".new")
        told = [solved.positions, solved.sweeps, solved.residual, solved.seconds]
        new.write_text(json.dumps(told), "utf-8")
        new.replace(report)

    def load(self, solver: Solver, key: Key) -> Solved | None:
        """Take a layer that is done back onto the device."""
        solved = self.report(key)
        if solved is None:
            return None
        layer = solver.layer(key)
        with self.path(key, ".values").open("rb") as file:
            for mover in range(2):
                address = layer.on_device.value[mover]
                for first in range(0, solved.positions, CHUNK):
                    part = array("d")
                    part.frombytes(file.read(8 * min(CHUNK, solved.positions - first)))
                    solver.device.store(address + 8 * first, part)
        return solved

    def run(self, solver: Solver) -> Iterator[Solved]:
        """Solve what is not done yet."""
        for key in solver.order():
            solved = self.load(solver, key)
            if solved is None:
                solved = solver.solve(key)
                self.save(solver.device, solver.layers[key], solved)
            yield solved

    def table(self, path: Path, solver: Solver) -> None:
        """Put all layers into one file and clear the folder."""
        write_table(path, self.game, self.race, solver.most, self._blocks(solver))
        for old in self.folder.iterdir():
            old.unlink()
        self.folder.rmdir()

    def _blocks(self, solver: Solver) -> Iterator[tuple[Block, Iterator[bytes]]]:
        for key in solver.order():
            solved = self.report(key)
            assert solved is not None
            encoding = encoding_of(key)
            block = Block(key, solved.positions, encoding, 0, "", solved.sweeps, solved.residual)
            parts = values_of(solver.device, solver.layers[key])
            yield block, (encode(part, encoding) for part in parts)


def values_of(device: Device, layer: Layer) -> Iterator["array[float]"]:
    """The values of a layer in pieces, first those with the major side to move."""
    for mover in range(2):
        address = layer.on_device.value[mover]
        for first in range(0, len(layer.pair), CHUNK):
            count = min(CHUNK, len(layer.pair) - first)
            yield device.fetch(address, first, count)
