"""The Status Phase (CC-14)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT, all_bits
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, goals, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give, offer_advance
from edubba.games.clash_of_cultures.decisions.base import OneThing, SpaceChoice
from edubba.games.clash_of_cultures.decisions.battle.capture import kept, remove_city
from edubba.games.clash_of_cultures.decisions.cards.conditions import holds
from edubba.games.clash_of_cultures.decisions.cards.decks import draw
from edubba.games.clash_of_cultures.decisions.cards.objectives import (
    PER_CARD,
    objective_facts,
    score,
)
from edubba.games.clash_of_cultures.scoring import ends_now, finish, somebody_cityless
from edubba.games.clash_of_cultures.state import ClashState

# The steps, each done by all players in turn order before the next.
OBJECTIVES: Final = 0
FREE_ADVANCE: Final = 1
CARDS: Final = 2
RAZING: Final = 3
FIRST_PLAYER: Final = 4
OVER: Final = 5


class Status(Step[ClashState]):
    """One step after the other, one player after the other."""

    frame: ClassVar[tuple[str, ...]] = ("step", "handled")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(OVER + 1), range(state.seats + 1)]

    def misfit(self, state: ClashState) -> str:
        step = state.a
        return unless(step == OBJECTIVES or state.round < terms.ROUNDS, "end_yet")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        step, handled = state.a, state.b
        if step == OVER:
            state.become(frames.BEGIN_ROUND, state.first)
            return
        if step == FIRST_PLAYER:
            state.a = OVER
            self.pass_token(state, journal)
            return
        if handled == state.seats:
            state.a = step + 1
            state.b = 0
            if step == OBJECTIVES and (state.round == terms.ROUNDS or somebody_cityless(state)):
                finish(state, journal)  # CC-14.1
            return
        seat: i64 = (state.first + handled) % state.seats
        state.b += 1
        if step == OBJECTIVES:
            if state.player(seat).objectives:
                state.push(frames.DECLARE, seat)
        elif step == FREE_ADVANCE:
            offer_advance(state, seat, all_bits(codes.ADVANCES), True, True, False)
        elif step == CARDS:
            draw(state, seat, codes.DECK_OBJECTIVE, terms.STATUS_DRAW)
            draw(state, seat, codes.DECK_ACTION, terms.STATUS_DRAW)
        elif can_raze(state, seat):
            state.push(frames.RAZE, seat)

    def pass_token(self, state: ClashState, journal: Journal | None) -> None:
        """Who decides on the First Player token, if anybody (CC-14.5)."""
        decider = state.owner_of_wonder(codes.GREAT_LIGHTHOUSE)
        if decider == NOBODY:
            decider = most_advanced(state)
        if decider != NOBODY:
            state.push(frames.NAME_FIRST, decider)
        elif journal is not None:
            journal.tell(events.FirstPlayerNamed(state.first, state.first))


def most_advanced(state: ClashState) -> i64:
    """The player with the highest sum of levels; NOBODY if the First Player is among the tied and
    keeps the token."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(state.seats):
        levels: i64 = state.player(seat).culture + state.player(seat).happiness
        if levels > best:
            best = levels
            leaders = BIT[seat]
        elif levels == best:
            leaders |= BIT[seat]
    if leaders & (leaders - 1) and (leaders >> state.first) & 1:
        return NOBODY
    seat = state.first
    while (leaders >> seat) & 1 == 0:
        seat = state.next_seat(seat)
    return seat


class Declare(OneThing):
    """Reveal and score Objective cards one by one (CC-14.1); whoever has one is asked."""

    frame: ClassVar[tuple[str, ...]] = ("scored",)
    verbs: ClassVar[tuple[str, ...]] = ("score", "stop")
    rule: ClassVar[str] = "CC-14.1"
    asks_hidden: ClassVar[bool] = True

    def obstacle_to(self, state: ClashState, half: i64) -> i64:
        scored, goal = state.a, goals.CARD_GOALS[half]
        if not (state.player(state.actor).objectives >> (half // PER_CARD)) & 1:
            return obstacles.OBJECTIVE_NOT_IN_HAND
        if barred_by(state, goal, scored):
            return obstacles.OBJECTIVE_ONCE
        met = goals.GOAL_STATUS[goal] and holds(state, state.actor, goal)
        return NO_OBSTACLE if met else obstacles.OBJECTIVE_NOT_MET

    def choose(self, state: ClashState, half: i64, journal: Journal | None) -> None:
        score(state, state.actor, half, journal)
        state.a |= BIT[goals.CARD_GOALS[half]]
        if not state.player(state.actor).objectives:
            state.pop()

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return objective_facts(action)


def barred_by(state: ClashState, goal: i64, scored: i64) -> bool:
    """Whether what he scored before bars a status objective (CC-14.1, CC-15.6)."""
    repeated = (scored >> goal) & 1 == 1 and not state.terms.repeat_objectives
    return repeated or goals.GOAL_EXCLUDES[goal] & scored != 0


def can_raze(state: ClashState, seat: i64) -> bool:
    if kept(state, seat):
        return False
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].size() == 1:
            return True
    return False


class Raze(SpaceChoice):
    """Remove one own city of size 1 for gold, or none (CC-14.4)."""

    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")
    rule: ClassVar[str] = "CC-14.4"

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        if state.owner_at(cell) != state.actor:
            return obstacles.NO_CITY_OF_YOURS
        return NO_OBSTACLE if state.city(cell).size() == 1 else obstacles.RAZE_SIZE_ONE

    def take(self, state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
        if journal is not None:
            journal.tell(events.Razed(seat, cell))
        remove_city(state, cell, None)
        give(state, seat, codes.GOLD, terms.RAZE_GOLD, journal)
        if ends_now(state):
            finish(state, journal)


class NameFirst(OneThing):
    """Who gets the First Player token (CC-14.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("player",)

    def obstacle_to(self, state: ClashState, seat: i64) -> i64:
        return NO_OBSTACLE if seat < state.seats else obstacles.NO_SUCH_PLAYER

    def choose(self, state: ClashState, seat: i64, journal: Journal | None) -> None:
        decider = state.actor
        state.first = seat
        state.pop()
        if journal is not None:
            journal.tell(events.FirstPlayerNamed(decider, seat))
