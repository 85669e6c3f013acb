"""Closing a turn, thinking again within it, and taking back past its end by consent."""

from edubba.core.journal import Journal
from edubba.match.entries import MOVE, Entry
from edubba.match.events import SteppedBack, TakeBackAnswered, TakeBackAsked, TurnClosed
from edubba.match.standing import Standing, TakeBack, Told
from edubba.match.words import refused


def done(match: Standing, seat: int, journal: Journal) -> None:
    if match.open != seat:
        raise refused("match/why-nothing_to_close", seat=match.word(seat))
    match.closed = len(match.course.steps)
    match.undone.clear()
    journal.tell(TurnClosed(seat))


def undo(match: Standing, seat: int, most: int, journal: Journal) -> None:
    """Take back the seat's last actions, as many as it may in this turn without asking."""
    gone = 0
    for _ in range(most):
        point = match.course.undo_point(seat, match.closed)
        if point is None:
            break
        steps = match.back_to(point)
        gone += len(steps)
        # Automatic answers behind the action are given again when it is done again.
        match.undone.append(steps[0])
    if gone == 0:
        raise refused("match/why-nothing_to_undo", seat=match.word(seat))
    journal.tell(SteppedBack(seat, gone, match.word(seat), by_consent=False))


def redo(match: Standing, entry: Entry, seat: int, told: Told) -> None:
    if not match.undone or match.undone[-1].seat != seat:
        raise refused("match/why-nothing_to_redo", seat=match.word(seat))
    step = match.undone.pop()
    again = Entry(entry.seq, MOVE, seat, str(match.space.decode(step.action)), entry.at)
    match.play(again, step.action, told)


def ask(match: Standing, seat: int, moves: int, journal: Journal) -> None:
    """Ask the other people to go back to before the seat's last so many moves. Bots do not mind."""
    if match.request is not None:
        raise refused("match/why-already_asked")
    mine = match.course.moves_of(seat)
    if not 1 <= moves <= len(mine):
        raise refused("match/why-too_few_moves", seat=match.word(seat), moves=len(mine))
    length = mine[-moves]
    seats = enumerate(match.seats)
    asked = [other for other, info in seats if other != seat and not info.is_bot]
    journal.tell(TakeBackAsked(seat, moves, [*asked], match.word(seat)))
    if asked:
        match.request = TakeBack(seat, moves, length, asked)
    else:
        _take_back(match, seat, length, journal)


def answer(match: Standing, seat: int, yes: bool, journal: Journal) -> None:
    """One refusal is enough; with the last consent the position goes back."""
    request = match.request
    if request is None or seat not in request.waiting:
        raise refused("match/why-not_asked", seat=match.word(seat))
    journal.tell(TakeBackAnswered(seat, yes, match.word(seat)))
    request.waiting.remove(seat)
    if not yes:
        match.request = None
    elif not request.waiting:
        _take_back(match, request.seat, request.length, journal)


def _take_back(match: Standing, seat: int, length: int, journal: Journal) -> None:
    gone = match.back_to(length)
    match.undone.clear()
    journal.tell(SteppedBack(seat, len(gone), match.word(seat), by_consent=True))
