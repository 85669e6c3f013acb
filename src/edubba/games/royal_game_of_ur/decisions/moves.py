"""Moving a piece: entering, moving on, capturing, rosettes, bearing off (RG-6 to RG-9)."""

from edubba.core.actions import NO_OBSTACLE
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.royal_game_of_ur import events, obstacles
from edubba.games.royal_game_of_ur.codes import DARK
from edubba.games.royal_game_of_ur.scoring import finish
from edubba.games.royal_game_of_ur.state import RACE, RoyalState
from edubba.games.royal_game_of_ur.terms import WAITING


def movable(state: RoyalState, seat: i64, number: i64) -> i64:
    """Bit p is set if the piece on position p may move by a number; bit 0 if one may enter.

    A throw of 0 moves nothing: every target would be the square of the piece itself.
    """
    return pieces(state, seat) & (free(state, seat) >> number)


def pieces(state: RoyalState, seat: i64) -> i64:
    """Bit p is set if a seat has a piece on position p; bit 0 if one waits (RG-6.1, RG-6.2)."""
    own = state.standing(seat)
    if state.waiting(seat) > 0:
        own |= 1 << WAITING
    return own


def free(state: RoyalState, seat: i64) -> i64:
    """Bit p is set if a piece of a seat may come to position p.

    RG-9.1 and RG-9.2 are in `ways`: home is one position, and nothing lies beyond it.
    """
    return state.terms.ways & ~state.standing(seat) & ~held(state, seat)  # RG-6.4


def held(state: RoyalState, seat: i64) -> i64:
    """Bit p is set if position p is a safe rosette on which the opponent stands (RG-7.3)."""
    safe = state.terms.safe
    mask: i64 = 0
    for i in range(len(safe)):
        if state.is_met(seat, safe[i]):
            mask |= 1 << safe[i]
    return mask


def obstacle_to_move(state: RoyalState, seat: i64, start: i64, number: i64) -> i64:
    """What keeps a piece out of `movable`."""
    target: i64 = start + number
    if (pieces(state, seat) >> start) & 1 == 0:
        return obstacles.NOBODY_WAITS if start == WAITING else obstacles.NO_PIECE_THERE
    if (free(state, seat) >> target) & 1:
        return NO_OBSTACLE
    if target > state.terms.home:
        return obstacles.OVERSHOOT
    return (
        obstacles.OWN_PIECE_ON_TARGET
        if (state.standing(seat) >> target) & 1
        else obstacles.SAFE_ROSETTE
    )


def move(state: RoyalState, start: i64, journal: Journal | None) -> bool:
    """Carry out a legal move; whether it gives another throw."""
    seat = state.to_move
    target: i64 = start + state.thrown
    if start == WAITING:  # RG-6.1
        state.add_waiting(seat, -1)
    else:
        state.flip(seat, start)
    if target == state.terms.home:
        bear_off(state, seat, start, journal)
        return False  # RG-8.4
    again = gives_throw(state, seat, target)
    if state.is_met(seat, target):
        capture(state, DARK - seat, state.terms.meets[target], journal)
    state.flip(seat, target)
    if journal is not None:
        square = state.terms.square(seat, target)
        if start == WAITING:
            journal.tell(events.Entered(seat, square))
        else:
            journal.tell(events.Moved(seat, state.terms.square(seat, start), square))
        if again:
            journal.tell(events.ThrowsAgain(seat))
    return again


def gives_throw(state: RoyalState, seat: i64, target: i64) -> bool:
    """Whether a move to this square, before it is made, gives another throw (RG-8.1, RG-8.3)."""
    if state.terms.is_rosette(target):
        return True
    return state.terms.capture_throws and state.is_met(seat, target)


def capture(state: RoyalState, seat: i64, position: i64, journal: Journal | None) -> None:
    """Send a piece of this seat back to wait (RG-7.1)."""
    state.flip(seat, position)
    state.add_waiting(seat, 1)
    if journal is not None:
        journal.tell(events.Captured(seat, state.terms.square(seat, position)))


def bear_off(state: RoyalState, seat: i64, start: i64, journal: Journal | None) -> None:
    """Take a piece off the board (RG-9); the last one wins the race (RG-10.1)."""
    if journal is not None:
        journal.tell(events.BorneOff(seat, state.terms.square(seat, start)))
    if pieces(state, seat) == 0:
        finish(state, seat, RACE, journal)
