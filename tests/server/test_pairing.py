"""Who plays whom in a tournament, and how they stand then."""

import random
from collections import Counter
from itertools import combinations

import pytest

from edubba.server.pairing import (
    Game,
    Kind,
    Pair,
    arena,
    next_round,
    rounds_of,
    standings,
)

pytestmark = pytest.mark.interpreted_only  # no rules are played here


def played(kind: Kind, entrants: int, asked: int = 0, seed: int = 1) -> list[Game]:
    """A whole tournament in which every pair throws a coin."""
    dice = random.Random(seed)
    games: list[Game] = []
    for number in range(1, rounds_of(kind, entrants, asked) + 1):
        pairs = next_round(kind, entrants, games, number)
        in_it = [who for pair in pairs for who in pair if who is not None]
        assert len(in_it) == len({*in_it})
        for pair in pairs:
            score = 1.0 if pair.second is None else dice.choice([0.0, 0.5, 1.0])
            games.append(Game(number, pair, score))
    return games


def meetings(games: list[Game]) -> Counter[frozenset[int | None]]:
    return Counter(frozenset(game.pair) for game in games if game.pair.second is not None)


@pytest.mark.parametrize("entrants", range(2, 18))
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    games = played("round_robin", entrants)
    assert meetings(games) == Counter(map(frozenset, combinations(range(entrants), 2)))
    first = Counter(game.pair.first for game in games if game.pair.second is not None)
    assert all(abs(2 * first[who] - (entrants - 1)) <= 2 for who in range(entrants))
    byes = Counter(game.pair.first for game in games if game.pair.second is None)
    assert byes == (dict.fromkeys(range(entrants), 1) if entrants % 2 else {})


@pytest.mark.parametrize("entrants", range(2, 34))
def test_a_knock_out_ends_with_one(entrants: int) -> None:
    games = played("knock_out", entrants)
    real = [game for game in games if game.pair.second is not None]
    assert len(real) == entrants - 1
    rounds = rounds_of("knock_out", entrants, 0)
    assert [game.round for game in games].count(rounds) == 1
    free = {game.pair.first for game in games if game.pair.second is None}
    assert free == {*range((1 << rounds) - entrants)}  # the best seeds rest in the first round


def test_the_best_seeds_meet_last() -> None:
    games: list[Game] = []
    for number in range(1, 5):
        for pair in next_round("knock_out", 16, games, number):
            assert pair.second is not None
            games.append(Game(number, pair, float(pair.first < pair.second)))
    assert [*games[-1].pair] == [0, 1]
    assert {frozenset(game.pair) for game in games[-3:-1]} == {
        frozenset({0, 3}),
        frozenset({1, 2}),
    }


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 11, 16, 24])
@pytest.mark.parametrize("seed", range(5))
def test_in_a_swiss_nobody_meets_the_same_twice(entrants: int, seed: int) -> None:
    games = played("swiss", entrants, seed=seed)
    assert max(meetings(games).values()) == 1
    byes = Counter(game.pair.first for game in games if game.pair.second is None)
    assert not byes or max(byes.values()) == 1
    last = max(game.round for game in games)
    before = [game for game in games if game.round < last]
    points = {each.who: each.points for each in standings(entrants, before)}
    apart = [
        abs(points[game.pair.first] - points[game.pair.second])
        for game in games
        if game.round == last and game.pair.second is not None
    ]
    assert sum(apart) / len(apart) <= 1.5  # who meets stands alike


@pytest.mark.parametrize(("entrants", "rounds"), [(64, 25), (128, 30), (127, 30)])
def test_a_long_swiss_is_paired_in_bounded_steps(entrants: int, rounds: int) -> None:
    games = played("swiss", entrants, rounds)
    for number in range(1, rounds + 1):
        there = [who for game in games if game.round == number for who in game.pair]
        assert sorted(who for who in there if who is not None) == [*range(entrants)]
    assert max(meetings(games).values()) == 1
    byes = Counter(game.pair.first for game in games if game.pair.second is None)
    assert [*byes.values()] == [1] * (rounds * (entrants % 2))
    assert played("swiss", entrants, rounds) == games


def test_where_somebody_must_meet_again_as_few_do_as_can() -> None:
    """Two odd camps have met each other and nobody of their own: one pair must cross."""
    games = [Game(1, Pair(one, two), 1.0) for one in range(21) for two in range(21, 40)]
    pairs = next_round("swiss", 40, games, 2)
    assert sum((one < 21) != (two is not None and two < 21) for one, two in pairs) == 1
    assert sorted(who for pair in pairs for who in pair if who is not None) == [*range(40)]


