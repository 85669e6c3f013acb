"""The Game of Ur in one final class with a `phase` field: no stack, no base class, no decisions.

Only for `make bench`, which compiles it together with the real game and compares the two: what the
decision stack costs. It plays the same games to the last counter; the benchmark checks that.
"""

from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.rng import Rng
from edubba.games.game_of_ur.codes import (
    BIRDS,
    DARK,
    HOME,
    LARGE,
    LAUNCH,
    LIGHT,
    MOVE,
    ROLL_LARGE,
    SEAT_ACTIONS,
    SMALL,
    SWALLOW,
    YES,
)
from edubba.games.game_of_ur.state import BOARD, OFF, PRIVATE
from edubba.games.game_of_ur.terms import (
    BIRD_OF,
    CONVERTED,
    LAUNCH_ACTION,
    LAUNCH_HOUSE,
    LAUNCHED_BY,
    ROLL_OFF,
    VALUE,
    Terms,
)

ROLL_OFF_SMALL: Final = 0
ROLL_OFF_LARGE: Final = 1
SMALL_THROW: Final = 2
USE_OR_GAMBLE: Final = 3
LARGE_THROW: Final = 4
CONVERTED_MOVE: Final = 5
ENDED: Final = 6


@final
@mypyc_attr(acyclic=True)
class Race:
    """Everything on the table and whose phase it is."""

    terms: Terms
    houses: vec[i64]
    phase: i64 = ROLL_OFF_SMALL
    number: i64 = 0
    thrower: i64 = LIGHT
    light_score: i64 = 0
    light: i64 = 0
    dark: i64 = 0
    pool: i64 = 0
    to_move: i64 = LIGHT
    first: i64 = -1
    turn: i64 = 0
    small: i64 = 0
    large: i64 = 0
    winner: i64 = -1

    def clone(self) -> "Race":
        copy = Race()
        copy.terms = self.terms
        copy.houses = self.houses[:]
        copy.phase = self.phase
        copy.number = self.number
        copy.thrower = self.thrower
        copy.light_score = self.light_score
        copy.light = self.light
        copy.dark = self.dark
        copy.pool = self.pool
        copy.to_move = self.to_move
        copy.first = self.first
        copy.turn = self.turn
        copy.small = self.small
        copy.large = self.large
        copy.winner = self.winner
        return copy

    def house(self, seat: i64, bird: i64) -> i64:
        return self.houses[seat * BIRDS + bird]

    def put(self, seat: i64, bird: i64, house: i64) -> None:
        self.houses[seat * BIRDS + bird] = house

    def standing(self, seat: i64) -> i64:
        mask: i64 = 0
        at: i64 = seat * BIRDS
        houses = self.houses
        for i in range(at, at + BIRDS):
            mask |= 1 << houses[i]
        return mask & BOARD

    def bird_on(self, seat: i64, house: i64) -> i64:
        at: i64 = seat * BIRDS
        for bird in range(BIRDS):
            if self.houses[at + bird] == house:
                return bird
        return -1

    def count_on(self, seat: i64, house: i64) -> i64:
        count: i64 = 0
        at: i64 = seat * BIRDS
        for i in range(at, at + BIRDS):
            if self.houses[i] == house:
                count += 1
        return count

    def purse(self, seat: i64) -> i64:
        return self.light if seat == LIGHT else self.dark

    def earn(self, seat: i64, counters: i64) -> None:
        if seat == LIGHT:
            self.light += counters
        else:
            self.dark += counters

    def legal_into(self, actions: Actions) -> None:
        actions.clear()
        phase = self.phase
        if phase == USE_OR_GAMBLE:
            actions.add(ROLL_LARGE)
            self.uses_into(self.number, actions)
        elif phase == CONVERTED_MOVE:
            self.uses_into(self.number, actions)
        elif phase in (SMALL_THROW, ROLL_OFF_SMALL):
            weights = self.terms.small
            for face in range(len(weights)):
                actions.add_outcome(SMALL + face, weights[face])
        elif phase in (LARGE_THROW, ROLL_OFF_LARGE):
            weights = self.terms.large
            for reading in range(len(weights)):
                actions.add_outcome(LARGE + reading, weights[reading])

    def uses_into(self, number: i64, actions: Actions | None) -> bool:
        seat = self.to_move
        own = self.standing(seat)
        theirs = self.standing(DARK - seat) & ~PRIVATE
        found = False
        for bird in range(BIRDS):
            if self.can_move(seat, bird, number, own, theirs):
                if actions is None:
                    return True
                actions.add(MOVE + bird)
                found = True
        launched = LAUNCHED_BY[number]
        if launched < 0 or self.house(seat, launched) != OFF:
            return found
        first = LAUNCH_ACTION[launched]
        end: i64 = SEAT_ACTIONS if launched == SWALLOW else first + 1
        for action in range(first, end):
            house = LAUNCH_HOUSE[action]
            starts = launched != SWALLOW or (self.terms.swallow_starts >> house) & 1 == 1
            if starts and self.can_launch(seat, launched, house, own):
                if actions is None:
                    return True
                actions.add(action)
                found = True
        return found

    def can_move(self, seat: i64, bird: i64, number: i64, own: i64, theirs: i64) -> bool:
        house = self.house(seat, bird)
        if house in (OFF, HOME):
            return False
        target: i64 = house + number
        if target > HOME:
            return False
        terms = self.terms
        if target < HOME and (own | theirs) >> target & 1:
            if own >> target & 1:
                if not terms.is_rosette(target):
                    return False
                if not terms.sharing or self.count_on(seat, target) > 1:
                    return False
            elif terms.is_rosette(target):
                return False
        return not (terms.must_afford and self.toll(bird, house, target) > self.purse(seat))

    def can_launch(self, seat: i64, bird: i64, house: i64, own: i64) -> bool:
        if own & (1 << house):
            return False
        if self.terms.fixed_order:
            for earlier in range(bird):
                if self.house(seat, earlier) == OFF:
                    return False
        return True

    def toll(self, bird: i64, house: i64, target: i64) -> i64:
        if target == HOME:
            if not self.terms.bear_off_toll:
                return 0
        elif self.terms.is_rosette(target):
            return 0
        rosettes: i64 = self.terms.rosettes_up_to[target - 1] - self.terms.rosettes_up_to[house]
        if rosettes > 1 and not self.terms.per_rosette:
            rosettes = 1
        return VALUE[bird] * rosettes

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == USE_OR_GAMBLE:
            if action == ROLL_LARGE:
                self.phase = LARGE_THROW
            elif not self.use(action):
                self.end_turn()
        elif phase == SMALL_THROW:
            self.number = action - SMALL + 1
            self.small = self.number
            self.large = 0
            self.phase = LARGE_THROW if self.terms.always_both else USE_OR_GAMBLE
        elif phase == LARGE_THROW:
            self.large_throw(action)
        elif phase == CONVERTED_MOVE:
            if not self.use(action):
                self.end_turn()
        elif phase == ROLL_OFF_SMALL:
            self.number = action - SMALL + 1
            self.phase = ROLL_OFF_LARGE
        else:
            self.roll_off(action)

    def large_throw(self, action: i64) -> None:
        self.large = action - LARGE + 1
        if action - LARGE == YES:
            self.number = CONVERTED[self.number]
        elif not self.terms.always_both:
            self.end_turn()
            return
        if self.uses_into(self.number, None):
            self.phase = CONVERTED_MOVE
        else:
            self.end_turn()

    def roll_off(self, action: i64) -> None:
        score = CONVERTED[self.number] if action - LARGE == YES else self.number
        self.phase = ROLL_OFF_SMALL
        if self.thrower == LIGHT:
            self.thrower = DARK
            self.light_score = score
        elif score == self.light_score:
            self.thrower = LIGHT
        else:
            self.first = LIGHT if self.light_score > score else DARK
            self.begin_turn(self.first)

    def use(self, action: i64) -> bool:
        seat = self.to_move
        if action >= LAUNCH:
            house = LAUNCH_HOUSE[action]
            self.capture(seat, house)
            self.put(seat, BIRD_OF[action], house)
            return False
        bird: i64 = action - MOVE
        start = self.house(seat, bird)
        target: i64 = start + self.number
        if target < HOME:
            self.capture(seat, target)
        self.put(seat, bird, target)
        self.exchange(seat, bird, start, target)
        if target == HOME and self.count_on(seat, HOME) == BIRDS:
            self.finish(seat)
            return True
        return False

    def capture(self, seat: i64, house: i64) -> None:
        if (PRIVATE >> house) & 1:
            return
        taken = self.bird_on(DARK - seat, house)
        if taken >= 0:
            self.put(DARK - seat, taken, OFF)

    def exchange(self, seat: i64, bird: i64, start: i64, target: i64) -> None:
        if target < HOME and self.terms.is_rosette(target):
            gain = VALUE[bird] if VALUE[bird] < self.pool else self.pool
            self.earn(seat, gain)
            self.pool -= gain
            return
        cost = self.toll(bird, start, target)
        if cost == 0:
            return
        if not self.terms.debt:
            purse = self.purse(seat)
            cost = cost if cost < purse else purse
        self.earn(seat, -cost)
        self.pool += cost

    def begin_turn(self, seat: i64) -> None:
        self.to_move = seat
        self.turn += 1
        self.phase = SMALL_THROW

    def end_turn(self) -> None:
        if self.turn >= self.terms.turn_cap:
            self.finish(-1)
        else:
            self.begin_turn(DARK - self.to_move)

    def finish(self, winner: i64) -> None:
        self.winner = winner
        light: i64 = self.pool // 2
        if winner >= 0 and not self.terms.keep_own:
            light = self.pool if winner == LIGHT else 0
        else:
            odd_to: i64 = DARK - self.first if winner < 0 else winner
            if odd_to == LIGHT:
                light = self.pool - light
        self.light += light
        self.dark += self.pool - light
        self.pool = 0
        self.phase = ENDED


