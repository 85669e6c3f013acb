"""What the questions of this game share: words and places that follow from the action, and the
shapes that recur. A board has more spaces than bits, so its spaces are asked about one by one."""

from typing import ClassVar

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import NO_ACTION, Question
from edubba.core.space import ActionSpace
from edubba.core.state import Decision
from edubba.core.words import Arg, Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import CELLS, NO, PICK, SEAT_ACTIONS, YES
from edubba.games.clash_of_cultures.layout import OFF_BOARD
from edubba.games.clash_of_cultures.obstacles import NOT_ON_THIS_BOARD
from edubba.games.clash_of_cultures.state import ClashState


class Choice(Question[ClashState]):
    """A question to a player."""

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return words.facts(action)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return words.targets(action)


class OneThing(Choice):
    """One of the things that its first verb names; a second verb is an answer beside them."""

    first: i64 = 0
    count: i64 = 0
    """Where the actions of its things begin, and how many there are."""
    beside: i64 = NO_ACTION

    def bind(self, space: ActionSpace) -> None:
        for family, (first, size) in zip(space.families, space.offsets().values(), strict=True):
            if family.verb == self.verbs[0]:
                self.first = first
                self.count = size
            elif family.verb in self.verbs:
                self.beside = first

    def obstacle_to(self, state: ClashState, thing: i64) -> i64:
        """What stands in the way of a thing."""
        raise NotImplementedError(f"{self.name}: obstacle_to")

    def obstacle_beside(self, state: ClashState) -> i64:
        """What stands in the way of the answer beside them."""
        return NO_OBSTACLE

    def choose(self, state: ClashState, thing: i64, journal: Journal | None) -> None:
        """Carry out the choice of a thing."""
        raise NotImplementedError(f"{self.name}: choose")

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        """Carry out the answer beside them."""
        state.pop()

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for thing in range(self.count):
            if self.obstacle_to(state, thing) == NO_OBSTACLE:
                actions.add(self.first + thing)
        if self.beside != NO_ACTION and self.obstacle_beside(state) == NO_OBSTACLE:
            actions.add(self.beside)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        if action == self.beside:
            return self.obstacle_beside(state)
        return self.obstacle_to(state, action - self.first)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == self.beside:
            self.decline(state, journal)
        else:
            self.choose(state, action - self.first, journal)


class SpaceChoice(OneThing):
    """One of the spaces of this board."""

    verbs: ClassVar[tuple[str, ...]] = ("pick",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if self.obstacle_to(state, cells[i]) == NO_OBSTACLE:
                actions.add(self.first + cells[i])
        if self.beside != NO_ACTION and self.obstacle_beside(state) == NO_OBSTACLE:
            actions.add(self.beside)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        if action == self.beside:
            return self.obstacle_beside(state)
        if state.terrain[action - self.first] == OFF_BOARD:
            return NOT_ON_THIS_BOARD
        return self.obstacle_to(state, action - self.first)


class YesOrNo(Choice):
    """An offer that is taken or not."""

    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        """Carry out the answer."""
        raise NotImplementedError(f"{self.name}: answer")

    def obstacle_to_yes(self, state: ClashState) -> i64:
        return NO_OBSTACLE

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        if self.obstacle_to_yes(state) == NO_OBSTACLE:
            actions.add(YES)
        actions.add(NO)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        return self.obstacle_to_yes(state) if action == YES else NO_OBSTACLE

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        self.answer(state, action == YES, journal)


# BEFORE


class Before(Decision[ClashState]):
    """A decision of a seat. The question is the catalogue's `ask-` and the decision's name."""

    def prompt(self, state: ClashState) -> Message:
        return Message(f"clash_of_cultures/ask-{self.name}", seat=words.player(state.actor))

    def label(self, state: ClashState, action: i64) -> Message:
        return words.label(action)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return words.targets(action)

    def why_not(self, state: ClashState, action: i64) -> Reason:
        if action >= SEAT_ACTIONS or action < 0:
            return words.only_chance()
        return self.reason(state, action)

    def reason(self, state: ClashState, action: i64) -> Reason:
        """Why an action that a seat can choose in general is not offered here."""
        return words.not_offered()


class SpaceBefore(Before):
    """A choice of a space by `pick`, maybe with another answer beside it."""

    def reason(self, state: ClashState, action: i64) -> Reason:
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
