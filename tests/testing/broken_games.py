"""The small card game with one bug planted in each variant, and what the kit must say about it."""

import random
from dataclasses import dataclass, replace
from typing import cast

from tests.testing.hidden_card_game import (
    BOASTING,
    DEALING,
    DECLINE,
    DRAW,
    HIGH,
    HIGHEST,
    LAYING,
    LOW,
    NEXT_ROUND,
    ROLLING,
    SPACE,
    TAKE,
    TAKING,
    CardState,
    CardView,
    Dealing,
    HiddenCards,
    Laying,
    NextRound,
    Rolling,
    Taking,
    Told,
    words,
)

from edubba.core import (
    EVERYONE,
    Actions,
    Choice,
    Ending,
    Event,
    Game,
    InvalidInput,
    Journal,
    Message,
    Options,
    Reason,
    Result,
    Rng,
    Rules,
    Setup,
    State,
    View,
    only,
)
from edubba.core.data import Data
from edubba.core.words import JsonObject

# Leaks


class ShowsFaceDownCards(HiddenCards):
    def view(self, setup: Setup, state: State, seat: int) -> CardView:
        view = super().view(setup, state, seat)
        return replace(view, sizes=[*view.sizes, *cast(CardState, state).down])


class TellsTheCard(Laying):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if journal is not None:
            journal.tell(Told("laid", 0, action))


class DealsOpenly(Dealing):
    """Worlds may part at this decision, but not by what a neighbour is dealt."""

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if journal is not None:
            journal.tell(Told("drew", 0, action))


class AsksByTheHand(Laying):
    def prompt(self, state: State) -> Message:
        return words("asked", what=str(max(cast(CardState, state).hands[state.actor])))


class PreviewsTheDeck(Laying):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        seat = base.actor
        super().apply(base, action, journal)
        if journal is not None:
            journal.whisper(only(seat), Told("drew", 0, sum(cast(CardState, base).deck)))


class LaysOpenly(Laying):
    def seen_by(self, state: State, action: int) -> int:
        return EVERYONE


class AsksOnlyTheHolder(NextRound):
    def run(self, base: State, journal: Journal | None) -> None:
        super().run(base, journal)
        hands = cast(CardState, base).hands
        if base.code == BOASTING and not any(HIGHEST in hand for hand in hands):
            base.become(LAYING, 0, 0, 0)


class CardInTheFrame(Laying):
    frame = ("card",)

    def ranges(self, state: State) -> list[range]:
        return [range(SPACE.size)]

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if base.code == LAYING:
            base.a = action


# Frames


class SaysNoRanges(Dealing):
    def ranges(self, state: State) -> list[range]:
        return []


class SaysTooNarrowRanges(Dealing):
    def ranges(self, state: State) -> list[range]:
        return [range(1), range(2)]


class DoesNotSayItIsChance(Rolling):
    by_chance = False


class FindsFaultWithTheTruth(Laying):
    def misfit(self, state: State) -> str:
        return "lay" if state.actor == 1 else ""


class CountsHands(CardState):
    def scores(self) -> list[int]:
        return [sum(hand) for hand in self.hands]


# Wrong worlds


class KnowsTheTruth(CardState):
    def imagine(self, seat: int, rng: Rng) -> CardState:
        return self.clone()


class LeavesTheHighestOut(CardState):
    """Deals the unknown cards again until nobody else has the highest of them."""

    def imagine(self, seat: int, rng: Rng) -> CardState:
        world = super().imagine(seat, rng)
        while world.deck and world.deck != self.deck:
            others = [c for s in range(self.seats) if s != seat for c in world.area(s)]
            if max([-1, *(c for c in others if world.known[c] != EVERYONE)]) < max(world.deck):
                break
            world = super().imagine(seat, rng)
        return world


class DealsInTheTrueOrder(CardState):
    """Deals fairly, but from the unknown cards as they truly lie."""

    def imagine(self, seat: int, rng: Rng) -> CardState:
        for _ in range(self.deck[0] if self.deck else 0):
            rng.word()
        return super().imagine(seat, rng)


class ImaginesInPlace(CardState):
    def imagine(self, seat: int, rng: Rng) -> CardState:
        world = super().imagine(seat, rng)
        self.deck = [*world.deck]
        self.hands = [[*hand] for hand in world.hands]
        return world


