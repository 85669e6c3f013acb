"""The answer to a trade offer, and how it is carried out (CC-17)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import Journal, only
from edubba.core.native import i64
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    CARD,
    CARDS,
    DECK_ACTION,
    DECK_OBJECTIVE,
    KINDS,
    NO,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    TRADE,
    YES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    join_hand,
    join_objectives,
    leave_hand,
    leave_objectives,
    unsure,
)
from edubba.games.clash_of_cultures.decisions.effects.hands import hand_words
from edubba.games.clash_of_cultures.decisions.saying import goods_of
from edubba.games.clash_of_cultures.decisions.trade.offer import (
    ACTION_ITEM,
    ITEMS,
    OBJECTIVE_ITEM,
    clear,
    count_of,
    may_name,
    offer_misfit,
    why_not_card,
)
from edubba.games.clash_of_cultures.events import CardsShown, NoRoom, TradeDeclined, TradeMade
from edubba.games.clash_of_cultures.space import COLOURS
from edubba.games.clash_of_cultures.state import ClashState


@final
class TradeAnswer(Before):
    """Accept, decline, or make one counter-offer (CC-17.3).

    The frame: who made the offer, then as before.
    """

    name: ClassVar[str] = "trade_answer"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")

    def misfit(self, state: ClashState) -> str:
        return offer_misfit(state, state.a, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        if state.e == 0:
            actions.add(TRADE + state.a)
        actions.add(YES)
        actions.add(NO)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        other = state.a
        if action == NO:
            clear(state)
            state.pop()
            if journal is not None:
                journal.tell(TradeDeclined(seat))
        elif action == YES:
            state.b = ACTION_ITEM
            state.code = frames.TRADE_WANTED
            choose_or_close(state, journal)
        else:
            clear(state)
            state.become(frames.TRADE_NEXT, seat, other)
            state.extend(0, 0, 1, 0)

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-trade_answer",
            seat=words.player(state.actor),
            other=words.player(state.a),
        )

    def reason(self, state: ClashState, action: i64) -> Reason:
        other: i64 = action - TRADE
        if not 0 <= other < len(COLOURS):
            return words.not_offered()
        if other != state.a:
            return words.with_rule("counter_to_partner", "CC-17.3")
        return words.with_rule("one_counter_offer", "CC-17.3")


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
class TradeWanted(Before):
    """Which cards to give for those that were asked for; the partner learns them when all changes
    hands."""

    name: ClassVar[str] = "trade_wanted"
    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")

    def misfit(self, state: ClashState) -> str:
        if not ACTION_ITEM <= state.b < ITEMS or still_wanted(state) <= 0:
            return "no such cards are wanted"
        return offer_misfit(state, state.a, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        player = state.player(state.actor)
        action_cards = state.b == ACTION_ITEM
        hand = player.hand if action_cards else player.objectives
        chosen = state.returned if action_cards else state.returned_objectives
        due = still_wanted(state)
        card: i64 = 0
        while hand >> card:
            if (hand >> card) & 1 and may_name(state, chosen, card):
                if count_bits(hand >> card) >= due or not state.terms.in_order:
                    actions.add((CARD if action_cards else OBJECTIVE) + card)
            card += 1

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if state.b == ACTION_ITEM:
            state.returned |= BIT[action - CARD]
        else:
            state.returned_objectives |= BIT[action - OBJECTIVE]
        choose_or_close(state, journal)

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor)

    def reason(self, state: ClashState, action: i64) -> Reason:
        return why_not_card(state, action, state.b == ACTION_ITEM)


def receive(state: ClashState, seat: i64, kind: i64, count: i64, journal: Journal | None) -> None:
    taken = state.gain(seat, kind, count)
    if journal is not None and taken < count:
        journal.tell(NoRoom(seat, goods_of(kind, count - taken)))


def close(state: ClashState, journal: Journal | None) -> None:
    """Goods and named cards change hands; what exceeds a maximum is lost."""
    seat = state.actor
    other = state.a
    gives = state.c
    wants = state.d
    state.pop()
    if journal is not None:
        journal.tell(TradeMade(other, seat))
    for kind in range(KINDS):
        state.edit(other).kinds[kind] -= count_of(gives, kind)
        state.edit(seat).kinds[kind] -= count_of(wants, kind)
    for kind in range(KINDS):
        receive(state, seat, kind, count_of(gives, kind), journal)
        receive(state, other, kind, count_of(wants, kind), journal)
    both = only(seat) | only(other)
    gave_back = state.returned | state.returned_objectives != 0
    returned = hand_words(state.returned, state.returned_objectives)
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
    if journal is not None and gave_back:
        journal.whisper(both, CardsShown(seat, returned))
