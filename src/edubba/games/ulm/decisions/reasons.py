"""Why something cannot be chosen, with the rule that forbids it. Nothing here decides anything."""

from edubba.core.native import i64
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.codes import (
    BROWN,
    CARD_TILES,
    COAT_QUARTERS,
    COLOURS,
    DOCKS,
    DRAW_TILE,
    END_TURN,
    EXCHANGE_DOCK,
    FAIR_COINS,
    GRAY,
    MERCHANT,
    MERCHANT_GIVE,
    ORANGE,
    PAY_COIN,
    PAY_PAIR,
    PAY_SINGLE,
    PICK_BAG_COLOR,
    PLAY_FACE_UP,
    PLAY_IMMEDIATE,
    PUSH,
    SCHOLAR,
    SCHOLAR_PUSH,
    SEAL_PRICE,
    SEAT_ACTIONS,
    SLOTS,
    TOWER_BOOK_FAIR,
    TOWER_GUILD_RATES,
    USE_ACTION,
    WHITE,
)
from edubba.games.ulm.decisions.possible import (
    in_reach,
    normal_price_allowed,
    seal_price,
)
from edubba.games.ulm.space import LINES
from edubba.games.ulm.space import SLOTS as SLOT_NAMES
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import CARD_COLOUR, NONE, PAIR_ONE, PAIR_OTHER, PUSH_LINE

# Simple ones


def finish_first(action: i64) -> Reason:
    """Something that belongs to another decision, or to chance."""
    if action >= SEAT_ACTIONS:
        return Reason(Message("ulm/why-only_chance"), "UL-4.6")
    return Reason(Message("ulm/why-finish_first"), "UL-4.11")


def draw_first() -> Reason:
    return Reason(Message("ulm/why-draw_first"), "UL-4.4")


def no_tile(colour: int, rule: str) -> Reason:
    return Reason(Message("ulm/why-no_tile", colour=words.colour(colour)), rule)


def not_in_bag(colour: int) -> Reason:
    return Reason(Message("ulm/why-not_in_bag", colour=words.colour(colour)), "UL-10.5")


def not_drawn(colour: int) -> Reason:
    return Reason(Message("ulm/why-not_drawn", colour=words.colour(colour)), "UL-7.5")


def empty_dock(slot: int) -> Reason:
    return Reason(Message("ulm/why-empty_dock", slot=slot + 1), "UL-9.3")


def docks_empty() -> Reason:
    return Reason(Message("ulm/why-docks_empty"), "UL-9.3")


def bank_empty() -> Reason:
    return Reason(Message("ulm/why-bank_empty"), "UL-13.7")


def dock_tile_first() -> Reason:
    return Reason(Message("ulm/why-dock_tile_first"), "UL-12.1")


def same_colour(rule: str) -> Reason:
    return Reason(Message("ulm/why-same_colour"), rule)


def empty_side(side: int) -> Reason:
    return Reason(Message("ulm/why-empty_side", side=words.side(side)), "UL-5.2")


def cannot_play(state: UlmState, seat: int) -> Reason:
    """Why a Card action cannot play a card."""
    if state.players[seat].hand == 0:
        return Reason(Message("ulm/why-no_hand"), "UL-5.8")
    return Reason(Message("ulm/why-one_play"), "UL-13.13")


def steps_between(least: int, most: int) -> Reason:
    return Reason(Message("ulm/why-steps", least=least, most=most), "UL-5.9")


def card_not_drawn(card: int) -> Reason:
    return Reason(Message("ulm/why-card_not_drawn", card=words.card(card)), "UL-5.5")


def not_discarded(card: int) -> Reason:
    return Reason(Message("ulm/why-not_discarded", card=words.card(card)), "UL-6.5")


def discard_empty() -> Reason:
    return Reason(Message("ulm/why-discard_empty"), "UL-6.5")


def sparrows_at_most(most: int) -> Reason:
    return Reason(Message("ulm/why-sparrows", most=most), "UL-8.7")


def no_crest() -> Reason:
    return Reason(Message("ulm/why-no_crest"), "UL-6.1")


