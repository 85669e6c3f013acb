"""What the server reads of a match beside its public questions: the log as messages, and the moves
of the running turn. Everything passes the gate of the seat that looks."""

from edubba.core.journal import Event, sees
from edubba.core.words import Json, JsonObject, Message
from edubba.match import Match
from edubba.match.entries import MOVE

MOST_STEPS = 24
"""Moves of a turn that are listed; the later ones."""


def event_json(event: Event) -> JsonObject:
    """An event with its sentence and what it is about."""
    facts = event.to_json()
    name = facts.pop("event")
    words = event.words()
    targets: list[Json] = [*event.targets()]
    told: JsonObject = {"name": name, **facts}
    told["words"] = None if words is None else words.to_json()
    told["targets"] = targets
    return told


def log_for(match: Match, seat: int) -> list[Json]:
    """The log as this seat (or SPECTATOR) may read it."""
    fold = match._fold
    steps = fold.line.steps
    lines: list[Json] = []
    for item in fold.log:
        if not (match.over or sees(item.mask, seat)):
            continue
        words = item.event.words()
        if words is None:
            continue
        whose = steps[item.step - 1].seat if 0 < item.step <= len(steps) else None
        targets: list[Json] = [*item.event.targets()]
        lines.append(
            {"step": item.step, "seat": whose, "words": words.to_json(), "targets": targets}
        )
    return lines


def events_at(match: Match, step: int, seat: int) -> list[Event]:
    """What happened on the way to a step of the line of play, as far as a seat may know it."""
    items = (item for item in match._fold.log if item.step == step)
    return [item.event for item in items if match.over or sees(item.mask, seat)]


def seq_of(match: Match, step: int) -> int:
    """The number of the entry that led to a step."""
    return match._fold.line.steps[step - 1].seq


def has_moved(match: Match, seat: int) -> bool:
    return bool(match._fold.line.moves_of(seat))


def turn_moves(match: Match, seat: int) -> list[Message]:
    """What this seat has chosen since the turn became its own; for its own eyes."""
    fold = match._fold
    steps = fold.line.steps
    first = len(steps)
    while first > fold.closed and steps[first - 1].seat == seat and len(steps) - first < MOST_STEPS:
        first -= 1
    if first == len(steps):
        return []
    state = match.at(first)
    labels: list[Message] = []
    for step in steps[first:]:
        if step.kind == MOVE:
            labels.append(state.decision().label(state, step.action))
        step.apply(state, None)
    return labels
