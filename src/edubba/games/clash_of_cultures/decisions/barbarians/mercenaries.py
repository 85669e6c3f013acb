"""Mercenaries: Barbarian stacks that move for pay (CC-11.8, CC-11.9)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.words import Message
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms
from edubba.games.clash_of_cultures.bounds import HALF, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.raids import start_raid
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import grow
from edubba.games.clash_of_cultures.decisions.base import OneThing, SpaceChoice, any_open
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_unit
from edubba.games.clash_of_cultures.decisions.payment import lack_of, one_of, settle
from edubba.games.clash_of_cultures.effects import Effect
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState

STACKS: Final = ("effect", "stack", "left_low", "left_high", "low", "high")
# The frame: the effect, the stack chosen, and as bits of cells in two halves: those from which
# stacks were hired, and those where hired stacks stand now.


def in_mask(low: i64, high: i64, cell: i64) -> bool:
    return (low >> cell) & 1 == 1 if cell < HALF else (high >> (cell - HALF)) & 1 == 1


def within(state: ClashState, seat: i64, cell: i64) -> bool:
    """At distance 2 or less from an own city or unit."""
    layout = state.terms.layout
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat and layout.distance(city.cell, cell) <= terms.HIRE_RANGE:
            return True
    for unit in range(codes.UNITS):
        at = state.cell_of_unit(seat, unit)
        if at != NO_CELL and layout.distance(at, cell) <= terms.HIRE_RANGE:
            return True
    return False


def may_go(state: ClashState, start: i64, cell: i64) -> bool:
    """One revealed land space, within the stack limit where Barbarians stand already."""
    if cell == NO_CELL or not state.is_land(cell):
        return False
    here = state.barbarians[cell]
    return here == 0 or here + state.barbarians[start] <= terms.BARBARIAN_LIMIT


def has_step(state: ClashState, cell: i64) -> bool:
    for i in range(codes.SPACES_AROUND):
        if may_go(state, cell, state.near(cell, i)):
            return True
    return False


def accepted(state: ClashState, seat: i64) -> i64:
    """What a stack can be paid with, as bits; a Mood token stands in for the Culture token of the
    owner of the Great Colosseum (CC-16.6.7)."""
    if state.terms.exact_prices or state.owner_of_wonder(codes.GREAT_COLOSSEUM) != seat:
        return terms.HIRE_KINDS
    return terms.HIRE_KINDS | BIT[codes.MOOD]


def can_pay_one(state: ClashState, seat: i64) -> bool:
    kinds = accepted(state, seat)
    for kind in range(codes.KINDS):
        if (kinds >> kind) & 1 and state.player(seat).kinds[kind] > 0:
            return True
    return False


def obstacle_to_hiring(state: ClashState, seat: i64, cell: i64) -> i64:
    if state.barbarians[cell] == 0:
        return obstacles.NO_BARBARIANS_THERE
    if not within(state, seat, cell):
        return obstacles.HIRE_TOO_FAR
    return NO_OBSTACLE if has_step(state, cell) else obstacles.HIRE_NO_WAY


def possible(state: ClashState, seat: i64) -> bool:
    """The need `barbarian_stack_within_2`."""
    if not can_pay_one(state, seat):
        return False
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if obstacle_to_hiring(state, seat, cells[i]) == NO_OBSTACLE:
            return True
    return False


def hire(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Hire stack after stack (`move_barbarians`)."""
    state.push(frames.HIRE_NEXT, seat, effect.number)
    state.extend(0, 0, 0, 0)


class HireNext(Step[ClashState]):
    """Another stack, or the end: settlements that were left get a Barbarian (CC-11.9)."""

    frame: ClassVar[tuple[str, ...]] = STACKS

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if can_pay_one(state, state.actor):
            state.code = frames.HIRE
            if any_open(state):
                return
        end(state, journal)


def end(state: ClashState, journal: Journal | None) -> None:
    low, high = state.c, state.d
    state.pop()
    for cell in range(codes.CELLS):
        if in_mask(low, high, cell) and state.owner_at(cell) == codes.BARBARIANS:
            if state.barbarians[cell] < terms.BARBARIAN_LIMIT and state.barbarians_left > 0:
                grow(state, cell, journal)


