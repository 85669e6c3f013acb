"""What a bot thinks of a position: the points it would count now, and what everything else may
still bring."""

from typing import Final, final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.bits import BIT, count_bits
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.core.state import CHANCE, FRAME, OVER
from edubba.games.ulm import codes
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.possible import can_seal_free, obstacle_to_using
from edubba.games.ulm.scoring import (
    cathedral,
    chronicle,
    chronicles,
    coats,
    kept_sparrows,
    river,
    trade,
)
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
    CARD_COLOUR,
    COAT_INCOME,
    CREST_COAT,
    END_RULE,
    FIRST_PART,
    PART_AMOUNT,
    PART_KIND,
)

OBJECTIVES: Final = ["points"]

COIN: Final = 0.9
TILE: Final = 0.6
CARD: Final = 2.6
"""What an unknown card in hand is worth, if it can still be played."""
CHOSEN_CARD: Final = 3.6
COAT: Final = 4.5
"""A coat of arms about to be turned up, with its seal on the edge."""
SEAL: Final = 2.4
STEP: Final = 1.0
SPARROW: Final = 0.35
"""What a sparrow is worth more than its point, while there are turns to use it."""
EDGE: Final = 0.22
"""Sparrows that a seal on the edge brings in a round, for each player."""
CREST: Final = 0.25
"""Seals that others place beside a crest, a round."""
POWER: Final = [0.5, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.6]
"""What each descendant brings a round."""
ENOUGH: Final = 6.0
"""Coins and tiles beyond this many are worth little ..."""
SPARE: Final = 0.15
"""... namely so much of their price."""
ACTIONS: Final = [CARD - TILE, STEP, TILE, SEAL - COIN, COIN]
"""What using an action brings, by the colour of its tile."""
USED: Final = 2.0
"""How many of either are used in a turn."""
NO_TILE: Final = 1.5
"""What a top is worth less while its tile is not there."""
DOUBT: Final = 0.85
"""Not every card comes to be played as well as it might."""


@final
class UlmEvaluator(Evaluator[UlmState]):
    """The lead over the best other player in expected points."""

    def value(self, state: UlmState, seat: i64) -> float:
        best = 0.0
        first = True
        for other in range(state.seats):
            if other != seat:
                worth = self.worth(state, other, False)
                if first or worth > best:
                    best = worth
                    first = False
        return self.worth(state, seat, True) - best

    def worth(self, state: UlmState, seat: i64, own: bool) -> float:
        """The points a player may expect in the end."""
        player = state.players[seat]
        if state.actor == OVER:
            return float(player.vp)
        turns = turns_left(state, seat)
        points = float(player.vp + public_points(state, seat, player.laid))
        share = turns / float(codes.ROUNDS)
        points += COIN * useful(float(player.coins), turns)
        points += TILE * useful(float(player.tile_count()), turns)
        points += SPARROW * share * useful(float(player.sparrows), turns)
        points += future(state, seat, turns)
        points += hand_value(state, seat, turns, own)
        if state.to_move == seat:
            points += rest_of_turn(state, seat)
        return points


def turns_left(state: UlmState, seat: i64) -> float:
    """Whole turns this player still has, the running one not counted."""
    if state.round == 0:
        return float(codes.ROUNDS)
    turns = float(codes.ROUNDS - state.round)
    place: i64 = (seat - state.start_player) % state.seats
    now: i64 = (state.to_move - state.start_player) % state.seats
    return turns + 1.0 if place > now else turns


def public_points(state: UlmState, seat: i64, laid: i64) -> i64:
    """What the end would add now."""
    terms = state.terms
    return (
        kept_sparrows(state, seat)
        + river(state, seat)
        + cathedral(laid)
        + trade(laid, terms.same_bonus, terms.different_bonus)
        + chronicles(state, seat, laid)
        + coats(state, seat)
    )


def useful(amount: float, turns: float) -> float:
    """How much of a supply will be used in the turns that are left."""
    can = min(ENOUGH, USED * turns)
    if amount <= can:
        return amount
    return can + SPARE * (amount - can)


