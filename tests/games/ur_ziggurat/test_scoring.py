"""The end and the points (UR-9)."""

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.ur_ziggurat.table import FOUR_BUILT, full_board, table

from edubba.core import OVER, word
from edubba.core.native import i64, vec
from edubba.games.ur_ziggurat.points import (
    best_series,
    complete_sets,
    points_by_type,
    series_points,
)


@pytest.mark.rule("UR-9.5", "UR-9.7", "UR-9.9")
def test_the_formula_equals_exhaustive_search() -> None:
    random = Random(7)
    for _ in range(400):
        tiles = [(random.randrange(5), random.choice((0, 1, 2, 3, 4, 5))) for _ in range(11)]
        assert by_formula(tiles) == by_search(tiles), tiles


def by_formula(tiles: list[tuple[int, int]], any_type: bool = False, worth: int = 1) -> int:
    """Tiles are (type, cubes); 0 cubes stand for a ziggurat with its one."""
    kinds, cubes, control, ziggurats = [0] * 5, [], 0, 0
    for cell, (kind, count) in enumerate(tiles):
        kinds[kind] |= 1 << cell
        cubes.append(count or 1)
        control |= (1 << cell) if count else 0
        ziggurats |= 0 if count else 1 << cell
    holding = vec[i64](kinds), control, ziggurats, vec[i64](cubes)
    return sum(points_by_type(*holding, any_type, worth))


def by_search(tiles: list[tuple[int, int]], any_type: bool = False, worth: int = 1) -> int:
    """The best over all ways to pick disjoint complete sets, one after another."""
    by_type = [
        [t for t, (own, cubes) in enumerate(tiles) if own == kind or (any_type and cubes == 0)]
        for kind in range(5)
    ]
    seen: dict[int, int] = {}

    def best(used: int) -> int:
        if used not in seen:
            seen[used] = 0
            for chosen in product(*by_type):
                mask = sum(1 << tile for tile in chosen)
                built = sum(tiles[tile][1] == 0 for tile in chosen)
                if len({*chosen}) == len(chosen) and not mask & used and built <= 1:
                    points = sum(tiles[tile][1] or worth for tile in chosen)
                    seen[used] = max(seen[used], points + best(used | mask))
        return seen[used]

    return best(0)


@pytest.mark.rule("UR-9.5", "UR-9.6")
def test_a_ziggurat_stands_for_its_own_type_only() -> None:
    others = ("b1 C/M p1 2", "c1 M/P p1 2", "d1 P/W p1 2", "e1 W/A p1 2")
    assert table("a1 A/C p1 Z", *others).points()[0] == 9
    assert table("a1 C/A p1 Z", *others).points()[0] == 0
    assert table("a1 A/C p1 Z", "b1 C/M p1 Z", *others[1:]).points()[0] == 0  # one a set


@pytest.mark.rule("UR-9.11")
def test_a_ziggurat_may_stand_for_any_type() -> None:
    others = ("b1 C/M p1 2", "c1 M/P p1 2", "d1 P/W p1 2", "e1 W/A p1 2")

    def points(*cells: str) -> int:
        return table(*cells, ziggurat_in_set="any_type").points()[0]

    assert points("a1 C/A p1 Z", *others) == 9
    assert points("a1 A/C p1 Z", *others) == 9
    assert points("a1 C/A p1 Z", "f1 C/A p1 Z", *others[1:]) == 0  # still one a set
    assert points("a1 C/A p1 Z", "f1 A/C p1 1", *others) == 9  # a controlled tile comes first
    double = [f"{cell[0]}2{cell[2:]}" for cell in others]
    assert points("a1 C/A p1 Z", *others, *double) == 9
    assert points("a1 C/A p1 Z", "f1 C/P p1 Z", *others, *double) == 18
    game = table("a1 C/A p1 Z", *others, ending="last_round", ziggurat_in_set="any_type")
    result = game.state.result()
    assert result.facts["sets"] == [1, 0, 0, 0]
    assert sum(points[0] for points in result.breakdown.values()) == 9


@pytest.mark.rule("UR-9.12")
def test_a_ziggurat_may_count_five() -> None:
    five = ("a1 A/C p1 5", "b1 C/M p1 4", "c1 M/P p1 3", "d1 P/W p1 2", "e1 W/A p1 1")

    def points(*cells: str, stands_for: str = "own_type") -> int:
        game = table(*cells, ziggurat_points="5", ziggurat_in_set=stands_for)
        return game.points()[0]

    assert points(*five) == 15
    assert points("a1 A/C p1 Z", *five[1:]) == 15  # building costs nothing
    assert points(*five, "f1 W/A p1 Z") == 19  # it stands for the lowest tile of its type
    assert points(*five, "f1 A/C p1 Z") == 15
    assert points(*five, "f1 A/C p1 Z", stands_for="any_type") == 19
    assert points(*five, "f1 W/A p1 Z", "f2 P/W p1 Z") == 19  # one a set
    both = table(*five, "f1 W/A p1 Z", ziggurat_points="5", ending="last_round").state.result()
    assert both.breakdown["war"][0] == 5
    assert sum(points[0] for points in both.breakdown.values()) == both.points[0] == 19


