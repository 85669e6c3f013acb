"""Event cards: drawing, icon and text, Great Persons (CC-13)."""

from typing import ClassVar

from edubba.core import CHANCE, EVERYONE, Actions, Chance, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import YesOrNo
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    join_hand,
    may_take_discard,
    put_event_away,
    refill,
    top_of_discard,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import say_wonder_used
from edubba.games.clash_of_cultures.effects import (
    ALL_EFFECTS,
    EVENT_ICON,
    EVENT_TAG,
    EVENT_TEXT,
    LIST_FIRST,
)
from edubba.games.clash_of_cultures.scoring import ends_now, finish
from edubba.games.clash_of_cultures.state import ClashState


class DrawEventStep(Step[ClashState]):
    """An Event is to be drawn (CC-13.1)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        if may_take_discard(state, seat, codes.DECK_EVENT):
            state.become(frames.EVENT_FROM_DISCARD, seat)
        else:
            from_deck(state, seat, journal)


def from_deck(state: ClashState, seat: i64, journal: Journal | None) -> None:
    refill(state, codes.DECK_EVENT, journal)
    if state.event_deck == 0:
        state.pop()
    else:
        state.become(frames.DRAW_EVENT_CARD, CHANCE, seat)


class EventFromDiscard(YesOrNo):
    """The owner of the Great Mausoleum may take the top of the pile instead (CC-16.6.5)."""

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat = state.actor
        if not yes:
            from_deck(state, seat, journal)
            return
        event = top_of_discard(state, codes.DECK_EVENT)
        say_wonder_used(seat, codes.GREAT_MAUSOLEUM, journal)
        state.event_discard = state.event_discard[: len(state.event_discard) - 1]
        resolve(state, seat, event, journal)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        return {"event": words.event(top_of_discard(state, codes.DECK_EVENT))}


class DrawEventCard(Chance[ClashState]):
    """The top card of the Event deck."""

    frame: ClassVar[tuple[str, ...]] = ("seat",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add_lots(codes.DRAW_EVENT, state.event_deck)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, event = state.a, action - codes.DRAW_EVENT
        state.event_deck &= ~BIT[event]
        resolve(state, seat, event, journal)


def resolve(state: ClashState, seat: i64, event: i64, journal: Journal | None) -> None:
    """First the icon, then the text, then the card goes away (R19)."""
    if journal is not None:
        journal.tell(events.EventDrawn(seat, event, words.icon(event)))
    state.become(frames.EVENT_OVER, seat, event)
    state.push(frames.EFFECT_LIST, seat, EVENT_TEXT[event])
    state.extend(0, 0, EVENT_TAG[event] + 1, 0)
    state.push(frames.EFFECT_LIST, seat, EVENT_ICON[event])
    state.extend(0, 0, 0, 0)


class EventOver(Step[ClashState]):
    """The card is discarded, unless it was taken as a Great Person; a player without a city ends
    the game now (CC-13.8)."""

    frame: ClassVar[tuple[str, ...]] = ("event",)

    def misfit(self, state: ClashState) -> str:
        event = state.a
        away = (state.event_deck >> event) & 1 == 1
        for i in range(len(state.event_discard)):
            away = away or state.event_discard[i] == event
        return unless(not away, "hold")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, event = state.actor, state.a
        state.pop()
        if not in_a_hand(state, event):
            put_event_away(state, event, state.owner_of_wonder(codes.GREAT_MAUSOLEUM) == seat)
        if ends_now(state):
            finish(state, journal)


def in_a_hand(state: ClashState, event: i64) -> bool:
    """Whether an event card is a Great Person in somebody's hand."""
    for person in range(len(terms.PERSON_EVENT)):
        if terms.PERSON_EVENT[person] == event:
            for seat in range(state.seats):
                if (state.player(seat).hand >> (terms.FIRST_PERSON + person)) & 1:
                    return True
    return False


def person_of(event: i64) -> i64:
    """The card a Great Person is in a hand."""
    for person in range(len(terms.PERSON_EVENT)):
        if terms.PERSON_EVENT[person] == event:
            return terms.FIRST_PERSON + person
    return -1


def person_misfit(state: ClashState, effect: i64, card: i64) -> str:
    """Why a card cannot be the Great Person who is offered."""
    for event in range(codes.EVENTS):
        if LIST_FIRST[EVENT_TEXT[event]] == effect and person_of(event) == card:
            offered = ALL_EFFECTS[effect].op == codes.OP_OFFER_CARD and not in_a_hand(state, event)
            return unless(offered, "hold")
    return "hold"


class PersonOffer(Step[ClashState]):
    """The drawer, then the others may take the Great Person (CC-13.7)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "card", "asked")

    def misfit(self, state: ClashState) -> str:
        effect, card = state.a, state.b
        return person_misfit(state, effect, card)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        effect, card, asked = state.a, state.b, state.c
        if asked == state.seats:
            if journal is not None:
                journal.tell(events.PersonLeft(card))
            state.pop()
            return
        seat: i64 = (state.actor + asked) % state.seats
        price = price_for(effect, asked)
        state.c += 1
        if can_pay(state, seat, price, 0):
            state.push(frames.TAKE_PERSON, seat, effect, card)
            state.extend(price, 0, 0, 0)


def price_for(effect: i64, asked: i64) -> i64:
    """1 Culture token for the drawer, 2 for the others."""
    offer = ALL_EFFECTS[effect]
    return packed(offer.drawer_price if asked == 0 else offer.others_price)


class TakePerson(YesOrNo):
    """Pay for the Great Person or leave it to the next (CC-13.7)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "card", "price")

    def misfit(self, state: ClashState) -> str:
        effect, card, price = state.a, state.b, state.c
        paid = can_pay(state, state.actor, price, 0)
        return person_misfit(state, effect, card) or unless(paid, "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, card, price = state.actor, state.b, state.c
        state.pop()
        if not yes:
            return
        state.pop()  # nobody else is asked
        join_hand(state, seat, card, EVERYONE)
        if journal is not None:
            journal.tell(events.PersonTaken(seat, card))
        pay(state, seat, price, 0)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        card = state.b
        return {"card": words.card(card)}
