"""Component limits and conservation in random games; every game ends."""

import pytest

from edubba.core.actions import Actions
from edubba.core.options import Value
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.codes import CELLS, STOP, UNITS
from edubba.games.clash_of_cultures.state import ClashState

LONGEST = 20_000


def follow(seats: int, seed: int, every: int, options: dict[str, Value]) -> ClashState:
    """A random game in which nobody razes his cities away; now and then all is counted."""
    state = GAME.setup(seats, options).new()
    assert isinstance(state, ClashState)
    totals: dict[str, int] = {}
    rng, actions = Rng(seed), Actions()
    for step in range(LONGEST):
        if state.actor == OVER:
            break
        state.legal_into(actions)
        if state.actor == CHANCE:
            action = actions.draw(rng)
        elif state.decision().name == "raze":
            action = STOP
        else:
            action = actions.pick(rng)
        state.apply(action)
        if state.round > 0 and (step % every == 0 or state.actor == OVER):
            check(state)
            now = GAME.totals(state)
            totals = totals or now
            assert now == totals
    assert state.actor == OVER
    return state


def check(state: ClashState) -> None:
    """What can lie on the table at any time."""
    standing = [0] * CELLS
    for seat in range(state.seats):
        player = state.player(seat)
        assert min(player.supply) >= 0
        for kind in range(len(player.kinds)):
            assert 0 <= player.kinds[kind] <= state.maximum(seat, kind)
        for unit in range(UNITS):
            at = player.unit_at[unit]
            if 0 <= at < CELLS:
                assert state.terrain[at] >= 0
                assert (state.standing[at] & 15) - 1 == seat
                standing[at] += 1
    for cell in range(CELLS):
        counted = state.settlers(cell) + state.armies(cell) + state.ships(cell)
        assert counted == standing[cell]
        assert state.armies(cell) <= 4
        assert state.barbarians[cell] <= 4
        assert state.barbarians[cell] == 0 or standing[cell] == 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        assert city.size() <= 5
        assert state.city_at[city.cell] == i
    assert state.settlements_left >= 0
    assert state.barbarians_left >= 0
    assert state.exhausted_left >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost(seats: int) -> None:
    for seed in range(2):
        follow(seats, seed, 3, {"no_trading": seats > 2})


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost_in_many_games(seats: int) -> None:
    for seed in range(500):
        follow(seats, seed, 11, {"no_trading": seed % 5 != 0})


def test_no_state_contains_a_tile_that_lies_face_down() -> None:
    """Face-down regions hold no tile: each tile left is equally likely under each of them."""
    state = follow(2, 3, 50, {"no_trading": True})
    unknown = [cell for cell in range(CELLS) if state.terrain[cell] == -1]
    tiles_left = bin(state.tiles).count("1")
    turned_up = (32 - len(unknown)) // 4
    assert tiles_left == 16 - turned_up
