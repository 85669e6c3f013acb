"""What travels over HTTP: models of what is asked, shapes of what is answered.

OpenAPI and the client's TypeScript are made from them. A shape costs nothing at run time: answers
are plain dicts, which mypy holds against it.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    with_config,
)
from pydantic_core import CoreSchema, PydanticKnownError
from typing_extensions import TypedDict  # pydantic reads that of the library only from 3.12 on

from edubba.core.options import Value
from edubba.core.words import Json, JsonObject
from edubba.match.names import folded, skeleton, spoken, tidy
from edubba.server.pairing import Kind
from edubba.server.store.rows import SeatKind, Status, Tie

PROTOCOL = 1
"""Raised whenever an older client could no longer follow."""
LONGEST_NAME = 40
LONGEST_FOLDED = 160
"""What the store keeps of a name as it is compared."""
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_REPORT = 4000
MOST_GAMES = 99
MOST_SEATS = 8
MOST_BOTS = 16
"""Levels in one tournament: they play all day, and cost their host nothing."""
MOST_OPTIONS = 64
MOST_LINES = 2**31 - 1
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


class Me(Shape):
    """Somebody in the house."""

    id: str
    name: str
    account: bool
    """Whether the name is known from everywhere, by a password."""


def _comparable(name: str) -> str:
    """Some letters stand for whole sentences, and are as long where names are compared."""
    if max(len(folded(name)), len(skeleton(name))) > LONGEST_FOLDED:
        raise PydanticKnownError("string_too_long", {"max_length": LONGEST_FOLDED})
    return name


ChosenName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME),
    Tidy,
    AfterValidator(_comparable),
]
Password = Annotated[
    str, StringConstraints(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
]
OldPassword = Annotated[str, StringConstraints(max_length=LONGEST_PASSWORD)]
"""As somebody types it, right or wrong."""


class NewName(Model):
    name: ChosenName


class SignUp(Model):
    """A guest wants to be known from everywhere; the games played so far come along."""

    name: ChosenName
    password: Password


class SignIn(Model):
    name: ChosenName
    password: OldPassword
    bring: bool = True
    """Whether the games that this browser played as a guest come along."""


class Recover(Model):
    """The password is forgotten, the recovery code is not."""

    name: ChosenName
    code: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
    password: Password


class NewPassword(Model):
    """All other browsers have to sign in again."""

    old: OldPassword
    password: Password


class Sure(Model):
    """What needs the password once more; a guest has none."""

    password: OldPassword | None = None


class SignedIn(Shape):
    """Who I am now, and what is told only once."""

    me: Me
    recovery: str | None
    """A new recovery code, to be kept somewhere safe."""


class SaidLine(Shape):
    """A line of chat."""

    table: str
    text: str
    at: str


class Export(Shape):
    """All that the house knows of somebody."""

    me: Me
    created: str
    tables: "list[TableInfo]"
    tablets: dict[str, str]
    """The records of the matches that are over, by match."""
    chat: list[SaidLine]
    ties: "list[TieInfo]"
    channels: list[str]
    """Where I am told that it is my turn."""


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
    host: NotRequired[bool]
    """Whether I set it up, and may hush people or send them away."""


class Tables(Shape):
    open: list[TableInfo]
    """Public tables with a free seat."""
    mine: list[TableInfo]
    """Where I sit, the newest first."""
    live: list[TableInfo]
    """Public tables where others play, the last touched first: to watch."""


# Standing


class RatingInfo(Shape):
    """How well somebody plays one game."""

    game: str
    kind: Literal["two", "more"]
    """With how many seats."""
    points: int
    deviation: int
    """With 95 % certainty the points are right to twice this."""
    games: int


class Played(Shape):
    """A match that is over, as one who played it looks back."""

    table: str
    match: str
    game: str
    date: str
    names: list[str]
    seat: int
    places: list[int]
    change: int | None
    """What it was worth in points, where it was rated."""


class Counted(Shape):
    """Matches of a game that are over."""

    game: str
    played: int
    won: int


class Profile(Shape):
    """What everybody may know of somebody with an account; private tables only they themselves."""

    id: str
    name: str
    since: str
    ratings: list[RatingInfo]
    statistics: list[Counted]
    history: list[Played]
    """The last matches, the newest first."""


class Ranked(Shape):
    """A line of a leader board."""

    who: str | None
    """The person; null for a bot."""
    name: str
    level: str | None
    """For bots."""
    rating: RatingInfo


class LeaderBoard(Shape):
    game: str
    two: list[Ranked]
    more: list[Ranked]
    """By what somebody plays at least, the best first: the points less twice the deviation."""


# Tournaments


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


class TournamentInfo(Shape):
    id: str
    name: str
    kind: Kind
    game: str
    status: Status
    rated: bool
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


# Looking back


class ReplayInfo(Shape):
    steps: int


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


# Order in the house


class Whom(Model):
    """Somebody at a table: who sits at a seat, or said a line of chat."""

    seat: int | None = Field(default=None, ge=0, lt=MOST_SEATS)
    line: int | None = Field(default=None, ge=1, le=MOST_LINES)
    code: Code | None = None
    """For a private table where I do not sit."""


class Hush(Whom):
    undo: bool = False


class ReportPerson(Whom):
    """Something that the operator of the house should know."""

    words: Annotated[str, StringConstraints(max_length=LONGEST_REPORT), Spoken]


class NewTie(Model):
    """Follow somebody, hear nothing of them, or never meet them."""

    tie: Tie


class NewTieAt(Whom):
    tie: Tie


class TieInfo(Shape):
    """Somebody whom I follow, mute or block."""

    id: str
    name: str
    account: bool
    tie: Tie


# Notices


class Invite(Model):
    """Somebody whom I follow."""

    person: Id


class Vacation(Model):
    days: int = Field(ge=1, le=MOST_DAYS)


class NewMail(Model):
    address: Annotated[
        str, StringConstraints(pattern=r"^[^\s@<>,;:\"]{1,64}@[A-Za-z0-9.-]{1,190}$")
    ]


class MailCode(Model):
    code: Code


class NewPush(Model):
    """A browser, as its push service knows it, and the keys for what only it can read."""

    endpoint: Annotated[
        str,
        StringConstraints(pattern=r"^https?://[A-Za-z0-9.-]{1,190}(:[0-9]{1,5})?/[!-~]{1,1000}$"),
    ]
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]


class InvitationInfo(Shape):
    """A table where a friend waits for me."""

    table: str
    game: str
    code: str
    by: str


class MailInfo(Shape):
    offered: bool
    """Whether this house sends mail at all."""
    address: str | None
    confirmed: bool


class PushInfo(Shape):
    key: str | None
    """What browsers subscribe with; null where this house does not push."""
    browsers: int
    """In which I am told."""


class Notices(Shape):
    """What waits for me."""

    turns: list[TableInfo]
    """Where others wait for my move."""
    invitations: list[InvitationInfo]
    back: str | None
    """Until when I am away."""
    vacation_days: int
    """That are left to me this year."""
    mail: MailInfo
    push: PushInfo
