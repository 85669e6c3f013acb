"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
ROLL_LARGE: Final = 0
MOVE: Final = 1
LAUNCH: Final = 6
LAUNCH_SWALLOW: Final = 10
SEAT_ACTIONS: Final = 19

# Outcomes of chance
SMALL: Final = 19
LARGE: Final = 23
ALL_ACTIONS: Final = 25

# side
LIGHT: Final = 0
DARK: Final = 1

# bird
SWALLOW: Final = 0
STORM_BIRD: Final = 1
RAVEN: Final = 2
ROOSTER: Final = 3
EAGLE: Final = 4

# reading
YES: Final = 0
NO: Final = 1

# Sizes
BIRDS: Final = 5
HOUSES: Final = 16
HOME: Final = 17
FIRST_SHARED: Final = 5
