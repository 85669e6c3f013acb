"""What can stand in the way of an action, with its message and the rule it comes from."""

from typing import Final

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

OBSTACLES: Final = {
    NO_TILE: ("no_tile", ""),
    NO_TILE_FOR_SCHOLAR: ("no_tile", "UL-7.2"),
    NO_TILE_FOR_MERCHANT: ("no_tile", "UL-7.6"),
    NO_SINGLE_TILE: ("no_tile", "UL-5.7"),
    ONE_TILE: ("one_tile", "UL-5.5"),
    NOT_IN_BAG: ("not_in_bag", "UL-10.5"),
    NOT_DRAWN: ("not_drawn", "UL-7.5"),
    EMPTY_DOCK: ("empty_dock", "UL-9.3"),
    DOCKS_EMPTY: ("docks_empty", "UL-9.3"),
    DOCK_TILE_FIRST: ("dock_tile_first", "UL-12.1"),
    BANK_EMPTY: ("bank_empty", "UL-13.7"),
    EXCHANGE_OVER: ("exchange_over", "UL-4.7"),
    EXCHANGE_SAME: ("same_colour", "UL-4.7"),
    NO_SPARROW: ("no_sparrow", "UL-4.7"),
    NO_SCHOLAR: ("not_owned", "UL-7.2"),
    SCHOLAR_USED: ("scholar_used", "UL-7.2"),
    SCHOLAR_SAME: ("same_colour", "UL-7.2"),
    NO_MERCHANT: ("not_owned", "UL-7.6"),
    MERCHANT_USED: ("merchant_used", "UL-7.6"),
    MERCHANT_SAME: ("same_colour", "UL-7.6"),
    BLOCKED: ("blocked", "UL-2.5"),
    NOT_IN_LINE: ("not_in_line", "UL-4.10"),
    NOTHING_PUSHED_OUT: ("nothing_pushed_out", "UL-4.10"),
    EMPTY_SIDE: ("empty_side", "UL-5.2"),
    NO_SPACE_AHEAD: ("no_space_ahead", "UL-5.10"),
    WRONG_STEPS: ("steps", "UL-5.9"),
    NOT_IN_HAND: ("not_in_hand", "UL-8.1"),
    NO_HAND: ("no_hand", "UL-5.8"),
    NO_FREE_PLAY: ("no_free_play", "UL-4.12"),
    ONE_PLAY: ("one_play", "UL-13.13"),
    TOP_COSTS: ("top_costs", "UL-8.2"),
    NO_EFFECT: ("no_effect", "UL-8.2"),
    ACTION_DUE: ("action_due", "UL-4.11"),
    NO_CARDS_LEFT: ("no_cards_left", "UL-12.4"),
    CARD_TOO_DEAR: ("card_price", "UL-5.5"),
    REDUCED_ONLY: ("reduced_only", "UL-13.8"),
    NO_GUILD_RATES: ("no_guild_rates", "UL-5.7"),
    NO_BOOK_FAIR: ("no_book_fair", "UL-5.7"),
    NO_COINS: ("coins", "UL-5.7"),
    CARD_NOT_DRAWN: ("card_not_drawn", "UL-5.5"),
    NOT_DISCARDED: ("not_discarded", "UL-6.5"),
    DISCARD_EMPTY: ("discard_empty", "UL-6.5"),
    TOO_MANY_SPARROWS: ("sparrows", "UL-8.7"),
    NO_SEAL: ("no_seal", "UL-5.13"),
    SEAL_TOO_DEAR: ("seal_price", "UL-5.12"),
    QUARTERS_FULL: ("quarters_full", "UL-12.6"),
    OUT_OF_REACH: ("out_of_reach", "UL-5.12"),
    QUARTER_FULL: ("quarter_full", "UL-2.10"),
    EDGES_FULL: ("edges_full", "UL-13.5"),
    NO_CREST: ("no_crest", "UL-6.1"),
    COAT_NOT_DRAWN: ("coat_not_drawn", "UL-6.1"),
    EDGE_TAKEN: ("edge_taken", "UL-2.2"),
    DESCENDANT_GONE: ("descendant_gone", "UL-6.2"),
}
"""Without a rule of its own, that of the question counts."""
