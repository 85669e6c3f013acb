"""The three boards as numbers: neighbours, regions, edge, distances (CC-0)."""

from typing import Final, final

from edubba.core.native import i64, mypyc_attr, vec
from edubba.games.clash_of_cultures.codes import CELLS, REGION_SIZE, SPACES_AROUND
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import DATA, TERRAINS

NO_CELL: Final = -1
OFF_BOARD: Final = -2
FACE_DOWN: Final = -1
"""`ClashState.terrain` of a cell that this board lacks, and of one not yet turned up."""
FAR: Final = 99
"""More than any distance on a board."""


def cell_of(label: str) -> int:
    return LABELS.index(label)


def cells_of(labels: list[str]) -> vec[i64]:
    return vec[i64]([cell_of(label) for label in labels])


def magnitude(number: i64) -> i64:
    return number if number >= 0 else -number


@final
@mypyc_attr(acyclic=True)
class Layout:
    """One board. Cells are numbered over all boards together; the missing ones are OFF_BOARD."""

    def __init__(self, players: int) -> None:
        data = DATA.at("layouts", str(players))
        spaces, places = data.each("spaces_list"), data.each("positions")
        self.players: i64 = players
        self.size: i64 = data.number("spaces")
        """How many spaces it has (CC-0.3)."""
        self.cells = vec[i64](sorted(cell_of(space.text("id")) for space in spaces))
        self.names = [place.text("id") for place in places]
        """What the regions are called: s1, ... for starting regions, u01, ... for the others."""
        self.regions = cells_of([label for place in places for label in place.texts("cells")])
        """Four cells a region, in slot order for orientation A (CC-0.2); starting regions first."""
        self.region_of = vec[i64]([0] * CELLS)
        """The region of a cell, an index into `names`."""
        self.terrain = vec[i64]([OFF_BOARD] * CELLS)
        """The terrain before anything is explored (CC-1.1, CC-1.2)."""
        self.around = vec[i64]([NO_CELL] * (CELLS * SPACES_AROUND))
        """The neighbours of a cell at SPACES_AROUND * cell, filled up with NO_CELL."""
        self.edge = vec[i64]([0] * CELLS)
        """1 for a space with fewer than six neighbours (CC-0.6)."""
        self.perimeter = cells_of(data.texts("perimeter"))
        self.across = vec[i64]([0] * CELLS)
        self.down = vec[i64]([0] * CELLS)
        """The axial coordinates q and r (CC-0.1)."""
        for space in spaces:
            cell = cell_of(space.text("id"))
            self.region_of[cell] = self.names.index(space.text("region"))
            self.terrain[cell] = FACE_DOWN
            for at, other in enumerate(sorted(cell_of(label) for label in space.texts("adjacent"))):
                self.around[cell * SPACES_AROUND + at] = other
            self.edge[cell] = int(space.flag("edge"))
            self.across[cell] = space.number("q")
            self.down[cell] = space.number("r")
        starts = [place for place in places if place.text("kind") == "start"]
        for place in starts:
            for label in place.keys("terrain"):
                self.terrain[cell_of(label)] = place.index_in(TERRAINS, "terrain", label)
        self.starts: i64 = len(starts)
        """How many of the regions are starting regions."""
        self.city_cells = cells_of([place.text("city_cell") for place in starts])
        """The city space of each starting region, in the order s1, s2, ..."""
        seats = DATA.texts("seat_positions", str(players))
        self.seats = vec[i64]([self.names.index(name) for name in seats])
        """The starting region of each seat, where it is not dealt at random (CC-1.3)."""
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


FEWEST: Final = DATA.number("players", "min")
LAYOUTS: Final = [Layout(n) for n in range(FEWEST, DATA.number("players", "max") + 1)]


def layout_for(players: int) -> Layout:
    return LAYOUTS[players - FEWEST]
