"""What can happen with cards; which card it was is told only to those who see it."""

from dataclasses import dataclass

from edubba.core.journal import Event, only
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.elements import card_element, player_element, supply_element


@dataclass
class BoughtForPair(Event):
    seat: int
    one: int
    other: int

    def words(self) -> Message:
        return Message(
            "ulm/bought_for_pair",
            seat=words.player(self.seat),
            one=words.colour(self.one),
            other=words.colour(self.other),
        )

    def targets(self) -> list[str]:
        return [supply_element(self.seat, self.one), supply_element(self.seat, self.other)]


@dataclass
class BoughtForTile(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/bought_for_tile", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return [supply_element(self.seat, self.colour)]


@dataclass
class BoughtForCoins(Event):
    seat: int

    def words(self) -> Message:
        return Message("ulm/bought_for_coins", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class CardTaken(Event):
    """A card was drawn; everybody sees that, but not which."""

    seat: int

    def words(self) -> Message:
        return Message("ulm/card_taken", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return ["deck", player_element(self.seat)]


@dataclass
class CardDrawn(Event):
    """Which card it was: for the player who drew it."""

    def reveals(self) -> bool:
        return True

    seat: int
    card: int

    def words(self) -> Message:
        return Message("ulm/card_drawn", card=words.card(self.card))

    def targets(self) -> list[str]:
        return [card_element(self.card)]


@dataclass
class CardKept(Event):
    """Which card was kept: for the player who chose it."""

    seat: int
    card: int

    def words(self) -> Message:
        return Message("ulm/card_kept", card=words.card(self.card))

    def targets(self) -> list[str]:
        return [card_element(self.card)]


@dataclass
class CardsDiscarded(Event):
    """The cards not kept lie face-up on the discard pile."""

    def reveals(self) -> bool:
        return True

    seat: int
    cards: list[int]

    def words(self) -> Message:
        return Message(
            "ulm/cards_discarded",
            seat=words.player(self.seat),
            cards=words.all_of([words.card(card) for card in self.cards]),
        )

    def targets(self) -> list[str]:
        return ["discard"]


@dataclass
class Reshuffled(Event):
    cards: int

    def words(self) -> Message:
        return Message("ulm/reshuffled", cards=self.cards)

    def targets(self) -> list[str]:
        return ["discard", "deck"]


@dataclass
class CardFromDiscard(Event):
    seat: int
    card: int

    def words(self) -> Message:
        return Message(
            "ulm/card_from_discard", seat=words.player(self.seat), card=words.card(self.card)
        )

    def targets(self) -> list[str]:
        return [card_element(self.card), player_element(self.seat)]


@dataclass
class CardLaid(Event):
    seat: int
    card: int

    def words(self) -> Message:
        return Message("ulm/card_laid", seat=words.player(self.seat), card=words.card(self.card))

    def targets(self) -> list[str]:
        return [card_element(self.card), player_element(self.seat)]


@dataclass
class TopPlayed(Event):
    seat: int
    card: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/top_played",
            seat=words.player(self.seat),
            card=words.card(self.card),
            colour=words.colour(self.colour),
            effect=words.top(self.card),
        )

    def targets(self) -> list[str]:
        return [card_element(self.card), supply_element(self.seat, self.colour)]


@dataclass
class CardShown(Event):
    """A card that was secret until it was played: no taking back, the others have seen it."""

    def reveals(self) -> bool:
        return True

    seat: int
    card: int

    def targets(self) -> list[str]:
        return [card_element(self.card)]

    def known_to(self) -> int:
        return only(self.seat)


@dataclass
class SparrowsTraded(Event):
    seat: int
    sparrows: int

    def words(self) -> Message:
        return Message("ulm/sparrows_traded", seat=words.player(self.seat), sparrows=self.sparrows)

    def targets(self) -> list[str]:
        return [player_element(self.seat)]
