"""Perft: how many games of a few steps there are, the rules in a few numbers.

`tests/games/<id>/perft.json` holds them for every number of seats and preset, counted from the
opening and from positions in the middle of random games.
"""

import json
import sys
from pathlib import Path

from edubba.core.game import Game, Setup
from edubba.core.playout import perft
from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.testing.conformance.walk import anything
from edubba.testing.games import tested_games

DEPTH = 3
"""Every count goes so deep at least ..."""
ENOUGH = 5_000
"""... and on until there are so many games."""
DEEPEST = 8
LATER = (20, 60)
"""From how many steps on it is counted again."""


def numbers(setup: Setup) -> dict[str, list[int]]:
    """The counts for depth 1, 2, 3, ... by where they start."""
    counts: dict[str, list[int]] = {}
    for steps in (0, *LATER):
        state = after_steps(setup, steps)
        if state.actor != OVER:
            counts["opening" if steps == 0 else f"step {steps}"] = count(state)
    return counts


def count(state: State) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEPTH or (counts[-1] < ENOUGH and len(counts) < DEEPEST):
        counts.append(perft(state, len(counts) + 1))
    return counts


def after_steps(setup: Setup, steps: int) -> State:
    """A position of a random game."""
    state, rng = setup.new(), Rng(1)
    for _ in range(steps):
        if state.actor != OVER:
            state.apply(anything(state, rng))
    return state


def all_numbers(game: Game) -> dict[str, dict[str, list[int]]]:
    """The numbers of each number of seats with each preset: `2p-seed`."""
    return {
        f"{seats}p-{preset}": numbers(game.setup(seats, preset=preset))
        for seats in game.seats
        for preset in game.presets
    }


def check_perft(game: Game, folder: Path) -> None:
    """Compare a game's numbers with those in `folder/perft.json`."""
    file = folder / "perft.json"
    assert file.exists(), f"{file} is missing; `python -m edubba.testing.perft` writes it."
    stored = json.loads(file.read_text("utf-8"))
    now = all_numbers(game)
    for name in sorted({*stored, *now}):
        assert stored.get(name) == now.get(name), (
            f"{file}, {name}: was {stored.get(name)}, is {now.get(name)}. "
            "If the rules were meant to change, `python -m edubba.testing.perft` writes it anew."
        )


def main() -> None:
    """Write the numbers of the named games, or of all."""
    for game, folder in tested_games(sys.argv[1:]):
        file = folder / "perft.json"
        lines = [f'"{name}": {json.dumps(counts)}' for name, counts in all_numbers(game).items()]
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        print(file)


if __name__ == "__main__":
    main()
