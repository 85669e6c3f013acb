"""One choice beside another, in the words of the game: what it gains, and what it risks."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from edubba.analysis.exposure import Gamble, captures, exposure, gamble, throws_again
from edubba.analysis.goods import counted, named, of_others
from edubba.analysis.judge import RIVAL, Weighed
from edubba.analysis.plan import end_of
from edubba.analysis.race import Analyst, analyst_of
from edubba.core.game import Setup
from edubba.core.state import State
from edubba.core.words import Message

Counting: TypeAlias = Callable[[Setup, State, int], dict[str, int]]

NAMED: Final = 3
"""Differences that are named; the largest."""
RISK: Final = 0.05
"""Where bad luck costs this much more or less than with the other choice, it is worth a word."""
SLIGHT: Final = 0.01
"""The same where nothing else can be said."""
GAMES: Final = 10
"""So many games together are spoken of where one alone differs by less than a whole good."""
ALIKE: Final = 0.005
"""Chances closer than that are equal."""
GAINS: Final = {
    "analysis/more",
    "analysis/later-more",
    "analysis/ten-more",
    "analysis/others-less",
    "analysis/rival-less",
    "analysis/ten-rival-less",
    "analysis/better-after-replies",
    "analysis/safer",
    "analysis/unexposed",
    "analysis/less-exposed",
    "analysis/throws-again",
    "analysis/captures",
    "analysis/gamble",
    "analysis/other-gamble",
    "analysis/same-end",
    "analysis/same-goods",
}
"""What speaks for a choice, or tells of both without speaking for either."""
LOSSES: Final = {
    "analysis/less",
    "analysis/later-less",
    "analysis/ten-less",
    "analysis/others-more",
    "analysis/rival-more",
    "analysis/ten-rival-more",
    "analysis/riskier",
    "analysis/exposed",
    "analysis/other-throws-again",
    "analysis/other-captures",
}
"""What speaks against it, each told as the argument of `against`."""
CONCRETE: Final = GAINS - {"analysis/better-after-replies", "analysis/same-goods"} | LOSSES
"""What is told in terms of the game: goods, throws, chances."""
LUCK: Final = {"analysis/safer", "analysis/riskier"}
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


def why(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """The same where the chances of both are told already, of many rounds of thinking: what one
    round says of bad luck is not."""
    told = [each for each in beside(setup, state, mine, other) if not _of_luck(each)]
    return [Message("analysis/beside", what=other.label), *told]


def _of_luck(told: Message) -> bool:
    against = told.args.get("what") if told.id == "analysis/against" else None
    return (against if isinstance(against, Message) else told).id in LUCK


def beside(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """What one choice gains beside the other, and then what it risks."""
    analyst = analyst_of(setup)
    known = analyst is not None and analyst.knows(state)
    told = (
        _in_race(analyst, state, mine, other)
        if analyst is not None and known
        else _in_play(setup, state, mine, other)
    )
    ahead = mine.chance - other.chance
    if not told or (ahead > -ALIKE and not _for_it(told)):
        told += _looked_at_closely(setup, state, mine, other, told)
    gains = [each for each in told if each.id in GAINS]
    against = [each for each in told if each.id not in GAINS]
    if not told:
        gains.append(Message("analysis/better-placed" if ahead >= ALIKE else "analysis/same-goods"))
    elif not gains and ahead >= ALIKE:
        gains.append(Message("analysis/decides"))
    return gains + [Message("analysis/against", what=each) for each in against]


def _for_it(told: list[Message]) -> list[Message]:
    return [each for each in told if each.id in GAINS & CONCRETE]


def _in_play(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """Goods now and later, what others do against it, and bad luck."""
    now = _by_now(counted, setup, state, mine, other)
    told = _told_as(now, "analysis/more", "analysis/less")
    told += _of_others(setup, state, mine, other)
    told += _later(mine, other, now)
    if mine.chance > other.chance and mine.looks < other.looks - ALIKE:
        told.append(Message("analysis/better-after-replies"))
    return told + _if_it_goes_badly(mine, other, RISK)


def _if_it_goes_badly(mine: Weighed, other: Weighed, least: float) -> list[Message]:
    ahead = mine.low - other.low
    known = mine.low == mine.chance and other.low == other.chance  # there luck is counted already
    if abs(ahead) < least or known:
        return []
    id = "analysis/safer" if ahead > 0 else "analysis/riskier"
    return [Message(id, percent=percent(mine.low), other=percent(other.low))]


def _in_race(analyst: Analyst, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """Counters, the gamble, and what the opponent can capture; luck is in the chances already."""
    staked, theirs = (gamble(analyst, state, each.action) for each in (mine, other))
    if staked or theirs:  # what a throw will cost or bring is not known yet
        pairs = ((staked, mine), (theirs, other))
        return [_told(each, of, of is mine) for each, of in pairs if each]
    told: list[Message] = []
    for does, own, given_up in (
        (throws_again, "analysis/throws-again", "analysis/other-throws-again"),
        (captures, "analysis/captures", "analysis/other-captures"),
    ):
        ours, others = does(state, mine.action), does(state, other.action)
        if ours != others:
            told.append(Message(own if ours else given_up))
    now = _by_now(counted, analyst.setup, state, mine, other)
    told += _told_as(now, "analysis/more", "analysis/less")
    told += _of_others(analyst.setup, state, mine, other)
    return told + _exposed(state, mine, other)


def _exposed(state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """With how many of its throws the opponent can capture, where the next throw is its own."""
    ours, others = exposure(state, mine.action), exposure(state, other.action)
    if ours is None or others is None or abs(ours - others) < CAPTURES:
        return []
    id = "analysis/exposed" if ours > others else "analysis/less-exposed"
    id = id if ours > 0 else "analysis/unexposed"
    return [Message(id, percent=percent(ours), other=percent(others))]


def _looked_at_closely(
    setup: Setup, state: State, mine: Weighed, other: Weighed, told: list[Message]
) -> list[Message]:
    """What is worth a word only where nothing larger speaks for either: kinds of goods, what came
    of it on average, and a little luck."""
    now = _by_now(partial(counted, finely=True), setup, state, mine, other)
    if not told and not any(now.values()) and _ends_alike(state, mine, other):
        return [Message("analysis/same-end")]
    found = _told_as(now, "analysis/more", "analysis/less")
    found += _later(mine, other, dict.fromkeys(mine.later, 0), GAMES)
    found += _if_it_goes_badly(mine, other, SLIGHT)
    if mine.chance - other.chance >= ALIKE:
        found = _for_it(found) or found
    said = {each.id for each in told}
    return [each for each in found if each.id not in said]


def _ends_alike(state: State, mine: Weighed, other: Weighed) -> bool:
    here, there = (end_of(state, each.moves).to_json() for each in (mine, other))
    return here == there


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


def _by_now(
    count: Counting, setup: Setup, state: State, mine: Weighed, other: Weighed
) -> dict[str, int]:
    """What there is more of, or less, at the end of the turn than with the other choice."""
    seat = int(state.actor)
    here, there = (count(setup, end_of(state, each.moves), seat) for each in (mine, other))
    return {name: here[name] - there.get(name, 0) for name in here}


def _of_others(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """What the turn leaves to the others, or takes from them."""
    changes = _by_now(of_others, setup, state, mine, other)
    return _told_as(changes, "analysis/others-more", "analysis/others-less")


def _later(mine: Weighed, other: Weighed, now: Mapping[str, int], games: int = 1) -> list[Message]:
    """The same at the end of its next turn, on average, where choices were played out; what is
    as it was by then is not said again. Small differences are told of several games together."""
    if not mine.later or not other.later:
        return []
    ahead = {name: each - other.later[name] for name, each in mine.later.items()}
    if games > 1:  # what a single game tells apart is said already
        ahead = {name: more if round(more) == 0 else 0.0 for name, more in ahead.items()}
    changes = {name: round(games * more) for name, more in ahead.items()}
    rival = changes.pop(RIVAL)
    changes = {name: more for name, more in changes.items() if more * now[name] <= 0}
    if games > 1:
        return _told_as(changes, "analysis/ten-more", "analysis/ten-less") + _told_as(
            {"points": rival}, "analysis/ten-rival-more", "analysis/ten-rival-less"
        )
    return _told_as(changes, "analysis/later-more", "analysis/later-less") + _told_as(
        {"points": rival}, "analysis/rival-more", "analysis/rival-less"
    )


def _told_as(changes: Mapping[str, int], more: str, less: str) -> list[Message]:
    largest = sorted(changes, key=lambda name: -abs(changes[name]))[:NAMED]
    told: list[Message] = []
    for id, sign in ((more, 1), (less, -1)):
        found = [(name, sign * changes[name]) for name in largest if sign * changes[name] > 0]
        if found:
            told.append(Message(id, goods=named(found)))
    return told
