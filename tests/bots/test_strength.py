"""Each bot beats the one before it; `docs/strength.md` has the figures of longer runs."""

from math import sqrt

import pytest
from tests.bots import stones

from edubba.bots import make_bot
from edubba.bots.levels import level_text
from edubba.bots.simulate import Simulation
from edubba.core import Game
from edubba.core.registry import find_game


def share_of_first(game: Game, bots: list[str], games: int, seed: int = 1) -> float:
    """The share of first places that the first bot takes, seats rotated."""
    setup = game.setup(len(bots))
    run = Simulation(setup, [make_bot(name, game) for name in bots], seed, True)
    run.run(games)
    wins = 0.0
    for result, seating in zip(run.results, run.seating, strict=True):
        wins += (seating.index(0) in result.winners) / len(result.winners)
    return wins / games


def test_mcts_never_falls_into_the_trap_that_greedy_falls_into() -> None:
    assert share_of_first(stones.GAME, ["mcts:iterations=40", "greedy"], 10) == 1


LONG = [
    ("ur_ziggurat", 10, 2, 30, 1),
    ("ur_ziggurat", 10, 3, 30, 1),
    ("after_the_flood", 40, 3, 30, 1),
    ("ulm", 100, 2, 40, 1),
    ("clash_of_cultures", 0, 2, 60, 1),
]
"""Games, the master's iterations where it searches, seats, how many are played, and the seed."""


@pytest.mark.slow
@pytest.mark.parametrize(("id", "iterations", "seats", "games", "seed"), LONG)
def test_the_master_beats_the_overseer(
    id: str, iterations: int, seats: int, games: int, seed: int
) -> None:
    """With two standard errors to spare."""
    game = find_game(id)
    short = f"iterations={iterations}"
    master = level_text("master", game).replace("iterations=2000,seconds=0.8", short)
    assert short in master or not iterations
    bots = [master, *["overseer"] * (seats - 1)]
    share = share_of_first(game, bots, games, seed)
    assert share - 2 * sqrt((seats - 1) / seats**2 / games) > 1 / seats
