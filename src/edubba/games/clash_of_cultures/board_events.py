"""What happens on the board: pieces, units, influence, battles."""

from dataclasses import dataclass

from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.events import (
    Between,
    ClashEvent,
    OfCard,
    OfSeat,
    OfSeatAt,
    Revealing,
)


@dataclass
class At(ClashEvent):
    cell: int


@dataclass
class OfUnit(OfSeat):
    unit: int
    cell: int


@dataclass
class OfRaid(OfSeatAt):
    start: int


@dataclass
class Rolled(OfSeat):
    face: int


# Regions, units, cities


@dataclass
class RegionTurned(Revealing):
    seat: int
    cell: int
    tile: str

    def argument(self, name: str, value: object) -> Arg | None:
        return words.region(self.tile) if name == "tile" else super().argument(name, value)


class BarbariansSettled(At): ...


class BarbariansGrew(At): ...


class SpaceExhausted(At): ...


@dataclass
class UnitsMoved(OfSeat):
    units: list[int]
    """Settlers, Army units and ships; what is aboard a ship goes along."""
    start: int
    cell: int


class ShipsStayed(OfSeatAt):
    """No sea of a new region can be reached."""


@dataclass
class Embarked(OfSeat):
    unit: int
    start: int
    cell: int


class UnitPlaced(OfUnit): ...


class UnitLost(OfUnit): ...


@dataclass
class CityFounded(OfSeatAt):
    settler: int
    """1 where a Settler becomes its Settlement."""


class CityActivated(OfSeatAt): ...


@dataclass
class Collected(OfSeatAt):
    kind: int
    taken: int
    """0 where there is no room for it."""


@dataclass
class PieceBuilt(OfSeat):
    building: int
    cell: int


class PortOpened(OfSeatAt):
    """The sea space of a Port."""


@dataclass
class WonderBuilt(OfSeat):
    wonder: int
    cell: int


@dataclass
class MoodChanged(At):
    mood: int


@dataclass
class PieceLost(At):
    piece: Message


class CityLost(OfSeatAt): ...


# Influence


@dataclass
class InfluenceTried(OfSeatAt):
    piece: Message
    """The building, or the Barbarian settlement."""


@dataclass
class InfluenceRolled(OfSeat):
    face: int
    total: int


@dataclass
class InfluenceFailed(OfSeatAt):
    total: int


@dataclass
class Influenced(OfSeatAt):
    building: int


class TakenOver(OfSeatAt): ...


# Battle


@dataclass
class BattleBegan(Between):
    cell: int
    attackers: int
    defenders: int


@dataclass
class RoundBegan(ClashEvent):
    round: int


@dataclass
class SiegeLaid(OfSeat):
    """Siegecraft takes a Fortress its die (0) or its cancelled hit (1)."""

    stage: int


class DieRolled(Rolled):
    """A die of battle."""


class AmbushRolled(Rolled): ...


@dataclass
class CardRolled(OfSeat):
    """A die that decides whether a card works."""

    tactic: int
    face: int


@dataclass
class CardTried(OfSeat):
    """Whether a card that asks for dice, or for something to act on, works."""

    tactic: int
    worked: int


class CardLaid(OfSeat):
    """A card lies face down; which one only its player knows."""


@dataclass
class CardRevealed(Revealing):
    seat: int
    tactic: int
    """The card, told by its tactics half."""


@dataclass
class CardCancelled(OfSeat):
    tactic: int


class CardTaken(OfCard):
    """The Scout takes the other's card into his hand."""


class AbilitiesDenied(OfSeat): ...


class AbilitiesKept(OfSeat): ...


@dataclass
class FortressHelped(OfSeat):
    """The dice that a Fortress adds."""

    dice: int


@dataclass
class ValueModified(OfSeat):
    """What cards and abilities add to the dice, or take."""

    by: int


@dataclass
class RoundFought(OfSeat):
    value: int
    hits: int


@dataclass
class HitsCancelled(OfSeat):
    """Hits against a side that do not count."""

    hits: int


class BarbarianLost(At): ...


class Retreated(OfSeatAt): ...


class BattleWon(OfSeatAt): ...


class BattleDrawn(At): ...


@dataclass
class CityCaptured(Between):
    cell: int


class SettlementTaken(OfSeatAt): ...


class SettlementRazed(OfSeatAt): ...


class RaidBegan(OfRaid): ...


class RaidRepelled(OfRaid):
    """The Great Wall: the raiders are removed without a roll."""


class RaidEnded(At): ...


class BarbariansHired(OfSeatAt): ...


@dataclass
class BarbariansMoved(ClashEvent):
    start: int
    cell: int
    count: int
