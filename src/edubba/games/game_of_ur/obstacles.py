"""What can stand in the way of a use of a number, with its message and its rule."""

from typing import Final

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

OBSTACLES: Final = {
    NEEDS_LAUNCH_NUMBER: ("needs_launch_number", "GU-6.1"),
    START_HOUSE_OWN_BIRD: ("start_house_own_bird", "GU-6.5"),
    OWN_BIRD_ON_TARGET: ("own_bird_on_target", "GU-7.5"),
    ROSETTE_TAKEN: ("rosette_taken", "GU-7.4"),
    OVERSHOOT: ("overshoot", "GU-9.3"),
    ALREADY_HOME: ("already_home", "GU-9.5"),
    LAUNCH_ORDER: ("launch_order", "GU-13.6"),
    CANNOT_AFFORD_TOLL: ("cannot_afford_toll", "GU-13.10"),
    NOT_LAUNCHED: ("not_launched", "GU-7.1"),
    ALREADY_LAUNCHED: ("already_launched", "GU-6.1"),
    NOT_A_START_HOUSE: ("not_a_start_house", "GU-6.3"),
    LARGE_ONCE: ("large_once", "GU-4.2"),
}
