"""Conservation and length, in many random games."""

import pytest

from edubba.core.actions import Actions
from edubba.core.options import Value
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER
from edubba.games.ulm import GAME
from edubba.games.ulm.state import UlmState

VARIANT: dict[str, Value] = {**GAME.presets["published"], "coat_edge_seal": "same_seal"}


def follow(seats: int, options: dict[str, Value], seed: int, every: int) -> UlmState:
    """A random game; every so many steps all components are counted."""
    state = GAME.setup(seats, options).new()
    assert isinstance(state, UlmState)
    totals = GAME.totals(state)
    rng, actions = Rng(seed), Actions()
    steps = 0
    while state.actor != OVER:
        state.legal_into(actions)
        chance = state.actor == CHANCE
        state.apply(actions.draw(rng) if chance else actions.pick(rng))
        steps += 1
        if steps % every == 0:
            assert GAME.totals(state) == totals
    assert GAME.totals(state) == totals
    return state


@pytest.mark.rule("UL-1.1", "UL-1.2", "UL-1.5", "UL-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, VARIANT], ids=["seed", "variant"])
def test_nothing_gets_lost(seats: int, options: dict[str, Value]) -> None:
    for seed in range(4):
        state = follow(seats, options, seed, 1)
        assert state.round == 10
        tiles = 50 if options else 132
        totals = GAME.totals(state)
        assert sum(totals[c] for c in ("brown", "turquoise", "white", "orange", "gray")) == tiles
        assert (totals["cards"], totals["coats"], totals["crests"]) == (33, 12, 3 * seats)
        assert [totals[f"seals_{seat}"] for seat in range(seats)] == [12] * seats


@pytest.mark.rule("UL-1.6")
def test_the_bank_pays_as_much_as_is_asked() -> None:
    state = GAME.setup(2).new()
    assert isinstance(state, UlmState)
    state.players[0].coins = 500
    state.players[1].sparrows = 500
    assert state.coin_bank() > 500
    assert state.sparrow_bank() > 500


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, VARIANT], ids=["seed", "variant"])
def test_nothing_gets_lost_in_thousands_of_games(seats: int, options: dict[str, Value]) -> None:
    for seed in range(2000):
        assert follow(seats, options, seed, 7).round == 10
