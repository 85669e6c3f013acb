"""The reused, unboxed list into which a decision writes its legal actions or outcomes."""

from typing import Final, final

from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.rng import Rng

ROOM: Final = 16
"""Actions a new list has room for once it is used."""


NO_OBSTACLE: Final = 0
"""What stands in the way of a legal action."""


@final
@mypyc_attr(acyclic=True)
class Spaces:
    """A set of spaces from which obstacles take some away; the first to take one is its reason."""

    open: i64 = 0
    asked: i64 = 0
    """The one space somebody asks about, as a bit."""
    obstacle: i64 = NO_OBSTACLE

    def lay_out(self, spaces: i64, asked: i64) -> None:
        """Begin with these spaces open, and ask about one of them, or none."""
        self.open = spaces
        self.asked = asked
        self.obstacle = NO_OBSTACLE

    def without(self, obstacle: i64, spaces: i64) -> None:
        """Bar these spaces by this obstacle."""
        if self.open & spaces & self.asked:
            self.obstacle = obstacle
        self.open &= ~spaces


@final
@mypyc_attr(acyclic=True)
class Actions:
    """Legal actions of a seat, or outcomes of chance with their weights, in ascending order."""

    items: vec[i64]
    weights: vec[i64]
    count: i64
    total: i64

    def __init__(self) -> None:
        self.spaces = Spaces()
        """At hand for questions about spaces, so that none is made at every turn."""
        self.items = vec[i64]()
        self.weights = vec[i64]()
        self.count = 0
        self.total = 0

    def clear(self) -> None:
        """Empty the list; its room is kept."""
        self.count = 0
        self.total = 0

    def add(self, action: i64) -> None:
        """List a seat's action."""
        count = self.count
        if count == len(self.items):
            self.grow()
        self.items[count] = action
        self.count = count + 1

    def offer(self, action: i64, obstacle: i64) -> None:
        """List a seat's action if nothing stands in its way."""
        if obstacle == NO_OBSTACLE:
            self.add(action)

    def add_outcome(self, action: i64, weight: i64) -> None:
        """List an outcome of chance; its probability is its weight over the total of all."""
        count = self.count
        if count == len(self.items):
            self.grow()
        self.items[count] = action
        self.weights[count] = weight
        self.count = count + 1
        self.total += weight

    def add_lots(self, first: i64, lots: i64) -> None:
        """List an outcome for each number in a set, as of cards; all are equally likely."""
        action = first
        rest = lots
        while rest:
            if rest & 1:
                self.add_outcome(action, 1)
            rest >>= 1
            action += 1

    def add_row(self, first: i64, weights: vec[i64]) -> None:
        """List outcomes that follow each other, as of dice; what weighs nothing cannot happen."""
        count, total = self.count, self.total
        while len(self.items) < count + len(weights):
            self.grow()
        items, own = self.items, self.weights
        for i in range(len(weights)):
            weight = weights[i]
            if weight > 0:
                items[count] = first + i
                own[count] = weight
                count += 1
                total += weight
        self.count = count
        self.total = total

    def grow(self) -> None:
        """Make room for as many again."""
        for _ in range(self.count + ROOM):
            self.items = append(self.items, 0)
            self.weights = append(self.weights, 0)

    def has(self, action: i64) -> bool:
        """Whether an action is listed."""
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def pick(self, rng: Rng) -> i64:
        """A seat's choice, all equally likely."""
        if self.count == 1:
            return self.items[0]
        return self.items[rng.below(self.count)]

    def draw(self, rng: Rng) -> i64:
        """An outcome of chance, by weight."""
        return self.at_weight(rng.below(self.total))

    def at_weight(self, mark: i64) -> i64:
        """The outcome that covers `mark` (0 to total - 1) when the weights are laid end to end."""
        i: i64 = 0
        weights = self.weights
        while mark >= weights[i]:
            mark -= weights[i]
            i += 1
        return self.items[i]

    def as_list(self) -> list[int]:
        """The actions as a list of their own."""
        return [self.items[i] for i in range(self.count)]

    def as_outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of chance with their weights, as a list of their own."""
        return [(self.items[i], self.weights[i]) for i in range(self.count)]
