"""Which rules the tests name: `make rules` prints one line a game, `game_of_ur 118/118`.

Rules are defined in `docs/rules/<game>.md`: an id is what opens a line or a table cell; one that
is followed by `note:` is background. Tests name them with the marker `rule`.
"""

import argparse
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from edubba.core.registry import game_ids

DEFINITION = re.compile(
    r"(?:^|\|)[ ]*(?:[-*][ ]+)?(?:\*\*)?"
    r"(?P<id>[A-Z]{2}(?P<interface>-UI)?-\d+(?:\.\d+)+)(?:\*\*)?"
    r"(?P<note> note:)?",
    re.MULTILINE,
)

TESTS = ["tests/games", "tests/e2e/ur"]
"""Where the tests stand that name rules."""


@dataclass
class RuleBook:
    """The ids that one game's rules define."""

    game: str
    rules: set[str]
    interface: set[str]
    notes: set[str]

    def prefixes(self) -> set[str]:
        return {id.partition("-")[0] for id in self.rules | self.notes}


def read_rules(game: str, text: str) -> RuleBook:
    """Find the ids in the rules of a game; each counts once, wherever else it opens a cell."""
    found = [*DEFINITION.finditer(text)]
    interface = {match["id"] for match in found if match["interface"]}
    notes = {match["id"] for match in found if match["note"]}
    return RuleBook(game, {match["id"] for match in found} - interface - notes, interface, notes)


def read_folder(folder: Path) -> list[RuleBook]:
    """The rule books of a folder that define any ids."""
    books = [read_rules(file.stem, file.read_text("utf-8")) for file in sorted(folder.glob("*.md"))]
    return [book for book in books if book.rules]


@dataclass
class Count:
    """One line of the report, and what it leaves open."""

    title: str
    wanted: set[str]
    named: set[str]
    excuse: str
    """Why ids may be missing; empty if they may not."""

    @property
    def missing(self) -> list[str]:
        return sorted(self.wanted - self.named, key=in_order)

    @property
    def fails(self) -> bool:
        return bool(self.missing) and not self.excuse

    def lines(self) -> list[str]:
        line = f"{self.title} {len(self.wanted & self.named)}/{len(self.wanted)}"
        if not self.missing:
            return [line]
        if self.excuse:
            return [f"{line} ({self.excuse})"]
        return [line, f"  missing: {', '.join(self.missing)}"]


def count(books: list[RuleBook], named: set[str], built: list[str]) -> list[Count]:
    """What tests name of each book; a game that is not built needs no tests yet."""
    counts: list[Count] = []
    for book in books:
        unbuilt = "" if book.game in built else "not built yet"
        counts.append(Count(book.game, book.rules, named, unbuilt))
        if book.interface:
            counts.append(Count(f"{book.game} interface", book.interface, named, unbuilt))
    return counts


def undefined(books: list[RuleBook], named: set[str]) -> list[str]:
    """What tests name and no book defines: a slip of the pen, or a rule that is gone."""
    defined = {id for book in books for id in book.rules | book.interface | book.notes}
    return sorted(named - defined, key=in_order)


def in_order(id: str) -> tuple[str, list[int]]:
    """As in the book: GU-2.10 comes after GU-2.9."""
    prefix, _, numbers = id.rpartition("-")
    return prefix, [int(number) for number in re.findall(r"\d+", numbers)]


def run_tests(tests: list[str]) -> tuple[set[str], bool]:
    """The ids that passed tests name, and whether all passed."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "-q", f"--rules-report={report}", *tests]
        if find_spec("xdist") is not None:
            command += ["-n", "auto"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout[-4000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
        named = set(json.loads(report.read_text("utf-8"))) if report.exists() else set()
        return named, done.returncode == 0


def read_reports(files: list[Path]) -> set[str]:
    """The ids that passed tests named in runs that wrote reports."""
    return {id for file in files for id in json.loads(file.read_text("utf-8"))}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Count the rules that passed tests name.")
    parser.add_argument("--rules", default="docs/rules", help="folder of <game>.md")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="tests to run")
    parser.add_argument("--reports", nargs="+", type=Path, help="read these instead of running")
    asked = parser.parse_args(arguments)
    if asked.reports is None:
        named, passed = run_tests(asked.tests)
    else:
        named, passed = read_reports(asked.reports), True
    books = read_folder(Path(asked.rules))
    counts = count(books, named, game_ids())
    for line in [line for each in counts for line in each.lines()]:
        print(line)
    strangers = undefined(books, named)
    if strangers:
        print(f"named by tests, but defined nowhere: {', '.join(strangers)}")
    if not books:
        print(f"There are no rules in {asked.rules}.")
    fails = not books or not passed or bool(strangers) or any(each.fails for each in counts)
    return int(fails)


if __name__ == "__main__":
    sys.exit(main())
