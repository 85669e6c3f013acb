"""What is looked back at: steps of a match, examples, proofs of the dice, wrong rules."""

from typing import Annotated, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from edubba.core.words import Json, JsonObject  # noqa: F401 (the one is made of the other)
from edubba.server.models import (
    LONGEST_NAME,
    LONGEST_REPORT,
    MOST_SEATS,
    Made,
    Model,
    Shape,
    Spoken,
    Words,
)


class ReplayInfo(Shape):
    steps: int
    over: bool
    """Whether everybody may look through all eyes: also while the series of a match goes on."""
    open: bool
    """Whether a study of it is of the true position; else of one that the own seat imagines."""


class EntryInfo(Shape):
    """Who did what; `text` is null where this seat may not know it."""

    kind: str
    seat: int | None
    text: str | None


class EventInfo(BaseModel):
    """What happened: besides these, every event has the fields of its own."""

    model_config = ConfigDict(extra="allow")

    name: str
    words: Words | None
    targets: list[str]


Happened = Annotated[JsonObject, Made(EventInfo)]


class Seen(Shape):
    """What led to one moment, and how it stood then."""

    step: int
    events: list[Happened]
    scores: list[int]


class ReplayStep(Seen):
    """One position of a match with what led to it."""

    view: object
    of: int
    seat: int | None
    """Whose eyes: null for somebody who only watches."""
    entry: EntryInfo | None
    words: list[Words]
    """The sentences of the events."""


class PictureInfo(Shape):
    """A position of an example, and what there is to be seen."""

    words: str
    view: object
    targets: list[str]


class ExampleInfo(Shape):
    """An example of a rulebook for players."""

    title: str
    seat: int
    """Through whose eyes it is seen."""
    names: list[str]
    pictures: list[PictureInfo]


class Dice(Shape):
    """The sealed dice of a match."""

    kind: str
    commitment: str | None
    revealed: str | None
    """The seed, once the match is over."""
    nonces: dict[str, str]
    """The seals of the numbers that seats add, by seat."""
    opened: NotRequired[dict[str, str]]
    """Those numbers, once they are open."""
    withheld: NotRequired[list[int]]
    """The seats that did not open theirs in time."""
    draws: int
    verified: bool | None
    """Whether every roll follows from the seed; null while it is sealed."""
    words: list[Words]
    """What was proven, and what was not."""


class Report(Model):
    """A rule that seems to be played wrongly."""

    rule: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] | None = None
    words: Annotated[str, StringConstraints(max_length=LONGEST_REPORT), Spoken]
    seat: int | None = Field(default=None, ge=0, lt=MOST_SEATS)
