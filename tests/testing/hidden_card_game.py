"""A small game with secrets, on which the kit is tried: hands, a face-down card, a boast, a die.

Everybody is dealt three cards. In each of three rounds a seat that holds the highest card may show
it off for a point; then everybody lays a card face down, a die says whether high or low wins, the
cards are turned up, and the winner takes one of them openly or draws from the deck.
"""

from dataclasses import dataclass
from typing import ClassVar, cast

from edubba.core import (
    CHANCE,
    EVERYONE,
    Actions,
    ActionSpace,
    Decision,
    Ending,
    Event,
    Family,
    Game,
    Journal,
    Message,
    Reason,
    Result,
    Rng,
    Rules,
    Setup,
    State,
    View,
    add_catalogue,
    only,
    places_by,
    sees,
)
from edubba.core.data import Data
from edubba.core.words import Json, JsonObject

CARDS, HAND, ROUNDS = 12, 3, 3
HIGHEST, NONE = CARDS - 1, -1
DECLINE, BOAST, DRAW, LAY, TAKE = 0, 1, 2, 3, 3 + CARDS
DEAL, HIGH, LOW = TAKE + CARDS, TAKE + 2 * CARDS, TAKE + 2 * CARDS + 1
# The codes of decisions and steps
DEALING, BOASTING, LAYING, ROLLING, TAKING, NEXT_ROUND, TURN_UP = range(7)

add_catalogue(
    "hidden_cards",
    """
title = Hidden cards
summary = Lay cards face down and boast.
preset-seed = As it is
option-deck = Cards in the deck
option-rounds = Rounds
seat-0 = North
seat-1 = East
seat-2 = West
asked = { $what }: your choice.
chosen = { $move }
not-now = Not now.
dealt = { $seat } gets a card.
drew = It is card { $card }.
laid = { $seat } lays a card.
boasted = { $seat } shows the highest card.
turned_up = The cards are { $cards }.
took = { $seat } takes card { $card }.
ended = All rounds are played.
""",
)


def words(id: str, **args: int | str) -> Message:
    return Message(f"hidden_cards/{id}", **args)


@dataclass
class Told(Event):
    """Dealt, laid, took: all that needs no class of its own."""

    id: str
    seat: int
    card: int = NONE

    def words(self) -> Message:
        return words(self.id, seat=self.seat, card=self.card)


@dataclass
class Boasted(Event):
    def reveals(self) -> bool:
        return True

    seat: int

    def words(self) -> Message:
        return words("boasted", seat=self.seat)


@dataclass
class TurnedUp(Event):
    def reveals(self) -> bool:
        return True

    cards: list[int]

    def words(self) -> Message:
        return words("turned_up", cards=" ".join(map(str, self.cards)))


PARTS = ("deck", "hands", "down", "known", "discard", "points", "round", "boasted")


class CardState(State):
    """Hands and the face-down card of each seat; who knows a card that a seat has is in `known`."""

    deck: list[int]
    hands: list[list[int]]
    down: list[int]
    known: list[int]
    discard: list[int]
    points: list[int]
    round: int
    boasted: bool

    def area(self, seat: int) -> list[int]:
        """Hand and face-down card together: nobody else can say which is which."""
        return sorted([*self.hands[seat], *(card for card in [self.down[seat]] if card != NONE)])

    def fill(self, data: JsonObject) -> "CardState":
        def numbers(name: str) -> list[int]:
            return list(cast(list[int], data[name]))

        self.deck, self.down, self.known = numbers("deck"), numbers("down"), numbers("known")
        self.hands = [list(hand) for hand in cast(list[list[int]], data["hands"])]
        self.discard, self.points = numbers("discard"), numbers("points")
        self.round, self.boasted = cast(int, data["round"]), cast(bool, data["boasted"])
        return self

    def to_json(self) -> JsonObject:
        return {**{part: getattr(self, part) for part in PARTS}, "frames": self.frames_to_json()}

    def clone(self) -> "CardState":
        copy = type(self)()
        copy.stack_from(self)
        return copy.fill(self.to_json())

    def scores(self) -> list[int]:
        return [*self.points]

    def imagine(self, seat: int, rng: Rng) -> "CardState":
        world = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        kept = {o: [c for c in self.area(o) if sees(self.known[c], seat)] for o in others}
        unknown = sorted(
            [*self.deck, *(c for o in others for c in self.area(o) if c not in kept[o])]
        )
        for other in others:
            for _ in range(len(self.area(other)) - len(kept[other])):
                card = unknown.pop(rng.below(len(unknown)))
                world.known[card] = only(other)
                kept[other].append(card)
            world.hands[other] = sorted(kept[other])
            if self.down[other] != NONE:
                at = rng.below(len(world.hands[other]))
                world.down[other] = world.hands[other].pop(at)
        for card in unknown:
            world.known[card] = 0
        world.deck = unknown
        return world


