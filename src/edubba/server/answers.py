"""What is done for each message about a match."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from edubba.core.errors import EdubbaError
from edubba.core.words import JsonObject, Message, Reason
from edubba.match import Match
from edubba.server import present, worker
from edubba.server.errors import Refused, Stale
from edubba.server.guests import check_effort, check_help
from edubba.server.limits import timed
from edubba.server.messages import (
    Act,
    AskChances,
    AskHint,
    ChanceOf,
    Command,
    Hinted,
    Preview,
    PreviewOf,
    ReasonFor,
    Say,
    Why,
)
from edubba.server.news import Seated
from edubba.server.players import STAND_IN
from edubba.server.pool import BotFailed
from edubba.server.seating import leaves
from edubba.server.store.committer import Job
from edubba.server.table import LiveTable, Wish
from edubba.server.thinker import question_for
from edubba.server.turns import Turn
from edubba.server.why import Reasons

if TYPE_CHECKING:
    from edubba.server.socket import Connection

Asked = TypeVar("Asked", Preview, Why)
T = TypeVar("T")
ANY_TIME = {"ask_take_back", "answer_take_back", "resign", "leave", "claim_time", "open_nonce"}
"""Commands that mean the same whatever happened meanwhile."""
A_GLANCE = 0.1
"""Seconds of CPU that chances are counted as."""


async def act(connection: "Connection", message: Act) -> None:
    """Play one action or several, all or nothing."""
    connection.check_seat(message.seat)
    table = connection.here()[0].table

    def do(match: Match, at: int) -> None:
        match.play_all(message.actions, message.seat, at)

    ack = _ack(connection, message.id)
    wish = Wish(connection.person.id, message.id, message.match, message.version, do, ack)
    if table.thinker.holds(message.seat):
        table.house.spawn(_act_later(connection, table, wish))
    else:
        await table.change(wish)


async def _act_later(connection: "Connection", table: LiveTable, wish: Wish) -> None:
    """Give an answer without a choice when one with a choice might have come."""
    await table.thinker.hold()
    try:
        await table.change(wish)
    except EdubbaError as error:
        connection.refuse(wish.client_id, error)
        table.wake()


async def command(connection: "Connection", message: Command) -> None:
    """What a person says outside the rules."""
    connection.check_seat(message.seat)
    table = connection.here()[0].table
    if table.row.rated and message.name == "ask_take_back":
        raise Refused(Message("server/rated-take-back"))
    version = None if message.name in ANY_TIME else message.version

    def also(match: Match) -> list[Job]:
        gone = message.name == "leave" and not match.over
        return [leaves(table, message.seat)] if gone else []

    ack = _ack(connection, message.id)
    do = _commanded(table, message)
    wish = Wish(connection.person.id, message.id, message.match, version, do, ack, also)
    await table.change(wish)
    if message.name == "leave":
        table.publish(Seated())


def _commanded(table: LiveTable, message: Command) -> Callable[[Match, int], None]:
    seat = message.seat
    means: dict[str, Callable[[Match, int], None]] = {
        "done": lambda match, at: match.done(seat, at),
        "undo": lambda match, at: match.undo(seat, at),
        "redo": lambda match, at: match.redo(seat, at),
        "restart_turn": lambda match, at: match.restart_turn(seat, at),
        "ask_take_back": lambda match, at: match.ask_take_back(seat, message.steps or 1, at),
        "answer_take_back": lambda match, at: match.answer_take_back(seat, bool(message.yes), at),
        "resign": lambda match, at: match.resign(seat, at, STAND_IN),
        "leave": lambda match, at: match.leave(seat, at, STAND_IN),
        "open_nonce": lambda match, at: match.open_nonce(seat, message.nonce or "", at),
        "claim_time": lambda match, at: _claim(table, match, seat, at),
    }
    return means[message.name]


def _claim(table: LiveTable, match: Match, seat: int, at: int) -> None:
    """Somebody else's time is over; the house sees that by itself, too."""
    late = match.on_clock
    if late is not None and table.remaining(match, at)[late] > match.remaining(at)[late] == 0:
        raise Refused(Message("server/on-vacation"))
    match.flag(seat if late is None else late, at, STAND_IN)


def _ack(connection: "Connection", id: str) -> Callable[[int], None]:
    return lambda version: connection.say({"type": "ack", "id": id, "version": version})


async def _standing(table: LiveTable, version: int) -> Match:
    """The match, if it is still the one that was asked about. Only under the lock."""
    match = await table.match()
    if match.version != version:
        raise Stale(match.version)
    return match


