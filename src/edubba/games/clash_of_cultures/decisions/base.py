"""What the questions of this game share: words and places that follow from the action, and the
shapes that recur. A board has more spaces than bits, so its spaces are asked about one by one."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, ActionSpace, Chance, Journal, Question
from edubba.core.bits import all_bits
from edubba.core.native import i64
from edubba.core.questions import NO_ACTION
from edubba.core.words import Arg, Message, Reason
from edubba.games.clash_of_cultures import codes, elements, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.layout import OFF_BOARD
from edubba.games.clash_of_cultures.obstacles import NO_SUCH_TOKEN, NOT_ON_THIS_BOARD, OBSTACLES
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import DIE_FACES


class Choice(Question[ClashState]):
    """A question to a player."""

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return words.facts(action)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return elements.targets(action)

    def lack(self, state: ClashState, action: i64) -> Message:
        """What is missing for the price of an action, where just that is the obstacle."""
        raise NotImplementedError(f"{self.name}: lack")

    def why_not(self, state: ClashState, action: i64) -> Reason:
        return self.reason(state, action, self.rule_in(state))

    def reason(self, state: ClashState, action: i64, rule: str) -> Reason:
        obstacle = self.obstacle(state, action)
        facts = self.facts(state, action)
        if OBSTACLES[obstacle][0] == "cannot_pay":
            facts["lack"] = self.lack(state, action)
        return state.rules.reason(obstacle, rule, facts)


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
        """Carry out the choice of a thing; unless the frame is still needed, by `take`."""
        seat = state.actor
        state.pop()
        self.take(state, seat, thing, journal)

    def take(self, state: ClashState, seat: i64, thing: i64, journal: Journal | None) -> None:
        """What a thing brings, once the question is answered."""
        raise NotImplementedError(f"{self.name}: take")

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        """Carry out the answer beside them."""
        state.pop()

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for thing in range(self.count):
            actions.offer(self.first + thing, self.obstacle_to(state, thing))
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
            actions.offer(self.first + cells[i], self.obstacle_to(state, cells[i]))
        if self.beside != NO_ACTION and self.obstacle_beside(state) == NO_OBSTACLE:
            actions.add(self.beside)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        if action == self.beside:
            return self.obstacle_beside(state)
        if state.terrain[action - self.first] == OFF_BOARD:
            return NOT_ON_THIS_BOARD
        return self.obstacle_to(state, action - self.first)


def any_open(state: ClashState) -> bool:
    """Whether the question on top, which asks for a space, has one that is open."""
    question, cells = state.decisions[state.code], state.terms.layout.cells
    assert isinstance(question, SpaceChoice)
    for i in range(len(cells)):
        if question.obstacle_to(state, cells[i]) == NO_OBSTACLE:
            return True
    return False


class CardChoice(Choice):
    """One of the Action or Objective cards, maybe with an end of it."""

    verbs: ClassVar[tuple[str, ...]] = ("card", "objective", "stop")
    ends: bool = False

    def bind(self, space: ActionSpace) -> None:
        self.ends = "stop" in self.verbs

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for action in range(codes.CARD, codes.SCORE):
            actions.offer(action, self.obstacle(state, action))
        if self.ends:
            actions.add(codes.STOP)


class YesOrNo(Choice):
    """An offer that is taken or not."""

    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        """Carry out the answer."""
        raise NotImplementedError(f"{self.name}: answer")

    def obstacle_to_yes(self, state: ClashState) -> i64:
        return NO_OBSTACLE

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.offer(codes.YES, self.obstacle_to_yes(state))
        actions.add(codes.NO)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        return self.obstacle_to_yes(state) if action == codes.YES else NO_OBSTACLE

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        self.answer(state, action == codes.YES, journal)


class Die(Chance[ClashState]):
    """One die."""

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add_lots(codes.DIE, all_bits(len(DIE_FACES)))

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        self.rolled(state, DIE_FACES[action - codes.DIE], journal)

    def rolled(self, state: ClashState, face: i64, journal: Journal | None) -> None:
        """Carry out what the die shows."""
        raise NotImplementedError(f"{self.name}: rolled")


def obstacle_to_token(state: ClashState, kind: i64) -> i64:
    """A Mood or Culture token that the player has."""
    has = kind >= codes.MOOD and state.player(state.actor).kinds[kind] > 0
    return NO_OBSTACLE if has else NO_SUCH_TOKEN


def city_misfit(state: ClashState, cell: i64) -> str:
    return unless(state.owner_at(cell) == state.actor, "find_city")