# Broken positions


class SharesPoints(CardState):
    def clone(self) -> CardState:
        copy = super().clone()
        copy.points = self.points
        return copy


class ForgetsTheRound(HiddenCards):
    def position(self, setup: Setup, data: Data) -> CardState:
        state = super().position(setup, data)
        state.round = 0
        return state


class KeepsTheRoundToItself(CardState):
    """Its JSON looks the same after reading back; only the game that follows is another."""

    def to_json(self) -> JsonObject:
        return {**super().to_json(), "round": min(self.round, 1)}

    def clone(self) -> CardState:
        copy = super().clone()
        copy.round = self.round
        return copy


class LosesACard(Taking):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if action != DRAW:
            for hand in cast(CardState, base).hands:
                if action - TAKE in hand:
                    hand.remove(action - TAKE)


class RolledByNobody(Laying):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if base.code == ROLLING:
            base.become(ROLLING, base.seats, 0, 0)


# Broken decisions


class BackwardTaking(Taking):
    def legal_into(self, state: State, actions: Actions) -> None:
        for card in reversed(cast(CardState, state).discard):
            actions.add(TAKE + card)


class NothingToLay(Laying):
    def legal_into(self, state: State, actions: Actions) -> None:
        if cast(CardState, state).round == 1:
            super().legal_into(state, actions)


class AllowsADecline(CardState):
    def refusal(self, action: int) -> Reason | None:
        return None if action == DECLINE else super().refusal(action)


class OnePathBeginsAnother(Laying):
    def targets(self, state: State, action: int) -> list[str]:
        first = action == state.legal_actions()[0]
        return ["hand"] if first else ["hand", f"card:{action}"]


class OnePathForAll(Laying):
    def targets(self, state: State, action: int) -> list[str]:
        return ["hand"]


class NoSuchSentence(Laying):
    def label(self, state: State, action: int) -> Message:
        return Message("hidden_cards/nowhere")


@dataclass
class Loud(Event):
    event: int


class NamesTheEvent(Laying):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        if journal is not None:
            journal.tell(Loud(1))


class WeightlessDie(Rolling):
    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add_outcome(HIGH, 1)
        actions.add_outcome(LOW, 0)


class PlaysForEver(Dealing):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        """Put the card back, for ever."""


class Crashes(Rolling):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        raise KeyError("the die fell off the table")


class NobodyFirst(Ending):
    def result(self, state: State) -> Result:
        return Result([2] * int(state.seats), state.scores(), words("ended"))


class WithoutAFirst(HiddenCards):
    def __init__(self) -> None:
        super().__init__()
        rules = [self.rules.decisions[code] for code in range(7)]
        self.rules = Rules(rules[:NEXT_ROUND], rules[NEXT_ROUND:], NobodyFirst())


class DrawsBadly(HiddenCards):
    def __init__(self, drawing: str) -> None:
        super().__init__()
        self.drawing = drawing

    def draw(self, view: View, language: str = "en", width: int = 80) -> str:
        return self.drawing


class Unspoken(HiddenCards):
    def __init__(self) -> None:
        super().__init__()
        self.options = [Choice("silent", ["yes", "no"], "no")]


class ThrowsItsOwnDie(Taking):
    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        cast(CardState, base).points[0] += random.randrange(100)


