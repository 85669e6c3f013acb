"""Studies as the worker processes carry them out: whatever somebody brings is read there, so that
the worst of it ends one worker, never the house."""

import json
from collections.abc import Callable
from functools import lru_cache
from time import process_time
from typing import Final, NamedTuple

from edubba.analysis.contrast import why
from edubba.analysis.judge import Budget, Judgement, chances_of, judge
from edubba.analysis.review import Reviewer
from edubba.analysis.turning import turning
from edubba.core.errors import EdubbaError
from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR
from edubba.core.prompt import Offer, outcome_labels, prompt_for
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, State
from edubba.core.words import Json, JsonObject
from edubba.match import Match, Record
from edubba.match.dice import ManualDice
from edubba.server import folding, present
from edubba.server.worker import Limit, setup_of

MOST_OUTCOMES: Final = 60
"""Outcomes of chance that are listed; the others only fall."""
MOST_PLAYED: Final = 400
"""Playings out of each choice; usually its time ends first."""


class Ground(NamedTuple):
    """A position, and what was tried from there."""

    setup: str
    """JSON, as for a bot's question."""
    position: str
    moves: list[int]
    """Actions and outcomes; answers that leave no choice give themselves."""


class Answer(NamedTuple):
    """What a worker found, or why it refuses."""

    found: JsonObject
    refused: EdubbaError | None
    seconds: float
    """Of CPU that it took."""


def look(ground: Ground, eyes: int | None, opened: bool, limit: float) -> Answer:
    """The position that the moves lead to, with what can be done there."""

    def find() -> JsonObject:
        match = follow(ground)
        state = match.state
        seen = present.step_json(match, match.steps(), _eyes(state, eyes), opened)
        prompt = prompt_for(match.setup, match.space, state, int(state.actor))
        result, position = present.result_json(match, None), state.to_json()
        found: JsonObject = {
            **seen,  # type: ignore[dict-item]
            "actor": int(state.actor),
            "prompt": None if prompt is None else prompt.to_json(),
            "outcomes": _outcomes(match),
            "position": position,
            "possible": match.setup.possible(position),  # type: ignore[dict-item]
            **match.setup.to_json(),
            "chances": [round(each, 5) for each in chances_of(match.setup.game).of_all(state)],
            "result": result,  # type: ignore[dict-item]
        }
        del found["rules"]
        return found

    return _answer(find, limit)


def weigh(ground: Ground, seconds: float, seed: int, played: int | None, limit: float) -> Answer:
    """What the position is worth, what the best choices are, why the first of them, and why it and
    not the one that was played; nobody looks into hands."""

    def find() -> JsonObject:
        match = follow(ground)
        setup, state = match.setup, match.state
        wanted = () if played is None or played not in state.legal_actions() else (played,)
        found = judge(setup, state, Budget(MOST_PLAYED, seconds), Rng(seed), wanted)
        if found.choices:
            _say_why(setup, state, found, wanted)
        return found.to_json()

    return _answer(find, limit)


def _say_why(setup: Setup, state: State, found: Judgement, wanted: tuple[int, ...]) -> None:
    """Set the best choice beside the next, and what was played beside the best."""
    best = found.choices[0]
    if found.other is not None:
        best.why = why(setup, state, best, found.other)
    for each in found.choices[1:]:
        if each.action in wanted:
            each.why = why(setup, state, each, best)


def write(ground: Ground, limit: float) -> Answer:
    """The moves as a record that begins at the position."""
    return _answer(lambda: {"tablet": follow(ground).record.text()}, limit)


def fold(tablet: str, limit: float) -> Answer:
    """Whether a record that somebody brings can be played again, and may be taken."""

    def find() -> JsonObject:
        folding.fold(tablet)
        return {}

    return _answer(find, limit)


def review(tablet: str, step: int, seconds: float, limit: float) -> Answer:
    """What came of the steps from one on, as many as can be looked at in so long."""

    def find() -> JsonObject:
        stages: list[Json] = [each.to_json() for each in _reviewer(tablet).some(step, seconds)]
        return {"stages": stages}

    return _answer(find, limit)


def turn(tablet: str, step: int, seconds: float, limit: float) -> Answer:
    """What the choice of a step cost, looked at for so long."""

    def find() -> JsonObject:
        found = turning(_reviewer(tablet).match, step, Budget(MOST_PLAYED, seconds))
        return {"turning": None if found is None else found.to_json()}

    return _answer(find, limit)


@lru_cache(maxsize=8)
def _reviewer(tablet: str) -> Reviewer:
    return Reviewer(Match.from_record(Record.parse(tablet)))


def follow(ground: Ground) -> Match:
    """The match that begins at the position and goes on by the moves, all of them checked."""
    return _follow(ground.setup, ground.position, tuple(ground.moves))


@lru_cache(maxsize=64)
def _follow(setup: str, position: str, moves: tuple[int, ...]) -> Match:
    match = Match.new(setup_of(setup), dice=ManualDice(), start=json.loads(position))
    for action in moves:
        if match.actor == CHANCE:
            match.roll(action)
        else:
            match.play(action)
    return match


def _eyes(state: State, eyes: int | None) -> int:
    """Unless told otherwise one looks with whoever decides."""
    if eyes is not None:
        return eyes
    return int(state.actor) if state.actor >= 0 else SPECTATOR


def _outcomes(match: Match) -> list[Json]:
    """What chance may bring, with the share of each, the likeliest first."""
    if match.over or match.actor != CHANCE:
        return []
    likely = sorted(match.state.outcomes(), key=lambda each: -each[1])
    total = sum(weight for _, weight in likely)
    likely = likely[:MOST_OUTCOMES]
    labels = outcome_labels(match.state, [action for action, _ in likely])
    listed: list[Json] = []
    for (action, weight), label in zip(likely, labels, strict=True):
        offer = Offer(action, str(match.space.decode(action)), label, [])
        listed.append({**offer.to_json(), "share": round(weight / total, 5)})
    return listed


def _answer(find: Callable[[], JsonObject], limit: float) -> Answer:
    begun = process_time()
    with Limit(limit):
        try:
            found, refused = find(), None
        except EdubbaError as error:
            found, refused = {}, error
    return Answer(found, refused, process_time() - begun)


def setup_text(setup: Setup) -> str:
    """A set-up as workers read it."""
    return json.dumps({**setup.to_json(), "rules": setup.version})
