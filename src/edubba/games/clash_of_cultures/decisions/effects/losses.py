"""Effects that cost units or actions, and Revolution (`lose_unit`, `lose_action`, `avoid`)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board import on_board
from edubba.games.clash_of_cultures.bounds import MAYBE_SPACE, unless
from edubba.games.clash_of_cultures.codes import (
    FIRST_ARMY,
    FIRST_SHIP,
    OP_LOSE_ACTION,
    OP_SWITCH_GOVERNMENT,
    STOP,
    SWITCH,
    UNITS,
    WITH,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.governments import (
    can_switch,
    switch_to,
    switches_into,
)
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_unit
from edubba.games.clash_of_cultures.decisions.effects.moods import how_many
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import lose_action
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX
from edubba.games.clash_of_cultures.space import GOVERNMENTS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE


def start_losing(state: ClashState, effect: Effect, seat: i64) -> None:
    """Push the loss of units of his choice."""
    state.push(frames.LOSE_NEXT, seat, how_many(state, effect, seat))


@final
class LoseNext(Step[ClashState]):
    """The next unit to lose, as long as there is one."""

    name: ClassVar[str] = "lose_next"
    frame: ClassVar[tuple[str, ...]] = ("left",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if state.a == 0 or on_board(state, state.actor) == 0:
            state.pop()
            return
        state.a -= 1
        state.push(frames.LOSE_ONE, state.actor, 0, UNITS)
        state.extend(NO_CELL, 0, 0, 0)


@final
class LoseOne(Before):
    """Which unit is removed; a ship takes its cargo along (CC-20.8).

    The frame: the units to choose from, by their first and the one after them, and their space
    (NO_CELL for the whole board).
    """

    name: ClassVar[str] = "lose_one"
    frame: ClassVar[tuple[str, ...]] = ("first", "after", "cell")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(UNITS), range(1, UNITS + 1), MAYBE_SPACE]

    def misfit(self, state: ClashState) -> str:
        return unless(state.a < state.b, "there is no such unit")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        places = state.player(state.actor).unit_at
        for unit in range(state.a, state.b):
            if places[unit] > SUPPLY_BOX and state.c in (NO_CELL, places[unit]):
                actions.add(WITH + unit)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        lose_unit(state, seat, action - WITH, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if not WITH <= action < WITH + UNITS:
            return words.not_offered()
        if state.c == NO_CELL:
            return words.with_rule("unit_not_on_board", "CC-13.4")
        return words.with_rule("unit_not_there", "CC-9.7")


def offer_avoid(state: ClashState, seat: i64, index: i64) -> bool:
    """Push the offer to lose an Army unit instead, if the effect has one and he has one."""
    if ALL_EFFECTS[index].avoid == NONE:
        return False
    if state.player(seat).on_board(FIRST_ARMY, FIRST_SHIP) == 0:
        return False
    state.push(frames.AVOID, seat, index)
    return True


@final
class Avoid(Before):
    """Remove one of the own Army units, or let it happen (Revolution)."""

    name: ClassVar[str] = "avoid"
    frame: ClassVar[tuple[str, ...]] = ("effect",)

    def misfit(self, state: ClashState) -> str:
        effect = ALL_EFFECTS[state.a]
        switches = effect.op == OP_SWITCH_GOVERNMENT and can_switch(state.player(state.actor))
        fits = effect.avoid != NONE and (switches or effect.op == OP_LOSE_ACTION)
        return unless(fits, "that cannot be avoided")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for unit in range(FIRST_ARMY, FIRST_SHIP):
            if state.player(state.actor).unit_at[unit] > SUPPLY_BOX:
                actions.add(WITH + unit)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        effect = ALL_EFFECTS[state.a]
        state.pop()
        if action != STOP:
            lose_unit(state, seat, action - WITH, journal)
        elif effect.op == OP_LOSE_ACTION:
            lose_action(state, seat, effect.n, journal)
        else:
            must_switch(state, seat)

    def prompt(self, state: ClashState) -> Message:
        seat = words.player(state.actor)
        if ALL_EFFECTS[state.a].op == OP_LOSE_ACTION:
            return Message("clash_of_cultures/ask-avoid_loss", seat=seat)
        return Message("clash_of_cultures/ask-avoid_switch", seat=seat)

    def reason(self, state: ClashState, action: i64) -> Reason:
        unit: i64 = action - WITH
        if not 0 <= unit < UNITS:
            return words.not_offered()
        if FIRST_ARMY <= unit < FIRST_SHIP:
            return words.with_rule("unit_not_on_board", "CC-13.4")
        return words.with_rule("needs_army_unit", "CC-13.4")


def revolution(
    state: ClashState, seat: i64, index: i64, effect: Effect, journal: Journal | None
) -> None:
    """A free change of government, mandatory where one is possible (`switch_government`)."""
    if can_switch(state.player(seat)) and not offer_avoid(state, seat, index):
        must_switch(state, seat)


def must_switch(state: ClashState, seat: i64) -> None:
    state.push(frames.CHOOSE_GOVERNMENT, seat)


@final
class ChooseGovernment(Before):
    """To which government the cubes move (CC-3.9)."""

    name: ClassVar[str] = "choose_government"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        switches_into(state, state.actor, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        switch_to(state, seat, action - SWITCH, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if SWITCH <= action < SWITCH + len(GOVERNMENTS):
            return words.with_rule("no_switch", "CC-3.9")
        return words.not_offered()
