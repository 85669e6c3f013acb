"""Ratings order bots by what they won, and say how sure that is."""

import pytest

from edubba.arena.rating import Seated, clear, ratings, standings, wilson


def duels(wins: int, losses: int) -> list[Seated]:
    return [([0, 1], [1.0, 0.0])] * wins + [([1, 0], [1.0, 0.0])] * losses


def test_three_wins_in_four_are_191_points() -> None:
    [first, second] = standings(["a", "b"], duels(3000, 1000), [0, 0], [0, 0], [0, 0])
    assert first.bot == "a"
    assert first.rating - second.rating == pytest.approx(190.8, abs=1)
    assert first.low < first.rating < first.high
    assert first.high - first.low < 15
    assert (first.games, first.share) == (4000, 0.75)


def test_more_games_are_surer_and_who_won_all_has_a_rating() -> None:
    few = standings(["a", "b"], duels(8, 0), [0, 0], [0, 0], [0, 0])[0]
    many = standings(["a", "b"], duels(80, 0), [0, 0], [0, 0], [0, 0])[0]
    assert few.share == many.share == 1.0
    assert few.share_low < many.share_low < 1.0
    assert few.rating < many.rating < 2000


def test_one_among_two_who_wins_a_third_is_even() -> None:
    games: list[Seated] = []
    for winner in range(3):
        games += [([0, 1, 1], [float(seat == winner) for seat in range(3)])] * 30
    found, errors = ratings(2, games)
    assert found == pytest.approx([0.0, 0.0], abs=1e-6)
    assert errors[0] > 0


def test_equal_strengths_are_seldom_called_different_however_often_one_looks() -> None:
    from edubba.core import Rng

    rng = Rng(4)
    wrong = 0
    for _ in range(200):
        scores: list[float] = []
        for _ in range(60):
            scores.append((rng.below(2) + rng.below(2)) / 2)
            if clear(scores, 0.5):
                wrong += 1
                break
    assert wrong <= 20


def test_a_clear_answer_is_found_soon() -> None:
    assert clear([1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0] * 2, 0.5)
    assert not clear([1.0] * 3, 0.5)


def test_intervals_of_shares_hold_at_the_ends() -> None:
    low, high = wilson(1.0, 10)
    assert 0.69 < low < 0.73
    assert high == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)
