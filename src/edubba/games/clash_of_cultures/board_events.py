"""What happens on the board: pieces, units, influence, battles."""

from dataclasses import dataclass

from edubba.core.words import Message
from edubba.games.clash_of_cultures.events import ClashEvent, OfCard, OfSeat, OfSeatAt, Revealing


@dataclass
class At(ClashEvent):
    cell: int


@dataclass
class OfUnit(ClashEvent):
    seat: int
    unit: int
    cell: int


@dataclass
class OfRaid(ClashEvent):
    seat: int
    cell: int
    start: int


@dataclass
class Rolled(ClashEvent):
    seat: int
    face: int


# Regions, units, cities


@dataclass
class RegionTurned(Revealing):
    seat: int
    cell: int
    tile: str


class BarbariansSettled(At): ...


class BarbariansGrew(At): ...


class SpaceExhausted(At): ...


@dataclass
class UnitsMoved(ClashEvent):
    seat: int
    units: list[int]
    """Settlers, Army units and ships; what is aboard a ship goes along."""
    start: int
    cell: int


class ShipsStayed(OfSeatAt):
    """No sea of a new region can be reached."""


@dataclass
class Embarked(ClashEvent):
    seat: int
    unit: int
    start: int
    cell: int


class UnitPlaced(OfUnit): ...


class UnitLost(OfUnit): ...


@dataclass
class CityFounded(ClashEvent):
    seat: int
    cell: int
    settler: int
    """1 where a Settler becomes its Settlement."""


class CityActivated(OfSeatAt): ...


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


class PortOpened(OfSeatAt):
    """The sea space of a Port."""


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


class CityLost(OfSeatAt): ...


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


class TakenOver(OfSeatAt): ...


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


class DieRolled(Rolled):
    """A die of battle."""


class AmbushRolled(Rolled): ...


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


class CardLaid(OfSeat):
    """A card lies face down; which one only its player knows."""


@dataclass
class CardRevealed(Revealing):
    seat: int
    tactic: int
    """The card, told by its tactics half."""


@dataclass
class CardCancelled(ClashEvent):
    seat: int
    tactic: int


class CardTaken(OfCard):
    """The Scout takes the other's card into his hand."""


class AbilitiesDenied(OfSeat): ...


class AbilitiesKept(OfSeat): ...


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


class BarbarianLost(At): ...


class Retreated(OfSeatAt): ...


class BattleWon(OfSeatAt): ...


class BattleDrawn(At): ...


@dataclass
class CityCaptured(ClashEvent):
    seat: int
    other: int
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
