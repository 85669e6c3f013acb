"""The worked example of docs/adding-a-game.md is a game that can be played."""

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from types import FunctionType, ModuleType
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


@pytest.mark.interpreted_only  # compiled methods have no annotations
def test_the_example_takes_numbers_as_the_compiler_wants_them(pig: ModuleType) -> None:
    overridden = [
        (hints(vars(cls)[name]), hints(getattr(base, name)))
        for cls in vars(pig).values()
        if isinstance(cls, type) and cls.__module__ == pig.__name__
        for base in cls.__mro__[1:-1]
        for name in vars(cls).keys() & vars(base).keys()
        if isfunction(vars(cls)[name])
    ]
    given = [
        own[argument]
        for own, contract in overridden
        for argument, kind in contract.items()
        if kind == "i64"
    ]
    assert given
    assert set(given) == {"i64"}


def hints(method: FunctionType) -> dict[str, str]:
    """The types as they are written."""
    return {
        argument: kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
        for argument, kind in method.__annotations__.items()
    }


def test_the_kit_finds_a_forgotten_copy(pig: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pig.PigState.clone

    def sharing(state: Any) -> Any:
        copy = honest(state)
        copy.points = state.points
        return copy

    monkeypatch.setattr(pig.PigState, "clone", sharing)
    with pytest.raises(AssertionError, match=r"pig with 2 seats, seed 1, step .* a clone"):
        conform(pig.GAME)
