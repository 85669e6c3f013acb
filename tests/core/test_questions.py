"""The lists from which rules are put together: codes of decisions, obstacles with their rules."""

import sys
from types import ModuleType

import pytest

from edubba.core import Journal, State, Step
from edubba.core.questions import in_order, obstacles_in
from edubba.core.words import name_of


class Falling(Step[State]):
    def run(self, state: State, journal: Journal | None) -> None:
        state.pop()


class GoingHome(Falling):
    pass


def module(name: str, **named: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(named)
    return made


def test_a_decision_is_called_like_its_class() -> None:
    assert name_of(GoingHome) == GoingHome().name == "going_home"


def test_decisions_come_in_the_order_of_their_codes() -> None:
    chapter = module(__name__, Falling=Falling, GoingHome=GoingHome)
    both = module("frames", FALLING=1, GOING_HOME=0)
    assert [step.name for step in in_order(both, chapter)[1]] == ["going_home", "falling"]
    base = module("frames", GOING_HOME=0)
    assert [step.name for step in in_order(base, chapter)[1]] == ["going_home"], "what has heirs"


def test_a_decision_without_a_code_is_found() -> None:
    chapter = module(__name__, GoingHome=GoingHome)
    with pytest.raises(ValueError, match="frames does not number going_home"):
        in_order(module("frames", FALLING=0), chapter)
    with pytest.raises(ValueError, match="frames does not number from 0 on"):
        in_order(module("frames", GOING_HOME=1), chapter)


def test_obstacles_have_the_message_and_the_rule_of_one_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "barred", module("barred", FULL=1, TOO_FULL=2, LOST=3))
    found = obstacles_in("barred", {"X-1": "full too_full"}, {"full": "too_full"})
    assert found == {1: ("full", "X-1"), 2: ("full", "X-1"), 3: ("lost", "")}
    with pytest.raises(ValueError, match="barred numbers no"):
        obstacles_in("barred", {"X-2": "empty"})
