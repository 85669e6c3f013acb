"""Bases of decisions: what a decision class then contains is its rule.

The shape decides the speed. `OneSpace` takes whole sets of spaces away, `OneOf` asks about each
answer of a short row, `AnyOf` has a row in which nothing is ever barred; a `Question` with long
products of answers (attacks, payments) writes its own loop around its obstacle function.
"""

from sys import modules
from types import ModuleType
from typing import ClassVar, Final, Generic

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import BIT, all_bits
from edubba.core.journal import Journal
from edubba.core.native import i64, mypyc_attr
from edubba.core.space import ActionSpace
from edubba.core.state import Decision, S
from edubba.core.words import Arg, Message, Reason, name_of, seat_word

NO_ACTION: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[S], Generic[S]):
    """A question to a seat. `obstacle` alone says what is legal, and its code says why not.

    Its words stand in the game's catalogue: `ask-` and its name, `label-` and the verb, `why-` and
    what the table of obstacles has for the code.
    """

    rule: ClassVar[str] = ""
    """The rule it carries out, named where an obstacle has none of its own."""

    def obstacle(self, state: S, action: i64) -> i64:
        """What stands in the way of an action of its verbs, or NO_OBSTACLE."""
        raise NotImplementedError(f"{self.name}: obstacle")

    def facts(self, state: S, action: i64) -> dict[str, Arg]:
        """What reasons and labels may speak of."""
        return {**state.rules.wording.facts(state, action), **self.asked(state)}

    def asked(self, state: S) -> dict[str, Arg]:
        """What the question speaks of beside the seat; everybody may read it."""
        return state.rules.wording.asked(state)

    def targets(self, state: S, action: i64) -> list[str]:
        return state.rules.wording.targets(state, action)

    def rule_in(self, state: S) -> str:
        """Its rule, where that goes by the position."""
        return self.rule

    def why_not(self, state: S, action: i64) -> Reason:
        obstacle = self.obstacle(state, action)
        return state.rules.reason(obstacle, self.rule_in(state), self.facts(state, action))

    def prompt(self, state: S) -> Message:
        domain = state.rules.domain
        seat = seat_word(domain, state.actor)
        return Message(f"{domain}/ask-{self.name}", seat=seat, **self.asked(state))

    def label(self, state: S, action: i64) -> Message:
        verb = state.space().decode(action).verb
        return Message(f"{state.rules.domain}/label-{verb}", **self.facts(state, action))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Question[S], Generic[S]):
    """One of a row of answers, which the rule counts from 0."""

    start: i64 = 0
    """The action of answer 0: where the space has its first verb; further verbs follow it there."""
    size: i64 = 0

    def bind(self, space: ActionSpace) -> None:
        self.size = 0
        for family, (start, size) in zip(space.families, space.offsets().values(), strict=True):
            if family.verb in self.verbs:
                if self.size == 0:
                    self.start = start
                elif start != self.start + self.size:
                    raise ValueError(f"{self.name}: {family.verb} does not follow its other verbs")
                self.size += size

    def first(self, state: S) -> i64:
        """The action of answer 0; overridden where it goes by the options."""
        return self.start

    def count(self, state: S) -> i64:
        """How many answers the row has."""
        return self.size

    def obstacle_to(self, state: S, answer: i64) -> i64:
        """What stands in the way of an answer; by default every one is open."""
        return NO_OBSTACLE

    def choose(self, state: S, answer: i64, journal: Journal | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError(f"{self.name}: choose")

    def legal_into(self, state: S, actions: Actions) -> None:
        first = self.first(state)
        for answer in range(self.count(state)):
            actions.offer(first + answer, self.obstacle_to(state, answer))

    def obstacle(self, state: S, action: i64) -> i64:
        return self.obstacle_to(state, action - self.first(state))

    def apply(self, state: S, action: i64, journal: Journal | None) -> None:
        self.choose(state, action - self.first(state), journal)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOf(OneOf[S], Generic[S]):
    """One of a row of answers that are all open."""

    def legal_into(self, state: S, actions: Actions) -> None:
        first = self.first(state)
        for action in range(first, first + self.count(state)):
            actions.add(action)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSpace(Question[S], Generic[S]):
    """One of at most 62 spaces of the board, maybe with another answer beside them."""

    start: i64 = 0
    """The action of space 0: where the space of actions has its first verb."""
    size: i64 = 0

    def bind(self, space: ActionSpace) -> None:
        for family, (start, size) in zip(space.families, space.offsets().values(), strict=True):
            if family.verb in self.verbs[:1]:
                self.start = start
                self.size = size

    def first(self, state: S) -> i64:
        """The action of space 0; overridden where it goes by the options."""
        return self.start

    def board(self, state: S) -> i64:
        """All spaces that can be asked about, as a set; by default all of the first verb."""
        return all_bits(self.size)

    def other(self, state: S) -> i64:
        """An answer that is no space and always open; NO_ACTION if there is none."""
        return NO_ACTION

    def narrow(self, state: S, spaces: Spaces) -> None:
        """Take away what is barred, in the order in which it is said."""
        raise NotImplementedError(f"{self.name}: narrow")

    def choose(self, state: S, space: i64, journal: Journal | None) -> None:
        """Carry out the choice of a space."""
        raise NotImplementedError(f"{self.name}: choose")

    def choose_other(self, state: S, journal: Journal | None) -> None:
        """Carry out the other answer."""
        raise NotImplementedError(f"{self.name}: choose_other")

    def legal_into(self, state: S, actions: Actions) -> None:
        first = self.first(state)
        other = self.other(state)
        if NO_ACTION < other < first:
            actions.add(other)
        spaces = actions.spaces
        spaces.lay_out(self.board(state), 0)
        self.narrow(state, spaces)
        action = first
        rest = spaces.open
        while rest:
            if rest & 1:
                actions.add(action)
            rest >>= 1
            action += 1
        if other > first:
            actions.add(other)

    def obstacle(self, state: S, action: i64) -> i64:
        if action == self.other(state):
            return NO_OBSTACLE
        spaces = Spaces()
        spaces.lay_out(self.board(state), BIT[action - self.first(state)])
        self.narrow(state, spaces)
        return spaces.obstacle

    def apply(self, state: S, action: i64, journal: Journal | None) -> None:
        if action == self.other(state):
            self.choose_other(state, journal)
        else:
            self.choose(state, action - self.first(state), journal)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S], Generic[S]):
    """Dice, cards, lots: outcomes with weights. What a seat asks meanwhile, only chance decides."""

    by_chance: ClassVar[bool] = True

    def asked(self, state: S) -> dict[str, Arg]:
        """What the sentence speaks of; everybody may read it."""
        return state.rules.wording.asked(state)

    def prompt(self, state: S) -> Message:
        return Message(f"{state.rules.domain}/ask-{self.name}", **self.asked(state))

    def label(self, state: S, action: i64) -> Message:
        """As records have it; asked only of outcomes that the log does not tell of."""
        return Message("core/outcome", text=str(state.space().decode(action)))

    def why_not(self, state: S, action: i64) -> Reason:
        return state.rules.only_chance()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S], Generic[S]):
    """What happens by itself: it has only `run`."""


