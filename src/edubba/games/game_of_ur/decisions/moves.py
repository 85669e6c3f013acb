"""Using a number: launching, moving, capturing, counters, bearing off (GU-6 to GU-9)."""

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.game_of_ur import events, obstacles, words
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME, LAUNCH, MOVE, SEAT_ACTIONS, SWALLOW
from edubba.games.game_of_ur.scoring import finish
from edubba.games.game_of_ur.state import OFF, PRIVATE, RACE, UrState
from edubba.games.game_of_ur.terms import (
    BIRD_OF,
    LAUNCH_ACTION,
    LAUNCH_HOUSE,
    LAUNCH_NUMBER,
    LAUNCHED_BY,
    VALUE,
)


def find_uses(state: UrState, number: i64, actions: Actions | None) -> bool:
    """List all legal uses of a number by the player to move; whether there are any. Without a list
    the first one found is answer enough."""
    seat = state.to_move
    own = state.standing(seat)
    theirs = state.standing(DARK - seat) & ~PRIVATE
    found = False
    for bird in range(BIRDS):
        if obstacle_to_move(state, seat, bird, number, own, theirs) == NO_OBSTACLE:
            if actions is None:
                return True
            actions.add(MOVE + bird)
            found = True
    launched = LAUNCHED_BY[number]
    if launched == NOBODY or state.house(seat, launched) != OFF:
        return found
    first = LAUNCH_ACTION[launched]
    end: i64 = SEAT_ACTIONS if launched == SWALLOW else first + 1
    for action in range(first, end):
        house = LAUNCH_HOUSE[action]
        if obstacle_to_launch(state, seat, launched, house, number, own) == NO_OBSTACLE:
            if actions is None:
                return True
            actions.add(action)
            found = True
    return found


def obstacle_to_use(state: UrState, action: i64, number: i64) -> i64:
    """What keeps the player to move from using a number by this action."""
    seat = state.to_move
    bird = BIRD_OF[action]
    own = state.standing(seat)
    if action >= LAUNCH:
        return obstacle_to_launch(state, seat, bird, LAUNCH_HOUSE[action], number, own)
    theirs = state.standing(DARK - seat) & ~PRIVATE
    return obstacle_to_move(state, seat, bird, number, own, theirs)


def obstacle_to_move(
    state: UrState, seat: i64, bird: i64, number: i64, own: i64, theirs: i64
) -> i64:
    """What keeps a bird from moving on or bearing off with a number; `own` and `theirs` are the
    houses on which birds stand that could be in the way."""
    house = state.house(seat, bird)
    if house == OFF:
        return obstacles.NOT_LAUNCHED
    if house == HOME:  # GU-7.9, GU-9.5
        return obstacles.ALREADY_HOME
    target: i64 = house + number
    if target > HOME:  # GU-9.3
        return obstacles.OVERSHOOT
    terms = state.terms
    if target < HOME and (own | theirs) >> target & 1:
        if own >> target & 1:  # GU-7.4, GU-7.5
            if not terms.is_rosette(target):
                return obstacles.OWN_BIRD_ON_TARGET
            if not terms.sharing or state.count_on(seat, target) > 1:
                return obstacles.ROSETTE_TAKEN  # GU-13.7, GU-12.12
        elif terms.is_rosette(target):  # GU-7.4
            return obstacles.ROSETTE_TAKEN
    if terms.must_afford and toll(state, bird, house, target) > state.purse(seat):
        return obstacles.CANNOT_AFFORD_TOLL
    return NO_OBSTACLE


def obstacle_to_launch(
    state: UrState, seat: i64, bird: i64, house: i64, number: i64, own: i64
) -> i64:
    """What keeps a bird from being launched on a house."""
    place = state.house(seat, bird)
    if place != OFF:  # GU-6.8
        return obstacles.ALREADY_HOME if place == HOME else obstacles.ALREADY_LAUNCHED
    if LAUNCH_NUMBER[bird] != number:  # GU-6.1
        return obstacles.NEEDS_LAUNCH_NUMBER
    if bird == SWALLOW and (state.terms.swallow_starts >> house) & 1 == 0:  # GU-6.3
        return obstacles.NOT_A_START_HOUSE
    if own & (1 << house):  # GU-6.5
        return obstacles.START_HOUSE_OWN_BIRD
    if state.terms.fixed_order:  # GU-13.6
        for earlier in range(bird):
            if state.house(seat, earlier) == OFF:
                return obstacles.LAUNCH_ORDER
    return NO_OBSTACLE


def target_of(state: UrState, action: i64, number: i64) -> i64:
    """The house that a use of a number leads to; beyond HOME if it overshoots."""
    if action >= LAUNCH:
        return LAUNCH_HOUSE[action]
    return state.house(state.to_move, BIRD_OF[action]) + number


