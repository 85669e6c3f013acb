"""Paying a price: what stands in for what, and how much of it (CC-18)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Actions, Journal, Step
from edubba.core.native import i64, vec
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import codes, events, obstacles, words
from edubba.games.clash_of_cultures.bounds import PACKED, PRICE, sets_of, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.space import KINDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE

PART: Final = 63

# What may stand in for what in a price, as flags of a payment.
GOLD_OK: Final = 1
IDEAS_OK: Final = 2
ANY_FOR_MOOD: Final = 4
TOKENS_SWAP: Final = 8
NO_SWAP: Final = 16
"""The price of a Wonder, whose tokens nothing replaces (CC-16.3)."""
FLAGS: Final = 5

FOR: Final = vec[i64](
    [
        codes.FOOD,
        codes.FOOD,
        codes.WOOD,
        codes.ORE,
        codes.IDEAS,
        codes.MOOD,
        codes.MOOD,
        codes.MOOD,
        codes.MOOD,
        codes.MOOD,
        codes.MOOD,
        codes.CULTURE,
    ]
)
BY: Final = vec[i64](
    [
        codes.GOLD,
        codes.IDEAS,
        codes.GOLD,
        codes.GOLD,
        codes.GOLD,
        codes.FOOD,
        codes.WOOD,
        codes.ORE,
        codes.IDEAS,
        codes.GOLD,
        codes.CULTURE,
        codes.MOOD,
    ]
)
UNDER: Final = vec[i64](
    [GOLD_OK, IDEAS_OK, GOLD_OK, GOLD_OK, GOLD_OK]
    + [ANY_FOR_MOOD] * codes.RESOURCES
    + [TOKENS_SWAP, TOKENS_SWAP]
)
"""Each substitution in the order in which it is asked: for what, by what, under which flag."""


RANGES: Final = [PRICE, sets_of(FLAGS), range(len(FOR) + 1), PRICE]


def packed(amounts: vec[i64]) -> i64:
    """One number for a whole price."""
    whole: i64 = 0
    for kind in range(codes.KINDS):
        whole |= amounts[kind] << (kind * PACKED)
    return whole


def part(price: i64, kind: i64) -> i64:
    return (price >> (kind * PACKED)) & PART


def one_of(kind: i64, count: i64) -> i64:
    """A price of one kind."""
    return count << (kind * PACKED)


def flags_for(state: ClashState, seat: i64, flags: i64) -> i64:
    """The Great Colosseum lets tokens stand in for each other (CC-16.6.7)."""
    if flags & NO_SWAP == 0 and state.owner_of_wonder(codes.GREAT_COLOSSEUM) == seat:
        return flags | TOKENS_SWAP
    return flags


def can_pay(state: ClashState, seat: i64, price: i64, flags: i64) -> bool:
    return is_whole(shortage(state, seat, price, 0, flags_for(state, seat, flags), 0))


def lack_of(state: ClashState, price: i64, flags: i64) -> Message:
    """What the one who decides is short of, whatever may stand in for it."""
    seat = state.actor
    short = shortage(state, seat, price, 0, flags_for(state, seat, flags), 0)
    return events.amounts([short[kind] for kind in range(codes.KINDS)], KINDS)


def payable(
    state: ClashState, seat: i64, need: i64, committed: i64, flags: i64, asked: i64
) -> bool:
    """Whether what is still needed can be paid beside what is committed already, with the
    substitutions from number `asked` on."""
    held = state.player(seat).kinds
    for kind in range(codes.KINDS):
        if held[kind] < part(committed, kind):
            return False
    return is_whole(shortage(state, seat, need, committed, flags, asked))


def shortage(
    state: ClashState, seat: i64, need: i64, committed: i64, flags: i64, asked: i64
) -> vec[i64]:
    """What is missing of each kind once all has stood in that may."""
    held = state.player(seat).kinds
    spare = vec[i64]([0] * codes.KINDS)
    short = vec[i64]([0] * codes.KINDS)
    for kind in range(codes.KINDS):
        left: i64 = held[kind] - part(committed, kind) - part(need, kind)
        if left < 0:
            short[kind] = -left
        else:
            spare[kind] = left
    for i in range(asked, len(FOR)):
        if flags & UNDER[i] and BY[i] != codes.GOLD:  # gold last: it serves the most
            cover(short, spare, FOR[i], BY[i])
    for i in range(asked, len(FOR)):
        if flags & UNDER[i] and BY[i] == codes.GOLD:
            cover(short, spare, FOR[i], codes.GOLD)
    return short


def is_whole(short: vec[i64]) -> bool:
    for kind in range(codes.KINDS):
        if short[kind] > 0:
            return False
    return True


def cover(short: vec[i64], spare: vec[i64], kind: i64, by: i64) -> None:
    amount = short[kind] if short[kind] < spare[by] else spare[by]
    short[kind] -= amount
    spare[by] -= amount


def pay(state: ClashState, seat: i64, price: i64, flags: i64) -> None:
    """Push the payment of a price that can be paid; what lies below goes on when it is done."""
    state.paid = 0
    state.push(frames.PAYING, seat, price, flags_for(state, seat, flags))
    state.extend(0, 0, 0, 0)


def settle(state: ClashState, seat: i64, price: i64, journal: Journal | None) -> None:
    """Give the bank exactly this."""
    player = state.edit(seat)
    for kind in range(codes.KINDS):
        player.kinds[kind] -= part(price, kind)
    state.paid = price
    if journal is not None and price > 0:
        journal.tell(events.Paid(seat, [part(price, kind) for kind in range(codes.KINDS)]))


def payment_misfit(state: ClashState) -> str:
    need, flags, asked, committed = state.a, state.b, state.c, state.d
    return unless(payable(state, state.actor, need, committed, flags, asked), "pay")


class Paying(Step[ClashState]):
    """Walk through the substitutions; what can be paid in one way only is not asked."""

    frame: ClassVar[tuple[str, ...]] = ("need", "flags", "asked", "committed")

    def ranges(self, state: ClashState) -> list[range]:
        return RANGES

    def misfit(self, state: ClashState) -> str:
        return payment_misfit(state)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, asked = state.actor, state.c
        for _ in range(asked, len(FOR)):
            least = first_count(state, 0)
            if first_count(state, least + 1) != NONE:
                state.code = frames.PAY
                return
            substitute(state, least)
        need, committed = state.a, state.d
        state.pop()
        settle(state, seat, need + committed, journal)


def first_count(state: ClashState, start: i64) -> i64:
    """The smallest allowed count from `start` on for the substitution that is asked, or NONE."""
    need, flags, asked, committed = state.a, state.b, state.c, state.d
    most = part(need, FOR[asked]) if flags & UNDER[asked] else 0
    for count in range(start, most + 1):
        less: i64 = need - one_of(FOR[asked], count)
        more: i64 = committed + one_of(BY[asked], count)
        if payable(state, state.actor, less, more, flags, asked + 1):
            return count
    return NONE


def substitute(state: ClashState, count: i64) -> None:
    asked = state.c
    state.a -= one_of(FOR[asked], count)
    state.d += one_of(BY[asked], count)
    state.c += 1


class Pay(Choice):
    """How many of one kind to pay in place of another (CC-18.1, CC-18.2)."""

    frame: ClassVar[tuple[str, ...]] = ("need", "flags", "asked", "committed")
    verbs: ClassVar[tuple[str, ...]] = ("count",)
    rule: ClassVar[str] = "CC-18.1"

    def ranges(self, state: ClashState) -> list[range]:
        return RANGES

    def misfit(self, state: ClashState) -> str:
        return payment_misfit(state)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        count = first_count(state, 0)
        while count != NONE:
            actions.add(codes.COUNT + count)
            count = first_count(state, count + 1)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        count: i64 = action - codes.COUNT
        return NO_OBSTACLE if first_count(state, count) == count else obstacles.NOT_SO_MANY

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        substitute(state, action - codes.COUNT)
        state.code = frames.PAYING

    def asked(self, state: ClashState) -> dict[str, Arg]:
        asked = state.c
        return {"kind": words.kind(FOR[asked]), "by": words.kind(BY[asked])}

    def label(self, state: ClashState, action: i64) -> Message:
        asked, count = state.c, action - codes.COUNT
        return Message(
            "clash_of_cultures/label-pay",
            count=count,
            kind=words.kind(FOR[asked]),
            paid=words.amount(KINDS[BY[asked]], count),
        )
