"""The actions of UR in words, one space a board; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import Data, load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)

PLAYERS: Final = [player.text("id") for player in DATA.each("players", "colours")]
TYPES: Final = [kind.text("id") for kind in DATA.each("types")]
PAIRS: Final = [pair.texts("types") for pair in DATA.each("pairs")]
TURN_OPTIONS: Final = [option.text("id") for option in DATA.each("turn_options")]
SIDES: Final = ["front", "back"]
CUBE_LIMIT: Final = DATA.number("components", "cube_limit_per_tile", "count")
TILES: Final = DATA.number("components", "tiles", "count")


def _numbers(least: int, most: int) -> list[str]:
    return [str(number) for number in range(least, most + 1)]


def _lies() -> list[str]:
    """The two ways each pair can lie, upper side first."""
    found: list[str] = []
    for one, other in PAIRS:
        found += [f"{one}/{other}", f"{other}/{one}"]
    return found


def _same_everywhere(cells: list[str]) -> list[Family]:
    """The families whose numbers begin at the same place on every board."""
    return [
        Family("OPTION", "option", TURN_OPTIONS),
        Family("ORDER_BOTH", "order", SIDES),
        Family("SINGLE_PLAN", "plan", SIDES, ["before", "after"]),
        Family("STOP", "stop"),
        Family("CELL", "cell", cells),
    ]


def _names(board: Data) -> list[str]:
    return [cell.text("id") for cell in board.each("cells")]


def _space(board: Data) -> ActionSpace:
    """The numbering of data.json (UR-10.1), with chance after the seats' actions (UR-10.3)."""
    cells = _names(board)
    aside = max(row.number("set_aside") for row in DATA.each("setup_by_player_count"))
    return ActionSpace(
        seats=[
            *_same_everywhere(cells),
            Family("ATTACK", "attack", cells, board.texts("directions")),
            Family("MOVE_COUNT", "move", _numbers(1, CUBE_LIMIT - 1)),
            Family("POLITICS_COUNT", "leave", _numbers(0, CUBE_LIMIT)),
            Family("SIDE_UP", "up", SIDES),
            Family("RESERVE", "reserve", _numbers(0, aside - 1)),
        ],
        chance=[
            Family("START_PLAYER", "start", PLAYERS),
            Family("TILE", "tile", _lies()),
        ],
    )


SPACES: Final = {board.text("id"): _space(board) for board in DATA.each("boards")}
SPACE: Final = ActionSpace(seats=_same_everywhere(_names(DATA.at("boards", 0))), chance=[])
"""Only what is the same on every board, for `codes.py`; a `Board` knows where the rest begins."""

ENUMS: Final = {"type": TYPES, "option": TURN_OPTIONS}
"""Word lists whose indexes the rules use by name."""


def _sizes() -> dict[str, int]:
    sizes = {
        "TILE_COUNT": TILES,
        "PAIR_COUNT": len(PAIRS),
        "TYPE_COUNT": len(TYPES),
        "COPIES": DATA.number("components", "pairs", "copies_each"),
        "ZIGGURATS": DATA.number("components", "ziggurats", "count"),
        "CUBE_LIMIT": CUBE_LIMIT,
    }
    for name in DATA.keys("numbers"):
        sizes[name.upper()] = DATA.number("numbers", name)
    return sizes


SIZES: Final = _sizes()
"""What hot code needs as literals beside the action codes."""
