"""Turns are judged by what came of them where that is sure, and by their looks where it is not."""

from math import exp

import pytest

from edubba.bots.candidates import Candidate, judge, rank
from edubba.bots.turns import Line
from edubba.core import Rng
from edubba.core.native import i64, vec


def candidate(looks: float, results: list[float]) -> Candidate:
    found = Candidate(Line(vec[i64]([0]), looks))
    found.results = results
    return found


def scores(*found: Candidate) -> list[float]:
    judge([*found])
    return [each.score for each in found]


def noise(seed: int, count: int) -> list[float]:
    rng = Rng(seed)
    return [rng.below(1000) / 1000 for _ in range(count)]


def test_what_came_of_it_outweighs_the_looks() -> None:
    good, bad = scores(candidate(0.0, [5.0] * 9), candidate(0.1, [1.0] * 9))
    assert good > bad + 0.3


def test_luck_does_not_outweigh_the_looks() -> None:
    plain, pretty = scores(candidate(0.0, noise(1, 6)), candidate(0.2, noise(2, 6)))
    assert pretty > plain


def test_luck_that_all_meet_alike_does_not_hide_a_difference() -> None:
    worlds = noise(3, 12)
    here = candidate(0.05, worlds)
    there = candidate(0.0, [value + 0.08 for value in worlds])
    first, second = scores(here, there)
    assert second > first
    alone = candidate(0.0, [value + 0.08 for value in noise(4, 12)])
    judge([candidate(0.05, worlds), alone])
    assert there.doubt < alone.doubt


def test_the_scale_of_the_evaluator_does_not_matter() -> None:
    here, there = noise(5, 20), noise(6, 20)
    plain = scores(candidate(0.0, here), candidate(0.0, there))
    steep = scores(
        candidate(0.0, [exp(9 * v) for v in here]), candidate(0.0, [exp(9 * v) for v in there])
    )
    assert plain == pytest.approx(steep)


def test_without_a_playing_out_the_looks_decide() -> None:
    assert scores(candidate(2.0, []), candidate(3.0, [1.0])) == [2.0, 3.0]


def test_equal_ends_share_their_rank() -> None:
    assert [rank(value, [1.0, 2.0, 2.0, 3.0]) for value in (0.0, 1.0, 2.0, 4.0)] == [
        0.0,
        0.125,
        0.5,
        1.0,
    ]
