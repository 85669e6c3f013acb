"""What happens beside the board: turns, goods, cards, advances, Events, trade."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.telling import ClashEvent, ClashReveal, amounts

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


# Events and cards that touch players


@dataclass
class EventDrawn(ClashReveal):
    seat: int
    drawn: int


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
    cards: Message


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

    def words(self) -> Message | None:
        return Message(
            "clash_of_cultures/log-trade_offered",
            seat=words.player(self.seat),
            other=words.player(self.other),
            goods=amounts(self.goods, self.cards),
            wanted=amounts(self.wanted, self.cards_wanted),
        )


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
    cards: Message
