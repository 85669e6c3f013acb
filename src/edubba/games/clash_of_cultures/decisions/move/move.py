"""The Move action: from where, with whom, where to (CC-4)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, Journal, Message, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, obstacles, terms
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Choice, SpaceChoice
from edubba.games.clash_of_cultures.decisions.move.going import (
    BY_LAND,
    BY_NAVIGATION,
    BY_SEA,
    go,
    mark,
)
from edubba.games.clash_of_cultures.decisions.move.groups import (
    can_leave,
    can_move,
    cargo,
    may_join,
    obstacle_to_joining,
    ways_into,
)
from edubba.games.clash_of_cultures.decisions.move.paths import (
    ALL_SHIPS,
    ROAD_COST,
    group_misfit,
    obstacle_to_embarking,
    obstacle_to_navigating,
    obstacle_to_road,
    obstacle_to_sailing,
    obstacle_to_step,
    sea_reach,
)
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, lack_of, pay
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.pieces import MOVED
from edubba.games.clash_of_cultures.scoring import ends_now, finish
from edubba.games.clash_of_cultures.state import ClashState


def begin(state: ClashState, seat: i64) -> None:
    """A Move action of up to three moves (CC-4.1)."""
    state.moves = 0
    state.sailed = False
    state.navigated = False
    state.push(frames.MOVE_FROM, seat)


class MoveFrom(SpaceChoice):
    """The space from which the next move starts (CC-4.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("from", "stop")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        seat = state.actor
        if state.holder(cell) != seat:
            return obstacles.NO_UNIT_THERE
        if can_leave(state, seat, cell):
            return NO_OBSTACLE
        untrained = state.armies(cell) > 0 and not state.player(seat).has(codes.TACTICS)
        return obstacles.NEEDS_TACTICS if untrained else obstacles.UNITS_CANNOT_MOVE

    def obstacle_beside(self, state: ClashState) -> i64:
        return NO_OBSTACLE if state.moves > 0 else obstacles.MOVE_FIRST

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.become(frames.MOVE_WITH, state.actor, cell)

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        end_action(state, seat, journal)


def end_action(state: ClashState, seat: i64, journal: Journal | None) -> None:
    """The Move action is over: Cartography (CC-3.22.4)."""
    player = state.edit(seat)
    for unit in range(codes.UNITS):
        player.marks[unit] &= ~MOVED
    state.warlord = 0
    if player.has(codes.CARTOGRAPHY) and state.sailed:
        say_used(seat, codes.CARTOGRAPHY, journal)
        give(state, seat, codes.IDEAS, 1, journal)
        if state.navigated:
            give(state, seat, codes.CULTURE, 1, journal)


class MoveWith(Choice):
    """Add units to the group, or say where it goes (CC-4.2)."""

    frame: ClassVar[tuple[str, ...]] = ("start", "group")
    verbs: ClassVar[tuple[str, ...]] = ("with", "to", "road", "navigate", "embark")

    def misfit(self, state: ClashState) -> str:
        start, group = state.a, state.b
        return "" if group == 0 else group_misfit(state, state.actor, start, group)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat, start, group = state.actor, state.a, state.b
        for unit in range(codes.UNITS):
            if may_join(state, seat, start, group, unit):
                actions.add(codes.WITH + unit)
        if group:
            ways_into(state, seat, start, group, actions)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        seat, start, group = state.actor, state.a, state.b
        if action < codes.TO:
            return obstacle_to_joining(state, seat, start, group, action - codes.WITH)
        if group == 0:
            return obstacles.CHOOSE_UNITS_FIRST
        if action < codes.ROAD:
            return obstacle_to_going(state, seat, start, group, action - codes.TO)
        if codes.NAVIGATE <= action < codes.EMBARK:
            return obstacle_to_leaving(state, seat, start, group, action - codes.NAVIGATE)
        if group & ALL_SHIPS:
            return obstacles.SHIPS_STAY_AT_SEA
        if cargo(state, seat, group):
            return obstacles.ASHORE_FIRST
        if action < codes.NAVIGATE:
            return obstacle_to_road(state, seat, group, start, action - codes.ROAD)
        if not state.terms.layout.touch(start, action - codes.EMBARK):
            return obstacles.TOO_FAR
        return obstacle_to_embarking(state, seat, group, action - codes.EMBARK)

    def lack(self, state: ClashState, action: i64) -> Message:
        return lack_of(state, ROAD_COST, GOLD_OK)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, start, group = state.actor, state.a, state.b
        if action < codes.TO:
            state.b |= BIT[action - codes.WITH]
            return
        mark(state, seat, group, MOVED)
        state.moves += 1
        state.become(frames.MOVE_NEXT, seat)
        if action >= codes.EMBARK:
            state.push(frames.BOARDING, seat, action - codes.EMBARK, group)
            state.extend(start, 0, 0, 0)
        elif action >= codes.NAVIGATE:
            state.navigated = True
            say_used(seat, codes.NAVIGATION, journal)
            go(state, seat, group, start, action - codes.NAVIGATE, BY_NAVIGATION, journal)
        elif action >= codes.ROAD:
            say_used(seat, codes.ROADS, journal)
            state.push(frames.ROAD_PAID, seat, action - codes.ROAD, group)
            state.extend(start, 0, 0, 0)
            pay(state, seat, ROAD_COST, GOLD_OK)
        elif group & ALL_SHIPS:
            go(state, seat, group, start, action - codes.TO, BY_SEA, journal)
        else:
            go(state, seat, group, start, action - codes.TO, BY_LAND, journal)


def obstacle_to_going(state: ClashState, seat: i64, start: i64, group: i64, cell: i64) -> i64:
    """What stands against a way on foot, or of ships over connected sea."""
    if cell == start:
        return obstacles.THERE_ALREADY
    if group & ALL_SHIPS:
        return obstacle_to_sailing(state, seat, sea_reach(state, seat, start), start, cell)
    if not state.terms.layout.touch(start, cell):
        return obstacles.TOO_FAR
    return obstacle_to_step(state, seat, group, cell)


def obstacle_to_leaving(state: ClashState, seat: i64, start: i64, group: i64, cell: i64) -> i64:
    """What stands against a way off the board."""
    if group & ALL_SHIPS:
        return obstacle_to_navigating(state, seat, start, cell)
    return obstacles.NO_NAVIGATION


class MoveNext(Step[ClashState]):
    """After a move: the next one, or the end of the Move action (CC-4.1)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        if ends_now(state):
            finish(state, journal)
        elif state.moves < terms.MOVES and can_move(state, seat):
            state.become(frames.MOVE_FROM, seat)
        else:
            state.pop()
            end_action(state, seat, journal)
