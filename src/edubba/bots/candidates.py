"""Which of several turns is best, when each was played out in the same few worlds."""

from bisect import bisect_left, bisect_right
from math import sqrt
from typing import Final, final

from edubba.bots.turns import Line

NARROWEST: Final = 1e-9
SURPRISE: Final = 3.0
"""How many measurements the usual luck counts for, where few playings out can be compared."""
USUAL_LUCK: Final = 0.04
"""The variance that luck usually brings into the ranks of ends."""


@final
class Candidate:
    """An own turn that is played out."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.results: list[float] = []
        """What its seat's evaluator said at the end of each playing out."""
        self.score = 0.0
        """What it seems to be worth: the share of all ends that its own are better than."""
        self.doubt = 0.0
        """The standard error of a difference between two scores."""


def judge(found: list[Candidate]) -> None:
    """Score turns by how they looked at their end, corrected by what came of them as far as that
    is more than luck (shrinkage after James and Stein).

    Ends count by their rank among all ends, so the scale of an evaluator does not matter.
    """
    worlds = min([len(each.results) for each in found])
    if worlds == 0:
        for each in found:
            each.score = each.line.value
        return
    ends: list[float] = []
    for each in found:
        ends += each.results[:worlds]
    ends.sort()
    ranks = [[rank(value, ends) for value in each.results[:worlds]] for each in found]
    means = [sum(each) / float(worlds) for each in ranks]
    noise = luck_between(ranks, means) / float(worlds)
    # Half of the ends lie between the quarters: what a step of value means in their order.
    step = 0.5 / max(ends[3 * len(ends) // 4] - ends[len(ends) // 4], NARROWEST)
    looks = [step * (each.line.value - found[0].line.value) for each in found]
    changes = [means[i] - looks[i] for i in range(len(found))]
    change = sum(changes) / float(len(found))
    differ = sum([(each - change) ** 2 for each in changes]) / float(max(len(found) - 1, 1))
    kept = max(0.0, 1.0 - noise / differ) if differ > 0.0 else 0.0
    for i in range(len(found)):
        found[i].score = looks[i] + change + kept * (changes[i] - change)
        found[i].doubt = sqrt(2.0 * noise)


def luck_between(ranks: list[list[float]], means: list[float]) -> float:
    """The variance of ranks that comes neither from the turn nor from the world it met."""
    count = float(len(ranks))
    worlds = len(ranks[0])
    middle = sum(means) / count
    luck = SURPRISE * USUAL_LUCK
    for world in range(worlds):
        common = sum([each[world] for each in ranks]) / count - middle
        for i in range(len(ranks)):
            luck += (ranks[i][world] - common - means[i]) ** 2
    return luck / (SURPRISE + float((worlds - 1) * (len(ranks) - 1)))


def rank(value: float, ends: list[float]) -> float:
    """The share of the sorted ends that a value is better than; equal ones count half."""
    return float(bisect_left(ends, value) + bisect_right(ends, value)) / float(2 * len(ends))
