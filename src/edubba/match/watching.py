"""Everything that can be asked of a match without changing it, each through the same gate: what a
seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from edubba.core import prompt as prompts
from edubba.core.catalogue import word
from edubba.core.errors import IllegalMove, InvalidInput
from edubba.core.game import Setup
from edubba.core.journal import SPECTATOR, Event, sees
from edubba.core.prompt import Prompt
from edubba.core.result import Result
from edubba.core.rng import Rng
from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.view import View
from edubba.core.words import JsonObject, Message, Reason
from edubba.match import giving_up
from edubba.match.entries import AUTO, MOVE, Entry
from edubba.match.fold import Fold
from edubba.match.line import Step
from edubba.match.record import Record
from edubba.match.seats import SeatInfo
from edubba.match.standing import LogItem, TakeBack


class Moment(NamedTuple):
    """One step of a replay."""

    step: int
    entry: Entry | None
    """What brought it about; None for the beginning."""
    events: list[Event]
    state: State


@dataclass
class LogLine:
    """One sentence of the log, with what a client needs to highlight what it speaks of."""

    step: int
    text: str
    event: JsonObject
    targets: list[str]


class Watched:
    """A match as everybody around the table may look at it."""

    def __init__(self, record: Record, setup: Setup) -> None:
        self.record = record
        self.setup = setup
        self._fold = Fold(setup, record.header)

    # How it stands

    @property
    def space(self) -> ActionSpace:
        return self._fold.space

    @property
    def state(self) -> State:
        """The position with all its secrets; for views and bots there are `view` and `imagine`."""
        return self._fold.state

    @property
    def seats(self) -> list[SeatInfo]:
        return self._fold.seats

    @property
    def version(self) -> int:
        """How many entries there are; the number of the last one."""
        return len(self.record.entries)

    @property
    def actor(self) -> int:
        """The seat that decides next, CHANCE or OVER; while a turn is open, it has to wait."""
        return self.state.actor

    @property
    def open_turn(self) -> int | None:
        """The seat that must close its turn by `done` before anything goes on."""
        return self._fold.open

    @property
    def over(self) -> bool:
        return self._fold.over

    @property
    def result(self) -> Result | None:
        return giving_up.result(self._fold)

    @property
    def take_back(self) -> TakeBack | None:
        """The request to take back that waits for answers."""
        return self._fold.request

    @property
    def left(self) -> list[int]:
        """The seats that gave up while more than one played on."""
        return [*self._fold.left]

    @property
    def nonces_due(self) -> list[int]:
        """The seats that have still to open the numbers they sealed; the dice wait for them."""
        return self._fold.nonces_due

    @property
    def nonces(self) -> dict[int, str]:
        """The numbers that seats have opened."""
        return {**self._fold.nonces}

    @property
    def nonces_withheld(self) -> list[int]:
        """The seats that did not open theirs in time."""
        return [*self._fold.withheld]

    def names(self) -> list[str]:
        """What the people at the seats are called, else the game's word for the seat."""
        own = [word(self.setup.game.seat_word(seat)) for seat in range(len(self.seats))]
        return [info.name or own[seat] for seat, info in enumerate(self.seats)]

    def remaining(self, now: int) -> list[int]:
        """Milliseconds left to each seat at a moment since the start."""
        return self._fold.remaining(now)

    def legal(self) -> list[int]:
        """What the seat to decide may choose; empty while nobody may."""
        if self.over or self.open_turn is not None or self.actor < 0:
            return []
        return self.state.legal_actions()

    def outcomes(self) -> list[str]:
        """What the dice can show, when a throw is due that somebody has to tell."""
        try:
            self._fold.check_throw()
        except IllegalMove:
            return []
        return [str(self.space.decode(action)) for action in self.state.legal_actions()]

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat (or SPECTATOR) reads now; None while nobody is asked."""
        if self.over or self.open_turn is not None:
            return None
        return prompts.prompt_for(self.setup, self.space, self.state, seat)

    def refusal(self, seat: int, action: int | str) -> Reason | None:
        """Why this seat may not do this now; None if it may."""
        try:
            self._fold.check_turn(seat)
        except IllegalMove as error:
            return error.reason
        return self.state.refusal(self._action(action))

    def preview(self, seat: int, action: int | str) -> list[Event]:
        """What a legal action would do, as far as its seat may know beforehand."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        return prompts.preview(self.state, self._action(action), seat)

    def view(self, seat: int) -> View:
        return self.setup.game.view(self.setup, self.state, seat)

    def imagine(self, seat: int, rng: Rng) -> State:
        """A position for a bot: one that its seat cannot tell from the true one."""
        return self.state.imagine(seat, rng)

    # Looking back

    def steps(self) -> int:
        """How many actions and outcomes led to this position, undone ones not counted."""
        return len(self._fold.line.steps)

    def step(self, number: int) -> Step:
        """The action or outcome that led to a position, counted from 1."""
        self._check_step(number, 1)
        return self._fold.line.steps[number - 1]

    def at(self, step: int) -> State:
        """A copy of the position after so many steps."""
        self._check_step(step, 0)
        return self._fold.line.at(step)

    def _check_step(self, step: int, first: int) -> None:
        if not first <= step <= self.steps():
            raise InvalidInput(Message("match/no-such-step", step=step, last=self.steps()))

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has a move in the line of play, which it could ask to take back."""
        return bool(self._fold.line.moves_of(seat))

    def turn_labels(self, seat: int, most: int) -> list[Message]:
        """What this seat has chosen since the turn became its own, for its own eyes: the last
        `most` of them."""
        steps = self._fold.line.steps
        first = len(steps)
        while first > self._fold.closed and steps[first - 1].seat == seat:
            if len(steps) - first == most:
                break
            first -= 1
        if first == len(steps):
            return []
        state = self.at(first)
        labels: list[Message] = []
        for step in steps[first:]:
            if step.kind == MOVE:
                labels.append(state.decision().label(state, step.action))
            step.apply(state, None)
        return labels

    def replay(self, seat: int | None = None) -> Iterator[Moment]:
        """Every position from the beginning with what led to it.

        For a seat (or SPECTATOR) entries and events are what it may know, and each state is one
        that it cannot tell from the true one, until the match is over.
        """
        if self.over:
            seat = None
        told: dict[int, list[Event]] = {step: [] for step in range(self.steps() + 1)}
        for item in self._fold.log if seat is None else self.log_items(seat):
            told[item.step].append(item.event)
        state = self.at(0)
        yield Moment(0, None, told[0], _shown(state, seat, 0))
        for number, step in enumerate(self._fold.line.steps, 1):
            step.apply(state, None)
            entry = self.record.entries[step.seq - 1]
            if seat is not None:
                entry = self._redact(entry, seat)
            yield Moment(number, entry, told[number], _shown(state, seat, number))

    def log_items(self, seat: int) -> list[LogItem]:
        """The events of the log that this seat (or SPECTATOR) may know; at the end all of them."""
        return [item for item in self._fold.log if self.over or sees(item.mask, seat)]

    def log_for(
        self, seat: int, language: str = "en", names: list[str] | None = None
    ) -> list[LogLine]:
        """The same in sentences."""
        lines: list[LogLine] = []
        for item in self.log_items(seat):
            sentence = item.event.words()
            if sentence is not None:
                text = word(sentence, language, names)
                lines.append(LogLine(item.step, text, item.event.to_json(), item.event.targets()))
        return lines

    @property
    def log(self) -> list[str]:
        """The log in English, as somebody reads it who only watches."""
        return [line.text for line in self.log_for(SPECTATOR)]

    def entries_for(self, seat: int, since: int = 0) -> list[Entry]:
        """The entries after a version as this seat (or SPECTATOR) may know them."""
        return [self._redact(entry, seat) for entry in self.record.entries[since:]]

    def events_for(self, seat: int, since: int = 0) -> list[tuple[int, list[Event]]]:
        """What each entry after a version let this seat know: its number and events."""
        found: list[tuple[int, list[Event]]] = []
        for entry in self.record.entries[since:]:
            journal = self._fold.told[entry.seq - 1].journal
            found.append((entry.seq, journal.events if self.over else journal.seen_by(seat)))
        return found

    def redacted(self, seat: int) -> Record:
        """What this seat (or SPECTATOR) may keep: no seed and no secrets until the end."""
        record = self.record
        if self.over:
            return Record(record.header, [*record.entries], record.result)
        return Record(record.header.for_seat(seat), self.entries_for(seat))

    def _redact(self, entry: Entry, seat: int) -> Entry:
        told = self._fold.told[entry.seq - 1]
        if self.over:
            return entry
        if entry.kind == AUTO and seat != entry.seat:
            # That somebody had no choice would tell what is not in that hand.
            entry = replace(entry, kind=MOVE)
        if not entry.is_action or sees(told.mask, seat):
            return entry
        return entry.hidden(told.decision)

    def _action(self, action: int | str) -> int:
        return self.space.parse(action) if isinstance(action, str) else action


def _shown(state: State, seat: int | None, step: int) -> State:
    return state.clone() if seat is None else state.imagine(seat, Rng(step))