def obstacles_in(
    module: str, ruled: dict[str, str], said: dict[str, str] | None = None
) -> dict[int, tuple[str, str]]:
    """Message and rule of every obstacle that a module numbers. `ruled` lists them by their rules,
    `said` by a message that is not called like the obstacle; both are lists of words."""
    rules = {name: rule for rule, names in ruled.items() for name in names.split()}
    messages = {name: id for id, names in (said or {}).items() for name in names.split()}
    codes = {name.lower(): n for name, n in vars(modules[module]).items() if isinstance(n, int)}
    unknown = {*rules, *messages} - {*codes}
    if unknown:
        raise ValueError(f"{module} numbers no {sorted(unknown)}")
    return {code: (messages.get(name, name), rules.get(name, "")) for name, code in codes.items()}


def in_order(frames: ModuleType, *chapters: ModuleType) -> tuple[list[Decision], list[Decision]]:
    """The decisions and the steps of all chapters of a rulebook, each in the order of the codes
    that `frames` lists; a code is called like its decision, in capitals."""
    codes = {name.lower(): code for name, code in vars(frames).items()}
    found: dict[str, Decision] = {}
    for chapter in chapters:
        for each in vars(chapter).values():
            if not (isinstance(each, type) and issubclass(each, Decision)):
                continue
            if name_of(each) in codes:
                found[name_of(each)] = each()
            elif vars(each)["__module__"] == chapter.__name__ and not each.__subclasses__():
                raise ValueError(f"{frames.__name__} does not number {name_of(each)}")
    if sorted(codes[name] for name in found) != list(range(len(found))):
        raise ValueError(f"{frames.__name__} does not number from 0 on: {sorted(found)}")
    ordered = [found[name] for name in sorted(found, key=lambda name: codes[name])]
    steps = sum(isinstance(decision, Step) for decision in ordered)
    first = len(ordered) - steps
    if not all(isinstance(decision, Step) for decision in ordered[first:]):
        raise ValueError(f"{frames.__name__} numbers a step before a decision")
    return ordered[:first], ordered[first:]
