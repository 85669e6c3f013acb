"""Using a number: launching, moving, capturing, counters, bearing off (GU-6 to GU-9)."""

from typing import Final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.words import Message, Reason
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.codes import (
    BIRDS,
    DARK,
    HOME,
    LAUNCH,
    LAUNCH_SWALLOW,
    MOVE,
    ROLL_LARGE,
    SEAT_ACTIONS,
    SWALLOW,
)
from edubba.games.game_of_ur.events import (
    BorneOff,
    Captured,
    Collected,
    Launched,
    Moved,
    Paid,
    bird_element,
    square_element,
)
from edubba.games.game_of_ur.scoring import finish
from edubba.games.game_of_ur.state import OFF, PRIVATE, RACE, UrState
from edubba.games.game_of_ur.tables import (
    LAUNCH_ACTION,
    LAUNCH_NUMBER,
    LAUNCHED_BY,
    START_HOUSE,
    SWALLOW_HOUSE,
    VALUE,
)

# What stands in the way of a use of a number, in the order in which it is said.
NOTHING: Final = 0
NEEDS_LAUNCH_NUMBER: Final = 1
START_HOUSE_OWN_BIRD: Final = 2
OWN_BIRD_ON_TARGET: Final = 3
ROSETTE_TAKEN: Final = 4
OVERSHOOT: Final = 5
ALREADY_HOME: Final = 6
LAUNCH_ORDER: Final = 7
CANNOT_AFFORD: Final = 8
NOT_LAUNCHED: Final = 9
ALREADY_LAUNCHED: Final = 10
NOT_A_START_HOUSE: Final = 11


def find_uses(state: UrState, number: i64, actions: Actions | None) -> bool:
    """List all legal uses of a number by the player to move; whether there are any. Without a list
    the first one found is answer enough."""
    seat = state.to_move
    own = state.standing(seat)
    theirs = state.standing(DARK - seat) & ~PRIVATE
    found = False
    for bird in range(BIRDS):
        if obstacle_to_move(state, seat, bird, number, own, theirs) == NOTHING:
            if actions is None:
                return True
            actions.add(MOVE + bird)
            found = True
    launched = LAUNCHED_BY[number]
    if launched == NOBODY or state.house(seat, launched) != OFF:
        return found
    if launched != SWALLOW:
        house = START_HOUSE[launched]
        if obstacle_to_launch(state, seat, launched, house, number, own) == NOTHING:
            if actions is not None:
                actions.add(LAUNCH_ACTION[launched])
            found = True
        return found
    for choice in range(len(SWALLOW_HOUSE)):
        house = SWALLOW_HOUSE[choice]
        if obstacle_to_launch(state, seat, SWALLOW, house, number, own) == NOTHING:
            if actions is None:
                return True
            actions.add(LAUNCH_SWALLOW + choice)
            found = True
    return found


def obstacle_to_move(
    state: UrState, seat: i64, bird: i64, number: i64, own: i64, theirs: i64
) -> i64:
    """What keeps a bird from moving on or bearing off with a number; `own` and `theirs` are the
    houses on which birds stand that could be in the way."""
    house = state.house(seat, bird)
    if house == OFF:
        return NOT_LAUNCHED
    if house == HOME:  # GU-7.9, GU-9.5
        return ALREADY_HOME
    target: i64 = house + number
    if target > HOME:  # GU-9.3
        return OVERSHOOT
    terms = state.terms
    if target < HOME and (own | theirs) >> target & 1:
        if own >> target & 1:  # GU-7.4, GU-7.5
            if not terms.is_rosette(target):
                return OWN_BIRD_ON_TARGET
            if not terms.sharing or state.count_on(seat, target) > 1:
                return ROSETTE_TAKEN  # GU-13.7, GU-12.12
        elif terms.is_rosette(target):  # GU-7.4
            return ROSETTE_TAKEN
    if terms.must_afford and toll(state, bird, house, target) > state.purse(seat):
        return CANNOT_AFFORD
    return NOTHING


