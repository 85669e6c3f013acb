"""The decision stack against a plain list of frames."""

import random
from typing import ClassVar

import pytest

from edubba.core import (
    CHANCE,
    OVER,
    Actions,
    Decision,
    Ending,
    Game,
    InvalidInput,
    Options,
    Rules,
    Setup,
    State,
)
from edubba.core.data import Data
from edubba.core.journal import Journal


class Choose(Decision):
    frame: ClassVar[tuple[str, ...]] = ("a", "b", "c", "d", "e", "f")

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(0)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        state.become(1, 0, 0, 0)


class CountDown(Decision):
    """A step that runs until its number is 0, then lets what waited come back."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def run(self, state: State, journal: Journal | None) -> None:
        if state.a > 0:
            state.become(1, 0, state.a - 1, 0)
        else:
            state.pop()


class Bare(State):
    def clone(self) -> "Bare":
        copy = Bare()
        copy.stack_from(self)
        return copy


GAME = Game()
GAME.rules = Rules([Choose()], [CountDown()], Ending())


def bare() -> Bare:
    state = Bare()
    state.begin(Setup(GAME, 3, Options({}), 1))
    return state


def frames(state: State) -> list[list[int]]:
    """The stack as plain numbers: actor, a to f."""
    found = []
    for frame in Data(state.frames_to_json(), "stack").each():
        actor = CHANCE if frame.at("actor").value == "chance" else frame.number("actor")
        found.append([actor, *(frame.number(name) for name in "abcdef")])
    return found


def test_push_pop_and_clone_against_a_list() -> None:
    rng = random.Random(5)
    state = bare()
    model: list[list[int]] = []
    shelf: list[tuple[State, list[list[int]]]] = []
    for _ in range(800):
        numbers = [rng.randrange(-99, 99) for _ in range(6)]
        seat = rng.randrange(-1, 3)
        what = rng.random()
        if what < 0.4 and model:
            state.push(0, seat, numbers[0], numbers[1])
            state.extend(numbers[2], numbers[3], numbers[4], numbers[5])
            model.append([seat, *numbers])
        elif what < 0.6 or not model:
            state.become(0, seat, numbers[0], numbers[1])
            state.extend(numbers[2], numbers[3], numbers[4], numbers[5])
            model = [*model[:-1], [seat, *numbers]]
        elif what < 0.9:
            state.pop()
            model.pop()
        else:
            shelf.append((state.clone(), [*model]))
        assert frames(state) == model
        assert state.actor == (model[-1][0] if model else OVER)
    for copy, kept in shelf:  # clones were not touched by what came after
        assert frames(copy) == kept


def test_steps_run_until_somebody_decides() -> None:
    state = bare()
    state.become(0, 2, 7, 0)
    state.push(0, 1, 0, 0)
    state.apply(0)
    assert (state.actor, state.a) == (2, 7)
    state.become(1, CHANCE, 3, 0)
    state.run_steps(None)
    assert state.actor == OVER
    assert state.legal_actions() == []


def test_frames_read_back() -> None:
    state = bare()
    state.become(0, CHANCE, 1, 2)
    state.extend(3, 4, 5, 6)
    state.push(1, 2, 9, 0)
    again = bare()
    again.frames_from_json(Data(state.frames_to_json(), "frames").each())
    assert again.frames_to_json() == state.frames_to_json()
    assert (again.code, again.actor, again.a) == (1, 2, 9)
    with pytest.raises(ValueError, match="no seat 3"):
        again.frames_from_json(
            Data([{"decision": "count_down", "actor": 3, "left": 0}], "x").each()
        )


def test_no_two_decisions_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="same name"):
        Rules([Choose(), Choose()], [], Ending())


def test_over_means_over() -> None:
    reason = bare().refusal(0)
    assert reason is not None
    assert reason.code == "game-over"
    started = bare()
    started.become(0, 0, 0, 0)
    with pytest.raises(InvalidInput, match="not over"):
        started.result()


def test_giving_up_reads_back() -> None:
    state = bare()
    state.become(0, 0, 0, 0)
    state.concede(1, None)
    again = bare()
    again.frames_from_json(Data(state.frames_to_json(), "frames").each())
    assert (again.actor, again.conceded) == (OVER, 1)
