"""The generator gives the same numbers everywhere, and fair ones."""

from edubba.core import Actions, Rng
from edubba.core.native import i64, vec


def test_the_sequence_never_changes() -> None:
    """Golden simulations hang on it."""
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == [441792574, 614447336, 1644328534, 3387734806]
    assert [Rng(-5).below(1000), Rng(2**62).below(1000)] == [435, 352]


def test_below_covers_its_range_evenly() -> None:
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert max(abs(count - 10_000) for count in counts) < 400  # four standard deviations


def test_outcomes_are_drawn_by_weight() -> None:
    actions = Actions()
    actions.add_outcome(4, 1)
    actions.add_outcome(9, 3)
    assert [actions.at_weight(mark) for mark in range(4)] == [4, 9, 9, 9]
    rng = Rng(3)
    nines = sum(actions.draw(rng) == 9 for _ in range(40_000))
    assert abs(nines - 30_000) < 350


def test_a_row_of_outcomes_follows_what_is_listed_and_leaves_out_what_cannot_happen() -> None:
    actions = Actions()
    actions.add_outcome(5, 2)
    actions.add_row(10, vec[i64]([3, 0, *[1] * 40]))
    assert actions.as_outcomes() == [(5, 2), (10, 3), *((at, 1) for at in range(12, 52))]
    assert (actions.total, actions.at_weight(4), actions.at_weight(5)) == (45, 10, 12)


def test_split_goes_its_own_way() -> None:
    one, other = Rng(1), Rng(1)
    child = one.split()
    other.split()
    assert [one.word() for _ in range(5)] == [other.word() for _ in range(5)]
    assert child.word() != Rng(1).word()


def test_different_seeds_differ() -> None:
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000
