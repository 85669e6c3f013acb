"""What can happen in the Game of Ur, for log, animations and previews."""

from dataclasses import dataclass
from typing import ClassVar

from edubba.core.journal import Event
from edubba.core.words import Arg
from edubba.games.game_of_ur import elements, words
from edubba.games.game_of_ur.codes import DARK, LIGHT


class UrEvent(Event):
    domain: ClassVar[str] = "game_of_ur"

    def argument(self, name: str, value: object) -> Arg | None:
        if isinstance(value, int):
            if name == "bird":
                return words.bird(value)
            if name == "reading":
                return words.reading(value)
        return super().argument(name, value)


@dataclass
class Anted(UrEvent):
    """The counters that went into the pool before the game (GU-3.3)."""

    ante: int

    def targets(self) -> list[str]:
        return [elements.POOL]


@dataclass
class ThrewSmall(UrEvent):
    seat: int
    face: int

    def targets(self) -> list[str]:
        return [elements.SMALL_DIE]


@dataclass
class ThrewLarge(UrEvent):
    seat: int
    reading: int
    number: int
    """The number now in force, 0 if none is."""

    def targets(self) -> list[str]:
        return [elements.LARGE_DIE]


@dataclass
class RollOffScored(UrEvent):
    """A player's score in the throws for the first turn (GU-3.5)."""

    seat: int
    score: int


@dataclass
class RollOffTied(UrEvent):
    score: int


@dataclass
class TookFirstTurn(UrEvent):
    seat: int


@dataclass
class BirdEvent(UrEvent):
    """What befalls a bird, on a house of its route."""

    seat: int
    bird: int

    def elements(self, name: str, value: object) -> list[str]:
        if name == "bird":
            return [elements.bird(self.seat, self.bird)]
        if name == "house" and isinstance(value, int):
            return [elements.square(self.seat, value)]
        return []


@dataclass
class Launched(BirdEvent):
    house: int


@dataclass
class Moved(BirdEvent):
    start: int
    house: int
    passed: list[int]
    """The rosette houses flown over."""


@dataclass
class BorneOff(BirdEvent):
    start: int
    passed: list[int]


@dataclass
class Captured(BirdEvent):
    """A bird of `seat` was taken off the board (GU-7.6)."""

    house: int


@dataclass
class Collected(UrEvent):
    seat: int
    counters: int

    def targets(self) -> list[str]:
        return [elements.POOL, elements.pile(self.seat)]


@dataclass
class Paid(UrEvent):
    seat: int
    counters: int

    def targets(self) -> list[str]:
        return [elements.pile(self.seat), elements.POOL]


@dataclass
class Forfeited(UrEvent):
    """*No*: the turn is lost (GU-5.6)."""

    seat: int


@dataclass
class Skipped(UrEvent):
    """No legal move with the number in force (GU-5.8)."""

    seat: int
    number: int


@dataclass
class PoolShared(UrEvent):
    """What each side took from the pool at the end (GU-10.2, GU-10.6, GU-13.11)."""

    light: int
    dark: int

    def targets(self) -> list[str]:
        return [elements.POOL, elements.pile(LIGHT), elements.pile(DARK)]
