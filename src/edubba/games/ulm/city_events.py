"""What can happen on the river and in the quarters."""

from dataclasses import dataclass
from typing import Final

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.elements import (
    barge_element,
    coat_element,
    descendant_element,
    edge_element,
    player_element,
    quarter_element,
    space_element,
)
from edubba.games.ulm.space import BONUSES, SLOTS
from edubba.games.ulm.tables import CREST_COAT

CREST_QUARTER: Final = {coat: quarter for quarter, coat in enumerate(CREST_COAT)}
"""The quarter of each gold coat."""


@dataclass
class BargeMoved(Event):
    seat: int
    start: int
    space: int

    def words(self) -> Message:
        return Message(
            "ulm/barge_moved", seat=words.player(self.seat), start=self.start, space=self.space
        )

    def targets(self) -> list[str]:
        return [barge_element(self.seat), space_element(self.space)]


@dataclass
class BonusReached(Event):
    """A space of the Danube brings its bonus (UL-5.11)."""

    seat: int
    space: int
    bonus: int

    def words(self) -> Message:
        bonus = Message(f"ulm/bonus-{BONUSES[self.bonus]}")
        seat = words.player(self.seat)
        return Message("ulm/bonus_reached", seat=seat, space=self.space, bonus=bonus)

    def targets(self) -> list[str]:
        return [space_element(self.space)]


@dataclass
class SealPlaced(Event):
    seat: int
    quarter: int
    privilege: Message

    def words(self) -> Message:
        return Message(
            "ulm/seal_placed",
            seat=words.player(self.seat),
            quarter=words.quarter(self.quarter),
            effect=self.privilege,
        )

    def targets(self) -> list[str]:
        return [quarter_element(self.quarter)]


@dataclass
class CrestIncome(Event):
    """`seat` is who scores: the owner of the crest, or by option the opponent who sealed."""

    seat: int
    quarter: int

    def words(self) -> Message:
        return Message(
            "ulm/crest_income", seat=words.player(self.seat), quarter=words.quarter(self.quarter)
        )

    def targets(self) -> list[str]:
        return [coat_element(CREST_COAT[self.quarter]), player_element(self.seat)]


@dataclass
class CoatDrawn(Event):
    seat: int
    coat: int
    worth: Message

    def words(self) -> Message:
        return Message("ulm/coat_drawn", coat=words.coat(self.coat), worth=self.worth)

    def targets(self) -> list[str]:
        return [coat_element(self.coat)]


@dataclass
class CoatTaken(Event):
    seat: int
    coat: int

    def words(self) -> Message:
        return Message("ulm/coat_taken", seat=words.player(self.seat), coat=words.coat(self.coat))

    def targets(self) -> list[str]:
        return [coat_element(self.coat), player_element(self.seat)]


@dataclass
class CoatReturned(Event):
    coat: int

    def words(self) -> Message:
        return Message("ulm/coat_returned", coat=words.coat(self.coat))

    def targets(self) -> list[str]:
        return [coat_element(self.coat)]


@dataclass
class CrestPlaced(Event):
    seat: int
    coat: int
    pays: Message

    def words(self) -> Message:
        return Message(
            "ulm/crest_placed",
            seat=words.player(self.seat),
            quarter=words.quarter(CREST_QUARTER[self.coat]),
            pays=self.pays,
        )

    def targets(self) -> list[str]:
        return [quarter_element(CREST_QUARTER[self.coat])]


@dataclass
class EdgeSealPlaced(Event):
    seat: int
    spot: int

    def words(self) -> Message:
        return Message("ulm/edge_seal_placed", seat=words.player(self.seat), spot=SLOTS[self.spot])

    def targets(self) -> list[str]:
        return [edge_element(self.spot)]


@dataclass
class DescendantTaken(Event):
    seat: int
    descendant: int

    def words(self) -> Message:
        return Message(
            "ulm/descendant_taken",
            seat=words.player(self.seat),
            descendant=words.descendant(self.descendant),
        )

    def targets(self) -> list[str]:
        return [descendant_element(self.descendant), player_element(self.seat)]