def obstacle_to_launch(
    state: UrState, seat: i64, bird: i64, house: i64, number: i64, own: i64
) -> i64:
    """What keeps a bird from being launched on a house."""
    place = state.house(seat, bird)
    if place == OFF and LAUNCH_NUMBER[bird] != number:  # GU-6.1
        return NEEDS_LAUNCH_NUMBER
    if bird == SWALLOW and (state.terms.swallow_starts >> house) & 1 == 0:  # GU-6.3
        return NOT_A_START_HOUSE
    if place == OFF and own & (1 << house):  # GU-6.5
        return START_HOUSE_OWN_BIRD
    if place == HOME:  # GU-6.8
        return ALREADY_HOME
    if place != OFF:
        return ALREADY_LAUNCHED
    if state.terms.fixed_order:  # GU-13.6
        for earlier in range(bird):
            if state.house(seat, earlier) == OFF:
                return LAUNCH_ORDER
    return NOTHING


def passed(state: UrState, house: i64, target: i64) -> i64:
    """How many rosettes lie strictly between two houses (GU-8.5)."""
    return state.terms.rosettes_up_to[target - 1] - state.terms.rosettes_up_to[house]


def toll(state: UrState, bird: i64, house: i64, target: i64) -> i64:
    """What a move costs before anybody looks into the purse (GU-8.3 to GU-8.7, GU-9.4)."""
    if target == HOME:
        if not state.terms.bear_off_toll:
            return 0
    elif state.terms.is_rosette(target):
        return 0
    rosettes = passed(state, house, target)
    if rosettes > 1 and not state.terms.per_rosette:
        rosettes = 1
    return VALUE[bird] * rosettes


def use(state: UrState, action: i64, journal: Journal | None) -> bool:
    """Carry out a move, launch or bearing off (GU-8.12); whether the game has ended with it."""
    seat = state.to_move
    if action >= LAUNCH:
        bird = launched_bird(action)
        house = launch_house(action)
        capture(state, seat, house, journal)
        state.put(seat, bird, house)
        if journal is not None:
            journal.tell(Launched(seat, bird, house))
        return False
    bird = action - MOVE
    start = state.house(seat, bird)
    number = state.a
    target: i64 = start + number
    if target < HOME:
        capture(state, seat, target, journal)
    state.put(seat, bird, target)
    if journal is not None:
        flown = rosettes_between(state, start, target)
        if target == HOME:
            journal.tell(BorneOff(seat, bird, start, flown))
        else:
            journal.tell(Moved(seat, bird, start, target, flown))
    exchange(state, seat, bird, start, target, journal)
    if target == HOME and state.count_on(seat, HOME) == BIRDS:  # GU-10.1
        finish(state, seat, RACE, journal)
        return True
    return False


def capture(state: UrState, seat: i64, house: i64, journal: Journal | None) -> None:
    """Take an opponent's bird off a shared house (GU-7.6); it becomes unlaunched."""
    if (PRIVATE >> house) & 1:
        return
    other: i64 = DARK - seat
    taken = state.bird_on(other, house)
    if taken >= 0:
        state.put(other, taken, OFF)
        if journal is not None:
            journal.tell(Captured(other, taken, house))


def exchange(
    state: UrState, seat: i64, bird: i64, start: i64, target: i64, journal: Journal | None
) -> None:
    """Counters between player and pool (GU-8)."""
    if target < HOME and state.terms.is_rosette(target):
        gain = VALUE[bird] if VALUE[bird] < state.pool else state.pool  # GU-8.2, GU-8.9
        state.earn(seat, gain)
        state.pool -= gain
        if journal is not None:
            journal.tell(Collected(seat, gain))
        return
    cost = toll(state, bird, start, target)
    if cost == 0:
        return
    if not state.terms.debt:
        purse = state.purse(seat)
        cost = cost if cost < purse else purse  # GU-8.10
    state.earn(seat, -cost)
    state.pool += cost
    if journal is not None:
        journal.tell(Paid(seat, cost))


def rosettes_between(state: UrState, start: i64, target: i64) -> list[int]:
    return [house for house in range(start + 1, target) if state.terms.is_rosette(house)]


