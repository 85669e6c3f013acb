"""Places."""

from edubba.core import Message, Result, places_by


def test_equal_keys_share_a_place() -> None:
    assert places_by([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]


def test_winners() -> None:
    assert Result([1, 2, 1], [5, 3, 5], Message("core/why-game-over")).winners == [0, 2]


def test_who_left_comes_last_the_earliest_at_the_very_end() -> None:
    result = Result([2, 1, 3, 4], [9, 12, 7, 1], Message("core/why-game-over"))
    assert result.placed_last([1]).places == [1, 4, 2, 3]
    assert result.placed_last([1, 0]).places == [3, 4, 1, 2]
    assert result.placed_last([]).places == result.places
