"""Place Workers: spend one resource, use ready scribes, in any order (AF-9)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    FROM_SCRIBES_NEW,
    FROM_SCRIBES_READY,
    FROM_SCRIBES_USED,
    FROM_STOCK,
    PLACES,
    PW_COUNT,
    PW_DEST,
    PW_END,
    PW_FROM,
    PW_SCRIBE,
    PW_SPEND,
    PW_TO,
    RESOURCES,
    SOURCES,
    TO_SCRIBES,
    TO_STOCK,
)
from edubba.games.after_the_flood.decisions.frames import (
    SCRIBE_FROM,
    SCRIBE_TO,
    SPEND_COUNT,
    SPEND_TO,
    WORKERS_MENU,
)
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.events import ResourceSpent, WorkerMoved, WorkersPlaced
from edubba.games.after_the_flood.state import STOCK, FloodState
from edubba.games.after_the_flood.tables import RECEIVES, SCRIBES_MOST, TO_PLACES, VALUE


def can_spend(state: FloodState, seat: i64) -> bool:
    """There must be a worker to place and a piece to spend (AF-9.2)."""
    return state.crew(seat, FROM_STOCK) > 0 and state.pile_size(seat) > 0


def can_place(state: FloodState, seat: i64) -> bool:
    return more_to_place(state, seat, 0)


def why_no_placing(state: FloodState, seat: i64) -> Reason:
    if state.crew(seat, FROM_STOCK) > 0:
        return reasons.nothing_to_spend()
    return reasons.no_worker_no_scribe()


def room_for(state: FloodState, seat: i64, place: i64) -> bool:
    """Only Scribes is ever full: two workers a player in all its states (AF-9.4)."""
    return place != TO_SCRIBES or state.scribes(seat) < SCRIBES_MOST


def more_to_place(state: FloodState, seat: i64, spent: i64) -> bool:
    """Whether a scribe is ready, or nothing is spent yet and something can be."""
    return state.crew(seat, FROM_SCRIBES_READY) > 0 or (spent == 0 and can_spend(state, seat))


def menu_again(state: FloodState, seat: i64, spent: i64, journal: Journal | None) -> None:
    """The menu after something was done; it ends by itself when only its end is left."""
    if more_to_place(state, seat, spent):
        state.become(WORKERS_MENU, seat, spent, 1)
    else:
        end_action(state, seat, journal)


@final
class WorkersMenu(Decision):
    """Spend a resource (once), use a scribe, or end (AF-9.1)."""

    name: ClassVar[str] = "place_workers"
    frame: ClassVar[tuple[str, ...]] = ("spent", "done")

    def ranges(self, base: State) -> list[range]:
        return [range(2), range(2)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.a > state.b:
            return "a resource was spent, yet nothing was done"
        if not more_to_place(state, state.actor, state.a):
            return "there is nothing to spend and no ready scribe"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if state.a == 0 and state.crew(seat, FROM_STOCK) > 0:
            for good in range(RESOURCES):
                if state.hand(seat, good) > 0:
                    actions.add(PW_SPEND + good)
        if state.crew(seat, FROM_SCRIBES_READY) > 0:
            actions.add(PW_SCRIBE)
        if state.b != 0:
            actions.add(PW_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if action == PW_END:
            end_action(state, seat, journal)
        elif action == PW_SCRIBE:
            # The scribe is flipped first, so that it may move itself (AF-9.7, AF-9.10).
            state.shift(seat, FROM_SCRIBES_READY, FROM_SCRIBES_USED, 1)
            state.become(SCRIBE_FROM, seat, state.a, 0)
        else:
            good: i64 = action - PW_SPEND
            state.carry(good, seat, STOCK, 1)
            if journal is not None:
                journal.tell(ResourceSpent(seat, good))
            state.become(SPEND_TO, seat, good, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if action == PW_END:
            return reasons.place_something_first()
        if action == PW_SCRIBE:
            new = state.crew(state.actor, FROM_SCRIBES_NEW) > 0
            return reasons.scribe_is_new() if new else reasons.no_ready_scribe()
        if PW_SPEND <= action < PW_TO:
            if state.a != 0:
                return reasons.spent_already()
            if state.crew(state.actor, FROM_STOCK) == 0:
                return reasons.no_available_worker()
            return reasons.good_not_held(action - PW_SPEND, "AF-9.2")
        return reasons.placing_workers_now()

    def prompt(self, base: State) -> Message:
        if base.b != 0:
            return words.ask_workers_again(base.actor)
        return words.ask_workers(base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == PW_END:
            return words.label_workers_end()
        if action == PW_SCRIBE:
            return words.label_scribe()
        good: i64 = action - PW_SPEND
        return words.label_spend(good, VALUE[good])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == PW_END:
            return []
        if action == PW_SCRIBE:
            return [elements.source(base.actor, FROM_SCRIBES_READY)]
        return [elements.good(base.actor, action - PW_SPEND)]


def most_workers(state: FloodState, seat: i64, good: i64, place: i64) -> i64:
    """The least of the piece's value, the available workers and the room (AF-9.2, AF-9.4)."""
    most = min(VALUE[good], state.crew(seat, FROM_STOCK))
    if place == TO_SCRIBES:
        most = min(most, SCRIBES_MOST - state.scribes(seat))
    return most


def not_spending(state: FloodState) -> str:
    """What could not be while workers are placed for the piece just spent, `state.a`."""
    if state.in_stock(state.a) == 0:
        return "the spent piece is not in the stock"
    if state.crew(state.actor, FROM_STOCK) == 0:
        return "there is no available worker"
    return out_of_turn(state, state.actor)


