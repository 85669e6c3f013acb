"""The solver of races: numbering, successors, values, files. The engine is the judge throughout."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import cast

import pytest
from tests.solve.solver import Graph, Solution
from tests.solve.test_game_of_ur import EVEN
from tests.solve.test_game_of_ur import key as ur_key

from edubba.core import CHANCE, InvalidInput, Rng, State, Value, find_game
from edubba.core.race import OFF, Race
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.codes import LARGE, ROLL_LARGE, YES
from edubba.games.game_of_ur.space import BIRDS
from edubba.games.game_of_ur.state import UrState
from edubba.solve.devices import Processor
from edubba.solve.race import Solver, all_pieces
from edubba.solve.results import compared, layers
from edubba.solve.work import Work
from edubba.tables.exact import Exact, RaceMove, moves_of, possible
from edubba.tables.file import Probe, TableFile
from edubba.tables.finding import find_table, table_name
from edubba.tables.sides import Pair, Side

UR = find_game("game_of_ur")
ROYAL = find_game("royal_game_of_ur")
HOME = 17
RESULT = Path(__file__).parents[2] / "docs/solution/game_of_ur-second_millennium.json"
EVERY_RACE = [
    {},
    {"board": "first_millennium"},
    {"large_die_mode": "always_both"},
    {"swallow_start": "any_house_before_first_rosette"},
    {"launch_order": "fixed", "rosette_sharing": True},
]
"""Options that change the race."""


def race_of(**options: object) -> Race:
    race = UR.race(UR.setup(options=cast("dict[str, Value]", {**options})))
    assert race is not None
    return race


def royal(ruleset: str, pieces: int) -> Race:
    options = {"ruleset": ruleset, "pieces": pieces}
    race = ROYAL.race(ROYAL.setup(options=cast("dict[str, Value]", options), house=True))
    assert race is not None
    return race


def solved(race: Race, most: int | None = None) -> Solver:
    solver = Solver(race, Processor(1), most)
    for layer in solver.run():
        assert layer.residual <= 1e-9
    return solver


@pytest.fixture(scope="module")
def one_bird() -> Solver:
    return solved(race_of(), 1)


def one(bird: int, house: int = OFF) -> dict[int, int]:
    return {bird: house}


# Numbering


def count(race: Race, most: int) -> int:
    """All joint positions, those with a finished side included."""
    sides = [Side(race, pieces) for pieces in all_pieces(race, most)]
    return sum(len(Pair(one, other)) for one in sides for other in sides)


def test_the_counts_of_the_rulebook_come_out() -> None:
    assert [count(race_of(), most) for most in (1, 2)] == [3_364, 1_368_510]


@pytest.mark.slow
def test_the_counts_of_whole_races_come_out() -> None:
    race = race_of()
    sides = [Side(race, pieces) for pieces in all_pieces(race, 5)]
    assert sum(map(len, sides)) == 171_910
    assert count(race, 3) == 105_925_792
    assert count(race, 5) == 5_837_085_440
    assert count(race_of(board="first_millennium"), 5) == 2_484_885_504


@pytest.mark.parametrize(("pieces", "positions"), [(1, 248), (2, 13_112), (3, 264_304)])
def test_the_counts_of_finkel_come_out(pieces: int, positions: int) -> None:
    assert count(royal("finkel", pieces), pieces) == positions


@pytest.mark.parametrize("options", EVERY_RACE)
def test_numbers_and_positions_convert_both_ways_without_a_gap(options: dict[str, object]) -> None:
    race = race_of(**options)
    for major, minor in combinations([(0,), (4,), (0, 3), (1, 2)], 2):
        pair = Pair(Side(race, major), Side(race, minor))
        seen = []
        for i in range(len(pair.major)):
            for j in range(len(pair.minor)):
                if not pair.meet(i, j):
                    seen.append(pair.index(i, j))
                    assert pair.position(seen[-1]) == (i, j)
        assert seen == [*range(len(pair))]


# Successors: what the tables say, the engine says


def houses(state: UrState, seat: int) -> list[int]:
    return [state.house(seat, bird) for bird in range(len(BIRDS))]


def random_sides(race: Race, rng: Rng) -> tuple[list[int], list[int]]:
    """Anything that can lie on the board."""
    while True:
        sides = []
        for _ in range(2):
            side = []
            for bird in range(race.count):
                ways = [OFF, race.home, *race.reach(bird)]
                side.append(ways[rng.below(len(ways))])
            sides.append(side)
        if not possible(race, *sides):
            return sides[0], sides[1]


def engine_moves(state: State) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Where the engine can get to with the number in force: both sides after each move."""
    found = set()
    for action in state.legal_actions():
        after = cast(UrState, state.clone())
        mover = after.to_move
        if action == ROLL_LARGE:
            continue
        after.apply(action)
        found.add((tuple(houses(after, mover)), tuple(houses(after, 1 - mover))))
    return found


