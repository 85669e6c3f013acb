"""Rounds, turns and the menu of a player-turn (CC-2)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, Journal, Reason, Step
from edubba.core.native import i64, vec
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import codes, elements, events, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances import abilities
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    ADVANCE_FLAGS,
    advance_facts,
    buy,
    obstacle_to_advance,
    price_of,
)
from edubba.games.clash_of_cultures.decisions.advances.governments import (
    SWITCH_COST,
    can_switch_to,
    obstacle_to_switch,
    switch_to,
)
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.cards import civil
from edubba.games.clash_of_cultures.decisions.cards.objectives import new_action, offer_after_action
from edubba.games.clash_of_cultures.decisions.city import activate, civic, found, influence
from edubba.games.clash_of_cultures.decisions.city.influence_targets import (
    obstacle_to_influence,
    range_price,
)
from edubba.games.clash_of_cultures.decisions.move import groups, move
from edubba.games.clash_of_cultures.decisions.payment import can_pay, lack_of, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import trim
from edubba.games.clash_of_cultures.decisions.trade import offer
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import spend_action
from edubba.games.clash_of_cultures.scoring import ends_now, finish
from edubba.games.clash_of_cultures.state import NO_EFFECT, ClashState


class BeginRound(Step[ClashState]):
    """The next Round, Turn 1 (CC-2.1)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        state.round += 1
        state.turn = 1
        state.become(frames.BEGIN_TURN, state.first)


class BeginTurn(Step[ClashState]):
    """The start of a player-turn: marks, actions, income (CC-2.3)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        state.active = seat
        clear_turn(state, seat)
        player = state.edit(seat)
        state.actions = max(terms.ACTIONS_A_TURN - player.assassinated - player.revolted, 0)
        player.assassinated = 0
        player.revolted = 0
        if journal is not None:
            journal.tell(events.TurnBegan(seat, state.round, state.turn, state.actions))
        state.become(frames.MAIN, seat)
        if player.has(codes.TRADE_ROUTES):
            state.push(frames.TRADE_INCOME, seat)


def clear_turn(state: ClashState, seat: i64) -> None:
    """Forget what was kept for one player-turn."""
    player = state.edit(seat)
    for unit in range(codes.UNITS):
        player.marks[unit] = 0
    player.borrowed = -1
    for i in range(len(state.cities)):
        if state.cities[i].activations != 0:
            state.edit_city(state.cities[i].cell).activations = 0
    state.begun = False
    state.used = 0
    state.influenced = False
    state.takeover = False
    state.collects = 0
    state.next_collect = NO_EFFECT
    state.drafted = 0
    state.won_land = False
    state.captured = False
    state.land_battles = vec[i64]()
    state.offers = 0
    state.warlord = 0


class NextPlayer(Step[ClashState]):
    """To the left; after the last player the next Turn, after the last Turn the Status Phase
    (CC-2.2, CC-2.7)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        clear_turn(state, seat)
        state.edit(seat).truce = 0  # CC-9.16
        trim(state, seat, journal)  # what the Great Library lent is given back (CC-20.12)
        following = state.next_seat(seat)
        if following != state.first:
            state.become(frames.BEGIN_TURN, following)
        elif state.turn < terms.TURNS:
            state.turn += 1
            state.become(frames.BEGIN_TURN, following)
        else:
            state.active = -1
            if journal is not None:
                journal.tell(events.StatusBegan(state.round))
            state.become(frames.STATUS, state.first)


class AfterAction(Step[ClashState]):
    """An action is over with all that follows from it: has somebody lost his last city (CC-19.1),
    are four of his cities Angry (CC-15.9)?"""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        if ends_now(state):
            finish(state, journal)
        else:
            offer_after_action(state, seat)


