"""What bots think of the classic race, held against exact values of its endings."""

import pytest
from tests.games.royal_game_of_ur.table import board

from edubba.core import Rng
from edubba.core.native import i64, vec
from edubba.core.race_network import RaceNetwork, find_race_network
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.evaluate import DANGER, RoyalEvaluator
from edubba.games.royal_game_of_ur.space import RULESETS
from edubba.solve.devices import Processor
from edubba.solve.race import Solver

LEFT = 2
"""Pieces a side, at most, of which the values are found again here."""
ASKED = 150


def network_of(ruleset: str) -> RaceNetwork | None:
    race = GAME.race(GAME.setup(options={"ruleset": ruleset}))
    return find_race_network("edubba.games.royal_game_of_ur", race)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_network_of_a_ruleset_is_near_the_exact_values(ruleset: str) -> None:
    """Of endings, which are harder for it than what it has mostly seen."""
    race = GAME.race(GAME.setup(options={"ruleset": ruleset}))
    assert race is not None
    network = network_of(ruleset)
    assert network is not None
    solver = Solver(race, Processor(1), LEFT, settled=1e-6)
    assert all(layer.residual <= 1e-6 for layer in solver.run())
    houses = [0, *race.reach(0)]
    rng = Rng(1)
    errors: list[float] = []
    while len(errors) < ASKED:
        sides = [sorted(houses[rng.below(len(houses))] for _ in range(LEFT)) for _ in range(2)]
        apart = all(len({*side} - {0}) == LEFT - side.count(0) for side in sides)
        if not apart or any(
            race.meets[house] in sides[1] for house in sides[0] if race.meets[house]
        ):
            continue
        exact = solver.value(dict(enumerate(sides[0])), dict(enumerate(sides[1])))
        placed = [vec[i64]([*side, *[race.home] * (race.count - LEFT)]) for side in sides]
        errors.append(abs(network.chance(placed[0], placed[1]) - exact))
    assert sum(errors) / ASKED < 0.02
    assert max(errors) < 0.15


def test_less_sight_does_without_a_network() -> None:
    given = board(light=[3, 9], dark=[8], home=(1, 4))
    assert RoyalEvaluator().knows(given.state)
    assert not RoyalEvaluator(DANGER).knows(given.state)
    assert RoyalEvaluator().value(given.state, 0) != RoyalEvaluator(DANGER).value(given.state, 0)
