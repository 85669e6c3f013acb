"""What can happen in the Royal Game of Ur, for log, animations and previews."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.royal_game_of_ur import words
from edubba.games.royal_game_of_ur.space import SIDES


def piece_element(seat: int, square: str) -> str:
    """The board element of the piece on a square."""
    return f"piece:{SIDES[seat]}:{square}"


def reserve_element(seat: int) -> str:
    """The board element of a player's waiting pieces."""
    return f"piece:{SIDES[seat]}:reserve"


def home_element(seat: int) -> str:
    """The board element of a player's pieces that were borne off."""
    return f"home:{SIDES[seat]}"


@dataclass
class Threw(Event):
    seat: int
    number: int

    def words(self) -> Message:
        return Message("royal_game_of_ur/threw", seat=words.side(self.seat), number=self.number)

    def targets(self) -> list[str]:
        return ["dice"]


@dataclass
class Entered(Event):
    seat: int
    square: str

    def words(self) -> Message:
        return Message("royal_game_of_ur/entered", seat=words.side(self.seat), square=self.square)

    def targets(self) -> list[str]:
        return [reserve_element(self.seat), f"square:{self.square}"]


@dataclass
class Moved(Event):
    seat: int
    start: str
    square: str

    def words(self) -> Message:
        return Message(
            "royal_game_of_ur/moved",
            seat=words.side(self.seat),
            start=self.start,
            square=self.square,
        )

    def targets(self) -> list[str]:
        return [piece_element(self.seat, self.start), f"square:{self.square}"]


@dataclass
class Captured(Event):
    """A piece of `seat` was sent back to wait (RG-7.1)."""

    seat: int
    square: str

    def words(self) -> Message:
        return Message("royal_game_of_ur/captured", seat=words.side(self.seat), square=self.square)

    def targets(self) -> list[str]:
        return [piece_element(self.seat, self.square), reserve_element(self.seat)]


@dataclass
class BorneOff(Event):
    seat: int
    start: str

    def words(self) -> Message:
        return Message("royal_game_of_ur/borne_off", seat=words.side(self.seat), start=self.start)

    def targets(self) -> list[str]:
        return [piece_element(self.seat, self.start), home_element(self.seat)]


@dataclass
class ThrowsAgain(Event):
    """A rosette, or a capture in Blitz, keeps the turn (RG-8)."""

    seat: int

    def words(self) -> Message:
        return Message("royal_game_of_ur/throws_again", seat=words.side(self.seat))


@dataclass
class Skipped(Event):
    """No legal move with the number thrown (RG-5.2, RG-5.3)."""

    seat: int
    number: int

    def words(self) -> Message:
        return Message("royal_game_of_ur/skipped", seat=words.side(self.seat), number=self.number)


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
