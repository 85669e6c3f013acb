"""Advances gained by cards: learned from others, or several at once."""

from typing import ClassVar

from edubba.core import Journal, Step
from edubba.core.bits import BIT, all_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    affordable,
    can_gain,
    offer_advance,
    price_of,
)
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, IDEAS_OK, can_pay
from edubba.games.clash_of_cultures.effects import (
    ALL_EFFECTS,
    ANY,
    OF_CATEGORIES,
    OF_NEIGHBOUR,
    OF_SELF,
    Effect,
)
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.state import ClashState


def near_each_other(state: ClashState, seat: i64, other: i64) -> bool:
    """Whether a unit or city of one is at distance 2 or less from one of the other."""
    for unit in range(codes.UNITS):
        cell = state.cell_of_unit(seat, unit)
        if cell != NO_CELL and near_player(state, cell, other):
            return True
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and near_player(state, state.cities[i].cell, other):
            return True
    return False


def near_player(state: ClashState, cell: i64, other: i64) -> bool:
    layout = state.terms.layout
    for unit in range(codes.UNITS):
        at = state.cell_of_unit(other, unit)
        if at != NO_CELL and layout.distance(cell, at) <= terms.NEAR:
            return True
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == other and layout.distance(cell, city.cell) <= terms.NEAR:
            return True
    return False


def can_learn_from(state: ClashState, seat: i64, other: i64) -> bool:
    """A near player who owns an advance that can be gained free."""
    if not affordable(state, seat, state.player(other).advances, True):
        return False
    return near_each_other(state, seat, other)


def among(state: ClashState, effect: Effect, seat: i64, owner: i64) -> i64:
    """The advances an effect offers, as bits (`from_`)."""
    if effect.source == ANY:
        return all_bits(codes.ADVANCES)
    if effect.source == OF_CATEGORIES:
        mask: i64 = 0
        for category in range(len(terms.OF_CATEGORY)):
            if (effect.categories >> category) & 1:
                mask |= terms.OF_CATEGORY[category]
        return mask
    if effect.source == OF_NEIGHBOUR:
        return state.player(state.chosen).advances
    if effect.source == OF_SELF:
        return state.player(owner).advances
    return 0


def with_a_second(state: ClashState, seat: i64) -> i64:
    """Advances after which another of the same category can be bought with the present means."""
    found: i64 = 0
    player = state.player(seat)
    for first in range(codes.ADVANCES):
        if not can_gain(player, first):
            continue
        price = price_of(state, seat, first, False)
        after = player.copy()
        after.advances |= BIT[first]
        for second in range(codes.ADVANCES):
            if terms.CATEGORY[second] == terms.CATEGORY[first] and can_gain(after, second):
                both: i64 = price + price_of(state, seat, second, False)
                if can_pay(state, seat, both, GOLD_OK | IDEAS_OK):
                    found |= BIT[first]
    return found


def gain_advance(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Gain advances; the list of effects on top belongs to the owner of the card."""
    offered = among(state, effect, seat, state.actor)
    state.push(frames.ADVANCE_SERIES, seat, effect.number, effect.n)
    state.extend(offered, 0, 0, 0)


class AdvanceSeries(Step[ClashState]):
    """Gain some advances one after the other, perhaps all of one category (Synergies)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "left", "among")

    def misfit(self, state: ClashState) -> str:
        effect = state.a
        return unless(ALL_EFFECTS[effect].op == codes.OP_GAIN_ADVANCE, "effect")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, number, left, offered = state.actor, state.a, state.b, state.c
        if left == 0:
            state.pop()
            return
        effect = ALL_EFFECTS[number]
        if effect.same_category:
            if left == effect.n:
                offered &= with_a_second(state, seat)
            elif state.learned != terms.NONE:
                offered &= terms.OF_CATEGORY[terms.CATEGORY[state.learned]]
        state.b -= 1
        if not offer_advance(state, seat, offered, effect.free, effect.with_event, effect.optional):
            if journal is not None:
                journal.tell(events.NoTarget(seat))
            state.pop()
