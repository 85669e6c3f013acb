"""The codes of the decisions, by which they name their sequels."""

from typing import Final

# Setting up (UL-3)
DRAW_DESCENDANT: Final = 0
LAY_GRID: Final = 1
DRAW_START_TILE: Final = 2
DRAW_START_PLAYER: Final = 3
# Rounds and the tower (UL-4.1 to UL-4.3, UL-10)
TURN_UP_TOWER: Final = 4
LEVY_CHOICE: Final = 5
LEVY_RETURN: Final = 6
# The turn (UL-4.4 to UL-4.14)
TURN_START: Final = 7
CLEAR_VIEW: Final = 8
TURN_DRAW: Final = 9
BUILDER_CHOICE: Final = 10
EMPTY_BAG: Final = 11
BEFORE_PUSH: Final = 12
ACTION_MENU: Final = 13
# Actions (UL-5)
CLEAR_AWAY: Final = 14
ABBOT_TILE: Final = 15
CARD_ACTION: Final = 16
BUY_CARD: Final = 17
PLAY_CARD: Final = 18
MOVE_BARGE: Final = 19
SEAL_ACTION: Final = 20
# Privileges (UL-6)
DRAW_COAT: Final = 21
COAT_CHOICE: Final = 22
EDGE_CHOICE: Final = 23
DESCENDANT_CHOICE: Final = 24
TOWN_HALL_CHOICE: Final = 25
GOOSE_TOWER_CHOICE: Final = 26
DISCARD_CHOICE: Final = 27
# Cards (UL-8)
DRAW_CARD: Final = 28
KEEP_CARD: Final = 29
SPARROW_TRADE: Final = 30
# Docks (UL-9)
DOCK_CHOICE: Final = 31
REFILL_DOCK: Final = 32
MERCHANT_SWAP: Final = 33
# Steps
ROUND_START: Final = 34
TOWER_DUTIES: Final = 35
TURN_BEGIN: Final = 36
FILL_DOCKS: Final = 37
FIRST_WINDOW: Final = 38
MENU: Final = 39
EFFECT: Final = 40
DOCK_TILES: Final = 41
COATS_UP: Final = 42
DEAL: Final = 43
RIVER_BONUS: Final = 44
