"""What happens on the board: pieces, units, influence, battles."""

from dataclasses import dataclass

from edubba.core.words import Message
from edubba.games.clash_of_cultures.telling import ClashEvent, ClashReveal

# Regions, units, cities


@dataclass
class RegionTurned(ClashReveal):
    cell: int
    tile: str


@dataclass
class BarbariansSettled(ClashEvent):
    cell: int


@dataclass
class BarbariansGrew(ClashEvent):
    cell: int


@dataclass
class SpaceExhausted(ClashEvent):
    cell: int


@dataclass
class UnitsMoved(ClashEvent):
    seat: int
    start: int
    cell: int


@dataclass
class Embarked(ClashEvent):
    seat: int
    start: int
    cell: int


@dataclass
class UnitPlaced(ClashEvent):
    seat: int
    unit: int
    cell: int


@dataclass
class UnitLost(ClashEvent):
    seat: int
    unit: int
    cell: int


@dataclass
class CityFounded(ClashEvent):
    seat: int
    cell: int


@dataclass
class Collected(ClashEvent):
    seat: int
    cell: int
    kind: int


@dataclass
class PieceBuilt(ClashEvent):
    seat: int
    building: int
    cell: int


@dataclass
class WonderBuilt(ClashEvent):
    seat: int
    wonder: int
    cell: int


@dataclass
class MoodChanged(ClashEvent):
    cell: int
    mood: int


@dataclass
class PieceLost(ClashEvent):
    cell: int
    piece: Message


@dataclass
class CityLost(ClashEvent):
    seat: int
    cell: int


# Influence


@dataclass
class InfluenceTried(ClashEvent):
    seat: int
    cell: int


@dataclass
class InfluenceFailed(ClashEvent):
    seat: int
    cell: int
    total: int


@dataclass
class Influenced(ClashEvent):
    seat: int
    cell: int
    building: int


@dataclass
class TakenOver(ClashEvent):
    seat: int
    cell: int


# Battle


@dataclass
class DieRolled(ClashEvent):
    seat: int
    face: int


@dataclass
class BattleBegan(ClashEvent):
    seat: int
    other: int
    cell: int


@dataclass
class CardLaid(ClashEvent):
    """A card lies face down; which one only its player knows."""

    seat: int


@dataclass
class CardRevealed(ClashReveal):
    seat: int
    card: int


@dataclass
class CardCancelled(ClashEvent):
    seat: int
    card: int


@dataclass
class RoundFought(ClashEvent):
    seat: int
    value: int
    hits: int


@dataclass
class Retreated(ClashEvent):
    seat: int
    cell: int


@dataclass
class BattleWon(ClashEvent):
    seat: int
    cell: int


@dataclass
class BattleDrawn(ClashEvent):
    cell: int


@dataclass
class CityCaptured(ClashEvent):
    seat: int
    other: int
    cell: int


@dataclass
class SettlementTaken(ClashEvent):
    seat: int
    cell: int


@dataclass
class SettlementRazed(ClashEvent):
    seat: int
    cell: int


@dataclass
class RaidBegan(ClashEvent):
    seat: int
    cell: int
    start: int