def positions_with(
    race: Race, options: dict[str, object], count: int
) -> Iterator[tuple[int, State]]:
    """Random positions with light to move after each number, as the engine sets them up."""
    rng = Rng(7)
    values = cast("dict[str, Value]", options)
    setup = UR.setup(options=values)
    for _ in range(count):
        mover, other = random_sides(race, rng)
        sides: JsonObject = {}
        for name, side in (("light", mover), ("dark", other)):
            sides[name] = {
                bird: "off" if house == OFF else "home" if house == HOME else house
                for bird, house in zip(BIRDS, side, strict=True)
            }
        state = setup.position(sides)
        assert state.actor == CHANCE
        for outcome in [action for action, _ in state.outcomes()]:
            yield outcome, state


@pytest.mark.parametrize("options", EVERY_RACE[:2] + EVERY_RACE[3:])
@pytest.mark.parametrize("count", [60, pytest.param(100_000 // 4 // 4, marks=pytest.mark.slow)])
def test_moves_lead_where_the_engine_leads(options: dict[str, object], count: int) -> None:
    race = race_of(**options)
    for outcome, before in positions_with(race, options, count):
        state = cast(UrState, before.clone())
        mover, other = houses(state, 0), houses(state, 1)
        state.apply(outcome)
        small = int(state.small)
        if state.actor >= 0:
            assert ends(race, mover, other, small) == engine_moves(state)
            state.apply(ROLL_LARGE)
        else:  # nothing to move with this number: the large bone rolls by itself
            assert not ends(race, mover, other, small)
        state.apply(LARGE + YES)
        converted = {1: 5, 2: 6, 3: 7, 4: 10}[small]
        if state.actor == 0:
            assert ends(race, mover, other, converted) == engine_moves(state)
        else:
            assert not ends(race, mover, other, converted)


def ends(
    race: Race, mover: list[int], other: list[int], number: int
) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    moves: list[RaceMove] = moves_of(race, mover, other, race.numbers.index(number))
    return {(tuple(move.mover), tuple(move.other)) for move in moves}


def test_what_ties_the_race_to_the_purse_is_refused_by_name() -> None:
    with pytest.raises(InvalidInput, match="shortage"):
        race_of(shortage="must_afford")


# Values


ONE_BIRD = [0.5231153686, 0.5178168875, 0.5180640167, 0.5172316019, 0.5183083859]


@pytest.mark.parametrize("bird", range(5))
def test_one_bird_a_side_has_its_known_value(one_bird: Solver, bird: int) -> None:
    assert one_bird.value(one(bird), one(bird)) == pytest.approx(ONE_BIRD[bird], abs=5e-11)


def test_unequal_birds_have_their_known_values(one_bird: Solver) -> None:
    assert one_bird.value(one(0), one(4)) == pytest.approx(0.7207164366, abs=5e-11)
    assert one_bird.value(one(4), one(0)) == pytest.approx(0.3289914425, abs=5e-11)
    assert one_bird.value(one(0, 16), one(0, 15)) == pytest.approx(4 / 7, abs=1e-14)


SHEEP_BONE = [0.5358886719, 0.5227232477, 0.5240576820, 0.5102990287, 0.5105437595]


def test_a_sheep_bone_has_other_values() -> None:
    solver = solved(race_of(small_die="sheep_bone"), 1)
    found = [solver.value(one(bird), one(bird)) for bird in range(5)]
    assert found == pytest.approx(SHEEP_BONE, abs=5e-11)


def agrees(birds: tuple[int, ...], options: dict[str, object]) -> None:
    """Every position that the engine reaches from the start has the value that the small solver of
    these tests finds, which knows nothing of layers, numbers or tables."""
    sides: JsonObject = {}
    for name in ("light", "dark"):
        sides[name] = {BIRDS[b]: "off" if b in birds else "home" for b in range(len(BIRDS))}
    values = cast("dict[str, Value]", {**options, "turn_cap": 1_000_000})
    start = UR.setup(options=values).position(sides)
    solution = Solution(Graph(start, ur_key))
    solver = solved(race_of(**options), len(birds))
    compared = 0
    for number, base in enumerate(solution.graph.states):
        state = cast(UrState, base)
        throwing = state.actor == CHANCE and state.decision().name == "small_throw"
        if not throwing:
            continue
        mover, other = houses(state, state.to_move), houses(state, 1 - state.to_move)
        left = [{b: h for b, h in enumerate(side) if h != HOME} for side in (mover, other)]
        wins = solution.wins[number]
        expected = wins if state.to_move == 0 else 1.0 - wins
        assert solver.value(left[0], left[1]) == pytest.approx(expected, abs=1e-12)
        compared += 1
    assert compared > 100


@pytest.mark.parametrize(("birds", "options"), [((0,), {}), ((3,), EVERY_RACE[2]), ((1,), {})])
def test_one_bird_agrees_with_a_solver_of_another_kind(
    birds: tuple[int, ...], options: dict[str, object]
) -> None:
    agrees(birds, options)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_RACE)
def test_two_birds_agree_with_a_solver_of_another_kind(options: dict[str, object]) -> None:
    agrees((3, 4), options)


@pytest.fixture(scope="module")
def measured() -> Solver:
    solver = Solver(race_of(), Processor(1), 1, lengths=True)
    for _ in solver.run():
        pass
    return solver


@pytest.mark.parametrize(("light", "dark", "wins", "turns"), EVEN)
def test_the_length_of_perfect_play_is_known(
    measured: Solver, light: str, dark: str, wins: float, turns: float
) -> None:
    mover, other = one(BIRDS.index(light)), one(BIRDS.index(dark))
    assert measured.value(mover, other) == pytest.approx(wins, abs=5e-11)
    assert measured.length(mover, other) == pytest.approx(turns, abs=5e-7)


FINKEL = [(1, 0.53004984, 17.06188), (2, 0.51857291, 39.79800)]


def finkel(pieces: int) -> tuple[float, float]:
    """The first player's chance, and the throws of a perfect game."""
    solver = Solver(royal("finkel", pieces), Processor(1), lengths=True)
    assert all(layer.residual <= 1e-9 for layer in solver.run())
    off = dict.fromkeys(range(pieces), OFF)
    return solver.value(off, off), solver.length(off, off)


@pytest.mark.parametrize(("pieces", "wins", "throws"), FINKEL)
def test_finkel_has_its_known_values(pieces: int, wins: float, throws: float) -> None:
    found, length = finkel(pieces)
    assert found == pytest.approx(wins, abs=5e-9)
    assert length == pytest.approx(throws, abs=5e-6)


@pytest.mark.slow
def test_finkel_with_three_pieces_has_its_known_values() -> None:
    """The anchors print 69.6943 throws, which is what sweeps say that end a little early."""
    found, length = finkel(3)
    assert found == pytest.approx(0.516201, abs=5e-7)
    assert length == pytest.approx(69.694427, abs=1e-6)


def test_layers_are_as_in_the_published_result(one_bird: Solver) -> None:
    """Solved on a graphics card, by other code in another order of work."""
    solved_again = Solver(one_bird.race, Processor(2), 1)
    found = layers(solved_again, [*solved_again.run()])
    assert compared(found, RESULT) == "15 layers with 1,958 positions agree"


# Files


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    race = race_of()
    path = folder / table_name("game_of_ur", race, 1)
    work = Work(path.with_suffix(".work"), "game_of_ur", race)
    solver = Solver(race, Processor(1, work.folder), 1)
    for _ in work.run(solver):
        pass
    work.table(path, solver)
    assert [*folder.iterdir()] == [path]
    return path


def side(bird: int, house: int = OFF) -> list[int]:
    houses = [HOME] * 5
    houses[bird] = house
    return houses


def test_a_table_gives_back_what_was_solved(table: Path, one_bird: Solver) -> None:
    race = race_of()
    found = TableFile(table)
    found.check()
    probe = Probe(race, found)
    for mine in range(5):
        for theirs in range(5):
            value = one_bird.value(one(mine), one(theirs))
            assert probe.value(side(mine), side(theirs)) == value
    assert probe.value([HOME] * 5, side(0)) == 1.0


def test_a_value_is_what_follows_from_the_next_ones(table: Path) -> None:
    race = race_of()
    exact = Exact(race, Probe(race, TableFile(table)))
    rng = Rng(3)
    for _ in range(200):
        bird, house = rng.below(5), rng.below(5)
        mine, theirs = side(bird), side(house)
        mine[bird] = [OFF, *race.reach(bird)][rng.below(1 + len(race.reach(bird)))]
        if not possible(race, mine, theirs):
            found = exact.before_throw(mine, theirs)
            assert exact.bellman(mine, theirs) == pytest.approx(found, abs=1e-13)


@pytest.mark.parametrize("at", [0, 20, 40, -1])
def test_a_damaged_table_is_refused(table: Path, tmp_path: Path, at: int) -> None:
    bytes_ = bytearray(table.read_bytes())
    bytes_[at] ^= 0x55
    bad = tmp_path / table.name
    bad.write_bytes(bytes_)
    with pytest.raises(InvalidInput, match="cannot be used as a table"):
        TableFile(bad).check()


def test_a_half_written_table_is_refused(table: Path, tmp_path: Path) -> None:
    whole = table.read_bytes()
    for length in (0, 10, 100, 5000, len(whole) - 1):
        part = tmp_path / table.name
        part.write_bytes(whole[:length])
        with pytest.raises(InvalidInput, match="cannot be used as a table"):
            TableFile(part)
        assert find_table("game_of_ur", race_of(), 1, tmp_path) is None


def test_a_table_of_other_options_is_not_taken(table: Path) -> None:
    assert find_table("game_of_ur", race_of(), 1, table.parent) is not None
    other = race_of(board="first_millennium")
    assert find_table("game_of_ur", other, 1, table.parent) is None
    assert not TableFile(table).fits(other, "game_of_ur")


def test_work_goes_on_where_it_was(table: Path, tmp_path: Path) -> None:
    race = race_of()
    for stop in (3, 9, 15):  # killed after so many layers, the last of them half written
        work = Work(tmp_path / "work", "game_of_ur", race)
        solver = Solver(race, Processor(1), 1)
        done = 0
        for _ in work.run(solver):
            done += 1
            if done == stop:
                break
        half = work.path(solver.order()[done - 1], ".json")
        if stop < 15:
            half.unlink()
    work.table(tmp_path / table.name, solver)
    assert (tmp_path / table.name).read_bytes() == table.read_bytes()
