"""Samples follow from the plan and the numbers of the games alone."""

from pathlib import Path

import numpy as np

from edubba.core.registry import find_game
from edubba.train.samples import Plan, Samples, play

PLAN = Plan("royal_game_of_ur", 2, ("greedy:budget=1,sight=0",), 4)


def test_games_are_the_same_however_they_are_cut(tmp_path: Path) -> None:
    whole, first, second = play(PLAN, 0, 4), play(PLAN, 0, 2), play(PLAN, 2, 2)
    assert len(whole.hand) > 20
    assert np.array_equal(whole.rows, np.concatenate([first.rows, second.rows]))
    assert np.array_equal(whole.ends, np.concatenate([first.ends, second.ends]))
    first.save(tmp_path / "a.npz")
    again = Samples.load(tmp_path / "a.npz")
    assert np.array_equal(again.rows, first.rows)
    assert np.array_equal(again.hand, first.hand)


def test_a_sample_is_what_a_seat_knows_and_what_came_of_it() -> None:
    found = play(PLAN, 0, 3)
    setup = find_game(PLAN.game).setup(2)
    assert found.rows.shape[1] == setup.game.features(setup).size
    assert found.rows.dtype == np.int16
    assert set(found.ends.round(3)) <= set((1 - found.ends).round(3))  # one wins what one loses
    assert found.ends.min() < 0.4 < 0.6 < found.ends.max()
