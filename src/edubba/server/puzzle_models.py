"""What puzzles travel as: models of what is asked, shapes of what is answered."""

from typing import Annotated

from pydantic import Field

from edubba.core.words import Json, JsonObject
from edubba.server import messages, models
from edubba.server.models import Made, Model, Shape, Words
from edubba.server.study_models import Choice


class PuzzlesOfGame(Shape):
    """How many puzzles of a game there are."""

    game: str
    grades: list[int]
    """Of each grade, the easiest first."""
    today: str
    """The puzzle of the day, the same for everybody."""


class PuzzlesInfo(Shape):
    day: str
    """As in 2026-11-16, in UTC."""
    games: list[PuzzlesOfGame]


class ListedPuzzle(Shape):
    id: str
    grade: int
    """From 1 on: the more the natural choice gives away, the higher."""


class PosedPuzzle(Shape):
    """A puzzle as it is put to somebody: nothing in it tells the answer."""

    id: str
    grade: int
    seats: int
    options: Annotated[JsonObject, Made(dict[str, models.Value])]
    state: messages.State


class PuzzleChoice(Model):
    """What somebody chooses in a puzzle."""

    action: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    """Null: nothing, but the solution is wanted."""


class PuzzleSolution(Shape):
    choices: list[Annotated[JsonObject, Made(Choice)]]
    """The best first; of games other than races those that were played out."""
    reasons: list[Words]
    """Why the first is the best."""
    update: messages.Update
    """How it looks once it is chosen."""


class PuzzleAnswer(Shape):
    right: bool
    said: Words | None
    """What the choice is worth; the best one is not named."""
    loss: float | None
    """In chances to win, where that is known."""
    solution: PuzzleSolution | None
    """For who has found it, or wants to see it."""


class PuzzlePosition(Shape):
    """For a study."""

    game: str
    seats: int
    options: Annotated[JsonObject, Made(dict[str, models.Value])]
    position: Annotated[Json, Made(dict[str, object])]
