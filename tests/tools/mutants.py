"""Break the rules of a game on purpose and count what its tests notice: `make mutants GAME=x`.

Each mutant is one small wrong change in a scratch copy of the package, and runs that game's tests
(`tests/games/<id>`). A mutant that passes them all survives: a rule that no test watches.
"""

import argparse
import os
import queue
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.tools.mutations import Mutation, of_code, of_data

import edubba

ENOUGH = 0.95
"""At least this share of the mutants has to be caught."""
MEMORY = 4 << 30
"""What a mutant may use; some rules, broken, fill the machine."""
BROAD = ("test_conformance.py", "test_random_games.py", "test_evaluate.py")
"""Play whole games, so they come last: most mutants fall to a narrow test long before."""
SUITES = ("not slow and not compiled_only", "not slow and compiled_only")
"""What plays many games is meant for compiled rules: it is asked only where all else passed."""
NO_TESTS = 5
"""The exit status of pytest when it found no tests."""

RUN = f"""
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
except (ImportError, ValueError, OSError):
    pass
import edubba
assert edubba.__file__.startswith(sys.argv[1]), "the tests would not run on the mutant"
import pytest
sys.exit(pytest.main(sys.argv[2:]))
"""


def mutations_of(game: str, source: Path) -> tuple[list[Mutation], list[Mutation]]:
    """All that can be changed in a game's data and in its rules; files as seen from `source`."""
    folder = source / "edubba" / "games" / game
    rules = [*sorted((folder / "decisions").rglob("*.py")), folder / "scoring.py"]
    code: list[Mutation] = []
    for file in rules:
        if file.exists():
            code += of_code(file.relative_to(source), file.read_text("utf-8"))
    data = folder / "data.json"
    numbers = of_data(data.relative_to(source), data.read_text("utf-8")) if data.exists() else []
    return numbers, code


