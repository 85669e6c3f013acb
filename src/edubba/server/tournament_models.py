"""What tournaments travel as."""

from pydantic import Field

from edubba.core.options import Value
from edubba.server.models import (
    MOST_GAMES,
    MOST_OPTIONS,
    Id,
    Level,
    Model,
    OneClock,
    Shape,
    SuddenDeathClock,
)
from edubba.server.pairing import Kind
from edubba.server.people_models import ChosenName
from edubba.server.store.rows import Status

MOST_BOTS = 16
"""Levels in one tournament: they play all day, and cost their host nothing."""


class NewTournament(Model):
    """Matches of two seats each, of which the house sets up the tables by itself."""

    name: ChosenName
    kind: Kind
    game: Id
    preset: Id | None = None
    options: dict[str, Value] = Field(default={}, max_length=MOST_OPTIONS)
    clock: OneClock | None = SuddenDeathClock(kind="sudden_death", seconds=15 * 60)
    rated: bool = False
    rounds: int = Field(default=0, ge=0, le=MOST_GAMES)
    """Of a Swiss; 0 for as many as tell one winner."""
    minutes: int = Field(default=60, ge=1, le=24 * 60)
    """How long an arena lasts; matches that run then are played to their end."""
    bots: list[Level] = Field(default=[], max_length=MOST_BOTS)
    """Levels that take part."""


class EntrantInfo(Shape):
    name: str
    level: str | None
    """For bots."""
    gone: bool


class StandingInfo(Shape):
    who: int
    """The number of an entrant."""
    points: float
    opponents: float
    """Buchholz: the points of all whom one has met."""
    wins: int
    played: int


class PairingInfo(Shape):
    """Two who play, by their numbers; without a second the first has a point for nothing."""

    round: int
    first: int
    second: int | None
    table: str | None
    score: float | None
    """What the first scored: 1, 0.5 or 0; null while they play."""


class TournamentLine(Shape):
    """As lists tell of it."""

    id: str
    name: str
    kind: Kind
    game: str
    status: Status
    rated: bool


class TournamentInfo(TournamentLine):
    """With all that has happened in it."""

    rounds: int
    round: int
    """The last that was paired."""
    ends: str | None
    """When an arena ends, ISO 8601, UTC."""
    mine: bool
    """Whether I am the host."""
    me: int | None
    """My number, where I take part."""
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    """The best first."""
    pairings: list[PairingInfo]
