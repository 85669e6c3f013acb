"""What can happen in After the Flood, for log, animations and previews."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from edubba.core.journal import Event
from edubba.core.words import Arg, Message
from edubba.games.after_the_flood import codes, elements, words

NUMBERS: Final[dict[str, Callable[[int], Arg]]] = {
    "seat": words.side,
    "defender": words.side,
    "owner": words.side,
    "area": words.area,
    "start": words.area,
    "place": words.place,
    "source": words.source,
    "good": words.good,
    "got": words.good,
    "gave": words.good,
    "act": words.act,
    "payment": words.payment,
    "empire": words.empire,
}
"""What a number stands for, by the name of its field; others are only counted."""
LISTS: Final[dict[str, Callable[[list[int]], Arg]]] = {
    "order": words.order,
    "seats": words.ranks,
    "pieces": words.pieces,
    "counts": words.shares,
}
LYING: Final[dict[str, Callable[[int, int], str]]] = {
    "place": elements.place,
    "source": elements.source,
    "good": elements.good,
    "got": elements.good,
}
"""Where a thing of a player lies on the board."""


class FloodEvent(Event):
    domain: ClassVar[str] = "after_the_flood"

    def argument(self, name: str, value: object) -> Arg | None:
        if isinstance(value, bool):
            return words.supply(value) if name == "available" else int(value)
        if isinstance(value, list):
            return LISTS[name](value)
        if isinstance(value, int) and name in NUMBERS:
            return NUMBERS[name](value)
        return super().argument(name, value)

    def elements(self, name: str, value: object) -> list[str]:
        if not isinstance(value, int):
            return []
        if name in LYING:
            return [LYING[name](self.player(), value)]
        if name == "empire":
            return [elements.empire(value)]
        return [self.spot(value)] if name in ("area", "start") else []

    def player(self) -> int:
        """Whose things it is about; those of the first stand for those of all."""
        return 0

    def spot(self, area: int) -> str:
        """What it is about in an area: the area itself, or what stands there."""
        return elements.area(area)


@dataclass
class PlayerEvent(FloodEvent):
    seat: int

    def player(self) -> int:
        return self.seat


class CityEvent(PlayerEvent):
    def spot(self, area: int) -> str:
        return elements.city(area)


class ArmyEvent(PlayerEvent):
    def spot(self, area: int) -> str:
        return elements.army(area)


@dataclass
class OrderSet(FloodEvent):
    """The order of play, drawn (AF-4.2) or by bids (AF-15.1)."""

    order: list[int]


@dataclass
class TurnBegan(FloodEvent):
    turn: int

    def words(self) -> Message:
        date = words.date(self.turn)
        return Message("after_the_flood/log-turn_began", turn=self.turn, date=date)


@dataclass
class Produced(FloodEvent):
    """What each player got of grain or textile (AF-5.1, AF-5.2)."""

    good: int
    counts: list[int]

    def targets(self) -> list[str]:
        return [elements.good(seat, self.good) for seat in range(len(self.counts))]


@dataclass
class ProducedByUr(PlayerEvent):
    """The extra of Ur, which the income contains (AF-5.4)."""

    count: int

    def targets(self) -> list[str]:
        return [elements.city(codes.UR)]


@dataclass
class StockRanOut(FloodEvent):
    """What each player should have got of a resource and did not (AF-5.5)."""

    good: int
    counts: list[int]

    def targets(self) -> list[str]:
        return [elements.stock(self.good)]


@dataclass
class WorkersCame(FloodEvent):
    """How many workers became available (AF-5.6)."""

    counts: list[int]

    def targets(self) -> list[str]:
        return [elements.workers(seat) for seat in range(len(self.counts))]


@dataclass
class Declined(FloodEvent):
    """How many workers each player lost in one place in the decline (AF-6)."""

    place: int
    counts: list[int]


@dataclass
class NobodyDeclined(FloodEvent):
    """A decline that finds no worker to remove."""


@dataclass
class ActionChosen(PlayerEvent):
    """What a player sets out to do; what comes of it is told by the events that follow."""

    act: int

    def words(self) -> None:
        return None


@dataclass
class CostPaid(PlayerEvent):
    """The cost of an action after the first pass (AF-7.3)."""

    payment: int
    act: int


@dataclass
class CityBuilt(CityEvent):
    area: int


@dataclass
class CityMoved(CityEvent):
    """A city taken up and put down; its expansion, if it had one, came back (AF-8.3)."""

    start: int
    area: int
    expanded: bool


@dataclass
class WorkerJoined(CityEvent):
    """The scribe of Uruk or the tool maker of Eridu (AF-19.5, AF-19.7)."""

    area: int
    available: bool
    """Whether it was an available worker."""


@dataclass
class NobodyJoined(CityEvent):
    """A city in Uruk or Eridu that brings nobody: Scribes is full, or there is no worker."""

    area: int
    full: bool
    available: bool


@dataclass
class ResourceSpent(PlayerEvent):
    """A piece given for workers (AF-9.2)."""

    good: int


@dataclass
class WorkersPlaced(PlayerEvent):
    place: int
    count: int


@dataclass
class WorkerMoved(PlayerEvent):
    """What a scribe did (AF-9.7)."""

    source: int
    place: int


@dataclass
class Exchanged(PlayerEvent):
    """One piece for one piece (AF-10.2), by itself or as the extra of Sippar (AF-19.1)."""

    area: int
    got: int
    gave: int
    extra: bool


@dataclass
class ToolMade(PlayerEvent):
    pass


@dataclass
class EmpireStarted(PlayerEvent):
    """An empire with its armies before any are bought (AF-11.3), those of Babylon included."""

    empire: int
    area: int
    armies: int
    babylon: int


@dataclass
class ArmiesBought(PlayerEvent):
    good: int
    armies: int

    def targets(self) -> list[str]:
        return [elements.good(self.seat, self.good), elements.armies(self.seat)]


@dataclass
class Equipped(PlayerEvent):
    """The pieces of the equipment and their value (AF-11.5)."""

    pieces: list[int]
    """By resource."""
    value: int


@dataclass
class Ranked(FloodEvent):
    """The players with empires from rank A down, settled when one starts (AF-11.6)."""

    seats: list[int]


@dataclass
class WorkersLeft(PlayerEvent):
    """Workers that make room for their own empire (AF-11.7)."""

    area: int
    count: int


@dataclass
class Rolled(PlayerEvent):
    """One roll of combat and its outcome (AF-12.2, AF-12.3)."""

    defender: int
    area: int
    first: int
    second: int
    needed: int
    hit: bool

    def targets(self) -> list[str]:
        return [elements.army(self.area) if self.hit else elements.armies(self.seat)]


@dataclass
class AttackEnded(PlayerEvent):
    """Stopped with armies left, or beaten off (AF-22.10)."""

    area: int
    left: int


@dataclass
class ArmiesEntered(ArmyEvent):
    area: int
    count: int


@dataclass
class RepeatPaid(PlayerEvent):
    """An army for another sub-action (AF-13.5)."""


@dataclass
class Reinforced(ArmyEvent):
    area: int


@dataclass
class CityDestroyed(CityEvent):
    owner: int
    area: int
    armies: int
    expanded: bool
    protected: bool
    """By Shuruppak, which is why it took more armies (AF-19.4)."""


@dataclass
class Passed(PlayerEvent):
    """The pieces of the bid that goes with a pass, and their value (AF-14.1)."""

    pieces: list[int]
    """By resource."""
    bid: int


@dataclass
class EmpireScored(PlayerEvent):
    """Points for areas held (AF-16.1); also told of who holds none."""

    areas: int
    points: int


@dataclass
class NippurScored(PlayerEvent):
    """What the city in Nippur adds for areas held in Sumer (AF-16.2)."""

    areas: int
    points: int

    def targets(self) -> list[str]:
        return [elements.city(codes.NIPPUR)]


@dataclass
class CityExpanded(CityEvent):
    """An expansion with the pieces it was paid with (AF-16.3)."""

    area: int
    pieces: list[int]
    """By resource."""
    points: int


@dataclass
class TurnEnded(FloodEvent):
    turn: int


@dataclass
class WorkersScored(PlayerEvent):
    """An area or box in which a player has most workers at the end (AF-18.2, AF-18.3)."""

    source: int
    points: int


@dataclass
class NobodyScored(FloodEvent):
    """An area or box in which nobody has most workers at the end: a tie, or no worker at all."""

    source: int
    points: int
