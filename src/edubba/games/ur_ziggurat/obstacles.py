"""What can stand in the way of a choice: its code, its message, its rule."""

from typing import Final

TAKEN_IN_DRAFT: Final = 1
ENTER_UNOCCUPIED: Final = 2
CLAIM_UNOCCUPIED: Final = 3
NO_CUBE_TO_ADD: Final = 4
NO_CUBE_TO_CLAIM: Final = 5
NO_ROOM: Final = 6
ONLY_ZIGGURATS: Final = 7
BOARD_FULL: Final = 8
TILE_HAS_ZIGGURAT: Final = 9
TILE_NOT_YOURS: Final = 10
TILE_FULL: Final = 11
STOCK_EMPTY: Final = 12
ZIGGURAT_LIMIT: Final = 13
NO_FULL_TILE: Final = 14
TOO_FEW_FOR_ZIGGURAT: Final = 15
NO_OPEN_DEMAND: Final = 16
POOL_TOO_SMALL: Final = 17
REST_TOO_LARGE: Final = 18
NOTHING_THERE: Final = 19
OWN_TILE: Final = 20
NEVER_ATTACKED: Final = 21
ATTACK_TOO_DEAR: Final = 22
TOO_FEW_TO_MOVE: Final = 23
EXCHANGE_OCCUPIED: Final = 24
EXCHANGE_MATCHES: Final = 25
NOTHING_ASIDE: Final = 26
ASIDE_OUT_OF_PLAY: Final = 27
ASIDE_MATCHES: Final = 28

OBSTACLES: Final = {
    TAKEN_IN_DRAFT: ("taken_in_draft", "UR-3.7"),
    ENTER_UNOCCUPIED: ("enter_unoccupied", "UR-4.2"),
    CLAIM_UNOCCUPIED: ("claim_unoccupied", "UR-5.4"),
    NO_CUBE_TO_ADD: ("supply_empty", "UR-5.3"),
    NO_CUBE_TO_CLAIM: ("supply_empty", "UR-5.4"),
    NO_ROOM: ("no_room", "UR-5.3"),
    ONLY_ZIGGURATS: ("only_ziggurats", "UR-12.5"),
    BOARD_FULL: ("board_full", "UR-5.4"),
    TILE_HAS_ZIGGURAT: ("tile_has_ziggurat", "UR-8.6"),
    TILE_NOT_YOURS: ("tile_not_yours", ""),
    TILE_FULL: ("tile_full", "UR-6.1.3"),
    STOCK_EMPTY: ("stock_empty", "UR-8.3"),
    ZIGGURAT_LIMIT: ("ziggurat_limit", "UR-8.7"),
    NO_FULL_TILE: ("no_full_tile", "UR-5.5"),
    TOO_FEW_FOR_ZIGGURAT: ("too_few_for_ziggurat", "UR-8.1"),
    NO_OPEN_DEMAND: ("no_open_demand", "UR-6.1.4"),
    POOL_TOO_SMALL: ("pool_too_small", "UR-6.5.1"),
    REST_TOO_LARGE: ("rest_too_large", "UR-6.5.1"),
    NOTHING_THERE: ("nothing_there", "UR-6.6.1"),
    OWN_TILE: ("own_tile", "UR-6.6.1"),
    NEVER_ATTACKED: ("never_attacked", "UR-6.6.7"),
    ATTACK_TOO_DEAR: ("attack_too_dear", "UR-6.6.3"),
    TOO_FEW_TO_MOVE: ("too_few_to_move", "UR-6.6.4"),
    EXCHANGE_OCCUPIED: ("exchange_occupied", "UR-7.1"),
    EXCHANGE_MATCHES: ("exchange_matches", "UR-7.3"),
    NOTHING_ASIDE: ("nothing_aside", "UR-3.5"),
    ASIDE_OUT_OF_PLAY: ("aside_out_of_play", "UR-7.8"),
    ASIDE_MATCHES: ("aside_matches", "UR-7.3"),
}
"""Without a rule of its own an obstacle takes that of the question."""
