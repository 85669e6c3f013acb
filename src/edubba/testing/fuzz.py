"""Random games in large numbers, behind `make fuzz`: all end, and nothing gets lost."""

import argparse

from rich.console import Console
from rich.progress import Progress

from edubba.core.actions import Actions
from edubba.core.game import Game, Setup
from edubba.core.registry import find_game, game_ids
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER

GAMES = {"game_of_ur": 10_000, "royal_game_of_ur": 10_000, "clash_of_cultures": 500}
USUAL = 2_000
"""Games for each number of seats."""
LONGEST = 1_000_000
"""Actions and outcomes after which a game counts as endless."""


def play_checked(setup: Setup, seed: int) -> int:
    """One random game; every component is counted after every action. How many those were."""
    game = setup.game
    state = setup.new()
    rng = Rng(seed)
    actions = Actions()
    totals = game.totals(state)
    for step in range(LONGEST):
        if state.actor == OVER:
            places = state.result().places
            assert min(places) == 1, f"{game.id}, seed {seed}: nobody is first in {places}"
            return step
        state.legal_into(actions)
        where = f"{game.id}, {setup.seats} seats, seed {seed}, step {step}"
        assert actions.count > 0, f"{where}: nothing can be chosen"
        action = actions.draw(rng) if state.actor == CHANCE else actions.pick(rng)
        state.apply(action)
        now = game.totals(state)
        assert now == totals, f"{where}: {totals} became {now} by action {action}"
    raise AssertionError(f"{game.id}, {setup.seats} seats, seed {seed}: the game does not end")


def fuzz(game: Game, games: int, progress: Progress, seed: int = 0) -> list[str]:
    """Play with every number of seats; a line for each."""
    lines = []
    for seats in game.seats:
        setup = game.setup(seats)
        task = progress.add_task(f"{game.id}, {seats} seats", total=games)
        steps = 0
        for number in range(games):
            steps += play_checked(setup, seed + number)
            progress.advance(task)
        lines.append(f"{game.id}, {seats} seats: {games} games ended, {steps} actions checked")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games and count every component.")
    parser.add_argument("game", nargs="*", help="games to play; all if none is named")
    parser.add_argument("--games", type=int, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    console = Console()
    for id in asked.game or game_ids():
        with Progress(console=console, transient=True) as progress:
            count = asked.games or GAMES.get(id, USUAL)
            lines = fuzz(find_game(id), count, progress, asked.seed)
        for line in lines:
            console.print(line, highlight=False)


if __name__ == "__main__":
    main()
