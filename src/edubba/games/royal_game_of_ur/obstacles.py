"""What can stand in the way of a move, with its message and its rule."""

from typing import Final

NOBODY_WAITS: Final = 1
NO_PIECE_THERE: Final = 2
OVERSHOOT: Final = 3
OWN_PIECE_ON_TARGET: Final = 4
SAFE_ROSETTE: Final = 5

OBSTACLES: Final = {
    NOBODY_WAITS: ("nobody_waits", "RG-6.1"),
    NO_PIECE_THERE: ("no_piece_there", "RG-6.2"),
    OVERSHOOT: ("overshoot", "RG-9.2"),
    OWN_PIECE_ON_TARGET: ("own_piece_on_target", "RG-6.4"),
    SAFE_ROSETTE: ("safe_rosette", "RG-7.3"),
}
