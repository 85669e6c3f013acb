"""Trading: an offer item by item, accept, decline, one counter-offer (CC-17)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import EVERYONE, Journal, only
from edubba.core.native import i64
from edubba.core.state import State
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    CARD,
    CARDS,
    COUNT,
    COUNTS,
    DECK_ACTION,
    DECK_OBJECTIVE,
    KINDS,
    NO,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    STOP,
    TRADE,
    YES,
)
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.cards import (
    join_hand,
    join_objectives,
    leave_hand,
    leave_objectives,
    unsure,
)
from edubba.games.clash_of_cultures.decisions.effect_cards import hand_text
from edubba.games.clash_of_cultures.decisions.frames import (
    TRADE_ANSWER,
    TRADE_CARD,
    TRADE_COUNT,
    TRADE_NEXT,
    TRADE_WANTED,
)
from edubba.games.clash_of_cultures.events import (
    CardsShown,
    TradeDeclined,
    TradeMade,
    TradeOffered,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    OFFERS,
)

# Items of an offer in their fixed order: the seven kinds, Action cards, Objective cards; first
# what is given, then what is wanted. The frame: the partner, the item, what is given and what is
# wanted as packed counts, whether it is a counter-offer, the last card named.
ACTION_ITEM: Final = KINDS
OBJECTIVE_ITEM: Final = KINDS + 1
ITEMS: Final = KINDS + 2
DIGIT: Final = 6


def count_of(packed: i64, item: i64) -> i64:
    return (packed >> (item * DIGIT)) & (BIT[DIGIT] - 1)


def partners_into(state: ClashState, seat: i64, actions: Actions) -> None:
    if state.terms.no_trading or state.offers >= OFFERS:
        return
    for other in range(state.seats):
        if other != seat:
            actions.add(TRADE + other)


def why_not(state: ClashState, other: i64) -> Reason:
    if state.terms.no_trading:
        return words.with_rule("no_trading", "CC-17.1")
    if other == state.actor:
        return words.with_rule("trade_with_oneself", "CC-17.1")
    return words.with_rule("no_offer_left", "CC-17.3")


def begin(state: ClashState, other: i64) -> None:
    """The active player makes an offer; at most three in a player-turn."""
    state.offers += 1
    clear(state)
    state.push(TRADE_NEXT, state.actor, other, 0)
    state.extend(0, 0, 0, 0)


def clear(state: ClashState) -> None:
    state.offered = 0
    state.offered_objectives = 0
    state.returned = 0
    state.returned_objectives = 0


def held(state: ClashState, seat: i64, item: i64) -> i64:
    """How many of an item somebody has, as all know."""
    player = state.player(seat)
    if item < KINDS:
        count = player.kinds[item]
    else:
        count = count_bits(player.hand if item == ACTION_ITEM else player.objectives)
    return count if count < COUNTS else COUNTS - 1


@final
class TradeNext(Choice):
    """The next item of which there is something to give or to want."""

    name: ClassVar[str] = "trade_next"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        while state.b < ITEMS + ITEMS:
            giving = state.b < ITEMS
            item: i64 = state.b if giving else state.b - ITEMS
            if held(state, state.actor if giving else state.a, item) > 0:
                state.f = 0
                cards = giving and item >= KINDS
                state.code = TRADE_CARD if cards else TRADE_COUNT
                return
            state.b += 1
        if state.c == 0 and state.d == 0:
            state.pop()
            return
        propose(state, journal)


def propose(state: ClashState, journal: Journal | None) -> None:
    """The offer is made: named cards are shown to the partner only (CC-17.3)."""
    seat = state.actor
    other = state.a
    player = state.edit(seat)
    player.known[other] |= state.offered
    player.known_objectives[other] |= state.offered_objectives
    if count_of(state.c, ACTION_ITEM) + count_of(state.c, OBJECTIVE_ITEM) > 0:
        player.shown_to |= BIT[other]
    if journal is not None:
        gives = [count_of(state.c, kind) for kind in range(KINDS)]
        wants = [count_of(state.d, kind) for kind in range(KINDS)]
        given = count_of(state.c, ACTION_ITEM) + count_of(state.c, OBJECTIVE_ITEM)
        wanted = count_of(state.d, ACTION_ITEM) + count_of(state.d, OBJECTIVE_ITEM)
        journal.tell(TradeOffered(seat, other, gives, given, wants, wanted))
        if given > 0:
            shown = hand_text(state.offered, state.offered_objectives)
            journal.whisper(only(other) | only(seat), CardsShown(seat, shown))
    counter = state.e
    gives_packed = state.c
    wants_packed = state.d
    state.become(TRADE_ANSWER, other, seat, 0)
    state.extend(gives_packed, wants_packed, counter, 0)


@final
class TradeCount(Choice):
    """How many of one kind are given or wanted."""

    name: ClassVar[str] = "trade_count"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        giving = state.b < ITEMS
        item: i64 = state.b if giving else state.b - ITEMS
        most = held(state, state.actor if giving else state.a, item)
        for count in range(most + 1):
            actions.add(COUNT + count)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        count: i64 = action - COUNT
        if state.b < ITEMS:
            state.c |= count << (state.b * DIGIT)
        else:
            state.d |= count << ((state.b - ITEMS) * DIGIT)
        state.b += 1
        state.code = TRADE_NEXT

    def prompt(self, base: State) -> Message:
        giving = base.b < ITEMS
        item: i64 = base.b if giving else base.b - ITEMS
        return Message(
            "clash_of_cultures/ask-trade_give" if giving else "clash_of_cultures/ask-trade_want",
            seat=words.player(base.actor),
            other=words.player(base.a),
            item=item_word(item),
        )


def item_word(item: int) -> Message:
    if item == ACTION_ITEM:
        return Message("clash_of_cultures/item-action_cards")
    if item == OBJECTIVE_ITEM:
        return Message("clash_of_cultures/item-objective_cards")
    return words.kind(item)


@final
class TradeCard(Choice):
    """Name the cards that are given, in ascending order; only their number is told to all."""

    name: ClassVar[str] = "trade_card"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        player = state.player(state.actor)
        if state.b == ACTION_ITEM:
            for card in range(CARDS):
                if (player.hand >> card) & 1 and state.offered >> card == 0:
                    actions.add(CARD + card)
        else:
            for card in range(OBJECTIVE_CARDS):
                if (player.objectives >> card) & 1 and state.offered_objectives >> card == 0:
                    actions.add(OBJECTIVE + card)
        actions.add(STOP)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        if action == STOP:
            state.b += 1
            state.code = TRADE_NEXT
            return
        if state.b == ACTION_ITEM:
            state.offered |= BIT[action - CARD]
        else:
            state.offered_objectives |= BIT[action - OBJECTIVE]
        state.c += BIT[state.b * DIGIT]

    def seen_by(self, base: State, action: i64) -> i64:
        return EVERYONE if action == STOP else only(base.actor)


@final
class TradeAnswer(Choice):
    """Accept, decline, or make one counter-offer (CC-17.3).

    The frame: who made the offer, then as before.
    """

    name: ClassVar[str] = "trade_answer"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")

    def legal_into(self, base: State, actions: Actions) -> None:
        if base.e == 0:
            actions.add(TRADE + base.a)
        actions.add(YES)
        actions.add(NO)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        other = state.a
        if action == NO:
            clear(state)
            state.pop()
            if journal is not None:
                journal.tell(TradeDeclined(seat))
        elif action == YES:
            state.b = ACTION_ITEM
            state.code = TRADE_WANTED
            choose_or_close(state, journal)
        else:
            clear(state)
            state.become(TRADE_NEXT, seat, other, 0)
            state.extend(0, 0, 1, 0)

    def prompt(self, base: State) -> Message:
        return Message(
            "clash_of_cultures/ask-trade_answer",
            seat=words.player(base.actor),
            other=words.player(base.a),
        )


def still_wanted(state: ClashState) -> i64:
    """Cards of the present item that the partner has still to choose."""
    chosen = state.returned if state.b == ACTION_ITEM else state.returned_objectives
    return count_of(state.d, state.b) - count_bits(chosen)


def choose_or_close(state: ClashState, journal: Journal | None) -> None:
    """Let the partner choose the cards he gives; then all changes hands at once (CC-17.2)."""
    while state.b < ITEMS and still_wanted(state) == 0:
        state.b += 1
    if state.b == ITEMS:
        close(state, journal)


@final
class TradeWanted(Choice):
    """Which cards to give for those that were asked for, in ascending order; the partner learns
    them when all changes hands."""

    name: ClassVar[str] = "trade_wanted"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        player = state.player(state.actor)
        action_cards = state.b == ACTION_ITEM
        hand = player.hand if action_cards else player.objectives
        chosen = state.returned if action_cards else state.returned_objectives
        due = still_wanted(state)
        card: i64 = 0
        while hand >> card:
            if (hand >> card) & 1 and chosen >> card == 0 and count_bits(hand >> card) >= due:
                actions.add((CARD if action_cards else OBJECTIVE) + card)
            card += 1

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        if state.b == ACTION_ITEM:
            state.returned |= BIT[action - CARD]
        else:
            state.returned_objectives |= BIT[action - OBJECTIVE]
        choose_or_close(state, journal)

    def seen_by(self, base: State, action: i64) -> i64:
        return only(base.actor)


def close(state: ClashState, journal: Journal | None) -> None:
    """Goods and named cards change hands; what exceeds a maximum is lost."""
    seat = state.actor
    other = state.a
    gives = state.c
    wants = state.d
    state.pop()
    for kind in range(KINDS):
        state.edit(other).kinds[kind] -= count_of(gives, kind)
        state.edit(seat).kinds[kind] -= count_of(wants, kind)
    for kind in range(KINDS):
        state.gain(seat, kind, count_of(gives, kind))
        state.gain(other, kind, count_of(wants, kind))
    both = only(seat) | only(other)
    returned = hand_text(state.returned, state.returned_objectives)
    for card in range(CARDS):
        if (state.offered >> card) & 1:
            leave_hand(state, other, card)
            join_hand(state, seat, card, both)
        elif (state.returned >> card) & 1:
            leave_hand(state, seat, card)
            join_hand(state, other, card, both)
    for card in range(OBJECTIVE_CARDS):
        if (state.offered_objectives >> card) & 1:
            leave_objectives(state, other, card)
            join_objectives(state, seat, card, both)
        elif (state.returned_objectives >> card) & 1:
            leave_objectives(state, seat, card)
            join_objectives(state, other, card, both)
    clear(state)
    if count_of(gives, ACTION_ITEM) > 0:
        unsure(state, other, DECK_ACTION, both)
    if count_of(gives, OBJECTIVE_ITEM) > 0:
        unsure(state, other, DECK_OBJECTIVE, both)
    if count_of(wants, ACTION_ITEM) > 0:
        unsure(state, seat, DECK_ACTION, both)
    if count_of(wants, OBJECTIVE_ITEM) > 0:
        unsure(state, seat, DECK_OBJECTIVE, both)
    if journal is not None:
        journal.tell(TradeMade(other, seat))
        if returned:
            journal.whisper(both, CardsShown(seat, returned))
