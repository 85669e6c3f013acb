"""What stands in the way of things that several chapters of the rules ask for."""

from typing import Final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.ulm import codes, obstacles
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
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
    steps: i64 = codes.RIVER
    if state.players[seat].owns(codes.BARGE_DRIVER):  # UL-7.8
        steps += codes.DRIVER_STEPS
    if state.tower == codes.TOWER_STRONG_CURRENT:
        steps += codes.CURRENT_STEPS
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
    if state.tower == codes.TOWER_OPEN_GATES and not state.sealed and not state.terms.extra_seal:
        return 0
    if state.tower == codes.TOWER_NOTARY_DISCOUNT:
        reduced: i64 = base - codes.DISCOUNT
        return max(reduced, 0)
    return base


def in_reach(state: UlmState, seat: i64) -> i64:
    """Bits of the quarters a player's Seal action reaches (UL-2.9, UL-5.15)."""
    space = state.players[seat].barge
    danube = state.terms.danube
    if state.tower == codes.TOWER_LONG_REACH:
        return danube.within_reach[space]
    return danube.beside[space]


def full(state: UlmState, quarters: i64) -> i64:
    """Those of these quarters that have no free seal space (UL-2.10), or where the seal itself goes
    to the edge, no free edge spot (UL-13.5)."""
    found: i64 = 0
    if state.terms.same_seal:
        if not state.free_edge():
            found = quarters & codes.COAT_QUARTERS
        quarters &= ~codes.COAT_QUARTERS
    for quarter in range(codes.QUARTERS):
        if (quarters >> quarter) & 1 and state.seal_count(quarter) >= SEAL_SPACES[quarter]:
            found |= BIT[quarter]
    return found


def obstacle_to_seal(state: UlmState, seat: i64, base: i64) -> i64:
    """Of a Seal action at a base price (UL-4.10, UL-12.6)."""
    player = state.players[seat]
    if player.seals == 0:
        return obstacles.NO_SEAL
    if player.coins < seal_price(state, base):
        return obstacles.SEAL_TOO_DEAR
    reach = in_reach(state, seat)
    return NO_OBSTACLE if reach & ~full(state, reach) else obstacles.QUARTERS_FULL


def can_seal_free(state: UlmState, seat: i64) -> bool:
    """Whether the Open Gates still give the player a Seal action of their own (UL-13.14)."""
    if not state.terms.extra_seal or state.tower != codes.TOWER_OPEN_GATES or state.sealed:
        return False
    return obstacle_to_seal(state, seat, 0) == NO_OBSTACLE


# The Card action (UL-5.4 to UL-5.8)


def normal_price_allowed(state: UlmState) -> bool:
    """Not where a reduced price replaces it (UL-13.8)."""
    if not state.terms.reduced_price_only:
        return True
    return state.tower != codes.TOWER_GUILD_RATES and state.tower != codes.TOWER_BOOK_FAIR


def obstacle_to_buying(state: UlmState, seat: i64) -> i64:
    """There must be a card and a way to pay for it (UL-5.5, UL-5.7)."""
    if not state.cards_to_draw():
        return obstacles.NO_CARDS_LEFT
    player = state.players[seat]
    tiles = player.tile_count()
    if state.tower == codes.TOWER_GUILD_RATES and tiles >= codes.GUILD_TILES:
        return NO_OBSTACLE
    if state.tower == codes.TOWER_BOOK_FAIR and player.coins >= codes.FAIR_COINS:
        return NO_OBSTACLE
    if not normal_price_allowed(state):
        return obstacles.REDUCED_ONLY
    return NO_OBSTACLE if tiles >= codes.CARD_TILES else obstacles.CARD_TOO_DEAR


def obstacle_to_playing(state: UlmState, seat: i64) -> i64:
    """Of playing a card by a Card action (UL-5.8)."""
    if state.players[seat].hand == 0:
        return obstacles.NO_HAND
    return obstacles.ONE_PLAY if state.terms.one_play and state.plays_left == 0 else NO_OBSTACLE


def obstacle_to_card_action(state: UlmState, seat: i64) -> i64:
    """It needs a card to play or a card to buy; who has one is told about playing."""
    playing = obstacle_to_playing(state, seat)
    if playing == NO_OBSTACLE:
        return NO_OBSTACLE
    buying = obstacle_to_buying(state, seat)
    return buying if buying == NO_OBSTACLE or playing == obstacles.NO_HAND else playing


# The actions of the line (UL-4.10)


def obstacle_to_using(state: UlmState, seat: i64, colour: i64) -> i64:
    """Of the action of a tile of this colour, if the line offers one."""
    if colour == codes.GRAY:
        return NO_OBSTACLE if state.coin_bank() > 0 else obstacles.BANK_EMPTY
    if colour == codes.WHITE:
        return NO_OBSTACLE if state.is_pushed_out() else obstacles.NOTHING_PUSHED_OUT
    if colour == codes.BROWN:
        return obstacle_to_card_action(state, seat)
    if colour == codes.ORANGE:
        return obstacle_to_seal(state, seat, codes.SEAL_PRICE)
    return NO_OBSTACLE if steps_up_to(state, seat, 1) > 0 else obstacles.NO_SPACE_AHEAD


def obstacle_to_action(state: UlmState, seat: i64, colour: i64) -> i64:
    """The line must offer it, or for a seal the Open Gates (UL-13.14)."""
    obstacle: i64 = obstacles.NOT_IN_LINE
    if state.line[colour] > 0:
        obstacle = obstacle_to_using(state, seat, colour)
    if colour == codes.ORANGE and obstacle != NO_OBSTACLE and can_seal_free(state, seat):
        return NO_OBSTACLE
    return obstacle