def launched_bird(action: i64) -> i64:
    """The bird that a launching action launches."""
    if action >= LAUNCH_SWALLOW:
        return SWALLOW
    for bird in range(BIRDS):
        if LAUNCH_ACTION[bird] == action:
            return bird
    raise ValueError(f"{action} launches no bird")


def launch_house(action: i64) -> i64:
    """The house that a launching action leads to."""
    if action >= LAUNCH_SWALLOW:
        return SWALLOW_HOUSE[action - LAUNCH_SWALLOW]
    return START_HOUSE[launched_bird(action)]


# For people: why not, what it is called, where it lies on the board


def why_not_use(state: UrState, action: i64, number: i64) -> Reason:
    """The reason against a use of a number that is not legal."""
    if action >= SEAT_ACTIONS or action < 0:
        return words.only_the_bones()
    if action == ROLL_LARGE:
        return words.large_once()
    seat = state.to_move
    own = state.standing(seat)
    if action >= LAUNCH:
        bird = launched_bird(action)
        house = launch_house(action)
        obstacle = obstacle_to_launch(state, seat, bird, house, number, own)
    else:
        bird = action - MOVE
        house = state.house(seat, bird)
        theirs = state.standing(DARK - seat) & ~PRIVATE
        obstacle = obstacle_to_move(state, seat, bird, number, own, theirs)
    return _worded(state, obstacle, bird, house, number)


def _worded(state: UrState, obstacle: i64, bird: i64, house: i64, number: i64) -> Reason:
    target: i64 = house + number
    if obstacle == NEEDS_LAUNCH_NUMBER:
        return words.needs_launch_number(bird, LAUNCH_NUMBER[bird], number)
    if obstacle == START_HOUSE_OWN_BIRD:
        return words.start_house_own_bird(bird, house)
    if obstacle == OWN_BIRD_ON_TARGET:
        return words.own_bird_on_target(bird, target)
    if obstacle == ROSETTE_TAKEN:
        return words.rosette_taken(bird, target)
    if obstacle == OVERSHOOT:
        return words.overshoot(bird, HOME - house, number)
    if obstacle == ALREADY_HOME:
        return words.already_home(bird)
    if obstacle == LAUNCH_ORDER:
        return words.launch_order(bird)
    if obstacle == CANNOT_AFFORD:
        cost = toll(state, bird, house, target)
        return words.cannot_afford_toll(bird, cost, state.purse(state.to_move))
    if obstacle == NOT_LAUNCHED:
        return words.not_launched(bird)
    if obstacle == ALREADY_LAUNCHED:
        return words.already_launched(bird)
    return words.not_a_start_house(house)


def label_of(state: UrState, action: i64, number: i64) -> Message:
    """What a legal use of a number is called."""
    seat = state.to_move
    other: i64 = DARK - seat
    if action >= LAUNCH:
        bird = launched_bird(action)
        target = launch_house(action)
        taken = OFF - 1 if (PRIVATE >> target) & 1 else state.bird_on(other, target)
        if taken >= 0:
            return words.label_launch_capture(bird, target, taken)
        return words.label_launch(bird, target)
    bird = action - MOVE
    start = state.house(seat, bird)
    target = start + number
    if target == HOME:
        return words.label_bear_off(bird, start)
    if state.terms.is_rosette(target):
        return words.label_rosette(bird, start, target)
    taken = OFF - 1 if (PRIVATE >> target) & 1 else state.bird_on(other, target)
    if taken >= 0:
        return words.label_capture(bird, start, target, taken)
    return words.label_move(bird, start, target)


def targets_of(state: UrState, action: i64) -> list[str]:
    """A bird, and for the Swallow's launch the house as well."""
    seat = state.to_move
    if action >= LAUNCH_SWALLOW:
        return [bird_element(seat, SWALLOW), square_element(seat, launch_house(action))]
    bird = launched_bird(action) if action >= LAUNCH else action - MOVE
    return [bird_element(seat, bird)]
