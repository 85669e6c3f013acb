"""Expand Empire: invade, destroy, reinforce or come back, and repeat (AF-13)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import BIT, all_bits, count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Question, Step
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, elements, events, obstacles, terms, words
from edubba.games.after_the_flood.codes import AREAS, SEATS
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.combat import approach
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.state import INVASION, REENTRY, FloodState


def spare(state: FloodState, seat: i64, done: i64) -> i64:
    """Armies for a sub-action: the available ones less what a repeat costs (AF-13.5)."""
    return state.ready[seat] - terms.REPEAT_COST if done else state.ready[seat]


def destroy_cost(state: FloodState, owner: i64) -> i64:
    """Shuruppak protects all cities of its owner while there are at least two (AF-19.4)."""
    if state.has_city(owner, codes.SHURUPPAK) and count_bits(state.cities[owner]) > 1:
        return terms.DESTROY_COST_SHURUPPAK
    return terms.DESTROY_COST


def obstacle_to_expanding(state: FloodState, seat: i64, done: i64) -> i64:
    """A sub-action takes an empire and an army.

    There is always somewhere to go with it: back home (AF-13.7), into the next area, or, if all
    are held, into one with a single army, since 20 armies cannot fill the map.
    """
    if state.started[seat] == NOBODY:
        return obstacles.NO_EMPIRE
    if state.held[seat] == 0 and not state.terms.reentry:
        return obstacles.NO_WAY_BACK
    return NO_OBSTACLE if spare(state, seat, done) > 0 else obstacles.NO_AVAILABLE_ARMY


def verb_of(action: i64) -> i64:
    """The first action with the same verb."""
    if action < codes.REENTER:
        return codes.INVADE
    if action < codes.DESTROY:
        return codes.REENTER
    return codes.DESTROY if action < codes.REINFORCE else codes.REINFORCE


def area_of(action: i64) -> i64:
    """A city is destroyed in an area of Sumer; else the areas are those where armies can be."""
    verb = verb_of(action)
    return action - verb if verb == codes.DESTROY else terms.GROUND_AREA[action - verb]


def narrow(state: FloodState, verb: i64, spaces: Spaces) -> None:
    """Take away the areas in which a sub-action is impossible."""
    done, seat = state.a, state.actor
    held = state.held[seat]
    if verb == codes.REENTER:  # AF-13.7
        spaces.without(obstacles.STILL_ON_THE_BOARD, all_bits(AREAS) if held else 0)
        spaces.without(obstacles.NOT_HOME, ~terms.HOMES[state.empire[seat]])
        return
    spaces.without(obstacles.ONLY_REENTRY, 0 if held else all_bits(AREAS))
    if verb == codes.INVADE:  # AF-13.2
        spaces.without(obstacles.HELD_ALREADY, held)
        spaces.without(obstacles.NOT_NEXT_TO, ~state.frontier(seat))
        return
    spaces.without(obstacles.NO_ARMY_THERE, ~held)
    if verb == codes.REINFORCE:  # AF-13.4
        for area in range(AREAS):
            if state.armies[area] >= terms.MOST_ARMIES:
                spaces.without(obstacles.AREA_FULL, BIT[area])
        return
    foreign = state.all_cities() & ~state.cities[seat]
    spaces.without(obstacles.NO_FOREIGN_CITY, ~foreign)  # AF-13.3
    for other in range(SEATS):
        if spare(state, seat, done) < destroy_cost(state, other):
            spaces.without(obstacles.TOO_FEW_TO_DESTROY, state.cities[other])


def add_open(state: FloodState, verb: i64, following: i64, actions: Actions) -> None:
    """List the sub-actions of one verb."""
    spaces = actions.spaces
    spaces.lay_out(all_bits(AREAS), 0)
    narrow(state, verb, spaces)
    if spaces.open != 0:
        for action in range(verb, following):
            if (spaces.open >> area_of(action)) & 1:
                actions.add(action)


@final
class Expand(Question[FloodState]):
    """One sub-action; every further one costs an army (AF-13.5)."""

    frame: ClassVar[tuple[str, ...]] = ("done",)
    verbs: ClassVar[tuple[str, ...]] = ("invade", "reenter", "destroy", "reinforce", "expand_end")

    def misfit(self, state: FloodState) -> str:
        done = state.a
        if obstacle_to_expanding(state, state.actor, done) != NO_OBSTACLE:
            return "expand"
        return out_of_turn(state, state.actor)

    def obstacle(self, state: FloodState, action: i64) -> i64:
        done = state.a
        if action == codes.EXPAND_END:
            return NO_OBSTACLE if done else obstacles.EXPAND_SOMETHING_FIRST
        spaces = Spaces()
        spaces.lay_out(all_bits(AREAS), BIT[area_of(action)])
        narrow(state, verb_of(action), spaces)
        return spaces.obstacle

    def legal_into(self, state: FloodState, actions: Actions) -> None:
        add_open(state, codes.INVADE, codes.REENTER, actions)
        add_open(state, codes.REENTER, codes.DESTROY, actions)
        add_open(state, codes.DESTROY, codes.REINFORCE, actions)
        add_open(state, codes.REINFORCE, codes.EXPAND_END, actions)
        actions.offer(codes.EXPAND_END, self.obstacle(state, codes.EXPAND_END))

    def apply(self, state: FloodState, action: i64, journal: Journal | None) -> None:
        done, seat = state.a, state.actor
        if action == codes.EXPAND_END:
            end_action(state, seat)
            return
        if done:
            state.dismiss(seat, terms.REPEAT_COST)
            if journal is not None:
                journal.tell(events.RepeatPaid(seat))
        verb, area = verb_of(action), area_of(action)
        if verb == codes.INVADE:
            approach(state, seat, area, INVASION, journal)
        elif verb == codes.REENTER:
            approach(state, seat, area, REENTRY, journal)
        elif verb == codes.DESTROY:
            destroy(state, seat, area, journal)
        else:
            reinforce(state, seat, area, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        done = state.a
        return {"done": done, "armies": state.ready[state.actor]}

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        if action == codes.EXPAND_END:
            return {}
        done, seat, area = state.a, state.actor, area_of(action)
        owner = state.city_owner(area)
        return {
            "area": words.area(area),
            "holder": words.side(state.holder(area)),
            "defenders": state.armies[area],
            "owner": words.side(owner),
            "cost": terms.DESTROY_COST if owner == NOBODY else destroy_cost(state, owner),
            "armies": spare(state, seat, done),
            "empire": words.empire(state.empire[seat]),
        }

    def targets(self, state: FloodState, action: i64) -> list[str]:
        if action == codes.EXPAND_END:
            return []
        verb, area = verb_of(action), area_of(action)
        if verb == codes.DESTROY:
            return [elements.city(area)]
        return [elements.army(area) if verb == codes.REINFORCE else elements.area(area)]


@final
class ExpandAgain(Step[FloodState]):
    """After a sub-action, also a failed one: the menu again, if a repeat is possible (AF-13.5)."""

    def misfit(self, state: FloodState) -> str:
        if state.started[state.actor] == NOBODY:
            return "expand"
        return out_of_turn(state, state.actor)

    def run(self, state: FloodState, journal: Journal | None) -> None:
        if obstacle_to_expanding(state, state.actor, 1) == NO_OBSTACLE:
            state.become(frames.EXPAND, state.actor, 1)
        else:
            end_action(state, state.actor)


def destroy(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """City and expansion return to their owner; points already scored stay (AF-13.3)."""
    owner = state.city_owner(area)
    cost = destroy_cost(state, owner)
    state.dismiss(seat, cost)
    expanded = state.raze(owner, area)
    if journal is not None:
        protected = cost > terms.DESTROY_COST
        journal.tell(events.CityDestroyed(seat, owner, area, cost, expanded, protected))
    state.become(frames.EXPAND_AGAIN, seat)


def reinforce(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    state.deploy(seat, area, 1)
    if journal is not None:
        journal.tell(events.Reinforced(seat, area))
    state.become(frames.EXPAND_AGAIN, seat)
