"""What can stand in the way of a choice: its code, its message, its rule."""

from typing import Final

from edubba.core.questions import obstacles_in

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

SAID: Final = {
    "supply_empty": "no_cube_to_add no_cube_to_claim",
}
"""Messages that say the same of several obstacles."""
RULED: Final = {
    "UR-3.5": "nothing_aside",
    "UR-3.7": "taken_in_draft",
    "UR-4.2": "enter_unoccupied",
    "UR-5.3": "no_cube_to_add no_room",
    "UR-5.4": "claim_unoccupied no_cube_to_claim board_full",
    "UR-5.5": "no_full_tile",
    "UR-6.1.3": "tile_full",
    "UR-6.1.4": "no_open_demand",
    "UR-6.5.1": "pool_too_small rest_too_large",
    "UR-6.6.1": "nothing_there own_tile",
    "UR-6.6.3": "attack_too_dear",
    "UR-6.6.4": "too_few_to_move",
    "UR-6.6.7": "never_attacked",
    "UR-7.1": "exchange_occupied",
    "UR-7.3": "exchange_matches aside_matches",
    "UR-7.8": "aside_out_of_play",
    "UR-8.1": "too_few_for_ziggurat",
    "UR-8.3": "stock_empty",
    "UR-8.6": "tile_has_ziggurat",
    "UR-8.7": "ziggurat_limit",
    "UR-12.5": "only_ziggurats",
}
"""The rules of obstacles; without one, that of the question counts."""
OBSTACLES: Final = obstacles_in(__name__, RULED, SAID)
