"""The numbers of the rules, read once from data.json, and the options in the form rules use."""

from typing import Final, final

from edubba.core.bits import all_bits
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.games.ur_ziggurat.board import BOARDS, Board
from edubba.games.ur_ziggurat.codes import COPIES, TILE_COUNT, TYPE_COUNT, ZIGGURATS
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


def flipped(lie: i64) -> i64:
    """The same tile with its other side up."""
    return lie ^ 1


def lie_of(pair: i64, copy: i64, side: i64) -> i64:
    return (pair * COPIES + copy) * SIDES_OF_A_TILE + side


_series = DATA.at("published_series_table", "points_by_length")
SERIES_POINTS: Final = vec[i64]([0] + [_series.number(str(n + 1)) for n in range(TYPE_COUNT + 1)])
"""Points of a series by its length, ziggurats being a type of their own (UR-9.10)."""


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
    exchangeable: i64
    """The places of those that can be exchanged (UR-7.8), as a set."""
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
        row = {row.number("players"): row for row in DATA.each("setup_by_player_count")}[seats]
        field = "board" if options.word("board_topology") == "square" else "hex_board"
        self.board = BOARDS[row.text(field)]
        self.cubes = options.count("cubes_per_player") or row.number("cubes_per_player")
        self.max_rounds = options.count("max_rounds") or row.number("max_rounds")
        self.aside = row.number("set_aside")
        self.exchangeable = 0
        if options.flag("reserve_exchange"):
            self.exchangeable = all_bits(TILE_COUNT) & ~all_bits(TILE_COUNT - self.aside)
        self.any_layout = options.word("layout_rule") == "random"
        self.draft = options.word("setup_mode") == "draft_three"
        match = options.word("exchange_match")
        self.match_face = match == "face"
        self.match_either = match == "face_either"
        self.match_shared = match == "shared"
        self.exempt = options.word("agriculture_isolated") == "exempt"
        limit = options.word("ziggurat_limit_per_player")
        self.limit = ZIGGURATS if limit == "none" else int(limit)
        self.series = options.word("scoring") == "published_series"
        self.any_type = options.word("ziggurat_in_set") == "any_type"
        self.worth = int(options.word("ziggurat_points"))
