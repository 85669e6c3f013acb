"""What bots think of a position: points, what soon becomes points, and what raids may take."""

from typing import Final, final

from edubba.core.bits import BIT, count_bits
from edubba.core.game import Evaluator
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures import codes, goals, terms
from edubba.games.clash_of_cultures.decisions.barbarians.raids import land_path
from edubba.games.clash_of_cultures.decisions.battle.forces import ATTACKER, DEFENDER
from edubba.games.clash_of_cultures.decisions.cards.conditions import counted, holds
from edubba.games.clash_of_cultures.decisions.frames import (
    BATTLE_ABILITY,
    DRAW_EVENT_CARD,
    LAY_CARD,
    ROLL_DIE,
    TRADE_ANSWER,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import Battle, Player
from edubba.games.clash_of_cultures.scoring import places
from edubba.games.clash_of_cultures.state import ClashState

# Worth in points; what can still be used counts more the earlier it is.
GOODS: Final = 0.12
TOKENS: Final = 0.15
SPARE: Final = 0.03
"""For each token beyond those of its kind that are soon used."""
ENOUGH: Final = 4
CARDS: Final = 0.3
ADVANCE: Final = 0.35
CITY: Final = 2.0
LAND: Final = 0.15
"""For each known space beside a city that no city bars: what it may collect from."""
SPRAWL: Final = 3.0
SHAKEN_CITIES: Final = 3
"""SPRAWL is taken off where a player has just so many cities and none has grown: one Earthquake
may destroy so many pieces (CC-13.6), and whoever has no city left ends the game (CC-19.1)."""
PIECE: Final = 0.2
GROWTH: Final = 0.5
"""For each building or Wonder: a greater city collects more, and a raid does not end it."""
MOOD_STEP: Final = 0.35
SETTLER: Final = 0.9
ARMY: Final = 0.35
SHIP: Final = 0.3
ACTION: Final = 0.6
"""For each action left in the own player-turn: it is judged where chance ends it, often half-way.
Nobody else's actions count, or it would seem good to stop before theirs begin."""
WONDER: Final = 4.0
"""For the whole price of a displayed Wonder: half of it is worth a quarter, so that who has begun
to save goes on."""
BUILT: Final = 1.5
"""For each Wonder beside its points; else it would be better to keep its price than to pay it."""
NEED: Final = 2.5
"""An advance that a Wonder needs, in goods."""
ROOM: Final = 2.0
"""A city with room for it, likewise."""
PACE: Final = 2.5
"""Goods that can be saved in a turn: what lacks more than that by the end is hoped for less."""
MET: Final = 1.3
"""For an own Objective card that could be declared now: the next Status Phase may still find it so,
or not."""
NEARLY: Final = 0.4
"""How much of that counts where one advance, city or unit is lacking, ..."""
SOON: Final = 0.25
"""... while so much of all turns is left; after that less and less."""
WON: Final = 1000.0
"""More than any lead: a game that is over is won or lost."""
RUIN: Final = 15.0
"""What the last city is worth: without it the game is over, and mostly lost (CC-19.1)."""
LONE: Final = 1.0
"""Taken off where all hangs on one city."""
RAID: Final = 0.35
"""How many raids are expected before anything can be done about them."""
ATTACK: Final = 0.37
"""How many more if an Event is drawn now: the share of cards with that icon."""


def _chances() -> vec[float]:
    """For each number of dice, then for each sum: how likely it is to be reached."""
    most = max(terms.DIE_FACES) * terms.BARBARIAN_LIMIT
    table: list[float] = []
    ways = [1]
    for _ in range(terms.BARBARIAN_LIMIT + 1):
        table += [sum(ways[least:]) / sum(ways) for least in range(most + 1)]
        rolled = [0] * (len(ways) + max(terms.DIE_FACES))
        for total, count in enumerate(ways):
            for face in terms.DIE_FACES:
                rolled[total + face] += count
        ways = rolled
    return vec[float](table)


def _counted() -> int:
    """The tests that compare a number with that of the objective alone, as a set."""
    tests = [
        goals.OWN_CITIES_AT_LEAST,
        goals.OWN_HAPPY_CITIES_AT_LEAST,
        goals.OWN_BUILDING_TYPES_AT_LEAST,
        goals.FOREIGN_CITIES_INFLUENCED_AT_LEAST,
        goals.OWN_CITY_SIZE_AT_LEAST,
        goals.ISOLATED_OWN_CITIES_AT_LEAST,
        goals.CATEGORIES_STARTED_AT_LEAST,
        goals.SHIPS_ON_ENEMY_PORTS_AT_LEAST,
        goals.GARRISONED_CITIES_AT_LEAST,
        goals.ARMY_UNITS_NEXT_TO_ENEMY_CITIES_AT_LEAST,
        goals.MILITARY_UNITS_AT_LEAST,
        goals.OUTPOSTS_AT_LEAST,
    ]
    return sum(1 << test for test in tests)


COUNTED: Final = _counted()
SUMS: Final = max(terms.DIE_FACES) * terms.BARBARIAN_LIMIT + 1
CHANCES: Final = _chances()


def time_left(state: ClashState) -> float:
    """The share of all turns that is still to come."""
    played: i64 = (state.round - 1) * terms.TURNS + state.turn
    return 1.0 - float(played) / float(terms.ROUNDS * terms.TURNS + 1)


def known_around(state: ClashState, city: i64) -> i64:
    """The known spaces beside a city without another city."""
    around = state.terms.layout.around
    terrain = state.terrain
    city_at = state.city_at
    known: i64 = 0
    for i in range(city * codes.SPACES_AROUND, (city + 1) * codes.SPACES_AROUND):
        cell = around[i]
        if cell != NO_CELL and terrain[cell] > FACE_DOWN and city_at[cell] == terms.NONE:
            known += 1
    return known


def tokens_worth(count: i64) -> float:
    used = min(count, ENOUGH)
    return TOKENS * float(used) + SPARE * float(count - used)


def goods_lacking(player: Player, wonder: i64) -> i64:
    """Goods of a Wonder's price that are not there, gold in their place (CC-16.3)."""
    cost = terms.WONDER_COST[wonder]
    kinds = player.kinds
    lacking: i64 = 0
    for kind in range(codes.RESOURCES):
        if cost[kind] > kinds[kind]:
            lacking += cost[kind] - kinds[kind]
    return lacking - min(lacking, kinds[codes.GOLD])


def tokens_lacking(player: Player, wonder: i64) -> i64:
    """Culture tokens of a Wonder's price that are not there."""
    return max(0, terms.WONDER_COST[wonder][codes.CULTURE] - player.kinds[codes.CULTURE])


def near_wonder(state: ClashState, seat: i64, has_room: bool, left: float) -> float:
    """How near the nearest displayed Wonder is, from 0 to 1: goods, tokens, advances and a city
    with room (CC-16.2)."""
    player = state.player(seat)
    saved = PACE * left * float(terms.ROUNDS * terms.TURNS + 1)
    best = 0.0
    for wonder in range(codes.WONDERS):
        if not (state.display >> wonder) & 1:
            continue
        needs = terms.WONDER_NEEDS[wonder]
        lacking = float(goods_lacking(player, wonder) + tokens_lacking(player, wonder))
        lacking += NEED * float(count_bits(needs & ~player.advances))
        if not has_room:
            lacking += ROOM
        whole = float(terms.WONDER_PRICE[wonder]) + NEED * float(count_bits(needs)) + ROOM
        share = 1.0 - lacking / whole
        share *= share
        if lacking > saved:
            share *= saved / lacking
        best = max(best, share)
    return best


def lacks_one(state: ClashState, seat: i64, goal: i64) -> bool:
    """Whether one advance, or one of what it counts, would meet a status objective."""
    test = goals.GOAL_TEST[goal]
    advances = state.player(seat).advances
    if test == goals.CATEGORY_COMPLETE:
        return count_bits(terms.OF_CATEGORY[goals.GOAL_WHICH[goal]] & ~advances) == 1
    if test == goals.GOVERNMENT_COMPLETE:
        for i in range(len(terms.GOVERNMENT_CATEGORY)):
            category = terms.GOVERNMENT_CATEGORY[i]
            if count_bits(terms.OF_CATEGORY[category] & ~advances) == 1:
                return True
        return False
    if (COUNTED >> test) & 1 == 0:
        return False
    return counted(state, seat, test, goals.GOAL_WHICH[goal]) == goals.GOAL_N[goal] - 1


def near_objectives(state: ClashState, seat: i64, near: float) -> float:
    """How many of a player's Objective cards could be declared now (CC-14.1); who lacks one thing
    counts so much of it."""
    held = state.player(seat).objectives
    total = 0.0
    seen: i64 = 0
    for card in range(len(goals.CARD_GOALS) // 2):
        if not (held >> card) & 1:
            continue
        best = 0.0
        found: i64 = -1
        for half in range(2 * card, 2 * card + 2):
            goal = goals.CARD_GOALS[half]
            if not goals.GOAL_STATUS[goal] or (seen >> goal) & 1:
                continue
            if holds(state, seat, goal):
                best = 1.0
                found = goal
                break
            if best < near and lacks_one(state, seat, goal):
                best = near
                found = goal
        if found >= 0:
            seen |= BIT[found]
        total += best
    return total


@final
class ClashEvaluator(Evaluator[ClashState]):
    """The lead in points, with goods, tokens, cities and units at what they may bring, less what
    Barbarians threaten; once the game is over, whether it is won."""

    def value(self, state: ClashState, seat: i64) -> float:
        if state.ended:
            return self.outcome(state, seat)
        best = -WON
        rival: i64 = 0
        for other in range(state.seats):
            if other != seat:
                worth = self.worth(state, other)
                if worth > best:
                    best = worth
                    rival = other
        lead = self.worth(state, seat) - best
        lead += self.threat(state, rival) - self.threat(state, seat)
        if state.active == seat:
            lead += ACTION * float(state.actions)
        near = NEARLY * min(1.0, time_left(state) / SOON)
        return lead + MET * near_objectives(state, seat, near)

    def shuns(self, state: ClashState, seat: i64) -> bool:
        """An own trade offer that waits for its answer: where all goods are worth the same, none is
        good for both, and the partner would take only those that are bad."""
        other = state.a
        return state.code == TRADE_ANSWER and other == seat

    def gave_up(self, state: ClashState, seat: i64) -> bool:
        """Whoever has no city left ends the game (CC-19.1), and may be ahead then. A bot plays on:
        to raze the last city in the second round is no way to win that anybody wants to see."""
        return state.ended and state.city_count(seat) == 0

    def outcome(self, state: ClashState, seat: i64) -> float:
        """Won, shared or lost; then the lead."""
        ranks = places(state)
        lead = super().value(state, seat)
        if ranks[seat] > 1 or self.gave_up(state, seat):
            return lead - WON
        return lead + WON if ranks.count(1) == 1 else lead

    def worth(self, state: ClashState, seat: i64) -> float:
        total = float(state.points(seat))
        player = state.player(seat)
        left = time_left(state)
        kinds = player.kinds
        goods: i64 = 0
        for kind in range(codes.RESOURCES):
            goods += kinds[kind]
        total += GOODS * float(goods)
        total += tokens_worth(kinds[codes.MOOD]) + tokens_worth(kinds[codes.CULTURE])
        total += CARDS * float(count_bits(player.hand) + count_bits(player.objectives)) * left
        total += ADVANCE * float(count_bits(player.advances)) * (0.5 + left)
        cities = state.city_count(seat)
        bare: i64 = 0
        has_room = False
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner == seat:
                size = city.size()
                if city.mood != codes.ANGRY and size < min(cities, terms.MAX_CITY_SIZE):
                    has_room = True
                if size == 1:
                    bare += 1
                total += PIECE * float(size)
                land = LAND * float(known_around(state, city.cell))
                total += (CITY + GROWTH * float(size - 1) + land) * left
                if city.mood == codes.HAPPY:
                    total += MOOD_STEP
                elif city.mood == codes.ANGRY:
                    total -= MOOD_STEP
        total += WONDER * near_wonder(state, seat, has_room, left)
        total += BUILT * float(state.wonders_of(seat))
        if cities == 1:
            total -= LONE
        if cities == SHAKEN_CITIES and bare == cities:
            total -= SPRAWL * left
        total += SETTLER * float(player.on_board(0, codes.FIRST_ARMY)) * left
        total += ARMY * float(player.on_board(codes.FIRST_ARMY, codes.FIRST_SHIP)) * left
        total += SHIP * float(player.on_board(codes.FIRST_SHIP, codes.UNITS)) * left
        battle = state.battle
        if battle is not None and battle.raid and battle.defender == seat:
            total -= self.raided(state, battle, cities, left)
        return total

    def raided(self, state: ClashState, battle: Battle, cities: i64, left: float) -> float:
        """What the raid that is being fought will take."""
        if not state.has_city(battle.cell):
            return 0.0
        rolled = battle.values[ATTACKER]
        spared = battle.cancels[DEFENDER]
        if state.code == ROLL_DIE:
            dice = battle.dice[ATTACKER]
        elif state.code == LAY_CARD or state.code == BATTLE_ABILITY:
            dice = state.barbarians[battle.origin]
        else:
            return 0.0  # its hits are being taken
        return self.loss(state, battle.cell, dice, rolled, spared, cities, left)

    def threat(self, state: ClashState, seat: i64) -> float:
        """What the next raid may be expected to take: the greatest stack in reach falls upon the
        nearest city, and of several the player chooses (CC-11.5)."""
        if state.barbarians_left == terms.BARBARIAN_UNITS:
            return 0.0
        layout = state.terms.layout
        barbarians = state.barbarians
        left = time_left(state)
        cities = state.city_count(seat)
        most: i64 = 1
        least = 0.0
        found = False
        for i in range(len(state.cities)):
            camp = state.cities[i]
            if camp.owner != codes.BARBARIANS:
                continue
            units = barbarians[camp.cell]
            if units < most:
                continue
            near: i64 = FAR
            loss = 0.0
            for j in range(len(state.cities)):
                city = state.cities[j]
                if city.owner != seat:
                    continue
                if layout.distance(camp.cell, city.cell) > terms.BARBARIAN_REACH:
                    continue
                path = land_path(state, camp.cell, city.cell)
                if path < FAR and path <= near:
                    here = self.loss(state, city.cell, units, 0, 0, cities, left)
                    if path < near or here < loss:
                        loss = here
                    near = path
            if near < FAR and (not found or units > most or loss < least):
                found = True
                most = units
                least = loss
        drawer = state.a
        if state.code == DRAW_EVENT_CARD and drawer == seat:
            return (RAID + ATTACK) * least
        return RAID * least

    def loss(
        self,
        state: ClashState,
        cell: i64,
        dice: i64,
        rolled: i64,
        spared: i64,
        cities: i64,
        left: float,
    ) -> float:
        """What a raid on a city takes on average: Army units, Settlers, pieces, the Settlement
        last (CC-11.6)."""
        city = state.city(cell)
        cancelled = spared
        if state.usable(city, terms.FORTRESS):
            cancelled += terms.FORTRESS_CANCELS
        armies = state.armies(cell)
        units: i64 = armies + state.settlers(cell)
        last: i64 = units + city.size()
        total = 0.0
        for hit in range(1, last + 1):
            needed: i64 = (hit + cancelled) * terms.HIT_DIVISOR - rolled
            if needed >= SUMS:
                break
            chance = CHANCES[dice * SUMS + needed] if needed > 0 else 1.0
            if hit <= armies:
                total += chance * ARMY * left
            elif hit <= units:
                total += chance * SETTLER * left
            elif hit < last:
                total += chance * (1.0 + PIECE + GROWTH * left)
            elif cities > 1:
                total += chance * (1.0 + PIECE + CITY * left)
            else:
                total += chance * RUIN
        return total
