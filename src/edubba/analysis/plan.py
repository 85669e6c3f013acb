"""A turn in words, for whoever would play it: what it brings, its further steps, and what becomes
of the others. What the own seat does is told by its answers, each with its question where the
answer alone says little: the log speaks of a seat as of somebody else."""

from functools import cache
from itertools import takewhile
from typing import Final

from edubba.analysis.goods import counted, named
from edubba.core.catalogue import catalogue_text, word
from edubba.core.game import Setup
from edubba.core.prompt import preview
from edubba.core.sentences import sources
from edubba.core.state import OVER, State
from edubba.core.words import SEAT_PREFIX, Message

NEXT_STEPS: Final = 3
"""Further steps of the turn that are named."""
MOST_GOODS: Final = 3
"""Goods that are named on each side of what a turn brings and costs; the most of each."""
ENDS: Final = ("_end", "end_turn", "stop", "decline")
"""How the verbs of steps end that only leave something: no plan."""
CLOSING: Final = ("turn_began", "turn_ended", "round_began", "status_began")
"""Events from which on it is no longer the own turn that is told."""
TELLING: Final = 4
"""So many words of an answer say enough without its question."""


def told(setup: Setup, state: State, moves: list[int]) -> list[Message]:
    """What a turn does at once, what it brings, and how it goes on."""
    return does(state, moves[0]) + brings(setup, state, moves) + goes_on(state, moves)


def does(state: State, action: int) -> list[Message]:
    """What happens at once to others and on the board; what one does oneself is the answer."""
    own = f"/{SEAT_PREFIX}{int(state.actor)}"
    return [
        Message("analysis/does", what=each)
        for each in happens(state, action)
        if not _names(each, own) and not _is_nothing(each)
    ]


def happens(state: State, action: int) -> list[Message]:
    """What an action does, in the words of the log, as far as it is the own turn's."""
    events = preview(state, action, state.actor)
    own = takewhile(lambda event: event.name not in CLOSING, events)
    return [words for event in own if (words := event.words()) is not None]


def _names(sentence: Message, seat: str) -> bool:
    named = sentence.args.get("seat")
    return isinstance(named, Message) and named.id.endswith(seat)


def _is_nothing(sentence: Message) -> bool:
    """Whether a sentence tells only of amounts of which there is none."""
    amounts = [arg for arg in sentence.args.values() if isinstance(arg, int)]
    return bool(amounts) and not any(amounts)


def brings(setup: Setup, state: State, moves: list[int]) -> list[Message]:
    """What the seat has more of, and less, at the end of the turn than now."""
    end, seat = end_of(state, moves), int(state.actor)
    if end.actor == OVER or setup.game.race(setup) is not None:
        return []  # a step of a race is its answer, and the end of a game counts everything anew
    before, after = (counted(setup, each, seat) for each in (state, end))
    changes = {name: after[name] - before[name] for name in before}
    sides = (("analysis/brings", 1), ("analysis/costs", -1))
    return [Message(id, goods=named(most)) for id, sign in sides if (most := _most(changes, sign))]


def _most(changes: dict[str, int], sign: int) -> list[tuple[str, int]]:
    largest = sorted(changes, key=lambda name: -abs(changes[name]))
    found = [(name, sign * changes[name]) for name in largest if sign * changes[name] > 0]
    return [*found[:MOST_GOODS]]


def end_of(state: State, moves: list[int]) -> State:
    """The end of the turn that a choice begins, or where chance or somebody else decides."""
    end = state.clone()
    for move in moves:
        if end.actor == OVER or move not in end.legal_actions():
            break
        end.apply(move)
    return end


def goes_on(state: State, moves: list[int]) -> list[Message]:
    """The steps that should follow in the same turn."""
    after = state.clone()
    steps: list[Message] = []
    for at, move in enumerate(moves):
        if len(steps) == NEXT_STEPS or move not in after.legal_actions():
            break
        verb = after.setup.space().decode(move).verb
        if at > 0 and len(after.legal_actions()) > 1 and not verb.endswith(ENDS):
            steps.append(step(after, move))
        after.apply(move)
    return [Message("analysis/then", step=each) for each in steps]


def step(state: State, action: int) -> Message:
    """An answer, after its question where it says little alone: "D7", "Enough"."""
    label = as_step(state.decision().label(state, action))
    if len(word(label).split()) >= TELLING:
        return label
    question = put_to_you(state.decision().prompt(state))
    return Message("analysis/answer", question=question, what=label)


def put_to_you(asked: Message) -> Message:
    """A question as it is put to whoever answers it."""
    return _in_words(asked, asked.id.replace("/ask-", "/you-"))


def as_step(label: Message) -> Message:
    """A choice as the steps of a turn tell it; on its button a number may say enough."""
    return _in_words(label, label.id.replace("/label-", "/step-"))


def _in_words(usual: Message, id: str) -> Message:
    domain, _, name = id.partition("/")
    return Message(id, **usual.args) if name in _ids(domain) else usual


@cache
def _ids(domain: str) -> frozenset[str]:
    return frozenset(sources(catalogue_text(domain)))
