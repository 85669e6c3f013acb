"""Objective cards: what is met, and scoring them (CC-15.6 to CC-15.10)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal
from edubba.core.bits import BIT, count_bits
from edubba.core.native import append, i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, goals, obstacles, terms, words
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.cards.decks import leave_objectives
from edubba.games.clash_of_cultures.decisions.payment import packed, settle
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.state import ClashState

PER_CARD: Final = 2
ATTACKER: Final = 0
DEFENDER: Final = 1


def with_test(test: i64, least: i64) -> i64:
    """The objectives with this test whose number is at most `least`, as bits."""
    found: i64 = 0
    for goal in range(goals.GOALS):
        if goals.GOAL_TEST[goal] == test and goals.GOAL_N[goal] <= least:
            found |= BIT[goal]
    return found


def new_occasion(state: ClashState) -> None:
    """Objective cards that come into hands from now on are too late for this one (CC-15.9)."""
    for seat in range(state.seats):
        if state.player(seat).late:
            state.edit(seat).late = 0


def new_action(state: ClashState) -> None:
    """The same for a whole action, and for the occasions in it."""
    new_occasion(state)
    for seat in range(state.seats):
        if state.player(seat).fresh:
            state.edit(seat).fresh = 0


def in_time(state: ClashState, seat: i64, met: i64) -> i64:
    """The Objective cards of a hand that were there when the occasion began; for Terror Regime
    that is the whole action."""
    player = state.player(seat)
    if state.terms.late_objectives:
        return player.objectives
    return player.objectives & ~(player.fresh if met & AFTER_ACTIONS else player.late)


def offer(state: ClashState, seat: i64, met: i64) -> None:
    """Ask a player who had Objective cards before whether he scores one that is met now (CC-15.9);
    that he is asked tells nothing about his hand."""
    if met and in_time(state, seat, met):
        state.push(frames.SCORE_NOW, seat, met)


class ScoreNow(OneThing):
    """Score Objective cards for one occasion, the same objective once (CC-15.6)."""

    frame: ClassVar[tuple[str, ...]] = ("met", "scored")
    verbs: ClassVar[tuple[str, ...]] = ("score", "stop")
    rule: ClassVar[str] = "CC-15.9"
    asks_hidden: ClassVar[bool] = True

    def misfit(self, state: ClashState) -> str:
        met = state.a
        for goal in range(goals.GOALS):
            if (met >> goal) & 1 and packed(goals.GOAL_COST[goal]) > 0:
                return "score"
        return ""

    def obstacle_to(self, state: ClashState, half: i64) -> i64:
        met, scored = state.a, state.b
        card: i64 = half // PER_CARD
        goal = goals.CARD_GOALS[half]
        if not (state.player(state.actor).objectives >> card) & 1:
            return obstacles.OBJECTIVE_NOT_IN_HAND
        if not (in_time(state, state.actor, met) >> card) & 1:
            return obstacles.OBJECTIVE_TOO_LATE
        if (scored >> goal) & 1 or goals.GOAL_EXCLUDES[goal] & scored:
            return obstacles.OBJECTIVE_ONCE
        return NO_OBSTACLE if (met >> goal) & 1 else obstacles.OBJECTIVE_NOT_MET

    def choose(self, state: ClashState, half: i64, journal: Journal | None) -> None:
        seat, met = state.actor, state.a
        score(state, seat, half, journal)
        state.b |= BIT[goals.CARD_GOALS[half]]
        if not in_time(state, seat, met):
            state.pop()

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return objective_facts(action)


def objective_facts(action: i64) -> dict[str, Arg]:
    """The half of a card, and its objective."""
    facts = words.facts(action)
    if action != codes.STOP:
        facts["objective"] = words.objective(goals.CARD_GOALS[action - codes.SCORE])
    return facts


def score(state: ClashState, seat: i64, half: i64, journal: Journal | None) -> None:
    """A card is completed: out of the hand, its cost paid in its own kind (CC-15.6)."""
    card: i64 = half // PER_CARD
    goal = goals.CARD_GOALS[half]
    leave_objectives(state, seat, card)
    player = state.edit(seat)
    player.scored |= BIT[card]
    if goal == goals.CITY_FOUNDER:
        player.founder_round = state.round
    if journal is not None:
        journal.tell(events.ObjectiveScored(seat, goal))
    settle(state, seat, packed(goals.GOAL_COST[goal]), journal)


# The occasions


AFTER_ACTIONS: Final = with_test(goals.OWN_ANGRY_CITIES_AT_LEAST, codes.CELLS)
"""What is looked at when an action is over: Terror Regime."""


def offer_after_action(state: ClashState, seat: i64) -> None:
    """Terror Regime looks at the cities when an own action is over."""
    angry: i64 = 0
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].mood == codes.ANGRY:
            angry += 1
    offer(state, seat, with_test(goals.OWN_ANGRY_CITIES_AT_LEAST, angry))


def offer_founder(state: ClashState, seat: i64, cell: i64) -> None:
    far = state.terms.layout.distance(state.player(seat).start, cell)
    offer(state, seat, with_test(goals.ON_FOUND_CITY_FAR_FROM_START, far))


def offer_wonder(state: ClashState, seat: i64) -> None:
    offer(state, seat, with_test(goals.ON_BUILD_WONDER, 0))


def offer_drafted(state: ClashState, seat: i64) -> None:
    """The second drafted Army unit of a turn, not each one after it."""
    met: i64 = 0
    for goal in range(goals.GOALS):
        if (
            goals.GOAL_TEST[goal] == goals.DRAFT_USED_THIS_TURN_AT_LEAST
            and goals.GOAL_N[goal] == state.drafted
        ):
            met |= BIT[goal]
    offer(state, seat, met)


def offer_after_battle(state: ClashState, battle: Battle, winner: i64, enters: bool) -> None:
    """All that a battle, a capture or an elimination meets, for both sides; the active player is
    asked first (CC-15.9)."""
    attackers = met_by(state, battle, ATTACKER, winner)
    if enters:
        attackers |= met_by_capture(state, battle)
    defenders = met_by(state, battle, DEFENDER, winner)
    if battle.defender == state.active:
        offer_side(state, battle.attacker, attackers)
        offer_side(state, battle.defender, defenders)
    else:
        offer_side(state, battle.defender, defenders)
        offer_side(state, battle.attacker, attackers)


def offer_side(state: ClashState, seat: i64, met: i64) -> None:
    if seat != codes.BARBARIANS:
        offer(state, seat, met)


def met_by(state: ClashState, battle: Battle, side: i64, winner: i64) -> i64:
    """What a battle meets for one side."""
    seat = battle.attacker if side == ATTACKER else battle.defender
    enemy = battle.defender if side == ATTACKER else battle.attacker
    if seat == codes.BARBARIANS:
        return 0
    met: i64 = 0
    if battle.trade_units[side]:
        met |= with_test(goals.ON_KILL_TRADE_UNIT, 0)
    if side == ATTACKER and battle.great_city:
        met |= with_test(goals.ON_ATTACK_GREAT_CITY, 0)
    if battle.round == 0:  # ambush and automatic elimination are no battles (CC-15.10)
        return met
    won = winner == seat
    if not battle.naval:
        met |= with_test(goals.ON_BATTLE_KILLS, battle.kills[side])
        met |= with_test(
            goals.ON_BATTLE_TOTAL_UNITS, battle.began[ATTACKER] + battle.began[DEFENDER]
        )
        if won and side == ATTACKER:
            met |= with_test(goals.ON_ATTACK_WIN_KILLS, battle.kills[side])
        if enemy == codes.BARBARIANS and (battle.raid or battle.in_city):
            met |= with_test(goals.ON_BARBARIAN_KILLS_IN_CITY, battle.kills[side])
        if seat == state.active:
            met |= second_battle(state, battle.cell, won)
    if won and enemy != codes.BARBARIANS:
        fewer = battle.began[side] < battle.began[1 - side]
        if fewer:
            met |= with_test(goals.ON_WIN_OUTNUMBERED, 0)
        if fewer or warfare(state, enemy) > warfare(state, seat):
            met |= with_test(goals.ON_WIN_UNDERDOG, 0)
    return met


def warfare(state: ClashState, seat: i64) -> i64:
    return count_bits(state.player(seat).advances & terms.OF_CATEGORY[codes.CATEGORY_WARFARE])


def second_battle(state: ClashState, cell: i64, won: bool) -> i64:
    """Warmonger: a land battle in another space than an earlier one, one of these two won (R37)."""
    met: i64 = 0
    for i in range(len(state.land_battles)):
        earlier = state.land_battles[i]
        if earlier >> 1 != cell and (won or earlier & 1):
            met = with_test(goals.ON_SECOND_LAND_BATTLE, 0)
    fought: i64 = cell + cell + int(won)
    state.land_battles = append(state.land_battles[:], fought)
    return met


def met_by_capture(state: ClashState, battle: Battle) -> i64:
    """What taking a city or settlement meets for the captor."""
    if not battle.in_city:
        return 0
    if battle.defender == codes.BARBARIANS:
        return with_test(goals.ON_CAPTURE_BARBARIANS, battle.barbarians)
    met: i64 = 0
    for goal in range(goals.GOALS):
        if goals.GOAL_TEST[goal] == goals.ON_CAPTURE_PLAYER_CITY:
            if battle.defended if goals.GOAL_DEFENDED[goal] else battle.disembarked:
                met |= BIT[goal]
    return met
