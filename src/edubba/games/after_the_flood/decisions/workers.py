"""Place Workers: spend one resource, use ready scribes, in any order (AF-9)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, OneSpace, Question
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, elements, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import RESOURCES, SOURCES
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.base import OnePlace
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.state import STOCK, FloodState


def obstacle_to_spending(state: FloodState, seat: i64, good: i64, spent: i64) -> i64:
    """One piece an action, and there must be a worker to place (AF-9.1, AF-9.2)."""
    if spent:
        return obstacles.SPENT_ALREADY
    if state.crew(seat, codes.FROM_STOCK) == 0:
        return obstacles.NO_AVAILABLE_WORKER
    return NO_OBSTACLE if state.hand(seat, good) > 0 else obstacles.GOOD_NOT_HELD


def obstacle_to_scribe(state: FloodState, seat: i64) -> i64:
    if state.crew(seat, codes.FROM_SCRIBES_READY) > 0:
        return NO_OBSTACLE
    new = state.crew(seat, codes.FROM_SCRIBES_NEW) > 0
    return obstacles.SCRIBE_IS_NEW if new else obstacles.NO_READY_SCRIBE


def more_to_place(state: FloodState, seat: i64, spent: i64) -> bool:
    """Whether a scribe is ready or a piece can be spent."""
    if obstacle_to_scribe(state, seat) == NO_OBSTACLE:
        return True
    for good in range(RESOURCES):
        if obstacle_to_spending(state, seat, good, spent) == NO_OBSTACLE:
            return True
    return False


def obstacle_to_placing(state: FloodState, seat: i64) -> i64:
    if more_to_place(state, seat, 0):
        return NO_OBSTACLE
    available = state.crew(seat, codes.FROM_STOCK) > 0
    return obstacles.NOTHING_TO_SPEND if available else obstacles.NO_WORKER_NO_SCRIBE


def full_places(state: FloodState, seat: i64) -> i64:
    """Only Scribes is ever full: two workers a player in all its states (AF-9.4)."""
    return BIT[codes.TO_SCRIBES] if state.scribes(seat) >= terms.SCRIBES_MOST else 0


def place_more(state: FloodState, seat: i64, spent: i64) -> None:
    """The menu after something was done; it ends by itself when only its end is left."""
    if more_to_place(state, seat, spent):
        state.become(frames.PLACE_WORKERS, seat, spent, 1)
    else:
        end_action(state, seat)


@final
class PlaceWorkers(Question[FloodState]):
    """Spend a resource (once), use a scribe, or end (AF-9.1)."""

    frame: ClassVar[tuple[str, ...]] = ("spent", "done")
    verbs: ClassVar[tuple[str, ...]] = ("pw_spend", "pw_scribe", "pw_end")
    rule: ClassVar[str] = "AF-9.2"

    def misfit(self, state: FloodState) -> str:
        spent, done = state.a, state.b
        if spent > done or not more_to_place(state, state.actor, spent):
            return "spend"
        return out_of_turn(state, state.actor)

    def obstacle(self, state: FloodState, action: i64) -> i64:
        spent, done = state.a, state.b
        if action == codes.PW_END:
            return NO_OBSTACLE if done else obstacles.PLACE_SOMETHING_FIRST
        if action == codes.PW_SCRIBE:
            return obstacle_to_scribe(state, state.actor)
        return obstacle_to_spending(state, state.actor, action - codes.PW_SPEND, spent)

    def legal_into(self, state: FloodState, actions: Actions) -> None:
        spent, seat = state.a, state.actor
        for good in range(RESOURCES):
            actions.offer(codes.PW_SPEND + good, obstacle_to_spending(state, seat, good, spent))
        actions.offer(codes.PW_SCRIBE, obstacle_to_scribe(state, seat))
        actions.offer(codes.PW_END, self.obstacle(state, codes.PW_END))

    def apply(self, state: FloodState, action: i64, journal: Journal | None) -> None:
        spent, seat = state.a, state.actor
        if action == codes.PW_END:
            end_action(state, seat)
        elif action == codes.PW_SCRIBE:
            # The scribe is flipped first, so that it may move itself (AF-9.7, AF-9.10).
            state.shift(seat, codes.FROM_SCRIBES_READY, codes.FROM_SCRIBES_USED, 1)
            state.become(frames.SCRIBE_FROM, seat, spent)
        else:
            good: i64 = action - codes.PW_SPEND
            state.carry(good, seat, STOCK, 1)
            if journal is not None:
                journal.tell(events.ResourceSpent(seat, good))
            state.become(frames.SPEND_TO, seat, good)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        done = state.b
        return {"done": done}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        if action in (codes.PW_END, codes.PW_SCRIBE):
            return {}
        good = action - codes.PW_SPEND
        return {"good": words.good(good), "workers": terms.VALUE[good]}

    def targets(self, state: FloodState, action: i64) -> list[str]:
        if action == codes.PW_END:
            return []
        if action == codes.PW_SCRIBE:
            return [elements.source(state.actor, codes.FROM_SCRIBES_READY)]
        return [elements.good(state.actor, action - codes.PW_SPEND)]


def most_workers(state: FloodState, seat: i64, good: i64, place: i64) -> i64:
    """The least of the piece's value, the available workers and the room (AF-9.2, AF-9.4)."""
    most = min(terms.VALUE[good], state.crew(seat, codes.FROM_STOCK))
    if place == codes.TO_SCRIBES:
        most = min(most, terms.SCRIBES_MOST - state.scribes(seat))
    return most


