"""What happens in a match outside the rules of its game, for the log and for clients."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message


@dataclass
class TurnClosed(Event):
    seat: int


@dataclass
class SteppedBack(Event):
    """The position is an earlier one again: show the whole view anew."""

    seat: int
    steps: int
    """How many steps of the course of play are gone."""
    name_of_seat: Message
    by_consent: bool

    def words(self) -> Message | None:
        # Thinking again within one's own turn is nobody's business.
        if not self.by_consent:
            return None
        return Message("match/took-back", seat=self.name_of_seat)


@dataclass
class TakeBackAsked(Event):
    seat: int
    moves: int
    asked: list[int]
    name_of_seat: Message

    def words(self) -> Message:
        return Message("match/asks-take-back", seat=self.name_of_seat, moves=self.moves)


@dataclass
class TakeBackAnswered(Event):
    seat: int
    yes: bool
    name_of_seat: Message

    def words(self) -> Message | None:
        if self.yes:
            return None
        return Message("match/refuses-take-back", seat=self.name_of_seat)


@dataclass
class GaveUp(Event):
    """A seat of more than two left, resigned or ran out of time; a bot plays on for it."""

    seat: int
    how: str
    sentence: Message

    def words(self) -> Message:
        return self.sentence


@dataclass
class SeatTaken(Event):
    """Somebody else sits there from now on."""

    seat: int
    kind: str
    name_of_person: str
    name_of_seat: Message

    def words(self) -> Message | None:
        if not self.name_of_person:
            return None
        return Message("match/seat-taken", seat=self.name_of_seat, name=self.name_of_person)


@dataclass
class NonceOpened(Event):
    seat: int
    nonce: str


@dataclass
class NonceWithheld(Event):
    """The dice go without the number that this seat had sealed."""

    seat: int
    name_of_seat: Message

    def words(self) -> Message:
        return Message("match/nonce-withheld", seat=self.name_of_seat)


@dataclass
class Concluded(Event):
    """The match ended for a reason that its game does not word."""

    reason: Message

    def words(self) -> Message:
        return self.reason
