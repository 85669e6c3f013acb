"""What bots think of positions, and that a greedy one wins with it."""

import pytest
from tests.games.after_the_flood.table import Flood, empire, given, step

from edubba.bots import make_bot
from edubba.bots.greedy import BUDGET
from edubba.bots.simulate import Simulation
from edubba.core import state
from edubba.games.after_the_flood import GAME

EVALUATOR = GAME.evaluator("points")


def value(game: Flood, seat: int = 0) -> float:
    return EVALUATOR.value(game.state, seat)


def share_of_first_places(games: int, budget: int) -> float:
    greedy = make_bot(f"greedy:budget={budget}", GAME)
    bots = [greedy, make_bot("random", GAME), make_bot("random", GAME)]
    simulation = Simulation(GAME.setup(), bots, seed=1, rotate=True)
    simulation.run(games)
    won = 0
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        won += result.places[seating.index(0)] == 1
    return won / games


@pytest.mark.compiled_only  # many games
def test_greedy_beats_two_random_players() -> None:
    assert share_of_first_places(games=3, budget=12) == 1.0


@pytest.mark.slow
def test_greedy_beats_two_random_players_in_200_games() -> None:
    # Interpreted, the full budget would take an hour; a small one is already enough.
    compiled = not str(state.__file__).endswith(".py")
    assert share_of_first_places(games=200, budget=BUDGET if compiled else 12) >= 0.9


def test_it_wants_points_and_fears_those_of_others() -> None:
    assert value(given(red={"points": {"areas": 5}})) > value(given())
    assert value(given(purple={"points": {"areas": 5}})) < value(given())


def test_it_wants_areas_cities_workers_and_goods() -> None:
    empire = {"empire": "sumer_1", "started_as": 1}
    one = given(red={**empire, "armies": {"ur": 1}})
    two = given(red={**empire, "armies": {"ur": 1, "uruk": 1}})
    ready = given(red={**empire, "armies": {"ur": 1, "available": 1}})
    assert value(two) > value(one)
    assert value(ready) > value(one)
    assert value(given(red={"cities": {"sippar": "plain"}})) > value(given())
    assert value(given(red={"workers": {"egypt": 2}})) > value(given(red={"workers": {}}))
    rich, poor = {"resources": {"gold": 2}}, {"resources": {"gold": 1}}
    assert value(given(red=rich)) > value(given(red=poor))


def test_a_roll_is_worth_what_its_outcomes_are() -> None:
    def fight(mine: int, theirs: int) -> Flood:
        return given(
            red=empire("guti_1", mine, guti=1, available=2),
            purple=empire("sumer_1", theirs, umma=1),
        ).play("act expand_empire", "invade umma")

    hit = fight(1, 2).roll(12)
    miss = fight(1, 2).roll(2)
    assert value(miss) < value(fight(2, 1)) < value(fight(1, 2)) < value(hit)


def test_the_end_is_what_counts() -> None:
    tied = {"points": {"areas": 10}}
    over = given(
        turn=5, order="green red purple", decision=step("final_scoring"), red=tied, green=tied
    )
    assert value(over, 2) > value(over, 0) + 50
