"""What random games keep: every cube, every tile, every ziggurat, and an end (UR-2.8, UR-9)."""

from collections import Counter

import pytest

from edubba.core import CHANCE, OVER, Actions, Rng
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import ENDINGS, ZigguratState

REASONS = DATA.texts("end_reasons")


def play_and_count(players: int, seed: int, **options: str) -> ZigguratState:
    """A random game in which everything is counted after every action."""
    setup = GAME.setup(players, {**options})
    state, rng, actions = setup.new(), Rng(seed), Actions()
    assert isinstance(state, ZigguratState)
    totals = GAME.totals(state)
    cubes = state.terms.cubes
    assert [totals[f"cubes_{seat}"] for seat in range(players)] == [cubes] * players
    assert (totals["tiles"], totals["ziggurats"]) == (40, 5)
    while state.actor != OVER:
        state.legal_into(actions)
        state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng))
        assert GAME.totals(state) == totals
        check_board(state)
    tiles = [state.tiles[place] // 2 for place in range(40)]
    assert sorted(tiles) == [*range(40)]
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
    state = play_and_count(players, 11 * players, board_topology=topology)
    assert ENDINGS[state.ending] in REASONS
    assert state.result().facts["ending"] in REASONS


@pytest.mark.slow
@pytest.mark.rule("UR-2.7", "UR-2.8", "UR-9.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cubes_are_conserved_in_2000_games(players: int) -> None:
    """Counted at the start of every round, and the game always ends and says why."""
    endings: Counter[str] = Counter()
    for seed in range(2000):
        setup = GAME.setup(players, {"board_topology": "hex" if seed % 2 else "square"})
        state, rng, actions = setup.new(), Rng(seed), Actions()
        assert isinstance(state, ZigguratState)
        totals = GAME.totals(state)
        counted = 0
        while state.actor != OVER:
            state.legal_into(actions)
            state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng))
            if state.round != counted:
                counted = state.round
                assert GAME.totals(state) == totals
                check_board(state)
        assert GAME.totals(state) == totals
        assert state.round <= state.terms.max_rounds
        endings[ENDINGS[state.ending]] += 1
    assert sum(endings.values()) == sum(endings[reason] for reason in REASONS) == 2000
    assert endings["fifth_ziggurat"] > 1800
