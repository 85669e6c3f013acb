"""A game of one pile: take up to three stones, a point each; the last stone is worth ten more.

Who looks only at the own turn takes three; who looks further leaves the other a multiple of four.
"""

from typing import cast

from edubba.core import (
    Actions,
    ActionSpace,
    Decision,
    Ending,
    Family,
    Game,
    Journal,
    Message,
    Result,
    Rules,
    Setup,
    State,
    View,
    add_catalogue,
    places_by,
)
from edubba.core.words import JsonObject

MOST, LAST = 3, 10

add_catalogue("stones", "take = Take { $count }.\nended = No stone is left.")
TAKING = 0


class Pile(State):
    stones: int
    points: list[int]

    def clone(self) -> "Pile":
        copy = Pile()
        copy.stack_from(self)
        copy.stones, copy.points = self.stones, [*self.points]
        return copy

    def scores(self) -> list[int]:
        return [*self.points]

    def to_json(self) -> JsonObject:
        return {"stones": self.stones, "points": [*self.points], "frames": self.frames_to_json()}


class Taking(Decision):
    def legal_into(self, state: State, actions: Actions) -> None:
        for count in range(1, min(MOST, cast(Pile, state).stones) + 1):
            actions.add(count - 1)

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        state, seat = cast(Pile, base), int(base.actor)
        state.stones -= action + 1
        state.points[seat] += action + 1
        if state.stones == 0:
            state.points[seat] += LAST
            state.clear_stack()
        else:
            state.become(TAKING, 1 - seat, 0, 0)

    def label(self, state: State, action: int) -> Message:
        return Message("stones/take", count=action + 1)


class MostPoints(Ending):
    def result(self, state: State) -> Result:
        points = state.scores()
        return Result(places_by([(p,) for p in points]), points, Message("stones/ended"))


class Stones(Game):
    def __init__(self) -> None:
        self.id = "stones"
        self.rules_version = 1
        self.seats = range(2, 3)
        self.options = []
        self.presets = {"seed": {}}
        self.objectives = ["points"]
        self.rules = Rules([Taking()], [], MostPoints())

    def space(self, setup: Setup) -> ActionSpace:
        return ActionSpace(seats=[Family("TAKE", "take", ["1", "2", "3"])], chance=[])

    def new(self, setup: Setup) -> Pile:
        return pile(5)

    def view(self, setup: Setup, state: State, seat: int) -> View:
        raise NotImplementedError


GAME = Stones()


def pile(stones: int) -> Pile:
    """The first seat is to take from so many stones."""
    state = Pile()
    state.begin(GAME.setup())
    state.stones, state.points = stones, [0, 0]
    state.become(TAKING, 0, 0, 0)
    return state