def not_spending(state: FloodState, good: i64) -> str:
    """What could not be while workers are placed for the piece just spent."""
    if state.in_stock(good) == 0:
        return "spend"
    if state.crew(state.actor, codes.FROM_STOCK) == 0:
        return "work"
    return out_of_turn(state, state.actor)


def settle(state: FloodState, seat: i64, place: i64, count: i64, journal: Journal | None) -> None:
    """Workers of the spent resource arrive."""
    state.shift(seat, codes.FROM_STOCK, terms.RECEIVES[place], count)
    if journal is not None:
        journal.tell(events.WorkersPlaced(seat, place, count))
    place_more(state, seat, 1)


@final
class SpendTo(OnePlace):
    """All workers of one resource go to one place, never in Sumer (AF-9.2, AF-9.3)."""

    frame: ClassVar[tuple[str, ...]] = ("resource",)
    verbs: ClassVar[tuple[str, ...]] = ("pw_to",)

    def misfit(self, state: FloodState) -> str:
        resource = state.a
        return not_spending(state, resource)

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        spaces.without(obstacles.SCRIBES_FULL, full_places(state, state.actor))

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        resource, seat = state.a, state.actor
        if most_workers(state, seat, resource, space) > 1:
            state.become(frames.SPEND_COUNT, seat, resource, space)
        else:
            settle(state, seat, space, 1, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        resource = state.a
        return {"good": words.good(resource)}


@final
class SpendCount(OneOf[FloodState]):
    """How many; the piece is lost even if fewer are placed than its value (AF-9.2)."""

    frame: ClassVar[tuple[str, ...]] = ("resource", "place")
    verbs: ClassVar[tuple[str, ...]] = ("pw_count",)

    def misfit(self, state: FloodState) -> str:
        resource, place = state.a, state.b
        if most_workers(state, state.actor, resource, place) < 2:
            return "choose"
        return not_spending(state, resource)

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        resource, place = state.a, state.b
        fits = answer < most_workers(state, state.actor, resource, place)
        return NO_OBSTACLE if fits else obstacles.THAT_MANY

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        place = state.b
        settle(state, state.actor, place, answer + 1, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        place = state.b
        return {"place": words.place(place)}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        resource, place = state.a, state.b
        most = most_workers(state, state.actor, resource, place)
        return {"count": action - self.start + 1, "most": most}


def no_scribe_at_work(state: FloodState) -> str:
    """What could not be while a scribe moves a worker: it lies on the used side (AF-9.7)."""
    if state.crew(state.actor, codes.FROM_SCRIBES_USED) == 0:
        return "work"
    return out_of_turn(state, state.actor)


@final
class ScribeFrom(OneSpace[FloodState]):
    """A scribe takes a worker, available or from any place (AF-9.7)."""

    frame: ClassVar[tuple[str, ...]] = ("spent",)
    verbs: ClassVar[tuple[str, ...]] = ("pw_from",)

    def misfit(self, state: FloodState) -> str:
        return no_scribe_at_work(state)

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        empty: i64 = 0
        for source in range(SOURCES):
            if state.crew(state.actor, source) == 0:
                empty |= BIT[source]
        spaces.without(obstacles.NO_WORKER_THERE, empty)

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        spent = state.a
        state.become(frames.SCRIBE_TO, state.actor, spent, space)

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        return {"source": words.source(action - self.start)}

    def targets(self, state: FloodState, action: i64) -> list[str]:
        return [elements.source(state.actor, action - self.start)]


@final
class ScribeTo(OnePlace):
    """... and puts it somewhere else, by option also among the available ones (AF-9.7)."""

    frame: ClassVar[tuple[str, ...]] = ("spent", "source")
    verbs: ClassVar[tuple[str, ...]] = ("pw_dest",)

    def misfit(self, state: FloodState) -> str:
        source = state.b
        if state.crew(state.actor, source) == 0:
            return "work"
        return no_scribe_at_work(state)

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        source = state.b
        if not state.terms.scribe_to_stock:
            spaces.without(obstacles.NOT_TO_STOCK, BIT[codes.TO_STOCK])
        spaces.without(obstacles.SAME_PLACE, terms.STAYS[source])  # AF-9.10
        spaces.without(obstacles.SCRIBES_FULL, full_places(state, state.actor))

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        spent, source, seat = state.a, state.b, state.actor
        state.shift(seat, source, terms.RECEIVES[space], 1)
        if journal is not None:
            journal.tell(events.WorkerMoved(seat, source, space))
        place_more(state, seat, spent)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        source = state.b
        return {"source": words.source(source)}