def test_when_all_have_rested_who_rested_least_does_again() -> None:
    games = [Game(n, Pair(who, None), 1.0) for n, who in enumerate((0, 1, 2, 2))]
    games += [Game(n, Pair(who, 2), 1.0) for n in (4, 5) for who in (0, 1)]
    assert next_round("swiss", 3, games, 6)[-1] == Pair(1, None)


def test_who_went_away_is_not_paired_any_more() -> None:
    for kind in ("swiss", "round_robin"):
        pairs = next_round(kind, 4, [], 1, gone=[2])
        there = sorted(who for pair in pairs for who in pair if who is not None)
        assert there == [0, 1, 3]
    first = next_round("knock_out", 4, [], 1)
    games = [Game(1, pair, 1.0) for pair in first]
    [final] = next_round("knock_out", 4, games, 2, gone=[first[0].first])
    assert final.first == first[0].second


def test_a_knock_out_leaves_the_places_of_those_who_went_away_empty() -> None:
    assert next_round("knock_out", 4, [], 1, gone=[2]) == [Pair(0, 3), Pair(1, None)]
    first = next_round("knock_out", 8, [], 1, gone=[0, 7])
    assert first == [Pair(3, 4), Pair(1, 6), Pair(2, 5)]
    games = [Game(1, pair, 1.0) for pair in first]
    second = next_round("knock_out", 8, games, 2, gone=[0, 7])
    assert second == [Pair(3, None), Pair(1, 2)]
    games += [Game(2, pair, 1.0) for pair in second]
    assert next_round("knock_out", 8, games, 3, gone=[0, 7]) == [Pair(3, 1)]
    assert next_round("knock_out", 8, games, 3, gone=[0, 7, 3]) == [Pair(1, None)]
    assert next_round("knock_out", 8, games, 3, gone=range(8)) == []


def test_standings_go_by_points_then_by_opponents() -> None:
    games = [
        Game(1, Pair(0, 1), 1.0),
        Game(1, Pair(2, 3), 1.0),
        Game(2, Pair(0, 2), 0.5),
        Game(2, Pair(1, 3), 1.0),
        Game(3, Pair(3, None), 1.0),
        Game(3, Pair(0, 3), None),
    ]
    table = standings(4, games)
    assert [(each.who, each.points, each.opponents) for each in table] == [
        (0, 1.5, 2.5),
        (2, 1.5, 2.5),
        (1, 1.0, 2.5),
        (3, 1.0, 2.5),
    ]


def test_who_wins_a_knock_out_stands_first() -> None:
    """Also where all that the winner shared was worth less than what the others won."""
    games = [Game(1, Pair(0, 3), 0.5), Game(1, Pair(1, 2), 1.0), Game(2, Pair(0, 1), 0.5)]
    table = standings(4, games, "knock_out")
    assert [(each.who, each.points) for each in table] == [(0, 1.0), (1, 1.5), (3, 0.5), (2, 0.0)]


@pytest.mark.parametrize("seed", range(20))
def test_a_knock_out_stands_by_how_far_each_came(seed: int) -> None:
    games = played("knock_out", 11, seed=seed)
    table = [each.who for each in standings(11, games, "knock_out")]
    last = [max(game.round for game in games if who in game.pair) for who in table]
    assert last == sorted(last, reverse=True)
    final = games[-1]
    won = {1.0: final.pair.first, 0.0: final.pair.second, 0.5: min(table[:2])}
    assert final.score is not None
    assert table[0] == won[final.score]


def test_in_an_arena_the_free_play_on_and_not_the_same_again() -> None:
    dice = random.Random(3)
    games: list[Game] = []
    last: dict[int, int] = {}
    for number in range(1, 60):
        for pair in arena(6, games):
            assert pair.second is not None
            assert last.get(pair.first) != pair.second
            last |= {pair.first: pair.second, pair.second: pair.first}
            games.append(Game(number, pair, None))
        waiting = [at for at, game in enumerate(games) if game.score is None]
        at = dice.choice(waiting)
        games[at] = Game(games[at].round, games[at].pair, dice.choice([0.0, 1.0]))
    assert min(each.played for each in standings(6, games)) > 10
    assert arena(2, [Game(1, Pair(0, 1), 1.0)]) == [Pair(1, 0)]
    assert arena(3, games[:0], gone=[1]) == [Pair(0, 2)]
