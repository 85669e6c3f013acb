"""`make bench`, second part: games, environments and search beside those of others.

Like `run.py`: a process for every contestant, turn by turn, CPU time counted, medians of the ratios
of each round. The peers come with `pip install edubba[bench]`. `--page` puts the tables into
docs/performance.md and draws beside it what a decision costs by the size of a batch and by the
number of players.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.pages import DOCS, machine, put
from benchmarks.pages import table as page_table
from benchmarks.run import INTERPRETED, ROOT, Contestant, ratio

COMPILED = str(ROOT / ".venv-bench" / "bin" / "python")
"""With Connect Four compiled beside the six."""

# "Driven" is one step after the other from Python, each library by its own means: ours draws with
# `Actions` and `Rng`, OpenSpiel has no generator of its own and takes Python's.

OURS = {
    "game_of_ur batched": ["batched", "game_of_ur", "1024"],
    "game_of_ur driven": ["driven", "game_of_ur"],
    "connect_four whole games": ["whole", "connect_four"],
    "connect_four driven": ["driven", "connect_four"],
    "connect_four search": ["search", "connect_four"],
    "ulm whole games": ["whole", "ulm"],
    "clash_of_cultures whole games": ["whole", "clash_of_cultures"],
    "clash_of_cultures no_trading whole games": ["whole", "clash_of_cultures", "no_trading"],
}
PEERS = {
    "Pgx backgammon batched": ["pgx", "1024"],
    "PettingZoo tic-tac-toe": ["pettingzoo", "tictactoe_v3"],
    "PettingZoo connect four": ["pettingzoo", "connect_four_v3"],
    "OpenSpiel backgammon driven": ["open_spiel", "backgammon"],
    "OpenSpiel connect four in C++": ["open_spiel_rollouts", "connect_four"],
    "OpenSpiel connect four driven": ["open_spiel", "connect_four"],
    "OpenSpiel connect four MCTS in C++": ["open_spiel_search", "connect_four"],
    "Catanatron whole games": ["catanatron"],
}
PAIRS = [
    ("game_of_ur batched", "Pgx backgammon batched", 50.0),
    ("game_of_ur batched", "PettingZoo tic-tac-toe", 100.0),
    ("game_of_ur batched", "PettingZoo connect four", 100.0),
    ("game_of_ur driven", "OpenSpiel backgammon driven", 20.0),
    ("connect_four whole games", "OpenSpiel connect four in C++", 3.0),
    ("connect_four driven", "OpenSpiel connect four driven", 1.5),
    ("connect_four search", "OpenSpiel connect four MCTS in C++", None),
    ("ulm whole games", "Catanatron whole games", None),
    ("clash_of_cultures whole games", "Catanatron whole games", None),
    ("clash_of_cultures no_trading whole games", "Catanatron whole games", None),
]
"""Who is compared with whom, and what is to be reached at least."""
RATIOS = ["ratio", "measured", "at least", "met"]
SHOWN = "![what a decision costs by the batch's size and the number of players](img/batches.svg)"
SIZES = [1, 4, 16, 64, 256, 1024, 4096]


def measure(contestants: list[Contestant], rounds: int, seconds: float, console: Console) -> None:
    for _ in track(range(rounds), "Playing in turns", console=console, transient=True):
        for contestant in contestants:
            contestant.play(seconds)
    for contestant in contestants:
        contestant.close()


def microseconds(contestant: Contestant) -> float:
    return 1e6 / statistics.median(contestant.rates)


def costs(asked: argparse.Namespace, console: Console) -> dict[str, dict[int, float]]:
    """Microseconds of CPU a decision: of the Game of Ur by the size of the batch, of every game in
    a batch of 64 by the number of players."""
    from edubba.core import find_game, game_ids

    found = {
        "game_of_ur": {
            size: Contestant(asked.ours, "batched", "game_of_ur", str(size)) for size in SIZES
        }
    }
    for id in game_ids():
        found[f"{id} by players"] = {
            seats: Contestant(asked.ours, "batched", id, "64", str(seats))
            for seats in find_game(id).seats
        }
    measure(
        [c for row in found.values() for c in row.values()], asked.rounds, asked.seconds, console
    )
    return {name: {at: microseconds(c) for at, c in row.items()} for name, row in found.items()}


def plot(found: dict[str, dict[int, float]]) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    sizes = found["game_of_ur"]
    left.plot([*sizes], [*sizes.values()], marker="o")
    left.set(xscale="log", xlabel="games in the batch", ylabel="µs of CPU a decision")
    left.set_title("Game of Ur")
    for name, row in found.items():
        if name != "game_of_ur":
            right.plot([*row], [*row.values()], marker="o", label=name.removesuffix(" by players"))
    right.set(yscale="log", xlabel="players", ylabel="µs of CPU a decision", xticks=range(2, 6))
    right.set_title("batches of 64")
    right.legend(fontsize="small")
    figure.savefig(DOCS / "img" / "batches.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure environments beside the peers.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a round")
    parser.add_argument("--ours", default=COMPILED, help="the Python with our compiled rules")
    parser.add_argument("--peers", default=INTERPRETED, help="the Python with the peers")
    parser.add_argument("--only", metavar="WORDS", help="pairs whose names have these words")
    parser.add_argument("--json", metavar="FILE", help="write the figures there, too")
    parser.add_argument("--page", action="store_true", help="write docs/performance.md anew")
    asked = parser.parse_args()
    if asked.only and asked.page:
        parser.error("the page has all pairs: leave out --only")
    console = Console()
    pairs = [pair for pair in PAIRS if (asked.only or "") in f"{pair[0]} / {pair[1]}"]
    named = {name for one, other, _ in pairs for name in (one, other)}
    ours = {name: Contestant(asked.ours, *args) for name, args in OURS.items() if name in named}
    peers = {name: Contestant(asked.peers, *args) for name, args in PEERS.items() if name in named}
    everybody = {**ours, **peers}
    measure([*everybody.values()], asked.rounds, asked.seconds, console)
    rates = [[name, f"{statistics.median(c.rates):,.4g}"] for name, c in everybody.items()]
    figures = {
        f"{one} / {other}": ratio(everybody[one], everybody[other]) for one, other, _ in pairs
    }
    rows: list[list[str]] = []
    for (name, figure), (_, _, goal) in zip(figures.items(), pairs, strict=True):
        met = "" if goal is None else "yes" if figure >= goal else "no"
        rows.append([name, f"{figure:.3g}", "" if goal is None else f"{goal:g}", met])
    tables = [(["contestant", "a CPU second"], rates), (RATIOS, rows)]
    for head, lines in tables:
        shown = Table(*head)
        for line in lines:
            shown.add_row(*line)
        console.print(shown)
    if asked.page:
        where = f"{machine()}; medians of {asked.rounds} rounds of {asked.seconds:g} s in turn."
        texts = [where, *(page_table(*each) for each in tables), SHOWN]
        put("performance.md", "bench", "\n\n".join(texts))
        plot(costs(asked, console))
    if asked.json:
        Path(asked.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
