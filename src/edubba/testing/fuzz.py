"""Random games in large numbers, behind `make fuzz`: from openings, from rich positions, and from
positions with a number bent. All end, nothing gets lost, and there is always something to choose.
"""

import argparse

from rich.console import Console
from rich.progress import Progress

from edubba.core.actions import Actions
from edubba.core.game import Game, Setup
from edubba.core.registry import find_game, game_ids
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.testing.broken_positions import Bent, bend_a_game
from edubba.testing.rich import has_rich, rich_position

GAMES = {"game_of_ur": 10_000, "royal_game_of_ur": 10_000, "clash_of_cultures": 500}
USUAL = 2_000
"""Games for each number of seats."""
RICH_STEPS = 1_000_000
"""Actions and outcomes from rich positions, over all numbers of seats of a game."""
BENT_GAMES = 10
"""Games whose positions are bent, for each number of seats."""
BENT_POSITIONS = 5
BENT_SHARE = {"clash_of_cultures": 10}
"""One number in so many is bent, where a position has very many of them."""
LONGEST = 1_000_000
"""Actions and outcomes after which a game counts as endless."""


def play_checked(setup: Setup, state: State, seed: int) -> int:
    """One random game; every component is counted after every action. How many those were."""
    game = setup.game
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
        assert actions.count > 0, f"{where}: nothing can be chosen at {state.decision().name}"
        action = actions.draw(rng) if state.actor == CHANCE else actions.pick(rng)
        state.apply(action)
        now = game.totals(state)
        assert now == totals, f"{where}: {totals} became {now} by action {action}"
    raise AssertionError(f"{game.id}, {setup.seats} seats, seed {seed}: the game does not end")


def fuzz(game: Game, games: int, progress: Progress, seed: int = 0) -> list[str]:
    """Play from the opening with every number of seats; a line for each."""
    lines = []
    for seats in game.seats:
        setup = game.setup(seats)
        task = progress.add_task(f"{game.id}, {seats} seats", total=games)
        steps = 0
        for number in range(games):
            steps += play_checked(setup, setup.new(), seed + number)
            progress.advance(task)
        lines.append(f"{game.id}, {seats} seats: {games} games ended, {steps} actions checked")
    return lines


def fuzz_rich(game: Game, steps: int, progress: Progress, seed: int = 0) -> str:
    """Play so many steps from rich positions, with all numbers of seats in turn."""
    task = progress.add_task(f"{game.id}, rich positions", total=steps)
    done = 0
    number = seed
    while done < steps:
        setup = game.setup(game.seats[number % len(game.seats)])
        state = rich_position(setup, Rng(number))
        done += play_checked(setup, state, number) + 1
        number += 1
        progress.update(task, completed=min(done, steps))
    return f"{game.id}: {number - seed} rich positions played to the end, {done} actions checked"


def fuzz_bent(game: Game, games: int, progress: Progress, seed: int = 0) -> str:
    """Bend the numbers of real positions with every number of seats."""
    task = progress.add_task(f"{game.id}, bent positions", total=games * len(game.seats))
    bent = Bent()
    for seats in game.seats:
        setup = game.setup(seats)
        for number in range(games):
            share = BENT_SHARE.get(game.id, 1)
            bent += bend_a_game(setup, seed + number, BENT_POSITIONS, share)
            progress.advance(task)
    return f"{game.id}: {bent.refused} bent positions refused, {bent.played} played to the end"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games and count every component.")
    parser.add_argument("game", nargs="*", help="games to play; all if none is named")
    parser.add_argument("--games", type=int, help="games from the opening, for each seat count")
    parser.add_argument("--steps", type=int, default=RICH_STEPS, help="steps from rich positions")
    parser.add_argument("--bent", type=int, default=BENT_GAMES, help="games whose numbers are bent")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    console = Console()
    for id in asked.game or game_ids():
        game = find_game(id)
        with Progress(console=console, transient=True) as progress:
            count = GAMES.get(id, USUAL) if asked.games is None else asked.games
            lines = fuzz(game, count, progress, asked.seed)
            if has_rich(id):
                lines.append(fuzz_rich(game, asked.steps, progress, asked.seed))
            lines.append(fuzz_bent(game, asked.bent, progress, asked.seed))
        for line in lines:
            console.print(line, highlight=False)


if __name__ == "__main__":
    main()
