"""Effects that cost units or actions, and Revolution (`lose_unit`, `lose_action`, `avoid`)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Message, Step
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events, obstacles, words
from edubba.games.clash_of_cultures.board import on_board
from edubba.games.clash_of_cultures.bounds import MAYBE_SPACE, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.governments import (
    can_switch,
    obstacle_to_switch,
    switch_to,
)
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_unit
from edubba.games.clash_of_cultures.decisions.effects.moods import how_many
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import lose_action
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE


def lose_units(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Push the loss of units of his choice."""
    state.push(frames.LOSE_NEXT, seat, how_many(state, effect, seat))


class LoseNext(Step[ClashState]):
    """The next unit to lose, as long as there is one."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        left = state.a
        if left == 0 or on_board(state, state.actor) == 0:
            state.pop()
            return
        state.a -= 1
        state.push(frames.LOSE_ONE, state.actor, 0, codes.UNITS)
        state.extend(NO_CELL, 0, 0, 0)


class LoseOne(OneThing):
    """Which unit is removed; a ship takes its cargo along (CC-20.8).

    The frame: the units to choose from, by their first and the one after them, and their space
    (NO_CELL for the whole board).
    """

    frame: ClassVar[tuple[str, ...]] = ("first", "after", "cell")
    verbs: ClassVar[tuple[str, ...]] = ("with",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(codes.UNITS), range(1, codes.UNITS + 1), MAYBE_SPACE]

    def misfit(self, state: ClashState) -> str:
        first, after = state.a, state.b
        return unless(first < after, "find_units")

    def obstacle_to(self, state: ClashState, unit: i64) -> i64:
        first, after, cell = state.a, state.b, state.c
        at = state.player(state.actor).unit_at[unit]
        if first <= unit < after and at > SUPPLY_BOX and cell in (NO_CELL, at):
            return NO_OBSTACLE
        return obstacles.UNIT_NOT_ON_BOARD if cell == NO_CELL else obstacles.UNIT_NOT_HERE

    def take(self, state: ClashState, seat: i64, unit: i64, journal: Journal | None) -> None:
        lose_unit(state, seat, unit, journal)


def offer_avoid(state: ClashState, effect: Effect, seat: i64) -> bool:
    """Push the offer to lose an Army unit instead, if the effect has one and he has one."""
    if effect.avoid == NONE or state.player(seat).on_board(codes.FIRST_ARMY, codes.FIRST_SHIP) == 0:
        return False
    state.push(frames.AVOID, seat, effect.number)
    return True


class Avoid(OneThing):
    """Remove one of the own Army units, or let it happen (Revolution, CC-13.4)."""

    frame: ClassVar[tuple[str, ...]] = ("effect",)
    verbs: ClassVar[tuple[str, ...]] = ("with", "stop")

    def misfit(self, state: ClashState) -> str:
        number = state.a
        effect = ALL_EFFECTS[number]
        switches = effect.op == codes.OP_SWITCH_GOVERNMENT and can_switch(state.player(state.actor))
        fits = effect.avoid != NONE and (switches or effect.op == codes.OP_LOSE_ACTION)
        return unless(fits, "effect")

    def obstacle_to(self, state: ClashState, unit: i64) -> i64:
        if not codes.FIRST_ARMY <= unit < codes.FIRST_SHIP:
            return obstacles.NEEDS_ARMY_UNIT
        at = state.player(state.actor).unit_at[unit]
        return NO_OBSTACLE if at > SUPPLY_BOX else obstacles.UNIT_NOT_ON_BOARD

    def take(self, state: ClashState, seat: i64, unit: i64, journal: Journal | None) -> None:
        lose_unit(state, seat, unit, journal)

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        seat, number = state.actor, state.a
        effect = ALL_EFFECTS[number]
        state.pop()
        if effect.op == codes.OP_LOSE_ACTION:
            lose_action(state, seat, effect.n, journal)
        else:
            state.push(frames.CHOOSE_GOVERNMENT, seat)

    def prompt(self, state: ClashState) -> Message:
        effect = state.a
        seat = words.player(state.actor)
        if ALL_EFFECTS[effect].op == codes.OP_LOSE_ACTION:
            return Message("clash_of_cultures/ask-avoid_loss", seat=seat)
        return Message("clash_of_cultures/ask-avoid_switch", seat=seat)


def lose_actions(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Of the next turn (Assassination), or at once where it is not avoided."""
    if effect.until_next:
        state.edit(seat).assassinated += effect.n
        if journal is not None:
            journal.tell(events.Assassinated(seat))
    elif not offer_avoid(state, effect, seat):
        lose_action(state, seat, effect.n, journal)


def revolution(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """A free change of government, mandatory where one is possible (`switch_government`)."""
    if can_switch(state.player(seat)) and not offer_avoid(state, effect, seat):
        state.push(frames.CHOOSE_GOVERNMENT, seat)


class ChooseGovernment(OneThing):
    """To which government the cubes move (CC-3.9)."""

    verbs: ClassVar[tuple[str, ...]] = ("switch",)

    def obstacle_to(self, state: ClashState, government: i64) -> i64:
        return obstacle_to_switch(state.player(state.actor), government)

    def take(self, state: ClashState, seat: i64, government: i64, journal: Journal | None) -> None:
        switch_to(state, seat, government, journal)
