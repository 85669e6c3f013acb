"""What a network that judges Clash of Cultures is told: what each player has, in few numbers."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.features import Aspects, Feature, Sheet, turns_on, turns_to
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures.decisions.frames import DRAW_EVENT_CARD
from edubba.games.clash_of_cultures.evaluate import (
    ClashEvaluator,
    goods_lacking,
    known_around,
    near_objectives,
    tokens_lacking,
)
from edubba.games.clash_of_cultures.space import CATEGORIES, MOODS
from edubba.games.clash_of_cultures.state import ClashState

MOST: Final = 99
SIZES: Final = terms.MAX_CITY_SIZE
MOOD_COUNT: Final = len(MOODS)
GROUPS: Final = len(CATEGORIES)
CITIES: Final = SIZES + MOOD_COUNT + codes.BUILDINGS + 5
"""Numbers of a player's cities."""
BOARD: Final = 13
WONDER: Final = 4
DANGER: Final = 4
"""Parts of a point in which losses to raids are told."""
FAR_OFF: Final = 20
"""Goods that a Wonder lacks, where none can be built."""
NONE: Final = vec[i64]([0] * CITIES)
"""Copied, never changed."""


@final
class ClashAspects(Aspects[ClashState]):
    """Everything by seats in the order of play, the one that looks first."""

    def __init__(self, seats: int) -> None:
        own = [
            Feature("goods", (seats, codes.KINDS), "of each kind", MOST),
            Feature("advances", (seats, GROUPS), "in each category", codes.CATEGORY_SIZE),
            Feature(
                "board",
                (seats, BOARD),
                "points, advances, happiness, culture, cards, Objectives, completed ones, half "
                "points, Settlers, Army units, ships, lost actions, Pestilence",
                MOST,
            ),
            Feature(
                "cities",
                (seats, CITIES),
                "by size, by mood, by building, influenced, without defenders, with room, "
                "activations, known land beside them",
                MOST,
            ),
            Feature(
                "wonder",
                (seats, WONDER),
                "Wonders, displayed ones with all advances, goods and tokens the nearest lacks",
                FAR_OFF,
            ),
            Feature("objectives", (2,), "own Objectives that could be declared now, or nearly", 9),
            Feature("raids", (seats,), "what the next raid may take, in quarters", MOST),
            Feature("lead", (1,), "points ahead of the best other seat", MOST, -MOST),
            Feature("round", (terms.ROUNDS,), "which round it is"),
            Feature("turn", (1,), "turns of the round that are over", terms.TURNS),
            Feature("active", (seats,), "whose player-turn it is"),
            Feature("first", (seats,), "the First Player"),
            Feature("actions", (1,), "actions left in an own player-turn", 9),
            Feature("event", (seats,), "who draws an Event now"),
            Feature("fight", (2,), "whether the seat attacks, or defends, in a battle"),
        ]
        super().__init__(seats, own)
        self.evaluator = ClashEvaluator()

    def write(self, state: ClashState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        for turns in range(seats):
            sheet.counts(state.player(turns_on(seat, turns, seats)).kinds, 0, codes.KINDS)
        for turns in range(seats):
            advances = state.player(turns_on(seat, turns, seats)).advances
            for group in range(GROUPS):
                sheet.put(count_bits(advances & terms.OF_CATEGORY[group]))
        for turns in range(seats):
            write_board(state, turns_on(seat, turns, seats), sheet)
        for turns in range(seats):
            write_cities(state, turns_on(seat, turns, seats), sheet)
        for turns in range(seats):
            write_wonders(state, turns_on(seat, turns, seats), sheet)
        met = near_objectives(state, seat, 0.0)
        sheet.put(i64(met))
        sheet.put(i64(near_objectives(state, seat, 1.0) - met))
        for turns in range(seats):
            danger = self.evaluator.threat(state, turns_on(seat, turns, seats))
            sheet.put(i64(danger * float(DANGER)))
        best: i64 = 0
        for turns in range(1, seats):
            best = max(best, state.points(turns_on(seat, turns, seats)))
        sheet.put(state.points(seat) - best)
        sheet.one_of(state.round - 1, terms.ROUNDS)
        sheet.put(state.turn)
        sheet.one_of(turns_to(state.active, seat, seats), seats)
        sheet.one_of(turns_to(state.first, seat, seats), seats)
        sheet.put(state.actions if state.active == seat else 0)
        drawer = state.a
        draws = drawer if state.code == DRAW_EVENT_CARD else -1
        sheet.one_of(turns_to(draws, seat, seats), seats)
        battle = state.battle
        sheet.put(1 if battle is not None and battle.attacker == seat else 0)
        sheet.put(1 if battle is not None and battle.defender == seat else 0)


def write_board(state: ClashState, seat: i64, sheet: Sheet) -> None:
    player = state.player(seat)
    sheet.put(state.points(seat))
    sheet.put(count_bits(player.advances))
    sheet.put(player.happiness)
    sheet.put(player.culture)
    sheet.put(count_bits(player.hand))
    sheet.put(count_bits(player.objectives))
    sheet.put(count_bits(player.scored))
    sheet.put(player.half_points)
    sheet.put(player.on_board(0, codes.FIRST_ARMY))
    sheet.put(player.on_board(codes.FIRST_ARMY, codes.FIRST_SHIP))
    sheet.put(player.on_board(codes.FIRST_SHIP, codes.UNITS))
    sheet.put(player.assassinated + player.revolted)
    sheet.put(player.banned)


def write_cities(state: ClashState, seat: i64, sheet: Sheet) -> None:
    counts = NONE[:]
    cities = state.city_count(seat)
    last: i64 = SIZES + MOOD_COUNT + codes.BUILDINGS
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner != seat:
            continue
        size = city.size()
        counts[min(size, SIZES) - 1] += 1
        counts[SIZES + city.mood] += 1
        for building in range(codes.BUILDINGS):
            if city.has(building):
                counts[SIZES + MOOD_COUNT + building] += 1
        if city.influenced():
            counts[last] += 1
        if state.armies(city.cell) == 0:
            counts[last + 1] += 1
        if size < cities and size < SIZES:
            counts[last + 2] += 1
        counts[last + 3] += city.activations
        counts[last + 4] += known_around(state, city.cell)
    sheet.counts(counts, 0, CITIES)


def write_wonders(state: ClashState, seat: i64, sheet: Sheet) -> None:
    """How far a player is from the displayed Wonder that lacks least (CC-16.2, CC-16.3)."""
    player = state.player(seat)
    ready: i64 = 0
    goods: i64 = FAR_OFF
    tokens: i64 = FAR_OFF
    for wonder in range(codes.WONDERS):
        if not (state.display >> wonder) & 1 or terms.WONDER_NEEDS[wonder] & ~player.advances:
            continue
        ready += 1
        lacking = goods_lacking(player, wonder)
        if lacking < goods:
            goods = lacking
            tokens = tokens_lacking(player, wonder)
    sheet.put(state.wonders_of(seat))
    sheet.put(ready)
    sheet.put(goods)
    sheet.put(tokens)
