"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
OPTION: Final = 0
ORDER_BOTH: Final = 5
SINGLE_PLAN: Final = 7
STOP: Final = 11
CELL: Final = 12
SEAT_ACTIONS: Final = 48
ALL_ACTIONS: Final = 48

# type
AGRICULTURE: Final = 0
CULTURE: Final = 1
COMMERCE: Final = 2
POLITICS: Final = 3
WAR: Final = 4

# option
BOTH_ACTIONS: Final = 0
ONE_ACTION_AND_CUBE: Final = 1
TWO_CUBES: Final = 2
CLAIM: Final = 3
BUILD: Final = 4

# Sizes
TILE_COUNT: Final = 40
PAIR_COUNT: Final = 10
TYPE_COUNT: Final = 5
COPIES: Final = 4
ZIGGURATS: Final = 5
CUBE_LIMIT: Final = 5
ENTRY_CUBES: Final = 3
OPTION_2_CUBES: Final = 1
OPTION_3_CUBES: Final = 2
OPTION_4_CUBES: Final = 1
ZIGGURAT_NEEDS_CUBES: Final = 5
ZIGGURAT_RETURNS_CUBES: Final = 4
ZIGGURAT_OWNER_CUBE: Final = 1
ZIGGURATS_PER_TURN_MAX: Final = 2
AGRICULTURE_GAIN: Final = 2
AGRICULTURE_LOSS: Final = 1
CULTURE_GAIN_PER_ADJACENCY: Final = 1
COMMERCE_GAIN_PER_ENEMY_TILE: Final = 1
COMMERCE_GAIN_PER_EDGE: Final = 1
WAR_UNOCCUPIED_BASE: Final = 1
WAR_PENALTY: Final = 1
WAR_MIN_MOVED: Final = 1
POINTS_PER_CUBE_IN_COMPLETE_SET: Final = 1
SET_SIZE: Final = 5
ZIGGURATS_PER_SET_MAX: Final = 1
