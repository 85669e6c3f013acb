"""What happens beside the board: turns, goods, cards, advances, Events, trade."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.telling import ClashEvent, amounts
from edubba.games.clash_of_cultures.terms import HALVES

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
    """Who gets the token, or keeps it."""


@dataclass
class Razed(ClashEvent):
    seat: int
    cell: int


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message | None:
        return self.reason


# Abilities, and effects that come to nothing


@dataclass
class AbilityUsed(ClashEvent):
    """What an advance lets its owner do, or gives him."""

    seat: int
    advance: int


@dataclass
class WonderUsed(ClashEvent):
    seat: int
    wonder: int


@dataclass
class ImprovementBegan(ClashEvent):
    seat: int


@dataclass
class Spared(ClashEvent):
    """An advance keeps an Event's text from its owner."""

    seat: int
    advance: int


@dataclass
class NoTarget(ClashEvent):
    """An effect found nothing to do for a player."""

    seat: int


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
class NoRoom(ClashEvent):
    """Goods that would have been gained, above the maximum."""

    seat: int
    goods: list[int]


@dataclass
class PointsGained(ClashEvent):
    seat: int
    halves: int
    """In half points."""

    def words(self) -> Message | None:
        seat = words.player(self.seat)
        if self.halves % HALVES == 0:
            points = self.halves // HALVES
            return Message("clash_of_cultures/log-points_gained", seat=seat, points=points)
        return Message("clash_of_cultures/log-half_points_gained", seat=seat, halves=self.halves)


@dataclass
class DrewAction(ClashEvent):
    """Somebody drew an Action card; which one is whispered."""

    seat: int


@dataclass
class DrewActionCard(ClashEvent):
    def reveals(self) -> bool:
        return True

    seat: int
    card: int


@dataclass
class DrewObjective(ClashEvent):
    seat: int


@dataclass
class DrewObjectiveCard(ClashEvent):
    def reveals(self) -> bool:
        return True

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
class DeckEmpty(ClashEvent):
    """There is no card left to draw."""

    seat: int


@dataclass
class WonderRevealed(ClashEvent):
    def reveals(self) -> bool:
        return True

    wonder: int


@dataclass
class CardPlayed(ClashEvent):
    seat: int
    civil: int
    """The card, told by its civil half."""


@dataclass
class CardDiscarded(ClashEvent):
    seat: int
    card: int


@dataclass
class ObjectiveDiscarded(ClashEvent):
    seat: int
    objective_card: int


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
    government: int
    """The new one."""


# Events and cards that touch players


@dataclass
class EventDrawn(ClashEvent):
    def reveals(self) -> bool:
        return True

    seat: int
    drawn: int
    icon: Message
    """What its icon does, before its text."""


@dataclass
class PlayerNamed(ClashEvent):
    """Somebody names, or must name, the player whom an effect concerns."""

    seat: int
    other: int


@dataclass
class Assassinated(ClashEvent):
    seat: int
    """Who loses an action of the next turn."""


@dataclass
class PersonTaken(ClashEvent):
    seat: int
    card: int


@dataclass
class PersonLeft(ClashEvent):
    """Nobody pays for a Great Person."""

    card: int


@dataclass
class ActionLost(ClashEvent):
    seat: int
    later: int
    """1 for an action of the next turn, 0 for one of this."""


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
class HandSeen(ClashEvent):
    """What the spy alone sees."""

    def reveals(self) -> bool:
        return True

    other: int
    cards: Message


@dataclass
class PlanSeen(ClashEvent):
    """An Objective card that its looker alone sees."""

    def reveals(self) -> bool:
        return True

    objective_card: int


@dataclass
class PlanSwapped(ClashEvent):
    seat: int


@dataclass
class PlanKept(ClashEvent):
    seat: int


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
class CardsShown(ClashEvent):
    """The cards in an offer, told to the partner only."""

    def reveals(self) -> bool:
        return True

    seat: int
    cards: Message
