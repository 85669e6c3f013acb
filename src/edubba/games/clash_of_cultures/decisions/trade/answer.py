"""The answer to a trade offer, and how it is carried out (CC-17)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, Journal, only
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, obstacles, words
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.cards.decks import hand_over
from edubba.games.clash_of_cultures.decisions.effects.hands import hand_words
from edubba.games.clash_of_cultures.decisions.saying import goods_of
from edubba.games.clash_of_cultures.decisions.trade.offer import (
    ACTION_ITEM,
    ITEMS,
    cards_into,
    clear,
    count_of,
    obstacle_to_naming,
    offer_misfit,
)
from edubba.games.clash_of_cultures.state import ClashState


class TradeAnswer(Choice):
    """Accept, decline, or make one counter-offer (CC-17.3).

    The frame: who made the offer, then as before.
    """

    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")
    verbs: ClassVar[tuple[str, ...]] = ("trade", "yes", "no")

    def misfit(self, state: ClashState) -> str:
        other = state.a
        return offer_misfit(state, other, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        other = state.a
        actions.offer(codes.TRADE + other, self.obstacle(state, codes.TRADE + other))
        actions.add(codes.YES)
        actions.add(codes.NO)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        other, counter = state.a, state.e
        if action >= codes.YES:
            return NO_OBSTACLE
        if action - codes.TRADE != other:
            return obstacles.COUNTER_TO_PARTNER
        return obstacles.ONE_COUNTER_OFFER if counter else NO_OBSTACLE

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, other = state.actor, state.a
        if action == codes.NO:
            clear(state)
            state.pop()
            if journal is not None:
                journal.tell(events.TradeDeclined(seat))
        elif action == codes.YES:
            state.b = ACTION_ITEM
            state.code = frames.TRADE_WANTED
            choose_or_close(state, journal)
        else:
            clear(state)
            state.become(frames.TRADE_NEXT, seat, other)
            state.extend(0, 0, 1, 0)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        other = state.a
        return {"other": words.player(other)}


def still_wanted(state: ClashState, item: i64) -> i64:
    """Cards of an item that the partner has still to choose."""
    wants = state.d
    chosen = state.returned if item == ACTION_ITEM else state.returned_objectives
    return count_of(wants, item) - count_bits(chosen)


def choose_or_close(state: ClashState, journal: Journal | None) -> None:
    """Let the partner choose the cards he gives; then all changes hands at once (CC-17.2)."""
    item = state.b
    while item < ITEMS and still_wanted(state, item) == 0:
        item += 1
    state.b = item
    if item == ITEMS:
        close(state, journal)


class TradeWanted(Choice):
    """Which cards to give for those that were asked for (CC-17.3); the partner learns them when all
    changes hands."""

    frame: ClassVar[tuple[str, ...]] = ("other", "item", "gives", "wants", "counter")
    verbs: ClassVar[tuple[str, ...]] = ("card", "objective")
    rule: ClassVar[str] = "CC-17.3"

    def misfit(self, state: ClashState) -> str:
        other, item = state.a, state.b
        if not ACTION_ITEM <= item < ITEMS or still_wanted(state, item) <= 0:
            return "trade"
        return offer_misfit(state, other, state.actor)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cards_into(state, self, actions)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        item = state.b
        obstacle = obstacle_to_naming(state, state.returned, state.returned_objectives, action)
        if obstacle == NO_OBSTACLE and state.terms.in_order:
            player = state.player(state.actor)
            if action >= codes.OBJECTIVE:
                left = count_bits(player.objectives >> (action - codes.OBJECTIVE))
            else:
                left = count_bits(player.hand >> (action - codes.CARD))
            if left < still_wanted(state, item):
                return obstacles.CARDS_IN_ORDER
        return obstacle

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        item = state.b
        if item == ACTION_ITEM:
            state.returned |= BIT[action - codes.CARD]
        else:
            state.returned_objectives |= BIT[action - codes.OBJECTIVE]
        choose_or_close(state, journal)

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor)


def receive(state: ClashState, seat: i64, kind: i64, count: i64, journal: Journal | None) -> None:
    taken = state.gain(seat, kind, count)
    if journal is not None and taken < count:
        journal.tell(events.NoRoom(seat, goods_of(kind, count - taken)))


def close(state: ClashState, journal: Journal | None) -> None:
    """Goods and named cards change hands; what exceeds a maximum is lost."""
    seat, other, gives, wants = state.actor, state.a, state.c, state.d
    state.pop()
    if journal is not None:
        journal.tell(events.TradeMade(other, seat))
    for kind in range(codes.KINDS):
        state.edit(other).kinds[kind] -= count_of(gives, kind)
        state.edit(seat).kinds[kind] -= count_of(wants, kind)
    for kind in range(codes.KINDS):
        receive(state, seat, kind, count_of(gives, kind), journal)
        receive(state, other, kind, count_of(wants, kind), journal)
    returned, plans = state.returned, state.returned_objectives
    hand_over(state, codes.DECK_ACTION, other, seat, state.offered)
    hand_over(state, codes.DECK_OBJECTIVE, other, seat, state.offered_objectives)
    hand_over(state, codes.DECK_ACTION, seat, other, returned)
    hand_over(state, codes.DECK_OBJECTIVE, seat, other, plans)
    clear(state)
    if journal is not None and returned | plans:
        shown = events.CardsShown(seat, hand_words(returned, plans))
        journal.whisper(only(seat) | only(other), shown)
