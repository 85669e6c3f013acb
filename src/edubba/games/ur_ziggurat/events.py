"""What can happen in UR, for log, animations and previews."""

from dataclasses import dataclass
from typing import ClassVar, Final

from edubba.core.journal import Event
from edubba.core.state import NOBODY
from edubba.core.words import Arg, Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.elements import hand_element, tile_element

ASIDE: Final = "aside"
"""What stands in sentences for the cell of a tile that lies on none."""


class ZigguratEvent(Event):
    """Its fields are called alike wherever they mean the same."""

    domain: ClassVar[str] = "ur_ziggurat"

    def argument(self, name: str, value: object) -> Arg | None:
        if isinstance(value, int):
            if name == "owner":
                return None if value == NOBODY else words.seat(value)
            if name in ("action", "first", "second"):
                return words.kind(value)
            if name in ("lie", "taken"):
                return words.tile(value)
            if name == "given":
                return words.lying(value)
        if isinstance(value, list):
            return ", ".join(map(str, value))
        return super().argument(name, value)

    def elements(self, name: str, value: object) -> list[str]:
        if isinstance(value, list):
            return [tile_element(cell) for cell in value] if name == "cells" else []
        if name in ("cell", "attacker", "target") and value:
            return [tile_element(str(value))]
        return []


@dataclass
class SeatEvent(ZigguratEvent):
    seat: int


class HandEvent(SeatEvent):
    """Something about the hand tile of a seat."""

    def elements(self, name: str, value: object) -> list[str]:
        if name == "seat" and isinstance(value, int):
            return [hand_element(value)]
        return super().elements(name, value)


# The set-up


class StartPlayerDrawn(SeatEvent): ...


@dataclass
class TileLaid(ZigguratEvent):
    """One tile of the layout; the log only tells when all lie (UR-3.3)."""

    cell: str
    lie: int

    def words(self) -> Message | None:
        return None


@dataclass
class LaidOut(ZigguratEvent):
    tiles: int


@dataclass
class LayoutRestarted(ZigguratEvent):
    """No tile fitted the next cell (UR-3.3)."""


@dataclass
class Dealt(HandEvent):
    lie: int


@dataclass
class SetAside(ZigguratEvent):
    lie: int


# Turns and options


@dataclass
class RoundBegan(ZigguratEvent):
    round: int


@dataclass
class Entered(SeatEvent):
    cell: str
    cubes: int


@dataclass
class ChoseBoth(HandEvent):
    first: int
    second: int


@dataclass
class ChoseSingle(HandEvent):
    action: int
    cube_after: bool

    def argument(self, name: str, value: object) -> Arg | None:
        if name == "cube_after":
            return "after" if self.cube_after else "before"
        return super().argument(name, value)


@dataclass
class CubePlaced(SeatEvent):
    """Cubes by choice of their owner: the draft, options 2 and 3, or in a shortage."""

    cell: str
    cubes: int


@dataclass
class Claimed(SeatEvent):
    cell: str


@dataclass
class ZigguratBuilt(SeatEvent):
    cell: str
    stock: int


# Actions


@dataclass
class NoEffect(SeatEvent):
    """An action that changes nothing (UR-6.1.2)."""

    action: int


@dataclass
class Gained(SeatEvent):
    """Cubes that an action put on the board by itself (UR-6.1.4)."""

    action: int
    cells: list[str]
    cubes: list[int]

    def argument(self, name: str, value: object) -> Arg | None:
        if name == "cells":
            return listed(self.cells, [f"+{n}" for n in self.cubes])
        return sum(self.cubes) if name == "cubes" else super().argument(name, value)


@dataclass
class NoCubes(SeatEvent):
    """Tiles would gain, but their owner has nothing to put there (UR-6.3.3)."""

    action: int


@dataclass
class Lost(SeatEvent):
    """Cubes that Agriculture takes from tiles it does not feed (UR-6.2.2)."""

    cells: list[str]
    each: int


@dataclass
class Rearranged(SeatEvent):
    """The tiles whose cubes Politics changed, with what they hold now (UR-6.5.1)."""

    cells: list[str]
    cubes: list[int]

    def argument(self, name: str, value: object) -> Arg | None:
        if name == "cells":
            return listed(self.cells, [str(n) for n in self.cubes])
        return sum(self.cubes) if name == "cubes" else super().argument(name, value)


def listed(cells: list[str], counts: list[str]) -> str:
    """`b2 +2, c3 +1`."""
    return ", ".join(f"{cell} {count}" for cell, count in zip(cells, counts, strict=True))


@dataclass
class Attacked(SeatEvent):
    attacker: str
    target: str
    cost: int
    owner: int
    """Whose tile it was, or -1."""
    beaten: int


@dataclass
class MovedIn(SeatEvent):
    attacker: str
    target: str
    cubes: int


# The exchange


@dataclass
class Exchanged(HandEvent):
    """The hand tile changed places with one of the table (UR-7.1); no cell: one set aside."""

    cell: str
    taken: int
    given: int

    def argument(self, name: str, value: object) -> Arg | None:
        return (self.cell or ASIDE) if name == "cell" else super().argument(name, value)


class NoTarget(SeatEvent): ...
