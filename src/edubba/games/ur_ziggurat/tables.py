"""The numbers of the rules, read once from data.json, and the options in the form rules use."""

import re
from typing import Final, final

from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.options import Choice, Count, Flag, Option, Options, Value
from edubba.games.ur_ziggurat.board import BOARDS, Board
from edubba.games.ur_ziggurat.codes import COPIES, ZIGGURATS
from edubba.games.ur_ziggurat.space import DATA, PAIRS, TYPES

# A tile lies one of two ways; its *lie* is 2 * tile + side; side 1 shows the pair's second type.
SIDES_OF_A_TILE: Final = len(PAIRS[0])
TILE_IDS: Final = [tile.text("id") for tile in DATA.each("tiles")]


def _types_of_lies() -> list[tuple[int, int]]:
    """The upper and the lower type of every lie."""
    found: list[tuple[int, int]] = []
    for tile in DATA.each("tiles"):
        one, other = (TYPES.index(side) for side in tile.texts("sides"))
        found += [(one, other), (other, one)]
    return found


UP: Final = vec[i64]([up for up, _ in _types_of_lies()])
"""The upper type of a lie; of a hand tile, its front."""
DOWN: Final = vec[i64]([down for _, down in _types_of_lies()])
"""The lower type of a lie; of a hand tile, its back."""
TYPES_MASK: Final = vec[i64]([(1 << up) | (1 << down) for up, down in _types_of_lies()])
"""Both types of a lie as bits; equal for tiles of the same pair."""

_pair_types = [[TYPES.index(kind) for kind in pair] for pair in PAIRS]
PAIR_UP: Final = vec[i64]([kind for pair in _pair_types for kind in pair])
"""The upper type of outcome `2 * pair + side` of a tile draw (UR-10.3)."""


def flipped(lie: i64) -> i64:
    """The same tile with its other side up."""
    return lie ^ 1


def lie_of(pair: i64, copy: i64, side: i64) -> i64:
    return (pair * COPIES + copy) * SIDES_OF_A_TILE + side


SERIES_POINTS: Final = vec[i64](
    [0]
    + [
        DATA.number("published_series_table", "points_by_length", str(length + 1))
        for length in range(len(DATA.texts("published_series_table", "types")))
    ]
)
"""Points of a series by its length (UR-9.10)."""


def _options() -> list[Option]:
    """The options as data.json lists them; what goes by the number of players is 0 there."""
    options: list[Option] = []
    for entry in DATA.each("options"):
        name = entry.text("id")
        default = entry.at("default").value
        if isinstance(default, bool):
            options.append(Flag(name, default))
        elif isinstance(default, str):
            options.append(Choice(name, entry.texts("values"), default))
        else:
            least, most = (int(bound) for bound in re.findall(r"\d+", entry.text("values")))
            never = entry.has("never") and entry.flag("never")
            options.append(Count(name, 0, least, most, auto=True, never=never))
    return options


OPTIONS: Final = _options()


def _presets() -> dict[str, dict[str, Value]]:
    presets: dict[str, dict[str, Value]] = {}
    for preset in DATA.each("presets"):
        values: dict[str, Value] = {}
        for name in preset.keys("options"):
            value = preset.at("options", name).value
            if isinstance(value, (bool, int, str)):
                values[name] = value
        presets[preset.text("id")] = values
    return presets


PRESETS: Final = _presets()


@final
@mypyc_attr(acyclic=True)
class Terms:
    """The agreed options, worked out once and shared by all positions of a game."""

    board: Board
    cubes: i64
    """Cubes of each player (UR-1.4)."""
    max_rounds: i64
    """The last round, or NEVER (UR-9.4)."""
    aside: i64
    """Tiles set aside (UR-3.5)."""
    exchange_aside: i64
    """How many of them can be exchanged (UR-7.8)."""
    any_layout: bool
    """Equal types may lie side by side (UR-3.3)."""
    draft: bool
    match_face: bool
    match_either: bool
    match_shared: bool
    exempt: bool
    """Agriculture tiles never lose cubes by their own action (UR-6.2.4)."""
    limit: i64
    """The most ziggurats a player may own (UR-8.7)."""
    series: bool
    """Published scoring (UR-9.10)."""
    any_type: bool
    """In a set a ziggurat stands for whatever type is missing (UR-9.11)."""
    worth: i64
    """Points of a ziggurat in a complete set (UR-9.12)."""

    def __init__(self, seats: int, options: Options) -> None:
        rows = {row.number("players"): row for row in DATA.each("setup_by_player_count")}
        row = rows[seats]
        field = "board" if options.word("board_topology") == "square" else "hex_board"
        self.board = BOARDS[row.text(field)]
        self.cubes = options.count("cubes_per_player") or row.number("cubes_per_player")
        self.max_rounds = options.count("max_rounds") or row.number("max_rounds")
        self.aside = row.number("set_aside")
        self.exchange_aside = self.aside if options.flag("reserve_exchange") else 0
        self.any_layout = options.word("layout_rule") == "random"
        self.draft = options.word("setup_mode") == "draft_three"
        self.match_face = options.word("exchange_match") == "face"
        self.match_either = options.word("exchange_match") == "face_either"
        self.match_shared = options.word("exchange_match") == "shared"
        self.exempt = options.word("agriculture_isolated") == "exempt"
        limit = options.word("ziggurat_limit_per_player")
        self.limit = ZIGGURATS if limit == "none" else int(limit)
        self.series = options.word("scoring") == "published_series"
        self.any_type = options.word("ziggurat_in_set") == "any_type"
        self.worth = int(options.word("ziggurat_points"))

    def match(self, board_tile: i64, hand: i64) -> bool:
        """Whether a tile on the table is too much like a hand tile to be taken (UR-7.3)."""
        if self.match_face:
            return UP[board_tile] == UP[hand]
        if self.match_either:
            return UP[board_tile] == UP[hand] or UP[board_tile] == DOWN[hand]
        if self.match_shared:
            return TYPES_MASK[board_tile] & TYPES_MASK[hand] != 0
        return TYPES_MASK[board_tile] == TYPES_MASK[hand]
