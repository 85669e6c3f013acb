"""Expand Empire: invade, destroy, reinforce or come back, and repeat (AF-13)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.after_the_flood import elements, reasons, words
from edubba.games.after_the_flood.codes import (
    COMBAT,
    DESTROY,
    EXPAND_END,
    GROUNDS,
    INVADABLE,
    INVADE,
    REENTER,
    REINFORCE,
    SHURUPPAK,
    SUMER,
)
from edubba.games.after_the_flood.decisions.combat import INVASION, REENTRY, approach
from edubba.games.after_the_flood.decisions.frames import EXPAND_AGAIN, EXPAND_MENU
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.events import CityDestroyed, Reinforced, RepeatPaid
from edubba.games.after_the_flood.state import FloodState
from edubba.games.after_the_flood.tables import (
    DESTROY_COST,
    DESTROY_COST_SHURUPPAK,
    GROUND_AREA,
    HOMES,
    MOST_ARMIES,
    REPEAT_COST,
)


def spare(state: FloodState, seat: i64, done: i64) -> i64:
    """Armies for a sub-action: the available ones less what a repeat costs (AF-13.5)."""
    return state.ready[seat] - REPEAT_COST if done else state.ready[seat]


def destroy_cost(state: FloodState, owner: i64) -> i64:
    """Shuruppak protects all cities of its owner while there are at least two (AF-19.4)."""
    if state.has_city(owner, SHURUPPAK) and count_bits(state.cities[owner]) > 1:
        return DESTROY_COST_SHURUPPAK
    return DESTROY_COST


def can_destroy(state: FloodState, seat: i64, area: i64, armies: i64) -> bool:
    """An opponent's city where an own army stands (AF-13.3)."""
    owner = state.city_owner(area)
    if owner in (NOBODY, seat) or not state.holds(seat, area):
        return False
    return armies >= destroy_cost(state, owner)


def can_reinforce(state: FloodState, seat: i64, area: i64) -> bool:
    """Never more than two in an area (AF-13.4)."""
    return state.holds(seat, area) and state.armies[area] < MOST_ARMIES


def sub_action_left(state: FloodState, seat: i64, done: i64) -> bool:
    """Whether any sub-action is possible: it takes an empire and an army.

    There is always somewhere to go with it: back home (AF-13.7), into the next area, or, if all
    are held, into one with a single army, since 20 armies cannot fill the map.
    """
    if state.started[seat] == NOBODY or is_out(state, seat):
        return False
    return spare(state, seat, done) > 0


def is_out(state: FloodState, seat: i64) -> bool:
    """No army on the board, and by option no way back (AF-13.7)."""
    return state.held[seat] == 0 and not state.terms.reentry


def can_expand(state: FloodState, seat: i64) -> bool:
    return sub_action_left(state, seat, 0)


def why_no_expansion(state: FloodState, seat: i64) -> Reason:
    if state.started[seat] == NOBODY:
        return reasons.no_empire()
    if is_out(state, seat):
        return reasons.no_way_back()
    return reasons.no_available_army()