def future(state: UlmState, seat: i64, turns: float) -> float:
    """What seals on the edge, crests and descendants will bring."""
    player = state.players[seat]
    points = 0.0
    for spot in range(codes.SLOTS):
        if state.edges[spot] == seat:
            points += EDGE * turns * float(state.seats)
    for quarter in range(codes.QUARTERS):
        if state.crest_owner(quarter) == seat:
            points += CREST * turns * float(COAT_INCOME[CREST_COAT[quarter]])
    for descendant in range(codes.DESCENDANTS):
        if player.owns(descendant):
            points += POWER[descendant] * turns
    return points


def hand_value(state: UlmState, seat: i64, turns: float, own: bool) -> float:
    """The best that can be made of the hand in the plays that are left."""
    player = state.players[seat]
    count = count_bits(player.hand)
    if count == 0:
        return 0.0
    plays = turns
    if state.to_move == seat:
        plays += float(state.plays_left)
        if not state.terms.one_play:
            plays += float(state.line[codes.BROWN])
    if not own:
        return CARD * min(float(count), plays)
    total = 0.0
    for card in range(codes.CARDS):
        if (player.hand >> card) & 1:
            laid = float(laying_adds(state, seat, card))
            top = top_value(card)
            if player.tiles[CARD_COLOUR[card]] == 0:
                top -= NO_TILE
            total += max(laid, top, 1.0)
    return DOUBT * total * min(1.0, plays / float(count))


def laying_adds(state: UlmState, seat: i64, card: i64) -> i64:
    """What the end would add more if a card lay face-up."""
    laid = state.players[seat].laid
    rule = END_RULE[card]
    if rule == codes.END_CATHEDRAL:
        return cathedral(laid | BIT[card]) - cathedral(laid)
    if rule == codes.END_TRADE:
        same, different = state.terms.same_bonus, state.terms.different_bonus
        return trade(laid | BIT[card], same, different) - trade(laid, same, different)
    return chronicle(state, seat, card)


def top_value(effect: i64) -> float:
    """What the parts of a top or privilege are worth, roughly."""
    value = 0.0
    for part in range(FIRST_PART[effect], FIRST_PART[effect + 1]):
        value += part_value(part)
    return value


def part_value(part: i64) -> float:
    kind = PART_KIND[part]
    amount = float(PART_AMOUNT[part])
    if kind == codes.PART_VP:
        return amount
    if kind in (codes.PART_COINS, codes.PART_COIN_OR_TILE):
        return COIN * amount
    if kind == codes.PART_MOVE:
        return STEP * amount
    if kind == codes.PART_DOCK_TILES:
        return TILE * amount
    if kind == codes.PART_DRAW_CARDS:
        return CARD * amount
    if kind in (codes.PART_EDGE_SEAL, codes.PART_CARD_ACTION):
        return 1.0
    return SEAL


def rest_of_turn(state: UlmState, seat: i64) -> float:
    """What is begun, and what the line still offers."""
    value = 0.0
    if state.actor == CHANCE:
        if state.code == frames.DRAW_CARD:
            left, choose = state.a, state.b
            value += CHOSEN_CARD if choose == 1 else CARD * float(left)
        elif state.code == frames.DRAW_COAT:
            value += COAT
    at: i64 = 0
    while at < state.depth:
        if state.below[at] == frames.EFFECT:
            effect = state.below[at + 2]
            for part in range(FIRST_PART[effect] + state.below[at + 3], FIRST_PART[effect + 1]):
                value += part_value(part)
        elif state.below[at] == frames.DEAL:
            value += CARD
        at += FRAME
    for colour in range(codes.COLOURS):
        if state.line[colour] > 0 and obstacle_to_using(state, seat, colour) == NO_OBSTACLE:
            value += ACTIONS[colour] * float(state.line[colour])
    if can_seal_free(state, seat):  # UL-13.14
        value += SEAL
    return value
