"""Trading: an offer is put together item by item (CC-17)."""

from typing import ClassVar, Final

from edubba.core import EVERYONE, NO_OBSTACLE, Actions, Journal, Message, Step, only
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import OFFER, YES_OR_NO, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.effects.hands import hand_words
from edubba.games.clash_of_cultures.space import KINDS
from edubba.games.clash_of_cultures.state import ClashState

# Items of an offer in their fixed order: the seven kinds, Action cards, Objective cards; first
# what is given, then what is wanted. The frame: the partner, the item, what is given and what is
# wanted as packed counts, whether it is a counter-offer, the last card named.
ACTION_ITEM: Final = codes.KINDS
OBJECTIVE_ITEM: Final = codes.KINDS + 1
ITEMS: Final = codes.KINDS + 2
DIGIT: Final = 6
OFFERED: Final = ("other", "item", "gives", "wants", "counter", "last")


def offer_ranges(state: ClashState) -> list[range]:
    return [range(state.seats), range(ITEMS + ITEMS), OFFER, OFFER, YES_OR_NO, range(1)]


def count_of(packed: i64, item: i64) -> i64:
    return (packed >> (item * DIGIT)) & (BIT[DIGIT] - 1)


def obstacle_to_offer(state: ClashState, other: i64) -> i64:
    """Another player, and an offer left of those that were agreed (CC-17.3)."""
    if state.terms.no_trading:
        return obstacles.NO_TRADING
    if other >= state.seats:
        return obstacles.NO_SUCH_PLAYER
    if other == state.actor:
        return obstacles.TRADE_WITH_ONESELF
    left = state.terms.offers == terms.NO_LIMIT or state.offers < state.terms.offers
    return NO_OBSTACLE if left else obstacles.NO_OFFER_LEFT


def begin(state: ClashState, other: i64) -> None:
    """The active player makes an offer; so many in a player-turn as were agreed."""
    state.offers += 1
    clear(state)
    state.push(frames.TRADE_NEXT, state.actor, other)
    state.extend(0, 0, 0, 0)


def clear(state: ClashState) -> None:
    state.offered = 0
    state.offered_objectives = 0
    state.returned = 0
    state.returned_objectives = 0


def held(state: ClashState, seat: i64, item: i64) -> i64:
    """How many of an item somebody has, as all know."""
    player = state.player(seat)
    if item < codes.KINDS:
        count = player.kinds[item]
    else:
        count = count_bits(player.hand if item == ACTION_ITEM else player.objectives)
    return min(count, codes.COUNTS - 1)


def offer_misfit(state: ClashState, proposer: i64, partner: i64) -> str:
    """Why this cannot be an offer: both own what they give, and cards are counted as named."""
    gives, wants = state.c, state.d
    if proposer == partner:
        return "name_other"
    for item in range(ITEMS):
        given = count_of(gives, item) <= held(state, proposer, item)
        if not given or count_of(wants, item) > held(state, partner, item):
            return "trade"
    named = count_bits(state.offered) == count_of(gives, ACTION_ITEM)
    plans = count_bits(state.offered_objectives) == count_of(gives, OBJECTIVE_ITEM)
    return unless(named and plans, "trade")


def item_misfit(state: ClashState, cards: bool) -> str:
    """Why the present item of an offer cannot be asked for."""
    item, gives, wants = state.b, state.c, state.d
    giving = item < ITEMS
    if not giving:
        item -= ITEMS
    if (giving and item >= codes.KINDS) != cards:
        return "trade"
    for later in range(item if giving else 0, ITEMS):
        if (not giving and count_of(wants, later) and later >= item) or (
            giving and (count_of(wants, later) or (later > item and count_of(gives, later)))
        ):
            return "trade"
    return ""


class TradeNext(Step[ClashState]):
    """The next item of which there is something to give or to want."""

    frame: ClassVar[tuple[str, ...]] = OFFERED

    def ranges(self, state: ClashState) -> list[range]:
        return offer_ranges(state)

    def misfit(self, state: ClashState) -> str:
        other = state.a
        return offer_misfit(state, state.actor, other)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        item, gives, wants = state.b, state.c, state.d
        while item < ITEMS + ITEMS and most_of(state, item) <= 0:
            item += 1
        state.b = item
        if item < ITEMS + ITEMS:
            state.f = 0
            cards = codes.KINDS <= item < ITEMS
            state.code = frames.TRADE_CARD if cards else frames.TRADE_COUNT
        elif gives == 0 and wants == 0:
            state.pop()
        else:
            propose(state, journal)


def propose(state: ClashState, journal: Journal | None) -> None:
    """The offer is made: named cards are shown to the partner only (CC-17.3)."""
    seat, other, gives, wants, counter = state.actor, state.a, state.c, state.d, state.e
    given: i64 = count_of(gives, ACTION_ITEM) + count_of(gives, OBJECTIVE_ITEM)
    player = state.edit(seat)
    player.known[other] |= state.offered
    player.known_objectives[other] |= state.offered_objectives
    if given > 0:
        player.shown_to |= BIT[other]
    if journal is not None:
        goods = [count_of(gives, kind) for kind in range(codes.KINDS)]
        wares = [count_of(wants, kind) for kind in range(codes.KINDS)]
        wanted = count_of(wants, ACTION_ITEM) + count_of(wants, OBJECTIVE_ITEM)
        journal.tell(events.TradeOffered(seat, other, goods, given, wares, wanted))
        if given > 0:
            shown = hand_words(state.offered, state.offered_objectives)
            journal.whisper(only(other) | only(seat), events.CardsShown(seat, shown))
    state.become(frames.TRADE_ANSWER, other, seat)
    state.extend(gives, wants, counter, 0)


