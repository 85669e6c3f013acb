"""Where things lie on the board, read once from data.json for views and drawings."""

from typing import Final, final

from edubba.core.data import Data
from edubba.games.ulm.space import DATA


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
        self.x = data.number("x")
        self.y = data.number("y")
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


CELL_SPOTS: Final = [Spot(cell) for cell in DATA.each("cathedral", "cells")]
OUTER_SPOTS: Final = [Spot(slot) for slot in DATA.each("cathedral", "outer_slots")]
EDGE_SPOTS: Final = [Spot(spot) for spot in DATA.each("cathedral", "edge_spots")]
DOCK_SPOTS: Final = [Spot(dock) for dock in DATA.each("docks")]
RIVER: Final = [SpaceLayout(space) for space in DATA.each("danube", "spaces")]
QUARTER_LAYOUTS: Final = [QuarterLayout(quarter) for quarter in DATA.each("quarters")]
