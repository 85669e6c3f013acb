"""`python -m benchmarks.before PYTHON`: our compiled rules beside those of another time.

PYTHON is that of an environment with an older Edubba, compiled. Like `run.py`: a process for every
contestant, turn by turn, CPU time counted, medians of the ratios of each round; as few seats as a
game allows, no options.
"""

import argparse

from benchmarks.pages import machine, table
from benchmarks.research import measure
from benchmarks.run import COMPILED, Contestant, ratio
from rich.console import Console

from edubba.core import game_ids

WAYS = ("playout", "cloning")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules beside an older build.")
    parser.add_argument("before", metavar="PYTHON", help="the Python with the older rules")
    parser.add_argument("--now", default=COMPILED, metavar="PYTHON")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds a round")
    asked = parser.parse_args()
    rows: list[list[str]] = []
    for id in game_ids():
        figures: list[str] = []
        for way in WAYS:
            now, before = (
                Contestant(python, "edubba", way, id) for python in (asked.now, asked.before)
            )
            measure([now, before], asked.rounds, asked.seconds, Console(stderr=True))
            figures.append(f"{ratio(now, before):.2f}")
        rows.append([id, *figures])
    print(machine(), f"{asked.rounds} rounds of {asked.seconds:g} s each.\n", sep="; ")
    print(table(["", "playouts", "clone and step"], rows))


if __name__ == "__main__":
    main()