async def _look_up(
    connection: "Connection", message: Asked, find: Callable[[Match, Asked], T]
) -> T:
    """What is found in the position that a question was meant for."""
    connection.check_seat(message.seat)
    check_effort(connection.house, connection.address)
    table = connection.here()[0].table
    async with table.lock:
        match = await _standing(table, message.version)
        found, seconds = await table.work(timed, find, match, message)
    connection.house.effort.charge(connection.address, seconds)
    return found


async def preview(connection: "Connection", message: Preview) -> None:
    """What actions would do, as far as their seat may know beforehand."""
    found = await _look_up(connection, message, previews_of)
    id, version = message.id, message.version
    connection.say({"type": "previews", "id": id, "version": version, "previews": found})


def previews_of(match: Match, message: Preview) -> list[PreviewOf]:
    """What each action would do."""
    made: list[PreviewOf] = []
    for action in message.actions:
        events = [present.event_json(event) for event in match.preview(message.seat, action)]
        made.append({"action": action, "events": events})
    return made


async def why(connection: "Connection", message: Why) -> None:
    """Why elements cannot be used, or actions not be done, now."""
    audience = connection.here()[0]
    found = await _look_up(connection, message, partial(reasons_of, audience.reasons))
    id, version = message.id, message.version
    connection.say({"type": "reasons", "id": id, "version": version, "reasons": found})


def reasons_of(reasons: Callable[[Match], Reasons], match: Match, message: Why) -> list[ReasonFor]:
    """Why not, for each element and action."""
    seat = message.seat
    # While it is not this seat's turn, one reason holds for everything.
    asked = not match.over and match.open_turn is None and match.actor == seat
    waits = None if asked else match.refusal(seat, 0)
    later = match.foreseen(message.after, seat) if message.after and asked else None
    known = None if later is None else Reasons(match.space, later)
    found: list[ReasonFor] = []
    for element in message.elements:
        reason = waits or (known or reasons(match)).of(element)
        found.append({"element": element, "action": None, "reason": _told(reason)})
    for action in message.actions:
        reason = waits or (later or match.state).refusal(match.code(action))
        found.append({"element": None, "action": action, "reason": _told(reason)})
    return found


def _told(reason: Reason | None) -> JsonObject | None:
    return None if reason is None else reason.to_json()


async def _advise(
    connection: "Connection",
    message: AskHint | AskChances,
    seconds: float,
    think: Callable[[worker.Question, float], T],
) -> T:
    """What an adviser finds in the position of a seat, knowing no more than it does."""
    connection.check_seat(message.seat)
    table = connection.here()[0].table
    check_help(table)
    settings = table.house.settings
    check_effort(connection.house, connection.address)
    async with table.lock:
        match = await _standing(table, message.version)
        if match.prompt(message.seat) is None or match.actor != message.seat:
            raise Refused(Message("server/no-hint-now"))
        question = await table.work(
            question_for, match, message.seat, 0, settings.bot_limit, "master"
        )
    connection.house.effort.charge(connection.address, seconds)
    try:
        return await table.house.advisers.run(
            think, question, seconds, turn=Turn(connection.person.id)
        )
    except BotFailed:
        raise Refused(Message("server/hint-failed"), 503) from None


async def chances(connection: "Connection", message: AskChances) -> None:
    """What every choice is worth in a race, as far as that is known."""
    found = await _advise(connection, message, A_GLANCE, worker.chances)
    known: list[ChanceOf] = [{"action": each.action, "chance": each.value} for each in found]
    id, version = message.id, message.version
    connection.say({"type": "chances", "id": id, "version": version, "chances": known})


async def hint(connection: "Connection", message: AskHint) -> None:
    """What a good player would do in this seat."""
    seconds = connection.house.settings.hint_seconds
    thought = await _advise(connection, message, seconds, worker.hint)
    table = connection.here()[0].table
    async with table.lock:
        match = await _standing(table, message.version)
        prompt = match.prompt(message.seat)
        offers = [] if prompt is None else prompt.offers
        [offer] = [offer for offer in offers if offer.action == thought.action]
    hinted: Hinted = {
        "type": "hint",
        "id": message.id,
        "version": message.version,
        "action": offer.action,
        "move": offer.move,
        "label": offer.label.to_json(),
        "targets": offer.targets,
        "reasons": thought.reasons,
    }
    connection.say(hinted)


async def chat(connection: "Connection", message: Say) -> None:
    """A line for everybody at the table, acknowledged once it is kept."""
    audience, viewer = connection.here()
    if message.table not in (None, audience.table.row.id):
        raise Refused(Message("server/said-elsewhere"))
    if not connection.person.id:
        raise Refused(Message("server/chat-nobody"), 403)
    # The person may hang up meanwhile; what has begun is brought to an end.
    number = await asyncio.shield(
        audience.house.spawn(audience.say(viewer, message.id, message.text))
    )
    _ack(connection, message.id)(number)
