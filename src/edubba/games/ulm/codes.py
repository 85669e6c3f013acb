"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
DRAW_TILE: Final = 0
PICK_BAG_COLOR: Final = 1
BUILDER_KEEP: Final = 6
EXCHANGE_DOCK: Final = 11
SCHOLAR_PUSH: Final = 16
PUSH: Final = 21
USE_ACTION: Final = 33
END_TURN: Final = 38
PLAY_FACE_UP: Final = 39
PLAY_IMMEDIATE: Final = 72
MERCHANT_GIVE: Final = 105
TAKE_DOCK: Final = 110
CLEAR_SIDE: Final = 115
CARD_MODE: Final = 119
PAY_PAIR: Final = 121
PAY_SINGLE: Final = 136
PAY_COIN: Final = 141
CHOOSE_CARD: Final = 142
SEAL_QUARTER: Final = 175
CHOOSE_DESCENDANT: Final = 183
CHOOSE_COAT: Final = 191
CHOOSE_EDGE: Final = 203
MOVE_STEPS: Final = 215
COIN_OR_TILE: Final = 220
PILE_OR_DRAW: Final = 222
CONVERT_SPARROWS: Final = 224
LEVY: Final = 229
LEVY_GIVE: Final = 231
DECLINE: Final = 236
SEAT_ACTIONS: Final = 237

# Outcomes of chance
TILE: Final = 237
CARD: Final = 242
COAT: Final = 275
TOWER: Final = 287
DESCENDANT: Final = 299
START_PLAYER: Final = 307
ALL_ACTIONS: Final = 311

# colour
BROWN: Final = 0
TURQUOISE: Final = 1
WHITE: Final = 2
ORANGE: Final = 3
GRAY: Final = 4

# descendant
ABBOT: Final = 0
SCHOLAR: Final = 1
MINT_MASTER: Final = 2
CITY_GUARD: Final = 3
BUILDER: Final = 4
MERCHANT: Final = 5
COUNCILMAN: Final = 6
BARGE_DRIVER: Final = 7

# tower tile
TOWER_GUILD_RATES: Final = 0
TOWER_BOOK_FAIR: Final = 1
TOWER_OPEN_GATES: Final = 2
TOWER_NOTARY_DISCOUNT: Final = 3
TOWER_IMPERIAL_TAX: Final = 4
TOWER_STONE_LEVY: Final = 5
TOWER_CLEAR_VIEW: Final = 6
TOWER_LONG_REACH: Final = 7
TOWER_FULL_MINT: Final = 8
TOWER_STRONG_CURRENT: Final = 9
TOWER_SPARROW_FLIGHT: Final = 10
TOWER_COUNCIL_ASSEMBLY: Final = 11

# way to get a card
BUY: Final = 0
PLAY: Final = 1

# levy
LEVY_TILES_CHOICE: Final = 0
LEVY_VP_CHOICE: Final = 1

# town hall
TAKE_COIN: Final = 0
TAKE_TILE: Final = 1

# goose tower
FROM_DISCARD: Final = 0
DRAW_THREE: Final = 1

# part of an effect
PART_VP: Final = 0
PART_COINS: Final = 1
PART_SPARROWS: Final = 2
PART_MOVE: Final = 3
PART_SEAL_ACTION: Final = 4
PART_CLEAR_AWAY: Final = 5
PART_VP_PER_BARGE_BEHIND: Final = 6
PART_DRAW_CARDS: Final = 7
PART_VP_PER_OWN_QUARTER_SEAL: Final = 8
PART_DOCK_TILES: Final = 9
PART_SPARROWS_TO_COINS: Final = 10
PART_COATS: Final = 11
PART_EDGE_SEAL: Final = 12
PART_DESCENDANT: Final = 13
PART_COIN_OR_TILE: Final = 14
PART_VP_PER_OWN_QUARTER: Final = 15
PART_DISCARD_OR_DRAW: Final = 16
PART_CARD_ACTION: Final = 17

# bonus
BONUS_NONE: Final = 0
BONUS_COIN: Final = 1
BONUS_SPARROW: Final = 2
BONUS_DOCK_TILE: Final = 3
BONUS_CARD: Final = 4

# end of a card
END_CATHEDRAL: Final = 0
END_TRADE: Final = 1
END_VP_PER_COAT: Final = 2
END_VP_PER_SOLE_MAJORITY_QUARTER: Final = 3
END_VP_PER_COIN: Final = 4
END_RIVER_RANK: Final = 5
END_FLAT: Final = 6
END_VP_PER_CATHEDRAL_CARD: Final = 7
END_VP_PER_CARD_PLAYED: Final = 8
END_VP_PER_TILE_COLOR: Final = 9
END_VP_PER_SPARROW: Final = 10

# Sizes
ROUNDS: Final = 10
COLOURS: Final = 5
CELLS: Final = 9
LINE: Final = 3
LINES: Final = 6
THREES: Final = 8
SLOTS: Final = 12
SIDES: Final = 4
DOCKS: Final = 5
QUARTERS: Final = 8
COATS: Final = 12
DESCENDANTS: Final = 8
PLACES: Final = 4
CARDS: Final = 33
TOWERS: Final = 12
GOLD: Final = 255
OATH_HOUSE: Final = 1
COAT_QUARTERS: Final = 65
START_SPACE: Final = 0
SEALS: Final = 12
CRESTS: Final = 3
START_COINS: Final = 2
START_SPARROWS: Final = 2
START_TILES: Final = 1
START_VP: Final = 5
SEAL_PRICE: Final = 2
CARD_TILES: Final = 2
CARD_CHOICE: Final = 2
EXCHANGE_PRICE: Final = 1
FREE_PLAYS: Final = 1
MONEY: Final = 1
RIVER: Final = 1
EDGE_SPARROWS: Final = 1
GUILD_TILES: Final = 1
FAIR_COINS: Final = 1
DISCOUNT: Final = 1
TAX_COINS: Final = 2
TAX_VP: Final = 5
LEVY_TILES: Final = 2
LEVY_VP: Final = 5
LONG_REACH: Final = 3
MINT_COINS: Final = 1
CURRENT_STEPS: Final = 1
ASSEMBLY_PLAYS: Final = 2
MASTER_COINS: Final = 1
GUARD_VP: Final = 2
DRIVER_STEPS: Final = 1
SPARROW_VP: Final = 1
CATHEDRAL_VP: Final = 3
CATHEDRAL_BONUS: Final = 9
TRADE_VP: Final = 3
TRADE_SET: Final = 3
