"""A match in the words of the protocol, through the eyes of one seat (or SPECTATOR)."""

from functools import cache

from edubba.core.catalogue import catalogue_text
from edubba.core.journal import SPECTATOR, Event
from edubba.core.result import Result
from edubba.core.state import OVER
from edubba.core.view import to_json
from edubba.core.words import Json, JsonObject, Message
from edubba.match import Match, Moment, Series
from edubba.match.entries import Entry

MOST_LABELS = 24
"""Moves of a turn that are listed; the later ones."""


def eyes_json(eyes: int) -> int | None:
    return None if eyes == SPECTATOR else eyes


def present(match: Match, eyes: int, thinking: int | None) -> JsonObject:
    """What a whole state and an update have in common: how it stands now, but for the clock."""
    prompt = match.prompt(eyes)
    return {
        "seat": eyes_json(eyes),
        "version": match.version,
        "prompt": None if prompt is None else prompt.to_json(),
        "turn": turn_json(match, eyes, thinking),
        "take_back": take_back_json(match),
    }


def state_json(match: Match, eyes: int, thinking: int | None) -> JsonObject:
    """Everything that eyes may see."""
    return {
        "type": "state",
        **present(match, eyes, thinking),
        "step": match.steps(),
        "view": to_json(match.view(eyes)),
        "log": log_json(match, eyes),
        "scores": [*match.state.scores()],
    }


def update_json(match: Match, eyes: int, since: int, thinking: int | None) -> JsonObject:
    """What happened after a version, entry by entry; only where nothing was taken back."""
    return {
        "type": "update",
        **present(match, eyes, thinking),
        "from": since,
        "moments": [
            {"version": moment.version, **moment_json(moment)}
            for moment in match.since(since, eyes)
        ],
    }


def moment_json(moment: Moment) -> JsonObject:
    """What one entry changed, and how it looked then."""
    return {
        "step": moment.step,
        "entry": None if moment.entry is None else entry_json(moment.entry),
        "events": [event_json(event) for event in moment.events],
        "view": to_json(moment.view),
        "scores": [*moment.position.scores()],
    }


def because(match: Match, since: int) -> Message | None:
    """Why an update does not do: what was taken back or done again after a version."""
    back = match.went_back(since)
    if back is None:
        return None
    how, seat = back
    return Message(f"server/because-{how}", seat=match.setup.game.seat_word(seat))


def entry_json(entry: Entry) -> JsonObject:
    text = None if entry.is_hidden else entry.text
    return {"kind": entry.kind, "seat": entry.seat, "text": text}


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


def log_json(match: Match, eyes: int) -> list[Json]:
    lines: list[Json] = []
    for item in match.log_items(eyes):
        words = item.event.words()
        if words is None:
            continue
        whose = match.step(item.step).seat if item.step > 0 else None
        targets: list[Json] = [*item.event.targets()]
        lines.append(
            {"step": item.step, "seat": whose, "words": words.to_json(), "targets": targets}
        )
    return lines


def turn_json(match: Match, eyes: int, thinking: int | None) -> JsonObject:
    mine = eyes >= 0
    undo = mine and match.can_undo(eyes)
    whose = match.open_turn if match.open_turn is not None else match.actor
    moves = match.turn_labels(eyes, MOST_LABELS) if mine and eyes == whose else []
    ask = mine and not match.over and match.take_back is None and match.has_moved(eyes)
    return {
        "actor": OVER if match.over else match.actor,
        "open": match.open_turn,
        "can_undo": undo,
        "can_redo": mine and match.can_redo(eyes),
        "can_restart": undo,
        "can_ask": ask,
        "steps": [{"label": label.to_json(), "seat": eyes} for label in moves],
        "thinking": [] if thinking is None else [thinking],
        "opening": [] if match.over else [*match.nonces_due],
    }


def clock_json(match: Match, now: int) -> JsonObject | None:
    clock = match.record.header.clock
    if clock is None:
        return None
    left: list[Json] = [*match.remaining(now)]
    return {"kind": clock.to_json()["kind"], "remaining": left, "running": match.on_clock}


def take_back_json(match: Match) -> JsonObject | None:
    request = match.take_back
    if request is None:
        return None
    waiting: list[Json] = [*request.waiting]
    return {"seat": request.seat, "moves": request.moves, "waiting": waiting}


def result_json(match: Match, series: Series | None) -> JsonObject | None:
    result = match.result
    if result is None:
        return None
    lines: list[Json] = []
    for category, points in result.breakdown.items():
        label = category_label(match.setup.game.id, category)
        row: list[Json] = [*points]
        lines.append({"category": category, "label": label.to_json(), "points": row})
    return {
        "places": [*result.places],
        "points": [*result.points],
        "reason": result.reason.to_json(),
        "breakdown": lines,
        "extra": result.facts,
        "series": None if series is None else series_json(series),
    }


def series_json(series: Series) -> JsonObject:
    result: Result | None = series.result
    rate = series.setup.options.values.get("rate")
    offer: JsonObject | None = None
    if series.offer is not None:
        waiting: list[Json] = [*series.offer.waiting]
        offer = {"seat": series.offer.seat, "rate": str(series.offer.rate), "waiting": waiting}
    return {
        "number": series.number,
        "games": series.games,
        "ledger": [*series.ledger],
        "wins": [*series.wins],
        "over": series.over,
        "asked": [*series.asked],
        "can_begin": series.can_begin,
        "rate": None if rate is None else str(rate),
        "offer": offer,
        "places": None if result is None else [*result.places],
        "reason": None if result is None else result.reason.to_json(),
    }


def category_label(game: str, category: str) -> Message:
    """What a line of the breakdown is called: the game's own word, or its bare id. Categories that
    are only counted (`series_3`) share one sentence, which gets the number."""
    if has_words(game, f"category-{category}"):
        return Message(f"{game}/category-{category}")
    kind, _, number = category.rpartition("_")
    if number.isdecimal() and has_words(game, f"category-{kind}"):
        return Message(f"{game}/category-{kind}", number=int(number))
    return Message("server/category", name=category)


def has_words(domain: str, id: str) -> bool:
    return id in _ids(domain)


@cache
def _ids(domain: str) -> frozenset[str]:
    lines = catalogue_text(domain).splitlines()
    return frozenset(line.partition(" =")[0] for line in lines if " =" in line)
