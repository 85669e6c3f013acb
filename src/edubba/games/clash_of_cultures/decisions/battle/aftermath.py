"""The end of a battle: who has won, who enters, who goes back (CC-9.8 to CC-9.11, CC-11.3)."""

from typing import ClassVar, Final

from edubba.core import Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import YesOrNo
from edubba.games.clash_of_cultures.decisions.battle import capture
from edubba.games.clash_of_cultures.decisions.battle.attack import eliminate_settlers
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    has_usable_fortress,
    lose_unit,
    note_trade_unit,
    seat_of,
)
from edubba.games.clash_of_cultures.decisions.battle.hits import put_cards_away, temple_there
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_after_battle
from edubba.games.clash_of_cultures.decisions.city.mood import set_mood
from edubba.games.clash_of_cultures.decisions.effects.placing import offer_unit
from edubba.games.clash_of_cultures.decisions.move.going import enter, mark
from edubba.games.clash_of_cultures.decisions.move.paths import ALL_ARMIES
from edubba.games.clash_of_cultures.pieces import FOUGHT, Battle
from edubba.games.clash_of_cultures.state import ClashState

NOBODY_WON: Final = -1


class RoundOver(Step[ClashState]):
    """After the losses: the battle is over, or the attacker thinks about it (CC-9.8)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        attackers = fighters(state, battle, ATTACKER)
        defenders = fighters(state, battle, DEFENDER)
        if battle.raid or attackers == 0 or defenders == 0:
            state.become(frames.BATTLE_OVER, state.actor)
        elif state.terms.one_round and battle.defender == codes.BARBARIANS:  # R9
            state.become(frames.BATTLE_OVER, state.actor, 1)
        else:
            state.become(frames.RETREAT, battle.attacker)
        put_cards_away(state, battle)


class Retreat(YesOrNo):
    """Go back with all units, or fight another round (CC-9.8)."""

    def misfit(self, state: ClashState) -> str:
        return unless(state.edit_battle().attacker == state.actor, "decide")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        if yes:
            state.become(frames.BATTLE_OVER, state.actor, 1)
        else:
            state.become(frames.ROUND_BEGINS, state.actor)


class BattleOver(Step[ClashState]):
    """The result and what follows from it (CC-9.10)."""

    frame: ClassVar[tuple[str, ...]] = ("retreat",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle, retreat = state.edit_battle(), state.a
        state.pop()
        if battle.raid:
            after_raid(state, battle, journal)
            return
        attackers = fighters(state, battle, ATTACKER)
        defenders = fighters(state, battle, DEFENDER)
        if retreat:
            if journal is not None:
                journal.tell(board_events.Retreated(battle.attacker, battle.origin))
            winner = battle.defender
        elif attackers > 0:
            winner = battle.attacker
        elif defenders > 0 or has_usable_fortress(state, battle.cell):
            winner = battle.defender
        else:
            winner = NOBODY_WON
        tell_winner(winner, battle, journal)
        note_battle(state, battle, winner)
        mark(state, battle.attacker, battle.units, FOUGHT)
        note_settlers(state, battle, winner)
        state.battle = None
        offer_after_battle(state, battle, winner, winner == battle.attacker)
        zeal(state, battle, winner)
        if winner == battle.attacker:
            win(state, battle, journal)
        elif not retreat:
            lose_followers(state, battle, journal)


def note_settlers(state: ClashState, battle: Battle, winner: i64) -> None:
    """Scavenger asks about Settlers that are about to be removed with the battle."""
    for unit in range(codes.FIRST_ARMY):
        if fighters(state, battle, ATTACKER) == 0:
            if (battle.units >> unit) & 1:
                note_trade_unit(state, battle.defender, battle.attacker, unit)
        elif winner == battle.attacker and battle.defender != codes.BARBARIANS:
            if state.player(battle.defender).unit_at[unit] == battle.cell:
                note_trade_unit(state, battle.attacker, battle.defender, unit)


def tell_winner(winner: i64, battle: Battle, journal: Journal | None) -> None:
    if journal is None:
        return
    if winner == NOBODY_WON:
        journal.tell(board_events.BattleDrawn(battle.cell))
    else:
        journal.tell(board_events.BattleWon(winner, battle.cell))


def note_battle(state: ClashState, battle: Battle, winner: i64) -> None:
    """Remember for this player-turn what cards and objectives ask about."""
    if not battle.naval and winner == state.active:
        state.won_land = True


def win(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """The attacker enters; Barbarians leave gold (CC-11.3)."""
    seat = battle.attacker
    if battle.defender == codes.BARBARIANS:
        give(state, seat, codes.GOLD, battle.kills[ATTACKER], journal)
    walk_in(state, battle, journal)


def walk_in(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """Settlers in the way are removed, the group enters, a city is captured (CC-9.2, CC-10)."""
    seat = battle.attacker
    eliminate_settlers(state, battle, journal)
    enter(state, seat, battle.units, battle.origin, battle.cell, True, journal)
    mark(state, seat, battle.units, FOUGHT)
    if state.has_city(battle.cell):
        capture.take(state, seat, battle.cell, journal)


def lose_followers(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """Settlers of a group without attackers are eliminated (CC-9.10)."""
    for unit in range(codes.FIRST_ARMY):
        if (battle.units >> unit) & 1:
            lose_unit(state, battle.attacker, unit, journal)
            battle.units &= ~BIT[unit]


def zeal(state: ClashState, battle: Battle, winner: i64) -> None:
    """Fanaticism: who lost in a city with a Temple places an Army unit (CC-3.29.12)."""
    if winner == NOBODY_WON or not temple_there(state, battle):
        return
    loser = seat_of(battle, DEFENDER if winner == battle.attacker else ATTACKER)
    if loser != codes.BARBARIANS and state.player(loser).has(codes.FANATICISM):
        offer_unit(state, loser, codes.ARMY, False)


class WalkIn(Step[ClashState]):
    """Nobody fights: the group takes the space, unless an ambush left no attacker (CC-9.14)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        state.pop()
        seat = battle.attacker
        mark(state, seat, battle.units, FOUGHT)
        entered = battle.units & ALL_ARMIES != 0
        if not entered:
            lose_followers(state, battle, journal)
        else:
            note_settlers(state, battle, seat)
        state.battle = None
        offer_after_battle(state, battle, NOBODY_WON, entered)
        if entered:
            walk_in(state, battle, journal)


def after_raid(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """A raid is over: it was won only if no raider is left (CC-11.6)."""
    won = state.barbarians[battle.origin] == 0
    winner = battle.defender if won else NOBODY_WON
    if won:
        tell_winner(winner, battle, journal)
        note_battle(state, battle, winner)
    elif journal is not None:
        journal.tell(board_events.RaidEnded(battle.cell))
    state.battle = None
    if battle.hurt and state.owner_at(battle.cell) == battle.defender:
        set_mood(state, battle.cell, codes.ANGRY, journal)
    offer_after_battle(state, battle, winner, False)
