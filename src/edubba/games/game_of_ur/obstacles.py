"""What can stand in the way of a use of a number, with its message and its rule."""

from typing import Final

from edubba.core.questions import obstacles_in

NEEDS_LAUNCH_NUMBER: Final = 1
START_HOUSE_OWN_BIRD: Final = 2
OWN_BIRD_ON_TARGET: Final = 3
ROSETTE_TAKEN: Final = 4
OVERSHOOT: Final = 5
ALREADY_HOME: Final = 6
LAUNCH_ORDER: Final = 7
CANNOT_AFFORD_TOLL: Final = 8
NOT_LAUNCHED: Final = 9
ALREADY_LAUNCHED: Final = 10
NOT_A_START_HOUSE: Final = 11
LARGE_ONCE: Final = 12

RULED: Final = {
    "GU-4.2": "large_once",
    "GU-6.1": "needs_launch_number already_launched",
    "GU-6.3": "not_a_start_house",
    "GU-6.5": "start_house_own_bird",
    "GU-7.1": "not_launched",
    "GU-7.4": "rosette_taken",
    "GU-7.5": "own_bird_on_target",
    "GU-9.3": "overshoot",
    "GU-9.5": "already_home",
    "GU-13.6": "launch_order",
    "GU-13.10": "cannot_afford_toll",
}
"""The rules of obstacles; without one, that of the question counts."""
OBSTACLES: Final = obstacles_in(__name__, RULED)