def sample(numbers: list[Mutation], code: list[Mutation], size: int, seed: int) -> list[Mutation]:
    """Half from the data and half from the rules, as far as there are enough of each."""
    choice = random.Random(seed)
    of_rules = min(len(code), max(size - size // 2, size - len(numbers)))
    of_numbers = min(len(numbers), size - of_rules)
    chosen = choice.sample(numbers, of_numbers) + choice.sample(code, of_rules)
    choice.shuffle(chosen)
    return chosen


@dataclass
class Workshop:
    """A scratch copy of the package, and the tests that run on it."""

    source: Path
    tests: Path

    def in_order(self) -> list[Path]:
        """The files of the tests, the broad ones last; the folder itself where it has none."""
        files = sorted(self.tests.rglob("test_*.py"), key=lambda file: (file.name in BROAD, file))
        return files or [self.tests]

    def run(self, suite: str, timeout: float | None) -> int | None:
        """The exit status of a suite of the tests, None if they took too long."""
        command = [sys.executable, "-c", RUN, str(self.source), "-x", "-q", "-m", suite]
        command += ["-p", "edubba.testing.pytest_plugin", "-p", "no:cacheprovider", "--no-header"]
        command += map(str, self.in_order())
        settings = {"PYTHONPATH": str(self.source), "PYTHONDONTWRITEBYTECODE": "1"}
        # Most plugins take longer to load than it takes most mutants to be caught.
        settings["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        with subprocess.Popen(
            command,
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as tests:
            try:
                return tests.wait(timeout)
            except subprocess.TimeoutExpired:
                tests.kill()
                return None

    def try_out(self, mutation: Mutation, timeouts: dict[str, float]) -> int | None:
        """The exit status of all tests of a mutant, 0 if it survived; the copy is whole again
        afterwards."""
        file = self.source / mutation.file
        text = file.read_text("utf-8")
        file.write_text(mutation.applied(text), "utf-8")
        # Python trusts a compiled file by its time and size, and both may be equal.
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
            compiled.unlink()
        try:
            for suite, timeout in timeouts.items():
                status = self.run(suite, timeout)
                if status != 0:
                    return status
            return 0
        finally:
            file.write_text(text, "utf-8")


def copy_of_package(folder: Path) -> Path:
    """The package as plain Python: a compiled module would hide the changed file."""
    original = Path(edubba.__path__[0])
    shutil.copytree(original, folder / "edubba", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return folder


def try_all(
    mutations: list[Mutation], workshops: list[Workshop], timeouts: dict[str, float]
) -> Iterator[tuple[Mutation, int | None]]:
    """Try the mutants side by side, one at a time in each workshop; how the tests of each ended."""
    free: queue.Queue[Workshop] = queue.Queue()
    for workshop in workshops:
        free.put(workshop)

    def judge(mutation: Mutation) -> tuple[Mutation, int | None]:
        workshop = free.get()
        try:
            return mutation, workshop.try_out(mutation, timeouts)
        finally:
            free.put(workshop)

    with ThreadPoolExecutor(len(workshops)) as pool:
        yield from pool.map(judge, mutations)


def unchanged(workshop: Workshop) -> tuple[dict[str, float], bool]:
    """How long the suites that have tests may take on a mutant, and whether any of them fails."""
    timeouts: dict[str, float] = {}
    for suite in SUITES:
        began = time.monotonic()
        status = workshop.run(suite, None)
        if status == 0:
            timeouts[suite] = 10 + 5 * (time.monotonic() - began)
        elif status != NO_TESTS:
            return {}, True
    return timeouts, False


def hunt(game: str, tests: Path, samples: int, seed: int, jobs: int) -> int:
    """Run the mutants of a game and print what came of it; the exit status of the command."""
    with TemporaryDirectory(prefix="edubba-mutants-") as scratch:
        copies = [copy_of_package(Path(scratch).resolve() / str(job)) for job in range(jobs)]
        workshops = [Workshop(copy, tests) for copy in copies]
        mutations = sample(*mutations_of(game, copies[0]), samples, seed)
        if not mutations:
            print(f"{game} has neither a data.json nor rules in decisions/.")
            return 1
        timeouts, failed = unchanged(workshops[0])
        if failed or not timeouts:
            why = "do not pass" if failed else "are none"
            print(
                f"There is nothing to learn from mutants: the tests in {tests} {why} as they are."
            )
            return 1
        survivors: list[Mutation] = []
        endless = 0
        with Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        ) as progress:
            task = progress.add_task(game, total=len(mutations))
            for mutation, status in try_all(mutations, workshops, timeouts):
                survivors += [mutation] if status == 0 else []
                endless += status is None
                progress.advance(task)
        caught = len(mutations) - len(survivors)
        for mutation in sorted(survivors, key=lambda each: (str(each.file), each.start)):
            print("survived:", mutation.describe((copies[0] / mutation.file).read_text("utf-8")))
        share = f"{caught}/{len(mutations)} mutants of seed {seed} caught"
        share += f" ({caught / len(mutations):.0%})"
        print(f"{game} {share}" + f", {endless} by taking too long" * bool(endless))
        return int(caught < ENOUGH * len(mutations))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Break a game's rules and see what its tests catch."
    )
    parser.add_argument("name", nargs="?", metavar="GAME", help="the game, such as game_of_ur")
    parser.add_argument("--game", help="the same by name")
    parser.add_argument("--tests", type=Path, help="its tests; tests/games/GAME unless told")
    parser.add_argument("--samples", type=int, default=80, help="how many mutants (80)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="side by side")
    asked = parser.parse_args(arguments)
    game = asked.game or asked.name
    if game is None:
        parser.error("say which game, such as game_of_ur")
    tests = asked.tests or Path("tests/games") / game
    return hunt(game, tests, asked.samples, asked.seed, max(1, asked.jobs))


if __name__ == "__main__":
    sys.exit(main())