# Playing cards (UL-8)


def can_change(state: UlmState, seat: i64, part: i64) -> bool:
    """Whether a part of a top (UL-8.9 to UL-8.14) or a privilege (UL-6) would change something."""
    kind = PART_KIND[part]
    player = state.players[seat]
    if kind == codes.PART_COINS:
        return state.coin_bank() > 0
    if kind == codes.PART_SPARROWS:
        return state.sparrow_bank() > 0
    if kind == codes.PART_MOVE:
        return steps_up_to(state, seat, 1) > 0
    if kind == codes.PART_SEAL_ACTION:
        return obstacle_to_seal(state, seat, PART_AMOUNT[part]) == NO_OBSTACLE
    if kind == codes.PART_CLEAR_AWAY:
        return state.is_pushed_out()
    if kind == codes.PART_VP_PER_BARGE_BEHIND:
        return barges_behind(state, seat) > 0
    if kind in (codes.PART_DRAW_CARDS, codes.PART_DISCARD_OR_DRAW):  # UL-12.4
        return state.cards_to_draw()
    if kind == codes.PART_VP_PER_OWN_QUARTER_SEAL:
        return state.quarter_seals(seat) > 0
    if kind == codes.PART_DOCK_TILES:
        return state.has_dock_tile()
    if kind == codes.PART_SPARROWS_TO_COINS:
        return player.sparrows > 0 and state.coin_bank() > 0
    if kind == codes.PART_COIN_OR_TILE:
        return state.coin_bank() > 0 or state.has_dock_tile()
    if kind == codes.PART_EDGE_SEAL:  # UL-12.10
        return player.seals > 0 and state.free_edge()
    if kind == codes.PART_CARD_ACTION:
        return obstacle_to_card_action(state, seat) == NO_OBSTACLE
    return True  # VP (UL-8.9), and what quarters always have


def obstacle_to_top(state: UlmState, seat: i64, card: i64) -> i64:
    """Its tile must be there, and one part at least must change something (UL-8.2)."""
    if state.players[seat].tiles[CARD_COLOUR[card]] == 0:
        return obstacles.TOP_COSTS
    for part in range(FIRST_PART[card], FIRST_PART[card + 1]):
        if can_change(state, seat, part):
            return NO_OBSTACLE
    return obstacles.NO_EFFECT


def obstacle_to_play(state: UlmState, seat: i64, action: i64) -> i64:
    """A hand card may always be laid face-up (UL-8.3)."""
    top = action >= codes.PLAY_IMMEDIATE
    card: i64 = action - codes.PLAY_IMMEDIATE if top else action - codes.PLAY_FACE_UP
    if (state.players[seat].hand >> card) & 1 == 0:
        return obstacles.NOT_IN_HAND
    return obstacle_to_top(state, seat, card) if top else NO_OBSTACLE


def find_plays(state: UlmState, seat: i64, actions: Actions) -> None:
    """Every way to play a hand card."""
    hand = state.players[seat].hand
    for card in range(codes.CARDS):
        if (hand >> card) & 1:
            actions.add(codes.PLAY_FACE_UP + card)
    for card in range(codes.CARDS):
        if (hand >> card) & 1 and obstacle_to_top(state, seat, card) == NO_OBSTACLE:
            actions.add(codes.PLAY_IMMEDIATE + card)


# The windows between complete steps: free plays and the Merchant (UL-4.12, UL-7.6)

WINDOW: Final = ("play_face_up", "play_immediate", "merchant_give")
"""Its verbs."""


def obstacle_to_merchant(state: UlmState, seat: i64) -> i64:
    """Of using the Merchant at all ..."""
    if not state.players[seat].owns(codes.MERCHANT):
        return obstacles.NO_MERCHANT
    return NO_OBSTACLE if state.merchant_open else obstacles.MERCHANT_USED


def obstacle_to_giving(state: UlmState, seat: i64, colour: i64) -> i64:
    """... and of giving him a tile of this colour for another."""
    if state.players[seat].tiles[colour] == 0:
        return obstacles.NO_TILE_FOR_MERCHANT
    for slot in range(len(state.docks)):
        if state.docks[slot] != NONE and state.docks[slot] != colour:
            return NO_OBSTACLE
    return obstacles.MERCHANT_SAME


def obstacle_to_window(state: UlmState, action: i64) -> i64:
    seat = state.actor
    if action >= codes.MERCHANT_GIVE:
        merchant = obstacle_to_merchant(state, seat)
        if merchant != NO_OBSTACLE:
            return merchant
        return obstacle_to_giving(state, seat, action - codes.MERCHANT_GIVE)
    if state.plays_left == 0:
        return obstacles.ONE_PLAY if state.terms.one_play else obstacles.NO_FREE_PLAY
    return obstacle_to_play(state, seat, action)


def find_window(state: UlmState, seat: i64, actions: Actions | None) -> bool:
    """Whether the window offers anything, and what; everybody can tell whether, as any card can be
    laid face-up."""
    found = state.plays_left > 0 and state.players[seat].hand != 0
    if found and actions is None:
        return True
    if found and actions is not None:
        find_plays(state, seat, actions)
    if obstacle_to_merchant(state, seat) == NO_OBSTACLE:
        for colour in range(codes.COLOURS):
            if obstacle_to_giving(state, seat, colour) == NO_OBSTACLE:
                if actions is None:
                    return True
                actions.add(codes.MERCHANT_GIVE + colour)
                found = True
    return found
