"""Tables made from end to end: by command, and small ones in the background on their first need."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from edubba.core.race import Race
from edubba.solve.devices import Card, Device, Processor
from edubba.solve.race import Solved, Solver
from edubba.solve.work import Work
from edubba.tables.finding import table_name, tables_folder

AT_ONCE: Final = 2
"""Unfinished pieces a side up to which a table is made on first use."""
LAST: Final = 19
"""How far whoever works in the background steps back for everybody else."""


class Bar(Protocol):
    """What tells how far something has come."""

    def advance(self, by: float) -> None: ...


class Quiet:
    def advance(self, by: float) -> None:
        """Nobody looks."""


@contextmanager
def quietly(_: int) -> Iterator[Bar]:
    yield Quiet()


def make_table(
    game: str,
    race: Race,
    most: int,
    device: str,
    folder: Path,
    jobs: int | None,
    watched: Callable[[int], AbstractContextManager[Bar]] = quietly,
) -> list[Solved]:
    """Solve and write a table; work that was interrupted goes on where it was."""
    path = folder / table_name(game, race, most)
    work = Work(path.with_suffix(".work"), game, race)
    machine: Device = Card() if device == Card.name else Processor(jobs, work.folder)
    solver = Solver(race, machine, most)
    keys = solver.order()
    sizes = [len(solver.sides[major]) * len(solver.sides[minor]) for major, minor in keys]
    report: list[Solved] = []
    with watched(sum(sizes)) as bar:
        for solved, size in zip(work.run(solver), sizes, strict=True):
            report.append(solved)
            bar.advance(size)
    work.table(path, solver)
    return report


def make_aside(game: str, race: Race) -> None:
    """Make the small table of a race on one core, behind everybody else. It is made in a folder of
    its own, so that two who need it at the same time are not in each other's way."""
    if hasattr(os, "nice"):
        os.nice(LAST)
    tables_folder().mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=tables_folder()) as own:
        most = min(AT_ONCE, race.count)
        make_table(game, race, most, Processor.name, Path(own), 1)
        name = table_name(game, race, most)
        Path(own, name).replace(tables_folder() / name)
