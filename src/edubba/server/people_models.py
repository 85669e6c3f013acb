"""What people travel as: accounts, how well they play, whom they like and where they are told."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticKnownError

from edubba.server.looks import folded, skeleton
from edubba.server.models import (
    LONGEST_NAME,
    LONGEST_REPORT,
    MOST_DAYS,
    MOST_SEATS,
    Code,
    Id,
    Model,
    Shape,
    Spoken,
    TableInfo,
    Tidy,
)
from edubba.server.store.rows import Tie

MOST_LINES = 2**31 - 1
LONGEST_PASSWORD = 200
SHORTEST_PASSWORD = 8
LONGEST_FOLDED = 160
"""What the store keeps of a name as it is compared."""


# Accounts


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
    tables: list[TableInfo]
    tablets: dict[str, str]
    """The records of the matches that are over, by match."""
    chat: list[SaidLine]
    ties: "list[TieInfo]"
    channels: list[str]
    """Where I am told that it is my turn."""
    language: str
    """In which I am told so."""
    ratings: "list[RatingInfo]"
    vacations: "list[AwayInfo]"


class AwayInfo(Shape):
    """When somebody was away, or will be back; by dates of now, as long as the house stays open."""

    begin: str
    end: str


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