BROKEN: dict[str, tuple[Game, str]] = {
    "leak in the view": (ShowsFaceDownCards(), r"can tell .* by the view: sizes/\d"),
    "leak in an event": (
        HiddenCards({LAYING: TellsTheCard()}),
        r"the log tells (seat \d|a spectator) what it must not know",
    ),
    "leak where worlds may part": (
        HiddenCards({DEALING: DealsOpenly()}),
        "the log tells .* what it must not know",
    ),
    "leak in the prompt": (HiddenCards({LAYING: AsksByTheHand()}), "by the prompt: args/what"),
    "leak in a preview": (HiddenCards({LAYING: PreviewsTheDeck()}), "by the previews"),
    "leak by a seen action": (HiddenCards({LAYING: LaysOpenly()}), "sees “lay .* impossible"),
    "leak by the existence of a decision": (
        HiddenCards({NEXT_ROUND: AsksOnlyTheHolder()}),
        "by the (actor|frames)",
    ),
    "leak in a frame": (HiddenCards({LAYING: CardInTheFrame()}), "by the frames: .*card"),
    "ranges missing": (
        HiddenCards({DEALING: SaysNoRanges()}),
        "dealing names 2 numbers of its frame and ranges of 0",
    ),
    "range too narrow": (
        HiddenCards({DEALING: SaysTooNarrowRanges()}),
        "a frame of a real game would be refused: decisions/0/seat is 1, not 0",
    ),
    "chance not declared": (
        HiddenCards({ROLLING: DoesNotSayItIsChance()}),
        "would be refused: decisions/0: a seat decides there",
    ),
    "a real frame said not to fit": (
        HiddenCards({LAYING: FindsFaultWithTheTruth()}),
        "would be refused: decisions/0: ‹/cannot-lay›",
    ),
    "leak in the scores": (HiddenCards(state=CountsHands), "by the scores"),
    "imagine keeps the truth": (
        HiddenCards(state=KnowsTheTruth),
        "no world imagined for .* which may be true",
    ),
    "imagine leaves the truth out": (
        HiddenCards(state=LeavesTheHighestOut),
        "no world imagined for .* which (is|may be) true",
    ),
    "imagine depends on the truth": (HiddenCards(state=DealsInTheTrueOrder), "with the same seed"),
    "imagine changes the truth": (HiddenCards(state=ImaginesInPlace), "has changed the true"),
    "clone shares a list": (HiddenCards(state=SharesPoints), "step .* changed: points/|on a clone"),
    "position lost in JSON": (ForgetsTheRound(), "read back .* differs: round is 1, not 0"),
    "game lost in JSON": (
        HiddenCards(state=KeepsTheRoundToItself),
        "position read back, it differs",
    ),
    "lost card": (HiddenCards({TAKING: LosesACard()}), "there were 12 cards, now there are 11"),
    "a seat too many": (HiddenCards({LAYING: RolledByNobody()}), "seat 2 is none of 2 seats"),
    "unsorted actions": (HiddenCards({TAKING: BackwardTaking()}), "not sorted"),
    "no action": (HiddenCards({LAYING: NothingToLay()}), "nothing is legal"),
    "refusal mismatch": (
        HiddenCards(state=AllowsADecline),
        "action 0 is neither legal nor refused",
    ),
    "path begins another": (HiddenCards({LAYING: OnePathBeginsAnother()}), "begins that of"),
    "paths are not unique": (HiddenCards({LAYING: OnePathForAll()}), "have the same path"),
    "missing sentence": (HiddenCards({LAYING: NoSuchSentence()}), "cannot word Message"),
    "field that hides the event's name": (
        HiddenCards({LAYING: NamesTheEvent()}),
        "Loud has a field of the name 'event'",
    ),
    "weight of nothing": (HiddenCards({ROLLING: WeightlessDie()}), "has the weight 0"),
    "endless game": (HiddenCards({DEALING: PlaysForEver()}), "not ended after 500 actions"),
    "error in a rule": (HiddenCards({ROLLING: Crashes()}), "KeyError: .*fell off the table"),
    "wrong markup": (DrawsBadly("[gold1]card[/red]"), "wrong markup: closing tag .* doesn't match"),
    "unknown style": (DrawsBadly("[golden ish]card[/]"), "wrong markup: unable to parse 'golden"),
    "click on nothing": (DrawsBadly('[@click=""]card[/]'), "wrong markup: '' is no element"),
    "option without words": (Unspoken(), "cannot word Message.'hidden_cards/option-silent'"),
    "a rule that throws its own die": (
        HiddenCards({TAKING: ThrowsItsOwnDie()}),
        "“take .*” does not do the same twice: all chance must come from chance nodes",
    ),
    "places from two on": (WithoutAFirst(), "places are 1 for the first"),
}
"""By what is wrong: the game, and a pattern of the complaint."""


class Picky(HiddenCards):
    """Offers an option of which one value cannot be set up."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [Choice("deck", ["small", "large"], "small")]

    def check_options(self, seats: int, options: Options) -> None:
        if options.word("deck") == "large":
            raise InvalidInput(words("not-now"))


class Forgetful(Taking):
    """Gives points by how often it was ever asked, which no record can tell."""

    asked = 0

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        super().apply(base, action, journal)
        Forgetful.asked += 1
        cast(CardState, base).points[0] += Forgetful.asked
