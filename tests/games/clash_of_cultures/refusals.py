"""What must hold of every refusal: one sentence about this very choice, with its rule."""

from functools import cache
from pathlib import Path

import edubba.games.clash_of_cultures
from edubba.core.catalogue import word
from edubba.core.native import i64
from edubba.core.words import Reason
from edubba.games.clash_of_cultures.codes import SEAT_ACTIONS
from edubba.games.clash_of_cultures.space import SPACE
from edubba.games.clash_of_cultures.state import ClashState

VERBS = [SPACE.decode(action).verb for action in range(SEAT_ACTIONS)]
ACTIONS = {verb: [at for at, other in enumerate(VERBS) if other == verb] for verb in {*VERBS}}


@cache
def rule_text() -> str:
    folder = Path(edubba.games.clash_of_cultures.__path__[0])
    return (folder / "RULES.md").read_text("utf-8")


@cache
def is_rule(rule: str) -> bool:
    return f"**{rule} " in rule_text() or f"**{rule}**" in rule_text()


@cache
def said(reason: Reason) -> str:
    return word(reason.words)


def assert_good_refusals(state: ClashState) -> None:
    """Every illegal answer with a verb of the question is refused in one sentence and by a rule."""
    if state.actor < 0:
        return
    decision = state.decision()
    legal = {*state.legal_actions()}
    for verb in decision.verbs:
        for action in ACTIONS[verb]:
            if action not in legal:
                asked: i64 = action
                reason = decision.why_not(state, asked)
                place = f"{decision.name}: {SPACE.decode(action)}"
                assert is_rule(reason.rule), f"{place}: there is no rule {reason.rule}"
                assert said(reason).endswith("."), f"{place}: {said(reason)}"
