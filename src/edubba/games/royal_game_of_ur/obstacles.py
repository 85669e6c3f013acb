"""What can stand in the way of a move, with its message and its rule."""

from typing import Final

from edubba.core.questions import obstacles_in

NOBODY_WAITS: Final = 1
NO_PIECE_THERE: Final = 2
OVERSHOOT: Final = 3
OWN_PIECE_ON_TARGET: Final = 4
SAFE_ROSETTE: Final = 5

RULED: Final = {
    "RG-6.1": "nobody_waits",
    "RG-6.2": "no_piece_there",
    "RG-6.4": "own_piece_on_target",
    "RG-7.3": "safe_rosette",
    "RG-9.2": "overshoot",
}
"""The rules of obstacles; without one, that of the question counts."""
OBSTACLES: Final = obstacles_in(__name__, RULED)
