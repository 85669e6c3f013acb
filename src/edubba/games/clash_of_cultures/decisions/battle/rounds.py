"""A round of battle begins, and cards are laid face down (CC-9.4, CC-15.3)."""

from typing import ClassVar

from edubba.core import EVERYONE, NO_OBSTACLE, Journal, Step, only
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles, tactics, terms
from edubba.games.clash_of_cultures.bounds import SIDES, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    seat_of,
)
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.state import ClashState


class RoundBegins(Step[ClashState]):
    """A new round: nothing played, nothing denied."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        battle.round += 1
        if journal is not None:
            journal.tell(board_events.RoundBegan(battle.round))
        battle.shown = False
        for side in (ATTACKER, DEFENDER):
            battle.cards[side] = terms.NONE
            battle.denied[side] = 0
            battle.cancels[side] = 0
            battle.dice[side] = 0
            battle.values[side] = 0
            battle.losses[side] = 0
            battle.hits[side] = 0
        state.become(frames.LAYING, state.actor, ATTACKER)


class Laying(Step[ClashState]):
    """The attacker, then the defender, may put a card face down (CC-9.4); whoever has Tactics and
    a hand is asked, so that nobody learns what is in it."""

    frame: ClassVar[tuple[str, ...]] = ("side",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(SIDES + 1)]

    def run(self, state: ClashState, journal: Journal | None) -> None:
        side = state.a
        if side == SIDES:
            state.become(frames.CARDS_SHOWN, state.actor)
            return
        state.a = side + 1
        seat = seat_of(state.edit_battle(), side)
        if seat != codes.BARBARIANS:
            player = state.player(seat)
            if player.has(codes.TACTICS) and player.hand != 0:
                state.push(frames.LAY_CARD, seat, side)


def withdraw_to(state: ClashState, battle: Battle, cell: i64) -> bool:
    """A neighbouring land space, free and with room (Tactical Retreat)."""
    if cell == NO_CELL or not state.is_land(cell) or state.foreign(cell, battle.defender):
        return False
    return state.armies(cell) + state.armies(battle.cell) <= terms.ARMY_LIMIT


def can_withdraw(state: ClashState, battle: Battle) -> bool:
    for i in range(codes.SPACES_AROUND):
        if withdraw_to(state, battle, state.near(battle.cell, i)):
            return True
    return False


def obstacle_to_laying(state: ClashState, battle: Battle, side: i64, tactic: i64) -> i64:
    """Role, location and fighters of a tactics half (CC-15.3)."""
    if tactic == terms.NONE:
        return obstacles.NO_TACTICS_HALF
    role = tactics.TACTIC_ROLE[tactic]
    if role == tactics.ROLE_ATTACKER and side != ATTACKER:
        return obstacles.ATTACKERS_ONLY
    if role == tactics.ROLE_DEFENDER and side != DEFENDER:
        return obstacles.DEFENDERS_ONLY
    location = tactics.TACTIC_LOCATION[tactic]
    in_city = state.has_city(battle.cell)
    if battle.naval and (
        location != tactics.LOCATION_ANY or tactics.TACTIC_FIGHTERS[tactic] == tactics.FIGHTERS_ARMY
    ):
        return obstacles.LAND_ONLY
    if location == tactics.LOCATION_CITY and not in_city:
        return obstacles.CITY_ONLY
    if location == tactics.LOCATION_NOT_ATTACKING_CITY and in_city and side == ATTACKER:
        return obstacles.NOT_AGAINST_CITY
    if (
        tactics.TACTIC_FIGHTERS[tactic] != tactics.FIGHTERS_ANY
        and fighters(state, battle, side) == 0
    ):
        return obstacles.NO_FIGHTERS
    for i in range(tactics.TACTIC_COUNT[tactic]):
        if tactics.TACTIC_EFFECTS[tactics.TACTIC_FIRST[tactic] + i].op == codes.OP_T_WITHDRAW:
            if battle.raid or not can_withdraw(state, battle):
                return obstacles.NO_RETREAT
    return NO_OBSTACLE


def playable(state: ClashState, battle: Battle, side: i64, card: i64) -> bool:
    return obstacle_to_laying(state, battle, side, terms.CARD_TACTIC[card]) == NO_OBSTACLE


class LayCard(OneThing):
    """One Action card face down, or none."""

    frame: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[str, ...]] = ("card", "no")
    rule: ClassVar[str] = "CC-9.4"
    asks_hidden: ClassVar[bool] = True

    def misfit(self, state: ClashState) -> str:
        side = state.a
        return unless(seat_of(state.edit_battle(), side) == state.actor, "decide")

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        side = state.a
        if not (state.player(state.actor).hand >> card) & 1:
            return obstacles.NOT_IN_HAND
        return obstacle_to_laying(state, state.edit_battle(), side, terms.CARD_TACTIC[card])

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat, side = state.actor, state.a
        state.edit_battle().cards[side] = card
        if journal is not None:
            journal.tell(board_events.CardLaid(seat))
        state.pop()

    def seen_by(self, state: ClashState, action: i64) -> i64:
        """That a card lies there everybody sees; which one only its player."""
        return EVERYONE if action == self.beside else only(state.actor)
