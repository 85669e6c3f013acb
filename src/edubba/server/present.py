"""A match in the words of the protocol, through the eyes of one seat (or SPECTATOR)."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from edubba.core.catalogue import catalogue_text, languages
from edubba.core.game import Game
from edubba.core.journal import SPECTATOR, Event
from edubba.core.registry import is_guest
from edubba.core.state import OVER
from edubba.core.view import View, changes, to_json
from edubba.core.words import Json, JsonObject, Message
from edubba.match import Match, Moment, Series
from edubba.match.entries import Entry
from edubba.match.series import RATE_OPTION
from edubba.server import messages, models, replay_models
from edubba.server.store.rows import ChatRow

if TYPE_CHECKING:
    from edubba.server.table import LiveTable

MOST_LABELS = 24
"""Moves of a turn that are listed; the later ones."""


def eyes_json(eyes: int) -> int | None:
    return None if eyes == SPECTATOR else eyes


def date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def stands(table: "LiveTable", match: Match, eyes: int) -> messages.Stands:
    """What a whole state and an update have in common."""
    prompt = match.prompt(eyes)
    return {
        "table": table.row.id,
        "match": table.match_id,
        "version": match.version,
        "seat": eyes_json(eyes),
        "prompt": None if prompt is None else prompt.to_json(),
        "turn": turn_json(table, match, eyes),
        "clock": clock_json(table, match),
        "result": result_json(match, table.series),
        "take_back": take_back_json(match),
    }


def state_json(
    table: "LiveTable",
    match: Match,
    eyes: int,
    view: View,
    chat: Iterable[ChatRow],
    why: Message | None,
) -> messages.State:
    """Everything that eyes may see."""
    return {
        "type": "state",
        **stands(table, match, eyes),
        "step": match.steps(),
        "view": view_json(match.setup.game, view),
        "log": log_json(match, eyes),
        "scores": match.state.scores(),
        "chat": [chat_json(line) for line in chat],
        "because": None if why is None else why.to_json(),
    }


def moments_json(match: Match, eyes: int, since: int) -> list[messages.Moment]:
    """What happened after a version, entry by entry."""
    return [moment_json(moment, moment.view) for moment in match.since(since, eyes)]


def moment_json(moment: Moment, view: View, before: View | None = None) -> messages.Moment:
    """What one entry changed; of the view only what is different from before, where that is
    known."""
    assert moment.entry is not None
    game, seen = moment.setup.game, seen_json(moment)
    told: messages.Moment = {
        "version": moment.version,
        "entry": entry_json(moment.entry),
        "step": seen["step"],
        "events": seen["events"],
        "scores": seen["scores"],
    }
    change = None if before is None or is_guest(game.id) else changes(before, view)
    if isinstance(change, dict):
        told["change"] = change
    else:
        told["view"] = view_json(game, view)
    return told


DRAWING = "$drawing"


def view_json(game: Game, view: View) -> JsonObject:
    """A view; that of a game from outside, which the page cannot draw, with the game's own drawing
    in every language."""
    facts = to_json(view)
    assert isinstance(facts, dict)
    if is_guest(game.id):
        facts[DRAWING] = {language: game.draw(view, language) for language in languages()}
    return facts


def seen_json(moment: Moment) -> replay_models.Seen:
    return {
        "step": moment.step,
        "events": [event_json(event) for event in moment.events],
        "scores": moment.position.scores(),
    }


def open_view(match: Match, step: int, eyes: int) -> JsonObject:
    """What eyes see once all hands lie open: of each seat what it sees of itself."""
    setup, state = match.setup, match.at(step)

    def seen(seat: int) -> JsonObject:
        view = to_json(setup.game.view(setup, state, seat))
        assert isinstance(view, dict)
        return view

    shown = seen(state.actor if eyes == SPECTATOR and state.actor >= 0 else eyes)
    for seat in range(setup.seats):
        own = seen(seat)
        players, mine = shown.get("players"), own.get("players")
        if isinstance(players, list) and isinstance(mine, list):
            players[seat] = mine[seat]
        _add_words(shown.get("glossary"), own.get("glossary"))
    return shown


def _add_words(known: Json, more: Json) -> None:
    """What cards are called, as far as others know them."""
    if isinstance(known, dict) and isinstance(more, dict):
        for name, part in more.items():
            if name in known:
                _add_words(known[name], part)
            else:
                known[name] = part


def step_json(match: Match, step: int, eyes: int, opened: bool = False) -> replay_models.ReplayStep:
    """One step of a replay; with all hands open only where nothing is secret any more."""
    moment = next(match.replay(None, step)) if opened else match.moment(step, eyes)
    sentences = [event.words() for event in moment.events]
    game = moment.setup.game
    view = open_view(match, step, eyes) if opened else view_json(game, moment.view)
    return {
        "of": match.steps(),
        "seat": eyes_json(eyes),
        "entry": None if moment.entry is None else entry_json(moment.entry),
        "words": [words.to_json() for words in sentences if words is not None],
        **seen_json(moment),
        "view": view,
    }


def because(match: Match, since: int) -> Message | None:
    """Why an update does not do: what was taken back or done again after a version."""
    back = match.went_back(since)
    if back is None:
        return None
    how, seat = back
    return Message(f"server/because-{how}", seat=match.setup.game.seat_word(seat))


def entry_json(entry: Entry) -> replay_models.EntryInfo:
    text = None if entry.is_hidden else entry.text
    return {"kind": entry.kind, "seat": entry.seat, "text": text}


def event_json(event: Event) -> JsonObject:
    """An event with its sentence and what it is about."""
    facts = event.to_json()
    name = facts.pop("event")
    words = event.words()
    sentence = None if words is None else words.to_json()
    return {"name": name, **facts, "words": sentence, "targets": [*event.targets()]}


def log_json(match: Match, eyes: int) -> list[messages.LogItem]:
    lines: list[messages.LogItem] = []
    for item in match.log_items(eyes):
        words = item.event.words()
        if words is None:
            continue
        whose = match.step(item.step).seat if item.step > 0 else None
        targets = item.event.targets()
        lines.append(
            {"step": item.step, "seat": whose, "words": words.to_json(), "targets": targets}
        )
    return lines


def turn_json(table: "LiveTable", match: Match, eyes: int) -> messages.Turn:
    over, actor, open_ = match.over, match.actor, match.open_turn
    mine = eyes >= 0 and not over
    undo = mine and match.can_undo(eyes)
    whose = actor if open_ is None else open_
    moves = match.turn_labels(eyes, MOST_LABELS) if eyes >= 0 and eyes == whose else []
    thinking = table.thinker.seat
    may_ask = mine and not table.row.rated and match.take_back is None
    return {
        "actor": OVER if over else actor,
        "open": open_,
        "can_undo": undo,
        "can_redo": mine and match.can_redo(eyes),
        "can_restart": undo,
        "can_ask": may_ask and match.has_moved(eyes),
        "steps": [{"label": label.to_json(), "seat": eyes} for label in moves],
        "thinking": [] if thinking is None else [thinking],
        "queue": table.thinker.place,
        "opening": [] if over else match.nonces_due,
    }


def turn_news(table: "LiveTable", match: Match, eyes: int) -> messages.TurnNews:
    return {
        "type": "turn",
        "table": table.row.id,
        "version": match.version,
        "turn": turn_json(table, match, eyes),
        "clock": clock_json(table, match),
    }


def clock_json(table: "LiveTable", match: Match) -> messages.ClockInfo | None:
    """The clocks as they stand; nobody's runs while time stands still."""
    clock = match.record.header.clock
    if clock is None:
        return None
    return {
        "kind": clock.to_json()["kind"],
        "remaining": table.remaining(match, table.time.now()),
        "running": None if table.time.stands else match.on_clock,
    }