@pytest.mark.compiled_only  # many positions, each beside all ways to make sets
@pytest.mark.rule("UR-9.11", "UR-9.12")
@pytest.mark.parametrize(("any_type", "worth"), [(True, 1), (False, 5), (True, 5), (True, 10)])
def test_sets_are_the_best_there_are_under_every_option(any_type: bool, worth: int) -> None:
    random = Random(12)
    for _ in range(150):
        tiles = [(random.randrange(5), random.choice((0, 0, 1, 2, 4, 5))) for _ in range(10)]
        assert by_formula(tiles, any_type, worth) == by_search(tiles, any_type, worth), tiles


@pytest.mark.rule("UR-9.5", "UR-2.7")
def test_only_own_cubes_on_complete_sets_count() -> None:
    own = ("a1 A/C p1 5", "b1 C/M p1 4", "c1 M/P p1 3", "d1 P/W p1 2", "e1 W/A p1 1")
    assert table(*own, "f1 A/W p1 5", "a2 C/P p2 5").points() == [15, 0, 0, 0]
    assert table(*own[:4], hands="W/A").points()[0] == 0  # the hand tile scores nothing
    assert table(*own[:4], "e1 A/W p1 1").points()[0] == 0


@pytest.mark.rule("UR-9.7")
def test_the_number_of_sets() -> None:
    def sets(tiles: str, built: str) -> int:
        kinds = [0] * 5
        cells = [*tiles, *built]
        for cell, letter in enumerate(cells):
            kinds["ACMPW".index(letter)] |= 1 << cell
        control = (1 << len(tiles)) - 1
        return complete_sets(vec[i64](kinds), control, (1 << len(cells)) - 1 - control)

    assert sets("ACMPW", "") == 1
    assert sets("ACMPWACMPW", "") == 2
    assert sets("CMPWCMPW", "AA") == 2
    assert sets("CMPWCMPW", "A") == 1
    assert sets("MPWMPW", "ACAC") == 0  # each set would need two ziggurats
    assert sets("ACMPWMPW", "AC") == 2
    assert sets("ACMPWMP", "ACW") == 1


@pytest.mark.rule("UR-9.1", "UR-9.4")
def test_fifth_ziggurat_before_last_round() -> None:
    cells = ("b2 A/W p4 5", *FOUR_BUILT)
    both = table(*cells, to_move="p4", round=40)
    both.play("option build", "b2").exchange()
    assert (both.state.actor, both.ending) == (OVER, "fifth_ziggurat")
    neither = table(*cells, to_move="p4", round=39).play("option claim", "a1")
    neither.exchange()
    assert (neither.state.round, neither.ending) == (40, "unfinished")


@pytest.mark.rule("UR-9.4")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_last_round_can_be_agreed(rounds: int) -> None:
    game = table(max_rounds=rounds)
    turns = 0
    while game.state.actor != OVER:
        game.pass_turn()
        turns += 1
    assert (turns, game.ending) == (4 * rounds, "last_round")
    assert game.log()[-1].startswith(f"Round {rounds} was the last. ")


@pytest.mark.rule("UR-9.4")
@pytest.mark.parametrize("never", [-1, "never"])
def test_there_need_be_no_last_round(never: int | str) -> None:
    game = table("a1 A/C p1 2", round=500, to_move="p4", max_rounds=never)
    assert game.setup.options.values["max_rounds"] == -1
    game.pass_turn()
    assert (game.state.round, game.ending) == (501, "unfinished")
    assert (game.view().max_rounds, game.view().last_round) == (0, False)
    assert "   round 501   ziggurats left ▲▲▲▲▲" in game.drawing()
    cells = ("b2 A/W p4 5", *FOUR_BUILT)
    last = table(*cells, to_move="p4", round=600, max_rounds=never)
    last.play("option build", "b2").exchange()
    assert last.ending == "fifth_ziggurat"


@pytest.mark.rule("UR-9.2", "UR-9.3")
def test_no_exchange_is_stronger_than_the_fifth_ziggurat() -> None:
    built = {"a6": "A/C p3 Z", "b6": "A/C p3 Z", "c6": "A/C p3 Z", "d6": "A/C p4 Z"}
    game = table(
        *full_board(hands="P/W A/W", b2="A/W p2 5", a1="A/W", **built),
        to_move="p2",
        hands="P/W A/W",
    )
    game.play("option build", "b2")
    assert (game.state.stock, game.asked, game.ending) == (0, "over", "no_exchange")
    # Also in the last round that the fifth ziggurat began.
    built |= {"e6": "P/W p1 Z"}
    game = table(
        *full_board("a1", hands="C/W A/M", b2="C/M p2 1", **built),
        to_move="p2",
        round=9,
        hands="C/W A/M",
    )
    game.play("option claim", "a1")
    assert (game.state.stock, game.ending) == (0, "no_exchange")


