"""Luck is what chance gave beyond its average, and taking it out favours nobody."""

import pytest

from edubba.bots.luck import Luck
from edubba.core import CHANCE, Actions
from edubba.core.registry import find_game
from edubba.core.state import State


def at_a_throw() -> State:
    """The first throw of the small bone in the Game of Ur."""
    state = find_game("game_of_ur").setup(options={"first_player": "light"}).new()
    outcomes = Actions()
    state.legal_into(outcomes)
    while state.actor != CHANCE or outcomes.count == 1:
        state.apply(outcomes.items[0])
        state.legal_into(outcomes)
    return state


def test_over_all_outcomes_there_is_no_luck() -> None:
    state = at_a_throw()
    outcomes = Actions()
    state.legal_into(outcomes)
    evaluator = find_game("game_of_ur").evaluator("race")
    average = [0.0, 0.0]
    lucks: list[float] = []
    for i in range(outcomes.count):
        luck = [0.0, 0.0]
        Luck(evaluator, 1).weigh(state, outcomes, outcomes.items[i], luck)
        lucks.append(luck[0])
        for seat in range(2):
            average[seat] += luck[seat] * int(outcomes.weights[i]) / int(outcomes.total)
    assert average == pytest.approx([0, 0], abs=1e-9)
    assert max(lucks) > 0.001 > -0.001 > min(lucks)


def test_weighing_leaves_the_position_alone() -> None:
    state = at_a_throw()
    outcomes = Actions()
    state.legal_into(outcomes)
    before = state.clone()
    Luck(find_game("game_of_ur").evaluator("race"), 1).weigh(
        state, outcomes, outcomes.items[0], [0.0, 0.0]
    )
    assert state.to_json() == before.to_json()
