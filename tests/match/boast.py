"""Boast, a game for three or two with secret cards: just enough to try what the race cannot.

Everybody is dealt a card. In turn a seat says high or low and stakes something in secret; then the
next seat may trump, if it holds the highest card; then the card is shown. Who said the truth wins
the stake. Nothing but the deal is left to chance.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from edubba.core import (
    CHANCE,
    Actions,
    ActionSpace,
    Decision,
    Ending,
    Event,
    Family,
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

CARDS: Final = 6
MIDDLE: Final = 3
CARD_NAMES: Final = [str(card) for card in range(1, CARDS + 1)]
SPACE: Final = ActionSpace(
    seats=[
        Family("SAY", "say", ["low", "high"]),
        Family("STAKE", "stake", ["1", "2"]),
        Family("DECLINE", "decline"),
        Family("TRUMP", "trump"),
        Family("SHOW", "show"),
    ],
    chance=[Family("CARD", "card", CARD_NAMES)],
)
LOW, HIGH, STAKE, _, DECLINE, TRUMP, SHOW, CARD = range(8)
DEAL, SAY, RISK, ANSWER, TURN_UP = range(5)

add_catalogue(
    "boast",
    """
title = Boast
seat-0 = Ada
seat-1 = Ben
seat-2 = Cyd
ask = Well?
button = This
dealt = { $seat } gets the { $card }.
said = { $seat } says { $word }.
shown = { $seat } shows the { $card }.
end = All cards are shown.
""",
)


def name(seat: int) -> Message:
    return Message(f"boast/seat-{seat}")


@dataclass
class Dealt(Event):
    seat: int
    card: int

    def words(self) -> Message:
        return Message("boast/dealt", seat=name(self.seat), card=self.card)


@dataclass
class Said(Event):
    seat: int
    word: str

    def words(self) -> Message:
        return Message("boast/said", seat=name(self.seat), word=self.word)


@dataclass
class Shown(Event):
    def reveals(self) -> bool:
        return True

    seat: int
    card: int

    def words(self) -> Message:
        return Message("boast/shown", seat=name(self.seat), card=self.card)


class BoastState(State):
    cards: list[int]
    said: list[int]
    stakes: list[int]
    shown: int
    points: list[int]

    def clone(self) -> "BoastState":
        copy = BoastState()
        copy.stack_from(self)
        copy.cards, copy.said, copy.stakes = [*self.cards], [*self.said], [*self.stakes]
        copy.points = [*self.points]
        copy.shown = self.shown
        return copy

    def imagine(self, seat: int, rng: Rng) -> "BoastState":
        world = self.clone()
        hidden = [s for s in range(self.shown, len(self.cards)) if s != seat and self.cards[s]]
        known = {card for s, card in enumerate(self.cards) if s not in hidden}
        pool = [card for card in range(1, CARDS + 1) if card not in known]
        for other in hidden:
            world.cards[other] = pool.pop(rng.below(len(pool)))
            if self.stakes[other]:
                world.stakes[other] = 1 + rng.below(2)
        return world

    def scores(self) -> list[int]:
        return [*self.points]

    def to_json(self) -> JsonObject:
        return {
            "cards": [*self.cards],
            "said": [*self.said],
            "stakes": [*self.stakes],
            "shown": self.shown,
            "points": [*self.points],
            "decisions": self.frames_to_json(),
        }


class Step(Decision):
    def prompt(self, state: State) -> Message:
        return Message("boast/ask")

    def label(self, state: State, action: int) -> Message:
        return Message("boast/button")


class Deal(Step):
    frame: ClassVar[tuple[str, ...]] = ("to",)

    def legal_into(self, state: State, actions: Actions) -> None:
        for card in range(1, CARDS + 1):
            if card not in cast(BoastState, state).cards:
                actions.add_outcome(CARD + card - 1, 1)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        boast, seat = cast(BoastState, state), int(state.a)
        boast.cards[seat] = action - CARD + 1
        if journal is not None:
            journal.whisper(only(seat), Dealt(seat, boast.cards[seat]))
        if seat + 1 < state.seats:
            state.become(DEAL, CHANCE, seat + 1, 0)
        else:
            state.become(SAY, 0, 0, 0)

    def seen_by(self, state: State, action: int) -> int:
        return only(state.a)


class Say(Step):
    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(LOW)
        actions.add(HIGH)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        cast(BoastState, state).said[state.actor] = action
        if journal is not None:
            journal.tell(Said(state.actor, SPACE.decode(action).args[0]))
        state.become(RISK, state.actor, 0, 0)


class Risk(Step):
    """The stake is secret."""

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(STAKE)
        actions.add(STAKE + 1)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        cast(BoastState, state).stakes[state.actor] = action - STAKE + 1
        state.become(ANSWER, (state.actor + 1) % state.seats, state.actor, 0)

    def seen_by(self, state: State, action: int) -> int:
        return only(state.actor)


class Answer(Step):
    """Asked of everybody, since nobody must know who holds the highest card."""

    frame: ClassVar[tuple[str, ...]] = ("boaster",)
    asks_hidden: ClassVar[bool] = True

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(DECLINE)
        if cast(BoastState, state).cards[state.actor] == CARDS:
            actions.add(TRUMP)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        if action == TRUMP:
            cast(BoastState, state).points[state.actor] += 1
        state.become(TURN_UP, state.a, 0, 0)


class TurnUp(Step):
    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(SHOW)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        boast, seat = cast(BoastState, state), int(state.actor)
        card = boast.cards[seat]
        boast.shown += 1
        if (card > MIDDLE) == (boast.said[seat] == HIGH):
            boast.points[seat] += boast.stakes[seat]
        if journal is not None:
            journal.tell(Shown(seat, card))
        if boast.shown == state.seats:
            state.clear_stack()
        else:
            state.become(SAY, seat + 1, 0, 0)


class CardsShown(Ending):
    def result(self, state: State) -> Result:
        points = state.scores()
        return Result(places_by([(p,) for p in points]), points, Message("boast/end"))


@dataclass
class BoastView(View):
    hand: int
    said: list[int]
    points: list[int]


class Boast(Game):
    def __init__(self) -> None:
        self.id = "boast"
        self.rules_version = 1
        self.seats = range(2, 4)
        self.options = []
        self.presets = {"seed": {}}
        self.objectives = ["points"]
        rules: list[Callable[[], Decision]] = [Deal, Say, Risk, Answer, TurnUp]
        self.rules = Rules([rule() for rule in rules], [], CardsShown())

    def space(self, setup: Setup) -> ActionSpace:
        return SPACE

    def new(self, setup: Setup) -> BoastState:
        state = BoastState()
        state.begin(setup)
        state.cards, state.said = [0] * setup.seats, [-1] * setup.seats
        state.stakes, state.points = [0] * setup.seats, [0] * setup.seats
        state.shown = 0
        state.become(DEAL, CHANCE, 0, 0)
        return state

    def position(self, setup: Setup, data: Data) -> BoastState:
        state = self.new(setup)
        state.cards, state.said = data.numbers("cards"), data.numbers("said")
        state.stakes, state.points = data.numbers("stakes"), data.numbers("points")
        state.shown = data.number("shown")
        state.frames_from_json(data.each("decisions"))
        return state

    def view(self, setup: Setup, state: State, seat: int) -> BoastView:
        boast = cast(BoastState, state)
        return BoastView(boast.cards[seat] if seat >= 0 else 0, [*boast.said], [*boast.points])


BOAST: Final = Boast()
