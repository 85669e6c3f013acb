"""What the decisions of this game share: labels, places, and the frame of a refusal."""

from typing import ClassVar, cast

from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import CELLS, PICK, SEAT_ACTIONS
from edubba.games.clash_of_cultures.decisions.bounds import bounds
from edubba.games.clash_of_cultures.layout import OFF_BOARD
from edubba.games.clash_of_cultures.state import ClashState


class Choice(Decision):
    """A decision of a seat. The question is the catalogue's `ask-` and the decision's name."""

    def ranges(self, base: State) -> list[range]:
        state = cast(ClashState, base)
        return [bounds(state, name) for name in self.frame]

    def prompt(self, base: State) -> Message:
        return Message(f"clash_of_cultures/ask-{self.name}", seat=words.player(base.actor))

    def label(self, base: State, action: i64) -> Message:
        return words.label(action)

    def targets(self, base: State, action: i64) -> list[str]:
        return words.targets(action)

    def why_not(self, base: State, action: i64) -> Reason:
        if action >= SEAT_ACTIONS or action < 0:
            return words.only_chance()
        return self.reason(base, action)

    def reason(self, base: State, action: i64) -> Reason:
        """Why an action that a seat can choose in general is not offered here."""
        return words.not_offered()


class SpaceChoice(Choice):
    """A choice of a space by `pick`, maybe with another answer beside it."""

    def reason(self, base: State, action: i64) -> Reason:
        state = cast(ClashState, base)
        cell: i64 = action - PICK
        if not 0 <= cell < CELLS:
            return self.other_reason(state, action)
        if state.terrain[cell] == OFF_BOARD:
            return words.off_board()
        return self.space_reason(state, cell)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        """Why a space of this board cannot be picked."""
        return words.not_offered()

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        """Why another answer cannot be given."""
        return words.not_offered()


class Chance(Decision):
    """A decision of chance; nobody reads its question."""

    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        state = cast(ClashState, base)
        return [bounds(state, name) for name in self.frame]

    def prompt(self, base: State) -> Message:
        return Message(f"clash_of_cultures/ask-{self.name}")

    def why_not(self, base: State, action: i64) -> Reason:
        return words.only_chance()
