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


HAND = "judgement=hand"
LONG = [
    ("ur_ziggurat", [f"mcts:iterations=40,{HAND}", f"greedy:{HAND}"], 30, 1),
    ("ur_ziggurat", [f"mcts:iterations=40,{HAND}", *[f"greedy:{HAND}"] * 2], 30, 1),
    ("after_the_flood", ["mcts:iterations=40", "greedy", "greedy"], 30, 1),
    ("ulm", ["mcts:iterations=100,again=1,reply=15,width=5,more=5", "greedy"], 40, 1),
    (
        "clash_of_cultures",
        [f"mcts:iterations=200,reply=4,turns=2,{HAND}", f"greedy:{HAND}"],
        200,
        3,
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "bots", "games", "seed"), LONG)
def test_mcts_beats_greedy_in_full(id: str, bots: list[str], games: int, seed: int) -> None:
    """With two standard errors to spare."""
    chance = 1 / len(bots)
    share = share_of_first(find_game(id), bots, games, seed)
    assert share - 2 * sqrt(chance * (1 - chance) / games) > chance
