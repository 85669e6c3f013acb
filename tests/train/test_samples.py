"""Samples follow from the plan and the numbers of the games alone."""

from pathlib import Path

import numpy as np
import pytest

from edubba.bots import make_bot
from edubba.core.bot import Bot, as_bot
from edubba.core.game import Game
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.train import samples
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


def test_nothing_is_kept_of_the_careless_part_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "USUAL_PART", 1_000_000_000)
    assert len(play(PLAN, 0, 3).hand) == 0


def test_who_plays_with_care_once_does_so_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: dict[int, list[str]] = {0: [], 1: []}

    class Watched:
        def __init__(self, text: str, game: Game) -> None:
            self.name = text
            self.bot = make_bot(text, game)

        def choose(self, state: State, rng: Rng) -> int:
            chosen[state.actor].append(self.name.rpartition("=")[2])
            return self.bot.choose(state, rng)

    def watched(text: str, game: Game) -> Bot:
        return as_bot(Watched(text, game))

    monkeypatch.setattr(samples, "make_bot", watched)
    switched = 0
    for number in range(6):
        for log in chosen.values():
            log.clear()
        assert len(play(PLAN, number, 1).hand) > 0
        for log in chosen.values():
            began = log.index("0")
            assert {*log[began:]} == {"0"}
            switched += began > 0
    assert switched > 0
