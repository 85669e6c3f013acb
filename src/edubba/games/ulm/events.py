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


@dataclass
class SeatEvent(UlmEvent):
    seat: int


@dataclass
class TileEvent(SeatEvent):
    """Something with a tile of a colour."""

    colour: int


@dataclass
class CardEvent(SeatEvent):
    card: int


@dataclass
class CoatEvent(SeatEvent):
    coat: int


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


class StartTileDrawn(TileEvent):
    """From the bag, before the first round (UL-3.10)."""


class StartPlayerDrawn(SeatEvent):
    """Who begins every round (UL-3.11)."""


@dataclass
class RoundBegan(UlmEvent):
    round: int


@dataclass
class TowerEvent(UlmEvent):
    tile: int
    decree: Message


class TowerInForce(TowerEvent): ...


class NextTowerShown(TowerEvent):
    """The tile on the Charter (UL-10.6)."""


@dataclass
class DutyUnpaid(SeatEvent):
    """A player pays nothing of what the tower tile demands (UL-10.2, UL-10.3)."""

    tile: int


class LevyPaid(TileEvent):
    """A tile goes back into the bag (UL-10.3)."""


class TurnBegan(SeatEvent):
    """The bag was passed on (UL-4.4)."""


@dataclass
class FinalScored(SeatEvent):
    """What a player adds when the last round is over (UL-11)."""

    added: int
    total: int


# The turn


@dataclass
class TilesReturned(UlmEvent):
    """All pushed-out tiles went back into the bag (UL-4.5, UL-12.1)."""

    count: int


class TileDrawn(TileEvent):
    """From the bag, to be pushed (UL-4.6)."""


class TilePicked(TileEvent):
    """By Clear View (UL-10.5)."""


@dataclass
class BuilderChose(SeatEvent):
    kept: int
    returned: int


class TileTakenToPush(TileEvent):
    """The bag was empty, so the tile came from the docks or the supply (UL-12.1)."""


class NoTileToPush(SeatEvent):
    """Not even in docks and supply (UL-12.1)."""


@dataclass
class Exchanged(SeatEvent):
    slot: int
    gave: int
    took: int
    sparrows: int
    """What it cost; nothing under Sparrow Flight."""


@dataclass
class ScholarSwapped(SeatEvent):
    kept: int
    pushed: int


@dataclass
class MerchantSwapped(SeatEvent):
    slot: int
    gave: int
    took: int


@dataclass
class Pushed(SeatEvent):
    push: int
    colour: int
    out: int


class GuardScored(SeatEvent):
    """A new line of three of one colour (UL-7.4)."""


class ActionUsed(TileEvent):
    """An action of the line was begun (UL-4.10)."""


@dataclass
class Helped(SeatEvent):
    """A descendant's power made a difference."""

    descendant: int


@dataclass
class Lapsed(SeatEvent):
    """A part of a card's top or of a privilege found nothing to do (UL-5.12)."""

    part: int


class GatesUsed(SeatEvent):
    """A free Seal action by the Open Gates (UL-10.8, UL-13.14)."""


# Supplies


@dataclass
class Scored(SeatEvent):
    """VP won, or lost if below zero."""

    vp: int

    def words(self) -> Message | None:
        if self.vp < 0:
            return Message("ulm/log-lost_vp", seat=words.player(self.seat), vp=-self.vp)
        return super().words()


@dataclass
class CoinEvent(SeatEvent):
    coins: int


class CoinsGained(CoinEvent): ...


class CoinsPaid(CoinEvent): ...


@dataclass
class SparrowEvent(SeatEvent):
    sparrows: int


class SparrowsGained(SparrowEvent): ...


class SparrowsTraded(SparrowEvent):
    """Returned for coins (UL-8.7)."""


@dataclass
class SideCleared(SeatEvent):
    side: int
    colours: list[int]


@dataclass
class DockTileTaken(SeatEvent):
    slot: int
    colour: int


@dataclass
class DockRefilled(UlmEvent):
    slot: int
    colour: int


# River and quarters


@dataclass
class BargeMoved(SeatEvent):
    start: int
    space: int


@dataclass
class BonusReached(SeatEvent):
    """A space of the Danube brings its bonus (UL-5.11)."""

    space: int
    bonus: int


@dataclass
class SealPlaced(SeatEvent):
    quarter: int
    privilege: Message


@dataclass
class CrestIncome(SeatEvent):
    """`seat` is who scores: the owner of the crest, or by option the opponent who sealed."""

    quarter: int

    def things(self) -> dict[str, object]:
        return {**self.fields(), "coat": CREST_COAT[self.quarter]}


@dataclass
class CoatDrawn(CoatEvent):
    worth: Message


class CoatTaken(CoatEvent):
    """The one of those drawn that was chosen (UL-6.1)."""


@dataclass
class CoatReturned(UlmEvent):
    coat: int


@dataclass
class CrestPlaced(CoatEvent):
    pays: Message

    def things(self) -> dict[str, object]:
        return {**self.fields(), "quarter": CREST_QUARTER[self.coat]}


@dataclass
class EdgeSealPlaced(SeatEvent):
    spot: int


@dataclass
class DescendantTaken(SeatEvent):
    descendant: int


# Cards; which one it was is told only to those who see it


@dataclass
class BoughtForPair(SeatEvent):
    one: int
    other: int


class BoughtForTile(TileEvent):
    """Under the Guild Rates (UL-5.7)."""


class BoughtForCoins(SeatEvent):
    """At the Book Fair (UL-5.7)."""


class CardTaken(SeatEvent):
    """A card was drawn; everybody sees that, but not which."""


class CardDrawn(CardEvent):
    """Which card it was: for the player who drew it."""

    def reveals(self) -> bool:
        return True


class CardKept(CardEvent):
    """Which card was kept: for the player who chose it."""


@dataclass
class CardsDiscarded(SeatEvent):
    """The cards not kept lie face-up on the discard pile."""

    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass
class Reshuffled(UlmEvent):
    cards: int


class CardFromDiscard(CardEvent):
    """Everybody knows it (UL-6.5)."""


class CardLaid(CardEvent):
    """Face-up, for the end (UL-8.3)."""


@dataclass
class TopPlayed(CardEvent):
    colour: int


class CardShown(CardEvent):
    """A card that was secret until it was played: no taking back, the others have seen it."""

    def words(self) -> None:
        return None

    def reveals(self) -> bool:
        return True

    def known_to(self) -> int:
        return only(self.seat)