@pytest.mark.rule("UR-9.8", "UR-12.12")
def test_without_points_cubes_decide() -> None:
    game = table("a1 A/C p1 5", "b1 C/M p2 5", "c1 M/P p3 2", "d1 M/P p3 Z", ending="last_round")
    result = game.state.result()
    assert result.points == [0, 0, 0, 0]
    assert result.places == [1, 1, 3, 4]
    assert word(result.reason) == (
        "Round 1 was the last. "
        "Lapis and Carnelian share the win with 0 points and 5 cubes on the board."
    )
    game = table("a1 A/C p1 5", "b1 C/M p2 5", "d1 M/P p2 Z", ending="no_exchange", round=7)
    assert word(game.state.result().reason) == (
        "No exchange is possible in round 7. "
        "Carnelian wins with 0 points and the most cubes on the board, 6."
    )
    assert game.state.result().places == [2, 1, 3, 3]


@pytest.mark.rule("UR-9.8", "UR-9.9")
def test_points_before_cubes() -> None:
    own = ("a1 A/C p1 1", "b1 C/M p1 1", "c1 M/P p1 1", "d1 P/W p1 1", "e1 W/A p1 1")
    game = table(*own, "a3 A/C p2 5", "b3 C/M p2 5", ending="fifth_ziggurat", round=12)
    result = game.state.result()
    assert result.places == [1, 2, 3, 3]
    assert result.points == [5, 0, 0, 0]
    assert result.breakdown == {
        "agriculture": [1, 0, 0, 0],
        "culture": [1, 0, 0, 0],
        "commerce": [1, 0, 0, 0],
        "politics": [1, 0, 0, 0],
        "war": [1, 0, 0, 0],
    }
    assert result.facts == {
        "ending": "fifth_ziggurat",
        "round": 12,
        "cubes_on_board": [5, 10, 0, 0],
        "sets": [1, 0, 0, 0],
        "ziggurats": [0, 0, 0, 0],
    }
    assert word(result.reason) == (
        "The fifth ziggurat stands and round 12 is over. Lapis wins with 5 points."
    )


SERIES: dict[str, Any] = {"scoring": "published_series"}


@pytest.mark.rule("UR-9.10")
def test_series_of_different_tiles() -> None:
    cells = ("a1 A/C p1 5", "b1 A/C p1 1", "c1 C/M p1 1", "d1 W/A p1 Z", "e1 A/M p1 Z")
    game = table(*cells, hands="P/W", ending="last_round", **SERIES)
    # Agriculture 2, Culture 1, ziggurat 2, and the hand as Politics or War: series of 4 and 2.
    assert game.points()[0] == 10 + 3
    result = game.state.result()
    assert result.breakdown == {"series_1": [10, 1, 1, 1], "series_2": [3, 0, 0, 0]}
    assert table(*cells, hands="A/C", ending="last_round", **SERIES).points()[0] == 6 + 6
    assert table(*cells, hands="C/A", ending="last_round", **SERIES).points()[0] == 6 + 6
    assert table(*cells, hands="A/W", **SERIES).points()[0] == 13
    assert table(*cells, hands="W/A", **SERIES).points()[0] == 13


@pytest.mark.rule("UR-9.10")
def test_the_arrangement_of_series_is_the_best() -> None:
    random = Random(3)
    points = [0, 1, 3, 6, 10, 15, 21]
    for _ in range(25):
        counts = [random.randrange(3) for _ in range(5)]
        built = random.randrange(2)
        kinds, control, cell = [0] * 5, 0, 0
        for kind, count in enumerate(counts):
            for _ in range(count):
                kinds[kind] |= 1 << cell
                control |= 1 << cell
                cell += 1
        ziggurats = ((1 << built) - 1) << 30
        front, back = random.sample(range(5), 2)
        lengths = best_series(vec[i64](kinds), control, ziggurats, front, back)
        best = 0
        for hand in (front, back):
            owned = [*counts, built]
            owned[hand] += 1
            best = max(best, partition([n for n in owned if n], points))
        assert series_points(lengths) == best


def partition(owned: list[int], points: list[int]) -> int:
    """The best way to take series of different tiles away, whichever types go into each."""
    if not owned:
        return 0
    best = 0
    for chosen in product((0, 1), repeat=len(owned)):
        if any(chosen) and chosen[0]:
            rest = [n - take for n, take in zip(owned, chosen, strict=True) if n - take]
            best = max(best, points[sum(chosen)] + partition(rest, points))
    return best


def test_running_scores_are_those_of_an_end_now() -> None:
    cells = ("a1 A/C p1 2", "b1 C/M p1 2", "c1 M/P p1 2", "d1 P/W p1 2", "e1 W/A p1 2")
    game = table(*cells)
    assert game.points() == [10, 0, 0, 0]
    game.play("option two_cubes", "a1", "a1")
    assert game.points() == [12, 0, 0, 0]
