"""The actions of the Royal Game of Ur in words; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)

SIDES: Final = DATA.texts("players", "ids")
RULESETS: Final = [ruleset.text("id") for ruleset in DATA.each("rulesets")]
BOARDS: Final = [board.text("id") for board in DATA.each("boards")]
PATHS: Final = [path.text("id") for path in DATA.each("paths")]
DICE: Final = [dice.text("id") for dice in DATA.each("dice")]

_longest = max(len(path.texts(side)) for path in DATA.each("paths") for side in SIDES)
_throws = max(len(dice.numbers("weights")) for dice in DATA.each("dice"))

SPACE: Final = ActionSpace(
    seats=[
        Family("ENTER", "enter"),
        Family("MOVE", "move", [str(position) for position in range(1, _longest + 1)]),
    ],
    chance=[Family("THROW", "throw", [str(number) for number in range(_throws)])],
)
"""Pieces are identical, so a choice is the position a piece stands on; its code is that number,
and entering is position 0."""

SIZES: Final[dict[str, int]] = {}
"""Nothing: what hot code needs beside the action codes depends on the ruleset."""
ENUMS: Final = {"side": SIDES}
"""Word lists whose indexes the rules use by name."""
