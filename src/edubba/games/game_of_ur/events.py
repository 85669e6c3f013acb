"""What can happen in the Game of Ur, for log, animations and previews."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.space import BIRDS, SIDES
from edubba.games.game_of_ur.tables import square


def bird_element(seat: int, bird: int) -> str:
    """The board element of a bird, wherever it is."""
    return f"bird:{SIDES[seat]}:{BIRDS[bird]}"


def square_element(seat: int, house: int) -> str:
    """The board element of a house on a seat's route."""
    return f"square:{square(seat, house)}"


@dataclass
class Anted(Event):
    """The counters that went into the pool before the game (GU-3.3)."""

    ante: int

    def words(self) -> Message:
        return Message("game_of_ur/anted", ante=self.ante)

    def targets(self) -> list[str]:
        return ["pile:pool"]


@dataclass
class ThrewSmall(Event):
    seat: int
    face: int

    def words(self) -> Message:
        return Message("game_of_ur/threw_small", seat=words.side(self.seat), face=self.face)

    def targets(self) -> list[str]:
        return ["die:small"]


@dataclass
class ThrewLarge(Event):
    seat: int
    reading: int
    number: int
    """The number now in force, 0 if none is."""

    def words(self) -> Message:
        return Message(
            "game_of_ur/threw_large",
            seat=words.side(self.seat),
            reading=words.reading(self.reading),
            number=self.number,
        )

    def targets(self) -> list[str]:
        return ["die:large"]


@dataclass
class RollOffScored(Event):
    """A player's score in the throws for the first turn (GU-3.5)."""

    seat: int
    score: int

    def words(self) -> Message:
        return Message("game_of_ur/roll_off_scored", seat=words.side(self.seat), score=self.score)


@dataclass
class RollOffTied(Event):
    score: int

    def words(self) -> Message:
        return Message("game_of_ur/roll_off_tied", score=self.score)


@dataclass
class TookFirstTurn(Event):
    seat: int

    def words(self) -> Message:
        return Message("game_of_ur/took_first_turn", seat=words.side(self.seat))


@dataclass
class Launched(Event):
    seat: int
    bird: int
    house: int

    def words(self) -> Message:
        return Message(
            "game_of_ur/launched",
            seat=words.side(self.seat),
            bird=words.bird(self.bird),
            house=self.house,
        )

    def targets(self) -> list[str]:
        return [bird_element(self.seat, self.bird), square_element(self.seat, self.house)]


@dataclass
class Moved(Event):
    seat: int
    bird: int
    start: int
    house: int
    passed: list[int]
    """The rosette houses flown over."""

    def words(self) -> Message:
        return Message(
            "game_of_ur/moved",
            seat=words.side(self.seat),
            bird=words.bird(self.bird),
            start=self.start,
            house=self.house,
        )

    def targets(self) -> list[str]:
        return [bird_element(self.seat, self.bird), square_element(self.seat, self.house)]


@dataclass
class BorneOff(Event):
    seat: int
    bird: int
    start: int
    passed: list[int]

    def words(self) -> Message:
        return Message(
            "game_of_ur/borne_off", seat=words.side(self.seat), bird=words.bird(self.bird)
        )

    def targets(self) -> list[str]:
        return [bird_element(self.seat, self.bird)]


@dataclass
class Captured(Event):
    """A bird of `seat` was taken off the board (GU-7.6)."""

    seat: int
    bird: int
    house: int

    def words(self) -> Message:
        return Message(
            "game_of_ur/captured",
            seat=words.side(self.seat),
            bird=words.bird(self.bird),
            house=self.house,
        )

    def targets(self) -> list[str]:
        return [bird_element(self.seat, self.bird), square_element(self.seat, self.house)]


@dataclass
class Collected(Event):
    seat: int
    counters: int

    def words(self) -> Message:
        return Message("game_of_ur/collected", seat=words.side(self.seat), counters=self.counters)

    def targets(self) -> list[str]:
        return ["pile:pool", f"pile:{SIDES[self.seat]}"]


@dataclass
class Paid(Event):
    seat: int
    counters: int

    def words(self) -> Message:
        return Message("game_of_ur/paid", seat=words.side(self.seat), counters=self.counters)

    def targets(self) -> list[str]:
        return [f"pile:{SIDES[self.seat]}", "pile:pool"]


@dataclass
class Forfeited(Event):
    """*No*: the turn is lost (GU-5.6)."""

    seat: int

    def words(self) -> Message:
        return Message("game_of_ur/forfeited", seat=words.side(self.seat))


@dataclass
class Skipped(Event):
    """No legal move with the number in force (GU-5.8)."""

    seat: int
    number: int

    def words(self) -> Message:
        return Message("game_of_ur/skipped", seat=words.side(self.seat), number=self.number)


@dataclass
class PoolShared(Event):
    """What each side took from the pool at the end (GU-10.2, GU-10.6, GU-13.11)."""

    light: int
    dark: int

    def words(self) -> Message:
        return Message("game_of_ur/pool_shared", light=self.light, dark=self.dark)

    def targets(self) -> list[str]:
        return ["pile:pool", "pile:light", "pile:dark"]


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
