"""What can happen, for log and animations; every event words itself from its fields."""

from dataclasses import dataclass
from typing import ClassVar, Final

from edubba.core.journal import Event, only
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.elements import SHOWN, elements
from edubba.games.ulm.terms import CREST_COAT

CREST_QUARTER: Final = {coat: quarter for quarter, coat in enumerate(CREST_COAT)}
"""The quarter of each gold coat."""


class UlmEvent(Event):
    """An event of Ulm; the names of its fields tell what their numbers stand for."""

    domain: ClassVar[str] = "ulm"

    def things(self) -> dict[str, object]:
        """What it is about: its fields, and what follows from them."""
        return self.fields()

    def words(self) -> Message | None:
        return Message(f"ulm/log-{self.name}", **words.said(self.things()))

    def targets(self) -> list[str]:
        return elements(SHOWN.get(self.name, ""), self.things())


# Setting up and rounds


@dataclass
class DescendantLaidOut(UlmEvent):
    descendant: int
    place: int


@dataclass
class TileLaid(UlmEvent):
    """A tile of the first grid; nine of them need no sentence."""

    cell: int
    colour: int

    def words(self) -> None:
        return None


@dataclass
class StartTileDrawn(UlmEvent):
    seat: int
    colour: int


@dataclass
class StartPlayerDrawn(UlmEvent):
    seat: int


@dataclass
class RoundBegan(UlmEvent):
    round: int


@dataclass
class TowerInForce(UlmEvent):
    tile: int
    decree: Message


@dataclass
class NextTowerShown(UlmEvent):
    tile: int
    decree: Message


@dataclass
class DutyUnpaid(UlmEvent):
    """A player pays nothing of what the tower tile demands (UL-10.2, UL-10.3)."""

    seat: int
    tile: int


@dataclass
class LevyPaid(UlmEvent):
    seat: int
    colour: int


@dataclass
class TurnBegan(UlmEvent):
    seat: int


@dataclass
class FinalScored(UlmEvent):
    """What a player adds when the last round is over (UL-11)."""

    seat: int
    added: int
    total: int


@dataclass
class Ended(UlmEvent):
    reason: Message

    def words(self) -> Message:
        return self.reason


# The turn


@dataclass
class TilesReturned(UlmEvent):
    """All pushed-out tiles went back into the bag (UL-4.5, UL-12.1)."""

    count: int


@dataclass
class TileDrawn(UlmEvent):
    seat: int
    colour: int


@dataclass
class TilePicked(UlmEvent):
    seat: int
    colour: int


@dataclass
class BuilderChose(UlmEvent):
    seat: int
    kept: int
    returned: int


@dataclass
class TileTakenToPush(UlmEvent):
    """The bag was empty, so the tile came from the docks or the supply (UL-12.1)."""

    seat: int
    colour: int


@dataclass
class NoTileToPush(UlmEvent):
    seat: int


@dataclass
class Exchanged(UlmEvent):
    seat: int
    slot: int
    gave: int
    took: int
    sparrows: int
    """What it cost; nothing under Sparrow Flight."""


@dataclass
class ScholarSwapped(UlmEvent):
    seat: int
    kept: int
    pushed: int


@dataclass
class MerchantSwapped(UlmEvent):
    seat: int
    slot: int
    gave: int
    took: int


@dataclass
class Pushed(UlmEvent):
    seat: int
    push: int
    colour: int
    out: int


@dataclass
class GuardScored(UlmEvent):
    seat: int


@dataclass
class ActionUsed(UlmEvent):
    seat: int
    colour: int


@dataclass
class Helped(UlmEvent):
    """A descendant's power made a difference."""

    seat: int
    descendant: int


@dataclass
class Lapsed(UlmEvent):
    """A part of a card's top or of a privilege found nothing to do (UL-5.12)."""

    seat: int
    part: int


@dataclass
class GatesUsed(UlmEvent):
    """A free Seal action by the Open Gates (UL-10.8, UL-13.14)."""

    seat: int


# Supplies


@dataclass
class Scored(UlmEvent):
    """VP won, or lost if below zero."""

    seat: int
    vp: int

    def words(self) -> Message | None:
        if self.vp < 0:
            return Message("ulm/log-lost_vp", seat=words.player(self.seat), vp=-self.vp)
        return super().words()


@dataclass
class CoinsGained(UlmEvent):
    seat: int
    coins: int


@dataclass
class CoinsPaid(UlmEvent):
    seat: int
    coins: int


@dataclass
class SparrowsGained(UlmEvent):
    seat: int
    sparrows: int


@dataclass
class SparrowsTraded(UlmEvent):
    seat: int
    sparrows: int


@dataclass
class SideCleared(UlmEvent):
    seat: int
    side: int
    colours: list[int]


@dataclass
class DockTileTaken(UlmEvent):
    seat: int
    slot: int
    colour: int


@dataclass
class DockRefilled(UlmEvent):
    slot: int
    colour: int


# River and quarters


@dataclass
class BargeMoved(UlmEvent):
    seat: int
    start: int
    space: int


@dataclass
class BonusReached(UlmEvent):
    """A space of the Danube brings its bonus (UL-5.11)."""

    seat: int
    space: int
    bonus: int


@dataclass
class SealPlaced(UlmEvent):
    seat: int
    quarter: int
    privilege: Message


@dataclass
class CrestIncome(UlmEvent):
    """`seat` is who scores: the owner of the crest, or by option the opponent who sealed."""

    seat: int
    quarter: int

    def things(self) -> dict[str, object]:
        return {**self.fields(), "coat": CREST_COAT[self.quarter]}


@dataclass
class CoatDrawn(UlmEvent):
    seat: int
    coat: int
    worth: Message


@dataclass
class CoatTaken(UlmEvent):
    seat: int
    coat: int


@dataclass
class CoatReturned(UlmEvent):
    coat: int


@dataclass
class CrestPlaced(UlmEvent):
    seat: int
    coat: int
    pays: Message

    def things(self) -> dict[str, object]:
        return {**self.fields(), "quarter": CREST_QUARTER[self.coat]}


@dataclass
class EdgeSealPlaced(UlmEvent):
    seat: int
    spot: int


@dataclass
class DescendantTaken(UlmEvent):
    seat: int
    descendant: int


# Cards; which one it was is told only to those who see it


@dataclass
class BoughtForPair(UlmEvent):
    seat: int
    one: int
    other: int


@dataclass
class BoughtForTile(UlmEvent):
    seat: int
    colour: int


@dataclass
class BoughtForCoins(UlmEvent):
    seat: int


@dataclass
class CardTaken(UlmEvent):
    """A card was drawn; everybody sees that, but not which."""

    seat: int


@dataclass
class CardDrawn(UlmEvent):
    """Which card it was: for the player who drew it."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True


@dataclass
class CardKept(UlmEvent):
    """Which card was kept: for the player who chose it."""

    seat: int
    card: int


@dataclass
class CardsDiscarded(UlmEvent):
    """The cards not kept lie face-up on the discard pile."""

    seat: int
    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass
class Reshuffled(UlmEvent):
    cards: int


@dataclass
class CardFromDiscard(UlmEvent):
    seat: int
    card: int


@dataclass
class CardLaid(UlmEvent):
    seat: int
    card: int


@dataclass
class TopPlayed(UlmEvent):
    seat: int
    card: int
    colour: int


@dataclass
class CardShown(UlmEvent):
    """A card that was secret until it was played: no taking back, the others have seen it."""

    seat: int
    card: int

    def words(self) -> None:
        return None

    def reveals(self) -> bool:
        return True

    def known_to(self) -> int:
        return only(self.seat)
