"""Positions from outside: checked whole before anything runs, and refused in one sentence."""

import json
from collections.abc import Iterator
from typing import ClassVar

import pytest

from edubba.core import (
    CHANCE,
    Actions,
    Decision,
    Ending,
    Game,
    InvalidInput,
    Journal,
    Options,
    Result,
    Rng,
    Rules,
    Setup,
    State,
    find_game,
)
from edubba.core.catalogue import add_catalogue
from edubba.core.data import LISTED, Data
from edubba.core.registry import game_ids, is_guest
from edubba.core.state import MOST_FRAMES
from edubba.core.words import Json, JsonObject
from edubba.testing.broken_positions import numbers, with_number
from edubba.testing.rich import rich_position

ASK, THROW, GO_ON = range(3)
HOUSES = 5


class Ask(Decision):
    frame: ClassVar[tuple[str, ...]] = ("house", "left")

    def ranges(self, state: State) -> list[range]:
        return [range(HOUSES), range(1, 4)]

    def misfit(self, state: State) -> str:
        return "late" if state.a + state.b > HOUSES else ""

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(0)


class Throw(Decision):
    by_chance: ClassVar[bool] = True

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add_outcome(0, 1)


class GoOn(Decision):
    def run(self, state: State, journal: Journal | None) -> None:
        state.become(GO_ON, 0, 0, 0)


class Nothing(Ending):
    def result(self, state: State) -> Result:
        raise NotImplementedError


GAME = Game()
GAME.rules = Rules([Ask(), Throw()], [GoOn()], Nothing(), domain="plain")
add_catalogue("plain", "cannot-late = nobody is left for the last house")


class Plain(State):
    def clone(self) -> "Plain":
        copy = Plain()
        copy.stack_from(self)
        return copy

    def scores(self) -> list[int]:
        return [0, 0]

    def to_json(self) -> JsonObject:
        return {"decisions": self.frames_to_json()}


def read(*frames: Json) -> State:
    state = Plain()
    state.begin(Setup(GAME, 2, Options({}), 1))
    state.frames_from_json([Data(frame, "position") for frame in frames])
    state.check_frames()
    return state


def ask(house: int = 0, left: int = 1, actor: Json = 0) -> JsonObject:
    return {"decision": "ask", "actor": actor, "house": house, "left": left}


def test_a_frame_in_its_ranges_is_taken() -> None:
    state = read(ask(), ask(4, 1, 1))
    assert (state.actor, state.a, state.b) == (1, 4, 1)


@pytest.mark.parametrize(
    ("frame", "wrong"),
    [
        (ask(house=-1), "decisions/./house is -1, not 0 to 4"),
        (ask(house=HOUSES), "decisions/./house is 5, not 0 to 4"),
        (ask(left=10**15), "left is 1,000,000,000,000,000, not 1 to 3"),
        (ask(house=4, left=2), "decisions/.: nobody is left for the last house"),
        (ask(actor="chance"), "decisions/.: a seat decides there"),
        (ask(actor=2), "there is no seat 2"),
        ({"decision": "throw", "actor": 0}, "decisions/.: chance decides there"),
        ({"decision": "go_on", "actor": "chance"}, "decisions/.: a seat decides there"),
    ],
)
@pytest.mark.parametrize("waiting", [False, True])
def test_a_frame_that_cannot_be_is_refused_wherever_it_lies(
    frame: Json, wrong: str, waiting: bool
) -> None:
    with pytest.raises(ValueError, match=wrong):
        read(*([frame, ask()] if waiting else [frame]))


def test_a_stack_has_an_end() -> None:
    with pytest.raises(ValueError, match="decisions: there is room for 100, not 101"):
        read(*[ask()] * (MOST_FRAMES + 1))


def test_who_gave_up_sits_at_the_table_and_ended_the_game() -> None:
    with pytest.raises(ValueError, match="there is no seat 7"):
        read({"conceded": 7})
    with pytest.raises(ValueError, match="somebody gave up, yet the game goes on"):
        read({"conceded": 1}, ask())
    assert read({"conceded": 1}).conceded == 1


def test_steps_that_run_for_ever_are_stopped() -> None:
    state = Plain()
    state.begin(Setup(GAME, 2, Options({}), 1))
    state.become(GO_ON, 0, 0, 0)
    with pytest.raises(ValueError, match="goes on without end"):
        state.run_steps(None)


def test_chance_decides_where_it_says_so() -> None:
    assert read({"decision": "throw", "actor": "chance"}).actor == CHANCE


@pytest.mark.parametrize("game", [id for id in game_ids() if not is_guest(id)])
def test_a_key_that_means_nothing_is_refused_wherever_it_stands(game: str) -> None:
    """A slip of the pen is told, not passed over: in the position and in all that is in it."""
    setup = find_game(game).setup()
    position = rich_position(setup, Rng(3)).to_json()
    for path in objects(position):
        slip: Json = json.loads(json.dumps(position))
        part = slip
        for step in path:
            part = part[step]  # type: ignore[index]
        part["nonsense"] = 1  # type: ignore[index, call-overload]
        with pytest.raises(InvalidInput, match="." if path else "a position has no nonsense"):
            setup.position(slip)


@pytest.mark.parametrize("game", [id for id in game_ids() if not is_guest(id)])
def test_what_may_stand_at_a_place_is_told_with_what_stands_there(game: str) -> None:
    setup = find_game(game).setup()
    position = rich_position(setup, Rng(3)).to_json()
    possible = setup.possible(position)
    for place in [*possible]:
        part: Json = position
        for step in place.split("/"):
            part = part[int(step)] if isinstance(part, list) else part.get(step)  # type: ignore[union-attr]
        assert part in (None, *possible[place]), place
    assert "decisions/0/decision" in possible or len(setup.new().rules.names()) > LISTED


def test_what_may_stand_in_a_position_that_is_refused_is_told_as_far_as_it_was_read() -> None:
    setup = find_game("royal_game_of_ur").setup()
    assert setup.possible({"throws": 10**30, "to_move": "dark"})["to_move"] == ["light", "dark"]
    with pytest.raises(InvalidInput, match="throws"):
        setup.position({"throws": 10**9})


def objects(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where in a position objects stand; of those in one list only the first."""
    if isinstance(value, dict):
        yield path
        for key, part in value.items():
            yield from objects(part, (*path, key))
    elif isinstance(value, list):
        for part in value[:1]:
            yield from objects(part, (*path, 0))


def test_every_whole_number_of_a_position_is_found_and_can_be_bent() -> None:
    position: Json = {"a": 1, "b": [{"c": 2, "d": True, "e": "x"}, 3], "f": None}
    assert [*numbers(position)] == [("a",), ("b", 0, "c"), ("b", 1)]
    bent = with_number(position, ("b", 0, "c"), -1)
    assert bent == {"a": 1, "b": [{"c": -1, "d": True, "e": "x"}, 3], "f": None}
    assert position["b"][0]["c"] == 2  # type: ignore[index, call-overload]