def take_back_json(match: Match) -> messages.TakeBackInfo | None:
    request = match.take_back
    if request is None:
        return None
    return {"seat": request.seat, "moves": request.moves, "waiting": [*request.waiting]}


def result_json(match: Match, series: Series | None) -> models.ResultInfo | None:
    result = match.result
    if result is None:
        return None
    lines: list[models.BreakdownLine] = []
    for category, points in result.breakdown.items():
        label = category_label(match.setup.game.id, category)
        lines.append({"category": category, "label": label.to_json(), "points": points})
    return {
        "places": result.places,
        "points": result.points,
        "reason": result.reason.to_json(),
        "breakdown": lines,
        "extra": result.facts,
        "series": None if series is None else series_json(series),
    }


def series_json(series: Series) -> models.SeriesInfo:
    result, offer = series.result, series.offer
    rate = series.setup.options.values.get(RATE_OPTION)
    offered: models.RateOffer | None = None
    if offer is not None:
        offered = {"seat": offer.seat, "rate": str(offer.rate), "waiting": [*offer.waiting]}
    return {
        "number": series.number,
        "games": series.games,
        "ledger": series.ledger,
        "wins": series.wins,
        "over": series.over,
        "asked": series.asked,
        "can_begin": series.can_begin,
        "rate": None if rate is None else str(rate),
        "offer": offered,
        "places": None if result is None else result.places,
        "reason": None if result is None else result.reason.to_json(),
    }


def chat_json(line: ChatRow) -> messages.ChatLine:
    at = date(line.at)
    return {"n": line.n, "from": line.name, "seat": line.seat, "text": line.text, "at": at}


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