class TradeCount(Choice):
    """How many of one kind are given or wanted (CC-17.3)."""

    frame: ClassVar[tuple[str, ...]] = OFFERED
    verbs: ClassVar[tuple[str, ...]] = ("count",)

    def ranges(self, state: ClashState) -> list[range]:
        return offer_ranges(state)

    def misfit(self, state: ClashState) -> str:
        other = state.a
        return offer_misfit(state, state.actor, other) or item_misfit(state, False)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        item = state.b
        for count in range(most_of(state, item) + 1):
            actions.add(codes.COUNT + count)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        item, count = state.b, action - codes.COUNT
        return NO_OBSTACLE if count <= most_of(state, item) else obstacles.AT_MOST

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        item, count = state.b, action - codes.COUNT
        if item < ITEMS:
            state.c |= count << (item * DIGIT)
        else:
            state.d |= count << ((item - ITEMS) * DIGIT)
        state.b += 1
        state.code = frames.TRADE_NEXT

    def prompt(self, state: ClashState) -> Message:
        other, item = state.a, state.b
        return Message(
            f"clash_of_cultures/ask-trade_{'give' if item < ITEMS else 'want'}",
            seat=words.player(state.actor),
            other=words.player(other),
            item=item_word(item % ITEMS),
        )

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        item = state.b
        most = most_of(state, item)
        return {**words.facts(action), "count": most, "item": item_word(item % ITEMS)}

    def label(self, state: ClashState, action: i64) -> Message:
        item, count = state.b, action - codes.COUNT
        kind = item % ITEMS
        return Message(
            f"clash_of_cultures/label-trade_{'give' if item < ITEMS else 'want'}",
            count=count,
            amount=words.amount(KINDS[kind] if kind < codes.KINDS else "cards", count),
        )


def most_of(state: ClashState, item: i64) -> i64:
    """How many of an item there are."""
    other = state.a
    if item < ITEMS:
        return held(state, state.actor, item)
    return held(state, other, item - ITEMS)


def item_word(item: int) -> Message:
    if item == ACTION_ITEM:
        return Message("clash_of_cultures/item-action_cards")
    if item == OBJECTIVE_ITEM:
        return Message("clash_of_cultures/item-objective_cards")
    return words.kind(item)


class TradeCard(Choice):
    """Name the cards that are given; only their number is told to all."""

    frame: ClassVar[tuple[str, ...]] = OFFERED
    verbs: ClassVar[tuple[str, ...]] = ("card", "objective", "stop")
    rule: ClassVar[str] = "CC-17.3"

    def ranges(self, state: ClashState) -> list[range]:
        return offer_ranges(state)

    def misfit(self, state: ClashState) -> str:
        other = state.a
        return offer_misfit(state, state.actor, other) or item_misfit(state, True)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cards_into(state, self, actions)
        actions.add(codes.STOP)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        if action == codes.STOP:
            return NO_OBSTACLE
        return obstacle_to_naming(state, state.offered, state.offered_objectives, action)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        item = state.b
        if action == codes.STOP:
            state.b += 1
            state.code = frames.TRADE_NEXT
            return
        if item == ACTION_ITEM:
            state.offered |= BIT[action - codes.CARD]
        else:
            state.offered_objectives |= BIT[action - codes.OBJECTIVE]
        state.c += BIT[item * DIGIT]

    def seen_by(self, state: ClashState, action: i64) -> i64:
        return EVERYONE if action == codes.STOP else only(state.actor)


def cards_into(state: ClashState, question: Choice, actions: Actions) -> None:
    """The cards of the present item that answer a question."""
    item, player = state.b, state.player(state.actor)
    action_cards = item == ACTION_ITEM
    hand = player.hand if action_cards else player.objectives
    action: i64 = codes.CARD if action_cards else codes.OBJECTIVE
    while hand:
        if hand & 1:
            actions.offer(action, question.obstacle(state, action))
        hand >>= 1
        action += 1


def obstacle_to_naming(state: ClashState, named: i64, plans: i64, action: i64) -> i64:
    """Why a card cannot be put into a trade beside those that were named."""
    item, player = state.b, state.player(state.actor)
    if action >= codes.OBJECTIVE:
        hand, before, card = player.objectives, plans, action - codes.OBJECTIVE
    else:
        hand, before, card = player.hand, named, action - codes.CARD
    if not (hand >> card) & 1:
        return obstacles.NOT_IN_HAND
    if (action >= codes.OBJECTIVE) != (item == OBJECTIVE_ITEM):
        return obstacles.OTHER_CARDS_NOW
    if state.terms.in_order:
        return NO_OBSTACLE if before >> card == 0 else obstacles.CARDS_IN_ORDER
    return obstacles.CARD_NAMED_ALREADY if (before >> card) & 1 else NO_OBSTACLE
