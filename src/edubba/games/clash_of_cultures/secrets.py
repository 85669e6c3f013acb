"""Worlds that a seat cannot tell from the true one: hands dealt anew."""

from typing import Final

from edubba.core.bits import BIT, count_bits
from edubba.core.journal import SPECTATOR
from edubba.core.native import append, i64, vec
from edubba.core.rng import Rng
from edubba.games.clash_of_cultures.codes import CARDS, OBJECTIVE_CARDS
from edubba.games.clash_of_cultures.decisions.battle.forces import seat_of
from edubba.games.clash_of_cultures.decisions.battle.rounds import playable
from edubba.games.clash_of_cultures.decisions.frames import SWAP_TAKE, TRADE_ANSWER, TRADE_WANTED
from edubba.games.clash_of_cultures.decisions.trade.offer import (
    ACTION_ITEM,
    OBJECTIVE_ITEM,
    count_of,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import FIRST_PERSON, NONE

EITHER: Final = 2
TRIES: Final = 400
"""Deals tried until every face-down card can be one that its player could have laid."""


def imagined(state: ClashState, seat: i64, rng: Rng) -> ClashState:
    """Shuffle what this seat (or SPECTATOR) does not know; `state` is a clone to work on."""
    for _ in range(TRIES):
        world = state.clone()
        deal_actions(world, seat, rng)
        deal_objectives(world, seat, rng)
        if choose_face_down(world, seat, rng):
            choose_held(world, seat, rng)
            choose_offered(world, seat, rng)
            return world
    return state


def place_of(state: ClashState, seat: i64) -> i64:
    """Where in `Player.known` stands what a seat, or everybody, knows."""
    return state.seats if seat == SPECTATOR else seat


def knows(state: ClashState, owner: i64, seat: i64) -> i64:
    """The Action cards in a hand that a seat (or SPECTATOR) knows."""
    player = state.player(owner)
    return player.hand if seat == owner else player.known[place_of(state, seat)]


def knows_objectives(state: ClashState, owner: i64, seat: i64) -> i64:
    player = state.player(owner)
    return player.objectives if seat == owner else player.known_objectives[place_of(state, seat)]


def shuffled(pool: i64, size: i64, rng: Rng) -> vec[i64]:
    """The cards of a pool in random order."""
    cards = vec[i64]()
    for card in range(size):
        if (pool >> card) & 1:
            cards = append(cards, card)
    count: i64 = len(cards)
    for i in range(count):
        j: i64 = i + rng.below(count - i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def share(state: ClashState, owner: i64, seat: i64, hand: i64, known: vec[i64], rng: Rng) -> None:
    """What others may know of a hand: what all know, and those who had occasion to see cards of it
    alone, any of them."""
    shown_to = state.player(owner).shown_to
    for other in range(state.seats):
        if other in (owner, seat):
            continue
        known[other] = known[state.seats]
        card: i64 = 0
        while (shown_to >> other) & 1 and hand >> card:
            if (hand >> card) & 1 and rng.below(EITHER) == 0:
                known[other] |= BIT[card]
            card += 1


def persons_first(cards: vec[i64], in_hands: i64, rng: Rng) -> None:
    """Great Persons are never in the deck: bring them among the cards that go into hands."""
    for i in range(in_hands, len(cards)):
        if cards[i] >= FIRST_PERSON:
            j = rng.below(in_hands)
            while cards[j] >= FIRST_PERSON:
                j = rng.below(in_hands)
            cards[i], cards[j] = cards[j], cards[i]


def deal_actions(state: ClashState, seat: i64, rng: Rng) -> None:
    """A new card for every unknown one. It depends on nothing but what the seat knows."""
    pool = state.action_deck
    for owner in range(state.seats):
        pool |= state.player(owner).hand & ~knows(state, owner, seat)
    cards = shuffled(pool, CARDS, rng)
    persons_first(cards, count_bits(pool) - count_bits(state.action_deck), rng)
    at: i64 = 0
    for owner in range(state.seats):
        if owner == seat:
            continue
        player = state.edit(owner)
        mine = knows(state, owner, seat)
        after: i64 = at + count_bits(player.hand & ~mine)
        player.hand = mine | set_of(cards, at, after)
        at = after
        share(state, owner, seat, player.hand, player.known, rng)
    state.action_deck = set_of(cards, at, len(cards))


def deal_objectives(state: ClashState, seat: i64, rng: Rng) -> None:
    """The same for Objective cards, and for those that somebody is looking at."""
    looked = state.looked if seat != state.active else 0
    pool = state.objective_deck | looked
    for owner in range(state.seats):
        pool |= state.player(owner).objectives & ~knows_objectives(state, owner, seat)
    cards = shuffled(pool, OBJECTIVE_CARDS, rng)
    at: i64 = 0
    for owner in range(state.seats):
        if owner == seat:
            continue
        player = state.edit(owner)
        mine = knows_objectives(state, owner, seat)
        after: i64 = at + count_bits(player.objectives & ~mine)
        player.objectives = mine | set_of(cards, at, after)
        at = after
        player.fresh = dealt_among(player.fresh, player.objectives, mine, rng)
        player.late = dealt_among(player.late, player.fresh, mine, rng)
        share(state, owner, seat, player.objectives, player.known_objectives, rng)
    if looked != 0:
        state.looked = set_of(cards, at, at + count_bits(looked))
        at += count_bits(looked)
    state.objective_deck = set_of(cards, at, len(cards))


def dealt_among(marked: i64, cards: i64, known: i64, rng: Rng) -> i64:
    """Objective cards that came lately: those the seat knows, and as many others as before."""
    unknown = count_bits(marked & ~known)
    return (marked & known) | some_of(cards & ~known, unknown, OBJECTIVE_CARDS, rng)


def set_of(cards: vec[i64], at: i64, after: i64) -> i64:
    """The cards from one place to before another, as bits."""
    mask: i64 = 0
    for i in range(at, after):
        mask |= BIT[cards[i]]
    return mask


def choose_offered(state: ClashState, seat: i64, rng: Rng) -> None:
    """The cards in an offer, any of the hand; once it is made the partner knows them."""
    made = state.code in (TRADE_ANSWER, TRADE_WANTED)
    actor, other = state.actor, state.a
    proposer, partner = (other, actor) if made else (actor, other)
    if state.offered or state.offered_objectives:
        if seat != proposer and not (made and seat == partner):
            player = state.edit(proposer)
            state.offered = some_of(player.hand, count_bits(state.offered), CARDS, rng)
            count = count_bits(state.offered_objectives)
            state.offered_objectives = some_of(player.objectives, count, OBJECTIVE_CARDS, rng)
        if made:
            player = state.edit(proposer)
            player.known[partner] |= state.offered
            player.known_objectives[partner] |= state.offered_objectives
    if state.code == TRADE_WANTED and seat != partner:
        giver = state.player(partner)
        state.returned = lowest_of(giver.hand, state.returned, ACTION_ITEM, state, rng)
        state.returned_objectives = lowest_of(
            giver.objectives, state.returned_objectives, OBJECTIVE_ITEM, state, rng
        )


def lowest_of(hand: i64, chosen: i64, item: i64, state: ClashState, rng: Rng) -> i64:
    """As many cards as were chosen; where they are chosen in ascending order, the lowest of a
    random choice of all that are wanted."""
    if not state.terms.in_order:
        return some_of(hand, count_bits(chosen), CARDS, rng)
    wants = state.d
    rest = some_of(hand, count_of(wants, item), CARDS, rng)
    mask: i64 = 0
    card: i64 = 0
    while count_bits(mask) < count_bits(chosen):
        mask |= rest & BIT[card]
        card += 1
    return mask


def some_of(hand: i64, count: i64, size: i64, rng: Rng) -> i64:
    """A random set of so many cards of a hand."""
    return set_of(shuffled(hand, size, rng), 0, count)


def choose_face_down(state: ClashState, seat: i64, rng: Rng) -> bool:
    """A card face down is any that its player could have laid; whether there is one."""
    battle = state.battle
    if battle is None or battle.shown:
        return True
    for side in range(len(battle.cards)):
        owner = seat_of(battle, side)
        if battle.cards[side] == NONE or owner == seat:
            continue
        hand = state.player(owner).hand
        count: i64 = 0
        for card in range(CARDS):
            if (hand >> card) & 1 and playable(state, battle, side, card):
                count += 1
                if rng.below(count) == 0:
                    battle.cards[side] = card
        if count == 0:
            return False
    return True


def choose_held(state: ClashState, seat: i64, rng: Rng) -> None:
    """The card that somebody has put aside, any of his hand."""
    if state.held == NONE or state.active == seat:
        return
    player = state.player(state.active)
    objectives = state.b
    hand = player.hand if state.code == SWAP_TAKE and objectives == 0 else player.objectives
    count: i64 = 0
    card: i64 = 0
    while hand >> card:
        if (hand >> card) & 1:
            count += 1
            if rng.below(count) == 0:
                state.held = card
        card += 1
