"""What travels over HTTP: models of what is asked, shapes of what is answered.

OpenAPI and the client's TypeScript are made from them. A shape costs nothing at run time: answers
are plain dicts, which mypy holds against it.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    with_config,
)
from pydantic_core import CoreSchema
from typing_extensions import TypedDict  # pydantic reads that of the library only from 3.12 on

from edubba.core.options import Value
from edubba.core.words import Json, JsonObject
from edubba.match.names import spoken, tidy
from edubba.server.store.rows import SeatKind, Status

PROTOCOL = 1
"""Raised whenever an older client could no longer follow."""
LONGEST_NAME = 40
LONGEST_REPORT = 4000
MOST_GAMES = 99
MOST_SEATS = 8
MOST_OPTIONS = 64
MOST_SECONDS = 7 * 24 * 60 * 60
MOST_DAYS = 60


class Model(BaseModel):
    """What a client sends: nothing unknown is taken in, no number passes for a text."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# What its fields say is for people and for the writer of the client's types: gathered for OpenAPI,
# too, it would take longer than all the rest of opening the house.
@with_config(extra="forbid")
class Shape(TypedDict):
    """What the house sends."""


@dataclass(frozen=True)
class Made:
    """Says which shape the JSON has that another room made."""

    shape: object

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(self.shape)


Tidy = BeforeValidator(lambda name: tidy(name) if isinstance(name, str) else name)
"""Whatever somebody types becomes a name that everybody can read."""
Spoken = BeforeValidator(lambda text: spoken(text) if isinstance(text, str) else text)
"""Whatever somebody says becomes a text that every store can keep."""
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), Tidy]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_:=,.-]{1,60}$")]


class Message(Shape):
    """One sentence: its id `domain/name` in the catalogues, and what fills it in."""

    id: str
    args: "dict[str, int | str | Message]"


Words = Annotated[JsonObject, Made(Message)]


class Reason(Shape):
    """Why something is refused."""

    code: str
    """For programs: the last part of the message id."""
    rule: str
    """The rule of the rulebook it comes from; may be empty."""
    words: Words


Why = Annotated[JsonObject, Made(Reason)]


class Problem(Shape):
    """What every refused request answers."""

    code: str
    words: Words
    reason: NotRequired[Why | None]
    """Where the rules refuse it."""


# The house


class OptionInfo(Shape):
    """One thing that can be agreed before a game."""

    name: str
    kind: Annotated[Json, Made(Literal["choice", "flag", "count", "counts", "money"])]
    default: Value
    choices: list[str] | None
    """For `choice`: the words to choose from."""
    least: int | None
    most: int | None
    """For `count` and `counts`: the bounds."""
    auto: bool
    """For `count`: 0 stands for "by the number of seats"."""
    never: bool
    """For `count`: -1 stands for "never"."""
    length: int | None
    """For `counts`: how many numbers."""
    label: Words
    """What is asked, in a few words."""
    choice_labels: dict[str, Words]
    """What each word of a `choice` means, where the game says it."""


class PresetInfo(Shape):
    """A named set of options."""

    name: str
    label: Words
    options: dict[str, Value]


class ObjectiveInfo(Shape):
    """What a bot may play for: told as `level:objective=name`."""

    name: str
    label: Words


class GameInfo(Shape):
    """One game of the house."""

    id: str
    title: Words
    summary: Words
    seats: list[int]
    """The numbers of seats it can be played with."""
    seat_words: list[Words]
    """What the seats are called, for as many as there can be."""
    options: list[OptionInfo]
    presets: list[PresetInfo]
    proposed: str
    """The preset that newcomers are shown first."""
    hidden: bool
    """Whether there are hidden hands: at one screen a curtain is needed between the seats."""
    series: bool
    """Whether the game has its own settlement for several games in a row."""
    objectives: list[ObjectiveInfo]
    """What its bots can be asked to want, the usual first; none where nothing can be chosen."""
    rules_version: int


class LevelInfo(Shape):
    """A strength to choose from."""

    name: str
    label: Words
    manner: Words
    """How it plays, in one sentence."""


class About(Shape):
    """What this house is and has."""

    version: str
    rules: Literal["compiled", "plain"]
    """Whether they run compiled, or as plain Python, many times slower."""
    protocol: int
    languages: list[str]
    domains: list[str]
    """The catalogues of sentences there are."""
    games: list[GameInfo]
    levels: list[LevelInfo]
    """Strengths of bots, the weakest first."""
    bots: list[str]
    """The bots behind them, by name."""


class Health(Shape):
    """An answer to a monitor."""

    status: Literal["ok"]


# Tables


class SuddenDeathClock(Model):
    """So many seconds for the whole match."""

    kind: Literal["sudden_death"]
    seconds: int = Field(ge=1, le=MOST_SECONDS)


class IncrementClock(Model):
    """So many seconds, and some more after every stretch of thinking."""

    kind: Literal["increment"]
    seconds: int = Field(ge=1, le=MOST_SECONDS)
    increment: int = Field(ge=0, le=MOST_SECONDS)


