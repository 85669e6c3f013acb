"""All that somebody at the table may know of a position."""

from edubba.core.game import Setup
from edubba.core.prompt import preview, prompt_for
from edubba.core.space import ActionSpace
from edubba.core.state import OVER, State
from edubba.core.view import to_json
from edubba.core.words import Json, JsonObject
from edubba.testing.conformance.differences import difference

PREVIEWS = 24
"""Of a long list of actions so many are previewed, spread over all of it."""


def knowledge(setup: Setup, space: ActionSpace, state: State, observer: int) -> JsonObject:
    """Everything a seat (or SPECTATOR) is told, in the order in which a leak is best explained."""
    scores: list[Json] = [*state.scores()]
    known: JsonObject = {
        "actor": state.actor,
        "frames": state.frames_to_json(),
        "prompt": None,
        "view": to_json(setup.game.view(setup, state, observer)),
        "scores": scores,
    }
    if state.actor == OVER:
        known["result"] = state.result().to_json()
    else:
        known["prompt"] = state.decision().prompt(state).to_json()
    if state.actor == observer:
        prompt = prompt_for(setup, space, state, observer)
        known["prompt"] = None if prompt is None else prompt.to_json()
        known["previews"] = previews(state, observer)
    return known


def previews(state: State, seat: int) -> JsonObject:
    legal = state.legal_actions()
    shown: JsonObject = {}
    for action in legal[:: 1 + len(legal) // PREVIEWS]:
        shown[str(action)] = [event.to_json() for event in preview(state, action, seat)]
    return shown


def told_apart(one: JsonObject, other: JsonObject) -> str:
    """By what an observer could tell two positions apart; empty if it cannot."""
    for part in [*one, *other]:
        if one.get(part) != other.get(part):
            return f"by the {part}: {difference(one.get(part), other.get(part))}"
    return ""
