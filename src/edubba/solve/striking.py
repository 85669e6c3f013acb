"""Where the natural move is wrong, and how often the gamble is right, from exact decisions:

    python -m edubba.solve.striking game_of_ur -o board=second_millennium \\
        --decisions second.decisions --out docs/solution

Writes a page with ten positions, drawn as the terminal draws them, and a plot.
"""

import argparse
import json
from itertools import islice
from pathlib import Path

from rich.text import Text

from edubba.core.catalogue import word
from edubba.core.game import Game, Setup
from edubba.core.journal import SPECTATOR
from edubba.core.race import Race
from edubba.core.registry import find_game
from edubba.solve.regret import decision_of
from edubba.tables.exact import RaceMove, moves_of

SHOWN = 10
FEWEST_LEFT = 3
"""Pieces that both sides must still have on the way: endings are strange in other ways."""
WIDTH = 60
BAR, GAP, HIGH = 56, 24, 160
"""Of the plot, in pixels."""

Line = tuple[list[int], list[int], int, bool, list[float]]
"""As `edubba.solve.distil` writes decisions."""


def natural(race: Race, moves: list[RaceMove], other: list[int]) -> int | None:
    """What comes to mind first: bring a piece home, capture, or take a rosette; None if that cannot
    be done."""

    def appeal(at: int) -> tuple[bool, bool, bool, int]:
        move = moves[at]
        home = move.house == race.home
        return home, move.other != other, not home and race.safe[move.house], move.house

    best = max(range(len(moves)), key=appeal, default=None)
    return None if best is None or not any(appeal(best)[:3]) else best


def striking(race: Race, lines: list[Line]) -> list[tuple[float, Line, int]]:
    """The decisions in which the natural move gives most away, each of a position of its own."""
    found: list[tuple[float, Line, int]] = []
    for line in lines:
        mover, other, number, _, values = line
        left = min(race.count - side.count(race.home) for side in (mover, other))
        first = natural(race, moves_of(race, mover, other, number), other)
        if first is not None and left >= FEWEST_LEFT:
            found.append((max(values) - values[first], line, first))
    found.sort(key=lambda each: -each[0])
    seen: set[str] = set()
    apart = []
    for each in found:
        key = str(each[1][0])
        if key not in seen:
            seen.add(key)
            apart.append(each)
    return apart


def page(game: Game, setup: Setup, race: Race, lines: list[Line]) -> str:
    parts = [f"# {SHOWN} positions in which home, a capture or a rosette is wrong\n"]
    for lost, line, first in islice(striking(race, lines), SHOWN):
        given = decision_of(setup, race, json.dumps(line))
        state = given.state
        drawn = game.draw(game.view(setup, state, SPECTATOR), width=WIDTH)
        board = Text.from_markup(drawn.rpartition("\n\n")[0]).plain.rstrip()
        label = state.decision().label
        rows = sorted(given.worth.items(), key=lambda each: -each[1])
        value = line[4][first]
        table = [
            f"| {word(label(state, action))} | {worth:.4f} |"
            + (" the natural one |" if worth == value else " |")
            for action, worth in rows
        ]
        parts.append(
            f"## {race.numbers[line[2]]} to use, {lost:.3f} given away by the natural move\n\n"
            f"```text\n{board}\n```\n\n| choice | chance to win | |\n| --- | ---: | --- |\n"
            + "\n".join(table)
            + "\n"
        )
    return "\n".join(parts)


def gambles(race: Race, lines: list[Line]) -> list[tuple[str, float, int]]:
    """For each number: how often gambling with it is better than every move, and of how many."""
    found = []
    for at, number in enumerate(race.numbers):
        there = [values for _, _, used, may, values in lines if used == at and may]
        if there:
            right = sum(values[-1] > max(values[:-1]) for values in there)
            found.append((str(number), right / len(there), len(there)))
    return found


def plot(title: str, rows: list[tuple[str, float, int]]) -> str:
    """Bars of shares."""
    wide = GAP + len(rows) * (BAR + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HIGH + 70}" '
        f'font-family="sans-serif" font-size="13" text-anchor="middle">',
        f"<title>{title}</title>",
        f'<rect width="{wide}" height="{HIGH + 70}" fill="#fbf7ee"/>',
    ]
    for at, (name, share, count) in enumerate(rows):
        left, tall = GAP + at * (BAR + GAP), HIGH * share
        top, middle = 24 + HIGH - tall, left + BAR / 2
        parts += [
            f'<rect x="{left}" y="{top:.1f}" width="{BAR}" height="{tall:.1f}" fill="#2f5d8a"/>',
            f'<text x="{middle}" y="{top - 6:.1f}">{share:.0%}</text>',
            f'<text x="{middle}" y="{HIGH + 42}">{name}</text>',
            f'<text x="{middle}" y="{HIGH + 60}" font-size="10">of {count}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write down where the natural move is wrong.")
    parser.add_argument("game")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--decisions", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = find_game(asked.game)
    options = dict(each.split("=", 1) for each in asked.option)
    setup = game.setup(options=options)
    race = game.race(setup)
    assert race is not None
    lines: list[Line] = [
        tuple(json.loads(line)) for line in asked.decisions.read_text("utf-8").splitlines()
    ]
    name = "-".join([asked.game, *options.values()])
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / f"{name}-striking.md").write_text(page(game, setup, race, lines), "utf-8")
    shares = gambles(race, lines)
    title = "How often the gamble is better than every move, by the number thrown"
    (asked.out / f"{name}-gamble.svg").write_text(plot(title, shares), "utf-8")
    found = striking(race, lines)
    wrong = sum(lost > 0 for lost, _, _ in found)
    print(f"the natural move is wrong in {wrong} of {len(found)} positions; gambles: {shares}")


if __name__ == "__main__":
    main()
