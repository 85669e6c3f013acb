"""Where things lie on the board, read once from data.json for views and drawings."""

from typing import Final, final

from edubba.core.data import Data
from edubba.games.ulm.space import DATA, danube


@final
class Spot:
    """A named point in the box of 1000 by 1000."""

    def __init__(self, data: Data) -> None:
        self.id = data.text("id")
        self.x = data.number("x")
        self.y = data.number("y")


@final
class SpaceLayout:
    """A space of the Danube."""

    def __init__(self, data: Data) -> None:
        self.x = data.number("x", default=0)
        self.y = data.number("y", default=0)
        self.vp = data.number("vp")
        self.north = data.text("north")
        self.south = data.text("south")
        self.bonus = data.text("bonus") if data.has("bonus") else None


@final
class QuarterLayout:
    def __init__(self, data: Data) -> None:
        self.id = data.text("id")
        self.bank = data.text("bank")
        self.rect = data.numbers("rect")
        self.spaces = data.numbers("danube_spaces")
        self.seals = [Spot(seal) for seal in data.each("seals")]
        self.crest_x = data.number("crest_spot", "x")
        self.crest_y = data.number("crest_spot", "y")

    def stretch(self, spaces: list[int], left: int, right: int) -> None:
        """Lie beside other spaces, with everything in it drawn along."""
        old_left, top, old_right, bottom = self.rect

        def moved(x: int) -> int:
            return left + (x - old_left) * (right - left) // (old_right - old_left)

        for seal in self.seals:
            seal.x = moved(seal.x)
        self.crest_x = moved(self.crest_x)
        self.spaces = spaces
        self.rect = [left, top, right, bottom]


@final
class Shores:
    """The Danube in one of its lengths, between its quarters."""

    def __init__(self, with_zero: bool) -> None:
        self.quarters = [QuarterLayout(quarter) for quarter in DATA.each("quarters")]
        self.river = [SpaceLayout(space) for space in danube(with_zero)]
        if with_zero:
            self.make_room()

    def make_room(self) -> None:
        """Divide the river evenly among its spaces, and let the quarters follow."""
        left = min(quarter.rect[0] for quarter in self.quarters)
        width = max(quarter.rect[2] for quarter in self.quarters) - left
        ends = [left + width * at // len(self.river) for at in range(len(self.river) + 1)]
        for at, space in enumerate(self.river):
            space.x, space.y = (ends[at] + ends[at + 1]) // 2, self.river[0].y
        for quarter in self.quarters:
            shore = [quarter.id in (space.north, space.south) for space in self.river]
            beside = [at for at, here in enumerate(shore) if here]
            quarter.stretch(beside, ends[beside[0]], ends[beside[-1] + 1])


CELL_SPOTS: Final = [Spot(cell) for cell in DATA.each("cathedral", "cells")]
OUTER_SPOTS: Final = [Spot(slot) for slot in DATA.each("cathedral", "outer_slots")]
EDGE_SPOTS: Final = [Spot(spot) for spot in DATA.each("cathedral", "edge_spots")]
DOCK_SPOTS: Final = [Spot(dock) for dock in DATA.each("docks")]
SHORES: Final = Shores(with_zero=False)
LONG_SHORES: Final = Shores(with_zero=True)
"""With the space worth nothing (UL-13.12)."""


def shores(spaces: int) -> Shores:
    """The board for so many spaces of the Danube."""
    return SHORES if spaces == len(SHORES.river) else LONG_SHORES
