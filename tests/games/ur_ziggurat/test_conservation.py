"""What random games keep: every cube, every tile, every ziggurat, and an end (UR-2.8, UR-9)."""

from collections import Counter

import pytest

from edubba.core import CHANCE, OVER, Actions, Rng
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import ENDINGS, ZigguratState

REASONS = DATA.texts("end_reasons")


def play_and_count(players: int, seed: int, topology: str, every_action: bool) -> ZigguratState:
    """A random game in which everything is counted after every action, or in every round."""
    setup = GAME.setup(players, {"board_topology": topology})
    state, rng, actions = setup.new(), Rng(seed), Actions()
    assert isinstance(state, ZigguratState)
    totals = {"tiles": 40, "ziggurats": 5}
    totals |= {f"cubes_{seat}": state.terms.cubes for seat in range(players)}
    counted = -1
    while state.actor != OVER:
        if every_action or state.round != counted:
            counted = state.round
            assert GAME.totals(state) == totals
            check_board(state)
        state.legal_into(actions)
        state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng))
    assert GAME.totals(state) == totals
    assert sorted(state.tiles[place] // 2 for place in range(40)) == [*range(40)]
    assert state.round <= state.terms.max_rounds
    return state


def check_board(state: ZigguratState) -> None:
    """No tile has two owners, too many cubes, or cubes without an owner (UR-2.7)."""
    seen = 0
    for seat in range(state.seats):
        own = state.control[seat] | state.ziggurats[seat]
        assert not seen & own
        assert not state.control[seat] & state.ziggurats[seat]
        seen |= own
        assert state.supply[seat] >= 0
    for cell in range(state.terms.board.cells):
        cubes = state.cubes[cell]
        assert (cubes > 0) == bool((seen >> cell) & 1)
        assert cubes <= 5


@pytest.mark.rule("UR-2.7", "UR-2.8", "UR-1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("topology", ["square", "hex"])
def test_cubes_are_conserved(players: int, topology: str) -> None:
    state = play_and_count(players, 11 * players, topology, every_action=True)
    assert state.result().facts["ending"] == ENDINGS[state.ending] in REASONS


@pytest.mark.slow
@pytest.mark.rule("UR-2.7", "UR-2.8", "UR-9.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cubes_are_conserved_in_2000_games(players: int) -> None:
    """And the game always ends and says why, nearly always by the fifth ziggurat."""
    endings: Counter[str] = Counter()
    for seed in range(2000):
        state = play_and_count(players, seed, "hex" if seed % 2 else "square", every_action=False)
        endings[ENDINGS[state.ending]] += 1
    assert {*endings} <= {*REASONS}
    assert endings["fifth_ziggurat"] > 1800
