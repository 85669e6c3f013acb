"""What can happen in the Royal Game of Ur, for log, animations and previews."""

from dataclasses import dataclass
from typing import ClassVar

from edubba.core.journal import Event
from edubba.games.royal_game_of_ur import elements


class RoyalEvent(Event):
    domain: ClassVar[str] = "royal_game_of_ur"


@dataclass
class Threw(RoyalEvent):
    seat: int
    number: int

    def targets(self) -> list[str]:
        return [elements.DICE]


@dataclass
class Entered(RoyalEvent):
    seat: int
    square: str

    def targets(self) -> list[str]:
        return [elements.reserve(self.seat), elements.square(self.square)]


@dataclass
class Moved(RoyalEvent):
    seat: int
    start: str
    square: str

    def targets(self) -> list[str]:
        return [elements.piece(self.seat, self.start), elements.square(self.square)]


@dataclass
class Captured(RoyalEvent):
    """A piece of `seat` was sent back to wait (RG-7.1)."""

    seat: int
    square: str

    def targets(self) -> list[str]:
        return [elements.piece(self.seat, self.square), elements.reserve(self.seat)]


@dataclass
class BorneOff(RoyalEvent):
    seat: int
    start: str

    def targets(self) -> list[str]:
        return [elements.piece(self.seat, self.start), elements.home(self.seat)]


@dataclass
class ThrowsAgain(RoyalEvent):
    """A rosette, or a capture in Blitz, keeps the turn (RG-8)."""

    seat: int


@dataclass
class Skipped(RoyalEvent):
    """No legal move with the number thrown (RG-5.2, RG-5.3)."""

    seat: int
    number: int
