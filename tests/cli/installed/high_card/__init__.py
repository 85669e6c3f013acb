"""A game from outside the house, as small as one with secrets can be: the higher card wins."""

from dataclasses import dataclass
from typing import ClassVar, cast

from edubba.core import (
    CHANCE,
    Actions,
    ActionSpace,
    Decision,
    Ending,
    Event,
    Family,
    Flag,
    Game,
    Journal,
    Message,
    Result,
    Rng,
    Rules,
    Setup,
    State,
    View,
    add_catalogue,
    only,
    places_by,
)
from edubba.core.data import Data
from edubba.core.words import JsonObject

CARDS = 9
KEEP, SWAP, FIRST_CARD = 0, 1, 2
DEAL, CHOOSE = 0, 1

add_catalogue(
    "high_card",
    """
title = High Card
summary = The higher of two secret cards wins.
seat-0 = First
seat-1 = Second
option-swap = Whether a card may be swapped.
ask-deal = A card is dealt.
ask-choose = { $seat } keeps the card or swaps it.
label-keep = Keep the card
label-swap = Swap the card
dealt = { $seat } gets the card { $card }.
swapped = { $seat } takes another card.
kept = { $seat } keeps the card.
end = The higher card wins.
""",
)


def seat_word(seat: int) -> Message:
    return Message(f"high_card/seat-{seat}")


class HighCard(State):
    cards: list[int]

    def clone(self) -> "HighCard":
        other = HighCard()
        other.stack_from(self)
        other.cards = [*self.cards]
        return other

    def imagine(self, seat: int, rng: Rng) -> "HighCard":
        other = self.clone()
        for owner, card in enumerate(self.cards):
            if owner != seat and card:
                other.cards[owner] = 1 + rng.below(CARDS)
        return other

    def scores(self) -> list[int]:
        return [0, 0]

    def to_json(self) -> JsonObject:
        return {"cards": [*self.cards], "decisions": self.frames_to_json()}


@dataclass
class Dealt(Event):
    seat: int
    card: int

    def words(self) -> Message:
        return Message("high_card/dealt", seat=seat_word(self.seat), card=self.card)


@dataclass
class Chosen(Event):
    seat: int
    swapped: bool

    def words(self) -> Message:
        done = "swapped" if self.swapped else "kept"
        return Message(f"high_card/{done}", seat=seat_word(self.seat))


class Deal(Decision):
    frame: ClassVar[tuple[str, ...]] = ("seat",)

    def legal_into(self, state: State, actions: Actions) -> None:
        for card in range(CARDS):
            actions.add_outcome(FIRST_CARD + card, 1)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        high = cast(HighCard, state)
        seat = high.a
        high.cards[seat] = 1 + action - FIRST_CARD
        if journal is not None:
            journal.whisper(only(seat), Dealt(seat, high.cards[seat]))
        if 0 in high.cards:
            high.become(DEAL, CHANCE, 1, 0)
        elif high.b:
            high.become(CHOOSE, 1, 0, 0)
        else:
            high.become(CHOOSE, 0, 0, 0)

    def seen_by(self, state: State, action: int) -> int:
        return only(state.a)

    def prompt(self, state: State) -> Message:
        return Message("high_card/ask-deal")


class Choose(Decision):
    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(KEEP)
        actions.add(SWAP)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        seat = state.actor
        if journal is not None:
            journal.tell(Chosen(seat, action == SWAP))
        if seat == 1:
            state.pop()
        elif action == SWAP:
            state.become(DEAL, CHANCE, seat, 1)
        else:
            state.become(CHOOSE, 1, 0, 0)

    def prompt(self, state: State) -> Message:
        return Message("high_card/ask-choose", seat=seat_word(state.actor))

    def label(self, state: State, action: int) -> Message:
        return Message(f"high_card/label-{'swap' if action == SWAP else 'keep'}")


class TheEnd(Ending):
    def result(self, state: State) -> Result:
        cards = cast(HighCard, state).cards
        return Result(places_by([(card,) for card in cards]), [*cards], Message("high_card/end"))


@dataclass
class CardView(View):
    card: int


class HighCardGame(Game):
    def __init__(self) -> None:
        self.id = "high_card"
        self.rules_version = 1
        self.seats = range(2, 3)
        self.options = [Flag("swap", True)]
        self.presets = {"seed": {}}
        self.objectives = ["win"]
        self.rules = Rules([Deal(), Choose()], [], TheEnd())

    def space(self, setup: Setup) -> ActionSpace:
        cards = [str(card) for card in range(1, CARDS + 1)]
        return ActionSpace(
            [Family("CHOICE", "card", ["keep", "swap"])], [Family("C", "deal", cards)]
        )

    def new(self, setup: Setup) -> HighCard:
        state = HighCard()
        state.begin(setup)
        state.cards = [0, 0]
        state.become(DEAL, CHANCE, 0, 0)
        return state

    def position(self, setup: Setup, data: Data) -> HighCard:
        state = self.new(setup)
        state.cards = data.numbers("cards")
        state.frames_from_json(data.each("decisions"))
        return state

    def view(self, setup: Setup, state: State, seat: int) -> View:
        return CardView(cast(HighCard, state).cards[seat] if seat >= 0 else 0)

    def draw(self, view: View, language: str = "en", width: int = 80) -> str:
        return f"[bold]your card: {cast(CardView, view).card or '?'}[/]"


GAME = HighCardGame()