@final
class ExpandMenu(Decision):
    """One sub-action; every further one costs an army (AF-13.5)."""

    name: ClassVar[str] = "expand"
    frame: ClassVar[tuple[str, ...]] = ("done",)

    def ranges(self, base: State) -> list[range]:
        return [range(2)]

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if not sub_action_left(state, state.actor, state.a):
            return "that player has no empire with available armies"
        return out_of_turn(state, state.actor)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if state.held[seat] == 0:  # AF-13.7
            homes = HOMES[state.empire[seat]]
            for ground in range(GROUNDS):
                if (homes >> GROUND_AREA[ground]) & 1:
                    actions.add(REENTER + ground)
        else:
            targets = state.frontier(seat)
            for ground in range(INVADABLE):
                if (targets >> GROUND_AREA[ground]) & 1:
                    actions.add(INVADE + ground)
            armies = spare(state, seat, state.a)
            for area in range(SUMER):
                if can_destroy(state, seat, area, armies):
                    actions.add(DESTROY + area)
            for ground in range(GROUNDS):
                if can_reinforce(state, seat, GROUND_AREA[ground]):
                    actions.add(REINFORCE + ground)
        if state.a:
            actions.add(EXPAND_END)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        seat = state.actor
        if action == EXPAND_END:
            end_action(state, seat, journal)
            return
        if state.a:
            state.dismiss(seat, REPEAT_COST)
            if journal is not None:
                journal.tell(RepeatPaid(seat))
        if action < REENTER:
            approach(state, seat, GROUND_AREA[action - INVADE], INVASION, journal)
        elif action < DESTROY:
            approach(state, seat, GROUND_AREA[action - REENTER], REENTRY, journal)
        elif action < REINFORCE:
            destroy(state, seat, action - DESTROY, journal)
        else:
            reinforce(state, seat, GROUND_AREA[action - REINFORCE], journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return why_no_sub_action(cast(FloodState, base), action)

    def prompt(self, base: State) -> Message:
        state = cast(FloodState, base)
        if state.a:
            return words.ask_repeat(state.actor, state.ready[state.actor])
        return words.ask_expand(state.actor, state.ready[state.actor])

    def label(self, base: State, action: i64) -> Message:
        state = cast(FloodState, base)
        if action == EXPAND_END:
            return words.label_expand_end()
        if action < REENTER:
            area = GROUND_AREA[action - INVADE]
            holder = state.holder(area)
            return (
                words.label_invade(area) if holder == NOBODY else words.label_attack(area, holder)
            )
        if action < DESTROY:
            return words.label_reenter(GROUND_AREA[action - REENTER])
        if action < REINFORCE:
            area = action - DESTROY
            owner = state.city_owner(area)
            return words.label_destroy(area, owner, destroy_cost(state, owner))
        return words.label_reinforce(GROUND_AREA[action - REINFORCE])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == EXPAND_END:
            return []
        if action < REENTER:
            return [elements.area(GROUND_AREA[action - INVADE])]
        if action < DESTROY:
            return [elements.area(GROUND_AREA[action - REENTER])]
        if action < REINFORCE:
            return [elements.city(action - DESTROY)]
        return [elements.army(GROUND_AREA[action - REINFORCE])]


@final
class ExpandAgain(Decision):
    """After a sub-action, also a failed one: the menu again, if a repeat is possible (AF-13.5)."""

    name: ClassVar[str] = "expand_again"

    def misfit(self, base: State) -> str:
        state = cast(FloodState, base)
        if state.actor == CHANCE or state.started[state.actor] == NOBODY:
            return "nobody with an empire is expanding it"
        return out_of_turn(state, state.actor)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(FloodState, base)
        if sub_action_left(state, state.actor, 1):
            state.become(EXPAND_MENU, state.actor, 1, 0)
        else:
            end_action(state, state.actor, journal)


def destroy(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """City and expansion return to their owner; points already scored stay (AF-13.3)."""
    owner = state.city_owner(area)
    cost = destroy_cost(state, owner)
    state.dismiss(seat, cost)
    expanded = (state.expanded >> area) & 1 == 1
    state.cities[owner] &= ~(1 << area)
    state.expanded &= ~(1 << area)
    if journal is not None:
        protected = cost > DESTROY_COST
        journal.tell(CityDestroyed(seat, owner, area, cost, expanded, protected))
    state.become(EXPAND_AGAIN, seat, 0, 0)


def reinforce(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    state.deploy(seat, area, 1)
    if journal is not None:
        journal.tell(Reinforced(seat, area))
    state.become(EXPAND_AGAIN, seat, 0, 0)


def why_no_sub_action(state: FloodState, action: i64) -> Reason:
    seat = state.actor
    if action == EXPAND_END:
        return reasons.expand_something_first()
    if not INVADE <= action < COMBAT:
        return reasons.expanding_now()
    if REENTER <= action < DESTROY:
        if state.held[seat] != 0:
            return reasons.still_on_the_board()
        return reasons.not_home(state.empire[seat])
    if state.held[seat] == 0:
        return reasons.only_reentry()
    if action < REENTER:
        area = GROUND_AREA[action - INVADE]
        return reasons.held_already(area) if state.holds(seat, area) else reasons.not_next_to(area)
    area = action - DESTROY if action < REINFORCE else GROUND_AREA[action - REINFORCE]
    if not state.holds(seat, area):
        return reasons.no_army_there(area)
    if action >= REINFORCE:
        return reasons.area_full(area)
    owner = state.city_owner(area)
    if owner in (NOBODY, seat):
        return reasons.no_foreign_city(area)
    return reasons.too_few_to_destroy(area, destroy_cost(state, owner), spare(state, seat, state.a))
