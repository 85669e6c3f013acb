"""Bots: the greedy one plays far better than at random."""

import pytest

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.games.clash_of_cultures import GAME


def wins(games: int, budget: int, no_trading: bool) -> float:
    bots = [make_bot(f"greedy:budget={budget}", GAME), make_bot("random", GAME)]
    simulation = Simulation(GAME.setup(2, {"no_trading": no_trading}), bots, 11, True)
    simulation.run(games)
    won = 0
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        won += result.winners == [seating.index(0)]
    return won / games


def test_greedy_beats_random() -> None:
    assert wins(3, 20, True) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("no_trading", [False, True])
def test_greedy_beats_random_in_nearly_every_game(no_trading: bool) -> None:
    assert wins(200, 600, no_trading) >= 0.95
