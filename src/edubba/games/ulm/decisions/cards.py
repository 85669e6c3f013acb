"""Drawing cards and keeping them (UL-8.1, UL-8.7, UL-8.8, UL-12.4, UL-12.5)."""

from typing import ClassVar, Final, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import BIT, count_bits, members
from edubba.core.journal import Journal, only
from edubba.core.native import append, i64
from edubba.core.questions import OneOf, OneSpace, Step
from edubba.core.state import CHANCE
from edubba.games.ulm import codes, events, obstacles
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import Draw
from edubba.games.ulm.decisions.supplies import gain_coins
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import MOST_OF

MOST_DEALT: Final = max(
    codes.CARD_CHOICE, MOST_OF[codes.PART_DRAW_CARDS], MOST_OF[codes.PART_DISCARD_OR_DRAW]
)
"""Cards that are drawn at once."""


@final
class Deal(Step[UlmState]):
    """Draw so many cards, as far as there are any; with `choose` one of them is kept and the others
    are discarded (UL-12.5)."""

    frame: ClassVar[tuple[str, ...]] = ("left", "choose")

    def ranges(self, state: UlmState) -> list[range]:
        return [range(MOST_DEALT + 1), range(2)]

    def misfit(self, state: UlmState) -> str:
        left, choose = state.a, state.b
        return misfit_drawn(state, left, choose)

    def run(self, state: UlmState, journal: Journal | None) -> None:
        left, choose = state.a, state.b
        if left > 0 and journal is not None and not state.cards_to_draw():
            journal.tell(events.Lapsed(state.to_move, codes.PART_DRAW_CARDS))
        if left > 0 and state.cards_to_draw():
            if state.deck == 0:
                reshuffle(state, journal)
            state.become(frames.DRAW_CARD, CHANCE, left, choose)
        elif count_bits(state.drawn) > 1:
            state.become(frames.KEEP_CARD, state.to_move)
        else:  # a single card is kept without choice
            state.players[state.to_move].hand |= state.drawn
            state.drawn = 0
            state.pop()


def misfit_drawn(state: UlmState, left: i64, choose: i64) -> str:
    """What could not be while so many cards are still to be drawn."""
    drawn = count_bits(state.drawn)
    if choose == 0:
        if drawn > 0 or left > MOST_OF[codes.PART_DRAW_CARDS]:
            return "pick"
    elif not codes.CARD_CHOICE <= drawn + left <= MOST_DEALT:
        return "pick"
    return ""


def reshuffle(state: UlmState, journal: Journal | None) -> None:
    """The discard pile becomes the new draw pile (UL-8.8); all know which cards are in it."""
    state.deck = state.discard
    state.discard = 0
    state.shuffles = append(state.shuffles, state.deck)
    if journal is not None:
        journal.tell(events.Reshuffled(count_bits(state.deck)))


@final
class DrawCard(Draw):
    """Any card of the draw pile; only the player who draws it sees it."""

    frame: ClassVar[tuple[str, ...]] = ("left", "choose")

    def ranges(self, state: UlmState) -> list[range]:
        return [range(1, MOST_DEALT + 1), range(2)]

    def misfit(self, state: UlmState) -> str:
        left, choose = state.a, state.b
        return misfit_drawn(state, left, choose) if state.deck else "have_card"

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add_lots(codes.CARD, state.deck)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        left, choose, seat = state.a, state.b, state.to_move
        card: i64 = action - codes.CARD
        state.deck ^= BIT[card]
        if choose == 1:
            state.drawn |= BIT[card]
        else:
            state.players[seat].hand |= BIT[card]
        if journal is not None:
            journal.tell(events.CardTaken(seat))
            journal.whisper(only(seat), events.CardDrawn(seat, card))
        state.become(frames.DEAL, seat, left - 1, choose)

    def seen_by(self, state: UlmState, action: i64) -> i64:
        return only(state.to_move)


@final
class KeepCard(OneSpace[UlmState]):
    """Keep one of the cards drawn; the others are discarded face-up (UL-5.5, UL-6.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("choose_card",)

    def misfit(self, state: UlmState) -> str:
        enough = count_bits(state.drawn) >= codes.CARD_CHOICE
        return "" if enough else "pick"

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.CARD_NOT_DRAWN, ~state.drawn)

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        seat = state.to_move
        discarded: i64 = state.drawn & ~BIT[space]
        state.players[seat].hand |= BIT[space]
        state.discard |= discarded
        state.drawn = 0
        if journal is not None:
            journal.whisper(only(seat), events.CardKept(seat, space))
            journal.tell(events.CardsDiscarded(seat, members(discarded)))
        state.pop()

    def seen_by(self, state: UlmState, action: i64) -> i64:
        return only(state.actor)


@final
class DiscardChoice(OneSpace[UlmState]):
    """Any one card from the open discard pile, so everybody knows it (UL-6.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("choose_card",)

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.NOT_DISCARDED, ~state.discard)

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        seat = state.to_move
        state.discard ^= BIT[space]
        state.players[seat].hand |= BIT[space]
        state.known |= BIT[space]
        if journal is not None:
            journal.tell(events.CardFromDiscard(seat, space))
        state.pop()


@final
class SparrowTrade(OneOf[UlmState]):
    """Ulm Sparrow: turn sparrows into coins, one for one (UL-8.7)."""

    frame: ClassVar[tuple[str, ...]] = ("most",)
    verbs: ClassVar[tuple[str, ...]] = ("convert_sparrows",)

    def ranges(self, state: UlmState) -> list[range]:
        return [range(1, MOST_OF[codes.PART_SPARROWS_TO_COINS] + 1)]

    def misfit(self, state: UlmState) -> str:
        most = state.a
        if most > min(state.players[state.actor].sparrows, state.coin_bank()):
            return "mint"
        return ""

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        most = state.a
        return NO_OBSTACLE if answer < most else obstacles.TOO_MANY_SPARROWS

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        seat = state.to_move
        sparrows: i64 = answer + 1
        state.pop()
        state.players[seat].sparrows -= sparrows
        if journal is not None:
            journal.tell(events.SparrowsTraded(seat, sparrows))
        gain_coins(state, seat, sparrows, journal)