def kind_of(state: UrState, action: i64, target: i64) -> str:
    """What a legal use of a number is, which leads to this house."""
    if target >= HOME:
        return "bear_off"
    if victim(state, state.to_move, target) != NOBODY:
        return "capture"
    if action >= LAUNCH:
        return "launch"
    return "rosette" if state.terms.is_rosette(target) else "move"


def facts_of(state: UrState, action: i64, number: i64) -> dict[str, Arg]:
    """What labels and reasons say of a use of a number."""
    seat, bird = state.to_move, BIRD_OF[action]
    start = state.house(seat, bird)
    target = target_of(state, action, number)
    kind = kind_of(state, action, target)
    facts: dict[str, Arg] = {"bird": words.bird(bird), "start": start, "target": target}
    facts |= {"kind": kind, "number": number, "purse": state.purse(seat)}
    facts["needed"] = LAUNCH_NUMBER[bird] if action >= LAUNCH else HOME - start
    if kind == "capture":
        facts["captured"] = words.bird(victim(state, seat, target))
    if start < target <= HOME:
        facts["toll"] = toll(state, bird, start, target)
    return facts


def rosettes_between(state: UrState, start: i64, target: i64) -> list[int]:
    return [house for house in range(start + 1, target) if state.terms.is_rosette(house)]


def toll(state: UrState, bird: i64, house: i64, target: i64) -> i64:
    """What a move costs before anybody looks into the purse (GU-8.3 to GU-8.7, GU-9.4)."""
    if target == HOME:
        if not state.terms.bear_off_toll:
            return 0
    elif state.terms.is_rosette(target):
        return 0
    up_to = state.terms.rosettes_up_to
    rosettes = up_to[target - 1] - up_to[house]  # strictly between (GU-8.5)
    if rosettes > 1 and not state.terms.per_rosette:
        rosettes = 1
    return VALUE[bird] * rosettes


def income(state: UrState, seat: i64, bird: i64, start: i64, target: i64) -> i64:
    """The counters that a move takes from the pool; fewer than 0 if it pays some into it (GU-8)."""
    if state.terms.is_rosette(target):
        return VALUE[bird] if VALUE[bird] < state.pool else state.pool  # GU-8.2, GU-8.9
    cost = toll(state, bird, start, target)
    if cost > 0 and not state.terms.debt:
        purse = state.purse(seat)
        cost = cost if cost < purse else purse  # GU-8.10
    return -cost


def victim(state: UrState, seat: i64, house: i64) -> i64:
    """The opponent's bird that is captured by landing on a plain house (GU-7.6), or NOBODY."""
    return NOBODY if (PRIVATE >> house) & 1 else state.bird_on(DARK - seat, house)


def use(state: UrState, action: i64, number: i64, journal: Journal | None) -> bool:
    """Carry out a move, launch or bearing off (GU-8.12); whether the game has ended with it."""
    seat, bird = state.to_move, BIRD_OF[action]
    start = state.house(seat, bird)
    target = target_of(state, action, number)
    if target < HOME:
        capture(state, seat, target, journal)
    state.put(seat, bird, target)
    if action >= LAUNCH:
        if journal is not None:
            journal.tell(events.Launched(seat, bird, target))
        return False
    if journal is not None:
        flown = rosettes_between(state, start, target)
        if target == HOME:
            journal.tell(events.BorneOff(seat, bird, start, flown))
        else:
            journal.tell(events.Moved(seat, bird, start, target, flown))
    exchange(state, seat, bird, start, target, journal)
    if target == HOME and state.count_on(seat, HOME) == BIRDS:  # GU-10.1
        finish(state, seat, RACE, journal)
        return True
    return False


def capture(state: UrState, seat: i64, house: i64, journal: Journal | None) -> None:
    """Take an opponent's bird off a shared house (GU-7.6); it becomes unlaunched."""
    taken = victim(state, seat, house)
    if taken != NOBODY:
        state.put(DARK - seat, taken, OFF)
        if journal is not None:
            journal.tell(events.Captured(DARK - seat, taken, house))


def exchange(
    state: UrState, seat: i64, bird: i64, start: i64, target: i64, journal: Journal | None
) -> None:
    """Counters between player and pool (GU-8)."""
    counters = income(state, seat, bird, start, target)
    state.earn(seat, counters)
    state.pool -= counters
    if journal is not None:
        if target < HOME and state.terms.is_rosette(target):
            journal.tell(events.Collected(seat, counters))
        elif toll(state, bird, start, target) > 0:
            journal.tell(events.Paid(seat, -counters))
