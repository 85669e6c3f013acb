"""Free card plays and the Merchant, in every window between complete steps (UL-4.12, UL-7.6)."""

from typing import ClassVar, final

from edubba.core.actions import Spaces
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace
from edubba.games.ulm import codes, events, obstacles
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.supplies import return_tile
from edubba.games.ulm.state import UlmState, places_with
from edubba.games.ulm.terms import CARD_COLOUR, NONE


def use_window(state: UlmState, action: i64, journal: Journal | None) -> None:
    """A free play, or the first half of a Merchant's swap; the frame on top waits below it."""
    if action >= codes.MERCHANT_GIVE:
        state.merchant_open = False
        offer(state, frames.MERCHANT_SWAP, journal, action - codes.MERCHANT_GIVE)
    else:
        state.plays_left -= 1
        play(state, action, journal)


def play(state: UlmState, action: i64, journal: Journal | None) -> None:
    """Play a hand card: lay it face-up (UL-8.3) or pay its tile and use its top (UL-8.2)."""
    seat = state.to_move
    player = state.players[seat]
    top = action >= codes.PLAY_IMMEDIATE
    card: i64 = action - codes.PLAY_IMMEDIATE if top else action - codes.PLAY_FACE_UP
    hidden = (state.known >> card) & 1 == 0
    player.hand &= ~BIT[card]
    state.known &= ~BIT[card]
    player.played += 1  # UL-8.4
    if not top:
        player.laid |= BIT[card]
        if journal is not None:
            journal.tell(events.CardLaid(seat, card))
    else:
        return_tile(state, seat, CARD_COLOUR[card])
        state.discard |= BIT[card]  # UL-12.16: already while its effect runs
        if journal is not None:
            journal.tell(events.TopPlayed(seat, card, CARD_COLOUR[card]))
    if journal is not None and hidden:
        journal.tell(events.CardShown(seat, card))
    if top:
        state.push(frames.EFFECT, seat, card)


@final
class MerchantSwap(OneSpace[UlmState]):
    """The second half: a dock tile of another colour; the slot is not refilled (UL-7.6, D13)."""

    frame: ClassVar[tuple[str, ...]] = ("given",)
    verbs: ClassVar[tuple[str, ...]] = ("take_dock",)

    def misfit(self, state: UlmState) -> str:
        given, player = state.a, state.players[state.actor]
        if not player.owns(codes.MERCHANT):
            return "call"
        return "give" if player.tiles[given] == 0 else ""

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        given = state.a
        spaces.without(obstacles.EMPTY_DOCK, places_with(state.docks, NONE))
        spaces.without(obstacles.MERCHANT_SAME, places_with(state.docks, given))

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        given, player = state.a, state.players[state.to_move]
        taken = state.docks[space]
        player.tiles[given] -= 1
        player.tiles[taken] += 1
        state.docks[space] = given
        if journal is not None:
            journal.tell(events.MerchantSwapped(state.to_move, space, given, taken))
        state.pop()
