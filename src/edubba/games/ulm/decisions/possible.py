"""What a player can do at all: the conditions that several chapters of the rules ask for."""

from edubba.core.actions import Actions
from edubba.core.native import i64
from edubba.games.ulm.codes import (
    BARGE_DRIVER,
    BROWN,
    CARD_TILES,
    CARDS,
    COAT_QUARTERS,
    COLOURS,
    CURRENT_STEPS,
    DISCOUNT,
    DRIVER_STEPS,
    FAIR_COINS,
    GRAY,
    GUILD_TILES,
    MERCHANT,
    MERCHANT_GIVE,
    ORANGE,
    PART_CLEAR_AWAY,
    PART_COINS,
    PART_DOCK_TILES,
    PART_DRAW_CARDS,
    PART_MOVE,
    PART_SEAL_ACTION,
    PART_SPARROWS,
    PART_SPARROWS_TO_COINS,
    PART_VP_PER_BARGE_BEHIND,
    PART_VP_PER_OWN_QUARTER_SEAL,
    PLAY_FACE_UP,
    PLAY_IMMEDIATE,
    QUARTERS,
    RIVER,
    SEAL_PRICE,
    TOWER_BOOK_FAIR,
    TOWER_GUILD_RATES,
    TOWER_LONG_REACH,
    TOWER_NOTARY_DISCOUNT,
    TOWER_OPEN_GATES,
    TOWER_STRONG_CURRENT,
    WHITE,
)
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import (
    CARD_COLOUR,
    FIRST_PART,
    NONE,
    PART_AMOUNT,
    PART_KIND,
    SEAL_SPACES,
)

# The river (UL-5.9, UL-5.10)


def is_occupied(state: UlmState, seat: i64, space: i64) -> bool:
    """Whether another barge lies on a space."""
    for other in range(state.seats):
        if other != seat and state.players[other].barge == space:
            return True
    return False


def space_after(state: UlmState, seat: i64, steps: i64) -> i64:
    """Where so many steps lead; occupied spaces are jumped and do not count."""
    space = state.players[seat].barge
    left = steps
    while left > 0:
        space += 1
        if not is_occupied(state, seat, space):
            left -= 1
    return space


def steps_up_to(state: UlmState, seat: i64, most: i64) -> i64:
    """How many of so many steps there is an unoccupied space for."""
    steps: i64 = 0
    space: i64 = state.players[seat].barge + 1
    while space < state.terms.danube.spaces and steps < most:
        if not is_occupied(state, seat, space):
            steps += 1
        space += 1
    return steps


def river_steps(state: UlmState, seat: i64) -> i64:
    """The most steps of a River action, before anybody looks at the map (UL-5.9)."""
    steps: i64 = RIVER
    if state.players[seat].owns(BARGE_DRIVER):  # UL-7.8
        steps += DRIVER_STEPS
    if state.tower == TOWER_STRONG_CURRENT:
        steps += CURRENT_STEPS
    return steps


def barges_behind(state: UlmState, seat: i64) -> i64:
    """Other barges on spaces with a smaller index (UL-8.14)."""
    behind: i64 = 0
    for other in range(state.seats):
        if state.players[other].barge < state.players[seat].barge:
            behind += 1
    return behind


# Seals (UL-5.12 to UL-5.15)


def seal_price(state: UlmState, base: i64) -> i64:
    """What a Seal action costs now (UL-5.14)."""
    if state.tower == TOWER_OPEN_GATES and not state.sealed and not state.terms.extra_seal:
        return 0
    if state.tower == TOWER_NOTARY_DISCOUNT:
        reduced: i64 = base - DISCOUNT
        return max(reduced, 0)
    return base


def in_reach(state: UlmState, seat: i64) -> i64:
    """Bits of the quarters a player's Seal action reaches (UL-2.9, UL-5.15)."""
    space = state.players[seat].barge
    danube = state.terms.danube
    if state.tower == TOWER_LONG_REACH:
        return danube.within_reach[space]
    return danube.beside[space]


def has_room(state: UlmState, quarter: i64) -> bool:
    """Whether a seal can be placed: a free seal space (UL-2.10), or where the seal itself goes to
    the edge, a free edge spot (UL-13.5)."""
    if state.terms.same_seal and (COAT_QUARTERS >> quarter) & 1:
        return state.free_edge()
    return state.seal_count(quarter) < SEAL_SPACES[quarter]


def can_seal(state: UlmState, seat: i64, base: i64) -> bool:
    """Whether a Seal action at a base price is possible (UL-4.10, UL-12.6)."""
    player = state.players[seat]
    if player.seals == 0 or player.coins < seal_price(state, base):
        return False
    reach = in_reach(state, seat)
    for quarter in range(QUARTERS):
        if (reach >> quarter) & 1 and has_room(state, quarter):
            return True
    return False


def has_free_seal(state: UlmState) -> bool:
    """Whether the Open Gates still give the player a Seal action of their own (UL-13.14)."""
    return state.terms.extra_seal and state.tower == TOWER_OPEN_GATES and not state.sealed


def can_seal_free(state: UlmState, seat: i64) -> bool:
    return has_free_seal(state) and can_seal(state, seat, 0)


# Buying cards (UL-5.5, UL-5.7)


def normal_price_allowed(state: UlmState) -> bool:
    """Not where a reduced price replaces it (UL-13.8)."""
    if not state.terms.reduced_price_only:
        return True
    return state.tower != TOWER_GUILD_RATES and state.tower != TOWER_BOOK_FAIR


