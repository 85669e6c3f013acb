"""Free card plays and the Merchant, in every window between complete steps (UL-4.12, UL-7.6)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.card_events import CardLaid, CardShown, TopPlayed
from edubba.games.ulm.codes import (
    COLOURS,
    DOCKS,
    MERCHANT,
    MERCHANT_GIVE,
    PLAY_FACE_UP,
    PLAY_IMMEDIATE,
    TAKE_DOCK,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.frames import EFFECT, MERCHANT_SWAP
from edubba.games.ulm.decisions.supplies import return_tile
from edubba.games.ulm.elements import card_element, dock_element, supply_element
from edubba.games.ulm.events import MerchantSwapped
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import CARD_COLOUR, NONE


def use_window(state: UlmState, action: i64, journal: Journal | None) -> None:
    """A free play, or the first half of a Merchant's swap; the frame on top waits below it."""
    if action >= MERCHANT_GIVE:
        state.merchant_open = False
        offer(state, MERCHANT_SWAP, action - MERCHANT_GIVE, 0, journal)
    else:
        state.plays_left -= 1
        play(state, action, journal)


def play(state: UlmState, action: i64, journal: Journal | None) -> None:
    """Play a hand card: lay it face-up (UL-8.3) or pay its tile and use its top (UL-8.2)."""
    seat = state.to_move
    player = state.players[seat]
    top = action >= PLAY_IMMEDIATE
    card: i64 = action - PLAY_IMMEDIATE if top else action - PLAY_FACE_UP
    hidden = (state.known >> card) & 1 == 0
    player.hand &= ~BIT[card]
    state.known &= ~BIT[card]
    player.played += 1  # UL-8.4
    if not top:
        player.laid |= BIT[card]
        if journal is not None:
            journal.tell(CardLaid(seat, card))
    else:
        return_tile(state, seat, CARD_COLOUR[card])
        state.discard |= BIT[card]  # UL-12.16: already while its effect runs
        if journal is not None:
            journal.tell(TopPlayed(seat, card, CARD_COLOUR[card]))
    if journal is not None and hidden:
        journal.tell(CardShown(seat, card))
    if top:
        state.push(EFFECT, seat, card, 0)


def label_play(state: UlmState, action: i64) -> Message:
    if action >= PLAY_IMMEDIATE:
        card = action - PLAY_IMMEDIATE
        return words.label_top(card, CARD_COLOUR[card])
    return words.label_face_up(action - PLAY_FACE_UP, state.terms)


def targets_play(action: i64) -> list[str]:
    if action >= PLAY_IMMEDIATE:
        return [card_element(action - PLAY_IMMEDIATE), "use:top"]
    return [card_element(action - PLAY_FACE_UP), "use:face_up"]


def label_window(state: UlmState, action: i64) -> Message:
    if action >= MERCHANT_GIVE:
        return words.label_colour("merchant", action - MERCHANT_GIVE)
    return label_play(state, action)


def targets_window(seat: i64, action: i64) -> list[str]:
    if action >= MERCHANT_GIVE:
        return ["descendant:merchant", supply_element(seat, action - MERCHANT_GIVE)]
    return targets_play(action)


@final
class MerchantSwap(Decision):
    """The second half: a dock tile of another colour; the slot is not refilled (UL-7.6, D13)."""

    name: ClassVar[str] = "merchant_swap"
    frame: ClassVar[tuple[str, ...]] = ("given",)

    def ranges(self, base: State) -> list[range]:
        return [range(COLOURS)]

    def misfit(self, base: State) -> str:
        player = cast(UlmState, base).players[base.actor]
        if not player.owns(MERCHANT):
            return "there is no Merchant"
        return "there is no such tile to give" if player.tiles[base.a] == 0 else ""

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for slot in range(DOCKS):
            if state.docks[slot] != NONE and state.docks[slot] != state.a:
                actions.add(TAKE_DOCK + slot)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        player = state.players[state.to_move]
        slot: i64 = action - TAKE_DOCK
        given = state.a
        taken = state.docks[slot]
        player.tiles[given] -= 1
        player.tiles[taken] += 1
        state.docks[slot] = given
        if journal is not None:
            journal.tell(MerchantSwapped(state.to_move, slot, given, taken))
        state.pop()

    def why_not(self, base: State, action: i64) -> Reason:
        if TAKE_DOCK <= action < TAKE_DOCK + DOCKS:
            if cast(UlmState, base).docks[action - TAKE_DOCK] == NONE:
                return reasons.empty_dock(action - TAKE_DOCK)
            return reasons.same_colour("UL-7.6")
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_merchant(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        slot = action - TAKE_DOCK
        return words.label_dock("take_dock", slot, cast(UlmState, base).docks[slot])

    def targets(self, base: State, action: i64) -> list[str]:
        return [dock_element(action - TAKE_DOCK)]
