"""Decks, discard piles and hands: drawing, discarding, who knows what (CC-15.4, CC-15.5)."""

from typing import ClassVar

from edubba.core import CHANCE, EVERYONE, Actions, Chance, Journal, Step, only
from edubba.core.bits import BIT
from edubba.core.native import append, i64, vec
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import YesOrNo
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.space import OBJECTIVE_CARDS as OBJECTIVE_IDS
from edubba.games.clash_of_cultures.state import ClashState


def draw(state: ClashState, seat: i64, deck: i64, count: i64) -> None:
    """Push the drawing of some cards; a Wonder goes to the public display."""
    state.push(frames.DRAWING, seat, deck, count)


def deck_of(state: ClashState, deck: i64) -> i64:
    if deck == codes.DECK_ACTION:
        return state.action_deck
    if deck == codes.DECK_OBJECTIVE:
        return state.objective_deck
    if deck == codes.DECK_EVENT:
        return state.event_deck
    return state.wonder_deck


def refill(state: ClashState, deck: i64, journal: Journal | None) -> None:
    """An empty deck is made new from its discard pile (CC-15.4); Wonders never (CC-20.2)."""
    if deck_of(state, deck) != 0:
        return
    if deck == codes.DECK_ACTION:
        for i in range(len(state.action_discard)):
            state.action_deck |= BIT[state.action_discard[i]]
        state.action_discard = state.action_discard[:0]
    elif deck == codes.DECK_OBJECTIVE:
        state.objective_deck = state.objective_discard
        state.objective_discard = 0
    elif deck == codes.DECK_EVENT:
        for i in range(len(state.event_discard)):
            state.event_deck |= BIT[state.event_discard[i]]
        state.event_discard = state.event_discard[:0]
    if journal is not None and deck_of(state, deck) != 0:
        journal.tell(events.Reshuffled())


def top_of_discard(state: ClashState, deck: i64) -> i64:
    """The open top card of a discard pile, or -1."""
    if deck == codes.DECK_ACTION and len(state.action_discard) > 0:
        return state.action_discard[len(state.action_discard) - 1]
    if deck == codes.DECK_EVENT and len(state.event_discard) > 0:
        return state.event_discard[len(state.event_discard) - 1]
    return -1


def may_take_discard(state: ClashState, seat: i64, deck: i64) -> bool:
    """The Great Mausoleum (CC-16.6.5)."""
    return state.owner_of_wonder(codes.GREAT_MAUSOLEUM) == seat and top_of_discard(state, deck) >= 0


def deal(state: ClashState, seat: i64, deck: i64, card: i64, journal: Journal | None) -> None:
    """Bring a drawn card into a hand, or a Wonder to the display."""
    if deck == codes.DECK_WONDER:
        state.wonder_deck &= ~BIT[card]
        state.display |= BIT[card]
        if journal is not None:
            journal.tell(events.WonderRevealed(card))
        return
    player = state.edit(seat)
    if deck == codes.DECK_OBJECTIVE:
        state.objective_deck &= ~BIT[card]
        hold_objective(player, card)
        if journal is not None:
            journal.tell(events.DrewObjective(seat))
            journal.whisper(only(seat), events.DrewObjectiveCard(seat, OBJECTIVE_IDS[card]))
        return
    state.action_deck &= ~BIT[card]
    player.hand |= BIT[card]
    if journal is not None:
        journal.tell(events.DrewAction(seat))
        journal.whisper(only(seat), events.DrewActionCard(seat, card))


def leave_hand(state: ClashState, seat: i64, card: i64) -> None:
    """An Action card or Great Person goes out of a hand; where to is the caller's business."""
    player = state.edit(seat)
    player.hand &= ~BIT[card]
    for other in range(len(player.known)):
        player.known[other] &= ~BIT[card]


def join_hand(state: ClashState, seat: i64, card: i64, knowers: i64) -> None:
    """A card comes into a hand; the seats of the mask know it, EVERYONE knows it openly."""
    player = state.edit(seat)
    player.hand |= BIT[card]
    if knowers != EVERYONE:
        player.shown_to |= knowers & ~BIT[seat]
    for other in range(len(player.known)):
        if other != seat and (knowers >> other) & 1:
            player.known[other] |= BIT[card]


def hold_objective(player: Player, card: i64) -> None:
    """An Objective card comes into a hand, too late for what is going on already (CC-15.9)."""
    player.objectives |= BIT[card]
    player.fresh |= BIT[card]
    player.late |= BIT[card]


def leave_objectives(state: ClashState, seat: i64, card: i64) -> None:
    player = state.edit(seat)
    player.objectives &= ~BIT[card]
    player.fresh &= ~BIT[card]
    player.late &= ~BIT[card]
    for other in range(len(player.known)):
        player.known_objectives[other] &= ~BIT[card]


def join_objectives(state: ClashState, seat: i64, card: i64, knowers: i64) -> None:
    player = state.edit(seat)
    hold_objective(player, card)
    if knowers != EVERYONE:
        player.shown_to |= knowers & ~BIT[seat]
    for other in range(len(player.known)):
        if other != seat and (knowers >> other) & 1:
            player.known_objectives[other] |= BIT[card]


