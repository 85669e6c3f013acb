"""Everything that can be asked of a match without changing it, each through the same gate: what a
seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from edubba.core import prompt as prompts
from edubba.core.catalogue import ENGLISH, word
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
from edubba.match.course import CONCEDES, Step
from edubba.match.entries import AUTO, HARMLESS, MOVE, REDO, Entry
from edubba.match.events import SteppedBack
from edubba.match.fold import Fold
from edubba.match.log import LogItem
from edubba.match.record import Record
from edubba.match.seats import SeatInfo
from edubba.match.standing import TakeBack

TAKE_BACK: Final = "take-back"
"""How a position went back by consent; else by the entry's own kind."""


@dataclass(frozen=True)
class Moment:
    """What one entry changed, and how it looked then, as somebody may know it."""

    version: int
    """The number of the entry; 0 for the beginning."""
    step: int
    """How many steps of the course of play led to it."""
    entry: Entry | None
    """What brought it about; None for the beginning."""
    events: list[Event]
    eyes: int | None
    """Whose knowledge it is: a seat's, SPECTATOR's, or None for everything."""
    setup: Setup = field(repr=False)
    position: State = field(repr=False)
    """As it was in truth, with all its secrets."""

    @property
    def view(self) -> View:
        """What those eyes see of it."""
        eyes = SPECTATOR if self.eyes is None else self.eyes
        return self.setup.game.view(self.setup, self.position, eyes)

    @property
    def state(self) -> State:
        """A position that those eyes cannot tell from the true one."""
        if self.eyes is None:
            return self.position.clone()
        return self.position.imagine(self.eyes, Rng(self.step))


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
        """The actions of the game as it is set up."""
        return self._fold.space

    @property
    def state(self) -> State:
        """The position with all its secrets; for views and bots there are `view` and `imagine`."""
        return self._fold.state

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sits where now."""
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
        """Whether the match has ended."""
        return self._fold.over

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return giving_up.result(self._fold)

    @property
    def course(self) -> list[int]:
        """The actions and outcomes that led to the position, undone ones taken out again."""
        return [step.action for step in self._fold.course.steps if step.action != CONCEDES]

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

    def names(self, language: str = ENGLISH) -> list[str]:
        """What the people at the seats are called, else the game's word for the seat."""
        game = self.setup.game
        own = [word(game.seat_word(seat), language) for seat in range(len(self.seats))]
        return [info.name or own[seat] for seat, info in enumerate(self.seats)]

    @property
    def draws(self) -> int:
        """How often chance was ever drawn, draws that were taken back included."""
        return self._fold.draws

    @property
    def on_clock(self) -> int | None:
        """The seat whose time runs: it must decide or close its turn."""
        return self._fold.on_clock

    @property
    def clock_at(self) -> int:
        """How far the times of its entries have come, in milliseconds since the start."""
        return self._fold.clock_at

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

    def moves(self, language: str = ENGLISH) -> dict[str, str]:
        """What the seat to decide may choose: each move as `play` takes it, with its label. Only
        that seat may read it."""
        prompt = self.prompt(self.actor)
        offers = [] if prompt is None else prompt.offers
        return {offer.move: word(offer.label, language, self.names(language)) for offer in offers}

    def _meant(self, text: str) -> int:
        """The action of a text, or else the one legal move whose words are these, or begin so."""
        try:
            return self.space.parse(text)
        except InvalidInput:
            said = " ".join(text.split()).casefold()
            words = {move: (move, label.casefold()) for move, label in self.moves().items()}
            found = [move for move in words if said in words[move]]
            if not found and said:
                found = [move for move in words if any(w.startswith(said) for w in words[move])]
            if not found:
                raise
        if len(found) > 1:
            raise InvalidInput(Message("match/ambiguous", text=text, moves=", ".join(found)))
        return self.space.parse(found[0])

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
        return self.state.refusal(self.code(action))

    def preview(self, seat: int, action: int | str) -> list[Event]:
        """What a legal action would do, as far as its seat may know beforehand."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        return prompts.preview(self.state, self.code(action), seat)

    def view(self, seat: int) -> View:
        """What a seat (or SPECTATOR) may know."""
        return self.setup.game.view(self.setup, self.state, seat)

    def board(self, seat: int = SPECTATOR, language: str = ENGLISH) -> str:
        """The drawing of what a seat (or SPECTATOR) sees, in plain text."""
        from rich.markup import render  # only drawings need it

        return render(self.setup.game.draw(self.view(seat), language), emoji=False).plain

    def __str__(self) -> str:
        return self.board()

    def imagine(self, seat: int, rng: Rng) -> State:
        """A position for a bot: one that its seat cannot tell from the true one."""
        return self.state.imagine(seat, rng)

    # Looking back

    def steps(self) -> int:
        """How many actions and outcomes led to this position, undone ones not counted."""
        return len(self._fold.course.steps)

    def step(self, number: int) -> Step:
        """The action or outcome that led to a position, counted from 1."""
        self._check_step(number, 1)
        return self._fold.course.steps[number - 1]

    def at(self, step: int) -> State:
        """A copy of the position after so many steps."""
        self._check_step(step, 0)
        return self._fold.course.at(step)

    def _check_step(self, step: int, first: int) -> None:
        if not first <= step <= self.steps():
            raise InvalidInput(Message("match/no-such-step", step=step, last=self.steps()))

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has a move in the course of play, which it could ask to take back."""
        return bool(self._fold.course.moves_of(seat))

    def turn_labels(self, seat: int, most: int) -> list[Message]:
        """What this seat has chosen since the turn became its own, for its own eyes: the last
        `most` of them."""
        steps = self._fold.course.steps
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

    def since(self, version: int, eyes: int) -> list[Moment]:
        """What each entry after a version changed, through the eyes of a seat (or SPECTATOR).

        The position must not have gone back since: then there is no way from there to here, and
        the whole view is shorter (`went_back`).
        """
        entries = self.record.entries[version:]
        if not entries:
            return []
        told = self._fold.told
        positions = self._fold.course.positions(told[version].step)
        at, state = told[version].step, next(positions)
        moments: list[Moment] = []
        for entry in entries:
            while at < told[entry.seq - 1].step:
                at, state = at + 1, next(positions)
            journal = told[entry.seq - 1].journal
            events = journal.events if self.over else journal.seen_by(eyes)
            moments.append(self._moment(at, entry, events, state, eyes))
        return moments

    def went_back(self, version: int) -> tuple[str, int] | None:
        """How the position last went back after a version, or again forward, and by whose wish."""
        found: tuple[str, int] | None = None
        for entry in self.record.entries[version:]:
            if entry.kind == REDO and entry.seat is not None:
                found = REDO, entry.seat
            for event in self._fold.told[entry.seq - 1].journal.events:
                if isinstance(event, SteppedBack):
                    found = TAKE_BACK if event.by_consent else entry.kind, event.seat
        return found

    def same_position(self, version: int) -> bool:
        """Whether what was meant for a version still means the same: nothing was played, closed or
        taken back since; somebody asked or went away at most."""
        if not 0 <= version <= self.version:
            return False
        calm = all(entry.kind in HARMLESS for entry in self.record.entries[version:])
        return calm and self.went_back(version) is None

    def replay(self, seat: int | None = None, first: int = 0) -> Iterator[Moment]:
        """Every moment of the course of play, from a step on, as a seat (or SPECTATOR) may know it;
        for None it is everything, and so is the log of a match that is over."""
        told: dict[int, list[Event]] = {step: [] for step in range(self.steps() + 1)}
        for item in self._fold.log.items() if seat is None else self.log_items(seat):
            told[item.step].append(item.event)
        for step, state in enumerate(self._fold.course.positions(first), first):
            seq = self._fold.course.steps[step - 1].seq if step > 0 else 0
            entry = self.record.entries[seq - 1] if step > 0 else None
            yield self._moment(step, entry, told[step], state, seat)

    def moment(self, step: int, eyes: int) -> Moment:
        """One of them."""
        self._check_step(step, 0)
        return next(self.replay(eyes, step))

    def _moment(
        self, step: int, entry: Entry | None, events: list[Event], state: State, eyes: int | None
    ) -> Moment:
        if entry is not None and eyes is not None:
            entry = self._redact(entry, eyes)
        version = 0 if entry is None else entry.seq
        return Moment(version, step, entry, events, eyes, self.setup, state.clone())

    def log_items(self, seat: int) -> list[LogItem]:
        """The events of the log that this seat (or SPECTATOR) may know; at the end all of them."""
        items = self._fold.log.items()
        return [item for item in items if self.over or sees(item.mask, seat)]

    def log_for(
        self, seat: int, language: str = ENGLISH, names: list[str] | None = None
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

    def code(self, action: int | str) -> int:
        """The number of an action that may be told by its text."""
        return self.space.parse(action) if isinstance(action, str) else action
