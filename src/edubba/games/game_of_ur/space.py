"""The actions of the Game of Ur in words; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)

SIDES: Final = DATA.texts("players", "ids")
BIRDS: Final = [bird.text("id") for bird in DATA.each("birds")]
FACES: Final = [str(face.number("value")) for face in DATA.each("small_die", "faces")]
READINGS: Final = DATA.texts("large_die", "weights", "order")
FIXED_START: Final = [b.text("id") for b in DATA.each("birds") if b.text("start_rule") == "fixed"]
SWALLOW: Final = [b.text("id") for b in DATA.each("birds") if b.text("start_rule") != "fixed"]
SWALLOW_HOUSES: Final = [name.partition("@")[2] for name in DATA.texts("actions") if "@" in name]
"""The houses a Swallow can be launched on under some option, as data.json lists the actions."""

SPACE: Final = ActionSpace(
    seats=[
        Family("ROLL_LARGE", "roll", ["large"]),
        Family("MOVE", "move", BIRDS),
        Family("LAUNCH", "launch", FIXED_START),
        Family("LAUNCH_SWALLOW", "launch", SWALLOW, SWALLOW_HOUSES),
    ],
    chance=[
        Family("SMALL", "small", FACES),
        Family("LARGE", "large", READINGS),
    ],
)

SIZES: Final = {
    "BIRDS": len(BIRDS),
    "HOUSES": DATA.number("routes", "length"),
    "HOME": DATA.number("routes", "length") + 1,
    "FIRST_SHARED": len(DATA.texts("private_squares", SIDES[0])) + 1,
}
"""What hot code needs as literals beside the action codes."""
ENUMS: Final = {"side": SIDES, "bird": BIRDS, "reading": READINGS}
"""Word lists whose indexes the rules use by name."""
