"""Effects on hands: spying, swapping, new plans (`look_at_hand`, `swap_card`,
`draw_and_swap_objective`)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import EVERYONE, Journal, only
from edubba.core.native import i64
from edubba.core.questions import Chance, Step
from edubba.core.state import CHANCE
from edubba.core.words import Message
from edubba.games.clash_of_cultures import obstacles, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    CARD,
    CARDS,
    DECK_ACTION,
    DECK_OBJECTIVE,
    DRAW_OBJECTIVE,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    STOP,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import CardChoice, OneThing
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    join_hand,
    join_objectives,
    leave_hand,
    leave_objectives,
    refill,
    unsure,
)
from edubba.games.clash_of_cultures.effects import Effect
from edubba.games.clash_of_cultures.events import (
    CardsShown,
    CardsSwapped,
    HandSeen,
    HandSpied,
    PlanKept,
    PlanSeen,
    PlanSwapped,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    NONE,
)

# Spying


def look(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """See all cards of a player (`look_at_hand`)."""
    other = state.chosen
    player = state.edit(other)
    player.known[seat] = player.hand
    player.known_objectives[seat] = player.objectives
    player.shown_to |= BIT[seat]
    if journal is not None:
        journal.tell(HandSpied(seat, other))
        journal.whisper(only(seat), HandSeen(other, hand_words(player.hand, player.objectives)))


def swap(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Offer to swap a card with the player who was looked at (`swap_card`)."""
    mine, his = state.player(seat), state.player(state.chosen)
    if (mine.hand and his.hand) or (mine.objectives and his.objectives):
        state.push(frames.SWAP_GIVE, seat, state.chosen)


def hand_words(hand: i64, objectives: i64) -> Message:
    """The names of these cards, one after the other."""
    said: Message | None = None
    for card in range(CARDS):
        if (hand >> card) & 1:
            said = words.one_more(said, words.card(card))
    for card in range(OBJECTIVE_CARDS):
        if (objectives >> card) & 1:
            said = words.one_more(said, words.objective_card(card))
    return Message("clash_of_cultures/nothing") if said is None else said


@final
class SwapGive(CardChoice):
    """Which own card to swap, or none (`swap_card`)."""

    name: ClassVar[str] = "swap_give"
    frame: ClassVar[tuple[str, ...]] = ("other",)
    rule: ClassVar[str] = "CC-15.5"

    def misfit(self, state: ClashState) -> str:
        return unless(state.a != state.actor, "nobody swaps with himself")

    def obstacle(self, state: ClashState, action: i64) -> i64:
        if action == STOP:
            return NO_OBSTACLE
        mine, his = state.player(state.actor), state.player(state.a)
        if action >= OBJECTIVE:
            held, can = (mine.objectives >> (action - OBJECTIVE)) & 1, his.objectives != 0
        else:
            held, can = (mine.hand >> (action - CARD)) & 1, his.hand != 0
        if not held:
            return obstacles.NOT_IN_HAND
        return NO_OBSTACLE if can else obstacles.SWAP_SAME_KIND

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, other = state.actor, state.a
        if action == STOP:
            state.pop()
            return
        objective = action >= OBJECTIVE
        state.held = action - OBJECTIVE if objective else action - CARD
        state.become(frames.SWAP_TAKE, seat, other, int(objective))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == STOP else only(state.actor)


@final
class SwapTake(CardChoice):
    """Which card of the other to take for it; both know both cards now."""

    name: ClassVar[str] = "swap_take"
    frame: ClassVar[tuple[str, ...]] = ("other", "objectives")
    verbs: ClassVar[tuple[str, ...]] = ("card", "objective")

    def misfit(self, state: ClashState) -> str:
        other, objectives = state.a, state.b == 1
        player = state.player(state.actor)
        hand = player.objectives if objectives else player.hand
        held = state.held != NONE and (hand >> state.held) & 1 == 1
        return unless(held and other != state.actor, "no such card is held")

    def obstacle(self, state: ClashState, action: i64) -> i64:
        his, objectives = state.player(state.a), state.b == 1
        if (action >= OBJECTIVE) != objectives:
            return obstacles.SWAP_SAME_KIND
        if objectives:
            there = (his.objectives >> (action - OBJECTIVE)) & 1
        else:
            there = (his.hand >> (action - CARD)) & 1
        return NO_OBSTACLE if there else obstacles.NOT_HIS_CARD

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, other, objectives = state.actor, state.a, state.b == 1
        given = state.held
        taken: i64 = action - (OBJECTIVE if objectives else CARD)
        both = only(seat) | only(other)
        state.held = NONE
        if objectives:
            leave_objectives(state, seat, given)
            leave_objectives(state, other, taken)
            join_objectives(state, other, given, both)
            join_objectives(state, seat, taken, both)
        else:
            leave_hand(state, seat, given)
            leave_hand(state, other, taken)
            join_hand(state, other, given, both)
            join_hand(state, seat, taken, both)
        deck = DECK_OBJECTIVE if objectives else DECK_ACTION
        unsure(state, seat, deck, both)
        unsure(state, other, deck, both)
        state.pop()
        if journal is not None:
            journal.tell(CardsSwapped(seat, other))
            for whose, card in ((seat, given), (other, taken)):
                shown = hand_words(0, BIT[card]) if objectives else hand_words(BIT[card], 0)
                journal.whisper(both, CardsShown(whose, shown))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor) | only(state.a)


