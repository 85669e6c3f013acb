"""How a match stands: the course of play, who sits where, whose turn is open, the log so far."""

from dataclasses import dataclass

from edubba.core.game import Setup
from edubba.core.journal import EVERYONE, Journal
from edubba.core.state import OVER, State
from edubba.core.words import Message
from edubba.match.clocks import Span, switch
from edubba.match.course import Course, Step
from edubba.match.entries import Entry
from edubba.match.header import Header
from edubba.match.log import Log, LogItem
from edubba.match.seats import SeatInfo
from edubba.match.words import refused


@dataclass
class Told:
    """What one entry let the seats know."""

    journal: Journal
    mask: int = EVERYONE
    """Who may know which action it was."""
    decision: str = ""
    """What the others know: that this decision was taken."""
    step: int = 0
    """How many steps of the course of play there were after it."""


@dataclass
class TakeBack:
    """A request that waits for answers."""

    seat: int
    moves: int
    length: int
    """Where the course of play would be cut."""
    waiting: list[int]
    """The seats that have not answered."""


@dataclass
class GivenUp:
    """How a match ended before its game did."""

    how: str
    seat: int


class Standing:
    """Everything that follows from the header and the entries taken so far."""

    def __init__(self, setup: Setup, header: Header) -> None:
        self.setup = setup
        self.header = header
        self.space = setup.space()
        self.seats: list[SeatInfo] = [*header.seats]
        self.manual = {seat for seat in header.manual_done if not self.seats[seat].is_bot}
        """The seats that close their turns themselves."""
        opening = Journal()
        start = setup.new(opening) if header.start is None else setup.position(header.start)
        self.course = Course(start)
        self.undone: list[Step] = []
        """What can be done again, the next one last."""
        self.closed = 0
        """Steps before this one belong to closed turns."""
        self.draws = 0
        """How often chance was ever drawn, undone draws included."""
        self.nonces: dict[int, str] = {}
        """The numbers that seats have opened."""
        self.withheld: list[int] = []
        """The seats that sealed a number and did not open it in time."""
        self.left: list[int] = []
        """Seats that gave up among more than two, in this order."""
        self.given_up: GivenUp | None = None
        self.request: TakeBack | None = None
        self.told: list[Told] = []
        """What each entry let the seats know."""
        self.log = Log()
        self.spans: list[Span] = []
        self.clock_at = 0
        self.open: int | None = None
        """The seat that has done what it can and must close its turn, or think again."""
        self.over = False
        self.on_clock: int | None = None
        """The seat whose time runs: it must decide or close its turn."""
        self.tell(opening, command=False)
        self.stand()
        self.tick(0)

    # Questions

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def nonces_due(self) -> list[int]:
        """The seats whose numbers the dice wait for."""
        known = {*self.nonces, *self.withheld}
        return [seat for seat in self.header.nonces if seat not in known]

    def word(self, seat: int) -> Message:
        return self.setup.game.seat_word(seat)

    def remaining(self, now: int) -> list[int]:
        """Milliseconds left to each seat; all that is needed was recorded."""
        if self.header.clock is None:
            raise refused("match/why-no_clock")
        return self.header.clock.remaining(self.spans, len(self.seats), max(now, self.clock_at))

    # What several kinds of entries do

    def stand(self) -> None:
        """See who is to act after an entry: it is asked far more often than it changes."""
        actor = self.state.actor
        self.open = self._open_turn(actor)
        self.over = self.given_up is not None or (actor == OVER and self.open is None)
        decides = actor if actor >= 0 and not self.over else None
        self.on_clock = decides if self.open is None else self.open

    def _open_turn(self, actor: int) -> int | None:
        steps = self.course.steps
        if not steps or self.given_up is not None:
            return None
        seat = steps[-1].seat
        if seat is None or seat not in self.manual or actor == seat:
            return None
        return None if self.course.undo_point(seat, self.closed) is None else seat

    def play(self, entry: Entry, action: int, told: Told) -> None:
        """Carry out a legal action or outcome."""
        told.mask = self.state.seen_by(action)
        told.decision = self.state.decision().name
        final = entry.seat is not None and self.state.is_final(action)
        self.course.push(Step(entry.kind, entry.seat, action, entry.seq, final), told.journal)
        self.request = None
        self.tell(told.journal, command=False)

    def back_to(self, length: int) -> list[Step]:
        """Cut the course of play and the log; the steps that are gone."""
        gone = self.course.cut(length)
        self.closed = min(self.closed, length)
        self.request = None
        self.log.back_to(length)
        return gone

    def tell(self, journal: Journal, command: bool) -> None:
        """Write events into the log."""
        step = len(self.course.steps)
        for event, mask in zip(journal.events, journal.masks, strict=True):
            self.log.tell(LogItem(step, event, mask, command))

    def tick(self, at: int) -> None:
        self.clock_at = at
        switch(self.spans, self.on_clock, at)