def new_race(terms: Terms) -> Race:
    race = Race()
    race.terms = terms
    race.houses = vec[i64]([OFF] * (2 * BIRDS))
    race.light = terms.brought[LIGHT] - terms.ante
    race.dark = terms.brought[DARK] - terms.ante
    race.pool = 2 * terms.ante
    assert terms.opening == ROLL_OFF
    return race


def playout(race: Race, rng: Rng, actions: Actions) -> i64:
    """As `edubba.core.playout.playout`, for this class."""
    decisions: i64 = 0
    while race.phase != ENDED:
        race.legal_into(actions)
        if race.phase != USE_OR_GAMBLE and race.phase != CONVERTED_MOVE:
            race.apply(actions.draw(rng))
        else:
            race.apply(actions.pick(rng))
            decisions += 1
    return decisions


def playout_cloning(race: Race, rng: Rng, actions: Actions) -> i64:
    """As `edubba.core.playout.playout_cloning`, for this class."""
    decisions: i64 = 0
    while race.phase != ENDED:
        race.legal_into(actions)
        chance = race.phase != USE_OR_GAMBLE and race.phase != CONVERTED_MOVE
        race = race.clone()
        race.apply(actions.draw(rng) if chance else actions.pick(rng))
        decisions += not chance
    return decisions
