"""What can happen in Clash of Cultures, for log, animations and previews."""

from dataclasses import dataclass, fields

from edubba.core.journal import Event, Reveal
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.space import CELLS, KINDS


def amounts(counts: list[int]) -> Message:
    """`2 food and 1 gold`, by laying one kind after another."""
    said: Message | None = None
    for kind in range(len(KINDS)):
        if counts[kind] > 0:
            here = Message("clash_of_cultures/amount", count=counts[kind], kind=words.kind(kind))
            if said is None:
                said = here
            else:
                said = Message("clash_of_cultures/amounts", some=said, more=here)
    return Message("clash_of_cultures/nothing") if said is None else said


def argument(name: str, value: object) -> Arg:
    """A field of an event as it is said, told by its name."""
    if isinstance(value, Message):
        return value
    if isinstance(value, list):
        return amounts(value)
    if not isinstance(value, int):
        return str(value)
    if name in ("seat", "other"):
        return words.player(value)
    if name in ("cell", "start"):
        return words.cell(value)
    if name == "advance":
        return words.advance(value)
    if name == "kind":
        return words.kind(value)
    if name == "building":
        return words.building(value)
    if name == "wonder":
        return words.wonder(value)
    if name == "unit":
        return words.unit(value)
    if name == "mood":
        return words.mood(value)
    if name == "card":
        return words.card(value)
    if name == "event":
        return words.event(value)
    if name == "objective":
        return words.objective(value)
    return int(value)


def sentence(event: Event) -> Message:
    """`log-` and the event's name, with its fields."""
    args: dict[str, Arg] = {}
    if isinstance(event, (ClashEvent, ClashReveal)):
        for field in fields(event):
            args[field.name] = argument(field.name, getattr(event, field.name))
    return Message(f"clash_of_cultures/log-{event.name}", **args)


def elements(event: Event) -> list[str]:
    """The space an event is about."""
    found: list[str] = []
    if isinstance(event, (ClashEvent, ClashReveal)):
        for field in fields(event):
            value = getattr(event, field.name)
            if field.name in ("cell", "start") and isinstance(value, int) and value >= 0:
                found.append(f"space:{CELLS[value]}")
    return found


@dataclass
class ClashEvent(Event):
    """An event whose sentence is the catalogue's `log-` and its name."""

    def words(self) -> Message | None:
        return sentence(self)

    def targets(self) -> list[str]:
        return elements(self)


@dataclass
class ClashReveal(Reveal):
    """The same for what makes a secret known."""

    def words(self) -> Message | None:
        return sentence(self)

    def targets(self) -> list[str]:
        return elements(self)


# Turn and status


@dataclass
class GameBegan(ClashEvent):
    seat: int


@dataclass
class TurnBegan(ClashEvent):
    seat: int
    round: int
    turn: int
    actions: int


@dataclass
class StatusBegan(ClashEvent):
    round: int


@dataclass
class FirstPlayerNamed(ClashEvent):
    seat: int
    other: int
    """Who gets the token."""


@dataclass
class Razed(ClashEvent):
    seat: int
    cell: int


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message | None:
        return self.reason


# Goods and cards


@dataclass
class Paid(ClashEvent):
    seat: int
    goods: list[int]


@dataclass
class Gained(ClashEvent):
    seat: int
    goods: list[int]


@dataclass
class Lost(ClashEvent):
    seat: int
    goods: list[int]


@dataclass
class DrewAction(ClashEvent):
    """Somebody drew an Action card; which one is whispered."""

    seat: int


@dataclass
class DrewActionCard(ClashReveal):
    seat: int
    card: int


@dataclass
class DrewObjective(ClashEvent):
    seat: int


@dataclass
class DrewObjectiveCard(ClashReveal):
    seat: int
    name_of: str

    def words(self) -> Message | None:
        what = Message(f"clash_of_cultures/objectives-{self.name_of}")
        return Message("clash_of_cultures/log-drew_objective_card", what=what)


@dataclass
class TookFromDiscard(ClashEvent):
    seat: int
    card: int


@dataclass
class Reshuffled(ClashEvent):
    """A discard pile became a new deck."""


@dataclass
class WonderRevealed(ClashReveal):
    wonder: int


@dataclass
class CardPlayed(ClashEvent):
    seat: int
    card: int


@dataclass
class CardDiscarded(ClashEvent):
    seat: int
    card: int


@dataclass
class ObjectiveScored(ClashEvent):
    seat: int
    objective: int


# Advances


@dataclass
class AdvanceGained(ClashEvent):
    seat: int
    advance: int


@dataclass
class GovernmentLeft(ClashEvent):
    seat: int


# Board


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


# Events and cards that touch players


@dataclass
class EventDrawn(ClashReveal):
    seat: int
    event: int


@dataclass
class PersonTaken(ClashEvent):
    seat: int
    card: int


@dataclass
class ActionLost(ClashEvent):
    seat: int


@dataclass
class ActionGained(ClashEvent):
    seat: int


@dataclass
class PactMade(ClashEvent):
    seat: int
    other: int


@dataclass
class MoodLossPrevented(ClashEvent):
    seat: int
    cell: int


@dataclass
class PestilenceBan(ClashEvent):
    seat: int


@dataclass
class AdvanceBorrowed(ClashEvent):
    seat: int
    advance: int


@dataclass
class HandSpied(ClashEvent):
    seat: int
    other: int


@dataclass
class HandSeen(ClashReveal):
    """What the spy alone sees."""

    other: int
    cards: str


@dataclass
class CardsSwapped(ClashEvent):
    seat: int
    other: int


# Trading


@dataclass
class TradeOffered(ClashEvent):
    seat: int
    other: int
    goods: list[int]
    cards: int
    wanted: list[int]
    cards_wanted: int


@dataclass
class TradeDeclined(ClashEvent):
    seat: int


@dataclass
class TradeMade(ClashEvent):
    seat: int
    other: int


@dataclass
class CardsShown(ClashReveal):
    """The cards in an offer, told to the partner only."""

    seat: int
    cards: str