def unsure(state: ClashState, seat: i64, deck: i64, but: i64) -> None:
    """Cards left a hand unseen: what others knew of it may have been these, so they know nothing of
    it any more, except the seats of the mask, who saw it."""
    player = state.edit(seat)
    for other in range(len(player.known)):
        if (but >> other) & 1 == 0:
            if deck == codes.DECK_ACTION:
                player.known[other] = 0
            else:
                player.known_objectives[other] = 0


def hand_over(state: ClashState, deck: i64, giver: i64, taker: i64, cards: i64) -> None:
    """Cards go from one hand to another; only these two know them."""
    both = only(giver) | only(taker)
    card: i64 = 0
    while cards >> card:
        if (cards >> card) & 1:
            if deck == codes.DECK_ACTION:
                leave_hand(state, giver, card)
                join_hand(state, taker, card, both)
            else:
                leave_objectives(state, giver, card)
                join_objectives(state, taker, card, both)
        card += 1
    if cards:
        unsure(state, giver, deck, both)


def discard(state: ClashState, seat: i64, card: i64) -> None:
    """A played or discarded card of a hand goes on its pile (CC-15.1, CC-13.7); of the owner of the
    Great Mausoleum below it (CC-16.6.5)."""
    leave_hand(state, seat, card)
    below = state.owner_of_wonder(codes.GREAT_MAUSOLEUM) == seat
    if card >= terms.FIRST_PERSON:
        put_event_away(state, terms.PERSON_EVENT[card - terms.FIRST_PERSON], below)
        return
    state.action_discard = piled(state.action_discard, card, below)


def piled(pile: vec[i64], card: i64, below: bool) -> vec[i64]:
    """A discard pile with one card more, on top or at the bottom."""
    grown = vec[i64]()
    if below:
        grown = append(grown, card)
    for i in range(len(pile)):
        grown = append(grown, pile[i])
    return grown if below else append(grown, card)


def put_event_away(state: ClashState, event: i64, below: bool) -> None:
    state.event_discard = piled(state.event_discard, event, below)


def discard_objective(state: ClashState, seat: i64, card: i64) -> None:
    leave_objectives(state, seat, card)
    state.objective_discard |= BIT[card]


def say_discarded(seat: i64, card: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(events.CardDiscarded(seat, card))


class Drawing(Step[ClashState]):
    """Draw one card after the other; an exhausted deck ends it (CC-15.4)."""

    frame: ClassVar[tuple[str, ...]] = ("deck", "count")

    def misfit(self, state: ClashState) -> str:
        deck = state.a
        return unless(deck != codes.DECK_EVENT, "hold")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, deck, count = state.actor, state.a, state.b
        if count == 0:
            state.pop()
            return
        if may_take_discard(state, seat, deck):
            state.b -= 1
            state.push(frames.FROM_DISCARD, seat, deck)
            return
        refill(state, deck, journal)
        if deck_of(state, deck) == 0:
            if journal is not None:
                journal.tell(events.DeckEmpty(seat))
            state.pop()
            return
        state.b -= 1
        state.push(frames.DRAW_CARD, CHANCE, deck, seat)


class DrawCard(Chance[ClashState]):
    """The top card of a deck, every card that may lie there equally likely."""

    frame: ClassVar[tuple[str, ...]] = ("deck", "seat")

    def misfit(self, state: ClashState) -> str:
        deck = state.a
        return unless(deck != codes.DECK_EVENT, "hold")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        deck = state.a
        actions.add_lots(first_outcome(deck), deck_of(state, deck))

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        deck, seat = state.a, state.b
        state.pop()
        deal(state, seat, deck, action - first_outcome(deck), journal)

    def seen_by(self, state: ClashState, action: i64) -> i64:
        deck, seat = state.a, state.b
        return EVERYONE if deck == codes.DECK_WONDER else only(seat)


def first_outcome(deck: i64) -> i64:
    """The outcome that draws the first card of a deck."""
    if deck == codes.DECK_ACTION:
        return codes.DRAW_ACTION
    if deck == codes.DECK_OBJECTIVE:
        return codes.DRAW_OBJECTIVE
    return codes.DRAW_WONDER


class FromDiscard(YesOrNo):
    """The owner of the Great Mausoleum may take the top of the discard pile (CC-16.6.5)."""

    frame: ClassVar[tuple[str, ...]] = ("deck",)

    def misfit(self, state: ClashState) -> str:
        deck = state.a
        left = deck == codes.DECK_ACTION and top_of_discard(state, deck) >= 0
        return unless(left, "hold")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, deck = state.actor, state.a
        if not yes:
            refill(state, deck, journal)  # the card he left is there at least
            state.become(frames.DRAW_CARD, CHANCE, deck, seat)
            return
        state.pop()
        card = top_of_discard(state, deck)
        state.action_discard = state.action_discard[: len(state.action_discard) - 1]
        join_hand(state, seat, card, EVERYONE)
        if journal is not None:
            journal.tell(events.TookFromDiscard(seat, card))

    def asked(self, state: ClashState) -> dict[str, Arg]:
        deck = state.a
        return {"card": words.card(top_of_discard(state, deck))}