class Rule(Decision):
    def why_not(self, state: State, action: int) -> Reason:
        return Reason(words("not-now"))

    def prompt(self, state: State) -> Message:
        return words("asked", what=self.name)

    def label(self, state: State, action: int) -> Message:
        return words("chosen", move=str(SPACE.decode(action)))

    def targets(self, state: State, action: int) -> list[str]:
        card = (action - LAY) % CARDS
        return [f"card:{card}"] if LAY <= action < DEAL else []


class Dealing(Rule):
    """The seat gets one card, then the next one until all have as many as they should."""

    name = "dealing"

    frame: ClassVar[tuple[str, ...]] = ("seat", "in_play")
    by_chance: ClassVar[bool] = True

    def ranges(self, state: State) -> list[range]:
        return [range(state.seats), range(2)]

    def legal_into(self, base: State, actions: Actions) -> None:
        for card in cast(CardState, base).deck:
            actions.add_outcome(DEAL + card, 1)

    def seen_by(self, state: State, action: int) -> int:
        return only(state.a)

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        state, seat, card = cast(CardState, base), int(base.a), action - DEAL
        state.deck.remove(card)
        state.hands[seat] = sorted([*state.hands[seat], card])
        state.known[card] = only(seat)
        if journal is not None:
            journal.tell(Told("dealt", seat))
            journal.whisper(only(seat), Told("drew", seat, card))
        following = (seat + 1) % state.seats
        if not state.b and len(state.hands[following]) < HAND:
            state.become(DEALING, CHANCE, following, 0)
        else:
            state.become(NEXT_ROUND, CHANCE, 0, 0)


class Boasting(Rule):
    """Asked of every seat while the highest card has not been seen, whoever holds it."""

    name = "boasting"

    asks_hidden: ClassVar[bool] = True

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(DECLINE)
        if HIGHEST in cast(CardState, state).hands[state.actor]:
            actions.add(BOAST)

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        state, seat = cast(CardState, base), int(base.actor)
        if action == BOAST:
            state.points[seat] += 1
            state.boasted = True
            state.known[HIGHEST] = EVERYONE
            if journal is not None:
                journal.tell(Boasted(seat))
        if state.boasted or seat + 1 == state.seats:
            state.become(LAYING, 0, 0, 0)
        else:
            state.become(BOASTING, seat + 1, 0, 0)


class Laying(Rule):
    name = "laying"

    def legal_into(self, state: State, actions: Actions) -> None:
        for card in cast(CardState, state).hands[state.actor]:
            actions.add(LAY + card)

    def seen_by(self, state: State, action: int) -> int:
        return only(state.actor)

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        state, seat, card = cast(CardState, base), int(base.actor), action - LAY
        state.hands[seat].remove(card)
        state.down[seat] = card
        if journal is not None:
            journal.tell(Told("laid", seat))
        if seat + 1 < state.seats:
            state.become(LAYING, seat + 1, 0, 0)
        else:
            state.become(ROLLING, CHANCE, 0, 0)


class Rolling(Rule):
    name = "rolling"

    by_chance: ClassVar[bool] = True

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add_outcome(HIGH, 2)
        actions.add_outcome(LOW, 1)

    def apply(self, state: State, action: int, journal: Journal | None) -> None:
        state.become(TURN_UP, CHANCE, action, 0)


class TurnUp(Rule):
    """All cards are turned up; the highest or lowest wins a point and the choice of a card."""

    frame: ClassVar[tuple[str, ...]] = ("die",)

    def ranges(self, state: State) -> list[range]:
        return [range(min(HIGH, LOW), max(HIGH, LOW) + 1)]

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(CardState, base)
        best = max(state.down) if state.a == HIGH else min(state.down)
        winner = state.down.index(best)
        state.points[winner] += 1
        state.discard = sorted([*state.discard, *state.down])
        if journal is not None:
            journal.tell(TurnedUp([*state.down]))
        state.down = [NONE] * state.seats
        for card in state.discard:
            state.known[card] = EVERYONE
        state.become(TAKING, winner, 0, 0)


