"""The civil halves of Action cards and the Great Persons (CC-15.1, CC-15.2)."""

from edubba.core import NO_OBSTACLE, Journal
from edubba.core.bits import BIT, all_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events, obstacles, terms
from edubba.games.clash_of_cultures.decisions.advances import abilities
from edubba.games.clash_of_cultures.decisions.advances.advance import affordable, start_effects
from edubba.games.clash_of_cultures.decisions.barbarians import mercenaries
from edubba.games.clash_of_cultures.decisions.cards.decks import discard
from edubba.games.clash_of_cultures.decisions.city import influence_targets
from edubba.games.clash_of_cultures.decisions.city.growing import some_city_takes
from edubba.games.clash_of_cultures.decisions.effects.learning import can_learn_from, with_a_second
from edubba.games.clash_of_cultures.decisions.effects.placing import can_place
from edubba.games.clash_of_cultures.decisions.payment import can_pay, packed, pay
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import spend_action
from edubba.games.clash_of_cultures.effects import CIVIL_EFFECTS
from edubba.games.clash_of_cultures.state import NO_EFFECT, ClashState


def obstacle_to_play(state: ClashState, seat: i64, card: i64) -> i64:
    """Time, action, cost and need of a civil half (CC-15.2)."""
    if not (state.player(seat).hand >> card) & 1:
        return obstacles.CARD_NOT_PLAYED
    civil = terms.CARD_CIVIL[card]
    if terms.CIVIL_USES_ACTION[civil] and state.actions == 0:
        return obstacles.NO_ACTION_LEFT
    if not can_pay(state, seat, packed(terms.CIVIL_COST[civil]), 0):
        return obstacles.CANNOT_PAY_CARD
    if terms.CIVIL_WHEN[civil] == "after_capturing_player_city":
        return obstacles.CARD_AFTER_CAPTURE
    if terms.CIVIL_WHEN[civil] == "own_turn_before_first_action" and state.begun:
        return obstacles.CARD_BEFORE_FIRST_ACTION
    return NO_OBSTACLE if needed(state, seat, civil) else obstacles.NEED + civil


def needed(state: ClashState, seat: i64, civil: i64) -> bool:
    """The `needs` of a civil half; it never asks what only another player knows."""
    need = terms.CIVIL_NEEDS[civil]
    if need == "none":
        return has_somebody(state, seat, civil)
    if need == "some_advance_gainable":
        return affordable(state, seat, all_bits(codes.ADVANCES), True)
    if need == "some_advance_affordable":
        return affordable(state, seat, all_bits(codes.ADVANCES), False)
    if need == "two_affordable_in_one_category":
        return with_a_second(state, seat) != 0
    if need == "some_such_advance":
        for other in range(state.seats):
            if other != seat and can_learn_from(state, seat, other):
                return True
        return False
    if need == "won_land_battle_this_turn":
        return state.won_land
    if need == "captured_city_or_won_land_battle_this_turn":
        return state.won_land or state.captured
    if need == "another_player_has_cards":
        for other in range(state.seats):
            player = state.player(other)
            if other != seat and (player.hand or player.objectives):
                return True
        return False
    if need == "own_academy_city":
        return academy(state, seat)
    if need == "barbarian_stack_within_2":
        return mercenaries.possible(state, seat)
    if need == "barbarian_settlement_in_reach":
        return takeover_possible(state, seat)
    if need == "some_piece_buildable":
        return some_city_takes(state, seat, all_bits(codes.BUILDINGS), True, True)
    if need == "can_still_collect":
        return can_still_collect(state, seat)
    if need == "has_objective_card":
        return state.player(seat).objectives != 0
    return can_place(state, seat, codes.ARMY)  # army_and_room_available


def has_somebody(state: ClashState, seat: i64, civil: i64) -> bool:
    """Assassination needs a player who is not under one already."""
    if civil != codes.CIVIL_ASSASSINATION:
        return True
    for other in range(state.seats):
        if other != seat and not state.player(other).assassinated:
            return True
    return False


def academy(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.usable(state.cities[i], codes.ACADEMY):
            return True
    return False


def takeover_possible(state: ClashState, seat: i64) -> bool:
    """An attempt on some Barbarian settlement could be made now."""
    if state.takeover or state.influenced:
        return False
    arts = abilities.owns_use(state, seat, codes.USE_ARTS) and not state.used & BIT[codes.USE_ARTS]
    if state.actions == 0 and not arts:
        return False
    return influence_targets.any_target(state, seat, 0 if state.actions > 0 else 1, True)


def can_still_collect(state: ClashState, seat: i64) -> bool:
    if state.next_collect != NO_EFFECT or not abilities.some_collector(state, seat):
        return False
    free = abilities.obstacle_to_use(state, seat, codes.USE_FREE_ECONOMY) == NO_OBSTACLE
    return state.actions > 0 or free


def play(state: ClashState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Pay, discard, and do what the civil half says."""
    civil = terms.CARD_CIVIL[card]
    if journal is not None:
        journal.tell(events.CardPlayed(seat, card))
    spend_action(state, seat, terms.CIVIL_USES_ACTION[civil] == 1)
    discard(state, seat, card)
    start_effects(state, seat, CIVIL_EFFECTS[civil])
    price = packed(terms.CIVIL_COST[civil])
    if price > 0:
        pay(state, seat, price, 0)
