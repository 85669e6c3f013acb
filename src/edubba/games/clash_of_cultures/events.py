"""What happens beside the board: turns, goods, cards, advances, Events, trade."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from edubba.core.journal import Event
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import elements, words
from edubba.games.clash_of_cultures.space import KINDS, UNIT_KINDS
from edubba.games.clash_of_cultures.terms import HALVES

SAID: Final[dict[str, Callable[[int], Arg]]] = {
    "seat": words.player,
    "other": words.player,
    "cell": words.cell,
    "start": words.cell,
    "advance": words.advance,
    "government": words.government,
    "kind": words.kind,
    "building": words.building,
    "wonder": words.wonder,
    "unit": words.a_unit,
    "mood": words.mood,
    "card": words.card,
    "civil": words.civil,
    "tactic": words.tactic,
    "objective_card": words.objective_card,
    "objective": words.objective,
    "drawn": words.event,
}
"""What the number in a field stands for; in other fields it is just a number."""


def amounts(counts: list[int], kinds: list[str], cards: int = 0) -> Message:
    """`2 food, 1 gold, 1 card`, or `1 Settler, 2 Army units`."""
    said: Message | None = None
    for kind, count in zip([*kinds, "cards"], [*counts, cards], strict=True):
        if count > 0:
            said = words.one_more(said, words.amount(kind, count))
    return Message("clash_of_cultures/nothing") if said is None else said


class ClashEvent(Event):
    """An event whose sentence is filled in by its fields, which mean the same in all of them."""

    domain: ClassVar[str] = "clash_of_cultures"

    def argument(self, name: str, value: object) -> Arg | None:
        if isinstance(value, list):
            return amounts(value, UNIT_KINDS if name == "units" else KINDS)
        if isinstance(value, int) and name in SAID:
            return SAID[name](value)
        return super().argument(name, value)

    def elements(self, name: str, value: object) -> list[str]:
        """The spaces it is about."""
        if name in ("cell", "start") and isinstance(value, int) and value >= 0:
            return [elements.space(value)]
        return []


# The shapes that many events have


class Revealing(ClashEvent):
    """What makes a secret known."""

    def reveals(self) -> bool:
        return True


@dataclass
class OfSeat(ClashEvent):
    seat: int


@dataclass
class Between(OfSeat):
    other: int


@dataclass
class OfSeatAt(OfSeat):
    cell: int


@dataclass
class OfAdvance(OfSeat):
    advance: int


@dataclass
class OfCard(OfSeat):
    card: int


@dataclass
class OfGoods(OfSeat):
    goods: list[int]


# Turn and status


class GameBegan(OfSeat): ...


@dataclass
class TurnBegan(OfSeat):
    round: int
    turn: int
    actions: int


@dataclass
class StatusBegan(ClashEvent):
    round: int


class FirstPlayerNamed(Between):
    """The other gets the token, or keeps it; words say only who has it."""


class Razed(OfSeatAt): ...


# Abilities, and effects that come to nothing


class AbilityUsed(OfAdvance):
    """What an advance lets its owner do, or gives him."""


@dataclass
class WonderUsed(OfSeat):
    wonder: int


class ImprovementBegan(OfSeat): ...


class Spared(OfAdvance):
    """An advance keeps an Event's text from its owner."""


class NoTarget(OfSeat):
    """An effect found nothing to do for a player."""


# Goods and cards


class Paid(OfGoods): ...


class Gained(OfGoods): ...


class Lost(OfGoods): ...


class NoRoom(OfGoods):
    """Goods that would have been gained, above the maximum."""


@dataclass
class PointsGained(OfSeat):
    halves: int
    """In half points."""

    def words(self) -> Message | None:
        seat = words.player(self.seat)
        if self.halves % HALVES == 0:
            points = self.halves // HALVES
            return Message("clash_of_cultures/log-points_gained", seat=seat, points=points)
        return Message("clash_of_cultures/log-half_points_gained", seat=seat, halves=self.halves)


class DrewAction(OfSeat):
    """Somebody drew an Action card; which one is whispered."""


@dataclass
class DrewActionCard(Revealing):
    seat: int
    card: int


class DrewObjective(OfSeat): ...


@dataclass
class DrewObjectiveCard(Revealing):
    seat: int
    name_of: str

    def words(self) -> Message | None:
        what = Message(f"clash_of_cultures/objectives-{self.name_of}")
        seat = words.player(self.seat)
        return Message("clash_of_cultures/log-drew_objective_card", seat=seat, what=what)


class TookFromDiscard(OfCard): ...


@dataclass
class Reshuffled(ClashEvent):
    """A discard pile became a new deck."""


class DeckEmpty(OfSeat):
    """There is no card left to draw."""


@dataclass
class WonderRevealed(Revealing):
    wonder: int


@dataclass
class CardPlayed(OfSeat):
    civil: int
    """The card, told by its civil half."""


class CardDiscarded(OfCard): ...


@dataclass
class ObjectiveDiscarded(OfSeat):
    objective_card: int


@dataclass
class ObjectiveScored(OfSeat):
    objective: int


# Advances


class AdvanceGained(OfAdvance): ...


@dataclass
class GovernmentLeft(OfSeat):
    government: int
    """The new one."""


# Events and cards that touch players


@dataclass
class EventDrawn(Revealing):
    seat: int
    drawn: int
    icon: Message
    """What its icon does, before its text."""


class PlayerNamed(Between):
    """Somebody names, or must name, the player whom an effect concerns."""


class Assassinated(OfSeat):
    """The seat loses an action of the next turn."""


class PersonTaken(OfCard): ...


@dataclass
class PersonLeft(ClashEvent):
    """Nobody pays for a Great Person."""

    card: int


@dataclass
class ActionLost(OfSeat):
    later: int
    """1 for an action of the next turn, 0 for one of this."""


class ActionGained(OfSeat): ...


class PactMade(Between): ...


class MoodLossPrevented(OfSeatAt): ...


class PestilenceBan(OfSeat): ...


class AdvanceBorrowed(OfAdvance): ...


class HandSpied(Between): ...


@dataclass
class HandSeen(Revealing):
    """What the spy alone sees."""

    other: int
    cards: Message


@dataclass
class PlanSeen(Revealing):
    """An Objective card that its looker alone sees."""

    seat: int
    objective_card: int


class PlanSwapped(OfSeat): ...


class PlanKept(OfSeat): ...


@dataclass
class CardsSwapped(Between):
    """Everybody sees the backs: Objective cards (1) or Action cards (0)."""

    objectives: int


# Trading


@dataclass
class TradeOffered(Between):
    goods: list[int]
    cards: int
    wanted: list[int]
    cards_wanted: int

    def words(self) -> Message | None:
        return Message(
            "clash_of_cultures/log-trade_offered",
            seat=words.player(self.seat),
            other=words.player(self.other),
            goods=amounts(self.goods, KINDS, self.cards),
            wanted=amounts(self.wanted, KINDS, self.cards_wanted),
        )


class TradeDeclined(OfSeat): ...


class TradeMade(Between): ...


@dataclass
class CardsShown(Revealing):
    """The cards in an offer, told to the partner only."""

    seat: int
    cards: Message
