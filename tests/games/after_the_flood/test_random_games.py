"""Random games: no piece is lost, no supply is exceeded, all end after turn 5."""

import pytest

from edubba.core import OVER, Actions, Rng
from edubba.core.bits import count_bits
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.codes import AREAS, RESOURCES, SEATS
from edubba.games.after_the_flood.state import CROWD, PILES, FloodState

PIECES = {"workers": 75, "armies": 60, "grain": 22, "wood": 12, "metal": 12, "textile": 15}
PIECES |= {"tools": 12, "oil": 7, "gold": 7, "lapis": 7}


def sound(state: FloodState) -> None:
    """Every count is right for every player alone, and nothing is below zero."""
    assert GAME.totals(state) == PIECES
    assert min(state.goods[at] for at in range(PILES * RESOURCES)) >= 0
    for seat in range(SEATS):
        crowd = [state.crew(seat, at) for at in range(CROWD)]
        assert sum(crowd) == 25
        assert min(crowd) >= 0
        standing = sum(state.armies[area] for area in range(AREAS) if state.holds(seat, area))
        assert standing + state.ready[seat] + state.idle[seat] == 20
        assert min(state.ready[seat], state.idle[seat]) >= 0
        assert state.scribes(seat) <= 2
        assert count_bits(state.cities[seat]) <= 4
        for other in range(seat):
            assert state.held[seat] & state.held[other] == 0
            assert state.cities[seat] & state.cities[other] == 0
    assert state.expanded & ~state.all_cities() == 0
    assert all(0 <= state.armies[area] <= 2 for area in range(AREAS))


def play(seed: int, preset: str, every: int) -> None:
    state = GAME.setup(preset=preset).new()
    assert isinstance(state, FloodState)
    rng, actions, steps = Rng(seed), Actions(), 0
    points = state.scores()
    while state.actor != OVER:
        state.legal_into(actions)
        state.apply(actions.draw(rng) if state.actor < 0 else actions.pick(rng))
        steps += 1
        if steps % every == 0:
            sound(state)
            assert all(now >= then for now, then in zip(state.scores(), points, strict=True))
            points = state.scores()
    sound(state)
    assert state.turn == 5
    assert sorted(state.result().places) == [1, 2, 3]


@pytest.mark.rule("AF-2.3", "AF-18.1", "AF-22.17", "AF-22.22")
@pytest.mark.parametrize("preset", ["seed", "published"])
def test_conservation(preset: str) -> None:
    for seed in range(15):
        play(seed, preset, every=3)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["seed", "published"])
def test_conservation_in_two_thousand_games(preset: str) -> None:
    for seed in range(2000):
        play(seed, preset, every=10)


def test_a_player_is_never_led_into_a_dead_end() -> None:
    """Whatever is chosen, something can be chosen after it; and nobody pays for nothing: after a
    payment the very action that was paid for can be carried out."""
    actions, after = Actions(), Actions()
    for seed in range(6):
        state, rng = GAME.setup().new(), Rng(100 + seed)
        while state.actor != OVER:
            state.legal_into(actions)
            for i in range(actions.count):
                next_state = state.clone()
                next_state.apply(actions.items[i])
                next_state.legal_into(after)
                assert after.count > 0 or next_state.actor == OVER
                if state.decision().name == "payment":
                    assert next_state.actor == state.actor
                    assert next_state.decision().name != "action"
            state.apply(actions.draw(rng) if state.actor < 0 else actions.pick(rng))