def settle(state: FloodState, seat: i64, place: i64, count: i64, journal: Journal | None) -> None:
    """Workers of the spent resource arrive."""
    state.shift(seat, FROM_STOCK, RECEIVES[place], count)
    if journal is not None:
        journal.tell(WorkersPlaced(seat, place, count))
    menu_again(state, seat, 1, journal)


@final
class SpendTo(Decision):
    """All workers of one resource go to one place, never in Sumer (AF-9.2, AF-9.3)."""

    name: ClassVar[str] = "spend_to"
    frame: ClassVar[tuple[str, ...]] = ("resource",)

    def ranges(self, base: State) -> list[range]:
        return [range(RESOURCES)]

    def misfit(self, base: State) -> str:
        return not_spending(cast(FloodState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for place in range(TO_PLACES):
            if room_for(state, state.actor, place):
                actions.add(PW_TO + place)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        place: i64 = action - PW_TO
        if most_workers(state, seat, state.a, place) > 1:
            state.become(SPEND_COUNT, seat, state.a, place)
        else:
            settle(state, seat, place, 1, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if action == PW_TO + TO_SCRIBES:
            return reasons.scribes_full()
        return reasons.choose_place()

    def prompt(self, base: State) -> Message:
        return words.ask_spend_to(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        return words.place(action - PW_TO)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.place(base.actor, action - PW_TO)]


@final
class SpendCount(Decision):
    """How many; the piece is lost even if fewer are placed than its value (AF-9.2)."""

    name: ClassVar[str] = "spend_count"
    frame: ClassVar[tuple[str, ...]] = ("resource", "place")

    def ranges(self, base: State) -> list[range]:
        return [range(RESOURCES), range(TO_PLACES)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if most_workers(state, state.actor, state.a, state.b) < 2:
            return "there is no choice of how many"
        return not_spending(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for more in range(most_workers(state, state.actor, state.a, state.b)):
            actions.add(PW_COUNT + more)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        settle(state, state.actor, state.b, action - PW_COUNT + 1, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        return reasons.that_many(most_workers(state, state.actor, state.a, state.b))

    def prompt(self, base: State) -> Message:
        return words.ask_spend_count(base.actor, base.b)

    def label(self, base: State, action: i64) -> Message:
        return words.label_count(action - PW_COUNT + 1)


def no_scribe_at_work(state: FloodState) -> str:
    """What could not be while a scribe moves a worker: it lies on the used side (AF-9.7)."""
    if state.crew(state.actor, FROM_SCRIBES_USED) == 0:
        return "no scribe is used"
    return out_of_turn(state, state.actor)


@final
class ScribeFrom(Decision):
    """A scribe takes a worker, available or from any place (AF-9.7)."""

    name: ClassVar[str] = "scribe_from"
    frame: ClassVar[tuple[str, ...]] = ("spent",)

    def ranges(self, base: State) -> list[range]:
        return [range(2)]

    def misfit(self, base: State) -> str:
        return no_scribe_at_work(cast(FloodState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for source in range(SOURCES):
            if state.crew(state.actor, source) > 0:
                actions.add(PW_FROM + source)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        base.become(SCRIBE_TO, base.actor, base.a, action - PW_FROM)

    def why_not(self, base: State, action: i64) -> Reason:
        if PW_FROM <= action < PW_DEST:
            return reasons.no_worker_there(action - PW_FROM)
        return reasons.choose_source()

    def prompt(self, base: State) -> Message:
        return words.ask_scribe_from(base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.source(action - PW_FROM)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.source(base.actor, action - PW_FROM)]


def may_go(state: FloodState, seat: i64, source: i64, place: i64) -> bool:
    """The forbidden destinations by source (AF-9.10); the stock may be one by option (AF-9.7)."""
    if place == TO_STOCK and not state.terms.scribe_to_stock:
        return False
    if place == TO_SCRIBES:
        if FROM_SCRIBES_READY <= source <= FROM_SCRIBES_USED:
            return False
        return state.scribes(seat) < SCRIBES_MOST
    # Only a used tool maker may stay in its box, where it becomes ready.
    return RECEIVES[place] != source


@final
class ScribeTo(Decision):
    """... and puts it somewhere else, or among the available ones (AF-9.7, AF-9.10)."""

    name: ClassVar[str] = "scribe_to"
    frame: ClassVar[tuple[str, ...]] = ("spent", "source")

    def ranges(self, base: State) -> list[range]:
        return [range(2), range(SOURCES)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.crew(state.actor, state.b) == 0:
            return "there is no worker to move"
        return no_scribe_at_work(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        for place in range(PLACES):
            if may_go(state, state.actor, state.b, place):
                actions.add(PW_DEST + place)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        place: i64 = action - PW_DEST
        state.shift(seat, state.b, RECEIVES[place], 1)
        if journal is not None:
            journal.tell(WorkerMoved(seat, state.b, place))
        menu_again(state, seat, state.a, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(FloodState, base)
        if not PW_DEST <= action < PW_END:
            return reasons.choose_place()
        if action - PW_DEST == TO_SCRIBES:
            if not FROM_SCRIBES_READY <= state.b <= FROM_SCRIBES_USED:
                return reasons.scribes_full()
        if action - PW_DEST == TO_STOCK and not state.terms.scribe_to_stock:
            return reasons.not_to_stock()
        return reasons.same_place()

    def prompt(self, base: State) -> Message:
        return words.ask_scribe_to(base.actor, base.b)

    def label(self, base: State, action: i64) -> Message:
        return words.place(action - PW_DEST)

    def targets(self, base: State, action: i64) -> list[str]:
        return [elements.place(base.actor, action - PW_DEST)]