class CorrespondenceClock(Model):
    """So many days for each stretch of thinking."""

    kind: Literal["correspondence"]
    days: int = Field(ge=1, le=MOST_DAYS)


ClockChoice: TypeAlias = SuddenDeathClock | IncrementClock | CorrespondenceClock
OneClock = Annotated[ClockChoice, Field(discriminator="kind")]


class NewSeat(Model):
    """Who shall sit at a seat of a new table."""

    kind: SeatKind
    """`here` is another person at my screen, `invite` waits for somebody with the link, `open` for
    anybody."""
    name: Name | None = None
    level: Level | None = None
    """For a bot: a level, or a bot by the name that `/api/about` lists."""
    seal: Seal | None = None
    """For `me` and `here`: the seal of a number that this seat adds to the dice."""


class NewTable(Model):
    """What is agreed before sitting down. A table that waits for nobody starts at once."""

    game: Id
    preset: Id | None = None
    options: dict[str, Value] = Field(default={}, max_length=MOST_OPTIONS)
    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    clock: OneClock | None = None
    private: bool = False
    manual_done: bool = True
    """Whether people close their turns by `done`, which a client may send by itself."""
    games: int = Field(default=1, ge=0, le=MOST_GAMES)
    """How many games are played in a row with one ledger; 0 for as many as all want."""
    client_id: Id | None = None
    """The same id again answers with the same table."""
    rated: bool = False
    """Whether it counts for ratings: only for people with accounts, and bots."""
    help: bool = True
    """Whether the house helps people while a match runs, with hints, chances and studies; where it
    is rated, never."""


class SeatState(Shape):
    """One seat of a table."""

    kind: SeatKind
    name: str
    """The person's or bot's name; empty where nobody sits yet and nobody is expected."""
    person: bool
    """Whether a person has taken it."""
    mine: bool
    online: bool
    level: str | None
    """For bots."""
    ready: bool
    """Whether the seat is filled, and wants the next game where that is asked."""
    left: bool
    """Whether its person went away and a bot plays on."""
    kept: NotRequired[bool]
    """Whether it waits for somebody else, who is named: one of those who played before."""
    unnamed: NotRequired[bool]
    """Whether the name is only what the house calls somebody who has given none."""


class BreakdownLine(Shape):
    category: str
    label: Words
    points: list[int]


class RateOffer(Shape):
    """A new rate that waits for consent."""

    seat: int
    rate: str
    waiting: list[int]


class SeriesInfo(Shape):
    """Several games of the same seats."""

    number: int
    """Which game is played, from 1."""
    games: int
    """How many were agreed; 0 for as many as all want."""
    ledger: list[int]
    """What each seat has won or lost, in hundredths of a point."""
    wins: list[int]
    over: bool
    asked: list[int]
    """The seats that have still to say whether they want another game."""
    can_begin: bool
    rate: str | None
    """What a counter is worth, where the game has that."""
    offer: RateOffer | None
    places: list[int] | None
    """How the series ended."""
    reason: Words | None


class ResultInfo(Shape):
    """How a match ended."""

    places: list[int]
    points: list[int]
    reason: Words
    breakdown: list[BreakdownLine]
    extra: Annotated[JsonObject, Made(dict[str, object])]
    """What the game adds of its own."""
    series: SeriesInfo | None


class TableInfo(Shape):
    """A table as one person may see it."""

    id: str
    game: str
    preset: str
    options: Annotated[JsonObject, Made(dict[str, Value])]
    private: bool
    created: str
    """ISO 8601, UTC."""
    status: Status
    mine: bool
    """Whether I sit here."""
    invite: str | None
    """The code for a link; only those seated know it."""
    seats: list[SeatState]
    clock: Annotated[JsonObject, Made(OneClock)] | None
    manual_done: bool
    match: str | None
    version: int
    result: ResultInfo | None
    series: SeriesInfo | None
    """For tables with more than one game."""
    rematch: str | None
    """The table of the return match, once somebody has asked for one."""
    commitment: str | None
    """The hash of the sealed seed; in a series, of the one that all its games' seeds come from."""
    rated: bool
    help: bool
    """Whether the house helps people while a match runs."""
    host: NotRequired[bool]
    """Whether I set it up, and may hush people or send them away."""


class Tables(Shape):
    open: list[TableInfo]
    """Public tables with a free seat."""
    mine: list[TableInfo]
    """Where I sit, the newest first."""
    live: list[TableInfo]
    """Public tables where others play, the last touched first: to watch."""


class Join(Model):
    """Which seat to take; without a number the first free one."""

    seat: int | None = Field(default=None, ge=0, lt=MOST_SEATS)
    code: Code | None = None
    seal: Seal | None = None
    """The seal of a number that this seat adds to the dice."""


class Rematch(Model):
    """What may be said with the wish for a return match."""

    seal: Seal | None = None
    """The seal of a new number that my seat adds to the dice."""


class SeriesWord(Model):
    """What a person says between two games of a series."""

    seat: int = Field(ge=0, lt=MOST_SEATS)
    say: Literal["again", "stop", "offer_rate", "agree", "refuse"]
    rate: Annotated[str, StringConstraints(max_length=20)] | None = None
