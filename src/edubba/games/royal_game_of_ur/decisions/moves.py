"""Moving a piece: entering, moving on, capturing, rosettes, bearing off (RG-6 to RG-9)."""

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Message, Reason
from edubba.games.royal_game_of_ur import words
from edubba.games.royal_game_of_ur.codes import DARK, SEAT_ACTIONS
from edubba.games.royal_game_of_ur.events import (
    BorneOff,
    Captured,
    Entered,
    Moved,
    ThrowsAgain,
    piece_element,
    reserve_element,
)
from edubba.games.royal_game_of_ur.scoring import finish
from edubba.games.royal_game_of_ur.state import RACE, RoyalState
from edubba.games.royal_game_of_ur.tables import WAITING


def movable(state: RoyalState, seat: i64, number: i64) -> i64:
    """Bit p is set if the piece on position p may move by a number; bit 0 if one may enter.

    A throw of 0 moves nothing: every target would be the square of the piece itself.
    """
    own = state.standing(seat)
    pieces: i64 = own
    if state.waiting(seat) > 0:
        pieces |= 1 << WAITING
    # RG-9.1 and RG-9.2 are in `ways`: home is one position, and nothing lies beyond it.
    free: i64 = state.terms.ways & ~own & ~held(state, seat)
    return pieces & (free >> number)


def held(state: RoyalState, seat: i64) -> i64:
    """Bit p is set if position p is a safe rosette on which the opponent stands (RG-7.3)."""
    safe = state.terms.safe
    mask: i64 = 0
    for i in range(len(safe)):
        if state.is_met(seat, safe[i]):
            mask |= 1 << safe[i]
    return mask


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
            journal.tell(Entered(seat, square))
        else:
            journal.tell(Moved(seat, state.terms.square(seat, start), square))
        if again:
            journal.tell(ThrowsAgain(seat))
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
        journal.tell(Captured(seat, state.terms.square(seat, position)))


def bear_off(state: RoyalState, seat: i64, start: i64, journal: Journal | None) -> None:
    """Take a piece off the board (RG-9); the last one wins the race (RG-10.1)."""
    state.add_home(seat)
    if journal is not None:
        journal.tell(BorneOff(seat, state.terms.square(seat, start)))
    if state.home(seat) == state.terms.pieces:
        finish(state, seat, RACE, journal)


# For people: why not, what it is called, where it lies on the board


def why_not_move(state: RoyalState, start: i64) -> Reason:
    """The reason against a move that is not legal."""
    if not 0 <= start < SEAT_ACTIONS:
        return words.only_the_dice()
    seat = state.to_move
    if start == WAITING and state.waiting(seat) == 0:
        return words.nobody_waits()
    if start != WAITING and (state.standing(seat) >> start) & 1 == 0:
        return words.no_piece_there(start)
    target: i64 = start + state.thrown
    if target > state.terms.home:
        return words.overshoot(state.terms.home - start, state.thrown)
    square = state.terms.square(seat, target)
    if (state.standing(seat) >> target) & 1:
        return words.own_piece_on_target(square)
    return words.safe_rosette(square)


def label_of(state: RoyalState, start: i64) -> Message:
    """What a legal move is called."""
    seat = state.to_move
    terms = state.terms
    target: i64 = start + state.thrown
    if target == terms.home:
        return words.label_bear_off(terms.square(seat, start))
    square = terms.square(seat, target)
    again = int(gives_throw(state, seat, target))
    if start == WAITING:  # never a capture: the first squares are private (RG-12.1)
        return words.label_enter(square, again)
    if state.is_met(seat, target):
        return words.label_capture(terms.square(seat, start), square, again)
    return words.label_move(terms.square(seat, start), square, again)


def targets_of(state: RoyalState, start: i64) -> list[str]:
    """The piece that moves; all that wait are one element."""
    seat = state.to_move
    if start == WAITING:
        return [reserve_element(seat)]
    return [piece_element(seat, state.terms.square(seat, start))]