def coat_not_drawn(coat: int) -> Reason:
    return Reason(Message("ulm/why-coat_not_drawn", coat=words.coat(coat)), "UL-6.1")


def edge_taken(spot: int) -> Reason:
    return Reason(Message("ulm/why-edge_taken", spot=SLOT_NAMES[spot]), "UL-2.2")


def descendant_gone(descendant: int) -> Reason:
    name = words.descendant(descendant)
    return Reason(Message("ulm/why-descendant_gone", descendant=name), "UL-6.2")


# Windows and the menu


def why_not_window(state: UlmState, action: i64) -> Reason:
    """Free plays and the Merchant, or something for later."""
    if PLAY_FACE_UP <= action < MERCHANT_GIVE:
        if state.plays_left == 0:
            if state.terms.one_play:
                return Reason(Message("ulm/why-one_play"), "UL-13.13")
            return Reason(Message("ulm/why-no_free_play"), "UL-4.12")
        return why_not_play(state, action)
    if MERCHANT_GIVE <= action < MERCHANT_GIVE + COLOURS:
        return why_not_merchant(state, action - MERCHANT_GIVE)
    if USE_ACTION <= action <= END_TURN:
        return Reason(Message("ulm/why-push_first"), "UL-4.4")
    if action >= SEAT_ACTIONS:
        return finish_first(action)
    return Reason(Message("ulm/why-not_asked"), "UL-4.4")


def why_not_play(state: UlmState, action: i64) -> Reason:
    """A card that cannot be played so."""
    if not PLAY_FACE_UP <= action < MERCHANT_GIVE:
        return finish_first(action)
    player = state.players[state.actor]
    card = action - PLAY_FACE_UP if action < PLAY_IMMEDIATE else action - PLAY_IMMEDIATE
    if (player.hand >> card) & 1 == 0:
        return Reason(Message("ulm/why-not_in_hand", card=words.card(card)), "UL-8.1")
    if player.tiles[CARD_COLOUR[card]] == 0:
        name, colour = words.card(card), words.colour(CARD_COLOUR[card])
        return Reason(Message("ulm/why-top_costs", card=name, colour=colour), "UL-8.2")
    return Reason(Message("ulm/why-no_effect", card=words.card(card)), "UL-8.2")


def why_not_merchant(state: UlmState, colour: i64) -> Reason:
    player = state.players[state.actor]
    if not player.owns(MERCHANT):
        return _not_owned(MERCHANT, "UL-7.6")
    if not state.merchant_open:
        return Reason(Message("ulm/why-merchant_used"), "UL-7.6")
    if player.tiles[colour] == 0:
        return no_tile(colour, "UL-7.6")
    return same_colour("UL-7.6")


def _not_owned(descendant: int, rule: str) -> Reason:
    name = words.descendant(descendant)
    return Reason(Message("ulm/why-not_owned", descendant=name), rule)


def why_not_before_push(state: UlmState, action: i64) -> Reason:
    if EXCHANGE_DOCK <= action < EXCHANGE_DOCK + DOCKS:
        return _why_not_exchange(state, action - EXCHANGE_DOCK)
    if SCHOLAR_PUSH <= action < SCHOLAR_PUSH + COLOURS:
        return _why_not_scholar(state, action - SCHOLAR_PUSH)
    if PUSH <= action < PUSH + SLOTS:
        return Reason(Message(f"ulm/why-blocked-{LINES[PUSH_LINE[action - PUSH]]}"), "UL-2.5")
    if DRAW_TILE <= action < EXCHANGE_DOCK:
        return Reason(Message("ulm/why-already_drawn"), "UL-4.6")
    return why_not_window(state, action)


def _why_not_exchange(state: UlmState, slot: i64) -> Reason:
    if not state.exchange_open:
        return Reason(Message("ulm/why-exchange_over"), "UL-4.7")
    if state.docks[slot] == NONE:
        return empty_dock(slot)
    if state.docks[slot] == state.drawn_tile:
        return same_colour("UL-4.7")
    return Reason(Message("ulm/why-no_sparrow"), "UL-4.7")


