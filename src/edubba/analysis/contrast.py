"""One choice beside another, in the words of the game: what it gains, and what it risks."""

from typing import Final

from edubba.analysis.exposure import Gamble, captures, exposure, gamble, throws_again
from edubba.analysis.goods import counted, named
from edubba.analysis.judge import RIVAL, Weighed, end_of
from edubba.analysis.race import Analyst, analyst_of
from edubba.core.game import Setup
from edubba.core.state import State
from edubba.core.words import Message

NAMED: Final = 3
"""Differences that are named; the largest."""
RISK: Final = 0.05
"""Where bad luck costs this much more or less than with the other choice, it is worth a word."""
ALIKE: Final = 0.005
"""Chances closer than that are equal."""
GAINS: Final = {
    "analysis/more",
    "analysis/later-more",
    "analysis/rival-less",
    "analysis/better-after-replies",
    "analysis/safer",
    "analysis/unexposed",
    "analysis/less-exposed",
    "analysis/throws-again",
    "analysis/captures",
    "analysis/gamble",
    "analysis/other-gamble",
}
"""What speaks for a choice, or tells of both without speaking for either."""
CAPTURES: Final = 0.02
"""Shares of capturing throws that are closer are."""


def contrast(setup: Setup, state: State, mine: Weighed, other: Weighed | None) -> list[Message]:
    """Why one choice and not the other, for the seat that decides."""
    told = [Message("analysis/chance", percent=percent(mine.chance))]
    if other is None:
        return told
    alike = mine.chance - other.chance < ALIKE
    share = percent(other.chance)
    told.append(
        Message(
            "analysis/as-good" if alike else "analysis/next-best", what=other.label, percent=share
        )
    )
    return told + beside(setup, state, mine, other)


def beside(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """What one choice gains beside the other, and then what it risks."""
    analyst = analyst_of(setup)
    known = analyst is not None and analyst.knows(state)
    told = (
        _in_race(analyst, state, mine, other)
        if analyst is not None and known
        else _in_play(setup, state, mine, other)
    )
    gains = [each for each in told if each.id in GAINS]
    against = [each for each in told if each.id not in GAINS]
    ahead = mine.chance - other.chance
    if not gains and abs(ahead) < ALIKE:
        return []  # as good, and nothing that could be said would speak for it
    if not gains and ahead > 0:
        if against:
            gains.append(Message("analysis/decides"))
        elif mine.later:
            gains.append(Message("analysis/better-placed"))
    return gains + [Message("analysis/against", what=each) for each in against]


def _in_play(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """Goods now and later, what others do against it, and bad luck."""
    now = _by_now(setup, state, mine, other)
    told = _told_as(now, "analysis/more", "analysis/less") + _later(mine, other, now)
    if mine.chance > other.chance and mine.looks < other.looks - ALIKE:
        told.append(Message("analysis/better-after-replies"))
    ahead = mine.low - other.low
    known = mine.low == mine.chance and other.low == other.chance  # there luck is counted already
    if abs(ahead) >= RISK and not known:
        told.append(
            Message(
                "analysis/safer" if ahead > 0 else "analysis/riskier",
                percent=percent(mine.low),
                other=percent(other.low),
            )
        )
    return told


def _in_race(analyst: Analyst, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """Counters, the gamble, and what the opponent can capture; luck is in the chances already."""
    staked, theirs = (gamble(analyst, state, each.action) for each in (mine, other))
    if staked or theirs:  # what a throw will cost or bring is not known yet
        pairs = ((staked, mine), (theirs, other))
        return [_told(each, of, of is mine) for each, of in pairs if each]
    now = _by_now(analyst.setup, state, mine, other)
    told = _told_as(now, "analysis/more", "analysis/less")
    for id, does in (("analysis/throws-again", throws_again), ("analysis/captures", captures)):
        if does(state, mine.action) and not does(state, other.action):
            told.append(Message(id))
    ours, others = exposure(state, mine.action), exposure(state, other.action)
    if ours is not None and others is not None and abs(ours - others) >= CAPTURES:
        id = "analysis/exposed" if ours > others else "analysis/less-exposed"
        id = id if ours > 0 else "analysis/unexposed"
        told.append(Message(id, percent=percent(ours), other=percent(others)))
    return told


def _told(staked: Gamble, choice: Weighed, ours: bool) -> Message:
    # A puzzle knows more exactly than a network what the choice is worth.
    off = choice.chance - staked.mean
    return Message(
        "analysis/gamble" if ours else "analysis/other-gamble",
        share=percent(staked.share),
        won=percent(staked.won + off),
        lost=percent(staked.lost + off),
    )


def percent(value: float) -> Message:
    """A share in percent."""
    return to_a_tenth(100 * value)


def to_a_tenth(value: float) -> Message:
    """A number with one decimal, and the decimal sign of whoever reads it."""
    whole, tenths = divmod(round(10 * value), 10)
    return Message("analysis/tenths", whole=whole, tenths=tenths)


def _by_now(setup: Setup, state: State, mine: Weighed, other: Weighed) -> dict[str, int]:
    """What the seat has more of, or less, at the end of the turn than with the other choice."""
    seat = int(state.actor)
    here, there = (counted(setup, end_of(state, each.moves), seat) for each in (mine, other))
    return {name: here[name] - there.get(name, 0) for name in here}


def _later(mine: Weighed, other: Weighed, now: dict[str, int]) -> list[Message]:
    """The same at the end of its next turn, on average, where choices were played out; what is
    as it was by then is not said again."""
    if not mine.later or not other.later:
        return []
    changes = {name: round(mine.later[name] - other.later[name]) for name in mine.later}
    rival = changes.pop(RIVAL)
    changes = {name: more for name, more in changes.items() if more * now[name] <= 0}
    told = _told_as(changes, "analysis/later-more", "analysis/later-less")
    if rival:
        id = "analysis/rival-more" if rival > 0 else "analysis/rival-less"
        told.append(Message(id, goods=named([("points", abs(rival))])))
    return told


def _told_as(changes: dict[str, int], more: str, less: str) -> list[Message]:
    largest = sorted(changes, key=lambda name: -abs(changes[name]))[:NAMED]
    told: list[Message] = []
    for id, sign in ((more, 1), (less, -1)):
        found = [(name, sign * changes[name]) for name in largest if sign * changes[name] > 0]
        if found:
            told.append(Message(id, goods=named(found)))
    return told