class AfterUse(Step[ClashState]):
    """The same after what costs no action; Terror Regime asks about actions alone."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        state.pop()
        if ends_now(state):
            finish(state, journal)


class Main(Choice):
    """The menu of a player-turn (CC-2.4, CC-2.5); it ends when the player says so (CC-2.6)."""

    verbs: ClassVar[tuple[str, ...]] = (
        *("end_turn", "advance", "switch", "move", "found", "activate", "civic", "influence"),
        *("play", "use", "trade"),
    )
    rule: ClassVar[str] = "CC-2.5"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        player = state.player(seat)
        actions.add(codes.END_TURN)  # CC-20.3
        if state.actions > 0:
            self.actions_into(state, seat, actions)
        for card in range(codes.CARDS):
            if (player.hand >> card) & 1:
                actions.offer(codes.PLAY + card, civil.obstacle_to_play(state, seat, card))
        for use in range(len(abilities.USE_ONCE)):
            actions.offer(codes.USE + use, abilities.obstacle_to_use(state, seat, use))
        for other in range(state.seats):
            actions.offer(codes.TRADE + other, offer.obstacle_to_offer(state, other))

    def actions_into(self, state: ClashState, seat: i64, actions: Actions) -> None:
        """What takes one of the actions; only what is there at all is asked about one by one."""
        player = state.player(seat)
        for advance in range(codes.ADVANCES):
            if terms.REQUIRES[advance] & ~player.advances == 0:
                if obstacle_to_advance(state, seat, advance, False) == NO_OBSTACLE:
                    actions.add(codes.ADVANCE + advance)
        if can_pay(state, seat, SWITCH_COST, ADVANCE_FLAGS):
            for government in range(len(terms.GOVERNMENT_CATEGORY)):
                if obstacle_to_paid_switch(state, seat, government) == NO_OBSTACLE:
                    actions.add(codes.SWITCH + government)
        if groups.can_move(state, seat):
            actions.add(codes.MOVE)
        cells = state.terms.layout.cells
        if player.supply[0] > 0:
            for i in range(len(cells)):
                if state.settlers(cells[i]) > 0:
                    if found.obstacle_to_found(state, seat, cells[i]) == NO_OBSTACLE:
                        actions.add(codes.FOUND + cells[i])
        for i in range(len(cells)):
            if state.city_at[cells[i]] != terms.NONE:
                if activate.obstacle_to_activate(state, seat, cells[i]) == NO_OBSTACLE:
                    actions.add(codes.ACTIVATE + cells[i])
        if civic.possible(state, seat, 0):
            actions.add(codes.CIVIC)
        for i in range(len(cells)):
            if state.city_at[cells[i]] != terms.NONE:
                if obstacle_to_influence(state, seat, cells[i], 0, state.takeover) == NO_OBSTACLE:
                    actions.add(codes.INFLUENCE + cells[i])

    def obstacle(self, state: ClashState, action: i64) -> i64:
        seat = state.actor
        if action == codes.END_TURN:
            return NO_OBSTACLE
        if action >= codes.TRADE:
            return offer.obstacle_to_offer(state, action - codes.TRADE)
        if action >= codes.USE:
            return abilities.obstacle_to_use(state, seat, action - codes.USE)
        if action >= codes.PLAY:
            return civil.obstacle_to_play(state, seat, action - codes.PLAY)
        if state.actions == 0:
            return obstacles.NO_ACTION_LEFT
        if action >= codes.INFLUENCE:
            return obstacle_to_influence(state, seat, action - codes.INFLUENCE, 0, state.takeover)
        if action == codes.CIVIC:
            raisable = civic.possible(state, seat, 0)
            return NO_OBSTACLE if raisable else obstacles.NO_CITY_TO_RAISE
        if action >= codes.ACTIVATE:
            return activate.obstacle_to_activate(state, seat, action - codes.ACTIVATE)
        if action >= codes.FOUND:
            return found.obstacle_to_found(state, seat, action - codes.FOUND)
        if action == codes.MOVE:
            movable = groups.can_move(state, seat)
            return NO_OBSTACLE if movable else obstacles.NOTHING_CAN_MOVE
        if action >= codes.SWITCH:
            return obstacle_to_paid_switch(state, seat, action - codes.SWITCH)
        return obstacle_to_advance(state, seat, action - codes.ADVANCE, False)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        new_action(state)
        if action == codes.END_TURN:
            state.become(frames.NEXT_PLAYER, seat)
        elif action >= codes.TRADE:
            offer.begin(state, action - codes.TRADE)
        elif action >= codes.USE:
            abilities.use(state, seat, action - codes.USE, journal)
        elif action >= codes.PLAY:
            civil.play(state, seat, action - codes.PLAY, journal)
        else:
            spend_action(state, seat, True)
            if action >= codes.INFLUENCE:
                influence.begin(state, seat, action - codes.INFLUENCE)
            elif action == codes.CIVIC:
                if journal is not None:
                    journal.tell(events.ImprovementBegan(seat))
                civic.begin(state, seat)
            elif action >= codes.ACTIVATE:
                activate.begin(state, seat, action - codes.ACTIVATE)
            elif action >= codes.FOUND:
                found.found_with_settler(state, seat, action - codes.FOUND, journal)
            elif action == codes.MOVE:
                move.begin(state, seat)
            elif action >= codes.SWITCH:
                state.push(frames.SWITCH_PAID, seat, action - codes.SWITCH)
                pay(state, seat, SWITCH_COST, ADVANCE_FLAGS)
            else:
                buy(state, seat, action - codes.ADVANCE, False, True)

    def why_not(self, state: ClashState, action: i64) -> Reason:
        of_wonder = (
            codes.USE <= action < codes.TRADE
            and abilities.USE_ADVANCE[action - codes.USE] == terms.NONE
        )
        rule = "CC-16.6" if of_wonder else self.rule
        return self.reason(state, action, rule)

    def lack(self, state: ClashState, action: i64) -> Message:
        if action >= codes.USE:
            return lack_of(state, abilities.USE_PRICE[action - codes.USE], 0)
        if action >= codes.PLAY:
            return lack_of(
                state, packed(terms.CIVIL_COST[terms.CARD_CIVIL[action - codes.PLAY]]), 0
            )
        if action >= codes.INFLUENCE:
            return lack_of(state, range_price(state, state.actor, action - codes.INFLUENCE), 0)
        if action >= codes.SWITCH:
            return lack_of(state, SWITCH_COST, ADVANCE_FLAGS)
        price = price_of(state, state.actor, action - codes.ADVANCE, False)
        return lack_of(state, price, ADVANCE_FLAGS)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        return {"actions": state.actions}

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return elements.menu_targets(action)

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        if codes.ADVANCE <= action < codes.SWITCH:
            return advance_facts(state.player(state.actor), action - codes.ADVANCE)
        return {**words.facts(action), "most": state.terms.offers}


def obstacle_to_paid_switch(state: ClashState, seat: i64, government: i64) -> i64:
    obstacle = obstacle_to_switch(state.player(seat), government)
    if obstacle == NO_OBSTACLE and not can_pay(state, seat, SWITCH_COST, ADVANCE_FLAGS):
        return obstacles.CANNOT_PAY_SWITCH
    return obstacle


class SwitchPaid(Step[ClashState]):
    """The price of a change of government is paid (CC-3.9)."""

    frame: ClassVar[tuple[str, ...]] = ("government",)

    def misfit(self, state: ClashState) -> str:
        government = state.a
        return unless(can_switch_to(state.player(state.actor), government), "gain")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, government = state.actor, state.a
        state.pop()
        switch_to(state, seat, government, journal)