class Taking(Rule):
    name = "taking"

    def legal_into(self, state: State, actions: Actions) -> None:
        actions.add(DRAW)
        for card in cast(CardState, state).discard:
            actions.add(TAKE + card)

    def apply(self, base: State, action: int, journal: Journal | None) -> None:
        state, seat, card = cast(CardState, base), int(base.actor), action - TAKE
        if action == DRAW:
            state.become(DEALING, CHANCE, seat, 1)
            return
        state.discard.remove(card)
        state.hands[seat] = sorted([*state.hands[seat], card])
        if journal is not None:
            journal.tell(Told("took", seat, card))
        state.become(NEXT_ROUND, CHANCE, 0, 0)


class NextRound(Rule):
    name = "next_round"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(CardState, base)
        state.round += 1
        if state.round > ROUNDS:
            state.clear_stack()
        elif state.boasted:
            state.become(LAYING, 0, 0, 0)
        else:
            state.become(BOASTING, 0, 0, 0)


class MostPoints(Ending):
    def result(self, state: State) -> Result:
        points = state.scores()
        return Result(places_by([(p,) for p in points]), points, words("ended"))


@dataclass
class CardView(View):
    """One's own cards, and of the others what was seen."""

    hand: list[int]
    laid: int
    known: list[list[int]]
    sizes: list[int]
    down: list[bool]
    deck: int
    discard: list[int]
    points: list[int]
    boasted: bool


NAMES = [str(card) for card in range(CARDS)]
SPACE = ActionSpace(
    seats=[
        Family("DECLINE", "decline"),
        Family("BOAST", "boast"),
        Family("DRAW", "draw"),
        Family("LAY", "lay", NAMES),
        Family("TAKE", "take", NAMES),
    ],
    chance=[Family("DEAL", "deal", NAMES), Family("DIE", "die", ["high", "low"])],
)
DECISIONS: dict[int, Decision] = {
    DEALING: Dealing(),
    BOASTING: Boasting(),
    LAYING: Laying(),
    ROLLING: Rolling(),
    TAKING: Taking(),
}
STEPS: dict[int, Decision] = {NEXT_ROUND: NextRound(), TURN_UP: TurnUp()}


class HiddenCards(Game):
    """The honest game; `broken_games.py` makes one with a bug by replacing a part."""

    def __init__(
        self, replaced: dict[int, Decision] | None = None, state: type[CardState] = CardState
    ) -> None:
        self.id = "hidden_cards"
        self.rules_version = 1
        self.seats = range(2, 4)
        self.options = []
        self.presets = {"seed": {}}
        self.objectives = ["points"]
        rules = {**DECISIONS, **STEPS, **(replaced or {})}
        decisions = [rules[code] for code in DECISIONS]
        steps = [rules[code] for code in STEPS]
        self.rules = Rules(decisions, steps, MostPoints())
        self.state = state

    def space(self, setup: Setup) -> ActionSpace:
        return SPACE

    def new(self, setup: Setup) -> CardState:
        state = self.state()
        state.begin(setup)
        nobody: list[Json] = [NONE] * setup.seats
        known: list[Json] = [0] * CARDS
        hands: list[Json] = [[] for _ in range(setup.seats)]
        table: JsonObject = {"deck": [*range(CARDS)], "hands": hands, "down": nobody}
        table |= {"known": known, "discard": [], "points": [0] * setup.seats}
        state.fill(table | {"round": 0, "boasted": False})
        state.become(DEALING, CHANCE, 0, 0)
        return state

    def position(self, setup: Setup, data: Data) -> CardState:
        state = self.new(setup).fill({part: data.at(part).value for part in PARTS})
        state.frames_from_json(data.each("frames"))
        return state

    def view(self, setup: Setup, state: State, seat: int) -> CardView:
        cards = cast(CardState, state)
        seats = range(setup.seats)
        return CardView(
            hand=[*cards.hands[seat]] if seat >= 0 else [],
            laid=cards.down[seat] if seat >= 0 else NONE,
            known=[[c for c in cards.area(s) if sees(cards.known[c], seat)] for s in seats],
            sizes=[len(cards.hands[s]) for s in seats],
            down=[cards.down[s] != NONE for s in seats],
            deck=len(cards.deck),
            discard=[*cards.discard],
            points=[*cards.points],
            boasted=cards.boasted,
        )

    def draw(self, view: View, language: str = "en", width: int = 80) -> str:
        return str(view)

    def totals(self, state: State) -> dict[str, int]:
        cards = cast(CardState, state)
        held = sum(len(cards.area(seat)) for seat in range(int(cards.seats)))
        return {"cards": held + len(cards.deck) + len(cards.discard)}
