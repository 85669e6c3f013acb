"""What studies travel as: models of what is asked, shapes of what is answered."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from edubba.core.options import Value
from edubba.core.words import Json, JsonObject
from edubba.server.messages import LogItem, Offered, Prompt
from edubba.server.models import (
    MOST_OPTIONS,
    MOST_SEATS,
    Code,
    Id,
    Made,
    Model,
    ResultInfo,
    Shape,
    Words,
)
from edubba.server.replay_models import ReplayStep

MOST_MOVES = 400
"""Moves of one variation."""
MOST_ROUNDS = 1000
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Step = Annotated[int, Field(ge=0, le=1_000_000)]


class FromMatch(Model):
    """A moment of a match."""

    match: Id
    step: Step = 0
    code: Code | None = None
    """The invitation, where the table is private."""


class ByHand(Model):
    """A position that somebody set up."""

    game: Id
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[str, Value] = Field(default={}, max_length=MOST_OPTIONS)
    position: dict[str, object] | None = None
    """As a study tells positions; the opening if there is none."""


class Study(Model):
    """A position, and what is tried from there."""

    moment: FromMatch | None = None
    by_hand: ByHand | None = None
    moves: list[Annotated[int, Field(ge=0, lt=2**31)]] = Field(default=[], max_length=MOST_MOVES)

    @model_validator(mode="after")
    def _one_beginning(self) -> Self:
        if (self.moment is None) == (self.by_hand is None):
            raise ValueError("either a moment of a match or a position by hand")
        return self


class StudyLook(Study):
    seat: Seat | None = None
    """Through whose eyes; unless told, through those of whoever decides. A match that runs is
    looked at with the own ones."""
    open: bool = False
    """Whether all hands lie open; never those of a match that runs."""


class StudyWeigh(Study):
    round: int = Field(default=0, ge=0, le=MOST_ROUNDS)
    """Each round judges anew by luck of its own; whoever asks for several averages them."""
    played: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    """What was chosen there: it is judged, too, and set beside the best choice."""


class Again(Model):
    """To play on from a moment of a match, against whoever played there."""

    match: Id
    step: Step
    seat: Seat
    """Where to sit."""
    code: Code | None = None


class Outcome(Offered):
    """Something that chance may bring."""

    share: float


class StudyStep(ReplayStep):
    """Where a variation leads."""

    actor: int
    """The seat that decides; -1 for chance, -2 at the end."""
    prompt: Annotated[JsonObject, Made(Prompt)] | None
    """For whoever decides, with all answers."""
    outcomes: list[Annotated[JsonObject, Made(Outcome)]]
    """Where chance decides: what it may bring, the likeliest first."""
    position: Annotated[Json, Made(object)]
    possible: Annotated[Json, Made(dict[str, list[str | int | None]])]
    """What may stand at places of the position (`light/eagle`), where that is a short list."""
    game: str
    seats: int
    options: Annotated[Json, Made(dict[str, Value])]
    chances: list[float]
    """Of all seats, as they look without any thought."""
    result: ResultInfo | None


class Choice(Offered):
    """A choice, and the chance to win that it leaves."""

    chance: float
    low: float
    """The same where what follows goes badly."""
    reasons: list[Words]
    """What it does and brings, and how the turn goes on."""
    why: list[Words]
    """Of the best choice what it gains and risks beside the next, of what was played beside the
    best; the first sentence names the other one. Nothing of all others."""


class StudyJudged(Shape):
    """What a position is worth."""

    chances: list[float]
    """Of all seats; together they are 1."""
    choices: list[Annotated[JsonObject, Made(Choice)]]
    """The best first."""
    solved: bool
    """Whether these are values of a solved race, to which thinking longer adds nothing."""
    exact: bool
    """Whether they come from its table; else from the network that was pressed from it."""


class MatchLog(Shape):
    """Everything that happened, in sentences, as a seat may know it."""

    lines: list[LogItem]


class BetterMove(Shape):
    move: str
    label: Words
    chance: float


class ReviewedMove(Shape):
    step: int
    seat: int
    question: Words
    move: str
    label: Words
    chances: list[float]
    loss: float
    grade: str
    better: list[BetterMove]


class TurningPoint(Shape):
    """A moment that mattered."""

    step: int
    seat: int
    question: Words
    regret: float
    played: Annotated[JsonObject, Made(Choice)]
    best: Annotated[JsonObject, Made(Choice)]
    reasons: list[Words]


class MatchReview(Shape):
    """A match looked at again, as far as that has come."""

    steps: int
    """How many of them have been looked at."""
    of: int
    curve: list[list[float]]
    """The chances of all seats after every step, the beginning first."""
    luck: list[float]
    """For each seat what chance gave it beyond its average."""
    lost: list[float]
    """For each seat what its choices gave away."""
    moves: list[Annotated[JsonObject, Made(ReviewedMove)]]
    """Those that gave something away."""
    turning: list[Annotated[JsonObject, Made(TurningPoint)]] | None
    """The moments that mattered, by regret; null until all is found."""