def can_buy(state: UlmState, seat: i64) -> bool:
    """Whether there is a card and a way to pay for it."""
    if not state.cards_to_draw():
        return False
    player = state.players[seat]
    tiles = player.tile_count()
    if tiles >= CARD_TILES and normal_price_allowed(state):
        return True
    if state.tower == TOWER_GUILD_RATES:
        return tiles >= GUILD_TILES
    return state.tower == TOWER_BOOK_FAIR and player.coins >= FAIR_COINS


def can_play(state: UlmState, seat: i64) -> bool:
    """Whether a Card action may play a card (UL-5.8); by option only while the turn has a play left
    (UL-13.13)."""
    if state.terms.one_play and state.plays_left == 0:
        return False
    return state.players[seat].hand != 0


# The actions of the line (UL-4.10)


def is_available(state: UlmState, seat: i64, colour: i64) -> bool:
    """Whether a tile of this colour in the pushed line could be used now."""
    if colour == GRAY:
        return state.coin_bank() > 0
    if colour == WHITE:
        return state.is_pushed_out()
    if colour == BROWN:
        return can_play(state, seat) or can_buy(state, seat)
    if colour == ORANGE:
        return can_seal(state, seat, SEAL_PRICE)
    return steps_up_to(state, seat, 1) > 0


def is_offered(state: UlmState, seat: i64, colour: i64) -> bool:
    """Whether an action can be chosen: the line offers it, or the Open Gates do (UL-13.14)."""
    if state.line[colour] > 0 and is_available(state, seat, colour):
        return True
    return colour == ORANGE and can_seal_free(state, seat)


# Playing cards (UL-8)


def can_change(state: UlmState, seat: i64, part: i64) -> bool:
    """Whether a part of a card's top would change something (UL-8.9 to UL-8.14)."""
    kind = PART_KIND[part]
    player = state.players[seat]
    if kind == PART_COINS:
        return state.coin_bank() > 0
    if kind == PART_SPARROWS:
        return state.sparrow_bank() > 0
    if kind == PART_MOVE:
        return steps_up_to(state, seat, 1) > 0
    if kind == PART_SEAL_ACTION:
        return can_seal(state, seat, PART_AMOUNT[part])
    if kind == PART_CLEAR_AWAY:
        return state.is_pushed_out()
    if kind == PART_VP_PER_BARGE_BEHIND:
        return barges_behind(state, seat) > 0
    if kind == PART_DRAW_CARDS:
        return state.cards_to_draw()
    if kind == PART_VP_PER_OWN_QUARTER_SEAL:
        return state.quarter_seals(seat) > 0
    if kind == PART_DOCK_TILES:
        return state.has_dock_tile()
    if kind == PART_SPARROWS_TO_COINS:
        return player.sparrows > 0 and state.coin_bank() > 0
    return True  # VP (UL-8.9)


def can_do_something(state: UlmState, seat: i64, card: i64) -> bool:
    """Whether at least one part of a card's top would change something (UL-8.2)."""
    for part in range(FIRST_PART[card], FIRST_PART[card + 1]):
        if can_change(state, seat, part):
            return True
    return False


def plays_into(state: UlmState, seat: i64, actions: Actions) -> None:
    """Every way to play a hand card: face-up always, for the top where it is possible."""
    player = state.players[seat]
    hand = player.hand
    if hand == 0:
        return
    for card in range(CARDS):
        if (hand >> card) & 1:
            actions.add(PLAY_FACE_UP + card)
    for card in range(CARDS):
        if (hand >> card) & 1 and player.tiles[CARD_COLOUR[card]] > 0:
            if can_do_something(state, seat, card):
                actions.add(PLAY_IMMEDIATE + card)


# The windows between complete steps (UL-4.12)


def other_dock(state: UlmState, colour: i64) -> bool:
    """Whether a dock holds a tile of another colour."""
    for slot in range(len(state.docks)):
        if state.docks[slot] != NONE and state.docks[slot] != colour:
            return True
    return False


def has_merchant(state: UlmState, seat: i64) -> bool:
    """Whether the Merchant can be used this round (UL-7.6) ..."""
    return state.merchant_open and state.players[seat].owns(MERCHANT)


def can_swap(state: UlmState, seat: i64, colour: i64) -> bool:
    """... and give a tile of this colour."""
    return state.players[seat].tiles[colour] > 0 and other_dock(state, colour)


def window_into(state: UlmState, seat: i64, actions: Actions) -> None:
    """Free card plays and the Merchant."""
    if state.plays_left > 0:
        plays_into(state, seat, actions)
    if has_merchant(state, seat):
        for colour in range(COLOURS):
            if can_swap(state, seat, colour):
                actions.add(MERCHANT_GIVE + colour)


def is_window_open(state: UlmState, seat: i64) -> bool:
    """Whether the window offers anything; everybody can tell, as any card can be laid face-up."""
    if state.plays_left > 0 and state.players[seat].hand != 0:
        return True
    if has_merchant(state, seat):
        for colour in range(COLOURS):
            if can_swap(state, seat, colour):
                return True
    return False


# Positions that come from outside


def misfit_before_push(state: UlmState) -> str:
    """What could not be between the block check and the push (UL-4.5 to UL-4.8)."""
    if state.all_blocked():
        return "all lines are blocked, although they were freed when the turn began"
    for colour in range(COLOURS):
        if state.line[colour] > 0:
            return "the line offers actions before a tile is pushed"
    return ""
