"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
ENTER: Final = 0
MOVE: Final = 1
SEAT_ACTIONS: Final = 17

# Outcomes of chance
THROW: Final = 17
ALL_ACTIONS: Final = 22

# side
LIGHT: Final = 0
DARK: Final = 1
