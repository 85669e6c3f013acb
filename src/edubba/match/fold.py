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
from edubba.match import entries as kinds
from edubba.match import giving_up, thinking
from edubba.match.dice import seal_of_nonce
from edubba.match.entries import Entry
from edubba.match.events import NonceOpened, NonceWithheld, SeatTaken
from edubba.match.header import Header, loads
from edubba.match.seats import SeatInfo
from edubba.match.standing import Standing, Told
from edubba.match.words import refused


class Fold(Standing):
    """How a match stands after some entries, and how the next one changes it."""

    def __init__(self, setup: Setup, header: Header) -> None:
        super().__init__(setup, header)
        self._buffer = Actions()

    def take(self, entry: Entry, action: int | None = None) -> Told:
        """Check the next entry and carry it out; unless told, its action is read from its text."""
        if self.over:
            raise refused("core/why-game-over")
        if entry.seat is not None:
            self._check_seat(entry.seat)
        self._check_time(entry)
        told = Told(Journal())
        if entry.kind == kinds.DICE:
            self._dice(entry, action, told)
        else:
            if entry.seat is None:
                raise refused("match/why-not_readable", text=entry.to_line())
            if entry.kind == kinds.MOVE:
                self._move(entry, entry.seat, action, told)
            elif entry.kind == kinds.AUTO:
                self._auto(entry, entry.seat, action, told)
            elif entry.kind == kinds.REDO:
                thinking.redo(self, entry, entry.seat, told)
            else:
                self._command(entry, entry.seat, told.journal)
                self.tell(told.journal, command=True)
        told.step = len(self.course.steps)
        self.told.append(told)
        self.stand()
        if entry.at is not None:
            self.tick(entry.at)
        return told

    def _command(self, entry: Entry, seat: int, journal: Journal) -> None:
        if entry.kind == kinds.DONE:
            thinking.done(self, seat, journal)
        elif entry.kind == kinds.UNDO:
            thinking.undo(self, seat, 1, journal)
        elif entry.kind == kinds.RESTART:
            thinking.undo(self, seat, len(self.course.steps), journal)
        elif entry.kind == kinds.ASK:
            thinking.ask(self, seat, _number(entry), journal)
        elif entry.kind in (kinds.AGREE, kinds.REFUSE):
            thinking.answer(self, seat, entry.kind == kinds.AGREE, journal)
        elif entry.kind in (kinds.RESIGN, kinds.FLAG, kinds.LEAVE):
            giving_up.check(self, entry, seat)
            if len(self.seats) == giving_up.TWO:
                giving_up.concede(self, entry, seat, journal)
            else:
                giving_up.play_on_for(self, entry.kind, seat, _info(entry), journal)
        elif entry.kind == kinds.SIT:
            self._sit(seat, _info(entry), journal)
        elif entry.kind == kinds.OPEN:
            self._open_nonce(seat, entry.text, journal)
        elif entry.kind == kinds.WITHHOLD:
            self._withhold_nonce(seat, journal)
        else:
            raise refused("match/why-not_in_a_match", command=entry.kind)

    # Actions and outcomes

    def _check_goes_on(self) -> None:
        if self.over:
            raise refused("core/why-game-over")
        if self.open is not None:
            raise refused("match/why-turn_open", seat=self.word(self.open))

    def check_throw(self) -> None:
        """Raise unless an outcome of chance is due now."""
        self._check_goes_on()
        if self.state.actor != CHANCE:
            raise refused("match/why-no_throw_due")
        if self.nonces_due:
            raise refused("match/why-nonces_missing")

    def check_turn(self, seat: int) -> None:
        """Raise unless this seat decides now."""
        self._check_goes_on()
        actor = self.state.actor
        if actor == CHANCE:
            raise refused("match/why-dice_due")
        self._check_seat(seat)
        if actor != seat:
            raise refused("match/why-not_your_turn", seat=self.word(seat), actor=self.word(actor))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise refused("match/why-no_such_seat", seat=seat, last=len(self.seats) - 1)

    def outcomes(self) -> Actions:
        """The outcomes of chance that are possible now, or the actor's legal actions."""
        self.state.legal_into(self._buffer)
        return self._buffer

    def forced(self) -> int | None:
        """The answer that the match gives by itself now."""
        return only_answer(self.state) if self.open is None else None

    def action_of(self, entry: Entry, known: int | None = None) -> int:
        if known is not None:
            return known
        if entry.is_hidden:
            raise InvalidRecord(Message("match/redacted"))
        return self.space.parse(entry.text)

    def _dice(self, entry: Entry, known: int | None, told: Told) -> None:
        self.check_throw()
        action = self.action_of(entry, known)
        outcomes = self.outcomes()
        if not outcomes.has(action):
            right = [str(self.space.decode(a)) for a in outcomes.as_list()]
            raise refused("match/why-not_an_outcome", text=entry.text, right=", ".join(right))
        self.play(entry, action, told)
        self.draws += 1
        self.undone.clear()

    def _move(self, entry: Entry, seat: int, known: int | None, told: Told) -> None:
        self.check_turn(seat)
        action = self.action_of(entry, known)
        reason = self.state.refusal(action)
        if reason is not None:
            raise IllegalMove(reason)
        # A bot that plays on for a seat whose time is over has all the time it needs.
        if self.header.clock is not None and entry.at is not None and seat not in self.left:
            if self.remaining(entry.at)[seat] <= 0:
                raise refused("match/why-time_over", seat=self.word(seat))
        self.play(entry, action, told)
        self.undone.clear()

    def _auto(self, entry: Entry, seat: int, known: int | None, told: Told) -> None:
        self.check_turn(seat)
        action = self.action_of(entry, known)
        if self.forced() != action:
            raise refused("match/why-not_forced")
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
            raise refused("match/why-nonce_late", seat=self.word(seat))
        if seat not in self.nonces_due:
            raise refused("match/why-no_nonce", seat=self.word(seat))
        try:
            fits = bytes.fromhex(nonce).hex() == nonce
        except ValueError:
            fits = False
        if not fits or seal_of_nonce(nonce) != self.header.nonces[seat]:
            raise refused("match/why-wrong_nonce", seat=self.word(seat))
        self.nonces[seat] = nonce
        journal.tell(NonceOpened(seat, nonce))

    def _withhold_nonce(self, seat: int, journal: Journal) -> None:
        if seat not in self.nonces_due:
            raise refused("match/why-no_nonce", seat=self.word(seat))
        self.withheld.append(seat)
        journal.tell(NonceWithheld(seat, self.word(seat)))

    def _check_time(self, entry: Entry) -> None:
        if entry.at is None:
            if self.header.clock is not None:
                raise refused("match/why-time_needed")
        elif entry.at < self.clock_at:
            raise refused("match/why-time_runs_backwards")


def only_answer(state: State) -> int | None:
    """The only answer to a question that is asked whether or not there is a choice."""
    if state.actor < 0 or not state.decision().asks_hidden:
        return None
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else None


def _number(entry: Entry) -> int:
    if not entry.text.isdecimal() or len(entry.text) > 9:
        raise refused("match/why-not_readable", text=entry.text)
    return int(entry.text)


def _info(entry: Entry) -> SeatInfo:
    try:
        return SeatInfo.from_json(loads(entry.text))
    except ValueError:
        raise refused("match/why-not_readable", text=entry.text) from None
