"""Effects on hands: spying, swapping, new plans (`look_at_hand`, `swap_card`,
`draw_and_swap_objective`)."""

from typing import ClassVar

from edubba.core import CHANCE, EVERYONE, NO_OBSTACLE, Actions, Chance, Journal, Message, Step, only
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import CardChoice, OneThing
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    hand_over,
    join_objectives,
    leave_objectives,
    refill,
    unsure,
)
from edubba.games.clash_of_cultures.effects import Effect
from edubba.games.clash_of_cultures.state import ClashState

# Spying


def look(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """See all cards of a player (`look_at_hand`)."""
    other = state.chosen
    player = state.edit(other)
    player.known[seat] = player.hand
    player.known_objectives[seat] = player.objectives
    player.shown_to |= BIT[seat]
    if journal is not None:
        journal.tell(events.HandSpied(seat, other))
        journal.whisper(
            only(seat), events.HandSeen(other, hand_words(player.hand, player.objectives))
        )


def swap(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Offer to swap a card with the player who was looked at (`swap_card`)."""
    mine, his = state.player(seat), state.player(state.chosen)
    if (mine.hand and his.hand) or (mine.objectives and his.objectives):
        state.push(frames.SWAP_GIVE, seat, state.chosen)


def hand_words(hand: i64, objectives: i64) -> Message:
    """The names of these cards, one after the other."""
    said: Message | None = None
    for card in range(codes.CARDS):
        if (hand >> card) & 1:
            said = words.one_more(said, words.card(card))
    for card in range(codes.OBJECTIVE_CARDS):
        if (objectives >> card) & 1:
            said = words.one_more(said, words.objective_card(card))
    return Message("clash_of_cultures/nothing") if said is None else said


class SwapGive(CardChoice):
    """Which own card to swap, or none (`swap_card`)."""

    frame: ClassVar[tuple[str, ...]] = ("other",)
    rule: ClassVar[str] = "CC-15.5"

    def misfit(self, state: ClashState) -> str:
        other = state.a
        return unless(other != state.actor, "name_other")

    def obstacle(self, state: ClashState, action: i64) -> i64:
        other = state.a
        if action == codes.STOP:
            return NO_OBSTACLE
        mine, his = state.player(state.actor), state.player(other)
        if action >= codes.OBJECTIVE:
            held, can = (mine.objectives >> (action - codes.OBJECTIVE)) & 1, his.objectives != 0
        else:
            held, can = (mine.hand >> (action - codes.CARD)) & 1, his.hand != 0
        if not held:
            return obstacles.NOT_IN_HAND
        return NO_OBSTACLE if can else obstacles.SWAP_SAME_KIND

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, other = state.actor, state.a
        if action == codes.STOP:
            state.pop()
            return
        objective = action >= codes.OBJECTIVE
        state.held = action - codes.OBJECTIVE if objective else action - codes.CARD
        state.become(frames.SWAP_TAKE, seat, other, int(objective))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == codes.STOP else only(state.actor)


class SwapTake(CardChoice):
    """Which card of the other to take for it; both know both cards now (CC-15.5)."""

    frame: ClassVar[tuple[str, ...]] = ("other", "objectives")
    verbs: ClassVar[tuple[str, ...]] = ("card", "objective")

    def misfit(self, state: ClashState) -> str:
        other, objectives = state.a, state.b
        player = state.player(state.actor)
        hand = player.objectives if objectives else player.hand
        held = state.held != terms.NONE and (hand >> state.held) & 1 == 1
        return unless(held and other != state.actor, "hold")

    def obstacle(self, state: ClashState, action: i64) -> i64:
        other, objectives = state.a, state.b
        his = state.player(other)
        if (action >= codes.OBJECTIVE) != (objectives == 1):
            return obstacles.SWAP_SAME_KIND
        if objectives:
            there = (his.objectives >> (action - codes.OBJECTIVE)) & 1
        else:
            there = (his.hand >> (action - codes.CARD)) & 1
        return NO_OBSTACLE if there else obstacles.NOT_HIS_CARD

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, other, objectives = state.actor, state.a, state.b
        given = state.held
        taken: i64 = action - (codes.OBJECTIVE if objectives else codes.CARD)
        both = only(seat) | only(other)
        state.held = terms.NONE
        deck = codes.DECK_OBJECTIVE if objectives else codes.DECK_ACTION
        hand_over(state, deck, seat, other, BIT[given])
        hand_over(state, deck, other, seat, BIT[taken])
        state.pop()
        if journal is not None:
            journal.tell(events.CardsSwapped(seat, other, objectives))
            for whose, card in ((seat, given), (other, taken)):
                shown = hand_words(0, BIT[card]) if objectives else hand_words(BIT[card], 0)
                journal.whisper(both, events.CardsShown(whose, shown))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        other = state.a
        return only(state.actor) | only(other)


# New Plans


def new_plans(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Look at the top Objective cards, then perhaps swap one (`draw_and_swap_objective`)."""
    state.looked = 0
    state.push(frames.LOOKING, seat, effect.steps)


class Looking(Step[ClashState]):
    """One more card to look at, as long as there are some."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, left = state.actor, state.a
        refill(state, codes.DECK_OBJECTIVE, journal)
        if left > 0 and state.objective_deck != 0:
            state.a -= 1
            state.push(frames.LOOK_CARD, CHANCE, seat)
        elif state.looked == 0:
            state.pop()
        else:
            state.become(frames.KEEP_PLAN, seat, count_bits(state.looked))


class LookCard(Chance[ClashState]):
    """The next card of the Objective deck, seen by one player only."""

    frame: ClassVar[tuple[str, ...]] = ("seat",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add_lots(codes.DRAW_OBJECTIVE, state.objective_deck)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.a
        card: i64 = action - codes.DRAW_OBJECTIVE
        state.objective_deck &= ~BIT[card]
        state.looked |= BIT[card]
        state.pop()
        if journal is not None:
            journal.whisper(only(seat), events.PlanSeen(seat, card))

    def seen_by(self, state: ClashState, action: i64) -> i64:
        seat = state.a
        return only(seat)


class KeepPlan(OneThing):
    """Which own Objective card goes among the others, or none."""

    frame: ClassVar[tuple[str, ...]] = ("looked",)
    verbs: ClassVar[tuple[str, ...]] = ("objective", "stop")
    rule: ClassVar[str] = "CC-15.5"

    def misfit(self, state: ClashState) -> str:
        looked = state.a
        return unless(count_bits(state.looked) == looked, "hold")

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        mine = state.player(state.actor).objectives
        return NO_OBSTACLE if (mine >> card) & 1 else obstacles.NOT_IN_HAND

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        state.held = card
        state.code = frames.TAKE_PLAN

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        state.objective_deck |= state.looked
        state.looked = 0
        unsure(state, state.actor, codes.DECK_OBJECTIVE, 0)
        if journal is not None:
            journal.tell(events.PlanKept(state.actor))
        state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == self.beside else only(state.actor)


class TakePlan(OneThing):
    """Which of the cards looked at comes into the hand instead (CC-15.5)."""

    frame: ClassVar[tuple[str, ...]] = ("looked",)
    verbs: ClassVar[tuple[str, ...]] = ("objective",)

    def misfit(self, state: ClashState) -> str:
        looked = state.a
        mine = state.player(state.actor).objectives
        held = state.held != terms.NONE and (mine >> state.held) & 1 == 1
        return unless(held and count_bits(state.looked) == looked, "hold")

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        return NO_OBSTACLE if (state.looked >> card) & 1 else obstacles.NOT_LOOKED_AT

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat = state.actor
        leave_objectives(state, seat, state.held)
        join_objectives(state, seat, card, 0)
        state.objective_deck |= (state.looked & ~BIT[card]) | BIT[state.held]
        state.looked = 0
        state.held = terms.NONE
        unsure(state, seat, codes.DECK_OBJECTIVE, 0)
        if journal is not None:
            journal.tell(events.PlanSwapped(seat))
        state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return only(state.actor)
