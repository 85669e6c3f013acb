"""Trading: an offer is put together item by item (CC-17)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import EVERYONE, Journal, only
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import OFFER, YES_OR_NO, unless
from edubba.games.clash_of_cultures.codes import (
    CARD,
    CARDS,
    COUNT,
    COUNTS,
    KINDS,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    STOP,
    TRADE,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.effects.hands import hand_words
from edubba.games.clash_of_cultures.events import CardsShown, TradeOffered
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    NO_LIMIT,
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


def offer_left(state: ClashState) -> bool:
    """CC-17.3, or as many as were agreed."""
    return state.terms.offers == NO_LIMIT or state.offers < state.terms.offers


def partners_into(state: ClashState, seat: i64, actions: Actions) -> None:
    if state.terms.no_trading or not offer_left(state):
        return
    for other in range(state.seats):
        if other != seat:
            actions.add(TRADE + other)


def why_not(state: ClashState, other: i64) -> Reason:
    if state.terms.no_trading:
        return words.with_rule("no_trading", "CC-17.1")
    if other >= state.seats:
        return words.no_such_player()
    if other == state.actor:
        return words.with_rule("trade_with_oneself", "CC-17.1")
    return words.no_offer_left(state.terms.offers)


def begin(state: ClashState, other: i64) -> None:
    """The active player makes an offer; so many in a player-turn as were agreed."""
    state.offers += 1
    clear(state)
    state.push(frames.TRADE_NEXT, state.actor, other)
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
    return min(count, COUNTS - 1)


def offer_misfit(state: ClashState, proposer: i64, partner: i64) -> str:
    """Why this cannot be an offer: both own what they give, and cards are counted as named."""
    if proposer == partner:
        return "nobody trades with himself"
    for item in range(ITEMS):
        if count_of(state.c, item) > held(state, proposer, item):
            return "more is given than there is"
        if count_of(state.d, item) > held(state, partner, item):
            return "more is wanted than there is"
    named = count_bits(state.offered) == count_of(state.c, ACTION_ITEM)
    plans = count_bits(state.offered_objectives) == count_of(state.c, OBJECTIVE_ITEM)
    return unless(named and plans, "other cards are named")


def item_misfit(state: ClashState, cards: bool) -> str:
    """Why the present item of an offer cannot be asked for."""
    giving = state.b < ITEMS
    item: i64 = state.b if giving else state.b - ITEMS
    if (giving and item >= KINDS) != cards:
        return "that item is asked for otherwise"
    for later in range(item if giving else 0, ITEMS):
        if (not giving and count_of(state.d, later) and later >= item) or (
            giving and (count_of(state.d, later) or (later > item and count_of(state.c, later)))
        ):
            return "a later item was named already"
    return ""


@final
class TradeNext(Step[ClashState]):
    """The next item of which there is something to give or to want."""

    name: ClassVar[str] = "trade_next"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(state.seats), range(ITEMS + ITEMS), OFFER, OFFER, YES_OR_NO, range(1)]

    def misfit(self, state: ClashState) -> str:
        return offer_misfit(state, state.actor, state.a)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        while state.b < ITEMS + ITEMS:
            giving = state.b < ITEMS
            item: i64 = state.b if giving else state.b - ITEMS
            if held(state, state.actor if giving else state.a, item) > 0:
                state.f = 0
                cards = giving and item >= KINDS
                state.code = frames.TRADE_CARD if cards else frames.TRADE_COUNT
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
            shown = hand_words(state.offered, state.offered_objectives)
            journal.whisper(only(other) | only(seat), CardsShown(seat, shown))
    counter = state.e
    gives_packed = state.c
    wants_packed = state.d
    state.become(frames.TRADE_ANSWER, other, seat)
    state.extend(gives_packed, wants_packed, counter, 0)


@final
class TradeCount(Before):
    """How many of one kind are given or wanted."""

    name: ClassVar[str] = "trade_count"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(state.seats), range(ITEMS + ITEMS), OFFER, OFFER, YES_OR_NO, range(1)]

    def misfit(self, state: ClashState) -> str:
        return offer_misfit(state, state.actor, state.a) or item_misfit(state, False)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        giving = state.b < ITEMS
        item: i64 = state.b if giving else state.b - ITEMS
        most = held(state, state.actor if giving else state.a, item)
        for count in range(most + 1):
            actions.add(COUNT + count)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        count: i64 = action - COUNT
        if state.b < ITEMS:
            state.c |= count << (state.b * DIGIT)
        else:
            state.d |= count << ((state.b - ITEMS) * DIGIT)
        state.b += 1
        state.code = frames.TRADE_NEXT

    def prompt(self, state: ClashState) -> Message:
        giving = state.b < ITEMS
        item: i64 = state.b if giving else state.b - ITEMS
        return Message(
            "clash_of_cultures/ask-trade_give" if giving else "clash_of_cultures/ask-trade_want",
            seat=words.player(state.actor),
            other=words.player(state.a),
            item=item_word(item),
        )

    def reason(self, state: ClashState, action: i64) -> Reason:
        if not COUNT <= action < COUNT + COUNTS:
            return words.not_offered()
        giving = state.b < ITEMS
        item: i64 = state.b if giving else state.b - ITEMS
        most = held(state, state.actor if giving else state.a, item)
        return words.at_most(most, item_word(item), "CC-17.3")


def item_word(item: int) -> Message:
    if item == ACTION_ITEM:
        return Message("clash_of_cultures/item-action_cards")
    if item == OBJECTIVE_ITEM:
        return Message("clash_of_cultures/item-objective_cards")
    return words.kind(item)


@final
class TradeCard(Before):
    """Name the cards that are given; only their number is told to all."""

    name: ClassVar[str] = "trade_card"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter", "last")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(state.seats), range(ITEMS + ITEMS), OFFER, OFFER, YES_OR_NO, range(1)]

    def misfit(self, state: ClashState) -> str:
        return offer_misfit(state, state.actor, state.a) or item_misfit(state, True)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        player = state.player(state.actor)
        if state.b == ACTION_ITEM:
            for card in range(CARDS):
                if (player.hand >> card) & 1 and may_name(state, state.offered, card):
                    actions.add(CARD + card)
        else:
            for card in range(OBJECTIVE_CARDS):
                if (player.objectives >> card) & 1 and may_name(
                    state, state.offered_objectives, card
                ):
                    actions.add(OBJECTIVE + card)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.b += 1
            state.code = frames.TRADE_NEXT
            return
        if state.b == ACTION_ITEM:
            state.offered |= BIT[action - CARD]
        else:
            state.offered_objectives |= BIT[action - OBJECTIVE]
        state.c += BIT[state.b * DIGIT]

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == STOP else only(state.actor)

    def reason(self, state: ClashState, action: i64) -> Reason:
        return why_not_card(state, action, state.b == ACTION_ITEM)


def may_name(state: ClashState, named: i64, card: i64) -> bool:
    """Whether a card can still be named beside those that were."""
    return named >> card == 0 if state.terms.in_order else (named >> card) & 1 == 0


def why_not_card(state: ClashState, action: i64, action_cards: bool) -> Reason:
    """Why a card cannot be put into a trade now."""
    player = state.player(state.actor)
    card: i64 = action - CARD
    objective: i64 = action - OBJECTIVE
    if 0 <= card < CARDS:
        fits = action_cards
        mine = (player.hand >> card) & 1 == 1
    elif 0 <= objective < OBJECTIVE_CARDS:
        fits = not action_cards
        mine = (player.objectives >> objective) & 1 == 1
    else:
        return words.not_offered()
    if not mine:
        return words.not_in_hand("CC-17.3")
    if not fits:
        return words.with_rule("other_cards_now", "CC-17.3")
    in_order = state.terms.in_order
    return words.with_rule("cards_in_order" if in_order else "card_named_already", "CC-17.3")
