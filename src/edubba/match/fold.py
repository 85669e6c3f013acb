"""The fold of a record: what each entry does, and why it may be refused.

Playing and loading go the same way: `Fold.take` checks an entry and then carries it out. It raises
before it changes anything.
"""

from edubba.core.actions import Actions
from edubba.core.errors import IllegalMove, InvalidRecord
from edubba.core.game import Setup
from edubba.core.journal import Journal
from edubba.core.state import CHANCE, State
from edubba.core.words import Message
from edubba.match import giving_up, thinking, words
from edubba.match.dice import seal_of_nonce
from edubba.match.entries import (
    AGREE,
    ASK,
    AUTO,
    DICE,
    DONE,
    FLAG,
    LEAVE,
    MOVE,
    OPEN,
    REDO,
    REFUSE,
    RESIGN,
    RESTART,
    SIT,
    UNDO,
    WITHHOLD,
    Entry,
)
from edubba.match.events import NonceOpened, NonceWithheld, SeatTaken
from edubba.match.header import Header, loads
from edubba.match.seats import SeatInfo
from edubba.match.standing import Standing, Told


class Fold(Standing):
    """How a match stands after some entries, and how the next one changes it."""

    def __init__(self, setup: Setup, header: Header) -> None:
        super().__init__(setup, header)
        self._buffer = Actions()

    def take(self, entry: Entry, action: int | None = None) -> Told:
        """Check the next entry and carry it out; unless told, its action is read from its text."""
        if self.over:
            raise words.game_over()
        if entry.seat is not None and not 0 <= entry.seat < len(self.seats):
            raise words.no_such_seat(entry.seat, len(self.seats))
        self._check_time(entry)
        told = Told(Journal())
        if entry.kind == DICE:
            self._dice(entry, action, told)
        else:
            if entry.seat is None:
                raise words.not_readable(entry.to_line())
            if entry.kind == MOVE:
                self._move(entry, entry.seat, action, told)
            elif entry.kind == AUTO:
                self._auto(entry, entry.seat, action, told)
            elif entry.kind == REDO:
                thinking.redo(self, entry, entry.seat, told)
            else:
                self._command(entry, entry.seat, told.journal)
                self.tell(told.journal, command=True)
        told.step = len(self.course.steps)
        self.told.append(told)
        if entry.at is not None:
            self.tick(entry.at)
        return told

    def _command(self, entry: Entry, seat: int, journal: Journal) -> None:
        if entry.kind == DONE:
            thinking.done(self, seat, journal)
        elif entry.kind == UNDO:
            thinking.undo(self, seat, journal)
        elif entry.kind == RESTART:
            thinking.restart(self, seat, journal)
        elif entry.kind == ASK:
            thinking.ask(self, seat, _number(entry), journal)
        elif entry.kind in (AGREE, REFUSE):
            thinking.answer(self, seat, entry.kind == AGREE, journal)
        elif entry.kind in (RESIGN, FLAG, LEAVE):
            giving_up.check(self, entry, seat)
            if len(self.seats) == giving_up.TWO:
                giving_up.concede(self, entry, seat, journal)
            else:
                giving_up.play_on_for(self, entry.kind, seat, _info(entry), journal)
        elif entry.kind == SIT:
            self._sit(seat, _info(entry), journal)
        elif entry.kind == OPEN:
            self._open_nonce(seat, entry.text, journal)
        elif entry.kind == WITHHOLD:
            self._withhold_nonce(seat, journal)
        else:
            raise words.not_in_a_match(entry.kind)

    # Actions and outcomes

    def check_throw(self) -> None:
        """Raise unless an outcome of chance is due now."""
        if self.over:
            raise words.game_over()
        if self.open is not None:
            raise words.turn_open(self.word(self.open))
        if self.state.actor != CHANCE:
            raise words.no_throw_due()
        if self.nonces_due:
            raise words.nonces_missing()

    def check_turn(self, seat: int) -> None:
        """Raise unless this seat decides now."""
        if self.over:
            raise words.game_over()
        if self.open is not None:
            raise words.turn_open(self.word(self.open))
        if self.state.actor == CHANCE:
            raise words.dice_due()
        if not 0 <= seat < len(self.seats):
            raise words.no_such_seat(seat, len(self.seats))
        if self.state.actor != seat:
            raise words.not_your_turn(self.word(seat), self.word(self.state.actor))

    def outcomes(self) -> Actions:
        """The outcomes of chance that are possible now, or the actor's legal actions."""
        self.state.legal_into(self._buffer)
        return self._buffer

    def forced(self) -> int | None:
        """The answer that the match gives by itself now."""
        return only_answer(self.state) if self.open is None else None

    def action_of(self, entry: Entry) -> int:
        if entry.is_hidden:
            raise InvalidRecord(Message("match/redacted"))
        return self.space.parse(entry.text)

    def _dice(self, entry: Entry, known: int | None, told: Told) -> None:
        self.check_throw()
        action = self.action_of(entry) if known is None else known
        outcomes = self.outcomes()
        if not outcomes.has(action):
            right = [str(self.space.decode(a)) for a in outcomes.as_list()]
            raise words.not_an_outcome(entry.text, ", ".join(right))
        self.play(entry, action, told)
        self.draws += 1
        self.undone.clear()

    def _move(self, entry: Entry, seat: int, known: int | None, told: Told) -> None:
        self.check_turn(seat)
        action = self.action_of(entry) if known is None else known
        reason = self.state.refusal(action)
        if reason is not None:
            raise IllegalMove(reason)
        # A bot that plays on for a seat whose time is over has all the time it needs.
        if self.header.clock is not None and entry.at is not None and seat not in self.left:
            if self.remaining(entry.at)[seat] <= 0:
                raise words.time_over(self.word(seat))
        self.play(entry, action, told)
        self.undone.clear()

    def _auto(self, entry: Entry, seat: int, known: int | None, told: Told) -> None:
        self.check_turn(seat)
        action = self.action_of(entry) if known is None else known
        if self.forced() != action:
            raise words.not_forced()
        self.play(entry, action, told)
        # Given again on the way of a redo: what was undone after it can still come back.
        if self.undone and self.undone[-1].seat != seat:
            self.undone.clear()

    # Seats, nonces and times

    def _sit(self, seat: int, info: SeatInfo, journal: Journal) -> None:
        self.seats[seat] = info
        if info.is_bot:
            self.manual.discard(seat)
        elif seat in self.header.manual_done:
            self.manual.add(seat)
        self.request = None
        journal.tell(SeatTaken(seat, info.kind, info.name, self.word(seat)))

    def _open_nonce(self, seat: int, nonce: str, journal: Journal) -> None:
        if seat in self.withheld:
            raise words.nonce_late(self.word(seat))
        if seat not in self.nonces_due:
            raise words.no_nonce(self.word(seat))
        try:
            fits = bytes.fromhex(nonce).hex() == nonce
        except ValueError:
            fits = False
        if not fits or seal_of_nonce(nonce) != self.header.nonces[seat]:
            raise words.wrong_nonce(self.word(seat))
        self.nonces[seat] = nonce
        journal.tell(NonceOpened(seat, nonce))

    def _withhold_nonce(self, seat: int, journal: Journal) -> None:
        if seat not in self.nonces_due:
            raise words.no_nonce(self.word(seat))
        self.withheld.append(seat)
        journal.tell(NonceWithheld(seat, self.word(seat)))

    def _check_time(self, entry: Entry) -> None:
        if entry.at is None:
            if self.header.clock is not None:
                raise words.time_needed()
        elif entry.at < self.clock_at:
            raise words.time_runs_backwards()


def only_answer(state: State) -> int | None:
    """The only answer to a question that is asked whether or not there is a choice."""
    if state.actor < 0 or not state.decision().asks_hidden:
        return None
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else None


def _number(entry: Entry) -> int:
    if not entry.text.isdecimal() or len(entry.text) > 9:
        raise words.not_readable(entry.text)
    return int(entry.text)


def _info(entry: Entry) -> SeatInfo:
    try:
        return SeatInfo.from_json(loads(entry.text))
    except ValueError:
        raise words.not_readable(entry.text) from None
