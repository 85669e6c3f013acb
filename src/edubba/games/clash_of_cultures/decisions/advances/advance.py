"""Advances: what may be gained, at what price, and what follows (CC-3)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64, vec
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import codes, events, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing, YesOrNo
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    IDEAS_OK,
    can_pay,
    flags_for,
    lack_of,
    one_of,
    packed,
    part,
    pay,
    shortage,
)
from edubba.games.clash_of_cultures.decisions.saying import goods_of, say_used, trim
from edubba.games.clash_of_cultures.effects import WHEN_GAINED
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.state import ClashState

PRICE: Final = packed(terms.ADVANCE_PRICE)
ADVANCE_FLAGS: Final = GOLD_OK | IDEAS_OK
ONCE_PRIESTHOOD: Final = 1 << 20
ONCE_STATE_RELIGION: Final = 1 << 21
ONCE_EDUCATION: Final = 1 << 22
ONCE_HUSBANDRY: Final = 1 << 23
"""Bits of `ClashState.used` after those of the USE numbers."""


def obstacle_to_gain(player: Player, advance: i64) -> i64:
    """What stands against an advance beside its price (CC-3.2, CC-3.3, CC-3.8)."""
    if player.owns(advance):
        return obstacles.ALREADY_OWNED
    missing: i64 = terms.REQUIRES[advance] & ~player.advances
    category = terms.CATEGORY[advance]
    if missing:
        lowest = missing & -missing
        same = lowest & terms.OF_CATEGORY[category] != 0
        return obstacles.NEEDS_ADVANCE if same else obstacles.NEEDS_OTHER_ADVANCE
    if (
        terms.GOVERNMENT[advance]
        and player.advances & terms.ALL_GOVERNMENT & ~terms.OF_CATEGORY[category]
    ):
        return obstacles.OTHER_GOVERNMENT
    return NO_OBSTACLE


def can_gain(player: Player, advance: i64) -> bool:
    return obstacle_to_gain(player, advance) == NO_OBSTACLE


def sparing(state: ClashState, seat: i64, advance: i64) -> i64:
    """Which of Math, Astronomy and Priesthood sets the food price to 0 (CC-3.12), or NONE."""
    player = state.player(seat)
    if player.has(codes.MATH) and terms.SPARES_FOOD[codes.MATH] & BIT[advance]:
        return codes.MATH
    if player.has(codes.ASTRONOMY) and terms.SPARES_FOOD[codes.ASTRONOMY] & BIT[advance]:
        return codes.ASTRONOMY
    if not player.has(codes.PRIESTHOOD) or state.used & ONCE_PRIESTHOOD:
        return terms.NONE
    return codes.PRIESTHOOD if terms.SPARES_FOOD[codes.PRIESTHOOD] & BIT[advance] else terms.NONE


def price_of(state: ClashState, seat: i64, advance: i64, free: bool) -> i64:
    """Food unless it is free or spared, and any extra cost (CC-3.1, CC-3.4)."""
    price = one_of(codes.ORE, terms.EXTRA_ORE[advance])
    if not free and sparing(state, seat, advance) == terms.NONE:
        price += PRICE
    return price


def obstacle_to_advance(state: ClashState, seat: i64, advance: i64, free: bool) -> i64:
    obstacle = obstacle_to_gain(state.player(seat), advance)
    if obstacle != NO_OBSTACLE:
        return obstacle
    if can_pay(state, seat, price_of(state, seat, advance, free), ADVANCE_FLAGS):
        return NO_OBSTACLE
    return (
        obstacles.CANNOT_PAY_ORE if terms.EXTRA_ORE[advance] > 0 else obstacles.CANNOT_PAY_ADVANCE
    )


def shortage_for(state: ClashState, seat: i64, advance: i64) -> vec[i64]:
    """What is missing for its price, of each kind."""
    flags = flags_for(state, seat, ADVANCE_FLAGS)
    return shortage(state, seat, price_of(state, seat, advance, False), 0, flags, 0)


def can_buy(state: ClashState, seat: i64, advance: i64, free: bool) -> bool:
    return obstacle_to_advance(state, seat, advance, free) == NO_OBSTACLE


def advance_facts(player: Player, advance: i64) -> dict[str, Arg]:
    """An advance, and the first one it needs that the player lacks."""
    facts: dict[str, Arg] = {"what": words.advance(advance)}
    missing: i64 = terms.REQUIRES[advance] & ~player.advances
    for needed in range(codes.ADVANCES - 1, -1, -1):
        if (missing >> needed) & 1:
            facts["needed"] = words.advance(needed)
    return facts


def affordable(state: ClashState, seat: i64, among: i64, free: bool) -> bool:
    """Whether at least one of these advances can be gained."""
    for advance in range(codes.ADVANCES):
        if (among >> advance) & 1 and can_buy(state, seat, advance, free):
            return True
    return False


def buy(state: ClashState, seat: i64, advance: i64, free: bool, with_event: bool) -> None:
    """Push payment and gain of an advance."""
    price = price_of(state, seat, advance, free)
    state.push(frames.BOUGHT, seat, advance, int(free))
    state.extend(int(with_event), 0, 0, 0)
    pay(state, seat, price, ADVANCE_FLAGS)


class Bought(Step[ClashState]):
    """The price is paid: the cube goes on the board, then what follows from it (CC-3.10)."""

    frame: ClassVar[tuple[str, ...]] = ("advance", "free", "with_event")

    def misfit(self, state: ClashState) -> str:
        advance = state.a
        return unless(can_gain(state.player(state.actor), advance), "gain")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, advance, free, with_event = state.actor, state.a, state.b, state.c
        bought = free == 0
        paid_well = part(state.paid, codes.GOLD) + part(state.paid, codes.IDEAS) > 0
        state.pop()
        if bought and journal is not None and sparing(state, seat, advance) != terms.NONE:
            journal.tell(events.AbilityUsed(seat, sparing(state, seat, advance)))
        if bought and terms.CATEGORY[advance] == codes.CATEGORY_SCIENCE and seat == state.active:
            state.used |= ONCE_PRIESTHOOD
        had_philosophy = state.player(seat).has(codes.PHILOSOPHY)
        draws = gain(state, seat, advance, journal)
        if draws and with_event:
            state.push(frames.DRAW_EVENT_STEP, seat)
        if bought and paid_well and advance != codes.FREE_EDUCATION:
            if state.player(seat).has(codes.FREE_EDUCATION):  # CC-3.23.3
                state.push(frames.FREE_EDUCATION_OFFER, seat)
        if had_philosophy and terms.CATEGORY[advance] == codes.CATEGORY_SCIENCE:  # CC-3.23.4
            say_used(seat, codes.PHILOSOPHY, journal)
            give(state, seat, codes.IDEAS, 1, journal)
        start_effects(state, seat, WHEN_GAINED[advance])


def gain(state: ClashState, seat: i64, advance: i64, journal: Journal | None) -> bool:
    """Place the cube, take the outline; whether the level now draws an Event (CC-3.5, CC-3.7)."""
    player = state.edit(seat)
    player.advances |= BIT[advance]
    if player.borrowed == advance:
        player.borrowed = -1
    if journal is not None:
        journal.tell(events.AdvanceGained(seat, advance))
    trim(state, seat, journal)
    if terms.YELLOW[advance]:
        player.happiness += 1
        give(state, seat, codes.MOOD, 1, journal)
        return terms.EVENT_LEVEL[player.happiness] == 1
    if terms.BLUE[advance]:
        player.culture += 1
        give(state, seat, codes.CULTURE, 1, journal)
        return terms.EVENT_LEVEL[player.culture] == 1
    return False


def give(state: ClashState, seat: i64, kind: i64, count: i64, journal: Journal | None) -> None:
    """Goods from the bank, told to all."""
    taken = state.gain(seat, kind, count)
    if journal is None:
        return
    if taken > 0:
        journal.tell(events.Gained(seat, goods_of(kind, taken)))
    if taken < count:
        journal.tell(events.NoRoom(seat, goods_of(kind, count - taken)))


def start_effects(state: ClashState, seat: i64, list_number: i64) -> None:
    """Push a list of effects for their owner."""
    state.push(frames.EFFECT_LIST, seat, list_number)
    state.extend(0, 0, 0, 0)


def education_flags(state: ClashState) -> i64:
    """Gold stands in for the idea as everywhere (CC-18.1)."""
    return 0 if state.terms.exact_prices else GOLD_OK


class FreeEducationOffer(YesOrNo):
    """Pay 1 more idea, or gold for it, for 1 Mood token (CC-3.23.3, CC-18.1)."""

    rule: ClassVar[str] = "CC-3.23.3"

    def obstacle_to_yes(self, state: ClashState) -> i64:
        paid = can_pay(state, state.actor, one_of(codes.IDEAS, 1), education_flags(state))
        return NO_OBSTACLE if paid else obstacles.CANNOT_PAY

    def lack(self, state: ClashState, action: i64) -> Message:
        return lack_of(state, one_of(codes.IDEAS, 1), education_flags(state))

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        if yes:
            say_used(seat, codes.FREE_EDUCATION, journal)
            pay(state, seat, one_of(codes.IDEAS, 1), education_flags(state))
            give(state, seat, codes.MOOD, 1, journal)


class GainAdvance(OneThing):
    """Choose an advance to gain: by the Status Phase or a card (CC-3.11, CC-14.2)."""

    frame: ClassVar[tuple[str, ...]] = ("among", "free", "with_event", "optional")
    verbs: ClassVar[tuple[str, ...]] = ("advance", "stop")

    def obstacle_to(self, state: ClashState, advance: i64) -> i64:
        among, free = state.a, state.b
        if (among >> advance) & 1:
            return obstacle_to_advance(state, state.actor, advance, free == 1)
        obstacle = obstacle_to_gain(state.player(state.actor), advance)
        return obstacles.ADVANCE_NOT_AMONG if obstacle == NO_OBSTACLE else obstacle

    def obstacle_beside(self, state: ClashState) -> i64:
        optional = state.d
        return NO_OBSTACLE if optional else obstacles.MUST_GAIN

    def lack(self, state: ClashState, action: i64) -> Message:
        free = state.b
        price = price_of(state, state.actor, action - self.first, free == 1)
        return lack_of(state, price, ADVANCE_FLAGS)

    def choose(self, state: ClashState, advance: i64, journal: Journal | None) -> None:
        seat, free, with_event = state.actor, state.b, state.c
        state.pop()
        state.learned = advance
        buy(state, seat, advance, free == 1, with_event == 1)

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        state.learned = terms.NONE
        state.pop()

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        if action == self.beside:
            return {}
        return advance_facts(state.player(state.actor), action - self.first)


def offer_advance(
    state: ClashState, seat: i64, among: i64, free: bool, with_event: bool, optional: bool
) -> bool:
    """Push the choice of an advance if one can be gained; whether it is."""
    if not affordable(state, seat, among, free):
        return False
    state.push(frames.GAIN_ADVANCE, seat, among, int(free))
    state.extend(int(with_event), int(optional), 0, 0)
    return True
