"""The moments of a game that mattered: where a choice cost most of what better ones would have
left. Luck is not in it: choices are compared by what their seat knew, in the same worlds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from edubba.analysis.contrast import beside, percent
from edubba.analysis.judge import Budget, Weighed, judge
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject, Message
from edubba.match import Match

LOOKED_AT, FURTHEST = 10, 30
"""Moves that are looked at more closely, those that seem to have cost most; and as many at last,
where a closer look clears so many that fewer moments than the least are left."""
LEAST, MOST = 3, 5
"""Moments that are told."""
WORTH_A_WORD: Final = 0.01
"""Regret below that is none."""


@dataclass
class Turning:
    """A choice that cost something."""

    step: int
    """The step that it was; the position before it is one less."""
    seat: int
    question: Message
    regret: float
    """What the best choice would have left beyond what this one did, in chances to win."""
    played: Weighed
    best: Weighed
    reasons: list[Message]
    """What would have been better, and why."""

    def to_json(self) -> JsonObject:
        reasons: list[Json] = [each.to_json() for each in self.reasons]
        return {
            "step": self.step,
            "seat": self.seat,
            "question": self.question.to_json(),
            "regret": round(self.regret, 5),
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "reasons": reasons,
        }


def suspects(losses: Mapping[int, float]) -> list[int]:
    """The steps that are worth a closer look, of those with what each seems to have cost."""
    return sorted((step for step in losses if losses[step] > 0), key=lambda step: -losses[step])[
        :FURTHEST
    ]


def enough(looked_at: int, found: int) -> bool:
    """Whether no further move must be looked at."""
    return looked_at >= LOOKED_AT and found >= LEAST


def turning(match: Match, step: int, budget: Budget, seed: int = 0) -> Turning | None:
    """What a choice cost, looked at closely; None if nothing."""
    setup, state = match.setup, match.at(step - 1)
    action = match.step(step).action
    found = judge(setup, state, budget, Rng(seed + step), (action,))
    best = found.choices[0]
    [played] = [each for each in found.choices if each.action == action]
    regret = best.chance - played.chance
    if regret < WORTH_A_WORD:
        return None
    cost = Message(
        "analysis/regret",
        best=best.label,
        percent=percent(best.chance),
        played=played.label,
        less=percent(played.chance),
    )
    reasons = [cost, *best.reasons, *beside(setup, state, best, played)]
    question = state.decision().prompt(state)
    return Turning(step, int(state.actor), question, regret, played, best, reasons)


def ranked(found: Iterable[Turning | None]) -> list[Turning]:
    """The moments that mattered most, by regret."""
    kept = [each for each in found if each is not None]
    return sorted(kept, key=lambda each: -each.regret)[:MOST]
