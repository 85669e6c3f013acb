"""Effects on hands: spying, swapping, new plans (`look_at_hand`, `swap_card`,
`draw_and_swap_objective`)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import EVERYONE, Journal, only
from edubba.core.native import i64
from edubba.core.questions import Chance, Step
from edubba.core.state import CHANCE
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
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
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    join_hand,
    join_objectives,
    leave_hand,
    leave_objectives,
    refill,
    unsure,
)
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


def look(state: ClashState, seat: i64, other: i64, journal: Journal | None) -> None:
    """See all cards of a player (`look_at_hand`)."""
    player = state.edit(other)
    player.known[seat] = player.hand
    player.known_objectives[seat] = player.objectives
    player.shown_to |= BIT[seat]
    if journal is not None:
        journal.tell(HandSpied(seat, other))
        journal.whisper(only(seat), HandSeen(other, hand_words(player.hand, player.objectives)))


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


def can_swap(state: ClashState, seat: i64, other: i64) -> bool:
    mine = state.player(seat)
    his = state.player(other)
    return (mine.hand != 0 and his.hand != 0) or (mine.objectives != 0 and his.objectives != 0)


def offer_swap(state: ClashState, seat: i64, other: i64) -> None:
    if can_swap(state, seat, other):
        state.push(frames.SWAP_GIVE, seat, other)


@final
class SwapGive(Before):
    """Which own card to swap, or none (`swap_card`)."""

    name: ClassVar[str] = "swap_give"
    frame: ClassVar[tuple[str, ...]] = ("other",)

    def misfit(self, state: ClashState) -> str:
        return unless(state.a != state.actor, "nobody swaps with himself")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        mine = state.player(state.actor)
        his = state.player(state.a)
        for card in range(CARDS):
            if (mine.hand >> card) & 1 and his.hand:
                actions.add(CARD + card)
        for card in range(OBJECTIVE_CARDS):
            if (mine.objectives >> card) & 1 and his.objectives:
                actions.add(OBJECTIVE + card)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        other = state.a
        if action == STOP:
            state.pop()
            return
        objective = action >= OBJECTIVE
        state.held = action - OBJECTIVE if objective else action - CARD
        state.become(frames.SWAP_TAKE, seat, other, int(objective))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == STOP else only(state.actor)

    def reason(self, state: ClashState, action: i64) -> Reason:
        mine = state.player(state.actor)
        card: i64 = action - CARD
        objective: i64 = action - OBJECTIVE
        if 0 <= card < CARDS:
            held = (mine.hand >> card) & 1 == 1
        elif 0 <= objective < OBJECTIVE_CARDS:
            held = (mine.objectives >> objective) & 1 == 1
        else:
            return words.not_offered()
        return (
            words.with_rule("swap_same_kind", "CC-15.2") if held else words.not_in_hand("CC-15.5")
        )


@final
class SwapTake(Before):
    """Which card of the other to take for it; both know both cards now."""

    name: ClassVar[str] = "swap_take"
    frame: ClassVar[tuple[str, ...]] = ("other", "objectives")

    def misfit(self, state: ClashState) -> str:
        player = state.player(state.actor)
        hand = player.objectives if state.b == 1 else player.hand
        held = state.held != NONE and (hand >> state.held) & 1 == 1
        return unless(held and state.a != state.actor, "no such card is held")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        his = state.player(state.a)
        if state.b == 1:
            for card in range(OBJECTIVE_CARDS):
                if (his.objectives >> card) & 1:
                    actions.add(OBJECTIVE + card)
        else:
            for card in range(CARDS):
                if (his.hand >> card) & 1:
                    actions.add(CARD + card)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        other = state.a
        given = state.held
        both = only(seat) | only(other)
        state.held = NONE
        if state.b == 1:
            leave_objectives(state, seat, given)
            leave_objectives(state, other, action - OBJECTIVE)
            join_objectives(state, other, given, both)
            join_objectives(state, seat, action - OBJECTIVE, both)
        else:
            leave_hand(state, seat, given)
            leave_hand(state, other, action - CARD)
            join_hand(state, other, given, both)
            join_hand(state, seat, action - CARD, both)
        objectives = state.b == 1
        deck = DECK_OBJECTIVE if objectives else DECK_ACTION
        unsure(state, seat, deck, both)
        unsure(state, other, deck, both)
        state.pop()
        if journal is not None:
            journal.tell(CardsSwapped(seat, other))
            taken: i64 = action - (OBJECTIVE if objectives else CARD)
            for whose, card in ((seat, given), (other, taken)):
                shown = hand_words(0, BIT[card]) if objectives else hand_words(BIT[card], 0)
                journal.whisper(both, CardsShown(whose, shown))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor) | only(state.a)

    def reason(self, state: ClashState, action: i64) -> Reason:
        actions_only = state.b == 0
        if CARD <= action < CARD + CARDS:
            id = "not_his_card" if actions_only else "swap_same_kind"
        elif OBJECTIVE <= action < OBJECTIVE + OBJECTIVE_CARDS:
            id = "swap_same_kind" if actions_only else "not_his_card"
        else:
            return words.not_offered()
        return words.with_rule(id, "CC-15.2")


# New Plans


def new_plans(state: ClashState, seat: i64, look_at: i64) -> None:
    """Look at the top Objective cards, then perhaps swap one (`draw_and_swap_objective`)."""
    state.looked = 0
    state.push(frames.LOOKING, seat, look_at)


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
class KeepPlan(Before):
    """Which own Objective card goes among the others, or none."""

    name: ClassVar[str] = "keep_plan"
    frame: ClassVar[tuple[str, ...]] = ("looked",)

    def misfit(self, state: ClashState) -> str:
        return unless(count_bits(state.looked) == state.a, "another number was looked at")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        mine = state.player(state.actor).objectives
        for card in range(OBJECTIVE_CARDS):
            if (mine >> card) & 1:
                actions.add(OBJECTIVE + card)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.objective_deck |= state.looked
            state.looked = 0
            unsure(state, state.actor, DECK_OBJECTIVE, 0)
            if journal is not None:
                journal.tell(PlanKept(state.actor))
            state.pop()
        else:
            state.held = action - OBJECTIVE
            state.code = frames.TAKE_PLAN

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == STOP else only(state.actor)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if OBJECTIVE <= action < OBJECTIVE + OBJECTIVE_CARDS:
            return words.not_in_hand("CC-15.5")
        return words.not_offered()


@final
class TakePlan(Before):
    """Which of the cards looked at comes into the hand instead."""

    name: ClassVar[str] = "take_plan"
    frame: ClassVar[tuple[str, ...]] = ("looked",)

    def misfit(self, state: ClashState) -> str:
        mine = state.player(state.actor).objectives
        held = state.held != NONE and (mine >> state.held) & 1 == 1
        return unless(held and count_bits(state.looked) == state.a, "no such card is held")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        looked = state.looked
        for card in range(OBJECTIVE_CARDS):
            if (looked >> card) & 1:
                actions.add(OBJECTIVE + card)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        card: i64 = action - OBJECTIVE
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

    def reason(self, state: ClashState, action: i64) -> Reason:
        if OBJECTIVE <= action < OBJECTIVE + OBJECTIVE_CARDS:
            return words.with_rule("not_looked_at", "CC-15.2")
        return words.not_offered()
