"""Each bot beats the one before it; `docs/strength.md` has the figures of longer runs."""

from math import sqrt

import pytest
from tests.bots import stones

from edubba.bots import make_bot
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


def test_mcts_beats_greedy_in_a_few_races() -> None:
    bots = ["mcts:iterations=16", "greedy"]
    assert share_of_first(find_game("royal_game_of_ur"), bots, 6) >= 0.6


LONG = [
    ("royal_game_of_ur", ["mcts:iterations=100", "greedy"], 200),
    ("ur_ziggurat", ["mcts:iterations=40", "greedy"], 30),
    ("ur_ziggurat", ["mcts:iterations=40", "greedy", "greedy"], 30),
    ("after_the_flood", ["mcts:iterations=40", "greedy", "greedy"], 30),
    ("ulm", ["mcts:iterations=40", "greedy"], 40),
    ("clash_of_cultures", ["mcts:iterations=30,reply=8", "greedy"], 20),
]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "bots", "games"), LONG)
def test_mcts_beats_greedy_in_full(id: str, bots: list[str], games: int) -> None:
    """With two standard errors to spare."""
    chance = 1 / len(bots)
    share = share_of_first(find_game(id), bots, games)
    assert share - 2 * sqrt(chance * (1 - chance) / games) > chance
