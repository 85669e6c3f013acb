"""What can stand in the way of an action, with its message and the rule it comes from."""

from typing import Final

from edubba.core.questions import obstacles_in

NO_TILE: Final = 1
NO_TILE_FOR_SCHOLAR: Final = 2
NO_TILE_FOR_MERCHANT: Final = 3
NO_SINGLE_TILE: Final = 4
ONE_TILE: Final = 5
NOT_IN_BAG: Final = 6
NOT_DRAWN: Final = 7
EMPTY_DOCK: Final = 8
DOCKS_EMPTY: Final = 9
DOCK_TILE_FIRST: Final = 10
BANK_EMPTY: Final = 11
EXCHANGE_OVER: Final = 12
EXCHANGE_SAME: Final = 13
NO_SPARROW: Final = 14
NO_SCHOLAR: Final = 15
SCHOLAR_USED: Final = 16
SCHOLAR_SAME: Final = 17
NO_MERCHANT: Final = 18
MERCHANT_USED: Final = 19
MERCHANT_SAME: Final = 20
BLOCKED: Final = 21
NOT_IN_LINE: Final = 22
NOTHING_PUSHED_OUT: Final = 23
EMPTY_SIDE: Final = 24
NO_SPACE_AHEAD: Final = 25
WRONG_STEPS: Final = 26
NOT_IN_HAND: Final = 27
NO_HAND: Final = 28
NO_FREE_PLAY: Final = 29
ONE_PLAY: Final = 30
TOP_COSTS: Final = 31
NO_EFFECT: Final = 32
ACTION_DUE: Final = 33
NO_CARDS_LEFT: Final = 34
CARD_TOO_DEAR: Final = 35
REDUCED_ONLY: Final = 36
NO_GUILD_RATES: Final = 37
NO_BOOK_FAIR: Final = 38
NO_COINS: Final = 39
CARD_NOT_DRAWN: Final = 40
NOT_DISCARDED: Final = 41
DISCARD_EMPTY: Final = 42
TOO_MANY_SPARROWS: Final = 43
NO_SEAL: Final = 44
SEAL_TOO_DEAR: Final = 45
QUARTERS_FULL: Final = 46
OUT_OF_REACH: Final = 47
QUARTER_FULL: Final = 48
EDGES_FULL: Final = 49
NO_CREST: Final = 50
COAT_NOT_DRAWN: Final = 51
EDGE_TAKEN: Final = 52
DESCENDANT_GONE: Final = 53

SAID: Final = {
    "no_tile": "no_tile_for_scholar no_tile_for_merchant no_single_tile",
    "same_colour": "exchange_same scholar_same merchant_same",
    "not_owned": "no_scholar no_merchant",
    "steps": "wrong_steps",
    "card_price": "card_too_dear",
    "coins": "no_coins",
    "sparrows": "too_many_sparrows",
    "seal_price": "seal_too_dear",
}
"""Messages that say the same of several obstacles."""
RULED: Final = {
    "UL-2.2": "edge_taken",
    "UL-2.5": "blocked",
    "UL-2.10": "quarter_full",
    "UL-4.7": "exchange_over exchange_same no_sparrow",
    "UL-4.10": "not_in_line nothing_pushed_out",
    "UL-4.11": "action_due",
    "UL-4.12": "no_free_play",
    "UL-5.2": "empty_side",
    "UL-5.5": "one_tile card_too_dear card_not_drawn",
    "UL-5.7": "no_single_tile no_guild_rates no_book_fair no_coins",
    "UL-5.8": "no_hand",
    "UL-5.9": "wrong_steps",
    "UL-5.10": "no_space_ahead",
    "UL-5.12": "seal_too_dear out_of_reach",
    "UL-5.13": "no_seal",
    "UL-6.1": "no_crest coat_not_drawn",
    "UL-6.2": "descendant_gone",
    "UL-6.5": "not_discarded discard_empty",
    "UL-7.2": "no_tile_for_scholar no_scholar scholar_used scholar_same",
    "UL-7.5": "not_drawn",
    "UL-7.6": "no_tile_for_merchant no_merchant merchant_used merchant_same",
    "UL-8.1": "not_in_hand",
    "UL-8.2": "top_costs no_effect",
    "UL-8.7": "too_many_sparrows",
    "UL-9.3": "empty_dock docks_empty",
    "UL-10.5": "not_in_bag",
    "UL-12.1": "dock_tile_first",
    "UL-12.4": "no_cards_left",
    "UL-12.6": "quarters_full",
    "UL-13.5": "edges_full",
    "UL-13.7": "bank_empty",
    "UL-13.8": "reduced_only",
    "UL-13.13": "one_play",
}
"""The rules of obstacles; without one, that of the question counts."""
OBSTACLES: Final = obstacles_in(__name__, RULED, SAID)
