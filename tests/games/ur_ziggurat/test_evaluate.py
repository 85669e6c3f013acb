"""What bots think of a position, and that it wins games."""

import pytest
from tests.games.ur_ziggurat.table import Table, new_game, table

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.core import InvalidInput
from edubba.games.ur_ziggurat import GAME

EVALUATOR = GAME.evaluator("win")


def value(game: Table, seat: int = 0) -> float:
    return EVALUATOR.value(game.state, seat)


FOUR = ("a1 A/C p1 2", "c1 C/M p1 2", "e1 M/P p1 2", "a3 P/W p1 2")


def test_points_cubes_and_missing_types_count() -> None:
    assert value(table(*FOUR, "c3 W/A p1 2")) > value(table(*FOUR, "c3 A/W p1 2"))
    assert value(table(*FOUR, "c3 A/W p1 2")) > value(table(*FOUR))
    assert value(table(*FOUR)) > value(table(*FOUR, "c5 W/A p2 5", "e5 C/W p2 5", "c3 M/P p2 5"))
    assert value(table(*FOUR), 0) > value(table(*FOUR), 1)


def test_land_counts_more_than_what_stands_on_it() -> None:
    assert value(table("a1 A/C p1 1", "c1 A/C p1 1")) > value(table("a1 A/C p1 5"))
    assert value(table("a1 A/C p1 1", "c1 A/C p2 1")) < value(table("a1 A/C p1 1"))


def test_a_useful_hand_is_better() -> None:
    field = ("c3 A/C p1 2", "c4 A/C p1 1")
    assert value(table(*field, hands="A/M")) > value(table(*field, hands="C/M"))
    assert value(table("a1 M/P p1 1", hands="M/W")) > value(table("c3 M/P p1 1", hands="M/W"))
    assert value(table("c3 C/P p1 1", "c4 A/P p1 1", hands="C/W")) > value(
        table("c3 C/P p1 1", "e4 A/P p1 1", hands="C/W")
    )


def test_the_end_is_near_when_ziggurats_stand() -> None:
    built = ("a6 A/C p3 Z", "b6 A/C p4 Z", "c6 A/C p3 Z")
    lead = ("c3 W/A p1 2", *FOUR)
    assert value(table(*lead, *built)) > value(table(*lead))
    assert value(table(*lead, *built), 1) < value(table(*lead), 1)


def test_the_end_is_certain() -> None:
    won = table(*FOUR, ending="last_round")
    assert value(won, 0) > 5_000 > -5_000 > value(won, 1)
    shared = table("a1 A/C p1 2", "c1 C/M p2 2", ending="last_round")
    assert value(shared, 0) == value(shared, 1) == pytest.approx(5_000, abs=500)


def test_series_are_judged_by_their_points() -> None:
    long = table(*FOUR, scoring="published_series", hands="W/A")
    short = table(*FOUR[:2], "e1 A/C p1 4", scoring="published_series", hands="W/A")
    assert value(long) > value(short)


def test_all_are_equal_before_the_set_up() -> None:
    for preset in ("seed", "published"):
        game = new_game(preset=preset)
        assert {value(game, seat) for seat in range(4)} == {0.0}


def test_there_is_only_winning() -> None:
    assert GAME.objectives == ["win"]
    with pytest.raises(InvalidInput, match="there is: win"):
        make_bot("greedy:objective=cubes", GAME)


def firsts(games: int, budget: int, players: int = 4) -> float:
    """The share of first places of one greedy bot among random ones."""
    bots = [make_bot(f"greedy:budget={budget}", GAME)]
    bots += [make_bot("random", GAME) for _ in range(players - 1)]
    simulation = Simulation(GAME.setup(players), bots, 1, True)
    simulation.run(games)
    share = 0.0
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        if seating.index(0) in result.winners:
            share += 1 / len(result.winners)
    return share / games


@pytest.mark.compiled_only  # many games
def test_greedy_beats_chance() -> None:
    assert firsts(games=4, budget=8) >= 0.75


@pytest.mark.slow
def test_greedy_beats_chance_in_200_games() -> None:
    assert firsts(games=200, budget=200) >= 0.85
