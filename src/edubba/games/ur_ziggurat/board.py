"""The four boards: which cells lie side by side, and where their action codes begin (UR-2)."""

from typing import Final, final

from edubba.core.bits import BIT, all_bits
from edubba.core.data import Data
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.games.ur_ziggurat.space import DATA, SPACES

NOWHERE: Final = -1
"""What lies beyond the edge of the board."""


@final
@mypyc_attr(acyclic=True)
class Board:
    """One grid of cells. Sets of cells are bit masks: bit c stands for the cell of index c."""

    number: i64
    """Its index in data.json."""
    cells: i64
    directions: i64
    every: i64
    """All cells."""
    near: vec[i64]
    """For each cell the cells that share a side with it (UR-2.3, UR-2.6)."""
    beside: vec[i64]
    """The cell in direction d of cell c, at c * directions + d, or NOWHERE."""
    edges: vec[i64]
    """How many edges of the board each cell touches (UR-2.4)."""

    # Where the families of actions begin that move with the size of the board (UR-10.1).
    attack: i64
    move_count: i64
    politics_count: i64
    side_up: i64
    reserve: i64
    start_player: i64
    tile: i64

    def __init__(self, number: i64, data: Data) -> None:
        self.number = number
        self.id = data.text("id")
        self.names = [cell.text("id") for cell in data.each("cells")]
        ways = data.texts("directions")
        self.cells = len(self.names)
        self.directions = len(ways)
        self.every = all_bits(self.cells)
        self.near = vec[i64]()
        self.beside = vec[i64]()
        self.edges = vec[i64]()
        for cell in data.each("cells"):
            near: i64 = 0
            for way in ways:
                other: i64 = NOWHERE
                if cell.at("neighbours").has(way):
                    other = self.names.index(cell.text("neighbours", way))
                    near |= BIT[other]
                self.beside = append(self.beside, other)
            self.near = append(self.near, near)
            self.edges = append(self.edges, cell.number("edge_count"))
        first = {name: begin for name, (begin, _) in SPACES[self.id].offsets().items()}
        self.attack = first["ATTACK"]
        self.move_count = first["MOVE_COUNT"]
        self.politics_count = first["POLITICS_COUNT"]
        self.side_up = first["SIDE_UP"]
        self.reserve = first["RESERVE"]
        self.start_player = first["START_PLAYER"]
        self.tile = first["TILE"]

    def around(self, cells: i64) -> i64:
        """All cells that share a side with one of these."""
        found: i64 = 0
        for cell in range(self.cells):
            if (cells >> cell) & 1:
                found |= self.near[cell]
        return found


BOARDS: Final = {
    board.text("id"): Board(number, board) for number, board in enumerate(DATA.each("boards"))
}
