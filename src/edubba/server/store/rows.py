"""What the store hands out: rows as plain values, their fields named like the columns."""

from dataclasses import dataclass, field
from secrets import compare_digest
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from edubba.core.catalogue import ENGLISH
from edubba.core.words import JsonObject
from edubba.match.entries import Entry

if TYPE_CHECKING:
    from edubba.server.models import ResultInfo

Status: TypeAlias = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

SeatKind: TypeAlias = Literal["me", "here", "invite", "open", "bot"]
ME: Final = "me"
HERE: Final = "here"
INVITE: Final = "invite"
ANYBODY: Final = "open"
BOT: Final = "bot"


Tie: TypeAlias = Literal["friend", "muted", "blocked"]
FRIEND: Final = "friend"
MUTED: Final = "muted"
BLOCKED: Final = "blocked"

Bar: TypeAlias = Literal["hushed", "kicked"]
HUSHED: Final = "hushed"
KICKED: Final = "kicked"


@dataclass(frozen=True)
class Person:
    """Somebody in the house: a guest, or known by an account."""

    id: str
    name: str
    account: bool = False
    banned: bool = False
    language: str = ENGLISH


@dataclass(frozen=True)
class AccountRow:
    """How somebody is known again from everywhere."""

    person: str
    name: str
    password: str
    """Its hash."""
    recovery: str
    """The hash of the code."""
    created: int


@dataclass
class SeatRow:
    """One seat of a table."""

    kind: SeatKind
    name: str
    person: str | None
    level: str | None
    left_early: bool = False
    seal: str | None = None
    """The seal of a number that its person adds to the dice."""
    kept_for: str | None = None
    """The person for whom it waits while it is free."""

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    @property
    def filled(self) -> bool:
        return self.is_bot or self.person is not None


@dataclass
class Head:
    """What a list of tables tells of the present match of one."""

    match: str
    number: int
    over: bool
    version: int
    commitment: str | None
    result: "ResultInfo | None"


@dataclass
class TableRow:
    """A table and what was agreed at it."""

    id: str
    game: str
    preset: str
    options: JsonObject
    clock: JsonObject | None
    private: bool
    manual_done: bool
    games: int
    invite: str
    seed: str
    owner: str
    created: int
    touched: int
    status: Status = OPEN
    rematch: str | None = None
    series: str | None = None
    holder: str | None = None
    """The process that took it last, where several share the store."""
    epoch: int = 0
    """How often it was taken."""
    rated: bool = False
    help: bool = True
    """Whether it was agreed that people may be helped while a match runs."""
    seats: list[SeatRow] = field(default_factory=list)
    head: Head | None = None

    @property
    def helps(self) -> bool:
        """Whether the house helps people here while a match runs; where it is rated, never."""
        return self.help and not self.rated

    def invites(self, code: str | None) -> bool:
        """Whether somebody has the invitation of this table."""
        return code is not None and compare_digest(code, self.invite)

    def kept_for(self, person: str | None) -> list[int]:
        """The free seats that wait for a person."""
        if person is None:
            return []
        seats = enumerate(self.seats)
        return [at for at, row in seats if row.kept_for == person and not row.filled]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person who has not gone away."""
        if person is None:
            return []
        return [
            at for at, row in enumerate(self.seats) if row.person == person and not row.left_early
        ]


@dataclass
class MatchRow:
    """A match as it is kept: its head and its entries."""

    id: str
    table_id: str
    number: int
    header: str
    started: int
    over: bool
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True)
class TalkRow:
    after_game: int
    entry: Entry


@dataclass(frozen=True)
class ChatRow:
    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int
    client_id: str | None