def _why_not_scholar(state: UlmState, colour: i64) -> Reason:
    player = state.players[state.actor]
    if not player.owns(SCHOLAR):
        return _not_owned(SCHOLAR, "UL-7.2")
    if not state.scholar_open:
        return Reason(Message("ulm/why-scholar_used"), "UL-7.2")
    if colour == state.drawn_tile:
        return same_colour("UL-7.2")
    return no_tile(colour, "UL-7.2")


def why_not_menu(state: UlmState, action: i64) -> Reason:
    if USE_ACTION <= action < END_TURN:
        return _why_not_action(state, action - USE_ACTION)
    if action < USE_ACTION:
        if action < PICK_BAG_COLOR:
            return Reason(Message("ulm/why-already_drawn"), "UL-4.6")
        return Reason(Message("ulm/why-already_pushed"), "UL-4.8")
    return why_not_window(state, action)


def _why_not_action(state: UlmState, colour: i64) -> Reason:
    if state.line[colour] == 0:
        name = words.action(colour)
        return Reason(Message("ulm/why-not_in_line", action=name), "UL-4.10")
    if colour == GRAY:
        return bank_empty()
    if colour == WHITE:
        return Reason(Message("ulm/why-nothing_pushed_out"), "UL-4.10")
    if colour == BROWN:
        if state.players[state.actor].hand != 0:
            return cannot_play(state, state.actor)
        return cannot_buy(state, state.actor)
    if colour == ORANGE:
        return _why_not_seal(state, state.actor)
    return Reason(Message("ulm/why-no_space_ahead"), "UL-5.10")


def _why_not_seal(state: UlmState, seat: i64) -> Reason:
    player = state.players[seat]
    price = seal_price(state, SEAL_PRICE)
    if player.seals == 0:
        return Reason(Message("ulm/why-no_seal"), "UL-5.13")
    if player.coins < price:
        return Reason(Message("ulm/why-seal_price", price=price, coins=player.coins), "UL-5.12")
    return Reason(Message("ulm/why-quarters_full"), "UL-12.6")


# Cards and quarters


def cannot_buy(state: UlmState, seat: i64) -> Reason:
    if not state.cards_to_draw():
        return Reason(Message("ulm/why-no_cards_left"), "UL-12.4")
    if not normal_price_allowed(state):
        return Reason(Message("ulm/why-reduced_only"), "UL-13.8")
    tiles = state.players[seat].tile_count()
    return Reason(Message("ulm/why-card_price", price=CARD_TILES, tiles=tiles), "UL-5.5")


def why_not_pay(state: UlmState, action: i64) -> Reason:
    if not PAY_PAIR <= action <= PAY_COIN:
        return finish_first(action)
    if action == PAY_COIN and state.tower != TOWER_BOOK_FAIR:
        return Reason(Message("ulm/why-no_book_fair"), "UL-5.7")
    if action == PAY_COIN:
        return Reason(Message("ulm/why-coins", coins=FAIR_COINS), "UL-5.7")
    if action >= PAY_SINGLE:
        if state.tower != TOWER_GUILD_RATES:
            return Reason(Message("ulm/why-no_guild_rates"), "UL-5.7")
        return no_tile(action - PAY_SINGLE, "UL-5.7")
    if not normal_price_allowed(state):
        return Reason(Message("ulm/why-reduced_only"), "UL-13.8")
    tiles = state.players[state.actor].tiles
    one, other = PAIR_ONE[action - PAY_PAIR], PAIR_OTHER[action - PAY_PAIR]
    if one == other and tiles[one] == 1:
        return Reason(Message("ulm/why-one_tile", colour=words.colour(one)), "UL-5.5")
    return no_tile(one if tiles[one] == 0 else other, "UL-5.5")


def why_not_quarter(state: UlmState, quarter: i64) -> Reason:
    name = words.quarter(quarter)
    if (in_reach(state, state.actor) >> quarter) & 1 == 0:
        return Reason(Message("ulm/why-out_of_reach", quarter=name), "UL-5.12")
    if state.terms.same_seal and (COAT_QUARTERS >> quarter) & 1:
        return Reason(Message("ulm/why-edges_full", quarter=name), "UL-13.5")
    return Reason(Message("ulm/why-quarter_full", quarter=name), "UL-2.10")
