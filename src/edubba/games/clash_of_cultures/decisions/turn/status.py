"""The Status Phase (CC-14)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, all_bits
from edubba.core.journal import EVERYONE, Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    ADVANCES,
    DECK_ACTION,
    DECK_OBJECTIVE,
    GOLD,
    GREAT_LIGHTHOUSE,
    PICK,
    SCORE,
    SEAT,
    STOP,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give, offer_advance
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
from edubba.games.clash_of_cultures.decisions.battle.capture import kept, remove_city
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    draw,
)
from edubba.games.clash_of_cultures.decisions.cards.objectives import (
    DECLARING,
    halves_into,
    met_at_status,
    score,
    why_not_score,
)
from edubba.games.clash_of_cultures.events import FirstPlayerNamed, Razed
from edubba.games.clash_of_cultures.goals import CARD_GOALS
from edubba.games.clash_of_cultures.scoring import ends_now, finish, somebody_cityless
from edubba.games.clash_of_cultures.space import COLOURS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    RAZE_GOLD,
    ROUNDS,
    STATUS_DRAW,
)

# The steps, each done by all players in turn order before the next.
OBJECTIVES: Final = 0
FREE_ADVANCE: Final = 1
CARDS: Final = 2
RAZING: Final = 3
FIRST_PLAYER: Final = 4
OVER: Final = 5


@final
class Status(Step[ClashState]):
    """One step after the other, one player after the other."""

    name: ClassVar[str] = "status"
    frame: ClassVar[tuple[str, ...]] = ("step", "handled")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(OVER + 1), range(state.seats + 1)]

    def misfit(self, state: ClashState) -> str:
        on = state.a == OBJECTIVES or state.round < ROUNDS
        return unless(on, "the game ended in the last Status Phase")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        step = state.a
        if step == OVER:
            state.become(frames.BEGIN_ROUND, state.first)
            return
        if step == FIRST_PLAYER:
            state.a = OVER
            self.pass_token(state, journal)
            return
        if state.b == state.seats:
            state.a = step + 1
            state.b = 0
            if step == OBJECTIVES and (state.round == ROUNDS or somebody_cityless(state)):
                finish(state, journal)  # CC-14.1
            return
        seat: i64 = (state.first + state.b) % state.seats
        state.b += 1
        if step == OBJECTIVES:
            if state.player(seat).objectives:
                state.push(frames.DECLARE, seat)
        elif step == FREE_ADVANCE:
            offer_advance(state, seat, all_bits(ADVANCES), True, True, False)
        elif step == CARDS:
            draw(state, seat, DECK_OBJECTIVE, STATUS_DRAW)
            draw(state, seat, DECK_ACTION, STATUS_DRAW)
        elif can_raze(state, seat):
            state.push(frames.RAZE, seat)

    def pass_token(self, state: ClashState, journal: Journal | None) -> None:
        """Who decides on the First Player token, if anybody (CC-14.5)."""
        decider = state.owner_of_wonder(GREAT_LIGHTHOUSE)
        if decider == NOBODY:
            decider = most_advanced(state)
        if decider != NOBODY:
            state.push(frames.NAME_FIRST, decider)
        elif journal is not None:
            journal.tell(FirstPlayerNamed(state.first, state.first))


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


@final
class Declare(Before):
    """Reveal and score Objective cards one by one (CC-14.1); whoever has one is asked."""

    name: ClassVar[str] = "declare"
    frame: ClassVar[tuple[str, ...]] = ("scored",)
    asks_hidden: ClassVar[bool] = True

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        hand = state.player(state.actor).objectives
        halves_into(state, hand, met_at_status(state, state.actor, state.a), actions)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        score(state, state.actor, action - SCORE, journal)
        state.a |= BIT[CARD_GOALS[action - SCORE]]
        if not state.player(state.actor).objectives:
            state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE

    def reason(self, state: ClashState, action: i64) -> Reason:
        return why_not_score(state, action, state.a, DECLARING)


def can_raze(state: ClashState, seat: i64) -> bool:
    if kept(state, seat):
        return False
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].size() == 1:
            return True
    return False


@final
class Raze(SpaceBefore):
    """Remove one own city of size 1 for gold, or none (CC-14.4)."""

    name: ClassVar[str] = "raze"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.owner_at(cells[i]) == state.actor and state.city(cells[i]).size() == 1:
                actions.add(PICK + cells[i])
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        if action == STOP:
            return
        cell: i64 = action - PICK
        if journal is not None:
            journal.tell(Razed(seat, cell))
        remove_city(state, cell, None)
        give(state, seat, GOLD, RAZE_GOLD, journal)
        if ends_now(state):
            finish(state, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-14.4")
        return words.with_rule("raze_size_one", "CC-14.4")


@final
class NameFirst(Before):
    """Who gets the First Player token (CC-14.5)."""

    name: ClassVar[str] = "name_first"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for seat in range(state.seats):
            actions.add(SEAT + seat)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        decider = state.actor
        state.first = action - SEAT
        state.pop()
        if journal is not None:
            journal.tell(FirstPlayerNamed(decider, state.first))

    def reason(self, state: ClashState, action: i64) -> Reason:
        if SEAT <= action < SEAT + len(COLOURS):
            return words.no_such_player()
        return words.not_offered()
