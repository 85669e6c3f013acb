"""The generator gives the same numbers everywhere, and fair ones."""

from edubba.core import Actions, Rng


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


def test_split_goes_its_own_way() -> None:
    one, other = Rng(1), Rng(1)
    child = one.split()
    other.split()
    assert [one.word() for _ in range(5)] == [other.word() for _ in range(5)]
    assert child.word() != Rng(1).word()


def test_different_seeds_differ() -> None:
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000