class Hire(SpaceChoice):
    """Which stack to hire, or no more."""

    frame: ClassVar[tuple[str, ...]] = STACKS
    verbs: ClassVar[tuple[str, ...]] = ("from", "stop")

    def misfit(self, state: ClashState) -> str:
        return unless(can_pay_one(state, state.actor), "pay")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        low, high = state.e, state.f
        if state.barbarians[cell] > 0 and in_mask(low, high, cell):
            return obstacles.HIRED_ALREADY
        return obstacle_to_hiring(state, state.actor, cell)

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.b = cell
        if journal is not None:
            journal.tell(board_events.BarbariansHired(state.actor, cell))
        if cell < HALF:
            state.c |= BIT[cell]
        else:
            state.d |= BIT[cell - HALF]
        state.code = frames.HIRE_PRICE

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        end(state, journal)


class HirePrice(OneThing):
    """With what the stack is paid."""

    frame: ClassVar[tuple[str, ...]] = STACKS
    verbs: ClassVar[tuple[str, ...]] = ("kind",)
    rule: ClassVar[str] = "CC-11.8"

    def misfit(self, state: ClashState) -> str:
        stack = state.b
        if obstacle_to_hiring(state, state.actor, stack) != NO_OBSTACLE:
            return "find_units"
        return unless(can_pay_one(state, state.actor), "pay")

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        if not (accepted(state, state.actor) >> kind) & 1:
            return obstacles.HIRE_KINDS
        has = state.player(state.actor).kinds[kind] > 0
        return NO_OBSTACLE if has else obstacles.CANNOT_PAY

    def lack(self, state: ClashState, action: i64) -> Message:
        return lack_of(state, one_of(action - self.first, 1), 0)

    def choose(self, state: ClashState, kind: i64, journal: Journal | None) -> None:
        settle(state, state.actor, one_of(kind, 1), journal)
        state.code = frames.HIRE_TO


class HireTo(SpaceChoice):
    """Where the stack goes: peace, a raid on a city, or a fight with units (CC-11.8)."""

    frame: ClassVar[tuple[str, ...]] = STACKS
    verbs: ClassVar[tuple[str, ...]] = ("to",)
    rule: ClassVar[str] = "CC-11.8"

    def misfit(self, state: ClashState) -> str:
        stack = state.b
        return unless(state.barbarians[stack] > 0, "find_units")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        stack = state.b
        if not state.terms.layout.touch(stack, cell) or not state.is_land(cell):
            return obstacles.HIRE_ONE_LAND_SPACE
        return NO_OBSTACLE if may_go(state, stack, cell) else obstacles.BARBARIANS_FULL

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        stack = state.b
        owner, holder = state.owner_at(cell), state.holder(cell)
        stands(state, stack)
        state.code = frames.HIRE_NEXT
        if owner not in (NOBODY, codes.BARBARIANS):
            start_raid(state, stack, cell, owner, journal)
            return
        stands(state, cell)
        if owner == NOBODY and holder not in (NOBODY, codes.BARBARIANS):
            if state.armies(cell) > 0:
                state.push(frames.HIRED_OVER, state.actor, stack, cell)
                start_raid(state, stack, cell, holder, journal)
                return
            for unit in range(codes.FIRST_ARMY):
                if state.player(holder).unit_at[unit] == cell:
                    lose_unit(state, holder, unit, journal)
        step(state, stack, cell, journal)


def stands(state: ClashState, cell: i64) -> None:
    """A stack that was hired is not hired again; it stands here now."""
    if cell < HALF:
        state.e |= BIT[cell]
    else:
        state.f |= BIT[cell - HALF]


def step(state: ClashState, start_cell: i64, cell: i64, journal: Journal | None) -> None:
    count = state.barbarians[start_cell]
    if journal is not None:
        journal.tell(board_events.BarbariansMoved(start_cell, cell, count))
    state.set_barbarians(start_cell, 0)
    state.set_barbarians(cell, state.barbarians[cell] + count)


class HiredOver(Step[ClashState]):
    """After one round with units in the open: Barbarians go in if nobody is left there."""

    frame: ClassVar[tuple[str, ...]] = ("from", "cell")

    def misfit(self, state: ClashState) -> str:
        start, cell = state.a, state.b
        beside = state.terms.layout.touch(start, cell) and state.is_land(cell)
        return unless(beside and not state.has_city(cell), "go")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        start_cell, cell = state.a, state.b
        state.pop()
        if state.holder(cell) == NOBODY:
            step(state, start_cell, cell, journal)
