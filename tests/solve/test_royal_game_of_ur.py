"""Published and own exact figures of the classic race, found again by asking the engine.

The published ones: J. Heled (positions of Finkel, the endgames), the RoyalUr maps (entries, the
first player's chance with two pieces a side).
"""

from collections.abc import Hashable
from math import comb
from pathlib import Path
from typing import cast

import pytest
from tests.solve.solver import Graph, Solution

from edubba.analysis import Analyst
from edubba.cli.solve import make_table
from edubba.core import State
from edubba.games.royal_game_of_ur import GAME
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.state import NOT_THROWN, UNFINISHED, RoyalState
from edubba.tables.finding import tables_folder


def key(base: State) -> Hashable:
    """Where the pieces are, who is to move, and the number he has to use."""
    state = cast(RoyalState, base)
    number = state.thrown if state.actor >= 0 else NOT_THROWN
    sides = (state.light, state.dark, state.home(LIGHT), state.home(DARK))
    return (*sides, state.to_move, number)


def graph(ruleset: str, pieces: int) -> Graph:
    return Graph(GAME.setup(options={"ruleset": ruleset, "pieces": pieces}, house=True).new(), key)


def entries(found: Graph) -> tuple[int, int]:
    """Unfinished positions with light to throw, and those in which light has finished."""
    states = [cast(RoyalState, state) for state in found.states if state.actor < 0]
    unfinished = [s for s in states if s.ending == UNFINISHED and s.to_move == LIGHT]
    return len(unfinished), sum(state.winner == LIGHT for state in states)


def closed_count(private: int, shared: int, pieces: int) -> tuple[int, int]:
    """All pairs of sides that do not meet on a shared square, and all sides there are; a side is
    the set of its squares and the number of its pieces home."""

    def sides(on_shared: int) -> int:
        """Ways to place the pieces that are not on shared squares."""
        rest = pieces - on_shared
        return sum((rest - own + 1) * comb(private, own) for own in range(rest + 1))

    pairs = 0
    for one in range(pieces + 1):
        for two in range(pieces + 1):
            together = comb(shared, one) * comb(max(shared - one, 0), two)
            pairs += together * sides(one) * sides(two)
    return pairs, sum(comb(shared, one) * sides(one) for one in range(pieces + 1))


BELL = 6, 8
CROSSING = 4, 12
"""Private and shared squares of the paths; those of Masters and Aseb count alike."""


def test_the_closed_count_gives_the_published_sizes() -> None:
    assert closed_count(*BELL, 7) == (137_913_936, 21_920)
    assert closed_count(*CROSSING, 5) == (41_264_288, 10_254)
    assert closed_count(*CROSSING, 7) == (501_032_952, 51_480)
    assert [closed_count(*BELL, n)[0] for n in (1, 2, 3, 4)] == [248, 13_112, 264_304, 2_606_947]


@pytest.mark.parametrize(
    ("ruleset", "path"), [("finkel", BELL), ("blitz", CROSSING), ("aseb", CROSSING)]
)
def test_play_reaches_every_position_with_one_piece(ruleset: str, path: tuple[int, int]) -> None:
    """Not so in Masters: its dice never show 0, so nobody can let the other go ahead."""
    unfinished, finished = entries(graph(ruleset, 1))
    pairs, sides = closed_count(*path, 1)
    # Counted twice for the player to move: finished himself, or the other; once: both.
    assert unfinished + 2 * finished + 1 == pairs
    assert unfinished + finished == pairs - sides


def test_one_piece() -> None:
    found = graph("finkel", 1)
    unfinished, finished = entries(found)
    assert unfinished + 2 * finished + 1 == 248
    solution = Solution(found)
    assert solution.first_wins() == pytest.approx(0.53004984, abs=5e-9)
    assert solution.expected("throw") == pytest.approx(17.06188, abs=5e-6)


@pytest.mark.compiled_only  # many positions
def test_two_pieces() -> None:
    found = graph("finkel_2", 0)
    unfinished, finished = entries(found)
    assert unfinished + finished == 12_990
    assert unfinished + 2 * finished + 1 == 13_112
    assert found.count("throw") == 2 * unfinished
    solution = Solution(found)
    assert solution.first_wins() == pytest.approx(0.5185729075, abs=5e-11)
    assert round(65_535 * solution.first_wins()) in (33_984, 33_985)
    assert solution.expected("throw") == pytest.approx(39.79800, abs=5e-6)


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "path"), [("blitz", CROSSING), ("aseb", CROSSING)])
def test_play_reaches_every_position_with_two_pieces(ruleset: str, path: tuple[int, int]) -> None:
    unfinished, finished = entries(graph(ruleset, 2))
    assert unfinished + 2 * finished + 1 == closed_count(*path, 2)[0]


@pytest.mark.parametrize(
    ("mover", "other", "chance"), [(14, 14, 4 / 7), (13, 14, 116 / 161), (14, 13, 74 / 161)]
)
def test_endgames_of_one_piece_each(mover: int, other: int, chance: float) -> None:
    setup = GAME.setup(options={"pieces": 1}, house=True)
    start = setup.position({"light": {"on": [mover]}, "dark": {"on": [other]}})
    assert Solution(Graph(start, key)).first_wins() == pytest.approx(chance, abs=1e-11)
    with_seven = GAME.setup().position(
        {"light": {"on": [mover], "home": 6}, "dark": {"on": [other], "home": 6}}
    )
    assert Solution(Graph(with_seven, key)).first_wins() == pytest.approx(chance, abs=1e-11)


def test_dark_to_move_is_light_to_move_mirrored() -> None:
    found = graph("blitz", 1)
    solution = Solution(found)
    chances = dict(zip(map(key, found.states), solution.wins, strict=True))
    for base in found.states:
        state = cast(RoyalState, base.clone())
        chance = chances[key(state)]
        state.light, state.dark = state.dark, state.light
        state.light_waiting, state.dark_waiting = state.dark_waiting, state.light_waiting
        state.to_move = DARK - state.to_move
        assert chances[key(state)] == pytest.approx(1 - chance, abs=1e-11)


def test_a_table_in_the_users_folder_makes_analysis_and_players_exact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """J. Heled: the mover on 13, the other on 14, one piece each: 116/161, the reverse 74/161."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = GAME.setup(options={"ruleset": "finkel"})
    race = GAME.race(setup)
    make_table("royal_game_of_ur", race, 1, "cpu", tables_folder(), 1)
    analyst = Analyst(setup)
    home = [race.home] * (race.count - 1)
    for mover, other, value in ((13, 14, 116 / 161), (14, 13, 74 / 161), (14, 14, 4 / 7)):
        state = GAME.race_position(setup, [mover, *home], [other, *home])
        assert analyst.knows(state)
        assert abs(analyst.chance(state, LIGHT) - value) < 1e-12
        assert abs(analyst.chance(state, DARK) - 1 + value) < 1e-12
