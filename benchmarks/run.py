"""`make bench`: speed beside the peers, from one interleaved run, alone on the machine.

Every contestant has a process of its own; they take turns, CPU time is counted, and what is printed
are medians over the rounds, as ratios of the same round.
"""

import argparse
import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parent.parent
COMPILED = str(ROOT / ".venv-compiled" / "bin" / "python")
INTERPRETED = str(ROOT / ".venv" / "bin" / "python")
WORKER = str(Path(__file__).with_name("worker.py"))
STACK = str(Path(__file__).with_name("stack.py"))

GOALS = {
    "game_of_ur, compiled / interpreted": 15.0,
    "royal_game_of_ur (Finkel), compiled / royalur": 100.0,
    "game_of_ur, compiled / OpenSpiel backgammon": 100.0,
    "ur_ziggurat, compiled / interpreted": 10.0,
    "after_the_flood, compiled / interpreted": 8.0,
    "ulm, compiled / interpreted": 8.0,
    "clash_of_cultures no_trading, compiled / interpreted": 10.0,
    "clash_of_cultures no_trading, clone and step, compiled / interpreted": 15.0,
}
"""Ratios that are to be reached at least."""
BESIDE = ["clash_of_cultures no_trading"]
"""Games that are also measured with options: random players of Clash mostly talk about trade."""
LIMITS = {
    "decision stack, playout": 1.15,
    "import edubba, CPU seconds": 0.3,
    "edubba --help, CPU seconds": 0.5,
}
"""Figures that are to be stayed under."""


class Contestant:
    """A worker process, told to play for a while again and again."""

    def __init__(self, python: str, *args: str) -> None:
        self.process = subprocess.Popen(
            [python, WORKER, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rates: list[float] = []

    def play(self, seconds: float) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        decisions, spent = self.process.stdout.readline().split()
        self.rates.append(int(decisions) / float(spent))

    def rate(self) -> str:
        return f"{statistics.median(self.rates):,.0f}"

    def close(self) -> None:
        self.process.communicate()


def cpu_seconds(*command: str, times: int = 7) -> float:
    """The median CPU time of a command, user and system."""
    measure = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)\n"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print(used.ru_utime + used.ru_stime)"
    )
    found = []
    for _ in range(times):
        run = subprocess.run([COMPILED, "-c", measure, *command], capture_output=True, text=True)
        found.append(float(run.stdout))
    return statistics.median(found)


def stack_ratios(rounds: int) -> list[float]:
    where = [INTERPRETED, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([INTERPRETED, STACK, "build", folder], check=True)
        # -S leaves the editable install of the package out; its dependencies come by the path.
        measure = [INTERPRETED, "-S", STACK, "measure", folder, str(rounds)]
        run = subprocess.run(
            measure, env={"PYTHONPATH": packages}, capture_output=True, text=True, check=True
        )
    return [float(line) for line in run.stdout.split()]


def ratio(one: Contestant, other: Contestant) -> float:
    return statistics.median(a / b for a, b in zip(one.rates, other.rates, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure speed beside the peers.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a round")
    parser.add_argument("--json", metavar="FILE", help="write the figures there, too")
    asked = parser.parse_args()

    from edubba.core import game_ids

    console = Console()
    games = [*game_ids(), *BESIDE]
    compiled = {game: Contestant(COMPILED, "edubba", "playout", *game.split()) for game in games}
    interpreted = {
        game: Contestant(INTERPRETED, "edubba", "playout", *game.split()) for game in games
    }
    compiled_cloning = {
        game: Contestant(COMPILED, "edubba", "cloning", *game.split()) for game in games
    }
    interpreted_cloning = {
        game: Contestant(INTERPRETED, "edubba", "cloning", *game.split()) for game in games
    }
    royalur = Contestant(INTERPRETED, "royalur")
    open_spiel = Contestant(INTERPRETED, "open_spiel", "backgammon")
    ours = (compiled, interpreted, compiled_cloning, interpreted_cloning)
    everybody = [each for group in ours for each in group.values()] + [royalur, open_spiel]
    for _ in track(range(asked.rounds), "Playing in turns", console=console, transient=True):
        for contestant in everybody:
            contestant.play(asked.seconds)
    for contestant in everybody:
        contestant.close()

    figures: dict[str, float] = {}
    for game in games:
        figures[f"{game}, compiled / interpreted"] = ratio(compiled[game], interpreted[game])
        figures[f"{game}, clone and step, compiled / interpreted"] = ratio(
            compiled_cloning[game], interpreted_cloning[game]
        )
    finkel = compiled["royal_game_of_ur"]
    figures["royal_game_of_ur (Finkel), compiled / royalur"] = ratio(finkel, royalur)
    figures["game_of_ur, compiled / OpenSpiel backgammon"] = ratio(
        compiled["game_of_ur"], open_spiel
    )
    with console.status("Compiling the version without a stack"):
        playout, cloning = stack_ratios(asked.rounds)
    figures["decision stack, playout"] = playout
    figures["decision stack, clone and step"] = cloning
    figures["import edubba, CPU seconds"] = cpu_seconds(COMPILED, "-c", "import edubba")
    figures["edubba --help, CPU seconds"] = cpu_seconds(
        str(ROOT / ".venv-compiled" / "bin" / "edubba"), "--help"
    )

    rates = Table("random playouts", "decisions/s compiled", "interpreted", "ratio")
    for game in games:
        figure = figures[f"{game}, compiled / interpreted"]
        rates.add_row(game, compiled[game].rate(), interpreted[game].rate(), f"{figure:.1f}")
    rates.add_row("royalur (Finkel)", "", royalur.rate(), "")
    rates.add_row("OpenSpiel backgammon", "", open_spiel.rate(), "")
    console.print(rates)
    table = Table("figure", "measured", "goal", "met")
    for name, figure in figures.items():
        if name in GOALS:
            met, goal = figure >= GOALS[name], f"at least {GOALS[name]:g}"
        elif name in LIMITS:
            met, goal = figure <= LIMITS[name], f"at most {LIMITS[name]:g}"
        else:
            met, goal = True, ""
        table.add_row(
            name, f"{figure:.3g}", goal, "" if not goal else "yes" if met else "[red]no[/]"
        )
    console.print(table)
    if asked.json:
        Path(asked.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
