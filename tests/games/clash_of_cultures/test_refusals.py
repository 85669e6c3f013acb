"""Illegal choices say why, in one sentence and with the rule."""

import pytest
from tests.games.clash_of_cultures.refusals import assert_good_refusals

from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.state import ClashState
from edubba.testing.conformance.walk import anything

LONG = {"trade_count", "trade_card", "trade_answer", "trade_wanted"}
"""Random players talk about trade most of the time; one such position in ten is enough."""
RARE = 10


def look_at(state: State, rng: Rng) -> None:
    if state.actor >= 0 and (state.decision().name not in LONG or rng.below(RARE) == 0):
        assert isinstance(state, ClashState)
        assert_good_refusals(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_meet_no_refusal_without_a_reason(seats: int) -> None:
    for seed in range(4):
        state = GAME.setup(seats, {"no_trading": seed > 0}).new()
        rng = Rng(seed)
        while state.actor != OVER:
            look_at(state, rng)
            state.apply(anything(state, rng))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_meet_no_refusal_without_a_reason(seats: int) -> None:
    options = ["no_trading", "great_wall", "extra_events", "barbarians_spare_last_city"]
    for seed in range(60):
        state = GAME.setup(seats, dict.fromkeys(options, seed % 4 > 0)).new()
        rng = Rng(seed)
        while state.actor != OVER:
            look_at(state, rng)
            state.apply(anything(state, rng))
