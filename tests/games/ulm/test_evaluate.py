"""Bots: the greedy one plays far better than at random."""

import pytest
from tests.games.ulm.table import after_push, player

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.games.ulm import GAME


def wins(games: int, budget: int) -> float:
    bots = [make_bot(f"greedy:budget={budget}", GAME), make_bot("random", GAME)]
    simulation = Simulation(GAME.setup(2), bots, 11, True)
    simulation.run(games)
    won = 0
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        won += result.winners == [seating.index(0)]
    return won / games


@pytest.mark.compiled_only  # many games
def test_greedy_beats_random() -> None:
    assert wins(6, 30) > 0.8


@pytest.mark.slow
def test_greedy_beats_random_in_nearly_every_game() -> None:
    assert wins(200, 600) >= 0.95


def test_points_and_things_are_worth_something() -> None:
    evaluator = GAME.evaluator("points")
    plain = evaluator.value(after_push("gray").state, 0)
    for better in (
        player(vp=8),
        player(coins=4),
        player(sparrows=4),
        player(tiles="gray gray"),
        player(barge=4),
        player(hand="nave_1"),
        player(face_up="nave_1"),
        player(descendants="mint_master"),
        player(coats="coat_gold_garden"),
    ):
        table = after_push("gray", players=[better])
        assert evaluator.value(table.state, 0) > plain
        assert evaluator.value(table.state, 1) < evaluator.value(after_push("gray").state, 1)
