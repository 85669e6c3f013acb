"""Drawing cards and keeping them (UL-8.1, UL-8.7, UL-8.8, UL-12.4, UL-12.5)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits, members
from edubba.core.journal import Journal, only
from edubba.core.native import append, i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.card_events import (
    CardDrawn,
    CardFromDiscard,
    CardKept,
    CardsDiscarded,
    CardTaken,
    Reshuffled,
    SparrowsTraded,
)
from edubba.games.ulm.codes import (
    CARD,
    CARD_CHOICE,
    CARDS,
    CHOOSE_CARD,
    CONVERT_SPARROWS,
    LEVY,
    PART_DISCARD_OR_DRAW,
    PART_DRAW_CARDS,
    PART_SPARROWS_TO_COINS,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.frames import DEAL, DRAW_CARD, KEEP_CARD
from edubba.games.ulm.decisions.supplies import gain_coins
from edubba.games.ulm.elements import card_element
from edubba.games.ulm.events import Lapsed
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import MOST_OF

MOST_DEALT: Final = max(CARD_CHOICE, MOST_OF[PART_DRAW_CARDS], MOST_OF[PART_DISCARD_OR_DRAW])
"""Cards that are drawn at once."""


@final
class Deal(Decision):
    """Draw so many cards, as far as there are any; with `choose` one of them is kept and the others
    are discarded (UL-12.5)."""

    name: ClassVar[str] = "deal"
    frame: ClassVar[tuple[str, ...]] = ("left", "choose")

    def ranges(self, base: State) -> list[range]:
        return [range(MOST_DEALT + 1), range(2)]

    def misfit(self, base: State) -> str:
        return misfit_drawn(cast(UlmState, base), base.a, base.b)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if state.a > 0 and journal is not None and not state.cards_to_draw():
            journal.tell(Lapsed(state.to_move, PART_DRAW_CARDS))
        if state.a > 0 and state.cards_to_draw():
            if state.deck == 0:
                reshuffle(state, journal)
            state.become(DRAW_CARD, CHANCE, state.a, state.b)
        elif count_bits(state.drawn) > 1:
            state.become(KEEP_CARD, state.to_move, 0, 0)
        else:  # a single card is kept without choice
            state.players[state.to_move].hand |= state.drawn
            state.drawn = 0
            state.pop()


def misfit_drawn(state: UlmState, left: i64, choose: i64) -> str:
    """What could not be while so many cards are still to be drawn."""
    drawn = count_bits(state.drawn)
    if choose == 0:
        if drawn > 0 or left > MOST_OF[PART_DRAW_CARDS]:
            return "no choice is made among these cards"
    elif not CARD_CHOICE <= drawn + left <= MOST_DEALT:
        return f"cards drawn: {drawn}, to come: {left}"
    return ""


def reshuffle(state: UlmState, journal: Journal | None) -> None:
    """The discard pile becomes the new draw pile (UL-8.8); all know which cards are in it."""
    state.deck = state.discard
    state.discard = 0
    state.shuffles = append(state.shuffles, state.deck)
    if journal is not None:
        journal.tell(Reshuffled(count_bits(state.deck)))


@final
class DrawCard(Decision):
    """Any card of the draw pile; only the player who draws it sees it."""

    name: ClassVar[str] = "draw_card"
    frame: ClassVar[tuple[str, ...]] = ("left", "choose")
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(1, MOST_DEALT + 1), range(2)]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.deck == 0:
            return "the draw pile is empty"
        return misfit_drawn(state, state.a, state.b)

    def legal_into(self, base: State, actions: Actions) -> None:
        deck = cast(UlmState, base).deck
        for card in range(CARDS):
            if (deck >> card) & 1:
                actions.add_outcome(CARD + card, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        card: i64 = action - CARD
        state.deck ^= BIT[card]
        if state.b == 1:
            state.drawn |= BIT[card]
        else:
            state.players[seat].hand |= BIT[card]
        if journal is not None:
            journal.tell(CardTaken(seat))
            journal.whisper(only(seat), CardDrawn(seat, card))
        state.become(DEAL, seat, state.a - 1, state.b)

    def seen_by(self, base: State, action: i64) -> i64:
        return only(cast(UlmState, base).to_move)

    def prompt(self, base: State) -> Message:
        return words.ask_of("draw_card", cast(UlmState, base).to_move)


@final
class KeepCard(Decision):
    """Keep one of the cards drawn; the others are discarded face-up (UL-5.5, UL-6.5)."""

    name: ClassVar[str] = "keep_card"

    def misfit(self, base: State) -> str:
        if count_bits(cast(UlmState, base).drawn) < CARD_CHOICE:
            return "there is nothing to choose from"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        drawn = cast(UlmState, base).drawn
        for card in range(CARDS):
            if (drawn >> card) & 1:
                actions.add(CHOOSE_CARD + card)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        kept: i64 = BIT[action - CHOOSE_CARD]
        discarded: i64 = state.drawn & ~kept
        state.players[seat].hand |= kept
        state.discard |= discarded
        state.drawn = 0
        if journal is not None:
            journal.whisper(only(seat), CardKept(seat, action - CHOOSE_CARD))
            journal.tell(CardsDiscarded(seat, members(discarded)))
        state.pop()

    def seen_by(self, base: State, action: i64) -> i64:
        return only(base.actor)

    def why_not(self, base: State, action: i64) -> Reason:
        if CHOOSE_CARD <= action < CHOOSE_CARD + CARDS:
            return reasons.card_not_drawn(action - CHOOSE_CARD)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("keep_card", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_card("keep_card", action - CHOOSE_CARD, cast(UlmState, base).terms)

    def targets(self, base: State, action: i64) -> list[str]:
        return [card_element(action - CHOOSE_CARD)]


@final
class DiscardChoice(Decision):
    """Any one card from the open discard pile, so everybody knows it (UL-6.5)."""

    name: ClassVar[str] = "discard_choice"

    def legal_into(self, base: State, actions: Actions) -> None:
        discard = cast(UlmState, base).discard
        for card in range(CARDS):
            if (discard >> card) & 1:
                actions.add(CHOOSE_CARD + card)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        card: i64 = action - CHOOSE_CARD
        state.discard ^= BIT[card]
        state.players[seat].hand |= BIT[card]
        state.known |= BIT[card]
        if journal is not None:
            journal.tell(CardFromDiscard(seat, card))
        state.pop()

    def why_not(self, base: State, action: i64) -> Reason:
        if CHOOSE_CARD <= action < CHOOSE_CARD + CARDS:
            return reasons.not_discarded(action - CHOOSE_CARD)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("discard_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_card("take_card", action - CHOOSE_CARD, cast(UlmState, base).terms)

    def targets(self, base: State, action: i64) -> list[str]:
        return [card_element(action - CHOOSE_CARD)]


@final
class SparrowTrade(Decision):
    """Ulm Sparrow: turn sparrows into coins, one for one (UL-8.7)."""

    name: ClassVar[str] = "sparrow_trade"
    frame: ClassVar[tuple[str, ...]] = ("most",)

    def ranges(self, base: State) -> list[range]:
        return [range(1, MOST_OF[PART_SPARROWS_TO_COINS] + 1)]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.a > min(state.players[state.actor].sparrows, state.coin_bank()):
            return "there are not so many sparrows and coins"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        for sparrows in range(base.a):
            actions.add(CONVERT_SPARROWS + sparrows)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        sparrows: i64 = action - CONVERT_SPARROWS + 1
        state.pop()
        state.players[seat].sparrows -= sparrows
        if journal is not None:
            journal.tell(SparrowsTraded(seat, sparrows))
        gain_coins(state, seat, sparrows, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if CONVERT_SPARROWS <= action < LEVY:
            return reasons.sparrows_at_most(base.a)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("sparrow_trade", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_trade(action - CONVERT_SPARROWS + 1)
