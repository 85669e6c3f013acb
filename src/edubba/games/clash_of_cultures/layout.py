"""The three boards as numbers: neighbours, regions, edge, distances (CC-0)."""

from typing import Final, final

from edubba.core.data import Data
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.games.clash_of_cultures.codes import CELLS, REGION_SIZE, SPACES_AROUND
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import DATA, STARTS, TERRAINS

NO_CELL: Final = -1
OFF_BOARD: Final = -2
FACE_DOWN: Final = -1
"""`ClashState.terrain` of a cell that this board lacks, and of one not yet turned up."""
FAR: Final = 99
"""More than any distance on a board."""


def cell_of(label: str) -> int:
    return LABELS.index(label)


def magnitude(number: i64) -> i64:
    return number if number >= 0 else -number


@final
@mypyc_attr(acyclic=True)
class Layout:
    """One board. Cells are numbered over all boards together; the missing ones are OFF_BOARD."""

    players: i64
    size: i64
    """How many spaces it has (CC-0.3)."""
    cells: vec[i64]
    """Its cells in ascending order."""
    terrain: vec[i64]
    """The terrain before anything is explored (CC-1.1, CC-1.2)."""
    around: vec[i64]
    """The neighbours of a cell at SPACES_AROUND * cell, filled up with NO_CELL."""
    edge: vec[i64]
    """1 for a space with fewer than six neighbours (CC-0.6)."""
    perimeter: vec[i64]
    region_of: vec[i64]
    """The region of a cell, an index into `regions`; starting regions come first."""
    regions: vec[i64]
    """Four cells a region, in slot order for orientation A (CC-0.2)."""
    names: list[str]
    """What the regions are called: s1, ... for starting regions, u01, ... for the others."""
    starts: i64
    """How many of the regions are starting regions."""
    city_cells: vec[i64]
    """The city space of each starting region, in the order s1, s2, ..."""
    seats: vec[i64]
    """The starting region of each seat, where it is not dealt at random (CC-1.3)."""
    dealt: bool
    across: vec[i64]
    down: vec[i64]
    """The axial coordinates q and r (CC-0.1)."""

    def __init__(self, players: int) -> None:
        data = DATA.at("layouts", str(players))
        self.players = players
        self.size = data.number("spaces")
        self.cells = vec[i64](sorted(cell_of(s.text("id")) for s in data.each("spaces_list")))
        self.terrain = vec[i64]([OFF_BOARD] * CELLS)
        self.around = vec[i64]([NO_CELL] * (CELLS * SPACES_AROUND))
        self.edge = vec[i64]([0] * CELLS)
        self.region_of = vec[i64]([0] * CELLS)
        self.across = vec[i64]([0] * CELLS)
        self.down = vec[i64]([0] * CELLS)
        names = [place.text("id") for place in data.each("positions")]
        self.names = names
        for space in data.each("spaces_list"):
            cell = cell_of(space.text("id"))
            self.terrain[cell] = FACE_DOWN
            self.edge[cell] = int(space.flag("edge"))
            self.region_of[cell] = names.index(space.text("region"))
            self.across[cell] = space.number("q")
            self.down[cell] = space.number("r")
            near = sorted(cell_of(label) for label in space.texts("adjacent"))
            for at, other in enumerate(near):
                self.around[cell * SPACES_AROUND + at] = other
        self.perimeter = vec[i64]([cell_of(label) for label in data.texts("perimeter")])
        self._read_regions(data, names, players)

    def _read_regions(self, data: Data, names: list[str], players: int) -> None:
        self.regions = vec[i64]()
        self.city_cells = vec[i64]()
        self.starts = 0
        for place in data.each("positions"):
            for label in place.texts("cells"):
                self.regions = append(self.regions, cell_of(label))
            if place.text("kind") == "start":
                self.starts += 1
                self.city_cells = append(self.city_cells, cell_of(place.text("city_cell")))
                for label in place.keys("terrain"):
                    self.terrain[cell_of(label)] = place.index_in(TERRAINS, "terrain", label)
        order = [STARTS.index(name) for name in DATA.texts("seat_positions", str(players))]
        self.seats = vec[i64]([names.index(STARTS[at]) for at in order])
        self.dealt = DATA.flag("seat_positions_random", str(players))

    def region_count(self) -> i64:
        return len(self.regions) // REGION_SIZE

    def distance(self, one: i64, other: i64) -> i64:
        """Plain distance, whatever lies between (CC-0.5)."""
        q: i64 = self.across[one] - self.across[other]
        r: i64 = self.down[one] - self.down[other]
        return (magnitude(q) + magnitude(r) + magnitude(q + r)) // 2

    def touch(self, one: i64, other: i64) -> bool:
        at: i64 = one * SPACES_AROUND
        for i in range(at, at + SPACES_AROUND):
            if self.around[i] == other:
                return True
        return False


def _layouts() -> list[Layout]:
    most = DATA.number("players", "max")
    least = DATA.number("players", "min")
    return [Layout(players) for players in range(least, most + 1)]


LAYOUTS: Final = _layouts()


def layout_for(players: int) -> Layout:
    return LAYOUTS[players - DATA.number("players", "min")]
