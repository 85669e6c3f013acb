"""The worked example of docs/adding-a-game.md is a game that can be played."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.docs.pages import write_module

from edubba.core import Actions, Game, Rng, playout
from edubba.testing import conform


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The blocks of the page, put together as it says."""
    name = write_module("adding-a-game.md", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module(name)
    del sys.modules[name]


def test_the_page_ends_with_a_test_that_passes(pig: ModuleType) -> None:
    pig.test_pig_keeps_every_promise()


def test_the_example_plays_to_its_goal(pig: ModuleType) -> None:
    game: Game = pig.GAME
    state = game.setup(4, {"goal": "30"}).new()
    assert playout(state, Rng(1), Actions()) > 10
    assert max(state.scores()) >= 30
    assert state.result().places.count(1) == 1


def test_the_kit_finds_a_forgotten_copy(pig: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pig.PigState.clone

    def sharing(state: Any) -> Any:
        copy = honest(state)
        copy.points = state.points
        return copy

    monkeypatch.setattr(pig.PigState, "clone", sharing)
    with pytest.raises(AssertionError, match=r"pig with 2 seats, seed 1, step .* a clone"):
        conform(pig.GAME)
