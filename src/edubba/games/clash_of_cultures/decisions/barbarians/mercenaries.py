"""Mercenaries: Barbarian stacks that move for pay (CC-11.8, CC-11.9)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import BarbariansHired, BarbariansMoved
from edubba.games.clash_of_cultures.bounds import HALF, unless
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    CELLS,
    FIRST_ARMY,
    FROM,
    GREAT_COLOSSEUM,
    KIND,
    KINDS,
    MOOD,
    SPACES_AROUND,
    STOP,
    TO,
    UNITS,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.raids import start_raid
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import grow
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_unit
from edubba.games.clash_of_cultures.decisions.payment import one_of, settle
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    BARBARIAN_LIMIT,
    HIRE_KINDS,
    HIRE_RANGE,
)

# The frame: the effect, the stack chosen, and as bits of cells in two halves: those from which
# stacks were hired, and those where hired stacks stand now.


def in_mask(low: i64, high: i64, cell: i64) -> bool:
    return (low >> cell) & 1 == 1 if cell < HALF else (high >> (cell - HALF)) & 1 == 1


def within(state: ClashState, seat: i64, cell: i64) -> bool:
    """At distance 2 or less from an own city or unit."""
    layout = state.terms.layout
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat and layout.distance(city.cell, cell) <= HIRE_RANGE:
            return True
    for unit in range(UNITS):
        at = state.cell_of_unit(seat, unit)
        if at != NO_CELL and layout.distance(at, cell) <= HIRE_RANGE:
            return True
    return False


def may_go(state: ClashState, start: i64, cell: i64) -> bool:
    """One revealed land space, within the stack limit where Barbarians stand already."""
    if cell == NO_CELL or not state.is_land(cell):
        return False
    here = state.barbarians[cell]
    return here == 0 or here + state.barbarians[start] <= BARBARIAN_LIMIT


def has_step(state: ClashState, cell: i64) -> bool:
    for i in range(SPACES_AROUND):
        if may_go(state, cell, state.near(cell, i)):
            return True
    return False


def accepted(state: ClashState, seat: i64) -> i64:
    """What a stack can be paid with, as bits; a Mood token stands in for the Culture token of the
    owner of the Great Colosseum (CC-16.6.7)."""
    if state.terms.exact_prices or state.owner_of_wonder(GREAT_COLOSSEUM) != seat:
        return HIRE_KINDS
    return HIRE_KINDS | BIT[MOOD]


def can_pay_one(state: ClashState, seat: i64) -> bool:
    kinds = accepted(state, seat)
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and state.player(seat).kinds[kind] > 0:
            return True
    return False


def may_hire(state: ClashState, seat: i64, cell: i64) -> bool:
    return state.barbarians[cell] > 0 and within(state, seat, cell) and has_step(state, cell)


def possible(state: ClashState, seat: i64) -> bool:
    """The need `barbarian_stack_within_2`."""
    if not can_pay_one(state, seat):
        return False
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if may_hire(state, seat, cells[i]):
            return True
    return False


def start(state: ClashState, seat: i64, index: i64) -> None:
    state.push(frames.HIRE_NEXT, seat, index)
    state.extend(0, 0, 0, 0)


def hireable(state: ClashState, cell: i64) -> bool:
    """Not a stack that was hired already; `e` and `f` hold where those stand."""
    return may_hire(state, state.actor, cell) and not in_mask(state.e, state.f, cell)


@final
class HireNext(Step[ClashState]):
    """Another stack, or the end: settlements that were left get a Barbarian (CC-11.9)."""

    name: ClassVar[str] = "hire_next"
    frame: ClassVar[tuple[str, ...]] = ("effect", "stack", "left_low", "left_high", "low", "high")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if can_pay_one(state, state.actor):
            for cell in range(CELLS):
                if hireable(state, cell):
                    state.code = frames.HIRE
                    return
        end(state, journal)


def end(state: ClashState, journal: Journal | None) -> None:
    low = state.c
    high = state.d
    state.pop()
    for cell in range(CELLS):
        if in_mask(low, high, cell) and state.owner_at(cell) == BARBARIANS:
            if state.barbarians[cell] < BARBARIAN_LIMIT and state.barbarians_left > 0:
                grow(state, cell, journal)


@final
class Hire(Before):
    """Which stack to hire, or no more."""

    name: ClassVar[str] = "hire"
    frame: ClassVar[tuple[str, ...]] = ("effect", "stack", "left_low", "left_high", "low", "high")

    def misfit(self, state: ClashState) -> str:
        return unless(can_pay_one(state, state.actor), "nothing can be paid")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for cell in range(CELLS):
            if hireable(state, cell):
                actions.add(FROM + cell)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            end(state, journal)
            return
        cell: i64 = action - FROM
        state.b = cell
        if journal is not None:
            journal.tell(BarbariansHired(state.actor, cell))
        if cell < HALF:
            state.c |= BIT[cell]
        else:
            state.d |= BIT[cell - HALF]
        state.code = frames.HIRE_PRICE

    def reason(self, state: ClashState, action: i64) -> Reason:
        cell: i64 = action - FROM
        if not 0 <= cell < CELLS:
            return words.not_offered()
        if state.barbarians[cell] == 0:
            return words.with_rule("no_barbarians_there", "CC-11.8")
        if in_mask(state.e, state.f, cell):
            return words.with_rule("hired_already", "CC-11.8")
        if not within(state, state.actor, cell):
            return words.with_rule("hire_too_far", "CC-11.8")
        return words.with_rule("hire_no_way", "CC-11.8")


@final
class HirePrice(Before):
    """With what the stack is paid."""

    name: ClassVar[str] = "hire_price"
    frame: ClassVar[tuple[str, ...]] = ("effect", "stack", "left_low", "left_high", "low", "high")

    def misfit(self, state: ClashState) -> str:
        hired = may_hire(state, state.actor, state.b) and can_pay_one(state, state.actor)
        return unless(hired, "those cannot be hired")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        kinds = accepted(state, state.actor)
        for kind in range(KINDS):
            if (kinds >> kind) & 1:
                if state.player(state.actor).kinds[kind] > 0:
                    actions.add(KIND + kind)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        settle(state, state.actor, one_of(action - KIND, 1), journal)
        state.code = frames.HIRE_TO

    def reason(self, state: ClashState, action: i64) -> Reason:
        kind: i64 = action - KIND
        if not 0 <= kind < KINDS:
            return words.not_offered()
        if (accepted(state, state.actor) >> kind) & 1:
            return words.cannot_pay("CC-11.8")
        return words.with_rule("hire_kinds", "CC-11.8")


@final
class HireTo(Before):
    """Where the stack goes: peace, a raid on a city, or a fight with units (CC-11.8)."""

    name: ClassVar[str] = "hire_to"
    frame: ClassVar[tuple[str, ...]] = ("effect", "stack", "left_low", "left_high", "low", "high")

    def misfit(self, state: ClashState) -> str:
        return unless(state.barbarians[state.b] > 0, "no Barbarians are there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for i in range(SPACES_AROUND):
            cell = state.near(state.b, i)
            if may_go(state, state.b, cell):
                actions.add(TO + cell)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        cell: i64 = action - TO
        start_cell = state.b
        stands(state, start_cell)
        state.code = frames.HIRE_NEXT
        owner = state.owner_at(cell)
        holder = state.holder(cell)
        if owner == NOBODY and (holder in (NOBODY, BARBARIANS)):
            step(state, start_cell, cell, journal)
            stands(state, cell)
        elif owner == BARBARIANS:
            step(state, start_cell, cell, journal)
            stands(state, cell)
        elif owner != NOBODY:
            start_raid(state, start_cell, cell, owner, journal)
        elif state.armies(cell) == 0:
            for unit in range(FIRST_ARMY):
                if state.player(holder).unit_at[unit] == cell:
                    lose_unit(state, holder, unit, journal)
            step(state, start_cell, cell, journal)
            stands(state, cell)
        else:
            stands(state, cell)
            state.push(frames.HIRED_OVER, state.actor, start_cell, cell)
            start_raid(state, start_cell, cell, holder, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        cell: i64 = action - TO
        if not 0 <= cell < CELLS:
            return words.not_offered()
        if not state.terms.layout.touch(state.b, cell) or not state.is_land(cell):
            return words.with_rule("hire_one_land_space", "CC-11.8")
        return words.with_rule("barbarians_full", "CC-11.8")


def stands(state: ClashState, cell: i64) -> None:
    """A stack that was hired is not hired again; it stands here now."""
    if cell < HALF:
        state.e |= BIT[cell]
    else:
        state.f |= BIT[cell - HALF]


def step(state: ClashState, start_cell: i64, cell: i64, journal: Journal | None) -> None:
    count = state.barbarians[start_cell]
    if journal is not None:
        journal.tell(BarbariansMoved(start_cell, cell, count))
    state.set_barbarians(start_cell, 0)
    state.set_barbarians(cell, state.barbarians[cell] + count)


@final
class HiredOver(Step[ClashState]):
    """After one round with units in the open: Barbarians go in if nobody is left there."""

    name: ClassVar[str] = "hired_over"
    frame: ClassVar[tuple[str, ...]] = ("from", "cell")

    def misfit(self, state: ClashState) -> str:
        beside = state.terms.layout.touch(state.a, state.b) and state.is_land(state.b)
        return unless(beside and not state.has_city(state.b), "they cannot go there")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        start_cell = state.a
        cell = state.b
        state.pop()
        if state.holder(cell) == NOBODY:
            step(state, start_cell, cell, journal)
