"""Bots: the greedy one plays far better than at random."""

import pytest
from tests.games.clash_of_cultures.table import table

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.core.rng import Rng
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.evaluate import ClashEvaluator
from edubba.games.clash_of_cultures.space import SPACE


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


def test_actions_left_and_known_land_are_worth_something() -> None:
    """What lets it explore and settle: a turn that chance ends half-way, and land to live on."""
    evaluator = ClashEvaluator()
    position = table().city("C3", 0).turn_of(0)
    whole = evaluator.worth(position.state, 0)
    assert evaluator.worth(position.turn_of(0, actions=1).state, 0) < whole
    assert evaluator.worth(position.turn_of(0).land("C4 forest").state, 0) > whole


def test_no_offer_looks_better_than_none() -> None:
    """Also when there is nothing else to do, a bot does not give away what it has."""
    position = table().has(0, food=3).holds(0, "act_05 act_06").turn_of(0, actions=0)
    assert position.legal("trade")
    bot = make_bot("greedy:budget=50", GAME)
    for seed in range(3):
        chosen = bot.choose(position.state, Rng(seed))
        assert SPACE.decode(chosen).verb != "trade"