# New Plans


def new_plans(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Look at the top Objective cards, then perhaps swap one (`draw_and_swap_objective`)."""
    state.looked = 0
    state.push(frames.LOOKING, seat, effect.steps)


@final
class Looking(Step[ClashState]):
    """One more card to look at, as long as there are some."""

    name: ClassVar[str] = "looking"
    frame: ClassVar[tuple[str, ...]] = ("left",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        refill(state, DECK_OBJECTIVE, journal)
        if state.a > 0 and state.objective_deck != 0:
            state.a -= 1
            state.push(frames.LOOK_CARD, CHANCE, seat)
        elif state.looked == 0:
            state.pop()
        else:
            state.become(frames.KEEP_PLAN, seat, count_bits(state.looked))


@final
class LookCard(Chance[ClashState]):
    """The next card of the Objective deck, seen by one player only."""

    name: ClassVar[str] = "look_card"
    frame: ClassVar[tuple[str, ...]] = ("seat",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        deck = state.objective_deck
        for card in range(OBJECTIVE_CARDS):
            if (deck >> card) & 1:
                actions.add_outcome(DRAW_OBJECTIVE + card, 1)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.a
        card: i64 = action - DRAW_OBJECTIVE
        state.objective_deck &= ~BIT[card]
        state.looked |= BIT[card]
        state.pop()
        if journal is not None:
            journal.whisper(only(seat), PlanSeen(card))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.a)


@final
class KeepPlan(OneThing):
    """Which own Objective card goes among the others, or none."""

    name: ClassVar[str] = "keep_plan"
    frame: ClassVar[tuple[str, ...]] = ("looked",)
    verbs: ClassVar[tuple[str, ...]] = ("objective", "stop")
    rule: ClassVar[str] = "CC-15.5"

    def misfit(self, state: ClashState) -> str:
        return unless(count_bits(state.looked) == state.a, "another number was looked at")

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        mine = state.player(state.actor).objectives
        return NO_OBSTACLE if (mine >> card) & 1 else obstacles.NOT_IN_HAND

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        state.held = card
        state.code = frames.TAKE_PLAN

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        state.objective_deck |= state.looked
        state.looked = 0
        unsure(state, state.actor, DECK_OBJECTIVE, 0)
        if journal is not None:
            journal.tell(PlanKept(state.actor))
        state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == self.beside else only(state.actor)


@final
class TakePlan(OneThing):
    """Which of the cards looked at comes into the hand instead."""

    name: ClassVar[str] = "take_plan"
    frame: ClassVar[tuple[str, ...]] = ("looked",)
    verbs: ClassVar[tuple[str, ...]] = ("objective",)

    def misfit(self, state: ClashState) -> str:
        mine = state.player(state.actor).objectives
        held = state.held != NONE and (mine >> state.held) & 1 == 1
        return unless(held and count_bits(state.looked) == state.a, "no such card is held")

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        return NO_OBSTACLE if (state.looked >> card) & 1 else obstacles.NOT_LOOKED_AT

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat = state.actor
        leave_objectives(state, seat, state.held)
        join_objectives(state, seat, card, 0)
        state.objective_deck |= (state.looked & ~BIT[card]) | BIT[state.held]
        state.looked = 0
        state.held = NONE
        unsure(state, seat, DECK_OBJECTIVE, 0)
        if journal is not None:
            journal.tell(PlanSwapped(seat))
        state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor)
