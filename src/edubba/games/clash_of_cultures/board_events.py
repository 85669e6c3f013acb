"""What happens on the board: pieces, units, influence, battles."""

from dataclasses import dataclass

from edubba.core.words import Message
from edubba.games.clash_of_cultures.telling import ClashEvent

# Regions, units, cities


@dataclass
class RegionTurned(ClashEvent):
    def reveals(self) -> bool:
        return True

    seat: int
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
    units: list[int]
    """Settlers, Army units and ships; what is aboard a ship goes along."""
    start: int
    cell: int


@dataclass
class ShipsStayed(ClashEvent):
    """No sea of a new region can be reached."""

    seat: int
    cell: int


@dataclass
class Embarked(ClashEvent):
    seat: int
    unit: int
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
    settler: int
    """1 where a Settler becomes its Settlement."""


@dataclass
class CityActivated(ClashEvent):
    seat: int
    cell: int


@dataclass
class Collected(ClashEvent):
    seat: int
    cell: int
    kind: int
    taken: int
    """0 where there is no room for it."""


@dataclass
class PieceBuilt(ClashEvent):
    seat: int
    building: int
    cell: int


@dataclass
class PortOpened(ClashEvent):
    """The sea space of a Port."""

    seat: int
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
    piece: Message
    """The building, or the Barbarian settlement."""


@dataclass
class InfluenceRolled(ClashEvent):
    seat: int
    face: int
    total: int


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
class BattleBegan(ClashEvent):
    seat: int
    other: int
    cell: int
    attackers: int
    defenders: int


@dataclass
class RoundBegan(ClashEvent):
    round: int


@dataclass
class SiegeLaid(ClashEvent):
    """Siegecraft takes a Fortress its die (0) or its cancelled hit (1)."""

    seat: int
    stage: int


@dataclass
class DieRolled(ClashEvent):
    """A die of battle."""

    seat: int
    face: int


@dataclass
class AmbushRolled(ClashEvent):
    seat: int
    face: int


@dataclass
class CardRolled(ClashEvent):
    """A die that decides whether a card works."""

    seat: int
    tactic: int
    face: int


@dataclass
class CardTried(ClashEvent):
    """Whether a card that asks for dice, or for something to act on, works."""

    seat: int
    tactic: int
    worked: int


@dataclass
class CardLaid(ClashEvent):
    """A card lies face down; which one only its player knows."""

    seat: int


@dataclass
class CardRevealed(ClashEvent):
    def reveals(self) -> bool:
        return True

    seat: int
    tactic: int
    """The card, told by its tactics half."""


@dataclass
class CardCancelled(ClashEvent):
    seat: int
    tactic: int


@dataclass
class CardTaken(ClashEvent):
    """The Scout takes the other's card into his hand."""

    seat: int
    card: int


@dataclass
class AbilitiesDenied(ClashEvent):
    seat: int


@dataclass
class AbilitiesKept(ClashEvent):
    seat: int


@dataclass
class FortressHelped(ClashEvent):
    """The dice that a Fortress adds."""

    seat: int
    dice: int


@dataclass
class ValueModified(ClashEvent):
    """What cards and abilities add to the dice, or take."""

    seat: int
    by: int


@dataclass
class RoundFought(ClashEvent):
    seat: int
    value: int
    hits: int


@dataclass
class HitsCancelled(ClashEvent):
    """Hits against a side that do not count."""

    seat: int
    hits: int


@dataclass
class BarbarianLost(ClashEvent):
    cell: int


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


@dataclass
class RaidRepelled(ClashEvent):
    """The Great Wall: the raiders are removed without a roll."""

    seat: int
    cell: int
    start: int


@dataclass
class RaidEnded(ClashEvent):
    cell: int


@dataclass
class BarbariansHired(ClashEvent):
    seat: int
    cell: int


@dataclass
class BarbariansMoved(ClashEvent):
    start: int
    cell: int
    count: int
